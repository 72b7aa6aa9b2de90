"""Exact forecasts: every face of every die, run through the code that resolves the command."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hauberk.basis.dice import Dice, ScriptedDice
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.commands import Command
from hauberk.battle.core.events import Event, Fought, InfiltrationTested, Shot
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import CoverAsked, FallAsked, LandingAsked, RetreatOwed
from hauberk.battle.core.state import State
from hauberk.play.battle.deciding import decide
from hauberk.play.wire import Wire, snake


class _Asked(Exception):
    """A die was asked for that the branch has not decided yet."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class _BranchDice(ScriptedDice):
    """Gives the faces of one branch and says when another die is needed."""

    def throw(self, sides: int) -> int:
        if not self.left_over:
            raise _Asked(sides)
        return super().throw(sides)


@dataclass(frozen=True, slots=True)
class Branch:
    """One way the dice can fall."""

    chance: Fraction
    faces: tuple[int, ...]
    events: tuple[Event, ...]
    state: State


def branches(position: Position, command: Command) -> Iterator[Branch]:
    """All ways a command can turn out, up to the next decision. Raises Refused as `decide` does."""
    return every_way(lambda dice: decide(position, command, dice))


def every_way(run: Callable[[Dice], tuple[tuple[Event, ...], State]]) -> Iterator[Branch]:
    """All ways something can turn out that throws dice."""
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        faces, chance = todo.pop()
        try:
            events, after = run(_BranchDice(faces))
        except _Asked as asked:
            share = chance / asked.sides
            todo += [((*faces, face), share) for face in range(asked.sides, 0, -1)]
            continue
        yield Branch(chance, faces, events, after)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What can come of a command, with its chance."""

    chance: Fraction
    changes: tuple[tuple[BeingId, str], ...]
    """Who is in another state afterwards, and in which."""
    asked: str
    """The question that follows, such as retreat_owed; empty if none."""
    letter: str
    """Result letter of the fight or shot."""
    men: tuple[BeingId, ...] = ()
    """Who must go back or falls, if that is the question."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The whole reckoning of a command before the dice."""

    outcomes: tuple[Outcome, ...]
    """Merged where they come to the same, the likeliest first."""
    reckoning: tuple[Event, ...]
    """The explained numbers of the first branch: fights, shots, tests."""

    def chance(self, wanted: Callable[[Outcome], bool]) -> Fraction:
        """The chance that an outcome is as wanted."""
        return sum((outcome.chance for outcome in self.outcomes if wanted(outcome)), Fraction(0))

    def chance_of(self, who: BeingId, health: str) -> Fraction:
        """The chance that somebody ends in a state."""
        return self.chance(lambda outcome: (who, health) in outcome.changes)


def forecast(position: Position, command: Command) -> Forecast:
    """Every outcome of a command with its exact chance."""
    found = list(branches(position, command))
    explained = (event for branch in found[:1] for event in branch.events if isinstance(event, Fought | Shot | InfiltrationTested))
    return Forecast(merged(position.state, found), tuple(explained))


def merged(state: State, found: Iterable[Branch]) -> tuple[Outcome, ...]:
    """Ways the dice can fall, merged where they come to the same, the likeliest first."""
    chances: dict[tuple[tuple[tuple[BeingId, str], ...], str, str, tuple[BeingId, ...]], Fraction] = {}
    for branch in found:
        asked = _asked(state, branch.state)
        key = (_changes(state, branch.state), asked, _letter(branch.events), _of_whom(branch.state) if asked else ())
        chances[key] = chances.get(key, Fraction(0)) + branch.chance
    outcomes = [Outcome(chance, *key) for key, chance in chances.items()]
    return tuple(sorted(outcomes, key=lambda outcome: (-outcome.chance, outcome.changes, outcome.letter)))


def _changes(before: State, after: State) -> tuple[tuple[BeingId, str], ...]:
    found = []
    for who, being in after.beings.items():
        old = before.beings[who]
        if being.health != old.health:
            found.append((who, Health.NAMES[being.health]))
        elif being.captive and not old.captive:
            found.append((who, "captured"))
        elif old.mount and not being.mount:
            found.append((who, "unhorsed"))
    return tuple(found)


def _asked(before: State, after: State) -> str:
    if len(after.pending) <= len(before.pending) and after.pending == before.pending[: len(after.pending)]:
        return ""
    return snake(type(after.pending[-1]).__name__) if after.pending else ""


def _of_whom(after: State) -> tuple[BeingId, ...]:
    """Whom the open question is about, where it is not about whoever acts."""
    top = after.pending[-1]
    if isinstance(top, RetreatOwed):
        return top.men
    return (top.man,) if isinstance(top, CoverAsked | FallAsked | LandingAsked) else ()


def _letter(events: tuple[Event, ...]) -> str:
    return "".join(event.result or "-" for event in events if isinstance(event, Fought | Shot))


def forecast_json(wire: Wire, found: Forecast) -> dict[str, Any]:
    """A forecast as JSON, chances as fractions and per cent."""
    return {
        "outcomes": [
            {
                "chance": f"{outcome.chance.numerator}/{outcome.chance.denominator}",
                "percent": round(float(outcome.chance) * 100, 4),
                "result": outcome.letter,
                "changes": dict(outcome.changes),
                "asked": outcome.asked,
            }
            for outcome in found.outcomes
        ],
        "reckoning": [wire.event(event) for event in found.reckoning],
    }
