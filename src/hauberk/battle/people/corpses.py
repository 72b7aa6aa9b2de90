"""Corpses: they stay where they fell, get in the way, and can be cleared. Rulebook 4.2.2, 4.2.3. [STATE-08]"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being, Health, Mark
from hauberk.battle.core.commands import ClearHex
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import CorpsesCleared
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.barring import between
from hauberk.battle.movement.infiltration import threatened
from hauberk.battle.people.heaps import load
from hauberk.battle.walls.buildings import parted
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal


def corpses_on(state: State, cell: Cell, horses: bool) -> list[Being]:
    """The dead men (or dead horses) on a hex, in a fixed order."""
    dead = [being for being in state.beings.values() if being.on_map and being.health == Health.DEAD]
    return [being for being in dead if cell in being.cells and (being.character.kind == "horse") == horses]


class Clearing(NamedTuple):
    """What two men drag where."""

    corpses: tuple[Being, ...]
    cell: Cell
    tail: Cell
    sunk: bool


def plan_clearing(position: Position, command: ClearHex) -> Clearing | Refusal:
    """Two men on foot who do nothing else take three dead men or one dead horse off a hex; deep water swallows them.

    [CORPSE-03, CORPSE-04, TERR-04, RULING-T-13, RULING-T-18]
    """
    field, state = position
    if len(set(command.men)) != field.rules.figures.clear_men:
        return Refusal("clearing_needs_two", "CORPSE-03", needs=field.rules.figures.clear_men, has=len(set(command.men)))
    board = field.board
    if command.cell < 0 or command.to < 0:
        return Refusal("no_such_hex", "CORPSE-03")
    for who in command.men:
        man = state.beings[who]
        if refusal := _may_clear(position, man, command.cell):
            return refusal
    corpses = corpses_on(state, command.cell, command.horses)
    if not corpses:
        return Refusal("no_corpses", "CORPSE-03", about=field.name(command.cell))
    near = [state.beings[who].cell for who in command.men]
    if command.to == command.cell or not any(board.around[cell] >> command.to & 1 and not parted(board, cell, command.to) for cell in near):
        return Refusal("clear_beside", "CORPSE-03", about=field.name(command.to))
    sunk = "sinks" in board.base[command.to].traits and board.ground[command.to] is board.base[command.to]
    figures = field.rules.figures
    if command.horses:
        taken = corpses[: figures.clear_horses]
        tail = _room_for_horse(position, command)
        if tail == NOWHERE and not sunk:
            return Refusal("no_room_for_horse", "CORPSE-03", about=field.name(command.to))
    else:
        taken, tail = corpses[: figures.clear_corpses], NOWHERE
    if not sunk and _would_bar(position, command.to, len(taken), command.horses):
        return Refusal("clear_would_bar", "CORPSE-03", about=field.name(command.to))
    return Clearing(tuple(taken), command.to, tail, sunk)


def _may_clear(position: Position, man: Being, cell: Cell) -> Refusal | None:
    field, state = position
    name = man.character.name
    if man.side != state.active or not man.able or man.mounted or man.character.is_beast:
        return Refusal("clearing_on_foot", "CORPSE-03", who=name)
    if man.marks & (Mark.MOVED | Mark.SHOT | Mark.ATTACKED | Mark.WORKED):
        return Refusal("clearing_whole_phase", "CORPSE-03", who=name)
    if cell != man.cell and not field.board.around[man.cell] >> cell & 1:
        return Refusal("too_far", "CORPSE-03", who=name, about=field.name(cell), needs=field.board.distance(man.cell, cell), has=1)
    if cell != man.cell and parted(field.board, man.cell, cell):
        return Refusal("closed_side", "CORPSE-03", name, field.name(cell), by=between(field, man.cell, cell))
    if field.rules.switches.clearing_in_quiet and threatened(position, man):
        return Refusal("beside_enemy", "CORPSE-03", who=name)
    return None


def _room_for_horse(position: Position, command: ClearHex) -> Cell:
    """The second hex of a dragged horse: the first neighbour without a living being, never the hex to be cleared.

    [RULING-T-17]
    """
    for other in position.field.board.neighbours[command.to]:
        if other >= 0 and other != command.cell and not position.state.occupied >> other & 1:
            return other
    return NOWHERE


def _would_bar(position: Position, cell: Cell, number: int, horses: bool) -> bool:
    """A hex may not become impassable under a living being. [RULING-T-18]"""
    field, state = position
    if not state.occupied >> cell & 1:
        return False
    figures = field.rules.figures
    men = state.dead_men.get(cell, 0) + (0 if horses else number)
    dead_horses = state.dead_horses.get(cell, 0) + (number if horses else 0)
    return men // figures.corpses_per_load + dead_horses >= figures.corpse_barrier


def clear(doing: Doing, command: ClearHex, plan: Clearing) -> None:
    """The corpses are dragged away; into water they sink. [CORPSE-03, CORPSE-04]"""
    corpses = tuple(corpse.id for corpse in plan.corpses)
    doing.emit(CorpsesCleared(command.men, corpses, plan.cell, plan.tail, plan.sunk))


def clearing_choices(position: Position) -> list[ClearHex]:
    """Every way to clear a hex that hinders movement."""
    field, state = position
    found: list[ClearHex] = []
    for cell in (*state.dead_men, *state.dead_horses):
        if not load(position, cell):
            continue
        near = [
            state.beings[who]
            for place in (cell, *(c for c in field.board.neighbours[cell] if c >= 0))
            for who in state.at.get(place, ())
            if _may_clear(position, state.beings[who], cell) is None
        ]
        for i, one in enumerate(near):
            for two in near[i + 1 :]:
                found += _clearings(position, one, two, cell)
    return found


def _clearings(position: Position, one: Being, two: Being, cell: Cell) -> list[ClearHex]:
    places = sorted({c for man in (one, two) for c in position.field.board.neighbours[man.cell] if c >= 0})
    commands = [ClearHex((one.id, two.id), cell, to, horses) for horses in (False, True) for to in places]
    return [command for command in commands if not isinstance(plan_clearing(position, command), Refusal)]
