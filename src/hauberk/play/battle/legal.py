"""Everything that may be commanded now: a lazy view, counted without being built, in a fixed order.

`command in legal` is the same check that refuses. Iteration lists one cheapest path for every end of a move, charge or
advance; other lawful paths are accepted all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core.actions import ACTIONS, Choose, Reply, refuse, to_decide
from hauberk.battle.core.being import Away, Being, BeingId, Side
from hauberk.battle.core.choices import Choices, Listed, Listing, Memory
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import MOVEMENT, RECOVERY, State


def _of_sequence(sequence: int) -> tuple[Choose, ...]:
    """What lists the commands of a sequence; several of them may be listed by one function."""
    actions = [action for action in ACTIONS.values() if sequence in action.sequences]
    return tuple(dict.fromkeys(action.choices for action in actions if action.choices is not None))


IN_SEQUENCE = tuple(_of_sequence(sequence) for sequence in range(RECOVERY + 1))
TO_QUESTION: dict[type, tuple[Reply, ...]] = {
    question: tuple(action.answers[question] for action in ACTIONS.values() if question in action.answers)
    for question in {question for action in ACTIONS.values() for question in action.answers}
}


class Legal:
    """The lawful commands of a state."""

    def __init__(self, position: Position, before: Legal | None = None) -> None:
        self.position = position
        self.field, self.state = position
        self._memory: Memory = before._memory if before and before.field is self.field else Memory(self.field)
        self._groups: tuple[Choices, ...] | None = None
        self._sizes: list[int] = []

    @property
    def side(self) -> Side | None:
        """Who must decide; None when the battle is over."""
        return to_decide(self.state)

    def __contains__(self, command: c.Command) -> bool:
        return refuse(self.position, command) is None

    def __len__(self) -> int:
        return sum(self._sizes) if self._groups is not None or self.groups else 0

    def __iter__(self) -> Iterator[c.Command]:
        for group in self.groups:
            yield from group

    def nth(self, number: int) -> c.Command:
        """The command with this number, without building the others. Raises IndexError."""
        left = number
        for group, size in zip(self.groups, self._sizes, strict=True) if number >= 0 else ():
            if left < size:
                return group.nth(left)
            left -= size
        raise IndexError(number)

    def of(self, name: BeingId) -> Iterator[c.Command]:
        """The commands that are about somebody."""
        for group in self.groups:
            if group.about == name:
                yield from group

    @property
    def groups(self) -> tuple[Choices, ...]:
        """The commands in groups, worked out when first asked for."""
        if self._groups is None:
            found, sizes = [], self._sizes
            for group in self._gather():
                if size := len(group):
                    found.append(group)
                    sizes.append(size)
            self._groups = tuple(found)
        return self._groups

    def _gather(self) -> Iterator[Choices]:
        state = self.state
        if state.outcome is not None:
            return
        if state.pending:
            question = state.pending[-1]
            yield from in_groups(each for reply in TO_QUESTION[type(question)] for each in reply(self.position, question))
            return
        listing = Listing(self.position, self._memory)
        for choose in IN_SEQUENCE[state.sequence]:
            yield from choose(listing)


def in_groups(found: Iterable[Any]) -> Iterator[Choices]:
    """Groups as they are; commands as one group about nobody in particular."""
    plain: list[c.Command] = []
    for each in found:
        if type(each) in ACTIONS:
            plain.append(each)
        else:
            yield each
    yield Listed("", plain)


def can_pass(legal: Legal) -> bool:
    """Is there nothing to do in this sequence? Ending the whole fight counts only in movement, so that nobody is held up for it."""
    commands = len(legal)
    if legal.field.calls and legal.state.sequence != MOVEMENT:
        commands -= sum(c.CallOff(row) in legal for row in range(len(legal.field.calls)))
    return not legal.state.pending and commands <= 1


def waiting(state: State, side: Side) -> list[Being]:
    """People of a side who have yet to come onto the map."""
    return [man for man in state.people(side) if man.away == Away.WAITING]
