"""Besiegers who are besieged themselves: both fights at once, the tables turned, the events of such days, who yields.

Guiscard 11.4.1, 11.4.3, 11.4.4; The Anarchy 7.7.1, 7.7.3, 7.7.5.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.play.siege.forecast import quick_odds
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import events_of_the_day, fights, initiative, relief, surrender
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.kinds import ASSAULT, GENERAL_SORTIE, RELIEF, SUPPLY_SORTIE
from hauberk.siege.results import BeastResult
from hauberk.siege.state import ACTIVITIES, OUTER_LOST, WHOLE, Outcome
from tests.siege.fight_kit import Rolling, Skirmish
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, PRIORY, RELIEVED
from tests.siege.turning import ARMY, BESIEGED, BESIEGER, decide, men_of, turned, why, with_army, won_outer_works

# -- both fights at once -----------------------------------------------------------------------------------------------------


def parted(name: str) -> Skirmish:
    """The besiegers meet the army with a part, and the besieged are asked whether they try to win back the rest."""
    skirmish = won_outer_works(with_army(Skirmish(name)))
    skirmish.changed(step=1, forced=RELIEF).ask(q.ReliefAsked(BESIEGER, ("battle", "part", "shelter", "lift")))
    return decide(skirmish, c.Answer("part"))


@pytest.mark.rule("BESB-03", "A-ACT-13")
@pytest.mark.parametrize(("choice", "note"), [("storm", "storm"), ("hold", "hold")])
def test_an_initiative_that_is_declined_returns_to_the_besiegers(choice: str, note: str) -> None:
    skirmish = decide(parted(NEST), c.Answer("decline"))
    assert skirmish.asked == q.StormAsked(BESIEGER, ("storm", "hold"))
    decide(skirmish, c.Answer(choice))
    assert skirmish.fight.note == note
    assert skirmish.asked == q.MusterAsked(BESIEGER, RELIEF)


def met(name: str, note: str) -> Skirmish:
    """The battle outside with a fight inside."""
    return won_outer_works(with_army(Skirmish(name))).begin(RELIEF, note=note)


@pytest.mark.rule("BESB-03", "A-ACT-13", "RULING-A-ACT-17")
@pytest.mark.parametrize("name", [FARM, NEST, PRIORY, CASTLE, CLASSIC])
def test_those_inside_storm_the_redoubt_while_the_others_give_battle(name: str) -> None:
    """All four parties are on one map: the garrison, whoever it wants or not, in its redoubt, those who storm it round about."""
    skirmish = met(name, "storm")
    garrison = men_of(skirmish, BESIEGED, army=False)
    outside = tuple(person.id for person in skirmish.state.present(BESIEGER) if not person.within)
    skirmish.answer(c.Muster(outside))
    skirmish.answer(c.Muster(tuple(men_of(skirmish, BESIEGED, army=True))))
    assert set(garrison) < set(skirmish.fight.parties[BESIEGED])
    assert set(skirmish.fight.infiltrators) == {person.id for person in skirmish.state.present(BESIEGER) if person.within}
    skirmish.on_map()
    redoubt = {"1." + cell for cell in skirmish.field.place.redoubts[0].cells}
    rows = {row["who"]: row["at"] for row in skirmish.table["men"]}
    assert all(rows[who] in redoubt for who in garrison if who in rows)
    assert any(who in rows for who in garrison)
    assert all(rows[who] not in redoubt for who in skirmish.fight.infiltrators if who in rows)


@pytest.mark.rule("BESB-03", "A-ACT-13")
def test_somebody_must_keep_what_was_won() -> None:
    skirmish = met(NEST, "hold")
    everybody = tuple(person.id for person in skirmish.state.present(BESIEGER))
    assert why(skirmish, c.Muster(everybody)) == "somebody_keeps_what_was_won"
    skirmish.answer(c.Muster(everybody[8:]))
    garrison = men_of(skirmish, BESIEGED, army=False)
    army = men_of(skirmish, BESIEGED, army=True)
    assert why(skirmish, c.Muster((*army, garrison[0]))) == "shut_in_the_redoubt", "they have declined"


@pytest.mark.rule("BESB-03", "A-ACT-13", "ASSLT-06")
@pytest.mark.parametrize(("up", "taken"), [(True, False), (False, True)])
def test_a_redoubt_stormed_during_the_battle_ends_the_siege(up: bool, taken: bool) -> None:
    skirmish = met(NEST, "storm")
    skirmish.on_map()
    garrison, kept = men_of(skirmish, BESIEGED, army=False), skirmish.fight.infiltrators
    tower = sorted(skirmish.field.place.redoubts[0].cells)[0]
    men: dict[str, dict[str, Any]] = {who: {"health": "dead"} for who in garrison}
    men[garrison[0]] = {"hex": "1." + tower} if up else {"health": "dead"}
    men[kept[0]] = {"hex": "1.O9"}
    skirmish.home(skirmish.result(None, "time", men=men))
    assert (skirmish.state.outcome == Outcome(BESIEGER, "taken")) == taken
    if not taken:
        assert skirmish.state.afield == RELIEF


@pytest.mark.rule("BESB-03", "A-ACT-13", "C-QUICK-01")
@pytest.mark.parametrize("note", ["retake", "storm"])
def test_by_the_table_both_fights_have_a_throw_of_their_own(note: str) -> None:
    skirmish = met(NEST, note)
    skirmish.ready()
    garrison = {who for who in skirmish.fight.parties[BESIEGED] if ARMY not in skirmish.state.people[who].roles}
    inside = {*skirmish.fight.infiltrators, *garrison}
    everybody = {who for party in skirmish.fight.parties for who in party}
    skirmish.quick(5)
    fought = skirmish.happened(e.FightEnded)
    assert [event.kind for event in fought] == [ASSAULT, RELIEF] or skirmish.state.outcome is not None
    assert len(skirmish.happened(e.QuickFought)) == len(fought)
    assert inside < everybody
    if skirmish.state.outcome is None:
        assert skirmish.state.fought == everybody


@pytest.mark.rule("BESB-03", "A-ACT-13", "C-QUICK-01")
@pytest.mark.parametrize("note", ["retake", "storm", "hold"])
def test_the_odds_of_both_fights_are_shown(note: str) -> None:
    """Inside has a throw of its own: eight who hold the outer works and the garrison are in it, and nobody else."""
    skirmish = met(NEST, note).ready()
    for side in (BESIEGER, BESIEGED):
        odds = quick_odds(skirmish.position, side)
        assert odds is not None
        assert ("inside" in odds) == (note != "hold")
        if note != "hold":
            assert all(odds["inside"]["values"][seat] > 0 for seat in "AB")
            assert odds["inside"]["values"] != odds["values"]
            assert next(iter(odds["inside"]["sides"])) == ("B" if note == "retake" else "A"), "who has the initiative there attacks"


@pytest.mark.rule("BESB-03", "A-ACT-13", "C-QUICK-10")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_a_redoubt_that_yields_is_taken(face: int) -> None:
    skirmish = met(NEST, "storm").quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    yields = skirmish.field.rules.quick.losses(letter, True)[1].flag == "garrison_surrenders"
    assert (skirmish.state.outcome == Outcome(BESIEGER, "taken")) == yields


# -- the tables are turned -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BESB-07", "BESB-08", "A-ACT-17")
@pytest.mark.parametrize("name", [NEST, CASTLE, PRIORY])
def test_with_the_initiative_besieged_besiegers_may_storm_the_redoubt(name: str) -> None:
    skirmish = turned(name)
    assert skirmish.state.besieged == 0
    assert ASSAULT in initiative.choices(skirmish.position, 0)
    skirmish.begin(ASSAULT, side=0)
    skirmish.answer(skirmish.usual())
    assert set(skirmish.fight.parties[1]) == set(men_of(skirmish, 1, army=False))
    assert set(skirmish.fight.parties[0]) == set(men_of(skirmish, 0, army=False))


@pytest.mark.rule("BESB-07", "A-ACT-17")
@pytest.mark.parametrize("change", [{"swapped": False}, {"held": WHOLE, "redoubt": 0}])
def test_the_besieged_storm_nobody_else(change: dict[str, Any]) -> None:
    skirmish = turned(NEST).changed(**change)
    assert ASSAULT not in initiative.besieged_choices(skirmish.position)


@pytest.mark.rule("FORAGE-01", "A-ACT-25", "BESB-05", "BESB-07", "PROV-05")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_besieged_besiegers_hold_the_walls_and_may_send_for_food(name: str) -> None:
    """What they bring home is theirs, not the garrison's."""
    skirmish = turned(name)
    assert SUPPLY_SORTIE in initiative.choices(skirmish.position, 0)
    food = skirmish.state.food
    skirmish.begin(SUPPLY_SORTIE).on_map((4,))
    assert set(skirmish.fight.parties[1]) <= set(men_of(skirmish, 1, army=True)), "only the army patrols"
    beasts = tuple(BeastResult(f"pack_{number}", 0, True, "home_2_A") for number in range(3))
    skirmish.home(skirmish.result(None, "victory", beasts=beasts))
    assert (skirmish.state.store, skirmish.state.food) == (8, food)


