"""How a battle stands: its conditions of victory with what they count now, the turns, and who is still able to fight. [TURN-01]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.field import Condition, Position
from hauberk.battle.scenario.patrols import seen_by
from hauberk.battle.scenario.victory import amount, holds
from hauberk.play.standing import AIM, FORCE, TIME, Measure


def standing(position: Position, seats: Sequence[int]) -> tuple[Measure, ...]:
    """What these sides may know of it; patrols that nobody has called are not counted for the other side. [RULING-A-ACT-11]"""
    seen = position if position.state.outcome is not None else seen_by(position, seats)
    state = seen.state
    turns = Measure(TIME, "turns", now=min(state.turn, seen.field.turns), needed=seen.field.turns)
    return (*_aims(seen), turns, *(_able(seen, side) for side in (0, 1)))


def _aims(position: Position) -> Iterator[Measure]:
    """Every condition that wins for somebody, in its line."""
    for number, line in enumerate(position.field.victories):
        if line.winner is None:
            continue
        for each in line.conditions:
            if all(who in position.state.beings for who in each.who):
                yield _aim(position, SIDES[line.winner], each, line.at, number)


def _aim(position: Position, winner: str, condition: Condition, at: str, number: int) -> Measure:
    counts = position.field.rules.endings[condition.kind].amount is not None
    now = amount(position, condition) if counts else None
    needed = condition.number if counts else None
    return Measure(AIM, at, winner, now, needed, holds(position, condition), condition, number)


def _able(position: Position, side: int) -> Measure:
    """How many are on their feet and free, of all who came."""
    men = position.state.people(side)
    return Measure(FORCE, "able", SIDES[side], sum(man.able for man in men), len(men))
