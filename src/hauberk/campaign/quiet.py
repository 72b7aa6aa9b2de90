"""Quiet days of a faction: what it is asked every day is answered for it, until something else is asked or something happens.

[RULING-C-QUIET]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hauberk.battle.core.being import Health, Side
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import sieges
from hauberk.campaign.doing import Doing
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.state import CampaignState, Faction, Person, Seen, Siege
from hauberk.common.refusal import Refusal
from hauberk.siege import events as se
from hauberk.siege import quiet as siege_quiet
from hauberk.siege.state import BESIEGED, BESIEGER

DAYS: Final = "days"
ASKED: Final = "asked"
REVOKED: Final = "revoked"
MET, BATTLE, SIEGE, PLACE, ROUTE = "met", "battle", "siege", "place", "route"
HUNGER, PEOPLE, LOST, TOLD = "hunger", "people", "lost", "told"
Found = tuple[str, str]
"""Why quiet days are over, and whom or what it is about; ("", "") if they go on."""
NOTHING: Found = ("", "")


# -- said by a player --------------------------------------------------------------------------------------------------


def plan(position: CampaignPosition, faction: str, command: c.Quiet) -> Refusal | None:
    """Quiet days begin where something is asked that is asked every day. [RULING-C-QUIET]"""
    if command.days < 1:
        return Refusal("no_days", "RULING-C-QUIET", needs=1, has=command.days)
    return None if usual(position) is not None else Refusal("no_quiet_day", "RULING-C-QUIET")


def choices(position: CampaignPosition) -> tuple[c.Quiet, ...]:
    """A week."""
    return (c.Quiet(siege_quiet.WEEK),)


def order(doing: Doing, faction: str, command: c.Quiet) -> None:
    """So many days are let go by, today counted. [RULING-C-QUIET]"""
    doing.emit(e.QuietOrdered(faction, doing.state.day + command.days))


def runs(state: CampaignState, faction: Faction) -> bool:
    """Does a faction let days go by?"""
    days = state.quiet.get(faction)
    return days is not None and days.run


def revoke(doing: Doing, faction: Faction) -> None:
    """The faction is asked again. [RULING-C-QUIET]"""
    doing.emit(e.QuietEnded(faction, REVOKED))


# -- answering ---------------------------------------------------------------------------------------------------------


def answer(position: CampaignPosition, faction: Faction | None) -> c.Command | None:
    """What is said for the faction that is asked now, if it lets days go by."""
    return usual(position) if faction is not None and runs(position.state, faction) else None


def usual(position: CampaignPosition) -> c.Command | None:
    """What is said on a quiet day: everybody stays, nothing is ordered; None to a question that is not asked every day."""
    state = position.state
    if not state.pending:
        days = sieges.days_now(state)
        said = siege_quiet.usual(sieges.field_of(position, state.now).at(days)) if days is not None else None
        return None if said is None else c.InSiege(said)
    question = state.pending[-1]
    if q.acting(question):
        return c.Stay()
    if isinstance(question, q.MorningAsked):
        return c.Morning()
    return c.Choose(question.choices[0]) if isinstance(question, q.OrderAsked | q.PurseAsked) else None


def follow(doing: Doing, faction: Faction) -> None:
    """A standing order answers what a faction is asked; in a siege its orders are no new ones by that. [RULING-C-QUIET]"""
    doing.emit(e.Followed(faction))
    if not doing.state.pending and (days := sieges.days_now(doing.state)) is not None:
        doing.emit(e.InSiege(doing.state.now, se.Followed(days.pending[-1].side)))


# -- stopping ----------------------------------------------------------------------------------------------------------


def notice(doing: Doing, before: CampaignState, events: Sequence[Any], asked: Faction | None) -> None:
    """Quiet days are over when their number is full, with news, or when something else is asked. `asked`: who is asked something that no
    standing order answers. [RULING-C-QUIET]"""
    state = doing.state
    for faction, days in list(state.quiet.items()) if state.outcome is None else ():
        if not days.run:
            continue
        why, about = news(doing.position, before, events, faction)
        why = why or (ASKED if faction == asked else DAYS if state.day >= days.until else "")
        if why:
            doing.emit(e.QuietEnded(faction, why, about))


def news(position: CampaignPosition, before: CampaignState, events: Iterable[Any], faction: Faction) -> Found:
    """Has something happened for which a faction would want to be asked? Only what it can know. [C-CG-08]"""
    state = before
    for event in events:
        if runs(state, faction) and (found := _told(position.field.at(state), event, faction)) != NOTHING:
            return found
        state = evolve(state, event)
    return _changed(before, position.state, faction) if runs(before, faction) else NOTHING


def _told(position: CampaignPosition, event: Any, faction: Faction) -> Found:
    """What an event means to a faction."""
    state = position.state
    if isinstance(event, e.Met) and faction in (whose := {_faction(state, event.group), _faction(state, event.other)}) and whose:
        return MET, event.other if _faction(state, event.group) == faction else event.group
    if isinstance(event, e.BattleSet) and faction in event.battle.factions:
        return BATTLE, event.battle.place or event.battle.hex
    if isinstance(event, e.SiegeLaid | e.StormDeclared | e.Plundered) and _faction(state, event.place) == faction:
        return PLACE, event.place
    if isinstance(event, e.Told) and event.faction == faction:
        fresh = next((seen.group for seen in event.seen if _is_new(state, faction, seen)), "")
        return (TOLD, fresh) if fresh else NOTHING
    if isinstance(event, e.RouteEnded) and event.faction == faction:
        return ROUTE, event.counter
    return _of_siege(position, event, faction) if isinstance(event, e.InSiege | e.SiegeOver) else NOTHING


def _is_new(state: CampaignState, faction: Faction, seen: Seen) -> bool:
    """Has it not been seen by a faction since the day before yesterday? Who stands beside one day after day is no news."""
    known = state.known.get(faction, {}).get(seen.group)
    return known is None or known.day < seen.day - 1


def _faction(state: CampaignState, id_: str) -> Faction:
    """Whose group or place it is."""
    found = state.groups.get(id_) or state.places.get(id_)
    return found.faction if found is not None else ""


def _of_siege(position: CampaignPosition, event: e.InSiege | e.SiegeOver, faction: Faction) -> Found:
    """What happens at a siege in which it has part."""
    siege = position.state.sieges.get(event.place)
    side = _side(siege, faction) if siege is not None else None
    if siege is None or side is None:
        return NOTHING
    if isinstance(event, e.SiegeOver):
        return SIEGE, event.place
    field = sieges.field_of(position, event.place)
    return (SIEGE, event.place) if siege.days is not None and siege_quiet.news(field.at(siege.days), event.of, side) else NOTHING


def _side(siege: Siege, faction: Faction) -> Side | None:
    return BESIEGER if siege.besieger == faction else BESIEGED if siege.besieged == faction else None


def _changed(before: CampaignState, now: CampaignState, faction: Faction) -> Found:
    """What has become of its own places, groups, goods and people since."""
    for place, holding in before.places.items():
        if holding.faction == faction != now.places[place].faction:
            return PLACE, place
    for id_, group in before.groups.items():
        after = now.groups.get(id_)
        if group.faction == faction and after is not None:
            if after.faction != faction:
                return LOST, id_
            if (after.missed and not group.missed) or (after.hungry and not group.hungry):
                return HUNGER, id_
    for id_ in (*before.convoys, *before.spies):
        was, left = before.counter(id_), now.counter(id_)
        if was is not None and was.faction == faction and (left is None or left.faction != faction):
            return LOST, id_
    hurt = next((who for who, person in before.people.items() if person.faction == faction and _worse(person, now.people[who])), "")
    return (PEOPLE, hurt) if hurt else NOTHING


def _worse(before: Person, now: Person) -> bool:
    """Is somebody hurt, taken, freed or gone?"""
    if before is now:
        return False
    return (before.fate, before.captor) != (now.fate, now.captor) or (before.health != now.health != Health.HEALTHY)
