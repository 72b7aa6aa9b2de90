"""Lines of fire past walls, through openings, over roofs and between storeys, as the board tells them."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.board.board import Board, Piece
from hauberk.board.shape import Shape, reshaped
from hauberk.board.sheet import read_sheet
from hauberk.board.sight import Sight
from hauberk.common.faults import BadInput, Reader, Source
from hauberk.play.battle.scenario import DRAWN_LEGEND

LEGEND = {**DRAWN_LEGEND, "G": "gate_closed", "D": "gate_destroyed", "T": "tower_floor", "W": "building_wall"}


def drawn(picture: str, storeys: dict[int, str] | None = None, **more: Any) -> Sight:
    """The sight of a board drawn as text, one sign a hex, with further storeys on their own levels."""
    rows = "\n".join("".join(line.split()) for line in picture.strip().splitlines())
    walls = more.pop("walls", {})
    upper = [
        {
            "storey": storey,
            "level": storey,
            "terrain": "\n".join("".join(line.split()) for line in text.strip().splitlines()),
            **walls.get(storey, {}),
        }
        for storey, text in (storeys or {}).items()
    ]
    table = {"id": "drawn", "title": {"en": "drawn", "fr": "drawn", "it": "drawn"}, "legend": LEGEND, "terrain": rows, **more}
    if upper:
        table["storeys"] = upper
    source = Source("drawn")
    sheet = read_sheet(Reader(source, table))
    source.done()
    return Sight(Board([Piece(sheet)]))


def sees(sight: Sight, one: str, two: str) -> bool:
    """Can a shot be aimed from one cell at another?"""
    cell = sight.board.cell
    found = sight.sees(cell[one], cell[two])
    assert found == bool(sight.row(cell[one]).visible >> cell[two] & 1), "a row tells the same as a look"
    return found


def why(sight: Sight, one: str, two: str) -> str:
    """What stops a shot."""
    ends = sight.board.cell[one], sight.board.cell[two]
    assert not sight.look(*ends).visible
    return sight.reason(*ends)


# A house of four rooms, C3 D3 C4 D4, in a field; more is hung into its walls by each test. Its other walls are built round it.
FIELD = """
    . . . . . . . .
    . . . . . . . .
    . . i i . . . .
    . . i i . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
OUTLINE = ("C3/C2", "C3/B2", "C3/B3", "C3/D2", "C4/B3", "C4/B4", "C4/C5", "D3/D2", "D3/E3", "D3/E4", "D4/E4", "D4/E5", "D4/D5", "D4/C5")


def house(**openings: str) -> Sight:
    """The house, with these openings in its walls."""
    hung = {side for sides in openings.values() for side in sides.split()}
    assert hung <= set(OUTLINE), hung - set(OUTLINE)
    kinds = {kind: [sides] for kind, sides in openings.items()}
    return drawn(FIELD, hexsides={"wall": [side for side in OUTLINE if side not in hung], **kinds})


@pytest.mark.rule("BLDG-02", "BLDG-03")
def test_walls_stop_lines() -> None:
    """Nobody sees into a house without openings, out of it, or through it; inside its rooms all see each other."""
    sight = house()
    for outside, inside in (("C1", "C3"), ("A3", "C4"), ("E4", "D3"), ("D6", "D4")):
        assert why(sight, outside, inside) == why(sight, inside, outside) == "wall_blocks"
    assert not sees(sight, "C1", "C6")
    assert not sees(sight, "B3", "E4"), "two walls on the way"
    assert all(sees(sight, one, two) for one in ("C3", "D3", "C4", "D4") for two in ("C3", "D3", "C4", "D4") if one != two)
    assert sees(sight, "A1", "H1")


@pytest.mark.rule("BLDG-02")
def test_a_line_along_a_wall_touches_it() -> None:
    """Where a line runs along a wall it is blocked; past the end of the wall it is not."""
    plain = drawn(FIELD.replace("i", "."))
    assert sees(plain, "B2", "D2"), "along the border of C2 and C3"
    sight = house()
    assert why(sight, "B2", "D2") == "wall_blocks"
    assert sees(sight, "B1", "D1")


@pytest.mark.rule("BLDG-02")
@pytest.mark.parametrize(("side", "free"), [("B3/C3", False), ("C3/C4", False), ("B3/C4", False), ("B3/B4", True), ("C3/C2", True)])
def test_a_line_touches_the_end_of_a_wall(side: str, free: bool) -> None:
    """From A3 to F4 the line steps from B3 to C4 just where C3 meets them: a wall that ends there stops it, either way."""
    sight = drawn("\n".join([". " * 6] * 6), hexsides={"wall": [side]})
    assert sees(sight, "A3", "F4") is sees(sight, "F4", "A3") is free
    assert sees(drawn("\n".join([". " * 6] * 6), hexsides={"low_wall": [side]}), "A3", "F4")


