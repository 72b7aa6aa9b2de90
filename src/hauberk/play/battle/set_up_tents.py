"""Tents that a set-up pitches on open ground, as on the sheets that have them. [TENT-01, CAMP-01, A-ACT-19]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.board.board import NOWHERE, Cell, Cells, cells_of
from hauberk.common.faults import Reader, Source
from hauberk.grid.hex import DIRECTIONS, Facing, opposite, rotated

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp

TENTS = "tents"
"""The area of the tents that a set-up pitches."""
TENT, OPENING, CANVAS, FLAP = "tent", "tent_opening", "canvas", "flap"


def facing_of(entry: Reader, key: str, default: int | None = None) -> Facing:
    """A direction from 0 to 5; the default where none is given."""
    found = entry.integer(key, default=default)
    if found != default and found not in range(len(DIRECTIONS)):
        entry.fault(key, f"{key} is {found}", "a direction from 0, up, clockwise to 5")
        return 0
    return found


def tent_cells(set_up: SetUp, entry: Reader) -> tuple[Cell, ...]:
    """The four hexes of a tent, the one with the opening first: that behind it, and the two that touch both. [TENT-01, CAMP-01]"""
    at, facing = set_up.cell(entry, "at", entry.text("at")), facing_of(entry, "facing")
    if at == NOWHERE:
        return ()
    ring = set_up.board.neighbours[at]
    return (at, ring[opposite(facing)], ring[rotated(facing, 2)], ring[rotated(facing, 4)])


def pitch(set_up: SetUp) -> tuple[dict[Cell, str], dict[tuple[Cell, Facing], str]]:
    """`[[tents]] at, facing`: canvas all round, and an opening in the direction it faces; nothing tells it from a tent of the sheet.

    [TENT-01, TENT-02, TENT-03, CAMP-01, A-ACT-19]
    """
    board = set_up.board
    ground: dict[Cell, str] = {}
    sides: dict[tuple[Cell, Facing], str] = {}
    for entry in set_up.reader.children("tents"):
        cells = tent_cells(set_up, entry)
        entry.finish()
        for cell in cells:
            if cell == NOWHERE or board.storey(cell) or not board.ground[cell].cost(False, False) or board.ground[cell].material:
                entry.fault("at", "there is no room for a tent", "it needs four open hexes")
                break
            if cell in ground:
                entry.fault("at", f"two tents stand on {board.names[cell]}")
        for number, cell in enumerate(cells):
            ground[cell] = TENT if number else OPENING
            for facing in range(6):
                beyond = board.neighbours[cell][facing] if cell != NOWHERE else NOWHERE
                if beyond != NOWHERE and beyond not in cells:  # at the edge of the map no canvas is needed
                    sides[cell, facing] = CANVAS if number else FLAP
    return ground, sides


def tents_area(set_up: SetUp) -> Cells:
    """All hexes on which tents are pitched."""
    found = 0
    pitched = set_up.reader.table.get("tents")
    for number, each in enumerate(pitched if isinstance(pitched, list) else ()):
        if isinstance(each, dict):
            entry = Reader(Source(""), each, ("tents", number))  # faults are told by `pitch`
            found |= cells_of(cell for cell in tent_cells(set_up, entry) if cell != NOWHERE)
    return found
