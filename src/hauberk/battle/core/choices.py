"""Lazy lists of commands: counted without being built, built one by one when asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from sys import int_info

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Command
from hauberk.board.board import Cell, Cells


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
