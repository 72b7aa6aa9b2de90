"""What a ladder or a rope can be set against, and where its top leads. Guiscard 10.1.1, 10.6.1; The Anarchy 2.2, 3.3.3; Siege 2.21."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from hauberk.battle.core.being import Side
from hauberk.battle.core.commands import Work
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.board.terrain import HexsideKind
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Facing, opposite

DECK = "deck"
HOARDING = "hoarding"
ROPE = "rope"


class Look(Protocol):
    """Whoever can say what lies where: a board, or a shape in the making."""

    board: Board

    def terrain(self, cell: Cell) -> str:
        """What ground a cell has; "" if there is no such cell."""
        ...

    def kind(self, cell: Cell, facing: Facing) -> str:
        """What stands on a side; "" for nothing."""
        ...


class AsItIs:
    """A board as it is now."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def terrain(self, cell: Cell) -> str:
        """What ground a cell has; "" if there is no such cell."""
        return self.board.ground[cell].id if 0 <= cell < self.board.size and self.board.all >> cell & 1 else ""

    def kind(self, cell: Cell, facing: Facing) -> str:
        """What stands on a side; "" for nothing."""
        feature = self.board.sides.get((cell, facing))
        return feature.id if feature else ""


class Lean(NamedTuple):
    """Where the top of a ladder or rope is."""

    top: Cell
    """The cell one gets to over the top."""
    over: HexsideKind | None
    """What one gets over: crenels, stakes, palisade, parapet, a church window; None for a deck or roof without any."""

    @property
    def jump(self) -> bool:
        """Is there nothing to stand on behind it, so that one can only jump down? [PALI-02]"""
        return self.over is not None and "palisade" in self.over.traits


def lean(look: Look, foot: Cell, facing: Facing, roofs: bool = False) -> Lean | None:
    """What somebody at the foot finds in a direction: a palisade, a wall or platform above, a church window, the deck of a scaffold;
    `roofs`: also the edge of a roof without parapet. Sides of towers and of gate walls have no such trait.

    [LADDER-01, LADDER-04, SC-LADDER-03, SC-LADDER-04, A-SCAF-02, A-PRIO-02, CWALL-03]
    """
    board = look.board
    if not 0 <= facing < len(board.shifts):
        return None
    beside, back = board.neighbours[foot][facing], opposite(facing)
    if beside < 0:
        return None
    if (low := scalable(board, look.kind(foot, facing))) is not None:
        return Lean(beside, low) if (foot, facing) not in board.inner else None
    for storey in range(board.storey(foot) + 1, board.storeys):
        high = board.above(beside, storey)
        ground, kind = look.terrain(high), look.kind(high, back)
        if not ground:
            continue
        traits, over = board.table.traits(ground), scalable(board, kind)
        bare = DECK in traits or (roofs and "terrace" in traits)
        if over is not None or (bare and not kind):
            return Lean(high, over)
    return None


def scalable(board: Board, kind: str) -> HexsideKind | None:
    """What stands on a side, if one can get over it from a ladder. [SC-LADDER-04]"""
    feature = board.table.hexsides.get(kind)
    return feature if feature is not None and "scalable" in feature.traits else None


def under_hoarding(board: Board, foot: Cell) -> bool:
    """Does a hoarding hang over this hex? [A-HOARD-07]"""
    return any(HOARDING in board.ground[cell].traits for cell in board.column(foot))


def lawful(position: Position, plan: Callable[[Position, Work], object], *works: Work) -> Iterator[Work]:
    """Those of some works with ladders and ropes that are not refused."""
    yield from (work for work in works if not isinstance(plan(position, work), Refusal))


# -- over the top ----------------------------------------------------------------------------------------------------


Pairs = frozenset[tuple[Cell, Cell]]
NO_WAY: Pairs = frozenset()


def over_the_top(field: Field) -> Pairs:
    """Every step that leads from a ladder or rope over what it hangs on."""
    board = field.board
    if not board.climbs:
        return NO_WAY
    known: Pairs | None = field.memo.get("over_the_top")
    if known is None:
        known = frozenset((low, high) for low, high, _ in board.climbs if "climbed" in board.ground[low].traits)
        field.memo["over_the_top"] = known
    return known


def jumps(field: Field) -> Pairs:
    """Steps over a palisade without platform: one jumps down behind it, and nobody fights across it. [PALI-01, PALI-02, LADDER-08]"""
    if not field.board.climbs:
        return NO_WAY
    known: Pairs | None = field.memo.get("jumps")
    if known is None:
        known = field.memo["jumps"] = frozenset(pair for pair in over_the_top(field) if landing(field, *pair) is False)
    return known


def narrow(field: Field) -> Pairs:
    """Steps over the top, and from the wall onto a rope: they need a free place at their end, and nobody makes room that way."""
    board = field.board
    if not board.climbs:
        return NO_WAY
    known: Pairs | None = field.memo.get("narrow")
    if known is None:
        down = frozenset((high, low) for high, low, _ in board.climbs if ROPE in board.ground[low].traits)
        known = field.memo["narrow"] = over_the_top(field) | down
    return known


def tops(field: Field) -> Cells:
    """The cells at the ends of such steps."""
    return cells_of(high for _, high in narrow(field)) if field.board.climbs else 0


def shut(position: Position, side: Side) -> Pairs:
    """Ways that end on somebody: over the top one gets only where nobody stands or lies, through a window only where no enemy does,
    not even a stunned one.

    [RULING-G-03, SC-LADDER-09, GRAP-07, WIN-07]
    """
    field, state = position
    ways, found = narrow(field), NO_WAY
    if ways:
        found = frozenset(pair for pair in ways if state.occupied >> pair[1] & 1)
    if state.lying and state.lying & behind_windows(field):
        found |= frozenset(pair for pair in _windows(field) if _enemy_lies(state, pair[1], side))
    return found


def behind_windows(field: Field) -> Cells:
    """The hexes to either side of windows. [WIN-07]"""
    known: Cells | None = field.memo.get("behind windows")
    if known is None:
        known = field.memo["behind windows"] = cells_of(cell for _, cell in _windows(field))
    return known


def _windows(field: Field) -> Pairs:
    """The steps that lead through a window."""
    known: Pairs | None = field.memo.get("windows")
    if known is None:
        board = field.board
        found = [(cell, board.neighbours[cell][side]) for (cell, side), kind in board.sides.items() if "window" in kind.traits]
        known = field.memo["windows"] = frozenset(pair for pair in found if pair[1] >= 0)
    return known


def _enemy_lies(state: State, cell: Cell, side: Side) -> bool:
    return any(state.beings[who].side == 1 - side for who in state.at.get(cell, ()))


def landing(field: Field, low: Cell, high: Cell) -> bool | None:
    """Must who makes this step jump? True: onto a platform; False: down behind a palisade; None: no. [LADDER-08, PALI-02, PLAT-01]"""
    board = field.board
    if not board.climbs or (low, high) not in over_the_top(field):
        return None
    if "platform" in board.ground[high].traits:
        return True
    direction = board.direction(low, high)
    side = board.sides.get((low, direction)) if direction is not None else None
    down = board.storey(high) < board.storey(low)  # from the top of a rope
    return False if down or (side is not None and "palisade" in side.traits) else None
