"""Friends who make room for one another, in a cascade if need be. Rulebook 5.4.4, 6.5."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.basis.refusal import Refusal
from hauberk.battle import events as e
from hauberk.battle import infiltration
from hauberk.battle.being import Being, Side
from hauberk.battle.commands import Displaced
from hauberk.battle.corpses import loads
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.mobility import machine_cells
from hauberk.battle.riding import Pose, pose_of
from hauberk.battle.state import State
from hauberk.battle.wounds import harm
from hauberk.board.board import Cell, Cells, bits

DEEPEST_LISTED = 1
"""Longer cascades are listed only where no shorter one gives room; any lawful one is accepted."""


def may_be_displaced(being: Being, side: Side) -> bool:
    """Friends on their feet, not prisoners, not in ranks; riderless horses too. [RETREAT-05, RULING-T-83]"""
    return being.side == side and being.able and not being.formation and not being.leader


def steps_aside(field: Field, being: Being) -> list[Pose]:
    """One hex in any direction; a rider or horse along its axis. [RULING-T-83]"""
    going, board = field.going(being), field.board
    if being.tail < 0:
        return [Pose(cell) for cell in board.ways[being.cell] if (being.cell, cell) in going.step]
    ahead, behind = board.neighbours[being.cell][being.facing], board.neighbours[being.tail][(being.facing + 3) % 6]
    found = []
    if (being.cell, ahead) in going.step:
        found.append(Pose(ahead, being.cell, being.facing))
    if (being.tail, behind) in going.step:
        found.append(Pose(being.tail, behind, being.facing))
    return found


def cascades(field: Field, state: State, wanted: Cells, banned: Cells, chain: frozenset[str], depth: int) -> Iterator[tuple[Displaced, ...]]:
    """Ways to clear the hexes that somebody wants to stand on, by moving friends; `banned`: hexes left in this cascade. [RULING-T-83]"""
    holders = {who for cell in bits(wanted) for who in state.at.get(cell, ())} - chain
    if not holders:
        yield ()
        return
    side = state.beings[next(iter(chain))].side
    if len(holders) > 1 or depth == 0:
        return
    friend = state.beings[holders.pop()]
    if not may_be_displaced(friend, side):
        return
    enemies = state.standing(1 - side) | loads(field, state).barred | machine_cells(state)
    for pose in steps_aside(field, friend):
        fresh = pose.area & ~friend.area
        if fresh & (enemies | banned) or pose.area & wanted:
            continue
        for rest in cascades(field, state, fresh, banned | friend.area, chain | {friend.id}, depth - 1):
            yield (Displaced(friend.id, pose.cell, pose.tail), *rest)


def check_cascade(field: Field, state: State, man: Being, area: Cells, displaced: tuple[Displaced, ...]) -> Refusal | None:
    """Is a declared cascade lawful: each friend once, each because his hex is wanted, all alone in the end? [RETREAT-05, RULING-T-83]"""
    wanted, left = area & ~man.area, man.area
    moved: dict[str, Pose] = {}
    enemies = state.standing(1 - man.side) | loads(field, state).barred | machine_cells(state)
    for one in displaced:
        friend = state.beings.get(one.man)
        if friend is None or friend.id in moved or friend.id == man.id or not may_be_displaced(friend, man.side):
            return Refusal("cannot_be_displaced", "RETREAT-05", man.character.name, friend.character.name if friend else one.man)
        pose = next((p for p in steps_aside(field, friend) if (p.cell, p.tail) == (one.cell, one.tail)), None)
        if pose is None or not friend.area & wanted or pose.area & ~friend.area & (enemies | left | area):
            return Refusal("cannot_be_displaced", "RETREAT-05", man.character.name, friend.character.name)
        moved[friend.id] = pose
        left |= friend.area
        wanted = wanted & ~friend.area | pose.area & ~friend.area
    taken = area
    for pose in moved.values():
        if pose.area & taken:
            return Refusal("not_alone", "STACK-01", man.character.name)
        taken |= pose.area
    for cell in bits(taken & ~man.area):
        if set(state.at.get(cell, ())) - {man.id, *moved}:
            return Refusal("occupied", "RETREAT-05", man.character.name, field.name(cell))
    return None


def make_room(doing: Doing, displaced: tuple[Displaced, ...]) -> None:
    """The last of the cascade steps first; each is tested if an enemy threatens his new hex. [RETREAT-05, RETREAT-06]"""
    for one in reversed(displaced):
        friend = doing.being(one.man)
        pose = next(p for p in steps_aside(doing.field, friend) if (p.cell, p.tail) == (one.cell, one.tail))
        doing.emit(e.Retreated(one.man, (pose.cell,), pose.tail, pose.facing, displaced=True))
    for one in displaced:
        retreat_test(doing, one.man)


def retreat_test(doing: Doing, who: str) -> str:
    """Whoever is driven onto a hex that an enemy threatens takes the test there, the last hex included. [RETREAT-06, INF-10, RULING-T-28]"""
    man = doing.being(who)
    if not man.able or man.character.is_beast or not infiltration.counting_any(doing.field, doing.state, man, entered(man)):
        return "passes"
    result = infiltration.test(doing, man, entered(man))
    if result in ("wounded", "killed"):
        harm(doing, who, result, "RETREAT-06")
    return result


def entered(man: Being) -> Cell:
    """The hex that counts for a rider's infiltration is that of his head. [INF-08]"""
    return pose_of(man).cell
