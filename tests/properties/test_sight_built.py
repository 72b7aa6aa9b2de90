"""Sight among walls, openings and storeys on any board whatever: what is built hides, what falls or opens reveals."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.board.board import Board, Cell, Piece, bits
from hauberk.board.shape import Shape, reshaped
from hauberk.board.sheet import Edge, Ground, Sheet
from hauberk.board.sight import Sight
from hauberk.board.traces import CENTRE
from hauberk.grid.hex import from_offset, to_offset

GROUND = ("flat", "flat", "flat", "court", "interior", "interior", "castle_wall", "building_wall", "tree", "scrub", "passage")
FLOORS = ("rampart", "platform", "interior", "hoarding", "scaffold")
WALLS = ("wall", "tall_wall", "castle_face", "palisade", "door_shut")
SIDES = (
    *WALLS,
    "door",
    "entrance",
    "tower_door",
    "window",
    "arrow_slit",
    "shared_slit",
    "chapel_window",
    "hoarding_front",
    "crenels",
    "low_wall",
)


def mirrored(edge: Edge) -> Edge:
    """The same side seen from the other hex."""
    storey, column, row, side = edge
    return (storey, *to_offset(from_offset(column, row).neighbour(side)), (side + 3) % 6)


def with_side(sheet: Sheet, edge: Edge, kind: str) -> Sheet:
    """The sheet with something else on a side, seen from inside; nothing at all for an empty kind."""
    sides = {each: what for each, what in sheet.hexsides.items() if each not in (edge, mirrored(edge))}
    inner = sheet.inner - {edge, mirrored(edge)}
    if kind:
        return replace(sheet, hexsides={**sides, edge: kind, mirrored(edge): kind}, inner=inner | {edge})
    return replace(sheet, hexsides=sides, inner=inner)


@st.composite
def built_sheets(draw: st.DrawFn) -> Sheet:
    """A small place on flat ground: rooms, solid walls, upper floors and hexside features anywhere."""
    columns, rows = draw(st.sampled_from([4, 6])), draw(st.integers(4, 6))
    spots = [(column, row) for column in range(columns) for row in range(rows)]
    ground = {(0, *spot): Ground(draw(st.sampled_from(GROUND)), 0) for spot in spots}
    for storey in (1, 2):
        for spot in draw(st.lists(st.sampled_from(spots), max_size=8, unique=True)):
            ground[storey, *spot] = Ground(draw(st.sampled_from(FLOORS)), storey)
    sheet = Sheet("drawn", {"en": "drawn"}, columns, rows, ground)
    for spot, side, kind in draw(
        st.lists(st.tuples(st.sampled_from(sorted(ground)), st.integers(0, 5), st.sampled_from(SIDES)), max_size=18)
    ):
        if (0, *mirrored((*spot, side))[1:3]) in ground:
            sheet = with_side(sheet, (*spot, side), kind)
    return sheet


def sight_of(sheet: Sheet) -> Sight:
    """The sight of a sheet alone."""
    return Sight(Board([Piece(sheet)]))


def loses(before: Sight, after: Sight, cells: int = -1) -> list[tuple[str, str]]:
    """Lines there were and are no more."""
    names = before.board.names
    both = before.board.all & after.board.all & cells
    gone = [(one, two) for one in bits(both) for two in bits(before.row(one).visible & ~after.row(one).visible & both)]
    return [(names[one], names[two]) for one, two in gone]


def one_way(sight: Sight, one: Cell, two: Cell) -> bool:
    """May the line differ by direction? At an opening it starts elsewhere, and a castle door asks for the shooter's height."""
    things = sight.obstacles
    if one in things.starts or two in things.starts:
        return True
    rooms = things.roofed >> one & 1 or things.roofed >> two & 1  # out of a room through its door, downwards
    return bool(rooms and sight.board.height[one] != sight.board.height[two]) or any(
        "castle" in each.barrier.kind.traits for ends in ((one, two), (two, one)) for each in sight.look(*ends).passed
    )


