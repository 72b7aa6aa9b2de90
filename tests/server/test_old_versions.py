"""Files of games as earlier versions have written them by their own code: battles, sieges, campaigns, some with a fight open on the map."""

from __future__ import annotations

import gzip
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.days import usual
from tests.server.kit import Seat, seated, server
from tests.server.test_fights import fought_out

FILES = Path(__file__).parent / "old"
SCHEMA = 1
"""The format that these versions wrote."""


def restored(version: str, path: Path) -> None:
    """A file of games as it was."""
    base = sqlite3.connect(path)
    base.executescript(gzip.decompress((FILES / f"{version}.sql.gz").read_bytes()).decode())
    base.execute(f"PRAGMA user_version={SCHEMA}")
    base.commit()
    base.close()


def listed(client: TestClient, kind: str) -> list[dict[str, Any]]:
    """The games of a kind, the same in every language and none of them unreadable."""
    for language in ("fr", "it", "en"):
        games: list[dict[str, Any]] = client.get(f"/api/{kind}?lang={language}").json()
        assert not [game for game in games if "unreadable" in game]
        assert all(game["title"] for game in games)
    return games


@pytest.mark.parametrize(("version", "number"), [("0.4.0", 2), ("0.5.0", 1)])
def test_sieges_of_earlier_versions_go_on(tmp_path: Path, version: str, number: int, caplog: pytest.LogCaptureFixture) -> None:
    """Also one whose assault is being fought on the map: its result comes back."""
    restored(version, tmp_path / "games.db")
    with server(tmp_path / "games.db") as client:
        games = listed(client, "sieges/games")
        assert len(games) == number
        for game in games:
            seat = Seat(client, {**game, "kind": "siege"})
            assert seat.say(ask="chronicle")["chronicle"]
            if name := seat.view["fight"]:
                assert client.get(f"/api/games/{name}/moments", params={"key": list(game["keys"].values())}).status_code == 200
                fought_out(client, game, name)
                while seat.view["fight"]:
                    seat.hear()
            if not game["over"]:
                assert seat.view["position"]["outcome"] or seat.do(**usual(seat.view["ask"], random.Random(1)))["ok"]
    assert "Traceback" not in caplog.text


def test_campaigns_of_earlier_versions_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also those whose battle, or the assault of a siege in them, waits on the map."""
    restored("0.5.0", tmp_path / "games.db")
    fights = 0
    with server(tmp_path / "games.db") as client:
        games = listed(client, "campaigns/games")
        assert len(games) == 3
        for game in games:
            seat = Seat(client, {**game, "kind": "campaign"})
            assert "chronicle" in seat.say(ask="chronicle")
            if name := seat.view["fight"]:
                fights += 1
                assert seat.say(fight="play")["fight"] == name
                with seated(client, {"id": name, "keys": game["keys"]}, "".join(game["keys"])) as player:
                    assert player.ask(ask="legal")["legal"]["count"] >= 0
            else:
                assert seat.do(**usual(seat.view["ask"], random.Random(1)))["ok"]
    assert fights == 2
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("version", ["0.4.0", "0.5.0"])
def test_battles_of_earlier_versions_go_on(tmp_path: Path, version: str) -> None:
    restored(version, tmp_path / "games.db")
    with server(tmp_path / "games.db") as client:
        (game,) = listed(client, "games")
        with seated(client, game) as player:
            rest = player.ask(ask="legal")["legal"]["rest"]
            assert player.do(rest[0]["do"] if rest else {"do": "done"})["ok"]
        assert client.get(f"/api/games/{game['id']}/moments").status_code == 200
