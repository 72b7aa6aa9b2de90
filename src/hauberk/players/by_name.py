"""Computer players of every game by their names: a temperament such as `steady`, in battles with a strength, `steady:2`; or `random`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hauberk.basis.faults import BadInput, Fault, near
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.players.anybody import Anybody
from hauberk.players.campaign import marshal
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.players.siege import commander
from hauberk.siege.fights import QUICK

RANDOM = "random"
"""One who does just anything."""


class Player(Protocol):
    """Who plays a seat."""

    def choose(self, match: Any) -> Any:
        """What he commands now."""


class Simple:
    """One who looks at nothing but what is lawful."""

    def __init__(self, player: RandomPlayer | EagerPlayer) -> None:
        self._player = player

    def choose(self, match: AnyMatch) -> Any:
        """What he commands now."""
        return self._player.choose(match.legal)


SIMPLE: dict[str, type[RandomPlayer] | type[EagerPlayer]] = {RANDOM: RandomPlayer, "brawler": BrawlingPlayer, "eager": EagerPlayer}
"""Simple players of battles."""


def _fighter(name: str, _match: AnyMatch, _seat: int, seed: str, _fights: str) -> Player:
    if name in SIMPLE:
        return Simple(SIMPLE[name](seed))
    temperament, _, strength = name.partition(":")
    return Captain(temperament, int(strength or 2), seed)


def _commander(name: str, _match: AnyMatch, seat: int, seed: str, fights: str) -> Player:
    return Anybody(seed, fights) if name == RANDOM else commander(name, seat, seed, fights)


def _marshal(name: str, match: AnyMatch, seat: int, seed: str, fights: str) -> Player:
    return Anybody(seed, fights) if name == RANDOM else marshal(name, match.game.seats(match.scenario)[seat], seed, fights)


PLAYERS: dict[str, Callable[[str, AnyMatch, int, str, str], Player]] = {
    BATTLE.kind: _fighter,
    SIEGE.kind: _commander,
    CAMPAIGN.kind: _marshal,
}


def seated(match: AnyMatch, seat: int, name: str, seed: str, fights: str = QUICK) -> Player:
    """A player by his name in a seat of a match; `fights`: how he has fights settled, `map` or `quick`."""
    return PLAYERS[match.game.kind](name, match, seat, seed, fights)


def check_name(name: str, kind: str = BATTLE.kind) -> None:
    """Raises BadInput if no such player plays this game."""
    strong = [f"{temperament}:{strength}" for temperament in TEMPERAMENTS for strength in STRENGTHS]
    known = [*SIMPLE, *strong] if kind == BATTLE.kind else [RANDOM]
    if name not in known and name not in TEMPERAMENTS:
        raise BadInput([Fault(name[:40], 0, "no such player", near(name[:40], [*known, *TEMPERAMENTS]))])
