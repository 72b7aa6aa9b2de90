"""Players with one habit, and the greedy one: always lawful, to the end, and each does what his name says."""

from __future__ import annotations

import pytest

from hauberk.lab.bouts import Bout, begun, play, play_on, players
from hauberk.play.battle.game import Battle
from hauberk.siege import commands as sc
from hauberk.siege.kinds import ASSAULT

HABITS = ("run", "clump", "pile", "stand_off", "hide")


def after(name: str, battle: str = "the_ford", steps: int = 60) -> Battle:
    """A battle in which side A is played so, against one who does anything."""
    bout = Bout("battle", battle, "habit", (name, "random"))
    match = begun(bout)
    play_on(match, players(match, bout), lambda _fight: None, limit=steps)
    return match


def nearest(match: Battle) -> float:
    """How far the men of side A are from their nearest enemy, on the average."""
    foes = [foe.cell for foe in match.state.people(1) if foe.able and foe.cell >= 0]
    men = [man.cell for man in match.state.people(0) if man.able and man.cell >= 0]
    return sum(min(match.field.board.distance(man, foe) for foe in foes) for man in men) / len(men)


@pytest.mark.parametrize("name", [f"habit:{habit}" for habit in HABITS])
@pytest.mark.parametrize("battle", ["the_ford", "ladders_at_devizes"])
def test_whatever_his_habit_he_plays_by_the_rules(name: str, battle: str) -> None:
    assert len(after(name, battle, 80).steps) > 20


def test_who_hides_is_farther_from_the_enemy_than_who_clumps() -> None:
    assert nearest(after("habit:hide", "the_first_arrows")) > nearest(after("habit:clump", "the_first_arrows")) + 2


def test_who_runs_gets_his_men_off_the_map() -> None:
    found = play(Bout("battle", "the_ford", "habit", ("habit:run", "random")))
    assert (found.winners, found.fault) == (("A",), "")


def test_the_greedy_one_strikes_where_a_blow_promises_something() -> None:
    found = play(Bout("battle", "the_hut", "greedy", ("greedy", "random")))
    assert found.fault == ""
    assert found.reason


def test_who_storms_daily_storms_whenever_he_may() -> None:
    bout = Bout("siege", "rain_at_malmesbury", "habit", ("storm_daily", "steady"))
    match = begun(bout)
    play_on(match, players(match, bout), lambda _fight: None, limit=60)
    answers = [step.command.choice for step in match.steps if step.side == 0 and isinstance(step.command, sc.Answer)]
    assert ASSAULT in answers
