"""Which rule asks for a throw, and whose throw it is: so that a die that a case lacks can be named."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauberk.common.dice import DiceRanOut

RULES = {
    # battles
    "melee": "MELEE-07", "impact": "IMPACT-05", "hit": "HIT-02", "who_is_hit": "RULING-T-45", "infiltration": "INF-02", "yield": "CAPT-02",
    "bridle": "HORSE-07", "landing": "PALI-02", "put_out": "FIRE-06", "fire_spreads": "FIRE-02", "fire_catches": "FLARROW-04",
    "flaming_arrow": "FLARROW-03", "naphtha": "GFIRE-12", "siphon": "GFIRE-04", "oil": "A-OIL-08", "stunned_in_fire": "FIRE-10",
    "batter": "A-MANG-10", "falling_bridge": "A-TOWER-28", "collapse": "A-TOWER-36", "stone_lands": "PERR-07", "stone": "PERR-08",
    "ladder": "LADDER-12", "grapnel": "GRAP-02", "rope": "GRAP-09", "pull": "GRAP-13", "patrol": "FORAGE-05",
    # days of a siege
    "event": "EVENT-P1", "provisions": "PROV-01", "initiative_besieger": "INIT-01", "initiative_besieged": "INIT-01", "parley": "SURR-03",
    "bombardment": "DEMO-05", "mine": "A-MINE-05", "props": "A-MINE-09", "late_fall": "A-MINE-11", "fire": "A-FIRE-02",
    "healing": "HEAL-01", "pack_animals": "FORAGE-02", "relief_food": "BESB-06", "traitor": "EVENT-09", "dysentery": "EVENT-15",
    "poisoned_well": "EVENT-08", "refugees": "EVENT-14", "dissent": "A-EVENT-05", "saboteur": "EVENT-16", "assassin": "EVENT-17",
    "quick": "C-QUICK-01", "quick_commander": "C-QUICK-01", "quick_victim": "C-QUICK-01",
    # campaigns
    "capitulation": "C-CAPIT-03", "fate": "C-SIEGE-03", "massacre": "C-SIEGE-04", "lot": "RULING-C-SIEGE-HALF", "north": "C-BATTLE-06",
    "order": "RULING-C-TURN-TIES", "promise": "C-MERC-08", "refusal": "C-REFUSE-01", "revolt": "C-MERC-13", "season": "C-ENV-03",
    "sheet": "C-QUICK-06", "turned": "C-QUICK-06", "spy": "C-SPY-04", "weather": "C-ENV-02", "lone_leader": "RULING-C-GROUP-DISSOLVE",
}  # fmt: skip
"""The rule behind every purpose for which a die is thrown."""
OF_TASKS = {("rope", "cut_rope"): "GRAP-10", ("batter", "strike_ram"): "A-RAM-07"}
"""Where one purpose serves two rules, by the work that is done."""


class Missing(NamedTuple):
    """A die that a case does not give."""

    throw: int
    """Which of the throws of its command, counted from 1."""
    purpose: str
    sides: int
    who: str
    """Whose throw it is: somebody's id, or a hex; "" for nobody's."""
    rule: str


def missing(short: DiceRanOut, command: Any, question: Any = None) -> Missing:
    """The die that was lacking: whose it is says the throw itself, else the command, else the question that it answers."""
    plans = getattr(question, "plans", ())
    who = short.who or _named(command) or _named(question) or (_named(plans[question.number]) if plans else "")
    rule = OF_TASKS.get((short.purpose, getattr(command, "task", "")), RULES.get(short.purpose, ""))
    return Missing(short.number, short.purpose, short.sides, who, rule)


def _named(value: Any) -> str:
    """The man, or the first of the men, of whom a command or a question speaks."""
    men = getattr(value, "men", ())
    return getattr(value, "man", "") or (str(men[0]) if men else "")
