"""Charges on their way: watched, met, ridden, and the blow. Rulebook 7.2.1, 7.2.4, 7.2.5."""

from __future__ import annotations

from hauberk.battle.charge import counter_charge
from hauberk.battle.charge.declaring import charge_bonus, hits
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.commands import RideOn
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import AdvanceOffered, ChargeMet, ChargeRides, ChargeSpent, ChargeWatched, Plan, Refusable
from hauberk.battle.melee import combat as melee
from hauberk.battle.melee.evading import may_refuse
from hauberk.battle.melee.melee_results import AGAINST_ATTACKERS, Result, apply_result
from hauberk.battle.movement import infiltration
from hauberk.battle.movement import walking as movement
from hauberk.battle.movement.mobility import shares
from hauberk.battle.movement.walking import Walk, plan_walk
from hauberk.battle.people.wounds import bury_surrounded, hurt
from hauberk.battle.riding.horses import drop_bridles
from hauberk.battle.riding.two_hexes import pose_of
from hauberk.battle.shooting.defensive_fire import charge_way, is_watched
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

# -- riding ----------------------------------------------------------------------------------------------------------


def go_on(doing: Doing, ride: ChargeRides) -> None:
    """The next stage of charges in progress; called when nothing else is left to settle. [CHARGE-01, GCHARGE-01]"""
    doing.answer()
    number = ride.number
    if ride.stage == "strike":
        _strike(doing, ride.plans)
        return
    if number == len(ride.plans):
        following = {"counter": "watch", "watch": "refuse", "refuse": "strike"}[ride.stage]
        doing.ask(ride._replace(number=0, stage=following))
        return
    {"counter": _ask_counter, "watch": _watch, "ride": _ride, "meet": _meet, "refuse": _ask_refusal}[ride.stage](doing, ride)


def _next(ride: ChargeRides, stage: str, plan: Plan | None = None) -> ChargeRides:
    """The entry for the following charger, this one's plan changed if one is given."""
    plans = ride.plans if plan is None else with_plan(ride.plans, ride.number, plan)
    return ride._replace(plans=plans, number=ride.number + 1, stage=stage)


def with_plan(plans: tuple[Plan, ...], number: int, plan: Plan) -> tuple[Plan, ...]:
    """The plans with one of them changed."""
    return (*plans[:number], plan, *plans[number + 1 :])


def _ask_counter(doing: Doing, ride: ChargeRides) -> None:
    """May the passive side meet this charge? [CCHARGE-01, GCHARGE-03]"""
    if counter_charge.exists(doing.position, ride.plans, ride.number):
        doing.ask(ChargeMet(1 - ride.side, ride.plans, ride.number))
    else:
        doing.ask(_next(ride, "counter"))


def _watch(doing: Doing, ride: ChargeRides) -> None:
    """May somebody shoot at this charge on its way? [CHARGE-12]"""
    question = ChargeWatched(1 - ride.side, ride.plans, ride.number)
    plan = ride.plans[ride.number]
    man = doing.being(plan.man)
    if (
        man.able
        and man.mounted
        and not plan.void
        and is_watched(doing.position, man, charge_way(question, doing.rules.figures.clash_distance))
    ):
        doing.ask(question)
    else:
        doing.ask(ride._replace(stage="ride"))


def ride_part(doing: Doing, plans: tuple[Plan, ...], number: int, steps: int) -> tuple[Plan, ...]:
    """The charger covers so many more hexes of his path unless he was stopped; infiltration may stop him. [CHARGE-12, CHARGE-13, INF-11]"""
    plan = plans[number]
    if plan.void:
        return plans
    man = doing.being(plan.man)
    man = man._replace(debt=_in_debt(doing, plan, man))
    path = plan.path[plan.ridden : plan.ridden + steps]
    last = plan.ridden + steps >= len(plan.path) - _short(doing, plan)
    changed = plan
    if path and man.able and man.mounted:
        walk = _affordable(doing, man, path, last)
        before = man.cell
        reached = _gallop_along(doing, walk) if walk else False
        now = doing.being(plan.man)
        covered = len(walk.strides) if walk and reached else _covered(plan, now, before)
        changed = plan._replace(ridden=plan.ridden + covered, void=not reached or covered < len(path))
    elif not (man.able and man.mounted):
        changed = plan._replace(void=True)
    return with_plan(plans, number, changed)


def _in_debt(doing: Doing, plan: Plan, man: Being) -> bool:
    """Has he ridden from one threatened hex to another, so that going on costs the infiltration? [CHARGE-12, RULING-T-24, RULING-T-47]"""
    if not plan.ridden or not man.mounted:
        return False
    zone = infiltration.zone(doing.position, 1 - man.side)
    return bool(zone >> man.cell & zone >> man.tail & 1)


def _short(doing: Doing, plan: Plan) -> int:
    """By how many hexes a counter-charge shortens the ride. [CCHARGE-06]"""
    return doing.rules.figures.clash_distance if plan.counter else 0


