"""`captain-0.5`, the yardstick of all later players, plays for ever as he did when he was measured.

Who makes a stronger captain makes a new player beside him. Where a rule is changed on purpose the same thoughts may lead to other
games: then the marks below are made again (`python -m tests.players.test_yardstick`), and the changelog says why.
"""

from __future__ import annotations

import pytest

from hauberk.lab.bouts import Bout
from hauberk.play.keys import key
from hauberk.players.by_name import YARDSTICK
from tests.players.test_budget import commands

MARKS = {
    ("battle", "the_ford", 3): "a449e0dde09c",
    ("battle", "the_silver_of_the_priory", 2): "698b133dcdce",
    ("battle", "ladders_at_devizes", 3): "5f8d45d2f91f",
    ("battle", "lances_at_cerami", 1): "8a4e273d6d7a",
    ("siege", "snow_at_oxford", 3): "8b1f2eb39f0b",
    ("campaign", "the_harvest_of_oxford", 3): "4c8a11b5ee11",
}


def mark(kind: str, scenario: str, strength: int) -> str:
    """The commands of the first part of a game between two of him, as a key."""
    players = (f"{YARDSTICK}:steady:{strength}", f"{YARDSTICK}:rash:{strength}")
    return key(tuple(commands(Bout(kind, scenario, "yardstick", players), watched=True)))[:12]


@pytest.mark.parametrize("game", MARKS, ids=lambda game: f"{game[1]}-{game[2]}")
def test_he_plays_as_he_always_did(game: tuple[str, str, int]) -> None:
    assert mark(*game) == MARKS[game]


if __name__ == "__main__":
    for game in MARKS:
        print(f'    {game}: "{mark(*game)}",'.replace("'", '"'))
