"""Places that can be besieged: every wall is one on the board, stretches and redoubts fit, and what may be struck follows the breaches."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hauberk.battle.core.field import Field
from hauberk.battle.core.state import State
from hauberk.battle.walls.bombarding import Mark, in_hex
from hauberk.board.board import Board, Piece, bits
from hauberk.board.shape import Shape, reshaped
from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.play.battle.scenario import sheet
from hauberk.play.siege.places import load_place, place_files, read_place
from hauberk.rulesets.editions import ANARCHY, GUISCARD, SIEGE_CLASSIC
from hauberk.siege.place import (
    DOWN,
    FAR,
    FOREWORK,
    HIDDEN,
    INNER,
    OUTER,
    SCREENED,
    Place,
    Reach,
    breached,
    breaches,
    brought_down,
    court_before,
    flammable,
    hex_of,
    in_one_redoubt,
    nearest,
    needed,
    targets,
    why_not,
)

PLACES = sorted(place_files())
EDITIONS = {"priory": ANARCHY, "norman_castle": ANARCHY, "classic_castle": SIEGE_CLASSIC}
"""The edition a place is printed for; the others belong to Guiscard."""
BOARD_KINDS = {
    "wall": "wall", "tower": "wall", "keep": "wall", "house_wall": "wall", "palisade": "palisade", "gate": "door", "postern": "door",
    "bridge": "bridge", "scaffold": "timber", "jetty": "timber",
}  # fmt: skip
"""What the board calls them."""
THREE = Reach(3)
TOWER = Reach(3, whole_keep=True)


@cache
def field_of(name: str) -> Field:
    """The place alone on the table, by the rules of its edition."""
    rules = EDITIONS.get(name, GUISCARD).rules()
    return Field(Board([Piece(sheet(load_place(name).sheet))], rules.terrain), rules, 0)


def marks(name: str, hexes: str) -> list[Mark]:
    """What a stone can break in a hex."""
    field = field_of(name)
    return in_hex(field.at(State(1, 0, 0, 1, {}, {})), field.board.cell[hexes.partition("/")[0]])


# -- the data --------------------------------------------------------------------------------------------------------


def test_the_six_places() -> None:
    """Two castles of stone, the nest, farm and chapel on one sheet, the priory."""
    assert PLACES == ["chapel", "classic_castle", "eagles_nest", "farm", "norman_castle", "priory"]
    assert {name: load_place(name).kind for name in PLACES if load_place(name).kind != "castle"} == {
        "chapel": "chapel", "farm": "farm", "priory": "priory",
    }  # fmt: skip


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.rule("DEMO-02", "A-BOMB-01", "A-SIEGE-22", "RULING-A-ENTR-01")
def test_every_wall_hex_is_one_on_the_board_and_of_that_stuff(name: str) -> None:
    """Kind and material agree with what stones find there in a battle, and so do towers and keeps."""
    for wall in load_place(name).walls.values():
        found = [mark for mark in marks(name, wall.hex) if mark.kind == BOARD_KINDS[wall.kind] and mark.material == wall.material]
        assert found, f"{wall} is not so on the board"
        if wall.kind in ("tower", "keep"):
            assert found[0].keep == (wall.kind == "keep")
            assert found[0].tower == (wall.kind == "tower")


@pytest.mark.parametrize("name", PLACES)
def test_no_wall_of_the_ring_is_forgotten(name: str) -> None:
    """Whatever can be broken on the way in is on the siege sheet: outworks and the middle of towers apart."""
    place, field = load_place(name), field_of(name)
    listed = {wall.partition("/")[0] for wall in place.walls} | {hexes for each in place.sections.values() for hexes in each.core}
    within = {cell.partition("/")[0] for cell in place.inside}
    board = field.board
    solid = {board.names[cell] for cell in bits(board.all) if not board.storey(cell) and "solid" in board.ground[cell].traits}
    for hexes in (within | solid) - listed:
        around = [board.names[cell] for cell in board.neighbours[board.cell[hexes]] if cell >= 0]
        between = any(near in within for near in around) and any(near not in within | listed | solid for near in around)
        broken = [mark for mark in marks(name, hexes) if mark.kind in ("wall", "palisade")]
        assert not (between and broken), f"{hexes} is not on the siege sheet"


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.rule("A-MINE-08")
def test_sections_part_the_walls_among_them(name: str) -> None:
    """Every wall hex belongs to one stretch, every stretch hangs together, and its middle is no wall hex of its own."""
    place = load_place(name)
    hexes = [each for section in place.sections.values() for each in section.hexes]
    assert sorted(hexes) == sorted(place.walls)
    for section in place.sections.values():
        assert not set(section.core) & set(place.walls)
        todo, spots = [hex_of(section.hexes[0])], {hex_of(each) for each in brought_down(section)}
        while todo:
            spot = todo.pop()
            spots.discard(spot)
            todo += [near for side in range(6) if (near := spot.neighbour(side)) in spots]
        assert not spots or section.id == "gate", f"{section.id} falls apart"


@pytest.mark.parametrize("name", ["norman_castle", "classic_castle"])
@pytest.mark.rule("A-MINE-08", "A-MINE-10")
def test_sections_are_those_of_the_sheet(name: str) -> None:
    """Walls and towers have the ground hexes that the sheet gives them under the same name; all of them come down together."""
    place, board = load_place(name), field_of(name).board
    for section in place.sections.values():
        if section.id.startswith(("wall_", "tower_")):
            named = {board.names[cell] for cell in bits(board.areas[section.id]) if not board.storey(cell)}
            assert set(brought_down(section)) == named
        if section.kind == "tower":
            assert len(section.hexes) == 6
            assert len(section.core) == 1


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.rule("A-MINE-02", "A-GALL-04")
def test_a_gallery_comes_only_over_plain_ground(name: str) -> None:
    """A stretch can be mined where flat ground lies at its foot; rock, banks and ditches keep a gallery away."""
    place, board = load_place(name), field_of(name).board
    for section in place.sections.values():
        around = {near for hexes in (*section.hexes, *section.core) for near in board.neighbours[board.cell[hexes]] if near >= 0}
        outside = [cell for cell in around if not place.section_of(board.names[cell]) and board.names[cell] not in place.ground]
        flat = any(board.base[cell].id == "flat" for cell in outside)
        walled = section.kind in ("wall", "tower", "keep", "house_wall") and section.ring != FOREWORK
        assert section.mine == (walled and flat), section.id


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.rule("ASSLT-09", "A-ACT-08", "RULING-A-ACT-02")
def test_redoubts_and_centre_lie_inside(name: str) -> None:
    """One can stand on every cell of them, and no redoubt is the whole place."""
    place, board = load_place(name), field_of(name).board
    assert place.redoubts
    for cells in (place.court, place.centre, place.access, *(redoubt.cells for redoubt in place.redoubts)):
        assert cells
        assert cells <= place.inside
        assert all(cell in board.cell for cell in cells)
    assert all(redoubt.cells < place.inside for redoubt in place.redoubts)
    assert not place.outer & place.redoubts[0].cells
    assert any(place.centre <= redoubt.cells | place.court for redoubt in place.redoubts)


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.rule("A-ACT-25", "A-ACT-16")
def test_ways_out_lead_out(name: str) -> None:
    """Exactly the hexes with a door, gate or entrance towards the outside."""
    place, board = load_place(name), field_of(name).board
    within = {cell.partition("/")[0] for cell in place.inside} | {hexes for each in place.sections.values() for hexes in each.core}
    walled = within | {wall.hex for wall in place.walls.values() if wall.ring != FOREWORK}
    gates = {(cell, side) for gate in board.gates.values() for cell, side in gate.sides}
    filled = {cell for gate in board.gates.values() if not gate.sides for cell in gate.cells}
    found = set()
    for hexes in within:
        cell = board.cell[hexes]
        for side, near in enumerate(board.neighbours[cell]):
            kind = board.sides.get((cell, side))
            way = (cell, side) in gates or cell in filled or (kind is not None and kind.id in ("door", "entrance"))
            if near >= 0 and way and board.names[near] not in walled and "solid" not in board.ground[near].traits:
                found.add(hexes)
    assert found == place.access


@pytest.mark.parametrize("name", ["eagles_nest", "norman_castle", "classic_castle"])
def test_inside_is_what_the_garrison_reaches(name: str) -> None:
    """Shut in, with the keep open, the besieged walk to every cell of the inside and to no other; the tilting gate is theirs too."""
    from tests.board.test_castle_sheets import laid, named, reached, standing

    place = load_place(name)
    board = standing(name, **({"keep_door": "open"} if "keep_door" in laid(name).gates else {}))
    gate = {board.names[cell] for cell in board.gates["gate"].cells} if "gate" in board.gates else set()
    assert place.inside == named(board, reached(board, board.areas["court"])) | gate


@pytest.mark.parametrize("name", PLACES)
def test_places_speak_three_languages(name: str) -> None:
    """Titles of the place, its stretches and its redoubts."""
    place = load_place(name)
    for title in (place.title, *(each.title for each in place.sections.values()), *(each.title for each in place.redoubts)):
        assert set(title) == set(LANGUAGES)
        assert all(text.strip() for text in title.values())
    assert set(place.open_sides) | set(place.joins) <= {1, 2, 3, 4}


# -- what may be struck ----------------------------------------------------------------------------------------------


def nest() -> Place:
    """The eagle's nest."""
    return load_place("eagles_nest")


