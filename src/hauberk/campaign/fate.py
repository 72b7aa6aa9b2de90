"""What becomes of a garrison that has surrendered. The Anarchy 16; Guiscard 15.2; the table is `tables.md` 4.

[C-SIEGE-03, HOOK-02, A-SURR-07]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import events as e
from hauberk.campaign import prisoners
from hauberk.campaign.doing import Doing
from hauberk.campaign.groups import new_id, shift
from hauberk.campaign.paths import nearest
from hauberk.campaign.state import GROUP, MERCENARIES, Group

KILLED: Final = "put_to_the_sword"
HALF: Final = "tested"
PRISONERS: Final = "prisoners"
RELEASED: Final = "let_go"
HONOURS: Final = "marched_out"


def decide(doing: Doing, place: str, men: Sequence[BeingId], captor: Group) -> None:
    """A die from the sword to the honours of war. [C-SIEGE-03, C-SIEGE-06, RULING-C-SIEGE-FATE]"""
    die = doing.roll("fate")
    word = doing.field.siege.fate.result(die)
    doing.emit(e.FateRolled(place, die, word))
    FATES[word](doing, place, men, captor)


def _kill(doing: Doing, place: str, men: Sequence[BeingId], captor: Group) -> None:
    """All are put to the sword, leaders too, unless they are kept for ransom. [RULING-C-SIEGE-FATE]"""
    kept = [who for who in men if doing.rules.switches.keep_captive_leaders and doing.state.people[who].leads]
    for who in men:
        if who not in kept:
            doing.kill(who, e.Massacred)
    if kept:
        prisoners.capture(doing, tuple(kept), captor)


def _half(doing: Doing, place: str, men: Sequence[BeingId], captor: Group) -> None:
    """Each is tested from the weakest attack up, equals by lot, and killed on a low die, until half are dead; the others are prisoners.

    [C-SIEGE-04, HOOK-02, A-SURR-07, RULING-C-SIEGE-HALF]
    """
    figures = doing.field.siege.figures
    left = [who for who in men if not doing.state.people[who].leads]
    most, dead = -(-len(men) // figures.fate_share), 0
    while left and dead < most:
        who = _weakest(doing, left)
        left.remove(who)
        if doing.roll("massacre", who=who) <= figures.fate_killed:
            doing.kill(who, e.Massacred)
            dead += 1
    _prisoners(doing, place, [who for who in men if doing.state.people[who].alive], captor)


def _weakest(doing: Doing, men: Sequence[BeingId]) -> BeingId:
    """Who has the least attack; of several one by lot. [RULING-C-SIEGE-HALF]"""
    attack = {who: doing.state.people[who].character.faces["foot"].attack for who in men}
    equal = [who for who in men if attack[who] == min(attack.values())]
    return equal[doing.roll("lot", len(equal)) - 1] if len(equal) > 1 else equal[0]


def _prisoners(doing: Doing, place: str, men: Sequence[BeingId], captor: Group) -> None:
    """They lose their horses and are led off. [C-SIEGE-05]"""
    for who in men:
        if doing.state.people[who].mounted:
            doing.emit(e.Dismounted(who))
    if men:
        prisoners.capture(doing, tuple(men), captor)


def _release(doing: Doing, place: str, men: Sequence[BeingId], captor: Group) -> None:
    """Disarmed and let go: they are out of play. [RULING-C-SIEGE-FATE]"""
    for who in men:
        doing.emit(e.Released(who))


def march_out(doing: Doing, place: str, men: Sequence[BeingId], captor: Group | None = None) -> None:
    """With arms and horses to the nearest place of their own; mercenaries stay companies.

    [RULING-C-SIEGE-FATE, RULING-C-CAPIT-PAYMENT, RULING-C-MERC-PARTIAL]
    """
    companies = [group for group in doing.state.groups.values() if group.kind == MERCENARIES and {*group.men} & {*men}]
    own_men = tuple(who for who in men if not any(who in company.men for company in companies))
    faction = doing.state.people[own_men[0]].faction if own_men else companies[0].faction
    own = [
        doing.field.map.places[id_].hex for id_ in prisoners.own_places(doing.position, faction) if id_ != place
    ]  # fmt: skip
    goal = nearest(doing.field, doing.field.map.places[place].hex, own)
    if not goal:
        _release(doing, place, men, captor or Group("", "", "", ()))
        return
    attitude = doing.state.places[place].attitude
    made = Group(new_id(doing.state, faction), faction, goal, (), GROUP, attitude=attitude, arrived=doing.state.day, moved=doing.state.day)
    if own_men:
        doing.set(made)
        shift(doing, own_men, made.id)
    for company in companies:  # a company is never parted, nor mixed with others
        employer, today = made.id if own_men else "", doing.state.day
        doing.set(doing.group(company.id)._replace(hex=goal, employer=employer, arrived=today, moved=today))


FATES = {KILLED: _kill, HALF: _half, PRISONERS: _prisoners, RELEASED: _release, HONOURS: march_out}
