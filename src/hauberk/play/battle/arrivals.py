"""Those who wait beside the map: where each may come in and at what price, and how all of them come in one after another. [MOVE-10]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.scenario.entering import allowance_of, entry_of, horse_of, plan_entry
from hauberk.board.board import Cell, Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.common.term import total
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import waiting
from hauberk.play.battle.queries import reach_of, watchers
from hauberk.play.forecast import branches

TRIED = 8
"""So many places are looked at for one that nobody can shoot at; after that any will do."""


class WayIn(NamedTuple):
    """A hex by which somebody can come in now: the command, its price, and the points he has left there."""

    command: c.Enter
    price: int
    left: int


def ways_in(position: Position, man: Being) -> list[WayIn]:
    """Every hex of his entry that is open to somebody who waits, a rider's with every way he can face; the cheapest first. [MOVE-10]"""
    state = position.state
    entry = entry_of(position, man)
    if entry is None or state.sequence != MOVEMENT or state.pending or state.outcome is not None:
        return []
    rides = entry.mounted and bool(horse_of(state, man))
    points = allowance_of(position, man, rides)
    found = []
    for cell in bits(entry.cells & ~state.occupied):
        for facing in range(6) if rides else (-1,):
            command = c.Enter(man.id, cell, facing)
            costs = plan_entry(position, command)
            if not isinstance(costs, Refusal):
                found.append(WayIn(command, total(costs), points - total(costs)))
    return sorted(found, key=lambda way: way.price)


def why_not_in(position: Position, man: Being) -> Refusal | None:
    """Why somebody who waits cannot come in now at all. [MOVE-10]"""
    if position.state.sequence != MOVEMENT:
        return Refusal("not_in_this_sequence", "TURN-04", about=str(position.state.sequence))
    refusals = [plan_entry(position, c.Enter(man.id, -1))]
    entry = entry_of(position, man)
    if entry is not None and man.since != position.state.phase:
        refusals = [plan_entry(position, c.Enter(man.id, cell)) for cell in bits(entry.cells)] or refusals
    return next((each for each in refusals if isinstance(each, Refusal)), None)


def next_in(position: Position) -> c.Enter | c.Move | None:
    """What brings the next of those who wait onto the map: he comes in by the hex that is nearest to the enemy or, where the others behind
    him need room, goes on as far as they do, where nobody can shoot at him if there is such a place. None when nobody can come in any more.
    [MOVE-03, MOVE-10]"""
    if position.state.sequence != MOVEMENT or position.state.pending or position.state.outcome is not None:
        return None
    return _goes_on(position) or _comes_in(position)


def _goes_on(position: Position) -> c.Move | None:
    """Whoever has just come in makes room."""
    field, state = position
    man = state.beings.get(state.moving)
    if man is None or man.side != state.active:
        return None
    for entry in field.entries:
        if man.id in entry.who:
            cells = next((way.cells for way in entry.ways if way.id == man.way), entry.cells)
            depth = _depth(position, _behind(position, cells), 1) if cells >> man.cell & 1 else 0
            found = _place(position, man, cells, depth) if depth else None
            return c.Move(man.id, found) if found else None
    return None


def _comes_in(position: Position) -> c.Enter | None:
    """The quickest first, for they make room; by the hex from which he finds his place soonest."""
    field, state = position
    open_to = [(man, ways) for man in waiting(state, state.active) if not man.character.is_beast and (ways := ways_in(position, man))]
    if not open_to:
        return None
    man, ways = max(open_to, key=lambda each: each[1][0].left)
    entry = entry_of(position, man)
    assert entry is not None
    depth = _depth(position, [each for each in _behind(position, entry.cells) if each is not man], 0)
    if not depth:
        return min(ways, key=lambda way: (_to_the_enemy(position, man, way.command.cell), way.price)).command

    def worth(way: WayIn) -> tuple[int, int]:
        """How far he stays short of his place, and how many points he has left when he is there."""
        after = next(branches(BATTLE, position, way.command)).state
        far = [(_far(field, entry.cells, place.cell), place.price) for place in reach_of(field.at(after), man.id)]
        best = max((min(deep, depth) for deep, _ in far), default=0)
        return -best, min((price for deep, price in far if deep >= best), default=0) + way.price

    return min(_one_a_hex(ways), key=worth).command


def _to_the_enemy(position: Position, man: Being, cell: Cell) -> int:
    """How far a hex lies from the nearest enemy on the map; nothing where there is none."""
    board, state = position.field.board, position.state
    return min((board.distance(cell, foe.cell) for foe in state.beings.values() if foe.alive and foe.side == 1 - man.side), default=0)


def _one_a_hex(ways: list[WayIn]) -> Iterator[WayIn]:
    seen: set[Cell] = set()
    for way in ways:
        if way.command.cell not in seen:
            seen.add(way.command.cell)
            yield way


def _behind(position: Position, cells: Cells) -> list[Being]:
    """Those who wait along the same hexes."""
    found = [(man, entry_of(position, man)) for man in waiting(position.state, position.state.active) if not man.character.is_beast]
    return [man for man, entry in found if entry is not None and entry.cells == cells]


def _depth(position: Position, behind: list[Being], more: int) -> int:
    """How many rows of hexes those behind him will fill besides the edge itself; `more` of its hexes will be free yet."""
    if not behind:
        return 0
    free = {way.command.cell for way in ways_in(position, behind[0])}
    return len(behind) // max(1, len(free) + more)


def _far(field: Field, cells: Cells, cell: Cell) -> int:
    """How far a hex lies from an edge."""
    return min(field.board.distance(cell, each) for each in bits(cells))


def _place(position: Position, man: Being, cells: Cells, depth: int) -> tuple[Cell, ...] | None:
    """The way to a place as far in as it must be, or as he can; one that nobody watches if there is one."""
    places = [(_far(position.field, cells, place.cell), place) for place in reach_of(position, man.id)]
    deepest = max((min(far, depth) for far, _ in places), default=0)
    if deepest < 1:
        return None
    fit = sorted((far, place.price, place.path) for far, place in places if far >= deepest)[:TRIED]
    return next((path for _, _, path in fit if not watchers(position, man.id, path)), fit[0][2])
