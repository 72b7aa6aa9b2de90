"""Computer players of every game by their names, and who sits down where. docs/players.md says how to write one.

| name | who |
| --- | --- |
| `steady`, `steady:3` | the usual captain, commander and marshal by their temperament, in battles with a strength |
| `captain:steady:3` | the same, said in full |
| `general:steady:4` | the general, who is the usual captain from strength 4 on |
| `captain-0.5:steady:3` | he as he was measured first, kept for ever: the yardstick of all later ones |
| `random`, `eager`, `greedy`, `habit:run` … | simple ones (`BUILT_IN`) |
| a name of the entry points `hauberk.players` | whatever a package that is installed brings |
| `module:Class` | any class that can be imported |

What stands behind a further colon are the player's own words: `habit:run`, `module:Class:fierce`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NamedTuple, Protocol

from hauberk.common.faults import BadInput, Fault, near
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.games import GAMES
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.players.anybody import Anybody
from hauberk.players.campaign import marshal
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.players.siege import commander
from hauberk.siege.fights import QUICK

RANDOM, USUAL, YARDSTICK = "random", "captain", "captain-0.5"
"""One who does just anything; the captain a name without a family means; the one who never changes."""
GENERALS, GENERAL = (4, 5), "hauberk.players.general.general:general"
"""The strengths at which the usual captain is a general, and where he is found."""
GROUP = "hauberk.players"
"""The entry points by which a package brings players."""


class Player(Protocol):
    """Who plays a seat."""

    def choose(self, match: Any) -> Any:
        """What he commands now."""


class Chair(NamedTuple):
    """What a player is told when he sits down."""

    match: AnyMatch
    number: int
    """His seat."""
    seed: str
    """Of a source of chance of his own."""
    words: tuple[str, ...] = ()
    """What his name says besides."""
    fights: str = QUICK
    """How he has fights inside a game settled, `map` or `quick`."""

    @property
    def kind(self) -> str:
        """Which game it is."""
        return self.match.game.kind

    @property
    def seat(self) -> str:
        """His seat by its name."""
        return self.match.game.seats(self.match.scenario)[self.number]


Maker = Callable[[Chair], Player]


class Kind(NamedTuple):
    """Players of a name: who makes them, in which games they play, and what may stand behind the name."""

    maker: Maker
    plays: tuple[str, ...] = tuple(GAMES)
    words: tuple[str, ...] = ("",)


class Simple:
    """One who looks at nothing but what is lawful."""

    def __init__(self, player: RandomPlayer | EagerPlayer) -> None:
        self._player = player

    def choose(self, match: AnyMatch) -> Any:
        """What he commands now."""
        return self._player.choose(match.legal)


SIMPLE: dict[str, type[RandomPlayer] | type[EagerPlayer]] = {RANDOM: RandomPlayer, "brawler": BrawlingPlayer, "eager": EagerPlayer}
"""Simple players of battles."""


def _captain(chair: Chair) -> Player:
    """The captain of 0.5 in a battle, the commander in a siege, the marshal in a campaign. `YARDSTICK` means him for ever: who changes
    how he plays makes a new one beside him (tests/players/test_yardstick.py)."""
    temperament = chair.words[0]
    if chair.kind == SIEGE.kind:
        return commander(temperament, chair.number, chair.seed, chair.fights)
    if chair.kind == CAMPAIGN.kind:
        return marshal(temperament, chair.seat, chair.seed, chair.fights)
    return Captain(temperament, int(chair.words[1]) if len(chair.words) > 1 else 2, chair.seed)


def _usual(chair: Chair) -> Player:
    """The captain up to strength 3, from 4 on the general; in sieges and campaigns as ever."""
    general = chair.kind == BATTLE.kind and len(chair.words) > 1 and int(chair.words[1]) in GENERALS
    return _lazy(GENERAL)(chair) if general else _captain(chair)


def _simple(name: str) -> Maker:
    def make(chair: Chair) -> Player:
        return Simple(SIMPLE[name](chair.seed)) if chair.kind == BATTLE.kind else Anybody(chair.seed, chair.fights)

    return make


def _lazy(where: str) -> Maker:
    """A player of ours whose module is loaded when he is wanted."""
    module, _, name = where.partition(":")
    return lambda chair: getattr(import_module(module), name)(chair)


def _tempers(strengths: Iterable[int]) -> tuple[str, ...]:
    """What may stand behind a family's name."""
    return (*TEMPERAMENTS, *(f"{temperament}:{strength}" for temperament in TEMPERAMENTS for strength in strengths))


