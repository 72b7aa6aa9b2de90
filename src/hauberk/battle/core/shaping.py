"""What works and machines make of the board: every chapter adds its part (`Rules.shapers`), the sum is a `Shape`."""

from __future__ import annotations

from hauberk.battle.core.rules import Rules
from hauberk.battle.core.state import State
from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.board.shape import Shape
from hauberk.grid.hex import Facing, opposite


class Shaping:
    """A shape in the making. What is said later replaces what was said before of the same cell or side."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        self._ground: dict[Cell, str] = {}
        self._sides: dict[tuple[Cell, Facing], tuple[str, bool]] = {}
        self._climbs: dict[tuple[Cell, Cell], int] = {}
        self._barred: Cells = 0

    def ground(self, cell: Cell, terrain: str) -> None:
        """A cell has this ground now; "" if it is no longer there."""
        self._ground[cell] = terrain

    def terrain(self, cell: Cell) -> str:
        """What ground a cell has, as far as it has been said; "" if there is no such cell."""
        if cell in self._ground:
            return self._ground[cell]
        return self.board.ground[cell].id if 0 <= cell < self.board.size and self.board.all >> cell & 1 else ""

    def traits(self, cell: Cell) -> frozenset[str]:
        """The traits of the ground a cell has, as far as it has been said."""
        ground = self.board.table.terrain.get(self.terrain(cell))
        return ground.traits if ground is not None else frozenset()

    def kind(self, cell: Cell, facing: Facing) -> str:
        """What stands on a side, as far as it has been said; "" for nothing."""
        for one, side in ((cell, facing), (cell + self.board.shifts[facing], opposite(facing))):
            if (one, side) in self._sides:
                return self._sides[one, side][0]
        feature = self.board.sides.get((cell, facing))
        return feature.id if feature else ""

    def side(self, cell: Cell, facing: Facing, kind: str, inside: bool = True) -> None:
        """This stands on a side now, "" for nothing; `inside`: the cell named is the inner one."""
        other = cell + self.board.shifts[facing], opposite(facing)
        self._sides.pop(other, None)
        self._sides[cell, facing] = kind, inside

    def climb(self, low: Cell, high: Cell, up: int, down: int) -> None:
        """One can climb between two cells on foot, at these prices; 0: not in that direction."""
        if up:
            self._climbs[low, high] = up
        if down:
            self._climbs[high, low] = down

    def bar(self, cells: Cells) -> None:
        """Nobody enters these cells."""
        self._barred |= cells

    def shape(self) -> Shape:
        """The sum, in a fixed order, so that equal shapes are equal values."""
        return Shape(
            tuple(sorted((cell, terrain) for cell, terrain in self._ground.items() if terrain)),
            cells_of(cell for cell, terrain in self._ground.items() if not terrain),
            tuple(sorted((cell, facing, kind, inside) for (cell, facing), (kind, inside) in self._sides.items())),
            tuple(sorted((a, b, price) for (a, b), price in self._climbs.items())),
            self._barred,
        )


def ground(shaping: Shaping, state: State) -> None:
    """Cells and sides that were changed one by one."""
    for cell, terrain in state.works.changed.items():
        shaping.ground(cell, terrain)
    for (cell, facing), kind in state.works.sides.items():
        shaping.side(cell, facing, kind)


def fires(shaping: Shaping, state: State) -> None:
    """Nobody enters what burns. [FIRE-09, SC-FIRE-05]"""
    shaping.bar(cells_of(state.works.fires))


def shape_of(board: Board, state: State, rules: Rules) -> Shape:
    """What works and machines make of a board."""
    shaping = Shaping(board, rules)
    for shape in rules.shapers:
        shape(shaping, state)
    return shaping.shape()
