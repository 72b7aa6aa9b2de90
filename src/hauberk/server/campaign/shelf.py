"""Campaigns as one chooses among them: on their cards, in full, and their countries."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from hauberk.campaign.rules import CampaignSwitches
from hauberk.common.switches import rulings_of
from hauberk.play.battle.view import person_json
from hauberk.play.campaign.balance import campaign_balances
from hauberk.play.campaign.maps import campaign_map_files, load_campaign_map, map_json
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.wire import SEATS
from hauberk.rulesets.people import load_people
from hauberk.server.catalogue import minutes
from hauberk.server.encoding import Json
from hauberk.server.http_replies import Wrong, reply
from hauberk.tell.messages import messages_in


def card(scenario: CampaignScenario, language: str) -> Json:
    """A campaign as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language], "map": scenario.map.id, "year": scenario.year,
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "minutes": minutes("campaign", scenario.days * len(scenario.groups)),
        "counted": _counted(scenario, language),
        "factions": [
            {
                "seat": SEATS[number], "id": each.id, "name": each.name[language], "letter": each.letter, "colour": each.colour,
                "aim": scenario.aims.get(each.id, {}).get(language, ""),
                "men": sum(len(band.men) for band in scenario.groups if band.faction == each.id),
                "leaders": [leader.who for leader in scenario.leaders if _faction_of(scenario, leader.who) == each.id],
                "won": _won(scenario, each.id),
            }
            for number, each in enumerate(scenario.factions)
            if each.played
        ],
    }  # fmt: skip


def _won(scenario: CampaignScenario, faction: str) -> Json | None:
    """How many of the games between equals it has won, and how hard that makes it; null where nobody has counted."""
    found = campaign_balances().campaigns.get(scenario.id)
    return {"games": found.won.get(faction, 0), "hard": found.how_hard(faction)} if found is not None else None


def _counted(scenario: CampaignScenario, language: str) -> Json:
    """So many games between equals, and how they were played."""
    found = campaign_balances().campaigns.get(scenario.id)
    say = messages_in(language).say
    how = say("campaign-favoured-how") if found is not None else say("favoured-unknown")
    return {"games": found.games if found is not None else 0, "how": how}


def _faction_of(scenario: CampaignScenario, who: str) -> str:
    return next((band.faction for band in (*scenario.groups,) if who in band.men), "")


def in_full(name: str, language: str) -> Json:
    """A campaign with its leaders and its map."""
    scenario = load_campaign(name)
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


def cards(language: str) -> list[Json]:
    """All campaigns."""
    return [card(load_campaign(name), language) for name in campaign_files()]


async def country(request: Request) -> Response:
    """A campaign map, to be painted."""
    name = request.path_params["name"]
    if name not in campaign_map_files():
        raise Wrong(404, "no_such_map")
    return reply(await run_in_threadpool(lambda: map_json(load_campaign_map(name))))
