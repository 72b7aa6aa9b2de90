"""One command of a battle being carried out."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Question
from hauberk.battle.core.rules import Rules
from hauberk.battle.core.state import State
from hauberk.common import doing
from hauberk.common.dice import Dice


class Doing(doing.Doing[State, e.Event]):
    """Collects the events of a command; state and field follow each of them."""

    __slots__ = ("_position",)

    def __init__(self, position: Position, dice: Dice) -> None:
        super().__init__(position.state, dice, evolve, position.field.rules.own)
        self._position = position

    @property
    def position(self) -> Position:
        """The battle as it is at this moment; the field is laid anew only when somebody looks."""
        position, state = self._position, self.state
        if position.state is not state:
            self._position = position = position.field.at(state)
        return position

    @property
    def field(self) -> Field:
        """The field as it is at this moment."""
        position = self._position  # asked so often that one look less is felt
        return position.field if position.state is self.state else self.position.field

    @property
    def rules(self) -> Rules:
        """The edition in play."""
        return self._position.field.rules

    def being(self, who: BeingId) -> Being:
        """Somebody as he is at this moment."""
        return self.state.beings[who]

    def ask(self, question: Question) -> None:
        """Put a question on the stack; the last one asked is answered first."""
        self.emit(e.Asked(question))

    def answer(self) -> None:
        """Take the top question off the stack."""
        self.emit(e.Answered())
