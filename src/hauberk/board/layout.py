"""How sheets are laid side by side: where each begins, and what is wrong with a layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hauberk.board.sheet import Sheet
from hauberk.common.faults import BadInput, Fault

if TYPE_CHECKING:
    from hauberk.board.board import Piece

MOST_PIECES = 12


def lay_out(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """Column and row of the first hex of every piece; faults are raised together."""
    faults: list[Fault] = []
    places: list[tuple[int, int]] = []
    taken: dict[tuple[int, int], int] = {}
    if len(pieces) > MOST_PIECES:
        raise BadInput([Fault("board", 0, f"there are {len(pieces)} sheets", f"at most {MOST_PIECES} can be laid side by side")])
    for number, piece in enumerate(pieces, start=1):
        if number == 1:
            places.append((0, 0))
        elif not 1 <= piece.of < number or piece.side not in (1, 2, 3, 4):
            faults.append(
                Fault(
                    "board",
                    0,
                    f"piece {number} is joined to piece {piece.of} on side {piece.side}",
                    "join it to an earlier piece on side 1 to 4",
                )
            )
            places.append((0, 0))
            continue
        else:
            faults += _unequal(number, pieces[piece.of - 1].sheet, piece)
            places.append(_beside(pieces[piece.of - 1].sheet, places[piece.of - 1], piece))
        faults += _overlap(number, piece, places[-1], taken)
    if faults:
        raise BadInput(faults)
    left, top = min(column for column, _ in places), min(row for _, row in places)
    return [(column - left, row - top) for column, row in places]


def _beside(anchor: Sheet, place: tuple[int, int], piece: Piece) -> tuple[int, int]:
    column, row = place
    return {
        1: (column, row - piece.sheet.rows),
        2: (column + anchor.columns, row),
        3: (column, row + anchor.rows),
        4: (column - piece.sheet.columns, row),
    }[piece.side]


def _unequal(number: int, anchor: Sheet, piece: Piece) -> list[Fault]:
    """Sides that are joined have the same number of hexes."""
    one, two = (anchor.columns, piece.sheet.columns) if piece.side in (1, 3) else (anchor.rows, piece.sheet.rows)
    if one == two:
        return []
    return [Fault("board", 0, f"piece {number} is {two} hexes long where piece {piece.of} is {one}")]


def _overlap(number: int, piece: Piece, place: tuple[int, int], taken: dict[tuple[int, int], int]) -> list[Fault]:
    faults: list[Fault] = []
    for column in range(piece.sheet.columns):
        for row in range(piece.sheet.rows):
            other = taken.setdefault((place[0] + column, place[1] + row), number)
            if other != number and not faults:
                faults.append(Fault("board", 0, f"piece {number} lies over piece {other}"))
    return faults
