"""Matches counted together, in a line each or in a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles

from rich.table import Table

from hauberk.lab.bouts import ENDLESS, MEASURES, Result
from hauberk.play.battle.balance import wilson
from hauberk.play.games import GAMES
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, messages_in
from hauberk.tell.voices import VOICES


@dataclass(frozen=True, slots=True)
class Tally:
    """Some results together."""

    games: int
    lengths: tuple[float, float, float]
    """The first quartile of their lengths, the median, the third."""
    longest: int
    winners: dict[str, int]
    """How often each seat has won."""
    reasons: dict[str, int]
    counts: dict[str, float]
    """What was counted, on average."""
    won: int
    """By the player who is measured."""
    drawn: int
    slowest: float
    """Seconds of the slowest turn or day."""
    thought: float
    """Seconds of the slowest decision of the player who is measured."""
    held: int
    """How many records hold."""

    @property
    def share(self) -> float:
        """What the player who is measured has won; draws count half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 %."""
        return wilson(self.share, self.games)

    def seat_share(self, seat: str) -> float:
        """The share of a seat, whoever played it; draws count half."""
        return (self.winners.get(seat, 0) + self.drawn / 2) / self.games if self.games else 0.0


def tally(results: Sequence[Result]) -> Tally:
    """Count some results."""
    lengths = sorted(result.length for result in results) or [0]
    cuts = quantiles(lengths, n=4, method="inclusive") if len(lengths) > 1 else [float(lengths[0])] * 3
    counted = dict.fromkeys(what for result in results for what in result.counts)
    return Tally(
        len(results),
        (cuts[0], cuts[1], cuts[2]),
        lengths[-1],
        dict(Counter(winner for result in results for winner in result.winners).most_common()),
        dict(Counter(result.reason for result in results).most_common()),
        {what: sum(result.counts[what] for result in results) / len(results) for what in counted},
        sum(result.score == 1 for result in results),
        sum(not result.winners for result in results),
        max((result.slowest for result in results), default=0.0),
        max((result.thought for result in results), default=0.0),
        sum(not result.fault for result in results),
    )


# -- in words ----------------------------------------------------------------------------------------------------------


def one_line(result: Result, language: str) -> str:
    """One match in a line."""
    messages, kind = messages_in(language), result.bout.game
    scenario, names = GAMES[kind].load(result.bout.scenario), _seats(kind, result.bout.scenario, language)
    numbers = {MEASURES[kind].unit: result.length, **result.counts}
    line = messages.say(
        "counted-line", title=scenario.title[language], seed=result.bout.seed, why=_why(messages, kind, result.reason),
        length=", ".join(messages.say(f"counted-{what}", n=number) for what, number in numbers.items()),
        winners=", ".join(names[each] for each in result.winners), won="yes" if result.winners else "no",
    )  # fmt: skip
    return f"{line} {messages.say('counted-fault', what=result.fault)}" if result.fault else line


def _why(messages: Messages, kind: str, reason: str) -> str:
    """How a match ended, in words."""
    key = f"{MEASURES[kind].ends}-{reason}"
    if reason == ENDLESS:
        return sentence(messages.say("counted-endless", kind=kind))
    return sentence(messages.say(key if key in messages else "counted-end-other"))


def _seats(kind: str, scenario: str, language: str) -> dict[str, str]:
    """The seats of a scenario by their names."""
    return {seat: words.get(language, seat) for seat, words in VOICES[kind].seats(GAMES[kind].load(scenario)).items()}


def table(kind: str, results: Sequence[Result], names: Sequence[str], language: str) -> Table:
    """Lengths, winners and reasons by scenario, and of all together."""
    messages = messages_in(language)
    heads = ("name", "games", "length", "longest", "winners", *MEASURES[kind].counted, "slowest", "held", "ends")
    found = Table(*(messages.say(f"counted-head-{head}", kind=kind) for head in heads), box=None)
    for name in (*names, "") if len(names) > 1 else names:
        some = [result for result in results if name in ("", result.bout.scenario)]
        if some:
            title = GAMES[kind].load(name).title[language] if name else messages.say("counted-all", kind=kind)
            found.add_row(title, *_cells(messages, kind, name, tally(some)))
    return found


def _cells(messages: Messages, kind: str, name: str, counted: Tally) -> list[str]:
    seats = _seats(kind, name, messages.language) if name else {}
    return [
        str(counted.games),
        " · ".join(f"{cut:g}" for cut in counted.lengths),
        str(counted.longest),
        "\n".join(f"{seats[seat]} {number / counted.games:.0%}" for seat, number in counted.winners.items() if seats),
        *(f"{number:.1f}" for number in counted.counts.values()),
        f"{counted.slowest:.1f} s",
        f"{counted.held}/{counted.games}",
        "\n".join(f"{number} × {_why(messages, kind, reason)}" for reason, number in counted.reasons.items()),
    ]
