"""Captains in the fights of a siege: they know what an assault is about."""

from __future__ import annotations

import pytest

from hauberk.battle.being import SIDES
from hauberk.play.siege_game import SiegeGame
from hauberk.play.siege_legal import options
from hauberk.play.siege_scenario import load_siege
from hauberk.players.captain.aims import read_aims
from hauberk.siege.commands import Answer
from tests.siege.kit import PRIORY


def assault(name: str) -> SiegeGame:
    """A siege whose besiegers storm on the first day they can."""
    siege = SiegeGame(load_siege(name), "storm")
    while not siege.awaits_fight:
        words = [command.choice for command in options(siege.field, siege.state) if isinstance(command, Answer)]
        chosen = next((Answer(word) for word in ("map", "assault", "pass") if word in words), None)
        siege.do(chosen or options(siege.field, siege.state)[0])
    return siege


@pytest.mark.rule("ASSLT-06", "A-ACT-05")
def test_who_storms_wants_the_place_and_who_is_stormed_keeps_it() -> None:
    fight = assault(PRIORY).open_fight()
    kinds = [{goal.kind for goal in read_aims(fight.field, fight.state, side).goals} for side in range(len(SIDES))]
    assert "hold" in kinds[0]
    assert "guard" in kinds[1]
    assert read_aims(fight.field, fight.state, 0).kill > 0
    assert read_aims(fight.field, fight.state, 1).lose > 0
