"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hauberk.server import app
from tests.server.kit import server


@pytest.fixture(autouse=True)
def _no_reading_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in tests read what they are asked for: to read all battles for every one of them would take most of the time."""
    monkeypatch.setattr(app, "read_ahead", lambda ended: None)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with an empty file of games."""
    with server(tmp_path / "games.db") as found:
        yield found
