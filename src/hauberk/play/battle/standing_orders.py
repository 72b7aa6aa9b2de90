"""What can be left to be done while the other side plays its phase of a battle, and what answers each question."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauberk.battle.charge.counter_charge import fate
from hauberk.battle.charge.declaring import charge_bonus
from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import to_decide
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.chances import TARGET, Meaning, melee_letters
from hauberk.battle.core.field import Position
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import reckon
from hauberk.battle.scenario.patrols import seen_by
from hauberk.battle.shooting import shot_chances
from hauberk.battle.shooting.defensive_fire import plan_shooting_back, then_at
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.play.standing_orders import CAPTAINS, Asked, Book, Order, nothing

HARMS = ("stunned", "wounded", "killed")
FALLS = ("dead", "stunned", "wounded_unhorsed", "wounded_back")
"""What a clash does to a rider that is worse than going back."""


class HoldFire(Order, frozen=True):
    """Do not shoot in the enemy's phase. [DFIRE-01]"""


class Shoot(Order, frozen=True):
    """Shoot in the enemy's phase at the best target there is, else hold fire. [DFIRE-01]"""

    within: int = 0
    """Only at who is within so many hexes: 1, adjacent. 0: at any range."""
    least: int = 1
    """Only with so many chances in a hundred to stun, wound or kill him."""
    riders: bool = False
    """At riders first."""
    careless: bool = False
    """Also where the shot could strike a friend."""


class CounterCharge(Order, frozen=True):
    """Ride to meet a charge when the odds are good enough. [CCHARGE-01]"""

    least: int = 50
    """With so many chances in a hundred that the clash strikes the charger down or wounds him."""


class LetCome(Order, frozen=True):
    """Await charges. [CCHARGE-01]"""


class RideOff(Order, frozen=True):
    """Refuse the combat where one may. [REFUSE-01]"""

    above: int = 0
    """Only if the attack has more than so many chances in a hundred to stun, wound or kill him; else he stands."""


class StandFast(Order, frozen=True):
    """Accept every attack. [REFUSE-01]"""


class FallBack(Order, frozen=True):
    """Retreat and fall toward a hex; none named: away from the enemy. [RETREAT-01, UNHORSE-01]"""

    toward: str = ""


class TakeBlow(Order, frozen=True):
    """Of several attackers the first of these takes the blow; if none of them is among them, the weakest. [MELEE-14]"""


class HoldGround(Order, frozen=True):
    """Do not follow the beaten. [ADV-01]"""


class FaceNearest(Order, frozen=True):
    """Between two fires, take cover from whoever is about to shoot. [BLDG-09]"""


# -- shots -------------------------------------------------------------------------------------------------------------


class Promise(NamedTuple):
    """What a defensive shot promises."""

    chance: float
    range: int
    friend: bool
    """It could strike a friend."""
    rider: bool


def promise(position: Position, question: Any, command: c.ShootBack) -> Promise | None:
    """The exact chances of a defensive shot at the moment it names; None if it cannot be planned."""
    plan = plan_shooting_back(position, command)
    if isinstance(plan, Refusal):
        return None
    then = then_at(position, question, command.step)
    marks = shot_chances.marks(position.field.at(then) if then is not None else position, plan)
    side = position.state.beings[command.man].side
    weapon = plan.aim.weapon
    harm = sum(
        mark.chance * fate.chance
        for mark in marks
        if mark.victim.id == plan.target.id
        for fate in shot_chances.fates(position.field, weapon, mark)
        if _harms(fate.means)
    )
    return Promise(harm, plan.aim.range, any(mark.victim.side == side for mark in marks), plan.target.mounted)


def _harms(means: Meaning) -> bool:
    return means.whom == TARGET and means.harm in HARMS


