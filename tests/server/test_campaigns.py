"""Campaigns at the server: founding, seats that see what their faction may know, battles that come back, reload, undo, bad messages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.sight import LOOKER_ON
from hauberk.play.match import Match
from hauberk.play.record import Record, parse, states, verify
from tests.server import kit
from tests.server.kit import SEATED, server

CAPTAIN = {"captain": "steady", "strength": 1}
OXFORD = "the_harvest_of_oxford"
HUNTERS, PREY, FORD = "philips_riders", "patrol_of_radcot", "1606"
STEPS = 45
MARCHING = ("group_to_act", "convoy_to_act", "spy_to_act")


@pytest.fixture(autouse=True)
def everybody_goes_home(client: TestClient) -> Iterator[None]:
    """No server waits for somebody whom a failed test left sitting."""
    yield
    while SEATED:
        SEATED[0].close()


class Seat(kit.Seat):
    """Somebody at a campaign."""

    kind = "campaign"


def found(client: TestClient, campaign: str, **more: Any) -> dict[str, Any]:
    seats = {"A": "person", "B": "person"}
    answer = client.post("/api/campaigns/games", json={"campaign": campaign, "seed": "court", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def usual(ask: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What somebody without a plan says: mostly he marches; battles are settled by the table."""
    options = list(ask["options"])
    if ask.get("reach") and chance.random() < 0.8:
        return {"do": "march", "path": chance.choice(sorted(ask["reach"].items()))[1]["path"]}
    quick = {"do": "choose", "choice": "quick"}
    return quick if quick in options else chance.choice(options)


def to_the_ford(ask: dict[str, Any]) -> dict[str, Any]:
    """What brings Philip's riders to the ford and into a battle on the map."""
    question = ask["question"]
    if question["ask"] == "group_to_act" and question["group"] == HUNTERS and FORD in ask["reach"]:
        return {"do": "march", "path": ask["reach"][FORD]["path"]}
    wanted = {"attack_asked": "attack", "refuse_asked": "fight", "how_asked": "map"}.get(question["ask"])
    if wanted is not None:
        return {"do": "choose", "choice": wanted}
    if question["ask"] in MARCHING:
        return {"do": "stay"}
    first: dict[str, Any] = {"do": "morning"} if question["ask"] == "morning_asked" else ask["options"][0]
    return first


def led_to_battle(seat: Seat) -> None:
    """Both seats in one hand, until the battle is to be fought."""
    for _ in range(40):
        if seat.view["fight"]:
            return
        answer = seat.do(**to_the_ford(seat.view["ask"]))
        assert answer.get("ok"), answer
    raise AssertionError("no battle")


# -- shelf and founding --------------------------------------------------------------------------------------------------


def test_the_shelf(client: TestClient) -> None:
    for language in ("en", "fr", "it"):
        cards = client.get(f"/api/campaigns?lang={language}").json()
        assert [card["id"] for card in cards] == list(campaign_files())
        assert all(card["title"] and card["story"] and card["briefing"] for card in cards)
        assert all(faction["aim"] and faction["men"] and faction["leaders"] for card in cards for faction in card["factions"])
    one = client.get(f"/api/campaigns/{OXFORD}").json()
    assert one["country"]["hexes"]
    assert one["people"]
    assert {each["id"] for each in one["switches"]} >= {"conquest", "seasons"}
    assert client.get(f"/api/campaigns/maps/{one['map']}").json() == one["country"]
    assert client.get("/api/campaigns/nowhere").status_code == 404
    assert client.get("/api/campaigns/maps/nowhere").status_code == 404


def test_founding_names_every_fault(client: TestClient) -> None:
    bad = client.post("/api/campaigns/games", json={"campaign": "nowhere"}).json()["error"]
    assert bad["what"] == "malformed"
    asked = {"campaign": OXFORD, "seats": {"A": "duck", "Q": "person"}, "seed": "", "switches": {"sing": True}}
    bad = client.post("/api/campaigns/games", json=asked).json()["error"]
    assert len(bad["faults"]) >= 1
    turned = found(client, OXFORD, switches={"conquest": True})
    header = client.get(f"/api/campaigns/games/{turned['id']}/record", params={"key": list(turned["keys"].values())}).text.splitlines()[0]
    assert "conquest" in header


