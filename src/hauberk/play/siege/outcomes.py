"""What a command of a siege has come to: people, engines, walls, and how it ends."""

from __future__ import annotations

from hauberk.battle.core.being import SIDES, Health
from hauberk.play.contract import ComesTo, asked_anew
from hauberk.siege.events import Bombarded, Event, EventDrawn, FireTried, InitiativeTaken, Parleyed, QuickFought
from hauberk.siege.state import SiegeState

EXPLAINED = (QuickFought, Parleyed, Bombarded, FireTried, InitiativeTaken, EventDrawn)
"""Events with a reckoning."""
ENDS = ("wins", "undecided")
"""How a siege or a campaign ends."""


def comes_to(before: SiegeState, after: SiegeState, events: tuple[Event, ...]) -> ComesTo:
    """What has become of a state."""
    letter = "".join(event.letter for event in events if isinstance(event, QuickFought))
    return ComesTo(changes(before, after), asked_anew(before, after), letter)


def changes(before: SiegeState, after: SiegeState) -> tuple[tuple[str, str], ...]:
    """Who is hurt, gone or come, which engines are lost, which walls are weaker, and how the siege ends."""
    found: list[tuple[str, str]] = []
    for who, person in after.people.items():
        old = before.people.get(who)
        if old is None:
            found.append((who, "joined"))
        elif person.health != old.health:
            found.append((who, Health.NAMES[person.health]))
        elif person.fate != old.fate:
            found.append((who, person.fate or "joined"))
    found += [(name, "lost") for name in before.engines if name not in after.engines]
    found += [(name, "built") for name in after.engines if name not in before.engines]
    found += [(name, "burnt") for name in sorted(after.burnt - before.burnt)]
    weaker = [name for name, grade in after.damage.items() if grade > before.damage.get(name, 0)]
    found += [(name, "down" if name in after.down else "weaker") for name in weaker]
    if after.outcome is not None and before.outcome is None:
        winner = after.outcome.winner
        found.append((SIDES[winner], "wins") if winner is not None else ("", "undecided"))
    return tuple(found)
