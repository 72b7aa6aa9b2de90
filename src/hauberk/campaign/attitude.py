"""Loyalty and hostility: what groups are to each other when they meet. The Anarchy 7; Guiscard 7. No die is thrown. [C-CG-27]"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import MERCENARIES, NEUTRAL, CampaignState, Group, Person
from hauberk.common.term import Term, total


class Standing(NamedTuple):
    """How two groups stand to each other after their tests: the one that comes first."""

    totals: tuple[int, int]
    parties: tuple[str, str]
    """The party of each for this meeting. [RULING-C-LOYAL-PERMANENCE]"""
    may: tuple[bool, bool]
    """Which of them may start a fight."""

    @property
    def hostile(self) -> bool:
        """Is a fight possible? [C-LOYAL-05, C-HOST-05]"""
        return any(self.may)


def stack_size(state: CampaignState, group: Group) -> int:
    """How many stand together: a group with its hired mercenaries. [RULING-C-COUNT-LEADER, RULING-C-SUPPLY-COUNT]"""
    return sum(len(each.men) for each in state.stack(group))


def hostility_terms(rules: CampaignRules, level: int, prestige: int | None, more: int) -> tuple[Term, ...]:
    """A side's hostility, what its own commander's name adds, and what its numbers add. [C-HOST-03, RULING-C-HOST-OWN-PRESTIGE]"""
    found = [
        Term(level, "hostility", "C-HOST-01"),
        Term(rules.attitude.for_prestige(prestige), "prestige", "C-HOST-03", str(prestige or 0)),
        Term(rules.attitude.for_numbers(more), "numbers", "C-HOST-03", f"{more:+d}"),
    ]
    return tuple(term for number, term in enumerate(found) if term.value or not number)


def loyalty_terms(rules: CampaignRules, level: int, faction: str, prestige: int | None, more: int) -> tuple[Term, ...]:
    """The loyalty of those who are met, pulled by the name and the numbers of who comes, each party its own way.

    [C-LOYAL-04, RULING-C-LOYAL-SUBJECT, RULING-C-LOYAL-NOLEADER]
    """
    found = [
        Term(level, "loyalty", "C-LOYAL-01"),
        Term(rules.attitude.for_prestige(prestige, faction), "prestige", "C-LOYAL-04", str(prestige or 0)),
        Term(rules.attitude.for_numbers(more, faction), "numbers", "C-LOYAL-04", f"{more:+d}"),
    ]
    return tuple(term for number, term in enumerate(found) if term.value or not number)


def prestige_of(leader: Person | None) -> int | None:
    """The prestige that counts in a test; None without a leader. [RULING-C-LOYAL-NOLEADER]"""
    return leader.prestige if leader is not None else None


def measure(position: CampaignPosition, comer: Group, met: Group) -> tuple[Standing, tuple[e.AttitudeTested, ...]]:
    """How two groups would stand to each other, with the reckoning; nothing happens yet. No die is thrown, and only these two count.

    [C-MEET-04, RULING-C-JOIN-SIZE, RULING-C-LOYAL-DIE, RULING-C-HOST-DIE]
    """
    field, state = position
    rules = field.rules
    if field.friends(comer.faction, met.faction):
        return Standing((0, 0), (comer.faction, met.faction), (False, False)), ()
    more = stack_size(state, comer) - stack_size(state, met)
    if rules.both_tested:
        return _hostility(rules, state, (comer, met), more)
    return _loyalty(rules, state, comer, met, more)


def _hostility(
    rules: CampaignRules, state: CampaignState, both: tuple[Group, Group], more: int
) -> tuple[Standing, tuple[e.AttitudeTested, ...]]:
    """Each side is tested; only who comes to seven or more may begin. Unhired mercenaries fight nobody.

    [C-HOST-02, C-HOST-05, C-MERC-03, RULING-C-HOST-RECIPROCITY]
    """
    tests = []
    for group, difference in zip(both, (more, -more), strict=True):
        terms = hostility_terms(rules, group.attitude, prestige_of(state.leader(group)), difference)
        tests.append(e.AttitudeTested(group.id, terms, total(terms), rules.band(total(terms))))
    totals = (tests[0].result, tests[1].result)
    neutral = any(not group.faction for group in both)
    may = (rules.may_attack(totals[0]) and not neutral, rules.may_attack(totals[1]) and not neutral)
    return Standing(totals, (both[0].faction, both[1].faction), may), tuple(tests)


def _loyalty(
    rules: CampaignRules, state: CampaignState, comer: Group, met: Group, more: int
) -> tuple[Standing, tuple[e.AttitudeTested, ...]]:
    """Who is met shows his colours: he is of a party for this meeting, or of none. Mercenaries are what their employer is.

    [C-LOYAL-03, C-LOYAL-05, C-LOYAL-06, C-MERC-16, RULING-C-LOYAL-BOTHSIDES, RULING-C-LOYAL-PERMANENCE]
    """
    if met.kind == MERCENARIES or comer.kind == MERCENARIES:
        opposed = bool(met.faction) and bool(comer.faction) and met.faction != NEUTRAL
        return Standing((0, 0), (comer.faction, met.faction or NEUTRAL), (opposed, opposed)), ()
    terms = loyalty_terms(rules, met.attitude, comer.faction, prestige_of(state.leader(comer)), more)
    party = rules.band(total(terms))
    test = e.AttitudeTested(met.id, terms, rules.attitude.level(total(terms)), party)
    opposed = party not in (comer.faction, NEUTRAL) and comer.faction != NEUTRAL
    return Standing((0, test.result), (comer.faction, party), (opposed, opposed)), (test,)


def explained(test: e.AttitudeTested) -> tuple[Term, ...]:
    """Everything its result is the sum of: where the scale ends before the sum does, the end is a term too. [RULING-C-LOYAL-RANGE]"""
    beyond = test.result - total(test.terms)
    return (*test.terms, Term(beyond, "scale_end", "RULING-C-LOYAL-RANGE")) if beyond else test.terms


def test(doing: Doing, comer: Group, met: Group) -> Standing:
    """Two groups meet and are tested before anything else, and know each other's size. [C-MEET-04, C-LOYAL-03, C-HOST-02, C-CG-10]"""
    standing, tests = measure(doing.position, comer, met)
    for each in tests:
        doing.emit(each)
    return standing
