"""When everybody goes in: enough can stand on the ground that decides this very phase, or the turns run out."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.movement.reach import FootReach
from hauberk.board.board import Cells
from hauberk.players.captain.aims import Goal, turns_to
from hauberk.players.captain.floods import FAR
from hauberk.players.captain.survey import Survey

SPARE_TURNS = 2.5
"""So many turns more than the way takes are kept for what goes wrong."""
TWICE = 2
"""Whoever is so many times as strong as the enemy needs no archers outside."""


def rushing(survey: Survey) -> frozenset[BeingId]:
    """Those who can stand on the ground that decides when this movement ends; nobody if they are too few to decide the day."""
    goals = survey.aims.of_kind("hold")
    if not goals or not survey.temper.foresees:
        return frozenset()
    goal = goals[0]
    if goal.at_end and survey.state.turn < survey.field.turns:
        return frozenset()
    free = goal.cells & ~survey.state.occupied
    held = goal.cells & survey.state.standing(1 - survey.side)
    found, open_to = set(), 0
    for man in survey.own:
        there = man.area & goal.cells if man.able else 0
        there |= _reached(survey, man.id) & free
        if there:
            found.add(man.id)
            open_to |= there
    return frozenset(found) if min(len(found), open_to.bit_count()) >= goal.number and not (goal.all_of_it and held) else frozenset()


def _reached(survey: Survey, who: BeingId) -> Cells:
    """Where he can get on his own feet in this movement."""
    man = survey.state.beings[who]
    if not man.able or man.mount or man.cell < 0 or man.left <= 0 or may_move(survey.state, man) is not None:
        return 0
    reach = survey.reach(man, man.left)
    return reach.reached if isinstance(reach, FootReach) else 0


def all_in(survey: Survey) -> bool:
    """Must the wounded and the archers go too? When the turns just suffice for the way, or hardly anybody is left to stop them."""
    goals, turns = survey.aims.of_kind("hold"), survey.field.turns
    if not goals or survey.aims.ahead or not survey.temper.foresees:
        return False
    men, foes = [man for man in survey.own if man.able], [foe for foe in survey.foes if foe.able]
    if len(men) >= TWICE * len(foes):
        return True
    return bool(turns) and turns - survey.state.turn + 1 <= _way(survey, goals[0]) + SPARE_TURNS


def _way(survey: Survey, goal: Goal) -> float:
    """How many turns the last of those needs who must be there."""
    hopes = survey.aims.hopes
    far = sorted(turns_to(survey.field, man, goal.cells, hopes) for man in survey.own if man.able)
    there = [turns for turns in far if turns < FAR][: goal.number]
    return there[-1] if there else 0.0
