"""Beasts that come onto the map by the hand of their leader. Guiscard 11.4.3, 4.4.3; The Anarchy 7.7.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Away, Being, BeingId
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.riding.horses import bridle_hexes
from hauberk.battle.riding.two_hexes import Pose
from hauberk.board.board import NOWHERE, Cell, Cells
from hauberk.grid.hex import opposite, rotated


def beasts_of(state: State, man: Being) -> list[Being]:
    """The beasts that somebody who waits will lead in. [FORAGE-02, A-ACT-26]"""
    return [being for being in state.beings.values() if being.leader == man.id and being.away == Away.WAITING]


def led_in(position: Position, man: Being, pose: Pose) -> tuple[tuple[BeingId, Pose], ...] | None:
    """Where the beasts stand beside somebody who has just come in: on foot behind him in a string, with a rider at his flanks.

    None if there is no room for them. [HORSE-05, HORSE-08, HORSE-09]
    """
    field, state = position
    found: list[tuple[BeingId, Pose]] = []
    taken = state.occupied | hindrances(position).barred | pose.area
    hand = pose.cell
    for beast in beasts_of(state, man):
        two = beast.character.kind == "horse"
        places = _flanks(field, pose, two) if pose.tail >= 0 else _behind(field, beast, hand, two)
        place = next((each for each in places if not each.area & taken and _stands(field, each)), None)
        if place is None:
            return None
        found.append((beast.id, place))
        taken |= place.area
        hand = place.tail if place.tail >= 0 else place.cell
    return tuple(found)


def _stands(field: Field, pose: Pose) -> bool:
    """Could horses stand there? [HORSE-12, RULING-T-21]"""
    cells: Cells = pose.area
    open_ground = field.move_graphs[0].enterable
    return not cells & ~open_ground and not any("horses" in field.board.ground[cell].bars for cell in (pose.cell, pose.tail) if cell >= 0)


def _behind(field: Field, beast: Being, hand: Cell, two: bool) -> Iterator[Pose]:
    """Places whose head is at a hand's reach, or behind the beast before. [HORSE-05]"""
    board = field.board
    for head in board.neighbours[hand]:
        for facing in range(6) if two and head >= 0 else (-1,):
            tail = board.neighbours[head][opposite(facing)] if facing >= 0 else NOWHERE
            if head < 0 or (two and tail < 0):
                continue
            if hand in bridle_hexes(field, beast._replace(cell=head, tail=tail, facing=facing)):
                yield Pose(head, tail, facing)


def _flanks(field: Field, rider: Pose, two: bool) -> Iterator[Pose]:
    """The places left and right of a rider. [HORSE-08]"""
    board = field.board
    for turn in (5, 1):
        head = board.neighbours[rider.tail][rotated(rider.facing, turn)]
        tail = board.neighbours[head][opposite(rider.facing)] if head >= 0 and two else NOWHERE
        if head >= 0 and (tail >= 0 or not two):
            yield Pose(head, tail, rider.facing if two else -1)
