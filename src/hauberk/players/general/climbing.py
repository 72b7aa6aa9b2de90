"""How a movement is bettered: man by man, and several together, until nobody would rather stand elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.players.captain.places import Places, at
from hauberk.players.captain.posts import SALLY, SERVE, WORK, Posts
from hauberk.players.captain.survey import Survey, may_strike
from hauberk.players.general.outlook import Outlook, Promise

LOOK = 6
"""Thoughts that judging a whole position takes."""
BETTER = 0.05
"""What a change must bring."""
SEEN = 60
"""So many places of one man are looked at, before the best are tried."""
SADDLE = 5
"""So many times as many of a rider, who stands on each in six ways."""


class Found(NamedTuple):
    """A movement with what it promises."""

    promise: Promise
    state: State
    """Everybody where he would stand."""


def moves(survey: Survey, posts: Posts, man: Being) -> bool:
    """May he be sent elsewhere: he can walk, and has nothing to do that he must stand still for?"""
    if man.left <= 0 or man.cell < 0 or man.formation or may_move(survey.state, man):
        return False
    role = posts.roles.get(man.id)
    busy = role == SERVE or (role == WORK and posts.at_work(man))
    return not busy and not (role == SALLY and posts.with_torches(man))


class Climber:
    """Betters a movement step by step."""

    def __init__(self, survey: Survey, outlook: Outlook, movers: list[BeingId]) -> None:
        self.survey, self.outlook, self.movers = survey, outlook, movers
        self.weights = outlook.weights
        """Those of the plan that is followed."""
        self._beside = 0
        for foe in outlook.foes:
            self._beside |= outlook.rings[foe.id]
        self._places: dict[BeingId, list[tuple[Pose, float]]] = {}

    def climbed(self, best: Found) -> Found:
        """Each man in turn is tried elsewhere, the others as they would stand; then several together against one enemy."""
        for _ in range(self.weights.rounds):
            before = best.promise.value
            best = self._together(self._singly(best))
            if best.promise.value <= before + BETTER:
                break
        return best

    def _singly(self, best: Found) -> Found:
        for who in self.movers:
            for pose in self._options(best.state, who):
                if self.survey.budget.over():
                    return best
                best = self._better(best, [(who, pose)])
        return best

    def _together(self, best: Found) -> Found:
        """Two or three who could strike the same enemy go for him together."""
        for foe in self.outlook.foes:
            if self.survey.budget.over():
                return best
            for party in self._parties(best.state, foe):
                best = self._better(best, party)
        return best

    def _parties(self, state: State, foe: Being) -> Iterator[list[tuple[BeingId, Pose]]]:
        """Those who could come to strike him and do not yet, the best places first: two of them, three of them."""
        ring, gains = self.outlook.rings[foe.id], list[tuple[float, BeingId, Pose]]()
        if not ring & self.survey.field.board.all & ~state.occupied:
            return
        there = {man.id for man in self.outlook.strikers(state, foe)}
        free = ~state.occupied
        for who in self.movers:
            first = self.survey.state.beings[who]
            if who in there or not may_strike(first):
                continue
            clear = free | state.beings[who].area
            near = [(value, pose) for pose, value in self._reachable(first) if pose.area & ring and not pose.area & ~clear]
            ways = [(value, pose) for value, pose in near if self.outlook.touches(at(first, pose), foe)]
            if ways:
                value, pose = max(ways)
                gains.append((first.values.attack + value, who, pose))
        gains.sort(key=lambda each: -each[0])
        party, taken = list[tuple[BeingId, Pose]](), 0
        for _, who, pose in gains:
            if not pose.area & taken:
                party.append((who, pose))
                taken |= pose.area
                if len(party) >= 2 or there:
                    yield list(party)
                if len(party) == 3:
                    return

    def _better(self, best: Found, changes: list[tuple[BeingId, Pose]]) -> Found:
        """The better of a movement and the same with some men elsewhere."""
        self.survey.budget.spend(LOOK)
        state = best.state
        for who, pose in changes:
            man = at(state.beings[who], pose)
            state = state.with_being(man._replace(left=0, marks=man.marks | Mark.MOVED | Mark.HALTED))
        promise = self.outlook.promise(state, self.weights)
        return Found(promise, state) if promise.value > best.promise.value + BETTER else best

    def _reachable(self, man: Being) -> list[tuple[Pose, float]]:
        """Every place where he could end if his comrades made room, with what it is worth, the best first."""
        found = self._places.get(man.id)
        if found is None:
            state = self.survey.state
            for other in self.movers:  # who may go himself is in nobody's way
                if other != man.id:
                    state = state.with_being(state.beings[other]._replace(cell=-1, tail=-1))
            seen = Survey(self.survey.field.at(state), self.survey.side, self.survey.aims, self.survey.temper, self.survey.worths)
            poses = list(Places(seen, man).poses())
            near, far = [pose for pose in poses if pose.area & self._beside], [pose for pose in poses if not pose.area & self._beside]
            most = SEEN * (SADDLE if man.mount else 1)
            some = near[:: max(1, len(near) // most)] + far[:: max(1, len(far) // most)]
            found = [(pose, self.outlook.place(at(man, pose))) for pose in some]
            found.sort(key=lambda each: -each[1])
            self._places[man.id] = found
        return found

    def _options(self, state: State, who: BeingId) -> Iterator[Pose]:
        """Where somebody could stand instead: where he began, the places best for his task, and those from which he could strike."""
        first, now = self.survey.state.beings[who], state.beings[who]
        taken, rest = state.occupied & ~now.area, pose_of(now)
        if rest != pose_of(first) and not first.area & taken:
            yield pose_of(first)
        free = [pose for pose, _ in self._reachable(first) if not pose.area & taken and pose != rest]
        most = self.weights.places
        yield from [pose for pose in free if pose.area & self._beside][:most]
        yield from [pose for pose in free if not pose.area & self._beside][:most]
