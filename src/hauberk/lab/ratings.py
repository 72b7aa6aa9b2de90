"""Ratings after Bradley and Terry, with their intervals: from who has beaten whom to how strong each is.

A difference of 400 means ten to one, as in chess. One player is the yardstick at 0. So that a player who has won everything has a rating at
all, everybody has besides drawn one game against a player of the middle; draws count half.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
DRAWN = 1.0
"""Games drawn with a player of the middle, that nobody has played."""
ROUNDS = 60
SURE = 1.96
"""Standard errors on either side that hold with 95 %."""


class Rating(NamedTuple):
    """How strong a player is, beside the yardstick."""

    player: str
    rating: float
    error: float
    """Half of the interval that holds with 95 %."""
    games: int
    score: float


Game = tuple[str, str, float]
"""Two players, and what the first has won."""


def rated(games: Iterable[Game], yardstick: str) -> list[Rating]:
    """All players, the strongest first; without the yardstick the first of the alphabet is it."""
    played = [game for game in games if game[0] != game[1]]
    names = sorted({name for one, two, _ in played for name in (one, two)})
    if not names:
        return []
    place = {name: number for number, name in enumerate(names)}
    zero = place.get(yardstick, 0)
    found = _strengths(played, place)
    spread = _inverse(_information(played, place, found))
    totals = _totals(played)

    def error(number: int) -> float:
        if number == zero:
            return 0.0
        return SURE * SCALE * sqrt(max(0.0, spread[number][number] + spread[zero][zero] - 2 * spread[number][zero]))

    ratings = [Rating(name, SCALE * (found[n] - found[zero]), error(n), *totals[name]) for name, n in place.items()]
    return sorted(ratings, key=lambda each: (-each.rating, each.player))


def _totals(games: Sequence[Game]) -> dict[str, tuple[int, float]]:
    found: dict[str, tuple[int, float]] = {}
    for one, two, score in games:
        for name, share in ((one, score), (two, 1 - score)):
            number, total = found.get(name, (0, 0.0))
            found[name] = (number + 1, total + share)
    return found


def _expected(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _strengths(games: Sequence[Game], place: Mapping[str, int]) -> list[float]:
    """The strengths under which the results are likeliest, by Newton's method."""
    found = [0.0] * len(place)
    for _ in range(ROUNDS):
        slope = [DRAWN * (0.5 - _expected(each)) for each in found]
        for one, two, score in games:
            left = score - _expected(found[place[one]] - found[place[two]])
            slope[place[one]] += left
            slope[place[two]] -= left
        inverse = _inverse(_information(games, place, found))
        steps = [sum(each * by for each, by in zip(row, slope, strict=True)) for row in inverse]
        found = [each + max(-1.0, min(1.0, step)) for each, step in zip(found, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    return found


def _information(games: Sequence[Game], place: Mapping[str, int], found: Sequence[float]) -> list[list[float]]:
    """How much the games tell of each strength, and of each pair of them."""
    size = len(place)
    told = [[0.0] * size for _ in range(size)]
    for number, each in enumerate(found):
        told[number][number] += DRAWN * _expected(each) * (1 - _expected(each))
    for one, two, _ in games:
        first, second = place[one], place[two]
        chance = _expected(found[first] - found[second])
        weight = chance * (1 - chance)
        told[first][first] += weight
        told[second][second] += weight
        told[first][second] -= weight
        told[second][first] -= weight
    return told


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small positive matrix, row by row."""
    size = len(matrix)
    rows = [[*row, *(float(number == place) for place in range(size))] for number, row in enumerate(matrix)]
    for number in range(size):
        best = max(range(number, size), key=lambda row: abs(rows[row][number]))
        rows[number], rows[best] = rows[best], rows[number]
        rows[number] = [each / rows[number][number] for each in rows[number]]
        for other in range(size):
            if other != number and rows[other][number]:
                rows[other] = [each - rows[other][number] * by for each, by in zip(rows[other], rows[number], strict=True)]
    return [row[size:] for row in rows]
