"""What game is asked for: the battle, its rules, and who sits where. All faults at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.basis.faults import BadInput, near, shown
from hauberk.battle.core.being import SIDES
from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files
from hauberk.play.headers import switch_names, turned
from hauberk.rulesets.editions import RULESETS
from hauberk.server import catalogue
from hauberk.server.battle.messages import fault
from hauberk.server.battle.speech import Json

PERSON: Json = {"who": "person"}
MOST_PATIENCE = 30 * 24 * 3600
"""Seconds: a month for a decision is enough for slow play."""


def scenario_asked(asked: dict[str, Any], faults: list[Json]) -> Scenario | None:
    """The battle that is asked for, under the rules that are asked for."""
    name, known = asked.get("battle"), scenario_files()
    if not isinstance(name, str) or name not in known:
        faults.append(fault("battle", f"no battle {shown(name)} here", near(name if isinstance(name, str) else "", known)))
        return None
    scenario = load_scenario(name)
    ruleset = asked.get("ruleset")
    if ruleset is not None and ruleset not in RULESETS:
        faults.append(fault("ruleset", f"no ruleset {shown(ruleset)} here", near(str(ruleset), RULESETS)))
        return None
    points = switches_asked(asked.get("switches"), ("switches",), faults)
    if faults or not (ruleset or points):
        return scenario
    rules = RULESETS[ruleset] if ruleset and ruleset != scenario.ruleset.id else scenario.ruleset
    try:
        return scenario.under(turned(rules, points))
    except BadInput as bad:
        faults += [fault("ruleset", each.what, each.hint) for each in bad.faults]
        return None


def switches_asked(asked: Any, sets: Sequence[str], faults: list[Json]) -> dict[str, dict[str, bool]]:
    """The points of some sets that are to be turned, by set; none if something is wrong with one of them."""
    if asked is None:
        return {}
    if not isinstance(asked, dict):
        faults.append(fault("switches", f"{shown(asked)} should be a table"))
        return {}
    known = {name: key for key in sets for name in switch_names(key)}
    wrong = [
        fault(f"switches.{str(name)[:80]}", "no such switch", near(str(name)[:80], known))
        if name not in known
        else fault(f"switches.{name}", f"{shown(value)} should be true or false")
        for name, value in asked.items()
        if name not in known or not isinstance(value, bool)
    ]
    faults += wrong
    return {} if wrong else {key: {name: asked[name] for name in asked if known[name] == key} for key in {known[name] for name in asked}}


def seed_asked(asked: dict[str, Any], faults: list[Json]) -> str | None:
    """The seed of the dice, if somebody names one."""
    seed = asked.get("seed")
    if seed is None or (isinstance(seed, str) and 0 < len(seed) <= 200 and seed.isprintable()):
        return seed
    faults.append(fault("seed", f"{shown(seed)} cannot be a seed", "use letters and digits"))
    return None


def seats_asked(asked: dict[str, Any], faults: list[Json]) -> Json:
    """Who shall sit where in a battle."""
    return {side: battle_seat_asked(side, asked.get(side, "person"), faults) for side in SIDES}


def seat_asked(side: str, asked: Any, faults: list[Json]) -> Json:
    """Who shall sit on a seat of a slow game: a person may have so many seconds for a decision, `{"patience": 300}`. [C-CG-11]"""
    if not isinstance(asked, dict) or "patience" not in asked:
        return battle_seat_asked(side, asked, faults)
    patience = asked["patience"]
    if set(asked) - {"who", "patience"} or asked.get("who", "person") != "person":
        faults.append(fault(side, f"{shown(asked)} is no seat", '"person", {"patience"} or {"captain", "strength"}'))
    if isinstance(patience, bool) or not isinstance(patience, int | float) or not 0 < patience <= MOST_PATIENCE:
        faults.append(fault(f"{side}.patience", f"{shown(patience)} is no number of seconds", f"at most {MOST_PATIENCE}"))
    return {**PERSON, "patience": patience}


def battle_seat_asked(side: str, asked: Any, faults: list[Json]) -> Json:
    """Who shall sit on one seat of a battle."""
    if asked == "person":
        return dict(PERSON)
    if not isinstance(asked, dict) or set(asked) - {"captain", "strength"}:
        faults.append(fault(side, f"{shown(asked)} is no seat", '"person" or {"captain", "strength"}'))
        return dict(PERSON)
    temper, strength = asked.get("captain"), asked.get("strength", 2)
    if temper not in catalogue.TEMPERS:
        faults.append(fault(f"{side}.captain", f"{shown(temper)} is none of {', '.join(catalogue.TEMPERS)}"))
    if strength not in catalogue.STRENGTHS or isinstance(strength, bool):
        faults.append(fault(f"{side}.strength", f"{shown(strength)} is none of 1, 2, 3"))
    return {"who": "captain", "captain": temper, "strength": strength}
