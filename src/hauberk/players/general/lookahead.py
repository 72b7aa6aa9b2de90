"""The enemy's movement as he would seek it himself: what a movement of ours is worth when he has made the best of it."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.players.budget import Budget
from hauberk.players.captain.aims import VICTORY, read_aims
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.temper import Temper
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
    return ours - HIS * worth(survey.field.at(then), 1 - survey.side, survey.temper, answering, survey.budget)


def worth(position: Position, side: Side, temper: Temper, weights: Weights, budget: Budget) -> float:
    """What a position is worth to the side whose movement begins: what its best movement promises, sought briefly.

    This is the leaf of the search; whoever knows better what a position is worth puts it here.
    """
    aims = read_aims(position, side)
    survey = Survey(position, side, aims, temper, Worths(aims, temper.loss, side), budget)
    posts = Posts(survey)
    outlook = Outlook(survey, posts, weights)
    movers = [man.id for man in survey.own if moves(survey, posts, man)]
    return Climber(survey, outlook, movers).climbed(Found(outlook.promise(position.state), position.state)).promise.value


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
