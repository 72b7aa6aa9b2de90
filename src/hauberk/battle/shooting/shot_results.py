"""What a hit does. Rulebook 5.4.4; play sheet, tables of shots."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.chances import TARGET, Meaning
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.questions import ChargeRides, RetreatOwed
from hauberk.battle.core.state import State
from hauberk.battle.people.wounds import harm, kill, throw_off
from hauberk.board.board import Cell
from hauberk.common.term import Term


def meaning(result: str, mounted: bool, lying: bool, on_the_move: bool) -> Meaning:
    """What a letter of the shot table means for somebody who is mounted or not, lies stunned or stands; the active side's people read
    defensive results. Of riders B kills the horse and throws them, C wounds them in the saddle, D does both, E kills them.

    [HIT-02, HIT-04, HIT-05, DFIRE-06, COUNTER-02, STATE-04, RULING-T-48]
    """
    if result == "A":
        if on_the_move:
            return Meaning(TARGET, slowed=True)
        return Meaning(TARGET, "killed") if lying else Meaning(TARGET, back=True)
    if mounted:
        harm, horse = {"B": ("stunned", True), "C": ("wounded", False), "D": ("wounded", True), "E": ("killed", False)}[result]
        return Meaning(TARGET, harm, horse=horse, slowed=on_the_move and result == "C")
    return Meaning(TARGET, "wounded" if result == "B" else "killed", slowed=on_the_move and result == "B")


def strike(doing: Doing, who: BeingId, result: str, origin: Cell, defensive: bool) -> None:
    """Carry out a letter of the shot table. [HIT-04, HIT-05, DFIRE-06, RULING-T-48]"""
    victim = doing.being(who)
    on_the_move = defensive and victim.side == doing.state.active
    means = meaning(result, victim.mounted, victim.health == Health.STUNNED, on_the_move)
    if means.back:
        _drive_back(doing, who, origin)
    elif means.horse:
        throw_off(doing, who, means.harm, "HIT-02", horse_dies=True)
    elif means.harm and result == "A":
        kill(doing, who, "STATE-04")
    elif means.harm:
        harm(doing, who, means.harm, "HIT-02")
    if means.slowed and means.harm:
        _halve(doing, who)
    elif means.slowed:
        _slow(doing, who)


def _drive_back(doing: Doing, who: BeingId, origin: Cell) -> None:
    """Retreat two hexes. [RETREAT-01, RETREAT-08]"""
    victim = doing.being(who)
    doing.ask(RetreatOwed(victim.side if victim.side >= 0 else doing.state.active, (who,), doing.rules.figures.retreat_shot, origin))


def _slow(doing: Doing, who: BeingId) -> None:
    """Two points less for who is moving or has yet to move. [DFIRE-06, RULING-T-48]"""
    man = doing.being(who)
    if man.health >= Health.STUNNED or not still_moves(doing.state, man):
        return
    points = doing.rules.figures.defensive_a_points
    _slow_team(doing, who, points)
    doing.emit(e.MovementCut(who, max(0, man.left - points), (Term(-points, "shot_at", "DFIRE-06"),)))


def _halve(doing: Doing, who: BeingId) -> None:
    """Only half of the movement left may still be used. [DFIRE-06, RULING-T-49]"""
    man = doing.being(who)
    if not man.able or not still_moves(doing.state, man):
        return
    left = max(0, man.left) // doing.rules.figures.defensive_b_divisor
    doing.emit(e.MovementCut(who, left, (Term(left - man.left, "wounded_on_the_move", "DFIRE-06"),)))


def _slow_team(doing: Doing, ox: BeingId, hexes: int) -> None:
    """An ox has no points but the hexes of its team: what a shot takes from it the machine goes less far in this turn. [RULING-T-126]"""
    most = doing.rules.figures.ox_hexes
    for machine in tuple(doing.state.machines.values()):
        if ox in machine.team and machine.moved < most:
            doing.emit(e.MachineSet(machine.id, machine._replace(moved=min(most, machine.moved + hexes))))


def still_moves(state: State, man: Being) -> bool:
    """Is there movement left to cut? Whoever goes with a machine may go on with it; of those who charge only who has not yet arrived.

    [RULING-T-48, RULING-T-98, RULING-T-126]
    """
    if not man.has(Mark.HALTED) or man.along:
        return True
    rides = [question for question in state.pending if isinstance(question, ChargeRides)]
    return any(plan.man == man.id for ride in rides for plan in ride.plans[ride.number :])
