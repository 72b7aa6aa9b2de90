"""Campaigns written down up to 0.6.0, with setters and a word, are read as today's facts; golden records in that form verify beside."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from hauberk.campaign import events as e
from hauberk.campaign.state import Convoy, Group, Holding, Seen
from hauberk.play.campaign.older_events import OLDER, as_now
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.wire import Malformed, snake

WIRE = CampaignWire()
HOST = Group("host", "red", "0101", ("guy", "eudo", "hamo"), coin=40)
COMPANY = Group("company", "", "0101", ("wido", "turgis", "odo"), "mercenaries")
NOBODY = Group("red_1", "red", "0101", ())
PLACE = Holding("keep", "red", 4, 5)
WAGONS = Convoy("wagons", "red", "0101", 4, 4)


def old(event: str, why: str, **fields: Any) -> dict[str, Any]:
    """An event as it was written."""
    written = {key: WIRE.value(value) if isinstance(value, Group | Holding | Convoy) else value for key, value in fields.items()}
    found: dict[str, Any] = json.loads(json.dumps({"event": event, **written, "why": why}))
    return found


def read(*messages: dict[str, Any]) -> list[Any]:
    """One step of an old record, read."""
    return [WIRE.read_event(message) for message in WIRE.as_now(list(messages))]


def kinds(*messages: dict[str, Any]) -> list[type]:
    """What these events are now."""
    return [type(event) for event in read(*messages)]


def test_a_setter_and_its_word_are_one_fact() -> None:
    assert read(old("group_set", "gave_way", group=HOST)) == [e.GroupGaveWay(HOST)]
    assert read(old("group_set", "camped", group=HOST)) == [e.GroupChanged(HOST)]
    assert read(old("group_gone", "stacking", id="host")) == [e.GroupMerged("host")]
    assert read(old("convoy_set", "loaded", convoy=WAGONS), old("holding_set", "loaded", holding=PLACE)) == [
        e.ConvoyLoaded(WAGONS), e.StoresCarried(PLACE),
    ]  # fmt: skip
    assert read(old("hurt", "massacre", who="guy", health=3)) == [e.Massacred("guy", 3)]
    assert read(old("freed", "dissolved", who="guy", disarmed=True)) == [e.Escaped("guy", disarmed=True)]
    assert read(old("raised", "militia", men=["guy"], faction="red", place="keep")) == [e.TownsfolkRose(("guy",), "red", place="keep")]


def test_a_leader_is_born_with_his_attitude_and_others_have_none() -> None:
    assert read(old("prestige_changed", "two_victories", who="guy", prestige=2, change=2, attitude=7)) == [e.LeaderBorn("guy", 2, 2, 7)]
    assert read(old("prestige_changed", "won", who="guy", prestige=5, change=1, attitude=0)) == [e.PrestigeChanged("guy", 5, 1)]


def test_who_hires_is_not_hired() -> None:
    """Up to 0.6.0 the purse of the one had the same word as the service of the other."""
    serves = COMPANY._replace(faction="red", employer="host", pay="paid")
    step = (
        old("paid", "pay", giver="host", taker="", coin=6), old("group_set", "pay", group=HOST), old("group_set", "pay", group=serves),
    )  # fmt: skip
    assert kinds(*step) == [e.Paid, e.GroupChanged, e.MercenariesHired]


def test_the_count_of_a_promise_is_no_new_service() -> None:
    tested = {"event": "promise_tested", "group": "company", "terms": [], "result": 4, "what": "stay", "needs": ""}
    assert kinds(tested, old("group_set", "promise", group=COMPANY)) == [e.PromiseTested, e.GroupChanged]
    assert kinds(old("group_set", "promise", group=COMPANY)) == [e.MercenariesPromised]


@pytest.mark.parametrize("word", ["split", "escort"])
def test_only_the_group_that_is_made_is_split_off(word: str) -> None:
    """Those who gave it all their people are as empty as it was, and so are their purses when they give these too."""
    empty = HOST._replace(men=())
    moved = {"event": "moved", "who": "guy", "group": "red_1", "place": ""}
    step = (
        old("group_set", word, group=NOBODY), old("group_set", word, group=empty), moved, old("group_set", word, group=HOST),
        old("paid", word, giver="host", taker="red_1", coin=40), old("group_set", word, group=empty), old("group_set", word, group=HOST),
    )  # fmt: skip
    first = [e.GroupSplit, e.GroupChanged, e.Moved, e.GroupChanged, e.Paid, e.GroupChanged, e.GroupChanged]
    assert kinds(*step) == first
    assert kinds(*step, *step) == first * 2


def test_engines_are_taken_by_one_and_lost_by_the_other() -> None:
    mine, left = HOST._replace(engines=("ram",)), NOBODY
    spoils = old("paid", "spoils", giver="red_1", taker="host", coin=3)
    purses = (old("group_set", "spoils", group=left), old("group_set", "spoils", group=HOST))
    taken = (old("group_set", "engines_taken", group=mine), old("group_set", "engines_taken", group=left))
    assert kinds(spoils, *purses, *taken)[-2:] == [e.EnginesTaken, e.GroupChanged]
    alone = (taken[0], old("paid", "engines_taken", giver="red_1", taker="host", coin=3), taken[0], taken[0])
    assert kinds(*alone) == [e.EnginesTaken, e.Paid, e.GroupChanged, e.GroupChanged]


def test_a_place_is_taken_when_somebody_holds_it() -> None:
    assert kinds(old("holding_set", "taken", holding=PLACE)) == [e.PlaceTaken]
    assert kinds(old("holding_set", "taken", holding=PLACE._replace(faction="neutral"))) == [e.PlaceChanged]


def test_what_a_spy_reported_is_told_apart_from_what_was_met() -> None:
    for why, kind in (("spy", e.SpyReported), ("met", e.Told)):
        seen = WIRE.value(Seen("host", 2, "0101", 3, (), 0, why))
        assert kinds({"event": "told", "faction": "red", "seen": [json.loads(json.dumps(seen))]}) == [kind]


def test_what_is_written_today_is_read_as_it_is() -> None:
    today = [WIRE.event(event) for event in (e.GroupSplit(NOBODY), e.Paid("host", "", 3), e.GroupChanged(HOST), e.Hurt("guy", 3))]
    assert as_now(today) == today


def test_every_word_leads_to_a_fact() -> None:
    facts = set(get_args(e.Event))
    assert {kind for older in OLDER.values() for kind in (older.plain, *older.told.values())} <= facts
    assert {snake(kind.__name__) for kind in facts}.isdisjoint({"group_set", "convoy_set", "spy_set", "holding_set"})


@pytest.mark.parametrize(
    "message",
    [
        {"event": "group_set", "why": ["pay"], "group": []}, {"event": "group_set", "why": "pay"}, {"event": ["hurt"], "why": "siege"},
        {"event": "group_set", "group": {}}, {"event": "told", "seen": [4]}, {"event": "told", "seen": 4}, {"event": "paid", "why": {}},
        {"event": "holding_set", "why": "taken", "holding": 3}, {}, {"why": "pay"},
    ],
)  # fmt: skip
def test_what_a_stranger_has_written_is_refused_like_anything_else(message: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read(message)


def test_what_is_no_message_is_left_to_the_reader() -> None:
    assert as_now([1, None, "group_set", []]) == [1, None, "group_set", []]
