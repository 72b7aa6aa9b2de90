"""Answers about people, groups, places and ways of a campaign, as far as the listener's faction knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.routes import costs_of, daily, days_of
from hauberk.play.campaign.reach import reach_now
from hauberk.play.campaign.sight import Sight
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.grammar import sentence
from hauberk.text.days_asking import person
from hauberk.text.naming import Stuck, Trouble
from hauberk.text.orders import OrderSentence

USUAL_DISTANCE = 5
ABOUT = "man"
"""How whoever is asked about is called as a part of the line."""


def answer(asked: Asked, word: str, rest: OrderSentence) -> list[str] | None:
    """The lines that answer an asking word; None if it is not one of these. Raises Stuck."""
    answers: dict[str, Callable[[str], list[str]]] = {
        "who": asked.who,
        "where": asked.where,
        "cost": lambda about: asked.cost(about, _path(rest)),
        "near": lambda about: asked.near(about, rest.number() if rest.word else USUAL_DISTANCE),
    }
    return answers[word](rest.name(ABOUT)) if word in answers else None


def _path(rest: OrderSentence) -> tuple[HexName, ...]:
    found = []
    while rest.word:
        found.append(rest.name("path"))
    if not found:
        raise Stuck(Trouble("text-missing", "path"))
    return tuple(found)


class Asked:
    """What a faction that looks can be told of one position."""

    def __init__(self, position: CampaignPosition, names: CampaignNames, known: Sight) -> None:
        self.position, self.names, self.known = position, names, known
        self.field, self.state = position

    def _say(self, key: str, **gaps: object) -> str:
        return self.names.messages.say(f"text-campaign-{key}", **gaps)

    # -- who and where -------------------------------------------------------------------------------------------------

    def who(self, about: str) -> list[str]:
        """A person, a group with its people, a place or a convoy."""
        if about in self.known.people or about in self.known.leaders:
            return self._person(about)
        if about in self.known.banners:
            return list(self._group(about))
        if about in self.known.towns:
            return [self._place(about)]
        hex_ = self._at(about)
        return [self._of(about, hex_) if hex_ else self._unknown(about)]

    def _person(self, about: str) -> list[str]:
        man = self.known.people.get(about) or self.known.leaders[about]
        more = [self._say("prestige", number=man.prestige)] if man.leads else []
        name = self.names.person(self.state, about)
        side = self.names.band(man.faction)
        found = [person(self.names.messages, side, name, man.character, man.mounted, man.health, more)]
        note = man.character.note.get(self.names.messages.language)
        hex_ = self._at(about)
        return [*found, *([note] if note else []), *([self._of(about, hex_)] if hex_ else [])]

    def _group(self, about: str) -> Iterator[str]:
        yield self._of(about, self.known.banners[about].hex)
        own = self.known.groups.get(about)
        if own is None:
            seen = self.known.banners[about].seen
            yield self._say("seen", number=seen.size, day=seen.day) if seen is not None else self._say("unseen")
            return
        for who in own.men:
            yield from self._person(who)[:1]

    def _place(self, about: str) -> str:
        town = self.known.towns[about]
        gaps = {"place": self.names.place(about), "side": self.names.faction(town.faction), "points": town.resources, "day": town.day}
        return sentence(self._say("place_of" if town.garrison is None else "place_held", **gaps, number=town.garrison or 0))

    def where(self, about: str) -> list[str]:
        """Where somebody or something is; of the counter whose turn it is, every hex within its points, by cost. [C-MOVE-03]"""
        hex_ = self._at(about)
        if not hex_:
            return [self._unknown(about)]
        found = [self._of(about, hex_)]
        ways = reach_now(self.position) if about == self.known.now else None
        for price in sorted({way.cost for way in ways.values()}) if ways else ():
            assert ways is not None
            hexes = ", ".join(self._short(end) for end in sorted(ways) if ways[end].cost == price)
            found.append(self.names.messages.say("text-reach-cost", points=price, hexes=hexes))
        return found

    def _short(self, hex_: HexName) -> str:
        """A place by its name, any other hex by its number."""
        place = self.field.map.place_at(hex_, self.field.year)
        return self.names.messages.pick(place.name) if place is not None else hex_

    def _of(self, about: str, hex_: HexName) -> str:
        return sentence(self._say("at", what=self.names.changed(self.state, about), place=self.names.hex(hex_)))

    def _unknown(self, about: str) -> str:
        return sentence(self._say("unknown", what=self.names.changed(self.state, about)))

    def _at(self, about: str) -> HexName:
        """Where the faction knows somebody or something to be; "" if it does not."""
        known = self.known
        if about in known.people and (man := known.people[about]).present:
            about = man.group or man.place
        elif about in known.leaders:
            about = next((id_ for id_, each in known.banners.items() if each.leader == about), "")
        if about in self.field.map.hexes:
            return about
        if about in self.field.map.places:
            return self.field.map.places[about].hex
        counter = known.banners.get(about) or known.wagons.get(about) or known.spies.get(about)
        return counter.hex if counter is not None else ""

    # -- ways ----------------------------------------------------------------------------------------------------------

    def cost(self, about: str, path: Sequence[HexName]) -> list[str]:
        """What a way costs one of one's own counters hex by hex, and on which day it comes how far. [C-MOVE-03]"""
        if about not in {**self.known.groups, **self.known.convoys, **self.known.spies}:
            return [self._unknown(about)]
        here = self._at(about)
        for before, after in zip((here, *path), path, strict=False):
            if after not in self.field.map.hexes or after not in self.field.map.neighbours(before):
                return [self._say("no_step", hex=after, before=before)]
        costs = costs_of(self.position, about, path)
        found = [self._say("step", hex=self._short(hex_), points=price) for hex_, price in zip(path, costs, strict=True)]
        days = len(days_of(self.position, about, path))
        return [*found, self._say("price", cost=sum(costs), days=days, daily=daily(self.position, about))]

    def near(self, about: str, reach: int = USUAL_DISTANCE) -> list[str]:
        """Which groups, convoys and places are about, the nearest first."""
        here = self._at(about)
        if not here:
            return [self._unknown(about)]
        known = self.known
        found = sorted((self.field.map.distance(here, self._at(id_)), id_) for id_ in (*known.banners, *known.wagons, *known.towns))
        lines = [self._beside(steps, id_) for steps, id_ in found if steps <= reach and id_ != about]
        return lines or [sentence(self._say("near_none", hexes=reach, what=self.names.changed(self.state, about)))]

    def _beside(self, steps: int, about: str) -> str:
        """One of them in a line."""
        each = self.known.towns.get(about) or self.known.banners.get(about) or self.known.wagons[about]
        side = self.names.band(each.faction) if about not in self.known.towns else self.names.faction(each.faction)
        return sentence(self._say("near", what=self.names.changed(self.state, about), side=side, hexes=steps))
