"""The plan of a besieged place, for the page to paint: the same board that battles have."""

from __future__ import annotations

from functools import lru_cache

from hauberk.battle.field import Field
from hauberk.board.board import Board, Piece
from hauberk.play.board_view import board_json
from hauberk.play.scenario import sheet
from hauberk.play.siege_scenario import SiegeScenario
from hauberk.server.speech import Json


def board_of(scenario: SiegeScenario, language: str) -> Json:
    """The board of the place alone."""
    return _board(scenario.place.sheet, scenario.ruleset.id, language)


@lru_cache(maxsize=32)
def _board(name: str, edition: str, language: str) -> Json:
    from hauberk.rulesets.editions import RULESETS

    rules = RULESETS[edition].rules()
    return board_json(Field(Board([Piece(sheet(name))], rules.terrain), rules), language)