def shots(asked: Asked) -> c.Command | None:
    """The best shot that the orders of the shooters allow; nobody may shoot without orders, or their owner is asked. [DFIRE-01]"""
    best: tuple[tuple[bool, float], c.ShootBack] | None = None
    for command in asked.of(c.ShootBack):
        order = asked.order((HoldFire, Shoot), command.man)
        if order is None:
            return None
        if isinstance(order, HoldFire):
            continue
        found = promise(asked.position, asked.question, command)
        if found is None or not _allowed(order, found):
            continue
        value = (order.riders and found.rider, found.chance)
        if best is None or value > best[0]:
            best = (value, command)
    return best[1] if best is not None else c.HoldFire() if asked.order((HoldFire, Shoot)) or asked.of(c.ShootBack) else None


def _allowed(order: Shoot, found: Promise) -> bool:
    near = not order.within or found.range <= order.within
    return near and round(100 * found.chance) >= max(1, order.least) and (order.careless or not found.friend)


# -- charges -----------------------------------------------------------------------------------------------------------


def clash(position: Position, charger: Being, counter: Being, named: bool) -> float:
    """The chance that a clash strikes the charger down or wounds him: both strike at once. [CCHARGE-06, CCHARGE-07]"""
    rules = position.field.rules
    both = rules.switches.clash_bonus_for_both
    half = charger.values.attack // rules.figures.charge_divisor if named or both else 0
    back = counter.values.attack // rules.figures.charge_divisor if both else 0
    first = _letters(position, charger.values.attack + half, counter)
    second = _letters(position, counter.values.attack + back, charger)
    return sum(chance * other for own, chance in first for against, other in second if fate(own, against) in FALLS)


def _letters(position: Position, attack: int, target: Being) -> tuple[tuple[str, float], ...]:
    table = position.field.rules.melee
    return melee_letters(table, table.column(attack - target.values.defence), table.armour if target.character.armoured else 0, True)


def meet(asked: Asked) -> c.Command | None:
    """The best rider whose orders let him meet the charge. [CCHARGE-01]"""
    plan, beings = asked.question.plans[asked.question.number], asked.position.state.beings
    best: tuple[float, c.CounterCharge] | None = None
    for command in asked.of(c.CounterCharge):
        order = asked.order((CounterCharge, LetCome), command.man)
        if order is None:
            return None
        if isinstance(order, CounterCharge):
            chance = clash(asked.position, beings[plan.man], beings[command.man], plan.target == command.man)
            if round(100 * chance) >= order.least and (best is None or chance > best[0]):
                best = (chance, command)
    return best[1] if best is not None else c.LetCome()


def refuse(asked: Asked) -> c.Command | None:
    """Ride off, as far from the enemy as may be, or stand. [REFUSE-01]"""
    order = asked.order((RideOff, StandFast), asked.question.target)
    ways = asked.of(c.Withdraw)
    if order is None:
        return None
    if isinstance(order, StandFast) or not ways or round(100 * _struck(asked.position, asked.question)) <= order.above:
        return c.StandFast()
    side = asked.position.state.beings[asked.question.target].side
    return max(ways, key=lambda way: _away(asked.position, way.path[-1], side))


def _struck(position: Position, question: q.Refusable) -> float:
    """The chance that the attack stuns, wounds or kills whom it is meant for. [MELEE-07]"""
    men, target = [position.state.beings[who] for who in question.men], position.state.beings[question.target]
    bonus = charge_bonus(men[0], position.field.rules.figures.charge_divisor) if question.charge else ()
    found = reckon(position, men, target, bonus)
    return sum(each.chance for each in blow_chances.fates(position.field, found, target, question.charge) if _harms(each.means))


# -- after the blow ----------------------------------------------------------------------------------------------------


def _away(position: Position, cell: Cell, side: int) -> int:
    """How far the nearest enemy is who can fight."""
    board = position.field.board
    foes = [foe for foe in position.state.beings.values() if foe.side == 1 - side and foe.able and foe.on_map]
    return min((board.distance(cell, foe.cell) for foe in foes), default=0)


