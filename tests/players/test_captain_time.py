"""A captain's thoughts: so many for a decision; when they are spent, or the clock cuts, he does little after that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.budget import SECONDS
from hauberk.players.captain import Captain, fighting, marching
from hauberk.players.captain.marching import HURRIED, WEIGHED, March
from hauberk.players.captain.posts import Posts
from tests.players.clocks import wind_up

LATE = 2 * SECONDS
"""A clock on which one look is longer than all the time he has."""


@dataclass
class Labour:
    """What he did for one decision, counted."""

    thought: int = 0
    """Men moved in thought, to try a way to move."""
    gathered: int = 0
    """Onsets of all men against all enemies."""
    reckoned: int = 0
    """Attacks reckoned out die by die."""
    closely: int = 0
    """Men whose places were looked at closely."""
    places: int = 0
    """Places weighed."""


@pytest.fixture
def labour(monkeypatch: pytest.MonkeyPatch) -> Labour:
    """Counts what captains do."""
    found = Labour()

    def count(where: Any, name: str, tell: Callable[..., None]) -> None:
        real = getattr(where, name)

        def counted(*words: Any, **more: Any) -> Any:
            tell(*words, **more)
            return real(*words, **more)

        monkeypatch.setattr(where, name, counted)

    def one_more(what: str) -> Callable[..., None]:
        return lambda *_, **__: setattr(found, what, getattr(found, what) + 1)

    def close_look(_: March, survey: object, posts: object, man: object, weighed: int) -> None:
        found.closely += weighed == WEIGHED

    in_thought = March.in_thought

    def thinking(march: March, *words: Any) -> Any:
        before = len(march._settled)
        try:
            return in_thought(march, *words)
        finally:
            found.thought += len(march._settled) - before

    monkeypatch.setattr(March, "in_thought", thinking)
    count(March, "_free_move", close_look)
    count(marching, "Gathering", one_more("gathered"))
    count(fighting, "branches", one_more("reckoned"))
    count(Posts, "score", one_more("places"))
    return found


class Decision(NamedTuple):
    """What he commanded, when, and what he did for it."""

    sequence: int
    men: int
    command: c.Command
    did: Labour


def decisions(battle: str, labour: Labour, number: int, thoughts: int | None = None) -> list[Decision]:
    """The first decisions of two captains of the most thoughtful kind; `thoughts`: so many they have, instead of what is usual."""
    game, found = Match(BATTLE, load_scenario(battle), "time"), list[Decision]()
    captains = [Captain("steady", 3, f"time {side}") for side in (0, 1)]
    for captain in captains:
        captain.budget.thoughts = captain.budget.thoughts if thoughts is None else thoughts
    while (side := game.side) is not None and len(found) < number:
        for what in vars(labour):
            setattr(labour, what, 0)
        state = game.state
        command = captains[side].choose(game)
        found.append(Decision(state.sequence, len(state.people(side)), command, replace(labour)))
        game.do(command)
    return found


@pytest.mark.parametrize("battle", ["the_first_arrows", "two_ladies_at_lincoln"])
@pytest.mark.parametrize("cut_by", ["thoughts", "clock"])
def test_when_his_thoughts_are_spent_he_does_only_what_is_quick(
    battle: str, cut_by: str, labour: Labour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is tried in thought, nobody brought together, nothing reckoned out, a few places of each man looked at: yet he decides."""
    wind_up(monkeypatch, LATE if cut_by == "clock" else 0.0)
    found = decisions(battle, labour, 150, 0 if cut_by == "thoughts" else None)
    assert {MOVEMENT, COMBAT} <= {each.sequence for each in found}
    for _, men, _, did in found:
        assert (did.thought, did.gathered, did.reckoned, did.closely) == (0, 0, 0, 0)
        assert did.places <= 2 * HURRIED * men
    assert len({each.command.man for each in found if isinstance(each.command, c.Move)}) > 5
    assert any(isinstance(each.command, c.Attack) for each in found)


@pytest.mark.parametrize("thoughts", [200, 800])
def test_he_stops_when_his_thoughts_are_spent(thoughts: int, labour: Labour) -> None:
    """Half of them go to ways to move; between two looks at what is left lies one man's places, or one attack followed to its end."""
    found = decisions("the_first_arrows", labour, 150, thoughts)
    for each in found:
        assert each.did.places <= 3 * thoughts + 2 * HURRIED * each.men
    assert max(each.did.places for each in found) > thoughts / 4
    free = decisions("the_first_arrows", labour, 150)
    assert max(each.did.places for each in free) > max(each.did.places for each in found)


def test_with_his_usual_thoughts_he_tries_ways_to_move(labour: Labour) -> None:
    """So it is the thoughts that stopped him."""
    found = decisions("the_first_arrows", labour, 150)
    assert max(each.did.thought for each in found) > 20
    assert max(each.did.reckoned for each in found) > 1
    assert max(each.did.places / each.men for each in found) > 2 * HURRIED
