"""Fog: two worlds that differ only in what is hidden give a seat the same bytes."""

from __future__ import annotations

import json
import random

import pytest

from hauberk.battle.being import SIDES
from hauberk.play.siege_game import SiegeGame
from hauberk.play.siege_record import header
from hauberk.play.siege_scenario import load_siege, siege_files
from hauberk.players.random_siege import RandomCommander
from hauberk.server.siege_table import SiegeTable
from hauberk.server.store import Kept
from tests.server.worlds import differences, siege_apart, told

LANGUAGES = ("en", "fr", "it")
SIEGE_POSITIONS = 60
"""Of each siege."""


@pytest.mark.rule("RULING-G-52", "RULING-A-ACT-11")
@pytest.mark.parametrize("name", tuple(siege_files()))
def test_what_is_hidden_in_a_siege_changes_no_byte(name: str) -> None:
    """Stores, sites, jobs, orders and musters of the other side: whatever they are, a seat is told the same."""
    chance, compared, tries = random.Random(name), 0, 0
    while compared < SIEGE_POSITIONS:
        game = SiegeGame(load_siege(name), f"{name} {tries}")
        tries += 1
        seats = {letter: {"who": "person"} for letter in SIDES}
        table = SiegeTable(Kept("siege", header(game), seats, {}, game.seed), game)
        commanders = [RandomCommander(f"{tries} {side}") for side in SIDES]
        while game.side is not None and compared < SIEGE_POSITIONS:
            game.do(commanders[game.side].choose(game))
            if game.state.outcome is not None or chance.random() < 0.3:
                continue
            for side, letter in enumerate(SIDES):
                other = siege_apart(game.state, side, chance, game.field.rules.switches.open_provisions)
                language = LANGUAGES[compared % 3]
                one, two = (told(table, state, language, (letter,)) for state in (game.state, other))
                assert one == two, (game.state.day, game.state.pending[-1:], list(differences(json.loads(one), json.loads(two))))
                compared += 1
