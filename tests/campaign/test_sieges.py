"""Sieges in the campaign: laid, lived through day by day, lifted, and what becomes of a garrison."""

from __future__ import annotations

from functools import partial

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import besieging, fate, siege_defaults, siege_ends, sieges, supply
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.state import SIEGES, SUPPLY
from hauberk.siege import events as se
from hauberk.siege import questions as sq
from tests.campaign.fighting import GREEN, MIDDLE, RED, N
from tests.campaign.kit import Days, country, place


def before_the_keep(resources: int = 3, garrison: int = 6, kind: str = "castle_motte") -> Days:
    days = Days(map_=country(places=(place("keep", MIDDLE, kind, GREEN, resources), place("home", "0101", "castle_motte", RED, 5))))
    days.with_sieges().group("host", RED, MIDDLE, 14, leader=6, coin=4)
    if garrison:
        days.garrison("keep", GREEN, garrison)
    return days.turn("host")


def besieged(resources: int = 3, garrison: int = 6) -> Days:
    days = before_the_keep(resources, garrison)
    days.say(c.AttackPlace("siege"))
    return days


def a_day(days: Days, dice: str = "a siege") -> Days:
    """The next day of the siege begins."""
    days.change(day=days.state.day + 1, step=SIEGES, now="keep", pending=(), todo=())
    days.run(lambda doing: sieges.take_up(doing, "keep"), dice)
    return days


@pytest.mark.rule("RULING-C-SIEGE-START", "C-SIEGE-01", "C-CG-18")
def test_a_siege_is_laid_and_ends_the_march() -> None:
    days = besieged()
    assert days.state.sieges["keep"].groups == ("host",)
    assert days.state.groups["host"].moved == days.state.day
    assert (days.state.sieges["keep"].besieger, days.state.sieges["keep"].besieged) == (RED, GREEN)


@pytest.mark.rule("RULING-C-SIEGE-START")
def test_only_one_side_besieges_and_each_group_once() -> None:
    days = besieged()
    assert days.turn("host").reason(c.AttackPlace("siege")) == "besieges_already"
    days.group("more", RED, MIDDLE, 5).turn("more").say(c.AttackPlace("siege"))
    assert days.state.sieges["keep"].groups == ("host", "more")


@pytest.mark.rule("RULING-C-SIEGE-START", "C-PLACE-10")
def test_an_empty_castle_is_simply_taken() -> None:
    days = before_the_keep(garrison=0)
    days.say(c.AttackPlace("siege"))
    assert "keep" not in days.state.sieges
    assert days.happened(e.SiegeOver)[0].winner == RED


@pytest.mark.rule("C-CG-21", "RULING-C-SIEGE-START")
def test_groups_on_the_hex_are_shut_in() -> None:
    days = before_the_keep()
    days.group("inside", GREEN, MIDDLE, 5).turn("host").say(c.AttackPlace("siege"))
    assert days.state.sieges["keep"].inside == ("inside",)
    assert besieging.shut_in(days.state, "inside")


@pytest.mark.rule("C-CG-19", "C-TURN-01", "C-SIEGE-08", "C-SIEGE-02", "RULING-C-SIEGE-DAYS", "A-SIEGE-30", "A-SIEGE-11", "HOOK-01")
def test_from_the_day_after_every_turn_is_a_siege_day_and_food_is_two_days_a_point() -> None:
    """TX-SIEGE-1: three points are six days."""
    days = besieged(resources=3)
    days.change(step=SIEGES, now="", pending=())
    days.run(lambda doing: doing.emit(e.StepBegan(SIEGES, sieges.list_up(doing))))
    assert days.state.todo == ()
    a_day(days)
    inner = days.state.sieges["keep"].days
    assert inner is not None
    assert inner.day == 1
    found = [event.of for event in days.events if isinstance(event, e.InSiege) and isinstance(event.of, se.ProvisionsFound)]
    assert [event.days for event in found] == [6]
    assert sieges.field_of(days.position, "keep").daily


