"""What the server's tests share: a server in the same process, and somebody who sits at a table."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from hauberk.server.app import make_app
from hauberk.server.commands import listen_on
from hauberk.server.fast_websocket import FastWebSocketProtocol
from hauberk.server.store import Store


@contextmanager
def server(path: Path) -> Iterator[TestClient]:
    """A server over a file of games; whoever still sits at it when it ends goes home."""
    with TestClient(make_app(Store(path)), base_url="http://127.0.0.1") as client:
        try:
            yield client
        finally:
            while SEATED:
                SEATED[0].close()


@contextmanager
def apart(app: Starlette) -> Iterator[str]:
    """A server in a thread of its own, over the network; its address."""
    door = listen_on("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, ws=FastWebSocketProtocol, log_level="error"))
    running = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    running.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        running.join()


@asynccontextmanager
async def listening(app: Starlette) -> AsyncIterator[str]:
    """A server in this very loop, over the network; its address."""
    door = listen_on("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, ws=FastWebSocketProtocol, log_level="error"))
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


def found(client: TestClient, battle: str = "the_first_arrows", **more: Any) -> dict[str, Any]:
    """Make a game; with the same dice every time, unless others are named."""
    answer = client.post("/api/games", json={"battle": battle, "A": "person", "B": "person", "seed": "1066", **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Player:
    """Somebody at a table: sends requests, keeps every message that came meanwhile, and folds steps into his own view."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.number = 0
        self.heard: list[dict[str, Any]] = []
        self.view = self.next("view")["view"]

    def hear(self) -> dict[str, Any]:
        """The next message, folded in if it is a step."""
        message = dict(json.loads(self.session.receive_text()))
        self.heard.append(message)
        if "step" in message:
            fold(self.view, message["step"])
        elif "ask" in message:  # what steps owed
            self.view |= {"ask": message["ask"], "undo": message["undo"], "lines": self.view["lines"] + len(message["lines"])}
            self.view["log"] = (self.view["log"] + message["lines"])[-60:]
        return message

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if kind in message:
                return message

    def ask(self, **fields: Any) -> dict[str, Any]:
        """Send a request and give its answer."""
        self.number += 1
        self.session.send_text(json.dumps({"n": self.number, **fields}))
        while True:
            message = self.hear()
            if message.get("n") == self.number:
                return message

    @property
    def bar(self) -> dict[str, Any]:
        """The game master's bar; it comes by itself if the server was busy."""
        while self.view["ask"] is None:
            self.hear()
        return dict(self.view["ask"])

    def do(self, command: dict[str, Any], seq: int | None = None) -> dict[str, Any]:
        """Give a command for the position as it is known."""
        return self.ask(do=command, seq=self.view["seq"] if seq is None else seq)


def fold(view: dict[str, Any], step: dict[str, Any]) -> None:
    """What a page does with a step."""
    men = {man["who"]: man for man in view["position"]["men"]}
    men.update({man["who"]: man for man in step["men"]})
    view["position"]["men"] = list(men.values())
    for key, value in step["position"].items():
        if value is None:
            view["position"].pop(key, None)
        else:
            view["position"][key] = value
    view["seq"] = step["seq"]
    view |= {"ask": step.get("ask"), "undo": step.get("undo")} | ({"seed": step["seed"]} if "seed" in step else {})
    view["log"] = (view["log"] + step.get("lines", []))[-60:]
    view["lines"] += len(step.get("lines", []))


def folded(view: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    """What a page does with the differences between two views of a siege or a campaign."""
    view = json.loads(json.dumps(view))
    view["seq"] = step["seq"]
    for *way, last in step.get("gone", ()):
        del _at(view, way)[last]
    for (*way, last), first, kept, more in step.get("lists", ()):
        old = _at(view, way)
        old[last] = old[last][first : first + kept] + more
    for (*way, last), value in step.get("set", ()):
        _at(view, way)[last] = value
    return view


def _at(view: dict[str, Any], way: list[str]) -> dict[str, Any]:
    for key in way:
        view = view[key]
    return view


SEATED: list[Seat] = []


class Seat:
    """Somebody at a siege or a campaign, in all seats or in some; every message he ever got is kept."""

    def __init__(self, client: TestClient, made: dict[str, Any], letters: str | None = None, lang: str = "en") -> None:
        query = "&".join(f"key={made['keys'][letter]}" for letter in (made["keys"] if letters is None else letters))
        self._context = client.websocket_connect(f"/api/{made['kind']}s/games/{made['id']}/play?lang={lang}&{query}")
        self.socket = self._context.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.number = 0
        SEATED.append(self)
        self.hear()

    def close(self) -> None:
        SEATED.remove(self)
        self._context.__exit__(None, None, None)

    def listen(self) -> dict[str, Any]:
        """The next message; a step is folded in, and has the view with it that comes of it."""
        message: dict[str, Any] = self.socket.receive_json()
        if "view" in message:
            self.view = message["view"]
        elif "step" in message:
            self.view = message["view"] = folded(self.view, message["step"])
        self.heard.append(message)
        return message

    def hear(self) -> dict[str, Any]:
        """Wait until something has changed."""
        while "view" not in (message := self.listen()):
            pass
        return message

    def say(self, **message: Any) -> dict[str, Any]:
        """A request and its answer; what changes in between is folded in."""
        self.number += 1
        self.socket.send_json({"n": self.number, **message})
        while (heard := self.listen()).get("n") != self.number:
            pass
        return heard

    def do(self, **command: Any) -> dict[str, Any]:
        return self.say(do=command, seq=self.view["seq"])


@contextmanager
def seated(client: TestClient, game: dict[str, Any], sides: str = "AB", lang: str = "en") -> Iterator[Player]:
    """Somebody who holds some seats."""
    keys = "".join(f"&key={game['keys'][side]}" for side in sides)
    with client.websocket_connect(f"/api/games/{game['id']}/play?lang={lang}{keys}") as session:
        yield Player(session)
