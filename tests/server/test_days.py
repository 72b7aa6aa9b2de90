"""Sieges and campaigns at the server alike: shelf, bad messages, fights on the map that come back, reload, computers, advice."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.games import GAMES
from hauberk.play.lessons import lessons
from hauberk.play.record import parse, verify
from tests.server.days import CAPTAIN, KINDS, OXFORD, founded, led_to_fight, record_of, usual
from tests.server.kit import Seat, server

EVERY = pytest.mark.parametrize("kind", KINDS)
NAMES = {"siege": "snow_at_oxford", "campaign": OXFORD}
STORMED = {"siege": "the_farm_on_the_gargano_road", "campaign": OXFORD}
"""Where it soon comes to a fight."""
WRONG: dict[str, tuple[Any, ...]] = {
    "siege": ({"do": "report", "result": {}}, {"do": "nonsense"}, {"do": "muster", "men": "all"}),
    "campaign": ({"do": "nonsense"}, {"do": "battle_report"}, {"do": "march", "path": [7]}, {"do": "morning", "splits": 3}),
}


@EVERY
def test_the_shelf(client: TestClient, kind: str) -> None:
    for language in ("en", "fr", "it"):
        cards = client.get(f"/api/{kind}s?lang={language}").json()
        taught = {lesson.id for lesson in lessons() if lesson.game == kind}  # lessons stand on a shelf of their own
        assert [card["id"] for card in cards] == [name for name in GAMES[kind].files() if name not in taught]
        assert all(card["title"] and card["story"] and card["briefing"] for card in cards)
    one = client.get(f"/api/{kind}s/{NAMES[kind]}").json()
    assert one["board" if kind == "siege" else "country"]["hexes"]
    assert one["people"]
    assert client.get(f"/api/{kind}s/nowhere").status_code == 404
    bad = client.post(f"/api/{kind}s/games", json={kind: "nowhere"}).json()["error"]
    assert bad["what"] == "malformed"
    assert bad["faults"]


@EVERY
def test_bad_messages_change_nothing(client: TestClient, kind: str) -> None:
    made = founded(client, NAMES[kind])
    seat = Seat(client, made)
    before, first = seat.view["seq"], seat.view["ask"]
    flee = {"do": "answer" if kind == "siege" else "choose", "choice": "flee"}
    assert seat.say(do=flee, seq=before)["refused"]["text"]
    for command in (*WRONG[kind], {}, [], "stay"):
        assert seat.say(do=command, seq=before)["error"]["what"] in ("malformed", "out_of_turn")
    good = usual(first, random.Random(1))
    assert seat.say(do=good, seq=before + 7)["stale"]["seq"] == before
    assert seat.say(fight="play")["error"]["what"] == "no_fight"
    assert seat.say(sing=True)["error"]["what"] == "malformed"
    assert seat.say(ask="treasure")["error"]["what"] == "malformed"
    assert seat.say(undo=True, side="A", seq=before)["refused"]["text"]
    seat.socket.send_text("{")
    assert seat.listen()["error"]["what"] == "malformed"
    seat.socket.send_bytes(b"\x00")
    assert seat.listen()["error"]["what"] == "binary"
    watcher, alone = Seat(client, made, ""), {letter: Seat(client, made, letter) for letter in "AB"}
    assert watcher.say(do=good, seq=before)["error"]["what"] == "not_your_seat"
    other = next(each for each in alone.values() if not {"options", "question"} & each.view["ask"].keys())
    assert other.say(do=good, seq=before)["error"]["what"] in ("out_of_turn", "not_your_seat")
    assert other.say(ask="why", do=good)["error"]["what"] == "out_of_turn"
    assert seat.say(ask="view")["view"]["seq"] == before


@EVERY
def test_a_fight_on_the_map_comes_back(client: TestClient, kind: str) -> None:
    """Handed to two captains, it is an ordinary battle, and its result returns by itself; afterwards the record holds all of it."""
    made = founded(client, STORMED[kind], seed="storm" if kind == "siege" else "court")
    seat = Seat(client, made)
    name = led_to_fight(seat)
    assert name.startswith(f"{made['id']}-")
    assert seat.do(do="answer", choice="map")["error"]["what"] in ("out_of_turn", "malformed")
    assert seat.say(fight="captains")["fight"] == name
    assert seat.view["captains"]
    while seat.view["fight"]:
        seat.hear()
    assert not seat.view["captains"]
    battle = client.get(f"/api/games/{name}/record", params={"key": list(made["keys"].values())}).text
    assert '"set_up"' in battle.splitlines()[0]
    assert all(name != game["id"] for game in client.get("/api/games").json())
    assert verify(parse(record_of(client, made))) is None


@EVERY
def test_reload_finds_everything_as_it_was(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        made = founded(client, STORMED[kind], seed="storm" if kind == "siege" else "court")
        seat = Seat(client, made)
        led_to_fight(seat)
        before = seat.view
    with server(path) as client:
        seat = Seat(client, made)
        assert seat.view == before
        assert seat.say(fight="play")["fight"] == before["fight"]
        assert [game["id"] for game in client.get(f"/api/{kind}s/games").json()] == [made["id"]]
        assert all(
            client.get(address).json() == [] for address in {"/api/games", *(f"/api/{each}s/games" for each in KINDS if each != kind)}
        )
        game = f"/api/{kind}s/games/{made['id']}"
        assert client.get(f"{game}/record").status_code == 403
        assert client.delete(f"{game}?key=x").status_code == 403
        assert client.delete(f"{game}?key={made['keys']['A']}").json() == {"ok": True}
        assert client.get(f"/api/{kind}s/games").json() == []


@EVERY
def test_computers_play_alone(client: TestClient, kind: str) -> None:
    seats = {"A": CAPTAIN, "B": CAPTAIN}
    watcher = Seat(client, founded(client, STORMED[kind], **(seats if kind == "siege" else {"seats": seats})), "")
    while watcher.view["position"]["day"] < 3 and not watcher.view["position"]["outcome"]:
        watcher.hear()


@EVERY
def test_whoever_decides_can_ask_what_is_lawful_and_nobody_else(client: TestClient, kind: str) -> None:
    """Counted and written out; each of it is lawful and carried out as it stands; what a side may do is no business of the other's."""
    made = founded(client, NAMES[kind])
    seat, alone, chance = Seat(client, made), [Seat(client, made, letter) for letter in "AB"], random.Random(kind)
    for _ in range(5):
        found = seat.say(ask="legal")["legal"]
        assert len(found["commands"]) == found["count"] > 0
        command = chance.choice(found["commands"])
        assert seat.say(ask="why", do=command)["why"]["lawful"]
        assert seat.do(**command).get("ok")
    told = [each.say(ask="legal") for each in alone]
    assert [each.get("error", {}).get("what") for each in told].count("out_of_turn") == 1


