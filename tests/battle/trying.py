"""Works asked for without thinking: everything that could be said, to be held against what is offered."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from hauberk.battle.core.commands import Work
from hauberk.board.board import bits
from tests.kit import Table

What = tuple[int, str, int]
"""Where, with what, in which direction."""


def listed(game: Table, task: str) -> set[Work]:
    """The works of one kind that are offered."""
    return {work for work in game.legal if isinstance(work, Work) and work.task == task}


def offered(game: Table, task: str) -> set[What]:
    """What is offered, whoever does it."""
    return {(work.cell, work.thing, work.facing) for work in listed(game, task)}


def lawful(game: Table, task: str, hands: int, things: Iterable[str], facings: Iterable[int] = (-1,), at: str = "") -> set[What]:
    """Everything of a kind that some people could lawfully do anywhere. `at`: at these places only."""
    facings, cells = tuple(facings), game.cells(at) if at else tuple(bits(game.field.board.all))
    people = [who for who, man in game.state.beings.items() if man.on_map]
    return {
        (cell, thing, facing)
        for men in permutations(people, hands)
        for thing in things
        for cell in cells
        for facing in facings
        if game.allowed(Work(task, men, cell, thing, facing))
    }


def with_being(game: Table, who: str, **changed: Any) -> Table:
    """The same battle, with something else about one of the people."""
    game.state = game.state.with_being(game[who]._replace(**changed))
    return game