@pytest.mark.rule("DOOR-01", "BLDG-02")
def test_through_a_door_either_way() -> None:
    """Through a door one sees the room behind it, and from the room one sees out."""
    sight = house(door="C3/C2")
    assert sees(sight, "C1", "C3")
    assert sees(sight, "C1", "C4"), "straight through the door into the room behind"
    assert sees(sight, "C4", "C1")
    assert not sees(sight, "A1", "C4"), "the wall beside the door"
    assert not sees(sight, "C1", "C6"), "there is no door on the other side"


@pytest.mark.rule("DOOR-03", "TDOOR-02")
def test_in_a_door_one_shoots_from_the_middle_of_the_opening() -> None:
    """Who stands in a door overlooks all before it, much more than can see him."""
    sight = house(door="C3/C2")
    assert sees(sight, "C3", "A1")
    assert sees(sight, "C3", "F1")
    assert not sees(sight, "F1", "C3"), "his own centre is not to be seen from there"
    assert not sees(sight, "C3", "B2"), "along the wall"
    assert not sees(sight, "C3", "C6")


@pytest.mark.rule("DOOR-01", "DOOR-02", "DOOR-04")
def test_one_door_only() -> None:
    """A line passes one door; a second only at somebody who stands right in it. Entrances of courtyards count as doors."""
    for second in ("door", "entrance"):
        through = house(**{"door": "C3/C2"} | ({"door": "C3/C2 C4/C5"} if second == "door" else {second: "C4/C5"}))
        assert why(through, "C1", "C6") == "too_many_openings"
        assert sees(through, "C1", "C4"), "he stands in the second door, but that one is not passed"
    rooms = drawn(". .\ni i\ni i\ni i\n. .", hexsides={"door": ["A2/A1", "A3/A2"]})
    assert sees(rooms, "A1", "A3"), "in the second door"
    assert why(rooms, "A1", "A4") == "too_many_openings", "behind the second door"


@pytest.mark.rule("WIN-01", "WIN-02")
def test_out_of_a_window() -> None:
    """From a window hex one shoots out from the middle of the sill; from deeper in the room not at all."""
    sight = house(window="C3/C2")
    assert sees(sight, "C3", "C1")
    assert sees(sight, "C3", "A1")
    assert sees(sight, "C3", "F1")
    assert not sees(sight, "C3", "B2"), "along the wall"
    assert why(sight, "C4", "C1") == "only_at_the_opening"


@pytest.mark.rule("WIN-04")
def test_into_a_window() -> None:
    """From outside one hits through a window only who is right behind it, and only if the line reaches the centre of his hex."""
    sight = house(window="C3/C2")
    assert sees(sight, "C1", "C3")
    assert why(sight, "C1", "C4") == "only_at_the_opening"
    assert not sees(sight, "F1", "C3"), "the line to his centre meets the wall"


@pytest.mark.rule("WIN-05")
def test_from_the_sill_into_the_room() -> None:
    """Who stands at the sill shoots from its middle at everybody in that room, but not on through another opening."""
    sight = house(window="C3/C2", door="C4/C5")
    for room in ("C3", "D3", "C4", "D4"):
        assert sees(sight, "C2", room)
    assert not sees(sight, "C2", "C6")
    shut = house()
    assert not any(sees(shut, "C2", room) for room in ("C3", "D3", "C4", "D4"))


@pytest.mark.rule("CWIN-01", "LOOP-02", "LOOP-05")
@pytest.mark.parametrize("slit", ["chapel_window", "arrow_slit"])
def test_slits(slit: str) -> None:
    """A slit is shot out of within a sixth to either side of its axis, and into only along the axis."""
    sight = house(**{slit: "C4/C5"})
    assert sees(sight, "C4", "C7")
    assert sees(sight, "C4", "D7")
    assert why(sight, "C4", "H5") == "out_of_slit_field"
    assert sees(sight, "C7", "C4")
    assert sees(sight, "C6", "C4")
    assert why(sight, "D7", "C4") in ("not_in_line_with_slit", "wall_blocks")
    assert why(sight, "C7", "C3") == "only_at_the_opening"