@pytest.mark.rule("BESB-06", "A-ACT-16", "RULING-G-93")
def test_a_keep_in_the_outer_line_is_fed_by_night() -> None:
    """The classic keep has two walls of its own towards the ditch; the Norman keep and the Byzantine tower stand in the court."""
    for name, fed in ((CLASSIC, True), (CASTLE, False), (NEST, False)):
        skirmish = turned(name)
        assert relief.has_access(skirmish.position) == fed
        before = skirmish.state.food
        skirmish.run(relief.supply, [5] if fed else [])
        assert skirmish.state.food == before + (5 if fed else 0)


@pytest.mark.rule("BESB-06", "A-ACT-16", "RULING-G-93")
@pytest.mark.parametrize(("name", "where", "fed"), [
    (NEST, "R7/1", True), (NEST, "O9", False), (NEST, "O6/1", False), (CASTLE, "P4/2", True), (CASTLE, "R8", False),
])  # fmt: skip
def test_a_piece_of_rampart_won_back_feeds_the_redoubt(name: str, where: str, fed: bool) -> None:
    """In the evening of a fight for the outer works a man of the garrison stands on the rampart, in the court, or in the tower."""
    skirmish = met(name, "retake")
    skirmish.on_map()
    garrison = [who for who in skirmish.fight.parties[BESIEGED] if ARMY not in skirmish.state.people[who].roles]
    court = sorted(skirmish.field.place.court)[0]
    men: dict[str, dict[str, Any]] = {garrison[0]: {"hex": "1." + where}, skirmish.fight.infiltrators[0]: {"hex": "1." + court}}
    skirmish.home(skirmish.result(None, "time", men=men))
    assert skirmish.state.held == OUTER_LOST
    assert skirmish.state.rampart == fed
    skirmish.changed(swapped=True, pending=())
    skirmish.run(relief.supply, [3] if fed else [])
    skirmish.run(lambda doing: doing.emit(e.FellBack(WHOLE, 0)))
    assert not skirmish.state.rampart


