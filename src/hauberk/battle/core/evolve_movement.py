"""What becomes of people and beasts by events of movement. Part of `evolve`: knows no rules and throws no dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Away, Being, Mark
from hauberk.battle.core.state import State
from hauberk.board.board import NOWHERE, Cell

STAYED = "stayed"
"""Where somebody is who took no part in a sally: no exit of a scenario is called so. [A-ACT-38]"""


def _moved(state: State, event: e.Moved) -> State:
    being = state.beings[event.man]
    new = being._replace(
        cell=event.path[-1], tail=event.tail, facing=event.facing, left=event.left, debt=event.debt,
        spent=event.spent, marks=being.marks | Mark.MOVED, trail=trail_of(being, event.path),
    )  # fmt: skip
    return state.with_being(new, moving=event.man)


def trail_of(being: Being, path: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The hexes he has come through; a rider's begins with the tail he started from."""
    start = being.trail or ((being.tail,) if being.tail >= 0 else ())
    return (*start, being.cell, *path[:-1])


def _halted(state: State, event: e.Halted) -> State:
    being = state.beings[event.man]
    paid = sum([term.value for term in event.costs])
    halted = being._replace(marks=being.marks | Mark.HALTED, debt=False, left=being.left - paid, spent=being.spent + paid)
    return state.with_being(halted, moving="" if state.moving == event.man else state.moving)


def _stepped_back(state: State, event: e.SteppedBack) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(cell=event.cell, tail=event.tail, facing=event.facing))


def _movement_cut(state: State, event: e.MovementCut) -> State:
    return state.with_being(state.beings[event.man]._replace(left=event.left))


def _mounted_up(state: State, event: e.MountedUp) -> State:
    being, horse = state.beings[event.man], state.beings[event.horse]
    state = state.with_being(horse._replace(away=Away.RIDDEN, leader=""))
    rider = being._replace(
        cell=horse.cell, tail=horse.tail, facing=horse.facing, mount=horse.id,
        marks=being.marks | Mark.MOVED | Mark.SADDLE, debt=False, trail=(),
    )  # fmt: skip
    return state.with_being(_converted(rider, event.left))._replace(moving=event.man)


def _converted(being: Being, left: int) -> Being:
    """His points in the new state of the counter; what is gone counts as spent. [RULING-T-35]"""
    allowance = being.values.movement
    return being._replace(allowance=allowance, left=left, spent=max(0, allowance - left))


def _dismounted(state: State, event: e.Dismounted) -> State:
    being, horse = state.beings[event.man], state.beings[event.horse]
    on_foot = being._replace(
        cell=event.cell, tail=NOWHERE, facing=-1, mount="", marks=being.marks | Mark.MOVED | Mark.SADDLE, debt=False, trail=()
    )
    state = state.with_being(_converted(on_foot, event.left))
    free = horse._replace(cell=being.cell, tail=being.tail, facing=being.facing, away=Away.HERE, side=being.side)
    return state.with_being(free)._replace(moving=event.man)


def _bridle_taken(state: State, event: e.BridleTaken) -> State:
    return state.with_being(state.beings[event.beast]._replace(leader=event.man, side=event.side))


def _bridle_missed(state: State, event: e.BridleMissed) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(missed=(*being.missed, event.beast)))


def _bridle_dropped(state: State, event: e.BridleDropped) -> State:
    return state.with_being(state.beings[event.beast]._replace(leader=""))


def _horse_moved(state: State, event: e.HorseMoved) -> State:
    return state.with_being(state.beings[event.beast]._replace(cell=event.cell, tail=event.tail, facing=event.facing))


def _lifted(state: State, event: e.Lifted) -> State:
    being, body = state.beings[event.man], state.beings[event.body]
    state = state.with_being(body._replace(cell=NOWHERE, away=Away.RIDDEN))
    bearer = being._replace(carries=event.body, left=event.left, spent=event.spent, debt=False, marks=being.marks | Mark.MOVED)
    return state.with_being(bearer)._replace(moving=event.man)


def _laid_down(state: State, event: e.LaidDown) -> State:
    state = state.with_being(state.beings[event.man]._replace(carries=""))
    return state.with_being(state.beings[event.body]._replace(cell=event.cell, away=Away.HERE))


def _corpses_cleared(state: State, event: e.CorpsesCleared) -> State:
    for who in event.corpses:
        corpse = state.beings[who]
        if event.sunk:
            state = state.with_being(corpse._replace(away=Away.SUNK, cell=NOWHERE, tail=NOWHERE))
        else:
            state = state.with_being(corpse._replace(cell=event.cell, tail=event.tail if corpse.tail >= 0 else NOWHERE))
    for who in event.men:
        state = state.with_being(state.beings[who]._replace(marks=state.beings[who].marks | Mark.WORKED | Mark.HALTED))
    return state


def _entered(state: State, event: e.Entered) -> State:
    being = state.beings[event.man]
    if event.horse:
        horse = state.beings[event.horse]
        state = state.with_being(horse._replace(away=Away.RIDDEN))
    new = being._replace(
        cell=event.cell, tail=event.tail, facing=event.facing, mount=event.horse, away=Away.HERE, marks=being.marks | Mark.MOVED, since=-1
    )
    paid = sum([term.value for term in event.costs])
    new = new._replace(allowance=new.values.movement, left=event.left, spent=paid)
    return state.with_being(new)._replace(moving=event.man)


def _went_round(state: State, event: e.WentRound) -> State:
    return state.with_being(state.beings[event.man]._replace(way=event.way, since=state.phase))


def _patrol_called(state: State, event: e.PatrolCalled) -> State:
    for who in event.men:
        state = state.with_being(state.beings[who]._replace(way=event.way))
    return state


def _led_in(state: State, event: e.LedIn) -> State:
    beast = state.beings[event.beast]
    return state.with_being(beast._replace(cell=event.cell, tail=event.tail, facing=event.facing, away=Away.HERE))


def _stayed_behind(state: State, event: e.StayedBehind) -> State:
    return _left(state, e.Left(event.man, STAYED))


def _left(state: State, event: e.Left) -> State:
    being = state.beings[event.man]
    for beast in [other for other in state.beings.values() if other.leader == event.man]:
        state = state.with_being(beast._replace(away=Away.EXITED, cell=NOWHERE, tail=NOWHERE, leader="", exit=event.exit))
    if being.carries:
        state = state.with_being(state.beings[being.carries]._replace(away=Away.CAPTURED, cell=NOWHERE))
    away = Away.CAPTURED if being.captive else Away.EXITED
    gone = being._replace(away=away, cell=NOWHERE, tail=NOWHERE, carries="", exit=event.exit)
    return state.with_being(gone)._replace(moving="")


STEPS: dict[type, Callable[[State, Any], State]] = {
    e.Moved: _moved,
    e.Halted: _halted,
    e.SteppedBack: _stepped_back,
    e.MovementCut: _movement_cut,
    e.MountedUp: _mounted_up,
    e.Dismounted: _dismounted,
    e.BridleTaken: _bridle_taken,
    e.BridleMissed: _bridle_missed,
    e.BridleDropped: _bridle_dropped,
    e.HorseMoved: _horse_moved,
    e.Lifted: _lifted,
    e.LaidDown: _laid_down,
    e.CorpsesCleared: _corpses_cleared,
    e.Entered: _entered,
    e.Left: _left,
    e.WentRound: _went_round,
    e.PatrolCalled: _patrol_called,
    e.LedIn: _led_in,
    e.StayedBehind: _stayed_behind,
}
