"""What makes hexes dearer than their ground or bars them, whoever comes: what the registries of barriers and surcharges say. [CORPSE-01]"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.field import Position
from hauberk.battle.core.registries import Bar, Toll
from hauberk.board.board import Cell, Cells
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


class Hindrances(NamedTuple):
    """Hexes that are harder to enter at one moment, and those that nobody enters."""

    slow: Cells
    barred: Cells
    bars: tuple[Bar, ...]
    tolls: tuple[Toll, ...]

    def extra(self, cell: Cell) -> int:
        """What a hex costs besides its ground."""
        return sum([toll.points for toll in self.tolls if toll.cells >> cell & 1]) if self.tolls else 0

    def on_top(self, entered: list[tuple[int, Cells]]) -> list[tuple[int, Cells]]:
        """Hexes by their price, with what they cost besides their ground."""
        for toll in self.tolls:
            plain = [(price, cells & ~toll.cells) for price, cells in entered]
            entered = plain + [(price + toll.points, cells & toll.cells) for price, cells in entered]
        return entered


NONE = Hindrances(0, 0, (), ())


def hindrances(position: Position) -> Hindrances:
    """All that hinders whoever comes, at this moment; the same value as long as nothing of it changes."""
    field, state = position
    known = field.lately.get("hindrances")
    if known is not None and known[0] is state:
        found: Hindrances = known[1]
        return found
    bars = [bar for barrier in field.rules.barriers for bar in barrier(position)]
    tolls = [toll for surcharge in field.rules.surcharges for toll in surcharge(position)]
    found = _sum(bars, tolls) if bars or tolls else NONE
    if known is not None and known[1] == found:
        found = known[1]
    field.lately["hindrances"] = state, found
    return found


def _sum(bars: list[Bar], tolls: list[Toll]) -> Hindrances:
    barred = slow = 0
    for bar in bars:
        barred |= bar.cells
    for toll in tolls:
        slow |= toll.cells
    return Hindrances(slow & ~barred, barred, tuple(bars), tuple(tolls))


def bar_at(position: Position, cell: Cell) -> Bar | None:
    """What nobody gets past on a hex."""
    return next((bar for bar in hindrances(position).bars if bar.cells >> cell & 1), None)


def barred(position: Position, name: str, cell: Cell) -> Refusal | None:
    """Nobody enters a barred hex. [CORPSE-01]"""
    bar = bar_at(position, cell)
    return bar.refusal(name, position.field.name(cell)) if bar is not None else None


def tolls_of(position: Position, cell: Cell) -> list[Term]:
    """What a hex costs besides its ground, line by line. [CORPSE-01]"""
    where = position.field.name(cell)
    return [toll.line(toll.points, where) for toll in hindrances(position).tolls if toll.cells >> cell & 1]
