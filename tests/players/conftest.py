"""Players in these tests have a clock that stands still: on a busy machine they do what they do on a quiet one."""

from __future__ import annotations

import pytest

from tests.players.clocks import wind_up


@pytest.fixture(autouse=True)
def _standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wind_up(monkeypatch, 0.0)
