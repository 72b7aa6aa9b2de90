"""A server inside the process, with games prepared beforehand: battles that no file holds, and moments in the middle of one."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from hauberk.battle.core.state import State
from hauberk.play.battle.game import Battle
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.server.app import make_app
from hauberk.server.commands import listen_on
from hauberk.server.host import Host
from hauberk.server.store import Store
from hauberk.siege.state import SiegeState

PERSONS = {side: {"who": "person"} for side in "AB"}
HERE = "127.0.0.1"
T = TypeVar("T")
ports: list[int] = []
"""The port that was free when the first server was started: on the same one again the browser still has the page's modules and pictures."""


def keep(host: Host, game: Battle, after: list[State], seats: dict[str, Any] | None = None) -> dict[str, Any]:
    """A prepared game on the server: its id and its keys."""
    kept = host.keep(game, after, seats or PERSONS).kept
    return {"id": kept.id, "keys": dict(kept.keys)}


def keep_siege(host: Host, siege: str, state: SiegeState) -> dict[str, Any]:
    """A siege brought to a moment, with a person on either side: its id and its keys. Only what is done from then on is on the disk."""
    table = host.found(SIEGE, load_siege(siege), PERSONS)
    table.game.state = state
    return {"id": table.id, "keys": dict(table.kept.keys)}


@contextmanager
def hosted(folder: Path, prepare: Callable[[Any], T], port: int = 0) -> Iterator[tuple[str, T]]:
    """The address of a server, and what was prepared on it; everything of the store happens in the server's own thread."""
    told: dict[str, Any] = {}

    def serve() -> None:
        try:
            app = make_app(Store(folder / "games.db"))
            door = listen_on(HERE, port or next(iter(ports), 0))
            ports.append(door.getsockname()[1])
            told["server"] = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))
            told["games"] = prepare(app.state.host)
            told["address"] = f"http://{HERE}:{door.getsockname()[1]}"
            told["server"].run(sockets=[door])
        except BaseException as fault:
            told["fault"] = fault
            raise

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    while not (told.get("address") and told["server"].started):
        if "fault" in told:
            raise told["fault"]
        time.sleep(0.02)
    yield told["address"], told["games"]
    told["server"].should_exit = True
    thread.join(20)