@pytest.mark.rule("BESB-06", "A-ACT-16", "BESB-07")
def test_a_sally_of_the_garrison_may_win_a_piece_of_rampart() -> None:
    """The tables are turned, the garrison storms those who hold the outer works, and in the evening it stands on the palisade."""
    skirmish = turned(NEST).begin(ASSAULT, side=1)
    skirmish.on_map()
    garrison = men_of(skirmish, 1, army=False)
    men: dict[str, dict[str, Any]] = {garrison[0]: {"hex": "R7/1"}}
    men |= {who: {"hex": "K9"} for who in skirmish.fight.parties[0][:1]}
    skirmish.home(skirmish.result(None, "victory", men=men))
    assert skirmish.state.rampart


@pytest.mark.rule("GSORT-03", "GSORT-06", "BESB-07", "A-ACT-17", "A-ACT-38")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_an_army_beaten_in_the_field_leaves_the_redoubt_besieged_again(name: str) -> None:
    """Those in the redoubt cannot come out to the battle; when the army is gone, the siege goes on as before."""
    skirmish = turned(name).begin(GENERAL_SORTIE)
    skirmish.on_map()
    assert set(skirmish.fight.parties[1]) == set(men_of(skirmish, 1, army=True))
    skirmish.home(skirmish.result(0, "withdrew"))
    assert skirmish.state.outcome is None
    assert not skirmish.state.swapped
    assert not men_of(skirmish, 1, army=True)
    assert skirmish.state.held == OUTER_LOST


@pytest.mark.rule("BESB-07", "A-ACT-17")
def test_when_the_last_man_of_the_army_is_dead_the_tables_turn_back() -> None:
    skirmish = turned(NEST).changed(step=ACTIVITIES, pending=(q.OrdersAsked(1),))
    for who in men_of(skirmish, 1, army=True):
        skirmish.state = skirmish.state.with_person(skirmish.state.people[who]._replace(health=Health.DEAD))
    decide(skirmish, c.Orders())
    assert not skirmish.state.swapped
    assert skirmish.state.besieger == 0


