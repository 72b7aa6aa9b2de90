"""What kind of commander he is: the same temperaments as the captains'."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.players.captain.temper import TEMPERAMENTS


class Temper(NamedTuple):
    """What a commander adds to a chance before he takes it."""

    storms: float
    """To that of an assault."""
    sallies: float
    """To that of a sortie."""


TEMPERS = {"cautious": Temper(-0.04, -0.03), "steady": Temper(-0.01, -0.005), "rash": Temper(0.03, 0.02)}
assert set(TEMPERS) == set(TEMPERAMENTS)
