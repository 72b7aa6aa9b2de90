"""Shooting: the best mark for each, and when to hold back."""

from __future__ import annotations

import random

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.being import Being
from hauberk.battle.melee.combat import strike_cells
from hauberk.battle.movement.reach import FootReach
from hauberk.battle.shooting.defensive_fire import Watched, plan_shooting_back, then_at, watched_path
from hauberk.battle.shooting.shots import ShotPlan, limit_of, plan_shot
from hauberk.battle.walls.leaning import over_the_top
from hauberk.board.board import cells_of
from hauberk.board.move_graph import spread
from hauberk.common.refusal import Refusal
from hauberk.play.battle.legal import Legal
from hauberk.players.captain import works
from hauberk.players.captain.odds import melee_value, shot_chance, shot_value
from hauberk.players.captain.posts import RUN, WORK, Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey, is_shooter

STRIKES_LATER = 0.6
"""How often a blow that is possible now would really be struck later in the phase."""
LANCE = 1.0
"""What a couched lance is worth that is not thrown."""
RUNNING = 0.6
"""What a point of movement is worth to whoever wants to get away."""
AT_THE_TOP = 1.6
"""How much more a shot is worth at somebody who holds the top of a ladder."""
AT_HIS_JOB = 4.0
"""What a shot costs who should stand still at some work."""
PATIENCE = 0.75
"""A shot at a mover must be this good compared with the best that will still be there when he has moved."""


def offensive(survey: Survey, legal: Legal, chance: random.Random) -> tuple[c.Command, Reason]:
    """The best shot of all, or none."""
    if chance.random() < survey.temper.forgets / 2:
        return c.Done(), Reason("no_shot")
    best: tuple[float, c.Shoot, ShotPlan] | None = None
    posts = Posts(survey)
    costs: dict[str, float] = {}
    tops = cells_of(high for _, high in over_the_top(survey.field))
    for group in legal.groups:
        for command in survey.budget.among(group):
            if not isinstance(command, c.Shoot):
                continue
            plan = plan_shot(survey.position, command)
            if isinstance(plan, Refusal):
                continue
            if command.man not in costs:
                costs[command.man] = _cost(survey, posts, command)
            value = shot_value(survey.position, survey.worths, plan)
            value = value * (AT_THE_TOP if tops >> plan.target.cell & 1 else 1.0) - costs[command.man]
            value += chance.gauss(0, survey.temper.noise / 3) if survey.temper.noise else 0.0
            if best is None or value > best[0]:
                best = (value, command, plan)
    for deed in works.in_fire(survey, legal)[:1]:
        if deed.value > max(survey.temper.shoot, best[0] if best else 0.0):
            return deed.command, deed.reason
    if best is None or best[0] <= survey.temper.shoot:
        return c.Done(), Reason("no_shot" if best else "done")
    _, command, plan = best
    return command, Reason("shoot", (command.man,), command.target, command.aim, shot_chance(survey.position, plan))


def _cost(survey: Survey, posts: Posts, command: c.Shoot) -> float:
    """What the shooter gives up: a blow, a charge, or points he needs to run."""
    man = survey.state.beings[command.man]
    weapon = survey.field.rules.weapons[command.weapon]
    cost = 0.0
    if posts.roles.get(man.id) == RUN:
        cost += RUNNING * (man.allowance - limit_of(weapon, man.allowance))
    if posts.roles.get(man.id) == WORK and posts.jobs[man.id].cells & man.area:
        cost += AT_HIS_JOB  # who shoots is no longer at his work
    if is_shooter(survey.field, man):
        return cost
    if weapon.ammo == 1 and "couched_lance" in man.character.traits:
        cost += LANCE
    return cost + STRIKES_LATER * max(0.0, _best_blow(survey, man))


def _best_blow(survey: Survey, man: Being) -> float:
    """The best blow he could strike alone in this phase."""
    field = survey.field
    reach = survey.reach(man, max(0, man.left))
    stands = man.area
    for cells in (reach.reached,) if isinstance(reach, FootReach) else reach.reached:
        stands |= cells
    within = spread(field.move_graph(man), field.board, stands)
    values = [0.0]
    for foe in survey.foes:
        if foe.area & within or strike_cells(field.at(survey.state), man, foe):
            values.append(melee_value(field.at(survey.state), survey.worths, [man], foe))
    return max(values)


# -- defensive fire --------------------------------------------------------------------------------------------------


def defensive(survey: Survey, legal: Legal, question: q.Question) -> tuple[c.Command, Reason]:
    """Shoot at the best moment of the way, or keep the shot for somebody better."""
    shots = [command for group in legal.groups for command in group if isinstance(command, c.ShootBack)]
    best: tuple[float, c.ShootBack, int] | None = None
    for command in survey.budget.among(shots):
        value, percent = _value(survey, question, command)
        if best is None or value > best[0]:
            best = (value, command, percent)
    for deed in works.in_fire(survey, legal)[:1]:
        if deed.value > max(survey.temper.shoot, best[0] if best else 0.0):
            return deed.command, deed.reason
    if best is None or best[0] <= survey.temper.shoot:
        return c.HoldFire(), Reason("hold_fire")
    value, command, percent = best
    if not isinstance(question, q.MovementEnding) and not _now_or_never(survey, question, command):
        later = _later(survey, command)
        if value < PATIENCE * later:
            return c.HoldFire(), Reason("keep_shot", (command.man,))
    return command, Reason("shoot_back", (command.man,), command.target, command.aim, percent)


def _value(survey: Survey, question: q.Question, command: c.ShootBack) -> tuple[float, int]:
    """What a defensive shot promises at the moment it names, and its chance to hurt."""
    position = survey.position
    plan = plan_shooting_back(position, command)
    if isinstance(plan, Refusal):
        return 0.0, 0
    then = then_at(position, question, command.step) if isinstance(question, Watched) else None
    if then is not None:
        position = position.field.at(then)
    value = shot_value(position, survey.worths, plan)
    percent = shot_chance(position, plan)
    return (value * CHARGER if isinstance(question, q.ChargeWatched) else value), percent


CHARGER = 1.5
"""A charge that is stopped is worth more than the rider alone."""


def _now_or_never(survey: Survey, question: q.Question, command: c.ShootBack) -> bool:
    """Will the mover, or one of those who go together, press the shooter when he has arrived?"""
    if isinstance(question, q.OrderWatched):
        ends = question.stages[-1].cells if question.stages else ()
    elif isinstance(question, q.MoveWatched | q.ChargeWatched):
        ends = watched_path(question, survey.field.rules.figures.clash_distance)[1][-1:]
    else:
        return True
    board, man = survey.field.board, survey.state.beings[command.man]
    return any(board.distance(cell, end) <= 1 for cell in man.cells for end in ends)


def _later(survey: Survey, command: c.ShootBack) -> float:
    """The best mark this shooter can hope for when the movement ends."""
    man = survey.state.beings[command.man]
    weapon = survey.field.rules.weapons[command.weapon]
    values = [survey.shot_at(man, weapon, command.origin, foe, foe.cell) for foe in survey.foes if foe.id != command.target]
    return max(values, default=0.0)
