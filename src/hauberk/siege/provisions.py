"""Food and water of the besieged. Guiscard 11.1.1; The Anarchy 7.1.1."""

from __future__ import annotations

from hauberk.common.dice import D10
from hauberk.common.term import Term
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition


def count(doing: Doing) -> None:
    """At the start dice say how long the provisions last, more for few mouths and less for many, two days at the least.

    [PROV-01, PROV-02, PROV-03, A-SIEGE-04, A-SIEGE-05, A-SIEGE-06]
    """
    rules, place = doing.rules, doing.field.place
    if doing.field.food is not None:
        _from_stores(doing, doing.field.food)
        return
    dice = rules.provisions.dice[place.kind]
    rolled = sum(doing.roll("provisions", D10) for _ in range(dice))
    mouths = len(doing.state.present(doing.state.besieged))
    modifier = rules.provisions.modifier(place.kind, mouths)
    days = max(rules.provisions.least, rolled + modifier)
    terms = [Term(rolled, "provisions_dice", "PROV-01", str(dice)), Term(modifier, "provisions_mouths", "PROV-02", str(mouths))]
    if days > rolled + modifier:
        terms.append(Term(days - rolled - modifier, "provisions_least", "PROV-03"))
    doing.emit(e.ProvisionsFound(tuple(terms), days, modifier))


def _from_stores(doing: Doing, given: int) -> None:
    """In a campaign the resources of the place say how long the food lasts, and no dice; two days at the least.

    [HOOK-01, A-SIEGE-11, C-SIEGE-02, C-SIEGE-18, RULING-C-SIEGE-DAYS]
    """
    days = max(doing.rules.provisions.least, given)
    terms = [Term(given, "provisions_stores", "HOOK-01")]
    if days > given:
        terms.append(Term(days - given, "provisions_least", "PROV-03"))
    doing.emit(e.ProvisionsFound(tuple(terms), days, 0))


def change(doing: Doing, days: int, why: str) -> None:
    """Days of food come in or are lost; there is never less than nothing. [PROV-05, A-SIEGE-09, RULING-G-53, RULING-A-EVENT-05]"""
    left = max(0, doing.state.food + days)
    doing.emit(e.FoodChanged(left, left - doing.state.food, why))


def halve(doing: Doing, why: str) -> int:
    """Falling back into the redoubt leaves half of the food behind, rounded down. [PROV-07, A-SIEGE-10, ASSLT-10, A-ACT-09]"""
    lost = doing.state.food // doing.rules.figures.redoubt_share
    change(doing, -lost, why)
    return lost


def seize(doing: Doing) -> None:
    """What food was in the redoubt feeds whoever has taken it from within the place. [BESB-05, A-ACT-15]"""
    if doing.state.food:
        doing.emit(e.StoreChanged(doing.state.store + doing.state.food, "taken"))
        change(doing, -doing.state.food, "taken")


def mouths_cost(position: SiegePosition) -> int:
    """Refugees eat too: the days that are lost if they bring the garrison into a worse band.

    [PROV-04, A-SIEGE-08, EVENT-14, A-EVENT-14, RULING-G-53, RULING-A-EVENT-06]
    """
    field, state = position
    if field.food is not None:
        return 0  # a campaign knows no bands of mouths: RULING-C-SIEGE-EVENTS
    now = len(state.present(state.besieged))  # they have come in already
    return max(0, state.modifier - field.rules.provisions.modifier(field.place.kind, now))


def eat(doing: Doing) -> None:
    """A day's food is eaten; besiegers who shelter in the place live on what was left there. [SIEGE-03, A-SIEGE-03, BESB-05]"""
    if doing.state.swapped and doing.state.store:
        doing.emit(e.StoreChanged(doing.state.store - 1, "eaten"))
    if doing.state.food:
        change(doing, -1, "eaten")
