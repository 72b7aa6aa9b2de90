"""`hauberk scenarios` and `hauberk check-data`: what the package holds, and whether data files are sound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hauberk.play.checking import check_folder
from hauberk.play.games import GAMES
from hauberk.tell.voices import VOICES
from hauberk.verbs.common import BAD_INPUT, Language, complain, out


def scenarios(lang: Language = "en") -> None:
    """List the battles, the sieges and the campaigns."""
    for kind, game in GAMES.items():
        for name in game.files():
            scenario = game.load(name)
            out.print(f"[bold]{scenario.order}. {scenario.title[lang]}[/bold]  [dim]{name}[/dim]")
            out.print(f"   {VOICES[kind].brief(scenario, lang)}, {scenario.ruleset.title[lang]}", markup=False)
            out.print(f"   {scenario.story[lang]}\n", markup=False)


def check_data(folder: Annotated[Path | None, typer.Argument(help="a folder laid out like the package's data")] = None) -> None:
    """Check sheets, scenarios, people, tables and ledger; all faults at once."""
    faults, counts = check_folder(folder)
    for fault in faults:
        complain(str(fault))
    if faults:
        raise typer.Exit(BAD_INPUT)
    out.print(", ".join(f"{number} {what}" for what, number in counts.items()) + ": no fault found", markup=False, soft_wrap=True)
