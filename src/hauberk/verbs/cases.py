"""`hauberk adjudicate`, `forecast` and `perft`: cases ruled on, and looked ahead from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hauberk.basis.refusal import Refused
from hauberk.play import perft as counting
from hauberk.play.battle.case import load_case
from hauberk.play.cases import load_any_case
from hauberk.play.forecast import forecast as look_ahead
from hauberk.play.forecast import forecast_json
from hauberk.tell.referee import answer, refusal_words, spoken
from hauberk.verbs.common import Language, failed, out, print_json


def adjudicate(
    case: Annotated[Path, typer.Argument(help="case file, TOML or JSON; see docs/adjudicate.md")],
    lang: Language = "en",
    words: Annotated[bool, typer.Option("--words", help="the answer in words alone, with its reckonings")] = False,
) -> None:
    """Rule on a case: position, commands and dice in; events, reckonings, refusals and the final position out, as JSON or in words."""
    loaded = load_any_case(case)
    if not words:
        print_json(answer(loaded, lang))
        return
    for line in spoken(loaded, lang):
        out.print(line, markup=False, soft_wrap=True)


def forecast(case: Annotated[Path, typer.Argument(help="case file whose first command is forecast")], lang: Language = "en") -> None:
    """Every outcome of a case's first command with its exact chance, as JSON."""
    loaded = load_case(case)
    if not loaded.orders:
        raise failed(f"{case.name}: there is no command to forecast (give one [[do]])")
    try:
        found = look_ahead(loaded.position, loaded.orders[0][0])
    except Refused as refused:
        raise failed(refusal_words(loaded, loaded.state, refused.refusal, lang)) from refused
    print_json(forecast_json(loaded.wire, found))


def perft(
    case: Annotated[Path, typer.Argument(help="case file with the position")],
    depth: Annotated[int, typer.Option(help="number of decisions", min=1)] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="count below each first command")] = False,
) -> None:
    """Count the ways a position can go on."""
    loaded = load_case(case)
    if divide:
        for command, number in counting.divide(loaded.position, depth).items():
            out.print(f"{number:>12,}  {command}", markup=False, soft_wrap=True)
    out.print(f"{counting.perft(loaded.position, depth):,}", markup=False)
