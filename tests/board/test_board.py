"""Boards: sheets joined and turned, cells and their neighbours, storeys and links."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.board.board import NOWHERE, Board, Piece, bits, cells_of
from hauberk.board.sheet import Sheet, read_sheet
from hauberk.common.faults import BadInput, Reader, Source
from hauberk.play.battle.scenario import sheet as packaged
from hauberk.play.battle.scenario import sheet_files


def make(rows: str, name: str = "trial", **more: object) -> Sheet:
    """A sheet drawn as text."""
    source = Source(name)
    table = {
        "id": name,
        "title": {"en": name, "fr": name, "it": name},
        "terrain": "\n".join(rows.split()),
        "legend": {".": "flat", "s": "scrub", "w": "river", "b": "bank", "t": "tree"},
        **more,
    }
    found = read_sheet(Reader(source, table))
    source.done()
    return found


def plain(columns: int, rows: int, name: str = "plain") -> Sheet:
    """A flat sheet of some size."""
    return make(" ".join(["." * columns] * rows), name)


def joined(side: int, turned: bool = False, of: int = 1) -> Board:
    """Two flat sheets of 6 × 4 hexes, the second joined to a side of the first."""
    return Board([Piece(plain(6, 4)), Piece(plain(6, 4), turned, of, side)])


def near(board: Board, name: str) -> list[str]:
    """The names of the neighbours of a hex, clockwise from the top; empty off the map."""
    return [board.names[cell] if cell >= 0 else "" for cell in board.neighbours[board.cell[name]]]


# -- one sheet -----------------------------------------------------------------------------------------------------


def test_a_sheet_alone_keeps_its_names() -> None:
    """Every hex has its printed name, and the grid's neighbours."""
    board = Board([Piece(plain(6, 4))])
    assert len(board.cell) == 24
    assert near(board, "C2") == ["C1", "D1", "D2", "C3", "B2", "B1"]
    assert near(board, "D2") == ["D1", "E2", "E3", "D3", "C3", "C2"]
    assert near(board, "A1") == ["", "", "B1", "A2", "", ""]


@given(st.integers(1, 5), st.integers(1, 7))
@settings(max_examples=15, deadline=None)
def test_cells_lie_at_fixed_distances(pairs: int, rows: int) -> None:
    """The neighbour in a direction is always the same number farther, and cells agree with the grid."""
    board = Board([Piece(plain(2 * pairs, rows))])
    assert board.all.bit_count() == 2 * pairs * rows
    for cell in bits(board.all):
        assert board.at_hex(board.hex(cell)) == cell
        for side, other in enumerate(board.neighbours[cell]):
            assert other in (cell + board.shifts[side], NOWHERE)
            assert other == board.at_hex(board.hex(cell).neighbour(side))
            if other >= 0:
                assert board.direction(cell, other) == side
                assert board.distance(cell, other) == 1


@given(st.integers(0, 23), st.integers(0, 23))
def test_distances_are_those_of_the_grid(one: int, two: int) -> None:
    """Steps between two cells are steps between their hexes."""
    board = Board([Piece(plain(6, 4))])
    cells = list(bits(board.all))
    a, b = cells[one], cells[two]
    assert board.distance(a, b) == board.hex(a).distance(board.hex(b))
    assert (board.direction(a, b) is None) == (board.distance(a, b) != 1)


@given(st.sets(st.integers(0, 300)))
def test_sets_of_cells_are_whole_numbers(members: set[int]) -> None:
    """A set of cells is one number and gives its members back in order."""
    assert list(bits(cells_of(members))) == sorted(members)


def test_traits_of_ground_can_be_asked_for() -> None:
    """All cells with a trait, or without it."""
    board = Board([Piece(make("..w. .ws. ...."))])
    assert {board.names[cell] for cell in bits(board.where(water=True))} == {"C1", "B2"}
    assert board.where(water=False) == board.all & ~board.where(water=True)


@pytest.mark.rule("RULING-T-60")
def test_a_bank_lies_half_a_level_up() -> None:
    """Heights count half levels: ground 0, bank 1, upper ground 2."""
    board = Board([Piece(make(".. bb ..", levels="11\n00\n00"))])
    assert [board.height[board.cell[name]] for name in ("A3", "A2", "A1")] == [0, 1, 2]


