"""The ladder: all players by all their games, over all of them and in each class, as the document that keeps it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hauberk.lab.bouts import Result, Thinking
from hauberk.lab.ratings import Rating, rated
from hauberk.lab.targets import CLASSES, class_of
from hauberk.play.battle.balance import wilson
from hauberk.players.by_name import TEMPERS, USUAL, YARDSTICK

ZERO = f"{YARDSTICK}:steady:3"
DAYS = ("siege", "campaign")
HEAD = f"""\
# The ladder

Computer players by the games they have played against each other. A difference of 100 is 64 %, of 200 is 76 %, of 400 is 91 %.
`{ZERO}`, who never changes, stands at 0. Ratings after Bradley and Terry with intervals of 95 %, each seed played from
both sides, draws counted half. Commanders of sieges and marshals of campaigns have no strength: there `{YARDSTICK}:steady:1`, `2` and `3`
are one player, written without it.

Where an interval is wide, few games were played: such a place in the ladder is a guess. What a player has won of so many games against whom
is in the last table. How players are named and written: [players.md](players.md).
"""


def name_of(name: str, days: bool) -> str:
    """A player by his full name: what is short for the captain is the yardstick as long as no other is the usual one."""
    if name in TEMPERS:
        name = f"{YARDSTICK}:{name}"
    elif name.startswith(f"{USUAL}:"):
        name = f"{YARDSTICK}:{name.partition(':')[2]}"
    if not name.startswith(f"{YARDSTICK}:"):
        return name
    family, temperament, *strength = name.split(":")
    return ":".join((family, temperament) if days else (family, temperament, *(strength or ["2"])))


def ladder_text(results: Sequence[Result], commands: Sequence[str]) -> str:
    """The whole document."""
    once = list({result.bout: result for result in results}.values())
    by_class = {name: [each for each in once if class_of(each.bout.game, each.bout.scenario) == name] for name in CLASSES}
    battles = [each for each in once if each.bout.game not in DAYS]
    parts = [HEAD]
    for title, some in (("Battles", battles), *((f"Class: {name}", by_class[name]) for name in CLASSES)):
        if some:
            parts.append(_table(title, some))
    parts.append(_pairs(by_class))
    parts.append(_thoughts(once))
    parts.append(_made(once, commands))
    return "\n".join(parts)


def _games(results: Sequence[Result]) -> Iterator[tuple[str, str, float]]:
    for result in results:
        days = result.bout.game in DAYS
        yield name_of(result.measured, days), name_of(result.other, days), result.score


def _table(title: str, results: Sequence[Result]) -> str:
    zero = ZERO.rpartition(":")[0] if results[0].bout.game in DAYS else ZERO
    lines = [f"## {title}", "", "| player | rating | 95 % | games | won |", "| --- | ---: | ---: | ---: | ---: |"]
    for each in rated(_games(results), zero):
        lines.append(f"| `{each.player}` | {each.rating:+.0f} | {_interval(each)} | {each.games} | {each.score / each.games:.0%} |")
    return "\n".join([*lines, ""])


def _interval(each: Rating) -> str:
    return "–" if not each.error else f"{each.rating - each.error:+.0f} … {each.rating + each.error:+.0f}"


def _pairs(by_class: dict[str, list[Result]]) -> str:
    """Who has won how much against whom, by class."""
    lines = ["## Who against whom", "", "| class | player | against | games | share | 95 % |", "| --- | --- | --- | ---: | ---: | ---: |"]
    for name, results in by_class.items():
        found: dict[tuple[str, str], list[float]] = {}
        for one, two, score in _games(results):
            if (two, one) in found:
                found[two, one].append(1 - score)
            else:
                found.setdefault((one, two), []).append(score)
        for (one, two), scores in sorted(found.items()):
            share = sum(scores) / len(scores)
            low, high = wilson(share, len(scores))
            lines.append(f"| {name} | `{one}` | `{two}` | {len(scores)} | {share:.0%} | {low:.0%} – {high:.0%} |")
    return "\n".join([*lines, ""])


def _thoughts(results: Sequence[Result]) -> str:
    """How long each has thought, in all games together."""
    found: dict[str, Thinking] = {}
    for result in results:
        for name, thinking in result.thinking.items():
            full = name_of(name, result.bout.game in DAYS)
            found[full] = found.get(full, Thinking()) + thinking
    lines = [
        "## Time", "", "Milliseconds of the processor; *cut*: decisions that took longer than the clock allows.", "",
        "| player | decisions | p50 | p99 | max | phases p50 | p99 | max | most thoughts | cut |", "| --- |" + " ---: |" * 9,
    ]  # fmt: skip
    for name, each in sorted(found.items()):
        parts = (each.decisions, each.phases)
        times = " | ".join(f"{1000 * one:,.1f}" for part in parts for one in (part.quantile(0.5), part.quantile(0.99), part.most))
        lines.append(f"| `{name}` | {each.decisions.number:,} | {times} | {each.most:,} | {each.cuts} |")
    return "\n".join([*lines, ""])


def _made(results: Sequence[Result], commands: Sequence[str]) -> str:
    faults = sum(bool(result.fault) for result in results)
    lines = [
        "## How it was made", "", f"{len(results):,} games; the records of {len(results) - faults:,} hold when they are decided again.", "",
        "```sh", *dict.fromkeys(commands), "hauberk ladder docs/ladder/*.jsonl --to docs/ladder.md", "```",
    ]  # fmt: skip
    return "\n".join([*lines, ""])
