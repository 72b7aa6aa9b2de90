"""The environment for PettingZoo, on all three scales, by PettingZoo's own test; and what it shows."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from hauberk.play.codes import command_of

np = pytest.importorskip("numpy")
testing = pytest.importorskip("pettingzoo.test")
zoo = pytest.importorskip("hauberk.lab.zoo")

SCENARIOS = ("the_hut", "the_farm_on_the_gargano_road", "engines_for_trowbridge")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_passes_the_test_of_pettingzoo(scenario: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every environment whose observations have parts
        testing.api_test(zoo.env(scenario, seed=3), num_cycles=25)


def run(scenario: str, steps: int) -> tuple[list[Any], Any]:
    """Play the first or the last lawful action in turn; what was seen."""
    env, found = zoo.env(scenario, seed=7), []
    env.reset(seed=7)
    for number, agent in zip(range(steps), env.agent_iter(), strict=False):
        seen, _, over, cut, _ = env.last()
        found.append((agent, seen["observation"]["entities"].sum(), int(seen["action_mask"].sum())))
        numbers = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(numbers[number * 7 % len(numbers)]))
    return found, env


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_is_the_same_game(scenario: str) -> None:
    one, env = run(scenario, 30)
    assert one == run(scenario, 30)[0]
    assert env.unwrapped.render_mode is None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_its_actions_are_the_lawful_commands_by_their_parts(scenario: str) -> None:
    env = zoo.env(scenario, seed=1)
    env.reset(seed=1)
    match, codes = env.unwrapped.match, env.unwrapped.codes()
    assert [command_of(match, code) for code in codes] == list(match.legal)
    assert env.last()[0]["action_mask"].sum() == len(codes)


def test_at_the_end_the_winner_has_one_point_and_the_loser_none() -> None:
    _, env = run("the_lesson", 2_000)
    inner = env.unwrapped
    assert inner.match.state.outcome is not None
    assert inner.agents == []


def test_a_row_for_everybody_who_is_seen() -> None:
    env = zoo.env("the_first_arrows", seed=1)
    env.reset(seed=1)
    seen = env.last()[0]["observation"]
    people = len(env.unwrapped.match.state.beings)
    assert seen["mask"].sum() >= people
    assert seen["entities"].shape == (256, 24)
    assert not seen["entities"][int(seen["mask"].sum()) :].any()
