"""Getting away without a fight: one die a head. The Anarchy 15.5; Guiscard 14.5."""

from __future__ import annotations

from typing import Final

from hauberk.campaign import events as e
from hauberk.campaign import prisoners
from hauberk.campaign.doing import Doing
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import Group, Person
from hauberk.common.term import Term, total

SLIPS: Final = "slips_away"
PRISONER: Final = "prisoner"
WOUNDED: Final = "wounded"
KILLED: Final = "killed"


def modifiers(rules: CampaignRules, person: Person) -> tuple[Term, ...]:
    """Less for who rides and for who is in armour, more for who is wounded. [C-REFUSE-02]"""
    table = rules.refusal
    found = [
        Term(table.mounted * person.mounted, "mounted", "C-REFUSE-02"),
        Term(table.armoured * person.character.armoured, "armoured", "C-REFUSE-02"),
        Term(table.wounded * person.wounded, "wounded", "C-REFUSE-02"),
    ]
    return tuple(term for term in found if term.value)


def test(doing: Doing, person: Person) -> str:
    """One die for somebody who tries to get away, and what it does to him; a second wound kills.

    [C-REFUSE-01, C-REFUSE-02, RULING-C-REFUSE-CLAMP, RULING-C-REFUSE-WOUNDED]
    """
    terms = doing.roll_and_add("refusal", "C-REFUSE-01", *modifiers(doing.rules, person), who=person.id)
    result = doing.rules.refusal.result(total(terms))
    doing.emit(e.Slipped(person.id, terms, result))
    if result == WOUNDED:
        doing.wound(person.id, e.HurtSlippingAway)
    elif result == KILLED:
        doing.kill(person.id, e.HurtSlippingAway)
    return result


def slip(doing: Doing, person: Person, captor: Group) -> str:
    """Somebody without a fight to be fought tries to get away from a group, which takes him along if it catches him.

    [RULING-C-ENGINE-CAPTURE]
    """
    result = test(doing, person)
    if result == PRISONER:
        prisoners.take_along(doing, (person.id,), captor)
    return result
