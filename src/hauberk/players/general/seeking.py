"""How a movement is found: ways to walk are tried in thought, the best is bettered, and of several plans the best against the answer."""

from __future__ import annotations

import random
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.players.captain.foresight import styles
from hauberk.players.captain.marching import March
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey
from hauberk.players.general.climbing import Climber, Found, moves
from hauberk.players.general.lookahead import BRIEF, foreseen
from hauberk.players.general.outlook import Outlook
from hauberk.players.general.plans import KEPT, PLANS, USUAL, Plan
from hauberk.players.general.weights import Weights

STARTS = 0.35
"""The share of a decision's thoughts for ways to walk."""


class Sought(NamedTuple):
    """A movement that was chosen."""

    plan: Plan
    places: dict[BeingId, Pose]
    """Where everybody should stand at its end; those who stay as they are are among them."""
    outlook: Outlook
    found: Found

    def reason(self, man: Being) -> Reason | None:
        """Why somebody goes where he goes, by what would be worse if he stayed; None: he is simply nearer to what he is after."""
        outlook, state = self.outlook, self.found.state
        now, then = state.beings[man.id], state.with_being(man)
        stays, goes = outlook.promise(then), self.found.promise
        if outlook.stakes.won(state) > outlook.stakes.won(then):
            return Reason("decides", (man.id,), cell=now.cell)
        weights = outlook.weights
        gains = {
            "ground": weights.ground * (goes.ground - stays.ground),
            "blows": weights.blows * (goes.blows - stays.blows),
            "out_of_reach": weights.answer * (stays.answer - goes.answer),
            "out_of_shot": weights.fire * (stays.fire - goes.fire),
        }
        best = max(gains, key=lambda key: gains[key])
        if best == "blows":
            return self._strikes(now)
        return Reason(best, (man.id,), cell=now.cell) if best != "ground" else None

    def _strikes(self, man: Being) -> Reason | None:
        """Whom he goes for, alone or with others."""
        state, outlook = self.found.state, self.outlook
        struck = [foe for foe in outlook.foes if man.id in {each.id for each in outlook.strikers(state, foe)}]
        if not struck:
            return None
        foe = max(struck, key=lambda foe: outlook.blow(outlook.strikers(state, foe)[:3], foe).value)
        return Reason("gang_up" if len(outlook.strikers(state, foe)) > 1 else "go_for", (man.id,), foe.id)


def sought(survey: Survey, posts: Posts, weights: Weights, chance: random.Random, settled: set[BeingId], before: str = "") -> Sought:
    """The movement that promises most; `settled`: who has moved already; `before`: the plan of the last turn."""
    outlook = Outlook(survey, posts, weights)
    movers = [man.id for man in survey.own if man.id not in settled and moves(survey, posts, man)]
    climber = Climber(survey, outlook, movers)
    begun = best = start(survey, outlook, chance, not settled)
    plan, value = None, float("-inf")
    for each in PLANS[: weights.plans] if not settled else (USUAL,):
        climber.weights = each.of(weights)
        found = climber.climbed(begun._replace(promise=outlook.promise(begun.state, climber.weights)))
        found = Found(outlook.promise(found.state), found.state)
        worth = found.promise.value
        if weights.plans > 1 and not settled:
            worth = foreseen(survey, outlook, found, weights.but(**BRIEF)) + KEPT * (each.name == before)
        if plan is not None and survey.budget.over():
            break  # what was cut short is not to be compared
        if worth > value:
            best, plan, value = found, each, worth
    return Sought(plan or USUAL, {who: pose_of(best.state.beings[who]) for who in movers}, outlook, best)


def start(survey: Survey, outlook: Outlook, chance: random.Random, fresh: bool) -> Found:
    """The best of staying and of the ways a captain would walk."""
    best = Found(outlook.promise(survey.state), survey.state)
    for style in styles(survey.temper, survey.aims.ahead) if fresh else ():
        tried = Survey(survey.position, survey.side, survey.aims, style, survey.worths, survey.budget)
        walked = March(chance).in_thought(tried, STARTS)
        if walked is None:
            break
        found = Found(outlook.promise(walked), walked)
        if found.promise.value > best.promise.value:
            best = found
    return best
