"""A campaign being played: from its scenario to its first day, and on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache

from hauberk.basis.dice import derived_seed
from hauberk.basis.refusal import Refusal
from hauberk.campaign import commands as c
from hauberk.campaign.actions import decide, opening, refuse, to_decide
from hauberk.campaign.events import Event, PlaceSeen, Told
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import CampaignMap
from hauberk.campaign.questions import BattleAwaited
from hauberk.campaign.sieges import days_now
from hauberk.campaign.state import CampaignState, Convoy, Group, Holding, Person, Siege, Spy
from hauberk.play.battle.fights import is_readable
from hauberk.play.battle.game import Game
from hauberk.play.battle.record import lines_of
from hauberk.play.battle.scenario import sheet_files
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.siege.game import fight_result, fight_scenario, report_of
from hauberk.play.siege.lands import fight_words, land_of_place, lands_of, open_land
from hauberk.play.siege.places import load_place, place_files
from hauberk.play.steps import Played, StepOf
from hauberk.rulesets.armies_table import load_armies
from hauberk.rulesets.people import load_people
from hauberk.rulesets.ruleset import Ruleset
from hauberk.siege.field import SiegeField
from hauberk.siege.lands import Land
from hauberk.siege.questions import FightAwaited

CampaignStep = StepOf[c.Command, Event]
"""One command of a campaign and what came of it."""
PRIORY = "priory"
"""The place that stands for monastic buildings; walled towns are like a castle of stone."""
WALLED = "castle_stone"


# -- what does not change ----------------------------------------------------------------------------------------------


def campaign_field(scenario: CampaignScenario) -> CampaignField:
    """Everything that stays the same while a campaign goes on."""
    ruleset = scenario.ruleset
    rules = ruleset.campaign_rules()
    return CampaignField(
        rules=rules,
        siege=ruleset.siege_rules(),
        battle=ruleset.rules(),
        map=scenario.map,
        year=scenario.year,
        days=scenario.days,
        factions=scenario.factions,
        allies=scenario.allies,
        objectives=scenario.objectives,
        quick=scenario.quick,
        relief=scenario.relief,
        armies=load_armies(),
        convoys=scenario.convoy_limit,
        levies=scenario.levies,
        lands=sheets_of(ruleset),
        besieging=_besieging(scenario.map, ruleset, rules.sheets.castles, rules.sheets.open),
        title=scenario.title,
        edition=ruleset.id,
        switches={each.name: getattr(ruleset.switches, each.name) for each in fields(ruleset.switches)},
        words=fight_words(),
        readable=is_readable,
    )


def sheets_of(ruleset: Ruleset) -> dict[str, Land]:
    """Every sheet on which a battle of the campaign may be fought. [C-BATTLE-04]"""
    sheets = ruleset.campaign_rules().sheets
    names = {*sheets.open, *(name for column in sheets.by_terrain.values() for name in column)}
    return Lands(names, ruleset.id)


class Lands(dict[str, Land]):
    """Sheets that are surveyed when first asked for: a campaign may never fight on most of them."""

    def __init__(self, names: set[str], edition: str) -> None:
        super().__init__()
        self._names, self._edition = names, edition

    def __missing__(self, name: str) -> Land:
        if name not in self._names and name not in sheet_files():
            raise KeyError(name)
        place = next((each for each in place_files() if load_place(each).sheet == name), "")
        self[name] = land_of_place(place, self._edition) if place else open_land(name, self._edition)
        return self[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names


def _besieging(country: CampaignMap, ruleset: Ruleset, castles: dict[str, str], grounds: tuple[str, ...]) -> Callable[[str], SiegeField]:
    """How the siege of a place is looked up: by the sheet of its kind of castle. [C-PLACE-08, C-SIEGE-01]"""

    @cache
    def field_of(place: str) -> SiegeField:
        found = country.places[place]
        sheet = PRIORY if found.is_monastic else castles.get(found.kind, castles[WALLED])
        return _siege_field(place_on(sheet), ruleset, found.name, grounds)

    return field_of


def place_on(sheet: str) -> str:
    """The place whose plan a sheet is."""
    return next(name for name in place_files() if load_place(name).sheet == sheet)


def _siege_field(place: str, ruleset: Ruleset, title: dict[str, str], grounds: tuple[str, ...]) -> SiegeField:
    """A siege of a campaign; who may come to it depends on who lies there. [RULING-C-SIEGE-EVENTS]"""
    return SiegeField(
        rules=ruleset.siege_rules(),
        battle=ruleset.rules(),
        place=load_place(place),
        prices=load_armies().prices,
        grounds=grounds,
        lands=lands_of(place, grounds, ruleset),
        title=title,
        edition=ruleset.id,
        switches={each.name: getattr(ruleset.switches, each.name) for each in fields(ruleset.switches)},
        words=fight_words(),
        readable=is_readable,
    )


# -- the first state ---------------------------------------------------------------------------------------------------


def campaign_start(scenario: CampaignScenario, field: CampaignField) -> CampaignState:
    """The state before the first day. [C-SCOPE-05]"""
    pool = load_people().characters
    people: dict[str, Person] = {}
    fame = {leader.who: leader for leader in scenario.leaders}

    def enlist(men: tuple[str, ...], faction: str, group: str = "", place: str = "", on_foot: tuple[str, ...] = ()) -> None:
        for who in men:
            character = pool[who]
            roles = frozenset({"engineer"} if "engineer" in character.traits else ())
            lead = fame.get(who)
            people[who] = Person(
                who, character, faction, character.rides and who not in on_foot, roles, group=group, place=place,
                prestige=lead.prestige if lead else 0, attitude=lead.attitude if lead else 0,
            )  # fmt: skip

    groups = {}
    for band in scenario.groups:
        enlist(band.men, band.faction, group=band.id, on_foot=band.on_foot)
        groups[band.id] = Group(
            band.id, band.faction, band.hex, band.men, band.kind, band.letter, band.coin, band.attitude,
            engines=band.engines, oxen=band.oxen, home=band.hex,
        )  # fmt: skip
    places = {}
    for seat in scenario.places:
        enlist(seat.garrison, seat.faction, place=seat.id)
        places[seat.id] = Holding(seat.id, seat.faction, seat.resources, seat.attitude, seat.garrison, seat.unnamed)
    for eye in scenario.spies:
        enlist((eye.who,), eye.faction)
    animals = field.rules.figures.animals
    convoys = {
        road.id: Convoy(road.id, road.faction, road.hex, road.load, animals, escort=road.escort, start=road.start, goal=road.goal)
        for road in scenario.convoys
    }
    spies = {eye.id: Spy(eye.id, eye.faction, eye.who, eye.hex) for eye in scenario.spies}
    sieges = {
        place: Siege(place, groups[group].faction, places[place].faction, 0, (group,)) for place, group in scenario.besieged
    }  # fmt: skip
    return CampaignState(
        0, 0, people, groups, places, convoys, spies, sieges, pool=pool, made=len(groups) + len(convoys),
        weather=scenario.weather, season=scenario.season,
    )  # fmt: skip


# -- the game ----------------------------------------------------------------------------------------------------------


class CampaignGame(Played[CampaignState, c.Command, Event]):
    """A campaign from its first day to its last."""

    def __init__(self, scenario: CampaignScenario, seed: str | None = None) -> None:
        super().__init__(seed)
        self.scenario = scenario
        self.field = campaign_field(scenario)
        self.start = campaign_start(scenario, self.field)
        events, self.state = opening(self.field.at(self.start), self.dice)
        self._add(StepOf(None, events, 0))

    @property
    def side(self) -> int | None:
        """The seat of the faction that must decide now."""
        return to_decide(self.position)

    @property
    def faction(self) -> str | None:
        """Its id."""
        return None if self.side is None else self.field.factions[self.side].id

    @property
    def position(self) -> CampaignPosition:
        """The campaign as it is at this moment."""
        return self.field.at(self.state)

    def why_not(self, command: c.Command) -> Refusal | None:
        """Why a command would be refused."""
        return refuse(self.position, command)

    def do(self, command: c.Command) -> tuple[Event, ...]:
        """Carry out a command. Raises Refused, and then nothing has changed."""
        side = self.side
        events, state = decide(self.position, command, self.dice)
        self.state = state
        self._add(StepOf(command, events, side if side is not None else 0))
        return events

    def may_undo(self, side: int) -> Refusal | None:
        """As in every game; and what a faction has got to know it cannot forget. [C-CG-08]"""
        seen = any(isinstance(event, Told | PlaceSeen) for event in self.steps[-1].events)
        return super().may_undo(side) or (Refusal("seen_by_now", "UNDO") if seen else None)

    # -- battles -----------------------------------------------------------------------------------------------------

    @property
    def awaits_fight(self) -> bool:
        """Is a battle to be fought on the map before the day goes on?"""
        return fight_awaited(self.state) is not None

    def open_fight(self) -> Game:
        """The battle of the moment as a game of its own."""
        awaited = fight_awaited(self.state)
        assert awaited is not None
        set_up, number = awaited
        return Game(fight_scenario(set_up), battle_seed(self.seed, number))

    def close_fight(self, fight: Game) -> tuple[Event, ...]:
        """Take the result of a battle over. Raises Refused if it is not over or not this one."""
        return self.do(battle_report(self.state, fight))


def fight_awaited(state: CampaignState) -> tuple[str, str] | None:
    """The set-up of the battle that is to be fought now, and what it is called: in the field, or in the siege whose day it is."""
    if state.pending and isinstance(state.pending[-1], BattleAwaited):
        assert state.battle is not None
        return state.battle.set_up, str(state.battle.number)
    days = days_now(state)
    if not state.pending and days is not None and days.pending and isinstance(days.pending[-1], FightAwaited) and days.fight is not None:
        siege = state.sieges[state.now]
        return days.fight.set_up, f"{siege.place} {siege.since} {days.fight.number}"
    return None


def battle_seed(seed: str, number: str) -> str:
    """The seed of a battle follows from that of the campaign, so that nobody can choose it."""
    return derived_seed(seed, f"battle {number}")


def battle_report(state: CampaignState, fight: Game) -> c.Command:
    """What a battle that is over reports to the campaign, or to the siege in it, with its record."""
    if state.pending:
        return c.BattleReport(fight_result(fight.scenario, fight.state), tuple(lines_of(fight)))
    return c.InSiege(report_of(fight))