def castle() -> Place:
    """The Norman castle."""
    return load_place("norman_castle")


@pytest.mark.rule("DEMO-06", "RULING-G-60")
def test_the_tower_is_hidden_until_the_palisade_is_down() -> None:
    """A broken gate is no breach; behind the fallen J8 the three hexes nearest to it lie open."""
    place = nest()
    whole = targets(place, (), TOWER)
    assert "J8" in whole
    assert "J10" in whole
    assert not [name for name in whole if place.walls[name].ring == INNER]
    assert why_not(place, "N7", {"J10"}, TOWER) == HIDDEN
    assert not why_not(place, "N7", {"J10"}, TOWER._replace(gate_is_breach=True))
    assert why_not(place, "N7", {"J8"}, TOWER) == ""
    assert {name for name in targets(place, {"J8"}, TOWER) if place.walls[name].ring == INNER} == {"N6", "N7", "O6", "O8"}
    assert why_not(place, "P6", {"J8"}, TOWER) == FAR
    assert why_not(place, "J8", {"J8"}, TOWER) == DOWN


@pytest.mark.rule("RULING-G-60", "RULING-A-BOMB-04", "RULING-S-34")
def test_of_two_equally_far_the_besieger_takes_one() -> None:
    """From J8 O6 and O8 are equally far: once one of them is struck the other is out of reach."""
    place = nest()
    assert hex_of("O6").distance(hex_of("J8")) == hex_of("O8").distance(hex_of("J8"))
    assert nearest(place, "J8", 3, struck={"O6"}) == {"N6", "N7", "O6"}
    assert nearest(place, "J8", 3, struck={"O8", "N6"}) == {"N6", "N7", "O8"}


