"""Sieges between computer commanders, measured: how long they last, who wins, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter

from hauberk.battle.core.being import Side
from hauberk.play.battle.game import Battle
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.players.captain import Captain
from hauberk.players.siege import TEMPERAMENTS, commander
from hauberk.players.siege.random import RandomCommander
from hauberk.siege.events import FightEnded
from hauberk.tell.siege.watching import Commander, Fighter, play_out

QUICK, CAPTAINS = "quick", "captains"
FIGHTS = (QUICK, CAPTAINS)
"""How fights are settled: by the table, or by two captains on the map."""
RANDOM = "random"
"""The name of a commander who does just anything."""
LIMIT = 20_000
"""Commands after which a siege counts as endless; none comes near it."""
ENDLESS = "endless"


@dataclass(frozen=True, slots=True)
class SiegeBout:
    """One siege to be played."""

    siege: str
    seed: str
    commanders: tuple[str, str] = ("steady", "steady")
    fights: str = QUICK


@dataclass(frozen=True, slots=True)
class SiegeResult:
    """How a siege ended."""

    bout: SiegeBout
    days: int
    winner: Side | None
    reason: str
    fights: int
    seconds: float


@dataclass(frozen=True, slots=True)
class SiegeTally:
    """Some sieges together."""

    games: int
    days: tuple[float, float, float]
    """The first quartile of their lengths, the median, the third."""
    longest: int
    besieger: float
    """Share of sieges the besieger has won."""
    reasons: dict[str, int]
    fights: float
    """Fights in a siege, on average."""


def captains(seed: str, temperament: str = "steady", strength: int = 1) -> Fighter:
    """Two captains who fight a siege's fights out."""

    def fight(game: Battle) -> None:
        both = [Captain(temperament, strength, f"{seed}/{game.seed}/{side}") for side in "AB"]
        while (side := game.side) is not None:
            game.do(both[side].choose(game))

    return fight


def players(bout: SiegeBout) -> tuple[tuple[Commander, Commander], Fighter]:
    """The two commanders of a siege, and who fights its fights."""
    how = "map" if bout.fights == CAPTAINS else QUICK
    besieger, castellan = (
        RandomCommander(f"{bout.seed}/{side}", how) if name == RANDOM else commander(name, side, f"{bout.seed}/{'AB'[side]}", how)
        for side, name in enumerate(bout.commanders)
    )
    return (besieger.choose, castellan.choose), captains(bout.seed)


def play(bout: SiegeBout) -> SiegeResult:
    """One siege from its first day to its last."""
    began = perf_counter()
    commanders, fighter = players(bout)
    game = play_out(Match(SIEGE, load_siege(bout.siege), bout.seed), commanders, fighter, LIMIT)
    outcome = game.state.outcome
    fought = sum(isinstance(event, FightEnded) and event.combat for step in game.steps for event in step.events)
    winner, reason = (outcome.winner, outcome.reason) if outcome is not None else (None, ENDLESS)
    return SiegeResult(bout, game.state.day, winner, reason, fought, perf_counter() - began)


def bouts(sieges: Sequence[str], games: int, seed: str, fights: str = QUICK) -> list[SiegeBout]:
    """So many sieges, shared out over the scenarios; every pair of temperaments comes in turn."""
    tempers = tuple(TEMPERAMENTS)
    found = []
    for number in range(games):
        turn = number // len(sieges)
        pair = (tempers[turn % len(tempers)], tempers[turn // len(tempers) % len(tempers)])
        siege = sieges[number % len(sieges)]
        found.append(SiegeBout(siege, f"{seed}/{siege}/{turn}", pair, fights))
    return found


def measure(work: Sequence[SiegeBout], jobs: int = 1) -> Iterator[SiegeResult]:
    """All sieges, in their order, by so many processes."""
    if jobs <= 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)


def tally(results: Sequence[SiegeResult]) -> SiegeTally:
    """Count some sieges."""
    days = sorted(result.days for result in results)
    cuts = quantiles(days, n=4, method="inclusive") if len(days) > 1 else [float(day) for day in days] * 3
    return SiegeTally(
        len(results),
        (cuts[0], cuts[1], cuts[2]),
        days[-1],
        sum(result.winner == 0 for result in results) / len(results),
        dict(Counter(result.reason for result in results).most_common()),
        sum(result.fights for result in results) / len(results),
    )
