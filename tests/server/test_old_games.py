"""Games that another version has kept: listed, opened or clearly told why not, saved and forgotten; of the forgotten nothing is left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.commands import Done
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.server.captains import Captains
from hauberk.server.host import Host
from hauberk.server.store import Row, Store
from tests.server.kit import found, seated, server

Header = dict[str, Any]
PEOPLE = {"A": {"who": "person"}, "B": {"who": "person"}}
KINDS = ("games", "sieges/games", "campaigns/games")


def made(client: TestClient, kind: str) -> dict[str, Any]:
    """A new game of a kind, for people only."""
    if kind == "games":
        return found(client)
    people = {"A": "person", "B": "person"}
    asked = {"siege": "marmions_ditch"} if kind.startswith("sieges") else {"campaign": "the_harvest_of_oxford", "seats": people}
    return dict(client.post(f"/api/{kind}", json={**asked, "seed": "old"}).json())


def rewritten(path: Path, header: Callable[[Header], None], body: Callable[[str], str] = lambda text: text) -> None:
    """The file as another version would have written it: without notes, with other headers and entries."""
    base = sqlite3.connect(path)
    for game, text in base.execute("SELECT id, header FROM games").fetchall():
        table = json.loads(text)
        header(table)
        base.execute("UPDATE games SET header = ? WHERE id = ?", (json.dumps(table), game))
    for game, number, text in base.execute("SELECT game, number, body FROM entries").fetchall():
        base.execute("UPDATE entries SET body = ? WHERE game = ? AND number = ?", (body(text), game, number))
    base.execute("DELETE FROM notes")
    base.commit()
    base.close()


def no_switches(header: Header) -> None:
    """An edition knew no switches yet."""
    header["hauberk"] = "0.1.0"
    for key in ("switches", "siege_switches", "campaign_switches"):
        if key in header:
            header[key] = {}


def switches_of_then(header: Header) -> None:
    """An edition knew a switch that is gone since, and it was off."""
    for key in ("switches", "siege_switches", "campaign_switches"):
        if key in header:
            header[key] |= {"one_treasury": False}


def a_point_of_then(header: Header) -> None:
    """The same, and it was on."""
    header["switches"] |= {"one_treasury": True}


def another_format(header: Header) -> None:
    header |= {"record": 99, "hauberk": "9.9.9"}


def another_game(header: Header) -> None:
    kind = next(kind for kind in ("scenario", "siege", "campaign") if kind in header)
    header |= {kind: "a_game_of_long_ago", "hauberk": "0.1.0"}


def unknown_event(text: str) -> str:
    entry = json.loads(text)
    return json.dumps({**entry, "events": [*entry["events"], {"event": "flew_away", "who": "osmond"}]})


def no_json(text: str) -> str:
    return text[: len(text) // 2]


def taken_back_too_often(text: str) -> str:
    return json.dumps({"undo": "A"})


def nothing(header: Header) -> None:
    """The header stays."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("header", [no_switches, switches_of_then])
def test_a_game_without_the_switches_of_today_goes_on(tmp_path: Path, kind: str, header: Callable[[Header], None]) -> None:
    """What was not argued about then is as it is usually ruled; what was, and was off, makes no difference."""
    path = tmp_path / "games.db"
    with server(path) as client:
        game = made(client, kind)
    rewritten(path, header)
    with server(path) as client:
        (listed,) = client.get(f"/api/{kind}").json()
        assert "unreadable" not in listed
        keys = "&".join(f"key={key}" for key in game["keys"].values())
        with client.websocket_connect(f"/api/{kind}/{game['id']}/play?{keys}") as socket:
            assert socket.receive_json()["view"]["seq"] >= 1
        record = client.get(f"/api/{kind}/{game['id']}/record", params={"key": list(game["keys"].values())})
        assert client.post(f"/api/{kind}/import", content=record.content).status_code == 201


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("header", "body"),
    [
        (another_format, str),
        (a_point_of_then, str),
        (another_game, str),
        (nothing, unknown_event),
        (nothing, no_json),
        (nothing, taken_back_too_often),
    ],
)
def test_a_game_that_cannot_be_read_is_listed_and_told_why(
    tmp_path: Path, kind: str, header: Callable[[Header], None], body: Callable[[str], str], caplog: pytest.LogCaptureFixture
) -> None:
    """Never a traceback; it can be saved as it is, and forgotten; and the games beside it are not harmed."""
    path = tmp_path / "games.db"
    with server(path) as client:
        game = made(client, kind)
    rewritten(path, header, body)
    with server(path) as client:
        new = made(client, kind)
        for language in ("en", "fr", "it"):
            listed = {each["id"]: each for each in client.get(f"/api/{kind}?lang={language}").json()}
            assert listed[game["id"]]["unreadable"]["text"]
            assert "unreadable" not in listed[new["id"]]
        with client.websocket_connect(f"/api/{kind}/{game['id']}/play?key={game['keys']['A']}") as socket:
            error = socket.receive_json()["error"]
        assert error["what"] == "old_game"
        assert error["faults"]
        if kind == "games":
            for more in ("moments", "at/0"):
                answer = client.get(f"/api/games/{game['id']}/{more}")
                assert (answer.status_code, answer.json()["error"]["what"]) == (409, "old_game")
        record = client.get(f"/api/{kind}/{game['id']}/record", params={"key": list(game["keys"].values())})
        assert record.status_code == 200
        assert record.text.splitlines()[1:]
        assert client.delete(f"/api/{kind}/{game['id']}?key=x").status_code == 403
        assert client.delete(f"/api/{kind}/{game['id']}?key={game['keys']['A']}").json() == {"ok": True}
        assert [each["id"] for each in client.get(f"/api/{kind}").json()] == [new["id"]]
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("note", ["[]", "{}", '{"turn": 1, "en": {}}', "null"])
def test_a_note_of_another_version_is_made_anew(tmp_path: Path, kind: str, note: str) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        game = made(client, kind)
    base = sqlite3.connect(path)
    entries = base.execute("SELECT COUNT(*) FROM entries").fetchone()[0]
    base.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (game["id"], entries, note))
    base.commit()
    base.close()
    with server(path) as client:
        (listed,) = client.get(f"/api/{kind}").json()
        assert listed["title"]
        assert "unreadable" not in listed


