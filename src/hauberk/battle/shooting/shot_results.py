"""What a hit does. Rulebook 5.4.4; play sheet, tables of shots."""

from __future__ import annotations

from hauberk.basis.term import Term
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.questions import ChargeRides, RetreatOwed
from hauberk.battle.core.state import State
from hauberk.battle.people.wounds import harm, kill, throw_off
from hauberk.board.board import Cell


def strike(doing: Doing, who: BeingId, result: str, origin: Cell, defensive: bool) -> None:
    """Carry out a letter of the shot table; the active side's people read defensive results. [HIT-04, HIT-05, DFIRE-06, RULING-T-48]"""
    victim = doing.being(who)
    on_the_move = defensive and victim.side == doing.state.active
    if result == "A":
        if on_the_move:
            _slow(doing, who)
        else:
            _drive_back(doing, who, origin)
    elif victim.mounted:
        _strike_rider(doing, who, result, on_the_move)
    else:
        harm(doing, who, "wounded" if result == "B" else "killed", "HIT-02")
        if result == "B" and on_the_move:
            _halve(doing, who)


def _strike_rider(doing: Doing, who: BeingId, result: str, on_the_move: bool) -> None:
    """B horse killed, rider thrown; C wounded in the saddle; D wounded, horse killed; E killed. [HIT-02, COUNTER-02]"""
    if result == "B":
        throw_off(doing, who, "stunned", "HIT-02", horse_dies=True)
    elif result == "D":
        throw_off(doing, who, "wounded", "HIT-02", horse_dies=True)
    elif result == "E":
        kill(doing, who, "HIT-02")
    else:
        harm(doing, who, "wounded", "HIT-02")
        if on_the_move:
            _halve(doing, who)


def _drive_back(doing: Doing, who: BeingId, origin: Cell) -> None:
    """Retreat two hexes; a stunned character who must retreat is dead. [RETREAT-01, STATE-04, RETREAT-08]"""
    victim = doing.being(who)
    if victim.health == Health.STUNNED:
        kill(doing, who, "STATE-04")
        return
    doing.ask(RetreatOwed(victim.side if victim.side >= 0 else doing.state.active, (who,), doing.rules.figures.retreat_shot, origin))


def _slow(doing: Doing, who: BeingId) -> None:
    """Two points less for who is moving or has yet to move. [DFIRE-06, RULING-T-48]"""
    man = doing.being(who)
    if man.health >= Health.STUNNED or not _still_moves(doing.state, man):
        return
    points = doing.rules.figures.defensive_a_points
    _slow_team(doing, who, points)
    doing.emit(e.MovementCut(who, max(0, man.left - points), (Term(-points, "shot_at", "DFIRE-06"),)))


def _halve(doing: Doing, who: BeingId) -> None:
    """Only half of the movement left may still be used. [DFIRE-06, RULING-T-49]"""
    man = doing.being(who)
    if not man.able or not _still_moves(doing.state, man):
        return
    left = max(0, man.left) // doing.rules.figures.defensive_b_divisor
    doing.emit(e.MovementCut(who, left, (Term(left - man.left, "wounded_on_the_move", "DFIRE-06"),)))


def _slow_team(doing: Doing, ox: BeingId, hexes: int) -> None:
    """An ox has no points but the hexes of its team: what a shot takes from it the machine goes less far in this turn. [RULING-T-126]"""
    most = doing.rules.figures.ox_hexes
    for machine in tuple(doing.state.machines.values()):
        if ox in machine.team and machine.moved < most:
            doing.emit(e.MachineSet(machine.id, machine._replace(moved=min(most, machine.moved + hexes))))


def _still_moves(state: State, man: Being) -> bool:
    """Is there movement left to cut? Whoever goes with a machine may go on with it; of those who charge only who has not yet arrived.

    [RULING-T-48, RULING-T-98, RULING-T-126]
    """
    if not man.has(Mark.HALTED) or man.along:
        return True
    rides = [question for question in state.pending if isinstance(question, ChargeRides)]
    return any(plan.man == man.id for ride in rides for plan in ride.plans[ride.number :])
