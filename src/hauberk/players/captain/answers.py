"""Answers to questions: meeting charges, taking blows, going back, following, falling."""

from __future__ import annotations

from hauberk.battle.charge.declaring import charge_bonus
from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.being import Being, Health
from hauberk.battle.movement.infiltration import zone
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.board.board import Cell
from hauberk.play.battle.legal import Legal
from hauberk.players.captain.clash import clash_value
from hauberk.players.captain.ending import patrol
from hauberk.players.captain.odds import melee_value
from hauberk.players.captain.places import friends_of
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

TESTED = 0.2
"""What share of a man a test on a retreat costs."""
DISPLACED = 0.4
FOLLOW = 0.4
"""What following must be better by: it breaks up the line."""
STAND = 0.5
EVADED = 1.0
"""What having to ride off costs."""
MOST = 60
"""How many ways to follow are weighed."""

Answer = tuple[c.Command, Reason]


def answer(survey: Survey, legal: Legal, question: q.Question) -> Answer:
    """The answer to whatever is asked; defensive fire is answered elsewhere."""
    commands = [command for group in legal.groups for command in group] if not isinstance(question, q.AdvanceOffered) else []
    if isinstance(question, q.ChargeMet):
        return _meet(survey, question, commands)
    if isinstance(question, q.ChargeSpent):
        return _ride_on(survey, question, commands)
    if isinstance(question, q.Refusable):
        return _refuse(survey, question, commands)
    if isinstance(question, q.CasualtyAsked):
        hits = [command for command in commands if isinstance(command, c.TakeHit)]
        chosen = min(hits, key=lambda hit: survey.worths.price(survey.state.beings[hit.man], question.harm))
        return chosen, Reason("take_hit", (chosen.man,))
    if isinstance(question, q.RetreatOwed):
        return _go_back(survey, [command for command in commands if isinstance(command, c.Retreat)])
    if isinstance(question, q.AdvanceOffered):
        return _follow(survey, legal)
    if isinstance(question, q.FallAsked | q.LandingAsked):
        return _fall(survey, question, [command for command in commands if isinstance(command, c.Fall)])
    if isinstance(question, q.PatrolAsked):
        return patrol(survey, [command for command in commands if isinstance(command, c.CallPatrol)])
    return commands[0], Reason("only")


# -- charges ---------------------------------------------------------------------------------------------------------


def _meet(survey: Survey, question: q.ChargeMet, commands: list[c.Command]) -> Answer:
    """Ride to meet a charge if the clash promises more than letting it come."""
    plan = question.plans[question.number]
    charger, target = survey.state.beings[plan.man], survey.state.beings[plan.target]
    figures = survey.field.rules.figures
    head, tail = plan.path[-1], plan.path[-2]
    pose = Pose(head, tail, survey.field.board.direction(tail, head) or 0)
    arrived = charger._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing)
    bonus = charge_bonus(charger, figures.charge_divisor)
    let_come = melee_value(survey.position, survey.worths, [arrived], target, bonus)
    if "horse_archer" in target.character.traits and target.mounted and target.values.movement > charger.values.movement:
        let_come = max(let_come, -EVADED)  # he will ride off when the charge arrives
    best: tuple[float, c.CounterCharge] | None = None
    for command in survey.budget.among(commands, len(commands)):
        if isinstance(command, c.CounterCharge):
            value = clash_value(survey, charger, survey.state.beings[command.man], plan.target == command.man)
            if best is None or value > best[0]:
                best = (value, command)
    if best is not None and best[0] > let_come:
        return best[1], Reason("counter", (best[1].man,), plan.man)
    return c.LetCome(), Reason("let_come", (plan.target,), plan.man)


def _ride_on(survey: Survey, question: q.ChargeSpent, commands: list[c.Command]) -> Answer:
    """A charge that has come to nothing ends where the rider stands best."""
    plan = question.plans[question.number]
    man = survey.state.beings[plan.man]
    posts, friends = Posts(survey), friends_of(survey.state, man)

    def stands(command: c.Command) -> float:
        hexes = command.hexes if isinstance(command, c.RideOn) else 0
        if not hexes:
            return posts.score_here(man, friends)
        way = (*man.cells[::-1], *plan.path[plan.ridden : plan.ridden + hexes])
        pose = Pose(way[-1], way[-2], survey.field.board.direction(way[-2], way[-1]) or 0)
        return posts.score(man, pose, friends)

    return max(survey.budget.among(commands), key=stands), Reason("ride_on", (man.id,), plan.target)


