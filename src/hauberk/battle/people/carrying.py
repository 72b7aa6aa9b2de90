"""Carrying a stunned character. Rulebook 4.2.4."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.commands import LayDown, Lift
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.movement.infiltration import counting
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.movement.walking import begin, halt, pass_test
from hauberk.battle.people.burdens import lay_places, may_bear
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


def plan_lift(position: Position, command: Lift) -> int | Refusal:
    """Who passes a stunned character on foot may shoulder him; half of the points left remain.

    [CARRY-01, RULING-T-19]
    """
    field, state = position
    man, body = state.beings[command.man], state.beings[command.body]
    name, other = man.character.name, body.character.name
    if refusal := may_move(state, man):
        return refusal
    if not may_bear(man):
        return Refusal("cannot_carry", "CARRY-01", name)
    if body.health != Health.STUNNED or not body.alive or body.character.is_beast:
        return Refusal("not_stunned", "CARRY-01", name, other)
    if body.cell != man.cell:
        return Refusal("not_on_his_hex", "CARRY-01", name, other)
    if not lay_places(position, man, body):
        return Refusal("nowhere_to_lay", "CARRY-02", name, other)
    debt = field.rules.infiltration.surcharge if man.debt else 0
    if man.left < debt:
        return Refusal("not_enough_points", "MOVE-05", name, needs=debt, has=max(0, man.left))
    return (man.left - debt) // field.rules.figures.carry_divisor


def lift(doing: Doing, command: Lift, left: int) -> None:
    """Lifting counts as going on, so an infiltration debt is paid first. [CARRY-01, RULING-T-24]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    if man.debt and counting(doing.position, man, man.cell) > 1 and not pass_test(doing, man.id):
        return
    debt = doing.rules.infiltration.surcharge if man.debt else 0
    costs: tuple[Term, ...] = (Term(man.left - debt - left, "carrying", "CARRY-01"),)
    if debt:
        costs = (Term(debt, "infiltration", "INF-01", doing.field.name(man.cell)), *costs)
    doing.emit(e.Lifted(man.id, command.body, costs, left, man.spent + debt))


def plan_laying(position: Position, command: LayDown) -> Being | Refusal:
    """The bearer lays him on a hex beside his own. [CARRY-02]"""
    field, state = position
    man = state.beings[command.man]
    if not man.carries or man.side != state.active:
        return Refusal("carries_nobody", "CARRY-02", man.character.name)
    body = state.beings[man.carries]
    if command.cell not in lay_places(position, man, body):
        return Refusal("cannot_lay_there", "CARRY-02", man.character.name, field.name(command.cell))
    return body


def lay_down(doing: Doing, command: LayDown, body: Being) -> None:
    """The carried lies down and the bearer's movement is over. [CARRY-02]"""
    doing.emit(e.LaidDown(command.man, body.id, command.cell))
    halt(doing, command.man, "done")


def lifting_choices(position: Position, man: Being) -> list[Lift]:
    """Whom he can shoulder where he stands."""
    if man.mounted or man.carries or not position.state.lying >> man.cell & 1:
        return []
    commands = [Lift(man.id, who) for who in position.state.at.get(man.cell, ()) if who != man.id]
    return [command for command in commands if not isinstance(plan_lift(position, command), Refusal)]


def laying_choices(position: Position, man: Being) -> list[LayDown]:
    """Where he can lay down whom he bears. [CARRY-02]"""
    if not man.carries:
        return []
    return [LayDown(man.id, cell) for cell in lay_places(position, man, position.state.beings[man.carries])]
