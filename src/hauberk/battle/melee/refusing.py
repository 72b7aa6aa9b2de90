"""Refusal of combat by horse archers. Rulebook 7.4."""

from __future__ import annotations

from hauberk.battle.charge.riding import struck_home
from hauberk.battle.core import events as e
from hauberk.battle.core.commands import StandFast, Withdraw
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import Refusable
from hauberk.battle.melee.combat import fight
from hauberk.battle.melee.evading import still_adjacent, ways_out, withdraw_choices
from hauberk.battle.people.displacing import retreat_test
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.common.refusal import Refusal


def withdrawal_choices(position: Position, asked: Refusable) -> list[Withdraw]:
    """His ways out. [REFUSE-02]"""
    return withdraw_choices(position, asked.men, position.state.beings[asked.target])


def plan_withdrawal(position: Position, command: Withdraw) -> tuple[Pose, ...] | Refusal:
    """Only one of the ways out. [REFUSE-02]"""
    asked = position.state.pending[-1]
    assert isinstance(asked, Refusable)
    archer = position.state.beings[asked.target]
    if command in withdrawal_choices(position, asked):
        for poses in ways_out(position, archer):
            backwards = poses[0].cell == archer.tail
            if tuple(pose.tail if backwards else pose.cell for pose in poses) == command.path:
                return poses
    return Refusal("no_way_out", "REFUSE-02", archer.character.name)


def withdraw(doing: Doing, command: Withdraw, poses: tuple[Pose, ...]) -> None:
    """He rides off, with a test on each threatened hex; caught beside an attacker he must fight. [REFUSE-03, REFUSE-04, RULING-T-121]"""
    asked = doing.state.pending[-1]
    assert isinstance(asked, Refusable)
    doing.answer()
    who = asked.target
    for pose in poses:
        doing.emit(e.Withdrew(who, (pose.cell,), pose.tail, pose.facing))
        result = retreat_test(doing, who, pose.cell, "REFUSE-03")
        if not doing.being(who).able:
            return
        if result != "passes":
            break
    if still_adjacent(doing.position, asked.men, pose_of(doing.being(who))):
        _fight(doing, asked)


def stand(doing: Doing, command: StandFast, asked: Refusable) -> None:
    """He accepts the fight."""
    doing.answer()
    _fight(doing, asked)


def _fight(doing: Doing, asked: Refusable) -> None:
    if asked.charge:
        struck_home(doing, asked)
    else:
        fight(doing, asked.men, asked.target, demand=asked.demand)


def plan_standing(position: Position, command: StandFast) -> Refusable:
    """Whoever is attacked may always stand."""
    asked = position.state.pending[-1]
    assert isinstance(asked, Refusable)
    return asked
