"""The assault: its ground, who stands where, how it ends and what it means. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Away
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.assault import fall_back, next_redoubts, starts
from hauberk.siege.parties import ARMY, is_shooter
from hauberk.siege.set_up import CENTRE, PLACE
from hauberk.siege.state import OUTER_LOST, WHOLE, Fight, Outcome
from hauberk.siege.territory import territory
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, PRIORY, RELIEVED

BESIEGER, BESIEGED = 0, 1
ALL = [FARM, NEST, PRIORY, CASTLE, RELIEVED, CLASSIC]
ALONE, JOINED = [FARM, NEST], [PRIORY, CASTLE, RELIEVED, CLASSIC]


def storm(name: str = NEST, **switches: bool) -> Skirmish:
    """An assault; the besieger is asked who storms."""
    return Skirmish(name, **switches).begin(fights.ASSAULT)


def area(skirmish: Skirmish, name: str) -> set[str]:
    """The cells of an area of the set-up, by their names on the sheet of the place."""
    row = next(row for row in skirmish.table["areas"] if row["id"] == name)
    return {cell.removeprefix("1.") for cell in row["hexes"].split()}


# -- who -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASSLT-02", "ASSLT-03", "A-ACT-03")
def test_who_is_asked_in_which_order() -> None:
    asked = [type(question).__name__ + str(question.side) for question in reversed(storm().state.pending)]
    assert asked == ["MusterAsked0", "ArrangeAsked1", "ArrangeAsked0", "ResolveAsked0"]


@pytest.mark.rule("ASSLT-02", "A-ACT-02")
@pytest.mark.parametrize("name", ALL)
def test_all_who_are_left_may_take_part(name: str) -> None:
    skirmish = storm(name)
    wounded, builder, guard = skirmish.men(BESIEGER)[0], skirmish.men(BESIEGER)[1], skirmish.men(BESIEGED)[0]
    skirmish.wounded(wounded).busy(builder).busy(guard)
    muster = skirmish.usual()
    assert isinstance(muster, c.Muster)
    assert wounded in muster.men
    assert builder not in muster.men
    skirmish.answer(muster)
    assert guard not in skirmish.fight.parties[BESIEGED]
    assert len(skirmish.fight.parties[BESIEGED]) == len(skirmish.state.present(BESIEGED)) - 1
    skirmish.on_map()
    assert skirmish.scenario.start.beings[wounded].health


@pytest.mark.rule("BUILD-02", "A-BUILD-03")
def test_builders_and_prisoners_stay_out() -> None:
    skirmish = storm()
    builder, prisoner = skirmish.men(BESIEGER)[:2]
    skirmish.busy(builder)
    skirmish.changed(people={**skirmish.state.people, prisoner: skirmish.state.people[prisoner]._replace(fate="prisoner")})
    assert getattr(skirmish.why(c.Muster((builder,))), "rule", "") == "BUILD-02"
    assert getattr(skirmish.why(c.Muster((prisoner,))), "reason", "") == "not_at_the_siege"
    assert getattr(skirmish.why(c.Muster(())), "reason", "") == "nobody_goes"


@pytest.mark.rule("BUILD-04")
def test_only_two_stone_throwers_stand_on_the_map() -> None:
    skirmish = Skirmish(NEST).changed(engines={}).engine("petraria").engine("petraria").engine("petraria").begin(fights.ASSAULT)
    men, engines = tuple(skirmish.men(BESIEGER)), tuple(skirmish.state.engines)
    assert getattr(skirmish.why(c.Muster(men, engines)), "rule", "") == "BUILD-04"
    assert skirmish.why(c.Muster(men, engines[:2])) is None
    assert getattr(skirmish.why(c.Muster(men, (engines[0], engines[0]))), "reason", "") == "engine_named_twice"
    assert getattr(skirmish.why(c.Muster(men, ("ram 9",))), "reason", "") == "engine_not_here"


@pytest.mark.rule("A-ACT-01")
def test_the_besieger_chooses_the_open_ground_and_where_it_is_joined() -> None:
    skirmish = storm(CASTLE)
    men = tuple(skirmish.men(BESIEGER))
    assert getattr(skirmish.why(c.Muster(men, sheet="lagoon")), "reason", "") == "no_such_ground"
    assert getattr(skirmish.why(c.Muster(men, joined=5)), "reason", "") == "cannot_be_joined"
    skirmish.answer(c.Muster(men, sheet="meadow", joined=1)).on_map()
    assert skirmish.table["board"] == [{"sheet": "norman_castle"}, {"sheet": "meadow", "of": 1, "side": 1}]


# -- where -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASSLT-01", "A-ACT-01", "ASSLT-03", "A-ACT-03", "A-ACT-05")
@pytest.mark.parametrize("name", ALL)
def test_the_map_of_an_assault(name: str) -> None:
    """The place alone or with open ground; the besieged inside, the besiegers beside the map, and the besieger first."""
    skirmish = storm(name).on_map()
    scenario, place = skirmish.scenario, skirmish.field.place
    assert skirmish.table["board"][0]["sheet"] == place.sheet
    assert len(skirmish.table["board"]) == (1 if name in ALONE else 2)
    assert scenario.field.first == BESIEGER
    assert scenario.field.attackers == BESIEGER
    board = scenario.field.board
    garrison = list(scenario.start.people(BESIEGED))
    assert {man.id for man in garrison} == set(skirmish.fight.parties[BESIEGED])
    assert all(board.names[man.cell].removeprefix("1.") in place.inside for man in garrison)
    besiegers = list(scenario.start.people(BESIEGER))
    assert {man.id for man in besiegers} == set(skirmish.fight.parties[BESIEGER])
    assert all(man.away == Away.WAITING for man in besiegers)


@pytest.mark.rule("ASSLT-03")
@pytest.mark.parametrize("name", ALL)
def test_sergeants_post_shooters_on_the_walls(name: str) -> None:
    skirmish = storm(name).on_map()
    land = skirmish.field.lands[skirmish.field.place.sheet]
    at = {row["who"]: row["at"].removeprefix("1.") for row in skirmish.table["men"]}
    shooters = [who for who in skirmish.fight.parties[BESIEGED] if is_shooter(skirmish.state.people[who])]
    assert all(at[who] in land.walks for who in shooters[: len(land.walks)])


@pytest.mark.rule("ASSLT-04", "ASSLT-05", "RULING-G-63")
@pytest.mark.parametrize("name", ALONE)
def test_who_comes_has_stood_beside_the_map_for_a_turn(name: str) -> None:
    skirmish = storm(name).on_map()
    entries = skirmish.table["entries"]
    assert {entry["turn"] for entry in entries} == {2}
    assert not any(entry["fixed"] for entry in entries)
    assert {entry["ways"][0]["side_of_map"] for entry in entries} == set(skirmish.field.place.open_sides)


@pytest.mark.rule("A-ACT-04", "RULING-A-ACT-04")
@pytest.mark.parametrize("name", JOINED)
def test_who_comes_over_open_ground_comes_where_he_stands(name: str) -> None:
    skirmish = storm(name).on_map()
    entries, joined = skirmish.table["entries"], skirmish.fight.joined
    assert {entry["turn"] for entry in entries} == {1}
    assert all(entry["fixed"] and len(entry["ways"]) == 1 and entry["ways"][0]["piece"] == 2 for entry in entries)
    sides = {entry["ways"][0]["side_of_map"] for entry in entries}
    assert sides == {1, 2, 3, 4} - {{1: 3, 2: 4, 3: 1, 4: 2}[joined]}


@pytest.mark.rule("ASSLT-03", "ASSLT-04", "A-ACT-03")
def test_people_stand_where_they_are_told_to() -> None:
    skirmish = storm(NEST)
    skirmish.answer(skirmish.usual())
    one, two = skirmish.fight.parties[BESIEGED][:2]
    for bad, reason in (
        ((c.Placed(one, "A1"),), "not_a_place_to_start"),
        ((c.Placed(one, edge=1),), "not_by_this_side"),
        ((c.Placed(one, "K9"), c.Placed(two, "K9")), "already_taken"),
        ((c.Placed(one, "K9"), c.Placed(one, "L9")), "named_twice"),
        ((c.Placed(skirmish.men(BESIEGER)[0], "K9"),), "not_in_the_fight"),
    ):
        assert getattr(skirmish.why(c.Arrange(bad)), "reason", "") == reason
    skirmish.answer(c.Arrange((c.Placed(one, "K9"), c.Placed(two, "O7/2"))))
    climber = skirmish.fight.parties[BESIEGER][0]
    assert getattr(skirmish.why(c.Arrange((c.Placed(climber, "K7"),))), "reason", "") == "not_a_place_to_start"
    skirmish.answer(c.Arrange((c.Placed(climber, edge=3),))).on_map()
    start, board = skirmish.scenario.start, skirmish.scenario.field.board
    assert board.names[start.beings[one].cell] == "K9"
    assert board.names[start.beings[two].cell] == "O7/2"
    entry = next(entry for entry in skirmish.table["entries"] if climber in entry["who"])
    assert entry["ways"][0]["side_of_map"] == 3


@pytest.mark.rule("ASSLT-03", "A-ACT-03", "DEMO-04", "A-RUBBLE-01")
@pytest.mark.parametrize("name", ALL)
def test_what_fell_on_earlier_days_lies_in_ruins(name: str) -> None:
    skirmish = Skirmish(name)
    walls = skirmish.field.place.walls
    outer = [wall.hex for wall in walls.values() if wall.ring == "outer" and wall.kind in ("wall", "palisade", "house_wall")][:2]
    hurt = next(wall.hex for wall in walls.values() if wall.hex not in outer and wall.material != "wood")
    skirmish.changed(down=frozenset(outer), damage={hurt: 1}).begin(fights.ASSAULT).on_map()
    start, board = skirmish.scenario.start, skirmish.scenario.field.board
    prefix = "1." if name in JOINED else ""
    assert {start.works.changed.get(board.cell[prefix + hex_]) for hex_ in outer} <= {"rubble", "stockade_down"}
    assert start.works.damage[board.cell[prefix + hurt]] == 1
    there = {board.names[man.cell].removeprefix(prefix).partition("/")[0] for man in start.people(BESIEGED)}
    assert not there & set(outer)


@pytest.mark.rule("A-SIEGE-27", "A-ACT-03")
def test_bridge_moat_gate_and_hoardings_are_as_the_siege_has_them() -> None:
    skirmish = Skirmish(CASTLE).changed(bridge="destroyed", fascines=("D6", "E8"), gate="open").begin(fights.ASSAULT).on_map()
    start, board = skirmish.scenario.start, skirmish.scenario.field.board
    bridge = [wall.hex for wall in skirmish.field.place.walls.values() if wall.kind == "bridge"]
    assert bridge
    assert all(start.works.changed[board.cell["1." + hex_]] == "bridge_destroyed" for hex_ in bridge)
    assert start.works.changed[board.cell["1.D6"]] == "filled_moat"
    assert start.works.doors["1.gate"] == "open"


@pytest.mark.rule("A-HOARD-04")
def test_hoardings_hang_unless_they_burnt() -> None:
    skirmish = Skirmish(RELIEVED)
    hung = skirmish.field.place.hoardings
    if not hung:
        skirmish.field = type(skirmish.field)(**{**skirmish.field.__dict__, "place": skirmish.field.place.with_hoardings(("O3/2", "P3/2"))})
        hung = skirmish.field.place.hoardings
    skirmish.changed(burnt=frozenset(hung[:1])).begin(fights.ASSAULT).on_map()
    found = {cell.removeprefix("1.") for cell in skirmish.table["works"]["ground"]["hoarding"].split()}
    assert found == set(hung[1:])


@pytest.mark.rule("GATE-04", "A-FIRE-07")
def test_a_gate_that_burnt_is_open() -> None:
    skirmish = Skirmish(NEST).changed(burnt=frozenset({"J10"}), gate="open").begin(fights.ASSAULT).on_map()
    assert skirmish.scenario.start.works.doors["gate"] == "broken"


# -- engines and ladders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-11", "A-RAM-02", "A-GALL-03")
@pytest.mark.parametrize("kind", ["ram", "siege_tower", "gallery"])
def test_rolling_engines_begin_with_a_straight_way_to_a_wall(kind: str) -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine(kind).begin(fights.ASSAULT).on_map()
    scenario = skirmish.scenario
    machine = scenario.start.machines[f"{kind} 1"]
    board, cell, steps = scenario.field.board, machine.cells[-1], 0
    while board.ground[cell].id == "flat":
        cell = board.neighbours[cell][machine.facing]
        steps += 1
    assert steps > 1, "it does not stand there yet"
    assert board.names[cell].removeprefix("1.") in skirmish.field.place.walls


@pytest.mark.rule("RULING-A-ACT-18")
def test_an_engine_left_at_the_wall_is_still_there() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("gallery", where="wall", hexes=("X7", "W8", "V8", "U9"), facing=4)
    skirmish.begin(fights.ASSAULT).on_map()
    machine = skirmish.scenario.start.machines["gallery 1"]
    assert [skirmish.scenario.field.board.names[cell] for cell in machine.cells] == ["1.X7", "1.W8", "1.V8", "1.U9"]


@pytest.mark.rule("LADDER-02", "GRAP-01")
def test_ladders_lie_at_the_edge_and_grapnels_are_in_light_hands() -> None:
    skirmish = Skirmish(NEST).changed(stock=({"ladder": 4, "grapnel": 3}, {})).begin(fights.ASSAULT).on_map()
    ladders, hooks = skirmish.table["ladders"], skirmish.table["things"]
    assert len(ladders) == 4
    assert all(len(ladder["at"].split()) == 2 for ladder in ladders)
    assert [hook["kind"] for hook in hooks] == ["grapnel"] * 3
    assert not any(skirmish.state.people[hook["men"][0]].character.armoured for hook in hooks)
    assert skirmish.scenario.start.works.ladders


@pytest.mark.rule("A-ACT-03", "A-OIL-01", "A-STONE-01")
def test_cauldrons_stones_and_small_engines_stand_on_the_walls() -> None:
    skirmish = Skirmish(CASTLE).changed(stock=({}, {"cauldron": 2, "stones": 2}), engines={}).engine("ballista", BESIEGED, where="inside")
    skirmish.begin(fights.ASSAULT).on_map()
    land = skirmish.field.lands["norman_castle"]
    things = skirmish.table["things"]
    assert sorted(thing["kind"] for thing in things) == ["cauldron", "cauldron", "stone_pile", "stone_pile"]
    assert all(thing["at"].removeprefix("1.") in land.walks for thing in things)
    assert skirmish.scenario.start.machines["ballista 1"].side == BESIEGED


# -- a spy, a redoubt --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-13", "A-EVENT-13", "RULING-G-75", "RULING-A-ACT-07")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_spy_has_let_some_in(name: str) -> None:
    skirmish = Skirmish(name)
    slipped = tuple(skirmish.men(BESIEGER)[:6])
    skirmish.changed(fight=Fight(fights.ASSAULT, BESIEGER, infiltrators=slipped, number=1), gate="open", forced=fights.ASSAULT)
    skirmish.run(lambda doing: fights.begin_forced(doing, fights.ASSAULT))
    assert skirmish.state.action == fights.ASSAULT
    assert getattr(skirmish.why(c.Muster(tuple(skirmish.men(BESIEGER)[1:]))), "reason", "") == "is_inside_already"
    skirmish.on_map()
    scenario, place = skirmish.scenario, skirmish.field.place
    board = scenario.field.board
    inside = {who: board.names[scenario.start.beings[who].cell].removeprefix("1.") for who in slipped}
    assert set(inside.values()) <= place.court
    foes = {man.cell for man in scenario.start.people(BESIEGED)}
    prefix = "1." if name in JOINED else ""
    court = [board.cell[prefix + cell] for cell in place.court]
    apart = [cell for cell in court if cell not in foes and not set(board.neighbours[cell]) & foes]
    alone = [who for who in slipped if not set(board.neighbours[scenario.start.beings[who].cell]) & foes]
    assert len(alone) == min(len(slipped), len(apart)), "not beside a defender if there is another place"
    assert any(state == "open" for state in scenario.start.works.doors.values())


def fallen_back(name: str, redoubt: int = 1) -> Skirmish:
    """The besieged hold a redoubt, some besiegers the rest."""
    skirmish = Skirmish(name).changed(held=OUTER_LOST, redoubt=redoubt)
    within = {who: skirmish.state.people[who]._replace(within=True) for who in skirmish.men(BESIEGER)[:6]}
    return skirmish.changed(people={**skirmish.state.people, **within})


@pytest.mark.rule("ASSLT-11", "A-ACT-10", "RULING-G-66", "RULING-A-ACT-06")
@pytest.mark.parametrize("name", ALL)
def test_later_assaults_begin_at_the_redoubt(name: str) -> None:
    skirmish = fallen_back(name)
    redoubt = skirmish.field.place.redoubts[0].cells
    skirmish.begin(fights.ASSAULT).on_map()
    scenario = skirmish.scenario
    board, sight = scenario.field.board, scenario.field.sight
    places = [man for man in scenario.start.people(BESIEGED) if man.on_map]
    assert places
    assert all(board.names[man.cell].removeprefix("1.") in redoubt for man in places)
    foes = [man for man in scenario.start.people(BESIEGER) if man.on_map]
    for foe in foes:
        assert board.names[foe.cell].removeprefix("1.") not in redoubt
        assert not any(sight.sees(man.cell, foe.cell) for man in places), "out of shot"


@pytest.mark.rule("ASSLT-11", "A-ACT-10", "BESB-07", "A-ACT-17")
@pytest.mark.parametrize("name", ALL)
def test_what_is_not_the_redoubt_is_the_besiegers(name: str) -> None:
    """As long as the whole place is held they have nothing of it; then all but the redoubt, even when they are besieged there."""
    skirmish = Skirmish(name)
    place = skirmish.field.place
    assert (territory(skirmish.position, BESIEGED), territory(skirmish.position, BESIEGER)) == (place.inside, frozenset())
    redoubt = place.redoubts[0].cells
    for position in (fallen_back(name).position, swapped(name).position):
        garrison = position.state.besieger if position.state.swapped else position.state.besieged
        assert territory(position, garrison) == redoubt
        assert territory(position, 1 - garrison) == place.inside - redoubt


@pytest.mark.rule("ASSLT-11", "A-ACT-10")
def test_without_a_shooter_in_the_redoubt_they_begin_anywhere_else() -> None:
    skirmish = fallen_back(NEST)
    few = len(starts(skirmish.position, BESIEGER))
    archers = [person for person in skirmish.state.present(BESIEGED) if is_shooter(person)]
    skirmish.changed(people={**skirmish.state.people, **{person.id: person._replace(fate="gone") for person in archers}})
    many = starts(skirmish.position, BESIEGER)
    assert len(many) > few
    assert not set(many) & skirmish.field.place.redoubts[0].cells


@pytest.mark.rule("ASSLT-09", "A-ACT-08", "RULING-G-65")
@pytest.mark.parametrize(
    ("name", "redoubt", "switch", "found"),
    [
        (FARM, 0, False, [1]),
        (FARM, 1, False, [2]),
        (FARM, 2, False, []),
        (FARM, 0, True, [1, 2]),
        (PRIORY, 0, False, [1, 2]),
        (CASTLE, 1, False, []),
    ],
)
def test_before_which_redoubt_the_besieger_may_stop(name: str, redoubt: int, switch: bool, found: list[int]) -> None:
    """The chamber first, the barn after it; of church and convent either; from the last one nobody falls back."""
    skirmish = Skirmish(name, either_redoubt_first=switch).changed(held=OUTER_LOST if redoubt else WHOLE, redoubt=redoubt)
    assert next_redoubts(skirmish.position) == found
    calls = skirmish.begin(fights.ASSAULT).on_map().table.get("call_off", [])
    assert [row["area"] for row in calls] == [f"redoubt_{number}" for number in found]
    assert all(row["side"] == "A" and row["of"] == "B" and row["when"] == "gathered" for row in calls)


# -- besiegers besieged ----------------------------------------------------------------------------------------------------------


def swapped(name: str = NEST) -> Skirmish:
    """The besiegers sit in the outer works, an army stands outside, the garrison in its redoubt: the tables are turned."""
    skirmish = fallen_back(name).changed(swapped=True, relief=True)
    army = [who for who in skirmish.men(BESIEGED) if who != skirmish.commander(BESIEGED)][:8]
    people = {who: skirmish.state.people[who]._replace(roles=frozenset({ARMY})) for who in army}
    skirmish.changed(people={**skirmish.state.people, **people})
    assert (skirmish.state.besieger, skirmish.state.besieged) == (BESIEGED, BESIEGER)
    return skirmish


@pytest.mark.rule("BESB-07", "A-ACT-17")
@pytest.mark.parametrize("name", [NEST, PRIORY, CASTLE])
def test_from_the_redoubt_and_from_outside_against_the_outer_works(name: str) -> None:
    skirmish = swapped(name).begin(fights.ASSAULT, BESIEGED).on_map()
    scenario, place = skirmish.scenario, skirmish.field.place
    board, redoubt = scenario.field.board, place.redoubts[0].cells
    assert scenario.field.first == BESIEGED
    for man in scenario.start.people(BESIEGED):
        if ARMY in skirmish.state.people[man.id].roles:
            assert man.away == Away.WAITING
        else:
            assert board.names[man.cell].removeprefix("1.") in redoubt
    outer = [board.names[man.cell].removeprefix("1.") for man in scenario.start.people(BESIEGER)]
    assert outer
    assert set(outer) <= place.inside - redoubt
    assert "call_off" not in skirmish.table
    skirmish.home(skirmish.result(BESIEGED), ())
    assert skirmish.state.outcome == Outcome(BESIEGED, "taken")


@pytest.mark.rule("BESB-08", "A-ACT-17")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_from_the_outer_works_against_the_redoubt(name: str) -> None:
    """The army outside takes no part; whoever takes the redoubt has all of the place, but the siege goes on."""
    skirmish = swapped(name).begin(fights.ASSAULT, BESIEGER).on_map()
    scenario, place = skirmish.scenario, skirmish.field.place
    board, redoubt = scenario.field.board, place.redoubts[0].cells
    assert scenario.field.first == BESIEGER
    assert not any(ARMY in skirmish.state.people[man.id].roles for man in scenario.start.people(BESIEGED))
    assert all(board.names[man.cell].removeprefix("1.") in redoubt for man in scenario.start.people(BESIEGED))
    assert all(man.on_map and board.names[man.cell].removeprefix("1.") in place.inside - redoubt for man in scenario.start.people(BESIEGER))
    skirmish.home(skirmish.result(BESIEGER), ())
    assert skirmish.state.outcome is None
    assert skirmish.state.held == WHOLE
    assert territory(skirmish.position, BESIEGER) == place.inside


# -- how it ends ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASSLT-06", "ASSLT-07", "A-ACT-05", "A-ACT-06", "RULING-G-64", "RULING-A-ACT-01", "RULING-A-ACT-03")
@pytest.mark.parametrize("name", ALL)
def test_how_an_assault_ends(name: str) -> None:
    skirmish = storm(name).on_map()
    lines = skirmish.table["victory"]
    assert lines[0] == {"side": "A", "at": "once", "all": [{"kind": "cleared", "side": "B", "area": PLACE}]}
    assert lines[1] == {"side": "B", "at": "once", "all": [{"kind": "gone", "side": "A"}]}
    assert lines[2]["all"] == [{"kind": "fought"}, {"kind": "stalled", "side": "B", "phases": 10}]
    assert area(skirmish, PLACE) == skirmish.field.place.inside
    assert area(skirmish, CENTRE) == skirmish.field.place.centre


def stopped(name: str, food: int, redoubt: int = 0, number: int = 1) -> Skirmish:
    """An assault that the besieger has stopped before a redoubt in which all defenders are."""
    skirmish = (fallen_back(name, redoubt) if redoubt else Skirmish(name)).changed(food=food)
    skirmish.begin(fights.ASSAULT).on_map()
    prefix = "1." if skirmish.fight.joined else ""
    cells = sorted(skirmish.field.place.redoubts[number - 1].cells)
    men: dict[str, dict[str, Any]] = {who: {"hex": prefix + cells[0]} for who in skirmish.fight.parties[BESIEGED]}
    men |= {who: {"hex": prefix + sorted(skirmish.field.place.court)[0]} for who in skirmish.fight.parties[BESIEGER][:4]}
    return skirmish.home(skirmish.result(None, "called_off", men), ())


@pytest.mark.rule(
    "ASSLT-09", "ASSLT-10", "PROV-07", "A-ACT-08", "A-ACT-09", "A-SIEGE-10", "BESB-05", "C-SIEGE-15", "RULING-G-65", "RULING-A-ACT-05"
)
@pytest.mark.example("TC-G-10")
@pytest.mark.parametrize(("food", "kept", "left"), [(11, 6, 5), (1, 1, 0), (10, 5, 5)])
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_falling_back_costs_half_of_the_food(name: str, food: int, kept: int, left: int) -> None:
    skirmish = stopped(name, food)
    assert (skirmish.state.held, skirmish.state.redoubt) == (OUTER_LOST, 1)
    assert skirmish.state.food == kept
    assert skirmish.state.store == left, "what they left feeds whoever sits there"
    assert skirmish.state.outcome is None


@pytest.mark.rule("RULING-A-ACT-20")
def test_who_has_won_the_outer_works_stays_in_them() -> None:
    skirmish = stopped(NEST, 10)
    assert sum(person.within for person in skirmish.state.present(BESIEGER)) == 4


@pytest.mark.rule("PROV-07", "RULING-G-65")
def test_each_further_fall_back_halves_again() -> None:
    skirmish = stopped(FARM, 9, redoubt=1, number=2)
    assert skirmish.state.redoubt == 2
    assert skirmish.state.food == 5


@pytest.mark.rule("A-ACT-09", "A-SIEGE-10", "RULING-A-ACT-05")
@pytest.mark.parametrize(("once", "food"), [(False, 5), (True, 9)])
def test_a_second_fall_back_halves_again_unless_it_is_lost_once_only(once: bool, food: int) -> None:
    """From the church into the buildings beside it: the book halves whenever they have to fall back."""
    again = Skirmish(PRIORY, halved_once=once).changed(held=OUTER_LOST, redoubt=1, food=9)
    again.run(lambda doing: fall_back(doing, 2))
    assert (again.state.redoubt, again.state.food) == (2, food)


@pytest.mark.rule("PROV-07", "A-ACT-09", "RULING-G-65", "RULING-A-ACT-05")
@pytest.mark.parametrize("name", [NEST, CASTLE, FARM])
def test_who_holds_his_redoubt_has_not_fallen_back(name: str) -> None:
    """The besieger stops an assault on the redoubt in which they already were: no more food is lost."""
    skirmish = stopped(name, 9, redoubt=1, number=1)
    assert (skirmish.state.held, skirmish.state.redoubt, skirmish.state.food) == (OUTER_LOST, 1, 9)


@pytest.mark.rule("ASSLT-09")
def test_a_defender_elsewhere_means_no_fall_back() -> None:
    skirmish = Skirmish(NEST).changed(food=10).begin(fights.ASSAULT).on_map()
    cells = sorted(skirmish.field.place.redoubts[0].cells)
    men: dict[str, dict[str, Any]] = {who: {"hex": cells[0]} for who in skirmish.fight.parties[BESIEGED]}
    men[skirmish.fight.parties[BESIEGED][0]] = {"hex": "K9"}
    skirmish.home(skirmish.result(None, "called_off", men), ())
    assert (skirmish.state.held, skirmish.state.food) == (WHOLE, 10)


@pytest.mark.rule("ASSLT-06", "A-ACT-05")
def test_a_place_that_is_taken_ends_the_siege() -> None:
    skirmish = storm(NEST).on_map()
    skirmish.home(skirmish.result(BESIEGER), ())
    assert skirmish.state.outcome == Outcome(BESIEGER, "taken")


@pytest.mark.rule("ASSLT-08", "A-ACT-07", "RULING-A-ACT-02")
def test_defenders_cut_off_from_the_centre_are_prisoners() -> None:
    skirmish = storm(NEST).on_map()
    lost, safe = skirmish.fight.parties[BESIEGED][:2]
    stormer = skirmish.fight.parties[BESIEGER][0]
    men = {lost: {"hex": "J6", "cut_off": True}, safe: {"hex": "K9"}, stormer: {"hex": "K6", "cut_off": True}}
    skirmish.home(skirmish.result(None, men=men), ())
    assert skirmish.state.people[lost].fate == "prisoner"
    assert skirmish.state.people[safe].present
    assert skirmish.state.people[stormer].present


@pytest.mark.rule("SIEGE-05")
def test_an_assault_is_combat_even_if_nobody_came_to_blows() -> None:
    skirmish = storm(NEST).on_map()
    skirmish.home(skirmish.result(BESIEGED), ())
    assert skirmish.state.combat
    assert skirmish.state.fight is None


@pytest.mark.rule("C-QUICK-10", "C-QUICK-05")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_the_garrison_yields_or_the_siege_is_lifted_or_goes_on(face: int) -> None:
    skirmish = storm(CASTLE).quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    ended = skirmish.state.outcome
    if letter in "HIJ":
        assert ended == Outcome(BESIEGER, "taken")
    elif letter in "AB":
        assert ended == Outcome(BESIEGED, "driven_off")
    else:
        assert ended is None
    assert "quick_castle" in {term.reason for term in skirmish.happened(e.QuickFought)[0].terms}


@pytest.mark.rule("A-ACT-01", "ASSLT-01")
@pytest.mark.parametrize("name", ALL)
def test_an_assault_can_be_fought_out_and_comes_home(name: str) -> None:
    skirmish = Skirmish(name).soon_dark().begin(fights.ASSAULT).on_map()
    before = {who: person.present for who, person in skirmish.state.people.items()}
    game = skirmish.played()
    skirmish.come_home(game)
    assert skirmish.state.fight is None
    after = skirmish.state.people
    assert set(after) == set(before)
    changed = {event.who for event in (*skirmish.happened(e.Hurt), *skirmish.happened(e.Departed))}
    assert all(after[who].present == before[who] for who in before if who not in changed)
    assert not any(isinstance(question, q.FightAwaited) for question in skirmish.state.pending)
