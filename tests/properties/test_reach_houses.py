"""Reach among walls, windows, doors, low walls, trenches and ditches, against every path that can be written down."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.grid.hex import from_offset, name_of, to_offset
from tests.kit import drawn, man, rider
from tests.properties.test_reach import listed, walked

COLUMNS, ROWS = 6, 5
HEXES = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
PAIRS = [(at, to_offset(from_offset(*at).neighbour(side))) for at in HEXES for side in (1, 2, 3)]
SIDES = [(name_of(*one), name_of(*two)) for one, two in PAIRS if two in HEXES]
KINDS = ("wall", "door", "window", "low_wall", "palisade", "chapel_window", "canvas", "flap")
LEGEND = {"i": "interior", "d": "doorstep", "q": "trench", "o": "moat", "e": "filled_moat"}


@st.composite
def towns(draw: st.DrawFn, letters: str, ground: str) -> tuple[str, dict[str, list[str]]]:
    """A small map with sides of all kinds on it and people between them."""
    rows = [[draw(st.sampled_from(ground)) for _ in range(COLUMNS)] for _ in range(ROWS)]
    spots = draw(st.lists(st.tuples(st.integers(1, 3), st.integers(1, 4)), min_size=len(letters), max_size=len(letters), unique=True))
    for letter, (row, column) in zip(letters, spots, strict=True):
        rows[row][column] = letter
    sides: dict[str, list[str]] = {}
    for one, two in draw(st.lists(st.sampled_from(SIDES), max_size=20, unique=True)):
        sides.setdefault(draw(st.sampled_from(KINDS)), []).append(f"{one}/{two}")
    return "\n".join(" ".join(row) for row in rows), sides


@settings(max_examples=60, deadline=None)
@given(towns("AX", "...sidoe"))
def test_reach_on_foot_among_houses(town: tuple[str, dict[str, list[str]]]) -> None:
    picture, sides = town
    game = drawn(picture, map={"hexsides": sides, "legend": LEGEND}, A=man("ahmad", "A"), X=man("drogon", "B"))
    assert listed(game, "ahmad") == walked(game, "ahmad")


@settings(max_examples=60, deadline=None)
@given(towns("RX", "....dq"), st.integers(0, 5))
def test_reach_of_a_rider_among_houses(town: tuple[str, dict[str, list[str]]], facing: int) -> None:
    """He jumps low walls and trenches, stops astride neither, and no wall ever lies between his horse's head and tail."""
    picture, sides = town
    rows = [line.split() for line in picture.splitlines()]
    column, row = next((c, r) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign == "R")
    behind = to_offset(from_offset(column, row).neighbour((facing + 3) % 6))
    rows[behind[1]][behind[0]] = "." if rows[behind[1]][behind[0]] != "X" else "X"
    if rows[behind[1]][behind[0]] == "X":
        return
    own = {f"{name_of(column, row)}/{name_of(*behind)}", f"{name_of(*behind)}/{name_of(column, row)}"}
    free = {kind: [side for side in each if side not in own] for kind, each in sides.items()}
    picture = "\n".join(" ".join(line) for line in rows)
    game = drawn(picture, map={"hexsides": free, "legend": LEGEND}, R=rider("gui", "A", facing, left=6), X=man("ahmad", "B"))
    assert listed(game, "gui") == walked(game, "gui")
