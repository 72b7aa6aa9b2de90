"""After the blow: who follows, judged like a movement by what the enemy can make of it."""

from __future__ import annotations

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.board.board import Cell
from hauberk.play.battle.legal import Legal
from hauberk.players.captain.answers import MOST, Answer
from hauberk.players.captain.places import at
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey
from hauberk.players.general.climbing import LOOK
from hauberk.players.general.outlook import Outlook
from hauberk.players.general.weights import Weights

WORTH_IT = 0.3
"""What following must promise at least: it breaks up the line."""


def follow(survey: Survey, legal: Legal, weights: Weights) -> Answer:
    """Who follows, and where to; nobody if standing fast promises as much."""
    state = survey.state
    outlook = Outlook(survey, Posts(survey), weights)
    value, command = outlook.promise(state).value + WORTH_IT, None
    for group in legal.groups:
        size = len(group)
        for number in survey.budget.among(range(0, size, max(1, size // MOST))):
            offered = group.nth(number)
            if not isinstance(offered, c.Advance) or state.beings[offered.man].formation:
                continue
            survey.budget.spend(LOOK)
            man = state.beings[offered.man]
            found = outlook.promise(state.with_being(at(man, end_of(survey, man, offered.path)))).value
            if found > value:
                value, command = found, offered
    if command is None:
        return c.HoldGround(), Reason("hold_ground")
    return command, Reason("advance", (command.man,), cell=command.path[-1])


def end_of(survey: Survey, man: Being, path: tuple[Cell, ...]) -> Pose:
    """Where a way ends; of a rider with a rough guess at his facing."""
    if man.tail < 0:
        return Pose(path[-1])
    before = path[-2] if len(path) > 1 else man.cell
    direction = survey.field.board.direction(before, path[-1])
    return Pose(path[-1], before, direction) if direction is not None else pose_of(man)
