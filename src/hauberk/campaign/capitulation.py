"""Surrender without a siege. Guiscard 15.3."""

from __future__ import annotations

from typing import Final

from hauberk.campaign import asking, attitude, fate, plunder, prisoners
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.garrisons import strength
from hauberk.campaign.groups import new_id
from hauberk.campaign.map import Place
from hauberk.campaign.state import Convoy, Group
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

OFFER: Final = "offer"
RESIST: Final = "resist"
COIN: Final = "coin"


def inhabitants(position: CampaignPosition, place: Place) -> int:
    """Who would fight for the place: its garrison, or its townsfolk at their present resources, and the groups in it.

    [RULING-C-CAPIT-SIZE]
    """
    holding = position.state.places[place.id]
    inside = sum(len(group.men) for group in position.state.at(place.hex) if group.faction == holding.faction)
    own = strength(holding) if place.is_castle else sum(position.field.rules.defenders(holding.resources, holding.faction).values())
    return own + inside


def totals(position: CampaignPosition, group: Group, place: Place) -> tuple[tuple[Term, ...], tuple[Term, ...]]:
    """Both sides' hostility, the people of the place counted twice. [C-CAPIT-01, RULING-C-CAPIT-SIZE, RULING-C-CAPIT-LT6]"""
    field, state = position
    rules, holding = field.rules, state.places[place.id]
    more = attitude.stack_size(state, group) - rules.capitulation.counted * inhabitants(position, place)
    people = [state.people[who] for who in holding.garrison]
    prestige = max((person.prestige for person in people if person.leads), default=None)
    return (
        attitude.hostility_terms(rules, group.attitude, attitude.prestige_of(state.leader(group)), more),
        attitude.hostility_terms(rules, holding.attitude, prestige, -more),
    )


def plan_demand(position: CampaignPosition, group: Group, place: Place) -> Refusal | None:
    """Who arrives and has won his test may demand a place, once for each time his side comes to it; a city never yields.

    [C-CAPIT-01, RULING-C-CAPIT-WIN, RULING-C-CAPIT-AFTER, RULING-C-CAPIT-CITY]
    """
    field, state = position
    if not field.rules.capitulates:
        return Refusal("no_capitulation", "C-CAPIT-01")
    if group.faction in state.places[place.id].asked:
        return Refusal("asked_before", "RULING-C-CAPIT-AFTER", about=place.id)
    if group.arrived < state.day:
        return Refusal("came_before_today", "C-CAPIT-01", who=group.id)
    own, theirs = (total(terms) for terms in totals(position, group, place))
    needs = max(field.rules.capitulation.wins, theirs + 1)
    if own < needs:
        return Refusal("test_not_won", "RULING-C-CAPIT-WIN", who=group.id, needs=needs, has=own)
    return None


def demand(doing: Doing, group: Group, place: Place) -> None:
    """The tests are won; a place that is not hostile enough may offer a bargain. [C-CAPIT-01, C-CAPIT-02, RULING-C-CAPIT-LT6]"""
    holding = doing.state.places[place.id]
    doing.emit(e.PlaceChanged(holding._replace(asked=(*holding.asked, group.faction))))
    own, theirs = totals(doing.position, group, place)
    for who, terms in ((group.id, own), (place.id, theirs)):
        doing.emit(e.AttitudeTested(who, terms, total(terms), doing.rules.band(total(terms))))
    if total(theirs) < doing.rules.capitulation.below:
        asking.ask(doing, q.BargainAsked(holding.faction, place.id, group.id), bargain, c.Choose(OFFER))


def bargain(doing: Doing, question: q.BargainAsked, command: c.Choose) -> None:
    """The difference of both totals and a die say how much is given; at the whole the place itself passes.

    [C-CAPIT-02, C-CAPIT-03, C-CAPIT-04, C-CAPIT-05, RULING-C-CAPIT-TABLE, RULING-C-CAPIT-PAYMENT]
    """
    if command.choice == RESIST:
        return
    place, holding = doing.field.map.places[question.place], doing.state.places[question.place]
    given = thrown(doing, question)
    points = given.points
    if doing.rules.capitulation.yields(given.score):
        _pass_over(doing, question, place)
    elif points:
        paid = (*holding.paid, (doing.group(question.group).faction, doing.state.day))
        doing.emit(e.StoresGiven(doing.state.places[place.id]._replace(resources=holding.resources - points, paid=paid)))
        doing.ask(q.TributeAsked(doing.group(question.group).faction, question.group, points))


def thrown(doing: Doing, question: q.BargainAsked) -> e.Capitulation:
    """The die of a bargain, with the difference of both totals. [C-CAPIT-03, C-CAPIT-04, RULING-C-CAPIT-TABLE]"""
    table, place = doing.rules.capitulation, doing.field.map.places[question.place]
    own, theirs = totals(doing.position, doing.group(question.group), place)
    terms = (
        Term(total(own) - total(theirs), "difference", "C-CAPIT-03", f"{total(own)}:{total(theirs)}"),
        *doing.roll_and_add("capitulation", "C-CAPIT-03", sides=table.die),
    )
    score = total(terms)
    points = 0 if table.yields(score) else table.handed_over(score, doing.state.places[place.id].resources)
    given = e.Capitulation(place.id, question.group, terms, score, table.shares.at(score), points)
    doing.emit(given)
    return given


def _pass_over(doing: Doing, question: q.BargainAsked, place: Place) -> None:
    """The place changes hands with its stock, and its garrison marches out with arms and horses. [C-CAPIT-05, RULING-C-CAPIT-PAYMENT]"""
    holding = doing.state.places[place.id]
    if men := (*holding.garrison, *holding.treated):
        fate.march_out(doing, place.id, men)
    prisoners.take_dungeon(doing, place.id, question.group)
    faction = doing.group(question.group).faction
    doing.emit(e.PlaceCapitulated(doing.state.places[place.id]._replace(faction=faction)))


def take_tribute(doing: Doing, question: q.TributeAsked, command: c.Choose) -> None:
    """The points become coin, or the load of a convoy; it is no plunder, but booty all the same. [RULING-C-CAPIT-PAYMENT, C-MERC-13]"""
    group = doing.group(question.group)
    if command.choice == COIN:
        doing.pay("", group.id, question.points * doing.rules.prices.plunder, e.TributePaid)
    else:
        left = question.points
        while left > 0:
            load = min(left, doing.rules.figures.animals)
            convoy = Convoy(new_id(doing.state, "convoy"), group.faction, group.hex, load, doing.rules.figures.animals, escort=group.id)
            doing.emit(e.TributeLoaded(convoy))
            left -= load
    plunder.booty(doing, group.id, question.points)
