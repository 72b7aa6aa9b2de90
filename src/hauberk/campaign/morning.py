"""The orders of the morning: groups are split, filled up and merged, ransoms paid, convoys loaded. The Anarchy 6; Guiscard 6.

All factions seal their orders; then all reorganise, then all pay ransoms, then all load. What is checked and what is done is the same
code: a plan is
carried out on a state that is thrown away. [C-TURN-02, C-CG-02]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hauberk.campaign import besieging, convoys, groups, prisoners
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.state import GONE, MERCENARIES, CampaignState, Group
from hauberk.common.dice import ScriptedDice
from hauberk.common.refusal import Refusal


def list_up(doing: Doing) -> tuple[str, ...]:
    """Every faction for which somebody decides and that is still in play. [C-CG-07]"""
    return tuple(faction.id for faction in doing.field.factions if faction.played and in_play(doing.position, faction.id))


def in_play(position: CampaignPosition, faction: str) -> bool:
    """A faction without group, leader, castle or captive leader is out; its places stay as they are. [C-CG-07]"""
    field, state = position
    castle = any(holding.faction == faction and field.map.places[holding.id].is_castle for holding in state.places.values())
    leader = any(person.faction == faction and person.leads and person.alive and person.fate != GONE for person in state.people.values())
    return castle or leader or any(group.faction == faction for group in state.groups.values())


def take_up(doing: Doing, faction: str) -> None:
    """It is asked once; the answer is sealed. [C-CG-02]"""
    if faction in doing.state.morning:
        doing.emit(e.LaidDown(faction))
    else:
        doing.ask(q.MorningAsked(faction))


def choices(position: CampaignPosition, question: q.MorningAsked) -> Iterator[c.Morning]:
    """No order, and every kind of order by itself; there are too many to list what can be put together of them."""
    state = position.state
    own = [group for group in state.groups.values() if group.faction == question.faction]
    yield c.Morning()
    for group in own:
        yield from (c.Morning(splits=(split,)) for split in _splits(position, group))
        yield from (c.Morning(merges=(c.Merge(group.id, each.id),)) for each in own if each.id != group.id and each.hex == group.hex)
        yield from (c.Morning(passes=(order,)) for order in _passes(position, group))
    for holding in state.places.values():
        yield from (c.Morning(ransoms=(c.Ransom(who, group.id),)) for who in holding.captives for group in own)
        if holding.faction == question.faction:
            yield c.Morning(loads=(convoys.usual_load(position, holding),))
    for convoy in state.convoys.values():
        yield from (c.Morning(loads=(load,)) for load in convoys.loads(position, convoy))
        yield from (c.Morning(escorts=(c.Escort(convoy.id, group.id),)) for group in own if group.hex == convoy.hex)
        yield c.Morning(escorts=(c.Escort(convoy.id, ""),))


def _splits(position: CampaignPosition, group: Group) -> Iterator[c.Split]:
    """The fewest who may go alone, half of them with half of the coin, the wounded. [C-GROUP-04]"""
    least = position.field.rules.figures.least_group
    if len(group.men) >= 2 * least:
        yield c.Split(group.id, group.men[-least:])
        yield c.Split(group.id, group.men[len(group.men) // 2 :], group.coin // 2)
    if hurt := tuple(person.id for person in position.state.members(group) if person.wounded):
        yield c.Split(group.id, hurt)


def _passes(position: CampaignPosition, group: Group) -> Iterator[c.Pass]:
    """As few as may stand alone, from a garrison to the group before it and back. [C-GROUP-04]"""
    field, least = position.field, position.field.rules.figures.least_group
    if (place := field.map.place_at(group.hex, field.year)) is not None:
        yield c.Pass(place.id, group.id, position.state.places[place.id].garrison[-least:])
        yield c.Pass(group.id, place.id, group.men[-least:])


def plan(position: CampaignPosition, question: q.MorningAsked, command: c.Morning) -> Refusal | None:
    """Every order must be lawful when its turn comes. [C-GROUP-04, C-PRIS-04, C-CONVOY-01]"""
    scratch = Doing(position, ScriptedDice(()))
    for part in PARTS:
        if refused := part(scratch, question.faction, command):
            return refused
    return _small(scratch, question.faction)


def _small(scratch: Doing, faction: str) -> Refusal | None:
    """Nobody leaves a group of one or two behind. [C-GROUP-01, C-TURN-08]"""
    least = scratch.rules.figures.least_group
    for group in scratch.state.groups.values():
        if group.faction == faction and len(group.men) < least and not lone(scratch.state, group):
            return Refusal("would_be_too_few", "C-GROUP-01", who=group.id, needs=least, has=len(group.men))
    return None


def lone(state: CampaignState, group: Group) -> bool:
    """A leader alone, or a train of engines, is a counter of its own. [RULING-C-GROUP-DISSOLVE]"""
    return bool(group.engines) or any(person.leads for person in state.members(group))


def give(doing: Doing, question: q.MorningAsked, command: c.Morning) -> None:
    """The orders are sealed. [C-CG-02]"""
    doing.emit(e.MorningGiven(question.faction, command))


def close(doing: Doing) -> None:
    """When all have sealed theirs, each step is done by all before the next. [C-TURN-02]"""
    for part in PARTS:
        for faction in doing.field.factions:
            if orders := doing.state.morning.get(faction.id):
                part(doing, faction.id, orders)
    rearm(doing)


def rearm(doing: Doing) -> None:
    """Freed prisoners find weapons in a place of their own. [RULING-C-PRIS-RESCUE]"""
    for group in doing.state.groups.values():
        place = doing.field.map.place_at(group.hex, doing.field.year)
        if place is not None and doing.field.friends(doing.state.places[place.id].faction, group.faction):
            for person in doing.state.members(group):
                if person.disarmed:
                    doing.emit(e.Rearmed(person.id))


# -- reorganising ------------------------------------------------------------------------------------------------------


def reorganise(doing: Doing, faction: str, orders: c.Morning) -> Refusal | None:
    """Groups are split, then people and money pass, then groups merge, then convoys find escorts. [C-GROUP-04]"""
    for split in orders.splits:
        if refused := _split(doing, faction, split):
            return refused
    for passing in orders.passes:
        if refused := _pass(doing, faction, passing):
            return refused
    for merge in orders.merges:
        if refused := _merge(doing, faction, merge):
            return refused
    for escort in orders.escorts:
        if refused := convoys.plan_escort(doing.position, faction, escort):
            return refused
        convoys.escort(doing, escort)
    return None


def own(state: CampaignState, faction: str, id_: str) -> Group | None:
    """One's own group of that name that can be commanded; nobody reorganises people shut up in a place with those outside. [C-CG-21]"""
    group = state.groups.get(id_)
    return group if group is not None and group.faction == faction and not besieging.shut_in(state, id_) else None


