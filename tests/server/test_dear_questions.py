"""What is dear over HTTP keeps nobody waiting: views of old moments, replays, records, branches, lists, and games read from the disk."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.testclient import TestClient

from hauberk.battle.core.commands import Done
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.server import open_tables as keeping_module
from hauberk.server import table as table_module
from hauberk.server.app import make_app
from hauberk.server.battle.table import BattleTable
from hauberk.server.captains import Captains
from hauberk.server.fair_queue import Reader, Turns
from hauberk.server.host import Host
from hauberk.server.open_tables import OpenTables
from hauberk.server.store import Store
from tests.server.kit import apart, found, listening

PEOPLE = {"A": {"who": "person"}, "B": {"who": "person"}}
ENTRIES = 20
ASKED = 12
"""Questions that one guest asks at once."""
DEAR = 0.3
"""Seconds that an answer takes."""
DONE = {"do": "done"}


def long_game(host: Host) -> BattleTable:
    """A game in which a good deal has happened."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), "1066")
    after = [game.state]
    while len(after) < ENTRIES:
        game.do(default_answer(game.state, list(game.legal) if game.state.pending else []) or Done())
        after.append(game.state)
    return host.keep(game, after, PEOPLE)


def slowed(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, share: float) -> list[float]:
    """A function that takes its share of an answer's time from now on; when it was called."""
    work, calls = getattr(owner, name), list[float]()

    def slow(*args: Any, **named: Any) -> Any:
        calls.append(share)
        time.sleep(DEAR * share)
        return work(*args, **named)

    monkeypatch.setattr(owner, name, slow)
    return calls


@pytest.mark.parametrize(
    ("path", "owner", "name", "share"),
    [
        ("at/3", BattleTable, "view_at", 1.0),
        ("moments", BattleTable, "moment", 1 / ENTRIES),
        ("record", table_module, "entry_json", 1 / ENTRIES),
        ("branch", keeping_module, "steps_upto", 1.0),
    ],
)
def test_dear_questions_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, owner: Any, name: str, share: float
) -> None:
    """One guest asks a dozen at once; a command at another table is carried out after three of them at the most."""

    app = make_app(Store(tmp_path / "games.db"))
    dear, other = long_game(app.state.host), app.state.host.found(BATTLE, load_scenario("the_first_arrows"), PEOPLE)
    keys = "&".join(f"key={key}" for key in other.kept.keys.values())

    async def play(address: str) -> float:
        async with (
            httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False) as client,
            websockets.connect(f"ws://{address}/api/games/{other.id}/play?{keys}", max_size=None, proxy=None) as socket,
        ):
            seq = json.loads(await socket.recv())["view"]["seq"]
            calls = slowed(monkeypatch, owner, name, share)
            where = f"/api/games/{dear.id}/{path}"
            asked = [
                asyncio.create_task(client.post(where, json={"at": ENTRIES - 1}) if path == "branch" else client.get(where))
                for _ in range(ASKED)
            ]
            while not calls:
                await asyncio.sleep(0.01)
            await asyncio.sleep(DEAR / 2)  # all the others have come, and wait
            before = sum(calls)
            await socket.send(json.dumps({"n": 1, "do": DONE, "seq": seq}))
            while not (answer := json.loads(await socket.recv())).get("n"):
                pass
            waited = sum(calls) - before
            monkeypatch.setattr(sys.modules[__name__], "DEAR", 0.0)  # nobody need wait for the rest
            assert answer["ok"]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} <= {200, 201}
            return waited

    with apart(app) as address:
        assert asyncio.run(play(address)) <= 3


