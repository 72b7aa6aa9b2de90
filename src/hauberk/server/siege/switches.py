"""The points of a siege that players argue about, as they stand before it begins."""

from __future__ import annotations

from dataclasses import fields

from hauberk.battle.core.rules import Switches
from hauberk.common.switches import rulings_of
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.server.encoding import Json
from hauberk.siege.rules import STRICT, SiegeSwitches


def siege_switches(scenario: SiegeScenario) -> list[Json]:
    """Those of its days that can make a difference here, with the rule of each and how this siege has them."""
    rulings, switches = rulings_of(SiegeSwitches), scenario.ruleset.siege_switches
    return [
        {"id": each.name, "on": getattr(switches, each.name), "usual": each.default, "rule": rulings[each.name]}
        for each in fields(SiegeSwitches)
        if _matters(scenario, each.name)
    ]


def fight_switches(scenario: SiegeScenario) -> dict[str, bool]:
    """Those of its fights, as this siege has them."""
    return {each.name: getattr(scenario.ruleset.switches, each.name) for each in fields(Switches)}


def _matters(scenario: SiegeScenario, name: str) -> bool:
    """Not every point comes up in every edition and at every place."""
    rules, place = scenario.ruleset.siege_rules(), scenario.place
    match name:
        case "unled_counter_mine":
            return rules.mining
        case "either_redoubt_first":
            return len(place.redoubts) > 1 and not place.any_redoubt
        case "halved_once":
            return len(place.redoubts) > 1
        case "build_on_combat_days":
            return any(word == STRICT for activities in rules.activities.values() for word in activities.values())
        case "minus_five_first_days" | "larger_modifier_only" | "void_early_lifting":
            return rules.figures.first_days > 0
        case _:
            return True
