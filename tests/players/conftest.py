"""Captains in these tests have a clock that ticks when it is looked at: on a busy machine they do what they do on a quiet one."""

from __future__ import annotations

import pytest

from tests.players.clocks import wind_up

TICK = 0.02
"""Seconds that a look at the clock takes: as much thought as a captain has at the table, or a little less."""


@pytest.fixture(autouse=True)
def _counted_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wind_up(monkeypatch, TICK)
