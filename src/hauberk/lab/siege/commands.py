"""`hauberk watch` for sieges: one told as a story, or many counted."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from hauberk.basis.faults import BadInput, Fault, near
from hauberk.lab.siege.sieges import FIGHTS, LIMIT, SiegeBout, SiegeResult, bouts, measure, players, tally
from hauberk.play.record_writer import save
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.watching import watch_siege

WIDTH = 150


def is_siege(name: str) -> bool:
    """Is that the name of a siege, or a file that says it is one?"""
    if name in siege_files():
        return True
    try:
        return Path(name).is_file() and tomllib.loads(Path(name).read_text(encoding="utf-8")).get("kind") == "siege"
    except (OSError, ValueError):
        return False


def check_fights(fights: str) -> None:
    """Raises BadInput if fights cannot be settled so."""
    if fights not in FIGHTS:
        raise BadInput([Fault("--fights", 0, f"no {fights!r} here", near(fights, FIGHTS))])


def check_measurable(name: str) -> None:
    """Raises BadInput for a battle: those are measured by duels."""
    if name and not is_siege(name):
        raise BadInput([Fault(name[:40], 0, "no such siege", f"{near(name[:40], siege_files())}; battles are counted by hauberk duel")])


def watch_one(out: Console, name: str, seed: str, language: str, details: bool, fights: str, record: Path | None) -> None:
    """Tell a siege between two steady commanders."""
    check_fights(fights)
    if record is not None and name not in siege_files():
        raise BadInput([Fault(name, 0, "is no siege of the package, so its record could not be read again", "leave out --record")])
    commanders, fighter = players(SiegeBout(name, seed, fights=fights))
    game = watch_siege(out, name, seed, language, details, commanders, fighter, LIMIT)
    if record is not None:
        save(game, record)


def watch_many(out: Console, name: str, games: int, seed: str, language: str, fights: str, summary: bool, jobs: int) -> None:
    """Play so many sieges; each is a line, or all of them a table."""
    check_fights(fights)
    sieges = [name] if name else list(siege_files())
    for each in sieges:
        load_siege(each)
    results = []
    for result in measure(bouts(sieges, games, seed, fights), jobs):
        results.append(result)
        if not summary:
            out.print(one_line(result, language), markup=False, soft_wrap=True)
    if summary:
        wide = Console(file=out.file, highlight=False, width=max(WIDTH, out.width))  # a folded table cannot be read
        wide.print(table(results, sieges, language))


def one_line(result: SiegeResult, language: str) -> str:
    """One siege in a line."""
    say, title = messages_in(language).say, load_siege(result.bout.siege).title[language]
    return say("measured-siege", title=title, seed=result.bout.seed, days=result.days, why=why(result.reason, language))


def why(reason: str, language: str) -> str:
    """How a siege ended, in words."""
    key = f"siege-end-{reason}"
    return messages_in(language).say(key if key in messages_in(language) else "measured-endless")


def table(results: Sequence[SiegeResult], sieges: Sequence[str], language: str) -> Table:
    """Length, winner and reasons by siege, and of all together."""
    say = messages_in(language).say
    found = Table(*(say(f"measured-{head}") for head in ("name", "games", "days", "longest", "besieger", "fights", "ends")), box=None)
    for name in (*sieges, "") if len(sieges) > 1 else sieges:
        some = [result for result in results if name in ("", result.bout.siege)]
        if not some:
            continue
        counted = tally(some)
        ends = "\n".join(f"{number} × {why(reason, language)}" for reason, number in counted.reasons.items())
        found.add_row(
            load_siege(name).title[language] if name else say("measured-all"), str(counted.games),
            " · ".join(f"{cut:g}" for cut in counted.days), str(counted.longest), f"{counted.besieger:.0%}", f"{counted.fights:.1f}", ends,
        )  # fmt: skip
    return found
