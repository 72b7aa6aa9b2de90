"""Prisoners and their guards: who holds whom, and who may slip away. The Anarchy 1.4."""

from __future__ import annotations

from hauberk.battle.core.being import UNARMED, Being, Mark
from hauberk.battle.core.field import Field, Position
from hauberk.battle.walls.buildings import parted
from hauberk.common.refusal import Refusal


def may_guard(field: Field, man: Being) -> bool:
    """Any fighter on foot who is not stunned; the strict reading asks for men-at-arms. [CAPT-04, RULING-A-CAPT-06]"""
    if not man.able or man.mounted or man.character.is_beast or "civilian" in man.character.traits:
        return False
    return not field.rules.switches.strict_guards or man.character.kind in ("sergeant", "heavy_foot")


def guards(position: Position, prisoner: Being) -> list[Being]:
    """The enemies on foot beside a prisoner. [CAPT-04, CAPT-05]"""
    field, state = position
    found = []
    for cell in field.board.ways[prisoner.cell]:
        for who in state.at.get(cell, ()):
            other = state.beings[who]
            if other.side != prisoner.side and may_guard(field, other) and not parted(field.board, cell, prisoner.cell):
                found.append(other)
    return found


def may_escape(position: Position, prisoner: Being) -> Refusal | None:
    """A prisoner slips away when a guard is missing or was attacked by his friends; no die is thrown for it. One who is led in a
    column waits for a friend.

    [CAPT-05, C-PRIS-06, A-CAPT-06, RULING-A-CAPT-04, RULING-A-CAPT-07, RULING-A-CAPT-08]
    """
    if UNARMED in prisoner.character.faces:
        return Refusal("bound", "C-PRIS-06", prisoner.character.name)
    held_by = guards(position, prisoner)
    if prisoner.since >= 0 and position.state.phase <= prisoner.since + 1:
        return Refusal("just_captured", "RULING-A-CAPT-07", prisoner.character.name)
    if len(held_by) < position.field.rules.figures.capture_guards or any(guard.has(Mark.HARRIED) for guard in held_by):
        return None
    return Refusal("guarded", "CAPT-05", prisoner.character.name)
