"""Clocks for players in tests: no machine, however busy, changes what they do by one of these."""

from __future__ import annotations

import pytest

from hauberk.players import budget


class CountedClock:
    """A clock that stands still until somebody looks at it: each look takes a tick."""

    def __init__(self, tick: float) -> None:
        self.tick, self.looks = tick, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.tick


def wind_up(monkeypatch: pytest.MonkeyPatch, tick: float) -> CountedClock:
    """Give all players a clock that is counted."""
    clock = CountedClock(tick)
    monkeypatch.setattr(budget, "clock", clock)
    return clock
