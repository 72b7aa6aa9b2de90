"""`hauberk adjudicate`, `forecast` and `perft`: cases ruled on, and looked ahead from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hauberk.common.refusal import Refused
from hauberk.play import perft as counting
from hauberk.play.cases import load_case
from hauberk.play.forecast import DRAWN, forecast_json
from hauberk.play.forecast import forecast as look_ahead
from hauberk.play.moments import moment_of
from hauberk.tell.referee import answer, spoken
from hauberk.text.moments import command_of, refused_in
from hauberk.verbs.common import Language, failed, out, print_json

Where = Annotated[str, typer.Argument(metavar="WHERE", help="a case file, a record, or the name of a scenario as it begins")]
Upto = Annotated[int, typer.Option(help="of a record: the moment after so many steps; 0: after the last", min=0)]


def adjudicate(
    case: Annotated[Path, typer.Argument(help="case file, TOML or JSON; see docs/adjudicate.md")],
    lang: Language = "en",
    words: Annotated[bool, typer.Option("--words", help="the answer in words alone, with its reckonings")] = False,
) -> None:
    """Rule on a case: position, commands and dice in; events, reckonings, refusals and the final position out, as JSON or in words."""
    loaded = load_case(case)
    if not words:
        print_json(answer(loaded, lang))
        return
    for line in spoken(loaded, lang):
        out.print(line, markup=False, soft_wrap=True)


def forecast(
    where: Where,
    command: Annotated[str, typer.Argument(help="the command, as it is typed at the table; of a case its first one if left out")] = "",
    upto: Upto = 0,
    draws: Annotated[int, typer.Option(help="so many draws where the dice can fall in too many ways", min=1, max=100_000)] = DRAWN,
    lang: Language = "en",
) -> None:
    """Every outcome of a command with its chance, as JSON: exact, or drawn with its error where the dice can fall in too many ways."""
    moment = moment_of(where, upto)
    wanted = command_of(moment, command, lang) if command else moment.command
    if wanted is None:
        raise failed(f"{Path(where).name}: there is no command to forecast (give one [[do]], or name it)")
    try:
        found = look_ahead(moment.game, moment.position, wanted, number=draws)
    except Refused as refused:
        raise failed(refused_in(moment, refused.refusal, lang)) from refused
    print_json(forecast_json(moment.wire, found))


def perft(
    where: Where,
    depth: Annotated[int, typer.Option(help="number of decisions", min=1)] = 1,
    divide: Annotated[bool, typer.Option("--divide", help="count below each first command")] = False,
    upto: Upto = 0,
) -> None:
    """Count the ways a position can go on."""
    moment = moment_of(where, upto)
    if divide:
        for command, number in counting.divide(moment.game, moment.position, depth).items():
            out.print(f"{number:>12,}  {command}", markup=False, soft_wrap=True)
    out.print(f"{counting.perft(moment.game, moment.position, depth):,}", markup=False)
