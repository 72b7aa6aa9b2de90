"""The hex grid: steps, distances, turns and names, for every hex there can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauberk.grid.hex import DIRECTIONS, Hex, column_name, from_offset, name_of, parse_name, to_offset

hexes = st.builds(Hex, st.integers(-200, 200), st.integers(-200, 200))
directions = st.integers(0, 5)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    """Nothing is nearer than itself, the way back is as long, and no detour is shorter."""
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, hexes)
def test_distance_counts_steps(a: Hex, b: Hex) -> None:
    """From any hex some neighbour of the other is one step nearer, and none is more than one."""
    around = [a.neighbour(side).distance(b) - a.distance(b) for side in range(6)]
    assert set(around) <= {-1, 0, 1}
    assert (min(around) == -1) == (a != b)


@given(hexes, directions)
def test_a_step_and_back_leads_home(place: Hex, side: int) -> None:
    """The neighbour in a direction has this hex in the opposite one."""
    there = place.neighbour(side)
    assert there != place
    assert there.neighbour(side + 3) == place
    assert place.direction_to(there) == side
    assert there.direction_to(place) == (side + 3) % 6


@given(hexes)
def test_the_six_neighbours_follow_one_another(place: Hex) -> None:
    """Going round clockwise each neighbour touches the next; together they are the hexes at distance one."""
    around = [place.neighbour(side) for side in range(6)]
    assert all(around[side].distance(around[(side + 1) % 6]) == 1 for side in range(6))
    assert around == list(place.ring(1))


@given(hexes, st.integers(1, 12))
def test_a_ring_holds_every_hex_at_its_distance_once(place: Hex, radius: int) -> None:
    """Six hexes for every step of the radius, each next to the one before, the first straight up."""
    ring = list(place.ring(radius))
    assert len(set(ring)) == len(ring) == 6 * radius
    assert all(place.distance(other) == radius for other in ring)
    assert all(ring[i].distance(ring[i - 1]) == 1 for i in range(len(ring)))
    assert ring[0] == Hex(place.q, place.r - radius)


def test_a_ring_of_no_radius_is_the_hex_itself() -> None:
    """At distance nought there is only the hex."""
    assert list(Hex(3, -2).ring(0)) == [Hex(3, -2)]


@given(hexes, st.integers(-12, 12))
def test_six_turns_are_none(place: Hex, sixths: int) -> None:
    """A full turn changes nothing, and turns add up."""
    assert place.turned(6) == place
    assert place.turned(sixths).turned(-sixths) == place
    assert place.turned(sixths) == place.turned(sixths % 6)


@given(hexes, hexes, directions)
def test_turning_keeps_distances_and_turns_directions(a: Hex, b: Hex, sixths: int) -> None:
    """What was so far off stays so far off; up becomes the next direction clockwise."""
    assert a.turned(sixths).distance(b.turned(sixths)) == a.distance(b)
    for side in range(6):
        assert a.neighbour(side).turned(sixths) == a.turned(sixths).neighbour(side + sixths)


@given(hexes, hexes)
def test_only_neighbours_have_a_direction(a: Hex, b: Hex) -> None:
    """To any other hex there is none."""
    assert (a.direction_to(b) is None) == (a.distance(b) != 1)


@given(st.integers(0, 800), st.integers(0, 800))
def test_columns_and_rows_round_trip(column: int, row: int) -> None:
    """The hex in a column and row is in that column and row."""
    assert to_offset(from_offset(column, row)) == (column, row)


@given(hexes)
def test_every_hex_has_one_column_and_row(place: Hex) -> None:
    """And back."""
    assert from_offset(*to_offset(place)) == place


@given(st.integers(0, 800), st.integers(0, 800))
def test_names_round_trip(column: int, row: int) -> None:
    """A name leads back to its hex, and no two hexes share one."""
    assert parse_name(name_of(column, row)) == (column, row)
    assert name_of(column, row) != name_of(column + 1, row)


@pytest.mark.parametrize("column, name", [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (702, "AAA")])
def test_columns_are_lettered_like_ledgers(column: int, name: str) -> None:
    """After Z comes AA."""
    assert column_name(column) == name


@pytest.mark.parametrize("word", ["", "A", "7", "a1", "A0", "A01", "1A", "A1 ", "A-1", "Ä1", "A1/0"])
def test_what_is_no_name_is_none(word: str) -> None:
    """Half a name, small letters, row nought: no hex."""
    assert parse_name(word) is None


@pytest.mark.parametrize(
    "column, around",
    [
        (2, [(2, 4), (3, 4), (3, 5), (2, 6), (1, 5), (1, 4)]),
        (3, [(3, 4), (4, 5), (4, 6), (3, 6), (2, 6), (2, 5)]),
    ],
)
def test_odd_columns_lie_half_a_hex_lower(column: int, around: list[tuple[int, int]]) -> None:
    """Neighbours of a hex in an even and in an odd column, up first and then clockwise."""
    place = from_offset(column, 5)
    assert [to_offset(place.neighbour(side)) for side in range(6)] == around
    assert len(DIRECTIONS) == 6
