"""Works that somebody could do here if something did not stop him: what is within his reach, and why not now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hauberk.battle.core.being import Being, Machine
from hauberk.battle.core.commands import Work
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.core.tasks import TASKS, hands_refused
from hauberk.battle.core.works import MOVEMENT_SEQUENCE, Ladder, Thing, full_turns
from hauberk.battle.machines.kinds import WINCH
from hauberk.battle.machines.serving import crew_of
from hauberk.battle.machines.siege_tower import front_row, reached
from hauberk.battle.storming import ladders, oil
from hauberk.battle.walls import doors
from hauberk.battle.walls.bombarding import ahead_of
from hauberk.board.board import Cell, bits
from hauberk.common.refusal import Refusal

WAITING = frozenset({"needs_a_full_turn", "needs_two_turns"})
"""Reasons that matter in every sequence: whoever stays where he is comes nearer to it."""
IDLE = frozenset(
    {
        "no_such_door", "no_such_ladder", "no_such_cauldron", "no_such_barrel", "no_such_siphon", "no_such_machine",
        "not_such_a_machine", "door_so_already", "door_broken", "ladder_so_already", "ladder_lies", "burns_already", "nothing_to_burn",
        "no_fire_there", "not_beside_it", "not_yours", "cauldron_set_already", "ladder_is_carried", "ladder_just_laid",
        "engine_out_of_range", "engine_too_near", "engine_out_of_arc", "not_there", "oil_does_not_fall_there", "nobody_to_scald",
        "does_not_carry_ladder", "not_at_ladder_top", "nothing_to_lean_on",
    }
)  # fmt: skip
"""Reasons that say no more than that there is nothing to do."""
MOST_TURNS = 3
"""Nobody needs to stand still for longer."""


class Hindered(NamedTuple):
    """A work and what stops it."""

    work: Work
    refusal: Refusal


def stood(state: State, man: Being) -> int:
    """For how many full turns he has stood in his place doing nothing else. [RULING-G-01, RULING-A-GEN-01]"""
    whole = (turns for turns in range(MOST_TURNS, 0, -1) if man.busy <= full_turns(state.phase, turns, MOVEMENT_SEQUENCE))
    return next(whole, 0)


def hindered(position: Position, man: Being, can: Iterable[Work]) -> list[Hindered]:
    """What he cannot do with what is beside him, each task with each thing once."""
    done = {(work.task, work.thing) for work in can}
    found: dict[tuple[str, str], Hindered] = {}
    for work in within_reach(position, man):
        key = (work.task, work.thing)
        if key in done or key in found or man.side != position.state.active:
            continue
        if refusal := _why_not(position, work):
            found[key] = Hindered(work, refusal)
    return list(found.values())


def _why_not(position: Position, work: Work) -> Refusal | None:
    task = TASKS[work.task]
    found = hands_refused(position.state, work) or task.plan(position, work)
    reason = found.reason if isinstance(found, Refusal) else ""
    if position.state.sequence in task.sequences:
        return found if isinstance(found, Refusal) and reason not in IDLE else None
    if reason in WAITING:
        return found if isinstance(found, Refusal) else None
    return None if reason else Refusal("not_in_this_sequence", "TURN-04", about=str(position.state.sequence))


def within_reach(position: Position, man: Being) -> Iterator[Work]:
    """Works with the things on his hex and around it, on whatever storey."""
    field, state = position
    if not man.on_map or not man.able:
        return
    board, works = field.board, state.works
    foot = man.cell % board.plane
    near = {board.hex(cell) for cell in (foot, *bits(board.around[foot]))}

    def beside(cells: Iterable[Cell]) -> bool:
        return any(cell >= 0 and board.hex(cell) in near for cell in cells)

    for gate in board.gates.values():
        if beside((*gate.cells, *gate.posts, *(cell for cell, _ in gate.sides))):
            yield Work("shut_door" if doors.state_of(state, gate) == "open" else "open_door", (man.id,), man.cell, gate.id)
            if man.cell in doors.sides_of(board, gate)[1]:
                yield Work("break_door", (man.id,), gate.sides[0][0] if gate.sides else gate.cells[0], gate.id)
    for ladder in works.ladders.values():
        if beside(ladder.cells):
            yield from _with_ladder(field, man, ladder)
    for thing in works.things.values():
        if beside((thing.cell,)):
            yield from _with_thing(position, man, thing)
    for cell in works.fires:
        if beside((cell,)):
            yield Work("put_out", (man.id,), cell)
    for machine in state.machines.values():
        if machine.side == man.side and not machine.away and not machine.folded and beside(machine.cells):
            yield from _with_machine(position, man, machine)


def _with_ladder(field: Field, man: Being, ladder: Ladder) -> Iterator[Work]:
    if man.id in ladder.carriers:
        yield from (Work("raise_ladder", ladder.carriers, cell, ladder.id, facing) for cell in ladder.cells for facing in range(6))
    elif ladder.standing:
        fallen = next(iter(ladders.falls_to(field, ladder)), ladder.cells[0])
        yield Work("throw_down_ladder", (man.id,), fallen, ladder.id)
        yield Work("shift_ladder", (man.id,), ladder.cells[0], ladder.id, ladder.facing)
    else:
        yield Work("take_up_ladder", (man.id,), ladder.cells[0], ladder.id)


def _with_thing(position: Position, man: Being, thing: Thing) -> Iterator[Work]:
    if thing.kind not in (oil.CAULDRON, oil.BARREL):
        return
    if thing.kind == oil.CAULDRON:
        yield Work("set_cauldron", (man.id,), thing.cell, thing.id)
    if under := next(iter(oil.targets(position, thing)), None):
        yield Work("tip_oil" if thing.kind == oil.CAULDRON else "pour_barrel", (man.id,), under, thing.id)


def _with_machine(position: Position, man: Being, machine: Machine) -> Iterator[Work]:
    """What his machine is for; an engine with its whole crew, if he is one of them."""
    field, state = position
    kind = field.rules.machines[machine.kind]
    nose = machine.cells[-1]
    if kind.points and (mark := ahead_of(position, nose, machine.facing)):
        yield Work("strike_ram", (man.id,), mark.cell, machine.id)
    if kind.assault_floor and not machine.bridge and (ramparts := reached(field, machine)):
        winches = [part.cell for part in front_row(field, machine) if part.sign == WINCH]
        there = tuple(who for cell in winches for who in state.at.get(cell, ()))
        yield Work("lower_bridge", there if man.id in there else (man.id,), ramparts[0], machine.id)
    if kind.served:
        crew = [one.id for one in crew_of(position, machine)]
        foes = [foe for foe in state.people(1 - man.side) if foe.on_map and foe.alive]
        if man.id in crew and foes:
            aim = min(foes, key=lambda foe: field.board.distance(nose, foe.cell)).cell
            men = (man.id, *(who for who in crew if who != man.id))[: kind.served]
            yield Work("shoot_ballista" if kind.aims else "shoot_engine", men, aim, machine.id)
