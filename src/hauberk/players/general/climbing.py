"""How a movement is found: several ways to walk are tried in thought, the best is bettered man by man until nobody would rather stand elsewhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.players.captain.foresight import styles
from hauberk.players.captain.marching import March
from hauberk.players.captain.places import Places
from hauberk.players.captain.posts import SALLY, SERVE, WORK, Posts
from hauberk.players.captain.survey import Survey
from hauberk.players.general.outlook import Outlook, Promise
from hauberk.players.general.weights import Weights

LOOK = 6
"""Thoughts that judging a whole position takes."""
STARTS = 0.35
"""The share of a decision's thoughts for ways to walk."""
BETTER = 0.05
"""What a change must bring."""
SEEN = 60
"""So many places of one man are looked at, before the best are tried."""


class Found(NamedTuple):
    """A movement with what it promises."""

    promise: Promise
    state: State
    """Everybody where he would stand."""


def sought(survey: Survey, posts: Posts, weights: Weights, chance: random.Random, settled: set[BeingId]) -> dict[BeingId, Pose]:
    """Where everybody should stand at the end of this movement; those who stay as they are are among them."""
    outlook = Outlook(survey, posts, weights)
    movers = [man.id for man in survey.own if man.id not in settled and moves(survey, posts, man)]
    best = Found(outlook.promise(survey.state), survey.state)
    for style in styles(survey.temper, survey.aims.ahead) if not settled else ():
        tried = Survey(survey.position, survey.side, survey.aims, style, survey.worths, survey.budget)
        walked = March(chance).in_thought(tried, STARTS)
        if walked is None:
            break
        found = Found(outlook.promise(walked), walked)
        if found.promise.value > best.promise.value:
            best = found
    climber = Climber(survey, outlook, movers)
    best = climber.climbed(best)
    return {who: pose_of(best.state.beings[who]) for who in movers}


def moves(survey: Survey, posts: Posts, man: Being) -> bool:
    """May he be sent elsewhere: he can walk, and has nothing to do that he must stand still for?"""
    if man.left <= 0 or man.cell < 0 or man.formation or may_move(survey.state, man):
        return False
    role = posts.roles.get(man.id)
    if role == SERVE or (role == WORK and posts.at_work(man)) or (role == SALLY and posts.with_torches(man)):
        return False
    return True


class Climber:
    """Betters a movement step by step."""

    def __init__(self, survey: Survey, outlook: Outlook, movers: list[BeingId]) -> None:
        self.survey, self.outlook, self.movers = survey, outlook, movers

    def climbed(self, best: Found) -> Found:
        """Each man in turn is tried elsewhere, the others as they would stand."""
        for _ in range(self.outlook.weights.rounds):
            before = best.promise.value
            for who in self.movers:
                for pose in self._options(best.state, who):
                    if self.survey.budget.over():
                        return best
                    best = max(best, self._with(best.state, who, pose), key=_clearly(best))
            if best.promise.value <= before + BETTER:
                break
        return best

    def _with(self, state: State, who: BeingId, pose: Pose) -> Found:
        """The position with one man elsewhere."""
        self.survey.budget.spend(LOOK)
        man = state.beings[who]
        gone = man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing, left=0, marks=man.marks | Mark.MOVED | Mark.HALTED)
        after = state.with_being(gone)
        return Found(self.outlook.promise(after), after)

    def _options(self, state: State, who: BeingId) -> Iterator[Pose]:
        """Where somebody could stand instead: where he began, the places best for his task, and those from which he could strike."""
        first, now = self.survey.state.beings[who], state.beings[who]
        begun = state.with_being(first) if first is not now else state
        survey = Survey(self.survey.field.at(begun), self.survey.side, self.survey.aims, self.survey.temper, self.survey.worths)
        places, rest = Places(survey, first), pose_of(now)
        if rest != pose_of(first) and not first.area & (state.occupied & ~now.area):
            yield pose_of(first)
        free = [pose for pose in places.poses() if pose != rest]
        beside = self._beside()
        near = [pose for pose in free if pose.area & beside]
        most = self.outlook.weights.places
        yield from self._best(first, near, most)
        far = [pose for pose in free if not pose.area & beside]
        yield from self._best(first, far[:: max(1, len(far) // SEEN)], most)

    def _beside(self) -> int:
        found = 0
        for foe in self.outlook.foes:
            found |= self.outlook._rings[foe.id]
        return found

    def _best(self, man: Being, poses: list[Pose], most: int) -> list[Pose]:
        """Those of some places that are best for his task."""
        ranked = sorted(poses, key=lambda pose: -self.outlook.place(man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing)))
        return ranked[:most]


def _clearly(best: Found):  # type: ignore[no-untyped-def]
    return lambda found: found.promise.value + (BETTER if found is best else 0.0)
