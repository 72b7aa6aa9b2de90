"""Campaigns over HTTP and over the socket. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any, ClassVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from hauberk.basis.faults import near, shown
from hauberk.basis.switches import rulings_of
from hauberk.campaign.rules import CampaignSwitches
from hauberk.play.battle.view import person_json
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.maps import campaign_map_files, load_campaign_map, map_json
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.wire import SEATS
from hauberk.rulesets.people import load_people
from hauberk.server.battle.messages import fault
from hauberk.server.battle.new_game import seat_asked
from hauberk.server.battle.speech import Json
from hauberk.server.campaign.routes import route
from hauberk.server.campaign.siege_view import ground_shown, plan_shown, siege_shown
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.http_replies import Wrong, reply
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_pages import SlowPages

SHOWN = {"siege": siege_shown, "plan": plan_shown, "ground": ground_shown}
"""What is asked about a siege inside the campaign."""


def card(scenario: CampaignScenario, language: str) -> Json:
    """A campaign as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language], "map": scenario.map.id, "year": scenario.year,
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "factions": [
            {
                "seat": SEATS[number], "id": each.id, "name": each.name[language], "letter": each.letter, "colour": each.colour,
                "aim": scenario.aims.get(each.id, {}).get(language, ""),
                "men": sum(len(band.men) for band in scenario.groups if band.faction == each.id),
                "leaders": [leader.who for leader in scenario.leaders if _faction_of(scenario, leader.who) == each.id],
            }
            for number, each in enumerate(scenario.factions)
            if each.played
        ],
    }  # fmt: skip


def _faction_of(scenario: CampaignScenario, who: str) -> str:
    return next((band.faction for band in (*scenario.groups,) if who in band.men), "")


def in_full(scenario: CampaignScenario, language: str) -> Json:
    """A campaign with its leaders and its map."""
    people = load_people().characters
    return card(scenario, language) | {
        "people": {leader.who: person_json(people[leader.who], language) for leader in scenario.leaders},
        "country": map_json(scenario.map),
        "switches": [_switch(scenario, each.name, each.default) for each in fields(CampaignSwitches)],
    }


def _switch(scenario: CampaignScenario, name: str, usual: Any) -> Json:
    """A point players argue about, and how this campaign has it."""
    on = getattr(scenario.ruleset.campaign_switches, name)
    return {"id": name, "on": on, "usual": usual, "rule": rulings_of(CampaignSwitches).get(name, "")}


class CampaignPages(SlowPages[CampaignTable]):
    """Everything about campaigns that answers over HTTP, and the socket."""

    fields = ("seats",)
    switches = CAMPAIGN.switches
    asks: ClassVar[dict[str, tuple[str, ...]]] = {"life": ("who",), "siege": ("place",), "plan": (), "ground": (), "route": ("to",)}

    def names(self) -> Collection[str]:
        """All campaigns."""
        return campaign_files()

    def load(self, name: str) -> CampaignScenario:
        """One of them."""
        return load_campaign(name)

    def card(self, scenario: CampaignScenario, language: str) -> Json:
        """As the shelf shows it."""
        return card(scenario, language)

    def in_full(self, scenario: CampaignScenario, language: str) -> Json:
        """With its leaders and its map."""
        return in_full(scenario, language)

    def letters(self, scenario: CampaignScenario) -> tuple[str, ...]:
        """One for every faction somebody decides for."""
        return tuple(SEATS[number] for number, each in enumerate(scenario.factions) if each.played)

    def seats(self, asked: Json, scenario: CampaignScenario | None, faults: list[Json]) -> Json:
        """Those not named are the computer's."""
        return _seats(asked.get("seats"), self.letters(scenario), faults) if scenario is not None else {}

    def further(self, table: CampaignTable, guest: SlowGuest, asked: Json) -> Json | None:
        """What is told of somebody; a siege inside as its sheet shows it; the way to a hex, for whoever is about to march."""
        what, language, you = asked["ask"], guest.language, guest.sides
        if what == "life":
            return {what: table.life(language, you, str(asked.get("who", "")))}
        if what == "route":
            return {what: route(table.speech(language), str(asked.get("to", "")))} if table.seat in you else None
        return {what: SHOWN[what](table, str(asked.get("place", "")), language, you)}

    async def map(self, request: Request) -> Response:
        """A campaign map, to be painted."""
        name = request.path_params["name"]
        if name not in campaign_map_files():
            raise Wrong(404, "no_such_map")
        return reply(await run_in_threadpool(lambda: map_json(load_campaign_map(name))))


def _seats(asked: Any, known: tuple[str, ...], faults: list[Json]) -> Json:
    """Who shall sit where."""
    wanted = asked if isinstance(asked, dict) else {}
    if asked is not None and not isinstance(asked, dict):
        faults.append(fault("seats", f"{shown(asked)} should be a table"))
    faults += [fault(f"seats.{str(key)[:80]}", "no such seat", near(str(key)[:80], known)) for key in wanted if key not in known]
    return {seat: seat_asked(f"seats.{seat}", wanted.get(seat, {"captain": "steady"}), faults) for seat in known}
