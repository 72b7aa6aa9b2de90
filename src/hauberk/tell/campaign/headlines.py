"""A campaign by its headlines, as everybody hears of them: battles, sieges, plunder, leaders taken and killed."""

from __future__ import annotations

from typing import Any

from hauberk.campaign import events as e
from hauberk.campaign.map import HexName
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.telling import CampaignTelling, Teller
from hauberk.tell.grammar import sentence
from hauberk.tell.telling import Line


def headline(here: CampaignTelling, kind: str, key: str, **gaps: Any) -> Line:
    """A headline of some kind."""
    return Line(sentence(here.messages.say(f"headline-{key}", **gaps)), kind)


def day_began(here: CampaignTelling, event: e.DayBegan) -> Line:
    """A new day."""
    return headline(here, here.kind, "day", day=event.day)


def battle_ended(here: CampaignTelling, event: e.BattleEnded) -> Line | None:
    """A battle, or that one was refused."""
    if not event.fought and not event.winner:
        return None
    key = "refused" if not event.fought else "battle" if event.winner else "drawn"
    loser = next((each for each in event.factions if each != event.winner), "")
    winner = side(here.names, event.winner or event.factions[0])
    return headline(here, "battle", key, where=where(here.names, event.hex), winner=winner, loser=side(here.names, loser))


def siege_laid(here: CampaignTelling, event: e.SiegeLaid) -> Line:
    """A siege begins."""
    return headline(here, "siege", "siege", place=here.names.place(event.place), besieger=side(here.names, event.besieger))


def siege_over(here: CampaignTelling, event: e.SiegeOver) -> Line:
    """A siege ends."""
    return headline(here, "siege", "siege-over", place=here.names.place(event.place), winner=side(here.names, event.winner))


def plundered(here: CampaignTelling, event: e.Plundered) -> Line | None:
    """A place is plundered; a convoy is no news."""
    if event.place not in here.names.field.map.places:
        return None
    faction = here.after.groups[event.group].faction if event.group in here.after.groups else ""
    return headline(
        here, "plundered", "plundered", place=here.names.place(event.place), points=event.points, by=side(here.names, faction)
    )  # fmt: skip


def captured(here: CampaignTelling, event: e.Captured) -> Line | None:
    """A leader is taken."""
    person = here.after.people[event.who]
    who = here.names.person(here.after, event.who).text
    return headline(here, "fallen", "captured", who=who, by=side(here.names, event.captor)) if person.leads else None


def hurt(here: CampaignTelling, event: e.Hurt) -> Line | None:
    """A leader is killed."""
    person = here.after.people[event.who]
    who = here.names.person(here.after, event.who).text
    return headline(here, "fallen", "killed", who=who) if person.leads and not person.alive else None


def campaign_ended(here: CampaignTelling, event: e.CampaignEnded) -> Line:
    """Who has won, and by what."""
    say, key = here.messages.say, f"counted-end-{event.reason}"
    winners = ", ".join(side(here.names, each) for each in event.winners)
    why = say(key if key in here.messages else "counted-end-other")
    return headline(here, "ended", "ended", winners=winners or say("counted-nobody"), why=why)


def recruited(here: CampaignTelling, event: e.Recruited) -> Line:
    """Men raised."""
    return headline(here, "raised", "raised", by=side(here.names, event.faction), number=len(event.men))


def place_taken(here: CampaignTelling, event: e.PlaceTaken | e.PlaceConquered | e.PlaceCapitulated) -> Line:
    """A place changes hands."""
    return headline(here, "taken", "taken", place=here.names.place(event.holding.id), by=side(here.names, event.holding.faction))


def side(names: CampaignNames, faction: str) -> str:
    """A faction by its name."""
    found = next((each for each in names.field.factions if each.id == faction), None)
    return found.name.get(names.messages.language, found.id) if found is not None else names.messages.say("headline-others")


def where(names: CampaignNames, hex_: HexName) -> str:
    """The place on a hex, or the nearest to it."""
    country = names.field.map
    places = [each for each in country.places.values() if each.at(names.field.year) is not None]
    near = min(places, key=lambda each: (country.distance(each.hex, hex_), each.id))
    return names.messages.say("headline-at" if near.hex == hex_ else "headline-near", place=names.place(near.id))


TELLERS: dict[type, Teller] = {
    e.DayBegan: day_began,
    e.BattleEnded: battle_ended,
    e.SiegeLaid: siege_laid,
    e.SiegeOver: siege_over,
    e.Plundered: plundered,
    e.Captured: captured,
    e.CapturedInSiege: captured,
    e.Hurt: hurt,
    e.HurtSlippingAway: hurt,
    e.HurtInSiege: hurt,
    e.Massacred: hurt,
    e.CampaignEnded: campaign_ended,
    e.Recruited: recruited,
    e.PlaceTaken: place_taken,
    e.PlaceConquered: place_taken,
    e.PlaceCapitulated: place_taken,
}