def _split(doing: Doing, faction: str, order: c.Split) -> Refusal | None:
    """Both parts are three people at least, or a leader; a company of mercenaries is only detached whole.

    [C-GROUP-01, C-GROUP-04, C-GROUP-05, RULING-C-MERC-PARTIAL, RULING-C-MERC-POACH-DISTANCE]
    """
    group = own(doing.state, faction, order.group)
    if group is None:
        return Refusal("not_your_group", "C-GROUP-04", about=order.group)
    if group.kind == MERCENARIES:
        if set(order.men) != set(group.men):
            return Refusal("whole_companies_only", "RULING-C-MERC-PARTIAL", who=group.id)
        doing.set(group._replace(employer=""))
        return None
    if not order.men or len(set(order.men)) != len(order.men) or not set(order.men) <= set(group.men):
        return Refusal("not_among_them", "C-GROUP-04", who=group.id)
    if not 0 <= order.coin <= group.coin:
        return Refusal("not_so_much_coin", "RULING-C-MONEY-HOLDER", who=group.id, needs=order.coin, has=group.coin)
    groups.split(doing, group, order.men, order.coin)
    return None


def _merge(doing: Doing, faction: str, order: c.Merge) -> Refusal | None:
    """Groups on one hex become one; mercenaries are stacked with their employer and stay a counter of their own. [C-GROUP-04, C-MERC-06]"""
    group, other = own(doing.state, faction, order.group), own(doing.state, faction, order.other)
    if group is None or other is None or group.id == other.id:
        return Refusal("not_your_group", "C-GROUP-04", about=order.other)
    if group.hex != other.hex:
        return Refusal("not_on_one_hex", "C-GROUP-04", who=group.id, about=other.id)
    if MERCENARIES in (group.kind, other.kind):
        if other.kind != MERCENARIES or group.kind == MERCENARIES:
            return Refusal("whole_companies_only", "RULING-C-MERC-PARTIAL", who=other.id)
        doing.set(other._replace(employer=group.id))
        return None
    groups.merge(doing, group, other)
    return None


