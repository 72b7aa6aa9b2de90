"""The chance to win: what is looked at, how it is weighed, and what is told of a whole battle."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hauberk.battle.core.field import Position
from hauberk.lab.bouts import Bout, begun, play_on, players
from hauberk.lab.kept import KeptGame, read, states
from hauberk.lab.selfplay import ground
from hauberk.lab.variations import staked
from hauberk.play.battle.game import Battle
from hauberk.players.value import model
from hauberk.players.value.chance import chance, chances, decided, line
from hauberk.players.value.course import Course, Moved, course, expected, shares, swings
from hauberk.players.value.features import COLUMNS, Eye, Seen, seen
from hauberk.players.value.stakes import WIDTH

KEPT = Path(__file__).parent / "value_games.jsonl.xz"
"""Games of which nothing was learned."""
BATTLES = ("the_first_arrows", "the_silver_of_the_priory", "ladders_at_devizes", "the_kings_ram")


@cache
def fought(name: str, commands: int = 60_000) -> Battle:
    """A battle of weak captains, so many commands of it."""
    bout = Bout("battle", name, "value", ("steady:1", "rash:1"))
    battle = begun(bout)
    play_on(battle, players(battle, bout), lambda _fight: None, limit=commands)
    return battle


def positions(name: str, every: int = 9) -> list[Position]:
    """Some positions of it."""
    battle = fought(name)
    return [battle.position.field.at(battle.state_at(number)) for number in range(0, len(battle.steps) - 1, every)]


@cache
def kept() -> tuple[tuple[KeptGame, tuple[Seen, ...]], ...]:
    """The games that are kept, and what is seen at the beginning of each phase."""
    found = []
    for game in read([KEPT]):
        scenario = ground(game.scenario, game.edition)
        if game.stake is not None:
            scenario = staked(scenario, game.stake)
        field = scenario.field.apart()
        found.append((game, tuple(seen(field.at(state)) for state in states(game, scenario))))
    return tuple(found)


@pytest.mark.parametrize("name", BATTLES)
def test_the_same_position_is_the_same_figures(name: str) -> None:
    """Whether whoever looks has seen the moments before or sees it for the first time: to the byte."""
    for position in positions(name):
        known, fresh = seen(position), Eye(position.field).seen(position)
        assert known.rows.tobytes() == fresh.rows.tobytes()
        assert known.wholes.tobytes() == fresh.wholes.tobytes()
        assert known.split == fresh.split
        assert known.rows.shape[1] == COLUMNS
        assert known.wholes.shape == (2, WIDTH)
        assert np.isfinite(known.rows).all()
        assert np.isfinite(known.wholes).all()


@pytest.mark.parametrize("name", BATTLES)
def test_whoever_changes_sides_has_the_other_chance(name: str) -> None:
    for position in positions(name):
        found = seen(position)
        rows, split = found.rows, found.split
        turned = Seen(np.concatenate((rows[split:], rows[:split])), len(rows) - split, found.wholes[::-1])
        one, other = model.chances(model.learned(), [found, turned])
        assert one + other == pytest.approx(1, abs=1e-5)
        assert 0 <= one <= 1


def test_the_weights_are_small() -> None:
    with model.weights().open("rb") as file:
        assert len(file.read()) <= 2_000_000
    assert all(np.isfinite(each).all() for each in model.learned())


def test_a_side_of_which_nobody_is_left() -> None:
    position = positions("the_first_arrows")[0]
    state = position.state
    for man in state.people(1):
        state = state.with_being(man._replace(health=3))
    assert chance(position.field.at(state)) > chance(position)


def test_many_at_once_are_judged_like_one_by_one() -> None:
    some = positions("ladders_at_devizes")
    assert chances(some) == pytest.approx([chance(each) for each in some], abs=1e-5)


def test_it_judges_games_it_has_never_seen() -> None:
    """Better than whoever knows only how often side A wins; and what it promises comes true."""
    odds, won = [], []
    for game, some in kept():
        odds += model.chances(model.learned(), some)
        won += [0.5 if game.winner is None else 1.0 - game.winner] * len(some)
    found, ends = np.clip(np.array(odds), 1e-6, 1 - 1e-6), np.array(won)
    loss = -np.mean(ends * np.log(found) + (1 - ends) * np.log(1 - found))
    base = ends.mean()
    blind = -(base * np.log(base) + (1 - base) * np.log(1 - base))
    assert len(kept()) >= 12
    assert loss < 0.9 * blind
    sure = abs(found - 0.5) > 0.25
    assert np.mean((found > 0.5)[sure] == (ends > 0.5)[sure]) > 0.7


# -- a whole battle ----------------------------------------------------------------------------------------------------


@cache
def told(name: str) -> Course:
    return course(fought(name))


@pytest.mark.parametrize("name", BATTLES[:2])
def test_a_battle_from_moment_to_moment(name: str) -> None:
    """The line begins with the chance of the first position and ends with how it was decided; each share is what has moved it."""
    battle, found = fought(name), told(name)
    assert [point.chance for point in found.line] == line(battle)
    assert len(found.line) == len(battle.steps)
    assert found.line[-1].chance == decided(battle.state)
    one, two = found.shares
    assert one.began + one.decided + one.thrown - two.decided - two.thrown == pytest.approx(one.ended)
    assert (one.began + two.began, one.ended + two.ended) == pytest.approx((1, 1))
    assert [swing.turn for swing in found.swings] == sorted(swing.turn for swing in found.swings)
    assert all(0 < number < len(battle.steps) for swing in found.swings for number in swing.numbers)


def test_what_is_to_be_expected_lies_among_what_can_come() -> None:
    """Luck has no bias: over every way the dice can fall, throws move nothing."""
    battle, chosen = fought("the_first_arrows"), random.Random(5)
    throws = [number for number, step in enumerate(battle.steps) if any(type(event).__name__ == "Fought" for event in step.events)]
    for number in chosen.sample(throws, 3):
        before = battle.position.field.at(battle.state_at(number - 1))
        found = [
            chance(before.field.at(battle.game.decide(before, battle.steps[number].command, _Face(face))[1])) for face in range(1, 11)
        ]
        assert expected(before, battle.steps[number].command, 10, "x") == pytest.approx(sum(found) / 10, abs=1e-5)


class _Face:
    """A die that always shows the same face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def throw(self, sides: int) -> int:
        return min(self.face, sides)


def test_shares_and_swings_of_a_battle_that_is_known() -> None:
    """A command of A that promised ten and, by the dice, gave thirty; a blunder of B."""
    moved = [Moved(1, 0, 1, 0, 0.5, 0.6, 0.8), Moved(2, 1, 1, 1, 0.8, 0.95, 0.9), Moved(3, 0, 2, 0, 0.9, 0.9, 0.91)]
    one, two = shares(moved, 0.5)
    assert one == pytest.approx((0.5, 0.1, 0.21, 0.91))
    assert two == pytest.approx((0.5, -0.15, 0.05, 0.09))
    found = swings(moved)
    assert [(swing.numbers, swing.turn) for swing in found] == [((1,), 1), ((2,), 1)]
    assert found[0].thrown == pytest.approx(0.2)
