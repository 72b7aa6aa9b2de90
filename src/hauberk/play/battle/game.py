"""A game: a scenario being played, with its record, its undo and its legal commands."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.actions import refuse, to_decide
from hauberk.battle.being import Side
from hauberk.battle.commands import Command
from hauberk.battle.events import Event
from hauberk.battle.field import Field, Position
from hauberk.battle.state import State
from hauberk.play.battle.deciding import decide, opening
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import Scenario
from hauberk.play.steps import Played, StepOf
from hauberk.play.steps import Undone as Undone
from hauberk.play.steps import undoing as undoing

Step = StepOf[Command, Event]
"""One command of a battle and what came of it."""


class Game(Played[State, Command, Event]):
    """A battle from its first throw to its last."""

    def __init__(self, scenario: Scenario, seed: str | None = None) -> None:
        super().__init__(seed)
        self.scenario = scenario
        self._field = scenario.field.apart()
        events, self.state = opening(self._field.at(scenario.start), self.dice)
        self._add(StepOf(None, events, 0))
        self._legal: Legal | None = None

    @property
    def position(self) -> Position:
        """The battle as it is at this moment."""
        return self._field.at(self.state)

    @property
    def field(self) -> Field:
        """The field as it is at this moment."""
        return self.position.field

    @property
    def side(self) -> Side | None:
        """Who must decide now."""
        return to_decide(self.state)

    @property
    def legal(self) -> Legal:
        """What he may command."""
        if self._legal is None or self._legal.state is not self.state:
            self._legal = Legal(self.position, self._legal)
        return self._legal

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command would be refused."""
        return refuse(self.position, command)

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command. Raises Refused, and then nothing has changed."""
        side = self.side
        events, state = decide(self.position, command, self.dice)
        self.state = state
        self._add(StepOf(command, events, side if side is not None else 0))
        return events
