"""Charges: who may declare one, against whom, along which path. Rulebook 7.2.1, 7.2.3. How they are ridden stands in `charge_riding`."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Mark
from hauberk.battle.core.commands import Charge, GroupCharge
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import ChargeRides, Plan
from hauberk.battle.core.state import CHARGES, State
from hauberk.battle.melee import combat as melee
from hauberk.battle.movement.barring import first_at
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.walking import Walk, plan_walk, short_of
from hauberk.battle.riding.horses import drop_bridles
from hauberk.battle.riding.two_hexes import Pose, front_hexes, in_front_arc, pose_of
from hauberk.battle.scenario.withdrawal import no_quarrel
from hauberk.battle.walls.buildings import may_halt
from hauberk.board.board import Cells
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


def may_charge(state: State, man: Being) -> Refusal | None:
    """Any rider on the active side who did not shoot, once a phase.

    [CHARGE-01, CHARGE-09, CHARGE-11, TURN-05, RULING-T-95, RULING-T-107]
    """
    name = man.character.name
    if state.sequence != CHARGES or man.side != state.active:
        return Refusal("not_charge_sequence", "TURN-04", name)
    if not man.able or not man.mounted:
        return Refusal("not_mounted", "CHARGE-01", name)
    if refusal := no_quarrel(state, man):
        return refusal
    if man.marks & Mark.SHOT:
        return Refusal("has_shot_no_attack", "CHARGE-09", name)
    if man.marks & Mark.CHARGED:
        return Refusal("has_charged", "CHARGE-11", name)
    return None


def may_be_charged(position: Position, man: Being, target: Being) -> Refusal | None:
    """An enemy in the front arc whom the rider sees, not yet charged in this phase. [CHARGE-02, CHARGE-03, CHARGE-05]"""
    name, other = man.character.name, target.character.name
    if refusal := melee.may_be_attacked(position, man, target):
        return refusal
    if target.id in position.state.charged:
        return Refusal("charged_already", "CHARGE-02", name, other)
    pose = pose_of(man)
    if not (
        in_front_arc(position.field.board, pose, target.cell)
        or (target.tail >= 0 and in_front_arc(position.field.board, pose, target.tail))
    ):
        return Refusal("not_in_front_arc", "CHARGE-03", name, other)
    if not sees(position, man, target):
        return Refusal("does_not_see", "CHARGE-05", name, other)
    return None


def sees(position: Position, man: Being, target: Being) -> bool:
    """Line of sight from the head: terrain as for shots; of all beings only riders block. [CHARGE-05, RULING-T-97]"""
    riders = riders_on(position.state) & ~man.area & ~target.area
    for cell in target.cells:
        line = position.field.sight.look(man.cell, cell)
        if line.visible and not line.between.meets(riders):
            return True
    return False


def riders_on(state: State) -> Cells:
    """Hexes of mounted people of both sides."""
    (one, two), (three, four) = state.ranks[2:4], state.ranks[6:]
    return one | two | three | four


def plan_charge(position: Position, command: Charge) -> Walk | Refusal:
    """The declared path: six hexes or more, plain steps, within the allowance, ending with the target before the head.

    [CHARGE-04, CHARGE-06, CHARGE-07, CHARGE-08, CHARGE-14, RULING-T-96]
    """
    field, state = position
    man, target = state.beings[command.man], state.beings[command.target]
    name = man.character.name
    if refusal := may_charge(state, man) or may_be_charged(position, man, target):
        return refusal
    if len(command.path) < field.rules.figures.charge_hexes:
        return Refusal("charge_too_short", "CHARGE-06", name, needs=field.rules.figures.charge_hexes, has=len(command.path))
    walk = plan_walk(position, man, command.path, man.left)
    if isinstance(walk, Refusal):
        return short_of(walk, "CHARGE-04")
    if any(stride.leg.kind != "step" for stride in walk.strides):
        return Refusal("tight_turn", "CHARGE-07", name)
    end = walk.strides[-1].leg.pose
    if taken := (state.occupied & ~man.area) & end.area:
        cell, who = first_at(state, taken)
        return Refusal("occupied", "CHARGE-14", name, field.name(cell), by=who)
    if refusal := may_halt(field, man, end):
        return refusal
    if not hits(position, man, target, end):
        return Refusal("target_not_before_head", "CHARGE-08", name, target.character.name)
    return walk


def hits(position: Position, man: Being, target: Being, end: Pose) -> bool:
    """At the end a hex of the target is one of his front hexes, and he could enter it. [CHARGE-08, MELEE-25, RULING-T-77]"""
    step, barred = position.field.move_graph(man).step, hindrances(position).barred
    front = front_hexes(position.field.board, end)
    return any(cell in front and (end.cell, cell) in step and not barred >> cell & 1 for cell in target.cells)


def plan_group(position: Position, command: GroupCharge) -> tuple[Walk, ...] | Refusal:
    """Three or more knights beside each other against as many enemies beside each other.

    [GCHARGE-01, GCHARGE-02, GCHARGE-05, RULING-T-106]
    """
    if refusal := _may_join(position, command):
        return refusal
    walks: list[Walk] = []
    taken: Cells = 0
    for one in command.charges:
        walk = plan_charge(position, one)
        if isinstance(walk, Refusal):
            return walk
        end = walk.strides[-1].leg.pose
        if taken & end.area:
            return Refusal("ends_overlap", "GCHARGE-01", position.state.beings[one.man].character.name)
        taken |= end.area
        walks.append(walk)
    return tuple(walks)


def _may_join(position: Position, command: GroupCharge) -> Refusal | None:
    field, state = position
    for who in (name for one in command.charges for name in (one.man, one.target)):
        if who not in state.beings:
            return Refusal("nobody_of_that_name", "TURN-01", about=who)
    men = [state.beings[one.man] for one in command.charges]
    targets = [state.beings[one.target] for one in command.charges]
    needs, has = max(field.rules.figures.group_least, len(men)), min(len({man.id for man in men}), len({t.id for t in targets}))
    if has < needs:
        return Refusal("group_too_small", "GCHARGE-01", needs=needs, has=has)
    if not (connected(field, men) and connected(field, targets)):
        return Refusal("group_not_adjacent", "GCHARGE-01")
    if all("cataphract" in man.character.traits for man in men):
        if any(target.mounted or target.character.is_beast for target in targets):
            return Refusal("cataphracts_against_foot", "GCHARGE-05")
        return None
    for man in men:
        if not may_couch(man):
            return Refusal("no_couched_lance", "GCHARGE-01", man.character.name)
    return None


def may_couch(man: Being) -> bool:
    """Norman knights and nobles whose lance is not thrown. [GCHARGE-01, RULING-T-50, RULING-T-105]"""
    return "couched_lance" in man.character.traits and not man.thrown


def connected(field: Field, beings: list[Being]) -> bool:
    """Does each stand beside another, all of them in one body? [RULING-T-105]"""
    left = set(range(1, len(beings)))
    todo = [0]
    while todo:
        here = beings[todo.pop()]
        near = 0
        for cell in here.cells:
            near |= field.board.around[cell]
        for other in tuple(left):
            if beings[other].area & near:
                left.discard(other)
                todo.append(other)
    return not left


def charge(doing: Doing, command: Charge, walk: Walk) -> None:
    """One rider names target and path. [CHARGE-01]"""
    _declare(doing, (command,), group=False)


def group_charge(doing: Doing, command: GroupCharge, walks: tuple[Walk, ...]) -> None:
    """Several name them together. [GCHARGE-01]"""
    _declare(doing, command.charges, group=True)


def _declare(doing: Doing, charges: tuple[Charge, ...], group: bool) -> None:
    for one in charges:
        doing.emit(e.ChargeDeclared(one.man, one.target, one.path, group))
        drop_bridles(doing, one.man)
    plans = tuple(Plan(one.man, one.target, one.path) for one in charges)
    doing.ask(ChargeRides(doing.state.active, plans, 0, "counter"))


def charge_bonus(man: Being, divisor: int) -> tuple[Term, ...]:
    """Half more attack against the target he named, rounded down. [CHARGE-10]"""
    return (Term(man.values.attack // divisor, "charge", "CHARGE-10", man.character.name),)
