"""Who sees whom over the ground: trees, walls and slopes; scrub and water hinder nobody, beings are added by the battle.

[LOF-01, LOF-02, LOF-05, LOF-11]
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.grid.line import line

MOST_LINES = 100_000
"""So many lines are remembered, some thirty megabytes; a server has many boards and runs for weeks."""


class Between(NamedTuple):
    """What lies between two cells: the cells crossed, and the pairs along whose border the line runs."""

    singles: Cells
    pairs: tuple[tuple[Cell, Cell], ...]

    def meets(self, cells: Cells) -> bool:
        """Does the line cross one of these cells? Of a border pair the less restrictive counts. [LOF-03]"""
        if self.singles & cells:
            return True
        return any(cells >> one & 1 and cells >> two & 1 for one, two in self.pairs)


class Link(NamedTuple):
    """A stretch of a line from one crossed cell to the next, as distances from where the line starts."""

    start: int
    middle: tuple[int, ...]
    """The pair along whose border it runs, or nothing."""
    end: int


class Trace(NamedTuple):
    """The line to an offset, worked out once for all cells: sets of cells are shifted by `Sight._bias`."""

    singles: Cells
    pairs: tuple[tuple[int, int], ...]
    touched: Cells
    """Singles and pairs together."""


class SightRow(NamedTuple):
    """What can be seen from one cell."""

    visible: Cells
    """Cells that terrain lets one shoot at. [LOF-06, LOF-09]"""
    lofted: Cells
    """The same for a high throw, which trees and walls do not stop. [SSLING-02, A-SLING-02]"""
    scrubbed: Cells
    """Cells seen through scrub. [COVER-01]"""
    timbered: Cells
    """Cells seen across scrub or a wooden structure. [COVER-05]"""
    over_crest: Cells
    """Bank cells seen over the top of their own bank. [COVER-03]"""


class Seen(NamedTuple):
    """What terrain says of one line."""

    visible: bool
    lofted: bool
    scrubbed: bool
    timbered: bool
    over_crest: bool
    between: Between


class Sight:
    """Lines and rows of one board, worked out when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._rows: dict[Cell, SightRow] = {}
        self._traces: dict[int, Trace] = {}
        self._chains: dict[int, tuple[Link, ...]] = {}
        self._lines: dict[tuple[Cell, Cell], Seen] = {}
        self._bias = board.plane + 2 * board.stride
        self._place = [q * 4096 + r for q, r in (divmod(cell % board.plane, board.stride) for cell in range(board.size))]
        """Column and row of each cell in one number: their differences tell offsets apart."""
        self._blocking = cells_of(c for c in bits(board.all) if "blocks_sight" in board.ground[c].traits) | board.branches
        self._scrub = board.of_terrain("scrub")
        self._timber = cells_of(c for c in bits(board.all) if "structure" in board.ground[c].traits)
        self._slope = _patches(board, cells_of(cell for cell, _ in board.crest) | board.of_terrain("bank"))
        self._walls: set[tuple[Cell, Cell]] = set()
        self._tops: dict[tuple[Cell, Cell], tuple[Cell, Cell]] = {}
        """Steps over the top of a bank, either way, with the bank cell and the cell above it. [LOF-08, RULING-T-57]"""
        for (cell, side), kind in board.sides.items():
            if kind.blocks_sight and board.neighbours[cell][side] >= 0:
                self._walls |= {(cell, board.neighbours[cell][side]), (board.neighbours[cell][side], cell)}
        for bank, side in board.crest:
            upper = board.neighbours[bank][side]
            if upper >= 0:
                self._tops[bank, upper] = self._tops[upper, bank] = bank, upper
        self._inside = self._blocking | self._scrub | self._timber
        self._edges = cells_of(cell for step in (*self._walls, *self._tops) for cell in step)

    def look(self, one: Cell, two: Cell) -> Seen:
        """What terrain says of the line between two cells, worked out when first asked for."""
        found = self._lines.get((one, two))
        if found is None:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            found = self._lines[one, two] = self._look(one, two)
        return found

    def row(self, cell: Cell) -> SightRow:
        """Everything seen from a cell, as sets: for fields of fire and whole maps."""
        found = self._rows.get(cell)
        if found is None:
            found = self._rows[cell] = self._sweep(cell)
        return found

    def forget(self, cell: Cell) -> None:
        """Drop what was worked out for a cell."""
        self._rows.pop(cell, None)

    def sees(self, one: Cell, two: Cell) -> bool:
        """Does terrain leave a line of fire between two cells?"""
        row = self._rows.get(one)
        return bool(row.visible >> two & 1) if row is not None else self.look(one, two).visible

    def between(self, one: Cell, two: Cell) -> Between:
        """The cells that count on the line from one cell to another, ends excluded. [LOF-01, LOF-03, LOF-04]"""
        return self.look(one, two).between

    def comes_from(self, one: Cell, two: Cell) -> tuple[Cell, ...]:
        """The cells from which the line enters its last cell: one, or a pair. [COVER-08, RULING-T-67]"""
        last = self._links(one, two)[-1]
        near = one % self.board.plane
        if not last.middle:
            return (near + last.start,)
        pair = tuple(near + offset for offset in last.middle)
        singles = self.between(one, two).singles
        return tuple(cell for cell in pair if singles >> cell & 1) or pair

    def slope_of(self, cell: Cell) -> int:
        """The number of the connected bank a cell belongs to, 0 for none."""
        return self._slope.get(cell, 0)

    def _trace(self, one: Cell, two: Cell) -> Trace:
        key = self._place[two] - self._place[one]
        found = self._traces.get(key)
        if found is None:
            chain, bias = self._chain(key), self._bias
            singles = cells_of([bias + link[0] for link in chain[1:-1] if len(link) == 1])
            pairs = tuple([(link[0], link[1]) for link in chain if len(link) == 2])
            touched = singles | cells_of([bias + offset for pair in pairs for offset in pair]) if pairs else singles
            found = self._traces[key] = Trace(singles, pairs, touched)
        return found

    def _chain(self, key: int) -> list[list[int]]:
        """The line to an offset, as distances in the numbers of this board."""
        dq, stride = (key + 2048) // 4096, self.board.stride
        return [[q * stride + r for q, r in link] for link in line(dq, key - dq * 4096).chain]

    def _links(self, one: Cell, two: Cell) -> tuple[Link, ...]:
        """The stretches of a line, for the few that must be followed step by step."""
        key = self._place[two] - self._place[one]
        known = self._chains.get(key)
        if known is None:
            links: list[Link] = []
            middle: tuple[int, ...] = ()
            start = 0
            for link in self._chain(key)[1:]:
                if len(link) == 2:
                    middle = tuple(link)
                else:
                    links.append(Link(start, middle, link[0]))
                    middle, start = (), link[0]
            known = self._chains[key] = tuple(links)
        return known

    def _drawn(self, one: Cell, two: Cell) -> Between:
        """The line as it is drawn; at the edge of the map only one hex of a pair is there."""
        trace = self._trace(one, two)
        near = one % self.board.plane
        singles = trace.singles >> (self._bias - near)
        if not trace.pairs:
            return Between(singles, ())
        pairs = []
        for a, b in trace.pairs:
            there = [cell for cell in (near + a, near + b) if self.board.all >> cell & 1]
            if len(there) == 2:
                pairs.append((there[0], there[1]))
            else:
                singles |= cells_of(there)
        return Between(singles, tuple(pairs))

    def _sweep(self, cell: Cell) -> SightRow:
        visible = lofted = scrubbed = timbered = over_crest = 0
        for target in bits(self.board.all):
            bit = 1 << target
            sees, loft, through, across, topped, _ = self._look(cell, target)
            if not loft:
                continue
            lofted |= bit
            if sees:
                visible |= bit
            if through:
                scrubbed |= bit
            if across:
                timbered |= bit
            if topped:
                over_crest |= bit
        return SightRow(visible, lofted, scrubbed, timbered, over_crest)

    def _look(self, cell: Cell, target: Cell) -> Seen:
        """One line: the plain case by sets of cells, the others step by step."""
        trace, near = self._trace(cell, target), cell % self.board.plane
        shift = self._bias - near
        touched, singles = trace.touched >> shift, trace.singles >> shift
        if (touched ^ singles) & self._inside or (touched | 1 << near | 1 << target % self.board.plane) & self._edges:
            taken = self._take(cell, target)
            high = taken or self._take(cell, target, high=True)
            if high is None:
                return Seen(False, False, False, False, False, self._drawn(cell, target))
            between, topped = high
            through, across = between.meets(self._scrub), between.meets(self._scrub | self._timber)
            return Seen(taken is not None, True, through, across, topped, between if taken else self._drawn(cell, target))
        # neither walls, banks nor remarkable border pairs: the cells crossed tell all
        drawn = self._drawn(cell, target) if trace.pairs else Between(singles, ())
        scrub, timber = bool(singles & self._scrub), bool(singles & (self._scrub | self._timber))
        return Seen(not singles & self._blocking, True, scrub, timber, False, drawn)

    def _take(self, one: Cell, two: Cell, high: bool = False) -> tuple[Between, bool] | None:
        """The way a shot takes, of every border pair the side that is open, and whether it tops the target's own bank.

        None: terrain stops it. [LOF-03, LOF-06, LOF-07, LOF-08, RULING-T-54]
        """
        near = one % self.board.plane
        far = two % self.board.plane
        blocking = 0 if high else self._blocking
        singles, pairs, topped = 0, [], False
        for link in self._links(one, two):
            start, end = near + link.start, near + link.end
            if end != far:
                if blocking >> end & 1:
                    return None
                singles |= 1 << end
            if not link.middle:
                tops = self._step(one, two, start, end, high)
                if tops is None:
                    return None
                topped = topped or tops
                continue
            ways = []
            for offset in link.middle:
                cell = near + offset
                if self.board.all >> cell & 1 and not blocking >> cell & 1:
                    up, down = self._step(one, two, start, cell, high), self._step(one, two, cell, end, high)
                    if up is not None and down is not None:
                        ways.append((cell, up or down))
            if not ways:
                return None
            topped = topped or all(tops for _, tops in ways)
            if len(ways) == 2:
                pairs.append((ways[0][0], ways[1][0]))
            else:
                singles |= 1 << ways[0][0]
        return Between(singles, tuple(pairs)), topped

    def _step(self, one: Cell, two: Cell, start: Cell, end: Cell, high: bool) -> bool | None:
        """One step of a line: does it top the target's own bank? None: a wall or the top of a bank stops it. [LOF-08, COVER-03]"""
        step = start, end
        if not high and step in self._walls:
            return None
        top = self._tops.get(step)
        if top is None:
            return False
        if not self._over(one, two, *top):
            return None
        return self._slope.get(two) == self._slope[top[0]]

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
    """For each cell of a water or marsh: the dry cells beside the same connected water, which runs on under bridges. [RULING-T-61]"""
    wet = cells_of(cell for cell in bits(board.all) if trait in board.ground[cell].traits)
    patch = _patches(board, cells_of(cell for cell in bits(board.all) if trait in board.base[cell].traits))
    edges: dict[int, Cells] = {}
    for cell, number in patch.items():
        edges[number] = edges.get(number, 0) | board.around[cell] & ~wet
    return {cell: edges[number] for cell, number in patch.items()}
