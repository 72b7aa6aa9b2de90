"""Sieges at the server: founding, seats that see their own side only, fights on the map that come back, reload, bad messages."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.record import parse, verify
from hauberk.play.siege.scenario import siege_files
from tests.server import kit
from tests.server.kit import SEATED, server

CAPTAIN = {"captain": "steady", "strength": 1}


@pytest.fixture(autouse=True)
def everybody_goes_home(client: TestClient) -> Iterator[None]:
    """No server waits for somebody whom a failed test left sitting."""
    yield
    while SEATED:
        SEATED[0].close()


class Seat(kit.Seat):
    """Somebody at a siege."""

    kind = "siege"


def found(client: TestClient, siege: str, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/sieges/games", json={"siege": siege, "seed": "court", **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def usual(ask: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What somebody without a plan says."""
    kind = ask["question"]["ask"]
    if "answers" in ask:
        choices = [answer["choice"] for answer in ask["answers"]]
        return {"do": "answer", "choice": "quick" if "quick" in choices else chance.choice(choices)}
    if kind == "orders_asked":
        return {"do": "orders"}
    if kind in ("line_up_asked", "infiltrators_asked"):
        men = ask["question"]["men"]
        return {"do": "name_people", "men": men[: ask["question"].get("number", len(men))]}
    command: dict[str, Any] = ask["usual"]
    return command


def test_the_shelf(client: TestClient) -> None:
    for language in ("en", "fr", "it"):
        cards = client.get(f"/api/sieges?lang={language}").json()
        assert [card["id"] for card in cards] == list(siege_files())
        assert all(card["title"] and card["story"] and card["briefing"] for card in cards)
    one = client.get(f"/api/sieges/{cards[0]['id']}").json()
    assert one["board"]["hexes"]
    assert one["people"]
    assert client.get("/api/sieges/nowhere").status_code == 404


@pytest.mark.parametrize("siege", list(siege_files()))
def test_a_siege_by_hand_ends_and_its_record_verifies(client: TestClient, siege: str) -> None:
    made = found(client, siege, A="person", B="person")
    seat = Seat(client, made["id"], *made["keys"].values())
    chance = random.Random(siege)
    for _ in range(600):
        if seat.view["position"]["outcome"]:
            break
        answer = seat.do(**usual(seat.view["ask"], chance))
        assert answer.get("ok"), answer
    assert seat.view["position"]["outcome"]
    assert seat.view["chronicle"]
    seat.close()
    record = client.get(f"/api/sieges/games/{made['id']}/record").text
    assert verify(parse(record)) is None


def test_a_seat_sees_its_own_side_only(client: TestClient) -> None:
    made = found(client, "snow_at_oxford", A="person", B="person")
    besieger, castellan = (Seat(client, made["id"], made["keys"][side]) for side in "AB")
    watcher = Seat(client, made["id"])
    assert "food" not in besieger.view["position"]
    assert "food" in castellan.view["position"]
    assert "food" not in watcher.view["position"]
    for seat, own, other in ((besieger, "A", "B"), (castellan, "B", "A")):
        assert "stock" in seat.view["position"]["sides"][own]
        assert "stock" not in seat.view["position"]["sides"][other]
        theirs = [person for person in seat.view["position"]["people"].values() if person["side"] == other]
        assert not any("job" in person or "roles" in person for person in theirs)
    assert client.get(f"/api/sieges/games/{made['id']}/record?key={made['keys']['A']}").status_code == 403
    for seat in (besieger, castellan, watcher):
        seat.close()


