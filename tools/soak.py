"""Soak: many games of all scales on one server over the loopback, one after the other, and what stays of them in its memory.

    python tools/soak.py [--games 100] [--at-once 3] [--rest 5] [--whole 4]

Battles are played by lists of commands that two brawlers have worked out beforehand; some are watched while two captains fight them for a
while. Sieges and campaigns are played by computers, and somebody looks on: every fourth of them to its end, the others for a while. After
100, 200, 400 games and so on everybody goes, and the server puts its tables away. The memory of the server's process is told at the start,
then each time before and after; the goal is to be back within 100 MiB of the start after 1,000 games.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from hauberk.__main__ import GIVING_BACK

SERVER = """
import sys, threading
from pathlib import Path
from hauberk.server import app
from hauberk.server import cleanup as tidying
from hauberk.server.commands import listen_on, run
from hauberk.server.store import Store
tidying.REST = tidying.FOLD_EVERY = float(sys.argv[2])
door = listen_on("127.0.0.1", 0)
app.read_ahead(threading.Event())
print(door.getsockname()[1], flush=True)
run(Store(Path(sys.argv[1])), door, "127.0.0.1")
"""
CAPTAIN = {"captain": "steady", "strength": 1}
SEEDS = 3
"""Different lists of commands for each battle."""
WATCHED = 25
"""Steps for which captains are watched, and views for which those sieges and campaigns are that are not watched to their end."""
PATIENCE = 300
"""Seconds without any news after which a game counts as stuck."""
PAUSES = (100, 200, 400, 700)
"""Games after which everybody goes for a while."""
ROUNDS = 8
"""Times the server looks for tables to put away in such a while: computers may still be thinking when the last guest has gone."""
GOAL = 100
"""MiB."""


def memory(process: int) -> float:
    """What a process holds in memory, in MiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError(process)


def orders(battle: str, seed: str) -> list[dict[str, Any]]:
    """A whole battle, worked out beforehand: the server throws the same dice."""
    from hauberk.play.battle.game import BATTLE
    from hauberk.play.battle.scenario import load_scenario
    from hauberk.play.match import Match
    from hauberk.play.wire import Wire
    from hauberk.players.random_player import BrawlingPlayer

    game = Match(BATTLE, load_scenario(battle), seed)
    wire, players = Wire(game.field.board), (BrawlingPlayer(f"{seed}A"), BrawlingPlayer(f"{seed}B"))
    found = []
    while (side := game.side) is not None and len(found) < 400:
        command = players[side].choose(game.legal)
        found.append(wire.command(command))
        game.do(command)
    return found


def _ended(message: dict[str, Any]) -> bool:
    """Does a message show the seed?"""
    step = message.get("step", {})
    return bool(message.get("view", step).get("seed")) or any(way == ["seed"] for way, _ in step.get("set", ()))


class Soak:
    """Games one after the other at a server."""

    def __init__(self, address: str, whole: int) -> None:
        self.address, self.whole = address, whole
        self.client = httpx.AsyncClient(base_url=f"http://{address}", timeout=120, verify=False)
        self.known: dict[tuple[str, str], list[dict[str, Any]]] = {}
        self.played: dict[str, int] = {}

    async def found(self, kind: str, **asked: Any) -> tuple[str, str]:
        """Begin a game; where its socket is, with all keys."""
        made = (await self.client.post(f"/api/{kind}", json=asked)).json()
        keys = "&".join(f"key={key}" for key in made["keys"].values())
        self.played[kind] = self.played.get(kind, 0) + 1
        return f"ws://{self.address}/api/{kind}/{made['id']}/play", keys

    async def battle(self, name: str, seed: str) -> None:
        """A battle by a list of commands."""
        if (name, seed) not in self.known:
            self.known[name, seed] = await asyncio.to_thread(orders, name, seed)
        where, keys = await self.found("games", battle=name, seed=seed)
        async with websockets.connect(f"{where}?{keys}", max_size=None, proxy=None) as socket:
            seq = json.loads(await socket.recv())["view"]["seq"]
            for number, order in enumerate(self.known[name, seed], start=seq):
                await socket.send(json.dumps({"n": number, "do": order, "seq": number}))
                while (answer := json.loads(await socket.recv())).get("n") != number:
                    pass
                if "ok" not in answer:
                    raise RuntimeError(f"{name} {seed}: {answer}")
            await socket.send(json.dumps({"n": 0, "ask": "legal"}))
            while json.loads(await socket.recv()).get("n") != 0:
                pass

    async def watch(self, kind: str, to_the_end: bool = False, **asked: Any) -> None:
        """A game between computers, for a while or to its end."""
        where, _ = await self.found(kind, **asked)
        async with websockets.connect(where, max_size=None, proxy=None) as socket:
            seen = 0
            while to_the_end or seen < WATCHED:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                seen += "view" in message or "step" in message
                if "error" in message:
                    raise RuntimeError(f"{asked}: {message['error']}")
                if _ended(message):
                    self.played[f"{kind} to the end"] = self.played.get(f"{kind} to the end", 0) + 1
                    return

    async def spoilt(self) -> None:
        """A record that is turned away."""
        where, _ = await self.found("games", battle="the_lesson")
        record = (await self.client.get(where.replace("ws://", "http://").replace("/play", "/record"))).text
        answer = await self.client.post("/api/games/import", content=record + '{"side":"A","command":{"do":"fly"},"events":[]}\n')
        if answer.status_code != 400:
            raise RuntimeError(answer.text)