def _refuse(survey: Survey, question: q.Refusable, commands: list[c.Command]) -> Answer:
    """Ride off from a fight that promises nothing good."""
    men = [survey.state.beings[who] for who in question.men]
    archer = survey.state.beings[question.target]
    bonus = charge_bonus(men[0], survey.field.rules.figures.charge_divisor) if question.charge else ()
    fought = melee_value(survey.position, survey.worths, men, archer, bonus)
    ways = [command for command in commands if isinstance(command, c.Withdraw)]
    zoned = zone(survey.position, 1 - archer.side)

    def peril(way: c.Withdraw) -> float:
        tests = sum(zoned >> cell & 1 for cell in way.path)
        return tests * TESTED * survey.worths.now(archer) + survey.fire_on(archer, way.path[-1])

    if ways:
        best = min(survey.budget.among(ways), key=peril)
        if -peril(best) > fought + STAND:
            return best, Reason("refuse", (archer.id,))
    return c.StandFast(), Reason("stand", (archer.id,))


# -- after the blow --------------------------------------------------------------------------------------------------


def _go_back(survey: Survey, commands: list[c.Retreat]) -> Answer:
    """Back to where it is safest, away from enemy zones, without breaking up the line."""
    posts, state = Posts(survey), survey.state
    zoned = zone(survey.field.at(state), 1 - survey.side)

    def value(command: c.Retreat) -> float:
        man = state.beings[command.man]
        facing = man.facing
        if command.tail >= 0:
            facing = survey.field.board.direction(command.tail, command.cell) or 0
        pose = Pose(command.cell, command.tail, facing)
        tests = sum(zoned >> cell & 1 for cell in (command.via, command.cell) if cell >= 0 and not man.area >> cell & 1)
        cost = tests * TESTED * abs(survey.worths.now(man)) + DISPLACED * len(command.displaced)
        return posts.score(man, pose, friends_of(state, man)) - cost

    best = max(survey.budget.among(commands), key=value)
    return best, Reason("go_back", (best.man,), cell=best.cell)


def _follow(survey: Survey, legal: Legal) -> Answer:
    """Follow where it gains ground; ranks stay closed."""
    posts, state = Posts(survey), survey.state
    best: tuple[float, c.Advance] | None = None
    for group in legal.groups:
        size = len(group)
        for number in survey.budget.among(range(0, size, max(1, size // MOST))):
            command = group.nth(number)
            if not isinstance(command, c.Advance):
                continue
            man = state.beings[command.man]
            if man.formation:
                continue
            friends = friends_of(state, man)
            gain = posts.score(man, _end(survey, man, command.path), friends) - posts.score_here(man, friends)
            if best is None or gain > best[0]:
                best = (gain, command)
    if best is None or best[0] <= FOLLOW:
        return c.HoldGround(), Reason("hold_ground")
    return best[1], Reason("advance", (best[1].man,), cell=best[1].path[-1])


def _end(survey: Survey, man: Being, path: tuple[Cell, ...]) -> Pose:
    """Where a way ends; of a rider with a rough guess at his facing."""
    if man.tail < 0:
        return Pose(path[-1])
    before = path[-2] if len(path) > 1 else man.cell
    direction = survey.field.board.direction(before, path[-1])
    return Pose(path[-1], before, direction) if direction is not None else pose_of(man)


def _fall(survey: Survey, question: q.FallAsked | q.LandingAsked, commands: list[c.Fall]) -> Answer:
    """Fall where friends are near and enemies are not."""
    board, state = survey.field.board, survey.state
    man = state.beings[question.man]
    friends, foes = state.standing(man.side), state.standing(1 - man.side)

    def value(command: c.Fall) -> float:
        around = board.around[command.cell]
        mine, theirs = (around & friends).bit_count(), (around & foes).bit_count()
        weight = 2.0 if man.health != Health.DEAD else 0.1
        return mine - weight * theirs - DISPLACED * len(command.displaced)

    best = max(survey.budget.among(commands), key=value)
    return best, Reason("fall", (man.id,), cell=best.cell)
