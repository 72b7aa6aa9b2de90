"""What a game is, of whatever scale: one value for each, and everything else is written once against it.

`BATTLE`, `SIEGE` and `CAMPAIGN` are such values; `play/games.py` lists them. A `Match` plays any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from hauberk.common.dice import Dice
from hauberk.common.refusal import Refusal
from hauberk.play.picture import Picture
from hauberk.play.standing import Measure
from hauberk.play.standing_orders import Book
from hauberk.play.wire import Translator, snake
from hauberk.rulesets.ruleset import Ruleset

Json = Any


class Ruled(Protocol):
    """A scenario: a game ready to begin, under the rules of an edition."""

    @property
    def id(self) -> str: ...
    @property
    def order(self) -> int: ...
    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def title(self) -> dict[str, str]: ...
    @property
    def story(self) -> dict[str, str]: ...
    def under(self, ruleset: Ruleset) -> Any:
        """The same by the rules of another edition, or with argued points turned."""


class AnyState(Protocol):
    """What a state of every game has."""

    @property
    def outcome(self) -> Any: ...
    @property
    def pending(self) -> tuple[Any, ...]: ...


class AnyPosition(Protocol):
    """A field, which gives the position `at` another state, and the state."""

    @property
    def field(self) -> Any: ...
    @property
    def state(self) -> Any: ...


X = TypeVar("X", bound=Ruled)
P = TypeVar("P", bound=AnyPosition)
S = TypeVar("S", bound=AnyState)
C = TypeVar("C")
E = TypeVar("E")
C_co = TypeVar("C_co", covariant=True)


class Legal(Protocol[C_co]):
    """What may be commanded now: in a fixed order, counted and asked without more work than that takes."""

    def __contains__(self, command: Any) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[C_co]: ...
    def nth(self, number: int) -> C_co:
        """The command with this number. Raises IndexError."""

    def of(self, name: str) -> Iterator[C_co]:
        """The commands that are about somebody or something."""


L = TypeVar("L", bound=Legal[Any])


class Listed(Generic[C]):
    """The lawful commands of a game whose list is short: each is looked at when somebody comes to it, and once."""

    def __init__(self, offered: Iterable[C], refuse: Callable[[C], Refusal | None]) -> None:
        self._coming = (command for command in offered if refuse(command) is None)
        self._found: list[C] = []
        self._refuse = refuse

    def __contains__(self, command: C) -> bool:
        return self._refuse(command) is None

    def __iter__(self) -> Iterator[C]:
        number = 0
        while self._reaches(number):
            yield self._found[number]
            number += 1

    def __len__(self) -> int:
        self._found.extend(self._coming)
        return len(self._found)

    def nth(self, number: int) -> C:
        """The command with this number. Raises IndexError."""
        if number < 0 or not self._reaches(number):
            raise IndexError(number)
        return self._found[number]

    def of(self, name: str) -> Iterator[C]:
        """The commands that name somebody or something."""
        return (command for command in self if names(command, name))

    def _reaches(self, number: int) -> bool:
        while len(self._found) <= number:
            try:
                self._found.append(next(self._coming))
            except StopIteration:
                return False
        return True


def names(value: object, name: str) -> bool:
    """Does a command speak of this person, group, engine or place?"""
    if isinstance(value, str):
        return value == name
    if isinstance(value, tuple | list):
        return any(names(each, name) for each in value)
    slots: Sequence[str] = getattr(type(value), "__slots__", ())
    return any(names(getattr(value, slot), name) for slot in slots)


class FightCall(NamedTuple):
    """A game inside a game that is to be played before the outer one goes on."""

    game: Any
    """What is played."""
    scenario: Callable[[], Any]
    """Its scenario."""
    set_up: str
    """The table of that scenario, as JSON."""
    name: str
    """What it is called among the fights of this match: its dice are a keyed hash of the outer seed and this."""
    report: Callable[[Any], Any]
    """The command by which the match reports its result when it is over."""
    result: Callable[[Any, Any], Any]
    """What is reported of a scenario and the state at its end."""
    picture: Picture | None = None
    """How it looks where it is fought; if nothing is said, as the match itself looks."""

    @property
    def label(self) -> str:
        """Its name in addresses: without the kind of fight it is."""
        return self.name.partition(" ")[2].replace(" ", "_")


class ComesTo(NamedTuple):
    """What a command has come to, as far as a forecast tells it."""

    changes: tuple[tuple[str, str], ...]
    """Who or what is in another state afterwards, and in which."""
    asked: str = ""
    """The question that follows."""
    letter: str = ""
    """Result letters."""
    men: tuple[str, ...] = ()
    """Whom the question is about, where it is not about whoever acts."""


def asked_anew(before: AnyState, after: AnyState) -> str:
    """The question that is open now and was not before; "" if there is none."""
    if len(after.pending) <= len(before.pending) and after.pending == before.pending[: len(after.pending)]:
        return ""
    return snake(type(after.pending[-1]).__name__) if after.pending else ""


class Reported(Protocol):
    """A fight as it was reported."""

    @property
    def result(self) -> Any: ...
    @property
    def record(self) -> tuple[str, ...]: ...


def no_fight(_position: Any) -> FightCall | None:
    """In a battle there is no other game inside."""


def as_it_is(position: Any, _command: Any) -> Any:
    """Where everything lies open, what may be expected is what is there."""
    return position


def no_report(_command: Any) -> Reported | None:
    """So nothing is reported."""


def who_decides(_position: Any, _command: Any) -> int | None:
    """Every command waits for its turn."""


def nobody(_position: Any, _event: Any) -> int | None:
    """There are no standing orders."""


@dataclass(frozen=True)
class Game(Generic[X, P, S, C, E, L]):
    """One of the games: what is played, how it begins, what may be done in it, and what a seat may see."""

    kind: str
    """Its name: `battle`, `siege`, `campaign`."""
    key: str
    """The field of a record's header that names the scenario."""
    switches: tuple[str, ...]
    """The sets of argued points that may be turned in it."""
    files: Callable[[], Mapping[str, Path]]
    """The scenarios of the package."""
    load: Callable[[str], X]
    """A scenario by its name or its file. Raises BadInput with every fault."""
    start: Callable[[X], P]
    """The position before anything has happened."""
    opening: Callable[[P, Dice], tuple[tuple[E, ...], S]]
    """The events that begin it, and the state after them."""
    refuse: Callable[[P, C], Refusal | None]
    """Why a command is turned down, if it is."""
    decide: Callable[[P, C, Dice], tuple[tuple[E, ...], S]]
    """What comes of a command, and the state after it. Raises Refused; never changes what it is given."""
    evolve: Callable[[S, E], S]
    """The state after an event."""
    seat: Callable[[P], int | None]
    """The number of the seat that must decide now; None when it is over."""
    seats: Callable[[X], tuple[str, ...]]
    """The seats by their names, in their order: the letters of two sides, the ids of factions."""
    legal: Callable[[P, L | None], L]
    """What may be commanded now; the last list helps to make the next."""
    wire: Callable[[X], Translator]
    """How its commands, events and questions are written down."""
    sight: Callable[[P, Sequence[int]], Json]
    """What the holders of these seats see, built up from nothing."""
    standing: Callable[[P, Sequence[int]], tuple[Measure, ...]]
    """How the game stands, as far as the holders of these seats may know."""
    comes_to: Callable[[S, S, tuple[E, ...]], ComesTo]
    """What of the way from one state to another is told in a forecast."""
    explained: tuple[type, ...]
    """Events whose numbers are known before the dice."""
    standing_orders: Book
    """What can be left to be answered in the moves of others."""
    foreseen: Callable[[P, C], P] = as_it_is
    """The position as the seat that decides may expect it when it gives a command: from this it is forecast what a player is shown."""
    fight: Callable[[P], FightCall | None] = no_fight
    """The game inside that is to be played now."""
    reported: Callable[[C], Reported | None] = no_report
    """The report of such a game, if that is what is commanded."""
    final: tuple[type, ...] = field(default=())
    """Events after which a step cannot be taken back, though no die was thrown: what was seen is known."""
    speaks: Callable[[P, C], int | None] = who_decides
    """The seat whose word a command is, if that may be said while another decides; None for all that must wait for their turn."""
    follows: Callable[[P, E], int | None] = nobody
    """The seat whose standing order an event begins to carry out; None for every other event."""
    inline: Callable[[dict[str, Any], str], X] | None = None
    """A scenario from a table that is no file of ours. Raises BadInput with every fault."""


AnyGame = Game[Any, Any, Any, Any, Any, Any]
