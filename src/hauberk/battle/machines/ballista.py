"""Ballistae: two men and every third turn a bolt. The Anarchy 4.4; Siege 2.6."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Machine
from hauberk.battle.core.commands import Shoot, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.machines.serving import SHOT, crew_of, ready, suffices, team
from hauberk.battle.riding.horses import controlled_by
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting import shots as shooting
from hauberk.battle.shooting.shots import ShotPlan
from hauberk.board.board import Cell
from hauberk.board.terrain import Cover
from hauberk.common.refusal import Refusal

TASK = "shoot_ballista"


def target_on(position: Position, side: int, cell: Cell) -> Being | None:
    """An enemy on a hex, one of a rider's two hexes included. [A-BALL-05]"""
    for who in position.state.at.get(cell, ()):
        being = position.state.beings[who]
        owner = controlled_by(position, being) if being.character.is_beast else being.side
        if owner != side and not being.captive:
            return being
    return None


def plan_shot(position: Position, command: Work) -> ShotPlan | Refusal:
    """A ballista that has been served for three turns shoots at an enemy it has a line to.

    [A-BALL-01, A-BALL-02, A-BALL-05, A-BALL-08, SC-BALL-01, SC-BALL-03, SC-BALL-04]
    """
    machine = position.state.machines.get(command.thing)
    if machine is not None and not position.field.rules.machines[machine.kind].aims:
        return Refusal("not_such_a_machine", "A-BALL-01", about=command.thing)
    if refusal := ready(position, machine, command.men, "A-BALL-01"):
        return refusal
    assert machine is not None
    return _plan(position, machine, position.state.beings[command.men[0]], command.cell)


def _plan(position: Position, machine: Machine, gunner: Being, cell: Cell) -> ShotPlan | Refusal:
    field = position.field
    name, weapon = gunner.character.name, field.rules.weapons[field.rules.machines[machine.kind].weapon]
    target = target_on(position, machine.side, cell) if cell >= 0 else None
    if target is None:
        return Refusal("not_there", "A-BALL-05", name, field.name(cell))
    aim = shooting.aim_at(field, gunner, machine.cells[-1], cell, weapon)
    if isinstance(aim, Refusal):
        return aim
    hidden, cover_terms = lof.cover(position, aim, target)
    if hidden == Cover.TOTAL:
        return Refusal("total_cover", "COVER-09", name, target.character.name)
    if refusal := lof.blocked(position, aim, target, hidden):
        return refusal
    by_flight = field.rules.machines[machine.kind].by_flight
    terms = () if by_flight else shooting.impact_modifiers(position, aim)
    return ShotPlan(aim, target, hidden, cover_terms, terms, False, False, False)


def shoot(doing: Doing, command: Work, plan: ShotPlan) -> None:
    """The bolt flies: one die for where it lands, one for whom it strikes there, friend or foe. [A-BALL-06, A-BALL-07, SC-BALL-01]"""
    machine = doing.state.machines[command.thing]
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, True))
    doing.emit(e.MachineSet(machine.id, machine._replace(loaded=SHOT)))
    order = Shoot(command.men[0], plan.target.id, plan.aim.cell, plan.aim.origin, plan.aim.weapon.id)
    shooting.shoot(doing, order, plan._replace(aim=plan.aim._replace(shooter=doing.being(command.men[0]))))


def choices(position: Position) -> Iterator[Work]:
    """For each loaded ballista every enemy it can aim at."""
    field, state = position
    for machine in state.machines.values():
        kind = field.rules.machines[machine.kind]
        if not kind.aims or machine.side != state.active or machine.away or machine.loaded < kind.rate - 1:
            continue
        crew = crew_of(position, machine)
        if not suffices(kind, crew):
            continue
        men = team(kind, crew)
        for target in state.beings.values():
            for cell in target.cells if target.alive and target.side != machine.side else ():
                command = Work(TASK, men, cell, machine.id)
                if not isinstance(plan_shot(position, command), Refusal):
                    yield command
