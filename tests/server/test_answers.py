"""What the page asks while the mouse moves must come back at once, with 80 men on two sheets."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from hauberk.battle.commands import Attack, Charge, Move, Shoot, ShootBack
from hauberk.bench import muster
from hauberk.play.game import Game
from hauberk.players.eager_player import EagerPlayer
from hauberk.server.answers import Answers
from hauberk.server.speech import Speech

QUICK = 0.030
"""Seconds of work that nobody notices between the mouse and the answer."""


def test_answers_to_the_mouse_are_quick() -> None:
    scenario = muster(40)
    game, speech = Game(scenario, "a"), Speech(scenario, "en")
    players = (EagerPlayer("1"), EagerPlayer("2"))
    took: dict[str, list[float]] = {}

    def timed(name: str, run: Callable[[], Any]) -> Any:
        began = time.process_time()
        found = run()
        took.setdefault(name, []).append(time.process_time() - began)
        return found

    for number in range(420):
        side = game.side
        assert side is not None
        if number % 6 == 0:
            answers = Answers(speech, game.legal, game.steps)
            timed("bar", answers.ask)
            men = [man for man in game.state.people(game.state.active) if man.able]
            man = men[number % len(men)]
            of = timed("of", lambda answers=answers, man=man: answers.of(man.id))
            if of["moves"]:
                path = tuple(scenario.field.board.cell[name] for name in list(of["moves"].values())[-1]["path"])
                timed("path", lambda answers=answers, man=man, path=path: answers.path(man.id, path))
                timed("forecast", lambda answers=answers, man=man, path=path: answers.forecast(Move(man.id, path)))
            for group in game.legal.groups[:2]:
                command = group.nth(0)
                if isinstance(command, Shoot | ShootBack | Attack | Charge):
                    timed("forecast", lambda answers=answers, command=command: answers.forecast(command))
        game.do(players[side].choose(game.legal))
    assert set(took) == {"bar", "of", "path", "forecast"}
    assert len(took["forecast"]) > 20
    slow = {name: round(median(values), 4) for name, values in took.items() if median(values) > QUICK}
    assert not slow


def test_every_man_can_be_asked_about_at_any_time() -> None:
    """Mounted, on foot, stunned, dead, beasts: nobody's card fails, in three languages."""
    scenario = muster(12)
    game = Game(scenario, "b")
    speeches = [Speech(scenario, language) for language in ("en", "fr", "it")]
    players = (EagerPlayer("1"), EagerPlayer("2"))
    seen: set[str] = set()
    for number in range(400):
        side = game.side
        if side is None:
            break
        if number % 25 == 0:
            answers = Answers(speeches[number // 25 % 3], game.legal, game.steps)
            for who, being in game.state.beings.items():
                card = answers.of(who)
                seen |= {each["act"] for each in card["can"]} | {f"not {each['act']}" for each in card["cannot"]}
                assert not {each["act"] for each in card["can"]} & {each["act"] for each in card["cannot"]}
                assert all(each["refused"]["text"] for each in card["cannot"])
                if being.on_map:
                    answers.fire(who), answers.lanes(who), answers.reach(who)
        game.do(players[side].choose(game.legal))
    assert {"move", "shoot", "attack", "not move", "not shoot", "not charge", "not attack"} <= seen
