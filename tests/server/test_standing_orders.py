"""Standing orders over the socket: they go on when their owner has left, nobody else sees or touches them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.record import parse, verify
from tests.server.campaign.test_sieges import TROWBRIDGE, patient
from tests.server.days import CAPTAIN, founded
from tests.server.kit import Seat

BERKELEY, GOAL = "men_of_berkeley", "0614"
OTHERS, MINE = "A", "B"


def at_the_turn(seat: Seat, group: str) -> None:
    """Both seats in one hand, until a group has its turn."""
    while seat.view["ask"].get("question", {}).get("group") != group:
        assert seat.do(**patient(seat.view["ask"])).get("ok")


def sent_out(client: TestClient, **more: Any) -> dict[str, Any]:
    """A campaign in which the men of Berkeley are on a way of several days."""
    made = founded(client, TROWBRIDGE, **more)
    both = Seat(client, made)
    at_the_turn(both, BERKELEY)
    way = both.say(ask="route", to=GOAL)["route"]
    assert both.do(do="route", counter=BERKELEY, path=way["path"][:-1]).get("ok")  # the last hex is held by others
    both.close()
    return made


def where(seat: Seat) -> str:
    """Where the men of Berkeley stand."""
    return str(seat.view["position"]["groups"][BERKELEY]["hex"])


def decides(seat: Seat) -> bool:
    """Is it he who must decide now?"""
    seat.say(ask="view")
    return bool(seat.view["ask"]["faction"] == seat.view["eyes"])


def waits(seat: Seat, until: Callable[[], bool], most: int = 40) -> None:
    """He says whatever brings no change, as often as he is asked."""
    for _ in range(most):
        if until() or not decides(seat):
            return
        seat.do(**patient(seat.view["ask"]))


@pytest.mark.rule("RULING-C-ROUTE", "C-CG-08")
def test_a_route_is_marched_while_its_owner_is_away(client: TestClient) -> None:
    """He sets out, lets days go by and leaves; the other plays on at his own table, and the column has marched when he comes again."""
    made = sent_out(client)
    mine, other = Seat(client, made, MINE), Seat(client, made, OTHERS)
    assert list(mine.view["position"]["routes"]) == [BERKELEY]
    before = where(mine)
    waits(other, lambda: False)
    assert decides(mine)
    assert mine.do(do="quiet", days=9).get("ok")
    mine.close()
    assert decides(other)
    assert (other.view["position"]["routes"], other.view["position"]["quiet"]) == ({}, None)
    assert other.do(do="revoke", of=BERKELEY)["error"]["what"] == "out_of_turn"
    assert other.say(ask="why", do={"do": "revoke", "of": BERKELEY})["error"]["what"] == "out_of_turn"
    waits(other, lambda: where(other) != before)
    assert where(other) != before
    assert all(word not in json.dumps(other.heard) for word in ("route_ended", "quiet_ended", "Halt", "Men of Berkeley halt"))
    mine = Seat(client, made, MINE)
    assert where(mine) == where(other)
    record = client.get(f"/api/campaigns/games/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    assert verify(parse(record)) is None


@pytest.mark.rule("RULING-C-ROUTE")
def test_it_is_called_off_out_of_turn_by_its_owner_alone(client: TestClient) -> None:
    made = sent_out(client)
    mine, other = Seat(client, made, MINE), Seat(client, made, OTHERS)
    waits(mine, lambda: False)
    assert mine.do(do="stay")["error"]["what"] == "out_of_turn"
    assert mine.say(ask="why", do={"do": "revoke", "of": BERKELEY})["why"] == {"lawful": True}
    assert mine.do(do="revoke", of=BERKELEY).get("ok")
    assert decides(mine) is False
    assert mine.view["position"]["routes"] == {}
    assert mine.view["told"]["halts"][BERKELEY]["text"]
    assert decides(other)
    assert other.view["told"] == {"halts": {}, "quiet": "", "end": ""}
    assert other.do(**patient(other.view["ask"])).get("ok")


@pytest.mark.rule("RULING-C-ROUTE", "RULING-C-QUIET")
def test_a_computer_plays_on_for_those_who_have_left_word(client: TestClient) -> None:
    """Nobody sits at the table any more: the computer decides, the days go by, until the one who has left must be asked."""
    made = founded(client, TROWBRIDGE, seats={OTHERS: CAPTAIN, MINE: "person"})
    mine = Seat(client, made, MINE)
    on_turn(mine, lambda: mine.view["ask"].get("question", {}).get("group") == BERKELEY)
    way = mine.say(ask="route", to=GOAL)["route"]
    assert mine.do(do="route", counter=BERKELEY, path=way["path"][:-1]).get("ok")
    before, day = where(mine), mine.view["position"]["day"]
    on_turn(mine, lambda: "question" in mine.view["ask"])
    assert mine.do(do="quiet", days=9).get("ok")
    mine.close()
    for _ in range(300):
        time.sleep(0.1)
        (listed,) = [each for each in client.get("/api/campaigns/games").json() if each["id"] == made["id"]]
        if listed["day"] > day:
            break
    mine = Seat(client, made, MINE)
    assert mine.view["position"]["day"] > day
    assert where(mine) != before


def on_turn(seat: Seat, arrived: Callable[[], bool]) -> None:
    """Until he is asked what a test wants to see; the computer decides in between."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if decides(seat):
            if arrived():
                return
            seat.do(**patient(seat.view["ask"]))
        else:
            time.sleep(0.05)
    raise AssertionError("never asked")


@pytest.mark.rule("RULING-C-QUIET")
def test_a_siege_lets_days_go_by(client: TestClient) -> None:
    """Quiet days of a siege of its own: ordered by a word, seen by their own side, called off by nobody else."""
    made = founded(client, "marmions_ditch", seed="17")
    one, two = Seat(client, made, "A"), Seat(client, made, "B")
    assert one.view["position"]["asked"]["ask"] == "action_asked"
    assert one.do(do="quiet", days=5).get("ok")
    one.say(ask="view")
    assert one.view["position"]["sides"]["A"]["quiet"]["until"] == 6
    two.say(ask="view")
    assert "quiet" not in two.view["position"]["sides"]["A"]
    assert two.do(do="revoke", of="A")["error"]["what"] == "out_of_turn"
