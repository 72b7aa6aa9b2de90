"""Fights inside sieges and campaigns: their results come back, whenever the server was ended and whatever the disk refused."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import websockets
from starlette.testclient import TestClient

from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.record import parse, verify
from hauberk.players.random_player import BrawlingPlayer
from hauberk.server import fights
from hauberk.server.battle.table import BattleTable
from hauberk.server.captains import Captains
from hauberk.server.fights import Fights
from hauberk.server.host import Host
from hauberk.server.store import Row, Store
from tests.server.days import OXFORD, founded, led_to_fight, record_of
from tests.server.kit import Seat, seated, server
from tests.server.nursery import Nursery

PEOPLE = {"A": {"who": "person"}, "B": {"who": "person"}}
SIEGE = "the_farm_on_the_gargano_road"


DYING = """
import os
from hauberk.server.fights import Fights
Fights.over = lambda fights, name: os._exit(9)
"""
"""A server that dies in the very moment a fight has ended: its last command is on the disk, nobody has been told."""


def fought_over(seat: Seat) -> str:
    """A fight on the map that people are to fight; its id."""
    led_to_fight(seat)
    return str(seat.say(fight="play")["fight"])


def orders_of(store: Store, name: str) -> list[dict[str, Any]]:
    """All commands to the end of a fight, worked out beforehand: its dice are settled."""
    kept = store.find(name)
    assert kept is not None
    table = BattleTable.load(kept, store.entries(name))
    found = []
    while table.side is not None:
        usual = default_answer(table.state, list(table.game.legal) if table.state.pending else [])
        assert usual is not None
        found.append(table.wire.command(usual))
        table.do(usual)
    return found


def fought_out(client: TestClient, made: dict[str, Any], name: str) -> None:
    """Nobody does anything until night falls."""
    orders = orders_of(client.app.state.host.store, name)  # type: ignore[attr-defined]
    with seated(client, {"id": name, "keys": made["keys"]}) as player:
        for order in orders:
            assert player.do(order)["ok"]


def test_a_siege_goes_on_when_the_server_ended_with_the_fight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result was never reported; it is made from the record of the fight when somebody sits down again."""
    path = tmp_path / "games.db"
    with server(path) as client, monkeypatch.context() as dying:
        dying.setattr(Fights, "over", lambda fights, name: None)
        made = founded(client, SIEGE, seed="storm")
        seat = Seat(client, made)
        name = fought_over(seat)
        fought_out(client, made, name)
        assert seat.say(ask="view")["view"]["fight"] == name
    with server(path) as client:
        seat = Seat(client, made)
        assert not seat.view["fight"]
        assert seat.view["ask"] is not None
        assert verify(parse(record_of(client, made))) is None


def test_a_campaign_goes_on_when_the_server_ended_with_the_battle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    with server(path) as client, monkeypatch.context() as dying:
        dying.setattr(Fights, "over", lambda fights, name: None)
        made = founded(client, OXFORD)
        seat = Seat(client, made)
        name = fought_over(seat)
    store = Store(path)  # somebody fights it out
    kept = store.find(name)
    assert kept is not None
    table = BattleTable.load(kept, store.entries(name))
    players = (BrawlingPlayer(1), BrawlingPlayer(2))
    while (side := table.side) is not None:
        change = table.do(players[side].choose(table.game.legal))
        store.append([Row(name, change.number, change.body)])
    store.close()
    with server(path) as client:
        seat = Seat(client, made)
        assert not seat.view["fight"]


def test_a_siege_goes_on_after_the_server_was_killed_with_the_fight(tmp_path: Path) -> None:
    """A process of its own, dead in the moment in which the last command of the fight was on the disk."""
    path = tmp_path / "games.db"
    with server(path) as client:
        made = founded(client, SIEGE, seed="storm")
        seat = Seat(client, made)
        name = fought_over(seat)
        orders = orders_of(client.app.state.host.store, name)  # type: ignore[attr-defined]
    nursery = Nursery(path, DYING)
    try:
        asyncio.run(_killed(nursery.server()[1], name, made["keys"], orders))
    finally:
        nursery.close()
    with server(path) as client:
        seat = Seat(client, made)
        assert not seat.view["fight"]


async def _killed(address: str, name: str, keys: dict[str, str], orders: list[dict[str, Any]]) -> None:
    """Fight at a server that dies of the end."""
    query = "&".join(f"key={key}" for key in keys.values())
    async with websockets.connect(f"ws://{address}/api/games/{name}/play?{query}", max_size=None, proxy=None) as socket:
        seq = json.loads(await socket.recv())["view"]["seq"]
        with pytest.raises(websockets.ConnectionClosed):
            await _fight(socket, seq, orders)


async def _fight(socket: Any, seq: int, orders: list[dict[str, Any]]) -> None:
    for number, order in enumerate(orders, start=seq):
        await socket.send(json.dumps({"n": number, "do": order, "seq": number}))
        while json.loads(await socket.recv()).get("n") != number:
            pass
    while True:  # the last may have been acknowledged
        await socket.recv()


def test_a_report_that_the_disk_refuses_is_made_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who sit there need not do anything."""
    monkeypatch.setattr(fights, "AGAIN", 0.05)
    made = founded(client, SIEGE, seed="storm")
    seat = Seat(client, made)
    name = fought_over(seat)
    append, refused = Store.append, []

    def refuse(store: Store, rows: Any) -> None:
        if rows[0].game == made["id"] and len(refused) < 2:
            refused.append(rows)
            raise sqlite3.OperationalError("database or disk is full")
        append(store, rows)

    monkeypatch.setattr(Store, "append", refuse)
    fought_out(client, made, name)
    while seat.view["fight"]:
        seat.hear()
    assert len(refused) == 2


def test_a_report_that_fails_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The siege stands as before, and whoever sits there hears of it."""
    made = founded(client, SIEGE, seed="storm")
    seat = Seat(client, made)
    name = fought_over(seat)

    def fail(*_: Any) -> Any:
        raise StopIteration

    with monkeypatch.context() as broken:
        broken.setattr("hauberk.server.table.Table.report", fail)
        fought_out(client, made, name)
        while "error" not in (heard := seat.socket.receive_json()):
            pass
    assert heard["error"]["what"] == "failed"
    assert seat.say(ask="view")["view"]["fight"] == name
    again = Seat(client, made, "A")
    assert not again.view["fight"]


def test_captains_fight_while_others_play_quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A captain waits for his own command to be on the disk, not for the disk to have nothing to do."""

    async def first(captains: Captains, table: BattleTable, seat: Any) -> Any:
        return next(iter(table.game.legal))

    async def play() -> int:
        host = Host(Store(tmp_path / "games.db"), Captains())
        busy = host.found(BATTLE, load_scenario("the_lesson"), PEOPLE)
        fight = host.found(BATTLE, load_scenario("the_lesson"), PEOPLE)
        going = True

        def go_on() -> None:
            """Somebody at another table commands again as soon as his last command is written, and begins anew when it is over."""
            nonlocal busy
            if going:
                busy = busy if busy.side is not None else host.found(BATTLE, load_scenario("the_lesson"), PEOPLE)
                host.submit(busy, busy.do(next(iter(busy.game.legal))), lambda _: go_on())

        go_on()
        party = host.party(fight.id)
        assert party is not None
        for _ in range(5):
            await asyncio.wait_for(host.decide_for(party, {"captain": "steady", "strength": 1}, host.aides), 5)
        going = False
        done = fight.seq
        await host.close()
        return done

    monkeypatch.setattr(Captains, "choose", first)
    assert asyncio.run(play()) == 6
