"""The day of a siege, step by step. Guiscard 11.1; The Anarchy 7.1.

A step is done when nothing is left to decide; then the next begins. Quiet steps pass by themselves. [SIEGE-03, A-SIEGE-03]
"""

from __future__ import annotations

from collections.abc import Callable

from hauberk.siege import activities, events_of_the_day, healing, initiative, provisions, relief, surrender
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.state import ACTION, ACTIVITIES, EVENING, EVENT, INITIATIVE, RECOVERY


def begin(doing: Doing) -> None:
    """The first day: the besieged count their provisions, then the sequence runs. [SIEGE-01, SIEGE-02, A-SIEGE-01, A-SIEGE-02]"""
    provisions.count(doing)
    doing.emit(e.DayBegan(1))
    settle(doing)


def settle(doing: Doing) -> None:
    """Let the day go on until somebody must decide or the siege is over."""
    while doing.state.outcome is None and not doing.state.pending:
        step = doing.state.step + 1
        if step > EVENING and doing.field.daily:
            return
        if step > EVENING:
            doing.emit(e.DayBegan(doing.state.day + 1))
            step = EVENT
        doing.emit(e.StepBegan(step))
        STEPS[step](doing)
        if doing.state.outcome is None:
            relief.turn_back(doing)
        if doing.state.outcome is None and not doing.state.pending:
            surrender.check(doing)


def next_day(doing: Doing) -> None:
    """The next day of a siege whose days a campaign counts. [A-SIEGE-30, C-TURN-01, C-CG-19]"""
    doing.emit(e.DayBegan(doing.state.day + 1))
    settle(doing)


def evening(doing: Doing) -> None:
    """Wounds are looked at, food is eaten, and who cannot go on gives in. [SIEGE-03, A-SIEGE-03]"""
    healing.look_at_wounds(doing)
    provisions.eat(doing)
    relief.supply(doing)
    surrender.at_nightfall(doing)


STEPS: dict[int, Callable[[Doing], None]] = {
    EVENT: events_of_the_day.draw,
    INITIATIVE: initiative.take,
    RECOVERY: healing.recover,
    ACTION: initiative.ask,
    ACTIVITIES: activities.ask,
    EVENING: evening,
}
