"""Golden records: chooses the games in tests/records, which must replay and verify for ever.

    python -m tools.golden play FOLDER [--battles 330 --captains 54 --sieges 150 --campaigns 72 --orders 24 --jobs 2]
    python -m tools.golden choose FOLDER [--seconds 18]
    python -m tools.golden seen

`play` lets curious players, and some captains, play many games with fixed seeds and keeps their records in FOLDER; a game that is there
already is not played again. `choose` picks some of them by what they show: kinds of commands, tasks, events, questions and endings,
purposes of throws, reasons of terms, editions and turned switches. It takes the game that shows most that is new for the time its
verifying takes, again and again; each is broken off after the last line that shows anything new; and it ends when nothing new comes or the
seconds are spent. What was chosen replaces tests/records, with a list of all it shows in tests/records/shown.txt. `seen` prints which kinds
of commands, events and questions and which switches no record shows.

A rule that changes on purpose makes some records wrong: then play and choose again, and say why in the changelog.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass
from functools import cache, partial
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from tests.siege.wild import WildCommander
from tools import same_games as games

from hauberk.battle.core.being import SIDES
from hauberk.campaign.commands import Revoke
from hauberk.play import record_writer
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.older_events import as_now
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.switches import switch_names
from hauberk.play.wire import COMMANDS, EVENTS, QUESTIONS
from hauberk.players.anybody import Anybody
from hauberk.players.campaign import marshal
from hauberk.players.captain import Captain
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.players.siege import commander
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import SWITCHES
from hauberk.siege.commands import Revoke as SiegeRevoke

RECORDS = Path(__file__).parents[1] / "tests" / "records"
SHOWN = "shown.txt"
LONGEST = {"battle": 1200, "siege": 400, "campaign": 700, "orders": 80}
SAMPLE = 40
"""How many commands of a list a curious player looks at."""
LISTS = 12
"""And how many lists."""


# -- curious players ---------------------------------------------------------------------------------------------------


def kind_of(command: Any) -> str:
    """What a command is, as far as curiosity goes: its class, its word, and which of its fields say anything."""
    said = [each.name for each in fields(command) if getattr(command, each.name) not in ((), "", None, -1, False)]
    word = next((getattr(command, name) for name in ("task", "choice", "how", "weapon") if hasattr(command, name)), "")
    inner = next((kind_of(getattr(command, name)) for name in said if is_dataclass(getattr(command, name))), "")
    return " ".join((type(command).__name__, str(word), *said, inner))


class Curious:
    """Does what has been done least so far."""

    def __init__(self, seed: int | str | float) -> None:
        self._chance = random.Random(seed)
        self._done: Counter[str] = Counter()

    def pick(self, commands: Sequence[Any]) -> Any:
        """One of those of the rarest kind."""
        least = min(self._done[kind_of(each)] for each in commands)
        found = self._chance.choice([each for each in commands if self._done[kind_of(each)] == least])
        self._done[kind_of(found)] += 1
        return found


class CuriousFighter(Curious, RandomPlayer):
    """A fighter who tries everything once, and fights on between."""

    def __init__(self, seed: int | str | float) -> None:
        Curious.__init__(self, seed)
        self._brawler = BrawlingPlayer(seed)

    def choose(self, legal: Any) -> Any:
        if self._chance.random() < 0.6:
            return self._brawler.choose(legal)
        return self.pick(list(self._some(legal)))

    def _some(self, legal: Any) -> Iterator[Any]:
        groups = legal.groups
        for group in groups if len(groups) <= LISTS else [*self._chance.sample(groups[:-1], LISTS), *groups[-4:]]:
            size = len(group)
            numbers = range(size) if size <= SAMPLE else self._chance.sample(range(size), SAMPLE)
            yield from (group.nth(number) for number in numbers)


def fighters(chance: random.Random) -> games.Fighters:
    """Two curious fighters, or two brawlers."""
    kind = chance.choice((CuriousFighter, CuriousFighter, BrawlingPlayer))
    return kind(chance.random()), kind(chance.random())


def battle(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a battle."""
    game = Match(BATTLE, load_scenario(name).under(games.with_points(RULESETS[edition], seed, chance)), seed)
    games.fought(game, fighters(chance), chance, LONGEST["battle"])
    return record_writer.lines_of(game)


