"""Looking one phase ahead: several ways to move are tried in thought, each with the blows that follow and the enemy's answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from hauberk.battle.core.being import Mark
from hauberk.battle.core.state import COMBAT, MOVEMENT, State
from hauberk.players.captain.aims import read_aims
from hauberk.players.captain.fighting import hoped_for
from hauberk.players.captain.gathering import Gathering
from hauberk.players.captain.marching import March
from hauberk.players.captain.places import friends_of
from hauberk.players.captain.posts import Posts, nerve
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.temper import Temper
from hauberk.players.captain.values import Worths

ANSWER = 0.45
"""How much of what the enemy could do to us he will really do."""
GROUND = 0.6
"""How much the ground that was gained counts beside blows."""
TRYING = 0.5
"""The share of a decision's thoughts in which ways to move are tried."""


def styles(temper: Temper, waits: bool) -> Iterator[Temper]:
    """Ways to move: as always, with hardly any fear, with more care; whoever wins by waiting may also stand fast."""
    yield temper
    yield replace(temper, danger=temper.danger * 0.25)
    yield replace(temper, danger=temper.danger * 2.0)
    if waits:
        yield replace(temper, danger=temper.danger * 1.5, push=temper.push * 0.25)


def best_style(survey: Survey, chance: random.Random) -> Temper:
    """The way to move that promises most."""
    best, value = survey.temper, float("-inf")
    for style in styles(survey.temper, survey.aims.ahead):
        found = promise(survey, style, chance)
        if found is None:
            break
        if found > value:
            best, value = style, found
    return best


def promise(survey: Survey, style: Temper, chance: random.Random) -> float | None:
    """What a way to move promises: our blows, the ground gained, less what the enemy can do then. None: there was no thought left."""
    tried = Survey(survey.position, survey.side, survey.aims, style, survey.worths, survey.budget)
    moved = March(chance).in_thought(tried, TRYING)
    if moved is None:
        return None
    then = survey.field.at(moved._replace(sequence=COMBAT))
    after = Survey(then, survey.side, survey.aims, survey.temper, survey.worths, survey.budget)
    blows, beaten = hoped_for(after)
    return blows + GROUND * _ground(after) - ANSWER * nerve(survey) * _answer(after, beaten)


def _ground(survey: Survey) -> float:
    """What the places are worth where everybody stands, danger left aside."""
    calm = Survey(survey.position, survey.side, survey.aims, replace(survey.temper, danger=0.0), survey.worths, survey.budget)
    posts = Posts(calm)
    return sum(posts.score_here(man, friends_of(calm.state, man)) for man in calm.own if man.able)


def _answer(survey: Survey, beaten: set[str]) -> float:
    """What the enemy's onsets in his next phase promise him; those we are about to beat take no part."""
    side = 1 - survey.side
    position = survey.field.at(_their_turn(survey.state, side, beaten))
    aims = read_aims(position, side)
    temper = replace(survey.temper, danger=0.0, noise=0.0, gathers=3)
    theirs = Survey(position, side, aims, temper, Worths(aims, 1.0, side), survey.budget)
    return sum(onset.value for onset in Gathering(theirs, Posts(theirs), set()).onsets())


def _their_turn(state: State, side: int, beaten: set[str]) -> State:
    """The position when the other side begins to move."""
    state = state._replace(active=side, sequence=MOVEMENT, phase=state.phase + 1, moving="", charged=frozenset())
    for man in state.people(side):
        if man.able:
            spent = Mark.SHOT if man.id in beaten else 0
            left = 0 if man.id in beaten else man.values.movement
            state = state.with_being(man._replace(marks=spent, left=left, allowance=left, spent=0, debt=False))
    return state
