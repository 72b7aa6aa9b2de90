"""What people are worth to a captain, in points, and what an injury costs."""

from __future__ import annotations

from hauberk.battle.being import Being, Health
from hauberk.battle.victory import worth
from hauberk.battle.wounds import outcome_of
from hauberk.players.captain.aims import Aims

SHARE = (1.0, 0.5, 0.5, 0.0)
"""What is left of a man healthy, wounded, stunned, dead."""
SHAKEN = 0.06
"""What being driven back costs."""


class Worths:
    """The worth of everybody in one battle for one side; enemies whose death harms us have a negative one."""

    def __init__(self, aims: Aims, loss: float) -> None:
        self.aims = aims
        self._loss = loss
        self._known: dict[str, tuple[Being, float]] = {}

    def whole(self, being: Being) -> float:
        """What he is worth unhurt, without his horse."""
        aims = self.aims
        if being.character.is_beast:
            return aims.special.get(being.id, 0.5)
        base = worth(being) + (aims.lose if being.side == aims.side else aims.kill)
        return base + aims.special.get(being.id, 0.0)

    def saddle(self, being: Being) -> float:
        """What a seat in the saddle adds."""
        if not being.mount:
            return 0.0
        foot, mounted = being.character.faces["foot"], being.character.faces["mounted"]
        return (mounted.attack + mounted.defence - foot.attack - foot.defence) / 2 + 2.0

    def now(self, being: Being) -> float:
        """What he is worth as he is."""
        known = self._known.get(being.id)
        if known is None or known[0] is not being:
            known = self._known[being.id] = (being, self.whole(being) * SHARE[being.health] + self.saddle(being))
        return known[1]

    def price(self, being: Being, harm: str, horse: bool = False) -> float:
        """What an injury takes from him; `horse`: his horse dies under him."""
        health = outcome_of(being, harm)
        lost = self.whole(being) * (SHARE[being.health] - SHARE[health])
        if being.mount and (horse or health >= Health.STUNNED):
            lost += self.saddle(being) * (1.0 if horse or health == Health.DEAD else 0.6)
        return lost

    def shaken(self, being: Being) -> float:
        """What being driven back costs him; the stunned die of it."""
        return self.price(being, "killed") if being.health == Health.STUNNED else abs(self.now(being)) * SHAKEN

    def count(self, being: Being, lost: float) -> float:
        """A loss as the captain counts it: the enemy's for him, his own against him."""
        return lost if being.side != self.aims.side else -lost * self._loss