async def games_of(soak: Soak, number: int, names: dict[str, list[str]]) -> None:
    """The n-th game: mostly battles, every tenth a siege, a campaign, captains, or a record that is turned away."""
    turn, of = number // 10, number % 10
    to_the_end = random.Random(number).randrange(soak.whole) == 0
    if of == 3:
        await soak.watch("sieges/games", to_the_end, siege=names["sieges"][turn % len(names["sieges"])], A=CAPTAIN, B=CAPTAIN)
    elif of == 6:
        await soak.watch("campaigns/games", to_the_end, campaign=names["campaigns"][turn % len(names["campaigns"])])
    elif of == 8 and turn % 3 == 0:
        await soak.watch("games", battle="the_lesson", A=CAPTAIN, B=CAPTAIN)
    elif of == 9:
        await soak.spoilt()
    else:
        battles = names["battles"]
        await soak.battle(battles[number % len(battles)], f"soak{number % SEEDS}")


async def play(address: str, process: int, asked: argparse.Namespace) -> bool:
    """Play them all; the memory on the way. True if the goal is reached."""
    soak = Soak(address, asked.whole)
    names = {kind: [each["id"] for each in (await soak.client.get(f"/api/{kind}")).json()] for kind in ("battles", "sieges", "campaigns")}
    start, began = memory(process), time.perf_counter()
    print(f"start: {start:.0f} MiB; {len(names['battles'])} battles, {len(names['sieges'])} sieges, {len(names['campaigns'])} campaigns")
    numbers = itertools.count()
    failed: list[str] = []

    async def one_after_the_other(last: int) -> None:
        while (number := next(numbers)) < last:
            try:
                await games_of(soak, number, names)
            except Exception as error:
                failed.append(f"game {number}: {error!r}")
                print(failed[-1], flush=True)

    end = start
    for pause in (*(each for each in PAUSES if each < asked.games), asked.games):
        await asyncio.gather(*(one_after_the_other(pause) for _ in range(asked.at_once)))
        numbers = itertools.count(pause)
        took, most = time.perf_counter() - began, memory(process)
        await asyncio.sleep(ROUNDS * asked.rest)
        end = memory(process)
        print(f"{pause:5} games after {took:5.0f} s: {most:.0f} MiB; everybody has gone: {end:.0f} MiB, {end - start:+.0f}", flush=True)
    print(f"goal: {GOAL:+} after 1,000. Played: {soak.played}; {len(failed)} failed {failed[:3]}")
    await soak.client.aclose()
    return end - start <= GOAL and not failed


def main() -> int:
    """Start a server of our own, soak it, and stop it."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--at-once", type=int, default=3)
    reader.add_argument("--rest", type=float, default=5.0, help="seconds after which the server puts a table away")
    reader.add_argument("--whole", type=int, default=4, help="every how many sieges and campaigns one is watched to its end")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"{folder}/games.db", str(asked.rest)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **GIVING_BACK})
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            reached = asyncio.run(play(f"127.0.0.1:{port}", server.pid, asked))
        finally:
            server.terminate()
            server.wait()
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
