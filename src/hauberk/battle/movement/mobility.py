"""Who may still move, how far, and what stands in his way. Rulebook 4."""

from __future__ import annotations

from hauberk.battle.core.being import Being, Health, Mark, Side
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import spoilt_parts, standing_parts
from hauberk.battle.movement import infiltration
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.reach import Obstacles
from hauberk.battle.walls.leaning import shut
from hauberk.board.board import Cells, cells_of
from hauberk.common.refusal import Refusal


def may_move(state: State, man: Being) -> Refusal | None:
    """Can he move at all in this sequence? [MOVE-01, MOVE-07, STATE-01]"""
    name = man.character.name
    if man.side != state.active or man.away or man.cell < 0:
        return Refusal("not_yours", "MOVE-01", who=name)
    if man.health >= Health.STUNNED:
        return Refusal("stunned_cannot", "STATE-01", who=name)
    if man.character.is_beast and ("led" in man.character.traits or man.leader):
        return Refusal("beast_is_led", "HORSE-01", who=name)
    if man.has(Mark.LADDER):
        return Refusal("hands_on_ladder", "LADDER-03", who=name)
    if man.has(Mark.CHARGED):
        return Refusal("has_charged", "MOVE-07", who=name)
    if man.has(Mark.WORKED):
        return Refusal("has_worked", "TURN-11", who=name)
    if man.has(Mark.HALTED) or (state.moving and state.moving != man.id and man.has(Mark.MOVED)):
        return Refusal("movement_over", "MOVE-03", who=name)
    return None


def may_go_on(state: State, man: Being, thing: str) -> Refusal | None:
    """Who has gone along with something in this phase may go on with it; everybody else must have his movement before him.

    [MOVE-03, RULING-T-126]
    """
    if man.along == thing:
        man = man._replace(marks=man.marks & ~(Mark.MOVED | Mark.HALTED | Mark.WORKED))
    return may_move(state, man)


def points_of(position: Position, man: Being) -> int:
    """The points he can still spend. In formation he may step out and use them all. [MOVE-01, HOPL-02, CTX-03]"""
    return max(0, man.left)


def obstacles(position: Position, man: Being) -> Obstacles:
    """What stands in his way: enemies bar, their zones cost, corpses slow. [MOVE-08, INF-06, CORPSE-01]"""
    foe = 1 - man.side
    machines = machine_cells(position.state)
    return Obstacles(
        position.state.standing(foe) | machines,
        infiltration.zone(position, foe),
        hindrances(position),
        shut(position, man.side),
        rolling(position, man.side) | spoilt_floors(position),
    )


def rolling(position: Position, side: Side) -> Cells:
    """The hexes and floors of a side's towers that have moved in this turn, where nobody boards those. [RULING-S-22]"""
    return _closed(position)[side] if position.state.machines else 0


def spoilt_floors(position: Position) -> Cells:
    """What is left of floors of which half is gone: nobody steps onto them any more. [A-TOWER-33, RULING-A-TOWER-09]"""
    return _closed(position)[-1] if position.state.machines else 0


def _closed(position: Position) -> list[Cells]:
    """By side the towers that have moved, and last the spoilt floors of all machines."""
    field, state = position
    known = field.lately.get("closed")
    if known is None or known[0] is not state.machines:
        found = [0, 0, 0]
        for machine in state.machines.values():
            kind = field.rules.machines[machine.kind]
            if machine.away or machine.folded:
                continue
            if machine.moved and kind.floors and field.rules.switches.towers_boarded_standing:
                found[machine.side] |= cells_of(part.cell for part in standing_parts(field.board, kind, machine))
            found[-1] |= cells_of(spoilt_parts(field.board, kind, machine)) if machine.lost else 0
        known = field.lately["closed"] = state.machines, found
    closed: list[Cells] = known[1]
    return closed


def machine_cells(state: State) -> Cells:
    """Hexes under machines on the road: nobody walks there. Of the others the ground itself tells who may enter."""
    found = 0
    for machine in state.machines.values() if state.machines else ():
        if machine.folded and not machine.away:
            for cell in machine.cells:
                found |= 1 << cell
    return found


def shares(state: State, man: Being) -> bool:
    """Does another living being stand on one of his hexes? [STACK-01]"""
    return any(len(state.at.get(cell, ())) > 1 for cell in man.cells)


def own_area(state: State, man: Being) -> Cells:
    """Hexes that nobody but he covers."""
    found = 0
    for cell in man.cells:
        if state.at.get(cell) == (man.id,):
            found |= 1 << cell
    return found