@pytest.mark.rule("LOOP-07", "LOOP-02")
def test_two_slits_in_one_hex() -> None:
    """Of two slits either serves; what one does not see the other may."""
    one, both = house(arrow_slit="C4/C5"), house(arrow_slit="C4/C5 C4/B4")
    assert not sees(one, "C4", "A5")
    assert sees(both, "C4", "A5")
    assert sees(both, "C4", "C7")
    where = both.board.cell
    assert {seen.start for seen in both.lines(where["C4"], where["B6"])} == {3, 4}, "two lines to choose from"


@pytest.mark.rule("LOOP-03", "LOOP-05")
def test_a_slit_where_two_hexes_meet() -> None:
    """It lies at the end of both sides and serves both hexes with one field, a sixth to either side of the line between the two hexes;
    into it one shoots along that line only."""
    sight = house(shared_slit="C4/C5 D4/C5")
    cell = sight.board.cell
    fields = [{name for name in cell if sees(sight, one, name)} - {"C3", "D3", "C4", "D4"} for one in ("C4", "D4")]
    assert fields[0] == fields[1]
    assert {"C5", "B6", "A5", "B5", "D7", "C7"} <= fields[0]
    assert not fields[0] & {"D5", "E5", "E6", "E7", "B4", "A4"}, "outside the sixth, or along the walls"
    inward = {name for name in cell if sees(sight, name, "C4")} - {"C3", "D3", "C4", "D4"}
    assert inward == {name for name in cell if sees(sight, name, "D4")} - {"C3", "D3", "C4", "D4"} == {"C5", "B6"}
    assert why(sight, "C7", "C4") == "not_in_line_with_slit"


def test_a_shared_slit_has_two_halves() -> None:
    """One half alone, or three, is a fault."""
    for halves in ("C4/C5", "C4/C5 B4/C5 D4/C5"):
        with pytest.raises(BadInput, match="needs one other half"):
            drawn(FIELD, hexsides={"shared_slit": [halves]})


# -- levels --------------------------------------------------------------------------------------------------------------


def lane(signs: str, upper: dict[int, str], **more: Any) -> Sight:
    """A lane down column A; column B beside it is the same."""

    def two(text: str) -> str:
        return "\n".join(sign * 2 for sign in text)

    return drawn(two(signs), {storey: two(text) for storey, text in upper.items()}, **more)


@pytest.mark.rule("LEVEL-01", "LEVEL-02", "LEVEL-03", "CWALL-02")
def test_over_a_wall_between_two_heights() -> None:
    """The lower one must be at least as far from the obstacle as the higher; equal is enough, and it holds both ways."""
    sight = lane("....##......", {2: "____rr______"})
    assert why(sight, "A1", "A8") == "wall_blocks", "both below the wall"
    for ground in ("A7", "A8", "A12", "A3"):
        assert sees(sight, "A6/2" if ground != "A3" else "A5/2", ground), ground
    # from the inner half of the walk the outer half is the obstacle
    assert sees(sight, "A5/2", "A7")
    assert sees(sight, "A7", "A5/2")
    wide = lane("..####......", {2: "__rrrr______"})
    for ground, seen in (("A7", False), ("A8", False), ("A9", True), ("A10", True)):
        assert sees(wide, "A3/2", ground) is sees(wide, ground, "A3/2") is seen, ground
    assert why(wide, "A3/2", "A8") == "too_low_behind"


@pytest.mark.rule("LEVEL-02", "PALI-04", "GATE-07")
def test_every_obstacle_is_tested() -> None:
    """From a tower over a palisade: near behind it the ground is dead; a man outside who clears one obstacle may fail at another."""
    sight = lane("##........", {2: "rr________"}, hexsides={"palisade": ["A5/A6", "B5/B6"]})
    assert sees(sight, "A2/2", "A5")
    for ground, seen in (("A6", False), ("A7", False), ("A8", False), ("A9", True)):
        assert sees(sight, "A2/2", ground) is seen, ground
    assert not sees(sight, "A4", "A7"), "through the palisade"
    assert not sees(sight, "A1/2", "A9"), "farther back on the walk, the palisade is too near to A9"


@pytest.mark.rule("PLAT-06", "PLAT-07")
def test_platforms_over_houses_and_trees() -> None:
    """Houses and trees below never stop shots between two platforms; who is low inside and who is on a platform see each other."""
    sight = lane("y.tW.y", {1: "l____l"})
    assert sees(sight, "A1/1", "A6/1")
    assert sees(sight, "A1/1", "A2")
    assert sees(sight, "A2", "A1/1")
    assert not sees(sight, "A1/1", "A5"), "trees hide who is on the ground"


