"""The points that players argue about: sets of them by name, and an edition with some of them ruled otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from hauberk.common.faults import Reader
from hauberk.rulesets.ruleset import SWITCHES, Ruleset


def switch_names(key: str) -> tuple[str, ...]:
    """The points of one set."""
    return tuple(each.name for each in fields(SWITCHES[key]))


def turned(ruleset: Ruleset, switches: Mapping[str, Mapping[str, bool]]) -> Ruleset:
    """The same edition with points of some sets ruled otherwise."""
    ruleset = ruleset.with_switches(**switches.get("switches", {}))
    ruleset = ruleset.with_siege_switches(**switches.get("siege_switches", {}))
    return ruleset.with_campaign_switches(**switches.get("campaign_switches", {}))


def switched(reader: Reader, ruleset: Ruleset, *sets: str) -> Ruleset:
    """The edition with the points of these sets that a file turns."""
    entry = reader.child("switches", needed=False)
    points = {key: _points(entry, switch_names(key)) for key in sets}
    entry.finish()
    return turned(ruleset, points) if any(points.values()) else ruleset


def _points(entry: Reader, names: Iterable[str]) -> dict[str, bool]:
    flags = {name: entry.flag(name) for name in names}
    return {name: flag for name, flag in flags.items() if name in entry}
