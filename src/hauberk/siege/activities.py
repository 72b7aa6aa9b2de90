"""What goes on every day beside the action: bombardment, fire, mines, building, repairs. Guiscard 11.1.3, 11.4; The Anarchy 7.6."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import bombarding_days, building, filling, fires_by_day, initiative, mining_days, surrender
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import Roll
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.place import BRIDGE
from hauberk.siege.rules import BYSTANDERS, NO

NOTHING = c.Orders()
QUIET = ("", "none", "negotiate")
"""Days without a fight so far."""
DAYS = {
    "": "none", "none": "none", "pass": "none", "negotiate": "negotiation", "assault": "assault", "camp_sortie": "camp_sortie",
    "supply_sortie": "supply_sortie", "general_sortie": "general_sortie", "relief": "general_sortie",
}  # fmt: skip
"""Which line of the table of activities an action falls under; everything about mines is one line. [A-SIEGE-24]"""


def going(position: SiegePosition, activity: str) -> str:
    """Does an activity go on today? [SIEGE-05, A-SIEGE-24, RULING-G-54]"""
    return position.field.rules.goes_on(DAYS.get(position.state.action, "mines"), activity, position.state.combat)


def roll_of(position: SiegePosition, side: Side) -> Roll:
    """Who can be given work today: where it goes on beside a battle, only those who took no part in it. [A-SIEGE-24]"""
    return Roll(position.state, side, position.state.fought if going(position, "build") == BYSTANDERS else ())


def ask(doing: Doing) -> None:
    """Both sides seal their orders before a die is thrown; who can order nothing is not asked. [A-SIEGE-24]"""
    state = doing.state
    askable = [side for side in (state.besieged, state.besieger) if may_order(doing.field.at(state), side)]
    if not askable:
        carry_out(doing)
    for side in askable:  # the besieger, asked last, answers first
        doing.ask(q.OrdersAsked(side))


def may_order(position: SiegePosition, side: Side) -> bool:
    """Is there anything a side could order today? A burnt camp leaves the besieger no time. [INIT-02, INIT-05, CAMP-11, A-SIEGE-28]"""
    field, state = position
    if side == state.besieger:
        mine_to_order = field.rules.daily_activities or state.initiative == side
        goes_on = any(going(position, each) != NO for each in ("bombard", "build", "burn", "dig"))
        return mine_to_order and not state.restocking and goes_on
    if not field.rules.daily_activities:
        return False
    digs = bool(mining_days.open_mines(state, side)) or any(mine.lost for mine in state.mines.values())
    burns = bool(fires_by_day.targets(position, side)) and any(fires_by_day.is_archer(person) for person in state.free(side))
    builds = bool(field.rules.building.besieged) and bool(roll_of(position, side).engineers())
    return digs or burns or builds or may_break_bridge(position)


def has_bridge(position: SiegePosition) -> bool:
    """Does a fixed bridge lead to the place? [A-ENTR-04]"""
    return position.state.bridge == "whole" and any(wall.kind == BRIDGE for wall in position.field.place.walls.values())


def may_break_bridge(position: SiegePosition) -> bool:
    """Two free men of the besieged break down their fixed bridge in a day on which nobody storms or sallies with all.

    [A-SIEGE-27, A-ENTR-04, RULING-A-ENTR-06]
    """
    hands = len(roll_of(position, position.state.besieged).idle) >= position.field.battle.works.bridge_men
    return has_bridge(position) and going(position, "bridge") != NO and hands


def plan_bridge(position: SiegePosition, roll: Roll, command: c.Orders) -> Refusal | None:
    """There is a bridge, and two men whom nothing else keeps busy. [A-SIEGE-27, RULING-A-ENTR-06, RULING-A-BUILD-06]"""
    if not command.bridge:
        return None
    if not has_bridge(position):
        return Refusal("no_bridge_to_break", "A-SIEGE-27")
    if len(roll.idle) < position.field.battle.works.bridge_men:
        return Refusal("two_break_the_bridge", "RULING-A-ENTR-06", needs=position.field.battle.works.bridge_men, has=len(roll.idle))
    return None


def break_bridge(doing: Doing, side: Side) -> None:
    """The two who are worth least in a fight are sent to it. [A-SIEGE-27, RULING-A-ENTR-06]"""
    roll = roll_of(doing.position, side)
    hands = [*roll.others(), *roll.engineers()][: doing.field.battle.works.bridge_men]
    for person in hands:
        doing.emit(e.Employed(person.id, BRIDGE))
    doing.emit(e.PlaceSet(bridge="destroyed"))


def plan_orders(position: SiegePosition, command: c.Orders) -> Refusal | None:
    """Every order is possible today, and nobody has two jobs. [A-SIEGE-24, RULING-A-BUILD-06]"""
    question = position.state.pending[-1]
    side = question.side
    roll = roll_of(position, side)
    for wanted, activity in (
        (command.bombard, "bombard"),
        (command.sites, "build"),
        (command.burn, "burn"),
        (command.digs, "dig"),
        (command.props, "dig"),
        (command.bridge and has_bridge(position), "bridge"),
    ):
        if wanted and going(position, activity) == NO:
            return Refusal("not_beside_the_action", "A-SIEGE-24", about=activity)
    if refusal := _plan_side(position, side, command):
        return refusal
    for site in command.sites:
        if refusal := building.plan_site(position, roll, site):
            return refusal
    for number, dig in enumerate(command.digs):
        if dig.mine in {other.mine for other in command.digs[:number]}:
            return Refusal("mine_named_twice", "A-MINE-04", about=dig.mine)
        if refusal := mining_days.plan_dig(position, roll, dig):
            return refusal
    checks = (fires_by_day.plan_burning, bombarding_days.plan_aims, plan_bridge)
    return next((refusal for check in checks if (refusal := check(position, roll, command))), None)


def _plan_side(position: SiegePosition, side: Side, command: c.Orders) -> Refusal | None:
    """What only one of the sides can order."""
    field, state = position
    if side == state.besieged:
        if command.bombard or command.negotiate or command.props:
            return Refusal("only_besiegers", "INIT-02")
    elif command.bridge:
        return Refusal("only_besieged", "A-SIEGE-27")
    if command.negotiate:
        if field.rules.negotiation_is_action:
            return Refusal("parley_is_an_action", "RULING-A-SURR-02")
        if state.combat:
            return Refusal("no_parley_after_blows", "RULING-G-83")
        if refusal := surrender.may_negotiate(state):
            return refusal
    if refusal := filling.plan(position, side, command.fascines):
        return refusal
    return bombarding_days.plan_repairs(state, side, command) or mining_days.plan_props(position, side, command)


def give_orders(doing: Doing, question: q.OrdersAsked, command: c.Orders) -> None:
    """The orders are sealed; when both sides have given theirs they are carried out. [A-SIEGE-24]"""
    doing.emit(e.OrdersGiven(question.side, command))
    if not any(isinstance(pending, q.OrdersAsked) for pending in doing.state.pending):
        carry_out(doing)


def carry_out(doing: Doing) -> None:
    """Bombardment, fire, mines, building, repair, in this order; last of all the besieger may talk. [A-SIEGE-24, SIEGE-05, SURR-03]"""
    state = doing.state
    sides = (state.besieger, state.besieged)
    orders = {side: state.orders[side] or NOTHING for side in sides}
    for side in sides:
        building.open_sites(doing, side, orders[side].sites)
    bombarding_days.throw(doing, state.besieger, orders[state.besieger].bombard)
    for side in sides:
        fires_by_day.shoot_fire(doing, side, orders[side])
    for side in sides:
        for order in orders[side].digs:
            mining_days.dig(doing, order)
        mining_days.fire_props(doing, orders[side].props)
    mining_days.burn_down(doing)
    building.work(doing, going(doing.position, "build"))
    for side in sides:
        bombarding_days.repair(doing, orders[side].repair)
    filling.fill(doing, state.besieger, orders[state.besieger].fascines)
    if orders[state.besieged].bridge:
        break_bridge(doing, state.besieged)
    if doing.state.restocking:
        doing.emit(e.CampBurnt(doing.state.restock - 1))
    if orders[state.besieger].negotiate and doing.state.outcome is None:
        surrender.negotiate(doing)
    if orders[state.besieger].bombard and doing.state.outcome is None:
        _ask_assault(doing)


def _ask_assault(doing: Doing) -> None:
    """While the stones of their besiegers fly, those who hold the outer works may assault the redoubt without the initiative.

    [BESB-08, A-ACT-17]
    """
    state = doing.state
    storms = initiative.may_storm_redoubt(state) and initiative.may_begin(doing.field.at(state), ASSAULT, state.besieged)
    if storms and state.action in QUIET:
        doing.ask(q.ActionAsked(state.besieged, (ASSAULT, initiative.PASS)))


def choices(position: SiegePosition, question: q.OrdersAsked) -> Iterator[c.Orders]:
    """No order, and every kind of order by itself; there are too many to list what can be put together of them."""
    state, side, roll = position.state, question.side, roll_of(position, question.side)
    yield NOTHING
    yield from building.choices(position, side, roll)
    yield from bombarding_days.choices(position, side)
    yield from mining_days.digging_choices(position, side, roll)
    yield from fires_by_day.choices(position, side)
    if damaged := bombarding_days.in_need(state, side):
        yield c.Orders(repair=damaged)
    yield from mining_days.propping_choices(position, side)
    if side == state.besieger and (line := filling.usual(position)):
        yield c.Orders(fascines=line)
    yield c.Orders(bridge=True)
    yield c.Orders(negotiate=True)
