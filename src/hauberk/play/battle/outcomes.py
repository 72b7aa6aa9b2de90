"""What a command of a battle has come to: who is hurt, taken, unhorsed or slowed down, and what is asked next."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.events import Event, Fought, InfiltrationTested, MovementCut, Shot
from hauberk.battle.core.questions import CoverAsked, FallAsked, LandingAsked, RetreatOwed
from hauberk.battle.core.state import State
from hauberk.play.contract import ComesTo, asked_anew

EXPLAINED = (Fought, Shot, InfiltrationTested)
"""Events with a reckoning that is known before the dice."""
SLOWED = "slowed"
"""What becomes of him whom a shot costs some of his way and nothing else. [DFIRE-06]"""


def comes_to(before: State, after: State, events: tuple[Event, ...]) -> ComesTo:
    """What has become of a state."""
    asked = asked_anew(before, after)
    letter = "".join(event.result or "-" for event in events if isinstance(event, Fought | Shot))
    return ComesTo(_changes(before, after, events), asked, letter, _of_whom(after) if asked else ())


def _changes(before: State, after: State, events: tuple[Event, ...]) -> tuple[tuple[BeingId, str], ...]:
    slowed = {event.man for event in events if isinstance(event, MovementCut)}
    found = []
    for who, being in after.beings.items():
        old = before.beings[who]
        if being.health != old.health:
            found.append((who, Health.NAMES[being.health]))
        elif being.captive and not old.captive:
            found.append((who, "captured"))
        elif old.mount and not being.mount:
            found.append((who, "unhorsed"))
        elif who in slowed:
            found.append((who, SLOWED))
    return tuple(found)


def _of_whom(after: State) -> tuple[BeingId, ...]:
    """Whom the open question is about, where it is not about whoever acts."""
    top = after.pending[-1]
    if isinstance(top, RetreatOwed):
        return top.men
    return (top.man,) if isinstance(top, CoverAsked | FallAsked | LandingAsked) else ()
