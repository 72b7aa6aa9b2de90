"""What people, groups, convoys, places and days of a campaign are called in a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hauberk.battle.core.being import BeingId, Side
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import HexName
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import NEUTRAL, CampaignState, Group
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.campaign.game import campaign_field
from hauberk.play.campaign.values import CampaignScenario
from hauberk.siege.field import SiegeField
from hauberk.siege.state import BESIEGER
from hauberk.tell.battle.names import together
from hauberk.tell.grammar import HE, SHE
from hauberk.tell.messages import Messages, Name
from hauberk.tell.names import PeopleAndDays
from hauberk.tell.siege.names import SiegeNames

COIN = 2
"""A whole coin, in halves. [C-MONEY-04]"""
SEVERAL = 2
COUNTRY = ("marsh", "forest", "mountain", "hill")
"""Ground by which a chronicle names a hex, the plainest first."""
_ARTICLES = {
    "en": ("The ", "A ", "An "),
    "fr": ("Le ", "La ", "Les ", "L'", "Des ", "Un ", "Une "),
    "it": ("Il ", "Lo ", "La ", "I ", "Gli ", "Le ", "L'", "Un ", "Una ", "Uno "),
}
_MANY = {"en": (), "fr": ("les ", "des "), "it": ("i ", "gli ", "le ")}
_HERS = {"en": (), "fr": ("la ", "une "), "it": ("la ", "le ", "una ")}
_LINKS = (" of ", " for ", " from ", " at ", " in ")


class CampaignNames(PeopleAndDays):
    """The names of one campaign in one language."""

    def __init__(self, messages: Messages, scenario: CampaignScenario, field: CampaignField | None = None) -> None:
        self.messages = messages
        self.scenario = scenario
        self.field = field or campaign_field(scenario)
        self._bands = {band.id: band for band in scenario.groups}

    # -- people ------------------------------------------------------------------------------------------------------

    def leads(self, state: Any, who: BeingId) -> bool:
        """A leader, of whatever faction. [C-NOBLE-01]"""
        return who in state.people and bool(state.people[who].leads)

    def whose_man(self, state: CampaignState, who: BeingId) -> str:
        """His faction, in words; that of an army that has only come to a siege is one of the two who are at it."""
        if who in state.people:
            return self.band(state.people[who].faction)
        siege = next(each for each in state.sieges.values() if each.days is not None and who in each.days.people)
        assert siege.days is not None
        return self.band(siege.besieger if siege.days.people[who].side == BESIEGER else siege.besieged)

    def band(self, faction: str) -> str:
        """Those of a faction; those of none are hired men."""
        return self.faction(faction) if faction else self.messages.say("faction-hired")

    def faction(self, faction: str) -> str:
        """A faction as the scenario names it."""
        if faction == NEUTRAL:
            return self.messages.say("faction-neutral")
        found = next((each for each in self.field.factions if each.id == faction), None)
        return self.messages.pick(found.name) if found is not None else self.messages.say("faction-nobody")

    def waits_for(self, faction: str) -> str:
        """Whose decision the others wait for; "" when the campaign is over."""
        if not faction:
            return self.messages.say("campaign-waits-nobody")
        return self.messages.say("campaign-waits", faction=self.faction(faction))

    # -- counters ----------------------------------------------------------------------------------------------------

    def called(self, id_: str, state: CampaignState) -> str:
        """A group, convoy or place, as it stands on a list."""
        return self.thing(state, id_).text

    def group(self, state: CampaignState, id_: str) -> Name:
        """A group by its name in the scenario; one made in play by its leader, or by its number."""
        if (band := self._bands.get(id_)) is not None:
            return phrase(self.messages.language, self.messages.pick(band.name))
        group = state.groups.get(id_)
        leader = state.leader(group) if group is not None else None
        if leader is not None:
            return phrase(self.messages.language, self.messages.say("group-of", leader=self.person(state, leader.id)))
        faction = group.faction if group is not None else id_.rpartition("_")[0]
        number = id_.rpartition("_")[2]
        return phrase(self.messages.language, self.messages.say("group-made", faction=self.faction(faction), number=number))

    def groups(self, state: CampaignState, ids: Iterable[str]) -> Name:
        """Several groups together."""
        return together(self.messages, [self.group(state, id_) for id_ in ids])

    def convoy(self, state: CampaignState, id_: str) -> Name:
        """A convoy by its number and its owner; one of the country by the road it goes."""
        convoy = state.convoys.get(id_)
        if convoy is not None and convoy.start and convoy.goal:
            text = self.messages.say("convoy-road", start=self.place(convoy.start), goal=self.place(convoy.goal))
        else:
            faction, number = self.faction(convoy.faction if convoy is not None else ""), id_.rpartition("_")[2]
            key, gaps = ("convoy-made", {"number": number}) if number.isdecimal() else ("convoy-of", {})
            text = self.messages.say(key, faction=faction, **gaps)
        return Name(text)

    def spy(self, state: CampaignState, id_: str) -> Name:
        """A spy is called by his own name."""
        return self.person(state, state.spies[id_].who) if id_ in state.spies else Name(id_)

    def siege(self, field: SiegeField, since: int = 0) -> SiegeNames:
        """The names of a siege inside the campaign that was laid on a day."""
        found = _SiegeNames(self, field, since)
        found.by_place = self.by_place
        return found

    # -- places and days ---------------------------------------------------------------------------------------------

    def place(self, id_: str) -> str:
        """Oxford."""
        found = self.field.map.places.get(id_)
        return self.messages.pick(found.name) if found is not None else id_

    def hex(self, name: HexName) -> str:
        """A hex by the place in it, else by its number and the nearest place."""
        found = self.field.map.place_at(name, self.field.year)
        if found is not None:
            return self.messages.pick(found.name)
        if self.by_place:
            return self._country(name)
        near = self._near(name)
        return self.messages.say("hex-near", hex=name, place=self.place(near)) if near else self.messages.say("hex-bare", hex=name)

    def _country(self, name: HexName) -> str:
        """The woods near Melksham: the ground, and the nearest place however far."""
        standing = [each for each in self.field.map.places.values() if each.at(self.field.year) is not None]
        near = min(standing, key=lambda each: (self.field.map.distance(each.hex, name), each.id))
        ground = self.field.terrain(name)
        kind = next((each for each in COUNTRY if each in ground), "open")
        return self.messages.say(f"country-{kind}", place=self.place(near.id))

    def _near(self, name: HexName) -> str:
        """A place one or two hexes away."""
        if name not in self.field.map.hexes:
            return ""
        key = ("near", name)
        if key not in self.field.memo:
            standing = [each for each in self.field.map.places.values() if each.at(self.field.year) is not None]
            found = min(standing, key=lambda each: self.field.map.distance(each.hex, name), default=None)
            near = found is not None and self.field.map.distance(found.hex, name) <= SEVERAL
            self.field.memo[key] = found.id if found is not None and near else ""
        return str(self.field.memo[key])

    def coins(self, halves: int) -> str:
        """Money in whole coins; a half is written as a half. [C-MONEY-01]"""
        whole, half = divmod(halves, COIN)
        shown = f"{whole or ''}½" if half else str(whole)
        return self.messages.say("coins", shown=shown, n=whole if not half else SEVERAL)

    def party(self, word: str) -> str:
        """A party or a temper: what a test of loyalty or hostility makes of somebody."""
        return self.faction(word) if f"temper-{word}" not in self.messages else self.messages.say(f"temper-{word}")

    # -- whatever a refusal speaks of ----------------------------------------------------------------------------------

    def thing(self, state: CampaignState, about: str) -> Name:
        """A person, group, convoy, spy, place, faction, sheet or hex; anything else is said as it is."""
        if about in state.groups or about in self._bands:
            return self.group(state, about)
        if about in state.convoys:
            return self.convoy(state, about)
        if about in state.spies:
            return self.spy(state, about)
        if about in self.field.map.places:
            return Name(self.place(about))
        if about in state.people or about in state.pool:
            return self.person(state, about)
        if about in self.field.map.hexes:
            return Name(self.hex(about))
        if any(each.id == about for each in self.field.factions):
            return Name(self.faction(about))
        if any(each.id == about.rpartition("_")[0] for each in self.field.factions) and about.rpartition("_")[2].isdigit():
            return self.group(state, about)  # one that the orders of the morning would make
        if about in sheet_files():
            return Name(self.messages.pick(sheet(about).title))
        return Name(about)

    def changed(self, state: CampaignState, what: str) -> Name:
        """Whom or what a forecast speaks of: a faction, an engine or wall of the siege whose day it is, or anything else."""
        if any(each.id == what for each in self.field.factions):
            return Name(self.faction(what))
        days = days_now(state)
        if days is not None and (what in days.engines or what in days.damage):
            return self.siege(field_of(self.field.at(state), state.now)).thing(days, what)
        return self.thing(state, what) if what else Name("")

    def whose(self, group: Group | None) -> str:
        """The faction of a group, in words."""
        return self.faction(group.faction if group is not None else "")


class _SiegeNames(SiegeNames):
    """The names of a siege that goes on inside a campaign: its sides are factions."""

    def __init__(self, names: CampaignNames, field: SiegeField, since: int) -> None:
        self.messages = names.messages
        self.field = field
        self._names, self._since = names, since

    def leads(self, state: Any, who: BeingId) -> bool:
        """Who commands here, and leaders of the campaign as it began."""
        return super().leads(state, who) or any(leader.who == who for leader in self._names.scenario.leaders)

    def side(self, side: Side) -> str:
        """The faction of a side."""
        return self.messages.pick(self.field.sides[side])

    def date(self, day: int) -> str:
        """The date of a day of the siege; its first is the day after it was laid. [C-CG-19]"""
        return self._names.date(self._since + day)


def phrase(language: str, text: str) -> Name:
    """The name of a group as it stands inside a sentence: its article small, with its gender and whether it is one or many."""
    small = text[0].lower() + text[1:] if text.startswith(_ARTICLES[language]) else text
    if language == "en":
        return Name(small, HE, SEVERAL if _is_many_in_english(small) else 1)
    bare = small == text and not small.startswith(tuple(each.lower() for each in _ARTICLES[language]))
    head = small.split("'")[-1] if small.startswith("l'") else small.split(" ")[0 if bare else 1]
    head = head.split(" ")[0]
    if bare:
        many = head.endswith(("s", "x") if language == "fr" else ("i", "e"))
        hers = language == "it" and head.endswith("e")
    else:
        many = small.startswith(_MANY[language])
        hers = small.startswith(_HERS[language]) or (small.startswith("l'") and head.endswith("e" if language == "fr" else "a"))
    return Name(small, SHE if hers else HE, SEVERAL if many else 1)


def _is_many_in_english(text: str) -> bool:
    """Is the head of the phrase in the plural: the siege lines, men of Berkeley?"""
    for link in _LINKS:
        text = text.split(link, maxsplit=1)[0]
    head = text.split(" ")[-1]
    return head.lower() in ("men", "people", "folk") or (head.endswith("s") and not head.endswith(("ss", "'s")))
