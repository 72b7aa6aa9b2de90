"""Lazy lists of commands: counted without being built, built one by one when asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from sys import int_info
from typing import Any, NamedTuple, TypeVar

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Command
from hauberk.battle.core.field import Field, Position
from hauberk.board.board import Cell, Cells

K = TypeVar("K")


class Choices(ABC):
    """Some commands in a fixed order."""

    about: BeingId
    """Whom these commands are mostly about; empty if nobody in particular."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def nth(self, number: int) -> Command:
        """The command with this number."""

    def __iter__(self) -> Iterator[Command]:
        return (self.nth(number) for number in range(len(self)))


@dataclass(frozen=True, slots=True)
class Listed(Choices):
    """Commands that are few enough to be written down."""

    about: BeingId
    commands: Sequence[Command]

    def __len__(self) -> int:
        return len(self.commands)

    def nth(self, number: int) -> Command:
        return self.commands[number]


class Memory:
    """What was worked out for earlier moments of the same battle and may still hold: each chapter keeps its own, by its kind.

    Frozen values are the same as long as they are identical, so a chapter keeps what its answer depended on beside the answer.
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self._kept: dict[type, Any] = {}

    def of(self, kind: type[K]) -> K:
        """What a chapter has kept; it begins with nothing but the field."""
        found: K | None = self._kept.get(kind)
        if found is None:
            found = self._kept[kind] = kind(self.field)  # type: ignore[call-arg]
        return found


class Listing(NamedTuple):
    """The moment whose lawful commands are listed, and what is remembered of earlier ones."""

    position: Position
    memory: Memory


@dataclass(frozen=True, slots=True)
class Plain:
    """A chapter's commands where they are few and need no memory: written down one by one, as a group about nobody in particular."""

    commands: Callable[[Position], Iterable[Command]]

    def __call__(self, listing: Listing) -> tuple[Choices, ...]:
        found = list(self.commands(listing.position))
        return (Listed("", found),) if found else ()


def nth_cell(cells: Cells, number: int) -> Cell:
    """The member of a set with this number, in rising order."""
    passed = 0
    while cells >> CHUNK and (count := (cells & _CHUNK_OF_CELLS).bit_count()) <= number:
        number -= count
        cells >>= CHUNK
        passed += CHUNK
    cells &= _CHUNK_OF_CELLS
    for _ in range(number):
        cells &= cells - 1
    return passed + (cells & -cells).bit_length() - 1


CHUNK = 2 * int_info.bits_per_digit
"""So many cells are passed over at a time; small numbers are quick to reckon with."""
_CHUNK_OF_CELLS: Cells = (1 << CHUNK) - 1
