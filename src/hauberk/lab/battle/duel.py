"""Duels: side-swapped matches of two computer players over the battles, with the interval of the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from hauberk.basis.faults import BadInput, Fault, near
from hauberk.battle.core.commands import Command
from hauberk.play.battle.balance import wilson
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.match import Match
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer

LIMIT = 60_000
"""Commands after which a game counts as drawn; no battle comes near it."""
SIMPLE: dict[str, type[RandomPlayer] | type[EagerPlayer]] = {"random": RandomPlayer, "brawler": BrawlingPlayer, "eager": EagerPlayer}

Chooser = Callable[[Battle], Command]


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: who has side A, and with which seed."""

    battle: str
    first: str
    """The player of side A."""
    second: str
    seed: str
    swapped: bool
    """The first player of the duel has side B."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, for the first player of the duel: 1 won, 0 lost, ½ drawn."""

    bout: Bout
    score: float
    side_a: float
    """The same for side A."""
    turns: int
    commands: int
    slowest: float
    """Seconds of the slowest decision of the duel's first player."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Some results together."""

    games: int
    won: int
    drawn: int
    side_a: float
    """Share of side A, whoever played it."""
    slowest: float

    @property
    def share(self) -> float:
        """Draws count half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 %."""
        return wilson(self.share, self.games)


def player(name: str, seed: str) -> Chooser:
    """A player by name: random, eager, or a captain such as steady:2."""
    if name in SIMPLE:
        simple = SIMPLE[name](seed)
        return lambda game: simple.choose(game.legal)
    temperament, _, strength = name.partition(":")
    return Captain(temperament, int(strength or 2), seed).choose


def check_name(name: str) -> None:
    """Raises BadInput if there is no such player."""
    known = [*SIMPLE, *(f"{temperament}:{strength}" for temperament in TEMPERAMENTS for strength in STRENGTHS)]
    if name not in known and name not in TEMPERAMENTS:
        raise BadInput([Fault(name[:40], 0, "no such player", near(name[:40], known))])


def bouts(one: str, two: str, games: int, battles: Sequence[str], seed: str) -> list[Bout]:
    """So many games, shared out over the battles, each seed played from both sides; against himself a player needs it only once."""
    found = []
    for number in range(games):
        battle = battles[number // 2 % len(battles)]
        swapped = number % 2 == 1
        first, second = (two, one) if swapped else (one, two)
        found.append(Bout(battle, first, second, f"{seed}/{battle}/{number if one == two else number // 2}", swapped))
    return found


def play(bout: Bout) -> Result:
    """One game from the first throw to the last."""
    game = Match(BATTLE, load_scenario(bout.battle), bout.seed)
    players = (player(bout.first, f"{bout.seed}/A"), player(bout.second, f"{bout.seed}/B"))
    mine = 1 if bout.swapped else 0
    slowest, commands = 0.0, 0
    while (side := game.side) is not None and commands < LIMIT:
        began = perf_counter()
        command = players[side](game)
        if side == mine:
            slowest = max(slowest, perf_counter() - began)
        game.do(command)
        commands += 1
    winner = game.state.outcome.winner if game.state.outcome else None
    side_a = 0.5 if winner is None else float(winner == 0)
    return Result(bout, 1 - side_a if bout.swapped else side_a, side_a, game.state.turn, commands, slowest)


def duel(work: Sequence[Bout], jobs: int = 2) -> Iterator[Result]:
    """All games, in their order, by so many processes."""
    if jobs <= 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)


def tally(results: Sequence[Result]) -> Tally:
    """Count some results."""
    return Tally(
        len(results),
        sum(result.score == 1 for result in results),
        sum(result.score == 0.5 for result in results),
        sum(result.side_a for result in results) / len(results) if results else 0.0,
        max((result.slowest for result in results), default=0.0),
    )


def all_battles() -> list[str]:
    """The battles of the package in playing order; the lesson is none of them."""
    return [name for name in scenario_files() if load_scenario(name).order > 0]


def favoured_text(results: Sequence[Result], players: str, how: dict[str, str]) -> str:
    """The results of a match between equals as the file that says who is favoured."""
    lines = ["# Who is favoured in each battle: games between two equal captains, counted for side A.", f'players = "{players}"']
    lines += [f'how.{language} = "{words}"' for language, words in how.items()]
    for battle in dict.fromkeys(result.bout.battle for result in results):
        some = [result.side_a for result in results if result.bout.battle == battle]
        won, drawn = sum(share == 1 for share in some), sum(share == 1 / 2 for share in some)
        lines += ["", f"[battles.{battle}]", f"games = {len(some)}", f"won = {won}", f"drawn = {drawn}"]
    return "\n".join(lines) + "\n"
