"""Same games: plays the same random games before and after a change, and tells the first that differ.

    python -m tools.same_games write FILE [--battles 324 --sieges 108 --campaigns 36 --jobs 2]
    python -m tools.same_games compare FILE [--only battle/ --jobs 2 --most 5]
    python -m tools.same_games show GAME

`write` plays games of all scales (battles under every edition), half of them with some argued points turned, fights on the map among
them, and writes a line a game into FILE: the digest of its record and the game's name. The records themselves go into FILE.zip.
`compare` plays every game that FILE names again and tells which have another record now, with the first line that differs, as it was and
as it is; its exit status says whether there was any. `show` prints the record of one game by its name.

A change that should change nothing (a new name, another order of files) must leave every game the same. The header of a record is left
out: version and digest of tables may change though the game does not. Which game is played follows from its name alone, so new battles
and switches do not disturb an older FILE. The clock is never asked, so computer captains of battles do not play here.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tests.contract.pairs import OF_ANOTHER_MAKE
from tests.siege.wild import WildCommander

from hauberk.play import record_writer
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.play.switches import turned
from hauberk.players.anybody import Anybody
from hauberk.players.campaign import marshal
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.players.siege import commander
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import Ruleset

SETS = ("switches", "siege_switches", "campaign_switches")
ENDLESS = frozenset({"no_nightfall"})
"""Points that are never turned: a fight in which nobody does anything more must have an end."""
FEW = 0.15
"""How often a point is turned, in games in which any is."""
BACK = 0.02
"""How often a step is taken back, where it may be."""
COMMANDS = {"battle": 500, "siege": 400, "campaign": 600}
"""A game is broken off after so many commands."""
FIGHT = 300
"""After so many commands of a fight on the map nobody does anything more in it, until it is over."""
Fighters = tuple[RandomPlayer | EagerPlayer, RandomPlayer | EagerPlayer]
TEMPERS = ("cautious", "steady", "rash")


# -- what is known of the engine ---------------------------------------------------------------------------------------


def some_fighters(chance: random.Random) -> Fighters:
    """Two who do anything, or who like to fight."""
    kind = chance.choice((RandomPlayer, BrawlingPlayer, BrawlingPlayer, EagerPlayer))
    return kind(chance.random()), kind(chance.random())


def fought(game: Battle, players: Fighters, chance: random.Random, most: int | None = None) -> None:
    """Play a battle on: to a number of commands; or, a fight of a greater game, to its end."""
    number = 0
    while (side := game.side) is not None and number != most:
        if most is not None and takes_back(game, side, chance):
            continue
        tired = most is None and number > FIGHT
        game.do(last_of(game) if tired else players[side].choose(game.legal))
        number += 1


def last_of(game: Battle) -> Any:
    """What stands last in the list of what is lawful: doing nothing, if that may be done."""
    return game.legal.nth(len(game.legal) - 1)


def takes_back(game: Any, side: int, chance: random.Random) -> bool:
    """Now and then the last step is taken back."""
    if chance.random() >= BACK or game.may_undo(side) is not None:
        return False
    game.undo(side)
    return True


def battle(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a battle."""
    game = Match(BATTLE, load_scenario(name).under(with_points(RULESETS[edition], seed, chance)), seed)
    fought(game, some_fighters(chance), chance, COMMANDS["battle"])
    return record_writer.lines_of(game)


