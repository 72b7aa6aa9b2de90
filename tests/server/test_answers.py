"""What the page asks while the mouse moves: every question has its answer, and none is worked out twice. How quick: tools/mouse.py."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Command, Displaced, Move, Retreat, Shoot
from hauberk.battle.core.questions import ChargeWatched, MoveWatched
from hauberk.battle.shooting.shots import arms
from hauberk.bench import muster
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.queries import nearest_foes
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer
from hauberk.server.battle import position_queries as module
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech
from hauberk.tell.messages import LANGUAGES


def test_nothing_is_worked_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 80 men on two sheets: who comes back to a man, a path or a blow that he has asked about gets the answer that is there."""
    scenario = muster(40)
    game, speech = Match(BATTLE, scenario, "a"), Speech(scenario, "en")
    players, asked = (EagerPlayer("1"), EagerPlayer("2")), set[str]()
    work, forecast = list[Command](), module.forecast

    def counted(*words: Any) -> Any:
        work.append(words[-1])
        return forecast(*words)

    monkeypatch.setattr(module, "forecast", counted)
    for number in range(160):
        assert game.side is not None
        if number % 20 == 0:
            answers = Answers(speech, game.legal, game.steps)
            men = [man for man in game.state.people(game.state.active) if man.able]
            man = men[number % len(men)]
            first, asked = questions(answers, man.id), asked | set(questions(answers, man.id))
            done = len(work)
            again = questions(answers, man.id)
            assert all(again[name] is answer for name, answer in first.items())
            assert len(work) == done
        game.do(players[game.side].choose(game.legal))
    assert asked == {"bar", "of", "path", "forecast"}
    assert work


def questions(answers: Answers, who: str) -> dict[str, Any]:
    """What the page asks with the mouse on one man and then on a place where he may go."""
    found: dict[str, Any] = {"bar": answers.ask(), "of": answers.of(who)}
    if found["of"]["moves"]:
        path = tuple(answers.field.board.cell[name] for name in list(found["of"]["moves"].values())[-1]["path"])
        found |= {"path": answers.path(who, path), "forecast": answers.forecast(Move(who, path))}
    return found


def test_every_man_can_be_asked_about_at_any_time() -> None:
    """Mounted, on foot, stunned, dead, beasts: nobody's card fails, in three languages, in any sequence of any phase."""
    scenario = muster(12)
    game = Match(BATTLE, scenario, "b")
    speeches = [Speech(scenario, language) for language in ("en", "fr", "it")]
    players = (EagerPlayer("1"), EagerPlayer("2"))
    seen: set[str] = set()
    moments: set[tuple[int, int, bool]] = set()
    for _ in range(400):
        side = game.side
        if side is None:
            break
        moment = (game.state.phase, game.state.sequence, bool(game.state.pending))
        if moment not in moments:
            moments.add(moment)
            answers = Answers(speeches[len(moments) % 3], game.legal, game.steps)
            for who, being in game.state.beings.items():
                card = answers.of(who)
                seen |= {each["act"] for each in card["can"]} | {f"not {each['act']}" for each in card["cannot"]}
                assert not {each["act"] for each in card["can"]} & {each["act"] for each in card["cannot"]}
                assert all(each["refused"].text for each in card["cannot"])
                if being.on_map:
                    answers.fire(who), answers.lanes(who), answers.reach(who)
        game.do(players[side].choose(game.legal))
    assert {"move", "shoot", "attack", "not move", "not shoot", "not charge", "not attack"} <= seen


# -- shots at a rider --------------------------------------------------------------------------------------------------


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


# -- who is hemmed in --------------------------------------------------------------------------------------------------


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
    assert {each["act"]: each["refused"].reason for each in found}["move"] == "hemmed_in"


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
                    assert (each["refused"].reason, each["refused"].rule) == (refusal.reason, refusal.rule)
                    compared += 1
        game.do(game.legal.nth(len(game.legal) - 1))
    assert compared > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("RETREAT-05")
def test_answers_say_where_friends_make_room(lang: str) -> None:
    """Two ways back that differ only in where a friend steps aside are two sentences."""
    scenario = load_scenario("the_lesson")
    speech, state = Speech(scenario, lang), Match(BATTLE, scenario, "a").state
    cell = speech.field.board.cell
    ways = [Retreat("olivier", cell["J9"], displaced=(Displaced("enguerrand", cell[name]),)) for name in ("J8", "K9")]
    one, other = (speech.command(way, state) for way in ways)
    assert "J8" in one
    assert "K9" in other
