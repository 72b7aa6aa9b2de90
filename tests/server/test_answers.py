"""What the page asks while the mouse moves: every question has its answer, and none is worked out twice. How quick: tools/mouse.py."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Command, Move
from hauberk.bench import muster
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.players.eager_player import EagerPlayer
from hauberk.server.battle import position_queries as module
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech


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
                assert all(each["refused"]["text"] for each in card["cannot"])
                if being.on_map:
                    answers.fire(who), answers.lanes(who), answers.reach(who)
        game.do(players[side].choose(game.legal))
    assert {"move", "shoot", "attack", "not move", "not shoot", "not charge", "not attack"} <= seen
