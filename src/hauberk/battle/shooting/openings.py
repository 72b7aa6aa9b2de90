"""Buildings: shooting. Out of windows, doors and slits and into them, cover indoors and at corners, ditches, hoardings.

Rulebook 8.2, 8.3, 9.3, 9.4; The Anarchy 3.3, 3.4, 4.2; the classic siege rules 2.14, 2.4, 2.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.board.barriers import Passed
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.seen import Between, Seen
from hauberk.board.terrain import Cover
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

if TYPE_CHECKING:
    from hauberk.battle.shooting.line_of_fire import Aim

OUTER, INNER = range(2)
"""The two sides of a door, for who stands in it."""

ANY_SIDE = -1


HOARDING = "hoarding"


class Lee(NamedTuple):
    """Something that covers somebody against a shot, and the side it covers him on if it has but one at a time. [BLDG-09]"""

    term: Term
    side: int = ANY_SIDE


# -- what stops a line -------------------------------------------------------------------------------------------------

Told = Callable[[str, str], Refusal]

_TOLD: dict[str, Told] = {
    "trees_block": lambda who, about: Refusal("trees_block", "LOF-06", who, about),
    "bank_hides": lambda who, about: Refusal("bank_hides", "LOF-09", who, about),
    "wall_blocks": lambda who, about: Refusal("wall_blocks", "BLDG-02", who, about),
    "from_the_opening": lambda who, about: Refusal("wall_blocks", "BLDG-02", who, about),
    "roof_hides": lambda who, about: Refusal("roof_hides", "BLDG-03", who, about),
    "too_low_behind": lambda who, about: Refusal("too_low_behind", "LEVEL-01", who, about),
    "screen_blocks": lambda who, about: Refusal("screen_blocks", "A-MANT-05", who, about),
    "out_of_slit_field": lambda who, about: Refusal("out_of_slit_field", "LOOP-02", who, about),
    "not_in_line_with_slit": lambda who, about: Refusal("not_in_line_with_slit", "LOOP-05", who, about),
    "not_at_its_height": lambda who, about: Refusal("not_at_its_height", "TDOOR-01", who, about),
    "only_at_the_opening": lambda who, about: Refusal("only_at_the_opening", "WIN-04", who, about),
    "too_many_openings": lambda who, about: Refusal("too_many_openings", "DOOR-01", who, about),
}
"""What the board says of a line that something built stops."""


def why_not(field: Field, aim: Aim) -> Refusal:
    """The refusal of a shot that the ground or something built on it stops. [LOF-06, LOF-09, BLDG-03, LEVEL-01, CWALL-02]"""
    why = what_hides(field, aim.origin, aim.cell)
    if why in ("wall_blocks", "roof_hides", "too_low_behind") and (refusal := _under_a_roof(field, aim) or _past_a_hoarding(field, aim)):
        return refusal
    return _TOLD[why](aim.shooter.character.name, field.name(aim.cell))


def _under_a_roof(field: Field, aim: Aim) -> Refusal | None:
    """Who is under the roof of a machine has total cover but where it is open. [A-RAM-10, A-GALL-01, A-TOWER-18]"""
    rule = field.board.ground[aim.cell].cites("roof")
    return Refusal("total_cover", rule, aim.shooter.character.name, field.name(aim.cell)) if rule else None


def what_hides(field: Field, one: Cell, two: Cell) -> str:
    """What stops a line between two cells: something built, a tree, or the ground itself. [LOF-06, LOF-09]"""
    return field.sight.reason(one, two) or ("trees_block" if field.sight.look(one, two).lofted else "bank_hides")


def _past_a_hoarding(field: Field, aim: Aim) -> Refusal | None:
    """A hoarding right before the rampart of the target, or of the shooter, stops every shot. [A-HOARD-14, A-HOARD-17]"""
    name, about = aim.shooter.character.name, field.name(aim.cell)
    if _hangs_before(field.board, aim.cell, aim.origin):
        return Refusal("hoarding_covers", "A-HOARD-14", name, about)
    return Refusal("hoarding_covers", "A-HOARD-17", name, about) if _hangs_before(field.board, aim.origin, aim.cell) else None


def _hangs_before(board: Board, rampart: Cell, other: Cell) -> bool:
    """Does a hoarding hang before a hex, towards another?"""
    far = board.distance(rampart, other)
    towards = [cell for cell in board.neighbours[rampart] if cell >= 0 and board.distance(cell, other) < far]
    return HOARDING not in board.ground[rampart].traits and any(HOARDING in board.ground[cell].traits for cell in towards)


def lines(field: Field, aim: Aim, target: Being | None) -> list[Seen] | Refusal:
    """The lines a shot may take over the ground and past all that is built: the shooter chooses. Who is beside him on another height is
    shot at like anybody else. [LOOP-07, SC-TOWER-13]
    """
    if (aim.origin - aim.cell) % field.board.plane == 0 and aim.origin != aim.cell:
        return _straight(field, aim)
    seen = field.sight.look(aim.origin, aim.cell)
    if not (seen.lofted if aim.weapon.high else seen.visible):
        if over_the_walks(field, aim.origin, aim.cell):
            return [_OVER_THE_WALKS]
        return _from_below(field, aim) or why_not(field, aim)
    if refusal := _past_the_ditch(field, aim, seen) or _past_the_walk(field, aim, seen):
        return refusal
    if not seen.passed and not seen.others:
        return [seen]
    found: list[Seen] = list(_from_below(field, aim) or ())
    refusal = None
    for each in (seen, *seen.others):
        stopped = _at_the_opening(field, aim, each, target)
        refusal = refusal or stopped
        if stopped is None:
            found.append(each)
    if found:
        return found
    assert refusal is not None
    return refusal


def _at_the_opening(field: Field, aim: Aim, seen: Seen, target: Being | None) -> Refusal | None:
    """What an opening asks of the weapon and the target of who shoots out of it. [LOOP-04, WIN-03, CWIN-01, A-HOARD-16]"""
    name = aim.shooter.character.name
    for each in seen.passed:
        if not each.own:
            continue
        if "slit" in each.barrier.kind.traits and not aim.weapon.slits:
            return Refusal("bows_only_through_slits", "LOOP-04", name, aim.weapon.id)
        below = each.barrier.opening == "window" and not each.inward and aim.cell % field.board.plane == each.barrier.outside
        if below and "slit" not in each.barrier.kind.traits and not (target is not None and target.mounted):
            return Refusal("adjacent_below_window", "WIN-03", name, field.name(aim.cell))
    return None


def _past_the_walk(field: Field, aim: Aim, seen: Seen) -> Refusal | None:
    """From the top of a siege tower, a walk on the way must be nearer to the shooter than to the target. [SC-TOWER-12, RULING-S-25]"""
    board = field.board
    if not field.rules.switches.tower_top_overlooks or "overlooks" not in board.ground[aim.origin].traits:
        return None
    steps = field.sight.steps(aim.origin, aim.cell, seen.start)
    if len(steps) % 2 == 0:
        middle = steps[len(steps) // 2][0]
        if any("rampart" in board.ground[cell].traits and board.height[cell] > board.height[aim.cell] for cell in board.column(middle)):
            return Refusal("too_low_behind", "SC-TOWER-12", aim.shooter.character.name, field.name(aim.cell))
    return None


# -- ditches -----------------------------------------------------------------------------------------------------------


def _past_the_ditch(field: Field, aim: Aim, seen: Seen) -> Refusal | None:
    """Into a ditch one shoots from its edge, from within it or from the castle; out of it at who stands at its edge, not at the castle.

    [A-MOAT-02, A-MOAT-03, A-MOAT-04, SC-MSHOT-02, SC-MSHOT-04, SC-MSHOT-06, RULING-A-MOAT-03, RULING-S-05]
    """
    ditch = field.sight.ditch
    if not ditch:
        return None
    name, board = aim.shooter.character.name, field.board
    within, into = ditch >> aim.origin & 1, ditch >> aim.cell & 1
    if within and not into:
        castle = board.storey(aim.cell) > 0 or bool(seen.passed)
        blind = field.rules.switches.ditch_blinds
        if castle or blind or not _overlooks(field, aim.cell, aim.origin):
            return Refusal("out_of_the_ditch", "SC-MSHOT-06" if blind and not castle else "A-MOAT-02", name, field.name(aim.cell))
    if into and not within and not _overlooks(field, aim.origin, aim.cell) and not any(each.own for each in seen.passed):
        return Refusal("ditch_hides", "A-MOAT-04", name, field.name(aim.cell))
    return None


def _overlooks(field: Field, origin: Cell, ditch: Cell) -> bool:
    """Does somebody stand at the edge of this ditch, or above it? [A-MOAT-03, A-MOAT-04, SC-MSHOT-02]"""
    return field.board.storey(origin) > 0 or bool(field.sight.edge_of_ditch.get(ditch, 0) >> origin & 1)


_OVER_THE_WALKS = Seen(True, True, False, False, False, Between(0, ()))


def over_the_walks(field: Field, origin: Cell, ditch: Cell) -> bool:
    """From the top of the keep into a ditch: wall walks, which lie lower, stop nothing; towers, houses and trees do. [SC-MSHOT-03]"""
    board = field.board
    if not field.rules.switches.keep_overlooks or "tower_top" not in board.ground[origin].traits or not field.sight.ditch >> ditch & 1:
        return False
    for _, middle, end in field.sight.steps(origin, ditch):
        ends = (end,) if end != ditch else ()
        if (middle and not any(_overlooked(field, origin, cell) for cell in middle)) or not all(
            _overlooked(field, origin, cell) for cell in ends
        ):
            return False
    return True


def _overlooked(field: Field, origin: Cell, column: Cell) -> bool:
    """Open ground, a wall walk below the keep, or the top of the keep itself. [SC-MSHOT-03]"""
    board = field.board
    if not board.all >> column & 1:
        return False
    top = max(board.column(column), key=lambda cell: board.height[cell])
    if board.storey(top) == 0:
        return not board.ground[top].traits & {"solid", "roofed", "blocks_sight"} and not board.branches >> top & 1
    walk = "rampart" in board.ground[top].traits and board.height[top] < board.height[origin]
    return walk or ("tower_top" in board.ground[top].traits and board.height[top] == board.height[origin])


def out_of_the_way(field: Field, aim: Aim) -> Cells:
    """People in ditches, over whom one shoots from the edge or from above. [A-MOAT-04, SC-MSHOT-05, RULING-S-06]"""
    ditch = field.sight.ditch
    if not ditch or ditch >> aim.origin & 1:
        return 0
    if field.board.storey(aim.origin) > 0:
        return ditch
    return ditch if ditch >> aim.cell & 1 else 0


# -- hoardings ---------------------------------------------------------------------------------------------------------

_THROUGH_THE_FLOOR = Seen(True, True, False, False, False, Between(0, ()), why="floor")


def _straight(field: Field, aim: Aim) -> list[Seen] | Refusal:
    """Straight up or down only the floor of a hoarding lets anything through: javelins down, bows and crossbows up, and nothing through
    the roof of an engine.

    [A-HOARD-12, A-HOARD-18, A-HOARD-19, A-SCAF-05, A-RAM-10, RULING-A-HOARD-02]
    """
    name, board = aim.shooter.character.name, field.board
    up = board.height[aim.cell] > board.height[aim.origin]
    above, below = (aim.cell, aim.origin) if up else (aim.origin, aim.cell)
    if "hoarding" not in board.ground[above].traits or board.storey(below) != 0:
        return Refusal("straight_down", "A-SCAF-05", name, field.name(aim.cell))
    if "roofed" in board.ground[below].traits:
        return Refusal("roof_hides", "A-RAM-10", name, field.name(aim.cell))
    if aim.weapon.slits if up else "dropped" in aim.weapon.traits:
        return [_THROUGH_THE_FLOOR]
    if up:
        return Refusal("bows_only_through_floor", "A-HOARD-19", name, aim.weapon.id)
    return Refusal("no_bow_straight_down", "A-HOARD-18", name, aim.weapon.id)


def _from_below(field: Field, aim: Aim) -> list[Seen] | None:
    """From the next hex on the ground, up through the floor of a hoarding. [A-HOARD-12, A-HOARD-19, RULING-A-HOARD-02]"""
    board = field.board
    if "hoarding" not in board.ground[aim.cell].traits or board.storey(aim.origin) != 0 or not aim.weapon.slits:
        return None
    near = board.distance(aim.origin, aim.cell) == 1 and board.neighbours[aim.origin].count(aim.cell % board.plane) == 1
    return [_THROUGH_THE_FLOOR] if near and not board.sides.get((aim.origin, _towards(field, aim))) else None


def _towards(field: Field, aim: Aim) -> int:
    return field.board.neighbours[aim.origin].index(aim.cell % field.board.plane)


# -- cover -------------------------------------------------------------------------------------------------------------


def covers(field: Field, aim: Aim, seen: Seen) -> Iterator[Lee]:
    """All that buildings, tents and breaches do for somebody on the hex aimed at, against one line."""
    if seen.why == "floor":
        if "hoarding" in field.board.ground[aim.cell].traits:
            yield Lee(Term(Cover.MEDIUM, "floor_cover", "A-HOARD-12"))
        return
    for each in seen.passed:
        yield from _through(field, aim, each)
    yield from _in_the_doorway(field, aim, seen)
    yield from _at_the_corner(field, aim)
    if field.sight.has_canvas:
        yield from _behind_canvas(field, aim, seen)
    if seen.between.meets(field.sight.breaches):
        yield Lee(Term(Cover.LIGHT, "through_breach", "PALI-07"))


def _through(field: Field, aim: Aim, passed: Passed) -> Iterator[Lee]:
    """Indoors one is covered against a shot through an opening, unless the shooter stands in that door.

    [BLDG-06, BLDG-07, WIN-06, LOOP-06, CWIN-02, TDOOR-03, A-HOARD-11, A-TOWER-18, A-TOWER-19, A-TOWER-20, SC-TOWER-07, SC-TOWER-08]
    """
    barrier, kind = passed.barrier, passed.barrier.kind
    if passed.own and not passed.inward:
        return
    if "rear" in kind.traits:
        yield from _from_behind(field, aim, passed)
    elif passed.inward:
        door = barrier.opening == "door"
        if door and barrier.inner == aim.cell:
            return  # he stands in it: see `_in_the_doorway`
        rule = kind.cites("cover") or ("BLDG-06" if door else "WIN-06")
        if door and "court" in field.board.ground[aim.cell].traits:
            rule = "BLDG-07"
        if kind.cover:
            yield Lee(Term(kind.cover, "opening_cover", rule, kind.id))
    elif barrier.opening == "door" and "court" in field.board.ground[aim.cell].traits:
        yield Lee(Term(kind.cover, "opening_cover", "BLDG-07", kind.id))


def _from_behind(field: Field, aim: Aim, passed: Passed) -> Iterator[Lee]:
    """The open rear of a siege tower: none on the ground, light in the last row, more deeper in. [A-TOWER-21, RULING-A-TOWER-04]"""
    if passed.inward and field.board.storey(aim.cell) > 0:
        side = field.board.sides.get((aim.cell, passed.barrier.facing))
        rear = side is not None and "rear" in side.traits
        yield Lee(Term(Cover.LIGHT if rear else passed.barrier.kind.cover, "opening_cover", "A-TOWER-21", "tower_rear"))


def _in_the_doorway(field: Field, aim: Aim, seen: Seen) -> Iterator[Lee]:
    """Who stands in a door is covered on one side of it at a time. [DOOR-05, GATE-09, RULING-G-13]"""
    for facing, barrier in field.sight.obstacles.starts.get(aim.cell, ()):
        if barrier.opening != "door" or barrier.inner != aim.cell or "rear" in barrier.kind.traits:
            continue
        side = OUTER if any(each.barrier is barrier for each in seen.passed) else INNER
        rule = "GATE-09" if "castle" in barrier.kind.traits else "DOOR-05"
        yield Lee(Term(barrier.kind.cover, "doorway_cover", rule, barrier.kind.id), facing * 2 + side)


def _at_the_corner(field: Field, aim: Aim) -> Iterator[Lee]:
    """Behind the outer corner of a building, against who does not see both of its walls. [BLDG-08, RULING-G-08]"""
    for number, nook in enumerate(field.board.nooks.get(aim.cell, ())):
        one, two = field.sight.sees_face(aim.origin, *nook.one), field.sight.sees_face(aim.origin, *nook.two)
        if not (one and two):
            yield Lee(Term(Cover.MEDIUM, "corner_cover", "BLDG-08"), _CORNERS + number * 2 + (INNER if two else OUTER))


_CORNERS = 2 * len("abcdef")
"""Sides of corners are numbered after those of the doors on the six sides of a hex."""


def _behind_canvas(field: Field, aim: Aim, seen: Seen) -> Iterator[Lee]:
    """In a tent the canvas hides, its opening less; behind a tent one is hidden a little. [TENT-02, RULING-G-09, SC-TENT-02, SC-TENT-03]"""
    board, storey = field.board, aim.cell - aim.cell % field.board.plane
    entered = None
    for start, middle, end in field.sight.steps(aim.origin, aim.cell, seen.start):
        stretch = (start, middle[0], end) if middle else (start, end)
        for one, two in pairwise(stretch):
            side = board.direction(one, two)
            kind = board.sides.get((one + storey, side)) if side is not None else None
            entered = kind if kind is not None and "canvas" in kind.traits else entered
    if entered is None:
        return
    if "tent" in board.ground[aim.cell].traits:
        yield Lee(Term(entered.cover, "hexside_cover", "TENT-02", entered.id))
    else:
        yield Lee(Term(Cover.LIGHT, "through_canvas", "TENT-02"))
