"""Scaffolds: decks before a wall, reached by ladder. The Anarchy 2.2.

A deck is a cell on the storey of the wall it leans on; whoever stands below is on the ground. [A-SCAF-03, RULING-A-SCAF-02]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.state import State
from hauberk.battle.walls.hoardings import WALKS, neighbour
from hauberk.battle.walls.leaning import DECK
from hauberk.board.board import NOWHERE, through_windows
from hauberk.grid.hex import opposite

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping


def shape(shaping: Shaping, state: State) -> None:
    """One walks from deck to deck, steps over crenels onto the wall behind, climbs through a church window before it; from the ground
    only a ladder leads up.

    [A-SCAF-01, A-SCAF-02, A-SCAF-04, A-PRIO-02, RULING-A-SCAF-02, RULING-A-SCAF-03]
    """
    for cell, terrain in state.works.changed.items():
        if DECK not in shaping.board.table.traits(terrain):
            continue
        for facing in range(6):
            near = neighbour(shaping.board, cell, facing)
            if near != NOWHERE and WALKS in shaping.traits(near):
                shaping.side(near, opposite(facing), "crenels_to_scaffold")
        for low, high, price in through_windows(shaping.board, cell):
            shaping.climb(low, high, price, 0)
