"""Galleries, mines and counter-mines: who fights for them, where, and what comes of it. The Anarchy 6.3, 7.7.4."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.common.term import total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege.engines_on_map import ROLLING
from hauberk.siege.mine_fights import counter_sections, gathering
from hauberk.siege.mine_gallery import mineable
from hauberk.siege.place import hex_of
from hauberk.siege.quick import reckon
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.results import EngineResult
from hauberk.siege.state import CAMP, WALL, Mine
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, PRIORY

BESIEGER, BESIEGED = 0, 1
AT_WALL = ("X7", "W8", "V8", "U9")
"""A gallery against the eastern wall of the Norman castle, from rear to nose; it looks in direction 4, at T9."""


def with_gallery(name: str = CASTLE) -> Skirmish:
    """A gallery stands in the camp."""
    return Skirmish(name).changed(engines={}).engine("gallery")


def approach(name: str = CASTLE) -> Skirmish:
    """The besieger brings a gallery up."""
    return with_gallery(name).begin(fights.GALLERY)


def digging(dug: tuple[str, ...] = (), counter: tuple[str, ...] | None = None, since: int = 1) -> Skirmish:
    """A mine under the eastern wall, and a counter-mine if one is wanted."""
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("gallery", where=WALL, hexes=AT_WALL, facing=4)
    mines = {"mine_1": Mine("mine_1", BESIEGER, "wall_e", "gallery 1", dug, since=since)}
    if counter is not None:
        mines["mine_2"] = Mine("mine_2", BESIEGED, "wall_e", "", counter, since=since)
    return skirmish.changed(mines=mines)


# -- a gallery to the wall -----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-ACT-32", "RULING-A-ACT-19")
def test_the_besieger_names_his_people_and_the_besieged_are_inside() -> None:
    skirmish = approach()
    asked = [type(question).__name__ + str(question.side) for question in reversed(skirmish.state.pending)]
    assert asked == ["MusterAsked0", "ArrangeAsked1", "ArrangeAsked0", "ResolveAsked0"]
    skirmish.answer(skirmish.usual())
    assert set(skirmish.fight.parties[BESIEGED]) == set(skirmish.men(BESIEGED))


@pytest.mark.rule("A-ACT-32", "A-MINE-01")
def test_one_gallery_and_nothing_else_is_brought_up() -> None:
    skirmish = with_gallery().engine("gallery").engine("ram").begin(fights.GALLERY)
    men = tuple(skirmish.men(BESIEGER))
    for engines in ((), ("gallery 1", "gallery 2"), ("ram 1",)):
        assert getattr(skirmish.why(c.Muster(men, engines, section="wall_e")), "reason", "") == "one_gallery"
    assert skirmish.why(c.Muster(men, ("gallery 2",), section="wall_e")) is None
    assert getattr(skirmish.why(c.Muster((), ("gallery 1",), section="wall_e")), "reason", "") == "nobody_goes"


@pytest.mark.rule("A-MINE-02", "A-GALL-04")
def test_only_to_walls_on_plain_ground() -> None:
    skirmish = approach()
    men = tuple(skirmish.men(BESIEGER))
    for section in ("wall_nw", "wall_sw", "keep", ""):
        refusal = skirmish.why(c.Muster(men, ("gallery 1",), section=section))
        assert refusal is not None
        assert (refusal.reason, refusal.rule) == ("no_way_for_a_gallery", "A-GALL-04")
    assert set(mineable(skirmish.position)) == {"tower_n", "wall_ne", "tower_ne", "wall_e", "tower_se"}


@pytest.mark.rule("A-GALL-04")
def test_no_gallery_crosses_the_water() -> None:
    assert mineable(approach(CLASSIC).position) == ()


@pytest.mark.rule("RULING-A-MINE-10")
def test_a_stretch_is_mined_once() -> None:
    skirmish = with_gallery().changed(
        mines={"m": Mine("m", BESIEGER, "wall_e", "", state="failed")}, down=frozenset({"O4", "P4", "Q5", "R5"})
    )
    skirmish.begin(fights.GALLERY)
    assert set(mineable(skirmish.position)) == {"tower_n", "tower_ne", "tower_se"}


@pytest.mark.rule("A-ACT-33", "A-GALL-03", "A-GALL-06")
@pytest.mark.parametrize(
    ("name", "section"), [(CASTLE, "wall_e"), (CASTLE, "wall_ne"), (CASTLE, "tower_n"), (PRIORY, "church_w"), (PRIORY, "range_e")]
)
def test_the_gallery_on_the_map(name: str, section: str) -> None:
    """The place alone; the gallery with eight under its roof, a straight way before it; others come by the sides after a turn."""
    skirmish = approach(name)
    men = tuple(skirmish.men(BESIEGER))
    skirmish.answer(c.Muster(men, ("gallery 1",), section=section)).on_map()
    table, scenario = skirmish.table, skirmish.scenario
    assert len(table["board"]) == 1
    assert scenario.field.first == BESIEGER
    assert {entry["turn"] for entry in table["entries"]} == {2}
    machine = scenario.start.machines["gallery 1"]
    board, cell = scenario.field.board, machine.cells[-1]
    steps = 0
    while board.names[cell] not in skirmish.field.place.sections[section].hexes:
        assert board.ground[cell].id == "flat"
        cell = board.neighbours[cell][machine.facing]
        steps += 1
    assert steps > 1
    crew = [man for man in scenario.start.people(BESIEGER) if man.on_map]
    assert 3 <= len(crew) <= 8
    assert all(scenario.field.now(scenario.start).board.ground[man.cell].id == "gallery_hex" for man in crew)


@pytest.mark.rule("A-ACT-35")
def test_it_is_over_when_the_gallery_stands_there_and_nobody_can_be_shot_at() -> None:
    skirmish = approach().on_map()
    assert skirmish.table["victory"][0]["all"] == [{"kind": "docked", "id": "gallery 1"}, {"kind": "sheltered", "side": "A"}]
    assert {"side": "A", "when": "any"} in skirmish.table["call_off"]


@pytest.mark.rule("A-MINE-02", "A-ACT-35", "RULING-A-MINE-14")
def test_a_gallery_against_the_wall_begins_a_mine() -> None:
    skirmish = approach().on_map()
    found = (EngineResult("gallery 1", "gallery", BESIEGER, hexes=AT_WALL, facing=4),)
    skirmish.home(skirmish.result(BESIEGER, engines=found), ())
    gallery = skirmish.state.engines["gallery 1"]
    assert (gallery.where, gallery.hexes, gallery.facing) == (WALL, AT_WALL, 4)
    mine = next(iter(skirmish.state.mines.values()))
    assert (mine.section, mine.gallery, mine.since) == ("wall_e", "gallery 1", skirmish.state.day)
    assert skirmish.happened(e.FightEnded)[0].winner == BESIEGER


@pytest.mark.rule("A-MINE-02")
def test_a_gallery_short_of_the_wall_goes_home() -> None:
    skirmish = approach().on_map()
    found = (EngineResult("gallery 1", "gallery", BESIEGER, hexes=("Z6", "Y7", "X7", "W8"), facing=4),)
    skirmish.home(skirmish.result(None, "withdrew", engines=found), ())
    assert skirmish.state.engines["gallery 1"].where == CAMP
    assert not skirmish.state.mines
    assert skirmish.happened(e.FightEnded)[0].winner == BESIEGED


@pytest.mark.rule("A-MINE-02", "C-QUICK-10")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_the_gallery_comes_to_the_wall_or_home_or_is_lost(face: int) -> None:
    skirmish = approach().quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    gallery = skirmish.state.engines.get("gallery 1")
    if letter in "AB":
        assert gallery is None
    else:
        assert gallery is not None
        assert gallery.where == (CAMP if letter in "CDE" else WALL)
        assert bool(skirmish.state.mines) == (gallery.where == WALL)


@pytest.mark.rule("C-QUICK-04", "C-QUICK-05", "C-QUICK-06")
def test_by_the_table_a_gallery_is_met_from_the_walls() -> None:
    """The garrison stands on its walls, so it counts double; nobody rides up to them. In a sally against the mine neither holds."""
    reckoning = approach().quick(5).happened(e.QuickFought)[0].terms
    walls = [term.value for term in reckoning if term.reason == "quick_castle"]
    assert walls
    assert not any(term.reason == "quick_rider_armoured" for term in reckoning)
    people = Skirmish(CASTLE)
    worth = clash_of(people.field.at(approach().ready().state))
    assert walls == [total(reckon(people.field.rules.quick, worth._replace(obstacles=())).defender)]
    sally = digging(("T9",)).begin(fights.MINE_SALLY).quick(5).happened(e.QuickFought)[0].terms
    assert not any(term.reason == "quick_castle" for term in sally)
    assert any(term.reason == "quick_rider_armoured" for term in sally)


# -- against the mine ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MINE-16", "RULING-A-ACT-15")
def test_half_of_the_garrison_may_sally_against_the_mine() -> None:
    skirmish = digging().begin(fights.MINE_SALLY)
    people = skirmish.men(BESIEGED)
    most = len(people) // 2
    assert getattr(skirmish.why(c.Muster(tuple(people[: most + 1]))), "has", 0) == most
    assert skirmish.why(c.Muster(tuple(people[:most]))) is None
    assert getattr(skirmish.why(c.Muster(())), "reason", "") == "nobody_goes"


@pytest.mark.rule("A-ACT-33", "A-MINE-16", "RULING-A-ACT-15", "RULING-A-ACT-19")
def test_the_gallery_stands_at_the_wall_with_its_crew_under_the_roof() -> None:
    skirmish = digging().begin(fights.MINE_SALLY).on_map()
    scenario = skirmish.scenario
    board = scenario.field.now(scenario.start).board
    assert scenario.field.first == BESIEGED
    assert [board.names[cell] for cell in scenario.start.machines["gallery 1"].cells] == list(AT_WALL)
    crew = [man for man in scenario.start.people(BESIEGER) if man.on_map]
    assert crew
    assert all(board.ground[man.cell].id == "gallery_hex" for man in crew)
    assert {entry["turn"] for entry in skirmish.table["entries"] if entry["side"] == "A"} == {2}
    assert all(board.names[man.cell] in skirmish.field.place.inside for man in scenario.start.people(BESIEGED))


@pytest.mark.rule("A-MINE-16", "RULING-A-ACT-18")
@pytest.mark.parametrize("burnt", [True, False])
def test_a_gallery_that_burnt_is_gone(burnt: bool) -> None:
    skirmish = digging().begin(fights.MINE_SALLY).on_map()
    found = (EngineResult("gallery 1", "gallery", BESIEGER, destroyed=burnt, hexes=() if burnt else AT_WALL, facing=4),)
    skirmish.home(skirmish.result(None, "withdrew", engines=found), ())
    assert ("gallery 1" in skirmish.state.engines) != burnt
    assert skirmish.happened(e.FightEnded)[0].winner == (BESIEGED if burnt else BESIEGER)
    assert len(skirmish.state.mines) == 1


# -- below ground ------------------------------------------------------------------------------------------------------------


def meeting(side: int = BESIEGER) -> Skirmish:
    """The two works have met: the besieger has dug T8, the besieged T9."""
    return digging(("T8",), ("T9",)).begin(fights.MINE_FIGHT, side)


@pytest.mark.rule("A-ACT-32", "A-ACT-33", "A-ACT-34", "A-MINE-19", "RULING-A-ACT-14", "RULING-A-ACT-19")
@pytest.mark.parametrize("side", [BESIEGER, BESIEGED])
def test_the_side_that_chose_the_fight_is_asked_first(side: int) -> None:
    """Who takes part; then where they stand, the besieged first; of these a third at most."""
    skirmish = meeting(side)
    asked = [type(question).__name__ + str(question.side) for question in reversed(skirmish.state.pending)]
    assert asked == [f"MusterAsked{side}", f"MusterAsked{1 - side}", "ArrangeAsked1", "ArrangeAsked0", f"ResolveAsked{side}"]
    most = len(skirmish.state.present(BESIEGED)) // 3
    if side == BESIEGER:
        skirmish.answer(skirmish.usual())
    people = skirmish.men(BESIEGED)
    refusal = skirmish.why(c.Muster(tuple(people[: most + 1])))
    assert refusal is not None
    assert refusal.reason == "too_many_in_the_party"
    assert skirmish.why(c.Muster(tuple(people[:most]))) is None


@pytest.mark.rule("A-ACT-33", "RULING-A-ACT-14", "RULING-A-ACT-19")
def test_besiegers_who_find_no_room_below_come_by_the_sides() -> None:
    """On the map of the castle, along the side of their choice, a turn after they have shown themselves."""
    skirmish = meeting()
    host = tuple(skirmish.men(BESIEGER))
    assert skirmish.why(c.Muster(host)) is None
    skirmish.answer(c.Muster(host)).on_map()
    table, scenario = skirmish.table, skirmish.scenario
    assert len(table["board"]) == 1
    coming = [who for entry in table["entries"] for who in entry["who"]]
    there = [man.id for man in scenario.start.people(BESIEGER) if man.on_map]
    assert {*coming, *there} == {*host}
    assert coming
    assert there
    assert {entry["turn"] for entry in table["entries"]} == {2}
    sides = {way["side_of_map"] for entry in table["entries"] for way in entry["ways"]}
    assert sides == {*skirmish.field.place.open_sides}


@pytest.mark.rule("A-ACT-33", "RULING-A-ACT-14")
def test_both_sides_say_where_their_people_stand() -> None:
    """A besieger waits along a side though there is room below; an archer of the besieged is on the wall and another man in the mine."""
    skirmish = meeting()
    skirmish.answer(skirmish.usual()).answer(skirmish.usual())
    high, low = skirmish.fight.parties[BESIEGED][:2]
    walk = next(post for post in skirmish.field.lands[skirmish.field.place.sheet].walks)
    assert getattr(skirmish.why(c.Arrange((c.Placed(high, "T8/-1"),))), "reason", "") == "not_a_place_to_start"
    skirmish.answer(c.Arrange((c.Placed(high, walk), c.Placed(low, "T9/-1"))))
    out, below = skirmish.fight.parties[BESIEGER][:2]
    edge = skirmish.field.place.open_sides[0]
    skirmish.answer(c.Arrange((c.Placed(out, edge=edge), c.Placed(below, "T8/-1")))).on_map()
    scenario = skirmish.scenario
    board = scenario.field.now(scenario.start).board
    at = {man.id: board.names[man.cell] for man in scenario.start.beings.values() if man.on_map}
    assert (at[high], at[low], at[below]) == (walk, "T9/-1", "T8/-1")
    assert out not in at


@pytest.mark.rule("A-ACT-33", "RULING-A-ACT-14", "RULING-C-QUICK-SIEGE")
def test_by_the_table_only_those_fight_who_find_room_below() -> None:
    skirmish = meeting()
    host = tuple(skirmish.men(BESIEGER))
    skirmish.answer(c.Muster(host)).answer(skirmish.usual())
    ((chance, fight),) = fights.KINDS[fights.MINE_FIGHT].meetings(skirmish.position)
    assert chance == 1
    assert 0 < len(fight.parties[BESIEGER]) < len(host)
    assert {*fight.parties[BESIEGER]} <= {*host}
    assert fight.parties[BESIEGED] == skirmish.fight.parties[BESIEGED]


@pytest.mark.rule("A-MINE-07", "A-MINE-13", "A-MINE-14", "RULING-A-ACT-14", "RULING-A-MINE-05")
@pytest.mark.parametrize("side", [BESIEGER, BESIEGED])
def test_the_fight_in_the_mine_on_the_map(side: int) -> None:
    skirmish = meeting(side).on_map()
    scenario = skirmish.scenario
    board = scenario.field.now(scenario.start).board
    assert scenario.field.first == side
    assert set(skirmish.table["works"]["ground"]["mine"].split()) == {"T8/-1", "T9/-1"}
    below = {man.side for man in scenario.start.beings.values() if man.on_map and board.names[man.cell] in ("T8/-1", "T9/-1")}
    assert below == {BESIEGER, BESIEGED}, "they stand face to face"
    court = skirmish.field.place.court
    others = [board.names[man.cell] for man in scenario.start.people(BESIEGED) if board.names[man.cell] != "T9/-1"]
    assert any(name in court for name in others)
    assert all(name in skirmish.field.place.inside for name in others)


@pytest.mark.rule("A-MINE-14", "A-MINE-15")
@pytest.mark.parametrize("winner", [BESIEGER, BESIEGED])
def test_who_is_driven_out_has_lost_his_mine(winner: int) -> None:
    skirmish = meeting().on_map()
    skirmish.home(skirmish.result(winner), ())
    assert {mine.side for mine in skirmish.state.mines.values() if mine.lost} == {1 - winner}


@pytest.mark.rule("A-MINE-14")
def test_the_fight_in_the_mine_can_be_fought_out() -> None:
    skirmish = meeting()
    skirmish.soon_dark().on_map()
    skirmish.come_home(skirmish.played())
    assert skirmish.state.fight is None


# -- a counter-mine ------------------------------------------------------------------------------------------------------------


def engineer(skirmish: Skirmish) -> str:
    """An engineer among the besieged."""
    who = skirmish.men(BESIEGED)[0]
    roles = skirmish.state.people[who].roles | {"engineer"}
    skirmish.changed(people={**skirmish.state.people, who: skirmish.state.people[who]._replace(roles=roles)})
    return who


@pytest.mark.rule("A-MINE-13", "A-ACT-32")
@pytest.mark.example("EX-A-6.3.6-1")
def test_six_counter_miners_gather_in_the_court_side_by_side() -> None:
    """Six in the court before the mined wall, each beside another, with an engineer among them."""
    skirmish = digging().begin(fights.COUNTER_MINE)
    leader = engineer(skirmish)
    room = gathering(skirmish.position, "wall_e")
    assert len(room) >= 6
    assert set(room) <= skirmish.field.place.court
    for number, name in enumerate(room[1:], start=1):
        assert any(hex_of(name).distance(hex_of(other)) == 1 for other in room[:number])
    group = (leader, *[who for who in skirmish.men(BESIEGED) if who != leader][:5])
    assert skirmish.why(c.Muster(group, section="wall_e")) is None
    skirmish.answer(c.Muster(group, section="wall_e"))
    mine = next(mine for mine in skirmish.state.mines.values() if mine.side == BESIEGED)
    assert (mine.section, mine.gallery, mine.dug) == ("wall_e", "", ())
    assert skirmish.state.fight is None
    assert not skirmish.state.combat


@pytest.mark.rule("A-MINE-19", "A-ACT-34")
def test_a_third_of_the_defenders_may_dig() -> None:
    skirmish = digging().begin(fights.COUNTER_MINE)
    leader = engineer(skirmish)
    most = len(skirmish.state.present(BESIEGED)) // 3
    group = (leader, *[who for who in skirmish.men(BESIEGED) if who != leader][:most])
    refusal = skirmish.why(c.Muster(group, section="wall_e"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.needs, refusal.has) == ("too_many_in_the_party", "A-ACT-34", most + 1, most)


@pytest.mark.rule("RULING-A-MINE-06", "A-MINE-13")
@pytest.mark.parametrize("unled", [True, False])
def test_a_counter_mine_wants_an_engineer(unled: bool) -> None:
    skirmish = digging()
    if unled:
        skirmish.field = Skirmish(CASTLE, unled_counter_mine=True).field
    skirmish.begin(fights.COUNTER_MINE)
    group = tuple(skirmish.men(BESIEGED)[:3])
    assert getattr(skirmish.why(c.Muster(group, section="wall_e")), "reason", "") == ("" if unled else "wants_an_engineer")


@pytest.mark.rule("A-ACT-32")
def test_only_against_a_mine_that_was_begun_on_an_earlier_day() -> None:
    skirmish = digging(since=7).begin(fights.COUNTER_MINE)
    assert skirmish.state.day == 7
    assert counter_sections(skirmish.state) == ()
    group = (engineer(skirmish),)
    assert getattr(skirmish.why(c.Muster(group, section="wall_e")), "reason", "") == "no_mine_there"


@pytest.mark.rule("A-MINE-13")
def test_more_than_the_court_holds_do_not_dig() -> None:
    skirmish = digging().begin(fights.COUNTER_MINE)
    leader = engineer(skirmish)
    room = len(gathering(skirmish.position, "wall_e"))
    twins: dict[str, Any] = {f"twin{number}": skirmish.state.people[leader]._replace(id=f"twin{number}") for number in range(4 * room)}
    skirmish.changed(people={**skirmish.state.people, **twins})
    group = tuple(twins)[: room + 1]
    refusal = skirmish.why(c.Muster(group, section="wall_e"))
    assert refusal is not None
    assert (refusal.reason, refusal.has) == ("no_room_in_the_court", room)


@pytest.mark.rule("A-ACT-33", "A-ACT-35")
@pytest.mark.parametrize("kind", [fights.GALLERY, fights.MINE_SALLY])
def test_fights_about_a_mine_can_be_fought_out(kind: str) -> None:
    skirmish = approach() if kind == fights.GALLERY else digging().begin(kind)
    skirmish.soon_dark(4).on_map()
    skirmish.come_home(skirmish.played())
    assert skirmish.state.fight is None
    assert set(ROLLING) >= {engine.kind for engine in skirmish.state.engines.values()}
