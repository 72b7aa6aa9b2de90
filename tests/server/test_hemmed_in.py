"""Why somebody can do nothing of a sort: he is told what the match would say, and, if there is no step for him to make, that."""

from __future__ import annotations

from hauberk.battle.core.commands import Attack, Shoot
from hauberk.battle.shooting.shots import arms
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.queries import nearest_foes
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


def test_why_not_is_what_the_match_says() -> None:
    """Of shots and blows: the refusal of the command itself, against the nearest enemy, in every sequence of a turn."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), "1066")
    compared = 0
    while game.state.turn == 1 and compared < 200:
        for man in game.state.people(game.state.active):
            cannot = Answers(Speech(game.scenario, "en"), game.legal, game.steps).of(man.id)["cannot"]
            foe = nearest_foes(game.position, man)[0]
            says = {"attack": [Attack((man.id,), foe.id)]}
            says["shoot"] = [Shoot(man.id, foe.id, foe.cell, man.cell, weapon.id) for weapon in arms(game.position, man)]
            for each in cannot:
                if attempts := says.get(each["act"]):
                    refusal = game.why_not(attempts[-1])
                    assert refusal is not None
                    assert (each["refused"]["reason"], each["refused"]["rule"]) == (refusal.reason, refusal.rule)
                    compared += 1
        game.do(game.legal.nth(len(game.legal) - 1))
    assert compared > 20
