"""Wounds and recovery. Guiscard 11.1.5; The Anarchy 7.1.5; Siege 2.12."""

from __future__ import annotations

from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.state import NEVER


def look_at_wounds(doing: Doing) -> None:
    """In the evening a die for everybody wounded today tells when he will be well again, or that he will not in this siege.

    [HEAL-01, A-SIEGE-20, A-SIEGE-23, SC-HEAL-01, SC-HEAL-02, RULING-G-77, RULING-S-41]
    """
    for who in doing.state.hurt:
        days = doing.rules.healing.days(doing.roll("healing", who=who))
        doing.emit(e.WoundSeen(who, doing.state.day + days if days else NEVER))


def recover(doing: Doing) -> None:
    """On the morning of his day a wounded man is well; until then he fights with his wounded values. [HEAL-02, A-SIEGE-21]"""
    for person in list(doing.state.people.values()):
        if person.present and person.wounded and 0 < person.heal_day <= doing.state.day:
            doing.emit(e.Healed(person.id))
