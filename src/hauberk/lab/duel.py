"""Duels: two computer players in battles or sieges, each seed from both sides; and who is favoured in each, between equals."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.basis.faults import LANGUAGES
from hauberk.battle.core.being import SIDES
from hauberk.lab.bouts import Bout, Result
from hauberk.lab.tally import tally
from hauberk.play.battle.game import BATTLE
from hauberk.play.games import GAMES
from hauberk.play.siege.game import SIEGE
from hauberk.tell.messages import messages_in

FILES = {
    BATTLE.kind: ("battles", "favoured-how", "in each battle: games between two equal captains, counted for side A."),
    SIEGE.kind: ("sieges", "siege-favoured-how", "in each siege: between two equal commanders, counted for side A, which besieges."),
}
"""The table in a file that says who is favoured, how that was found, and the end of its first line, for games of two sides."""


def all_of(kind: str) -> list[str]:
    """The scenarios of the package in playing order; the lesson is none of them."""
    return [name for name in GAMES[kind].files() if GAMES[kind].load(name).order > 0]


def bouts(one: str, two: str, games: int, scenarios: Sequence[str], seed: str, kind: str = BATTLE.kind) -> list[Bout]:
    """So many games, shared out over the scenarios, each seed played from both sides; against himself a player needs it only once."""
    found = []
    for number in range(games):
        scenario, mine = scenarios[number // 2 % len(scenarios)], number % 2
        seats = (two, one) if mine else (one, two)
        found.append(Bout(kind, scenario, f"{seed}/{scenario}/{number if one == two else number // 2}", seats, mine=mine))
    return found


def favoured_text(results: Sequence[Result], players: str) -> str:
    """The results of matches between equals as the file that says who is favoured."""
    table, how, head = FILES[results[0].bout.game]
    lines = [f"# Who is favoured {head}", f'players = "{players}"']
    lines += [f'how.{language} = "{messages_in(language).say(how)}"' for language in LANGUAGES]
    for scenario in dict.fromkeys(result.bout.scenario for result in results):
        counted = tally([result for result in results if result.bout.scenario == scenario])
        won = counted.winners.get(SIDES[0], 0)
        lines += ["", f"[{table}.{scenario}]", f"games = {counted.games}", f"won = {won}", f"drawn = {counted.drawn}"]
    return "\n".join(lines) + "\n"