@pytest.mark.rule("BESB-05", "BESB-08", "SURR-01", "A-ACT-15", "A-ACT-17")
def test_who_takes_the_redoubt_from_the_outer_works_eats_what_is_in_it() -> None:
    """The garrison's food is theirs; with nobody in the redoubt nobody starves there, and no food comes by night."""
    skirmish = turned(NEST).changed(food=7).begin(ASSAULT, side=0)
    skirmish.on_map()
    men = {who: {"hex": "O7/1", "captive": True} for who in skirmish.fight.parties[1]}
    skirmish.home(skirmish.result(0, "victory", men=men))
    assert (skirmish.state.held, skirmish.state.swapped) == (WHOLE, True)
    assert (skirmish.state.food, skirmish.state.store) == (0, 12)
    skirmish.run(relief.supply)
    skirmish.run(surrender.at_nightfall)
    assert skirmish.state.outcome is None


# -- the events of such days -----------------------------------------------------------------------------------------------------


def happens(skirmish: Skirmish, event: str, *dice: int) -> Skirmish:
    """An event of the table, on a day of the siege."""
    found = skirmish.field.rules.events.events[event]
    skirmish.run(lambda doing: events_of_the_day.HAPPENINGS[event](doing, found), dice)
    return skirmish


@pytest.mark.rule("EVENT-16", "EVENT-19", "RULING-G-92")
def test_what_the_morning_brings_is_settled_before_the_army_is_met() -> None:
    """An army waits, and a saboteur is in the camp: the engine is named before anybody can take it under a roof."""
    skirmish = won_outer_works(with_army(Skirmish(CLASSIC))).changed(afield=RELIEF, step=1, day=8)
    doing = Doing(skirmish.position, Rolling((8, 8, 10)))
    events_of_the_day.draw(doing)
    assert [type(question) for question in doing.state.pending] == [q.ReliefAsked, q.SabotageAsked]


@pytest.mark.rule("EVENT-15", "EVENT-19", "RULING-G-92")
def test_an_army_of_which_nobody_is_left_is_met_by_nobody() -> None:
    skirmish = won_outer_works(with_army(Skirmish(NEST))).changed(afield=RELIEF, step=1, forced=RELIEF)
    for who in men_of(skirmish, BESIEGED, army=True):
        skirmish.state = skirmish.state.with_person(skirmish.state.people[who]._replace(health=Health.DEAD))
    skirmish.ask(q.ReliefAsked(BESIEGER, ("battle", "part", "shelter", "lift")))
    decide(skirmish, c.Answer("battle"))
    assert (skirmish.state.afield, skirmish.state.held) == ("", OUTER_LOST)
    assert isinstance(skirmish.asked, q.ActionAsked)


@pytest.mark.rule("BESB-03", "A-ACT-13")
def test_one_man_alone_cannot_be_divided() -> None:
    skirmish = won_outer_works(with_army(Skirmish(NEST)))
    skirmish.keep(BESIEGER, 1)
    skirmish.run(relief.ask)
    assert skirmish.asked == q.ReliefAsked(BESIEGER, ("battle", "shelter", "lift"))


@pytest.mark.rule("EVENT-20", "A-EVENT-20", "BESB-07", "A-ACT-17")
def test_a_message_that_calls_a_relieving_army_away_frees_those_it_besieged() -> None:
    """The army goes home; the siege of the redoubt goes on."""
    skirmish = happens(turned(NEST), "siege_lifted")
    assert skirmish.state.outcome is None
    assert not skirmish.state.swapped
    assert not men_of(skirmish, 1, army=True)


@pytest.mark.rule("EVENT-11", "A-EVENT-11", "BESB-07")
def test_reinforcements_for_the_new_besiegers_come_to_the_army() -> None:
    skirmish = turned(RELIEVED)
    skirmish.ask(q.ArmyAsked(1, tuple(skirmish.field.armies[1])[:1], "reinforcements"))
    before = set(skirmish.state.people)
    question = skirmish.asked
    assert isinstance(question, q.ArmyAsked)
    skirmish.run(lambda doing: events_of_the_day.send_army(doing, question, c.Answer(question.choices[0])))
    come = set(skirmish.state.people) - before
    assert come
    assert all(ARMY in skirmish.state.people[who].roles for who in come)


@pytest.mark.rule("EVENT-12", "A-EVENT-12", "BESB-05", "BESB-07", "RULING-A-EVENT-05")
@pytest.mark.parametrize(("food_only", "left"), [(False, (5, 2)), (True, (9, 2))])
def test_food_is_stolen_from_those_who_are_besieged_now(food_only: bool, left: tuple[int, int]) -> None:
    """When the marker goes on, four days are gone for those in the redoubt too; where it stays, only the besieged lose food."""
    skirmish = turned(CASTLE).changed(food=9, store=6)
    skirmish.field = Skirmish(CASTLE, marker_moves_food_only=food_only).field
    happens(skirmish, "provisions_stolen")
    assert (skirmish.state.food, skirmish.state.store) == left


