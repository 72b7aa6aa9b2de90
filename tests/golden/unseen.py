"""What no golden record shows yet: what happens too seldom in random games. The list may only become shorter.

Three events of campaigns joined it when they got names of their own: until then they were words of another event, and nobody missed them.
"""

from __future__ import annotations

UNSEEN = frozenset(
    {
        "battle command escort",
        "battle command group_charge",
        "battle command rearm",
        "battle event captured",
        "battle event escorted",
        "battle event freed",
        "battle event machine_left",
        "battle event pikes_changed",
        "battle event rearmed",
        "battle event stayed_behind",
        "battle event yield_asked",
        "campaign event escaped",
        "campaign event group_went_over",
        "campaign event mercenaries_poached",
        "campaign question prisoners_asked",
        "siege event fell_back",
        "siege event mine_set",
        "siege event quartered",
        "siege event rampart_held",
        "siege event roles_swapped",
        "siege event store_changed",
        "siege question retake_asked",
        "siege question stay_asked",
        "siege question storm_asked",
        "siege_switches no_nightfall",
    }
)
"""Without nightfall a fight in which nobody does anything has no end, so that point is never turned by the players of `tools/golden.py`."""