def test_a_game_read_from_the_disk_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits down at a table that was put away, another asks for its replay: it is read once, and others go on meanwhile."""

    async def play() -> int:
        app = make_app(Store(tmp_path / "games.db"))
        async with listening(app) as address, httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False) as client:
            far = long_game(app.state.host)
            del app.state.host.parties[far.id]
            other = app.state.host.found(BATTLE, load_scenario("the_first_arrows"), PEOPLE)
            keys = "&".join(f"key={key}" for key in other.kept.keys.values())
            reading, may_end, load, loads = threading.Event(), threading.Event(), BattleTable.load, list[str]()

            def slow(kept: Any, entries: list[str]) -> BattleTable:
                loads.append(kept.id)
                reading.set()
                assert may_end.wait(30)
                return load(kept, entries)

            monkeypatch.setattr(BattleTable, "load", slow)
            late = threading.Timer(10, may_end.set)
            late.start()
            asked = [asyncio.create_task(client.get(f"/api/games/{far.id}/moments")) for _ in range(3)]
            sitting = websockets.connect(f"ws://{address}/api/games/{far.id}/play", max_size=None, proxy=None)
            socket = await sitting.__aenter__()
            async with websockets.connect(f"ws://{address}/api/games/{other.id}/play?{keys}", max_size=None, proxy=None) as player:
                seq = json.loads(await player.recv())["view"]["seq"]
                while not reading.is_set():
                    await asyncio.sleep(0.01)
                await player.send(json.dumps({"n": 1, "do": DONE, "seq": seq}))
                while not json.loads(await player.recv()).get("ok"):
                    pass
            assert not may_end.is_set(), "he waited for a game that is none of his"
            late.cancel()
            may_end.set()
            assert json.loads(await socket.recv())["view"]["seq"] == ENTRIES
            assert {len(answer.json()) for answer in await asyncio.gather(*asked)} == {ENTRIES}
            await sitting.__aexit__(None, None, None)
        return len(loads)

    assert asyncio.run(play()) == 1


def test_lists_of_games_keep_no_question_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for lists, and however long it takes to find out how old games stand, a question at a siege is answered."""
    for asked in ({"siege": "marmions_ditch"}, {"siege": "marmions_ditch"}):
        made = client.post("/api/sieges/games", json=asked).json()
    found(client)
    may_end, standing = threading.Event(), OpenTables.standing

    def slow(keeper: Any, kept: Any) -> Any:
        may_end.wait(30)
        return standing(keeper, kept)

    monkeypatch.setattr(OpenTables, "standing", slow)
    lists = [threading.Thread(target=client.get, args=(f"/api/{kind}",)) for kind in ("games", "sieges/games", "games", "sieges/games")]
    for each in lists:
        each.start()
    late = threading.Timer(10, may_end.set)
    late.start()
    try:
        with client.websocket_connect(f"/api/sieges/games/{made['id']}/play?key={made['keys']['A']}") as socket:
            socket.receive_json()
            socket.send_json({"n": 1, "ask": "chronicle"})
            assert socket.receive_json()["n"] == 1
            assert not may_end.is_set(), "it took until the lists were made"
    finally:
        late.cancel()
        may_end.set()
        for each in lists:
            each.join()


# -- one by one ------------------------------------------------------------------------------------------------------


def test_an_address_has_one_turn_however_much_is_asked_from_there() -> None:
    """A hundred questions from one address, then one from another: it is the second to be answered, or the third."""

    async def run() -> list[str]:
        turns, told = Turns(), list[str]()

        async def ask(address: str) -> None:
            await turns.answer(Reader(address), lambda: told.append(address))

        await asyncio.gather(*(ask("one") for _ in range(100)), ask("other"))
        return told

    told = asyncio.run(run())
    assert told.index("other") <= 2
    assert len(told) == 101


def test_a_question_that_fails_is_told_to_who_asked() -> None:
    async def run() -> int:
        turns = Turns()

        def fail() -> None:
            raise ValueError("nobody knows")

        with pytest.raises(ValueError, match="nobody knows"):
            await turns.answer(Reader("one"), fail)
        return await turns.answer(Reader("one"), lambda: 1)

    assert asyncio.run(run()) == 1


def changed(host: Host, table: BattleTable, how: str) -> None:
    """Something happens to a game that is just being read."""
    if how == "forgotten":
        host.forget(table.id)
    else:
        party = host.party(table.id)
        assert party is not None
        host.submit(party.table, party.table.do(Done()))


@pytest.mark.parametrize("how", ["forgotten", "played on"])
def test_a_game_that_changes_while_it_is_read_is_not_sat_down_at_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def run() -> None:
        host = Host(Store(tmp_path / "games.db"), Captains())
        table = long_game(host)
        del host.parties[table.id]
        load, read, may_end = BattleTable.load, threading.Event(), threading.Event()

        def slow(kept: Any, entries: list[str]) -> BattleTable:
            found: Callable[[Any, list[str]], BattleTable] = load
            if threading.current_thread() is not threading.main_thread():
                read.set()
                assert may_end.wait(30)
            return found(kept, entries)

        monkeypatch.setattr(BattleTable, "load", slow)
        sought = asyncio.create_task(host.sought(table.id))
        while not read.is_set():
            await asyncio.sleep(0.01)
        changed(host, table, how)
        while host.writer.busy:
            await asyncio.sleep(0.01)
        host.put_away(0.0)
        host.parties.pop(table.id, None)
        may_end.set()
        party = await sought
        if how == "forgotten":
            assert party is None
            assert not host.parties
        else:
            assert party is not None
            assert party.table.seq == ENTRIES + 1
        await host.close()

    asyncio.run(run())
