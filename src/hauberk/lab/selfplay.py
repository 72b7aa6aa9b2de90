"""Games of computer players against each other, of which positions are kept for those who learn: over all battles by all editions that
can fight them, begun a little differently each time, between players of all tempers and strengths.

The same command again plays only what is missing. Each worker writes a file of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

from hauberk.battle.core.commands import Command
from hauberk.battle.core.state import State
from hauberk.lab.kept import KeptGame, kept, line, read
from hauberk.lab.targets import CASTLE, class_of
from hauberk.lab.variations import other_stake, staked, varied
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario, every_scenario_files, load_scenario
from hauberk.play.match import Match
from hauberk.players.by_name import Player, seated

NAMES = ("steady:1", "cautious:1", "rash:1", "steady:2", "cautious:2", "rash:2", "steady:3", "rash:3", "eager", "brawler")
WEIGHTS = (14, 14, 14, 9, 8, 8, 2, 2, 9, 5)
"""How often each plays: the strong are slow, and many games teach more than a few good ones."""
WAYWARD = 0.06
"""How often a phase is fought by somebody else, so that there are positions into which no captain would come."""
STRANGERS = ("eager", "brawler", "random", "rash:1")
QUICK = 2
"""So many times oftener than a battle at a castle one is fought that takes less time."""
AS_PRINTED, STAKED = 0.3, 0.3
"""How many games begin just as the scenario has it; how many are fought for something else."""
LIMIT = 6_000
"""Commands after which a game is given up."""
FEWEST_SECONDS = 20.0
"""Nobody begins a game when less time is left."""


@cache
def ground(name: str, edition: str) -> Scenario:
    """A battle by the rules of an edition."""
    scenario = load_scenario(name)
    return next((scenario.under(each) for each in scenario.editions() if each.id == edition and edition != scenario.ruleset.id), scenario)


@cache
def battles() -> tuple[str, ...]:
    """All battles, those of the lessons among them."""
    return tuple(every_scenario_files())


class Wayward:
    """One who plays as he is named, but for a phase now and then."""

    def __init__(self, usual: Player, strangers: Sequence[Player], chance: Random) -> None:
        self._usual, self._strangers, self._chance = usual, strangers, chance
        self._phase, self._now = -1, usual

    def choose(self, battle: Battle) -> Command:
        """What he commands now."""
        if battle.state.phase != self._phase:
            self._phase = battle.state.phase
            self._now = self._chance.choice(self._strangers) if self._chance.random() < WAYWARD else self._usual
        command: Command = self._now.choose(battle)
        return command


def game(seed: str, number: int) -> KeptGame | None:
    """One game, begun, played and kept; None if it did not come to an end."""
    chance = Random(f"{seed}/{number}")
    name = chance.choices(battles(), [QUICK if class_of(BATTLE.kind, each) != CASTLE else 1 for each in battles()])[0]
    edition = chance.choice([each.id for each in ground(name, "").editions()])
    scenario = ground(name, edition)
    how, stake = chance.random(), None
    if how >= AS_PRINTED:
        scenario = varied(scenario, f"{seed}/{number}/start")
    if how >= 1 - STAKED:
        stake = other_stake(scenario, f"{seed}/{number}/stake")
        scenario = staked(scenario, stake)
    match = Match(BATTLE, scenario, f"{seed}/{number}")
    names = chance.choices(NAMES, WEIGHTS, k=2)
    seats = []
    for side, who in enumerate(names):
        usual, *others = [seated(match, side, each, f"{seed}/{number}/{side}/{each}") for each in (who, *STRANGERS)]
        seats.append(Wayward(usual, others, chance))
    positions = played(match, seats, chance)
    outcome = match.state.outcome
    if outcome is None:
        return None
    both = (names[0], names[1])
    return KeptGame(
        number, name, scenario.ruleset.id, f"{seed}/{number}", both, outcome.winner, outcome.reason, outcome.condition, match.state.turn,
        kept(positions), stake,
    )  # fmt: skip


def played(match: Battle, seats: Sequence[Wayward], chance: Random) -> list[State]:
    """Play to the end. Kept are the beginning of each phase, and one moment in it when nothing is being asked."""
    phases: list[list[State]] = []
    for _ in range(LIMIT):
        state = match.state
        if match.side is None:
            break
        if not phases or phases[-1][0].phase != state.phase:
            phases.append([state])
        elif not state.pending:
            phases[-1].append(state)
        match.do(seats[match.side].choose(match))
    return [state for first, *others in phases for state in (first, *([chance.choice(others)] if others else []))]


def work(folder: Path, seed: str, games: int, workers: int, worker: int, until: float) -> None:
    """The share of one worker: every so manyth game, but for those that anybody has played already."""
    path = folder / f"games-{worker:02d}.jsonl"
    done = {each.number for each in read(sorted(folder.glob("games-*.jsonl")))}
    if path.exists():  # a line that was broken off must not spoil the next
        raw = path.read_bytes()
        path.write_bytes(raw[: raw.rfind(b"\n") + 1])
    with path.open("ab") as file:
        for number in range(worker, games, workers):
            if monotonic() > until - FEWEST_SECONDS:
                return
            if number not in done:
                try:
                    found = game(seed, number)
                except Exception as error:  # one battle that fails must not cost the night; it is told and left out
                    print(f"game {number}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
                    continue
                if found is not None:
                    file.write(line(found))
                    file.flush()


def selfplay(folder: Path, seed: str, games: int, workers: int, seconds: float = float("inf")) -> int:
    """Play so many games with so many workers; how many there are then."""
    folder.mkdir(parents=True, exist_ok=True)
    battles()
    until = monotonic() + seconds
    context = get_context("fork")
    hands = [context.Process(target=work, args=(folder, seed, games, workers, each, until)) for each in range(workers)]
    for each in hands:
        each.start()
    for each in hands:
        each.join(max(0.0, until - monotonic()) if seconds < float("inf") else None)
        each.terminate()  # whoever is still at a game when time is up leaves it
    return sum(path.read_bytes().count(b"\n") for path in folder.glob("games-*.jsonl"))