def _affordable(doing: Doing, man: Being, path: tuple[int, ...], last: bool) -> Walk | None:
    """As much of the path as his points still pay; where the ride ends he must be alone. [CHARGE-14, RULING-T-98]"""
    others = doing.state.occupied & ~man.area
    for length in range(len(path), 0, -1):
        walk = plan_walk(doing.position, man, path[:length], man.left)
        if not isinstance(walk, Refusal) and not (last and others & walk.strides[-1].leg.pose.area):
            return walk
    return None


def _covered(plan: Plan, man: Being, before: int) -> int:
    """How far along his path somebody got who was stopped on it."""
    rest = plan.path[plan.ridden :]
    return rest.index(man.cell) + 1 if man.on_map and man.cell in rest and man.cell != before else 0


def _gallop_along(doing: Doing, walk: Walk) -> bool:
    """Ride a path, testing where two enemies press; False if stopped. [INF-11, CHARGE-13]"""
    who, chunk = walk.man.id, list[movement.Stride]()
    for stride in walk.strides:
        if stride.test:
            _emit_ride(doing, who, chunk)
            chunk = []
            if not movement.pass_test(doing, who):
                return False
        chunk.append(stride)
        if doing.state.lying & doing.field.board.around[stride.leg.pose.cell]:  # he may close a ring round the stunned [STATE-05]
            _emit_ride(doing, who, chunk)
            chunk = []
            bury_surrounded(doing)
    _emit_ride(doing, who, chunk)
    return True


def _emit_ride(doing: Doing, who: BeingId, strides: list[movement.Stride]) -> None:
    if strides:
        pose = strides[-1].leg.pose
        costs = tuple(term for stride in strides for term in stride.costs)
        path = tuple(stride.leg.pose.cell for stride in strides)
        left = doing.being(who).left - sum(term.value for term in costs)
        doing.emit(e.Rode(who, path, pose.tail, pose.facing, costs, left))


def _ride(doing: Doing, ride: ChargeRides) -> None:
    """The charger rides to the end of his path, or up to where the counter-charge meets him. [CHARGE-12, CCHARGE-06]"""
    plan = ride.plans[ride.number]
    hexes = len(plan.path) - _short(doing, plan) - plan.ridden
    rides = _short_rides(doing, plan, hexes)
    if len(rides) > 1:
        doing.ask(ChargeSpent(ride.side, ride.plans, ride.number, rides))
        return
    doing.ask(ride._replace(stage="meet"))
    plans = ride_part(doing, ride.plans, ride.number, hexes)
    _replace_below(doing, plans)


def _short_rides(doing: Doing, plan: Plan, hexes: int) -> tuple[int, ...]:
    """Where somebody can stop whose points no longer bring him to the end; nothing if they do. [RULING-T-98]"""
    man = doing.being(plan.man)
    if plan.void or not man.able or not man.mounted:
        return ()
    man = man._replace(debt=_in_debt(doing, plan, man))
    path = plan.path[plan.ridden : plan.ridden + hexes]
    if not isinstance(plan_walk(doing.position, man, path, man.left), Refusal):
        return ()
    found = [] if shares(doing.state, man) else [0]
    others = doing.state.occupied & ~man.area
    for length in range(1, hexes):
        walk = plan_walk(doing.position, man, path[:length], man.left)
        if not isinstance(walk, Refusal) and not others & walk.strides[-1].leg.pose.area:
            found.append(length)
    return tuple(found)


def plan_riding_on(position: Position, command: RideOn) -> ChargeSpent | Refusal:
    """He stops where he can, his owner says where. [RULING-T-98]"""
    asked = position.state.pending[-1]
    assert isinstance(asked, ChargeSpent)
    if command.hexes not in asked.rides:
        return Refusal("no_such_ride", "CHARGE-13")
    return asked


def riding_on_choices(position: Position, asked: ChargeSpent) -> list[RideOn]:
    """As far as he may. [RULING-T-98]"""
    return [RideOn(hexes) for hexes in asked.rides]


def ride_on(doing: Doing, command: RideOn, asked: ChargeSpent) -> None:
    """The charge has come to nothing; he rides on as far as his owner likes. [CHARGE-13, RULING-T-98]"""
    doing.answer()
    doing.ask(ChargeRides(asked.side, asked.plans, asked.number, "meet"))
    plans = ride_part(doing, asked.plans, asked.number, command.hexes) if command.hexes else asked.plans
    _replace_below(doing, with_plan(plans, asked.number, plans[asked.number]._replace(void=True)))


def _replace_below(doing: Doing, plans: tuple[Plan, ...]) -> None:
    """Write what was ridden into the entry that waits below any questions the ride has raised."""
    raised = []
    while not isinstance(doing.state.pending[-1], ChargeRides):
        raised.append(doing.state.pending[-1])
        doing.answer()
    waiting = doing.state.pending[-1]
    assert isinstance(waiting, ChargeRides)
    doing.answer()
    doing.ask(waiting._replace(plans=plans))
    for question in reversed(raised):
        doing.ask(question)


