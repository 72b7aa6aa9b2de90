"""What a campaign is made of: counters, the two quantities that drive it, what its records keep, and what a test gives away."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.state import SUPPLY
from hauberk.play.campaign.game import CAMPAIGN, legal
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.sight import sight
from hauberk.play.campaign.view import view
from hauberk.play.match import Match
from hauberk.play.record import load, resume
from hauberk.play.record_writer import save
from tests.campaign.fighting import GREEN, MIDDLE, RED, N, S
from tests.campaign.kit import Days, country, place


@pytest.mark.rule("C-COUNTER-02")
def test_groups_convoys_leaders_castles_and_sieges_have_their_counters() -> None:
    """Everybody sees them on the map, whoever they belong to; nobody else has one."""
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN, 3),))).with_sieges()
    days.group("host", RED, MIDDLE, 14, leader=6).garrison("keep", GREEN, 6).group(
        "train", RED, S, 4, kind="train", engines=("ram",), oxen=2
    )
    days.company("free", N, 6, GREEN).convoy("beasts", RED, S, 3, escort="train").turn("host").say(c.AttackPlace("siege"))
    shown = view(days.position, GREEN)
    assert {id_: group["kind"] for id_, group in shown["groups"].items()} == {"host": "group", "train": "train", "free": "mercenaries"}
    assert {*shown["convoys"]} == {"beasts"}
    assert {*shown["places"]} == {"keep"}
    assert shown["sieges"]["keep"]["besieger"] == RED
    assert {*sight(days.position, GREEN).leaders} == {days.men("host")[0]}  # a counter of his own
    assert not any(who in shown["leaders"] for who in days.men("host")[1:])


@pytest.mark.rule("C-SCOPE-02")
def test_resources_feed_and_tempt_and_attitude_decides_who_fights() -> None:
    town = country(places=(place("town", MIDDLE, "village", RED, 2),))
    fed = Days(map_=town).group("host", RED, MIDDLE, 12).through(SUPPLY)
    assert (fed.state.places["town"].resources, fed.state.groups["host"].missed) == (1, 0)
    hungry = Days(map_=town).holding("town", resources=0).group("host", RED, MIDDLE, 12).through(SUPPLY)
    assert hungry.state.groups["host"].missed == 1
    convoy = Days().group("host", RED, MIDDLE, 12).convoy("beasts", RED, MIDDLE, 2, escort="host").through(SUPPLY)
    assert convoy.state.convoys["beasts"].load == 1
    prey = Days(map_=country(places=(place("town", MIDDLE, "village", GREEN, 4),))).group("host", RED, MIDDLE, 12, leader=5, came_from=N)
    prey.storm("host").say("map").say("hamlet", (1,)).say("second_opens").report(0, **dict.fromkeys(prey.battle.militia, "dead"))
    assert prey.asked.most == 4  # what it has is what can be taken
    for loyalty, asked in ((2, True), (5, False)):
        met = Days().group("red", RED, N, 9, leader=5, attitude=9).group("green", GREEN, MIDDLE, 9, attitude=loyalty)
        met.march("red", MIDDLE)
        assert (type(met.asked).__name__ == "AttackAsked") is asked


@pytest.mark.rule("C-SCOPE-05")
def test_a_saved_campaign_keeps_all_that_the_sheets_keep(tmp_path: Path) -> None:
    """Size, attitude, supply and coin of groups; prestige and attitude of leaders; resources of places and convoys."""
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "kept")
    for _ in range(12):
        game.do(next(iter(legal(game.position))))
    path = tmp_path / "campaign.jsonl"
    save(game, path)
    kept, now = resume(load(path), "kept").state, game.state
    sheet = [(group.id, len(group.men), group.attitude, group.missed, group.hungry, group.coin) for group in now.groups.values()]
    assert [(group.id, len(group.men), group.attitude, group.missed, group.hungry, group.coin) for group in kept.groups.values()] == sheet
    assert {who: (one.prestige, one.attitude) for who, one in kept.people.items() if one.leads} == {
        who: (one.prestige, one.attitude) for who, one in now.people.items() if one.leads
    }
    assert {id_: each.resources for id_, each in kept.places.items()} == {id_: each.resources for id_, each in now.places.items()}
    assert {id_: each.load for id_, each in kept.convoys.items()} == {id_: each.load for id_, each in now.convoys.items()}


@pytest.mark.rule("C-CG-10")
def test_a_test_gives_nothing_away_that_the_two_do_not_see() -> None:
    """The terms of a test speak of prestige and of a difference in bands; by then both have counted each other."""
    days = Days("guiscard").group("one", "norman", N, 12, leader=7, attitude=8).group("two", "arab", MIDDLE, 7, leader=3, attitude=6)
    days.march("one", MIDDLE)
    told = [number for number, event in enumerate(days.events) if isinstance(event, e.Told)]
    tested = [number for number, event in enumerate(days.events) if isinstance(event, e.AttitudeTested)]
    assert len(told) == len(tested) == 2
    assert max(told) < min(tested)
    assert {event.faction for event in days.happened(e.Told)} == {"norman", "arab"}
    for event in days.happened(e.AttitudeTested):
        assert {term.value for term in event.terms[1:]} <= {-2, -1, 0, 1, 2}
