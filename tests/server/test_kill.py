"""kill -9 at any moment, at battles, sieges and campaigns: what was acknowledged is in the record, and the record verifies."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from hauberk.play.games import game_of
from hauberk.play.record import parse, states, verify
from hauberk.server.store import Store
from tests.contract.matches import begun, player_of
from tests.server.days import OXFORD, PEOPLE
from tests.server.nursery import Nursery

SHORT, STEPS = 40, 120
"""So many commands are played at most tables before another game is begun: a server that gets up tells each battle from its beginning,
and that takes the most time. At the first table battles are played out; of sieges and campaigns the beginning is enough."""
LESSON = "the_lesson"
BATTLES_AHEAD = f"""
import json
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.play.battle.scenario import load_scenario
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.server.store import Kept
from hauberk.server.battle.table import BattleTable
game = Match(BATTLE, load_scenario({LESSON!r}), "ahead")
play_out(game, (BrawlingPlayer(1), BrawlingPlayer(2)))
lines = list(lines_of(game))
kept = Kept("x", json.loads(lines[0]), {{"A": {{"who": "person"}}, "B": {{"who": "person"}}}}, {{}}, "ahead")
BattleTable.load(kept, lines[1 : len(game.log) + 1]).view("en", [])
"""
"""A battle told once by the nursery: no server need look up its sentences for the first time."""
DAYS_AHEAD = f"""
from hauberk.play.games import game_of
from hauberk.play.match import Match
for name in ({OXFORD!r}, "marmions_ditch"):
    Match(game_of(name), game_of(name).load(name))
"""


def orders(name: str, seed: str, most: int = 10_000) -> list[dict[str, Any]]:
    """A game, or its beginning, worked out beforehand: the server throws the same dice."""
    game = game_of(name)
    match, player, found = begun(game.kind, name, seed), player_of(game.kind, seed), list[dict[str, Any]]()
    wire = game.wire(match.scenario)
    while match.side is not None and len(found) < most:
        command = player.choose(match)
        found.append(json.loads(json.dumps(wire.command(command))))
        match.do(command)
    return found


class Guest:
    """Plays on at a table wherever it stands, and remembers what was acknowledged."""

    def __init__(self, orders: list[dict[str, Any]], games: str, asked: dict[str, Any], most: int | None = None) -> None:
        self.orders, self.most = orders, most or len(orders)
        self.games, self.asked = games, asked
        self.game: dict[str, Any] = {}
        self.acknowledged = 1
        self.played = 0

    async def found(self, address: str) -> None:
        """Another game of the same kind."""
        async with httpx.AsyncClient(timeout=20, verify=False) as client:
            answer = await client.post(f"http://{address}{self.games}", json=self.asked)
        self.game = answer.json()
        self.acknowledged = 1

    async def play(self, address: str, count: Callable[[], None]) -> None:
        """Send one command after the other until the server is gone or the battle is over."""
        keys = "&".join(f"key={key}" for key in self.game["keys"].values())
        async with websockets.connect(f"ws://{address}{self.games}/{self.game['id']}/play?{keys}", max_size=None, proxy=None) as socket:
            seq = json.loads(await socket.recv())["view"]["seq"]
            count()
            assert seq >= self.acknowledged, f"{self.game['id']}: {self.acknowledged} was acknowledged, {seq} is there"
            while seq <= self.most:
                await socket.send(json.dumps({"n": seq, "do": self.orders[seq - 1], "seq": seq}))
                while True:
                    message = json.loads(await socket.recv())
                    if message.get("n") == seq:
                        assert message.get("ok"), message
                        break
                self.acknowledged = seq = seq + 1
                self.played += 1
                count()


async def one_life(child: int, address: str, guests: list[Guest], chance: random.Random) -> None:
    """Everybody plays, and at some moment the server is killed: mostly in the midst of play, sometimes while it still gets up.

    Moments are counted in commands, so that a slow machine sees as much play as a quick one; a few milliseconds of chance are added.
    """
    wanted, seen = chance.randrange(16), 0
    enough = asyncio.Event()

    def count() -> None:
        nonlocal seen
        seen += 1
        if seen > wanted:
            enough.set()

    async def sit(guest: Guest) -> None:
        try:
            if not guest.game or guest.acknowledged > guest.most:
                await guest.found(address)
            await guest.play(address, count)
        except (OSError, httpx.HTTPError, websockets.WebSocketException, EOFError):
            return

    tasks = [asyncio.create_task(sit(guest)) for guest in guests]
    if chance.random() < 0.9:
        played_out = asyncio.gather(*tasks)
        await asyncio.wait({asyncio.create_task(enough.wait()), played_out}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(chance.random() * 0.005)
    os.kill(child, signal.SIGKILL)
    await asyncio.wait_for(asyncio.gather(*tasks), 60)


def guest_at(name: str, number: int) -> Guest:
    """Somebody who plays the same game again and again, with the same dice."""
    seed, kind = f"kill{number}", game_of(name).kind
    if kind == "battle":
        return Guest(orders(name, seed), "/api/games", {"battle": name, "seed": seed}, SHORT if number else None)
    seats = PEOPLE if kind == "siege" else {"seats": PEOPLE}
    return Guest(orders(name, seed, STEPS), f"/api/{kind}s/games", {kind: name, "seed": seed, **seats})


@pytest.mark.parametrize(
    ("kills", "names", "ahead"),
    [(200, (LESSON,) * 3, BATTLES_AHEAD), (12, (OXFORD, OXFORD, "marmions_ditch", "marmions_ditch"), DAYS_AHEAD)],
)
def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int, names: tuple[str, ...], ahead: str) -> None:
    path = tmp_path / "games.db"
    chance = random.Random(1066)
    guests = [guest_at(name, number) for number, name in enumerate(names)]
    nursery = Nursery(path, ahead)
    try:
        for kill in range(1, kills + 1):
            child, address = nursery.server()
            asyncio.run(one_life(child, address, guests, chance))
            if kill % 40 == 0:
                check(path, guests)
    finally:
        nursery.close()
    check(path, guests)
    assert all(guest.played for guest in guests)
    assert sum(guest.played for guest in guests) > kills


def check(path: Path, guests: list[Guest]) -> None:
    """Every game on the disk verifies, and has all that was acknowledged."""
    store = Store(path)
    for guest in guests:
        if not guest.game:
            continue
        kept, entries = store.find(guest.game["id"]), store.entries(guest.game["id"])
        assert kept is not None
        assert len(entries) >= guest.acknowledged
        done = [json.loads(entry)["command"] for entry in entries[1:]]
        assert done == guest.orders[: len(done)]
        text = "\n".join([json.dumps(kept.header), *entries])
        *_, (_, last) = states(parse(text))
        assert verify(parse(text if last.outcome is None else f"{text}\n{json.dumps({'seed': kept.seed})}")) is None
    store.close()
