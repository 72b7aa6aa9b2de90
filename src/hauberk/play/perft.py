"""Perft: how many ways a game can go in n decisions, every lawful command and every fall of the dice counted."""

from __future__ import annotations

from typing import Any

from hauberk.play.contract import AnyGame
from hauberk.play.forecast import branches


def perft(game: AnyGame, position: Any, depth: int) -> int:
    """The number of different courses of so many decisions; at the last one the lawful commands are only counted."""
    if depth <= 0:
        return 1
    legal = game.legal(position, None)
    return len(legal) if depth == 1 else sum(_below(game, position, command, depth) for command in legal)


def divide(game: AnyGame, position: Any, depth: int) -> dict[str, int]:
    """The count below each first command, to find where two counts part; what is listed twice is counted twice."""
    found: dict[str, int] = {}
    for command in game.legal(position, None):
        found[repr(command)] = found.get(repr(command), 0) + _below(game, position, command, depth)
    return found


def _below(game: AnyGame, position: Any, command: Any, depth: int) -> int:
    if depth <= 1:
        return sum(1 for _ in branches(game, position, command))
    return sum(perft(game, position.field.at(branch.state), depth - 1) for branch in branches(game, position, command))
