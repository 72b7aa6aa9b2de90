"""A command being carried out, whatever the game: the only place where dice meet state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from hauberk.common.citing import NO_RULES, in_own_rules
from hauberk.common.dice import D10, Dice, DiceRanOut
from hauberk.common.term import Term

State = TypeVar("State")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Rolled:
    """A die was thrown."""

    purpose: str
    sides: int
    face: int


class Doing(Generic[State, Event]):
    """Collects the events of a command; the state inside follows each of them."""

    __slots__ = ("_dice", "_evolve", "_own", "events", "state")

    def __init__(
        self, state: State, dice: Dice, evolve: Callable[[State, Event | Rolled], State], own: Mapping[str, str] = NO_RULES
    ) -> None:
        self.state = state
        self.events: list[Event | Rolled] = []
        self._dice = dice
        self._evolve = evolve
        self._own = own
        """Rules of the edition's own book that take the place of another's."""

    def emit(self, event: Event | Rolled) -> None:
        """Let something happen; it cites the rules of the edition in play."""
        if self._own:
            event = in_own_rules(event, self._own)
        self.events.append(event)
        self.state = self._evolve(self.state, event)

    def roll(self, purpose: str, sides: int = D10, who: str = "") -> int:
        """Throw a die; the throw is an event. `who`: whose throw it is, where the command does not say it."""
        try:
            face = self._dice.throw(sides)
        except DiceRanOut as short:
            short.purpose, short.sides, short.who = purpose, sides, who
            raise
        self.emit(Rolled(purpose, sides, face))
        return face

    def roll_and_add(self, purpose: str, rule: str, *more: Term, sides: int = D10, who: str = "") -> tuple[Term, ...]:
        """Throw a die and add what modifies it. The total of these terms is what a table is read with, and what the story sums."""
        return (Term(self.roll(purpose, sides, who), "die", rule), *more)
