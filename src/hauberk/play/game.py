"""A game: a scenario being played, with its record, its undo and its legal commands."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.basis.dice import SeededDice, commitment, fresh_seed
from hauberk.basis.refusal import Refusal, Refused
from hauberk.battle.actions import refuse, to_decide
from hauberk.battle.being import Side
from hauberk.battle.commands import Command
from hauberk.battle.events import Event, Rolled
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.play.deciding import decide, opening
from hauberk.play.legal import Legal
from hauberk.play.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Step:
    """One command and what came of it; the opening has no command."""

    command: Command | None
    events: tuple[Event, ...]
    side: Side
    """Who decided."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last step was taken back."""

    side: Side


def undoing(last: Step, decides: Side | None, side: Side) -> Refusal | None:
    """Why a side may not take back the last step: it was another's, another is to decide now, or dice were thrown."""
    if last.command is None or last.side != side:
        return Refusal("nothing_to_undo", "UNDO")
    if decides != side:
        return Refusal("others_turn", "UNDO")
    if any(isinstance(event, Rolled) for event in last.events):
        return Refusal("dice_were_thrown", "UNDO")
    return None


class Game:
    """A battle from its first throw to its last. The list of steps is the game; the state follows from it."""

    def __init__(self, scenario: Scenario, seed: str | None = None) -> None:
        self.scenario = scenario
        self._field = scenario.field.apart()
        self.seed = seed if seed is not None else fresh_seed()
        self.commitment = commitment(self.seed)
        self.dice = SeededDice(self.seed)
        self.steps: list[Step] = []
        self.log: list[Step | Undone] = []
        """Everything that was done and undone, in order; only ever added to."""
        self._states: list[State] = []
        events, self.state = opening(self._field, scenario.start, self.dice)
        self._add(Step(None, events, 0))
        self._legal: Legal | None = None

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        self.log.append(step)
        self._states.append(self.state)

    def restore(self, log: tuple[Step | Undone, ...], after: list[State]) -> None:
        """Take over the steps of a record; `after`: the state after each entry of the log."""
        self.log = list(log)
        self.steps, self._states = [], []
        for entry, state in zip(log, after, strict=True):
            if isinstance(entry, Undone):
                self.steps.pop()
                self._states.pop()
            else:
                self.steps.append(entry)
                self._states.append(state)
        self.state = self._states[-1]
        self.dice.thrown = sum(isinstance(event, Rolled) for step in self.steps for event in step.events)

    @property
    def field(self) -> Field:
        """The field as it is at this moment."""
        return self._field.now(self.state)

    @property
    def side(self) -> Side | None:
        """Who must decide now."""
        return to_decide(self.state)

    @property
    def legal(self) -> Legal:
        """What he may command."""
        if self._legal is None or self._legal.state is not self.state:
            self._legal = Legal(self.field, self.state, self._legal)
        return self._legal

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command would be refused."""
        return refuse(self.field, self.state, command)

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command. Raises Refused, and then nothing has changed."""
        side = self.side
        events, state = decide(self.field, self.state, command, self.dice)
        self.state = state
        self._add(Step(command, events, side if side is not None else 0))
        return events

    # -- undo ------------------------------------------------------------------------------------------------------

    def may_undo(self, side: Side) -> Refusal | None:
        """One's own last step, if nothing was thrown and the decision is still one's own."""
        return undoing(self.steps[-1], self.side, side)

    def undo(self, side: Side) -> Step:
        """Take back the last step. Raises Refused."""
        if refusal := self.may_undo(side):
            raise Refused(refusal)
        self.log.append(Undone(side))
        self._states.pop()
        self.state = self._states[-1]
        return self.steps.pop()

    def state_at(self, number: int) -> State:
        """The state after so many steps."""
        return self._states[number]
