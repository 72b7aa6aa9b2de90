"""Perft: how many ways a battle can go in n decisions, every lawful command and every fall of the dice counted."""

from __future__ import annotations

from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.play.forecast import branches
from hauberk.play.legal import Legal


def perft(field: Field, state: State, depth: int) -> int:
    """The number of different courses of so many decisions; at the last one the lawful commands are only counted."""
    legal = Legal(field, state)
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(perft(field, branch.state, depth - 1) for command in legal for branch in branches(field, state, command))


def divide(field: Field, state: State, depth: int) -> dict[str, int]:
    """The count below each first command, to find where two counts part."""
    return {
        repr(command): sum(perft(field, branch.state, depth - 1) for branch in branches(field, state, command))
        for command in Legal(field, state)
    }
