"""The editions there are."""

from __future__ import annotations

from hauberk.battle.rules import Switches
from hauberk.rulesets.ruleset import Ruleset

GUISCARD = Ruleset(
    id="guiscard",
    title={"en": "Guiscard", "fr": "Guiscard", "it": "Guiscard"},
    melee_table="melee_guiscard.toml",
)

ANARCHY = Ruleset(
    id="anarchy",
    title={"en": "The Anarchy", "fr": "L'Anarchie", "it": "L'Anarchia"},
    melee_table="melee_anarchy.toml",
    switches=Switches(capture=True),
)

RULESETS = {ruleset.id: ruleset for ruleset in (GUISCARD, ANARCHY)}
