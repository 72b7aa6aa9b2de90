"""The campaign as a game: factions on a map, with battles and sieges inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from hauberk.campaign import commands as c
from hauberk.campaign.actions import decide, offered, opening, refuse, speaks, to_decide
from hauberk.campaign.events import Event, Followed, PlaceSeen, Told
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import CampaignMap
from hauberk.campaign.questions import BattleAwaited
from hauberk.campaign.sieges import days_now
from hauberk.campaign.state import CampaignState, Convoy, Group, Holding, Person, Siege, Spy
from hauberk.play.battle.fights import fight_scenario, is_readable
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import sheet_files
from hauberk.play.campaign.forecast import foreseen
from hauberk.play.campaign.outcomes import EXPLAINED, comes_to
from hauberk.play.campaign.pictures import picture_at
from hauberk.play.campaign.scenario import every_campaign_files, load_campaign
from hauberk.play.campaign.sight import LOOKER_ON
from hauberk.play.campaign.standing import standing
from hauberk.play.campaign.standing_orders import BOOK
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.view import view
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.contract import FightCall, Game, Listed, Reported
from hauberk.play.match import Match
from hauberk.play.picture import Picture
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import fight_result, report_of
from hauberk.play.siege.lands import fight_words, land_of_place, lands_of, open_land
from hauberk.play.siege.places import load_place, place_files
from hauberk.rulesets.people import load_people
from hauberk.rulesets.ruleset import Ruleset
from hauberk.rulesets.tables.armies import load_armies
from hauberk.siege.commands import Report
from hauberk.siege.field import SiegeField
from hauberk.siege.lands import Land
from hauberk.siege.questions import FightAwaited

CampaignMatch = Match[CampaignScenario, CampaignPosition, CampaignState, c.Command, Event, Listed[c.Command]]
"""A campaign being played."""
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


def start(scenario: CampaignScenario) -> CampaignPosition:
    """The position before the first day."""
    field = campaign_field(scenario)
    return field.at(campaign_start(scenario, field))


def legal(position: CampaignPosition, _before: Listed[c.Command] | None = None) -> Listed[c.Command]:
    """What may be commanded now: every answer of a short list, and of long ones a fair choice."""
    return Listed(offered(position), lambda command: refuse(position, command))


def sight(position: CampaignPosition, seats: Sequence[int]) -> dict[str, Any]:
    """What a faction sees of it; whoever holds no seat, or several, sees what a looker-on sees. [C-CG-08]"""
    return view(position, position.field.factions[seats[0]].id if len(seats) == 1 else LOOKER_ON)


# -- battles -------------------------------------------------------------------------------------------------------------


def fight(position: CampaignPosition) -> FightCall | None:
    """The battle that is to be fought now: in the field, or in the siege whose day it is."""
    state = position.state
    if state.pending and isinstance(state.pending[-1], BattleAwaited):
        assert state.battle is not None
        picture = picture_at(position, state.battle.hex)
        return _call(state.battle.set_up, f"battle {state.battle.number}", battle_report, picture)
    days = days_now(state)
    if not state.pending and days is not None and days.pending and isinstance(days.pending[-1], FightAwaited) and days.fight is not None:
        siege = state.sieges[state.now]
        picture = picture_at(position, position.field.map.places[siege.place].hex)
        return _call(days.fight.set_up, f"battle {siege.place} {siege.since} {days.fight.number}", siege_report, picture)
    return None


def _call(set_up: str, name: str, report: Callable[[Battle], c.Command], picture: Picture) -> FightCall:
    return FightCall(BATTLE, lambda: fight_scenario(set_up), set_up, name, report, fight_result, picture)


def battle_report(fight: Battle) -> c.Command:
    """What a battle in the field that is over reports, with its record."""
    return c.BattleReport(fight_result(fight.scenario, fight.state), tuple(lines_of(fight)))


def siege_report(fight: Battle) -> c.Command:
    """What a fight of a siege inside the campaign reports to that siege."""
    return c.InSiege(report_of(fight))


def reported(command: c.Command) -> Reported | None:
    """The report of a battle, in the field or in a siege, if that is the command."""
    if isinstance(command, c.InSiege):
        return command.command if isinstance(command.command, Report) else None
    return command if isinstance(command, c.BattleReport) else None


CAMPAIGN = Game(
    kind="campaign",
    key="campaign",
    switches=("switches", "siege_switches", "campaign_switches"),
    files=every_campaign_files,
    load=load_campaign,
    start=start,
    opening=opening,
    refuse=refuse,
    decide=decide,
    evolve=evolve,
    seat=to_decide,
    seats=lambda scenario: tuple(each.id for each in scenario.factions),
    legal=legal,
    wire=lambda _scenario: CampaignWire(),
    sight=sight,
    standing=standing,
    comes_to=comes_to,
    explained=EXPLAINED,
    standing_orders=BOOK,
    foreseen=foreseen,
    fight=fight,
    reported=reported,
    final=(Told, PlaceSeen),
    speaks=speaks,
    follows=lambda position, event: position.field.seat(event.faction) if isinstance(event, Followed) else None,
)
