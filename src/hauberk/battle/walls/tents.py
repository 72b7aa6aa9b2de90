"""Tents: cutting the canvas. Guiscard 8.5.2; what canvas and openings let through stands in the terrain table. [TENT-01, TENT-05]"""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.works import rested
from hauberk.board.board import Board, Cell, Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Facing


def canvas_of(board: Board, cell: Cell) -> list[Facing]:
    """The sides of a tent hex that canvas closes."""
    ground = board.ground[cell]
    if "tent" not in ground.traits:
        return []
    return [side for side in range(6) if (kind := board.sides.get((cell, side))) is not None and "canvas" in kind.traits and kind.blocks]


def plan_cutting(position: Position, command: Work) -> list[Facing] | Refusal:
    """A man on foot cuts the canvas of the hex he stands on, or of a tent hex right before him, in a full turn.

    [TENT-04, RULING-G-01, RULING-G-10]
    """
    field, state = position
    board, cell = field.board, command.cell
    if len(command.men) != 1:
        return Refusal("no_canvas_there", "TENT-04", about=field.name(cell))
    man = state.beings[command.men[0]]
    sides = canvas_of(board, cell) if cell >= 0 else []
    if not sides or not (man.cell == cell or any(board.neighbours[cell][side] == man.cell for side in sides)):
        return Refusal("no_canvas_there", "TENT-04", man.character.name, field.name(cell))
    if man.mounted:
        return Refusal("works_on_foot", "TENT-04", man.character.name)
    if not rested(state.phase, man):
        return Refusal("needs_a_full_turn", "RULING-G-01", man.character.name)
    return sides


def cut(doing: Doing, command: Work, sides: list[Facing]) -> None:
    """From now on the hex is an opening: one goes and fights through all its sides. [TENT-03, TENT-04, RULING-G-10]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, "", True))
    doing.emit(e.GroundSet(command.cell, "tent_opening"))
    for side in sides:
        doing.emit(e.SideSet(command.cell, side, "flap"))


def _closed(field: Field) -> Cells:
    """Tent hexes with canvas that could be cut."""
    known: Cells | None = field.memo.get("canvas")
    if known is None:
        known = 0
        for cell in {cell for cell, _ in field.board.sides}:
            if canvas_of(field.board, cell):
                known |= 1 << cell
        field.memo["canvas"] = known
    return known


def cutting_choices(position: Position) -> Iterator[Work]:
    """Everybody who can cut a tent open, and where."""
    field, state = position
    closed = _closed(field)
    if not closed:
        return
    near = field.board.beside(closed)
    for man in state.people(state.active):
        if man.cell >= 0 and near >> man.cell & 1 and rested(state.phase, man):
            for cell in bits((field.board.around[man.cell] | 1 << man.cell) & closed):
                command = Work("cut_canvas", (man.id,), cell)
                if not isinstance(plan_cutting(position, command), Refusal):
                    yield command
