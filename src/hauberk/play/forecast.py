"""Forecasts of every game: the faces of the dice, run through the code that resolves a command.

Where they can fall in few ways all are walked and the chances are exact fractions; else so many are drawn, and the error is stated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import sqrt
from typing import Any

from hauberk.common.dice import Dice, ScriptedDice, SeededDice, derived_seed
from hauberk.play.contract import AnyGame, ComesTo
from hauberk.play.wire import Translator

MOST_WAYS = 1000
"""Falls of the dice that are tried one by one before they are drawn instead."""
DRAWN = 400
"""How many are drawn then."""
SURE = 1.96
"""Standard errors within which 95 of 100 chances lie."""


class _Asked(Exception):
    """A die was asked for that the branch has not decided yet."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


MANY_DICE = 6
"""After so many dice each begins with another face than the one before it: what is thrown again until two differ would never end."""


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
    events: tuple[Any, ...]
    state: Any


def branches(game: AnyGame, position: Any, command: Any) -> Iterator[Branch]:
    """All ways a command can turn out, up to the next decision. Raises Refused as `decide` does."""
    return every_way(lambda dice: game.decide(position, command, dice))


def every_way(run: Callable[[Dice], tuple[tuple[Any, ...], Any]]) -> Iterator[Branch]:
    """All ways something can turn out that throws dice."""
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        faces, chance = todo.pop()
        try:
            events, after = run(_BranchDice(faces))
        except _Asked as asked:
            share = chance / asked.sides
            todo += [((*faces, face), share) for face in _order(len(faces), asked.sides)]
            continue
        yield Branch(chance, faces, events, after)


def _order(thrown: int, sides: int) -> Iterator[int]:
    """The faces of the next die, the last of them tried first; deep down each begins with another one."""
    first = max(0, thrown - MANY_DICE)
    return ((first + number) % sides + 1 for number in range(sides - 1, -1, -1))


def drawn(game: AnyGame, position: Any, command: Any, seed: str, number: int) -> list[Branch]:
    """So many ways a command can turn out, as the dice of a seed fall. Raises Refused."""
    share, found = Fraction(1, number), []
    for each in range(number):
        events, state = game.decide(position, command, SeededDice(derived_seed(seed, str(each))))
        found.append(Branch(share, (), events, state))
    return found


@dataclass(frozen=True, slots=True)
class Outcome:
    """What can come of a command, with its chance."""

    chance: Fraction
    changes: tuple[tuple[str, str], ...]
    """Who or what is in another state afterwards, and in which."""
    asked: str
    """The question that follows, such as retreat_owed; empty if none."""
    letter: str
    """Result letter of the fight or shot."""
    men: tuple[str, ...] = ()
    """Who must go back or falls, if that is the question."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The whole reckoning of a command before the dice."""

    outcomes: tuple[Outcome, ...]
    """Merged where they come to the same, the likeliest first."""
    reckoning: tuple[Any, ...]
    """The explained numbers of the first branch: fights, shots, tests."""
    drawn: int = 0
    """How many falls of the dice were drawn; 0: all were walked, and the chances are exact."""

    def chance(self, wanted: Callable[[Outcome], bool]) -> Fraction:
        """The chance that an outcome is as wanted."""
        return sum((outcome.chance for outcome in self.outcomes if wanted(outcome)), Fraction(0))

    def chance_of(self, who: str, change: str) -> Fraction:
        """The chance that somebody or something ends in a state."""
        return self.chance(lambda outcome: (who, change) in outcome.changes)

    @property
    def changes(self) -> dict[tuple[str, str], Fraction]:
        """Whatever may become of whom or what, each by itself with its chance, the likeliest first."""
        found: dict[tuple[str, str], Fraction] = {}
        for outcome in self.outcomes:
            for change in outcome.changes:
                found[change] = found.get(change, Fraction(0)) + outcome.chance
        return dict(sorted(found.items(), key=lambda each: (-each[1], each[0])))

    def error(self, chance: Fraction) -> float:
        """By how much a chance may be wrong, in 95 cases of 100; nothing where all ways were walked."""
        if not self.drawn:
            return 0.0
        share = (float(chance) * self.drawn + 1) / (self.drawn + 2)  # never quite sure that what was not drawn cannot be
        return SURE * sqrt(share * (1 - share) / self.drawn)


def forecast(game: AnyGame, position: Any, command: Any, most: int = MOST_WAYS, number: int = DRAWN, seed: str = "forecast") -> Forecast:
    """Every outcome of a command: exactly if the dice can fall in so many ways at the most, else by so many draws. Raises Refused."""
    ways = branches(game, position, command)
    found = list(islice(ways, most + 1))
    exact = len(found) <= most
    if not exact:
        found = drawn(game, position, command, seed, number)
    explained = tuple(event for branch in found[:1] for event in branch.events if isinstance(event, game.explained))
    return Forecast(merged(game, position.state, found), explained, 0 if exact else number)


def merged(game: AnyGame, state: Any, found: Iterable[Branch]) -> tuple[Outcome, ...]:
    """Ways the dice can fall, merged where they come to the same, the likeliest first."""
    chances: dict[ComesTo, Fraction] = {}
    for branch in found:
        key = game.comes_to(state, branch.state, branch.events)
        chances[key] = chances.get(key, Fraction(0)) + branch.chance
    outcomes = [Outcome(chance, *key) for key, chance in chances.items()]
    return tuple(sorted(outcomes, key=lambda outcome: (-outcome.chance, outcome.changes, outcome.letter)))


def forecast_json(wire: Translator, found: Forecast) -> dict[str, Any]:
    """A forecast as JSON, chances as fractions and per cent; of drawn ones also by how much they may be wrong."""
    outcomes = [
        {**share(found, outcome.chance), "result": outcome.letter, "changes": dict(outcome.changes), "asked": outcome.asked}
        for outcome in found.outcomes
    ]
    told: dict[str, Any] = {"outcomes": outcomes, "reckoning": [wire.event(event) for event in found.reckoning]}
    if found.drawn:
        changes = [{"what": name, "becomes": word, **share(found, chance)} for (name, word), chance in found.changes.items()]
        told |= {"drawn": found.drawn, "changes": changes}
    return told


def share(found: Forecast, chance: Fraction) -> dict[str, Any]:
    """A chance as fraction and per cent."""
    told: dict[str, Any] = {"chance": f"{chance.numerator}/{chance.denominator}", "percent": round(float(chance) * 100, 4)}
    return told | ({"error": round(found.error(chance) * 100, 1)} if found.drawn else {})
