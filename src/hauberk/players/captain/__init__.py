"""The computer captain: commands a side by the full rules, from what anybody at the table can see."""

from hauberk.players.captain.captain import Captain
from hauberk.players.captain.temper import STRENGTHS, TEMPERAMENTS

__all__ = ["STRENGTHS", "TEMPERAMENTS", "Captain"]
