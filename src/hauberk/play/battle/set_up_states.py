"""How people come to a battle: unfed, without weapons, or as prisoners who are led along. [C-SUPPLY-05, C-PRIS-06, C-BATTLE-13]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.field import Field
from hauberk.battle.core.rules import Figures
from hauberk.battle.people.hunger import starved, stripped
from hauberk.common.faults import near

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp

STATES = ("hungry", "unarmed", "bound")
"""`hungry`: half movement and worse dice; `unarmed`: free, but without weapons; `bound`: a prisoner of the other side on the march."""


def read_states(set_up: SetUp, field: Field) -> None:
    """`hungry`, `unarmed`, `bound`: the names of those who come so. [C-SUPPLY-05, C-PRIS-06, C-PRIS-07]"""
    for state in STATES:
        for who in set_up.reader.texts(state):
            being = set_up.beings.get(who)
            if being is None:
                set_up.reader.fault(state, f"nobody is called {who!r} here", near(who, set_up.beings))
            elif state != STATES[0] and being.mount:
                set_up.reader.fault(state, f"{who} sits on a horse", "prisoners walk")
            else:
                set_up.beings[who] = _in_state(field.rules.figures, being, state)


def _in_state(figures: Figures, being: Being, state: str) -> Being:
    if state == STATES[0]:
        return being._replace(character=starved(figures, being.character))
    bare = being._replace(character=stripped(figures, being.character), was_hurt=being.health == Health.WOUNDED)
    return bare._replace(disarmed=True) if state == STATES[1] else bare._replace(captive=True)
