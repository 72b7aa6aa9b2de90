"""Raising men in settlements. The Anarchy 13.1; Guiscard 12.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import attitude
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import GROUP, Group
from hauberk.common.refusal import Refusal
from hauberk.common.term import total

LIGHT: Final = "light_foot"
PEASANT: Final = "peasant"


def price(field: CampaignField, command: c.Recruit) -> int:
    """What the recruits cost, in half coins. [C-MONEY-04]"""
    return command.light * field.rules.prices.light_foot + command.peasants * field.rules.prices.peasant


def raised(position: CampaignPosition, place: Place, class_: str, count: int) -> list[BeingId]:
    """Who joins here: people of the country who are not in the campaign yet, then whoever else there is. [C-MONEY-04, RULING-C-MADE]"""
    field, state = position
    faction, people = state.places[place.id].faction, state.people
    names = (*field.levies.get(f"{faction}/{class_}", ()), *field.levies.get(f"{field.townsfolk(faction)}/{class_}", ()))
    found = [who for who in dict.fromkeys(names) if who not in people][:count]
    country = Country(state.pool, (*rolls_of(field.rules, faction), field.townsfolk(faction)), place.id, people)
    return found + country.make(class_, count - len(found))


def choices(position: CampaignPosition, question: q.GroupToAct) -> Iterator[c.Recruit]:
    """So many of one kind; both kinds at once are accepted."""
    for number in range(1, position.field.rules.figures.resources_most + 1):
        yield c.Recruit(light=number)
        yield c.Recruit(peasants=number)


def plan(position: CampaignPosition, question: q.GroupToAct, command: c.Recruit) -> Refusal | None:
    """A leader raises men in a settlement that is his and willing, as many a day as its resources allow.

    [C-MONEY-04, C-MONEY-05, C-PLACE-05, RULING-C-RECRUIT-LIMIT, RULING-C-RECRUIT-WHO]
    """
    field, state = position
    group = state.groups[question.group]
    place = field.map.place_at(group.hex, field.year)
    if command.light < 0 or command.peasants < 0 or not command.light + command.peasants:
        return Refusal("nobody_named", "C-MONEY-04")
    if group.kind != GROUP or not may_recruit(position, group):
        return Refusal("nobody_to_recruit", "RULING-C-RECRUIT-WHO", who=group.id)
    if place is None or (place.is_castle and "town" not in place.flags) or place.id in state.sieges:
        return Refusal("no_settlement_here", "C-MONEY-04")
    if refused := _willing(position, group, place):
        return refused
    day, before = state.places[place.id].recruited
    before = before if day == state.day else 0
    most, light, peasants = field.rules.recruiting.bounds(stores(position, place))
    if command.light + command.peasants > most - before:
        wanted = command.light + command.peasants
        return Refusal("not_so_many_men", "RULING-C-RECRUIT-LIMIT", about=place.id, needs=wanted, has=max(0, most - before))
    if command.light > light:
        return Refusal("not_so_many_light", "RULING-C-RECRUIT-LIMIT", about=place.id, needs=command.light, has=light)
    if command.peasants > peasants:
        return Refusal("not_so_many_peasants", "RULING-C-RECRUIT-LIMIT", about=place.id, needs=command.peasants, has=peasants)
    if price(field, command) > group.coin:
        return Refusal("too_dear", "C-MONEY-04", who=group.id, needs=price(field, command), has=group.coin)
    for class_, number in ((LIGHT, command.light), (PEASANT, command.peasants)):
        if number > len(raised(position, place, class_, number)):
            return Refusal("nobody_left", "C-MONEY-04", about=place.id)
    return None


def stores(position: CampaignPosition, place: Place) -> int:
    """The resource level that counts; a city has the highest. [C-PLACE-03]"""
    return (
        position.field.rules.figures.resources_most
        if place.is_city and position.field.rules.has_cities
        else position.state.places[place.id].resources
    )


def may_recruit(position: CampaignPosition, group: Group) -> bool:
    """Is there a leader, or where that is enough a knight? [C-MONEY-04, RULING-C-RECRUIT-WHO]"""
    field, state = position
    if state.leader(group) is not None:
        return True
    return field.rules.knights_recruit and any(person.character.kind in field.rules.leaders for person in state.members(group))


def _willing(position: CampaignPosition, group: Group, place: Place) -> Refusal | None:
    """An own place that leans to no other side; abroad, where that is allowed, a commander of mild temper.

    [C-MONEY-05, C-PLACE-05, RULING-C-HOST-PLACE]
    """
    field, state = position
    holding, rules = state.places[place.id], field.rules
    if field.friends(holding.faction, group.faction):
        willing = rules.helps(group.faction, holding.attitude)
        return None if willing else Refusal("place_unwilling", "C-PLACE-05", about=place.id, has=holding.attitude)
    if not rules.foreign_recruits:
        return Refusal("not_your_place", "C-MONEY-04", about=place.id)
    terms = attitude.hostility_terms(rules, group.attitude, attitude.prestige_of(state.leader(group)), 0)
    return (
        None
        if total(terms) <= rules.figures.recruits_abroad
        else Refusal("too_hostile", "C-MONEY-05", who=group.id, needs=total(terms), has=rules.figures.recruits_abroad)
    )


def recruit(doing: Doing, question: q.GroupToAct, command: c.Recruit) -> None:
    """They join at once and the group goes no further today. [C-MONEY-04, RULING-C-RECRUIT-LIMIT]"""
    group = doing.group(question.group)
    place = doing.field.map.place_at(group.hex, doing.field.year)
    assert place is not None
    men: list[BeingId] = []
    for class_, number in ((LIGHT, command.light), (PEASANT, command.peasants)):
        men += raised(doing.position, place, class_, number)
    doing.pay(group.id, "", price(doing.field, command))
    doing.emit(e.Recruited(tuple(men), group.faction, group=group.id))
    now = doing.group(group.id)
    doing.set(now._replace(men=(*now.men, *men), moved=doing.state.day))
    holding = doing.state.places[place.id]
    before = holding.recruited[1] if holding.recruited[0] == doing.state.day else 0
    doing.emit(e.PlaceChanged(holding._replace(recruited=(doing.state.day, before + len(men)))))
