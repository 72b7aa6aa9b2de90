"""The rules of the siege in the three editions, for tests."""

from __future__ import annotations

from dataclasses import replace

from hauberk.rulesets.editions import RULESETS
from hauberk.siege.rules import SiegeRules

GUISCARD, ANARCHY, CLASSIC = (RULESETS[name].siege_rules() for name in ("guiscard", "anarchy", "siege_classic"))
ALL = (GUISCARD, ANARCHY, CLASSIC)
FACES = range(1, 11)


def under(rules: SiegeRules, **turned: bool) -> SiegeRules:
    """The same rules with some points ruled otherwise."""
    return replace(rules, switches=replace(rules.switches, **turned))
