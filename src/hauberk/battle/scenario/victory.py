"""Who has won: the scenario's conditions, checked at the end of every phase and when the turns are over. [TURN-01]"""

from __future__ import annotations

from hauberk.battle.core.being import Away, Being, Health, Side
from hauberk.battle.core.events import BattleEnded
from hauberk.battle.core.field import Condition, Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import at_wall, machine_at
from hauberk.battle.movement.paths import free, separated
from hauberk.board.board import Cell


def is_out(man: Being) -> bool:
    """Dead or in the enemy's hands."""
    return man.health == Health.DEAD or man.captive or man.away == Away.CAPTURED


def worth(man: Being) -> int:
    """Half of attack and defence on foot, rounded up: what putting him out of action counts."""
    values = man.character.faces["foot"]
    return (values.attack + values.defence + 1) // 2


def points(state: State, side: Side) -> int:
    """What a side has put out of action."""
    return sum(worth(man) for man in state.people(1 - side) if is_out(man))


def inside(position: Position, side: Side, area: str) -> int:
    """How many of a side are on their feet in an area."""
    return sum(bool(man.able and man.area & position.field.areas[area]) for man in position.state.people(side))


def burnt(position: Position, area: str) -> list[Cell]:
    """The hexes of an area that are in flames or lie in ashes. [FIRE-11]"""
    works, cells = position.state.works, position.field.areas[area]
    ashes = (cell for cell, terrain in works.changed.items() if terrain == "burnt")
    return [cell for cell in {*works.fires, *ashes} if cells >> cell & 1]


def gone(state: State, side: Side) -> bool:
    """Is nobody of a side left, alive and free, on the map or waiting beside it? [ASSLT-06, A-ACT-05, CAMP-06, A-ACT-22, FORAGE-08]"""
    return not any(free(man) or man.away == Away.WAITING for man in state.people(side))


def gathered(position: Position, side: Side, area: str) -> bool:
    """Is everybody of a side who is alive and free in an area? [ASSLT-09, A-ACT-08]"""
    men = [man for man in position.state.people(side) if free(man)]
    return bool(men) and not any(man.area & ~position.field.areas[area] for man in men)


def stalled(position: Position, side: Side, phases: int) -> bool:
    """Have so many phases passed without an attack hand to hand, and is everybody of a side out of the enemy's reach?

    [ASSLT-07, A-ACT-06, RULING-G-64, RULING-A-ACT-03]
    """
    return position.state.phase - position.state.fought >= phases and separated(position, side)


def docked(position: Position, machine: str) -> bool:
    """Does a machine stand with its nose against a wall? [A-MINE-02, A-ACT-35]"""
    found = position.state.machines.get(machine)
    return found is not None and not found.away and at_wall(position.field, found)


def sheltered(position: Position, side: Side) -> bool:
    """Is everybody of a side who is on the map under the roof of a machine, where nobody can shoot him? [A-ACT-35, A-GALL-01]"""
    men = [man for man in position.state.people(side) if free(man)]
    return bool(men) and all(machine_at(position, man.cell) is not None for man in men)


def amount(position: Position, condition: Condition) -> int:
    """How far a condition that counts something has come: what is held against its number. 0 for the others."""
    state = position.state
    side = condition.side
    if condition.kind == "out":
        return sum(is_out(man) for man in state.people(side))
    if condition.kind == "able":
        return sum(man.able for man in state.people(side))
    if condition.kind == "exited":
        left = [man.id for man in state.people(side) if man.away == Away.EXITED and condition.area in ("", man.exit)]
        return sum(not condition.who or who in condition.who for who in left)
    if condition.kind in ("holds", "inside"):
        return inside(position, side, condition.area)
    if condition.kind == "stalled":
        return state.phase - state.fought
    if condition.kind == "burnt":
        return len(burnt(position, condition.area))
    return points(state, side) - points(state, 1 - side) if condition.kind == "points" else 0


def holds(position: Position, condition: Condition) -> bool:
    """Does one condition hold now?"""
    state = position.state
    side, number = condition.side, condition.number
    if condition.kind in ("out", "exited", "inside", "burnt", "points"):
        return amount(position, condition) >= number
    if condition.kind == "able":
        return amount(position, condition) <= number
    if condition.kind == "holds":
        return amount(position, condition) >= number and not inside(position, 1 - side, condition.area)
    if condition.kind == "cleared":  # nobody free and on his feet is left inside [RULING-G-64, RULING-A-ACT-01]
        return not inside(position, side, condition.area)
    if condition.kind == "gone":
        return gone(state, side)
    if condition.kind == "gathered":
        return gathered(position, side, condition.area)
    if condition.kind == "docked":
        return docked(position, condition.area)
    if condition.kind == "sheltered":
        return sheltered(position, side)
    if condition.kind == "fought":
        return state.fought > 0
    if condition.kind == "stalled":
        return stalled(position, side, number)
    if condition.kind == "machine":
        machine = state.machines.get(condition.area)  # it may have been destroyed
        return machine is not None and machine.away == Away.EXITED
    men = [state.beings[who] for who in condition.who]
    if condition.kind == "dead":
        return all(man.health == Health.DEAD for man in men)
    if condition.kind == "captured":
        return all(man.captive or man.away == Away.CAPTURED for man in men)
    return all(not is_out(man) for man in men)  # "alive"


def verdict(position: Position, last: bool) -> BattleEnded | None:
    """The first line that holds decides; `last`: the turns are over. [TURN-01]"""
    for number, line in enumerate(position.field.victories):
        if (line.at == "once" or last) and all(holds(position, condition) for condition in line.conditions):
            return BattleEnded(line.winner, "victory", number)
    return BattleEnded(None, "time") if last else None
