"""Sieges at the server: seats that see their own side only, sealed orders, captains. What campaigns do too: `test_days.py`."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hauberk.play.record import parse, verify
from hauberk.play.siege.scenario import siege_files
from tests.server.days import founded, record_of, usual
from tests.server.kit import Seat, server


@pytest.mark.parametrize("siege", list(siege_files()))
def test_a_siege_by_hand_ends_and_its_record_verifies(client: TestClient, siege: str) -> None:
    made = founded(client, siege)
    seat = Seat(client, made)
    chance = random.Random(siege)
    for _ in range(600):
        if seat.view["position"]["outcome"]:
            break
        answer = seat.do(**usual(seat.view["ask"], chance))
        assert answer.get("ok"), answer
    assert seat.view["position"]["outcome"]
    assert seat.view["chronicle"]
    assert verify(parse(record_of(client, made))) is None


def test_a_seat_sees_its_own_side_only(client: TestClient) -> None:
    made = founded(client, "snow_at_oxford")
    besieger, castellan = (Seat(client, made, side) for side in "AB")
    watcher = Seat(client, made, "")
    assert "food" not in besieger.view["position"]
    assert "food" in castellan.view["position"]
    assert "food" not in watcher.view["position"]
    for seat, own, other in ((besieger, "A", "B"), (castellan, "B", "A")):
        assert "stock" in seat.view["position"]["sides"][own]
        assert "stock" not in seat.view["position"]["sides"][other]
        theirs = [person for person in seat.view["position"]["people"].values() if person["side"] == other]
        assert not any("job" in person or "roles" in person for person in theirs)
    assert client.get(f"/api/sieges/games/{made['id']}/record?key={made['keys']['A']}").status_code == 403


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
    made = founded(client, "snow_at_oxford")
    both = Seat(client, made)
    led(both, "orders_asked")
    first = both.view["ask"]["side"]
    other = "B" if first == "A" else "A"
    seat = Seat(client, made, first)
    assert seat.do(do="orders").get("ok")
    both.hear()
    assert both.view["ask"]["side"] == other
    assert seat.view["undo"] == [first]
    rival = Seat(client, made, other)
    assert rival.view["undo"] == []
    assert rival.say(undo=True, side=other, seq=rival.view["seq"])["refused"]["reason"] == "nothing_to_undo"
    assert seat.say(undo=True, side=first, seq=seat.view["seq"]).get("ok")
    assert seat.view["ask"]["side"] == first


def test_captains_are_at_it_for_whoever_comes_back(tmp_path: Path) -> None:
    """The view says so, also after a reload and after the server was started anew; then they go on, and nothing is taken back meanwhile."""
    with server(tmp_path / "games.db") as client:
        made = founded(client, "marmions_ditch")
        seat = Seat(client, made)
        led(seat, "resolve_asked", ("assault",))
        assert not seat.view["captains"]
        assert seat.do(do="answer", choice="map").get("ok")
        assert seat.say(undo=True, side="A", seq=seat.view["seq"])["refused"]["reason"] == "others_turn"
        fight = seat.say(fight="captains")["fight"]
        assert seat.view["captains"]
        again = Seat(client, made, "A")
        assert (again.view["captains"], again.view["fight"]) == (True, fight)
    with server(tmp_path / "games.db") as client:
        seat = Seat(client, made)
        assert seat.view["captains"]
        keys = {"key": list(made["keys"].values())}
        before = client.get(f"/api/games/{fight}/record", params=keys).text.count("\n")
        for _ in range(1200):
            time.sleep(0.1)
            if client.get(f"/api/games/{fight}/record", params=keys).text.count("\n") > before:
                break
        else:
            raise AssertionError("the captains do nothing")
