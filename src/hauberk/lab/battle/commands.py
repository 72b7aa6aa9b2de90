"""`hauberk duel`: two computer players against each other, over all battles, from both sides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hauberk.basis.faults import LANGUAGES, BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hauberk.lab.battle.duel import Result

BAD_INPUT = 2
PLAYER = "a captain such as steady:3, or random, brawler, eager"


def duel(
    one: Annotated[str, typer.Argument(metavar="A", help=PLAYER)],
    two: Annotated[str, typer.Argument(metavar="B", help="the other")],
    games: Annotated[int, typer.Option(help="how many games; each seed is played from both sides", min=1)] = 32,
    battle: Annotated[str, typer.Option(help="only this battle")] = "",
    seed: Annotated[str, typer.Option(help="seed of dice and players")] = "1066",
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 2,
    favoured: Annotated[Path | None, typer.Option(help="write who is favoured to this file, as data/balance.toml", dir_okay=False)] = None,
) -> None:
    """Let two computer players fight side-swapped matches; draws count half, the interval holds with 95 %."""
    from hauberk.lab.battle import duel as lab
    from hauberk.play.battle.scenario import load_scenario
    from hauberk.tell.messages import messages_in

    try:
        for name in (one, two):
            lab.check_name(name)
        battles = [battle] if battle else lab.all_battles()
        for name in battles:
            load_scenario(name)
    except BadInput as bad:
        for fault in bad.faults:
            typer.echo(str(fault), err=True)
        raise typer.Exit(BAD_INPUT) from bad
    results = list(lab.duel(lab.bouts(one, two, games, battles, seed), jobs))
    _print(results, one, two, battles)
    if favoured is not None:
        how = {language: messages_in(language).say("favoured-how", players=one) for language in LANGUAGES}
        favoured.write_text(lab.favoured_text(results, one, how), encoding="utf-8")


def _print(results: Sequence[Result], one: str, two: str, battles: Sequence[str]) -> None:
    """The table by battle, and all together."""
    from rich.console import Console
    from rich.table import Table

    from hauberk.lab.battle.duel import tally

    table = Table("battle", "games", f"{one} won", "drawn", "lost", "share", "95 %", "as A", "as B", "side A", "slowest", box=None)
    for name in (*battles, "") if len(battles) > 1 else battles:
        some = [result for result in results if name in ("", result.bout.battle)]
        found = tally(some)
        halves = [tally([result for result in some if result.bout.swapped == swapped]) for swapped in (False, True)]
        low, high = found.interval
        table.add_row(
            name or "all", str(found.games), str(found.won), str(found.drawn), str(found.games - found.won - found.drawn),
            f"{found.share:.1%}", f"{low:.1%} – {high:.1%}", *(f"{half.share:.0%}" if half.games else "–" for half in halves),
            f"{found.side_a:.0%}", f"{found.slowest:.2f} s",
        )  # fmt: skip
    out = Console(highlight=False, width=max(140, Console().width))
    out.print(f"{one} against {two}", markup=False)
    out.print(table)
