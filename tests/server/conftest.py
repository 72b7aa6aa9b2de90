"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.kit import server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with an empty file of games."""
    with server(tmp_path / "games.db") as found:
        yield found
