"""Who sees whom over the ground: terrain and slopes only, beings are added by the battle. [LOF-01 … LOF-11]"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.grid.line import line


class Between(NamedTuple):
    """What lies between two cells: the cells crossed, and the pairs along whose border the line runs."""

    singles: Cells
    pairs: tuple[tuple[Cell, Cell], ...]

    def meets(self, cells: Cells) -> bool:
        """Does the line cross one of these cells? Of a border pair the less restrictive counts. [LOF-03]"""
        if self.singles & cells:
            return True
        return any(cells >> one & 1 and cells >> two & 1 for one, two in self.pairs)


class SightRow(NamedTuple):
    """What can be seen from one cell."""

    visible: Cells
    """Cells that terrain lets one shoot at. [LOF-06, LOF-09]"""
    lofted: Cells
    """The same for a high throw, which trees and walls do not stop. [SSLING-02]"""
    scrubbed: Cells
    """Cells seen through scrub. [COVER-01]"""
    timbered: Cells
    """Cells seen across a wooden structure. [COVER-05]"""
    over_crest: Cells
    """Bank cells seen over the top of their own bank. [COVER-03]"""


class Sight:
    """Lines and rows of one board, worked out when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._rows: dict[Cell, SightRow] = {}
        self._masks: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {}
        self._bias = board.plane + 2 * board.stride
        self._blocking = cells_of(c for c in bits(board.all) if "blocks_sight" in board.ground[c].traits) | board.branches
        self._scrub = board.of_terrain("scrub")
        self._timber = cells_of(c for c in bits(board.all) if "structure" in board.ground[c].traits)
        self._walls = {key for key, side in board.sides.items() if side.blocks_sight}
        self._banks = cells_of(cell for cell, _ in board.crest) | board.of_terrain("bank")
        self._slope = _patches(board, self._banks)

    def row(self, cell: Cell) -> SightRow:
        """Everything seen from a cell."""
        found = self._rows.get(cell)
        if found is None:
            found = self._rows[cell] = self._look(cell)
        return found

    def sees(self, one: Cell, two: Cell) -> bool:
        """Does terrain leave a line of fire between two cells?"""
        found = self._rows.get(one)
        if found is None:
            found = self.row(one)
        return bool(found.visible >> two & 1)

    def between(self, one: Cell, two: Cell) -> Between:
        """The cells that lie on the line from one cell to another, ends excluded."""
        plane, stride = self.board.plane, self.board.stride
        one, two = one % plane, two % plane
        q1, r1 = divmod(one, stride)
        q2, r2 = divmod(two, stride)
        mask, pairs = self._mask(q2 - q1, r2 - r1)
        return Between(mask >> (self._bias - one), tuple((one + a, one + b) for a, b in pairs) if pairs else ())

    def chain(self, one: Cell, two: Cell) -> tuple[tuple[Cell, ...], ...]:
        """The line from cell to cell with both ends, single cells and border pairs in order."""
        plane, stride = self.board.plane, self.board.stride
        q1, r1 = divmod(one % plane, stride)
        q2, r2 = divmod(two % plane, stride)
        return tuple(tuple(one % plane + q * stride + r for q, r in link) for link in line(q2 - q1, r2 - r1).chain)

    def slope_of(self, cell: Cell) -> int:
        """The number of the connected bank a cell belongs to, 0 for none."""
        return self._slope.get(cell, 0)

    def _mask(self, dq: int, dr: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The line to an offset as a set of cells around `bias`, and its pairs as distances."""
        stride = self.board.stride
        key = dq * 4096 + dr
        found = self._masks.get(key)
        if found is None:
            path = line(dq, dr)
            mask = 0
            for q, r in path.singles:
                mask |= 1 << (self._bias + q * stride + r)
            pairs = tuple((q * stride + r, s * stride + t) for (q, r), (s, t) in path.pairs)
            found = self._masks[key] = (mask, pairs)
        return found

    def _look(self, cell: Cell) -> SightRow:
        visible = lofted = scrubbed = timbered = over_crest = 0
        tall = bool(self._walls)
        interesting = self._blocking | self._scrub | self._timber
        for target in bits(self.board.all):
            bit = 1 << target
            between = self.between(cell, target)
            singles, pairs = between
            clear = True
            if singles & interesting or pairs:
                clear = not between.meets(self._blocking)
                if between.meets(self._scrub):
                    scrubbed |= bit
                if between.meets(self._timber):
                    timbered |= bit
            seen, crested = True, False
            if self._banks and self._near_bank(cell, target, between):
                seen, crested = self._over_banks(cell, target)
            if crested:
                over_crest |= bit
            if seen:
                lofted |= bit
                if clear and not (tall and self._walled(cell, target)):
                    visible |= bit
        return SightRow(visible, lofted, scrubbed, timbered, over_crest)

    def _near_bank(self, cell: Cell, target: Cell, between: Between) -> bool:
        if (between.singles | 1 << cell | 1 << target) & self._banks:
            return True
        return any(self._banks >> one & 1 or self._banks >> two & 1 for one, two in between.pairs)

    def _walled(self, cell: Cell, target: Cell) -> bool:
        """Does a wall stand across every way the line can be read?"""
        chain = self.chain(cell, target)
        board = self.board
        for before, after in zip(chain, chain[1:], strict=False):
            sides = [(one, board.direction(one, two)) for one in before for two in after]
            if all(side is not None and (one, side) in self._walls for one, side in sides):
                return True
        return False

    def _over_banks(self, cell: Cell, target: Cell) -> tuple[bool, bool]:
        """Can the two ends see each other over every crest, and does the line top the target's own bank? [LOF-08 … LOF-10]"""
        chain = self.chain(cell, target)
        seen, crested = True, False
        for index in range(1, len(chain)):
            if len(chain[index]) == 2:
                continue
            before = chain[index - 1]
            if len(before) == 1:
                branches = [[(before[0], chain[index][0])]]
            else:  # along a border: either hex of the pair may be taken, whichever restricts less
                start = chain[index - 2][0]
                branches = [[(start, one), (one, chain[index][0])] for one in before]
            verdicts = [self._crossings(cell, target, branch) for branch in branches]
            if not any(ok for ok, _ in verdicts):
                seen = False
            if all(topped for _, topped in verdicts):
                crested = True
        return seen, crested

    def _crossings(self, cell: Cell, target: Cell, steps: list[tuple[Cell, Cell]]) -> tuple[bool, bool]:
        ok, topped = True, False
        for one, two in steps:
            for bank, upper in ((one, two), (two, one)):
                side = self.board.direction(bank, upper)
                if side is None or (bank, side) not in self.board.crest:
                    continue
                ok = ok and self._over(cell, target, bank, upper)
                slope = self._slope.get(bank)
                topped = topped or self._slope.get(target) == slope
        return ok, topped

    def _over(self, one: Cell, two: Cell, bank: Cell, upper: Cell) -> bool:
        """A single crest between two people. [LOF-09, LOF-10, RULING-T-58, RULING-T-59]"""
        height = self.board.height
        crest = height[upper]
        below = [end for end in (one, two) if height[end] < crest]
        if len(below) != 1:
            return not below  # both below: the hill hides them; both above: a dip hides nobody
        low, high = below[0], two if below[0] == one else one
        if self._slope.get(low) == self._slope[bank]:
            return True
        return self.board.distance(low, bank) >= self.board.distance(high, bank)


def _patches(board: Board, cells: Cells) -> dict[Cell, int]:
    """Connected groups of cells, numbered from 1."""
    patch: dict[Cell, int] = {}
    number = 0
    for start in bits(cells):
        if start in patch:
            continue
        number += 1
        todo = [start]
        while todo:
            cell = todo.pop()
            if cell in patch:
                continue
            patch[cell] = number
            todo += [other for other in board.neighbours[cell] if other >= 0 and cells >> other & 1]
    return patch


def shores(board: Board, trait: str) -> dict[Cell, Cells]:
    """For each cell of a water or marsh: the dry cells beside the same connected water. [RULING-T-61]"""
    wet = cells_of(cell for cell in bits(board.all) if trait in board.ground[cell].traits)
    patch = _patches(board, wet)
    edges: dict[int, Cells] = {}
    for cell, number in patch.items():
        edges[number] = edges.get(number, 0) | board.around[cell] & ~wet
    return {cell: edges[number] for cell, number in patch.items()}
