"""Every ruleset × scenario, by name: nothing is read until a test asks for it, so that finding the tests takes no time."""

from __future__ import annotations

from functools import lru_cache

from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files
from hauberk.rulesets.editions import RULESETS

IN_THE_OPEN = frozenset({
    "the_lesson", "the_first_arrows", "the_beacon", "lances_at_cerami", "the_wall_of_spears", "the_kings_ram", "the_ford",
    "the_earl_in_the_wood", "after_civitate",
})  # fmt: skip
"""Battles without houses or walls. That this is so, and the same of the next list, is proved in test_contract."""
OF_ANOTHER_MAKE = frozenset({("siege_classic", "the_tower_at_faringdon"), ("siege_classic", "the_hoardings_of_cary")})
"""Battles whose machines or works that edition does not have as they are drawn."""
PAIRS = [(ruleset, name) for ruleset in RULESETS for name in scenario_files() if (ruleset, name) not in OF_ANOTHER_MAKE]
BUILT = [(ruleset, name) for ruleset, name in PAIRS if name not in IN_THE_OPEN]


@lru_cache(maxsize=6)
def scenario_of(ruleset: str, name: str) -> Scenario:
    """A battle by the rules of an edition, on a field of its own: what is worked out on it is forgotten after a few others."""
    return load_scenario(name).under(RULESETS[ruleset])
