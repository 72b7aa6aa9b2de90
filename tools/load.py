"""Load: 50 games of 100 men on one server over the loopback, two sockets a game, real rules, every command on the disk before it is told.

    python tools/load.py [--games 50] [--men 50] [--seconds 6] [--rate 500] [--plain]

The commands are those of a battle that two brawlers have fought beforehand, who charge and shoot all the time, or two captains
(`--players`): one list for all games, which have the same seed and stand at different moments of it, so the client costs little.
First a closed loop: every game sends its next command as soon as the last one is acknowledged; that gives the durable commands a
second. Then the same at a fixed pace; that gives the latency from sending a command to its acknowledgement, and to the other side's step.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

from hauberk.bench import yardstick

SEED = "load"
ORDERS = "orders.json"
"""The file in which the client tells the server of the battle."""


def scenario(men: int) -> Any:
    """Two hosts of so many men."""
    from hauberk.bench import muster

    return muster(men)


# -- the server, in a process of its own -----------------------------------------------------------------------------


def begun(field: Any, games: int, orders: list[tuple[int, str]]) -> Iterator[tuple[Any, Any]]:
    """The same battle at different moments, as the tables of an evening are: some begin, some are in the thick of it."""
    from hauberk.play.battle.game import BATTLE
    from hauberk.play.match import Match
    from hauberk.play.wire import Wire

    whole = Match(BATTLE, field, SEED)
    after, wire = [whole.state], Wire(whole.field.board)
    for _, message in orders[: len(orders) // 2]:
        whole.do(wire.read_command(json.loads(message)["do"]))
        after.append(whole.state)
    for each in range(games):
        upto = 1 + (len(whole.log) - 1) * each // games
        game = Match(BATTLE, field, SEED)
        game.restore(tuple(whole.log[:upto]), after[:upto])
        yield game, after[:upto]


def serve(folder: Path, options: argparse.Namespace) -> None:
    """Host prepared games and print where they are."""
    import uvicorn

    from hauberk.server.app import make_app, read_ahead
    from hauberk.server.commands import listen_on, websocket_protocol
    from hauberk.server.store import Store

    read_ahead(Event())  # so that it does not go on while we measure
    app = make_app(Store(folder / "load.db"))
    seats = {side: {"who": "person"} for side in "AB"}
    told = []
    for game, after in begun(scenario(options.men), options.games, json.loads((folder / ORDERS).read_text())):
        kept = app.state.host.keep(game, after, seats).kept
        told.append({"id": kept.id, "keys": kept.keys, "at": len(game.log) - 1})
    door = listen_on("127.0.0.1", 0)
    print(json.dumps({"port": door.getsockname()[1], "games": told}), flush=True)
    protocol = "websockets-sansio" if options.plain else websocket_protocol()
    config = uvicorn.Config(app, log_level="warning", ws=protocol, ws_per_message_deflate=False, access_log=False)
    if options.profile:
        import cProfile

        watcher = cProfile.Profile()
        watcher.enable()
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[door])
        watcher.dump_stats(options.profile)
    else:
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[door])


# -- the client ------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A WebSocket client of its own: text frames only, nothing is looked at but the first bytes."""

    def __init__(self, address: str, heard: Any) -> None:
        self._address, self._heard = address, heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._address} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._open = True
        at, buffer = 0, self._buffer
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            start = at + head
            self._heard(self, bytes(buffer[start : start + min(size, 60)]))
            at = start + size
        del buffer[:at]

    def send(self, payload: bytes) -> None:
        """A text frame, masked with zeros."""
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


