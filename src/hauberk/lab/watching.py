"""Matches of computer players watched: one told as a story, or many counted; of whatever game."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from hauberk.common.faults import BadInput, Fault, near
from hauberk.lab.bouts import QUICK, Bout, begun, captains, measure, play_on, players
from hauberk.lab.tally import one_line, table
from hauberk.play.battle.game import BATTLE
from hauberk.play.games import GAMES
from hauberk.play.record_writer import AnyMatch
from hauberk.players.captain import TEMPERAMENTS
from hauberk.tell.narrator import Narrator

WIDTH = 150
ALL = {f"{kind}s": kind for kind in GAMES}
"""Words that stand for every scenario of a game."""


def kind_of(name: str) -> str:
    """The game of a scenario of the package, or of a file that says what it is; a file that does not is a battle. Raises BadInput."""
    for kind, game in GAMES.items():
        if name in game.files():
            return kind
    path = Path(name)
    if not path.exists():
        known = [*ALL, *(each for game in GAMES.values() for each in game.files())]
        raise BadInput([Fault(name[:80], 0, "no such scenario", near(name[:80], known))])
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8")).get("kind")
    except (OSError, ValueError):
        return BATTLE.kind  # whose reader tells what is wrong with the file
    return said if said in GAMES else BATTLE.kind


def watch_one(out: Console, bout: Bout, language: str, details: bool) -> AnyMatch:
    """Tell a match as it is played."""
    match = begun(bout)
    narrator = Narrator(out, match.game, match.scenario, language, details)
    narrator.tell(match.steps[0].events, match.start)
    play_on(match, players(match, bout), captains(bout.seed), narrator.tell)
    return match


def bouts(kind: str, scenarios: Sequence[str], games: int, seed: str, fights: str = QUICK) -> list[Bout]:
    """So many matches, shared out over the scenarios; every mixture of temperaments comes in turn."""
    tempers = tuple(TEMPERAMENTS)
    found = []
    for number in range(games):
        turn, scenario = number // len(scenarios), scenarios[number % len(scenarios)]
        seats = tuple(tempers[(turn * step + turn // len(tempers) + seat) % len(tempers)] for seat, step in enumerate((1, 2, 1, 2, 1, 2)))
        found.append(Bout(kind, scenario, f"{seed}/{scenario}/{turn}", seats, fights))
    return found


def watch_many(out: Console, work: Sequence[Bout], language: str, summary: bool, jobs: int) -> None:
    """Play so many matches; each is a line, or all of them a table."""
    results = []
    for result in measure(work, jobs):
        results.append(result)
        if not summary:
            out.print(one_line(result, language), markup=False, soft_wrap=True)
    if summary:
        wide = Console(file=out.file, highlight=False, width=max(WIDTH, out.width))  # a folded table cannot be read
        wide.print(table(work[0].game, results, list(dict.fromkeys(bout.scenario for bout in work)), language))