@pytest.mark.parametrize(("kind", "lang"), [("siege", "en"), ("campaign", "it")])
def test_who_decides_is_told_what_the_computer_would_do_and_what_may_come_of_it(client: TestClient, kind: str, lang: str) -> None:
    """The advice is lawful and has a reason; a forecast sums to a whole, and the other side gets neither."""
    made = founded(client, "the_val_demone" if kind == "campaign" else NAMES[kind])
    seat, drawn = Seat(client, made, lang=lang), 0
    for _ in range(10):
        hint = seat.say(ask="hint")["hint"]
        assert hint["why"]
        assert seat.say(ask="why", do=hint["do"])["why"]["lawful"]
        weighed = usual(seat.view["ask"], random.Random(1)) if kind == "siege" else hint["do"]
        forecast = seat.say(ask="forecast", do=weighed)["forecast"]
        assert abs(sum(outcome["percent"] for outcome in forecast["outcomes"]) - 100) < 0.01
        assert forecast["lines"]
        drawn += forecast.get("drawn", 0)
        assert seat.do(**hint["do"]).get("ok")
    assert drawn or kind == "campaign"
    flee = {"do": "answer" if kind == "siege" else "choose", "choice": "flee"}
    assert "refused" in seat.say(ask="forecast", do=flee)["forecast"]
    alone = [Seat(client, made, letter) for letter in "AB"]
    other = next(each for each in alone if not {"options", "question"} & each.view["ask"].keys())
    assert other.say(ask="hint")["error"]["what"] == "out_of_turn"
    assert other.say(ask="forecast", do=flee)["error"]["what"] == "out_of_turn"
