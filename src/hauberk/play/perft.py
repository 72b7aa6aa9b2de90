"""Perft: how many ways a battle can go in n decisions, every lawful command and every fall of the dice counted."""

from __future__ import annotations

from hauberk.battle.core.field import Position
from hauberk.play.battle.legal import Legal
from hauberk.play.forecast import branches


def perft(position: Position, depth: int) -> int:
    """The number of different courses of so many decisions; at the last one the lawful commands are only counted."""
    legal = Legal(position)
    if depth <= 1:
        return len(legal) if depth else 1
    return sum(perft(position.field.at(branch.state), depth - 1) for command in legal for branch in branches(position, command))


def divide(position: Position, depth: int) -> dict[str, int]:
    """The count below each first command, to find where two counts part."""
    return {
        repr(command): sum(perft(position.field.at(branch.state), depth - 1) for branch in branches(position, command))
        for command in Legal(position)
    }
