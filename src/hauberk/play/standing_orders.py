"""Standing orders: what somebody has left word to answer when he is asked in the moves of others. [TURN-03, C-CG-11]

An order is a value: whom it concerns, what he does, and when. It makes no rule: `answer` picks one of the commands that are lawful at that
moment, with what its owner can see, or none, and then he is asked as ever. Each game lists its orders and what answers which question in
`standing_orders.py` of its folder; the book of a game stands in its `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from hauberk.play.wire_forms import snake

K = TypeVar("K")
MOST_ORDERS = 60
"""Orders of one seat."""
MOST_NAMED = 60
"""Names in one order."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="order", tag=snake):
    """Something left to be done; on the wire and on the disk `{"order": "hold_fire", …}`."""

    who: tuple[str, ...] = ()
    """Whom it concerns: people, groups or places by their ids; nobody named: all of a side who have no orders of their own."""


class Captain(Order, frozen=True):
    """Whatever no other order answers is left to a captain, by his temperament."""

    name: str = "steady"


class Answer(Order, frozen=True):
    """The first of these words that may be answered to a question whose answers are a list; no words: the usual one.

    `who`: of which group, company or place it is asked.
    """

    question: str = ""
    """The question by its kind, such as `refuse_asked`."""
    words: tuple[str, ...] = ()


Orders = tuple[Order, ...]


class Asked(NamedTuple):
    """A question with everything an order may look at."""

    position: Any
    """As its owner sees it."""
    question: Any
    commands: tuple[Any, ...]
    """The lawful answers."""
    orders: Orders

    def order(self, kinds: tuple[type[Any], ...], *names: str) -> Any:
        """The order of these kinds for somebody: the first that names him, else the first for everybody; None if there is none."""
        found = [order for order in self.orders if isinstance(order, kinds)]
        return next((order for order in found if set(names) & set(order.who)), next((order for order in found if not order.who), None))

    def of(self, kind: type[K]) -> list[K]:
        """The commands of a kind among the answers."""
        return [command for command in self.commands if isinstance(command, kind)]


Answering = Callable[[Asked], Any]
"""The command by which orders answer a question; None if they say nothing of it."""


def last_asked(position: Any) -> Any:
    """The question that was asked last."""
    return position.state.pending[-1] if position.state.pending else None


def chosen(asked: Asked) -> Any:
    """The word that was left for such a question. [C-CG-11]"""
    kind, about = snake(type(asked.question).__name__), {getattr(asked.question, name, "") for name in ("group", "place")}
    orders = [each for each in asked.orders if isinstance(each, Answer) and each.question == kind and (not each.who or about & {*each.who})]
    lawful = {command.choice: command for command in asked.commands if hasattr(command, "choice")}
    for order in sorted(orders, key=lambda each: not each.who):
        for word in order.words or tuple(lawful)[:1]:
            if word in lawful:
                return lawful[word]
    return None


def nothing(_asked: Asked) -> None:
    """No order speaks of it, but a captain may."""


CAPTAINS = tuple(Captain(name=name) for name in ("steady", "rash", "cautious"))


def answers_of(questions: Iterable[Any]) -> Orders:
    """The answers that can be left to some questions: the usual one, and each word that is always on offer."""
    return tuple(
        Answer(question=snake(question.__name__), words=words)
        for question in questions
        for words in ((), *((word,) for word in question._field_defaults.get("choices", ())))
    )


class Book(NamedTuple):
    """The standing orders of a game."""

    kinds: tuple[type[Order], ...]
    """The orders that can be left."""
    answers: Mapping[type, Answering]
    """What answers which question."""
    seen: Callable[[Any], Any]
    """The position as whoever is asked can see it."""
    phase: Callable[[Any], Any]
    """The phase or day of a state: what a dry run goes over."""
    names: Callable[[Any, int], Container[str]]
    """Whom and what a seat may name in its orders: the ids of people, groups and places it knows, and hexes."""
    offers: Orders
    """Orders ready to be left, as they stand on a list."""
    own: Callable[[Any, int], Sequence[str]]
    """Who can have orders of his own, of a seat."""
    asked: Callable[[Any], Any] = last_asked
    """The question of a position; None if none is open."""

    @property
    def shape(self) -> Any:
        """The type of a list of orders of this game, by which it is read."""
        found: Any = Captain
        for kind in self.kinds:
            found = found | kind
        return tuple[found, ...]

    @property
    def shape_kinds(self) -> tuple[type[Order], ...]:
        """All orders that can be left, a captain among them."""
        return (*self.kinds, Captain)


def answer(book: Book, orders: Orders, position: Any, legal: Any) -> Any:
    """What orders answer to the question that is open: always one of the lawful commands. None: they say nothing of it."""
    question = book.asked(position)
    found = book.answers.get(type(question))
    if found is None or not orders:
        return None
    command = found(Asked(book.seen(position), question, tuple(legal), orders))
    return command if command is not None and command in legal else None


def captain_of(book: Book, orders: Orders, question: Any) -> str:
    """The captain to whom this question is left; "" for none."""
    if type(question) not in book.answers:
        return ""
    return next((order.name for order in orders if isinstance(order, Captain)), "")


def read_orders(book: Book, said: Any) -> Orders:
    """Orders from plain values. Raises msgspec.ValidationError with what is wrong."""
    found: Orders = msgspec.convert(said, book.shape)
    if len(found) > MOST_ORDERS:
        raise msgspec.ValidationError(f"{len(found)} orders, at most {MOST_ORDERS}")
    if any(len(order.who) > MOST_NAMED for order in found):
        raise msgspec.ValidationError(f"too many names in one order, at most {MOST_NAMED}")
    return found


def unknown_names(book: Book, orders: Orders, position: Any, side: int) -> list[str]:
    """What orders name that their owner does not know."""
    known = book.names(position, side)
    named = (name for order in orders for name in (*order.who, getattr(order, "toward", "")))
    return [name for name in dict.fromkeys(named) if name and name not in known]


def write_orders(orders: Orders) -> list[dict[str, Any]]:
    """Orders as plain values."""
    found: list[dict[str, Any]] = msgspec.to_builtins(orders)
    return found


# -- dry run -----------------------------------------------------------------------------------------------------------


class Rehearsed(NamedTuple):
    """A question of a phase that is over: what was answered, and what the orders would have answered at that moment."""

    number: int
    """The step of the answer."""
    before: Any
    """The state in which it was asked."""
    question: Any
    answered: Any
    by_order: Any
    """None where they say nothing of it."""
    captain: str = ""
    """The captain to whom it would have been left."""


def dry_run(match: Any, orders: Orders, side: int) -> list[Rehearsed]:
    """What orders would have answered in the last phase in which a seat was asked something; each question by itself, as it stood."""
    book, game = match.game.standing_orders, match.game
    found: list[Rehearsed] = []
    phase: Any = None
    for number in range(len(match.steps) - 1, 0, -1):
        step, before = match.steps[number], match.state_at(number - 1)
        if phase is not None and book.phase(before) != phase:
            break
        position = match.field.at(before)
        question = book.asked(position)
        if step.side != side or type(question) not in book.answers:
            continue
        phase = book.phase(before)
        command = answer(book, orders, position, game.legal(position, None))
        captain = "" if command is not None else captain_of(book, orders, question)
        found.append(Rehearsed(number, before, question, step.command, command, captain))
    return found[::-1]