def siege(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a siege, between commanders who do anything or who think."""
    scenario = load_siege(name).under(with_points(RULESETS[edition], seed, chance))
    game = Match(SIEGE, scenario, seed)
    how = chance.choice(("quick", "map"))
    if chance.random() < 0.4:
        wild = tuple(WildCommander(f"{seed} {side}", maps=0.5) for side in "ab")
        choose: tuple[Callable[[SiegeMatch], Any], ...] = tuple(each.choose for each in wild)
    else:
        choose = tuple(commander(chance.choice(TEMPERS), side, f"{seed} {side}", how).choose for side in (0, 1))
    on(game, COMMANDS["siege"], lambda side: choose[side](game), chance)
    return record_writer.lines_of(game)


def campaign(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a campaign, between factions that do anything or that think."""
    scenario = load_campaign(name)
    game = Match(CAMPAIGN, scenario.under(with_points(RULESETS[edition], seed, chance)), seed)
    how = chance.choice(("quick", "map"))
    if chance.random() < 0.5:
        anybody = tuple(Anybody(f"{seed} {one}", one) for one in ("quick", "map"))
        on(game, COMMANDS["campaign"], lambda _: chance.choice(anybody).choose(game), chance)
    else:
        played = [each.id for each in scenario.factions if each.played]
        marshals = {each: marshal(chance.choice(TEMPERS), each, f"{seed} {each}", how) for each in played}
        on(game, COMMANDS["campaign"], lambda _: marshals[str(game.seat)].choose(game), chance)
    return record_writer.lines_of(game)


def on(
    game: Any, most: int, choose: Callable[[int], Any], chance: random.Random, fighters: Callable[[random.Random], Fighters] = some_fighters
) -> None:
    """Play a siege or a campaign on; its fights are fought when they come."""
    for _ in range(most):
        side = game.side
        if side is None:
            return
        if game.awaits_fight:
            fight = game.open_fight()
            fought(fight, fighters(chance), chance)
            game.close_fight(fight)
        elif not takes_back(game, side, chance):
            game.do(choose(side))


def with_points(ruleset: Ruleset, seed: str, chance: random.Random) -> Ruleset:
    """The same edition, half of the time with some argued points ruled the other way; each by a chance of its own."""
    if chance.random() < 0.5:
        return ruleset
    found = {}
    for key in SETS:
        now = getattr(ruleset, key)
        points = (each.name for each in fields(now) if each.name not in ENDLESS)
        found[key] = {point: not getattr(now, point) for point in points if random.Random(f"{seed} {point}").random() < FEW}
    return turned(ruleset, found)


SCALES: dict[str, Callable[[str, str, str, random.Random], Iterator[str]]] = {"battle": battle, "siege": siege, "campaign": campaign}


def pairs(scale: str) -> list[tuple[str, str]]:
    """Every battle under every edition that can play it; every siege and campaign under its own."""
    if scale == "battle":
        return [(edition, name) for name in scenario_files() for edition in RULESETS if (edition, name) not in OF_ANOTHER_MAKE]
    if scale == "siege":
        return [(load_siege(name).ruleset.id, name) for name in siege_files()]
    return [(load_campaign(name).ruleset.id, name) for name in campaign_files()]


# -- games by their names ----------------------------------------------------------------------------------------------


def names(numbers: dict[str, int]) -> list[str]:
    """So many games of each scale, shared out over editions and scenarios."""
    found = []
    for scale, number in numbers.items():
        some = pairs(scale)
        found += [f"{scale}/{'/'.join(some[each % len(some)])}/{each // len(some)}" for each in range(number)]
    return found


def played(name: str) -> list[str]:
    """The lines of a game's record, without its header."""
    scale, edition, scenario, _ = name.split("/")
    _, *lines = SCALES[scale](edition, scenario, name, random.Random(name))
    return [without_headers(line) for line in lines]


def without_headers(line: str) -> str:
    """A line without the header of the fight that is reported in it."""
    if '"record":[' not in line:
        return line
    row = json.loads(line)
    command = row["command"]
    del command.get("command", command)["record"][0]  # the report of a siege in a campaign is a command within a command
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def attempt(name: str) -> list[str]:
    """The same; a crash is a line too, so that the other games are still played."""
    try:
        return played(name)
    except Exception as fault:
        return [f"{type(fault).__name__}: {fault}"]


def each_played(games: list[str], jobs: int) -> Iterator[list[str]]:
    """All games, in their order, by so many processes."""
    if jobs <= 1:
        yield from map(attempt, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(attempt, games)


def digest(lines: list[str]) -> str:
    """The fingerprint of a record."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


# -- before and after --------------------------------------------------------------------------------------------------


def write(path: Path, games: list[str], jobs: int) -> None:
    """Play games and note their digests, with their records beside them."""
    with path.open("w", encoding="utf-8") as file, zipfile.ZipFile(f"{path}.zip", "w", zipfile.ZIP_DEFLATED) as records:
        for name, lines in zip(games, each_played(games, jobs), strict=True):
            file.write(f"{digest(lines)} {name}\n")
            file.flush()
            records.writestr(name, "\n".join(lines))
    print(f"{len(games)} games written to {path}")


def compare(path: Path, only: str, jobs: int, most: int) -> int:
    """Play the games of a file again; how many have another record now."""
    marks = [line.split() for line in path.read_text(encoding="utf-8").splitlines()]
    before = {name: mark for mark, name in marks if name.startswith(only)}
    others = 0
    for name, lines in zip(before, each_played(list(before), jobs), strict=True):
        if digest(lines) == before[name]:
            continue
        others += 1
        if others <= most:
            print(f"{name} differs", *first_difference(Path(f"{path}.zip"), name, lines), sep="\n", flush=True)
    print(f"{len(before) - others} games are the same, {others} differ")
    return others


def first_difference(records: Path, name: str, lines: list[str]) -> list[str]:
    """The first line that differs: its number, how it was, how it is."""
    if not records.exists():
        return []
    with zipfile.ZipFile(records) as kept:
        old = kept.read(name).decode().split("\n")
    both = list(zip_longest(old, lines, fillvalue="(nothing)"))
    number = next(each for each, (one, other) in enumerate(both) if one != other)
    return [f"  step {number}", f"  was {both[number][0]}", f"  is  {both[number][1]}"]


def main() -> int:
    """Write a file of games, compare with one, or show a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("write", "compare", "show"))
    parser.add_argument("file", help="the file of digests; for show, the name of a game")
    for scale, number in (("battle", 324), ("siege", 108), ("campaign", 36)):
        parser.add_argument(f"--{scale}s", type=int, default=number)
    parser.add_argument("--only", default="", help="games whose names begin so")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most", type=int, default=5, help="how many differing games are told")
    asked = parser.parse_args()
    if asked.what == "show":
        print(*played(asked.file), sep="\n")
        return 0
    if asked.what == "compare":
        return int(compare(Path(asked.file), asked.only, asked.jobs, asked.most) > 0)
    games = names({scale: getattr(asked, f"{scale}s") for scale in SCALES})
    write(Path(asked.file), [name for name in games if name.startswith(asked.only)], asked.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