# -- joining -------------------------------------------------------------------------------------------------------


def test_joined_on_the_right() -> None:
    """The last column of the first sheet touches the first of the second."""
    board = joined(2)
    assert near(board, "1.F2") == ["1.F1", "2.A2", "2.A3", "1.F3", "1.E3", "1.E2"]
    assert near(board, "2.A2") == ["2.A1", "2.B1", "2.B2", "2.A3", "1.F2", "1.F1"]


def test_joined_on_the_left() -> None:
    """The first column of the first sheet touches the last of the second."""
    board = joined(4)
    assert near(board, "1.A2") == ["1.A1", "1.B1", "1.B2", "1.A3", "2.F2", "2.F1"]
    assert near(board, "2.F2") == ["2.F1", "1.A2", "1.A3", "2.F3", "2.E3", "2.E2"]


def test_joined_at_the_top() -> None:
    """Over the first row lies the last row of the second sheet."""
    board = joined(1)
    assert near(board, "1.C1") == ["2.C4", "2.D4", "1.D1", "1.C2", "1.B1", "2.B4"]
    assert near(board, "1.D1") == ["2.D4", "1.E1", "1.E2", "1.D2", "1.C2", "1.C1"]
    assert near(board, "2.D4") == ["2.D3", "2.E4", "1.E1", "1.D1", "1.C1", "2.C4"]


def test_joined_at_the_bottom() -> None:
    """Under the last row lies the first row of the second sheet."""
    board = joined(3)
    assert near(board, "1.D4") == ["1.D3", "1.E4", "2.E1", "2.D1", "2.C1", "1.C4"]
    assert near(board, "2.C1") == ["1.C4", "1.D4", "2.D1", "2.C2", "2.B1", "1.B4"]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("side", [1, 2, 3, 4])
def test_a_joint_leaves_no_gap(side: int, turned: bool) -> None:
    """Two sheets make one board: as many joints between them as between two rows or columns of one sheet."""
    board = joined(side, turned)
    assert board.all.bit_count() == 48
    across = [
        (cell, other)
        for cell in bits(board.all)
        for other in board.neighbours[cell]
        if other >= 0 and board.piece_of[cell] == 1 and board.piece_of[other] == 2
    ]
    stacked = side in (1, 3)
    whole = Board([Piece(plain(6, 8) if stacked else plain(12, 4))])
    first = {cell for name, cell in whole.cell.items() if (int(name[1:]) <= 4 if stacked else name[0] <= "F")}
    seam = [(cell, other) for cell in first for other in whole.neighbours[cell] if other >= 0 and other not in first]
    assert len(across) == len(seam)


def test_three_sheets_in_a_corner() -> None:
    """A third sheet can be joined to the second."""
    board = Board([Piece(plain(6, 4)), Piece(plain(6, 4), False, 1, 2), Piece(plain(6, 4), False, 2, 3)])
    assert near(board, "2.C4")[3] == "3.C1"
    assert board.cell.keys() >= {"1.A1", "2.A1", "3.A1"}


# -- turning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(sheet_files()))
def test_turning_keeps_names_and_neighbours(name: str) -> None:
    """On a turned sheet every hex has its name, its ground and its neighbours, in the opposite directions."""
    sheet = packaged(name)
    board, turned = Board([Piece(sheet)]), Board([Piece(sheet, turned=True)])
    assert board.cell.keys() == turned.cell.keys()
    for hex_name, cell in board.cell.items():
        other = turned.cell[hex_name]
        assert near(turned, hex_name) == near(board, hex_name)[3:] + near(board, hex_name)[:3]
        assert turned.ground[other] == board.ground[cell]
        assert turned.base[other] == board.base[cell]
        assert turned.height[other] == board.height[cell]
        assert (turned.branches >> other & 1) == (board.branches >> cell & 1)
        for side in range(6):
            opposite = (side + 3) % 6
            assert ((other, opposite) in turned.closed) == ((cell, side) in board.closed)
            assert ((other, opposite) in turned.crest) == ((cell, side) in board.crest)
            assert turned.sides.get((other, opposite)) == board.sides.get((cell, side))


