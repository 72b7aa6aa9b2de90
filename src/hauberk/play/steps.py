"""What every game shares, of whatever scale: its steps, its log, its dice, and taking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from hauberk.basis.dice import SeededDice, commitment, fresh_seed
from hauberk.basis.refusal import Refusal, Refused
from hauberk.battle.being import Side
from hauberk.battle.events import Answered, Rolled

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class StepOf(Generic[C, E]):
    """One command and what came of it; the opening has no command."""

    command: C | None
    events: tuple[E, ...]
    side: Side
    """Who decided."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last step was taken back."""

    side: Side


def sealed(step: StepOf[Any, Any]) -> bool:
    """Was something put under seal, and nothing else done? Nobody but the side itself has seen anything of such a step."""
    told = [event for event in step.events if not isinstance(event, Answered)]
    return bool(told) and all(getattr(event, "SEALED", False) for event in told)


def undoing(last: StepOf[Any, Any], decides: Side | None, side: Side) -> Refusal | None:
    """Why a side may not take back the last step: it was another's, another is to decide now, or dice were thrown.

    What is under seal may be taken back as long as the other side has not answered.
    """
    if last.command is None or last.side != side:
        return Refusal("nothing_to_undo", "UNDO")
    if decides is None or (decides != side and not sealed(last)):
        return Refusal("others_turn", "UNDO")
    if any(isinstance(event, Rolled) for event in last.events):
        return Refusal("dice_were_thrown", "UNDO")
    return None


class Mark(NamedTuple, Generic[S, C, E]):
    """How a game stood at some moment."""

    log: int
    steps: int
    last: StepOf[C, E]
    state: S
    thrown: int


class Played(Generic[S, C, E]):
    """A game from its first throw to its last. The list of steps is the game; the state follows from it."""

    state: S

    def __init__(self, seed: str | None) -> None:
        self.seed = seed if seed is not None else fresh_seed()
        self.commitment = commitment(self.seed)
        self.dice = SeededDice(self.seed)
        self.steps: list[StepOf[C, E]] = []
        self.log: list[StepOf[C, E] | Undone] = []
        """Everything that was done and undone, in order; only ever added to."""
        self._states: list[S] = []

    @property
    def side(self) -> Side | None:
        """Who must decide now."""
        raise NotImplementedError

    def _add(self, step: StepOf[C, E]) -> None:
        self.steps.append(step)
        self.log.append(step)
        self._states.append(self.state)

    def restore(self, log: tuple[StepOf[C, E] | Undone, ...], after: list[S]) -> None:
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

    # -- going back to where it stood ------------------------------------------------------------------------------

    def mark(self) -> Mark[S, C, E]:
        """How the game stands, to come back to if the next step fails."""
        return Mark(len(self.log), len(self.steps), self.steps[-1], self.state, self.dice.thrown)

    def back_to(self, mark: Mark[S, C, E]) -> None:
        """The game as it stood one step ago; the dice too."""
        del self.log[mark.log :], self.steps[mark.steps :], self._states[mark.steps :]
        if len(self.steps) < mark.steps:  # the last step was being taken back
            self.steps.append(mark.last)
        if len(self._states) < mark.steps:
            self._states.append(mark.state)
        self.state, self.dice.thrown = mark.state, mark.thrown

    # -- undo ------------------------------------------------------------------------------------------------------

    def may_undo(self, side: Side) -> Refusal | None:
        """One's own last step, if nothing was thrown and the decision is still one's own."""
        return undoing(self.steps[-1], self.side, side)

    def undo(self, side: Side) -> StepOf[C, E]:
        """Take back the last step. Raises Refused."""
        if refusal := self.may_undo(side):
            raise Refused(refusal)
        self.log.append(Undone(side))
        self._states.pop()
        self.state = self._states[-1]
        return self.steps.pop()

    def state_at(self, number: int) -> S:
        """The state after so many steps."""
        return self._states[number]
