"""Campaign maps: the lay of the hexes, the files and their faults, and whether the country on them is the real one."""

from __future__ import annotations

import importlib.util
import json
from collections import deque
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from hauberk.campaign.map import (
    DIRECTION_NAMES,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    CampaignMap,
    Hex,
    HexName,
    arc,
    hex_name,
)
from hauberk.common.faults import BadInput
from hauberk.grid.hex import opposite
from hauberk.play.campaign.maps import campaign_map_files, load_campaign_map, map_json, read_campaign_map
from hauberk.play.checking import check_folder

MAPS = tuple(campaign_map_files())
ENGLAND, APULIA, SICILY = "south_west_england", "apulia", "sicily"


def plain(columns: int, rows: int) -> CampaignMap:
    """Nothing but open ground."""
    names = [(hex_name(c, r), c, r) for c in range(1, columns + 1) for r in range(1, rows + 1)]
    return CampaignMap("plain", {}, columns, rows, {name: Hex(name, c, r, frozenset({"open"})) for name, c, r in names}, {})


def steps_from(country: CampaignMap, start: HexName, land: bool = False) -> dict[HexName, int]:
    """How many steps every hex is away, found by walking."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for other in country.neighbours(here):
            if other not in found and (country.passable(other) or not land):
                found[other] = found[here] + 1
                queue.append(other)
    return found


# The lay of the hexes


@pytest.mark.rule("C-MAP-06")
def test_the_six_neighbours_of_an_odd_and_an_even_column() -> None:
    country = plain(6, 6)
    assert country.around["0304"] == ("0303", "0403", "0404", "0305", "0204", "0203")
    assert country.around["0404"] == ("0403", "0504", "0505", "0405", "0305", "0304"), "even columns lie half a hex lower"
    assert country.around["0101"] == (None, None, "0201", "0102", None, None)


@pytest.mark.rule("C-MAP-06")
@pytest.mark.parametrize("name", MAPS)
def test_who_is_a_neighbour_has_a_neighbour(name: str) -> None:
    country = load_campaign_map(name)
    for here in country.hexes:
        for direction in range(6):
            other = country.neighbour(here, direction)
            if other:
                assert country.neighbour(other, opposite(direction)) == here
                assert country.direction(here, other) == direction


@pytest.mark.rule("C-MAP-06")
def test_directions_run_clockwise_from_the_north() -> None:
    assert (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST) == (0, 1, 2, 3, 4, 5)
    assert DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert [opposite(direction) for direction in range(6)] == [3, 4, 5, 0, 1, 2]
    assert arc(NORTH) == (NORTH_WEST, NORTH, NORTH_EAST)
    assert arc(SOUTH) == (SOUTH_EAST, SOUTH, SOUTH_WEST)
    assert plain(3, 3).direction("0101", "0303") is None


@pytest.mark.rule("C-MAP-01", "C-MAP-06")
@pytest.mark.parametrize("start", ["0101", "0504", "0605", "0909", "0109"])
def test_distance_is_what_a_walker_counts(start: HexName) -> None:
    country = plain(9, 9)
    assert {name: country.distance(start, name) for name in country.hexes} == steps_from(country, start)


@pytest.mark.rule("C-SETUP-01")
@pytest.mark.parametrize(
    ("bearing", "steps", "end"),
    [
        ("N", 2, "0503"), ("S", 3, "0508"), ("NE", 2, "0704"), ("SE", 1, "0605"), ("SW", 2, "0306"), ("NW", 1, "0404"),
        ("E", 1, "0604"), ("E", 2, "0705"), ("E", 3, "0804"), ("W", 1, "0404"), ("W", 2, "0305"), ("W", 3, "0204"),
        ("N", 0, "0505"), ("N", 5, None), ("W", 6, None),
    ],
)  # fmt: skip
def test_so_many_hexes_in_a_bearing_from_a_landmark(bearing: str, steps: int, end: HexName | None) -> None:
    """East and west alternate the two slanting steps, the northern one first; beyond the edge there is nothing."""
    assert plain(9, 9).step_along("0505", bearing, steps) == end


@pytest.mark.rule("C-SETUP-01")
def test_the_nearest_hex_that_is_free() -> None:
    country = plain(9, 9)
    assert country.nearest("0505", lambda name: True) == "0505"
    assert country.nearest("0505", lambda name: name != "0505") == "0504", "the northern one first"
    assert country.nearest("0505", lambda name: country.distance("0505", name) == 3) == "0502"
    assert country.nearest("0505", lambda name: False) is None
    assert sorted(country.outwards("0909")) == sorted(country.hexes)


# The file

SOUND = """\
id = "vale"
title = { en = "The vale", fr = "Le val", it = "La valle" }
columns = 5
rows = 4
years = [1100, 1120]
source = "a test"
provenance = "reconstructed"
relief = \"\"\"
.fhHm
Ms...
.....
~~~..
\"\"\"

