"""Works as somebody hostile asks for them: refused or malformed with a reason in words, and nothing has changed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.tasks import FACED, NUMBERED, TASKS
from tests.server.kit import Player, found, seated

BATTLES = ("the_tower_at_faringdon", "the_rock_of_scilla", "the_breach_at_arques")
MESSAGES = 50
ABSURD: list[Any] = [2**70, -(2**40), 10**6, 99, -2, 6, 1.5, "3", True, None, [], {}]


def hostile(chance: random.Random, position: dict[str, Any]) -> dict[str, Any]:
    """A work that nobody may do."""
    men = position["men"]
    ours = [man["who"] for man in men if man["side"] == position["active"] and "at" in man]
    theirs = [man["who"] for man in men if man["side"] != position["active"]]
    places = [man["at"] for man in men if "at" in man]
    things = [one["id"] for key in ("ladders", "things") for one in position["works"].get(key, [])]
    things += [machine["id"] for machine in position.get("machines", [])]
    task = chance.choice(sorted(TASKS))
    work: dict[str, Any] = {
        "do": "work", "task": task, "men": [chance.choice(ours)], "cell": chance.choice(places), "thing": chance.choice([*things, ""]),
    }  # fmt: skip
    spoil = chance.randrange(9)
    if spoil == 0:
        work["task"] = chance.choice(["", "fly", "open_door ", "Work", "__class__", task.upper(), "x" * 5000])
    elif spoil == 1:
        work["men"] = [chance.choice(theirs)]
    elif spoil == 2:
        work["men"] = chance.choice([work["men"] * 2, work["men"] * 500, [], ["nobody"], [""], [*work["men"], chance.choice(theirs)]])
    elif spoil == 3:
        number = chance.choice(ABSURD)
        work["number"] = number if task not in NUMBERED or not isinstance(number, int) else 2**70
    elif spoil == 4:
        facing = chance.choice([value for value in ABSURD if not isinstance(value, int) or value not in range(-1, 6)])
        work["facing"] = facing if task in FACED else chance.choice([facing, 0, 5])
    elif spoil == 5:
        work["cell"] = chance.choice(["Z99", "K10/9", "K10/-7", "/2", "", "k10", "K10 K11", 7, ["K10"], {}])
    elif spoil == 6:
        work["thing"] = chance.choice([7, None, ["gate"], {}])
    elif spoil == 7:
        work[chance.choice(["colour", "side", "who", "path"])] = chance.choice(["A", 1, None])
    else:
        del work[chance.choice(["do", "task", "men"])]
    return work


@pytest.mark.parametrize("battle", BATTLES)
def test_hostile_works_change_nothing(client: TestClient, battle: str) -> None:
    game, chance = found(client, battle, seed="hostile"), random.Random(battle)
    heard: set[str] = set()
    with seated(client, game) as player:
        for sequence in ("fire", "movement", "combat"):
            while player.view["position"]["sequence"] != sequence:
                if "ok" not in player.do({"do": "done"}):  # the other side is asked whether it shoots
                    assert player.do({"do": "hold_fire"})["ok"]
            before = client.get(f"/api/games/{game['id']}/record").text
            for _ in range(MESSAGES):
                work = hostile(chance, player.view["position"])
                heard.add(refused(player, work))
            assert client.get(f"/api/games/{game['id']}/record").text == before
    assert {"malformed", "refused"} <= heard


def refused(player: Player, work: dict[str, Any]) -> str:
    """Send it; how it was answered: in words, and nothing happened."""
    seq = player.view["seq"]
    answer = player.do(work)
    assert "ok" not in answer, work
    assert player.view["seq"] == seq
    what = "refused" if "refused" in answer else str(answer["error"]["what"])
    assert (answer.get("refused") or answer["error"])["text"], work
    return what
