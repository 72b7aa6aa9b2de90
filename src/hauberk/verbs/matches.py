"""`hauberk watch` and `bench`: computer players told and counted, and the engine measured."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from hauberk import bench as measuring
from hauberk.common.faults import BadInput, Fault, near
from hauberk.lab.bouts import FIGHTS, Bout
from hauberk.lab.targets import all_of
from hauberk.lab.watching import ALL, bouts, kind_of, watch_many, watch_one
from hauberk.play.games import GAMES
from hauberk.play.record_writer import save
from hauberk.play.siege.game import SIEGE
from hauberk.verbs.common import Jobs, Language, NewRecord, Seed, out


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
        names = [scenario] if scenario and scenario not in ALL else all_of(kind)
        for name in names:
            GAMES[kind].load(name)  # whatever is wrong with one of them is told before the first is played
        watch_many(out, bouts(kind, names, games or 1, seed, fights), lang, summary, jobs)
        return
    if record is not None and scenario not in GAMES[kind].files():
        raise BadInput([Fault(scenario, 0, f"is no {kind} of the package, so its record could not be read again", "leave out --record")])
    match = watch_one(out, Bout(kind, scenario, seed, fights=fights), lang, details)
    if record is not None:
        save(match, record)


def bench(quick: Annotated[bool, typer.Option("--quick", help="fewer repeats")] = False) -> None:
    """Measure the engine beside a fixed yardstick."""
    out.print(measuring.describe(), markup=False)
    table = Table("figure", "value", "unit", "in yardsticks", "goal", box=None)
    for figure in measuring.measure(quick):
        table.add_row(figure.name, f"{figure.value:,.2f}", figure.unit, f"{figure.yardsticks:.6f}", figure.goal)
    out.print(table)
