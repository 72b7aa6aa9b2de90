"""What a player reads must tell his choices apart."""

from __future__ import annotations

import pytest

from hauberk.battle.core.questions import ChargeWatched, MoveWatched
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from hauberk.server.battle.speech import Speech
from hauberk.tell.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_shots_at_a_rider_are_told_apart(language: str) -> None:
    """Head and tail pass the same hex one after the other: no two answers to a watched ride read the same from one hex of the shooter."""
    scenario = load_scenario("the_ford")
    speech, seen = Speech(scenario, language), 0
    for seed in range(6):
        game, players = Match(BATTLE, scenario, str(seed)), (BrawlingPlayer(seed), BrawlingPlayer(seed + 9))
        for _ in range(150):
            if game.side is None:
                break
            asked = game.state.pending[-1] if game.state.pending else None
            if isinstance(asked, MoveWatched | ChargeWatched):
                commands = list(game.legal)
                told = {(speech.command(command, game.state), getattr(command, "origin", -1)) for command in commands}
                assert len(told) == len(commands), [speech.command(command, game.state) for command in commands]
                seen += any(game.state.beings[command.target].mounted for command in commands if hasattr(command, "target"))
            game.do(players[game.side].choose(game.legal))
    assert seen
