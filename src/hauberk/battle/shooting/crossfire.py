"""Crossfire: who is covered by a corner or a doorway has that cover on one side at a time. Rulebook 8.3.5, 8.3.6, 9.4.3."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Shoot, ShootBack, TakeCover
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import CoverAsked
from hauberk.battle.shooting.line_of_fire import lee_of, sheltered
from hauberk.battle.shooting.shots import ShotPlan, arms, may_shoot_defensively, may_shoot_offensively, plan_aim, shoot
from hauberk.common.refusal import Refusal


def loose(doing: Doing, command: Shoot | ShootBack, plan: ShotPlan) -> None:
    """A shot, unless its target must first say on which side he is covered; if nobody else threatens him, it is this one.

    [BLDG-09, DOOR-05, GATE-09, RULING-G-07]
    """
    side = lee_of(doing.position, plan.aim, plan.target, plan.cover_terms)
    target = doing.being(plan.target.id)
    if side >= 0 and sheltered(doing.state, target) is None:
        other = _from_the_other_side(doing.position, command, target, side)
        if other is not None:
            foe, beyond = other
            doing.ask(CoverAsked(target.side, target.id, (command.man, foe), (side, beyond), command))
            return
        doing.emit(e.Sheltered(target.id, target.cell, side))
    shoot(doing, command, plan)


def _from_the_other_side(position: Position, command: Shoot | ShootBack, target: Being, side: int) -> tuple[str, int] | None:
    """An enemy who has a shot at him past the other side of his corner or door. [BLDG-09, RULING-G-07]"""
    for who in position.state.marksmen:
        man = position.state.beings[who]
        if man.side != position.state.beings[command.man].side or who == command.man or not man.able:
            continue
        for weapon in arms(position, man):
            may = may_shoot_offensively if isinstance(command, Shoot) else may_shoot_defensively
            if may(position, man, weapon) is not None:
                continue
            for origin in man.cells:
                for aim in target.cells:
                    plan = plan_aim(position, Shoot(who, target.id, aim, origin, weapon.id), weapon)
                    if isinstance(plan, Refusal):
                        continue
                    other = lee_of(position, plan.aim, target, plan.cover_terms)
                    if other != side and other // 2 == side // 2:
                        return who, other
    return None


def plan_taking_cover(position: Position, command: TakeCover) -> CoverAsked | Refusal:
    """Against one of those who threaten him. [BLDG-09]"""
    asked = position.state.pending[-1] if position.state.pending else None
    if not isinstance(asked, CoverAsked) or command.man != asked.man or command.target not in asked.foes:
        return Refusal("no_such_cover", "BLDG-09", about=command.target)
    return asked


def cover_choices(position: Position, asked: CoverAsked) -> list[TakeCover]:
    """Against any of those who threaten him. [BLDG-09]"""
    return [TakeCover(asked.man, foe) for foe in asked.foes]


def take_cover(doing: Doing, command: TakeCover, asked: CoverAsked) -> None:
    """He is covered on that side until the phase is over; then the shot falls. [BLDG-09, RULING-G-07]"""
    doing.answer()
    man = doing.being(command.man)
    doing.emit(e.Sheltered(man.id, man.cell, asked.lees[asked.foes.index(command.target)]))
    plan = plan_aim(doing.position, asked.shot, doing.rules.weapons[asked.shot.weapon])
    if isinstance(plan, ShotPlan):
        shoot(doing, asked.shot, plan)