def test_bad_messages_change_nothing(client: TestClient) -> None:
    made = found(client, "snow_at_oxford", A="person", B="person")
    seat = Seat(client, made["id"], *made["keys"].values())
    before = seat.view["seq"]
    assert seat.say(do={"do": "answer", "choice": "flee"}, seq=before)["refused"]["reason"] in ("not_offered", "answer_first")
    assert seat.say(do={"do": "report", "result": {}}, seq=before)["error"]["what"] == "malformed"
    assert seat.say(do={"do": "nonsense"}, seq=before)["error"]["what"] == "malformed"
    assert seat.say(do={"do": "answer", "choice": "pass"}, seq=before + 7)["stale"]["seq"] == before
    assert seat.say(fight="play")["error"]["what"] == "no_fight"
    assert seat.say(sing=True)["error"]["what"] == "malformed"
    assert seat.say(ask="treasure")["error"]["what"] == "malformed"
    seat.socket.send_text("{")
    assert seat.socket.receive_json()["error"]["what"] == "malformed"
    watcher = Seat(client, made["id"])
    assert watcher.say(do={"do": "answer", "choice": "pass"}, seq=before)["error"]["what"] == "not_your_seat"
    assert seat.say(ask="view")["view"]["seq"] == before
    bad = client.post("/api/sieges/games", json={"siege": "nowhere", "A": "duck"}).json()["error"]
    assert len(bad["faults"]) >= 2
    seat.close()
    watcher.close()


def test_a_fight_on_the_map_comes_back(client: TestClient) -> None:
    """An assault handed to two captains: the battle is an ordinary one, and its result returns by itself."""
    made = found(client, "the_farm_on_the_gargano_road", A="person", B="person", seed="storm")
    seat = Seat(client, made["id"], *made["keys"].values())
    chance = random.Random(1)
    for _ in range(60):
        ask = seat.view["ask"]
        choices = [answer["choice"] for answer in ask.get("answers", ())]
        if "map" in choices:
            assert seat.do(do="answer", choice="map")["ok"]
            break
        command = {"do": "answer", "choice": "assault"} if "assault" in choices else usual(ask, chance)
        if "pass" in choices and "assault" not in choices:
            command = {"do": "answer", "choice": "pass"}
        assert seat.do(**command).get("ok")
    name = seat.view["fight"]
    assert name == f"{made['id']}-1"
    assert seat.do(do="answer", choice="map")["error"]["what"] == "out_of_turn"
    assert seat.say(fight="captains")["fight"] == name
    for _ in range(40):
        if not seat.view["fight"]:
            break
        seat.hear()
    assert not seat.view["fight"]
    battle = client.get(f"/api/games/{name}/record", params={"key": list(made["keys"].values())}).text
    assert '"set_up"' in battle.splitlines()[0]
    assert all(name != game["id"] for game in client.get("/api/games").json())
    seat.close()


def test_reload_finds_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        made = found(client, "rain_at_malmesbury", A="person", B="person")
        seat = Seat(client, made["id"], *made["keys"].values())
        for _ in range(8):
            if not seat.view["ask"] or not seat.view["ask"].get("question"):
                break
            seat.do(**usual(seat.view["ask"], random.Random(3)))
        before = seat.view
        seat.close()
    with server(path) as client:
        seat = Seat(client, made["id"], *made["keys"].values())
        assert seat.view == before
        seat.close()
        listed = client.get("/api/sieges/games").json()
        assert [game["id"] for game in listed] == [made["id"]]
        assert client.delete(f"/api/sieges/games/{made['id']}?key={made['keys']['A']}").json() == {"ok": True}
        assert client.get("/api/sieges/games").json() == []


def test_the_computer_commands_a_side(client: TestClient) -> None:
    made = found(client, "the_farm_on_the_gargano_road", A=CAPTAIN, B=CAPTAIN)
    watcher = Seat(client, made["id"])
    for _ in range(400):
        if watcher.view["position"]["outcome"]:
            break
        watcher.hear()
    assert watcher.view["position"]["outcome"]
    watcher.close()


def led(seat: Seat, arrived: str, choices: tuple[str, ...] = ()) -> None:
    """Answers for both sides until something is asked, with these words where they are offered."""
    chance = random.Random(arrived)
    for _ in range(80):
        ask = seat.view["ask"]
        if ask["question"]["ask"] == arrived:
            return
        offered = [answer["choice"] for answer in ask.get("answers", ())]
        wanted = next((word for word in choices if word in offered), "pass" if "pass" in offered else "")
        answer = seat.do(**({"do": "answer", "choice": wanted} if wanted else usual(ask, chance)))
        assert answer.get("ok"), answer
    raise AssertionError(arrived)


