"""Campaigns at the server: founding, seats that see what their faction may know, undo, lives. What sieges do too: `test_days.py`."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.sight import LOOKER_ON
from hauberk.play.match import Match
from hauberk.play.record import Record, parse, states
from tests.server.days import OXFORD, founded, record_of, storming, usual
from tests.server.kit import Seat

STEPS = 45


# -- shelf and founding --------------------------------------------------------------------------------------------------


def test_factions_switches_and_map_are_on_the_shelf(client: TestClient) -> None:
    cards = client.get("/api/campaigns?lang=it").json()
    assert all(faction["aim"] and faction["men"] and faction["leaders"] for card in cards for faction in card["factions"])
    one = client.get(f"/api/campaigns/{OXFORD}").json()
    assert {each["id"] for each in one["switches"]} >= {"conquest", "seasons"}
    assert client.get(f"/api/campaigns/maps/{one['map']}").json() == one["country"]
    assert client.get("/api/campaigns/maps/nowhere").status_code == 404


def test_founding_names_every_fault(client: TestClient) -> None:
    asked = {"campaign": OXFORD, "seats": {"A": "duck", "Q": "person"}, "seed": "", "switches": {"sing": True}}
    bad = client.post("/api/campaigns/games", json=asked).json()["error"]
    assert len(bad["faults"]) >= 1
    turned = founded(client, OXFORD, switches={"conquest": True})
    assert "conquest" in record_of(client, turned).splitlines()[0]


@pytest.mark.parametrize("campaign", list(campaign_files()))
def test_a_campaign_begins_for_every_faction(client: TestClient, campaign: str) -> None:
    scenario = load_campaign(campaign)
    played = [each.id for each in scenario.factions if each.played]
    made = founded(client, campaign, seats=dict.fromkeys("ABCDEF"[: len(played)], "person"))
    assert len(made["keys"]) == len(played)
    for letter in made["keys"]:
        seat = Seat(client, made, letter, lang="fr")
        assert seat.view["you"] == [letter]
        assert seat.view["eyes"] in played
        assert seat.view["campaign"]["aims"].keys() == {seat.view["eyes"]}
        assert any("own" in group for group in seat.view["position"]["groups"].values())


# -- what is hidden stays hidden -----------------------------------------------------------------------------------------


def strings(value: Any) -> Iterator[str]:
    """Every text in a message, names of fields too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


class Truth:
    """What a faction could know by a moment, reckoned from the whole record and not with the code under test."""

    def __init__(self, record: Record, after: list[CampaignState], faction: str) -> None:
        self.record, self.after, self.faction = record, after, faction
        self.met: list[set[str]] = []
        known: set[str] = set()
        for state in self.after:
            known = known | set(self._open_to(state))
            self.met.append(known)

    def _open_to(self, state: CampaignState) -> Iterator[str]:
        """Those who stand with one's own people, fight them or are held by them; leaders, whom everybody knows."""
        here = {group.hex for group in state.groups.values() if group.faction == self.faction}
        places = {place.id for place in self.record.scenario.map.places.values() if place.hex in here}
        battle = state.battle if state.battle is not None and self.faction in state.battle.factions else None
        fighting = {*(group for side in battle.sides for group in side)} if battle is not None else set()
        militia = set(battle.militia) if battle is not None else set()
        over_the_wall = set(self._at_sieges(state))
        for person in state.people.values():
            group = state.groups.get(person.group)
            beside = group is not None and (group.hex in here or group.id in fighting)
            own = person.faction == self.faction or person.captor == self.faction
            if own or person.leads or beside or person.place in places or person.id in militia or person.id in over_the_wall:
                yield person.id

    def _at_sieges(self, state: CampaignState) -> Iterator[str]:
        """Besiegers and besieged see over the wall who is there."""
        for siege in state.sieges.values():
            if siege.days is not None and self.faction in (siege.besieger, siege.besieged):
                yield from siege.days.people

    def hidden(self, seq: int) -> tuple[set[str], set[str]]:
        """Ids that may not be named by then, and the names of people who may not."""
        state, met = self.after[seq - 1], self.met[seq - 1]
        people = {who for who in state.people if who not in met and who not in state.places}
        spies = {id_ for id_, spy in state.spies.items() if spy.faction != self.faction}
        called: dict[str, list[str]] = {}
        for who, person in state.people.items():
            called.setdefault(person.character.name, []).append(who)
        words = set(re.findall(r"\w+", " ".join(place.name["en"] for place in self.record.scenario.map.places.values())))
        names = {name for name, several in called.items() if name not in words and all(who in people for who in several)}
        return people | spies, names


def check(truth: Truth, message: dict[str, Any], seq: int) -> None:
    """Nothing in a message that its reader may not know."""
    ids, names = truth.hidden(seq)
    told = set(strings(message))
    leaked = told & ids
    assert not leaked, leaked
    spoken = set(re.findall(r"\w+", " ".join(text for text in told if " " in text)))
    named = spoken & names
    assert not named, [(name, text) for name in named for text in told if name in text]
    assert not told & {"seed", "keys"}
    if "view" in message:
        check_view(truth, message["view"])


