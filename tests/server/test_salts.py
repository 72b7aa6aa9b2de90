"""Dice at the server: promised before salts are known, salted by those who sit down, checked by anybody at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.common.dice import commitment
from hauberk.play.record import parse, verify
from tests.server.kit import found, seated, server

Json = dict[str, Any]
PEOPLE = {"A": "person", "B": "person"}
ASKED: dict[str, Json] = {
    "games": {"battle": "the_first_arrows", **PEOPLE},
    "sieges/games": {"siege": "marmions_ditch", **PEOPLE},
    "campaigns/games": {"campaign": "the_harvest_of_oxford", "seats": PEOPLE},
}


def promised(client: TestClient) -> str:
    answer = client.post("/api/dice")
    assert answer.status_code == 200
    return str(answer.json()["commitment"])


def begun(client: TestClient, kind: str, **more: Any) -> Json:
    """A game with a promise and a salt of whoever sets up the table."""
    answer = client.post(f"/api/{kind}", json={**ASKED[kind], "commitment": promised(client), "salt": "maker", **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def dice_of(client: TestClient, kind: str, made: Json) -> Json:
    return dict(client.get(f"/api/{kind}/{made['id']}/dice", params={"key": list(made["keys"].values())}).json())


def salt(client: TestClient, kind: str, made: Json, seat: str, word: str, key: str = "") -> Any:
    """The answer to somebody who throws in a salt."""
    return client.post(f"/api/{kind}/{made['id']}/salt", params={"key": key or made["keys"][seat]}, json={"seat": seat, "salt": word})


def record_of(client: TestClient, kind: str, made: Json) -> Any:
    text = client.get(f"/api/{kind}/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    return parse(text)


@pytest.mark.parametrize("kind", ASKED)
def test_a_game_has_the_promised_seed_and_the_makers_salt(client: TestClient, kind: str) -> None:
    promise = promised(client)
    answer = client.post(f"/api/{kind}", json={**ASKED[kind], "commitment": promise, "salt": "maker"})
    dice = dice_of(client, kind, answer.json())
    assert (dice["commitment"], dice["salts"]) == (promise, [{"by": "", "word": "maker", "since": 0}])
    assert (dice["unsalted"], dice["inside"], dice["named"]) == (["A", "B"], "", False)
    record = record_of(client, kind, answer.json())
    assert record.header["commitment"] == promise
    assert record.header["dice"] == 2


@pytest.mark.parametrize("kind", ASKED)
def test_a_promise_is_good_for_one_game(client: TestClient, kind: str) -> None:
    """Else a seed that the end of one game shows would throw the dice of another."""
    promise = promised(client)
    asked = {**ASKED[kind], "commitment": promise, "salt": "maker"}
    assert client.post(f"/api/{kind}", json=asked).status_code == 201
    answer = client.post(f"/api/{kind}", json=asked)
    assert answer.status_code == 400
    assert [each["place"] for each in answer.json()["error"]["faults"]] == ["commitment"]


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"salt": "a b"}, "salt"),
        ({"salt": 7}, "salt"),
        ({"seed": "1066"}, "salt"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"commitment": None}, "commitment"),
        ({"commitment": [1]}, "commitment"),
    ],
)
def test_what_is_wrong_with_a_salt_is_told_and_no_promise_is_lost(client: TestClient, more: Json, place: str) -> None:
    promise = promised(client)
    answer = client.post("/api/games", json={**ASKED["games"], "commitment": promise, "salt": "maker", **more})
    assert answer.status_code == 400
    assert place in [each["place"] for each in answer.json()["error"]["faults"]]
    assert client.post("/api/games", json={**ASKED["games"], "commitment": promise, "salt": "maker"}).status_code == 201


@pytest.mark.parametrize("kind", ASKED)
def test_each_seat_gives_one_salt(client: TestClient, kind: str) -> None:
    made = begun(client, kind)
    answer = salt(client, kind, made, "B", "ours")
    assert answer.status_code == 200
    assert [each["word"] for each in answer.json()["salts"]] == ["maker", "ours"]
    assert answer.json()["unsalted"] == ["A"]
    assert salt(client, kind, made, "B", "again").json()["error"]["what"] == "no_salt_now"
    assert dice_of(client, kind, made)["salts"] == answer.json()["salts"]
    assert verify(record_of(client, kind, made)) is None


def test_nobody_salts_for_another_seat(client: TestClient) -> None:
    made = begun(client, "games")
    assert salt(client, "games", made, "B", "ours", key=made["keys"]["A"]).status_code == 403
    assert salt(client, "games", made, "B", "ours", key="guess").status_code == 403
    assert salt(client, "games", made, "B", "not a salt").status_code == 400
    assert [each["word"] for each in dice_of(client, "games", made)["salts"]] == ["maker"]


def test_a_computer_throws_in_nothing(client: TestClient) -> None:
    made = begun(client, "games", B={"captain": "steady", "strength": 1})
    assert dice_of(client, "games", made)["unsalted"] == ["A"]
    assert salt(client, "games", made, "B", "ours").json()["error"]["what"] == "no_salt_now"


def test_it_is_too_late_after_ones_first_order(client: TestClient) -> None:
    made = begun(client, "games")
    with seated(client, made) as player:
        assert "ok" in player.ask(do={"do": "done"}, seq=1)
    assert dice_of(client, "games", made)["unsalted"] == ["B"]
    assert salt(client, "games", made, "A", "late").json()["error"]["what"] == "no_salt_now"
    assert salt(client, "games", made, "B", "in_time").json()["salts"][1] == {"by": "B", "word": "in_time", "since": 2}


@pytest.mark.parametrize("kind", ASKED)
def test_salts_outlive_the_server(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        made = begun(client, kind)
        salt(client, kind, made, "B", "ours")
        before = dice_of(client, kind, made)
    with server(path) as client:
        assert dice_of(client, kind, made) == before
        assert salt(client, kind, made, "A", "mine").status_code == 200
        assert verify(record_of(client, kind, made)) is None


@pytest.mark.parametrize("kind", ASKED)
def test_who_takes_over_has_a_promise_and_a_salt_too(client: TestClient, kind: str) -> None:
    """The old entries keep their throws; salts count from there."""
    made = begun(client, kind)
    before = dice_of(client, kind, made)
    promise, seats = promised(client), ASKED[kind].get("seats") or PEOPLE
    asked = {"at": 0, **({"seats": seats} if "seats" in ASKED[kind] else seats), "commitment": promise, "salt": "taker"}
    query = {"key": list(made["keys"].values())}
    answer = client.post(f"/api/{kind}/{made['id']}/branch", params=query, json=asked)
    assert answer.status_code == 201, answer.text
    dice = dice_of(client, kind, answer.json())
    assert (dice["commitment"], dice["salts"]) == (promise, [{"by": "", "word": "taker", "since": 1}])
    assert dice["unsalted"] == ["A", "B"]
    assert verify(record_of(client, kind, answer.json())) is None
    assert dice_of(client, kind, made) == before


def test_without_a_promise_everything_is_as_it_was(client: TestClient) -> None:
    """Programs that know of no salts make games as before; so does whoever names the seed."""
    made = found(client)
    dice = dice_of(client, "games", made)
    assert (dice["commitment"], dice["salts"]) == (commitment("1066"), [])


@pytest.mark.parametrize("kind", ASKED)
def test_a_game_whose_seed_was_named_takes_no_salts_and_says_so(client: TestClient, kind: str) -> None:
    """The same word throws the same dice, and everybody can see that they were named."""
    made = dict(client.post(f"/api/{kind}", json={**ASKED[kind], "seed": "1066"}).json())
    dice = dice_of(client, kind, made)
    assert (dice["named"], dice["unsalted"]) == (True, [])
    assert salt(client, kind, made, "B", "ours").json()["error"]["what"] == "no_salt_now"
    assert record_of(client, kind, made).header["named"] is True
