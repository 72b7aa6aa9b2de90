"""Rams: when they strike, with how many men, at what. The Anarchy 5.2; Siege 2.91 to 2.93."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Machine, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.moving import at_ground, spoilt
from hauberk.battle.walls import bombarding
from hauberk.common.refusal import Refusal

TASK = "strike_ram"
PHASES = 2
"""Phases in a turn."""


class Stroke(NamedTuple):
    """What is struck, and how hard."""

    machine: Machine
    mark: bombarding.Mark
    points: int


def fights(state: State, man: Being) -> bool:
    """Has he fought in this turn, attacking or attacked? Then he does not swing the beam. [A-RAM-13, RULING-A-RAM-03]"""
    return 0 < man.fought >= state.phase - 1


def disturb(doing: Doing, men: tuple[BeingId, ...], target: BeingId = "") -> None:
    """Some have attacked, shot or fought a fire, somebody was attacked: the next stroke of the ram by whose wheels one of them stands comes
    a turn later than it was due, wherever he is then and however many they are; the classic ram only does not strike in this turn.

    [A-RAM-12, RULING-A-RAM-03, SC-RAM-07]
    """
    phase = doing.state.phase
    for machine in tuple(doing.state.machines.values()):
        kind = doing.rules.machines[machine.kind]
        rams = kind.points and not kind.served and not machine.away and not machine.folded
        if not rams or (machine.disturbed == phase and not kind.all_or_none):
            continue
        if any(man.id in men or (man.id == target and kind.all_or_none) for man in at_ground(doing.position, machine)):
            ready = max(machine.ready, phase + 2) if kind.all_or_none else max(machine.ready, phase) + 2
            doing.emit(e.MachineSet(machine.id, machine._replace(ready=ready, disturbed=phase)))


def may_swing(position: Position, man: Being, machine: Machine) -> Refusal | None:
    """By the wheels, on his feet, with nothing else to do. [A-RAM-04, A-RAM-13]"""
    if man not in at_ground(position, machine):
        return Refusal("not_beside_machine", "A-RAM-04", man.character.name, machine.id)
    if man.marks & (Mark.SHOT | Mark.WORKED | Mark.ATTACKED | Mark.CHARGED) or fights(position.state, man):
        return Refusal("pusher_engaged", "A-RAM-13", man.character.name, machine.id)
    return None


def plan_strike(position: Position, command: Work) -> Stroke | Refusal:
    """A ram with its nose at a wall strikes every second turn; the crew that attacks, or puts out a fire, does not batter.

    [A-RAM-05, A-RAM-06, A-RAM-07, A-RAM-08, A-RAM-11, A-RAM-12, RULING-A-RAM-01, SC-RAM-03, SC-RAM-04, SC-RAM-07, RULING-S-26]
    """
    field, state = position
    machine, name = state.machines.get(command.thing), state.beings[command.men[0]].character.name
    if machine is None or machine.away or machine.folded or machine.side != state.active:
        return Refusal("no_such_machine", "A-RAM-05", name, command.thing)
    kind = field.rules.machines[machine.kind]
    if not kind.points or kind.served or spoilt(kind, machine):
        return Refusal("machine_spoilt", "A-RAM-14", name, machine.id)
    crew = at_ground(position, machine)
    if any(man.marks & Mark.ATTACKED for man in crew):
        return Refusal("crew_fights", "A-RAM-12", name, machine.id)
    if state.phase < machine.ready or (machine.moved and field.rules.switches.ram_rests_when_moved):
        turns = max(1, (machine.ready - state.phase + 1) // PHASES)
        return Refusal("ram_not_ready", "A-RAM-07", name, machine.id, needs=turns)
    mark = bombarding.ahead_of(position, machine.cells[-1], machine.facing)
    if mark is None:
        return Refusal("no_wall_ahead", "A-RAM-05", name, machine.id)
    if mark.keep:
        return Refusal("keep_not_rammed", "A-RAM-08", name, machine.id)
    if any(man.marks & Mark.WORKED for man in crew):
        return Refusal("crew_fights", "A-RAM-12", name, machine.id)
    if kind.all_or_none and any(fights(state, man) or man.marks & (Mark.SHOT | Mark.SHOT_BACK) for man in crew):
        return Refusal("crew_fights", "SC-RAM-07", name, machine.id)
    for who in command.men:
        if refusal := may_swing(position, state.beings[who], machine):
            return refusal
    points = next((worth for least, worth in kind.points if len(command.men) >= least), 0)
    if not points:
        return Refusal("crew_too_small", "A-RAM-06", name, machine.id, needs=min(least for least, _ in kind.points), has=len(command.men))
    return Stroke(machine, mark, points)


def strike(doing: Doing, command: Work, stroke: Stroke) -> None:
    """The beam swings; what it costs an engine does not touch a ram. [A-RAM-07, A-RAM-09, SC-RAM-05, SC-RAM-06, RULING-S-28]"""
    machine, kind = stroke.machine, doing.rules.machines[stroke.machine.kind]
    doing.emit(e.Worked(command.task, command.men, stroke.mark.cell, command.thing, True))
    doing.emit(e.MachineSet(machine.id, machine._replace(ready=doing.state.phase + PHASES * kind.rate)))
    bombarding.batter(doing, command.men[0], stroke.mark, stroke.points, "A-RAM-07", ram=True)


def choices(position: Position) -> Iterator[Work]:
    """For each ram its whole crew; smaller ones are accepted, not listed."""
    for machine in position.state.machines.values():
        if machine.away or not position.field.rules.machines[machine.kind].points:
            continue
        crew = tuple(man.id for man in at_ground(position, machine) if may_swing(position, man, machine) is None)
        mark = bombarding.ahead_of(position, machine.cells[-1], machine.facing) if crew else None
        if mark is not None:
            command = Work(TASK, crew, mark.cell, machine.id)
            if not isinstance(plan_strike(position, command), Refusal):
                yield command
