"""What a command of a campaign has come to: people, groups, places, the siege whose day it is, and how it ends."""

from __future__ import annotations

from hauberk.battle.core.being import Health
from hauberk.campaign.events import AttitudeTested, Capitulation, Event, FateRolled, QuickFought, Slipped
from hauberk.campaign.state import CampaignState
from hauberk.play.contract import ComesTo, asked_anew
from hauberk.play.siege import outcomes as siege

EXPLAINED = (QuickFought, AttitudeTested, Slipped, Capitulation, FateRolled)
"""Events with a reckoning."""


def comes_to(before: CampaignState, after: CampaignState, events: tuple[Event, ...]) -> ComesTo:
    """What has become of a state."""
    letter = "".join(event.letter for event in events if isinstance(event, QuickFought))
    return ComesTo(changes(before, after), asked_anew(before, after), letter)


def changes(before: CampaignState, after: CampaignState) -> tuple[tuple[str, str], ...]:
    """Who is hurt, taken or raised, which groups are gone, which places have changed hands, and how the campaign ends."""
    found: list[tuple[str, str]] = []
    for who, person in after.people.items():
        old = before.people.get(who)
        if old is None:
            found.append((who, "joined"))
        elif person.health != old.health:
            found.append((who, Health.NAMES[person.health]))
    found += [(group, "gone") for group in before.groups if group not in after.groups]
    found += [(place, "taken") for place, holding in after.places.items() if holding.faction != before.places[place].faction]
    for place, here in after.sieges.items():
        old_days = before.sieges[place].days if place in before.sieges else None
        if here.days is not None and old_days is not None:
            found += [each for each in siege.changes(old_days, here.days) if each not in found and each[1] not in siege.ENDS]
    if after.outcome is not None and before.outcome is None:
        found += [(winner, "wins") for winner in after.outcome.winners] or [("", "undecided")]
    return tuple(found)
