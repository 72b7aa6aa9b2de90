"""What a battle is fought for, as figures: ground, exits and people that count, and how far each side has come with its conditions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.field import Condition, Field, Position, Victory
from hauberk.battle.core.state import State
from hauberk.battle.scenario.victory import amount, holds, verdict
from hauberk.board.board import Cells

Floats = npt.NDArray[np.float32]

KINDS = (
    "out", "able", "exited", "holds", "inside", "burnt", "dead", "captured", "alive", "machine", "points", "cleared", "gone", "gathered",
    "stalled", "docked",
)  # fmt: skip
"""Conditions that are told apart; any other counts as none."""
SAYS = ("there", "at_end", "met", "share", "missing")
"""What is said of the conditions of one kind: of the one that has come farthest."""
ABOUT = (
    "active", "fire", "movement", "combat", "turns_left", "played", "endless", "wins_now", "loses_now", "withdraws", "they_withdraw",
    "able", "able_foes", "more_able", "attack", "attack_foes", "more_attack", "ready_attack", "lines_left",
)  # fmt: skip
WIDTH = len(ABOUT) + 2 * len(KINDS) * len(SAYS)
GROUND = frozenset({"holds", "inside", "cleared", "gathered", "burnt"})
PERSONS = frozenset({"dead", "captured", "alive"})
MANY, SOME = 20.0, 10.0


class Stakes(NamedTuple):
    """What the conditions of victory are about, side by side."""

    ground: tuple[Cells, Cells]
    """What each side wins by."""
    exits: tuple[Cells, Cells]
    """By which each wins if it leaves."""
    leaving: tuple[frozenset[BeingId], frozenset[BeingId]]
    """Who must leave."""
    dear: tuple[frozenset[BeingId], frozenset[BeingId]]
    """Whose loss decides against each side."""


def stakes(field: Field) -> Stakes:
    """Read out of the conditions of victory."""
    ground, exits = [0, 0], [0, 0]
    leaving: list[set[BeingId]] = [set(), set()]
    dear: list[set[BeingId]] = [set(), set()]
    for line in field.victories:
        for each in line.conditions:
            winner = line.winner
            if winner is None:
                continue
            if each.kind in GROUND and each.area in field.areas:
                ground[winner] |= field.areas[each.area]
            elif each.kind == "exited" and each.side == winner:
                for exit_ in field.exits:
                    if exit_.side == winner and each.area in ("", exit_.id):
                        exits[winner] |= exit_.cells
                leaving[winner] |= set(each.who)
            elif each.kind in PERSONS:
                dear[winner if each.kind == "alive" else 1 - winner] |= set(each.who)
    both = [tuple(frozenset(who) for who in named) for named in (leaving, dear)]
    return Stakes((ground[0], ground[1]), (exits[0], exits[1]), (both[0][0], both[0][1]), (both[1][0], both[1][1]))


def outlook(position: Position, rows: Floats, split: int, ready: Floats) -> Floats:
    """The battle as a whole, as each side sees it; `ready`: who of the rows can still strike."""
    field, state = position
    found = np.zeros((2, WIDTH), np.float32)
    able = (rows[:split, 1].sum(), rows[split:, 1].sum())
    attack = (rows[:split, 1] @ rows[:split, 2], rows[split:, 1] @ rows[split:, 2])
    fresh = (ready[:split] @ rows[:split, 2], ready[split:] @ rows[split:, 2])
    judged: dict[Condition, bool] = {}

    def held(_position: Position, each: Condition) -> bool:
        """Looked at once, however often it is asked."""
        found = judged.get(each)
        if found is None:
            found = judged[each] = holds(position, each)
        return found

    ended = verdict(position, True, held)
    winner = ended.winner if ended is not None else None
    turns = _turns(field, state)
    told: dict[Condition, tuple[float, ...]] = {}
    for line in field.victories:
        if line.winner is None:
            continue
        for each in line.conditions:
            if each.kind in KINDS:
                says = told.get(each)
                if says is None:
                    says = told[each] = _says(position, each, held(position, each), able)
                _tell(found, line, each, says)
    for side in (0, 1):
        own, other, harm, theirs = float(able[side]), float(able[1 - side]), float(attack[side]), float(attack[1 - side])
        found[side, : len(ABOUT)] = (
            state.active == side, state.sequence <= 2, state.sequence == 3, state.sequence >= 4, *turns,
            winner == side, winner == 1 - side, state.withdrawing == side, state.withdrawing == 1 - side,
            own / MANY, other / MANY, _more(own, other), harm / SOME, theirs / SOME, _more(harm, theirs),
            fresh[side] / SOME, _lines(field, side),
        )  # fmt: skip
    return found


def _turns(field: Field, state: State) -> tuple[float, float, float]:
    """How many are left and how much is over; whether there is no end to them."""
    if not field.turns:
        return 1.0, 0.0, 1.0
    left = field.turns - state.turn + (1.0 if state.active == field.first else 0.5)
    return left / SOME, 1 - left / field.turns, 0.0


def _more(one: float, two: float) -> float:
    """The share of one in both, from −1 to 1."""
    return (one - two) / (one + two) if one + two > 0 else 0.0


def _lines(field: Field, side: Side) -> float:
    """In how many ways a side can win."""
    return sum(line.winner == side for line in field.victories) / SOME


def _says(position: Position, each: Condition, held: bool, able: tuple[float, float]) -> tuple[float, ...]:
    """How far a condition has come: met, its share, what is missing beside those who are there."""
    count = position.field.rules.endings[each.kind].amount
    met = float(held)
    if each.kind == "machine":
        far = _to_the_edge(position, each.area)
        return met, 1 - min(far / MANY, 1.0), min(far / SOME, 2.0)
    if count is None:
        return met, met, 1 - met
    now, needed = amount(position, each), each.number
    if each.kind == "able":
        return met, min(needed / max(now, 1), 1.5), max(0, now - needed) / max(float(able[each.side]), 1.0)
    missing = max(0, needed - now)
    there = float(able[each.side]) if each.kind != "points" else SOME
    return met, min(max(now / needed, -1.0), 1.5) if needed > 0 else met, min(missing / max(there, 1.0), 2.0)


def _to_the_edge(position: Position, machine: str) -> int:
    """How many hexes a machine still has before it to the edge of the map."""
    found = position.state.machines.get(machine)
    if found is None or found.away:
        return 0
    cell, far = found.cells[-1], 0
    while cell >= 0:
        cell, far = position.field.board.neighbours[cell][found.facing], far + 1
    return far


def _tell(found: Floats, line: Victory, each: Condition, says: tuple[float, ...]) -> None:
    """Write it down for who wins by it, and for whom it is against."""
    assert line.winner is not None
    met, share, missing = says
    for side in (0, 1):
        start = len(ABOUT) + ((0 if side == line.winner else len(KINDS)) + KINDS.index(each.kind)) * len(SAYS)
        if not found[side, start] or share > found[side, start + 3]:
            found[side, start : start + len(SAYS)] = 1.0, line.at == "end", met, share, missing
