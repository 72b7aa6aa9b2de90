"""What kind of marshal he is: the same temperaments as the captains' and the commanders'."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.players.captain.temper import TEMPERAMENTS


class Temper(NamedTuple):
    """What a marshal wants before he takes a risk."""

    attacks: float
    """He attacks when he is worth so many times the enemy."""
    refuses: float
    """Mostly mounted, he slips away when he is worth less than this part of the enemy."""
    promises: bool
    """He hires mercenaries for a promise even where no plunder is in sight."""
    roams: float
    """How much he likes a chance that no aim of the scenario asks for."""


TEMPERS = {"cautious": Temper(1.6, 0.6, False, 0.7), "steady": Temper(1.3, 0.5, False, 1.0), "rash": Temper(1.05, 0.35, True, 1.4)}
assert set(TEMPERS) == set(TEMPERAMENTS)
