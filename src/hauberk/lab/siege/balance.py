"""Who is favoured in each siege: many of them between two equal commanders, counted for the besieger.

`python -m hauberk.lab.siege.balance` plays them and prints the file `data/siege_balance.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.basis.faults import LANGUAGES
from hauberk.lab.siege.sieges import SiegeBout, SiegeResult, measure
from hauberk.play.siege.scenario import siege_files
from hauberk.tell.messages import messages_in

PLAYERS = "steady"
GAMES = 40
SEED = "1066"


def equal_bouts(games: int = GAMES, seed: str = SEED, players: str = PLAYERS) -> list[SiegeBout]:
    """So many sieges of every scenario between two commanders of one temperament."""
    return [SiegeBout(siege, f"{seed}/{siege}/{number}", (players, players)) for siege in siege_files() for number in range(games)]


def favoured_text(results: Sequence[SiegeResult], players: str = PLAYERS) -> str:
    """The results as the file that says who is favoured."""
    lines = [
        "# Who is favoured in each siege: between two equal commanders, counted for side A, which besieges.",
        f'players = "{players}"',
    ]
    lines += [f'how.{language} = "{messages_in(language).say("siege-favoured-how", players=players)}"' for language in LANGUAGES]
    for siege in dict.fromkeys(result.bout.siege for result in results):
        some = [result for result in results if result.bout.siege == siege]
        won, drawn = sum(result.winner == 0 for result in some), sum(result.winner is None for result in some)
        lines += ["", f"[sieges.{siege}]", f"games = {len(some)}", f"won = {won}", f"drawn = {drawn}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(favoured_text(list(measure(equal_bouts()))), end="")
