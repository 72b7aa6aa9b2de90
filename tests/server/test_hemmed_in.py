"""Somebody for whom there is no step to make is told so."""

from __future__ import annotations

from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech


def test_who_is_hemmed_in_on_all_sides_is_told_that_there_is_no_step_for_him() -> None:
    """Enemies stand on all hexes around him."""
    scenario = load_scenario("the_beacon")
    game = Match(BATTLE, scenario, "1")
    while game.state.sequence != 3:
        game.do(game.legal.nth(len(game.legal) - 1))
    board, state = game.field.board, game.state
    man = next(each for each in state.people(state.active) if each.tail < 0 and each.on_map and min(board.neighbours[each.cell]) >= 0)
    foes = [each for each in state.people(1 - state.active) if each.tail < 0 and each.on_map]
    for foe, cell in zip(foes, board.neighbours[man.cell], strict=False):
        state = state.with_being(foe._replace(cell=cell))
    found = Answers(Speech(scenario, "en"), Legal(game.field.at(state)), game.steps).of(man.id)["cannot"]
    assert {each["act"]: each["refused"]["reason"] for each in found}["move"] == "hemmed_in"