def test_sealed_orders_can_be_taken_back_until_the_other_side_has_answered(client: TestClient) -> None:
    made = found(client, "snow_at_oxford", A="person", B="person")
    both = Seat(client, made["id"], *made["keys"].values())
    led(both, "orders_asked")
    first = both.view["ask"]["side"]
    other = "B" if first == "A" else "A"
    seat = Seat(client, made["id"], made["keys"][first])
    assert seat.do(do="orders").get("ok")
    both.hear()
    assert both.view["ask"]["side"] == other
    assert seat.view["undo"] == [first]
    rival = Seat(client, made["id"], made["keys"][other])
    assert rival.view["undo"] == []
    assert rival.say(undo=True, side=other, seq=rival.view["seq"])["refused"]["reason"] == "nothing_to_undo"
    assert seat.say(undo=True, side=first, seq=seat.view["seq"]).get("ok")
    assert seat.view["ask"]["side"] == first
    for each in (both, seat, rival):
        each.close()


def test_captains_are_at_it_for_whoever_comes_back(tmp_path: Path) -> None:
    """The view says so, also after a reload and after the server was started anew; then they go on, and nothing is taken back meanwhile."""
    with server(tmp_path / "games.db") as client:
        made = found(client, "marmions_ditch", A="person", B="person")
        seat = Seat(client, made["id"], *made["keys"].values())
        led(seat, "resolve_asked", ("assault",))
        assert not seat.view["captains"]
        assert seat.do(do="answer", choice="map").get("ok")
        assert seat.say(undo=True, side="A", seq=seat.view["seq"])["refused"]["reason"] == "others_turn"
        fight = seat.say(fight="captains")["fight"]
        assert seat.view["captains"]
        again = Seat(client, made["id"], made["keys"]["A"])
        assert (again.view["captains"], again.view["fight"]) == (True, fight)
        again.close()
        seat.close()
    with server(tmp_path / "games.db") as client:
        seat = Seat(client, made["id"], *made["keys"].values())
        assert seat.view["captains"]
        keys = {"key": list(made["keys"].values())}
        before = client.get(f"/api/games/{fight}/record", params=keys).text.count("\n")
        for _ in range(1200):
            time.sleep(0.1)
            if client.get(f"/api/games/{fight}/record", params=keys).text.count("\n") > before:
                break
        else:
            raise AssertionError("the captains do nothing")
        seat.close()


def test_who_decides_is_told_what_a_commander_would_do_and_what_may_come_of_it(client: TestClient) -> None:
    """The advice is lawful and has a reason; a forecast sums to a whole, and the other side gets neither."""
    made = found(client, "snow_at_oxford", A="person", B="person")
    seat, chance = Seat(client, made["id"], *made["keys"].values()), random.Random(1)
    drawn = 0
    for _ in range(14):
        hint = seat.say(ask="hint")["hint"]
        assert hint["why"]
        assert seat.say(ask="why", do=hint["do"])["why"]["lawful"]
        forecast = seat.say(ask="forecast", do=usual(seat.view["ask"], chance))["forecast"]
        assert abs(sum(outcome["percent"] for outcome in forecast["outcomes"]) - 100) < 0.01
        assert forecast["lines"]
        drawn += forecast.get("drawn", 0)
        assert seat.do(**hint["do"]).get("ok")
    assert drawn
    assert "refused" in seat.say(ask="forecast", do={"do": "answer", "choice": "flee"})["forecast"]
    other = Seat(client, made["id"], made["keys"]["B" if seat.view["ask"]["side"] == "A" else "A"])
    assert other.say(ask="hint")["error"]["what"] == "out_of_turn"
    assert other.say(ask="forecast", do={"do": "orders"})["error"]["what"] == "out_of_turn"
    other.close()
    seat.close()
