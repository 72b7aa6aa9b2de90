"""Refusal of combat. The Anarchy 15.5; Guiscard 14.5."""

from __future__ import annotations

from typing import Final

from hauberk.campaign import battles, endings
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.slipping import PRISONER, test
from hauberk.campaign.state import Ending

FIGHT: Final = "fight"
REFUSE: Final = "refuse"


def say(doing: Doing, question: q.RefuseAsked, command: c.Choose) -> None:
    """The attacked accept battle, or slip away as well as they can before it begins. [C-REFUSE-01]"""
    if command.choice == FIGHT:
        battles.accepted(doing)
    else:
        refuse(doing)


def refuse(doing: Doing) -> None:
    """Each character is tested; the prisoners are the attacker's, the others flee; convoys and prisoners they led stay behind.

    [C-REFUSE-01, C-REFUSE-03, C-REFUSE-04, RULING-C-REFUSE-WHERE, RULING-C-REFUSE-WHO]
    """
    battle = doing.state.battle
    assert battle is not None
    taken = []
    for id_ in battle.sides[1]:
        for person in doing.state.members(doing.group(id_)):
            if test(doing, person) == PRISONER:
                doing.emit(e.Captured(person.id, battle.factions[0]))
                taken.append(person.id)
    endings.begin(doing, Ending(0, endings.REFUSED, fought=False, taken=(tuple(taken), ())))