class Match:
    """One game: two sockets, and where it is in the list of commands."""

    def __init__(self, load: Load, game: dict[str, Any]) -> None:
        self.load, self.game = load, game
        self.at: int = game["at"]
        self.sent = 0.0
        self.sockets: list[Socket] = []
        self.waiting = False

    async def sit_down(self, port: int) -> None:
        """Two guests, a seat each."""
        for side in "AB":
            address = f"/api/games/{self.game['id']}/play?key={self.game['keys'][side]}"
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(lambda address=address: Socket(address, self.hear), "127.0.0.1", port)
            self.sockets.append(socket)
            await socket.ready

    def hear(self, socket: Socket, head: bytes) -> None:
        """A step, an acknowledgement, or a view at the beginning."""
        if head.startswith(b'{"n":'):
            if b'"ok":true' not in head:
                raise SystemExit(f"refused: {head!r}")
            self.load.acknowledged(self)
        elif head.startswith(b'{"step"'):
            if self.waiting and socket is not self.sockets[self.load.orders[self.at][0]]:
                self.load.steps.append(time.perf_counter() - self.sent)
        elif head.startswith(b'{"view"') and not socket.ready.done():
            socket.ready.set_result(None)

    def send(self) -> bool:
        """The next command; False if there is none left."""
        if self.at >= len(self.load.orders):
            return False
        side, payload = self.load.orders[self.at]
        self.sent, self.waiting = time.perf_counter(), True
        self.sockets[side].send(payload)
        return True


class Load:
    """All games, and what is measured."""

    def __init__(self, orders: list[tuple[int, bytes]]) -> None:
        self.orders = orders
        self.matches: list[Match] = []
        self.times: list[float] = []
        self.steps: list[float] = []
        self.closed = False
        self.until = 0.0
        self.done: asyncio.Event = asyncio.Event()
        self.flying = 0

    def acknowledged(self, match: Match) -> None:
        """A command is on the disk."""
        self.times.append(time.perf_counter() - match.sent)
        match.at += 1
        match.waiting = False
        self.flying -= 1
        if self.closed and time.perf_counter() < self.until and match.send():
            self.flying += 1
        elif not self.flying:
            self.done.set()

    async def run_closed(self, seconds: float) -> float:
        """Commands a second when every game goes on at once."""
        self.times, self.steps, self.closed = [], [], True
        began = time.perf_counter()
        self.until = began + seconds
        self.done.clear()
        for match in self.matches:
            self.flying += match.send()
        await self.done.wait()
        return len(self.times) / (time.perf_counter() - began)

    async def run_paced(self, rate: float, seconds: float, then: float = 0.5) -> None:
        """Commands at a fixed pace, whatever the answers do; `then`: seconds to wait for the last of them."""
        self.times, self.steps, self.closed = [], [], False
        began, number = time.perf_counter(), 0
        while number < rate * seconds:
            due = int((time.perf_counter() - began) * rate)
            while number < due:
                match = self.matches[number % len(self.matches)]
                number += 1
                if not match.waiting and match.send():
                    self.flying += 1
            await asyncio.sleep(0.0005)
        await asyncio.sleep(then)


def fought(field: Any, players: str, number: int) -> list[tuple[int, str]]:
    """A battle fought beforehand: the messages that bring it about, each with the side that sends it."""
    from hauberk.play.battle.game import BATTLE
    from hauberk.play.match import Match
    from hauberk.play.wire import Wire
    from hauberk.players.captain.captain import Captain
    from hauberk.players.random_player import BrawlingPlayer

    game = Match(BATTLE, field, SEED)
    wire = Wire(game.field.board)
    captains, brawlers = (Captain("rash", 1), Captain("steady", 1)), (BrawlingPlayer(1), BrawlingPlayer(2))
    found: list[tuple[int, str]] = []
    while (side := game.side) is not None and len(found) < number:
        command = captains[side].choose(game) if players == "captains" else brawlers[side].choose(game.legal)
        message = {"n": len(found), "do": wire.command(command), "seq": len(game.log)}
        found.append((side, json.dumps(message, separators=(",", ":"))))
        game.do(command)
    return found


def quantile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else 0.0


