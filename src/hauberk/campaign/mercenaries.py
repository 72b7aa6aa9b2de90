"""Companies that fight for pay or for a promise. The Anarchy 11; Guiscard 12.2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hauberk.campaign import attitude, battles, besieging
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.paths import distances
from hauberk.campaign.state import GROUP, MERCENARIES, PAID, PROMISED, UNHIRED, Battle, Group
from hauberk.campaign.tables import Promise
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege.quick import Fighter, class_of

PAY: Final = "pay"
PROMISE: Final = "promise"
POACH: Final = "poach"
STAY: Final = "stay"
DESERT: Final = "desert"
ATTACK: Final = "attack"
REVOLT: Final = "revolt"
HIRED = {PAY: e.MercenariesHired, PROMISE: e.MercenariesPromised, POACH: e.MercenariesPoached}


# -- hiring ------------------------------------------------------------------------------------------------------------


def price(field: CampaignField, company: Group, how: str) -> int:
    """What a whole company costs, in half coins: pay for the campaign, or more to win it over.

    [C-MERC-07, C-MERC-11, RULING-C-MERC-PARTIAL]
    """
    prices = field.rules.prices
    return len(company.men) * {PAY: prices.mercenary, POACH: prices.poach, PROMISE: 0}[how]


def hire_choices(position: CampaignPosition, question: q.GroupToAct) -> Iterator[c.Hire]:
    """The companies in its hex, each in every way."""
    for other in position.state.at(position.state.groups[question.group].hex):
        if other.kind == MERCENARIES:
            yield from (c.Hire(other.id, how) for how in (PAY, PROMISE, POACH))


def plan_hire(position: CampaignPosition, question: q.GroupToAct, command: c.Hire) -> Refusal | None:
    """The whole company on one's hex is hired for pay or a promise, paid later, or won over from an enemy who is not near.

    [C-MERC-05, C-MERC-07, C-MERC-10, C-MERC-11, C-MERC-12, RULING-C-MERC-POACH-GC, RULING-C-MERC-PARTIAL, RULING-C-MERC-AFTER-DESERT]
    """
    field, state = position
    group, company = state.groups[question.group], state.groups.get(command.group)
    if company is None or company.kind != MERCENARIES or company.hex != group.hex or group.kind != GROUP:
        return Refusal("no_mercenaries_here", "C-MERC-05", about=command.group)
    if command.how not in (PAY, PROMISE, POACH):
        return Refusal("not_offered", "C-MERC-05", about=command.how)
    if refused := _terms_of_service(position, group, company, command.how):
        return refused
    if price(field, company, command.how) > group.coin:
        return Refusal("too_dear", "C-MERC-07", who=group.id, needs=price(field, company, command.how), has=group.coin)
    return None


def _terms_of_service(position: CampaignPosition, group: Group, company: Group, how: str) -> Refusal | None:
    field, state = position
    if how == POACH:
        if not company.faction or field.friends(company.faction, group.faction):
            return Refusal("nobody_to_win_over", "C-MERC-12" if field.rules.both_tested else "C-MERC-11", who=company.id)
        if employer_near(position, company):
            return Refusal("employer_is_near", "RULING-C-MERC-POACH-DISTANCE", who=company.id)
        return None
    if company.faction == group.faction and company.pay == PROMISED and how == PAY:
        return None
    if company.faction:
        return Refusal("serves_another", "C-MERC-05", who=company.id)
    until = max((day for faction, day in company.shunned if faction == group.faction), default=0)
    if state.day < until:
        return Refusal("they_remember", "RULING-C-MERC-AFTER-DESERT", who=company.id, needs=until - state.day)
    return None


def employer_near(position: CampaignPosition, company: Group) -> bool:
    """Is a combat group of their employer on their hex or beside it? [C-MERC-11, RULING-C-MERC-POACH-DISTANCE]"""
    return any(
        group.faction == company.faction
        and group.kind == GROUP
        and position.field.map.distance(group.hex, company.hex) < position.field.rules.figures.poach_distance
        for group in position.state.groups.values()
    )


def hire(doing: Doing, question: q.GroupToAct, command: c.Hire) -> None:
    """They are stacked with the group that hired them; pay makes them faithful for good. [C-MERC-05, C-MERC-06, C-MERC-07, C-MERC-10]"""
    group, company = doing.group(question.group), doing.group(command.group)
    doing.pay(group.id, "", price(doing.field, company, command.how))
    company = doing.group(company.id)
    pay = PROMISED if command.how == PROMISE else PAID
    fresh = company.faction != group.faction
    if fresh:
        besieging.drop_out(doing, company)
    tests = 0 if fresh else company.tests
    serves = company._replace(faction=group.faction, employer=group.id, pay=pay, tests=tests, refused="", arrived=doing.state.day)
    doing.emit(HIRED[command.how](serves))
    if fresh:
        count = doing.state.tally.get(group.faction, {}).get(f"hire {company.id}", 0)
        doing.emit(e.Tallied(group.faction, f"hire {company.id}", count + 1))


# -- the promise -------------------------------------------------------------------------------------------------------


def promise_modifiers(position: CampaignPosition, company: Group) -> tuple[Term, ...]:
    """What is added to the die of the n-th test: every test before it; where they are swayed, their leader's name and their numbers too.

    [C-MERC-08, C-MERC-09, C-HOST-07, RULING-C-MERC-AC-TEST, RULING-C-MERC-GC-TEST]
    """
    field, state = position
    promise = field.rules.promise
    terms = [Term(promise.modifier(company.tests + 1), "tests_before", promise_rule(promise), str(company.tests))]
    employer = state.groups.get(company.employer)
    if promise.swayed and employer is not None:
        table = field.rules.attitude
        more = len(company.men) - len(employer.men)
        terms.append(Term(table.for_prestige(attitude.prestige_of(state.leader(company))), "prestige", "C-MERC-09"))
        terms.append(Term(table.for_numbers(more), "numbers", "C-MERC-09", f"{more:+d}"))
    return tuple(term for term in terms if term.value)


def promise_rule(promise: Promise) -> str:
    """The rule of the test: where they are swayed by a name, another than where they are not."""
    return "C-MERC-09" if promise.swayed else "C-MERC-08"


def promise_test(doing: Doing, company: Group) -> None:
    """From the day after they were hired, those who serve for a promise are tested every day; they stay, leave, or fall on a weaker
    employer.

    [C-MERC-08, C-MERC-09, C-LOYAL-06, RULING-C-MERC-OVER7, RULING-C-MERC-EQUAL]
    """
    what = tested(doing, company)
    doing.set(company._replace(tests=company.tests + 1))
    if what == DESERT:
        desert(doing, doing.group(company.id))
    elif what == ATTACK:
        turn_on(doing, doing.group(company.id))


def tested(doing: Doing, company: Group) -> str:
    """The die of their test: whether they stay, leave, or fall on their employer. [C-MERC-08, C-MERC-09, RULING-C-MERC-OVER7]"""
    terms = doing.roll_and_add("promise", promise_rule(doing.rules.promise), *promise_modifiers(doing.position, company), who=company.id)
    result = total(terms)
    broken = doing.rules.promise.test.fails(result)
    employer = doing.state.groups.get(company.employer)
    stronger = employer is not None and worth(doing, company) > worth(doing, employer)
    what = STAY if not broken else ATTACK if doing.rules.promise.attack and stronger else DESERT
    doing.emit(e.PromiseTested(company.id, terms, result, what, doing.rules.promise.test.holds()))
    return what


def worth(doing: Doing, group: Group) -> int:
    """The points of a group by the table of quick resolution. [C-MERC-09, C-QUICK-02]"""
    table = doing.rules.siege.quick
    men = [Fighter(person.id, person.character, person.wounded, person.mounted) for person in doing.state.members(group)]
    return sum(table.points[class_of(table, man, False)] * (1 if man.wounded else 2) for man in men)


def desert(doing: Doing, company: Group, fact: type[e.GroupChanged] = e.MercenariesDeserted) -> None:
    """They are nobody's again on the same hex; where they hold a grudge their old employer may not hire them for some days.

    [RULING-C-MERC-AFTER-DESERT]
    """
    besieging.drop_out(doing, company)
    shunned = company.shunned
    if doing.rules.switches.deserters_hold_grudge:
        until = doing.state.day + doing.rules.figures.pause
        shunned = (*(pair for pair in shunned if pair[0] != company.faction), (company.faction, until))
    doing.emit(fact(company._replace(faction="", employer="", pay=UNHIRED, tests=0, shunned=shunned, refused=company.faction)))


def turn_on(doing: Doing, company: Group) -> None:
    """They attack their employer on the spot, untested; he may refuse combat. [C-MERC-09, C-MERC-13, RULING-C-MERC-ATTACK-EMPLOYER]"""
    employer = doing.state.groups.get(company.employer)
    faction = company.faction
    desert(doing, company, e.GroupChanged)  # the battle tells of it
    if employer is None:
        return
    battle = Battle(company.hex, company.id, ((company.id,), (employer.id,)), ("", faction), reason=REVOLT, declared=True)
    doing.emit(e.BattleSet(battle._replace(number=doing.state.battles + 1)))
    battles.begin(doing)


# -- looking for work --------------------------------------------------------------------------------------------------


def nearest_employers(position: CampaignPosition, company: Group) -> list[Group]:
    """The combat groups that cost least to come to, of factions that may hire them and did not just turn them down.

    [C-MERC-04, RULING-C-MERC-NEAREST, RULING-C-MERC-OFFER, C-CG-22]
    """
    field, state = position
    far = distances(field, company.hex)
    barred = {company.refused, *(faction for faction, day in company.shunned if state.day < day)}
    employers = [
        group
        for group in state.groups.values()
        if group.kind == GROUP
        and group.hex in far
        and group.faction not in barred
        and any(each.id == group.faction and each.played for each in field.factions)
    ]
    least = min((far[group.hex] for group in employers), default=0)
    return sorted((group for group in employers if far[group.hex] == least), key=lambda group: group.id)
