"""`hauberk play`: a battle at the text table."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hauberk.basis.faults import LANGUAGES, BadInput, Fault, near

if TYPE_CHECKING:
    pass

SIDES = {"a": frozenset({0}), "b": frozenset({1}), "both": frozenset({0, 1})}
PROMPT = "> "


def play(
    scenario: Annotated[str, typer.Argument(help="name of a battle, siege or campaign, or a scenario file of a battle")],
    text: Annotated[bool, typer.Option("--text", help="by typed lines instead of the page")] = False,
    side: Annotated[str, typer.Option(help="the side you lead: A, B or both")] = "A",
    captain: Annotated[str, typer.Option(help="who leads the other side, such as steady:2, rash:3, cautious:1")] = "steady:2",
    seed: Annotated[str | None, typer.Option(help="seed of the dice; left out, nobody knows it before the end")] = None,
    lang: Annotated[str, typer.Option("--lang", help="en, fr or it")] = "en",
    record: Annotated[Path | None, typer.Option(help="keep the battle in this file; if it is there, go on with it", dir_okay=False)] = None,
) -> None:
    """Play a battle, a siege or a campaign on the page, or with --text a battle by typed lines."""
    faults = _faults(side, seed, lang, record)
    if record is not None and not text:
        faults.append(Fault("--record", 0, "goes with --text", "the page keeps its games itself"))
    if faults:
        raise BadInput(faults)
    if text:
        _play_text(scenario, side, captain, seed, lang, record)
    else:
        _play_page(scenario, side, captain, seed, lang)


def _faults(side: str, seed: str | None, lang: str, record: Path | None) -> list[Fault]:
    found = []
    if side.lower() not in SIDES:
        found.append(Fault("--side", 0, f"no side {side[:40]!r} here", "known: A, B, both"))
    if lang not in LANGUAGES:
        found.append(Fault("--lang", 0, f"no {lang[:40]!r} here", f"known: {', '.join(LANGUAGES)}"))
    if seed is not None and not seed.isprintable():
        found.append(Fault("--seed", 0, "cannot be written down", "use letters and digits"))
    if record is not None and not record.parent.is_dir():
        found.append(Fault(str(record), 0, "cannot be written: there is no such folder", "make it first"))
    return found


def _play_text(name: str, side: str, captain: str, seed: str | None, lang: str, record: Path | None) -> None:
    from hauberk.play.battle.game import BATTLE
    from hauberk.play.battle.scenario import load_scenario
    from hauberk.play.match import Match
    from hauberk.text.battle.table import BattleTable
    from hauberk.text.keeping import can_be_kept, go_on
    from hauberk.text.opponent import opponent

    if name in _slow_games():
        raise BadInput([Fault(name, 0, "is played on the page", "leave out --text")])
    scenario = load_scenario(name)
    if record is not None and not can_be_kept(scenario):
        raise BadInput([Fault(name, 0, "is no battle of the package, so its record could not be read again", "leave out --record")])
    game = go_on(record, scenario, seed) if record is not None and record.exists() else Match(BATTLE, scenario, seed)
    captains = tuple(opponent(captain, f"{place}/{len(game.steps)}/{game.commitment}") for place in ("enemy", "adviser"))
    table = BattleTable(game, SIDES[side.lower()], (captains[0], captains[1]), lang, _speak, record)
    _sit(table)


def _sit(table: TextTable) -> None:
    """Read lines until the player leaves; whatever ends the sitting, the battle is kept where it is to be kept."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is no text is no command either
    try:
        table.open()
        while not table.left:
            table.hear(input(PROMPT))
    except (EOFError, KeyboardInterrupt):
        _speak("")
    finally:
        table.leave()


def _play_page(name: str, side: str, captain: str, seed: str | None, lang: str) -> None:
    from hauberk.play.battle.scenario import scenario_files
    from hauberk.text.opponent import EAGER, opponent
    from hauberk.text.page import place_of, play_page

    known = (*scenario_files(), *_slow_games())
    if name not in known:
        own = Path(name).is_file()
        what, hint = (
            ("is no battle of the package, so the page cannot show it", "add --text") if own else ("no such scenario", near(name, known))
        )
        raise BadInput([Fault(name[:80], 0, what, hint)])
    opponent(captain, "")
    if captain == EAGER:
        raise BadInput([Fault("--captain", 0, f"{EAGER} plays at the text table only", "add --text")])
    play_page(place_of(name, SIDES[side.lower()], captain, seed, lang), _speak)


def _slow_games() -> tuple[str, ...]:
    """Sieges and campaigns: games of days, which the text table does not know."""
    from hauberk.play.campaign.scenario import campaign_files
    from hauberk.play.siege.scenario import siege_files

    return (*siege_files(), *campaign_files())


def _speak(line: str) -> None:
    """One plain line, at once: a screen reader waits for it."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "replace").decode(encoding) + "\n")
    sys.stdout.flush()
