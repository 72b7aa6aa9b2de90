"""How often a slow game calls its players to the table, and how often when they have left standing orders.

    python -m tools.visits RECORD… [--each]

A *visit* is a run of decisions of one seat until another must decide: so often somebody has to come. With orders, what they answer needs no
visit. A record tells what was asked when nobody had left any, so "with orders" counts the same questions: those that the usual orders
below would have answered, and those that a captain would. `--each`: what was asked of whoever was not at his own move, and how often.
"""

from __future__ import annotations

import gzip
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hauberk.play.battle import standing_orders as battle
from hauberk.play.campaign import standing_orders as campaign
from hauberk.play.contract import AnyGame
from hauberk.play.record import Record, parse, states
from hauberk.play.siege import standing_orders as siege
from hauberk.play.standing_orders import Answer, Order, answer
from hauberk.play.steps import Undone
from hauberk.play.wire import snake

USUAL: dict[str, tuple[Order, ...]] = {
    "battle": (
        battle.Shoot(least=25), battle.CounterCharge(), battle.StandFast(), battle.FallBack(), battle.TakeBlow(), battle.HoldGround(),
        battle.FaceNearest(),
    ),
    "siege": tuple(Answer(question=snake(kind.__name__)) for kind in siege.ANSWERED),
    "campaign": (
        *(Answer(question=snake(kind.__name__)) for kind in campaign.BOOK.answers), campaign.SlipAway(above=200), campaign.Join(),
        campaign.Plunder(), campaign.Share(),
    ),
}  # fmt: skip
"""What somebody might leave who wants to be called as little as may be."""


class Decision(NamedTuple):
    """One decision of a recorded game."""

    seat: int
    phase: Any
    question: str
    """What was asked; "" for a move of one's own."""
    ordered: bool
    """The usual orders answer it."""
    captain: bool
    """Somebody can leave it to a captain."""
    away: bool
    """It is not his own move."""


class Count(NamedTuple):
    """What the records of a game come to."""

    phases: int
    plain: int
    """Visits as it was played."""
    ordered: int
    """With the usual orders."""
    captained: int
    """With a captain for all that is asked."""


def decisions(record: Record) -> Iterator[Decision]:
    """Every decision of a game with what orders could have done."""
    game, field = record.game, record.game.start(record.scenario).field
    before = None
    for entry, after in states(record):
        if before is not None and not isinstance(entry, Undone) and entry.command is not None and game.reported(entry.command) is None:
            yield _decision(game, field.at(before), entry.side)
        before = after


def _decision(game: AnyGame, position: Any, seat: int) -> Decision:
    book = game.standing_orders
    question = book.asked(position)
    known = type(question) in book.answers
    ordered = known and answer(book, USUAL[game.kind], position, game.legal(position, None)) is not None
    kind = snake(type(question).__name__) if question is not None else ""
    away = known and getattr(position.state, "active", None) != seat  # in days nobody has the move
    return Decision(seat, book.phase(position.state), kind, ordered, known, away)


def visits(seats: Iterable[int]) -> int:
    """How often another seat must decide than before."""
    last, found = None, 0
    for seat in seats:
        found += seat != last
        last = seat
    return found


def count(found: list[Decision]) -> Count:
    """The phases or days of a game and the visits it takes."""
    return Count(
        len({each.phase for each in found}),
        visits(each.seat for each in found),
        visits(each.seat for each in found if not each.ordered),
        visits(each.seat for each in found if not each.captain),
    )


def read(path: Path) -> Record:
    """A record, packed or not."""
    data = path.read_bytes()
    return parse((gzip.decompress(data) if path.suffix == ".gz" else data).decode(), path.name)


def main(arguments: list[str]) -> None:
    """Count, and print for each kind of game."""
    each = "--each" in arguments
    sums: dict[str, list[Count]] = {}
    asked: dict[str, Counter[str]] = {}
    for name in arguments:
        if name == "--each":
            continue
        record = read(Path(name))
        found = list(decisions(record))
        sums.setdefault(record.game.kind, []).append(count(found))
        asked.setdefault(record.game.kind, Counter()).update(one.question for one in found if one.away)
    for kind, counts in sums.items():
        phases = sum(one.phases for one in counts)
        of = "phase" if kind == "battle" else "day"
        told = " ".join(
            f"{word} {sum(one[place] for one in counts) / phases:.2f}" for place, word in ((1, "plain"), (2, "ordered"), (3, "captain"))
        )
        print(f"{kind}: {len(counts)} games, {phases} {of}s; visits a {of}: {told}")
        if each:
            for question, times in asked[kind].most_common():
                print(f"  {question:<18}{times:>7}{times / phases:>8.2f} a {of}")


if __name__ == "__main__":
    main(sys.argv[1:])
