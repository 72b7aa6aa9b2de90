"""The ground as lines of fire meet it: what hides, what is seen through, crests, ditches, things built."""

from __future__ import annotations

from functools import cached_property

from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.obstacles import Obstacles


class Outlook:
    """What sight asks of a board. A board has many shapes while it burns and breaks, and in most of them nobody looks: all this is worked
    out at the first look."""

    def __init__(self, board: Board, before: Outlook | None = None, changed: Cells = 0) -> None:
        """`before`: what was seen of the same board before some cells and sides `changed`."""
        self.board = board
        self._place = board.spots
        self._source: tuple[Obstacles, Cells] | None = None
        """What stood there at the last look, and what has changed since."""
        if before is not None:
            seen = vars(before).get("obstacles")
            if seen is not None:
                self._source = seen, changed
            elif before._source is not None:
                self._source = before._source[0], before._source[1] | changed

    @cached_property
    def obstacles(self) -> Obstacles:
        """Everything built that stops lines."""
        source, self._source = self._source, None
        return Obstacles(self.board) if source is None else Obstacles(self.board, *source)

    @cached_property
    def _blocking(self) -> Cells:
        return self.board.where(blocks_sight=True) | self.board.branches

    @cached_property
    def _scrub(self) -> Cells:
        return self.board.where(scrub=True)

    @cached_property
    def _timber(self) -> Cells:
        return self.board.where(structure=True)

    @cached_property
    def _inside(self) -> Cells:
        return self._blocking | self._scrub | self._timber

    @cached_property
    def _slope(self) -> dict[Cell, int]:
        return _patches(self.board, cells_of(cell for cell, _ in self.board.crest) | self.board.where(half_level=True))

    @cached_property
    def _tops(self) -> dict[tuple[Cell, Cell], tuple[Cell, Cell]]:
        """Steps over the top of a bank, either way, with the bank cell and the cell above it. [LOF-08, RULING-T-57]"""
        found: dict[tuple[Cell, Cell], tuple[Cell, Cell]] = {}
        for bank, side in self.board.crest:
            upper = self.board.neighbours[bank][side]
            if upper >= 0:
                found[bank, upper] = found[upper, bank] = bank, upper
        return found

    @cached_property
    def _edges(self) -> Cells:
        return cells_of(cell for step in self._tops for cell in step)

    @cached_property
    def ditch(self) -> Cells:
        """Ditches, which are seen into only from their edge and from above. [A-MOAT-04]"""
        return self.board.where(moat=True)

    @cached_property
    def edge_of_ditch(self) -> dict[Cell, Cells]:
        """The cells beside the ditch that a cell belongs to. [A-MOAT-04, SC-MSHOT-04]"""
        return shores(self.board, "moat") if self.ditch else {}

    @cached_property
    def trench(self) -> Cells:
        """Trenches: who is in one hinders nobody's shot. [SC-TRENCH-03]"""
        return self.board.where(trench=True)

    @cached_property
    def breaches(self) -> Cells:
        """Fallen palisades and broken gates, through which one shoots. [PALI-07, GATE-08]"""
        return self.board.where(breach=True)

    @cached_property
    def has_canvas(self) -> bool:
        """Are there tents?"""
        return any("canvas" in kind.traits for kind in self.board.sides.values())


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
    wet = board.where(**{trait: True})
    patch = _patches(board, board.bedded(**{trait: True}))
    edges: dict[int, Cells] = {}
    for cell, number in patch.items():
        edges[number] = edges.get(number, 0) | board.around[cell] & ~wet
    return {cell: edges[number] for cell, number in patch.items()}