@pytest.mark.rule("IMPACT-07")
def test_the_title_of_a_turned_sheet_lies_below() -> None:
    """The top of a sheet, from which scatter is counted, turns with it."""
    board = joined(2, turned=True)
    assert board.top[board.cell["1.C2"]] == 0
    assert board.top[board.cell["2.C2"]] == 3


def test_a_turned_sheet_joins_with_its_far_side() -> None:
    """Turned by half, the second sheet meets the first with its own right side."""
    board = joined(2, turned=True)
    assert near(board, "1.F1")[1] == "2.F4"
    assert near(board, "1.F4")[1] == "2.F1"


# -- storeys -------------------------------------------------------------------------------------------------------

TOWER = {
    "storeys": [{"storey": 1, "level": 1, "terrain": "____\n_..\n"}],
    "links": ["B2/0 B2/1"],
}


def test_storeys_are_cells_of_their_own() -> None:
    """One hex, two storeys: two cells with two names, no neighbours of each other, at the height of their levels."""
    board = Board([Piece(make(".... .... ....", **TOWER))])
    below, above = board.cell["B2"], board.cell["B2/1"]
    assert below != above
    assert board.hex(below) == board.hex(above)
    assert board.distance(below, above) == 0
    assert (board.height[below], board.height[above]) == (0, 2)
    assert above not in board.neighbours[below]
    assert [name for name in near(board, "B2/1") if name] == ["C2/1"]
    assert all("/" not in name for name in near(board, "B2"))


def test_a_link_joins_two_storeys() -> None:
    """Only where there is a link does a way lead up, and it leads down again."""
    board = Board([Piece(make(".... .... ....", **TOWER))])
    below, above = board.cell["B2"], board.cell["B2/1"]
    assert above in board.ways[below]
    assert below in board.ways[above]
    assert board.cell["C2/1"] not in board.ways[board.cell["C2"]]


def test_storeys_of_joined_and_turned_sheets() -> None:
    """A tower keeps its storeys wherever its sheet lies."""
    tower = make(".... .... ....", **TOWER)
    board = Board([Piece(plain(4, 3)), Piece(tower, True, 1, 2)])
    below, above = board.cell["2.B2"], board.cell["2.B2/1"]
    assert board.hex(below) == board.hex(above)
    assert above in board.ways[below]
    assert [name for name in near(board, "2.B2/1") if name] == ["2.C2/1"]


# -- faults --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("of, side", [(0, 2), (2, 2), (3, 2), (1, 0), (1, 5)])
def test_a_join_to_nothing_is_a_fault(of: int, side: int) -> None:
    """A sheet is joined to an earlier one, on one of its four sides."""
    with pytest.raises(BadInput, match="piece 2 is joined to piece"):
        joined(side, of=of)


def test_two_sheets_on_the_same_place_are_a_fault() -> None:
    """The third sheet would lie over the second."""
    pieces = [Piece(plain(6, 4)), Piece(plain(6, 4), False, 1, 2), Piece(plain(6, 4), True, 1, 2)]
    with pytest.raises(BadInput, match="piece 3 lies over piece 2"):
        Board(pieces)


@pytest.mark.parametrize("side, other", [(2, plain(6, 3)), (4, plain(4, 5)), (1, plain(4, 4)), (3, plain(8, 4))])
def test_sides_of_different_length_are_a_fault(side: int, other: Sheet) -> None:
    """Where two sheets are joined their sides have the same number of hexes."""
    with pytest.raises(BadInput, match="hexes long"):
        Board([Piece(plain(6, 4)), Piece(other, False, 1, side)])


def test_every_bad_join_is_named() -> None:
    """All faults of a lay-out come together."""
    same = plain(6, 4)
    pieces = [Piece(same), Piece(same, False, 0, 2), Piece(same, False, 1, 9), Piece(plain(6, 2), False, 1, 2)]
    with pytest.raises(BadInput) as bad:
        Board(pieces)
    assert len(bad.value.faults) == 3
