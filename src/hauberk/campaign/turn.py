"""The day of a campaign, step by step. The Anarchy 6; Guiscard 6.

Every faction finishes a step before any begins the next. A step begins with a list of what is to be taken up in it, one after the other;
it is done
when the list is empty and nothing is left to decide. Quiet steps pass by themselves. [C-TURN-01, C-TURN-02, C-CG-01, C-CG-02]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hauberk.campaign import aftermath, environment, garrisons, marches, morning, night, sieges, strangers, supply, upkeep
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.state import MARCHES, MORNING, NIGHT, SIEGES, STRANGERS, SUPPLY, UPKEEP


class Step(NamedTuple):
    """A step of the day."""

    list_up: Callable[[Doing], tuple[str, ...]]
    """What is to be taken up, in order. It may throw for that order."""
    take_up: Callable[[Doing, str], None]
    """One of them; whatever it asks is settled before the next. Called again after every answer until it lays the thing down itself."""
    close: Callable[[Doing], None] = lambda doing: None
    """What follows when all are done."""
    open: Callable[[Doing], None] = lambda doing: None
    """What is asked before the first is taken up."""


STEPS: dict[int, Step] = {
    UPKEEP: Step(upkeep.list_up, upkeep.take_up),
    SUPPLY: Step(supply.list_up, supply.take_up, supply.close),
    MORNING: Step(morning.list_up, morning.take_up, morning.close),
    MARCHES: Step(marches.list_up, marches.take_up, open=marches.ask_order),
    SIEGES: Step(sieges.list_up, sieges.take_up),
    STRANGERS: Step(strangers.list_up, strangers.take_up),
    NIGHT: Step(night.list_up, night.take_up, night.close),
}


def begin(doing: Doing) -> None:
    """Weather and season are found, then the first day begins. [C-ENV-01]"""
    environment.find(doing)
    for group in list(doing.state.groups.values()):
        if place := doing.field.map.place_at(group.hex, doing.field.year):
            garrisons.call_out(doing, place.id)
    doing.emit(e.DayBegan(1))
    _step(doing, UPKEEP)
    settle(doing)


def settle(doing: Doing) -> None:
    """Let the day go on until somebody must decide or the campaign is over."""
    while doing.state.outcome is None and not doing.state.pending and not sieges.waiting(doing.state):
        state = doing.state
        if state.battle is not None and state.battle.ending is not None:
            aftermath.go_on(doing)
        elif state.now:
            STEPS[state.step].take_up(doing, state.now)
        elif state.todo:
            _take_up(doing, state.todo[0])
        else:
            STEPS[state.step].close(doing)
            if not doing.state.pending and doing.state.outcome is None:
                _next(doing)


def _take_up(doing: Doing, what: str) -> None:
    points = marches.allowance_of(doing.position, what) if doing.state.step == MARCHES else 0
    doing.emit(e.TakenUp(what, points))


def _next(doing: Doing) -> None:
    if doing.state.step == NIGHT:
        doing.emit(e.DayBegan(doing.state.day + 1))
        _step(doing, UPKEEP)
    else:
        _step(doing, doing.state.step + 1)


def _step(doing: Doing, step: int, only: tuple[str, ...] = ()) -> None:
    todo = STEPS[step].list_up(doing)
    doing.emit(e.StepBegan(step, tuple(what for what in todo if what in only) if only else todo))
    STEPS[step].open(doing)


def resume(doing: Doing, step: int, only: tuple[str, ...] = ()) -> None:
    """The day goes on from the beginning of a step, as a referee is told that it stands; only some may be left to act in it. [C-TURN-02]"""
    _step(doing, step, only)
    settle(doing)
