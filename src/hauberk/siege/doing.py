"""One command of a siege being carried out: the only place where dice meet state."""

from __future__ import annotations

from hauberk.basis.dice import D10, Dice
from hauberk.battle.being import Health
from hauberk.siege import events as e
from hauberk.siege.evolve import evolve
from hauberk.siege.field import SiegeField
from hauberk.siege.questions import Question
from hauberk.siege.rules import SiegeRules
from hauberk.siege.state import SiegeState


class Doing:
    """Collects the events of a command; the state inside follows each of them."""

    __slots__ = ("_dice", "events", "field", "state")

    def __init__(self, field: SiegeField, state: SiegeState, dice: Dice) -> None:
        self.field = field
        self.state = state
        self.events: list[e.Event] = []
        self._dice = dice

    @property
    def rules(self) -> SiegeRules:
        """The edition in play."""
        return self.field.rules

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

    def wound(self, who: str, why: str) -> None:
        """Somebody is wounded; a second wound kills. [RULING-G-75, RULING-A-EVENT-02, RULING-A-SIEGE-07]"""
        again = self.state.people[who].wounded
        self.emit(e.Hurt(who, Health.DEAD if again else Health.WOUNDED, why))

    def kill(self, who: str, why: str) -> None:
        """Somebody dies."""
        self.emit(e.Hurt(who, Health.DEAD, why))
