"""`hauberk watch`, `duel` and `bench`: computer players told and counted, and the engine measured."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hauberk import bench as measuring
from hauberk.basis.faults import BadInput, Fault, near
from hauberk.battle.core.being import SIDES
from hauberk.lab import duel as duels
from hauberk.lab.bouts import FIGHTS, Bout, Result, measure
from hauberk.lab.tally import tally
from hauberk.lab.watching import ALL, bouts, kind_of, watch_many, watch_one
from hauberk.play.battle.game import BATTLE
from hauberk.play.games import GAMES
from hauberk.play.record_writer import save
from hauberk.play.siege.game import SIEGE
from hauberk.players.by_name import check_name
from hauberk.verbs.common import Jobs, Language, NewRecord, Seed, complain, out

PLAYER = "a captain such as steady:3, or random, brawler, eager; in sieges a commander such as steady, or random"
WIDTH = 140


def watch(
    scenario: Annotated[str, typer.Argument(help="a battle, siege, campaign, or a file; `battles`, `sieges` or `campaigns`: all")] = "",
    seed: Seed = "1066",
    lang: Language = "en",
    details: Annotated[bool, typer.Option(help="show every reckoning")] = True,
    record: NewRecord = None,
    fights: Annotated[str, typer.Option(help="battles of a siege or campaign: quick (by the table) or captains (on the map)")] = "quick",
    games: Annotated[int, typer.Option(help="play so many instead, over all of them or the one named", min=0)] = 0,
    summary: Annotated[bool, typer.Option("--summary", help="count them: length, winner, reasons")] = False,
    jobs: Jobs = 1,
) -> None:
    """Watch computer players fight a battle, a siege or a campaign, told as a story; or count many of them."""
    if fights not in FIGHTS:
        raise BadInput([Fault("--fights", 0, f"no {fights!r} here", near(fights, FIGHTS))])
    many = bool(games or summary)
    if not scenario and not many:
        raise BadInput([Fault("watch", 0, "which battle, siege or campaign?", "hauberk scenarios lists them")])
    kind = ALL.get(scenario) or (kind_of(scenario) if scenario else SIEGE.kind)
    if many:
        names = [scenario] if scenario and scenario not in ALL else duels.all_of(kind)
        for name in names:
            GAMES[kind].load(name)  # whatever is wrong with one of them is told before the first is played
        watch_many(out, bouts(kind, names, games or 1, seed, fights), lang, summary, jobs)
        return
    if record is not None and scenario not in GAMES[kind].files():
        raise BadInput([Fault(scenario, 0, f"is no {kind} of the package, so its record could not be read again", "leave out --record")])
    match = watch_one(out, Bout(kind, scenario, seed, fights=fights), lang, details)
    if record is not None:
        save(match, record)


def duel(
    one: Annotated[str, typer.Argument(metavar="A", help=PLAYER)],
    two: Annotated[str, typer.Argument(metavar="B", help="the other")],
    games: Annotated[int, typer.Option(help="how many games; each seed is played from both sides", min=1)] = 32,
    battle: Annotated[str, typer.Option(help="only this battle, or this siege")] = "",
    sieges: Annotated[bool, typer.Option("--sieges", help="over all sieges instead of all battles")] = False,
    seed: Seed = "1066",
    jobs: Jobs = 2,
    favoured: Annotated[Path | None, typer.Option(help="write who is favoured to this file, as in data/balance", dir_okay=False)] = None,
) -> None:
    """Let two computer players fight side-swapped matches; draws count half, the interval holds with 95 %."""
    kind = kind_of(battle) if battle else SIEGE.kind if sieges else BATTLE.kind
    if kind not in duels.FILES:
        raise BadInput([Fault(battle[:80], 0, "is no game of two sides", "hauberk watch counts campaigns")])
    for name in (one, two):
        check_name(name, kind)
    names = [battle] if battle else duels.all_of(kind)
    for name in names:
        GAMES[kind].load(name)
    results = list(measure(duels.bouts(one, two, games, names, seed, kind), jobs))
    _print_duel(results, one, two, names)
    for result in results:
        if result.fault:
            complain(f"{result.bout.scenario} ({result.bout.seed}): its record does not hold: {result.fault}")
    if favoured is not None:
        favoured.write_text(duels.favoured_text(results, one), encoding="utf-8")


def _print_duel(results: Sequence[Result], one: str, two: str, names: Sequence[str]) -> None:
    """The table by battle, and all together."""
    table = Table("battle", "games", f"{one} won", "drawn", "lost", "share", "95 %", "as A", "as B", "side A", "slowest", box=None)
    for name in (*names, "") if len(names) > 1 else names:
        some = [result for result in results if name in ("", result.bout.scenario)]
        found = tally(some)
        halves = [tally([result for result in some if result.bout.mine == mine]) for mine in (0, 1)]
        low, high = found.interval
        table.add_row(
            name or "all", str(found.games), str(found.won), str(found.drawn), str(found.games - found.won - found.drawn),
            f"{found.share:.1%}", f"{low:.1%} – {high:.1%}", *(f"{half.share:.0%}" if half.games else "–" for half in halves),
            f"{found.seat_share(SIDES[0]):.0%}", f"{found.thought:.2f} s",
        )  # fmt: skip
    wide = Console(file=out.file, highlight=False, width=max(WIDTH, out.width))
    wide.print(f"{one} against {two}", markup=False)
    wide.print(table)


def bench(quick: Annotated[bool, typer.Option("--quick", help="fewer repeats")] = False) -> None:
    """Measure the engine beside a fixed yardstick."""
    out.print(measuring.describe(), markup=False)
    table = Table("figure", "value", "unit", "in yardsticks", "goal", box=None)
    for figure in measuring.measure(quick):
        table.add_row(figure.name, f"{figure.value:,.2f}", figure.unit, f"{figure.yardsticks:.6f}", figure.goal)
    out.print(table)
