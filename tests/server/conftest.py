"""A server for each test."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from hauberk.server import app
from hauberk.server.guests import Guest
from tests.server.kit import server
from tests.server.typed import check, check_reply


@pytest.fixture(autouse=True)
def _no_reading_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in tests read what they are asked for: to read all battles for every one of them would take most of the time."""
    monkeypatch.setattr(app, "read_ahead", lambda ended: None)


@pytest.fixture(autouse=True)
def _all_that_is_sent_has_its_type(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a guest is sent in any of these tests, and every reply over HTTP, is held against the types of the protocol."""
    send, request, wrong = Guest.send, TestClient.request, list[str]()

    def replied(client: TestClient, method: str, url: str, **more: Any) -> Any:
        reply = request(client, method, url, **more)
        if reply.headers.get("content-type") == "application/json":
            try:
                check_reply(method, reply.url.path, reply.url.params.get("slim") == "1", reply.status_code, reply.json())
            except (msgspec.ValidationError, KeyError) as error:
                wrong.append(f"{method} {url}: {error!r}")
        return reply

    def checked(guest: Guest, message: bytes) -> None:
        try:
            if guest.table is not None:  # some tests look at the sending alone
                check(guest.table.game.game.kind, json.loads(message))
        except (msgspec.ValidationError, KeyError, ValueError) as error:
            wrong.append(f"{error!r}: {message[:200]!r}")
        send(guest, message)

    monkeypatch.setattr(Guest, "send", checked)
    monkeypatch.setattr(TestClient, "request", replied)
    yield
    assert not wrong, wrong[:3]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with an empty file of games."""
    with server(tmp_path / "games.db") as found:
        yield found
