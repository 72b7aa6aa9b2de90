"""Sieges and campaigns beside each other: what takes long at one table keeps nobody else waiting, and threads share the store."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.rules import Switches
from hauberk.campaign.rules import CampaignSwitches
from hauberk.common.switches import rulings_of
from hauberk.ledger import ledger
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.store import Kept, Row, Store
from hauberk.server.table import Change
from hauberk.siege.rules import SiegeSwitches
from tests.server.kit import found, seated

CAMPAIGN = {"campaign": "the_harvest_of_oxford", "seats": {"A": "person", "B": "person"}, "seed": "court"}
PATIENCE = 60


def sat_down(client: TestClient, kind: str, made: dict[str, Any]) -> Any:
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    return client.websocket_connect(f"/api/{kind}s/games/{made['id']}/play?{keys}")


def test_a_long_day_at_one_table_keeps_no_other_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a command of one campaign is being decided another campaign, a siege and a battle are answered; then it is acknowledged."""
    begun, may_end = threading.Event(), threading.Event()
    do = CampaignTable.do

    def slowly(table: CampaignTable, command: Any) -> Change:
        begun.set()
        assert may_end.wait(PATIENCE), "the others were not answered"
        return do(table, command)

    long, short = (client.post("/api/campaigns/games", json=CAMPAIGN).json() for _ in range(2))
    siege = client.post("/api/sieges/games", json={"siege": "snow_at_oxford"}).json()
    battle = found(client)
    with (
        sat_down(client, "campaign", long) as busy,
        sat_down(client, "campaign", short) as other,
        sat_down(client, "siege", siege) as third,
    ):
        seq = busy.receive_json()["view"]["seq"]
        for socket in (other, third):
            socket.receive_json()
        with seated(client, battle) as player:
            monkeypatch.setattr(CampaignTable, "do", slowly)
            busy.send_text(json.dumps({"n": 1, "do": {"do": "morning"}, "seq": seq}))
            assert begun.wait(PATIENCE)
            for socket in (other, third):
                socket.send_text(json.dumps({"n": 1, "ask": "view"}))
                assert socket.receive_json()["n"] == 1
            assert player.ask(ask="view")["view"]["seq"] == 1
        may_end.set()
        assert busy.receive_json()["step"]["seq"] == seq + 1
        assert busy.receive_json() == {"n": 1, "ok": True, "seq": seq + 1}


def test_transactions_of_many_threads_do_not_meet(tmp_path: Path) -> None:
    """Games are begun, gone on with, noted and forgotten from several threads at once, over one store."""
    store = Store(tmp_path / "games.db")
    failed: list[BaseException] = []

    def busy(name: str) -> None:
        try:
            for number in range(25):
                game = f"{name}{number}"
                store.add(Kept(game, {"siege": "x"}, {}, {}, "seed"), [b"{}"])
                store.append([Row(game, entry, b"{}") for entry in range(1, 4)])
                store.note(game, 4, {})
                assert len(store.entries(game)) == 4
                if number % 2:
                    store.forget(game)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=busy, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert sorted(store.ids("a")) == sorted(f"a{number}" for number in range(0, 25, 2))
    store.close()


def test_many_battles_hide_no_siege(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.db")
    store.add(Kept("old", {"siege": "x"}, {}, {}, "seed", made=1.0), [b"{}"])
    store.add_all([(Kept(f"new{number}", {"scenario": "x"}, {}, {}, "seed", made=2.0), [b"{}"]) for number in range(250)])
    store.add_all([(Kept(f"old-{number}", {"scenario": "x"}, {}, {}, "seed", made=3.0), [b"{}"]) for number in range(250)])
    assert [listing.kept.id for listing in store.games("siege")] == ["old"]
    assert len(store.games("scenario")) == 250
    assert not any("-" in listing.kept.id for listing in store.games("scenario"))
    assert store.games("campaign") == []
    store.close()


@pytest.mark.parametrize("switches", [Switches, SiegeSwitches, CampaignSwitches])
def test_every_switch_names_its_ruling(switches: type) -> None:
    """Also one without a number, such as RULING-C-MOVE-THROUGH."""
    rulings = rulings_of(switches)
    assert rulings.keys() == set(switches.__slots__)  # type: ignore[attr-defined]
    assert set(rulings.values()) <= ledger().keys()


# -- folding beside the play -------------------------------------------------------------------------------------------


ENTRIES = 400


def written(path: Path, folding: bool) -> Store:
    """A store with a game of many entries, folded now and then or never."""
    store = Store(path)
    store.add(Kept("g", {}, {}, {}, "seed"), [b"{}"])
    for number in range(1, ENTRIES):
        store.append([Row("g", number, b'{"x":"' + b"y" * 2000 + b'"}')])
        if folding and number % 50 == 0:
            store.fold()
    return store


def test_folding_beside_the_play(tmp_path: Path) -> None:
    """The log of writes is folded into the file while others write: it does not grow for ever, and nothing is lost."""
    folded, never = written(tmp_path / "folded.db", True), written(tmp_path / "never.db", False)
    sizes = [(tmp_path / f"{name}.db-wal").stat().st_size for name in ("folded", "never")]
    assert sizes[0] < sizes[1] / 4
    folded.fold()
    with closing(sqlite3.connect(f"file:{tmp_path}/folded.db?immutable=1", uri=True)) as file_alone:  # without its log
        assert file_alone.execute("SELECT COUNT(*) FROM entries").fetchone() == (ENTRIES,)
    assert len(folded.entries("g")) == len(never.entries("g")) == ENTRIES
    folded.close()
    never.close()
