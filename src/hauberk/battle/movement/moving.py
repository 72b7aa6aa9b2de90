"""The move command: walking a declared path while the enemy watches. Rulebook 4, 5.3."""

from __future__ import annotations

from hauberk.battle.capture.capturing import set_free
from hauberk.battle.charge.riding import ride_part
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import HoldFire, Move, ShootBack
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import FireHeld
from hauberk.battle.core.orders import go_on
from hauberk.battle.core.questions import ChargeRides, ChargeWatched, MovementEnding, MoveWatched, OrderWatched
from hauberk.battle.core.sequence import end_movement
from hauberk.battle.movement.walking import Walk, begin, leave_ranks, plan_move, walk_on
from hauberk.battle.shooting.crossfire import loose
from hauberk.battle.shooting.defensive_fire import Watched, is_watched, leader, plan_shooting_back
from hauberk.battle.shooting.shots import ShotPlan
from hauberk.common.refusal import Refusal


def move(doing: Doing, command: Move, walk: Walk) -> None:
    """He sets out; if an enemy could shoot at him on the way, that side is asked once. [MOVE-01, DFIRE-01]"""
    begin(doing, command.man)
    set_free(doing, command.man)
    man = doing.being(command.man)
    if is_watched(doing.position, man, command.path, walk.poses):
        doing.ask(MoveWatched(1 - man.side, man.id, command.path))
    elif man is walk.man and not man.formation:
        walk_on(doing, walk)
    else:
        _go(doing, command.man, command.path)


def _go(doing: Doing, who: BeingId, path: tuple[int, ...], upto: int | None = None) -> bool:
    """Walk a path that has been checked before; what happened since may have shortened it.

    Who leaves his ranks on it has no longer their shelter from infiltration tests. [INF-12]
    """
    walk = plan_move(doing.position, Move(who, path))
    if isinstance(walk, Refusal):
        return False
    leave_ranks(doing, walk)
    if walk.man.formation and not doing.being(who).formation:
        return _go(doing, who, path, upto)
    return walk_on(doing, walk, upto)


def hold_fire(doing: Doing, command: HoldFire, question: Watched) -> None:
    """Nobody shoots; what was declared goes on. [DFIRE-01]"""
    doing.answer()
    doing.emit(FireHeld(command.scope, leader(question) if command.scope == "man" else ""))
    if isinstance(question, MoveWatched):
        _go(doing, question.man, question.path)
    elif isinstance(question, OrderWatched):
        go_on(doing, question.order)
    elif isinstance(question, ChargeWatched):
        doing.ask(ChargeRides(doing.state.active, question.plans, question.number, "ride"))
    else:
        end_movement(doing)


def shoot_back(doing: Doing, command: ShootBack, plan: ShotPlan) -> None:
    """The mover comes as far as the named step, then the shot falls; afterwards he goes on or changes his mind. [DFIRE-01, DFIRE-06]"""
    question = doing.state.pending[-1]
    assert isinstance(question, Watched)
    doing.answer()
    if isinstance(question, MoveWatched) and command.step:
        _go(doing, question.man, question.path, command.step)
    elif isinstance(question, OrderWatched) and command.step:
        go_on(doing, question.order, command.step)
    elif isinstance(question, ChargeWatched):
        plans = ride_part(doing, question.plans, question.number, command.step)
        doing.ask(ChargeRides(doing.state.active, plans, question.number, "watch"))
    elif isinstance(question, MovementEnding):
        doing.ask(question)
    if command.step:
        _fire(doing, command, question)
    else:  # nobody has moved since the shot was judged
        loose(doing, command, plan)


def _fire(doing: Doing, command: ShootBack, question: Watched) -> None:
    """Judge the shot again on the spot: whoever was stopped before the named hex is not there to be shot at."""
    now = doing.state._replace(pending=(*doing.state.pending, MovementEnding(question.side)))
    shot = plan_shooting_back(doing.field.at(now), ShootBack(command.man, command.target, command.aim, command.origin, command.weapon))
    if not isinstance(shot, Refusal):
        loose(doing, command, shot)
