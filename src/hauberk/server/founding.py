"""What game is asked for: the battle, its rules, and who sits where. All faults at once."""

from __future__ import annotations

from typing import Any

from hauberk.basis.faults import BadInput, near, shown
from hauberk.battle.being import SIDES
from hauberk.battle.rules import Switches
from hauberk.play.scenario import Scenario, load_scenario, scenario_files
from hauberk.rulesets.editions import RULESETS
from hauberk.server import catalogue
from hauberk.server.requests import fault
from hauberk.server.speech import Json

PERSON: Json = {"who": "person"}


def scenario_asked(asked: dict[str, Any], faults: list[Json]) -> Scenario | None:
    """The battle that is asked for, under the rules that are asked for."""
    name, known = asked.get("battle"), scenario_files()
    if not isinstance(name, str) or name not in known:
        faults.append(fault("battle", f"no battle {shown(name)} here", near(name if isinstance(name, str) else "", known)))
        return None
    scenario = load_scenario(name)
    ruleset, turned = asked.get("ruleset"), asked.get("switches")
    if ruleset is not None and ruleset not in RULESETS:
        faults.append(fault("ruleset", f"no ruleset {shown(ruleset)} here", near(str(ruleset), RULESETS)))
        return None
    if turned is not None and not isinstance(turned, dict):
        faults.append(fault("switches", f"{shown(turned)} should be a table"))
        return None
    for key, value in (turned or {}).items():
        if key not in Switches.__slots__:
            faults.append(fault(f"switches.{str(key)[:80]}", "no such switch", near(str(key)[:80], Switches.__slots__)))
        elif not isinstance(value, bool):
            faults.append(fault(f"switches.{key}", f"{shown(value)} should be true or false"))
    if faults or not (ruleset or turned):
        return scenario
    rules = RULESETS[ruleset] if ruleset and ruleset != scenario.ruleset.id else scenario.ruleset
    try:
        return scenario.under(rules.with_switches(**(turned or {})) if turned else rules)
    except BadInput as bad:
        faults += [fault("ruleset", each.what, each.hint) for each in bad.faults]
        return None


def seats_asked(asked: dict[str, Any], faults: list[Json]) -> Json:
    """Who shall sit where."""
    return {side: seat_asked(side, asked.get(side, "person"), faults) for side in SIDES}


def seat_asked(side: str, asked: Any, faults: list[Json]) -> Json:
    """Who shall sit on one seat."""
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
