"""Which battles can be fought by which editions; and two editions side by side."""

from __future__ import annotations

from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.match import Match
from hauberk.players.random_player import RandomPlayer
from hauberk.rulesets.editions import RULESETS
from tests.contract.pairs import IN_THE_OPEN, PAIRS, scenario_of


def test_no_pair_is_left_out() -> None:
    """What is written down is what the scenarios say: by which editions each can be fought, and where there is a wall."""
    found = {name: load_scenario(name) for name in scenario_files()}
    assert set(PAIRS) == {(ruleset.id, name) for name, scenario in found.items() for ruleset in scenario.editions()}
    assert {name for name, scenario in found.items() if not scenario.field.board.built} == IN_THE_OPEN


def test_same_seed_same_game_and_two_games_do_not_touch() -> None:
    """Two editions run side by side, step by step, and each plays as it does alone."""
    alone = []
    for ruleset in RULESETS:
        game = Match(BATTLE, scenario_of(ruleset, "the_ford"), seed="twins")
        players = (RandomPlayer("a"), RandomPlayer("b"))
        for _ in range(80):
            assert game.side is not None
            game.do(players[game.side].choose(game.legal))
        alone.append(game.state)
    together = [Match(BATTLE, scenario_of(ruleset, "the_ford"), seed="twins") for ruleset in RULESETS]
    pairs = [(RandomPlayer("a"), RandomPlayer("b")) for _ in RULESETS]
    for _ in range(80):
        for game, players in zip(together, pairs, strict=True):
            assert game.side is not None
            game.do(players[game.side].choose(game.legal))
    assert [game.state for game in together] == alone
