"""What a fight on the map leaves behind for the siege. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.play.siege.game import report_of
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.results import EngineResult, StockResult
from hauberk.siege.state import CAMP, INSIDE, WALL
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, FARM, NEST, PRIORY

BESIEGER, BESIEGED = 0, 1


def fought(name: str = NEST, **changes: Any) -> Skirmish:
    """An assault that waits for its result."""
    return Skirmish(name).changed(**changes).begin(fights.ASSAULT).on_map()


# -- people ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-G-78", "RULING-G-85", "HEAL-01")
def test_everybody_comes_out_once() -> None:
    """The dead are dead, the newly wounded wounded, the stunned well again, the captive gone."""
    skirmish = Skirmish(NEST)
    old = skirmish.men(BESIEGER)[0]
    skirmish.wounded(old).begin(fights.ASSAULT).on_map()
    dead, hurt, dazed, taken = skirmish.fight.parties[BESIEGED][:4]
    men: dict[str, dict[str, Any]] = {
        dead: {"health": "dead"}, hurt: {"health": "wounded"}, dazed: {"health": "stunned", "hex": "K9"},
        taken: {"health": "wounded", "captive": True}, old: {"health": "wounded"},
    }  # fmt: skip
    skirmish.home(skirmish.result(BESIEGED, men=men), ())
    people = skirmish.state.people
    assert people[dead].health == Health.DEAD
    assert people[hurt].wounded
    assert people[dazed].health == Health.HEALTHY
    assert people[taken].fate == "prisoner"
    assert people[taken].wounded
    assert people[old].wounded
    assert set(skirmish.state.hurt) == {hurt, taken}, "who was wounded before has seen the surgeon already"
    rest = [who for party in skirmish.parties for who in party if who not in men]
    assert all(people[who].present and people[who].health == Health.HEALTHY for who in rest)


@pytest.mark.rule("RULING-G-64", "RULING-G-85")
def test_who_lies_stunned_among_enemies_is_taken() -> None:
    skirmish = fought()
    alone, helped = skirmish.fight.parties[BESIEGER][:2]
    foe, friend = skirmish.fight.parties[BESIEGED][0], skirmish.fight.parties[BESIEGER][2]
    men = {
        alone: {"health": "stunned", "hex": "K9"}, foe: {"hex": "K10"},
        helped: {"health": "stunned", "hex": "M9"}, friend: {"hex": "M10"},
    }  # fmt: skip
    skirmish.home(skirmish.result(BESIEGED, men=men), ())
    assert skirmish.state.people[alone].fate == "prisoner"
    assert skirmish.state.people[helped].present


@pytest.mark.rule("MOUNT-06")
def test_a_horse_that_is_lost_stays_lost() -> None:
    skirmish = Skirmish(NEST).begin(fights.CAMP_SORTIE).on_map()
    rider = next(who for who in skirmish.fight.parties[BESIEGER] if skirmish.state.people[who].mounted)
    skirmish.home(skirmish.result(BESIEGER, men={rider: {"horse_lost": True}}, tents=28), ())
    assert not skirmish.state.people[rider].mounted


@pytest.mark.rule("RULING-G-54", "SIEGE-05")
def test_a_sortie_without_a_blow_is_no_combat() -> None:
    for more, combat in (({}, False), ({"fought": True}, True)):
        skirmish = Skirmish(NEST).begin(fights.CAMP_SORTIE).on_map()
        skirmish.home(skirmish.result(None, tents=28, **more), ())
        assert skirmish.state.combat == combat


@pytest.mark.rule("ASSLT-06")
def test_what_is_no_result_of_this_fight_is_refused() -> None:
    skirmish = fought()
    whole = skirmish.result(BESIEGER)
    stranger = whole.men[0]._replace(id="nobody")
    for bad, reason in (
        (whole._replace(reason=""), "fight_not_over"),
        (whole._replace(men=(*whole.men, whole.men[0])), "not_in_the_fight"),
        (whole._replace(men=(stranger,)), "not_in_the_fight"),
        (whole._replace(men=(whole.men[0]._replace(side=1),)), "not_in_the_fight"),
    ):
        assert getattr(skirmish.why(c.Report(bad)), "reason", "") == reason


# -- walls -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEMO-01", "DEMO-04", "A-SIEGE-22")
def test_walls_that_fell_stay_down_and_others_keep_their_cracks() -> None:
    skirmish = fought(CASTLE, damage={"T8": 2})
    ground = (("1.P4", "rubble"), ("1.P4/2", ""), ("2.K5", "burnt"))
    grades = (("1.T8", 2), ("1.T9", 3))
    skirmish.home(skirmish.result(BESIEGED, ground=ground, grades=grades), ())
    assert skirmish.state.down == {"P4"}
    assert skirmish.state.damage["T9"] == 3
    assert [event.hex for event in skirmish.happened(e.GradeLost)] == ["P4", "T9"], "T8 has lost nothing today"


@pytest.mark.rule("PALI-05", "GATE-04", "A-FIRE-07")
def test_a_palisade_and_a_gate_that_are_gone() -> None:
    skirmish = fought(NEST)
    result = skirmish.result(BESIEGED, ground=(("J7", "stockade_down"), ("J7/1", "")), doors=(("gate", "broken"),))
    skirmish.home(result, ())
    assert "J7" in skirmish.state.down
    assert "J10" in skirmish.state.down | skirmish.state.burnt
    again = Skirmish(NEST)
    again.field = skirmish.field
    again.changed(down=skirmish.state.down, burnt=skirmish.state.burnt).begin(fights.ASSAULT).on_map()
    start, board = again.scenario.start, again.scenario.field.board
    assert start.works.changed[board.cell["J7"]] == "stockade_down"
    assert start.works.doors["gate"] == "broken"


@pytest.mark.rule("FIRE-11", "A-FIRE-04")
@pytest.mark.parametrize(("die", "gone"), [(1, False), (10, True)])
def test_what_still_burns_burns_down_unless_it_is_put_out(die: int, gone: bool) -> None:
    skirmish = fought(NEST)
    skirmish.home(skirmish.result(BESIEGED, burning=(("J7/1", "platform"),)), (die,))
    assert ("J7" in skirmish.state.burnt) == gone


@pytest.mark.rule("A-SIEGE-27", "A-ACT-03")
def test_bridge_and_moat() -> None:
    skirmish = fought(CASTLE)
    bridge = next(wall.hex for wall in skirmish.field.place.walls.values() if wall.kind == "bridge")
    skirmish.home(skirmish.result(BESIEGED, ground=((f"1.{bridge}", "bridge_destroyed"), ("1.D6", "filled_moat"))), ())
    assert skirmish.state.bridge == "destroyed"
    assert skirmish.state.fascines == ("D6",)


@pytest.mark.rule("EVENT-13")
def test_a_gate_that_stood_open_is_shut_overnight() -> None:
    skirmish = fought(NEST, gate="open")
    skirmish.home(skirmish.result(BESIEGED, doors=(("gate", "open"),)), ())
    assert skirmish.state.gate == "closed"


# -- engines and stores ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MANG-11", "A-MANG-12", "SC-CATA-08", "RULING-G-59")
def test_engines_are_lost_damaged_or_whole() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={})
    for kind in ("ballista", "mangonel", "ram"):
        skirmish.engine(kind)
    mangonel = skirmish.state.engines["mangonel 1"]._replace(points=3)
    skirmish.changed(engines={**skirmish.state.engines, "mangonel 1": mangonel}).begin(fights.ASSAULT).on_map()
    found = (
        EngineResult("ballista 1", "ballista", BESIEGER, destroyed=True),
        EngineResult("mangonel 1", "mangonel", BESIEGER, hexes=("2.A3", "2.A4"), facing=0, damage=1),
        EngineResult("ram 1", "ram", BESIEGER, hexes=("2.A5",), facing=0),
    )
    skirmish.home(skirmish.result(BESIEGED, engines=found), ())
    engines = skirmish.state.engines
    assert "ballista 1" not in engines
    assert (engines["mangonel 1"].points, engines["mangonel 1"].damaged) == (2, True)
    assert (engines["ram 1"].where, engines["ram 1"].damaged, engines["ram 1"].used) == (CAMP, False, skirmish.state.day)


@pytest.mark.rule("RULING-A-ACT-18")
def test_a_gallery_stays_at_the_wall_and_a_ram_without_a_crew_too() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("gallery").engine("ram").begin(fights.ASSAULT).on_map()
    at_wall = ("1.X7", "1.W8", "1.V8", "1.U9")
    found = (
        EngineResult("gallery 1", "gallery", BESIEGER, hexes=at_wall, facing=4),
        EngineResult("ram 1", "ram", BESIEGER, hexes=at_wall, facing=4),
    )
    men = {who: {"health": "dead"} for who in skirmish.fight.parties[BESIEGER]}
    skirmish.home(skirmish.result(BESIEGED, men=men, engines=found), ())
    for name in ("gallery 1", "ram 1"):
        assert (skirmish.state.engines[name].where, skirmish.state.engines[name].facing) == (WALL, 4)
        assert skirmish.state.engines[name].hexes == ("X7", "W8", "V8", "U9")


def two_rams_at_the_wall(**men: dict[str, Any]) -> Skirmish:
    """An assault is over, and two rams stand at the wall."""
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("ram").engine("ram").begin(fights.ASSAULT).on_map()
    found = tuple(EngineResult(f"ram {number}", "ram", BESIEGER, hexes=("1.X7", "1.W8", "1.V8", "1.U9"), facing=4) for number in (1, 2))
    return skirmish.home(skirmish.result(BESIEGED, men=men, engines=found), ())


@pytest.mark.rule("RULING-A-ACT-18")
def test_whose_crew_lives_says_whether_a_ram_stays() -> None:
    """One stays and the other goes back; who says nothing of them takes all back."""
    skirmish = two_rams_at_the_wall()
    assert skirmish.asked == q.StayAsked(BESIEGER, ("camp", "ram 1", "ram 2"))
    skirmish.answer(c.Answer("ram 2"))
    assert skirmish.asked == q.StayAsked(BESIEGER, ("camp", "ram 1"))
    skirmish.answer(c.Answer("camp"))
    assert not skirmish.state.pending
    engines = skirmish.state.engines
    assert [(engines[name].where, engines[name].hexes) for name in ("ram 1", "ram 2")] == [(CAMP, ()), (WALL, ("X7", "W8", "V8", "U9"))]
    table = skirmish.changed(action="", forced="").begin(fights.ASSAULT).answer(c.Muster(skirmish.usual().men)).on_map().table
    assert [(row["id"], row["nose"], row["facing"]) for row in table["machines"] if row["kind"] == "ram"] == [("ram 2", "1.U9", 4)]
    assert {engine.where for engine in two_rams_at_the_wall().answer(c.Answer("camp")).state.engines.values()} == {CAMP}


@pytest.mark.rule("RULING-A-ACT-18")
def test_without_a_crew_outside_nobody_is_asked() -> None:
    """Men who are all inside the place when it is over cannot take an engine back: it stays."""
    skirmish = Skirmish(CASTLE).begin(fights.ASSAULT).on_map()
    inside = "1." + sorted(skirmish.field.place.inside)[0]
    skirmish = two_rams_at_the_wall(**{who: {"hex": inside} for who in skirmish.fight.parties[BESIEGER]})
    assert not skirmish.state.pending
    assert {engine.where for engine in skirmish.state.engines.values()} == {WALL}


@pytest.mark.rule("A-MINE-02")
def test_a_gallery_brought_to_a_wall_in_an_assault_begins_a_mine() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("gallery").begin(fights.ASSAULT).on_map()
    found = (EngineResult("gallery 1", "gallery", BESIEGER, hexes=("1.X7", "1.W8", "1.V8", "1.U9"), facing=4),)
    skirmish.home(skirmish.result(BESIEGED, engines=found), ())
    mine = next(iter(skirmish.state.mines.values()))
    assert (mine.section, mine.gallery, mine.side, mine.dug) == ("wall_e", "gallery 1", BESIEGER, ())


@pytest.mark.rule("RULING-A-ACT-18")
def test_an_engine_inside_stays_inside() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("ballista", BESIEGED, where=INSIDE).begin(fights.ASSAULT).on_map()
    found = (EngineResult("ballista 1", "ballista", BESIEGED, hexes=("1.T6/3",), facing=2),)
    skirmish.home(skirmish.result(BESIEGED, engines=found), ())
    assert skirmish.state.engines["ballista 1"].where == INSIDE


@pytest.mark.rule("SC-CATA-08", "FIRE-11")
@pytest.mark.parametrize(("die", "lost"), [(1, False), (10, True)])
def test_a_burning_engine_is_put_out_or_lost(die: int, lost: bool) -> None:
    skirmish = Skirmish(CASTLE).changed(engines={}).engine("ram").begin(fights.ASSAULT).on_map()
    found = (EngineResult("ram 1", "ram", BESIEGER, hexes=("2.A5",), facing=0, burning=True),)
    skirmish.home(skirmish.result(BESIEGED, engines=found), (die,))
    assert ("ram 1" not in skirmish.state.engines) == lost


@pytest.mark.rule("RULING-G-78")
def test_ladders_come_home_or_fall_to_whoever_holds_the_place() -> None:
    skirmish = Skirmish(NEST).changed(stock=({"ladder": 4, "grapnel": 1}, {})).begin(fights.ASSAULT).on_map()
    left = (
        StockResult("ladder_1", "ladder", BESIEGER, "A5"),
        StockResult("ladder_2", "ladder", BESIEGER, "I8"),
        StockResult("ladder_3", "ladder", BESIEGER, "K9"),
        StockResult("grapnel_1", "grapnel", BESIEGER, "K9"),
    )
    skirmish.home(skirmish.result(BESIEGED, stock=left), ())
    assert skirmish.state.stock[BESIEGER]["ladder"] == 2, "one inside, one broken"
    assert skirmish.state.stock[BESIEGER]["grapnel"] == 0
    assert skirmish.state.stock[BESIEGED] == {"ladder": 1, "grapnel": 1}


@pytest.mark.rule("RULING-G-78")
@pytest.mark.parametrize("name", [FARM, NEST, PRIORY, CASTLE])
@pytest.mark.parametrize("kind", [fights.CAMP_SORTIE, fights.SUPPLY_SORTIE, fights.GENERAL_SORTIE])
def test_sorties_can_be_fought_out_and_come_home(name: str, kind: str) -> None:
    skirmish = Skirmish(name).soon_dark().begin(kind).ready()
    skirmish.answer(c.Answer(fights.MAP), (3,) if kind == fights.SUPPLY_SORTIE else ())
    party = {who for side in skirmish.fight.parties for who in side}
    game = skirmish.played()
    result = report_of(game).result
    assert {man.id for man in result.men} <= party
    skirmish.come_home(game)
    assert skirmish.state.fight is None
    dead = {man.id for man in result.men if man.health == "dead"}
    assert dead == {who for who in party if skirmish.state.people[who].health == Health.DEAD}
    captive = {man.id for man in result.men if man.captive and man.health != "dead"}
    assert captive <= {who for who in party if skirmish.state.people[who].fate == "prisoner"}


@pytest.mark.rule("RULING-G-78")
def test_nothing_is_carried_from_one_fight_to_the_next() -> None:
    """Fires, corpses and half-used quivers are gone: the next set-up knows of none."""
    skirmish = fought(NEST)
    dead = skirmish.fight.parties[BESIEGED][0]
    skirmish.home(skirmish.result(BESIEGED, men={dead: {"health": "dead", "hex": "K9"}}, burning=(("J7/1", "platform"),)), (1,))
    skirmish.begin(fights.ASSAULT).on_map()
    start = skirmish.scenario.start
    assert not start.works.fires
    assert dead not in start.beings
    assert not any(being.health == Health.DEAD for being in start.beings.values())
    assert skirmish.fight.number == 2
