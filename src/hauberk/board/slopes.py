"""Slopes of a sheet: where a bank meets the higher ground, and that nobody steps a full level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hauberk.board.terrain import TerrainTable
from hauberk.grid.hex import Facing, from_offset, name_of, to_offset

if TYPE_CHECKING:
    from hauberk.board.sheet import Ground, Spot

BANK, SLOPE = "half_level", "slope"
"""Traits of the ground: of a bank, and of everything that lies between two levels."""


class Slopes:
    """The ground of a sheet, looked over for its banks."""

    def __init__(self, ground: Mapping[Spot, Ground], table: TerrainTable) -> None:
        self.ground = {(column, row): each for (storey, column, row), each in ground.items() if not storey}
        self.table = table

    def _is(self, trait: str, *ground: Ground) -> bool:
        return any(trait in self.table.traits(each.terrain) for each in ground)

    def _beside(self, column: int, row: int) -> Iterator[tuple[Facing, tuple[int, int], Ground]]:
        for side in range(6):
            at = to_offset(from_offset(column, row).neighbour(side))
            if at in self.ground:
                yield side, at, self.ground[at]

    def crest(self) -> frozenset[tuple[int, int, Facing]]:
        """The top of every bank: its sides towards higher ground that is no bank. [RULING-T-57]"""
        return frozenset(
            (column, row, side)
            for (column, row), ground in self.ground.items()
            if self._is(BANK, ground)
            for side, _, other in self._beside(column, row)
            if not self._is(BANK, other) and other.level > ground.level
        )

    def faults(self, crest: frozenset[tuple[int, int, Facing]]) -> Iterator[tuple[int, str, str]]:
        """Banks that lead nowhere, and steps of a full level: between two levels there is always a slope; each with its row. [ELEV-01]"""
        crested = {(column, row) for column, row, _ in crest}
        for (column, row), ground in self.ground.items():
            if self._is(BANK, ground) and (column, row) not in crested and not self._below_a_bank(column, row):
                yield row, f"{name_of(column, row)}: a bank without higher ground beside it", ""
            for side, at, other in self._beside(column, row):
                if side in (1, 2, 3) and other.level != ground.level and not self._is(SLOPE, ground, other):
                    what = f"{name_of(column, row)} and {name_of(*at)} differ by a level without a slope between them"
                    yield row, what, "put bank, path, stone stairs or rock there"

    def _below_a_bank(self, column: int, row: int) -> bool:
        """A second row of a long slope: the bank above it has the crest."""
        level = self.ground[column, row].level
        return any(self._is(BANK, other) and other.level >= level for _, _, other in self._beside(column, row))
