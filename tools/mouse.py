"""Mouse: how long the server thinks about what the page asks while the mouse moves, with 80 men on two sheets.

    python tools/mouse.py

Prints for the bar, a man's card, the price of a path and a forecast the median and the slowest in milliseconds of the processor, beside
the yardstick of `hauberk bench`. Nobody notices 30 ms between the mouse and the answer.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from hauberk.battle.core.commands import Attack, Charge, Move, Shoot, ShootBack
from hauberk.bench import muster, yardstick
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.match import Match
from hauberk.players.eager_player import EagerPlayer
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech

COMMANDS, EVERY = 420, 6


def main() -> None:
    """Play on, and ask at every sixth position."""
    scenario = muster(40)
    game, speech = Match(BATTLE, scenario, "a"), Speech(scenario, "en")
    players, took = (EagerPlayer("1"), EagerPlayer("2")), dict[str, list[float]]()

    def timed(name: str, run: Callable[[], Any]) -> Any:
        began = time.process_time()
        found = run()
        took.setdefault(name, []).append((time.process_time() - began) * 1000)
        return found

    for number in range(COMMANDS):
        if (side := game.side) is None:
            break
        if number % EVERY == 0:
            ask_all(Answers(speech, game.legal, game.steps), game, number, timed)
        game.do(players[side].choose(game.legal))
    print(f"yardstick {median(yardstick() for _ in range(15)):.1f} ms")
    for name, values in took.items():
        print(f"{name:<9} {len(values):>4} times, median {median(values):6.1f} ms, slowest {max(values):6.1f} ms")


def ask_all(answers: Answers, game: Battle, number: int, timed: Callable[[str, Callable[[], Any]], Any]) -> None:
    """What the page asks about one position."""
    timed("bar", answers.ask)
    men = [man for man in game.state.people(game.state.active) if man.able]
    man = men[number % len(men)]
    card = timed("card", lambda: answers.of(man.id))
    if card["moves"]:
        path = tuple(game.field.board.cell[name] for name in list(card["moves"].values())[-1]["path"])
        timed("path", lambda: answers.path(man.id, path))
        timed("forecast", lambda: answers.forecast(Move(man.id, path)))
    for group in game.legal.groups[:2]:
        command = group.nth(0)
        if isinstance(command, Shoot | ShootBack | Attack | Charge):
            timed("forecast", lambda command=command: answers.forecast(command))


if __name__ == "__main__":
    main()
