"""A messenger who plays a siege over the socket up to a moment that a test wants to see on the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.page.conftest import Served
from tests.server.kit import folded

Ask = dict[str, Any]
Answer = dict[str, Any] | None


class Herald:
    """Both seats of a siege, or of a campaign, between two persons."""

    def __init__(self, served: Served, game: dict[str, Any], seats: str = "AB", kind: str = "sieges") -> None:
        keys = "&".join(f"key={game['keys'][side]}" for side in seats)
        self._address = served.address.replace("http://", "ws://") + f"/api/{kind}/games/{game['id']}/play?lang=en&{keys}"
        self._line = connect(self._address, max_size=None, proxy=None)
        self._socket: ClientConnection | None = None
        self._number = 0
        self.view: dict[str, Any] = {}

    def __enter__(self) -> Self:
        self._socket = self._line.__enter__()
        self.view = self._hear()["view"]
        return self

    def __exit__(self, *_: object) -> None:
        self._line.__exit__(None, None, None)

    def _hear(self) -> dict[str, Any]:
        assert self._socket is not None
        heard: dict[str, Any] = json.loads(self._socket.recv(timeout=60))
        return heard

    def do(self, command: dict[str, Any]) -> None:
        """A command, which must be lawful."""
        heard = self._say(do=command, seq=self.view["seq"])
        assert heard.get("ok"), heard

    def look(self) -> dict[str, Any]:
        """How things stand now, whoever has changed them."""
        self._say(ask="view")
        return self.view

    def way(self, goal: str) -> dict[str, Any]:
        """The way to a goal for the counter whose turn it is."""
        found: dict[str, Any] = self._say(ask="route", to=goal)["route"]
        return found

    def _say(self, **message: Any) -> dict[str, Any]:
        assert self._socket is not None
        self._number += 1
        self._socket.send(json.dumps({"n": self._number, **message}))
        while True:
            heard = self._hear()
            self.view = folded(self.view, heard["step"]) if "step" in heard else heard.get("view", self.view)
            if heard.get("n") == self._number:
                return heard

    @property
    def ask(self) -> Ask:
        """What is asked now."""
        found: Ask = self.view["ask"]
        return found

    @property
    def kind(self) -> str:
        """The kind of the question."""
        kind: str = self.ask["question"]["ask"]
        return kind

    def until(self, arrived: Callable[[Herald], bool], wants: Callable[[Herald], Answer], most: int = 400) -> Herald:
        """Answers as a test wants, and else patiently, until it has arrived."""
        for _ in range(most):
            assert self.view["ask"] is not None, "the siege is over"
            if arrived(self):
                return self
            self.do(wants(self) or patient(self.ask))
        raise AssertionError("never arrived")


def patient(ask: Ask) -> dict[str, Any]:
    """What somebody without a plan says."""
    question = ask["question"]
    kind = question["ask"]
    if kind in ("muster_asked", "arrange_asked"):
        usual: dict[str, Any] = ask["usual"]
        return usual
    if kind == "orders_asked":
        return {"do": "orders"}
    if kind in ("line_up_asked", "infiltrators_asked"):
        return {"do": "name_people", "men": question["men"][: question.get("number", len(question["men"]))]}
    if kind == "resolve_asked":
        return {"do": "answer", "choice": "quick"}
    choices = question["choices"]
    return {"do": "answer", "choice": "pass" if "pass" in choices else choices[0]}
