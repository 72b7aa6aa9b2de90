"""Heaps of corpses: how much the dead on a hex hinder who comes there. Rulebook 4.2.2."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.field import Position
from hauberk.board.board import Cell, Cells


def load(position: Position, cell: Cell) -> int:
    """How much the dead on a hex hinder: every three men or one horse count one. [CORPSE-01, CORPSE-02, RULING-T-17]"""
    return position.state.dead_men.get(cell, 0) // position.field.rules.figures.corpses_per_load + position.state.dead_horses.get(cell, 0)


class Loads(NamedTuple):
    """Hexes that the dead make harder to enter, and those they bar."""

    slow: Cells
    barred: Cells
    surcharge: int

    def extra(self, cell: Cell) -> int:
        """What the dead on a hex add to its price."""
        return self.surcharge if self.slow >> cell & 1 else 0


NO_LOADS = Loads(0, 0, 0)


def loads(position: Position) -> Loads:
    """All hexes on which the dead hinder movement. [CORPSE-01]"""
    field, state = position
    if not state.dead_men and not state.dead_horses:
        return NO_LOADS
    known = field.lately.get("loads")
    if known is not None and known[0] is state.dead_men and known[1] is state.dead_horses:
        found: Loads = known[2]
        return found
    slow = barred = 0
    barrier = field.rules.figures.corpse_barrier
    for cell in {*state.dead_men, *state.dead_horses}:
        weight = load(position, cell)
        if weight >= barrier:
            barred |= 1 << cell
        elif weight:
            slow |= 1 << cell
    found = Loads(slow, barred, field.rules.figures.corpse_surcharge)
    field.lately["loads"] = (state.dead_men, state.dead_horses, found)
    return found
