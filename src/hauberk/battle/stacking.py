"""One living being a hex. Rulebook 4.1."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Being, Health, Mark
from hauberk.battle.field import Field
from hauberk.battle.horses import push_places
from hauberk.battle.riding import Pose
from hauberk.battle.state import State
from hauberk.board.board import Cells, bits


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
                if pose.tail >= 0 or not push_places(field, state, man, other):
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


def endable(field: Field, state: State, man: Being) -> Cells:
    """Every hex on which somebody's movement may end, as a set; riders need two such hexes. [STACK-01]"""
    free = ~state.occupied | man.area
    shared = state.standing(man.side) & ~man.area
    if shared:
        for who in {name for cell in bits(shared) for name in state.at[cell]}:
            other = state.beings[who]
            if other.id != man.id and can_make_room(state, other) and all(len(state.at[cell]) == 1 for cell in other.cells):
                free |= other.area
    for other in state.beings.values() if state.beasts else ():
        if other.alive and other.character.is_beast and (other.leader == man.id or (not man.mounted and push_places(field, state, man, other))):
            free |= other.area
    return free


