"""Random battles to the end: no crash, no dead end, no endless game, over every ruleset and scenario."""

from __future__ import annotations

import pytest

from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer, play_out
from tests.contract.pairs import IN_THE_OPEN, PAIRS, scenario_of

SMALL = {"the_lesson": 60, "the_first_arrows": 24, "the_earl_in_the_wood": 24}
"""Many battles of a few men: forty of the smallest take no longer than one at a castle."""
OPEN, AT_WALLS = 7, 1
"""The others: few, for each has hundreds of commands. Five hundred in all, and one of every ruleset × scenario.

Together they have more than 100,000 commands: a fault that shows in one of ten thousand has a chance of exp(-10) to stay hidden.
"""


def battles(name: str) -> int:
    """How many battles of a scenario are fought by the rules of one edition."""
    return SMALL.get(name) or (OPEN if name in IN_THE_OPEN else AT_WALLS)


def test_hundreds_of_battles_are_fought() -> None:
    assert sum(battles(name) for _, name in PAIRS) >= 500
    assert all(battles(name) for _, name in PAIRS)


@pytest.mark.parametrize(("ruleset", "name"), PAIRS)
def test_random_battles_end(ruleset: str, name: str) -> None:
    """Somebody can always decide something until the battle is over."""
    scenario = scenario_of(ruleset, name)
    first = PAIRS.index((ruleset, name))  # so that where there is but one, half are fought by brawlers
    for number in range(battles(name)):
        seed = f"{ruleset} {number}"  # other dice and other choices in every edition
        game = Match(BATTLE, scenario, seed=seed)
        kind = BrawlingPlayer if (first + number) % 2 else RandomPlayer
        play_out(game, (kind(f"{seed} a"), kind(f"{seed} b")), limit=20_000)
        assert game.state.outcome is not None, f"{ruleset}/{name}, seed {seed!r}: no end"
