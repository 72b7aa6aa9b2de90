"""Duels: two computer players in games of any scale, each seed from both sides; and who is favoured in each, between equals."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core.being import SIDES
from hauberk.common.faults import LANGUAGES
from hauberk.lab.bouts import Bout, Result
from hauberk.lab.tally import Tally, tally
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.siege.game import SIEGE
from hauberk.tell.messages import messages_in

FILES = {
    BATTLE.kind: ("battles", "favoured-how", "in each battle: games between two equal captains, counted for side A."),
    SIEGE.kind: ("sieges", "siege-favoured-how", "in each siege: between two equal commanders, counted for side A, which besieges."),
    CAMPAIGN.kind: ("campaigns", "campaign-favoured-how", "in each campaign: between equal marshals, counted for every faction."),
}
"""The table in a file that says who is favoured, how that was found, and the end of its first line."""


def bouts(one: str, two: str, games: int, over: Sequence[tuple[str, str]], seed: str) -> list[Bout]:
    """So many games, shared out over the scenarios, each seed played from both sides; against himself a player needs it only once.

    Where more than two play, one of them has a seat, the other all the rest; the seats come in turn.
    """
    found = []
    for number in range(games):
        pair, second = divmod(number, 2)
        kind, scenario = over[pair % len(over)]
        own_seed = f"{seed}/{scenario}/{number if one == two else pair}"
        if kind == CAMPAIGN.kind:
            found.append(_campaign(one, two, scenario, own_seed, pair // len(over), bool(second)))
        else:
            found.append(Bout(kind, scenario, own_seed, (two, one) if second else (one, two), mine=second))
    return found


def _campaign(one: str, two: str, scenario: str, seed: str, turn: int, others: bool) -> Bout:
    factions = CAMPAIGN.load(scenario).factions
    played = [number for number, faction in enumerate(factions) if faction.played]
    mine = played[turn % len(played)]
    alone, rest = (two, one) if others else (one, two)
    seats = tuple(alone if number == mine else rest for number in range(len(factions)))
    return Bout(CAMPAIGN.kind, scenario, seed, seats, mine=mine, others=others)


def favoured_text(results: Sequence[Result], players: str) -> str:
    """The results of matches between equals as the file that says who is favoured."""
    table, how, head = FILES[results[0].bout.game]
    lines = [f"# Who is favoured {head}", f'players = "{players}"']
    lines += [f'how.{language} = "{messages_in(language).say(how)}"' for language in LANGUAGES]
    for scenario in dict.fromkeys(result.bout.scenario for result in results):
        counted = tally([result for result in results if result.bout.scenario == scenario])
        lines += ["", f"[{table}.{scenario}]", f"games = {counted.games}", *_won(results[0].bout.game, scenario, counted)]
    return "\n".join(lines) + "\n"


def _won(kind: str, scenario: str, counted: Tally) -> list[str]:
    """What side A has won of two; in a campaign each faction, for several may win the same game."""
    if kind != CAMPAIGN.kind:
        return [f"won = {counted.winners.get(SIDES[0], 0)}", f"drawn = {counted.drawn}"]
    played = [each.id for each in CAMPAIGN.load(scenario).factions if each.played]
    return [f"won = {{ {', '.join(f'{each} = {counted.winners.get(each, 0)}' for each in played)} }}"]
