"""Walls that lie in ruins when a battle begins: brought down by the rules of battle. [ASSLT-03, A-ACT-03, A-RUBBLE-01]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.fire.burnt import destroyed
from hauberk.battle.fire.fuel import burns, seat
from hauberk.battle.walls.bombarding import demolish, in_hex
from hauberk.battle.walls.rubble import collapse
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.dice import ScriptedDice

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp

STONE, FIRE = "stone", "fire"
RULE = "A-RUBBLE-01"


def brought_down(set_up: SetUp, position: Position) -> State:
    """The position with everything in ruins that the set-up names: `[[ruins]] at = "K5 K6", by = "stone"`, or `by = "fire"`."""
    field, state = position
    for entry in set_up.reader.children("ruins"):
        by = entry.choice("by", (STONE, FIRE), default=STONE)
        for name in entry.text("at").split():
            cell = set_up.cell(entry, "at", name)
            if cell != NOWHERE:
                state = _burnt(Position(field, state), cell) if by == FIRE else _broken(Position(field, state), cell)
        entry.finish()
    return state


def _broken(position: Position, cell: Cell) -> State:
    """What stands on the hex comes down: on an upper storey a hoarding or scaffold, on the ground gate, bridge, palisade, then the wall.
    Where a neighbour has brought it down already there is nothing left to do.
    """
    doing = Doing(position, ScriptedDice(()))
    board = doing.field.board
    marks = [mark for mark in in_hex(doing.field.at(position.state), cell) if mark.kind != "machine"]
    own = [mark for mark in marks if mark.cell == cell or mark.kind == "door"]
    found = own or [mark for mark in marks if not board.storey(cell)]
    if found:
        demolish(doing, found[0], RULE)
    elif "solid" in board.ground[cell].traits or len(board.column(cell)) > 1:
        collapse(doing, (cell,), RULE)  # the middle of a tower falls with its walls [A-MINE-10]
    return doing.state


def _burnt(position: Position, cell: Cell) -> State:
    """Fire has taken what was there. [FIRE-11, A-FIRE-07]"""
    doing = Doing(position, ScriptedDice(()))
    where = seat(doing.field.board, cell)  # with its platform a palisade burns from the top
    if burns(doing.field.at(position.state), where):
        destroyed(doing, where)
    return doing.state
