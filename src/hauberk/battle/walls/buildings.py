"""Houses, chapels, walls and stairs: fighting through their openings, and riders at low walls. Guiscard 8.1, 8.4, 8.5; 9.5, 9.6.

Who can cross which side, what a room, a step or a corner costs, and where horses never go stands in the terrain table. [BLDG-01, BLDG-04,
BLDG-05, BLDG-10, BLDG-11, WIN-08, DOOR-07, PLAT-02, STAIR-04, A-PRIO-01, A-PRIO-03, SC-TENT-01, SC-TRENCH-01]
Stairs are cells of their own: links and open sides lead to their ends, and nothing else does. [STAIR-01, STAIR-02, STAIR-03]
Here is what a side is worth in a fight, and where a horse may not stop.
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.walls.leaning import jumps
from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.terrain import HexsideKind
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Facing, opposite

OPENINGS = frozenset({"door", "window"})


class Standing(NamedTuple):
    """What the ground and whatever stands between them are worth to two who fight. [MELEE-08]"""

    attacker: int
    defender: int
    side: str = ""
    """What stands between them, if that is what counts for who is attacked across it."""
    opening: bool = False
    """It is a window: what it is worth counts for who attacks through it too."""


# -- melee -----------------------------------------------------------------------------------------------------------


def side_between(board: Board, one: Cell, two: Cell) -> HexsideKind | None:
    """What stands between two cells. From below one fights across what the upper cell has on that side. [MELEE-08, STAIR-01]"""
    if not board.sides:
        return None
    direction = board.direction(two, one)
    if direction is not None:
        return board.sides.get((two, direction))
    facing = _facing_down(board, one, two)
    return board.sides.get((two, facing)) if facing is not None else None


def _facing_down(board: Board, low: Cell, high: Cell) -> Facing | None:
    """The side of a cell that lies towards a hex below it; None if the other is not below, or is the same hex."""
    if board.storey(high) <= board.storey(low):
        return None
    return board.hex(high).direction_to(board.hex(low))


def standing(field: Field, one: Cell, two: Cell, attacker: int, defender: int) -> Standing:
    """Across a door or window the defender has what it is worth, whoever is inside, and the attacker nothing better than it leaves him;
    other features help who is attacked across them, a parapet only who stands behind it.

    [WIN-09, DOOR-06, LWALL-03, RULING-G-04, MELEE-08]
    """
    feature = side_between(field.board, one, two)
    if feature is None or ("parapet" in feature.traits and not _behind(field.board, one, two)):
        return Standing(attacker, defender)
    if feature.influence and feature.traits & OPENINGS and field.board.direction(one, two) is not None:
        return Standing(min(attacker, feature.attacker), feature.influence, feature.id, feature.attacker < 0)
    if feature.influence and feature.influence > defender:
        return Standing(attacker, feature.influence, feature.id)
    return Standing(attacker, defender)


def side_rule(feature: HexsideKind) -> str:
    """The rule that says what a side is worth in a fight."""
    return feature.cites("melee") or ("WIN-09" if "window" in feature.traits else "DOOR-06" if "door" in feature.traits else "MELEE-08")


def _behind(board: Board, one: Cell, two: Cell) -> bool:
    """Does the second cell lie inside of what stands between them, or above the first? [MELEE-08]"""
    direction = board.direction(two, one)
    return direction is None or (two, direction) in board.inner


def fought_across(field: Field, pair: tuple[Cell, Cell]) -> bool:
    """Can one fight from a cell into another? Never through a chapel window, a slit, a palisade, canvas or a mantlet.

    [CWIN-02, LOOP-01, PALI-01, TENT-03, CWALL-01, CTX-08]
    """
    if pair in jumps(field):
        return False
    feature = side_between(field.board, *pair)
    return feature is None or not feature.no_melee or field.board.direction(*pair) is None


def reached_over(field: Field, one: Cell, two: Cell) -> bool:
    """Between the wheels of a ram nobody passes, but one strikes through. [RULING-A-RAM-05]"""
    feature = side_between(field.board, one, two)
    return feature is not None and "reached_over" in feature.traits and field.board.direction(one, two) is not None


def struck_over(field: Field) -> dict[Cell, Cells]:
    """For each cell the cells that one strikes at from it though one cannot step there. [RULING-A-RAM-05]"""
    known: dict[Cell, Cells] | None = field.memo.get("struck_over")
    if known is None:
        board, known = field.board, {}
        for (cell, facing), kind in board.sides.items():
            near = board.neighbours[cell][facing]
            if near >= 0 and "reached_over" in kind.traits:
                known[cell] = known.get(cell, 0) | 1 << near
        field.memo["struck_over"] = known
    return known


# -- riders ----------------------------------------------------------------------------------------------------------


def may_halt(field: Field, man: Being, pose: Pose) -> Refusal | None:
    """A rider does not stop with a low wall between his two hexes, nor in a trench. [LWALL-02, SC-TRENCH-02]"""
    if pose.tail < 0 or (not field.board.sides and not trenches(field)):
        return None
    if astride(field)[pose.facing] >> pose.cell & 1:
        return Refusal("astride_a_wall", "LWALL-02", man.character.name, field.name(pose.cell))
    if pose.area & trenches(field):
        return Refusal("halts_in_trench", "SC-TRENCH-02", man.character.name, field.name(pose.cell))
    return None


def parted(board: Board, one: Cell, two: Cell) -> bool:
    """Does a wall, a palisade or the like stand between two neighbouring cells? [BLDG-01, CWALL-01]"""
    direction = board.direction(one, two) if board.sides else None
    kind = board.sides.get((one, direction)) if direction is not None else None
    return kind is not None and kind.blocks


def severed(field: Field) -> tuple[Cells, ...]:
    """For each facing the heads whose tail would lie beyond a wall, a window or anything else that no horse crosses; empty if there is
    nothing of that kind.

    [BLDG-01, BLDG-05, WIN-07]
    """
    known: tuple[Cells, ...] | None = field.memo.get("severed")
    if known is None:
        found: list[list[Cell]] = [[] for _ in range(6)]
        for (cell, facing), kind in field.board.sides.items():
            if kind.blocks or "horses" in kind.bars:
                found[opposite(facing)].append(cell)
        known = field.memo["severed"] = tuple(cells_of(cells) for cells in found) if any(found) else ()
    return known


def is_severed(field: Field, pose: Pose) -> bool:
    """Would a wall lie between head and tail? [BLDG-01]"""
    apart = severed(field)
    return bool(apart) and pose.tail >= 0 and bool(apart[pose.facing] >> pose.cell & 1)


def astride(field: Field) -> tuple[Cells, ...]:
    """For each facing the heads whose tail would lie beyond a low wall. [LWALL-02]"""
    known: tuple[Cells, ...] | None = field.memo.get("astride")
    if known is None:
        board = field.board
        found: list[list[Cell]] = [[] for _ in range(6)]
        for (cell, facing), kind in board.sides.items():
            if kind.crossing and not kind.blocks and "horses" not in kind.bars:
                found[opposite(facing)].append(cell)
        known = field.memo["astride"] = tuple(cells_of(cells) for cells in found)
    return known


def trenches(field: Field) -> Cells:
    """Hexes that horses jump and do not stop in. [SC-TRENCH-02]"""
    known: Cells | None = field.memo.get("trenches")
    if known is None:
        known = field.memo["trenches"] = cells_of(cell for cell in bits(field.board.all) if "trench" in field.board.ground[cell].traits)
    return known


def halting(field: Field, heads: list[Cells]) -> list[Cells]:
    """Those heads of riders, by facing, where they may stop. [LWALL-02, SC-TRENCH-02]"""
    board, ditch = field.board, trenches(field)
    if not board.sides and not ditch:
        return heads
    found = []
    for facing, (cells, wall) in enumerate(zip(heads, astride(field), strict=True)):
        shift = board.shifts[facing]
        tails = ditch << shift if shift > 0 else ditch >> -shift
        found.append(cells & ~(wall | ditch | tails))
    return found