@pytest.mark.rule("A-BOMB-07", "RULING-A-BOMB-04")
def test_the_keep_in_the_court_waits_for_a_breach() -> None:
    """Every hex of the Norman keep looks into the court; two breaches open two sets of three."""
    place = castle()
    keep = {wall.hex for wall in place.walls.values() if wall.kind == "keep"}
    assert all(place.walls[name].faces_court for name in keep)
    assert not keep & set(targets(place, (), THREE))
    east, west = keep & set(targets(place, {"T8"}, THREE)), keep & set(targets(place, {"F8"}, THREE))
    assert east == {"Q7", "Q8", "Q9"}
    assert {"N6", "N7", "N8"} <= west
    assert keep & set(targets(place, {"T8", "F8"}, THREE)) == east | west
    assert why_not(place, "Q8", {"M12"}, THREE) == HIDDEN
    assert why_not(place, "Q8", {"M13"}, Reach(3, gate_is_breach=True)) == HIDDEN  # the bridge is no wall


@pytest.mark.rule("SC-CATA-06", "A-BOMB-07")
def test_a_keep_in_the_ring_by_two_rules() -> None:
    """What of it looks over the ditch may be struck at once by one rule; by the other the whole keep waits for a breach."""
    place = load_place("classic_castle")
    keep = {wall.hex for wall in place.walls.values() if wall.kind == "keep"}
    assert keep & set(targets(place, (), THREE)) == {"V7", "V9", "W8", "W9"}
    assert not keep & set(targets(place, (), TOWER))
    assert "V7" in targets(place, {"V6"}, TOWER)
    assert len(nearest(place, "R4", 3, struck=nearest(place, "R4", 1))) >= 3


