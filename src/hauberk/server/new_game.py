"""What game is asked for: its scenario, its rules, and who sits where. All faults at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hauberk.common.faults import BadInput, near, shown
from hauberk.play.contract import AnyGame
from hauberk.play.fighting import ASK, FIGHTS
from hauberk.play.protocol.common import Fault
from hauberk.play.switches import switch_names, turned
from hauberk.rulesets.editions import RULESETS
from hauberk.server import catalogue
from hauberk.server.encoding import Json
from hauberk.server.messages import fault

PERSON: Json = {"who": "person"}
SEATS = '"person", {"patience"} or {"captain", "strength"}'
MOST_PATIENCE = 30 * 24 * 3600
"""Seconds: a month for a decision is enough for slow play."""


def scenario_asked(game: AnyGame, asked: dict[str, Any], faults: list[Fault]) -> Any:
    """The battle, siege or campaign that is asked for, under the rules that are asked for; None if there is none."""
    name, known = asked.get(game.kind), game.files()
    if not isinstance(name, str) or name not in known:
        faults.append(fault(game.kind, f"no {game.kind} {shown(name)} here", near(name if isinstance(name, str) else "", known)))
        return None
    scenario = game.load(name)
    ruleset = asked.get("ruleset")
    if ruleset is not None and ruleset not in RULESETS:
        faults.append(fault("ruleset", f"no ruleset {shown(ruleset)} here", near(str(ruleset), RULESETS)))
        return None
    points = switches_asked(asked.get("switches"), game.switches, faults)
    scenario = settled(scenario, asked.get("fights", ASK), faults)
    if faults or not (ruleset or points):
        return scenario
    rules = RULESETS[ruleset] if ruleset and ruleset != scenario.ruleset.id else scenario.ruleset
    try:
        return scenario.under(turned(rules, points))
    except BadInput as bad:
        faults += [fault("ruleset" if ruleset else "switches", each.what, each.hint) for each in bad.faults]
        return None


def settled(scenario: Any, fights: Any, faults: list[Fault]) -> Any:
    """The same with the way its fights are fought; a battle has none inside. [RULING-C-QUICK-WHO]"""
    ways = FIGHTS if hasattr(scenario, "fights") else (ASK,)
    if fights not in ways:
        faults.append(fault("fights", f"no way to fight {shown(fights)} here", near(str(fights)[:80], ways)))
        return scenario
    return scenario if fights == ASK else replace(scenario, fights=fights)


def switches_asked(asked: Any, sets: Sequence[str], faults: list[Fault]) -> dict[str, dict[str, bool]]:
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


def seed_asked(asked: dict[str, Any], faults: list[Fault]) -> str | None:
    """The seed of the dice, if somebody names one."""
    seed = asked.get("seed")
    if seed is None or (isinstance(seed, str) and 0 < len(seed) <= 200 and seed.isprintable()):
        return seed
    faults.append(fault("seed", f"{shown(seed)} cannot be a seed", "use letters and digits"))
    return None


def seats_asked(asked: dict[str, Any], letters: Sequence[str], faults: list[Fault], usual: Any = "person", place: str = "") -> Json:
    """Who shall sit on these seats; those not named as usual."""
    return {seat: seat_asked(f"{place}{seat}", asked.get(seat, usual), faults) for seat in letters}


def seat_asked(place: str, asked: Any, faults: list[Fault]) -> Json:
    """Who shall sit on a seat; a person may have so many seconds for a decision, `{"patience": 300}`. [C-CG-11]"""
    if asked == "person":
        return dict(PERSON)
    if isinstance(asked, dict) and "patience" in asked:
        patience = asked["patience"]
        if set(asked) - {"who", "patience"} or asked.get("who", "person") != "person":
            faults.append(fault(place, f"{shown(asked)} is no seat", SEATS))
        if isinstance(patience, bool) or not isinstance(patience, int | float) or not 0 < patience <= MOST_PATIENCE:
            faults.append(fault(f"{place}.patience", f"{shown(patience)} is no number of seconds", f"at most {MOST_PATIENCE}"))
        return {**PERSON, "patience": patience}
    if not isinstance(asked, dict) or set(asked) - {"captain", "strength"}:
        faults.append(fault(place, f"{shown(asked)} is no seat", SEATS))
        return dict(PERSON)
    temper, strength = asked.get("captain"), asked.get("strength", 2)
    if temper not in catalogue.TEMPERS:
        faults.append(fault(f"{place}.captain", f"{shown(temper)} is none of {', '.join(catalogue.TEMPERS)}"))
    if strength not in catalogue.STRENGTHS or isinstance(strength, bool):
        faults.append(fault(f"{place}.strength", f"{shown(strength)} is none of {', '.join(map(str, catalogue.STRENGTHS))}"))
    return {"who": "captain", "captain": temper, "strength": strength}
