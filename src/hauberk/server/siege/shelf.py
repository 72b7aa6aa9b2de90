"""Sieges as one chooses among them: on their cards, and in full."""

from __future__ import annotations

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.view import person_json
from hauberk.play.siege.scenario import SiegeScenario, load_siege, siege_files
from hauberk.rulesets.people import load_people
from hauberk.server.catalogue import minutes, usual_days
from hauberk.server.encoding import Json
from hauberk.server.siege.board import board_on
from hauberk.server.siege.favoured import favoured
from hauberk.server.siege.sheet import sections
from hauberk.server.siege.switches import fight_switches, siege_switches


def card(scenario: SiegeScenario, language: str) -> Json:
    """A siege as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language],
        "place": {"id": scenario.place.id, "kind": scenario.place.kind, "title": scenario.place.title[language]},
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "minutes": minutes("siege", scenario.days or usual_days()),
        "sides": [
            {"side": letter, "name": scenario.sides[side][language], "men": len(scenario.of_side(side)),
             "leaders": [each.id for each in scenario.of_side(side) if "commander" in each.roles]}
            for side, letter in enumerate(SIDES)
        ],
        "favoured": favoured(scenario, language),
    }  # fmt: skip


def in_full(name: str, language: str) -> Json:
    """A siege with its people and the plan of its place."""
    scenario = load_siege(name)
    people = load_people().characters
    return card(scenario, language) | {
        "people": {each.id: person_json(people[each.id], language) for each in scenario.people},
        "board": board_on(scenario.place.sheet, scenario.ruleset.id, language, scenario.picture),
        "sections": sections(scenario.place, language),
        "switches": {"days": siege_switches(scenario), "fights": fight_switches(scenario)},
    }


def cards(language: str) -> list[Json]:
    """All sieges."""
    return [card(load_siege(name), language) for name in siege_files()]
