"""Perft: small positions counted by hand, larger ones pinned against change."""

from __future__ import annotations

import pytest

from hauberk.battle.core.commands import Attack, Done, Move
from hauberk.play.battle.game import BATTLE
from hauberk.play.contract import Listed
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.perft import divide, perft
from tests.kit import drawn, man, rider


def test_one_civilian_on_a_meadow() -> None:
    """A priest with 4 points in the middle of open ground: 6 + 12 + 18 + 24 hexes within four steps, and the end of the sequence."""
    rows = "\n".join(" ".join("." for _ in range(10)) for _ in range(10))
    game = drawn(rows, men=[{"who": "leone", "side": "A", "at": "E5", "left": 4}])
    assert game["leone"].left == 4
    assert perft(BATTLE, game.position, 1) == 6 + 12 + 18 + 24 + 1


def test_one_step_each_of_two_men() -> None:
    """Two men with one point each, far apart: 6 + 6 moves and Done; after one of them 6 moves of the other and Done are left."""
    rows = "\n".join(" ".join("." for _ in range(14)) for _ in range(7))
    men = [{"who": "leone", "side": "A", "at": "D4", "left": 1}, {"who": "wat", "side": "A", "at": "J4", "left": 1}]
    game = drawn(rows, men=men)
    assert perft(BATTLE, game.position, 1) == 13
    # Done ends the sequence: nobody can fight, so the combat sequence offers Done only.
    assert perft(BATTLE, game.position, 2) == 12 * 7 + 1
    assert sum(divide(BATTLE, game.position, 2).values()) == 12 * 7 + 1


def test_attack_counts_every_group_and_every_face() -> None:
    """Two men beside one enemy: attacks by one, by the other, by both, or none. The dice make ten branches of each attack."""
    game = drawn(
        """
        . . . .
        . A . .
        . B C .
        . . . .
        """,
        A=man("tancrede", "A"), B=man("okeanos", "B"), C=man("robert", "A"), sequence="combat",
    )  # fmt: skip
    assert {type(command) for command in game.legal} == {Attack, Done}
    assert perft(BATTLE, game.position, 1) == 4


def test_a_rider_with_one_point() -> None:
    """One point: the three front hexes, or the step straight back; too little to pivot or dismount."""
    rows = "\n".join(" ".join("." for _ in range(8)) for _ in range(8))
    game = drawn(rows, men=[{"who": "gui", "side": "A", "at": "D4", "mounted": True, "facing": 0, "left": 1}])
    moves = [command for command in game.legal if isinstance(command, Move)]
    assert len(moves) == 4
    assert perft(BATTLE, game.position, 1) == 5


def test_pinned_counts() -> None:
    """Guards against change only: nobody has counted these by hand."""
    game = drawn(
        """
        . . s . . .
        . A . . B .
        . . s . . .
        . . . . . .
        """,
        A=rider("drogon", "A", 3, left=4), B=man("ahmad", "B"), sequence="movement",
    )  # fmt: skip
    first = perft(BATTLE, game.position, 1)
    assert first == sum(1 for _ in game.legal)
    assert perft(BATTLE, game.position, 2) == sum(divide(BATTLE, game.position, 2).values())


@pytest.mark.parametrize(
    ("kind", "name", "counts"),
    [
        ("siege", "the_farm_on_the_gargano_road", (3, 85_004)),
        ("siege", "marmions_ditch", (4, 843)),
        ("campaign", "engines_for_trowbridge", (75, 2700)),
        ("campaign", "the_val_demone", (21, 2436)),
    ],
)
def test_pinned_counts_of_games_of_days(kind: str, name: str, counts: tuple[int, int]) -> None:
    """As they begin: two decisions, with every fall of the dice between them. They guard against change only."""
    game = GAMES[kind]
    position = Match(game, game.load(name), "1").position
    assert (perft(game, position, 1), sum(divide(game, position, 2).values())) == counts  # perft and divide agree: test_pinned_counts


def test_what_nobody_asks_for_is_not_looked_at() -> None:
    """The list of a siege or campaign looks at a command when somebody comes to it, and once."""
    looked: list[int] = []

    def refuse(command: int) -> None:
        looked.append(command)

    legal = Listed(iter(range(10)), refuse)
    assert legal.nth(2) == 2
    assert looked == [0, 1, 2]
    assert len(legal) == 10
    assert list(legal) == looked == list(range(10))