@pytest.mark.rule("A-BOMB-10", "A-HOARD-22", "A-HOARD-25", "RULING-A-HOARD-05")
def test_a_hoarding_screens_the_wall_behind_it() -> None:
    """Stones that come straight over the hoarding on I13 cannot reach I12; from elsewhere they can, and once it has gone."""
    place = castle().with_hoardings(("I13/2",))
    up = 0
    assert why_not(place, "I12", (), THREE, bearing=up) == SCREENED
    assert why_not(place, "I12", (), THREE) == ""
    assert why_not(place, "I12", {"I13/2"}, THREE, bearing=up) == ""
    assert why_not(place, "I13/2", (), THREE, bearing=up) == ""
    assert why_not(place, "H11", (), THREE, bearing=up) == ""
    assert why_not(place, "I5", (), THREE, bearing=up) == SCREENED  # farther down the same line
    assert "I13/2" in flammable(place, ())


@pytest.mark.rule("A-BOMB-10", "A-HOARD-22")
def test_walls_hung_all_round_are_no_targets() -> None:
    """Only when every line from outside to its face crosses a hoarding is a hex out of reach of all engines."""
    place = castle().with_hoardings(("O3/2", "P3/2", "Q4/2", "R4/2"))
    assert [name for name in ("O4", "P4", "Q5", "R5") if why_not(place, name, (), THREE) == SCREENED] == ["O4", "P4", "Q5"]
    assert why_not(place, "R5", (), THREE) == ""  # from the corner by the tower
    assert why_not(place, "P4", {"Q4/2"}, THREE) == ""
    ring = [f"{name}/3" for name in ("F4", "G5", "E5")]
    assert why_not(castle().with_hoardings(ring), "F5", (), THREE) == SCREENED


# -- breaches, mines, fire, redoubts -----------------------------------------------------------------------------------


@pytest.mark.rule("SURR-04", "A-SURR-04")
def test_breaches_ring_by_ring() -> None:
    """A breach of the enclosure and one of the keep are two things; a bridge, a gate or a hoarding is neither."""
    place = castle()
    assert not breached(place, {"M13", "M12", "I5"})
    assert breached(place, {"M12"}, gates=True)
    assert breaches(place, {"T8", "Q8"}) == ("T8",)
    assert breaches(place, {"T8", "Q8"}, INNER) == ("Q8",)
    assert not breached(place, {"T8"}, INNER)
    assert place.walls["T8"].ring == OUTER


@pytest.mark.rule("A-MINE-08", "RULING-A-MINE-13")
def test_half_of_a_section_must_be_dug() -> None:
    """One of the two hexes of the eastern wall, three of the six round a tower, five of the ten of the keep."""
    place = castle()
    assert {each.id: needed(each) for each in place.sections.values() if each.mine} == {
        "tower_n": 3, "wall_ne": 2, "tower_ne": 3, "wall_e": 1, "tower_se": 3,
    }  # fmt: skip
    assert needed(place.sections["keep"]) == 5
    assert place.section_of("T9") is place.sections["wall_e"]
    assert place.section_of("T6") is place.sections["tower_ne"]
    assert place.section_of("A1") is None


