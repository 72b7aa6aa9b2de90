"""A simple fighter: shoots, charges, closes in and strikes together. No thinker, but worth watching."""

from __future__ import annotations

import random

from hauberk.battle.core.commands import (
    Advance,
    Attack,
    Charge,
    Command,
    CounterCharge,
    Dismount,
    Done,
    HoldFire,
    Leave,
    LetGo,
    Move,
    Shoot,
    ShootBack,
)
from hauberk.battle.core.state import State
from hauberk.play.battle.legal import Legal

SAMPLE = 12
"""How many commands of a group he looks at."""


class EagerPlayer:
    """Scores a sample of lawful commands by a rough wish and takes the best."""

    def __init__(self, seed: int | str = 0) -> None:
        self._chance = random.Random(seed)

    def choose(self, legal: Legal) -> Command:
        """The most tempting of some lawful commands."""
        best, wish = None, float("-inf")
        for group in legal.groups:
            size = len(group)
            numbers = range(size) if size <= SAMPLE else self._chance.sample(range(size), SAMPLE)
            for number in numbers:
                command = group.nth(number)
                value = self._wish(legal, command) + self._chance.random()
                if value > wish:
                    best, wish = command, value
        assert best is not None
        return best

    def _wish(self, legal: Legal, command: Command) -> float:
        state = legal.state
        if isinstance(command, Done | HoldFire):
            return 0.0
        if isinstance(command, Attack):
            attack = sum(state.beings[who].values.attack for who in command.men)
            return 2.0 + (attack - state.beings[command.target].values.defence) / 10
        if isinstance(command, Charge | Shoot | ShootBack | CounterCharge | Advance):
            return 3.0
        if isinstance(command, Leave):
            return 2.0
        if isinstance(command, Move):
            return self._closing(legal, command)
        if isinstance(command, Dismount | LetGo):
            return -5.0
        return 0.5

    def _closing(self, legal: Legal, command: Move) -> float:
        """How much nearer a move brings him to an enemy; short steps are not worth the breath."""
        state, man = legal.state, legal.state.beings[command.man]
        before, after = (_nearest(legal, state, cell, man.side) for cell in (man.cell, command.path[-1]))
        return (before - after) * 0.6 - 0.8


def _nearest(legal: Legal, state: State, cell: int, side: int) -> int:
    board = legal.field.board
    return min((board.distance(cell, foe.cell) for foe in state.people(1 - side) if foe.able), default=0)