async def measure(options: argparse.Namespace, port: int, games: list[dict[str, Any]], orders: list[tuple[int, bytes]], pid: int) -> None:
    """Both runs."""
    gc.disable()  # the client's own pauses are not the server's
    load = Load(orders)
    load.matches = [Match(load, game) for game in games]
    for match in load.matches:
        await match.sit_down(port)
    await load.run_closed(options.warm)
    before, own = (cpu_of(pid), cpu_of(pid, loop=True)), time.process_time()
    rate = await load.run_closed(options.seconds)
    number, own = len(load.times), time.process_time() - own
    spent, looping = (cpu_of(pid) - before[0]) / number, (cpu_of(pid, loop=True) - before[1]) / number
    print(f"closed loop: {rate:,.0f} durable commands/s over {number:,} commands; server {spent * 1e6:,.0f} us of CPU each")
    print(f"  beside it {own / number * 1e6:,.0f} us of this client's")
    if looping:
        print(f"  of these {looping * 1e6:,.0f} us in its loop: with a core to itself {1 / looping:,.0f} commands/s at the most")
    print(f"  acknowledged after p50 {quantile(load.times, 0.5):.1f} ms, p99 {quantile(load.times, 0.99):.1f} ms")
    await at_rest(pid)
    await load.run_paced(options.rate, options.warm, then=0.0)
    await load.run_paced(options.rate, options.seconds)
    print(f"paced: {len(load.times) / options.seconds:,.0f} commands/s")
    print(f"  acknowledged after p50 {quantile(load.times, 0.5):.2f} ms, p99 {quantile(load.times, 0.99):.2f} ms")
    print(f"  seen by the other side after p50 {quantile(load.steps, 0.5):.2f} ms, p99 {quantile(load.steps, 0.99):.2f} ms")
    print(f"games stand at command {min(match.at for match in load.matches)} to {max(match.at for match in load.matches)} of {len(orders)}")


async def at_rest(pid: int, most: float = 60.0) -> None:
    """Wait until the server has told the stories it put off and has nothing left to do."""
    await asyncio.sleep(2)
    began = time.monotonic()
    while time.monotonic() - began < most:
        before = cpu_of(pid)
        await asyncio.sleep(0.5)
        if cpu_of(pid) - before < 0.03:
            return


def cpu_of(pid: int, loop: bool = False) -> float:
    """Seconds of CPU a process has used, or its first thread alone, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/task/{pid}/stat" if loop else f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def syncs(folder: str, times: int = 200) -> list[float]:
    """How long the disk takes to keep a page, again and again: nobody is acknowledged sooner."""
    found = []
    with (Path(folder) / "sync").open("wb", buffering=0) as file:
        for _ in range(times):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            found.append(time.perf_counter() - began)
    return found


def main() -> None:
    """Start the server, load it, tell what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--men", type=int, default=50, help="men a side")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--warm", type=float, default=1.5, help="seconds before the measuring begins: lines of sight are drawn once")
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--orders", type=int, default=1600, help="commands worked out beforehand")
    parser.add_argument("--players", choices=("captains", "brawlers"), default="brawlers", help="who has fought the battle")
    parser.add_argument("--profile", default="", help="write the server's profile to this file")
    parser.add_argument("--plain", action="store_true", help="WebSockets as the library speaks them, without the short way")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(Path(options.serve), options)
        return
    found = fought(scenario(options.men), options.players, options.orders)
    orders = [(side, message.encode()) for side, message in found]
    print(f"{options.games} games of {2 * options.men} men, {len(orders)} commands of two {options.players}")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / ORDERS).write_text(json.dumps(found))
        disk = syncs(folder)
        yard = sorted(yardstick() for _ in range(9))
        print(f"yardstick {yard[0]:.1f} to {yard[-1]:.1f} ms; a sync takes {quantile(disk, 0.5):.2f} ms, p99 {quantile(disk, 0.99):.2f} ms")
        command = [sys.executable, __file__, "--serve", folder, "--games", str(options.games)]
        command += ["--men", str(options.men), "--profile", options.profile, *(["--plain"] if options.plain else [])]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            told = json.loads(server.stdout.readline())
            asyncio.run(measure(options, told["port"], told["games"], orders, server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


if __name__ == "__main__":
    main()
