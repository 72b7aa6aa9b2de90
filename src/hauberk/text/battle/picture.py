"""The map of a battle by signs: every second column stands half a hex lower, so a row of hexes takes two lines."""

from __future__ import annotations

from hauberk.battle.core.being import SIDES, Being
from hauberk.board.board import bits
from hauberk.grid.hex import column_name, to_offset
from hauberk.tell.battle.names import Names, ground_name
from hauberk.text.battle.naming import Moment

OPEN = "."
"""The sign of open ground, which is not explained."""
WIDE = 4
"""Signs for a hex of a line; its neighbours left and right stand on the other line."""


def picture(moment: Moment) -> list[str]:
    """The ground, who stands where, and what the signs mean."""
    field, names = moment.field, moment.roll.names
    ground, signs = _ground(moment), {cell: sign for sign, _, cell in _people(moment)}
    marks: dict[tuple[int, int], str] = {}
    places = {cell: board_place for cell in bits(field.board.all) for board_place in [to_offset(field.board.hex(cell))]}
    for cell in sorted(places):
        marks[places[cell]] = signs.get(cell) or marks.get(places[cell], ground[field.board.ground[cell].id])
    left, top = (min(place[axis] for place in marks) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in marks) for axis in (0, 1))
    columns = range(left, right + 1)
    lines = [_line("", {column: column_name(column - left) for column in columns[::2]}, left)] if len(field.board.pieces) == 1 else []
    for row in range(top, bottom + 1):
        for half in (0, 1):
            found = {column: marks.get((column, row), "") for column in columns if column % 2 == half}
            lines.append(_line(str(row - top + 1) if not half and lines else "", found, left))
    kinds = ", ".join(f"{sign} {ground_name(names.messages, field.board.table, kind)}" for kind, sign in ground.items() if sign != OPEN)
    return [
        *(line for line in lines if line),
        *([kinds] if kinds else []),
        *(_who(moment, names, sign, man) for sign, man, _ in _people(moment)),
    ]


def _line(head: str, marks: dict[int, str], left: int) -> str:
    text = head
    for column, mark in marks.items():
        text = text.ljust(WIDE + (column - left) * WIDE // 2) + mark
    return text.rstrip()


def _ground(moment: Moment) -> dict[str, str]:
    """A sign for every kind of ground there is: a small letter for whatever is not open."""
    board, found = moment.field.board, dict[str, str]()
    for cell in bits(board.all):
        kind = board.ground[cell]
        if kind.id not in found:
            letters = [OPEN] if "open" in kind.traits else [*kind.id.replace("_", ""), *"abcdefghijklmnopqrstuvwxyz", "?"]
            found[kind.id] = next(each for each in letters if each not in found.values() or each == OPEN)
    return found


def _people(moment: Moment) -> list[tuple[str, Being, int]]:
    """Everybody on the map with his sign: the letter of his side and a number."""
    found: list[tuple[str, Being, int]] = []
    for side, letter in enumerate(SIDES):
        men = [man for man in moment.state.beings.values() if man.side == side and man.on_map and not man.character.is_beast]
        found += [(f"{letter}{number}", man, man.cell) for number, man in enumerate(men, start=1)]
    return found


def _who(moment: Moment, names: Names, sign: str, man: Being) -> str:
    return f"{sign} {names.being(moment.state, man.id).text} {moment.field.name(man.cell)}"
