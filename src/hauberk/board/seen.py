"""What a look along a line tells."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.board.barriers import Passed
from hauberk.board.board import Cell, Cells
from hauberk.board.traces import CENTRE
from hauberk.grid.hex import Facing


class Between(NamedTuple):
    """What lies between two cells: the cells crossed, and the pairs along whose border the line runs."""

    singles: Cells
    pairs: tuple[tuple[Cell, Cell], ...]

    def meets(self, cells: Cells) -> bool:
        """Does the line cross one of these cells? Of a border pair the less restrictive counts. [LOF-03, CTX-12]"""
        if self.singles & cells:
            return True
        return any(cells >> one & 1 and cells >> two & 1 for one, two in self.pairs)

    def met(self, cells: Cells) -> Cells:
        """Which of these cells the line crosses. [LOF-03]"""
        found = self.singles & cells
        for one, two in self.pairs:
            if cells >> one & 1 and cells >> two & 1:
                found |= 1 << one | 1 << two
        return found


NOTHING = Between(0, ())


class SightRow(NamedTuple):
    """What can be seen from one cell."""

    visible: Cells
    """Cells that terrain lets one shoot at. [LOF-06, LOF-09]"""
    lofted: Cells
    """The same for a high throw, which trees and walls do not stop. [SSLING-02, A-SLING-02]"""
    scrubbed: Cells
    """Cells seen through scrub. [COVER-01]"""
    timbered: Cells
    """Cells seen across scrub or a wooden structure. [COVER-05]"""
    over_crest: Cells
    """Bank cells seen over the top of their own bank. [COVER-03]"""


class Seen(NamedTuple):
    """What terrain says of one line."""

    visible: bool
    lofted: bool
    scrubbed: bool
    timbered: bool
    over_crest: bool
    between: Between
    why: str = ""
    """What stops it, if something built does."""
    start: Facing = CENTRE
    """The side from whose middle it starts, or an end of a side."""
    passed: tuple[Passed, ...] = ()
    """The openings it passes."""
    others: tuple[Seen, ...] = ()
    """Further lines between the two, out of other openings. [LOOP-07]"""