@pytest.mark.rule("LEVEL-03", "BLDG-02")
@given(built_sheets())
@settings(max_examples=40, deadline=None)
def test_a_shot_down_is_a_shot_up(sheet: Sheet) -> None:
    """Openings and castle doors apart, whoever can be shot at can shoot back."""
    sight = sight_of(sheet)
    cells = list(bits(sight.board.all))
    for number, one in enumerate(cells):
        for two in cells[number + 1 :]:
            if not one_way(sight, one, two):
                names = sight.board.names[one], sight.board.names[two]
                assert sight.sees(one, two) == sight.sees(two, one), names
                there, back = sight.look(one, two), sight.look(two, one)
                assert (there.lofted, there.between.singles) == (back.lofted, back.between.singles), names


@pytest.mark.rule("LEVEL-01", "LEVEL-02", "BLDG-02")
@given(built_sheets())
@settings(max_examples=40, deadline=None)
def test_sets_of_cells_tell_the_same_as_following_the_line(sheet: Sheet) -> None:
    """The quick look and the slow one agree on every line."""
    sight = sight_of(sheet)
    cells = list(bits(sight.board.all))
    for one in cells:
        starts = [(None, CENTRE), *((barrier, start) for start, barrier in sight.obstacles.starts.get(one, ()))]
        for two in cells:
            if one == two:
                continue
            for barrier, start in starts:
                if barrier is not None and sight._traces.trace_from(start, sight._place[two] - sight._place[one]) is None:
                    continue
                quick, slow = sight._at_once(one, two, barrier, start), sight._follow(one, two, start)
                names = sight.board.names[one], sight.board.names[two], start
                if quick is not None:
                    assert (quick.visible, quick.lofted) == (slow.visible, slow.lofted), names
                    if quick.visible:
                        assert quick[2:6] == slow[2:6], names
                        assert quick.passed == slow.passed, names


@pytest.mark.rule("BLDG-02", "BLDG-03", "CWALL-02", "PALI-04")
@given(built_sheets(), st.data())
@settings(max_examples=40, deadline=None)
def test_a_wall_reveals_nobody_and_its_fall_hides_nobody(sheet: Sheet, data: st.DataObject) -> None:
    """Where a wall is put up on a bare side nothing new is seen; taken down again, everything is as it was."""
    spot = data.draw(st.sampled_from(sorted(sheet.ground)))
    edge = (*spot, data.draw(st.integers(0, 5)))
    if edge in sheet.hexsides or (0, *mirrored(edge)[1:3]) not in sheet.ground:
        return
    walled = with_side(sheet, edge, data.draw(st.sampled_from(WALLS)))
    assert loses(sight_of(walled), sight_of(sheet)) == []


def drawn_sheet(size: tuple[int, int], places: dict[tuple[int, int, int], str], sides: dict[Edge, str]) -> Sheet:
    """A flat meadow with something on a few places, their storey first, and on a few sides, seen from inside."""
    spots = [(column, row) for column in range(size[0]) for row in range(size[1])]
    ground = {(0, *spot): Ground("flat", 0) for spot in spots} | {spot: Ground(what, spot[0]) for spot, what in places.items()}
    sheet = Sheet("drawn", {"en": "drawn"}, *size, ground)
    for edge, kind in sides.items():
        sheet = with_side(sheet, edge, kind)
    return sheet


OPENED: dict[str, tuple[tuple[int, int], dict[tuple[int, int, int], str], dict[Edge, str], Edge, str]] = {
    "from a rampart right over it": ((4, 4), {(2, 2, 2): "rampart"}, {(0, 2, 3, 0): "wall"}, (0, 2, 3, 0), "tower_door"),
    "beyond the door of one's own room": (
        (4, 5), {(0, 0, 4): "interior", (2, 3, 2): "platform"},
        {(0, 1, 3, 1): "wall", (0, 1, 3, 4): "entrance"}, (0, 1, 3, 1), "tower_door",
    ),
    "beyond the front of a hoarding": (
        (4, 5), {(0, 1, 1): "passage", (1, 0, 0): "platform"},
        {(0, 1, 0, 5): "wall", (0, 1, 1, 0): "hoarding_front"}, (0, 1, 0, 5), "door",
    ),
    "along whose threshold the line runs": (
        (6, 6), {(0, 1, 3): "interior", (0, 2, 4): "interior", (1, 2, 5): "rampart", (2, 1, 3): "interior"},
        {(0, 2, 4, 4): "wall"}, (0, 2, 4, 4), "door",
    ),
}  # fmt: skip


