"""Heaps of corpses: how much the dead on a hex hinder who comes there. Rulebook 4.2.2."""

from __future__ import annotations

from hauberk.battle.core.field import Position
from hauberk.battle.core.registries import Bar, Toll
from hauberk.board.board import Cell, Cells
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


def load(position: Position, cell: Cell) -> int:
    """How much the dead on a hex hinder: every three men or one horse count one. [CORPSE-01, CORPSE-02, RULING-T-17]"""
    return position.state.dead_men.get(cell, 0) // position.field.rules.figures.corpses_per_load + position.state.dead_horses.get(cell, 0)


def _heaps(position: Position) -> tuple[Cells, Cells]:
    """Hexes that the dead make harder to enter, and those they bar. [CORPSE-01]"""
    field, state = position
    if not state.dead_men and not state.dead_horses:
        return 0, 0
    known = field.lately.get("heaps")
    if known is None or known[0] is not state.dead_men or known[1] is not state.dead_horses:
        slow = barred = 0
        for cell in {*state.dead_men, *state.dead_horses}:
            weight = load(position, cell)
            if weight >= field.rules.figures.corpse_barrier:
                barred |= 1 << cell
            elif weight:
                slow |= 1 << cell
        known = field.lately["heaps"] = state.dead_men, state.dead_horses, (slow, barred)
    found: tuple[Cells, Cells] = known[2]
    return found


def _bars(who: str, where: str) -> Refusal:
    return Refusal("corpses_bar", "CORPSE-01", who, where)


def _slows(points: int, where: str) -> Term:
    return Term(points, "corpses", "CORPSE-01", where)


def bars(position: Position) -> tuple[Bar, ...]:
    """Nobody climbs over the highest heaps. [CORPSE-01]"""
    barred = _heaps(position)[1]
    return (Bar(barred, _bars),) if barred else ()


def tolls(position: Position) -> tuple[Toll, ...]:
    """The dead make a hex harder to enter. [CORPSE-01]"""
    slow = _heaps(position)[0]
    return (Toll(slow, position.field.rules.figures.corpse_surcharge, _slows),) if slow else ()