@pytest.mark.rule("C-SIEGE-08", "C-CG-09")
def test_who_must_decide_in_a_siege_is_asked_as_a_faction() -> None:
    days = a_day(besieged())
    asked = days.state.sieges["keep"].days
    assert asked is not None
    assert asked.pending
    assert sieges.whose(days.state) in (RED, GREEN)
    side = asked.pending[-1].side
    assert sieges.whose(days.state) == (RED if side == 0 else GREEN)
    assert sieges.refuse(days.position, c.Stay()) is not None
    drawn = [event.of for event in days.events if isinstance(event, e.InSiege)]
    assert any(isinstance(event, se.EventDrawn) for event in drawn)
    assert isinstance(asked.pending[-1], sq.OrdersAsked | sq.ActionAsked | sq.VictimAsked | sq.LineUpAsked | sq.SabotageAsked)


@pytest.mark.rule("C-CG-20")
def test_a_siege_is_lifted_by_word_or_by_marching_off() -> None:
    days = besieged()
    days.turn("host").say(c.LiftSiege())
    assert days.happened(e.SiegeOver)[0].reason == "lifted"
    days = besieged()
    days.set("host", moved=0).march("host", N)
    assert days.state.sieges == {}
    assert days.turn("host").reason(c.LiftSiege()) == "no_siege_here"


@pytest.mark.rule("C-SIEGE-07", "RULING-C-SUPPLY-SOURCES")
def test_a_besieged_place_feeds_no_besieger() -> None:
    days = besieged(resources=9)
    assert supply.sources(days.position, MIDDLE, RED) == []
    days.through(SUPPLY)
    assert (days.state.groups["host"].missed, days.state.places["keep"].resources) == (1, 9)
    days.convoy("beasts", RED, MIDDLE, 4, escort="host").through(SUPPLY)
    assert (days.state.groups["host"].missed, days.state.convoys["beasts"].load) == (0, 3)


@pytest.mark.rule("C-SIEGE-03", "C-SIEGE-05", "C-SIEGE-06", "RULING-C-SIEGE-FATE", "HOOK-02", "A-SURR-07")
@pytest.mark.parametrize("face, word", [(1, "put_to_the_sword"), (5, "prisoners"), (7, "prisoners"), (8, "let_go"), (10, "marched_out")])
def test_the_fate_of_a_garrison_that_yields(face: int, word: str) -> None:
    days = besieged()
    if word == "marched_out":
        days.holding("home", faction=GREEN)
    men = days.state.places["keep"].garrison
    days.change(pending=()).run(lambda doing: fate.decide(doing, "keep", men, doing.group("host")), (face,))
    people = [days.person(who) for who in men]
    assert days.happened(e.FateRolled)[0].fate == word
    assert all(person.alive for person in people) is (word != "put_to_the_sword")
    if word == "prisoners":
        assert all(person.fate == "prisoner" and not person.mounted for person in people)
    if word == "let_go":
        assert all(person.fate == "gone" for person in people)
    if word == "marched_out":
        assert all(days.state.groups[person.group].hex == "0101" for person in people)


@pytest.mark.rule("C-SIEGE-04", "RULING-C-SIEGE-HALF", "HOOK-02")
def test_half_of_a_garrison_is_tested_man_by_man() -> None:
    days = besieged(garrison=6)
    men = days.state.places["keep"].garrison
    faces = (3, 1, 5, 6, 1, 1, 2, 2)  # the lot parts brian and reginald, then ranulf, miles and geoffrey
    days.change(pending=()).run(lambda doing: fate.decide(doing, "keep", men, doing.group("host")), faces)
    dead = [who for who in men if not days.person(who).alive]
    assert dead == ["ranulf", "brian", "geoffrey_of_anjou"]
    assert all(days.person(who).fate == "prisoner" for who in men if who not in dead)


@pytest.mark.rule("RULING-C-SIEGE-FATE")
def test_leaders_may_be_spared_by_a_switch() -> None:
    for spared in (False, True):
        castles = (place("keep", MIDDLE, "castle_motte", GREEN), place("home", "0101", "castle_motte", RED))
        days = Days(map_=country(places=castles), keep_captive_leaders=spared)
        days.group("host", RED, MIDDLE, 14, leader=6).garrison("keep", GREEN, 5)
        men = days.state.places["keep"].garrison
        days.change(people={**days.state.people, men[0]: days.person(men[0])._replace(prestige=5)})
        days.run(partial(fate.decide, place="keep", men=men, captor=days.state.groups["host"]), (1,))
        assert days.person(men[0]).alive is spared
        assert not days.person(men[1]).alive


