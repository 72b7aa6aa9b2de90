"""What a commander is worth in each seat of a siege: he and one who does just anything, in the same sieges with the same dice.

`python -m hauberk.lab.seats [games of each siege] [seed]` plays them and prints a table.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from hauberk.battle.core.being import SIDES
from hauberk.lab.bouts import ENDLESS, Bout, Result, measure
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import siege_files
from hauberk.players.by_name import RANDOM

PLAYER = "steady"
GAMES, SEED = 16, "seat"


@dataclass(frozen=True, slots=True)
class Seats:
    """Sieges won in each seat, of so many."""

    games: int
    besieger: int
    """By the commander who besieges."""
    any_besieger: int
    """By anybody in that seat."""
    castellan: int
    any_castellan: int
    endless: int = 0

    @property
    def together(self) -> float:
        """The share he wins of all his sieges against anybody."""
        return (self.besieger + self.castellan) / (2 * self.games)


def seat_bouts(siege: str, games: int = GAMES, seed: str = SEED, player: str = PLAYER) -> list[Bout]:
    """The same sieges three times: the commander in one seat, in the other, and in none."""
    pairs = ((player, RANDOM), (RANDOM, player), (RANDOM, RANDOM))
    return [Bout(SIEGE.kind, siege, f"{seed}/{siege}/{number}", pair) for pair in pairs for number in range(games)]


def seats(results: Sequence[Result]) -> Seats:
    """Count what such sieges have come to."""

    def won(besieger: bool, castellan: bool, side: int) -> int:
        some = [result for result in results if tuple(name != RANDOM for name in result.bout.players) == (besieger, castellan)]
        return sum(SIDES[side] in result.winners for result in some)

    games = sum(result.bout.players == (RANDOM, RANDOM) for result in results)
    endless = sum(result.reason == ENDLESS for result in results)
    return Seats(games, won(True, False, 0), won(False, False, 0), won(False, True, 1), won(False, False, 1), endless)


def line(name: str, found: Seats) -> str:
    """A line of the table."""
    cells = (found.games, found.besieger, found.any_besieger, found.castellan, found.any_castellan)
    return f"{name:30}" + "".join(f"{cell:>10}" for cell in cells) + f"{found.together:>10.0%}{found.endless:>8}"


HEADS = ("games", "besieger", "(anybody)", "castellan", "(anybody)", "together")


def main(words: Sequence[str]) -> None:
    """Play and print."""
    games, seed = (int(words[0]) if words else GAMES), (words[1] if len(words) > 1 else SEED)
    print(f"{'siege':30}" + "".join(f"{word:>10}" for word in HEADS) + " endless")
    every: list[Result] = []
    for siege in siege_files():
        results = list(measure(seat_bouts(siege, games, seed)))
        every += results
        print(line(siege, seats(results)), flush=True)
    print(line("all", seats(every)))


if __name__ == "__main__":
    main(sys.argv[1:])
