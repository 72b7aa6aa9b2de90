"""Campaign scenarios: from a file to the map, the factions, the groups and the places with which a campaign begins.

[C-SCOPE-04, C-SCOPE-05]
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.campaign.classes import LIGHT_FOOT, class_of, muster
from hauberk.campaign.field import FactionInfo
from hauberk.campaign.map import BEARINGS, CampaignMap, HexName
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import GROUP, MERCENARIES, NEUTRAL, TRAIN
from hauberk.common.faults import Reader, near, read_toml
from hauberk.play.campaign.aims import read_objective
from hauberk.play.campaign.maps import campaign_map_files, load_campaign_map
from hauberk.play.campaign.values import QUICK, Band, CampaignScenario, Eye, Leader, Road, Seat
from hauberk.play.files import edition_in, file_of, files_in, lesson_games, read_date
from hauberk.play.switches import switched
from hauberk.rulesets.people import People, load_people
from hauberk.rulesets.ruleset import SWITCHES

COIN = 2
"""A whole coin, in halves. [C-MONEY-04]"""
MOST = 200
"""More people than this no scenario has in one group or garrison."""


def campaign_files() -> dict[str, Path]:
    """The campaigns of the package by id, in playing order."""
    return files_in("campaigns")


def every_campaign_files() -> dict[str, Path]:
    """Those of the shelf, and the small ones of lessons."""
    return campaign_files() | lesson_games("campaign")


@cache
def load_campaign(name: str) -> CampaignScenario:
    """A campaign of the package, or one from a file."""
    return read_campaign(file_of(name, every_campaign_files(), "campaign"))


def read_campaign(path: Path) -> CampaignScenario:
    """Read the file of a campaign, reporting all faults at once."""
    reader = read_toml(path)
    found = campaign_of(reader)
    reader.source.done()
    return found


def campaign_of(reader: Reader, country: CampaignMap | None = None) -> CampaignScenario:
    """A campaign from its table, on a map of the package or one that is given; faults stay with the source."""
    return Muster(reader, country).scenario()


class Muster:
    """Takes the file of a campaign apart."""

    def __init__(self, reader: Reader, country: CampaignMap | None) -> None:
        self.reader = reader
        self.everybody: People = load_people()
        reader.choice("kind", ("campaign",))
        self.ruleset = switched(reader, edition_in(reader), *SWITCHES)
        if not self.ruleset.has_campaign:
            reader.fault("ruleset", f"{self.ruleset.id} knows no campaigns")
            reader.source.done()
        self.rules: CampaignRules = self.ruleset.campaign_rules()
        self.map = country or self.country()
        self.year = reader.integer("year", least=1)
        self.factions = tuple(self.faction(entry) for entry in reader.children("factions"))
        self.named = self.everybody_named()
        self.rolls = {each: self.called(each) for each in self.rules.factions}
        self.ids: set[str] = set()
        self.made: set[BeingId] = set()

    def country(self) -> CampaignMap:
        """The map."""
        name = self.reader.choice("map", campaign_map_files())
        if name not in campaign_map_files():
            self.reader.source.done()
        return load_campaign_map(name)

    def scenario(self) -> CampaignScenario:
        """The whole campaign."""
        reader = self.reader
        groups = [self.band(entry, GROUP) for entry in reader.children("groups")]
        groups += [self.band(entry, MERCENARIES) for entry in reader.children("companies")]
        groups += [self.band(entry, TRAIN) for entry in reader.children("trains")]
        places = self.places()
        leaders = self.leaders()
        found = CampaignScenario(
            id=reader.text("id"),
            order=reader.integer("order", default=0),
            ruleset=self.ruleset,
            title=reader.words("title"),
            story=reader.words("story"),
            briefing=reader.words("briefing"),
            teaches=reader.texts("teaches"),
            map=self.map,
            year=self.year,
            begins=read_date(reader),
            days=reader.integer("days", least=1),
            factions=self.factions,
            groups=tuple(groups),
            leaders=leaders,
            places=places,
            convoys=tuple(self.road(entry, groups) for entry in reader.children("convoys")),
            spies=self.eyes(groups, leaders),
            objectives=tuple(read_objective(self, entry, groups) for entry in reader.children("objectives")),
            aims=self.aims(),
            levies=self.levies(),
            allies=self.allies(),
            quick=reader.choice("quick", QUICK, default=QUICK[0]),
            relief=reader.flag("relief", default=True),
            season=reader.choice("season", ("", *self.rules.season.movement), default=""),
            weather=reader.integer("weather", default=0),
            convoy_limit=reader.integer("convoy_limit", least=0) if "convoy_limit" in reader else None,
            besieged=self.besieged(groups),
        )
        reader.finish()
        return found

    # -- factions ----------------------------------------------------------------------------------------------------

    def faction(self, entry: Reader) -> FactionInfo:
        """`id`, and whether somebody decides for it."""
        name = entry.choice("id", (*self.rules.factions, NEUTRAL))
        known = self.rules.factions.get(name)
        own = entry.words("name") if "name" in entry.table else known.name if known else {"en": name, "fr": name, "it": name}
        played = entry.flag("played", default=name != NEUTRAL)
        entry.finish()
        return FactionInfo(
            name, own, known.letter if known else "", known.colour if known else "", known.townsfolk if known else "", played
        )

    def allies(self) -> frozenset[tuple[str, str]]:
        """`allies = ["norman lombard"]`, both ways. [C-CG-06]"""
        found: set[tuple[str, str]] = set()
        ids = [faction.id for faction in self.factions]
        for text in self.reader.texts("allies"):
            pair = text.split()
            if len(pair) != 2 or not set(pair) <= set(ids):
                self.reader.fault("allies", f"{text!r} is no pair of factions", ", ".join(ids))
            else:
                found |= {(pair[0], pair[1]), (pair[1], pair[0])}
        return frozenset(found)

    def aims(self) -> dict[str, dict[str, str]]:
        """`[aims.royalist] en = …`: what each faction is after."""
        entry = self.reader.child("aims", needed=False)
        found = {name: entry.words(name) for name in entry.table}
        entry.finish()
        return found

    # -- people ------------------------------------------------------------------------------------------------------

    def everybody_named(self) -> set[BeingId]:
        """Whoever is named in the file is nobody's levy."""
        found: set[BeingId] = set()
        for key in ("groups", "companies", "trains", "garrisons"):
            found |= {who for entry in self._tables(key) for who in str(entry.get("people", "")).split()}
        return found | {str(entry.get("who", "")) for entry in self._tables("spies")}

    def _tables(self, key: str) -> list[dict[str, Any]]:
        """The tables under a key, as they are written; whatever else stands there is a fault elsewhere."""
        listed = self.reader.table.get(key)
        return [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []

    def called(self, faction: str) -> dict[BeingId, Character]:
        """Everybody a faction can still call up, in the order of the people files; consumed group by group."""
        names = [who for roll in self.rules.factions[faction].people for who in self.everybody.rolls[roll]]
        people = {who: self.everybody.characters[who] for who in names if who not in self.named}
        return {who: character for who, character in people.items() if not character.is_beast}

    def call_up(self, faction: str, size: int, entry: Reader, key: str) -> tuple[BeingId, ...]:
        """So many by the roster of a faction; when nobody named is left, others are made. [C-GROUP-10, RULING-C-MADE]"""
        if size <= 0 or faction not in self.rolls:  # an unknown one has been told already
            return ()
        if size > MOST:
            entry.fault(key, f"{size} people are too many", f"{MOST} at most")
            return ()
        where = entry.text("id" if "id" in entry.table else "place", default="")
        country = Country(self.everybody.characters, rolls_of(self.rules, faction), where, self.made)
        men = muster(self.rules, self.rolls[faction], self.rules.roster(faction, size), country.make)
        self.made |= {who for who in men if who not in self.rolls[faction]}
        for roll in self.rolls.values():  # some people stand on the rolls of two factions
            for who in men:
                roll.pop(who, None)
        return men

    def people(self, entry: Reader) -> tuple[BeingId, ...]:
        """People by their names."""
        found = []
        for who in entry.text("people", default="").split():
            character = self.everybody.characters.get(who)
            if character is None or character.is_beast:
                entry.fault("people", f"there is nobody called {who!r}", near(who, self.everybody.characters))
            elif who in self.ids:
                entry.fault("people", f"{who} is named twice")
            else:
                self.ids.add(who)
                found.append(who)
        return tuple(found)

    def leaders(self) -> tuple[Leader, ...]:
        """`[leaders] stephen = { prestige = 8, attitude = 9 }`. [C-NOBLE-01]"""
        entry = self.reader.child("leaders", needed=False)
        found = []
        for who in entry.table:
            row = entry.child(who)
            if who not in self.ids:
                entry.fault(who, f"{who} is with no group or garrison")
            most = self.rules.figures.prestige_most
            found.append(Leader(who, self.scale(row, "prestige", most), self.scale(row, "attitude", self.rules.attitude.most)))
            row.finish()
        entry.finish()
        return tuple(found)

    def scale(self, entry: Reader, key: str, most: int, default: int | None = None) -> int:
        """A level of 1 to 10."""
        value = entry.integer(key, least=1) if default is None else entry.integer(key, default=default, least=1)
        if value > most:
            entry.fault(key, f"{key} is {value}", f"{most} at most")
        return value

    # -- counters ----------------------------------------------------------------------------------------------------

    def band(self, entry: Reader, kind: str) -> Band:
        """A group: who, where, how rich, of what temper; the file says where mercenaries start too, and what draws the engines of a train.

        [C-MERC-02, C-ENGINE-01, A-OXEN-08]
        """
        people = self.people(entry)
        known = self.rules.factions
        roster = entry.choice("people_of", known, default="") if "people_of" in entry.table else ""
        faction = "" if kind == MERCENARIES else entry.choice("faction", [each.id for each in self.factions])
        if kind == MERCENARIES:
            roster = entry.choice("faction", [each for each, info in known.items() if info.mercenary])
        size = entry.integer("size", default=len(people), least=0)
        roster = roster or (faction if faction in known else next(iter(known)))
        men = (*people, *self.call_up(roster, size - len(people), entry, "size"))
        least = self.rules.figures.least_group
        if len(men) < least and kind != TRAIN and not people:
            entry.fault("size", f"a group has {least} people at least")
        found = Band(
            id=self.fresh(entry),
            name=entry.words("name"),
            faction=faction,
            kind=kind,
            hex=self.where(entry),
            men=men,
            coin=self.coin(entry),
            attitude=self.scale(entry, "attitude", self.rules.attitude.most, default=5),
            letter=known[roster].letter if roster in known else "",
            engines=entry.texts("engines"),
            oxen=entry.integer("oxen", default=0, least=0),
            on_foot=tuple(entry.text("on_foot", default="").split()),
        )
        for engine in found.engines:
            if engine not in self.rules.siege_train.oxen:
                entry.fault("engines", f"{engine!r} has no wheels", near(engine, self.rules.siege_train.oxen))
        if kind == TRAIN and not found.engines:
            entry.fault("engines", "a siege train has an engine on wheels at least")
        if kind == TRAIN and found.oxen < (needed := self.rules.siege_train.drawn_by(found.engines)):
            entry.fault("oxen", f"{found.oxen} oxen do not draw {', '.join(found.engines)}", f"{needed} do")
        entry.finish()
        return found

    def fresh(self, entry: Reader) -> str:
        """An id nobody else has."""
        name = entry.text("id")
        if name in self.ids or name in self.map.places:
            entry.fault("id", f"{name!r} is taken")
        self.ids.add(name)
        return name

    def coin(self, entry: Reader) -> int:
        """Whole coins in the file, halves in the game. [C-MONEY-01]"""
        return entry.integer("coin", default=0, least=0) * COIN

    def where(self, entry: Reader) -> HexName:
        """`at = "oxford"`, `at = "0712"` or `at = "3 NE of oxford"`. [C-SETUP-01, RULING-C-SETUP-BEARING]"""
        text = entry.text("at")
        steps, bearing, landmark = 0, "N", text
        words = text.split()
        if len(words) == 4 and words[0].isdigit() and words[1] in BEARINGS and words[2] == "of":
            steps, bearing, landmark = int(words[0]), words[1], words[3]
        place = self.map.places.get(landmark)
        start = place.hex if place is not None else landmark
        if start not in self.map.hexes:
            entry.fault("at", f"no place or hex {landmark!r} on the map", near(landmark, self.map.places))
            return next(iter(self.map.hexes))
        found = self.map.step_along(start, bearing, steps)
        if found is None or not self.map.passable(found):
            found = self.map.nearest(found or start, self.map.passable)
        return found or start

    def road(self, entry: Reader, groups: list[Band]) -> Road:
        """A convoy: of the country between two places, or a faction's with its escort."""
        start, goal = (entry.choice(key, self.map.places, default="") if key in entry.table else "" for key in ("start", "goal"))
        faction = entry.choice("faction", [each.id for each in self.factions], default="") if "faction" in entry.table else ""
        escort = entry.choice("escort", [band.id for band in groups], default="") if "escort" in entry.table else ""
        hex_ = self.where(entry) if "at" in entry.table else self.map.places[start].hex if start in self.map.places else ""
        if not hex_:
            entry.fault("at", "a convoy stands somewhere", "give it a start or an at")
        load = entry.integer("load", least=0)
        if load > self.rules.figures.animals:
            entry.fault("load", f"{load} points on {self.rules.figures.animals} animals")
        found = Road(self.fresh(entry), faction, hex_, load, start, goal, escort)
        entry.finish()
        return found

    def eyes(self, groups: list[Band], leaders: tuple[Leader, ...]) -> tuple[Eye, ...]:
        """The spies of the file; where it does not speak of spies, one of each faction, with a leader. [C-SPY-05, RULING-C-SPY-SOURCE]"""
        if "spies" in self.reader or not self.rules.has_spies:
            return tuple(self.eye(entry) for entry in self.reader.children("spies"))
        named = {leader.who for leader in leaders}
        found: list[Eye] = []
        for faction in self.factions:
            led = [band for band in groups if band.faction == faction.id and named & {*band.men}]
            light = [who for who in self.rolls.get(faction.id, ()) if class_name(self.everybody, who) == LIGHT_FOOT]
            for who in light[: self.rules.figures.spies] if faction.played and led else ():
                for roll in self.rolls.values():
                    roll.pop(who, None)
                found.append(Eye(f"{faction.id}_spy", faction.id, who, led[0].hex))
        return tuple(found)

    def eye(self, entry: Reader) -> Eye:
        """A spy."""
        who = entry.text("who")
        if who not in self.everybody.characters or who in self.ids:
            entry.fault("who", f"{who!r} cannot be a spy here", near(who, self.everybody.characters))
        if not self.rules.has_spies:
            entry.fault("who", "these rules know no spies")
        self.ids.add(who)
        found = Eye(self.fresh(entry), entry.choice("faction", [each.id for each in self.factions]), who, self.where(entry))
        entry.finish()
        return found

    # -- places ------------------------------------------------------------------------------------------------------

    def places(self) -> tuple[Seat, ...]:
        """Every place of the year, as the map has it or the scenario changes it, castles with their garrison. [C-PLACE-09]"""
        changed = {entry.choice("id", self.map.places): entry for entry in self.reader.children("places")}
        garrisons = {entry.choice("place", self.map.places): entry for entry in self.reader.children("garrisons")}
        found = []
        for place in self.map.places.values():
            levels = place.at(self.year)
            if levels is None:
                continue
            faction, resources, attitude = levels.faction, levels.resources, levels.attitude
            if entry := changed.get(place.id):
                faction = entry.choice("faction", [each.id for each in self.factions], default=faction)
                resources = entry.integer("resources", default=resources, least=0)
                attitude = self.scale(entry, "attitude", self.rules.attitude.most, default=attitude)
                entry.finish()
            if faction not in {each.id for each in self.factions}:
                faction = NEUTRAL
            named, size = self.garrison(garrisons.get(place.id), place.is_castle, faction)
            found.append(Seat(place.id, faction, resources, attitude, named, size - len(named)))
        return tuple(found)

    def garrison(self, entry: Reader | None, castle: bool, faction: str) -> tuple[tuple[BeingId, ...], int]:
        """Who is named in a garrison, and how many it has: ten in a castle, or as the scenario says. [C-PLACE-09]"""
        size = self.rules.figures.garrison if castle else 0
        if entry is None:
            return (), size
        people = self.people(entry)
        size = entry.integer("size", default=max(size, len(people)), least=0)
        roster = entry.choice("people_of", self.rules.factions, default="") if "people_of" in entry.table else ""
        if roster:
            people = (*people, *self.call_up(roster, size - len(people), entry, "size"))
        entry.finish()
        return people, max(size, len(people))

    def besieged(self, groups: list[Band]) -> tuple[tuple[str, str], ...]:
        """`[[sieges]] place = …, group = …`: sieges that go on when play begins."""
        found = []
        for entry in self.reader.children("sieges"):
            place = entry.choice("place", self.map.places)
            group = entry.choice("group", [band.id for band in groups])
            if place in self.map.places and any(band.id == group and band.hex != self.map.places[place].hex for band in groups):
                entry.fault("group", f"{group} does not stand before {place}")
            entry.finish()
            found.append((place, group))
        return tuple(found)

    def levies(self) -> dict[str, tuple[BeingId, ...]]:
        """Who may yet come: of each faction by class, of the townsfolk of each country by class. [C-MONEY-04, C-MEET-08]"""
        found: dict[str, list[BeingId]] = {}
        for faction, roll in self.rolls.items():
            for who in roll:
                found.setdefault(f"{faction}/{class_name(self.everybody, who)}", []).append(who)
        for town in sorted({info.townsfolk for info in self.rules.factions.values()}):
            for who in self.everybody.rolls[town]:
                if who not in self.named:
                    found.setdefault(f"{town}/{class_name(self.everybody, who)}", []).append(who)
        return {key: tuple(men) for key, men in found.items()}


def class_name(people: People, who: BeingId) -> str:
    """The class of somebody in a roster."""
    return class_of(people.characters[who])