@pytest.mark.rule("RULING-C-SIEGE-CONTROL", "C-PLACE-10", "C-PLACE-09")
def test_a_fallen_castle_is_his_who_leaves_five_in_it() -> None:
    days = besieged().change(pending=())
    days.run(lambda doing: siege_ends.fallen(doing, "keep", "starved"), (8,))
    assert days.state.places["keep"].faction == "neutral"
    men = days.asked.choices
    assert days.reason(c.Name(men[:4])) == "garrison_too_small"
    assert days.reason(c.Name(men[:12])) == "would_be_too_few"
    assert days.reason(c.Name((*men[:5], "nobody"))) == "not_among_them"
    days.say(c.Name(men[:5]))
    assert (days.state.places["keep"].faction, days.state.places["keep"].garrison) == (RED, men[:5])
    nobody = besieged().change(pending=())
    nobody.run(lambda doing: siege_ends.fallen(doing, "keep", "starved"), (8,)).say(c.Name(()))
    assert nobody.state.places["keep"].faction == "neutral"


@pytest.mark.rule("C-CG-18", "C-SIEGE-17")
def test_at_nightfall_the_campaign_is_as_the_siege_has_left_it() -> None:
    days = a_day(besieged(resources=3))
    inner = days.state.sieges["keep"].days
    assert inner is not None
    hurt = days.state.places["keep"].garrison[0]
    people = {**inner.people, hurt: inner.people[hurt]._replace(health=Health.WOUNDED)}
    siege = days.state.sieges["keep"]._replace(days=inner._replace(food=3, people=people))
    days.change(sieges={"keep": siege}).run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.state.places["keep"].resources == 1  # two points are spent, the second on its first day
    assert days.person(hurt).wounded


@pytest.mark.rule("C-SIEGE-09", "C-SIEGE-10", "C-SIEGE-11", "C-SIEGE-12")
def test_events_and_initiative_of_a_siege_inside_the_campaign() -> None:
    """Five for the first days, four for a thin blockade, and four for the besieger's initiative."""
    days = a_day(besieged(garrison=10), "i")
    inner = [event.of for event in days.events if isinstance(event, e.InSiege)]
    drawn = next(event for event in inner if isinstance(event, se.EventDrawn))
    assert {term.reason: term.value for term in drawn.terms if term.reason != "two_dice"} == {"first_days": 5, "thin_blockade": 4}
    taken = next(event for event in inner if isinstance(event, se.InitiativeTaken))
    assert [term.value for term in taken.besieger[1:]] == [4]
    now = days.state.sieges["keep"].days
    assert now is not None
    asked = now.pending[-1]
    assert isinstance(asked, sq.ActionAsked)
    assert (asked.side, asked.choices) == (0, ("assault", "negotiate", "pass"))


@pytest.mark.rule("C-SIEGE-18", "C-SIEGE-02")
def test_an_empty_barn_feeds_a_garrison_for_two_days() -> None:
    days = a_day(besieged(resources=0))
    inner = [event.of for event in days.events if isinstance(event, e.InSiege)]
    assert [event.days for event in inner if isinstance(event, se.ProvisionsFound)] == [2]


@pytest.mark.rule("C-SIEGE-13", "C-SIEGE-03", "C-CG-18", "C-TURN-01")
def test_hunger_opens_the_gate_when_the_stores_are_eaten() -> None:
    days = besieged(resources=1)
    reasons = []
    for _ in range(4):
        days.change(day=days.state.day + 1, step=SIEGES, now="keep", pending=(), todo=())
        days.run(_live_through, "hunger")
        reasons += [event.reason for event in days.happened(e.SiegeOver)]
        if reasons:
            break
    assert reasons == ["starved"]
    assert days.state.day == 3 + 2


def _live_through(doing: Doing) -> None:
    """A day on which both sides do what is usual."""
    while "keep" in doing.state.sieges and doing.state.now == "keep" and not doing.state.pending:
        inner = doing.state.sieges["keep"].days
        if inner is not None and inner.pending:
            sieges.say(doing, c.InSiege(siege_defaults.usual(sieges.field_of(doing.position, "keep").at(inner))))
        else:
            sieges.take_up(doing, "keep")


