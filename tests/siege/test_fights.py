"""The frame of all fights, and the battles with everybody: general sortie and relief. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hauberk.campaign.battles import FIELD, SETTLEMENT
from hauberk.campaign.mercenaries import REVOLT
from hauberk.common.dice import SeededDice
from hauberk.play.siege.lands import fight_words
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.field_battles import lined_up, window
from hauberk.siege.lands import OPPOSITE
from hauberk.siege.parties import ARMY
from hauberk.siege.state import OUTER_LOST, WHOLE, Outcome, Project
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, PRIORY, RELIEVED

BESIEGER, BESIEGED = 0, 1
ALL = [FARM, NEST, PRIORY, CASTLE, RELIEVED, CLASSIC]
WINDOWED, JOINED = [FARM, NEST], [PRIORY, CASTLE, RELIEVED, CLASSIC]
KINDS = [fights.ASSAULT, fights.CAMP_SORTIE, fights.SUPPLY_SORTIE, fights.GENERAL_SORTIE]


def relieved(name: str, note: str = "", number: int = 6) -> Skirmish:
    """Some of the besieged are the army that has come; with a note the besiegers hold the outer works."""
    skirmish = Skirmish(name)
    come = [person for person in skirmish.state.present(BESIEGED) if "commander" not in person.roles][:number]
    people = {person.id: person._replace(roles=person.roles | {ARMY}) for person in come}
    if note:
        people |= {who: skirmish.state.people[who]._replace(within=True) for who in skirmish.men(BESIEGER)[:8]}
        skirmish.changed(held=OUTER_LOST, redoubt=1)
    skirmish.changed(people={**skirmish.state.people, **people})
    return skirmish.begin(fights.RELIEF, note=note)


# -- the frame -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-04", "A-SIEGE-25")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ALL)
def test_what_is_usual_is_always_lawful_and_every_set_up_can_be_played(name: str, kind: str) -> None:
    """Whoever answers as usual is never refused; the battle loads without a fault and everybody is in it."""
    skirmish = Skirmish(name).begin(kind)
    while not isinstance(skirmish.asked, q.ResolveAsked):
        assert skirmish.why(skirmish.usual()) is None
        skirmish.answer(skirmish.usual())
    skirmish.answer(c.Answer(fights.MAP), (4,) if kind == fights.SUPPLY_SORTIE else ())
    scenario = skirmish.scenario
    for side in (BESIEGER, BESIEGED):
        assert {man.id for man in scenario.start.people(side)} == set(skirmish.fight.parties[side])
    assert scenario.field.rules.id == skirmish.field.rules.id
    assert scenario.sides == skirmish.field.sides
    assert scenario.field.turns == skirmish.field.rules.figures.fight_turns


@pytest.mark.rule("A-ACT-01", "A-ACT-37", "GSORT-02")
@pytest.mark.parametrize(
    ("name", "kind"),
    [(name, fights.GENERAL_SORTIE) for name in (FARM, NEST, PRIORY, CASTLE, CLASSIC)]
    + [(name, fights.ASSAULT) for name in (PRIORY, CASTLE, CLASSIC)],
)
def test_every_ground_can_be_joined_to_every_side_that_takes_one(name: str, kind: str) -> None:
    skirmish = Skirmish(name)
    for sheet in skirmish.field.grounds:
        for joined in skirmish.field.place.joins:
            for edge in (2, 4) if name in WINDOWED else (0,):
                again = Skirmish(name)
                again.field = skirmish.field
                again.begin(kind)
                side = again.asked.side
                people = again.state.present(side) if kind == fights.GENERAL_SORTIE else again.state.free(side)
                again.answer(c.Muster(tuple(person.id for person in people), sheet=sheet, joined=joined, edge=edge)).on_map()
                start = again.scenario.start
                assert sum(1 for man in start.people(BESIEGED) if man.on_map) == len(again.parties[BESIEGED])
                assert {man.id for man in start.people(BESIEGER)} == set(again.parties[BESIEGER])


@pytest.mark.rule("C-QUICK-01")
def test_map_or_table_is_asked_of_the_side_that_chose_the_fight() -> None:
    for kind, side in ((fights.ASSAULT, BESIEGER), (fights.CAMP_SORTIE, BESIEGED)):
        skirmish = Skirmish(NEST).begin(kind).ready()
        assert skirmish.asked == q.ResolveAsked(side, (fights.MAP, fights.QUICK))


@pytest.mark.rule("SIEGE-04")
def test_a_fight_on_the_map_waits_for_its_result() -> None:
    skirmish = Skirmish(NEST).begin(fights.ASSAULT).on_map()
    assert skirmish.asked == q.FightAwaited(BESIEGER)
    assert json.loads(skirmish.fight.set_up) == skirmish.table
    skirmish.home(skirmish.result(BESIEGED), ())
    ended = skirmish.happened(e.FightEnded)[0]
    assert (ended.kind, ended.winner, ended.combat) == (fights.ASSAULT, BESIEGED, True)
    assert (skirmish.state.fight, skirmish.state.fights, skirmish.state.pending) == (None, 1, ())


@pytest.mark.rule("SIEGE-04")
def test_the_same_state_gives_the_same_set_up() -> None:
    one, two = (Skirmish(CASTLE).begin(fights.ASSAULT).on_map() for _ in range(2))
    assert one.fight.set_up == two.fight.set_up


@pytest.mark.rule("A-ACT-38", "ASSLT-02")
@pytest.mark.parametrize("kind", KINDS)
def test_people_of_a_quick_fight_come_out_once(kind: str) -> None:
    skirmish = Skirmish(CASTLE).begin(kind).ready()
    before = skirmish.state.people
    parties = skirmish.fight.parties
    skirmish.quick(5, 5)
    hurt = [event.who for event in skirmish.happened(e.Hurt)]
    assert len(hurt) == len(set(hurt))
    assert set(hurt) <= {*parties[0], *parties[1]}
    assert set(skirmish.state.people) == set(before)
    assert skirmish.state.fight is None
    assert skirmish.state.combat


@pytest.mark.rule("TURN-01")
def test_every_kind_of_fight_is_told_in_every_language() -> None:
    words = fight_words()
    fought = {kind for kind, found in fights.KINDS.items() if found.draw is not None}
    assert set(words) == fought | {FIELD, SETTLEMENT, REVOLT}  # battles of a campaign have their words in the same place
    for texts in words.values():
        assert all(set(text) == {"en", "fr", "it"} and all(text.values()) for text in texts.values())


@pytest.mark.rule("EVENT-19", "A-EVENT-19")
@pytest.mark.parametrize(
    ("forced", "kind", "note"), [("relief", "relief", ""), ("relief_retake", "relief", "retake"), ("assault", "assault", "")]
)
def test_an_event_begins_a_fight(forced: str, kind: str, note: str) -> None:
    skirmish = relieved(NEST, note) if kind == "relief" else Skirmish(NEST)
    skirmish.changed(fight=None, pending=())
    skirmish.run(lambda doing: fights.begin_forced(doing, forced))
    assert (skirmish.fight.kind, skirmish.fight.note, skirmish.state.action) == (kind, note, kind)


# -- the general sortie ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GSORT-03", "A-ACT-38", "RULING-A-BUILD-05", "RULING-G-54")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_everybody_goes_even_who_builds(name: str) -> None:
    skirmish = Skirmish(name)
    builder = skirmish.men(BESIEGER)[0]
    site = Project("site", BESIEGER, "ladder", "", (builder,), 1)
    skirmish.busy(builder).changed(projects={"site": site}).begin(fights.GENERAL_SORTIE)
    some = tuple(skirmish.men(BESIEGED)[1:])
    assert getattr(skirmish.why(c.Muster(some)), "reason", "") == "all_take_part"
    skirmish.on_map()
    for side in (BESIEGER, BESIEGED):
        assert set(skirmish.fight.parties[side]) == {person.id for person in skirmish.state.present(side)}
    assert not skirmish.state.people[builder].job
    assert skirmish.state.projects["site"].paused
    assert skirmish.state.projects["site"].done == 1


@pytest.mark.rule("GSORT-02", "GSORT-04", "RULING-G-72")
@pytest.mark.parametrize("name", WINDOWED)
@pytest.mark.parametrize("edge", [2, 4])
def test_both_sides_line_up_at_the_edges_of_the_window(name: str, edge: int) -> None:
    """Within four rows of one edge and of the other; the window is one sheet wide on the seam, and the besieged play first."""
    skirmish = Skirmish(name).begin(fights.GENERAL_SORTIE)
    people = tuple(person.id for person in skirmish.state.present(BESIEGED))
    skirmish.answer(c.Muster(people, joined=4, edge=edge))
    near, far = window(skirmish.position)
    assert len(near) == len(far) == 13 * 16
    zones = {side: fights.KINDS[fights.GENERAL_SORTIE].zone(skirmish.position, side) for side in (BESIEGER, BESIEGED)}
    used = {"1." + name for name in near} | {"2." + name for name in far}
    for side, at in ((BESIEGED, edge), (BESIEGER, OPPOSITE[edge])):
        assert zones[side].cells == set(lined_up(skirmish.position, at, side))
        assert zones[side].cells <= used
    columns = {cell[2] for cell in zones[BESIEGED].cells}
    assert columns == ({"J", "K", "L", "M"} if edge == 2 else {"N", "O", "P", "Q"})
    wrong = next(iter(zones[BESIEGER].cells))
    assert getattr(skirmish.why(c.Arrange((c.Placed(people[0], wrong),))), "rule", "") == "GSORT-04"
    skirmish.on_map()
    assert skirmish.scenario.field.first == BESIEGED


@pytest.mark.rule("GSORT-04")
@pytest.mark.parametrize("edge", [2, 4])
def test_no_besieger_begins_inside_the_place(edge: int) -> None:
    skirmish = Skirmish(NEST).begin(fights.GENERAL_SORTIE)
    people = tuple(person.id for person in skirmish.state.present(BESIEGED))
    skirmish.answer(c.Muster(people, joined=4, edge=edge)).on_map()
    start, board = skirmish.scenario.start, skirmish.scenario.field.board
    inside = {"1." + cell for cell in skirmish.field.place.inside}
    assert not any(board.names[cell] in inside for man in start.people(BESIEGER) for cell in man.cells)


@pytest.mark.rule("GSORT-04")
def test_they_line_up_left_or_right() -> None:
    skirmish = Skirmish(NEST).begin(fights.GENERAL_SORTIE)
    assert getattr(skirmish.why(c.Muster((), edge=1)), "rule", "") == "GSORT-04"
    assert getattr(skirmish.why(c.Muster((), joined=1)), "reason", "") == "cannot_be_joined"


@pytest.mark.rule("A-ACT-37", "A-ACT-38", "RULING-A-ACT-16")
@pytest.mark.parametrize("name", JOINED)
def test_out_of_the_place_and_onto_the_open_ground(name: str) -> None:
    """The besieged in the place, the besiegers on the open map; after three turns only shooters may still be inside."""
    skirmish = Skirmish(name).begin(fights.GENERAL_SORTIE).on_map()
    start, board = skirmish.scenario.start, skirmish.scenario.field.board
    assert skirmish.scenario.field.first == BESIEGED
    assert all(board.names[man.cell].startswith("1.") for man in start.people(BESIEGED))
    assert all(board.names[man.cell].startswith("2.") for man in start.people(BESIEGER))
    assert skirmish.table["sally"] == [{"side": "B", "place": "place", "turns": 3}]


@pytest.mark.rule("GSORT-05", "A-ACT-39", "RULING-G-72")
@pytest.mark.parametrize("name", ALL)
def test_it_lasts_until_a_side_withdraws_or_is_gone(name: str) -> None:
    table = Skirmish(name).begin(fights.GENERAL_SORTIE).on_map().table
    assert [row["when"] for row in table["call_off"]] == ["any", "any"]
    assert {row["side"] for row in table["call_off"]} == {"A", "B"}
    kinds = {row["all"][0]["kind"] for row in table["victory"] if row["all"]}
    assert kinds == ({"cleared"} if name in WINDOWED else {"gone"})


@pytest.mark.rule("GSORT-06", "GSORT-07", "A-ACT-39")
@pytest.mark.parametrize(
    ("winner", "reason", "outcome"),
    [(BESIEGED, "withdrew", Outcome(BESIEGED, "driven_off")), (BESIEGER, "withdrew", None), (None, "time", None)],
)
def test_who_withdraws(winner: int | None, reason: str, outcome: Outcome | None) -> None:
    """If the besiegers withdraw the siege is lifted; if the besieged go back into the place it goes on."""
    skirmish = Skirmish(CASTLE).begin(fights.GENERAL_SORTIE).on_map()
    skirmish.home(skirmish.result(winner, reason), ())
    assert skirmish.state.outcome == outcome


@pytest.mark.rule("GSORT-06", "C-QUICK-10")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_besiegers_who_give_way_lose_the_siege(face: int) -> None:
    skirmish = Skirmish(CASTLE).begin(fights.GENERAL_SORTIE).quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    assert skirmish.state.outcome == (Outcome(BESIEGED, "driven_off") if letter in "FGHIJ" else None)


# -- relief ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BESB-01", "BESB-02", "RULING-G-67")
def test_without_a_foothold_all_besiegers_give_battle_and_the_army_must() -> None:
    skirmish = relieved(NEST)
    few = tuple(skirmish.men(BESIEGER)[1:])
    assert getattr(skirmish.why(c.Muster(few)), "rule", "") == "BESB-02"
    skirmish.answer(skirmish.usual())
    garrison = tuple(person.id for person in skirmish.state.present(BESIEGED) if ARMY not in person.roles)
    assert getattr(skirmish.why(c.Muster(garrison)), "reason", "") == "all_take_part"
    army = tuple(person.id for person in skirmish.state.present(BESIEGED) if ARMY in person.roles)
    assert skirmish.why(c.Muster(army)) is None, "the garrison may stay in"


@pytest.mark.rule("BESB-01", "BESB-03", "A-ACT-11", "A-ACT-13", "RULING-A-ACT-17", "RULING-A-EVENT-08")
@pytest.mark.parametrize("name", [FARM, NEST, PRIORY, CASTLE])
@pytest.mark.parametrize("note", ["", "retake", "storm", "hold"])
def test_battle_with_an_army_of_relief(name: str, note: str) -> None:
    """The army over the open ground, the besiegers before the place; who keeps the outer works and the garrison fight on the same map."""
    skirmish = relieved(name, note).on_map()
    scenario, place = skirmish.scenario, skirmish.field.place
    board = scenario.field.board
    assert scenario.field.first == BESIEGED
    redoubt = {"1." + cell for cell in place.redoubts[0].cells}
    everybody = {man.id for side in (0, 1) for man in scenario.start.people(side)}
    absent = {*skirmish.fight.parties[0], *skirmish.fight.parties[1]} - everybody
    packed = sum(board.names[man.cell] in redoubt for man in scenario.start.people(BESIEGED)) == len(redoubt)
    assert not absent or (note in ("retake", "storm") and packed), "only a redoubt that is full leaves people out"
    inside = {"1." + cell for cell in place.inside}
    for man in scenario.start.people(BESIEGED):
        if ARMY in skirmish.state.people[man.id].roles:
            assert not man.on_map or board.names[man.cell] not in inside or name in WINDOWED
        else:
            assert note != "hold"
            assert board.names[man.cell] in (redoubt if note else inside)
    kept = set(skirmish.fight.infiltrators)
    assert bool(kept) == (note in ("retake", "storm"))
    for man in scenario.start.people(BESIEGER):
        if man.id in kept:
            assert board.names[man.cell] not in redoubt
        else:
            assert board.names[man.cell] not in inside


@pytest.mark.rule("BESB-01", "EVENT-19", "RULING-G-92")
@pytest.mark.parametrize("winner", [BESIEGER, BESIEGED, None])
def test_what_a_battle_of_relief_means(winner: int | None) -> None:
    """Besiegers driven off have lost; an army that was beaten goes home, one that was not stays before the camp."""
    skirmish = relieved(CASTLE).on_map()
    skirmish.home(skirmish.result(winner, "withdrew"), ())
    army = [person for person in skirmish.state.people.values() if ARMY in person.roles]
    if winner == BESIEGED:
        assert skirmish.state.outcome == Outcome(BESIEGED, "driven_off")
    else:
        assert skirmish.state.outcome is None
        assert all(person.fate == ("gone" if winner == BESIEGER else "") for person in army)
        assert skirmish.state.afield == ("" if winner == BESIEGER else fights.RELIEF)


@pytest.mark.rule("BESB-03", "A-ACT-13")
@pytest.mark.parametrize("held", [True, False])
def test_outer_works_that_were_retaken_are_the_besieged_s_again(held: bool) -> None:
    skirmish = relieved(NEST, "retake").on_map()
    kept = skirmish.fight.infiltrators[0]
    men: dict[str, dict[str, Any]] = {who: {"health": "dead"} for who in skirmish.fight.infiltrators}
    if held:
        men[kept] = {"hex": "1.K9"}
    skirmish.home(skirmish.result(None, "time", men), ())
    assert skirmish.state.held == (OUTER_LOST if held else WHOLE)


@pytest.mark.rule("BESB-01")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_battle_of_relief_can_be_fought_out(name: str) -> None:
    skirmish = relieved(name)
    skirmish.soon_dark(4).on_map()
    skirmish.come_home(skirmish.played())
    assert skirmish.state.fight is None


# -- fights that cannot be opened --------------------------------------------------------------------------------------


def resolved(takes: Callable[[dict[str, Any]], bool]) -> Doing:
    """An assault that is to be fought on the map, with a reader that takes only some set-ups."""
    siege = Skirmish().begin(fights.ASSAULT)
    siege.field = replace(siege.field, readable=takes)
    while not isinstance(asked := siege.asked, q.ResolveAsked):
        usual = fights.default_muster if isinstance(asked, q.MusterAsked) else fights.default_arrange
        siege.answer(usual(siege.position, asked))  # type: ignore[arg-type]
    doing = Doing(siege.position, SeededDice("read"))
    doing.answer()
    fights.settle_how(doing, asked, c.Answer("map"))
    return doing


@pytest.mark.rule("C-QUICK-01", "RULING-G-78")
def test_a_fight_that_cannot_be_opened_is_settled_by_the_table() -> None:
    awaited = resolved(lambda _table: True)
    assert isinstance(awaited.state.pending[-1], q.FightAwaited)
    settled = resolved(lambda _table: False)
    assert not any(isinstance(each, q.FightAwaited) for each in settled.state.pending)
    assert [event.reason for event in settled.events if isinstance(event, e.FightEnded)] == ["quick"]
