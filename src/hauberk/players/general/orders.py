"""A movement that was found in thought is carried out man by man; what goes wrong on the way calls for a new look."""

from __future__ import annotations

import random

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import pose_of
from hauberk.players.captain.marching import WAYS, March, _move_to
from hauberk.players.captain.posts import HUNT, Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey
from hauberk.players.general.seeking import Sought, sought
from hauberk.players.general.weights import Weights

AGAIN = 4
"""So often a phase is thought through anew."""


class Orders(March):
    """The captain's march, each man with a place of his own to go to."""

    def __init__(self, chance: random.Random, weights: Weights, before: str = "") -> None:
        super().__init__(chance)
        self._weights = weights
        self.plan = before
        """The plan that is followed, by its name; first that of the last turn."""
        self._sought: Sought | None = None
        self._looked = 0

    def _look_back(self, state: State) -> None:
        tries = dict(self._tries)
        super()._look_back(state)
        if tries != self._tries and self._looked < AGAIN:
            self._sought = None

    def _next_man(self, survey: Survey, posts: Posts) -> Being | None:
        """First whoever can go where he should, the foremost first; then the others as the captain has them."""
        if self._sought is None:
            self._looked += 1
            self._sought = sought(survey, posts, self._weights, self._chance, self._settled, self.plan)
            self.plan = self._sought.plan.name if self._looked == 1 else self.plan
        places, moving = self._sought.places, survey.state.moving
        able = [man for man in survey.own if man.id in places and man.left > 0 and not may_move(survey.state, man)]
        self._settled |= {man.id for man in able if places[man.id] == pose_of(man)}
        waiting = [man for man in able if man.id not in self._settled]
        ready = [man for man in waiting if not places[man.id].area & survey.state.occupied & ~man.area]
        if ready:
            return min(ready, key=lambda man: (man.id != moving, posts.far(man, places[man.id].cell), man.id))
        return super()._next_man(survey, posts)

    def _order(self, survey: Survey, posts: Posts, man: Being) -> tuple[c.Command, Reason] | None:
        pose = self._sought.places.get(man.id) if self._sought else None
        if self._sought is not None and pose is not None and pose != pose_of(man):
            move = _move_to(survey, man, pose)
            if move is not None:
                self._move_graph = (man.id, pose)
                usual = Reason(WAYS[posts.roles.get(man.id, HUNT)], (man.id,), cell=pose.cell)
                return move, self._sought.reason(man) or usual
        return super()._order(survey, posts, man)
