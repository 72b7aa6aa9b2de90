"""Who has won: the scenario's conditions, checked at the end of every phase and when the turns are over. [TURN-01]"""

from __future__ import annotations

from collections.abc import Callable

from hauberk.battle.core.being import Away, Being, Health, Side
from hauberk.battle.core.events import BattleEnded
from hauberk.battle.core.field import Condition, Position
from hauberk.battle.core.registries import Ending
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
    works, cells, table = position.state.works, position.field.areas[area], position.field.board.table
    ashes = (cell for cell, terrain in works.changed.items() if "ashes" in table.traits(terrain))
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


def _exited(position: Position, condition: Condition) -> int:
    """How many of a side, or of some of them, have left by an exit."""
    left = [man.id for man in position.state.people(condition.side) if man.away == Away.EXITED and condition.area in ("", man.exit)]
    return sum(not condition.who or who in condition.who for who in left)


def _lead(position: Position, condition: Condition) -> int:
    """By how much a side has put more out of action than the other."""
    return points(position.state, condition.side) - points(position.state, 1 - condition.side)


def _holds_area(position: Position, condition: Condition) -> bool:
    """Are enough of a side in an area, and nobody of the other on his feet there?"""
    mine = inside(position, condition.side, condition.area)
    return mine >= condition.number and not inside(position, 1 - condition.side, condition.area)


def _machine_out(position: Position, condition: Condition) -> bool:
    """Has a machine left the map? It may have been destroyed."""
    machine = position.state.machines.get(condition.area)
    return machine is not None and machine.away == Away.EXITED


def _everybody(is_so: Callable[[Being], bool]) -> Ending:
    """Holds when it is so of everybody named."""
    return Ending(lambda position, condition: all(is_so(position.state.beings[who]) for who in condition.who), sided=False)


def _at_least(amount: Callable[[Position, Condition], int], sided: bool = True) -> Ending:
    """Holds when it has come to the number of the condition."""
    return Ending(lambda position, condition: amount(position, condition) >= condition.number, amount, sided)


def _able(position: Position, condition: Condition) -> int:
    return sum(man.able for man in position.state.people(condition.side))


def _inside(position: Position, condition: Condition) -> int:
    return inside(position, condition.side, condition.area)


def _quiet(position: Position, condition: Condition) -> int:
    return position.state.phase - position.state.fought


ENDINGS: dict[str, Ending] = {
    "out": _at_least(lambda position, condition: sum(is_out(man) for man in position.state.people(condition.side))),
    "able": Ending(lambda position, condition: _able(position, condition) <= condition.number, _able),
    "exited": _at_least(_exited),
    "holds": Ending(_holds_area, _inside),
    "inside": _at_least(_inside),
    "burnt": _at_least(lambda position, condition: len(burnt(position, condition.area)), sided=False),
    "dead": _everybody(lambda man: man.health == Health.DEAD),
    "captured": _everybody(lambda man: man.captive or man.away == Away.CAPTURED),
    "alive": _everybody(lambda man: not is_out(man)),
    "machine": Ending(_machine_out, sided=False),
    "points": _at_least(_lead),
    "cleared": Ending(lambda position, condition: not inside(position, condition.side, condition.area)),  # [RULING-G-64, RULING-A-ACT-01]
    "gone": Ending(lambda position, condition: gone(position.state, condition.side)),
    "gathered": Ending(lambda position, condition: gathered(position, condition.side, condition.area)),
    "stalled": Ending(lambda position, condition: stalled(position, condition.side, condition.number), _quiet),
    "fought": Ending(lambda position, condition: position.state.fought > 0, sided=False),
    "docked": Ending(lambda position, condition: docked(position, condition.area), sided=False),
    "sheltered": Ending(lambda position, condition: sheltered(position, condition.side)),
}
"""The conditions a scenario can name."""


def amount(position: Position, condition: Condition) -> int:
    """How far a condition that counts something has come: what is held against its number. 0 for the others."""
    count = position.field.rules.endings[condition.kind].amount
    return count(position, condition) if count is not None else 0


def holds(position: Position, condition: Condition) -> bool:
    """Does one condition hold now?"""
    return position.field.rules.endings[condition.kind].holds(position, condition)


def verdict(position: Position, last: bool, held: Callable[[Position, Condition], bool] = holds) -> BattleEnded | None:
    """The first line that holds decides; `last`: the turns are over; `held`: for who has looked at the conditions already. [TURN-01]"""
    for number, line in enumerate(position.field.victories):
        if (line.at == "once" or last) and all(held(position, condition) for condition in line.conditions):
            return BattleEnded(line.winner, "victory", number)
    return BattleEnded(None, "time") if last else None
