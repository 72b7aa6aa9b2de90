"""Ten thousand bad messages: malformed, huge, out of turn, for another seat, replayed. Each gets an answer, nothing changes, and the
server is as well as before."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.nursery import ALL_BOOKS, Nursery

MESSAGES = 10_000
BATCH = 250
BATTLE = "the_lesson"
GOOD: list[dict[str, Any]] = [
    {"n": 1, "do": {"do": "done"}, "seq": 999},
    {"n": 2, "do": {"do": "move", "man": "osmond", "path": ["K10", "K11"]}, "seq": 999},
    {"n": 3, "do": {"do": "shoot", "man": "olivier", "target": "carlo", "aim": "K9", "origin": "K10", "weapon": "short_bow"}, "seq": 998},
    {"n": 4, "undo": True, "seq": 999, "side": "A"},
    {"n": 5, "ask": "path", "man": "osmond", "path": ["K10"]},
    {"n": 6, "ask": "way", "man": "osmond", "to": "K10", "by": ["K11"]},
    {"n": 7, "ask": "why", "do": {"do": "attack", "men": ["osmond"], "target": "carlo"}},
    {"n": 8, "ask": "threat", "side": "B"},
    {"n": 9, "ask": "log", "from": 0, "to": 5},
    {"n": 10, "ask": "of", "man": "osmond"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1e308, 2**70, "", "A", "\x00", "\ud83d", "K10", "osmond", [], {}, [[]], {"do": "done"}, ["K10"] * 50, "x" * 300,
]  # fmt: skip
OUT_OF_TURN = '{"n": 1, "do": {"do": "done"}, "seq": 1}'


def message(chance: random.Random) -> str | bytes:
    """Something a page would not say."""
    kind = chance.random()
    good = json.loads(json.dumps(chance.choice(GOOD)))
    if kind < 0.25:  # a field is something else
        target = good if chance.random() < 0.5 or not isinstance(good.get("do"), dict) else good["do"]
        target[chance.choice([*target, "n", "seq", "colour"])] = chance.choice(ODD)
        return json.dumps(good)
    if kind < 0.4:  # something is missing
        del good[chance.choice(list(good))]
        return json.dumps(good)
    if kind < 0.6:  # a sign is changed, or the end is lost
        text = json.dumps(good)
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(["", "\x00", '"', "{", "}", "é", "\\"]) + text[at + 1 :] if chance.random() < 0.7 else text[:at]
    if kind < 0.7:  # nonsense
        return "".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(60)))
    if kind < 0.72:  # huge
        return json.dumps(good | {"colour": "x" * chance.choice((66_000, 100_000, 300_000))})
    if kind < 0.77:
        return chance.randbytes(chance.randrange(80))
    if kind < 0.8:
        return chance.choice(["[", '{"a":']) * chance.randrange(1, 9000)
    return json.dumps(good)  # replayed: meant for a position that is not


async def bother(address: str, game: dict[str, Any]) -> Counter[str]:
    """Three guests talk nonsense in turn; every message is answered."""
    chance = random.Random(7)
    heard: Counter[str] = Counter()
    base = f"ws://{address}/api/games/{game['id']}/play"
    keys = ("", f"?key={game['keys']['B']}", f"?key={game['keys']['A']}&lang=fr")
    sockets = [await websockets.connect(base + key, max_size=None, proxy=None) for key in keys]
    for socket in sockets:
        await socket.recv()
    for _ in range(MESSAGES // BATCH):
        counts = [0, 0, 0]
        for _ in range(BATCH):
            who = chance.randrange(3)
            counts[who] += 1
            said = OUT_OF_TURN if who == 1 and chance.random() < 0.1 else message(chance)
            await sockets[who].send(said.encode("utf-16", "surrogatepass") if isinstance(said, str) and "\ud83d" in said else said)
        for socket, count in zip(sockets, counts, strict=True):
            for _ in range(count):
                answer = json.loads(await asyncio.wait_for(socket.recv(), 30))
                assert "step" not in answer
                assert "view" not in answer or answer["n"]
                heard[next((answer["error"]["what"] if key == "error" else key for key in answer if key != "n"), "")] += 1
    for socket in sockets:
        await socket.close()
    return heard


def test_ten_thousand_bad_messages(tmp_path: Path) -> None:
    nursery = Nursery(tmp_path / "games.db", ALL_BOOKS)
    try:
        child, address = nursery.server()
        with httpx.Client(base_url=f"http://{address}", timeout=30, verify=False) as client:
            game = client.post("/api/games", json={"battle": BATTLE, "seed": "fuzz"}).json()
            before = client.get(f"/api/games/{game['id']}/record").text
            heard = asyncio.run(bother(address, game))
            assert client.get(f"/api/games/{game['id']}/record").text == before
            assert client.get("/api/battles").status_code == 200
            assert asyncio.run(one_good_command(address, game))
        os.kill(child, signal.SIGTERM)
    finally:
        nursery.close()
    assert heard.total() == MESSAGES
    for kind in ("malformed", "too_large", "binary", "not_your_seat", "stale", "out_of_turn"):
        assert heard[kind], heard
    assert not heard["failed"], heard


async def one_good_command(address: str, game: dict[str, Any]) -> bool:
    """The table still plays."""
    seat = f"ws://{address}/api/games/{game['id']}/play?key={game['keys']['A']}"
    async with websockets.connect(seat, max_size=None, proxy=None) as socket:
        view = json.loads(await socket.recv())["view"]
        assert view["seq"] == 1
        await socket.send(json.dumps({"n": 1, "do": {"do": "done"}, "seq": 1}))
        step, answer = json.loads(await socket.recv()), json.loads(await socket.recv())
        return bool(step["step"]["seq"] == 2 and answer["ok"])
