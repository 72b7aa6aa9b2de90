"""Mounting and dismounting. Rulebook 4.4.2."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health, Mark
from hauberk.battle.core.commands import Dismount, Mount
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.movement.barring import first_at
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.infiltration import counting, threatened, threats
from hauberk.battle.movement.mobility import machine_cells, may_move, shares
from hauberk.battle.movement.walking import begin, pass_test
from hauberk.battle.riding.horses import controlled_by, drop_bridles
from hauberk.board.board import Cells
from hauberk.board.move_graph import spread
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

Costs = tuple[Term, ...]


def _saddle_cost(field: Field, man: Being, reason: str) -> Term:
    """2 points, 3 in armour. [MOUNT-01]"""
    figures = field.rules.figures
    return Term(figures.mount_cost_armoured if man.character.armoured else figures.mount_cost, reason, "MOUNT-01")


def plan_mount(position: Position, command: Mount) -> Costs | Refusal:
    """On one of the horse's hexes, with no enemy able to attack beside either. [MOUNT-04, MOUNT-05, MOUNT-06, RULING-T-33]"""
    field, state = position
    man, horse = state.beings[command.man], state.beings[command.horse]
    name = man.character.name
    if refusal := may_move(state, man) or _may_change(man):
        return refusal
    if man.mounted or not man.character.rides or man.captive or man.carries:
        return Refusal("no_rider", "MOUNT-06", name)
    if horse.character.kind != "horse" or not horse.alive or horse.leader not in ("", man.id):
        return Refusal("not_a_free_horse", "MOUNT-04", name, horse.character.name)
    if controlled_by(position, horse) == 1 - man.side:
        return Refusal("enemy_horse", "HORSE-10", name, horse.character.name)
    if man.cell not in horse.cells:
        return Refusal("not_beside_horse", "MOUNT-04", name, horse.character.name)
    if other := first_at(state, horse.area, (man.id, horse.id))[1]:
        return Refusal("horse_crowded", "STACK-01", name, horse.character.name, by=other)
    if threatened(position, man) or any(True for cell in horse.cells for _ in threats(position, cell, 1 - man.side)):
        return Refusal("enemy_beside_horse", "MOUNT-05", name, horse.character.name)
    cost = _saddle_cost(field, man, "mounting")
    if cost.value > man.left:
        return Refusal("not_enough_points", "MOUNT-01", name, needs=cost.value, has=max(0, man.left))
    return (cost,)


def _may_change(man: Being) -> Refusal | None:
    """In or out of the saddle once a phase. [RULING-T-35]"""
    return Refusal("saddle_once", "RULING-T-35", man.character.name) if man.has(Mark.SADDLE) else None


def mount(doing: Doing, command: Mount, costs: Costs) -> None:
    """What is left of the foot points is doubled; horses he led on foot are let go. [MOUNT-02, MOUNT-07, HORSE-09]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    drop_bridles(doing, man.id)
    left = (man.left - total(costs)) * doing.rules.figures.mount_factor
    doing.emit(e.MountedUp(man.id, command.horse, costs, left))


def plan_dismount(position: Position, command: Dismount) -> Costs | Refusal:
    """Down onto a free hex beside the horse. [MOUNT-08, RULING-T-34]"""
    man = position.state.beings[command.man]
    costs = dismount_costs(position, man)
    if not isinstance(costs, Refusal) and (command.cell < 0 or not dismount_places(position, man) >> command.cell & 1):
        return Refusal("no_room_beside", "MOUNT-08", man.character.name, position.field.name(command.cell))
    return costs


def dismount_costs(position: Position, man: Being) -> Costs | Refusal:
    """What getting down costs, whatever the hex; an infiltration debt is paid first. [MOUNT-01]"""
    field, state = position
    name = man.character.name
    if refusal := may_move(state, man) or _may_change(man):
        return refusal
    if not man.mounted:
        return Refusal("not_mounted", "MOUNT-01", name)
    if shares(state, man):
        return Refusal("not_alone", "STACK-01", name, by=first_at(state, man.area, (man.id,))[1])
    costs: Costs = (_saddle_cost(field, man, "dismounting"),)
    if man.debt:
        costs = (Term(field.rules.infiltration.surcharge, "infiltration", "INF-01", field.name(man.cell)), *costs)
    if total(costs) > man.left:
        return Refusal("not_enough_points", "MOUNT-01", name, needs=total(costs), has=max(0, man.left))
    return costs


def dismount_places(position: Position, man: Being) -> Cells:
    """The free hexes around the horse that he can stand on. [MOUNT-08, RULING-T-34]"""
    field, state = position
    taken = state.occupied | hindrances(position).barred | machine_cells(state)
    return spread(field.move_graph_on_foot(man), field.board, man.area) & ~taken


def dismount(doing: Doing, command: Dismount, costs: Costs) -> None:
    """What is left of the mounted points is divided by 2, for the wounded by 4. [MOUNT-03]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    if man.debt and counting(doing.position, man, man.cell) > 1 and not pass_test(doing, man.id):
        return
    figures = doing.rules.figures
    divisor = figures.dismount_divisor if man.health == Health.HEALTHY else figures.dismount_divisor_wounded
    drop_bridles(doing, man.id)
    left = (man.left - total(costs)) // divisor
    doing.emit(e.Dismounted(man.id, man.mount, command.cell, costs, left))


def mounting_choices(position: Position, man: Being) -> Iterator[Mount]:
    """The horses he can get onto; getting down is listed with his moves."""
    if man.mounted or not man.character.rides or not position.state.beasts >> man.cell & 1:
        return
    for who in position.state.at.get(man.cell, ()):
        up = Mount(man.id, who)
        if who != man.id and not isinstance(plan_mount(position, up), Refusal):
            yield up
