"""How much a computer player may think: so many thoughts a decision, never seconds, so that the same seed gives the same game everywhere.

A thought is a place weighed, a blow or shot reckoned, a plan compared: each about a tenth of a millisecond. What is looked up costs what it
cost when it was worked out, so that what others have thought before makes no difference. Every loop of a player asks his budget.

The clock only cuts: when a machine is so slow that a decision or a phase takes too long, the best found so far is taken, and that is
counted. At the table it is the clock on the wall, for somebody waits there; the laboratory gives its players the clock of the processor,
which stands still while other programs run, so that a busy machine plays the same games as an idle one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
SECONDS, PHASE_SECONDS = 2.0, 15.0
"""The longest a decision, and all decisions of a phase together, may take."""
LEAST = 12
"""So many of a list are looked at all the same when the thoughts are spent."""
ENDLESS = 1 << 60
clock = monotonic


class Budget:
    """The thoughts of one player, decision by decision."""

    def __init__(self, thoughts: int = ENDLESS, patience: float = 1.0) -> None:
        self.thoughts, self.patience = thoughts, patience
        """So many he has for a decision, and how many times as long as others he may take for it."""
        self.spent = 0
        """By the decision that is being thought about, or the last one."""
        self.cuts = 0
        """Decisions that took longer than the clock allows: with these another machine may have decided otherwise."""
        self.clock: Callable[[], float] | None = None
        """Another clock than the one on the wall."""
        self._late = False
        self._began: float | None = None
        self._phase: object = None
        self._used = 0.0

    def begin(self, phase: object = None) -> None:
        """A decision begins; those of the same phase share its time."""
        if phase is None or phase != self._phase:
            self._phase, self._used = phase, 0.0
        self.spent, self._late, self._began = 0, False, self._now()

    def end(self) -> None:
        """It is taken."""
        if self._began is not None:
            self._look()
            self._used, self._began = self._used + self._now() - self._began, None

    def spend(self, thoughts: int = 1) -> None:
        """Something was thought."""
        self.spent += thoughts

    def over(self, share: float = 1.0) -> bool:
        """Is it time to take the best found so far? `share`: the part of the thoughts that this matter may take."""
        return self.spent >= self.thoughts * share or self._look()

    def among(self, things: Iterable[T], least: int = LEAST) -> Iterator[T]:
        """These things one by one, each a thought, until the budget is spent; so many at least."""
        for number, thing in enumerate(things):
            if number >= least and self.over():
                return
            self.spent += 1
            yield thing

    def _now(self) -> float:
        return (self.clock or clock)()

    def _look(self) -> bool:
        """Look at the clock; once too late, always too late, and counted once. It runs only while somebody decides."""
        if not self._late and self._began is not None:
            took = self._now() - self._began
            self._late = took > SECONDS * self.patience or self._used + took > PHASE_SECONDS * self.patience
            self.cuts += self._late
        return self._late
