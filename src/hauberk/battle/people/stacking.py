"""One living being a hex. Rulebook 4.1."""

from __future__ import annotations

from hauberk.battle.core.being import Being, Health, Mark
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.people.burdens import lay_places, may_bear
from hauberk.battle.riding.horses import nearest_places
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.walls.buildings import may_halt
from hauberk.board.board import Cells, bits, cells_of
from hauberk.common.refusal import Refusal


def may_end(position: Position, man: Being, pose: Pose) -> Refusal | None:
    """May he stop here? On a friend only if that one can still move away, on a stunned man only to shoulder him.

    [STACK-01, STACK-02, STACK-03, STACK-04, CARRY-01, LWALL-02, RULING-T-15, RULING-T-37, CTX-02]
    """
    field, state = position
    if refusal := may_halt(field, man, pose):
        return refusal
    if not man.carries and not state.occupied & pose.area:
        return None
    there = man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing)
    if man.carries and not lay_places(position, there, state.beings[man.carries]):
        return Refusal("nowhere_to_lay", "CARRY-02", man.character.name, state.beings[man.carries].character.name)
    for cell in (pose.cell, pose.tail):
        for who in state.at.get(cell, ()) if cell >= 0 else ():
            other = state.beings[who]
            if other.id == man.id or other.leader == man.id:
                continue
            if other.health == Health.STUNNED:
                if may_bear(man) and lay_places(position, there, other):
                    continue
                return Refusal("on_stunned", "STACK-03", man.character.name, other.character.name)
            if other.character.is_beast:
                if not nearest_places(position, there, other):
                    return Refusal("horse_in_the_way", "HORSE-02", man.character.name, other.character.name)
            elif not can_make_room(state, other):
                return Refusal("on_friend", "STACK-01", man.character.name, other.character.name)
    return None


def can_make_room(state: State, other: Being) -> bool:
    """Can this friend still move out of the way in this sequence? [STACK-02, RULING-T-15]"""
    if other.side != state.active or not other.able:
        return False
    if other.marks & (Mark.HALTED | Mark.CHARGED | Mark.WORKED) or other.left <= 0:
        return False
    return not other.has(Mark.MOVED)


def with_room_to_lay(position: Position, man: Being, cells: Cells) -> Cells:
    """Those of some hexes where a bearer could also lay down his burden; all of them for who carries nobody.

    [CARRY-02]
    """
    if not man.carries:
        return cells
    body = position.state.beings[man.carries]
    return cells_of(cell for cell in bits(cells) if lay_places(position, man._replace(cell=cell), body))


def bodies_to_lift(position: Position, man: Being) -> Cells:
    """Hexes of the stunned whom he could shoulder: he may stop there for that. [STACK-02, CARRY-01]"""
    state = position.state
    found = 0
    if not state.lying or not may_bear(man):
        return found
    for cell in bits(state.lying):
        here = state.at[cell]
        if len(here) == 1 and lay_places(position, man._replace(cell=cell), state.beings[here[0]]):
            found |= 1 << cell
    return found
