"""Sieges and campaigns at the server, for tests: founded, played on by somebody without a plan, led to a fight on the map."""

from __future__ import annotations

import random
from typing import Any

from starlette.testclient import TestClient

from hauberk.play.games import GAMES, game_of
from tests.server.kit import Seat

KINDS = tuple(kind for kind in GAMES if kind != "battle")
CAPTAIN = {"captain": "steady", "strength": 1}
PEOPLE = {"A": "person", "B": "person"}
OXFORD = "the_harvest_of_oxford"
HUNTERS, FORD = "philips_riders", "1606"


def founded(client: TestClient, name: str, **more: Any) -> dict[str, Any]:
    """A siege or a campaign with people in both seats and the same dice every time, unless others are named."""
    kind = game_of(name).kind
    seats = PEOPLE if kind == "siege" else {"seats": PEOPLE}
    answer = client.post(f"/api/{kind}s/games", json={kind: name, "seed": "court", **seats, **more})
    assert answer.status_code == 201, answer.text
    return {**answer.json(), "kind": kind}


def record_of(client: TestClient, made: dict[str, Any]) -> str:
    """Its record, for who has all the keys."""
    text: str = client.get(f"/api/{made['kind']}s/games/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    return text


def usual(ask: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What somebody without a plan says: in a campaign he mostly marches; fights are settled by the table."""
    if "options" in ask:
        if ask.get("reach") and chance.random() < 0.8:
            return {"do": "march", "path": chance.choice(sorted(ask["reach"].items()))[1]["path"]}
        quick = {"do": "choose", "choice": "quick"}
        return quick if quick in ask["options"] else dict(chance.choice(ask["options"]))
    if "answers" in ask:
        choices = [answer["choice"] for answer in ask["answers"]]
        return {"do": "answer", "choice": "quick" if "quick" in choices else chance.choice(choices)}
    if ask["question"]["ask"] == "orders_asked":
        return {"do": "orders"}
    if ask["question"]["ask"] in ("line_up_asked", "infiltrators_asked"):
        men = ask["question"]["men"]
        return {"do": "name_people", "men": men[: ask["question"].get("number", len(men))]}
    return dict(ask["usual"])


def storming(ask: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What brings it to a fight on the map: an assault in a siege, a battle at the ford in the campaign of Oxford."""
    if "options" not in ask:
        offered = [answer["choice"] for answer in ask.get("answers", ())]
        wanted = next((choice for choice in ("map", "assault", "pass") if choice in offered), "")
        return {"do": "answer", "choice": wanted} if wanted else usual(ask, chance)
    question = ask["question"]
    if question["ask"] == "group_to_act" and question["group"] == HUNTERS and FORD in ask["reach"]:
        return {"do": "march", "path": ask["reach"][FORD]["path"]}
    if choice := {"attack_asked": "attack", "refuse_asked": "fight", "how_asked": "map"}.get(question["ask"]):
        return {"do": "choose", "choice": choice}
    if question["ask"] in ("group_to_act", "convoy_to_act", "spy_to_act"):
        return {"do": "stay"}
    return {"do": "morning"} if question["ask"] == "morning_asked" else dict(ask["options"][0])


def led_to_fight(seat: Seat) -> str:
    """Both seats in one hand, until a fight is to be fought on the map; its id."""
    chance = random.Random(1)
    for _ in range(60):
        if seat.view["fight"]:
            return str(seat.view["fight"])
        answer = seat.do(**storming(seat.view["ask"], chance))
        assert answer.get("ok"), answer
    raise AssertionError("no fight")
