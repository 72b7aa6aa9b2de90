"""One living being a hex. Rulebook 4.1."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Being, Health, Mark
from hauberk.battle.field import Field
from hauberk.battle.horses import nearest_places
from hauberk.battle.mobility import own_area
from hauberk.battle.riding import Pose
from hauberk.battle.state import State
from hauberk.board.board import Cells


def may_end(field: Field, state: State, man: Being, pose: Pose) -> Refusal | None:
    """May his movement end here? On a friend only if that one can still move away. [STACK-01 … STACK-04, RULING-T-15, RULING-T-37]"""
    for cell in (pose.cell, pose.tail):
        for who in state.at.get(cell, ()) if cell >= 0 else ():
            other = state.beings[who]
            if other.id == man.id or other.leader == man.id:
                continue
            if other.health == Health.STUNNED:
                return Refusal("on_stunned", "STACK-03", man.character.name, other.character.name)
            if other.character.is_beast:
                if pose.tail >= 0 or not nearest_places(field, state, man._replace(cell=pose.cell), other):
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


def roomy(state: State) -> Cells:
    """Hexes of friends who can still move away, so that another may stop there for the moment. [STACK-02]"""
    found = 0
    for other in state.beings.values():
        if can_make_room(state, other) and all([len(state.at[cell]) == 1 for cell in other.cells]):
            found |= other.area
    return found


def endable(field: Field, state: State, man: Being, shared: Cells) -> Cells:
    """Every hex on which somebody's movement may end, as a set; riders need two such hexes. `shared`: see `roomy`. [STACK-01]"""
    free = ~state.occupied | own_area(state, man) | shared
    for other in state.beings.values() if state.beasts else ():
        if not other.alive or not other.character.is_beast:
            continue
        if other.leader == man.id:
            free |= other.area
        elif not man.mounted and field.board.distance(man.cell, other.cell) <= man.left + 1:
            for cell in other.cells:
                if state.at[cell] == (other.id,) and nearest_places(field, state, man._replace(cell=cell), other):
                    free |= 1 << cell
    return free
