"""The straight line between two hexes: what it crosses, what it runs along, what it only touches."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauberk.grid.hex import length
from hauberk.grid.line import Offset, left_end, line, line_from, right_end

offsets = st.integers(-60, 60)


def links(dq: int, dr: int) -> list[set[Offset]]:
    """The chain of a line, link by link."""
    return [set(link) for link in line(dq, dr).chain]


@given(offsets, offsets)
def test_a_chain_joins_neighbours(dq: int, dr: int) -> None:
    """DX-T-10: from start to end every hex of a link touches every hex of the next, and a border run has two hexes."""
    chain = line(dq, dr).chain
    assert chain[0] == ((0, 0),)
    assert chain[-1] == ((dq, dr),)
    assert all(len(link) in (1, 2) for link in chain)
    for link in chain:
        if len(link) == 2:
            (q1, r1), (q2, r2) = link
            assert length(q2 - q1, r2 - r1) == 1
    for before, after in pairwise(chain):
        assert all(length(q2 - q1, r2 - r1) == 1 for q1, r1 in before for q2, r2 in after)


@given(offsets, offsets)
def test_a_line_is_the_same_from_the_other_end(dq: int, dr: int) -> None:
    """Who sees is seen: the line back runs through the same hexes in the opposite order."""
    there = links(dq, dr)
    back = [{(q + dq, r + dr) for q, r in link} for link in links(-dq, -dr)]
    assert there == back[::-1]


@given(offsets, offsets)
def test_turning_the_plane_turns_the_line(dq: int, dr: int) -> None:
    """A sixth of a turn changes nothing but the directions."""
    turned = [{(-r, q + r) for q, r in link} for link in links(dq, dr)]
    assert links(-dr, dq + dr) == turned


@given(offsets, offsets)
def test_singles_and_pairs_are_what_lies_between_the_ends(dq: int, dr: int) -> None:
    """The ends themselves are neither; everything between is one or the other."""
    found = line(dq, dr)
    between = found.chain[1:-1]
    assert list(found.singles) == [link[0] for link in between if len(link) == 1]
    assert list(found.pairs) == [link for link in between if len(link) == 2]


def test_a_line_to_the_same_hex_is_that_hex() -> None:
    """Nobody is in his own way."""
    assert line(0, 0).chain == (((0, 0),),)
    assert line(0, 0).singles == line(0, 0).pairs == ()


@pytest.mark.rule("LOF-01", "LOF-03", "RULING-T-53")
def test_worked_lines() -> None:
    """DX-T-09: border pairs to (1,1) and (2,2), four hexes on the way to (1,3) and to (1,4), corners left out."""
    assert links(1, 1) == [{(0, 0)}, {(1, 0), (0, 1)}, {(1, 1)}]
    assert links(2, 2) == [{(0, 0)}, {(1, 0), (0, 1)}, {(1, 1)}, {(2, 1), (1, 2)}, {(2, 2)}]
    one_three = links(1, 3)
    assert set().union(*one_three[1:-1]) == {(0, 1), (1, 1), (0, 2), (1, 2)}
    assert set().union(*one_three) == {(0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (1, 3)}
    one_four = links(1, 4)
    assert set().union(*one_four[1:-1]) == {(0, 1), (0, 2), (1, 2), (1, 3)}
    assert all(len(link) == 1 for link in one_four)


@pytest.mark.rule("LOF-01", "RULING-T-54")
def test_lines_within_eight_hexes() -> None:
    """DX-T-10: of all targets within eight, every border run has two hexes and every step joins neighbours."""
    for dq in range(-8, 9):
        for dr in range(-8, 9):
            chain = line(dq, dr).chain
            assert {len(link) for link in chain} <= {1, 2}
            for before, after in pairwise(chain):
                assert all(length(c - a, d - b) == 1 for a, b in before for c, d in after)


@pytest.mark.rule("LOF-01", "LOF-03")
@pytest.mark.parametrize("dq, dr", [(3, 1), (4, -1), (-5, 2), (1, 4), (2, 3), (-3, -3), (5, -3), (0, 4), (6, -3)])
def test_a_hex_is_crossed_where_points_of_the_line_lie_nearest_to_it(dq: int, dr: int) -> None:
    """Walking the line in small exact steps: each point belongs to the nearest centre, or to two when on a border."""
    walked: list[frozenset[Offset]] = []
    parts = 840
    for step in range(parts + 1):
        q, r = Fraction(step * dq, parts), Fraction(step * dr, parts)
        around = [(round(q) + i, round(r) + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        far = {(a, b): (q - a) ** 2 + (q - a) * (r - b) + (r - b) ** 2 for a, b in around}
        walked.append(frozenset(at for at in far if far[at] == min(far.values())))
    # A single point on a border or in a corner is no stretch of the line.
    stretches = [set(here) for here, points in groupby(walked) if len(list(points)) > 1]
    assert links(dq, dr) == stretches


@pytest.mark.rule("LOOP-03")
@pytest.mark.parametrize("end", [right_end, left_end])
@pytest.mark.parametrize("dq, dr", [(0, -4), (-1, -3), (1, -4), (-2, -2), (-4, -1), (2, -6), (0, -1), (-1, -1), (1, -2), (4, -5)])
def test_a_line_from_the_end_of_a_side(end: Callable[[int], int], dq: int, dr: int) -> None:
    """From where three hexes meet, over the hex above: each point of it belongs to the nearest centre; the walls to either side end it."""
    turn = 1 if end is right_end else -1
    third = {1: (1, -1), -1: (-1, 0)}[turn]
    begin = Fraction(third[0], 3), Fraction(third[1] - 1, 3)
    walked: list[frozenset[Offset]] = []
    parts = 840
    for step in range(parts + 1):
        q, r = begin[0] + (dq - begin[0]) * Fraction(step, parts), begin[1] + (dr - begin[1]) * Fraction(step, parts)
        around = [(round(q) + i, round(r) + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        far = {(a, b): (q - a) ** 2 + (q - a) * (r - b) + (r - b) ** 2 for a, b in around}
        walked.append(frozenset(at for at in far if far[at] == min(far.values())))
    stretches = [set(here) for here, points in groupby(walked) if len(list(points)) > 1]
    drawn = line_from(end(0), dq, dr)
    if stretches[0] == {(0, -1)}:
        assert drawn is not None
        assert [set(link) for link in drawn.chain] == [{(0, 0)}, *stretches]
    else:
        assert drawn is None
