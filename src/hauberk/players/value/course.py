"""How a battle went, told by the chance to win: what each decision and each throw has moved, where it turned, what was skill and what luck.

What a throw moved is the chance after it less what was to be expected before it, over every way the dice could have fallen. Whatever else a
step moved was its command. Both are measured by how computer players have fared in many games: no more can be said of a command than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, islice
from math import prod
from typing import NamedTuple

from hauberk.battle.core.being import Side
from hauberk.battle.core.events import Rolled
from hauberk.battle.core.field import Position
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.forecast import branches, drawn
from hauberk.players.value.chance import chances, line

FEW, MOST_WAYS, DRAWN = 100, 200, 12
"""Dice with so many faces together are walked, in so many ways at most; of more, some ways are drawn: a fire that spreads throws dozens."""
TOLD = 3
"""So many steps of a turning point are named."""
MOST, LEAST = 6, 0.05
"""So many turning points at most, and how far the chance must swing in them."""


class Moved(NamedTuple):
    """A step, and what it has moved of side A's chance."""

    number: int
    """Of the step."""
    side: Side
    """Who commanded it."""
    turn: int
    active: Side
    before: float
    expected: float
    """What was to be expected when the command was given, before the dice fell."""
    after: float

    @property
    def decided(self) -> float:
        """What the command has moved."""
        return self.expected - self.before

    @property
    def thrown(self) -> float:
        """What the dice have."""
        return self.after - self.expected


class Swing(NamedTuple):
    """A phase in which the chance has swung far."""

    numbers: tuple[int, ...]
    """The steps that have moved it most, the farthest first."""
    turn: int
    before: float
    after: float
    thrown: float
    """What of that was the dice."""


class Share(NamedTuple):
    """What one side has done for its own chance."""

    began: float
    decided: float
    thrown: float
    ended: float


class Point(NamedTuple):
    """A moment, and side A's chance then."""

    number: int
    """Of the step after which it is."""
    turn: int
    chance: float


class Course(NamedTuple):
    """How a battle went."""

    line: tuple[Point, ...]
    swings: tuple[Swing, ...]
    shares: tuple[Share, Share]


def course(battle: Battle) -> Course:
    """How a battle went from its opening to where it stands."""
    moved = moves(battle)
    began = moved[0].before if moved else line(battle)[0]
    points = [Point(0, battle.state_at(0).turn, began), *(Point(each.number, each.turn, each.after) for each in moved)]
    return Course(tuple(points), tuple(swings(moved)), shares(moved, began))


def moves(battle: Battle) -> list[Moved]:
    """Every step of a battle but its opening, and what it has moved."""
    known, field, found = line(battle), battle.position.field, list[Moved]()
    for number in range(1, len(battle.steps)):
        step, state, before, after = battle.steps[number], battle.state_at(number - 1), known[number - 1], known[number]
        faces = prod(event.sides for event in step.events if isinstance(event, Rolled))
        hoped = expected(field.at(state), step.command, faces, f"{battle.seed}/{number}") if faces > 1 else after
        found.append(Moved(number, step.side, state.turn, state.active, before, hoped, after))
    return found


def expected(position: Position, command: object, faces: int, seed: str) -> float:
    """What a command promises before the dice fall; `faces`: of the dice that were thrown, together."""
    ways = list(islice(branches(BATTLE, position, command), MOST_WAYS + 1)) if faces <= FEW else []
    if not 0 < len(ways) <= MOST_WAYS:
        ways = drawn(BATTLE, position, command, seed, DRAWN)
    judged = chances([position.field.at(each.state) for each in ways])
    return sum(float(each.chance) * found for each, found in zip(ways, judged, strict=True))


def swings(moved: Sequence[Moved]) -> list[Swing]:
    """The phases in which it swung farthest, in their order."""
    phases = [list(some) for _, some in groupby(moved, lambda each: (each.turn, each.active))]
    far = sorted(phases, key=_swung, reverse=True)[:MOST]
    return [_swing(phase) for phase in phases if _swung(phase) >= LEAST and any(phase is each for each in far)]


def _swung(phase: Sequence[Moved]) -> float:
    return abs(phase[-1].after - phase[0].before)


def _swing(phase: Sequence[Moved]) -> Swing:
    up = 1 if phase[-1].after > phase[0].before else -1
    most = sorted(phase, key=lambda each: up * (each.before - each.after))[:TOLD]
    numbers = tuple(each.number for each in most)
    return Swing(numbers, phase[0].turn, phase[0].before, phase[-1].after, sum(each.thrown for each in phase))


def shares(moved: Sequence[Moved], began: float) -> tuple[Share, Share]:
    """What each side's commands and throws have done for it."""
    ended = moved[-1].after if moved else began
    decided = [sum(each.decided for each in moved if each.side == side) for side in (0, 1)]
    thrown = [sum(each.thrown for each in moved if each.side == side) for side in (0, 1)]
    return Share(began, decided[0], thrown[0], ended), Share(1 - began, -decided[1], -thrown[1], 1 - ended)