def _pass(doing: Doing, faction: str, order: c.Pass) -> Refusal | None:
    """People pass between groups and a garrison on one hex, money between groups; five stay in a garrison.

    [C-PLACE-10, RULING-C-MONEY-HOLDER]
    """
    giver, taker = _where(doing, faction, order.giver), _where(doing, faction, order.taker)
    if not giver or giver != taker or order.giver == order.taker:
        return Refusal("not_on_one_hex", "C-GROUP-04", about=order.taker)
    if refused := _plan_passing(doing, faction, order):
        return refused
    if order.men:
        if order.taker in doing.state.groups:
            groups.shift(doing, order.men, group=order.taker)
        else:
            groups.shift(doing, order.men, place=order.taker)
    if order.coin:
        doing.pay(order.giver, order.taker, order.coin)
    if (left := doing.state.groups.get(order.giver)) is not None and not left.men and not left.engines:
        doing.pay(left.id, order.taker if order.taker in doing.state.groups else "", left.coin)
        groups.remove(doing, left.id, e.GroupMerged)
    return None


def _where(doing: Doing, faction: str, id_: str) -> HexName:
    """The hex of an own group or place; "" if it is not one's own."""
    if (group := own(doing.state, faction, id_)) is not None:
        return group.hex
    holding = doing.state.places.get(id_)
    return doing.field.map.places[id_].hex if holding is not None and holding.faction == faction and id_ not in doing.state.sieges else ""


def _plan_passing(doing: Doing, faction: str, order: c.Pass) -> Refusal | None:
    state, least = doing.state, doing.rules.figures.garrison_least
    if (group := state.groups.get(order.giver)) is not None:
        if not set(order.men) <= set(group.men):
            return Refusal("not_among_them", "C-GROUP-04", who=group.id)
        if group.kind == MERCENARIES and order.men:
            return Refusal("whole_companies_only", "RULING-C-MERC-PARTIAL", who=group.id)
        if order.coin and order.taker not in state.groups:
            return Refusal("groups_hold_coin", "RULING-C-MONEY-HOLDER", about=order.taker)
        if not 0 <= order.coin <= group.coin:
            return Refusal("not_so_much_coin", "RULING-C-MONEY-HOLDER", who=group.id, needs=order.coin, has=group.coin)
        return None
    holding = state.places[order.giver]
    if order.coin or not set(order.men) <= {*holding.garrison}:
        return Refusal("not_among_them", "C-PLACE-10", about=holding.id)
    castle = doing.field.map.places[holding.id].is_castle
    if castle and len(holding.garrison) - len(order.men) < least:
        return Refusal("garrison_too_small", "C-PLACE-10", needs=least, has=len(holding.garrison) - len(order.men))
    return None


# -- ransoms and convoys -----------------------------------------------------------------------------------------------


def ransom(doing: Doing, faction: str, orders: c.Morning) -> Refusal | None:
    """Captive leaders are bought free. [C-PRIS-04]"""
    for order in orders.ransoms:
        if refused := prisoners.plan_ransom(doing.position, faction, order):
            return refused
        prisoners.ransom(doing, order)
    return None


def load(doing: Doing, faction: str, orders: c.Morning) -> Refusal | None:
    """Convoys are made up, loaded and unloaded. [C-CONVOY-01, C-CONVOY-04]"""
    for order in orders.loads:
        if refused := convoys.plan_load(doing.position, faction, order):
            return refused
        convoys.load(doing, faction, order)
    return None


PARTS: tuple[Callable[[Doing, str, c.Morning], Refusal | None], ...] = (reorganise, ransom, load)