@pytest.mark.parametrize("campaign", list(campaign_files()))
def test_a_campaign_begins_for_every_faction(client: TestClient, campaign: str) -> None:
    scenario = load_campaign(campaign)
    played = [each.id for each in scenario.factions if each.played]
    made = found(client, campaign, seats=dict.fromkeys("ABCDEF"[: len(played)], "person"))
    assert len(made["keys"]) == len(played)
    for letter, key in made["keys"].items():
        seat = Seat(client, made["id"], key, lang="fr")
        assert seat.view["you"] == [letter]
        assert seat.view["eyes"] in played
        assert seat.view["campaign"]["aims"].keys() == {seat.view["eyes"]}
        assert any("own" in group for group in seat.view["position"]["groups"].values())
        seat.close()


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
    made = found(client, campaign, seats=dict.fromkeys(letters, "person"))
    seats = {letter: Seat(client, made["id"], made["keys"][letter], lang=("en", "fr", "it")[n % 3]) for n, letter in enumerate(letters)}
    watcher = Seat(client, made["id"])
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
    text = client.get(f"/api/campaigns/games/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    record = parse(text)
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
    for each in (*seats.values(), watcher):
        each.close()


# -- playing -------------------------------------------------------------------------------------------------------------


def test_bad_messages_change_nothing(client: TestClient) -> None:
    made = found(client, OXFORD)
    seat = Seat(client, made["id"], *made["keys"].values())
    before = seat.view["seq"]
    assert seat.say(do={"do": "choose", "choice": "flee"}, seq=before)["refused"]["text"]
    nonsense: tuple[Any, ...] = (
        {"do": "nonsense"},
        {"do": "battle_report"},
        {},
        [],
        "stay",
        {"do": "march", "path": [7]},
        {"do": "morning", "splits": 3},
    )
    for command in nonsense:
        assert seat.say(do=command, seq=before)["error"]["what"] in ("malformed", "out_of_turn")
    assert seat.say(do={"do": "morning"}, seq=before + 7)["stale"]["seq"] == before
    assert seat.say(fight="play")["error"]["what"] == "no_fight"
    assert seat.say(sing=True)["error"]["what"] == "malformed"
    assert seat.say(ask="treasure")["error"]["what"] == "malformed"
    assert seat.say(undo=True, side="A", seq=before)["refused"]["text"]
    seat.socket.send_text("{")
    assert seat.listen()["error"]["what"] == "malformed"
    seat.socket.send_bytes(b"\x00")
    assert seat.listen()["error"]["what"] == "binary"
    watcher = Seat(client, made["id"])
    assert watcher.say(do={"do": "morning"}, seq=before)["error"]["what"] == "not_your_seat"
    other = Seat(client, made["id"], made["keys"]["B"])
    assert other.say(do={"do": "morning"}, seq=before)["error"]["what"] == "out_of_turn"
    assert other.say(ask="why", do={"do": "morning"})["error"]["what"] == "out_of_turn"
    assert seat.say(ask="view")["view"]["seq"] == before
    for each in (seat, watcher, other):
        each.close()


def test_a_battle_on_the_map_comes_back(client: TestClient) -> None:
    """Two captains fight it: an ordinary battle, whose result returns by itself; afterwards the record holds all of it."""
    made = found(client, OXFORD, seats={"A": {"patience": 3600}, "B": {"patience": 3600}})
    seat = Seat(client, made["id"], *made["keys"].values())
    led_to_battle(seat)
    name = seat.view["fight"]
    assert name.startswith(f"{made['id']}-")
    assert seat.do(do="stay")["error"]["what"] == "out_of_turn"
    assert seat.say(fight="captains")["fight"] == name
    assert seat.view["captains"]
    while seat.view["fight"]:
        seat.hear()
    assert not seat.view["captains"]
    assert all(name != game["id"] for game in client.get("/api/games").json())
    assert '"set_up"' in client.get(f"/api/games/{name}/record", params={"key": list(made["keys"].values())}).text.splitlines()[0]
    assert any("Radcot" in text for day in seat.view["chronicle"] for text in day["sentences"])
    record = client.get(f"/api/campaigns/games/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    assert verify(parse(record)) is None
    seat.close()


def test_reload_finds_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        made = found(client, OXFORD)
        seat = Seat(client, made["id"], *made["keys"].values())
        led_to_battle(seat)
        before = seat.view
        seat.close()
    with server(path) as client:
        seat = Seat(client, made["id"], *made["keys"].values())
        assert seat.view == before
        assert seat.say(fight="play")["fight"] == before["fight"]
        seat.close()
        listed = client.get("/api/campaigns/games").json()
        assert [game["id"] for game in listed] == [made["id"]]
        assert client.get("/api/sieges/games").json() == []
        assert client.get("/api/games").json() == []
        assert client.get(f"/api/campaigns/games/{made['id']}/record").status_code == 403
        assert client.delete(f"/api/campaigns/games/{made['id']}?key=x").status_code == 403
        assert client.delete(f"/api/campaigns/games/{made['id']}?key={made['keys']['A']}").json() == {"ok": True}
        assert client.get("/api/campaigns/games").json() == []


def test_a_step_can_be_taken_back_unless_something_was_seen(client: TestClient) -> None:
    made = found(client, OXFORD)
    seat = Seat(client, made["id"], *made["keys"].values())
    asked = []
    while seat.view["ask"]["question"]["ask"] != "attack_asked":
        before = seat.view
        asked.append(before["ask"]["question"]["ask"])
        assert seat.do(**to_the_ford(before["ask"])).get("ok")
        if seat.view["undo"]:
            side = seat.view["you"][[each["id"] for each in seat.view["campaign"]["factions"]].index(seat.view["eyes"])]
            assert seat.say(undo=True, side=side, seq=seat.view["seq"]).get("ok")
            assert seat.view["position"] == before["position"]
            assert seat.do(**to_the_ford(seat.view["ask"])).get("ok")
    assert not seat.view["undo"]
    refused = seat.say(undo=True, side="B", seq=seat.view["seq"])["refused"]
    assert refused["reason"] == "seen_by_now"
    seat.close()


def test_the_computer_leads_a_faction(client: TestClient) -> None:
    made = found(client, OXFORD, seats={"A": CAPTAIN, "B": CAPTAIN})
    watcher = Seat(client, made["id"])
    while watcher.view["position"]["day"] < 3 and not watcher.view["position"]["outcome"]:
        watcher.hear()
    watcher.close()


def test_a_life_is_told_to_those_who_may_know_it(client: TestClient) -> None:
    """Own people and leaders have a story; of a plain man of the enemy nothing is told, not even his name."""
    made = found(client, OXFORD)
    state = Match(CAMPAIGN, load_campaign(OXFORD), "court").state
    mine, theirs = state.groups["philips_riders"].men[-1], state.groups["chesneys_riders"].men[-1]
    seat = Seat(client, made["id"], made["keys"]["B"])
    assert seat.say(ask="life", who=mine)["life"]["person"]["name"]
    assert "person" in seat.say(ask="life", who="herbert")["life"]
    assert seat.say(ask="life", who=theirs)["life"] == {"who": theirs, "days": []}
    assert seat.say(ask="life", who="nobody")["life"] == {"who": "nobody", "days": []}


def test_who_decides_is_told_what_a_marshal_would_do_and_what_may_come_of_it(client: TestClient) -> None:
    """Of a march, of the orders of the morning, of whatever is asked; in the reader's language."""
    made = found(client, "the_val_demone")
    seat = Seat(client, made["id"], *made["keys"].values(), lang="it")
    for _ in range(10):
        hint = seat.say(ask="hint")["hint"]
        assert hint["why"]
        assert seat.say(ask="why", do=hint["do"])["why"]["lawful"]
        forecast = seat.say(ask="forecast", do=hint["do"])["forecast"]
        assert abs(sum(outcome["percent"] for outcome in forecast["outcomes"]) - 100) < 0.01
        assert forecast["lines"]
        assert seat.do(**hint["do"]).get("ok")
    seat.close()