@pytest.mark.rule("A-MINE-13")
def test_counter_miners_gather_behind_the_wall() -> None:
    """Behind the eastern wall lie S8, S9 and S10."""
    place = castle()
    assert set(court_before(place, place.sections["wall_e"])) == {"S8", "S9", "S10"}


@pytest.mark.rule("A-FIRE-05", "A-ENTR-07", "RULING-A-ENTR-01")
def test_what_burns_and_what_is_beside_it() -> None:
    """Gate, postern and bridge of a stone castle; every palisade touches its neighbours."""
    place = castle()
    assert set(flammable(place, ())) == {"M12", "I5", "M13", "M14"}
    assert set(flammable(place, {"M13"})) == {"M12", "I5", "M14"}
    assert set(place.beside["M12"]) & {"M13", "L11", "N11"} == {"M13", "L11", "N11"}
    ring = nest()
    assert set(ring.beside["R8"]) == {"R7", "R9"}
    hung = castle().with_hoardings(("I13/2", "J12/2"))
    assert "J12/2" in hung.beside["I13/2"]


@pytest.mark.rule("ASSLT-09", "RULING-G-65")
def test_the_chamber_comes_before_the_barn() -> None:
    """All in the barn is no stop before the chamber has been held; unless the order is free."""
    farm = load_place("farm")
    chamber, barn = [sorted(redoubt.cells)[:3] for redoubt in farm.redoubts]
    assert in_one_redoubt(farm, chamber) == 1
    assert in_one_redoubt(farm, barn) == 0
    assert in_one_redoubt(farm, barn, either=True) == 2
    assert in_one_redoubt(farm, barn, held=1) == 2
    assert in_one_redoubt(farm, [*chamber, *barn]) == 0
    assert in_one_redoubt(farm, []) == 0


@pytest.mark.rule("A-ACT-08")
def test_church_or_convent() -> None:
    """In the priory either refuge may be the first."""
    priory = load_place("priory")
    assert in_one_redoubt(priory, ["O9/1", "P8"]) == 2
    assert in_one_redoubt(priory, ["H4", "P5"]) == 1
    assert in_one_redoubt(priory, ["H4", "P8"]) == 0


@pytest.mark.rule("A-MANG-10", "A-RAM-04")
def test_a_shut_postern_is_no_wooden_wall() -> None:
    """The wall round a door is of stone; only the door is of wood."""
    assert {(mark.kind, mark.material) for mark in marks("norman_castle", "I5")} == {("door", "wood"), ("wall", "castle_stone")}
    assert {(mark.kind, mark.material) for mark in marks("classic_castle", "U8")} == {("door", "wood"), ("wall", "castle_stone")}


def test_a_breach_of_every_stretch_compiles() -> None:
    """A board with a whole stretch in rubble can be laid."""
    for name in ("norman_castle", "classic_castle"):
        board = field_of(name).board
        for section in load_place(name).sections.values():
            if section.ring != FOREWORK:
                laid = reshaped(board, Shape(ground=tuple((board.cell[each], "rubble") for each in brought_down(section))))
                assert {laid.ground[laid.cell[each]].id for each in section.hexes} == {"rubble"}


# -- faults ----------------------------------------------------------------------------------------------------------


def test_all_faults_of_a_place_are_listed(tmp_path: Path) -> None:
    """Unknown areas, hexes off the sheet, a hex in two stretches, a redoubt outside: all at once."""
    path = tmp_path / "farm.toml"
    text = place_files()["farm"].read_text(encoding="utf-8")
    text = text.replace('centre = "chamber"', 'centre = "chambre"').replace('hexes = "E9 E10"', 'hexes = "E9 E11 Z99"')
    text = text.replace('inside = "farm terrace_of_chamber roof_of_barn"', 'inside = "farm terrace_of_chamber"').replace(
        "joins = [2, 4]", "joins = [7]"
    )
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_place(path)
    said = str(caught.value)
    for word in ("chambre", "Z99", "E11 stands in two sections", "redoubt barn", "joins"):
        assert word in said
    with pytest.raises(BadInput, match="eagles_nest"):
        load_place("eagle_nest")
