"""The general himself: a captain whose movements are sought among many, each judged by what the enemy can make of it."""

from __future__ import annotations

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.field import Position
from hauberk.play.battle.legal import Legal
from hauberk.players.budget import Budget
from hauberk.players.by_name import GENERALS, Chair
from hauberk.players.captain import Captain
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey
from hauberk.players.general.following import follow
from hauberk.players.general.orders import Orders
from hauberk.players.general.stakes import cherish, sharpen
from hauberk.players.general.weights import weights_of

THOUGHTS = {4: 12_000, 5: 60_000}
"""How much he thinks about one decision, by his strength."""
PATIENCE = {4: 1.0, 5: 3.0}
"""How many times as long as others he may take for it."""
HAND = 3
"""The captain whose hands he uses, by his strength."""


class General(Captain):
    """A computer player with a character and a strength."""

    def __init__(self, character: str = "steady", strength: int = GENERALS[0], seed: str = "") -> None:
        super().__init__(character, HAND, seed)
        self.strength = strength
        self.budget = Budget(THOUGHTS[strength], PATIENCE[strength])
        self.weights = weights_of(character, strength)
        self._march = self._orders = Orders(self._chance, self.weights)

    def _survey(self, position: Position, side: int) -> Survey:
        """In every phase and sequence what he wants is read anew, and what each man counts now."""
        before = self._phase
        found = super()._survey(position, side)
        if self._phase != before:
            self._march = self._orders = Orders(self._chance, self.weights, self._orders.plan)
            self._fresh = False  # how to move is sought when it comes to walking
            sharpen(found.aims, position)
            cherish(found.aims, position)
        return found

    def _decide(self, survey: Survey, legal: Legal) -> tuple[c.Command, Reason]:
        state = survey.state
        if state.pending and isinstance(state.pending[-1], q.AdvanceOffered) and state.active == survey.side:
            return follow(survey, legal, self.weights)
        return super()._decide(survey, legal)


def general(chair: Chair) -> General:
    """A general in his chair."""
    return General(chair.words[0], int(chair.words[1]) if len(chair.words) > 1 else GENERALS[0], chair.seed)
