"""Thoughts, not seconds: the same seed gives the same game on every machine; the clock only cuts, and that is counted."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count

import pytest

from hauberk.lab.bouts import Bout, Watched, begun, play_on, players
from hauberk.players import budget
from hauberk.players.budget import PHASE_SECONDS, SECONDS, Budget
from tests.players.clocks import CountedClock, wind_up

BOUTS = (
    Bout("battle", "the_first_arrows", "same", ("steady:3", "rash:2")),
    Bout("battle", "ladders_at_devizes", "same", ("steady:3", "cautious:1")),
    Bout("battle", "the_barn", "same", ("steady:5", "rash:4")),
    Bout("siege", "snow_at_oxford", "same"),
    Bout("campaign", "engines_for_trowbridge", "same"),
)
MOST = 160
"""So many commands of each are compared: it is a matter of seconds."""
PLAY = """
import sys
from tests.players.test_budget import BOUTS, commands
print(commands(BOUTS[int(sys.argv[1])], watched=True))
"""


def commands(bout: Bout, watched: bool = False) -> list[str]:
    """What two players command in a game, written down; `watched`: as the laboratory plays it, else with the clock of this test."""
    match = begun(bout)
    seats = players(match, bout)
    play_on(match, [Watched(each) for each in seats] if watched else seats, lambda _fight: None, limit=MOST)
    wire = match.game.wire(match.scenario)
    return [str(wire.command(step.command)) for step in match.steps[1:]]


@pytest.mark.parametrize("bout", BOUTS, ids=lambda bout: bout.scenario)
def test_a_slow_machine_plays_the_same_game(bout: Bout, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once on a machine that takes no time at all, once on one whose clock runs on at every look."""
    quick = commands(bout)
    clock = wind_up(monkeypatch, SECONDS / 20_000)
    assert commands(bout) == quick
    assert clock.looks > 10
    assert len(quick) > 10


@pytest.mark.parametrize("number", range(len(BOUTS)), ids=lambda number: BOUTS[number].scenario)
def test_another_process_beside_busy_ones_plays_the_same_game(number: int) -> None:
    """Strings are hashed otherwise there, the clock is a real one, and the machine is busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        other = subprocess.run(
            [sys.executable, "-c", PLAY, str(number)], capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "7"}
        ).stdout
    finally:
        for each in busy:
            each.kill()
            each.wait()
    assert other.strip() == str(commands(BOUTS[number]))


def test_thoughts_are_spent_and_come_back_with_the_next_decision() -> None:
    found = Budget(10)
    found.begin()
    assert list(found.among(range(30), 1)) == list(range(10))
    assert found.over()
    assert list(found.among(range(5), 2)) == [0, 1]
    found.begin()
    assert not found.over()
    found.spend(6)
    assert found.over(0.5)
    assert not found.over()


def test_a_decision_that_takes_too_long_is_cut_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "clock", CountedClock(SECONDS / 2.5))
    found = Budget()
    found.begin()
    assert sum(1 for _ in found.among(count(), 1)) == 3
    found.end()
    assert found.cuts == 1
    found.begin()
    found.end()
    assert found.cuts == 1


def test_a_phase_that_takes_too_long_is_cut_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "clock", CountedClock(PHASE_SECONDS / 15))
    found = Budget()
    for _ in range(12):
        found.begin("a phase")
        found.end()
    assert found.cuts > 0
    before = found.cuts
    found.begin("the next")
    found.end()
    assert found.cuts == before


def test_who_never_asks_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was cut, but the decision was late all the same."""
    monkeypatch.setattr(budget, "clock", CountedClock(2 * SECONDS))
    found = Budget()
    found.begin()
    found.end()
    assert found.cuts == 1


def test_outside_a_decision_no_time_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "clock", CountedClock(2 * SECONDS))
    assert not Budget().over()
