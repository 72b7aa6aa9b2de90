"""One command of a siege being carried out."""

from __future__ import annotations

from hauberk.battle.core.being import Health
from hauberk.common import doing
from hauberk.common.dice import Dice
from hauberk.siege import events as e
from hauberk.siege.evolve import evolve
from hauberk.siege.field import SiegePosition
from hauberk.siege.questions import Question
from hauberk.siege.rules import SiegeRules
from hauberk.siege.state import SiegeState


class Doing(doing.Doing[SiegeState, e.Event]):
    """Collects the events of a command; the state inside follows each of them."""

    __slots__ = ("field",)

    def __init__(self, position: SiegePosition, dice: Dice) -> None:
        super().__init__(position.state, dice, evolve, position.field.rules.own)
        self.field = position.field

    @property
    def position(self) -> SiegePosition:
        """The siege as it is at this moment."""
        return SiegePosition(self.field, self.state)

    @property
    def rules(self) -> SiegeRules:
        """The edition in play."""
        return self.field.rules

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