def captains(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a battle between computer captains, who do what one does to win: they charge together, and take prisoners."""
    game = Match(BATTLE, load_scenario(name).under(games.with_points(RULESETS[edition], seed, chance)), seed)
    both = [Captain(chance.choice(games.TEMPERS), 1, f"{seed} {side}") for side in "ab"]
    number = 0
    while (side := game.side) is not None and number < LONGEST["battle"]:
        game.do(both[side].choose(game))
        number += 1
    return record_writer.lines_of(game)


def siege(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a siege: both sides are wild, or curious; or one of them thinks."""
    game = Match(SIEGE, load_siege(name).under(games.with_points(RULESETS[edition], seed, chance)), seed)
    maps = chance.choice((0.0, 0.5))
    wild = [WildCommander(f"{seed} {side}", maps) for side in "ab"]
    curious = Curious(seed)

    def choose(side: int) -> Any:
        wide = wild[side].choose(game)
        return wide if chance.random() < 0.5 else curious.pick([wide, *game.legal])

    thinking = [commander(chance.choice(games.TEMPERS), side, f"{seed} {side}", chance.choice(("quick", "map"))) for side in (0, 1)]
    share = chance.choice((0.0, 0.7, 0.95))
    games.on(
        game, LONGEST["siege"], lambda side: thinking[side].choose(game) if chance.random() < share else choose(side), chance, fighters
    )
    return record_writer.lines_of(game)


def campaign(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a campaign: factions are curious, or think, or both by turns."""
    scenario = load_campaign(name)
    game = Match(CAMPAIGN, scenario.under(games.with_points(RULESETS[edition], seed, chance)), seed)
    curious = Curious(seed)
    factions = [each.id for each in scenario.factions if each.played]
    thinking = {each: marshal(chance.choice(games.TEMPERS), each, f"{seed} {each}", chance.choice(("quick", "map"))) for each in factions}
    share = chance.choice((0.0, 0.5, 0.9))

    def choose(_: int) -> Any:
        if chance.random() < share:
            return thinking[str(game.seat)].choose(game)
        return curious.pick(list(game.legal))

    games.on(game, LONGEST["campaign"], choose, chance, fighters)
    return record_writer.lines_of(game)


def orders(edition: str, name: str, seed: str, chance: random.Random) -> Iterator[str]:
    """The record of a siege or a campaign that goes on by standing orders for the most part; some are called off while another decides."""
    kind, load = (SIEGE, load_siege) if name in SIEGE.files() else (CAMPAIGN, load_campaign)
    game: Any = Match(kind, load(name).under(games.with_points(RULESETS[edition], seed, chance)), seed)
    anybody = Anybody(seed, orders=0.5)

    def choose(_: int) -> Any:
        state = game.state
        letters = [letter for letter, days in zip(SIDES, state.quiet, strict=True) if days is not None] if kind is SIEGE else []
        revoke = SiegeRevoke if kind is SIEGE else Revoke
        given = [revoke(of) for of in letters or (*getattr(state, "routes", ()), *(state.quiet if kind is CAMPAIGN else ()))]
        some = [each for each in given if game.why_not(each) is None]
        return chance.choice(some) if some and chance.random() < 0.1 else anybody.choose(game)

    games.on(game, LONGEST["orders"], choose, chance, fighters)
    return record_writer.lines_of(game)


KINDS: dict[str, Callable[[str, str, str, random.Random], Iterator[str]]] = {
    "battle": battle, "captains": captains, "siege": siege, "campaign": campaign, "orders": orders,
}  # fmt: skip
SCALES = ("battle", "siege", "campaign")


def play(name: str, folder: Path) -> str:
    """Play a game and keep its record; what went wrong, if anything did."""
    path = folder / file_name(name)
    if path.exists():
        return ""
    scale, edition, scenario, _ = name.split("/")
    try:
        lines = list(KINDS[scale](edition, scenario, f"golden {name}", random.Random(f"golden {name}")))
    except Exception as fault:
        return f"{name}: {type(fault).__name__}: {fault}"
    save(path, lines)
    return ""


def file_name(name: str) -> str:
    """The file of a game."""
    return name.replace("/", "-") + ".jsonl.gz"


def save(path: Path, lines: Iterable[str]) -> None:
    """Write a record; the same lines make the same file."""
    path.write_bytes(gzip.compress("".join(line + "\n" for line in lines).encode(), mtime=0))


def read(path: Path) -> list[str]:
    """The lines of a record."""
    return gzip.decompress(path.read_bytes()).decode().splitlines()


# -- what a record shows -----------------------------------------------------------------------------------------------


def shown_by(lines: Sequence[str]) -> Iterator[set[str]]:
    """What each line of a record shows, under the names that events have now."""
    header = json.loads(lines[0])
    scale = next(scale for scale in ("campaign", "siege", "scenario") if scale in header)
    scale = "battle" if scale == "scenario" else scale
    yield {f"{scale} edition {header['ruleset']}", *turned_in(header)}
    for line in lines[1:]:
        row = json.loads(line)
        if scale == "campaign" and "events" in row:
            row["events"] = as_now(row["events"])
        yield {f"{scale} undo"} if "undo" in row else {f"{scale} over"} if "seed" in row else set(shown_in(row, scale))


def turned_in(header: dict[str, Any]) -> Iterator[str]:
    """The switches that are turned, one by one; in which direction depends on the edition."""
    ruleset = RULESETS[header["ruleset"]]
    for key in SWITCHES:
        yield from (f"{key} {name}" for name, on in header.get(key, {}).items() if on != getattr(getattr(ruleset, key), name))


def shown_in(value: Any, scale: str) -> Iterator[str]:
    """Every kind in a line, in the fights that are reported in it too."""
    if isinstance(value, list):
        for each in value:
            yield from shown_in(each, scale)
    elif isinstance(value, dict):
        yield from kinds_of(value, scale)
        inside = "siege" if "in_siege" in (value.get("do"), value.get("event")) else scale
        for key, each in value.items():
            if key == "record":
                yield from (kind for line in shown_by(each) for kind in line if not kind.endswith(" over"))
            elif isinstance(each, (dict, list)):
                yield from shown_in(each, inside)


def kinds_of(value: dict[str, Any], scale: str) -> Iterator[str]:
    """What a command, an event, a question or a term is."""
    for tag, word in (("do", "command"), ("event", "event"), ("ask", "question")):
        if tag in value:
            kind = value[tag]
            yield f"{scale} {word} {kind}"
            for key in TELLING.get(f"{word} {kind}", ()) if scale == "battle" else TELLING_DAYS:
                if isinstance(value.get(key), str) and value[key]:
                    yield f"{scale} {word} {kind} {key} {value[key]}"
    if {"value", "reason", "rule"} <= value.keys():
        yield f"{scale} term {value['reason']}"


TELLING = {
    "command work": ("task",),
    "event rolled": ("purpose",),
    "event battle_ended": ("reason",),
    "event hurt": ("cause",),
    "event shot": ("weapon",),
}
"""Words that make one kind of event of a battle many."""
TELLING_DAYS = ("purpose", "reason", "why", "kind", "choice", "how", "action")
"""The same in sieges and campaigns, whose events often say in a word what they are."""


@cache
def known() -> frozenset[str]:
    """Every kind of command, event and question, and every switch: what records should show."""
    found = {f"{key} {name}" for key in SWITCHES for name in switch_names(key)}
    siege_kinds, campaign_kinds = ((wire.command_kinds, wire.event_kinds, wire.question_kinds) for wire in (SiegeWire, CampaignWire))
    for scale, kinds in (("battle", (COMMANDS, EVENTS, QUESTIONS)), ("siege", siege_kinds), ("campaign", campaign_kinds)):
        for word, some in zip(("command", "event", "question"), kinds, strict=True):
            found |= {f"{scale} {word} {kind}" for kind in some}
    return frozenset(found)


# -- choosing ----------------------------------------------------------------------------------------------------------


class Candidate(NamedTuple):
    """A record that could be chosen: where each thing is shown first, and what it costs to verify up to each line."""

    path: Path
    first: dict[str, int]
    """The line up to which it must be kept to show each thing: there is an opening, and whoever sees the end sees the seed."""
    costs: list[float]


def candidate(path: Path) -> Candidate:
    """What a record shows, and where."""
    lines = read(path)
    first: dict[str, int] = {}
    ends = json.loads(lines[-1]).keys() == {"seed"}
    for number, kinds in enumerate(shown_by(lines)):
        last = len(lines) - 1 if ends and number >= len(lines) - 2 else max(number, 1)
        for kind in kinds:
            first.setdefault(kind, last)
    costs, so_far = [], START
    for line in lines:
        so_far += PER_LINE + PER_BYTE * len(line)
        costs.append(so_far)
    return Candidate(path, first, costs)


WHOLE = 20
"""A kind of command, event or question, an edition, an end or a step taken back is worth so many purposes and reasons."""
START, PER_LINE, PER_BYTE = 0.15, 0.0005, 1.3e-6
"""Seconds that verifying takes, roughly: a record, each line, each byte."""


def worth_of(kind: str) -> int:
    """What it is worth that a record shows something."""
    return WHOLE if kind in known() or kind.endswith((" undo", " over")) or " edition " in kind else 1


def best_cut(one: Candidate, missing: set[str], paid: float) -> tuple[float, int]:
    """Where a record is broken off best: how much that is new for a second more than is paid already, and the last line."""
    found = sorted((line, worth_of(kind)) for kind, line in one.first.items() if kind in missing)
    worths = accumulate(worth for _, worth in found)
    return max(((worth / (one.costs[line] - paid), line) for worth, (line, _) in zip(worths, found, strict=True)), default=(0.0, 0))


def choose(folder: Path, seconds: float) -> None:
    """Pick the records of a folder that together show most, and put them into the repository."""
    with ProcessPoolExecutor(2) as pool:
        some = list(pool.map(candidate, sorted(folder.glob("*.jsonl.gz")), chunksize=8))
    missing = set().union(*(one.first for one in some))
    every, chosen, spent = len(missing), dict[Path, int](), dict[Path, float]()
    while missing:
        ranked = ((*best_cut(one, missing, spent.get(one.path, 0.0)), one) for one in some)
        worth, line, one = max(ranked, key=lambda each: (each[0], each[2].path.name))
        if worth == 0 or sum(spent.values()) - spent.get(one.path, 0.0) + one.costs[line] > seconds:
            break
        spent[one.path], chosen[one.path] = one.costs[line], line
        missing -= {kind for kind, at in one.first.items() if at <= line}
    put(chosen)
    print(f"{len(chosen)} records of {len(some)}, {every - len(missing)} of {every} things shown; about {sum(spent.values()):.0f} seconds")


def put(chosen: dict[Path, int]) -> None:
    """Replace the records of the repository."""
    RECORDS.mkdir(exist_ok=True)
    for path in RECORDS.glob("*.jsonl.gz"):
        path.unlink()
    for path, last in chosen.items():
        save(RECORDS / path.name, read(path)[: last + 1])
    (RECORDS / SHOWN).write_text("".join(f"{kind}\n" for kind in sorted(shown())), encoding="utf-8")


def shown() -> set[str]:
    """What the records of the repository show."""
    return {kind for path in RECORDS.glob("*.jsonl.gz") for kinds in shown_by(read(path)) for kind in kinds}


def main() -> int:
    """Play, choose, or say what is not seen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("play", "choose", "seen"))
    parser.add_argument("folder", type=Path, nargs="?", default=Path("golden"))
    for kind, number in (("battles", 330), ("captains", 54), ("sieges", 150), ("campaigns", 72), ("orders", 24)):
        parser.add_argument(f"--{kind}", type=int, default=number)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=18)
    asked = parser.parse_args()
    if asked.what == "play":
        asked.folder.mkdir(parents=True, exist_ok=True)
        began = time.monotonic()
        names = games.names({scale: getattr(asked, f"{scale}s") for scale in SCALES})
        names += [name.replace("battle", "captains", 1) for name in games.names({"battle": asked.captains})]
        names += ["/".join(("orders", *name.split("/")[1:])) for name in games.names({"siege": asked.orders, "campaign": asked.orders})]
        names.sort(key=lambda name: int(name.split("/")[-1]))
        with ProcessPoolExecutor(asked.jobs) as pool:
            faults = [fault for fault in pool.map(partial(play, folder=asked.folder), names) if fault]
        print(*faults, f"{len(names)} games in {time.monotonic() - began:.0f} seconds", sep="\n")
        return int(bool(faults))
    if asked.what == "choose":
        choose(asked.folder, asked.seconds)
    print(*sorted(known() - shown()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