TEMPERS = _tempers((*STRENGTHS, *GENERALS))
BUILT_IN: dict[str, Kind] = {
    USUAL: Kind(_usual, words=TEMPERS),
    YARDSTICK: Kind(_captain, words=_tempers(STRENGTHS)),
    "general": Kind(_lazy(GENERAL), (BATTLE.kind,), _tempers(GENERALS)),
    RANDOM: Kind(_simple(RANDOM)),
    "brawler": Kind(_simple("brawler"), (BATTLE.kind,)),
    "eager": Kind(_simple("eager"), (BATTLE.kind,)),
    "greedy": Kind(_lazy("hauberk.players.greedy:Greedy"), (BATTLE.kind,)),
    "habit": Kind(
        _lazy("hauberk.players.habits:Habit"), (BATTLE.kind,), ("run", "clump", "pile", "stand_off", "hide")
    ),
    "storm_daily": Kind(_lazy("hauberk.players.habits:StormDaily"), (SIEGE.kind,)),
}
"""The players of the package."""


@cache
def _brought() -> dict[str, Any]:
    """What other packages bring."""
    return {each.name: each for each in entry_points(group=GROUP)}


def _found(name: str) -> tuple[Kind, tuple[str, ...]] | None:
    """Whom a name means, and its further words; None: nobody."""
    first, *words = name.split(":")
    if first in TEMPERAMENTS:
        first, words = USUAL, [first, *words]
    if first in BUILT_IN:
        kind = BUILT_IN[first]
        return (kind, tuple(words)) if ":".join(words) in kind.words else None
    if first in _brought():
        return _kind_of(_brought()[first].load()), tuple(words)
    if not words or not words[0].isidentifier():
        return None
    try:
        maker = getattr(import_module(first), words[0], None)
    except ImportError:
        return None
    return (_kind_of(maker), tuple(words[1:])) if callable(maker) else None


def _kind_of(maker: Any) -> Kind:
    """A player from elsewhere plays every game, or what he says in `plays`."""
    return Kind(maker, tuple(getattr(maker, "plays", tuple(GAMES))))


def seated(match: AnyMatch, seat: int, name: str, seed: str, fights: str = QUICK) -> Player:
    """A player by his name in a seat of a match; `fights`: how he has fights settled, `map` or `quick`."""
    found = _found(name)
    if found is None:
        raise BadInput([_unknown(name)])
    return found[0].maker(Chair(match, seat, seed, found[1], fights))


def plays(name: str, kind: str) -> bool:
    """Does somebody of this name play this game?"""
    found = _found(name)
    return found is not None and kind in found[0].plays


def check_name(name: str, kind: str = BATTLE.kind) -> None:
    """Raises BadInput if no such player plays this game."""
    if _found(name) is None:
        raise BadInput([_unknown(name)])
    if not plays(name, kind):
        raise BadInput([Fault(name[:60], 0, f"does not play a {kind}", "duel --over names the games")])


def _unknown(name: str) -> Fault:
    return Fault(name[:60], 0, "no such player", near(name[:60], [*known_names(), *TEMPERS]))


def known_names() -> Iterator[str]:
    """Every player there is, but for those that are named by module and class."""
    for name, kind in BUILT_IN.items():
        yield from (f"{name}:{word}" if word else name for word in kind.words)
    yield from _brought()
