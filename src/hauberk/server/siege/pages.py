"""Sieges over HTTP and over the socket. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.view import person_json
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import SiegeScenario, load_siege, siege_files
from hauberk.rulesets.people import load_people
from hauberk.server.battle.new_game import seat_asked
from hauberk.server.battle.speech import Json
from hauberk.server.siege.board import board_of
from hauberk.server.siege.favoured import favoured
from hauberk.server.siege.sheet import sections
from hauberk.server.siege.switches import fight_switches, siege_switches
from hauberk.server.siege.table import SiegeTable
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_pages import SlowPages


def card(scenario: SiegeScenario, language: str) -> Json:
    """A siege as the shelf shows it."""
    return {
        "id": scenario.id, "order": scenario.order, "title": scenario.title[language], "story": scenario.story[language],
        "briefing": scenario.briefing[language],
        "place": {"id": scenario.place.id, "kind": scenario.place.kind, "title": scenario.place.title[language]},
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]}, "begins": scenario.begins, "days": scenario.days,
        "sides": [
            {"side": letter, "name": scenario.sides[side][language], "men": len(scenario.of_side(side)),
             "leaders": [each.id for each in scenario.of_side(side) if "commander" in each.roles]}
            for side, letter in enumerate(SIDES)
        ],
        "favoured": favoured(scenario, language),
    }  # fmt: skip


def in_full(scenario: SiegeScenario, language: str) -> Json:
    """A siege with its people and the plan of its place."""
    people = load_people().characters
    return card(scenario, language) | {
        "people": {each.id: person_json(people[each.id], language) for each in scenario.people},
        "board": board_of(scenario, language),
        "sections": sections(scenario.place, language),
        "switches": {"days": siege_switches(scenario), "fights": fight_switches(scenario)},
    }


class SiegePages(SlowPages[SiegeTable]):
    """Everything about sieges that answers over HTTP, and the socket."""

    fields = SIDES
    switches = SIEGE.switches
    asks: ClassVar[dict[str, tuple[str, ...]]] = {"ground": ()}

    def names(self) -> Collection[str]:
        """All sieges."""
        return siege_files()

    def load(self, name: str) -> SiegeScenario:
        """One of them."""
        return load_siege(name)

    def card(self, scenario: SiegeScenario, language: str) -> Json:
        """As the shelf shows it."""
        return card(scenario, language)

    def in_full(self, scenario: SiegeScenario, language: str) -> Json:
        """With its people and the plan of its place."""
        return in_full(scenario, language)

    def letters(self, scenario: SiegeScenario) -> tuple[str, ...]:
        """Two, always."""
        return SIDES

    def seats(self, asked: Json, scenario: SiegeScenario | None, faults: list[Json]) -> Json:
        """Two seats; those not named are for people."""
        return {side: seat_asked(side, asked.get(side, "person"), faults) for side in SIDES}

    def further(self, table: SiegeTable, guest: SlowGuest, asked: Json) -> Json | None:
        """The open ground on which he is about to place his people; `null` where it is the place itself."""
        return {"ground": table.ground(guest.language)} if table.seat in guest.sides else None