@pytest.mark.rule("DOOR-01", "TDOOR-01", "BLDG-02", "LEVEL-01")
@pytest.mark.parametrize("case", OPENED)
def test_a_door_hides_nobody_who_is_seen_over_its_wall(case: str) -> None:
    """A line that clears a wall clears it with a door in it too, whatever the door by itself would ask."""
    size, places, sides, edge, kind = OPENED[case]
    sheet = drawn_sheet(size, places, sides)
    assert loses(sight_of(sheet), sight_of(with_side(sheet, edge, kind))) == []


@pytest.mark.rule("WIN-01", "DOOR-01")
def test_out_of_a_room_one_shoots_only_by_its_own_door() -> None:
    """A door elsewhere on the line opens nobody's roof: from A3 the rampart at D3 is hidden, until the room itself has a door there."""
    places = {(0, 0, 2): "interior", (2, 3, 2): "platform"}
    far, own = {(0, 2, 2, 4): "tower_door"}, {(0, 0, 2, 1): "door", (0, 0, 2, 2): "door"}
    for doors, seen in ((far, False), (own, True)):
        sight = sight_of(drawn_sheet((4, 4), places, doors))
        cell = sight.board.cell
        assert sight.sees(cell["A3"], cell["D3/2"]) is seen


@pytest.mark.rule("DOOR-01", "BLDG-02")
@given(built_sheets(), st.data())
@settings(max_examples=40, deadline=None)
def test_opening_a_door_hides_nobody(sheet: Sheet, data: st.DataObject) -> None:
    """A door, a window or a slit where there was a wall: everything that was seen is seen."""
    walls = sorted(edge for edge, kind in sheet.hexsides.items() if kind == "wall" and edge in sheet.inner)
    if walls:
        opened = with_side(
            sheet, data.draw(st.sampled_from(walls)), data.draw(st.sampled_from(["door", "window", "arrow_slit", "tower_door"]))
        )
        assert loses(sight_of(sheet), sight_of(opened)) == []


def lost_with_a_wall(board: Board, fallen: Cell) -> list[tuple[str, str]]:
    """Lines that are there no more when a wall has come down with all that stood on it and hung in it.

    Who shot out through a door of that wall is left out, for out of a room one shoots through a door or from a window and no other way;
    so is who stood at such a door and looks from elsewhere now. [WIN-01, DOOR-01, DOOR-03]
    """
    upper = [cell for cell in board.column(fallen) if cell != fallen]
    bare = tuple((cell, side, "", False) for cell in (fallen, *upper) for side in range(6) if (cell, side) in board.sides)
    gone = sum(1 << cell for cell in upper)
    before, after = Sight(board), Sight(reshaped(board, Shape(((fallen, "rubble"),), gone, bare)))
    cell = board.cell
    lost = loses(before, after, ~(1 << fallen) & ~sum(1 << cell for cell in before.obstacles.starts))
    return [
        (one, two)
        for one, two in lost
        if not any(fallen in (each.barrier.inside, each.barrier.outside) for each in before.look(cell[one], cell[two]).passed)
    ]


@pytest.mark.rule("A-RUBBLE-02", "SC-RUBBLE-05")
@given(built_sheets(), st.data())
@settings(max_examples=40, deadline=None)
def test_rubble_hides_nobody(sheet: Sheet, data: st.DataObject) -> None:
    """Where a wall has come down with all that stood on it, everybody else still sees what he saw."""
    board = Board([Piece(sheet)])
    solid = [cell for cell in bits(board.all) if "solid" in board.ground[cell].traits]
    if solid:
        assert lost_with_a_wall(board, data.draw(st.sampled_from(solid))) == []


@pytest.mark.rule("A-RUBBLE-02", "LOF-03", "DOOR-01")
def test_rubble_beside_a_door_closes_no_door() -> None:
    """The line from A3 to C3/1 runs between B2 and B3: when B2 has fallen, the way over B3 and out by the door is still there."""
    places = {(0, 0, 2): "interior", (0, 1, 1): "building_wall", (0, 1, 2): "passage", (1, 1, 1): "interior", (1, 2, 2): "platform"}
    board = Board([Piece(drawn_sheet((6, 5), places, {(0, 2, 2, 4): "door"}))])
    assert Sight(board).sees(board.cell["A3"], board.cell["C3/1"])
    assert lost_with_a_wall(board, board.cell["B2"]) == []
