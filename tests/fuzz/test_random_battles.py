"""Random battles to the end: no crash, no dead end, no endless game, over every ruleset and scenario."""

from __future__ import annotations

import pytest

from hauberk.play.game import Game
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer, play_out
from tests.contract.test_contract import PAIRS, scenario_of

BATTLES_EACH = 32
"""Two rulesets × eight scenarios × 32 = 512 battles."""


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("ruleset", "name"), PAIRS)
def test_random_battles_end(ruleset: str, name: str, part: int) -> None:
    """Somebody can always decide something until the battle is over."""
    assert len(PAIRS) * BATTLES_EACH >= 500
    scenario = scenario_of(ruleset, name)
    for number in range(part, BATTLES_EACH, 4):
        game = Game(scenario, seed=f"{number}")
        kind = BrawlingPlayer if number % 2 else RandomPlayer
        play_out(game, (kind(number), kind(number + 1000)), limit=20_000)
        assert game.state.outcome is not None, f"{ruleset}/{name}, seed {number}: no end"
