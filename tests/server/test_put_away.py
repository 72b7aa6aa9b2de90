"""What stays in memory: nothing of a table that nobody wants; it is on the disk, and comes back when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from typing import Any

import httpx
import pytest
import websockets
from starlette.testclient import TestClient

from hauberk.board.traces import traces_of
from hauberk.play.battle.learnt import forget_learnt
from hauberk.play.battle.scenario import Scenario
from hauberk.play.record import Record
from hauberk.play.set_ups import digest_of
from hauberk.server import cleanup as tidying
from hauberk.server.app import make_app
from hauberk.server.store import Store
from tests.server.kit import found, listening, seated
from tests.server.test_patience import set_up

COMPUTERS = {"A": {"captain": "steady", "strength": 1}, "B": {"captain": "steady", "strength": 1}}


def host_of(client: TestClient) -> Any:
    """Who keeps the tables."""
    return client.app.state.host  # type: ignore[attr-defined]


def all_away(client: TestClient, rest: float = 0.0) -> int:
    found: int = host_of(client).put_away(rest)
    return found


def marked(party: Any) -> list[weakref.ref[Any]]:
    """What must not outlive a table."""
    table = party.table
    return [weakref.ref(each) for each in (party, table, table.game, *(getattr(table.game, "legal", None),)) if each is not None]


@pytest.fixture(autouse=True)
def _others_apart() -> None:
    """What other tests have left is not looked through here again and again; nothing of ours can hang on what nobody reaches."""
    gc.collect()
    gc.freeze()


def alive(marks: list[weakref.ref[Any]]) -> list[str]:
    gc.collect()
    return [type(mark()).__name__ for mark in marks if mark() is not None]


def test_nothing_of_a_battle_stays(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        assert player.do({"do": "done"})["ok"]
        player.ask(ask="legal")
        player.ask(ask="view")
        marks = marked(host_of(client).parties[game["id"]])
        assert all_away(client) == 0, "somebody sits there"
    time.sleep(0.4)  # it comes to rest
    assert all_away(client, rest=60) == 0, "he may come back at once"
    assert all_away(client) == 1
    assert alive(marks) == []
    with seated(client, game) as player:
        assert player.view["seq"] == 2


@pytest.mark.parametrize("kind", ["siege", "campaign"])
def test_nothing_of_a_siege_or_a_campaign_stays(client: TestClient, kind: str) -> None:
    """Between computers, watched for a while."""
    asked = {"siege": "marmions_ditch", **COMPUTERS} if kind == "siege" else {"campaign": "the_harvest_of_oxford"}
    made = client.post(f"/api/{kind}s/games", json={**asked, "seed": "soak"}).json()
    host = host_of(client)
    with client.websocket_connect(f"/api/{kind}s/games/{made['id']}/play") as socket:
        seq = socket.receive_json()["view"]["seq"]
        for _ in range(2):
            while "step" not in (heard := socket.receive_json()):
                pass
            seq = heard["step"]["seq"]
        socket.send_json({"n": 1, "ask": "chronicle"})
        while "n" not in socket.receive_json():
            pass
        marks = marked(host.parties[made["id"]])
    for _ in range(200):
        if all_away(client):
            break
        time.sleep(0.05)
    assert not host.parties
    assert alive(marks) == []
    with client.websocket_connect(f"/api/{kind}s/games/{made['id']}/play") as socket:
        assert socket.receive_json()["view"]["seq"] >= seq


def test_a_clock_keeps_no_table(client: TestClient) -> None:
    """Somebody has a month for his decision, and nobody waits for it."""
    seats = {"A": {"patience": 2_000_000}, "B": "person"}
    made = client.post("/api/sieges/games", json={"siege": "marmions_ditch", **seats}).json()
    with client.websocket_connect(f"/api/sieges/games/{made['id']}/play?key={made['keys']['A']}") as socket:
        socket.receive_json()
    for _ in range(100):
        if all_away(client):
            return
        time.sleep(0.05)
    raise AssertionError("it is still there")


def records() -> int:
    """Records and battles in memory that were not there before the test."""
    gc.collect()
    return sum(isinstance(each, Record | Scenario) for each in gc.get_objects())


@pytest.mark.parametrize("own", [False, True])
def test_nothing_stays_of_records_that_are_turned_away(client: TestClient, own: bool) -> None:
    """Neither of a battle that everybody has, nor of one that has its set-up with it."""
    record = client.get(f"/api/games/{found(client)['id']}/record").text.splitlines()
    if own:
        table = set_up(men=[{"who": "tancrede", "side": "A", "at": "K10"}, {"who": "okeanos", "side": "B", "at": "K12"}])
        record[0] = json.dumps({**json.loads(record[0]), "scenario": "x", "set_up": table, "set_up_digest": digest_of(table)})
    spoilt = "\n".join([*record, '{"side":"A","command":{"do":"fly"},"events":[]}'])
    answer = client.post("/api/games/import", content=spoilt)
    assert any("fly" in each["what"] for each in answer.json()["error"]["faults"]), answer.text
    all_away(client)
    kept, before = records(), len(gc.get_objects())
    for _ in range(10):
        assert client.post("/api/games/import", content=spoilt).status_code == 400
    for _ in range(100):  # the thread that has read the last one may still have it in its hands
        if records() <= kept:
            break
        time.sleep(0.05)
    assert records() <= kept
    assert len(gc.get_objects()) - before < 500


def test_no_connection_holds_a_table(tmp_path: Any) -> None:
    """By the server's own way of speaking, over the network."""

    async def play() -> list[str]:
        app = make_app(Store(tmp_path / "games.db"))
        async with listening(app) as address:
            async with httpx.AsyncClient(timeout=30, verify=False) as client:
                made = (await client.post(f"http://{address}/api/games", json={"battle": "the_first_arrows"})).json()
            async with websockets.connect(f"ws://{address}/api/games/{made['id']}/play", max_size=None, proxy=None) as socket:
                await socket.recv()
                await socket.send(json.dumps({"n": 1, "ask": "legal"}))
                await socket.recv()
                marks = marked(app.state.host.parties[made["id"]])
            for _ in range(100):
                if app.state.host.put_away(0.0):
                    break
                await asyncio.sleep(0.02)
            gc.disable()
            found = [type(mark()).__name__ for mark in marks if mark() is not None]
            gc.enable()
        return found

    assert asyncio.run(play()) == []


def test_what_was_learnt_of_maps_goes_with_the_last_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of sight and shapes of walls are kept for the next battle, but not for ever."""
    forget_learnt()  # what battles of other tests still hold
    made = [found(client) for _ in range(tidying.MANY)]
    scenario = host_of(client).parties[made[0]["id"]].table.scenario
    learnt = [weakref.ref(each) for each in (scenario, scenario.field.board, traces_of(scenario.field.board))]
    del scenario
    monkeypatch.setattr(tidying, "FOLD_EVERY", 0.02)
    monkeypatch.setattr(tidying, "REST", 0.0)

    async def tidied() -> None:
        tidying_up = asyncio.create_task(tidying.tidy(host_of(client)))
        while host_of(client).parties:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        tidying_up.cancel()

    asyncio.run(tidied())
    assert alive(learnt) == []
    with seated(client, made[0]) as player:
        assert player.do({"do": "done"})["ok"]
