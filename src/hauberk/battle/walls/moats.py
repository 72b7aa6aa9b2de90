"""Moats: who is driven into one. The classic siege 2.11; The Anarchy 3.4.

What it costs to get in and out stands in the terrain table: four points to get in, one along the bottom, and as much again to get out where
moats are steep; horses never. [A-MOAT-01, SC-MOAT-01, SC-MOAT-02, SC-FASC-02, SC-FASC-03, RULING-A-MOAT-01, RULING-S-02]
"""

from __future__ import annotations

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.doing import Doing
from hauberk.battle.people.wounds import harm
from hauberk.board.board import Board, Cell


def is_moat(board: Board, cell: Cell) -> bool:
    """Is it an open ditch, not filled or bridged?"""
    return "moat" in board.ground[cell].traits


def plunge(doing: Doing, who: BeingId, before: Cell, after: Cell) -> None:
    """Whoever is driven into a moat from the edge or from fascines falls: he is stunned, and dead if he was wounded or stunned. Onto
    fascines nobody falls.

    [SC-MOAT-03, RULING-A-MOAT-02, RULING-S-03]
    """
    board = doing.field.board
    if is_moat(board, after) and not is_moat(board, before) and doing.being(who).alive:
        harm(doing, who, "stunned", "SC-MOAT-03")
