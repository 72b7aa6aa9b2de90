"""Unhorsed riders and where they fall. Rulebook 6.8."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.commands import Fall
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import FallAsked
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.people.displacing import Wanted, cascades, make_room
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal


def fall_hexes(position: Position, horse: Being) -> list[Cell]:
    """The hexes around the horse that a man on foot could stand on. [UNHORSE-01, RULING-T-91]"""
    step = position.field.move_graphs[0].step
    barred = hindrances(position).barred | machine_cells(position.state) | horse.area
    return sorted(
        {cell for one in horse.cells for cell in position.field.board.neighbours[one] if (one, cell) in step and not barred >> cell & 1}
    )


def fall_choices(position: Position, asked: FallAsked) -> list[Fall]:
    """Free hexes; if there are none, hexes that a friend can leave; deep water last. The dead need no free hex. [UNHORSE-01, UNHORSE-02]"""
    field, state = position
    man, horse = state.beings[asked.man], state.beings[asked.horse]
    hexes = fall_hexes(position, horse)
    dry = [cell for cell in hexes if not field.water >> cell & 1]
    if man.health == Health.DEAD:
        return [Fall(cell) for cell in dry or hexes]
    free = [cell for cell in hexes if not state.occupied >> cell & 1]
    return (
        [Fall(cell) for cell in free if cell in dry]
        or [fall for cell in dry for fall in _with_friend(position, man, cell)]
        or [Fall(cell) for cell in free]
    )


def _with_friend(position: Position, man: Being, cell: Cell) -> list[Fall]:
    """One friend is shifted by one hex, a rider along his axis; horses without rider are no friends. [UNHORSE-02, RULING-T-91]"""
    here = [position.state.beings[who] for who in position.state.at.get(cell, ())]
    if any(friend.character.is_beast for friend in here):
        return []
    return [Fall(cell, moved) for moved in cascades(position, Wanted(man.side, 1 << cell, 0), 1) if moved]


def plan_fall(position: Position, command: Fall) -> FallAsked | Refusal:
    """Only one of the places offered. [UNHORSE-01]"""
    asked = position.state.pending[-1]
    assert isinstance(asked, FallAsked)
    if command not in fall_choices(position, asked):
        return Refusal(
            "cannot_fall_there", "UNHORSE-01", position.state.beings[asked.man].character.name, position.field.name(command.cell)
        )
    return asked


def fall(doing: Doing, command: Fall, asked: FallAsked) -> None:
    """He lies, or stands wounded, beside his horse; in armour and deep water he drowns. [UNHORSE-01, WATER-04, A-TERR-04]"""
    doing.answer()
    make_room(doing, command.displaced)
    land(doing, asked, command.cell)


def land(doing: Doing, asked: FallAsked, cell: Cell) -> None:
    """Put him on a hex."""
    man = doing.being(asked.man)
    doing.emit(e.Fell(man.id, cell))
    if man.character.armoured and doing.field.water >> cell & 1 and man.health != Health.DEAD:
        doing.emit(e.Hurt(man.id, Health.DEAD, "WATER-04"))


def no_room(doing: Doing, asked: FallAsked) -> None:
    """Surrounded by enemies only: he is killed and lies by his horse. [UNHORSE-03]"""
    doing.answer()
    man, horse = doing.being(asked.man), doing.being(asked.horse)
    if man.health != Health.DEAD:
        doing.emit(e.Hurt(man.id, Health.DEAD, "UNHORSE-03"))
    hexes = fall_hexes(doing.position, horse)
    doing.emit(e.Fell(man.id, hexes[0] if hexes else horse.tail if horse.tail >= 0 else horse.cell))
