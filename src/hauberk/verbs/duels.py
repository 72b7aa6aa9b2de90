"""`hauberk duel` and `ladder`: computer players against each other, and what all their games say of them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hauberk.battle.core.being import SIDES
from hauberk.common.faults import BadInput, Fault
from hauberk.lab import duel as duels
from hauberk.lab import lines
from hauberk.lab.arena import fight
from hauberk.lab.bouts import Bout, Result, Thinking
from hauberk.lab.ladder import ladder_text
from hauberk.lab.sprt import Sprt
from hauberk.lab.tally import tally
from hauberk.lab.targets import targets
from hauberk.players.by_name import check_name
from hauberk.verbs.common import Seed, complain, err, out

PLAYER = "steady:3, captain-0.5:steady:3, random, greedy, habit:run, module:Class … (docs/players.md)"
OVER = "battles, sieges, campaigns, all; open, house, castle, siege, campaign; or names; with commas between"
KEPT = "add a JSON line a game to this file; games that it has are not played again"
WIDTH = 150


def _test(value: str, wrong: float) -> Sprt | None:
    """The test that `--sprt 0.5:0.6` asks for."""
    if not value:
        return None
    try:
        low, high = (float(part) for part in value.split(":"))
    except ValueError as error:
        raise BadInput([Fault("--sprt", 0, f"no two shares: {value[:40]!r}", "such as 0.5:0.6")]) from error
    if not 0 <= low < high <= 1 or not 0 < wrong < 0.5:
        raise BadInput([Fault("--sprt", 0, "wants a lower and a higher share, and --wrong less than a half", "such as 0.5:0.6")])
    return Sprt(low, high, wrong)


def duel(
    one: Annotated[str, typer.Argument(metavar="A", help=PLAYER)],
    two: Annotated[str, typer.Argument(metavar="B", help="the other")],
    games: Annotated[int, typer.Option(help="how many games at most; each seed is played from both sides", min=1)] = 32,
    over: Annotated[str, typer.Option(help=OVER)] = "battles",
    seed: Seed = "1066",
    workers: Annotated[int, typer.Option(help="games at once, each in a process of this machine", min=1)] = 1,
    cluster: Annotated[str, typer.Option(help="a Dask scheduler instead, such as tcp://host:8786")] = "",
    kept: Annotated[Path | None, typer.Option("--out", help=KEPT, dir_okay=False)] = None,
    sprt: Annotated[str, typer.Option(help="stop when it is known whether A's share is this low or that high: 0.5:0.6")] = "",
    wrong: Annotated[float, typer.Option(help="how often that answer may be wrong")] = 0.05,
    favoured: Annotated[Path | None, typer.Option(help="write who is favoured to this file, as in data/balance", dir_okay=False)] = None,
) -> None:  # fmt: skip
    """Let two computer players fight side-swapped matches with paired dice; draws count half, the interval holds with 95 %."""
    meant, test = targets([word for word in over.split(",") if word]), _test(sprt, wrong)
    for kind in dict.fromkeys(kind for kind, _ in meant):
        for name in (one, two):
            check_name(name, kind)
    if favoured is not None and len({kind for kind, _ in meant}) > 1:
        raise BadInput([Fault("--favoured", 0, "is kept for battles, for sieges or for campaigns", "hauberk duel … --over battles")])
    if kept is not None and not kept.parent.is_dir():
        raise BadInput([Fault(str(kept), 0, "cannot be written: there is no such folder", "make it first")])
    work = duels.bouts(one, two, games, meant, seed)
    said = ["hauberk", "duel", one, two, "--games", str(games), "--over", over, "--seed", seed, *(["--sprt", sprt] if sprt else [])]
    results = _played(work, workers, cluster, kept, shlex.join([*said, *(["--out", str(kept)] if kept else [])]), test)
    _print_duel(results, one, two, [name for _, name in meant])
    if test is not None:
        _print_test(results, test)
    for result in results:
        if result.fault:
            complain(f"{result.bout.scenario} ({result.bout.seed}): its record does not hold: {result.fault}")
    if favoured is not None:
        favoured.write_text(duels.favoured_text(results, one), encoding="utf-8")


def _played(work: Sequence[Bout], workers: int, cluster: str, kept: Path | None, said: str, test: Sprt | None) -> list[Result]:
    """The games, under a bar that says how many are over and how the first player does."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}"), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task, scores = bar.add_task("games", total=len(work), share=""), list[float]()

        def heard(result: Result) -> None:
            scores.append(result.score)
            bar.update(task, advance=1, share=f"{sum(scores) / len(scores):.1%}")

        return fight(work, workers, cluster, kept, said, test, heard)


def _print_duel(results: Sequence[Result], one: str, two: str, names: Sequence[str]) -> None:
    """The table by scenario, and all together; then how both have thought."""
    table = Table("over", "games", f"{one} won", "drawn", "lost", "share", "95 %", "as A", "as B", "side A", box=None)
    for name in (*names, "") if len(names) > 1 else names:
        some = [result for result in results if name in ("", result.bout.scenario)]
        if not some:
            continue
        found = tally(some)
        halves = [tally([result for result in some if result.bout.mine == mine and result.seats == SIDES]) for mine in (0, 1)]
        low, high = found.interval
        table.add_row(
            name or "all", str(found.games), str(found.won), str(found.drawn), str(found.games - found.won - found.drawn),
            f"{found.share:.1%}", f"{low:.1%} – {high:.1%}", *(f"{half.share:.0%}" if half.games else "–" for half in halves),
            f"{found.seat_share(SIDES[0]):.0%}",
        )  # fmt: skip
    wide = Console(file=out.file, highlight=False, width=max(WIDTH, out.width))
    wide.print(f"{one} against {two}", markup=False)
    wide.print(table)
    wide.print(thinking_table(results, one, two))


def thinking_table(results: Sequence[Result], one: str, two: str) -> Table:
    """Seconds of the processor a decision and a phase, and thoughts."""
    heads = ("", "decisions", "p50", "p99", "max", "phases", "p50", "p99", "max", "thoughts", "most", "cut")
    table = Table(*heads, box=None)
    for name in dict.fromkeys((one, two)):
        found = sum((result.thinking[name] for result in results if name in result.thinking), Thinking())
        cells = []
        for times in (found.decisions, found.phases):
            cells += [f"{times.number:,}", *(f"{1000 * each:,.1f} ms" for each in (times.quantile(0.5), times.quantile(0.99), times.most))]
        table.add_row(name, *cells, f"{found.thoughts:,}", f"{found.most:,}", str(found.cuts))
    return table


def _print_test(results: Sequence[Result], test: Sprt) -> None:
    scores = [result.score for result in results]
    low, high = test.bounds
    said = {"low": f"{test.low:.0%} or less", "high": f"{test.high:.0%} or more", "": "not yet known"}[test.answer(scores)]
    out.print(f"share {test.low:.0%} or {test.high:.0%}: {said} ({test.ratio(scores):+.2f} within {low:+.2f} … {high:+.2f})", markup=False)


def ladder(
    results: Annotated[list[Path], typer.Argument(help="files that `hauberk duel --out` has made", exists=True, dir_okay=False)],
    to: Annotated[Path | None, typer.Option("--to", help="write it to this file instead of printing it", dir_okay=False)] = None,
) -> None:
    """Rate all players by all their games, over all and in each class, and write it down as docs/ladder.md."""
    kept = [lines.read(path) for path in results]
    text = ladder_text([result for each in kept for result in each.results], [each for one in kept for each in one.commands])
    if to is None:
        out.print(text, markup=False, soft_wrap=True)
    else:
        to.write_text(text, encoding="utf-8")