@pytest.mark.rule("TDOOR-01")
def test_a_castle_door_is_used_at_its_own_height() -> None:
    """Through the door of a tower shoots only who is as high as it; whoever is on the walk before it sees in."""
    floor = {"hexsides": {"tower_door": ["A3/A4", "B3/B4"]}}
    sight = lane("##########", {2: "iiirrrrrrr"}, walls={2: floor})
    assert sees(sight, "A8/2", "A2/2")
    assert sees(sight, "A2/2", "A8/2")
    low = lane("###.......", {2: "iii_______"}, walls={2: floor})
    assert sees(low, "A3/2", "A9"), "out of the door, down"
    assert why(low, "A9", "A3/2") == "not_at_its_height"


@pytest.mark.rule("GATE-07", "BLDG-03")
def test_under_a_roof() -> None:
    """Who is under a roof is not seen from above; through a gate passage one sees on the ground."""
    sight = lane("..g....", {2: "__r____"})
    assert sees(sight, "A1", "A5")
    assert sees(sight, "A1", "A3")
    assert why(sight, "A3/2", "A3") == "roof_hides"
    roof = drawn(FIELD, {1: FIELD.replace(".", "_").replace("i", "^")}, hexsides={"wall": list(OUTLINE)})
    assert sees(roof, "C3/1", "C2"), "from the terrace"
    assert why(roof, "C3/1", "D3") == "roof_hides"


@pytest.mark.rule("A-SCAF-05")
def test_not_straight_down() -> None:
    """From a deck nobody sees the ground of his own hex, but he sees the ground beside it."""
    sight = lane("....", {1: "_::_"})
    assert why(sight, "A2/1", "A2") == why(sight, "A2", "A2/1") == "roof_hides"
    assert sees(sight, "A2/1", "A1")
    assert sees(sight, "A1", "A4"), "under the deck"


@pytest.mark.rule("A-HOARD-14", "A-HOARD-17", "A-HOARD-20", "A-HOARD-21")
def test_hoardings() -> None:
    """Nothing passes an intact hoarding hex: not from the walk behind it, not from outside; from a level above one shoots over it."""
    boards = {"hexsides": {"hoarding_front": ["A5/A6", "B5/B6"], "crenels_to_hoarding": ["A4/A5", "B4/B5"]}}
    sight = lane("####......", {2: "___r&_____", 3: "zzz_______"}, walls={2: boards})
    for ground in ("A6", "A8", "A10"):
        assert not sees(sight, "A4/2", ground), ground
        assert not sees(sight, ground, "A4/2"), ground
        assert sees(sight, "A5/2", ground), "from the hoarding itself"
    assert sees(sight, "A8", "A5/2")
    assert sees(sight, "A4/2", "A5/2")
    assert sees(sight, "A3/3", "A8"), "over it, from a level above"
    assert not sees(sight, "A3/3", "A6"), "too near to the hoarding"


@pytest.mark.rule("A-MANT-05", "A-MANT-06")
def test_a_mantlet_blocks_its_own_level() -> None:
    """Nobody shoots through a mantlet hex on its own level, but from above and from within it."""
    sight = lane("##......", {2: "rr______"}, hexsides={"mantlet": ["A5/A4", "B5/B4"]})
    assert why(sight, "A3", "A7") == why(sight, "A7", "A3") == "screen_blocks"
    assert sees(sight, "A2/2", "A7")
    assert all(sees(sight, "A5", other) for other in ("A3", "A7", "A8", "B7"))


@pytest.mark.rule("A-TOWER-22", "SC-TOWER-09")
def test_shots_enter_a_siege_tower_but_do_not_cross_it() -> None:
    """A hex of a siege tower is never shot through, though nothing walls it off."""
    sight = lane("######", {1: "llTTll"})
    assert not sees(sight, "A1/1", "A6/1")
    assert sees(sight, "A1/1", "A3/1")
    assert sees(sight, "A1/1", "A4/1"), "into its second hex"
    assert sees(sight, "A3/1", "A6/1"), "out of it"


def test_the_dark() -> None:
    """Nobody in a mine sees or is seen from above."""
    board = Board([Piece(lane("....", {}).board.pieces[0].sheet)], mines=True)
    shape = Shape(ground=((board.cell["A2/-1"], "mine"), (board.cell["A3/-1"], "mine")))
    sight = Sight(reshaped(board, shape))
    cell = board.cell
    assert not sight.sees(cell["A2/-1"], cell["A3/-1"])
    assert not sight.sees(cell["A1"], cell["A2/-1"])
    assert sight.sees(cell["A1"], cell["A3"])