def _meet(doing: Doing, ride: ChargeRides) -> None:
    """The counter-charger rides to the clash; if he fails, the charger goes on to his target. [CCHARGE-06, RULING-T-99, RULING-T-100]"""
    plan = ride.plans[ride.number]
    if not plan.counter or plan.void:
        doing.ask(_next(ride, "watch", plan._replace(counter="") if plan.void else plan))
        return
    doing.ask(_next(ride, "watch"))
    if counter_charge.ride_to_clash(doing, plan):
        return
    lone = plan._replace(counter="", counter_path=())
    plans = with_plan(ride.plans, ride.number, lone)
    plans = ride_part(doing, plans, ride.number, len(plan.path) - plan.ridden)
    _replace_below(doing, plans)


# -- the blow --------------------------------------------------------------------------------------------------------


def _ask_refusal(doing: Doing, ride: ChargeRides) -> None:
    """A horse archer who is faster may refuse the charge. [REFUSE-01, RULING-T-120]"""
    plan = ride.plans[ride.number]
    if not _may_strike(doing, plan) or plan.counter or not may_refuse(doing.position, (plan.man,), plan.target):
        doing.ask(_next(ride, "refuse"))
        return
    doing.ask(_next(ride, "refuse", plan._replace(evaded=True)))
    target = doing.being(plan.target)
    doing.ask(Refusable(target.side, (plan.man,), plan.target, charge=True))


def struck_home(doing: Doing, asked: Refusable) -> None:
    """The target did not get away: the charge strikes after all. [RULING-T-121]"""
    waiting = doing.state.pending[-1]
    assert isinstance(waiting, ChargeRides)
    plans = tuple(plan._replace(evaded=False) if plan.man == asked.men[0] else plan for plan in waiting.plans)
    _replace_below(doing, plans)


def _may_strike(doing: Doing, plan: Plan) -> bool:
    """Is the charger still in the saddle, in place, and his target before his head? [CHARGE-08, CHARGE-13]"""
    man = doing.being(plan.man)
    foe = doing.being(plan.counter or plan.target)
    if plan.void or plan.evaded or not man.able or not man.mounted or not foe.alive:
        return False
    return hits(doing.position, man, foe, pose_of(man))


def _strike(doing: Doing, plans: tuple[Plan, ...]) -> None:
    """All dice first, then all results, then all advances. [CHARGE-15, CHARGE-16, GCHARGE-04, CCHARGE-07, RULING-T-105]"""
    figures, asked = doing.rules.figures, len(doing.state.pending)
    group = len(plans) > 1
    extra = (Term(figures.group_shift, "group_charge", "GCHARGE-04"),) if group else ()
    blows: list[tuple[Plan, melee.Reckoning, str]] = []
    clashes: list[tuple[Plan, tuple[str, str]]] = []
    for plan in plans:
        if not _may_strike(doing, plan):
            doing.emit(e.ChargeVoid(plan.man, plan.target, "evaded" if plan.evaded else "stopped"))
            movement.step_back_to_free(doing, plan.man)
            continue
        if plan.counter:
            clashes.append((plan, counter_charge.throw_both(doing, plan, extra)))
            continue
        doing.emit(e.AttackDeclared((plan.man,), plan.target, charge=True))
        if doing.being(plan.target).mounted:
            drop_bridles(doing, plan.target)
        bonus = charge_bonus(doing.being(plan.man), figures.charge_divisor)
        blows.append((plan, *melee.throw(doing, (plan.man,), plan.target, bonus, extra)))
    for plan, letters in clashes:
        counter_charge.settle_clash(doing, plan, letters)
    for plan, found, letter in blows:
        _land(doing, plan, found, letter)
    _put_advances_last(doing, asked)


def _land(doing: Doing, plan: Plan, found: melee.Reckoning, letter: str) -> None:
    """The blow takes effect; who has fallen in a clash of the same moment dies of a second injury.

    [CHARGE-17, RULING-T-10, RULING-T-104, RULING-T-119]
    """
    target = doing.being(plan.target)
    if target.on_map or letter in AGAINST_ATTACKERS:
        apply_result(doing, (plan.man,), plan.target, Result(letter, found.pikes, found.side, charge=True))
    elif letter in ("D", "E", "F") and target.health != Health.DEAD:
        hurt(doing, plan.target, Health.DEAD, "CHARGE-16")


def _put_advances_last(doing: Doing, asked: int) -> None:
    """Whoever must fall or go back does so before anybody follows. [RULING-T-105]"""
    raised = doing.state.pending[asked:]
    ordered = tuple(sorted(raised, key=lambda question: not isinstance(question, AdvanceOffered)))
    if ordered == raised:
        return
    for _ in raised:
        doing.answer()
    for question in ordered:
        doing.ask(question)
