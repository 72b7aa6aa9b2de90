"""Who goes for whom: attackers gather on chosen victims before the combat."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.melee.combat import strike_cells
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.players.captain.odds import melee_value
from hauberk.players.captain.places import Places, at, friends_of
from hauberk.players.captain.posts import BACK, RUN, SERVE, SHOOT, SPARE, WORK, Posts
from hauberk.players.captain.survey import Survey, may_strike

POSES = 4
"""How many places beside one enemy are weighed for each man."""
LOOKED_AT = 10
EFFORT = 0.35
"""What sending one more man costs."""
TOUCH = 0.5
"""How much of what a place is worth counts for whoever goes there to strike: the blow may free it."""


@dataclass(frozen=True, slots=True)
class Onset:
    """Some men, each with his place, against one enemy."""

    target: BeingId
    places: dict[BeingId, Pose]
    value: float


@dataclass(frozen=True, slots=True)
class Bid:
    """One man's ways to strike one enemy, the best first."""

    man: Being
    poses: list[tuple[float, Pose]]


class Gathering:
    """The onsets of one movement phase."""

    def __init__(self, survey: Survey, posts: Posts, settled: set[BeingId]) -> None:
        self.survey, self.posts = survey, posts
        self._bids: dict[BeingId, list[Bid]] = {}
        self._here: dict[BeingId, float] = {}
        men = [man for man in survey.own if may_strike(man) and posts.roles.get(man.id) not in (SERVE, SPARE)]
        for man in survey.budget.among(men):
            self._bid(man, man.id in settled)

    def _bid(self, man: Being, settled: bool) -> None:
        """Whom he could strike, and from where."""
        survey, role = self.survey, self.posts.roles.get(man.id)
        stays = settled or man.formation or role in (SHOOT, WORK, BACK) or man.id in self.posts.rushing
        places = None if stays else Places(survey, man)
        friends = friends_of(survey.state, man)
        for target in self._targets():
            options = []
            if strike_cells(survey.position, man, target):
                options.append((0.0, pose_of(man)))
            if places is not None and role != RUN:
                options += self._options(man, places, target, friends)
            if options:
                options.sort(key=lambda option: -option[0])
                self._bids.setdefault(target.id, []).append(Bid(man, options[:POSES]))

    def _options(self, man: Being, places: Places, target: Being, friends: int) -> list[tuple[float, Pose]]:
        """Places beside an enemy with what they are worth against staying."""
        survey = self.survey
        found = []
        for number, pose in enumerate(places.beside(target)):
            if number >= LOOKED_AT:
                break
            if self.posts.outside(man, pose) and not self.posts.outside(man, pose_of(man)):
                continue  # nobody of a garrison runs out after an enemy
            if strike_cells(survey.position, at(man, pose), target):
                if man.id not in self._here:
                    self._here[man.id] = self.posts.score_here(man, friends)
                found.append((TOUCH * (self.posts.score(man, pose, friends) - self._here[man.id]), pose))
        return found

    def _targets(self) -> list[Being]:
        """Enemies, and beasts that matter."""
        survey = self.survey
        beasts = [survey.state.beings[who] for who, value in survey.aims.special.items() if value > 0]
        hostile = [being for being in beasts if being.alive and being.character.is_beast and being.side != survey.side]
        return [*survey.foes, *hostile]

    def onsets(self) -> list[Onset]:
        """The best onset, then the best with the men who are left, and so on."""
        found: list[Onset] = []
        used: set[BeingId] = set()
        taken = 0
        while True:
            options = [self._best(target, used, taken) for target in self.survey.budget.among(self._bids)]
            best = max((option for option in options if option), key=lambda onset: onset.value, default=None)
            if best is None or best.value <= self.survey.temper.strike:
                return found
            found.append(best)
            used |= best.places.keys()
            for pose in best.places.values():
                taken |= pose.area
            del self._bids[best.target]

    def _best(self, target: BeingId, used: set[BeingId], taken: int) -> Onset | None:
        """The best group against one enemy: the strongest first, as long as one more helps."""
        survey = self.survey
        foe = survey.state.beings[target]
        bids = [bid for bid in self._bids[target] if bid.man.id not in used]
        bids.sort(key=lambda bid: -bid.man.values.attack - bid.poses[0][0])
        best: Onset | None = None
        chosen: dict[BeingId, Pose] = {}
        men: list[Being] = []
        cost = 0.0
        for bid in bids:
            if len(chosen) >= survey.temper.gathers:
                break
            place = next(((gain, pose) for gain, pose in bid.poses if not pose.area & taken), None)
            if place is None:
                continue
            gain, pose = place
            taken |= pose.area
            chosen[bid.man.id] = pose
            men.append(at(bid.man, pose))
            cost += EFFORT - gain
            survey.budget.spend()
            value = melee_value(survey.position, survey.worths, men, foe) - cost
            if best is None or value > best.value:
                best = Onset(target, dict(chosen), value)
        return best
