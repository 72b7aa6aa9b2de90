"""The rules of both campaigns, for tests."""

from __future__ import annotations

from dataclasses import replace

from hauberk.campaign.rules import CampaignRules
from hauberk.rulesets.editions import RULESETS

GUISCARD, ANARCHY = (RULESETS[name].campaign_rules() for name in ("guiscard", "anarchy"))
BOTH = (GUISCARD, ANARCHY)
FACES = range(1, 11)


def under(rules: CampaignRules, **turned: bool) -> CampaignRules:
    """The same rules with some points ruled otherwise."""
    return replace(rules, switches=replace(rules.switches, **turned))
