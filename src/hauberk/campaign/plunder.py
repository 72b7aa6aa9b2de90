"""Plunder and the sharing of booty. The Anarchy 9, 11.6, 13.2; Guiscard 9, 12.2, 12.3."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from hauberk.campaign import asking, knowledge, leaders, mercenaries
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.objectives import key
from hauberk.campaign.state import MERCENARIES, PAID, PROMISED, Group
from hauberk.common.refusal import Refusal
from hauberk.common.term import total

PLUNDER: Final = "plunder"
STAY: Final = "stay"
ATTACK: Final = "attack"


# -- taking ------------------------------------------------------------------------------------------------------------


def kind_of(place: Place) -> str:
    """What plundering a place counts as: a priory is a monastic building, whatever else it is. [C-NOBLE-05, RULING-C-PILLAGE-PRIORY]"""
    return "castle" if place.is_castle else "city" if place.is_city else "monastic" if place.is_monastic else "settlement"


def after(doing: Doing, group: Group, place: str) -> bool:
    """Who has won a place by fighting may take what is left in it. True if somebody must decide. [C-MONEY-06, C-END-06]"""
    most = doing.state.places[place].resources
    if most <= 0:
        return False
    return asking.ask(doing, q.PlunderAsked(group.faction, group.id, place, most), _take, c.Take(most))


def of_convoy(doing: Doing, group: Group, convoy: str) -> bool:
    """A convoy won in battle is plundered, or its load kept. True if somebody must decide. [C-CONVOY-09, RULING-C-PILLAGE-CONVOY]"""
    load = doing.state.convoys[convoy].load
    if load <= 0:
        return False
    return asking.ask(doing, q.PlunderAsked(group.faction, group.id, convoy, load), _take, c.Take(0))


def take_choices(position: CampaignPosition, question: q.PlunderAsked | q.ShareAsked) -> Iterator[c.Take]:
    """Anything up to what may be taken."""
    return (c.Take(points) for points in range(question.most + 1))


def plan_take(position: CampaignPosition, question: q.PlunderAsked, command: c.Take) -> Refusal | None:
    """Anything up to what is left. [C-MONEY-06]"""
    if 0 <= command.points <= question.most:
        return None
    return Refusal("not_so_much_there", "C-MONEY-06", about=question.place, needs=command.points, has=question.most)


def take(doing: Doing, question: q.PlunderAsked, command: c.Take) -> None:
    """Points become coin in the purse of the group; where mercenaries wait for their part it is divided next. [C-MONEY-06, C-MERC-13]"""
    _take(doing, question, command)
    battle = doing.state.battle
    if battle is None or battle.ending is None:
        booty(doing, question.group, command.points)


def _take(doing: Doing, question: q.PlunderAsked, command: c.Take) -> None:
    """The level falls, the coin is there, and the leader's name suffers, once.

    [C-MONEY-06, C-MONEY-07, C-NOBLE-05, RULING-C-PILLAGE-ONCE]
    """
    points = command.points
    if not points:
        return
    group = doing.group(question.group)
    if question.place in doing.state.convoys:
        convoy = doing.state.convoys[question.place]
        doing.emit(e.LoadPlundered(convoy._replace(load=convoy.load - points)))
        kind = "convoy"
    else:
        place = doing.field.map.places[question.place]
        holding = doing.state.places[place.id]
        doing.emit(e.StoresPlundered(holding._replace(resources=holding.resources - points, plundered=doing.state.day)))
        kind = kind_of(place)
        knowledge.see_place(doing, group.faction, place.id)  # who empties a barn knows what is left in it
        _tally(doing, group.faction, place, points)
    doing.emit(e.Plundered(question.place, group.id, points))
    doing.pay("", group.id, points * doing.rules.prices.plunder)
    if (leader := doing.state.leader(doing.group(group.id))) is not None:
        leaders.change(doing, leader.id, doing.rules.plunder_prestige[kind])
    battle = doing.state.battle
    if battle is not None and battle.ending is not None:
        ending = battle.ending
        doing.emit(e.BattleSet(battle._replace(ending=ending._replace(booty=ending.booty + points))))


def _tally(doing: Doing, faction: str, place: Place, points: int) -> None:
    """What objectives count. [RULING-C-VICTORY]"""
    for name in dict.fromkeys(_counted(doing.field, faction, place)):
        before = doing.state.tally.get(faction, {}).get(name, 0)
        doing.emit(e.Tallied(faction, name, before + points))


def _counted(field: CampaignField, faction: str, place: Place) -> Iterable[str]:
    for aim in field.objectives:
        if (
            aim.faction == faction
            and aim.kind == PLUNDER
            and (aim.place == place.id or place.hex in aim.region or not (aim.place or aim.region))
        ):
            yield key(aim)


# -- sharing -----------------------------------------------------------------------------------------------------------


def waiting(position: CampaignPosition, groups: Iterable[str]) -> list[Group]:
    """Mercenaries who want their part: those who serve for a promise; by a house rule all.

    [C-MERC-13, C-MERC-14, RULING-C-MERC-WHO-LOOT]
    """
    pays = (PROMISED, PAID) if position.field.rules.switches.booty_for_all_mercenaries else (PROMISED,)
    found = [position.state.groups[id_] for id_ in groups if id_ in position.state.groups]
    return [group for group in found if group.kind == MERCENARIES and group.pay in pays and group.men]


def booty(doing: Doing, group: str, points: int) -> None:
    """Every company of the stack is asked about in turn, outside a battle. [C-MERC-14]"""
    if points:
        stack = [each.id for each in doing.state.stack(doing.group(group))]
        for company in reversed(waiting(doing.position, stack)):
            ask_share(doing, company, points)


def ask_share(doing: Doing, company: Group, most: int) -> bool:
    """How much does a company get? True if somebody must decide. [C-MERC-13]"""
    return asking.ask(doing, q.ShareAsked(company.faction, company.id, most), _share, c.Take(min(most, len(company.men))))


def plan_share(position: CampaignPosition, question: q.ShareAsked, command: c.Take) -> Refusal | None:
    """No more than was taken and is still in the purse. [C-MERC-13]"""
    employer = position.state.groups.get(position.state.groups[question.group].employer)
    purse = employer.coin if employer is not None else 0
    most = min(question.most, purse // position.field.rules.prices.plunder)
    if 0 <= command.points <= most:
        return None
    return Refusal("not_so_much_there", "C-MERC-13", about=question.group, needs=command.points, has=most)


def share(doing: Doing, question: q.ShareAsked, command: c.Take) -> None:
    """A point a head makes them faithful for good; with less they may rise. What is given is not shared again. [C-MERC-13, C-MERC-14]"""
    if doing.state.battle is None:
        _leave_less(doing, command.points)
    _share(doing, question, command)


def _leave_less(doing: Doing, points: int) -> None:
    """The companies that are still to be asked about have so much less to expect. [C-MERC-14]"""
    others: list[q.ShareAsked] = []
    while doing.state.pending and isinstance(other := doing.state.pending[-1], q.ShareAsked):
        others.append(other)
        doing.answer()
    for other in reversed(others):
        doing.ask(other._replace(most=max(0, other.most - points)))


def _share(doing: Doing, question: q.ShareAsked, command: c.Take) -> None:
    """They are paid, or throw the bare die: prestige and numbers belong to the test of a promise. [C-MERC-13, RULING-C-MERC-REVOLT-AC]"""
    company = doing.group(question.group)
    doing.pay(company.employer, company.id, command.points * doing.rules.prices.plunder, e.BootyShared)
    battle = doing.state.battle
    if battle is not None and battle.ending is not None:
        ending = battle.ending
        left = ending._replace(booty=ending.booty - command.points, shared=(*ending.shared, company.id))
        doing.emit(e.BattleSet(battle._replace(ending=left)))
    company = doing.group(company.id)
    if command.points >= len(company.men):
        doing.set(company._replace(pay=PAID))
        return
    terms = doing.roll_and_add("revolt", "C-MERC-13", who=company.id)
    rises = doing.rules.revolt.fails(total(terms))
    doing.emit(e.PromiseTested(company.id, terms, total(terms), ATTACK if rises else STAY, doing.rules.revolt.holds()))
    if rises:
        rise(doing, company)
    elif company.pay == PROMISED and doing.rules.switches.share_renews_promise:
        doing.set(company._replace(tests=0))  # their patience begins anew [RULING-C-MERC-LOOT-PASS]


def rise(doing: Doing, company: Group) -> None:
    """They turn on their employer: at once, or as soon as the battle they have won is done with. [C-MERC-13]"""
    battle = doing.state.battle
    if battle is not None and battle.ending is not None:
        doing.emit(e.BattleSet(battle._replace(revolts=(*battle.revolts, company.id))))
        return
    mercenaries.turn_on(doing, company)
