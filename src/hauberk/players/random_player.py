"""A player who does anything lawful. Good for finding holes in the rules."""

from __future__ import annotations

import random

from hauberk.battle.core.commands import Command
from hauberk.play.battle.game import Battle
from hauberk.play.battle.legal import Legal


class RandomPlayer:
    """Chooses evenly among all lawful commands; his own source of chance is not the game's."""

    def __init__(self, seed: int | str = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, legal: Legal) -> Command:
        """Any lawful command."""
        groups = legal.groups
        number = int(self._chance.random() * sum([len(group) for group in groups]))
        return legal.nth(number)


class BrawlingPlayer(RandomPlayer):
    """Random too, but prefers to do something rather than end a sequence, and to fight rather than wander."""

    def choose(self, legal: Legal) -> Command:
        groups = legal.groups
        busy = groups[:-1] if len(groups) > 1 else groups
        if self._chance.random() < 0.12:
            busy = groups[-1:]
        group = busy[int(self._chance.random() * len(busy))]
        return group.nth(int(self._chance.random() * len(group)))


def play_out(game: Battle, players: tuple[RandomPlayer, RandomPlayer], limit: int = 100_000) -> int:
    """Let two players play to the end; the number of commands given."""
    number = 0
    while (side := game.side) is not None and number < limit:
        game.do(players[side].choose(game.legal))
        number += 1
    return number
