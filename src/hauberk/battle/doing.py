"""One command being carried out: the only place where dice meet state."""

from __future__ import annotations

from hauberk.basis.dice import D10, Dice
from hauberk.battle import events as e
from hauberk.battle.being import Being, BeingId
from hauberk.battle.evolve import evolve
from hauberk.battle.field import Field
from hauberk.battle.questions import Question
from hauberk.battle.rules import Rules
from hauberk.battle.state import State


class Doing:
    """Collects the events of a command; the state inside follows each of them."""

    __slots__ = ("_dice", "_field", "events", "state")

    def __init__(self, field: Field, state: State, dice: Dice) -> None:
        self._field = field
        self.state = state
        self.events: list[e.Event] = []
        self._dice = dice

    @property
    def field(self) -> Field:
        """The field as it is at this moment; it is laid anew only when somebody looks."""
        self._field = self._field.now(self.state)
        return self._field

    @property
    def rules(self) -> Rules:
        """The edition in play."""
        return self._field.rules

    def being(self, who: BeingId) -> Being:
        """Somebody as he is at this moment."""
        return self.state.beings[who]

    def emit(self, event: e.Event) -> None:
        """Let something happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def roll(self, purpose: str, sides: int = D10) -> int:
        """Throw a die; the throw is an event."""
        face = self._dice.throw(sides)
        self.emit(e.Rolled(purpose, sides, face))
        return face

    def ask(self, question: Question) -> None:
        """Put a question on the stack; the last one asked is answered first."""
        self.emit(e.Asked(question))

    def answer(self) -> None:
        """Take the top question off the stack."""
        self.emit(e.Answered())