@pytest.mark.rule("C-LOYAL-05")
@pytest.mark.rule("C-CG-20")
def test_besiegers_who_show_the_relievers_colours_give_way_and_the_siege_is_lifted() -> None:
    """A famous lord with twenty men before besiegers of a loyalty of eight and few in number: 8 − 2 − 2 is his own party."""
    days = besieged()
    host = days.state.groups["host"]
    days.state = days.state.with_group(host._replace(men=host.men[:4], attitude=8))
    beside = days.field.map.neighbours(host.hex)[0]
    days.group("relief", GREEN, beside, 14, leader=9)
    days.march("relief", host.hex)
    if days.state.pending and isinstance(days.state.pending[-1], q.RetreatAsked):
        days.do(c.Choose(days.state.pending[-1].choices[0]))
    assert "keep" not in days.state.sieges
    assert days.state.groups["host"].hex != host.hex
    assert days.state.groups["relief"].hex == host.hex


# -- the day of arrival ------------------------------------------------------------------------------------------------


def stormed(dice: str = "a storm", **more: int) -> Days:
    """A host that storms on the day it comes."""
    days = before_the_keep(**more)
    days.say(c.AttackPlace("assault"))
    days.change(step=SIEGES, now="", pending=()).run(lambda doing: doing.emit(e.StepBegan(SIEGES, sieges.list_up(doing))))
    assert days.state.todo == ("keep",)
    days.change(now="keep", todo=()).run(lambda doing: sieges.take_up(doing, "keep"), dice)
    return days


@pytest.mark.rule("C-CG-19", "RULING-C-SIEGE-VS-ATTACK")
def test_walls_may_be_stormed_on_the_day_of_arrival_and_nothing_else_happens_then() -> None:
    days = stormed()
    told = [event.of for event in days.events if isinstance(event, e.InSiege)]
    assert not any(isinstance(event, se.DayBegan | se.EventDrawn | se.InitiativeTaken) for event in told)
    inner = days.state.sieges["keep"].days
    assert inner is not None
    assert inner.day == 0
    assert isinstance(inner.pending[-1], sq.MusterAsked)
    assert sieges.whose(days.state) == RED
    assert inner.food == 6


@pytest.mark.rule("C-CG-19", "C-SIEGE-02", "RULING-C-SIEGE-DAYS")
def test_a_storm_that_fails_costs_no_day_of_food_and_the_siege_begins_on_the_morrow() -> None:
    days = stormed(garrison=10)
    days.run(_live_through, "beaten off")
    assert days.happened(e.SiegeOver) == []
    inner = days.state.sieges["keep"].days
    assert inner is not None
    assert (inner.day, inner.food, days.state.places["keep"].resources) == (0, 6, 3)
    assert any(isinstance(event, se.FightEnded) for event in (told.of for told in days.happened(e.InSiege)))
    a_day(days)
    told = [event.of for event in days.events if isinstance(event, e.InSiege)]
    assert [event.day for event in told if isinstance(event, se.DayBegan)] == [1]
    assert not any(isinstance(event, se.ProvisionsFound) for event in told)
    assert any(isinstance(event, se.EventDrawn) for event in told)


@pytest.mark.rule("C-CG-19", "C-CG-18")
def test_a_place_may_fall_on_the_day_of_arrival() -> None:
    days = stormed(garrison=1)
    days.run(_live_through, "up the ladders")
    assert [event.winner for event in days.happened(e.SiegeOver)] == [RED]
    assert "keep" not in days.state.sieges


@pytest.mark.rule("C-CG-19")
def test_who_joins_an_older_siege_waits_for_the_initiative() -> None:
    days = besieged().change(day=4)
    days.group("more", RED, MIDDLE, 5, arrived=4).turn("more")
    assert days.reason(c.AttackPlace("assault")) == "storm_by_initiative"
    days.say(c.AttackPlace("siege"))
    assert days.run(lambda doing: doing.emit(e.StepBegan(SIEGES, sieges.list_up(doing)))).state.todo == ("keep",)
    village = Days(map_=country(places=(place("village", MIDDLE, "village", GREEN),))).group("host", RED, MIDDLE, 9, leader=5)
    assert village.turn("host").reason(c.AttackPlace("assault")) == "no_walls"


@pytest.mark.rule("C-CG-19", "RULING-C-SIEGE-START")
def test_who_comes_on_the_first_day_storms_with_the_others() -> None:
    days = besieged()
    days.group("more", RED, MIDDLE, 5, arrived=3).turn("more").say(c.AttackPlace("assault"))
    assert days.state.sieges["keep"].groups == ("host", "more")
    assert days.run(lambda doing: doing.emit(e.StepBegan(SIEGES, sieges.list_up(doing)))).state.todo == ("keep",)
