"""Wander: random games of all scales, editions and argued points, to the end, until the time is spent.

    python -m tools.wander [--minutes 60] [--seed 1] [--scale battle|siege|campaign]

Every command is drawn from the whole list of what is lawful; fights of sieges and campaigns are fought on the map half of the time. Half
of the games are played with some argued points turned, chosen at random. A crash, a dead end, a game without an end, a broken law of
conservation or a record that does not verify is told with what is needed to repeat it, and the walk goes on; the exit status says whether
there was any.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from tests.campaign.witness import Witness as CampaignWitness
from tests.contract.pairs import PAIRS
from tests.siege.fight_kit import Stubborn
from tests.siege.wild import WildCommander
from tests.siege.witness import Witness as SiegeWitness

from hauberk.lab.bouts import problem
from hauberk.play import record as records
from hauberk.play import record_writer
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.play.switches import turned
from hauberk.players.anybody import Anybody
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import Ruleset

SETS = ("switches", "siege_switches", "campaign_switches")
LIMIT = 20_000
"""Commands after which a game has no end."""
FEW = 0.15
"""How often a point is turned, in games in which any is."""
Fighters = tuple[RandomPlayer, RandomPlayer]


class Endless(AssertionError):
    """A game that does not end."""


def some_points(ruleset: Ruleset, chance: random.Random) -> Ruleset:
    """The same edition, with some argued points ruled the other way."""
    if chance.random() < 0.5:
        return ruleset
    found = {}
    for name in SETS:
        now = getattr(ruleset, name)
        found[name] = {each.name: not getattr(now, each.name) for each in fields(now) if chance.random() < FEW}
    return turned(ruleset, found)


def fighters(seed: str, chance: random.Random) -> Fighters:
    """Two who do anything, or two who like to fight; nobody calls the fight off."""
    kind = chance.choice((RandomPlayer, BrawlingPlayer, Stubborn))
    return kind(f"{seed} a"), kind(f"{seed} b")


def fought(game: Battle, players: Fighters) -> int:
    """A battle to its end; how many commands it took."""
    for number in range(LIMIT):
        side = game.side
        if side is None:
            return number
        game.do(players[side].choose(game.legal))
    raise Endless("Game")


def battle(seed: str, chance: random.Random) -> int:
    """A battle of an edition."""
    edition, name = chance.choice(PAIRS)
    game = Match(BATTLE, load_scenario(name).under(some_points(RULESETS[edition], chance)), seed)
    number = fought(game, fighters(seed, chance))
    found = records.verify(records.parse("\n".join(record_writer.lines_of(game)))) if chance.random() < 0.2 else None
    assert found is None, found
    return number


def siege(seed: str, chance: random.Random) -> int:
    """A siege, its fights on the map half of the time."""
    scenario = load_siege(chance.choice(tuple(siege_files())))
    game = Match(SIEGE, scenario.under(some_points(scenario.ruleset, chance)), seed)
    players = (WildCommander(f"{seed} a", maps=0.5), WildCommander(f"{seed} b", maps=0.5))

    def choose() -> Any:
        return None if game.side is None else players[game.side].choose(game)

    number = walked(game, SiegeWitness(game), choose, chance)
    found = records.verify(records.parse("\n".join(record_writer.lines_of(game)), seed)) if chance.random() < 0.2 else None
    assert found is None, found
    return number


def campaign(seed: str, chance: random.Random) -> int:
    """A campaign, its battles on the map half of the time."""
    scenario = load_campaign(chance.choice(tuple(campaign_files())))
    game = Match(CAMPAIGN, scenario.under(some_points(scenario.ruleset, chance)), seed)
    anybody = tuple(Anybody(f"{seed} {how}", how) for how in ("quick", "map"))

    def choose() -> Any:
        return None if game.seat is None else chance.choice(anybody).choose(game)

    number = walked(game, CampaignWitness(game), choose, chance)
    assert chance.random() < 0.8 or problem(game) == "", problem(game)
    return number


def walked(game: Any, witness: Any, choose: Callable[[], Any], chance: random.Random) -> int:
    """A siege or a campaign to its end, with its fights, under the eyes of a witness; how many commands it took."""
    number = 0
    for _ in range(LIMIT):
        if game.awaits_fight:
            fight = game.open_fight()
            number += fought(fight, fighters(game.seed, chance))
            game.close_fight(fight)
        elif (command := choose()) is None:
            return number
        else:
            game.do(command)
        number += 1
        witness.see(game.steps[-1], game.state)
    raise Endless(type(game).__name__)


SCALES: dict[str, Callable[[str, random.Random], int]] = {"battle": battle, "siege": siege, "campaign": campaign}


def main() -> int:
    """Wander until the time is spent."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--scale", choices=tuple(SCALES))
    parser.add_argument("--only", type=int, help="the number of one game, to repeat it")
    asked = parser.parse_args()
    until, number, games, commands, faults = time.monotonic() + asked.minutes * 60, 0, Counter[str](), Counter[str](), 0
    while time.monotonic() < until:
        number = asked.only if asked.only is not None else number + 1
        scale = asked.scale or tuple(SCALES)[number % 3]
        seed = f"{asked.seed}/{scale}/{number}"
        try:
            commands[scale] += SCALES[scale](seed, random.Random(seed))
        except Exception:
            faults += 1
            print(f"--scale {scale} --seed {asked.seed} --only {number}:", traceback.format_exc(limit=-6), sep="\n", flush=True)
        games[scale] += 1
        if asked.only is not None:
            break
    for scale in games:
        print(f"{scale:<9} {games[scale]:>6} games, {commands[scale]:>8} commands")
    print(f"{faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
