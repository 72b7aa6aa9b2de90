"""Sieges and campaigns again, moment by moment: as a seat may know it, with a way back into the game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.record import parse, verify
from tests.server.days import CAPTAIN, KINDS, OXFORD, founded, record_of, usual
from tests.server.kit import Seat

NAMES = {"siege": "marmions_ditch", "campaign": OXFORD}
STEPS = 8


def played(client: TestClient, kind: str) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
    """A game in which something has happened, and what each seat saw after each step."""
    made = founded(client, NAMES[kind])
    both, chance = Seat(client, made), random.Random(kind)
    alone = {letter: Seat(client, made, letter) for letter in "AB"}
    for _ in range(STEPS):
        assert both.do(**usual(both.view["ask"], chance)).get("ok")
    seen = {}
    for letter, seat in alone.items():
        while seat.view["seq"] < both.view["seq"]:
            seat.hear()
        seen[letter] = [message["view"] for message in seat.heard if "view" in message]
    return made, seen


def games(client: TestClient, kind: str, made: dict[str, Any], what: str, *letters: str) -> Any:
    """What is told over HTTP to who shows some keys."""
    return client.get(f"/api/{kind}s/games/{made['id']}/{what}", params={"key": [made["keys"][letter] for letter in letters]})


@pytest.mark.parametrize("kind", KINDS)
def test_every_moment_is_as_a_seat_saw_it(client: TestClient, kind: str) -> None:
    """The position, the people and the story; the seed is in none of them."""
    made, seen = played(client, kind)
    for letter, views in seen.items():
        for view in views:
            past = games(client, kind, made, f"at/{view['seq'] - 1}", letter).json()
            assert past["last"] == views[-1]["seq"] - 1
            assert "seed" not in past
            for part in ("seq", "you", "position", "people", "chronicle"):
                assert past[part] == view[part], part
    assert games(client, kind, made, "at/999", "A").status_code == 404
    assert games(client, kind, made, "at/x", "A").status_code == 404


@pytest.mark.parametrize("kind", KINDS)
def test_moments_tell_what_a_seat_may_know(client: TestClient, kind: str) -> None:
    made, seen = played(client, kind)
    told = {letters: games(client, kind, made, "moments", *letters).json() for letters in ("A", "B", "AB", "")}
    for moments in told.values():
        assert [moment["number"] for moment in moments] == list(range(seen["A"][-1]["seq"]))
        assert all({"day", "side", "undone", "lines"} <= moment.keys() for moment in moments)
        lines = [line["number"] for moment in moments for line in moment["lines"]]
        assert lines == list(range(len(lines)))
    if kind == "siege":
        texts = {letters: {line["text"] for moment in moments for line in moment["lines"]} for letters, moments in told.items()}
        stores = "The besieged count their stores, and keep the number to themselves."
        assert stores in texts["A"]
        assert stores in texts[""]
        assert stores not in texts["B"] | texts["AB"], "they know the number"


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_taken_over_from_a_moment(client: TestClient, kind: str) -> None:
    """By whoever may know everything: the new game begins with what stood then, has dice of its own, and its record verifies."""
    made, seen = played(client, kind)
    where = f"/api/{kind}s/games/{made['id']}/branch"
    seats = {"A": "person", "B": CAPTAIN}
    asked = {"at": 4, **(seats if kind == "siege" else {"seats": seats})}
    assert client.post(where, json=asked, params={"key": made["keys"]["A"]}).status_code == 403
    keys = {"key": list(made["keys"].values())}
    bad = client.post(where, json={"at": 99}, params=keys)
    assert [fault["place"] for fault in bad.json()["error"]["faults"]] == ["at"]
    new = {**client.post(where, json=asked, params=keys).json(), "kind": kind}
    seat = Seat(client, new, "A")
    then = next(view for view in seen["A"] if view["seq"] == 5)
    assert seat.heard[0]["view"]["seq"] == new["steps"] == 5
    assert seat.heard[0]["view"]["position"] == then["position"]
    assert seat.view["seats"]["B"]["who"] == "captain"
    assert seat.view["commitment"] != then["commitment"]
    assert verify(parse(record_of(client, new))) is None
