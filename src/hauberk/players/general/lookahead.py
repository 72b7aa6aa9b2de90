"""The enemy's movement as he would seek it himself: what a movement of ours is worth when he has made the best of it."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.players.captain.aims import VICTORY, read_aims
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.values import Worths
from hauberk.players.general.climbing import Climber, Found, moves
from hauberk.players.general.outlook import Outlook
from hauberk.players.general.weights import Weights
from hauberk.players.search.scratch import DEEDS

BEATEN = 0.5
"""Whoever is likelier than this to be out of it after our blows takes no part."""
HIS = 0.8
"""How much of what he can make of it counts: he may see less than we do."""
BRIEF = {"places": 3, "rounds": 1}
"""How far his own movement is sought."""


def foreseen(survey: Survey, outlook: Outlook, found: Found, answering: Weights) -> float:
    """What a movement is worth: the ground and the blows, less what the enemy's best movement promises him then."""
    weights = outlook.weights
    blows, beaten = outlook.blows(found.state)
    then = his_turn(found.state, 1 - survey.side, {who for who, out in beaten.items() if out > BEATEN})
    ours = weights.ground * found.promise.ground + weights.blows * blows + VICTORY * outlook.stakes.won(found.state)
    return ours - HIS * his_best(survey, then, answering)


def his_best(survey: Survey, state: State, weights: Weights) -> float:
    """What the enemy's movement promises him, sought as we seek ours, only more briefly."""
    side = state.active
    position = survey.field.at(state)
    aims = read_aims(position, side)
    his = Survey(position, side, aims, survey.temper, Worths(aims, survey.temper.loss, side), survey.budget)
    posts = Posts(his)
    outlook = Outlook(his, posts, weights)
    movers = [man.id for man in his.own if moves(his, posts, man)]
    return Climber(his, outlook, movers).climbed(Found(outlook.promise(state), state)).promise.value


def his_turn(state: State, side: int, beaten: set[BeingId]) -> State:
    """The position when the enemy begins to move: those we are likely to beat are gone, all others fresh."""
    beings = {
        who: man._replace(marks=man.marks & ~DEEDS, left=man.values.movement, allowance=man.values.movement, spent=0, debt=False)
        if man.side == side and man.able
        else man
        for who, man in state.beings.items()
    }
    state = state._replace(beings=beings, active=side, phase=state.phase + 1, sequence=MOVEMENT, moving="", pending=(), charged=frozenset())
    for who in sorted(beaten):
        state = state.with_being(state.beings[who]._replace(cell=-1, tail=-1, left=0))
    return state
