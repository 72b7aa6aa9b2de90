"""What somebody carries on his back, and where it comes to lie. Rulebook 4.2.4."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, own_area
from hauberk.board.board import Cell, Cells


def may_bear(man: Being) -> bool:
    """Can he take somebody on his back? On foot, free, with nobody there yet. [CARRY-01, RULING-T-19]"""
    return not (man.mounted or man.captive or man.carries or man.character.is_beast)


def lay_places(position: Position, man: Being, body: Being) -> list[Cell]:
    """Free hexes around the bearer that the carried could stand on. [CARRY-02, RULING-T-19]"""
    step, room = position.field.move_graph_on_foot(body).step, _room(position, man)
    return [cell for cell in position.field.board.neighbours[man.cell] if (man.cell, cell) in step and room >> cell & 1]


def _room(position: Position, man: Being) -> Cells:
    """Hexes where a body can lie: no living being, heap of corpses or machine; the hex the bearer leaves is free."""
    field, state = position
    taken = state.occupied & ~own_area(state, state.beings[man.id]) | hindrances(position).barred | machine_cells(state)
    return field.board.all & ~taken


def put_down(doing: Doing, who: BeingId) -> None:
    """A bearer stops or falls and has not laid down his burden: the first free hex around takes it.

    [RULING-T-19, RULING-T-87]
    """
    man = doing.being(who)
    if not man.carries:
        return
    body = doing.being(man.carries)
    places = lay_places(doing.position, man, body)
    doing.emit(e.LaidDown(who, body.id, places[0] if places else _nearest_room(doing, man, body)))


def _nearest_room(doing: Doing, man: Being, body: Being) -> Cell:
    """No hex around is free: he lies where a dead bearer fell, else on the nearest hex that can take him.

    [RULING-T-19, STACK-01]
    """
    board, state = doing.field.board, doing.state
    room = _room(doing.field.at(state), man) & doing.field.move_graph_on_foot(body).enterable
    if not state.occupied >> man.cell & 1:
        return man.cell
    for radius in range(1, board.columns + board.rows):
        for place in board.hex(man.cell).ring(radius):
            cell = board.at_hex(place)
            if cell >= 0 and room >> cell & 1:
                return cell
    return man.cell
