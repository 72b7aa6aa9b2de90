"""Random battles to the end: no crash, no dead end, no endless game, over every ruleset and scenario."""

from __future__ import annotations

import pytest

from hauberk.play.game import Game
from hauberk.play.scenario import load_scenario
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer, play_out
from tests.contract.test_contract import PAIRS, scenario_of

IN_THE_OPEN, AT_WALLS = 15, 2
"""Battles for every ruleset × scenario, more than five hundred together; those at houses and castles take longer."""


def battles(name: str) -> int:
    """How many battles of a scenario are fought by the rules of one edition."""
    return AT_WALLS if load_scenario(name).field.board.built else IN_THE_OPEN


def test_hundreds_of_battles_are_fought() -> None:
    assert sum(battles(name) for _, name in PAIRS) >= 500


@pytest.mark.parametrize(("ruleset", "name"), PAIRS)
def test_random_battles_end(ruleset: str, name: str) -> None:
    """Somebody can always decide something until the battle is over."""
    scenario = scenario_of(ruleset, name)
    for number in range(battles(name)):
        seed = f"{ruleset} {number}"  # other dice and other choices in every edition
        game = Game(scenario, seed=seed)
        kind = BrawlingPlayer if number % 2 else RandomPlayer
        play_out(game, (kind(f"{seed} a"), kind(f"{seed} b")), limit=20_000)
        assert game.state.outcome is not None, f"{ruleset}/{name}, seed {seed!r}: no end"
