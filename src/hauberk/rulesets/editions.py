"""The editions there are."""

from __future__ import annotations

from hauberk.battle.core.rules import Switches
from hauberk.rulesets import own_rules
from hauberk.rulesets.ruleset import Ruleset
from hauberk.siege.rules import SiegeSwitches

GUISCARD = Ruleset(
    id="guiscard",
    title={"en": "Guiscard", "fr": "Guiscard", "it": "Guiscard"},
    melee_table="melee_guiscard.toml",
    own_rules=own_rules.GUISCARD,
    own_siege_rules=own_rules.GUISCARD_DAYS,
)

ANARCHY = Ruleset(
    id="anarchy",
    title={"en": "The Anarchy", "fr": "The Anarchy", "it": "L'Anarchia"},
    melee_table="melee_anarchy.toml",
    switches=Switches(capture=True, withdraw_leaderless=True),
    terrain_files=("terrain_anarchy",),
    lines="anarchy",
    siege_switches=SiegeSwitches(either_redoubt_first=True),
    own_rules=own_rules.ANARCHY,
    own_siege_rules=own_rules.ANARCHY_DAYS,
)
"""The garrison of its priory makes a last stand in the church or in the buildings beside it, as it likes."""

SIEGE_CLASSIC = Ruleset(
    id="siege_classic",
    title={"en": "Classic siege", "fr": "Siège classique", "it": "Assedio classico"},
    melee_table="melee_guiscard.toml",
    switches=Switches(
        ditch_blinds=True,
        steep_moats=True,
        keep_overlooks=True,
        tower_top_overlooks=True,
        fire_at_turn_end=True,
        only_engines_burn=True,
        burning_bolts=True,
        ladders_from_below=False,
        ladders_in_moat=True,
        ladder_advance_stops=True,
        ladder_shifted_once=True,
        fall_onto_ladder=True,
    ),
    terrain_files=("terrain_classic",),
    lines="siege_classic",
    own_rules=own_rules.CLASSIC,
    own_siege_rules=own_rules.CLASSIC_DAYS,
)
"""It speaks of odds where the others have differentials; boiling oil at 8:1 is the eighth column."""

RULESETS = {ruleset.id: ruleset for ruleset in (GUISCARD, ANARCHY, SIEGE_CLASSIC)}
