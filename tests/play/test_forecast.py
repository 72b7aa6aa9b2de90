"""The forecast is the resolver itself, run for every face."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import islice

import pytest

from hauberk.battle.core.commands import Attack, Move, Shoot, ShootBack
from hauberk.common.dice import Dice
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.forecast import branches, every_way, forecast
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from tests.kit import drawn, man, rider


def test_chances_add_up_to_one_and_match_the_table() -> None:
    """Tancrède (22) against Okeanos (7, armoured): differential 15, column 9–15."""
    game = drawn(
        """
        . . . .
        . A . .
        . B . .
        . . . .
        """,
        A=man("tancrede", "A"), B=man("okeanos", "B"), sequence="combat",
    )  # fmt: skip
    found = forecast(BATTLE, game.position, Attack(("tancrede",), "okeanos"))
    assert sum(outcome.chance for outcome in found.outcomes) == 1
    # die 1–3 (+1) wounded, 4–5 stunned, 6–7 retreats, 8–10 attackers retreat
    assert found.chance_of("okeanos", "wounded") == Fraction(3, 10)
    assert found.chance_of("okeanos", "stunned") == Fraction(2, 10)


def test_a_shot_is_forecast_over_both_dice() -> None:
    game = drawn(
        """
        . . . . . .
        . A . . . B
        . . . . . .
        """,
        A=man("hamza", "A"), B=rider("drogon", "B", 0), sequence="fire",
    )  # fmt: skip
    shots = [command for command in game.legal if isinstance(command, Shoot)]
    assert shots
    for shot in shots:
        found = list(branches(BATTLE, game.position, shot))
        assert sum(branch.chance for branch in found) == 1
        assert all(len(branch.faces) in (1, 2) for branch in found)


@pytest.mark.parametrize("seed", range(3))
def test_forecast_equals_the_enumerated_resolver(seed: int) -> None:
    """In a running battle, dealing every face by hand gives the forecast's chances."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed=str(seed))
    player, chance = BrawlingPlayer(seed), random.Random(seed)
    checked = 0
    while game.side is not None and checked < 12:
        command = player.choose(game.legal)
        if isinstance(command, Attack | Shoot) and chance.random() < 0.5:
            checked += 1
            found = forecast(BATTLE, game.position, command)
            by_hand: dict[str, Fraction] = {}
            for branch in branches(BATTLE, game.position, command):
                letters = "".join(event.result or "-" for event in branch.events if hasattr(event, "result") and hasattr(event, "target"))
                by_hand[letters] = by_hand.get(letters, Fraction(0)) + branch.chance
            assert by_hand == {letter: found.chance(lambda o, letter=letter: o.letter == letter) for letter in by_hand}
            assert sum(by_hand.values()) == 1
        game.do(command)
    assert checked


@pytest.mark.rule("RETREAT-01")
def test_a_forecast_says_who_would_go_back() -> None:
    """A blow can drive back the defender or the attacker: the outcomes tell which."""
    game = drawn(
        """
        . . . .
        . A . .
        . B . .
        . . . .
        . . . .
        """,
        sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B"),
    )  # fmt: skip
    found = forecast(BATTLE, game.position, Attack(("tancrede",), "okeanos"))
    gone = {outcome.men for outcome in found.outcomes if outcome.asked == "retreat_owed"}
    assert gone == {("tancrede",), ("okeanos",)}
    assert all(not outcome.men for outcome in found.outcomes if not outcome.asked)


def test_what_is_thrown_again_until_two_differ_has_ways_that_end() -> None:
    """Two who throw for the order of play: some of the ways are walked, and the walk does not go on with equal throws for ever."""

    def run(dice: Dice) -> tuple[tuple[int, ...], bool]:
        one = other = 0
        while one == other:
            one, other = dice.throw(10), dice.throw(10)
        return (), one > other

    ways = list(islice(every_way(run), 200))
    assert len(ways) == len({way.faces for way in ways}) == 200


def test_a_shot_that_only_slows_a_walker_is_told_from_one_that_does_nothing() -> None:
    """Two outcomes in which nobody is hurt are not the same: one costs him some of his way. [DFIRE-06]"""
    game = drawn(
        """
        . . . . . .
        . A . . . B
        . . . . . .
        """,
        A=man("drogon", "A"), B=man("hamza", "B"), sequence="movement",
    )  # fmt: skip
    game.do(next(command for command in game.legal if isinstance(command, Move) and len(command.path) > 1))
    shot = next(command for command in game.legal if isinstance(command, ShootBack))
    found = forecast(BATTLE, game.position, shot)
    assert 0 < found.chance_of("drogon", "slowed") < 1
    unasked = [outcome.changes for outcome in found.outcomes if not outcome.asked]
    unhurt = {changes for changes in unasked if all(change == "slowed" for _, change in changes)}
    assert sorted(unhurt) == [(), (("drogon", "slowed"),)]