def _goes(asked: Asked, order: FallBack, cell: Cell, displaced: int, side: int) -> tuple[int, int]:
    """How well a hex answers the order: near to where he shall go, or far from the enemy; best where nobody need make room."""
    board = asked.position.field.board
    goal = board.cell.get(order.toward)
    return (-board.distance(cell, goal) if goal is not None else _away(asked.position, cell, side)), -displaced


def go_back(asked: Asked) -> c.Command | None:
    """Retreat toward the hex that was named, or away from the enemy. [RETREAT-01]"""
    ways = [(asked.order((FallBack,), command.man), command) for command in asked.of(c.Retreat)]
    if not ways or any(order is None for order, _ in ways):
        return None
    side = asked.question.side
    _, best = max(ways, key=lambda way: _goes(asked, way[0], way[1].cell, len(way[1].displaced), side))
    return best


def fall(asked: Asked) -> c.Command | None:
    """Fall where one would retreat to. [UNHORSE-01]"""
    order, ways = asked.order((FallBack,), asked.question.man), asked.of(c.Fall)
    if order is None or not ways:
        return None
    return max(ways, key=lambda way: _goes(asked, order, way.cell, len(way.displaced), asked.question.side))


def take_blow(asked: Asked) -> c.Command | None:
    """The first who was named takes it, else the weakest. [MELEE-14]"""
    hits = {command.man: command for command in asked.of(c.TakeHit)}
    order = next((each for each in asked.orders if isinstance(each, TakeBlow)), None)
    if order is None or not hits:
        return None
    beings = asked.position.state.beings

    def weakness(who: BeingId) -> tuple[int, int]:
        values = beings[who].values
        return values.attack + values.defence, values.defence

    return hits[next((who for who in order.who if who in hits), min(hits, key=weakness))]


def hold_ground(asked: Asked) -> c.Command | None:
    """Nobody follows of whom nobody shall. [ADV-01]"""
    men = {command.man for command in asked.of(c.Advance)}
    return c.HoldGround() if all(asked.order((HoldGround,), who) for who in men) and asked.order((HoldGround,), *men) else None


def take_cover(asked: Asked) -> c.Command | None:
    """Covered from the one who is about to shoot. [BLDG-09, RULING-G-07]"""
    if asked.order((FaceNearest,), asked.question.man) is None:
        return None
    return next((command for command in asked.of(c.TakeCover) if command.target == asked.question.foes[0]), None)


def seen(position: Position) -> Position:
    """What the side sees that is asked: patrols that nobody has called are hidden. [RULING-A-ACT-11]"""
    side = to_decide(position.state)
    return position if side is None else seen_by(position, (side,))


def names(position: Position, side: int) -> frozenset[str]:
    """Everybody the side sees, and the hexes of the board."""
    return frozenset(seen_by(position, (side,)).state.beings) | frozenset(position.field.board.cell)


BOOK = Book(
    kinds=(HoldFire, Shoot, CounterCharge, LetCome, RideOff, StandFast, FallBack, TakeBlow, HoldGround, FaceNearest),
    answers={
        q.MoveWatched: shots,
        q.OrderWatched: shots,
        q.ChargeWatched: shots,
        q.MovementEnding: shots,
        q.ChargeMet: meet,
        q.ChargeSpent: nothing,
        q.Refusable: refuse,
        q.CasualtyAsked: take_blow,
        q.RetreatOwed: go_back,
        q.AdvanceOffered: hold_ground,
        q.FallAsked: fall,
        q.LandingAsked: fall,
        q.CoverAsked: take_cover,
    },
    seen=seen,
    phase=lambda state: state.phase,
    names=names,
    offers=(
        HoldFire(), Shoot(within=1), *(Shoot(least=least) for least in (10, 25, 40, 60)), Shoot(least=25, riders=True),
        *(CounterCharge(least=least) for least in (30, 50, 70)), LetCome(), RideOff(), RideOff(above=30), StandFast(), FallBack(),
        TakeBlow(), HoldGround(), FaceNearest(), *CAPTAINS,
    ),
    own=lambda position, side: [man.id for man in position.state.people(side) if man.alive],
)  # fmt: skip
