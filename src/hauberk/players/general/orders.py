"""A movement that was found in thought is carried out man by man; what goes wrong on the way calls for a new look."""

from __future__ import annotations

import random

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.players.captain.marching import WAYS, March, _move_to
from hauberk.players.captain.posts import HUNT, Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey
from hauberk.players.general.climbing import sought
from hauberk.players.general.weights import Weights

AGAIN = 4
"""So often a phase is thought through anew."""


class Orders(March):
    """The captain's march, each man with a place of his own to go to."""

    def __init__(self, chance: random.Random, weights: Weights) -> None:
        super().__init__(chance)
        self._weights = weights
        self._aims: dict[BeingId, Pose] | None = None
        self._looked = 0

    def _look_back(self, state: State) -> None:
        tries = dict(self._tries)
        super()._look_back(state)
        if tries != self._tries and self._looked < AGAIN:
            self._aims = None

    def _next_man(self, survey: Survey, posts: Posts) -> Being | None:
        """First whoever can go where he should, the foremost first; then the others as the captain has them."""
        if self._aims is None:
            self._looked += 1
            self._aims = sought(survey, posts, self._weights, self._chance, self._settled)
        waiting = [
            man for man in survey.own
            if man.id in self._aims and man.id not in self._settled and man.left > 0 and not may_move(survey.state, man)
        ]  # fmt: skip
        for man in waiting:
            if self._aims[man.id] == pose_of(man):
                self._settled.add(man.id)
        ready = [man for man in waiting if man.id not in self._settled and not self._aims[man.id].area & survey.state.occupied & ~man.area]
        graph = survey.state.moving
        if ready:
            return min(ready, key=lambda man: (man.id != graph, posts.far(man, self._aims[man.id].cell), man.id))
        return super()._next_man(survey, posts)

    def _order(self, survey: Survey, posts: Posts, man: Being) -> tuple[c.Command, Reason] | None:
        pose = self._aims.get(man.id) if self._aims else None
        if pose is not None and pose != pose_of(man):
            move = _move_to(survey, man, pose)
            if move is not None:
                self._move_graph = (man.id, pose)
                return move, Reason(WAYS[posts.roles.get(man.id, HUNT)], (man.id,), cell=pose.cell)
        return super()._order(survey, posts, man)