def check_view(truth: Truth, view: dict[str, Any]) -> None:
    state, faction, position = truth.after[view["seq"] - 1], truth.faction, view["position"]
    here = {group.hex for group in state.groups.values() if group.faction == faction}
    assert (view["eyes"] or LOOKER_ON) == faction
    assert view["campaign"]["aims"].keys() <= {faction}
    for id_, group in position["groups"].items():
        real = state.groups[id_]
        assert ("own" in group) == (real.faction == faction)
        if "known" in group and real.faction != faction:
            if group["known"]["fresh"]:
                assert real.hex in here
                assert group["known"]["size"] == len(real.men)
            else:
                last = state.known[faction][id_]
                assert (group["known"]["size"], group["known"]["day"]) == (last.size, last.day)
    for id_, place in position["places"].items():
        assert ("own" in place) == (state.places[id_].faction == faction)
    for id_, convoy in position["convoys"].items():
        real_convoy = state.convoys[id_]
        assert ("own" in convoy) == (real_convoy.faction == faction)
        assert "load" not in convoy or real_convoy.faction == faction or real_convoy.hex in here
    assert position["spies"].keys() == {id_ for id_, spy in state.spies.items() if spy.faction == faction}
    for place, siege in position["sieges"].items():
        assert "days" not in siege or faction in (state.sieges[place].besieger, state.sieges[place].besieged)
    asked = view["ask"]
    assert asked is None or asked["faction"] == faction or "options" not in asked or asked["question"]["ask"] == "how_asked"


@pytest.mark.rule("C-CG-08")
@pytest.mark.rule("C-CG-09")
@pytest.mark.parametrize("campaign", list(campaign_files()))
def test_no_message_tells_what_is_hidden(client: TestClient, campaign: str) -> None:
    """Views, answers, refusals, errors, chronicles, in three languages, against the truth of the whole record."""
    factions = [each for each in load_campaign(campaign).factions if each.played]
    letters = "ABCDEF"[: len(factions)]
    made = founded(client, campaign, seats=dict.fromkeys(letters, "person"))
    seats = {letter: Seat(client, made, letter, lang=("en", "fr", "it")[n % 3]) for n, letter in enumerate(letters)}
    watcher = Seat(client, made, "")
    chance = random.Random(campaign)
    answers: list[tuple[str, int, dict[str, Any]]] = []
    for step in range(STEPS):
        while not any(seat.view["ask"] and "options" in seat.view["ask"] for seat in seats.values()):
            next(iter(seats.values())).hear()
        letter, seat = next((letter, seat) for letter, seat in seats.items() if seat.view["ask"] and "options" in seat.view["ask"])
        seq = seat.view["seq"]
        answers.append((letter, seq, seat.say(ask="why", do={"do": "march", "path": ["0101"]})))
        answers.append((letter, seq, seat.say(do={"do": "attack_place", "how": "siege"}, seq=seq + 9)))
        if step % 10 == 0:
            for other, each in seats.items():
                answers.append((other, each.view["seq"], each.say(ask="chronicle")))
        assert seat.do(**usual(seat.view["ask"], chance)).get("ok")
        if seat.view["position"]["outcome"]:
            break
        now = seat.view["seq"]
        for each in (*seats.values(), watcher):
            while each.view["seq"] < now:
                each.hear()
    record = parse(record_of(client, made))
    after = [state for _, state in states(record)]
    over = len(after) if after[-1].outcome is not None else -1
    for (letter, seat), faction in zip(seats.items(), factions, strict=True):
        truth = Truth(record, after, faction.id)
        for message in seat.heard:
            if "view" in message and message["view"]["seq"] != over:
                check(truth, message, message["view"]["seq"])
        for owner, seq, answer in answers:
            if owner == letter and "view" not in answer and seq != over:
                check(truth, answer, seq)
    nobody = Truth(record, after, LOOKER_ON)  # not "": the people of nobody's faction are as hidden from him as all others
    for message in watcher.heard:
        if message["view"]["seq"] != over:
            check(nobody, message, message["view"]["seq"])


# -- playing -------------------------------------------------------------------------------------------------------------


def test_a_step_can_be_taken_back_unless_something_was_seen(client: TestClient) -> None:
    made = founded(client, OXFORD)
    seat = Seat(client, made)
    chance = random.Random(1)
    while seat.view["ask"]["question"]["ask"] != "attack_asked":
        before = seat.view
        assert seat.do(**storming(before["ask"], chance)).get("ok")
        if seat.view["undo"]:
            side = seat.view["you"][[each["id"] for each in seat.view["campaign"]["factions"]].index(seat.view["eyes"])]
            assert seat.say(undo=True, side=side, seq=seat.view["seq"]).get("ok")
            assert seat.view["position"] == before["position"]
            assert seat.do(**storming(seat.view["ask"], chance)).get("ok")
    assert not seat.view["undo"]
    refused = seat.say(undo=True, side="B", seq=seat.view["seq"])["refused"]
    assert refused["reason"] == "seen_by_now"


def test_a_life_is_told_to_those_who_may_know_it(client: TestClient) -> None:
    """Own people and leaders have a story; of a plain man of the enemy nothing is told, not even his name."""
    made = founded(client, OXFORD)
    state = Match(CAMPAIGN, load_campaign(OXFORD), "court").state
    mine, theirs = state.groups["philips_riders"].men[-1], state.groups["chesneys_riders"].men[-1]
    seat = Seat(client, made, "B")
    assert seat.say(ask="life", who=mine)["life"]["person"]["name"]
    assert "person" in seat.say(ask="life", who="herbert")["life"]
    assert seat.say(ask="life", who=theirs)["life"] == {"who": theirs, "days": []}
    assert seat.say(ask="life", who="nobody")["life"] == {"who": "nobody", "days": []}
