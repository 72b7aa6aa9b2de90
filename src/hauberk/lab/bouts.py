"""Matches of computer players of whatever game, measured: how long they last, who wins and why, and whether their records hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from time import thread_time
from typing import Any, NamedTuple

from hauberk.battle.core.being import SIDES
from hauberk.campaign.events import BattleEnded, SiegeLaid
from hauberk.lab.times import Times, bin_of
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record import Record, parse, verify
from hauberk.play.record_writer import AnyMatch, header, lines_of
from hauberk.play.siege.game import SIEGE
from hauberk.players.budget import Budget
from hauberk.players.by_name import Player, seated
from hauberk.players.captain import Captain
from hauberk.siege.events import FightEnded
from hauberk.siege.fights import MAP

QUICK, CAPTAINS = "quick", "captains"
FIGHTS = (QUICK, CAPTAINS)
"""How fights inside a game are settled: by the table, or by two captains on the map."""
LIMIT = 60_000
"""Commands after which a game counts as endless; none comes near it."""
ENDLESS = "endless"

Fighter = Callable[[Battle], None]
"""Fights a fight inside a game out on the map."""
Hearer = Callable[[Sequence[Any], Any], None]
"""Is called with the events of every step, and the state before it."""


class Measure(NamedTuple):
    """What is measured in a game."""

    length: Callable[[Any], int]
    """Turns or days, by the state."""
    winners: Callable[[Any], tuple[str, ...]]
    """The seats that have won, by the outcome."""
    counted: Mapping[str, Callable[[Any], bool]]
    """What is counted of its events."""
    unit: str
    """In what its length is measured."""
    ends: str
    """How the keys of its ends in words begin."""


def _winner(outcome: Any) -> tuple[str, ...]:
    """Of two sides one has won, or nobody."""
    return () if outcome.winner is None else (SIDES[outcome.winner],)


MEASURES = {
    BATTLE.kind: Measure(lambda state: state.turn, _winner, {}, "turns", "counted-battle-end"),
    SIEGE.kind: Measure(
        lambda state: state.day,
        _winner,
        {"fights": lambda event: isinstance(event, FightEnded) and event.combat},
        "days",
        "siege-end",
    ),
    CAMPAIGN.kind: Measure(
        lambda state: state.day,
        lambda outcome: outcome.winners,
        {
            "battles": lambda event: isinstance(event, BattleEnded) and event.fought,
            "sieges": lambda event: isinstance(event, SiegeLaid),
        },
        "days",
        "counted-end",
    ),
}


@dataclass(frozen=True, slots=True)
class Bout:
    """One match to be played."""

    game: str
    """The kind of game."""
    scenario: str
    seed: str
    players: tuple[str, ...] = ("steady",)
    """By the seats; the last one plays all the others."""
    fights: str = QUICK
    mine: int = 0
    """The seat of the player who is measured."""
    others: bool = False
    """He has all the other seats instead: so sides are changed where there are more than two."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a player's time went in a game, or in several."""

    decisions: Times = field(default_factory=Times)
    phases: Times = field(default_factory=Times)
    """Phases of a battle, days of a siege or campaign."""
    thoughts: int = 0
    most: int = 0
    """Thoughts of the decision that took most."""
    cuts: int = 0
    """Decisions that the clock cut: on another machine they might have been others."""

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(
            self.decisions + other.decisions, self.phases + other.phases,
            self.thoughts + other.thoughts, max(self.most, other.most), self.cuts + other.cuts,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    bout: Bout
    length: int
    winners: tuple[str, ...]
    """The seats that have won."""
    reason: str
    counts: Mapping[str, int] = field(default_factory=dict)
    commands: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """Seconds of the slowest turn or day."""
    thinking: Mapping[str, Thinking] = field(default_factory=dict)
    """How each player's time went, by his name."""
    seats: tuple[str, ...] = SIDES
    """The seats of the game by their names."""
    fault: str = ""
    """Where its record does not hold; "" if it does."""

    def share(self, seat: str) -> float:
        """What a seat has won: 1, 0, or ½ where nobody has."""
        return float(seat in self.winners) if self.winners else 0.5

    @property
    def score(self) -> float:
        """What the player who is measured has won: 1, 0, or ½ where both or neither have."""
        won = {(seat == self.seats[self.bout.mine]) != self.bout.others for seat in self.winners}
        return float(True in won) if len(won) == 1 else 0.5

    @property
    def measured(self) -> str:
        """The player who is measured."""
        return self._two[self.bout.others]

    @property
    def other(self) -> str:
        """Whom he plays against."""
        return self._two[not self.bout.others]

    @property
    def _two(self) -> tuple[str, str]:
        """Who has the seat that is looked at, and who has another."""
        names = names_of(self.bout, len(self.seats))
        own = names[self.bout.mine]
        return own, next((name for seat, name in enumerate(names) if seat != self.bout.mine), own)

    @property
    def thought(self) -> float:
        """Seconds of the slowest decision of the player who is measured."""
        name = self.measured
        return self.thinking[name].decisions.most if name in self.thinking else 0.0


class Watched:
    """A player whose decisions are timed, in seconds of the processor; his budget looks at the same clock, so load changes nothing."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._budget: Budget | None = getattr(player, "budget", None)
        if self._budget is not None:
            self._budget.clock = thread_time
        self._decisions, self._phases = Counter[int](), dict[object, float]()
        self._longest = 0.0
        self._thoughts = self._most = 0

    def choose(self, match: AnyMatch) -> Any:
        """What he commands now."""
        state, began = match.state, thread_time()
        command = self._player.choose(match)
        took = thread_time() - began
        self._decisions[bin_of(took)] += 1
        self._longest = max(self._longest, took)
        phase = state.phase if match.game is BATTLE else state.day
        self._phases[phase] = self._phases.get(phase, 0.0) + took
        if self._budget is not None:
            self._thoughts += self._budget.spent
            self._most = max(self._most, self._budget.spent)
        return command

    @property
    def thinking(self) -> Thinking:
        """How his time went."""
        phases = Times()
        for seconds in self._phases.values():
            phases = phases.with_one(seconds)
        cuts = self._budget.cuts if self._budget is not None else 0
        return Thinking(Times(dict(self._decisions), self._longest), phases, self._thoughts, self._most, cuts)


def captains(seed: str) -> Fighter:
    """Two captains who fight the fights inside a game out."""

    def fight(game: Battle) -> None:
        both = [Captain("steady", 1, f"{seed}/{game.seed}/{side}") for side in SIDES]
        while (side := game.side) is not None:
            game.do(both[side].choose(game))

    return fight


def begun(bout: Bout) -> AnyMatch:
    """The match before its first decision."""
    game = GAMES[bout.game]
    return Match(game, game.load(bout.scenario), bout.seed)


def names_of(bout: Bout, seats: int) -> tuple[str, ...]:
    """Who sits where: the last who is named has all further seats."""
    return (*bout.players, *(bout.players[-1:] * seats))[:seats]


def players(match: AnyMatch, bout: Bout) -> list[Player]:
    """A player for every seat."""
    seats = match.game.seats(match.scenario)
    names = names_of(bout, len(seats))
    how = MAP if bout.fights == CAPTAINS else QUICK
    return [seated(match, number, names[number], f"{bout.seed}/{seat}", how) for number, seat in enumerate(seats)]


def play_on(match: AnyMatch, seats: Sequence[Player], fighter: Fighter, hear: Hearer | None = None, limit: int = LIMIT) -> None:
    """Play on to the end, or for so many commands; the fights inside are fought by somebody else."""
    for _ in range(limit):
        side, before = match.side, match.state
        if side is None:
            return
        if match.awaits_fight:
            fight = match.open_fight()
            fighter(fight)
            events = match.close_fight(fight)
        else:
            events = match.do(seats[side].choose(match))
        if hear is not None:
            hear(events, before)


def play(bout: Bout) -> Result:
    """One match from its first throw to its last, its record verified."""
    match, measure = begun(bout), MEASURES[bout.game]
    seats = [Watched(each) for each in players(match, bout)]
    marks = [thread_time()]

    def hear(_events: Sequence[Any], before: Any) -> None:
        if measure.length(match.state) != measure.length(before):
            marks.append(thread_time())

    play_on(match, seats, captains(bout.seed), hear)
    marks.append(thread_time())
    outcome, counts = match.state.outcome, Counter[str]()
    for event in (event for step in match.steps for event in step.events):
        counts.update(what for what, is_one in measure.counted.items() if is_one(event))
    thinking: dict[str, Thinking] = {}
    for name, seat in zip(names_of(bout, len(seats)), seats, strict=True):
        thinking[name] = thinking.get(name, Thinking()) + seat.thinking
    return Result(
        bout,
        measure.length(match.state),
        measure.winners(outcome) if outcome is not None else (),
        outcome.reason if outcome is not None else ENDLESS,
        {what: counts[what] for what in measure.counted},
        len(match.steps) - 1,
        marks[-1] - marks[0],
        max(later - earlier for earlier, later in pairwise(marks)),
        thinking,
        match.game.seats(match.scenario),
        problem(match),
    )


def problem(match: AnyMatch) -> str:
    """What is wrong with the record of a match; "" if it holds. One that is not of the package is verified without being written."""
    if match.scenario.id in match.game.files():
        record = parse("\n".join(lines_of(match)), match.scenario.id)
    else:
        log = tuple(match.log)
        record = Record(match.game, header(match), match.scenario, log, tuple(range(2, len(log) + 2)), match.seed, len(log) + 2)
    found = verify(record)
    return "" if found is None else f"{found.line}: step {found.step}: {found.what}"


def measure(work: Sequence[Bout], jobs: int = 1) -> Iterator[Result]:
    """All matches, in their order, by so many processes."""
    if jobs <= 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)
