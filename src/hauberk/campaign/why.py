"""Why a counter is as it is now: one word for each cause a story can tell."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

Why: TypeAlias = Literal[
    "alone", "attached", "attack", "battle", "bought", "camped", "capitulated", "conquered", "convoy", "crippled", "demand", "desert",
    "detached", "dissolved", "drover", "drover_lost", "eaten", "eliminated", "engineer", "engines_taken", "escaped", "escort", "fed",
    "field", "fought", "found", "found_out", "garrison", "gave_way", "goes_over", "harvest", "hired", "joins", "left_alone",
    "left_behind", "let_go", "lifted", "loaded", "made", "march", "march_out", "massacre", "meeting_stops", "merge", "militia", "note",
    "pay", "plunder", "poach", "prison", "promise", "quick", "ransom", "recovered", "recruits", "refused", "release", "relief",
    "reorganised", "report", "rescue", "retreat", "revolt", "rout", "share", "shuttle", "siege", "sold", "split", "spoils", "stacking",
    "surrendered", "taken", "townsfolk", "treated", "tribute", "two_victories", "unfed", "unloaded", "victory", "won", "lost",
]  # fmt: skip
"""A cause that is not here is an error before anybody plays."""


def borrowed(word: str) -> Why:
    """A cause in the words of a siege, or of the order that was given: they are checked where they come from."""
    return cast(Why, word)
