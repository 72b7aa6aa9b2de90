"""What people are worth to a captain, in points, and what an injury costs."""

from __future__ import annotations

from hauberk.battle.core.being import Being, Health, Side
from hauberk.battle.people.wounds import outcome_of
from hauberk.battle.scenario.victory import worth
from hauberk.players.captain.aims import Aims

FIGHTS = (1.0, 0.45, 0.6, 0.0)
"""What is left of a man's worth in the fight: healthy, wounded, stunned, dead."""
COUNTS = (1.0, 0.8, 0.6, 0.0)
"""What is left of what his loss counts for the victory: a wounded man is not lost yet."""
FELLED = (0.72, 0.5)
"""What is left of a man who is stunned in the enemy's phase (he is soon up again), and in his own (he lies through the enemy's next)."""
BEAST = 0.5
SHAKEN = 0.06
"""What being driven back costs."""


class Worths:
    """The worth of everybody in one battle for one side; enemies whose death harms us have a negative one."""

    def __init__(self, aims: Aims, loss: float, active: Side) -> None:
        self.aims = aims
        self._loss = loss
        self._active = active
        self._known: dict[str, tuple[Being, float]] = {}

    def counts(self, being: Being) -> float:
        """What putting him out of action counts for the victory."""
        aims = self.aims
        return (aims.lose if being.side == aims.side else aims.kill) + aims.special.get(being.id, 0.0)

    def whole(self, being: Being) -> float:
        """What he is worth unhurt, without his horse."""
        if being.character.is_beast:
            return self.aims.special.get(being.id, BEAST)
        return worth(being) + self.counts(being)

    def _left(self, being: Being, health: int) -> float:
        """What is left of him in a state of health."""
        if being.character.is_beast:
            return self.whole(being) * FIGHTS[health]
        return worth(being) * FIGHTS[health] + self.counts(being) * COUNTS[health]

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
            known = self._known[being.id] = (being, self._left(being, being.health) + self.saddle(being))
        return known[1]

    def price(self, being: Being, harm: str, horse: bool = False) -> float:
        """What an injury takes from him; `horse`: his horse dies under him."""
        health = outcome_of(being, harm)
        felled = health == Health.STUNNED and being.health == Health.HEALTHY
        left = self.whole(being) * FELLED[being.side == self._active] if felled else self._left(being, health)
        lost = self._left(being, being.health) - left
        if being.mount and (horse or health >= Health.STUNNED):
            lost += self.saddle(being) * (1.0 if horse or health == Health.DEAD else 0.6)
        return lost

    def shaken(self, being: Being) -> float:
        """What being driven back costs him; the stunned die of it."""
        return self.price(being, "killed") if being.health == Health.STUNNED else abs(self.now(being)) * SHAKEN

    def count(self, being: Being, lost: float) -> float:
        """A loss as the captain counts it: the enemy's for him, his own against him."""
        return lost if being.side != self.aims.side else -lost * self._loss