@pytest.mark.rule("EVENT-14", "A-EVENT-14", "BESB-07")
def test_refugees_do_not_flee_to_besiegers_who_are_besieged() -> None:
    skirmish = turned(CASTLE)
    before = set(skirmish.state.people)
    happens(skirmish, "refugees")
    assert set(skirmish.state.people) == before


@pytest.mark.rule("A-EVENT-07", "A-ACT-18", "BESB-09")
def test_nobody_pledges_himself_while_the_tables_are_turned() -> None:
    assert happens(turned(CASTLE), "pledge").state.pledge == 0


@pytest.mark.rule("A-EVENT-05", "A-ACT-17")
def test_nobody_leaves_a_redoubt_by_dissent() -> None:
    skirmish = turned(CASTLE)
    garrison = set(men_of(skirmish, 1, army=False))
    happens(skirmish, "dissent", 10)
    assert set(men_of(skirmish, 1, army=False)) == garrison


@pytest.mark.rule("A-SIEGE-27", "A-ACT-10", "ASSLT-11")
@pytest.mark.parametrize("side", [BESIEGER, BESIEGED])
def test_nobody_begins_on_a_bridge_that_is_broken_down(side: int) -> None:
    skirmish = won_outer_works(Skirmish(CASTLE)).changed(bridge="destroyed").begin(ASSAULT)
    skirmish.answer(skirmish.usual())
    spans = {"1." + wall.hex for wall in skirmish.field.place.walls.values() if wall.kind == "bridge"}
    zone = fights.KINDS[ASSAULT].zone(skirmish.position, side)
    assert not spans & zone.cells
    skirmish.on_map()
    assert skirmish.scenario.start


# -- who yields ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SURR-01", "A-SURR-01", "BESB-09", "A-ACT-18")
def test_a_redoubt_that_starves_yields_to_those_beside_it_and_the_army_is_still_there() -> None:
    skirmish = turned(NEST).changed(food=0, store=3)
    garrison = men_of(skirmish, 1, army=False)
    skirmish.run(surrender.at_nightfall)
    assert skirmish.state.outcome is None
    assert all(skirmish.state.people[who].fate == "prisoner" for who in garrison)
    assert (skirmish.state.held, skirmish.state.swapped) == (WHOLE, True)


@pytest.mark.rule("SURR-02", "A-SURR-02", "BESB-09", "A-ACT-18")
def test_a_redoubt_without_anybody_to_command_yields_too() -> None:
    skirmish = turned(NEST).changed(food=4, store=3)
    for who in men_of(skirmish, 1, army=False):
        if surrender.commands(skirmish.field, skirmish.state.people[who]):
            skirmish.state = skirmish.state.with_person(skirmish.state.people[who]._replace(health=Health.DEAD))
    skirmish.run(surrender.check)
    assert skirmish.state.outcome is None
    assert not men_of(skirmish, 1, army=False)
    assert (skirmish.state.held, skirmish.state.store) == (WHOLE, 7)


@pytest.mark.rule("SURR-02", "A-SURR-02", "EVENT-19")
def test_an_army_outside_does_not_command_a_garrison_without_a_head() -> None:
    """Knights of the army lie before the camp; in the place nobody is left who could hold it together."""
    skirmish = with_army(Skirmish(NEST)).changed(afield=RELIEF)
    assert any(surrender.commands(skirmish.field, skirmish.state.people[who]) for who in men_of(skirmish, BESIEGED, army=True))
    for who in men_of(skirmish, BESIEGED, army=False):
        if surrender.commands(skirmish.field, skirmish.state.people[who]):
            skirmish.state = skirmish.state.with_person(skirmish.state.people[who]._replace(health=Health.DEAD))
    assert skirmish.run(surrender.check).state.outcome == Outcome(BESIEGER, "commanders_lost")


@pytest.mark.rule("BESB-08", "A-ACT-17")
def test_a_redoubt_in_which_nobody_is_left_is_theirs_who_sit_round_it() -> None:
    skirmish = turned(NEST)
    for who in men_of(skirmish, 1, army=False):
        skirmish.state = skirmish.state.with_person(skirmish.state.people[who]._replace(health=Health.DEAD))
    skirmish.run(surrender.check)
    assert (skirmish.state.held, skirmish.state.swapped, skirmish.state.outcome) == (WHOLE, True, None)
