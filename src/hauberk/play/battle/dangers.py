"""What the other side may do against a charge before it strikes: who may shoot at it, who may ride to meet it, and how likely that hurts.

Nothing is judged here: the charge is declared, and whoever is asked then has the answers that `Legal` gives him. [CHARGE-12, CCHARGE-01]
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.common.refusal import Refused
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.queries import LETTING, MOST_BRANCHES, shot_branches
from hauberk.play.forecast import Branch, branches

NEAREST = 3
"""So many shots of one man are reckoned, the nearest first: they are the worst."""


class Danger(NamedTuple):
    """Somebody who may hinder a charge: the rider, who it is, what he may do, and the chance that it hurts or unhorses the rider; None
    where there are too many ways to follow."""

    rider: BeingId
    who: BeingId
    command: c.ShootBack | c.CounterCharge
    chance: Fraction | None


def dangers(position: Position, command: c.Command) -> list[Danger]:
    """Everybody who may shoot at a charge on its way or ride to meet it, each with the worst he can do. [CHARGE-12, CCHARGE-01]"""
    charges = command.charges if isinstance(command, c.GroupCharge) else (command,) if isinstance(command, c.Charge) else ()
    found: dict[tuple[BeingId, BeingId, type], Danger] = {}
    for charge in charges:
        for danger in _of(position, charge):
            key = danger.rider, danger.who, type(danger.command)
            if key not in found or (danger.chance or 0) > (found[key].chance or 0):
                found[key] = danger
    return sorted(found.values(), key=lambda danger: -(danger.chance or 0))


def _of(position: Position, charge: c.Charge) -> Iterator[Danger]:
    """Along the questions that are asked before any die falls."""
    field, state = position
    answer: c.Command = charge
    now = state
    while True:
        try:
            ways = list(islice(branches(BATTLE, field.at(now), answer), 2))
        except Refused:
            return  # a part of a group charge that would not be lawful alone
        if len(ways) > 1 or not ways[0].state.pending:
            return
        now = ways[0].state
        question = now.pending[-1]
        if question.side == state.active or type(question) not in LETTING:
            return
        yield from _answers(field.at(now), charge.man)
        answer = LETTING[type(question)]


def _answers(position: Position, rider: BeingId) -> Iterator[Danger]:
    """What those who are asked can do to him."""
    field, now = position
    shots: dict[BeingId, list[c.ShootBack]] = {}
    for command in Legal(position):
        if isinstance(command, c.CounterCharge):
            yield Danger(rider, command.man, command, _harm(now, rider, _to_the_end(position, command, now.beings[rider].side)))
        elif isinstance(command, c.ShootBack) and command.target == rider:
            shots.setdefault(command.man, []).append(command)
    for who, all_ in shots.items():
        for shot in sorted(all_, key=lambda each: field.board.distance(each.origin, each.aim))[:NEAREST]:
            yield Danger(rider, who, shot, _harm(now, rider, shot_branches(position, shot)))


def _to_the_end(position: Position, command: c.Command, side: Side) -> Iterator[Branch]:
    """All ways a command turns out up to the next decision of a side, if the other lets everything else pass."""
    for branch in branches(BATTLE, position, command):
        question = branch.state.pending[-1] if branch.state.pending else None
        answer = LETTING.get(type(question)) if question is not None and question.side != side else None
        if answer is None or branch.state.outcome is not None:
            yield branch
            continue
        for later in _to_the_end(position.field.at(branch.state), answer, side):
            yield Branch(branch.chance * later.chance, branch.faces + later.faces, branch.events + later.events, later.state)


def _harm(before: State, rider: BeingId, ways: Iterator[Branch]) -> Fraction | None:
    """The chance that he is worse off afterwards: hurt, taken or without his horse."""
    chance, old = Fraction(0), before.beings[rider]
    for number, way in enumerate(ways):
        if number >= MOST_BRANCHES:
            return None
        new = way.state.beings[rider]
        if new.health != old.health or new.captive != old.captive or bool(new.mount) != bool(old.mount):
            chance += way.chance
    return chance