def test_to_list_games_keeps_none_of_them_open(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with server(path) as client:
        for kind in KINDS:
            made(client, kind)
    rewritten(path, nothing)
    with server(path) as client:
        for kind in KINDS:
            assert len(client.get(f"/api/{kind}").json()) == 1
        assert not client.app.state.host.parties  # type: ignore[attr-defined]


# -- forgetting ------------------------------------------------------------------------------------------------------


def rows(path: Path) -> list[int]:
    """How many rows each table has."""
    base = sqlite3.connect(path)
    found = [base.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in ("games", "entries", "notes")]
    base.close()
    return found


def test_a_battle_forgotten_while_commands_are_on_their_way_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One batch is being written, the next one gathers, and the game is forgotten in between."""
    append = Store.append

    def slowly(store: Store, rows: Any) -> None:
        time.sleep(0.2)
        append(store, rows)

    async def play() -> list[str]:
        host = Host(Store(tmp_path / "games.db"), Captains())
        gone, stays = (host.found(BATTLE, load_scenario("the_lesson"), PEOPLE) for _ in range(2))
        monkeypatch.setattr(Store, "append", slowly)
        told: list[str] = []
        for table in (gone, stays):
            host.submit(table, table.do(Done()), lambda _: told.append("ok"), lambda: told.append("failed"))
        await asyncio.sleep(0.05)
        for table in (gone, stays):
            host.submit(table, table.do(Done()), lambda _: told.append("ok"), lambda: told.append("failed"))
        host.forget(gone.id)
        host.note(gone)
        await host.close()
        return told

    assert len(asyncio.run(play())) == 4
    assert rows(tmp_path / "games.db") == [1, 3, 0]


@pytest.mark.parametrize("kind", KINDS[1:])
def test_a_siege_forgotten_while_commands_are_on_their_way_leaves_nothing(tmp_path: Path, kind: str) -> None:
    """Somebody sits there, asks and commands while another forgets it."""
    with server(tmp_path / "games.db") as client:
        game = made(client, kind)
        keys = "&".join(f"key={key}" for key in game["keys"].values())
        with client.websocket_connect(f"/api/{kind}/{game['id']}/play?{keys}") as socket:
            seq = socket.receive_json()["view"]["seq"]
            for number in range(30):
                socket.send_json({"n": number, "ask": "view"})
            socket.send_json({"n": 99, "do": {"do": "morning"}, "seq": seq})
            assert client.delete(f"/api/{kind}/{game['id']}?key={game['keys']['A']}").json() == {"ok": True}
    assert rows(tmp_path / "games.db") == [0, 0, 0]


def test_the_store_takes_nothing_for_a_forgotten_game(tmp_path: Path) -> None:
    with server(tmp_path / "games.db") as client:
        one, other = found(client), found(client)
        store: Store = client.app.state.host.store  # type: ignore[attr-defined]
        store.forget(one["id"])
        store.append([Row(one["id"], 1, b"{}"), Row(other["id"], 1, b"{}")])
        store.append([Row(one["id"], 2, b"{}")])
        store.note(one["id"], 2, {})
        assert store.entries(one["id"]) == []
        assert len(store.entries(other["id"])) == 2
    assert rows(tmp_path / "games.db") == [1, 2, 0]


def test_who_sits_at_a_forgotten_game_is_told(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        assert client.delete(f"/api/games/{game['id']}?key={game['keys']['A']}").json() == {"ok": True}
        assert player.next("error")["error"]["what"] == "no_such_game"
