"""`hauberk play`: a battle at the text table."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hauberk.common.faults import LANGUAGES, BadInput, Fault, near

if TYPE_CHECKING:
    from hauberk.text.table import TextTable

PROMPT = "> "


def play(
    scenario: Annotated[str, typer.Argument(help="name of a battle, siege or campaign, or a scenario file of a battle")],
    text: Annotated[bool, typer.Option("--text", help="by typed lines instead of the page")] = False,
    side: Annotated[str, typer.Option(help="the side you lead: A, B or both; in a campaign also a faction, or all")] = "A",
    captain: Annotated[str, typer.Option(help="who leads the other side, such as steady:2, rash:3, cautious:1")] = "steady:2",
    seed: Annotated[str | None, typer.Option(help="seed of the dice; left out, nobody knows it before the end")] = None,
    lang: Annotated[str, typer.Option("--lang", help="en, fr or it")] = "en",
    record: Annotated[Path | None, typer.Option(help="keep the battle in this file; if it is there, go on with it", dir_okay=False)] = None,
) -> None:
    """Play a battle, a siege or a campaign on the page, or with --text by typed lines."""
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
    found: list[Fault] = []
    if lang not in LANGUAGES:
        found.append(Fault("--lang", 0, f"no {lang[:40]!r} here", f"known: {', '.join(LANGUAGES)}"))
    if seed is not None and not seed.isprintable():
        found.append(Fault("--seed", 0, "cannot be written down", "use letters and digits"))
    if record is not None and not record.parent.is_dir():
        found.append(Fault(str(record), 0, "cannot be written: there is no such folder", "make it first"))
    return found


def _play_text(name: str, side: str, captain: str, seed: str | None, lang: str, record: Path | None) -> None:
    from hauberk.play.games import game_of
    from hauberk.play.match import Match
    from hauberk.text.opponent import OPPONENTS
    from hauberk.text.saved_games import can_be_kept, go_on
    from hauberk.text.tables import seats_of, table_of

    game = game_of(name)
    scenario = game.load(name)
    if record is not None and not can_be_kept(game, scenario):
        raise BadInput([Fault(name, 0, "is no battle of the package, so its record could not be read again", "leave out --record")])
    match = go_on(record, game, scenario, seed) if record is not None and record.exists() else Match(game, scenario, seed)
    players = tuple(OPPONENTS[game.kind](captain, f"{place}/{len(match.steps)}/{match.commitment}") for place in ("enemy", "adviser"))
    _sit(table_of(match, seats_of(game, scenario, side), (players[0], players[1]), lang, _speak, record))


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
    from hauberk.play.games import GAMES, game_of
    from hauberk.text.opponent import EAGER, opponent
    from hauberk.text.page import place_of, play_page
    from hauberk.text.tables import seats_of

    known = [each for game in GAMES.values() for each in game.files()]
    if name not in known:
        own = Path(name).is_file()
        what, hint = (
            ("is no battle of the package, so the page cannot show it", "add --text") if own else ("no such scenario", near(name, known))
        )
        raise BadInput([Fault(name[:80], 0, what, hint)])
    opponent(captain, "")
    if captain == EAGER:
        raise BadInput([Fault("--captain", 0, f"{EAGER} plays at the text table only", "add --text")])
    game = game_of(name)
    play_page(place_of(name, seats_of(game, game.load(name), side), captain, seed, lang), _speak)


def _speak(line: str) -> None:
    """One plain line, at once: a screen reader waits for it."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "replace").decode(encoding) + "\n")
    sys.stdout.flush()
