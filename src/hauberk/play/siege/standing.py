"""How a siege stands: days, stores and works as far as a side may know them, days to a breach, and the numbers of both. [RULING-G-52]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from hauberk.battle.core.being import SIDES, Side
from hauberk.play.siege.forecast import breach_odds
from hauberk.play.standing import AIM, FOOD, FORCE, THREAT, TIME, WORKS, Measure
from hauberk.siege.building import job_of
from hauberk.siege.field import SiegePosition
from hauberk.siege.knowledge import counts_food
from hauberk.siege.place import DOORS, INNER, OUTER, breaches, needed
from hauberk.siege.state import DIGGING, EVENING, OUTER_LOST
from hauberk.siege.surrender import commanders, progress

STAGES = 3
"""A breach, the outer works, the inner breach. [SURR-04, A-SURR-04]"""


def standing(position: SiegePosition, seats: Sequence[int]) -> tuple[Measure, ...]:
    """What these sides may know of it; when it is over, everything."""
    eyes = (0, 1) if position.state.outcome is not None else tuple(seats)
    return (
        *_aims(position), *_led(position), *_time(position), *_food(position, eyes), *_walls(position),
        *(each for side in eyes for each in _works(position, side)), *(_numbers(position, side, side in eyes) for side in (0, 1)),
    )  # fmt: skip


def _aims(position: SiegePosition) -> Iterator[Measure]:
    """How far the besieger has come, and how long the besieged must hold out."""
    field, state = position
    winner = state.outcome.winner if state.outcome is not None else None
    falls, holds = (winner == side if state.outcome is not None else None for side in (state.besieger, state.besieged))
    yield Measure(AIM, "place_falls", SIDES[state.besieger], met=falls)
    if state.outcome is None:
        yield Measure(AIM, "progress", SIDES[state.besieger], progress(position), STAGES)
    yield Measure(AIM, "place_holds", SIDES[state.besieged], met=holds)
    if field.days:
        yield Measure(AIM, "hold_out", SIDES[state.besieged], min(state.day, field.days), field.days)


def _led(position: SiegePosition) -> Iterator[Measure]:
    """How many can command the garrison: with the last of them it gives in. [SURR-02, A-SURR-02]"""
    state = position.state
    if state.outcome is None:
        yield Measure(THREAT, "commanders", SIDES[state.besieged], len(commanders(position, state.besieged)))


def _time(position: SiegePosition) -> Iterator[Measure]:
    """The day on which the garrison has promised to yield. [A-EVENT-07]"""
    if position.state.pledge and position.state.outcome is None:
        yield Measure(TIME, "pledge", SIDES[position.state.besieged], position.state.day, position.state.pledge)


def _food(position: SiegePosition, eyes: Sequence[Side]) -> Iterator[Measure]:
    """Days of food, and the last day they feed; outside nobody knows it."""
    field, state = position
    besieged = SIDES[state.besieged]
    if not any(counts_food(field, side) for side in eyes) and state.outcome is None:
        yield Measure(FOOD, "unknown", besieged)
    elif state.outcome is not None:
        yield Measure(FOOD, "stores_left", besieged, state.food)
    elif state.day:
        yield Measure(FOOD, "stores", besieged, state.food, hungry_on(state.day, state.step, state.food), of=state.day)


def hungry_on(day: int, step: int, food: int) -> int:
    """The day in whose evening nothing is left to eat, if nothing comes in: there is a meal every evening. [SIEGE-03, A-SIEGE-03]"""
    return day + food - (step < EVENING)


def _walls(position: SiegePosition) -> Iterator[Measure]:
    """About how many days to a breach if all engines throw at the wall of the ring that gives way soonest, for a broken door is none, nor a
    bridge or hoarding before it; mines with what they lack. What is over is not foretold. [DEMO-06, SURR-04, A-SURR-04]"""
    field, state = position
    ring, doors = INNER if state.held == OUTER_LOST else OUTER, field.rules.switches.gate_is_breach
    counted = {name for name, wall in field.place.walls.items() if wall.ring == ring and (doors or wall.kind not in DOORS)}
    walls = (each for each in breach_odds(position) if each[0] in counted)
    best = min(((grades / odds, hex_) for hex_, odds, grades in walls if odds), default=None)
    if opened := breaches(field.place, state.down, ring, doors):
        yield Measure(WORKS, "breached", SIDES[state.besieger], len(opened), hex=opened[0])
    elif best is not None and state.outcome is None:
        yield Measure(WORKS, "breach", SIDES[state.besieger], max(1, ceil(best[0])), of=best[1], hex=best[1])
    for mine in state.mines.values():
        if mine.state == DIGGING and not mine.lost and state.outcome is None:
            yield Measure(WORKS, "mine", SIDES[mine.side], len(mine.dug), needed(field.place.sections[mine.section]), of=mine)


def _works(position: SiegePosition, side: Side) -> Iterator[Measure]:
    """What a side is building, days done of days needed. [BUILD-01, A-BUILD-01]"""
    for project in position.state.projects.values():
        job = job_of(position, project)
        if project.side == side and job is not None:
            yield Measure(WORKS, "project", SIDES[side], project.done, job.days, of=project)


def _numbers(position: SiegePosition, side: Side, own: bool) -> Measure:
    """How many are there; of one's own how many are well."""
    there = position.state.present(side)
    kind = "besieged" if side == position.state.besieged else "besieger"
    return Measure(FORCE, kind, SIDES[side], len(there), sum(not each.wounded for each in there) if own else None)