[nobles]
odo = { en = "Odo", fr = "Eudes", it = "Oddone" }

[[rivers]]
id = "brook"
name = { en = "Brook", fr = "Ruisseau", it = "Ruscello" }
hexes = "0401 0402 0403"

[[roads]]
id = "way"
name = { en = "Way", fr = "Chemin", it = "Via" }
hexes = "0303 0402 0503"

[[places]]
id = "ford"
name = { en = "Ford", fr = "Le Gué", it = "Guado" }
hex = "0402"
kind = "castle_motte"
flags = ["town"]
levels = { 1100 = "norman odo 4 7", 1120 = "razed" }

[[places]]
id = "priory"
name = { en = "Priory", fr = "Prieuré", it = "Priorato" }
hex = "0303"
kind = "priory"
levels = { 1110 = "lombard - 3 2" }
"""


def read(folder: Path, text: str) -> CampaignMap:
    path = folder / "vale.toml"
    path.write_text(text, encoding="utf-8")
    return read_campaign_map(path)


def test_a_small_map_is_read(tmp_path: Path) -> None:
    country = read(tmp_path, SOUND)
    ground = {name: set(each.terrain) for name, each in country.hexes.items()}
    assert ground["0101"] == {"open"}
    assert ground["0201"] == {"forest"}
    assert ground["0301"] == {"hill"}
    assert ground["0401"] == {"hill", "forest", "river"}
    assert ground["0501"] == {"mountain"}
    assert ground["0102"] == {"mountain", "forest"}
    assert ground["0202"] == {"marsh"}
    assert ground["0303"] == {"open", "road", "coast"}
    assert ground["0402"] == {"open", "river", "road", "bridge"}, "where a road meets a river there is a bridge"
    assert ground["0104"] == {"sea"}
    assert not country.passable("0104")
    assert not country.passable("0909")
    assert country.passable("0103")


@pytest.mark.rule("C-MAP-07")
def test_a_place_stands_from_its_first_year_until_it_is_razed(tmp_path: Path) -> None:
    country = read(tmp_path, SOUND)
    ford, priory = country.places["ford"], country.places["priory"]
    assert [ford.at(year) is not None for year in (1099, 1100, 1119, 1120, 1130)] == [False, True, True, False, False]
    assert [country.place_at("0303", year) is priory for year in (1100, 1110, 1150)] == [False, True, True]
    assert country.terrain("0303", 1100) == country.hexes["0303"].terrain, "until it is built, its hex is the ground it is"
    assert country.terrain("0303", 1110) - country.terrain("0303", 1100) == {"settlement"}
    assert country.terrain("0402", 1100) - country.terrain("0402", 1120) == {"castle", "settlement"}, "a castle with its town"
    levels = ford.at(1110)
    assert levels is not None
    assert tuple(levels) == ("norman", "odo", 4, 7)
    assert country.place_at("0101", 1100) is None


@pytest.mark.rule("C-PLACE-01", "C-PLACE-06", "C-PLACE-08")
def test_what_kind_of_place_it_is(tmp_path: Path) -> None:
    country = read(tmp_path, SOUND)
    ford, priory = country.places["ford"], country.places["priory"]
    assert (ford.is_castle, ford.is_settlement, ford.is_monastic, ford.is_city) == (True, False, False, False)
    assert (priory.is_castle, priory.is_settlement, priory.is_monastic, priory.is_city) == (False, True, True, False)


FAULTS = [
    ("columns = 5", "columns = 4", 9, "this row has 5 hexes, but the map 4 columns"),
    ("rows = 4", "rows = 5", 8, "relief has 4 rows, but the map 5"),
    ("rows = 4", "rows = 100", 4, "hexes are named by two digits"),
    ("Ms...", "Mx...", 10, "'x' in column 2 is no ground"),
    ('hexes = "0401 0402 0403"', 'hexes = "0401 0403"', 21, "brook leaps from 0401 to 0403 (name every hex on the way)"),
    ('hexes = "0303 0402 0503"', 'hexes = "0303 0304"', 26, "hex 0304 is sea"),
    ('hexes = "0303 0402 0503"', 'hexes = "0303 0402 0602"', 26, "no hex '0602' on this map (four digits, column then row, to 0504)"),
    ('hex = "0303"', 'hex = "0402"', 39, "hex 0402 holds ford already (a castle and its town are one place with the flag town)"),
    ('hex = "0303"', 'hex = "0204"', 39, "hex 0204 is sea"),
    ('kind = "priory"', 'kind = "prioress"', 40, "no 'prioress' here (did you mean priory?)"),
    ('flags = ["town"]', 'flags = ["twon"]', 33, "no 'twon' here (did you mean town?)"),
    ('id = "priory"', 'id = "ford"', 37, "'ford' is the id of something else on this map"),
    ('"norman odo 4 7"', '"norman odoo 4 7"', 34, "no noble 'odoo' on this map (did you mean odo?)"),
    ('"norman odo 4 7"', '"normal odo 4 7"', 34, "no faction 'normal' (did you mean norman"),
    ('"norman odo 4 7"', '"norman odo 4"', 34, "'norman odo 4' should name faction, noble, resources, attitude"),
    ('"norman odo 4 7"', '"norman odo 11 7"', 34, "resources 11: off the scale (1 to 10)"),
    ('"norman odo 4 7"', '"norman odo 4 0"', 34, "attitude 0: off the scale (1 to 10)"),
    ("1110 =", "soon =", 41, "'soon' is no year"),
    ('levels = { 1110 = "lombard - 3 2" }', "levels = {}", 41, "a place needs a line for one year at least"),
    ('provenance = "reconstructed"', 'provenance = "guessed"', 7, "no 'guessed' here"),
    ('title = { en = "The vale", fr', 'title = { en = "The vale", fx', 2, "lacks 'fr'"),
    ("years =", "yaers =", 5, "unknown field 'yaers' (did you mean years"),
]


@pytest.mark.parametrize(("old", "new", "line", "what"), FAULTS)
def test_every_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int, what: str) -> None:
    assert old in SOUND
    with pytest.raises(BadInput) as bad:
        read(tmp_path, SOUND.replace(old, new, 1))
    assert [fault for fault in bad.value.faults if fault.line == line and what in str(fault)], str(bad.value)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = SOUND.replace("Ms...", "Mx...").replace('kind = "priory"', 'kind = "prioress"').replace("norman odo", "norman eudes")
    with pytest.raises(BadInput) as bad:
        read(tmp_path, text)
    assert sorted(fault.line for fault in bad.value.faults) == [10, 34, 40]


def test_checking_a_folder_of_data_reads_its_campaign_maps(tmp_path: Path) -> None:
    maps = tmp_path / "campaign_maps"
    maps.mkdir()
    (maps / "vale.toml").write_text(SOUND, encoding="utf-8")
    assert check_folder(tmp_path) == ([], {"campaign maps": 1})
    (maps / "dale.toml").write_text(SOUND.replace("Ms...", "Mx..."), encoding="utf-8")
    faults, counts = check_folder(tmp_path)
    assert [(fault.file, fault.line) for fault in faults] == [("dale.toml", 10)]
    assert counts == {"campaign maps": 1}


def test_a_map_that_is_not_there() -> None:
    with pytest.raises(BadInput, match=r"no such campaign map \(did you mean sicily"):
        load_campaign_map("siciliy")


# The three maps


@pytest.mark.parametrize("name", MAPS)
def test_everything_can_be_sent_to_the_page_and_nothing_secret_is_in_it(name: str) -> None:
    country = load_campaign_map(name)
    sent = json.loads(json.dumps(map_json(country)))
    assert set(sent) == {"id", "title", "columns", "rows", "hexes", "places", "rivers", "roads", "regions", "peaks"}
    assert len(sent["hexes"]) == country.columns * country.rows
    assert {key for place in sent["places"] for key in place} == {"id", "name", "hex", "kind", "flags"}


@pytest.mark.rule("C-MAP-02", "C-MAP-03")
def test_there_is_one_map_of_england_and_two_of_the_south() -> None:
    assert set(MAPS) == {ENGLAND, APULIA, SICILY}
    assert [load_campaign_map(name).years for name in (ENGLAND, APULIA, SICILY)] == [(1139, 1144, 1150), (1041, 1053, 1071), (1061, 1072)]


def tool() -> ModuleType:
    """The program that makes the maps."""
    spec = importlib.util.spec_from_file_location("campaign_maps_tool", Path(__file__).parents[2] / "tools" / "campaign" / "maps.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", MAPS)
def test_the_tool_makes_the_same_file_again(name: str) -> None:
    assert tool().made(name) == campaign_map_files()[name].read_text(encoding="utf-8"), "run tools/campaign/maps.py"


@pytest.mark.rule("C-MAP-01")
def test_the_middle_of_a_hex_lies_in_it_five_kilometres_from_the_next() -> None:
    frame = tool().Frame(51.48, -1.69, 9, 8, 5)
    country = plain(9, 8)
    for name in country.hexes:
        x, y = frame.middle(name)
        assert frame.hex(x, y) == name
        for other in country.neighbours(name):
            across, down = frame.middle(other)
            assert ((x - across) ** 2 + (y - down) ** 2) ** 0.5 == pytest.approx(5)
    assert frame.hex(200, 0) is None


DISTANCES = [
    (ENGLAND, "oxford", "wallingford", 19), (ENGLAND, "oxford", "andover", 62), (ENGLAND, "bath", "basingstoke", 89),
    (ENGLAND, "marlborough", "newbury", 29), (ENGLAND, "bath", "devizes", 26), (ENGLAND, "winchester", "old_sarum", 35),
    (ENGLAND, "oxford", "reading", 39), (ENGLAND, "gloucester", "cirencester", 25), (ENGLAND, "oxford", "bath", 86),
    (APULIA, "bari", "taranto", 79), (APULIA, "melfi", "venosa", 14), (APULIA, "salerno", "amalfi", 15),
    (APULIA, "naples", "benevento", 54), (APULIA, "bari", "barletta", 54), (APULIA, "brindisi", "taranto", 63),
    (APULIA, "benevento", "bari", 175), (APULIA, "naples", "salerno", 47), (APULIA, "siponto", "lucera", 47),
    (SICILY, "palermo", "messina", 192), (SICILY, "palermo", "cefalu", 59), (SICILY, "catania", "syracuse", 52),
    (SICILY, "trapani", "palermo", 75), (SICILY, "troina", "castrogiovanni", 37), (SICILY, "messina", "catania", 86),
    (SICILY, "girgenti", "palermo", 91), (SICILY, "mazara", "syracuse", 248),
]  # fmt: skip


@pytest.mark.rule("C-MAP-01")
@pytest.mark.parametrize(("name", "one", "other", "km"), DISTANCES)
def test_towns_lie_as_far_apart_as_they_are(name: str, one: str, other: str, km: int) -> None:
    """Kilometres by five, give or take a hex; a walk over hexes is up to a sixth longer than the flight of a crow."""
    country = load_campaign_map(name)
    steps = country.distance(country.places[one].hex, country.places[other].hex)
    assert km / 5 - 1 <= steps <= km / 5 * 7 / 6 + 1


@pytest.mark.rule("C-MAP-02")
def test_england_reaches_from_basingstoke_to_bath_and_from_andover_to_oxford() -> None:
    country = load_campaign_map(ENGLAND)
    at = {place: country.hexes[country.places[place].hex] for place in ("basingstoke", "bath", "andover", "oxford")}
    assert 1 < at["bath"].column < at["oxford"].column < at["basingstoke"].column < country.columns
    assert 1 < at["oxford"].row < at["bath"].row < at["andover"].row < country.rows


@pytest.mark.rule("C-MAP-03")
def test_the_val_demone_is_the_north_east_of_sicily() -> None:
    country = load_campaign_map(SICILY)
    (region,) = (each for each in country.regions if each.id == "val_demone")
    inside = {place.id for place in country.places.values() if place.hex in region.hexes}
    assert {"messina", "rometta", "milazzo", "taormina", "troina", "cerami", "randazzo", "san_marco", "patti"} <= inside
    assert not {"palermo", "catania", "castrogiovanni", "cefalu", "syracuse", "girgenti", "reggio", "scilla", "paterno"} & inside
    assert inside == {place.id for place in country.places.values() if "val_demone" in place.flags}


@pytest.mark.rule("C-PLACE-02")
def test_the_three_cities() -> None:
    cities = {place.id for name in (APULIA, SICILY) for place in load_campaign_map(name).places.values() if place.is_city}
    assert cities == {"benevento", "bari", "palermo"}
    assert not [place.id for place in load_campaign_map(ENGLAND).places.values() if place.is_city]


@pytest.mark.rule("C-MAP-03")
def test_the_strait_lies_between_messina_and_reggio() -> None:
    country = load_campaign_map(SICILY)
    reached = steps_from(country, country.places["messina"].hex, land=True)
    assert country.places["palermo"].hex in reached
    assert country.places["reggio"].hex not in reached
    assert country.distance(country.places["messina"].hex, country.places["reggio"].hex) <= 4


@pytest.mark.rule("C-MAP-07")
def test_a_monastic_building_and_some_castles_are_not_there_in_the_first_period() -> None:
    country = load_campaign_map(ENGLAND)
    later = [place for place in country.places.values() if place.at(country.years[0]) is None]
    assert [place.id for place in later if place.is_monastic] == ["dorchester"]
    assert len([place for place in later if place.is_castle]) >= 5
    assert all("open" in country.terrain(place.hex, country.years[0]) for place in later)
    assert all(place.at(country.years[1]) or place.at(country.years[2]) for place in later)


@pytest.mark.parametrize("name", MAPS)
def test_every_place_is_on_land_and_every_landmass_is_one_country(name: str) -> None:
    country = load_campaign_map(name)
    for place in country.places.values():
        assert country.passable(place.hex), place.id
    left = {name for name in country.hexes if country.passable(name)}
    masses = []
    while left:
        masses.append(set(steps_from(country, min(left), land=True)))
        left -= masses[-1]
    assert len(masses) == (2 if name == SICILY else 1)
    assert all(any(place.hex in mass for place in country.places.values()) for mass in masses)


@pytest.mark.parametrize("name", MAPS)
def test_rivers_and_roads_run_on(name: str) -> None:
    country = load_campaign_map(name)
    assert country.rivers
    for line in (*country.rivers, *country.roads):
        assert len(line.hexes) > 1, line.id
        assert all(country.direction(one, other) is not None for one, other in pairwise(line.hexes)), line.id
    for river in country.rivers:
        mouth, others = river.hexes[-1], {each for other in country.rivers if other.id != river.id for each in other.hexes}
        leaves = len(country.neighbours(mouth)) < 6
        assert "coast" in country.hexes[mouth].terrain or mouth in others or leaves, f"{river.id} ends at {mouth}"


@pytest.mark.parametrize("name", MAPS)
def test_the_roads_are_one_net_on_each_landmass(name: str) -> None:
    """From any road one comes to any other without leaving the roads, but for the strait."""
    country = load_campaign_map(name)
    left = {each for road in country.roads for each in road.hexes}
    nets = 0
    while left:
        queue = deque([min(left)])
        left -= set(queue)
        while queue:
            for other in country.neighbours(queue.popleft()):
                if other in left:
                    left.discard(other)
                    queue.append(other)
        nets += 1
    assert nets == (2 if name == SICILY else 1)


@pytest.mark.parametrize("name", MAPS)
def test_most_towns_and_castles_lie_on_roads_and_there_are_bridges(name: str) -> None:
    country = load_campaign_map(name)
    great = [place for place in country.places.values() if "town" in place.flags]
    assert all("road" in country.hexes[place.hex].terrain for place in great), [p.id for p in great]
    assert len([each for each in country.hexes.values() if "bridge" in each.terrain]) >= 20


@pytest.mark.parametrize("name", MAPS)
def test_every_harbour_lies_on_the_coast_or_a_river(name: str) -> None:
    country = load_campaign_map(name)
    harbours = [place for place in country.places.values() if "harbour" in place.flags]
    assert harbours
    assert not [place.id for place in harbours if not {"coast", "river"} & country.hexes[place.hex].terrain]


@pytest.mark.rule("C-PLACE-01", "C-PLACE-02", "C-PLACE-03")
@pytest.mark.parametrize("name", MAPS)
def test_every_place_belongs_to_somebody_who_has_one_party_in_a_year(name: str) -> None:
    country = load_campaign_map(name)
    for year in country.years:
        party: dict[str, str] = {}
        for place in country.places.values():
            levels = place.at(year)
            if levels:
                assert levels.noble in country.nobles, place.id
                assert party.setdefault(levels.noble, levels.faction) == levels.faction, (place.id, year)
                assert 1 <= levels.resources <= 10
                assert 1 <= levels.attitude <= 10
        assert len(set(party.values())) >= 2
    owners = {levels.noble for place in country.places.values() for levels in place.levels.values()} - {""}
    assert owners == set(country.nobles)


@pytest.mark.rule("C-LOYAL-01", "C-LOYAL-02")
def test_no_place_in_england_leans_to_the_party_against_its_lord() -> None:
    """Loyal places of Angevin lords and Angevin places of the king's would feed nobody."""
    country = load_campaign_map(ENGLAND)
    for place in country.places.values():
        for year, levels in place.levels.items():
            low, high = {"royalist": (5, 10), "neutral": (5, 6), "angevin": (1, 6), "": (5, 5)}[levels.faction]
            assert low <= levels.attitude <= high, (place.id, year)


@pytest.mark.example("EX-GC-15.3-1")
def test_corato_is_the_lombard_borough_of_the_example() -> None:
    corato = load_campaign_map(APULIA).places["corato"]
    levels = corato.at(1041)
    assert levels is not None
    assert (corato.kind, levels.faction, levels.resources, levels.attitude) == ("borough", "lombard", 5, 4)
