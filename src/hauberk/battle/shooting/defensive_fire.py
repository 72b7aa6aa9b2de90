"""Defensive fire: interrupting the enemy's movement. Rulebook 5.3."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_, or_

from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.commands import HoldFire, ShootBack
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import ChargeWatched, MovementEnding, MoveWatched, OrderWatched, Stage
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import State
from hauberk.battle.riding.two_hexes import Pose, leg, pose_of
from hauberk.battle.shooting.line_of_fire import hindering, out_of_reach, surely_stopped
from hauberk.battle.shooting.shots import ShotPlan, arms, may_shoot_back_somewhere, may_shoot_defensively, no_missile, plan_aim
from hauberk.battle.shooting.stones import throwers
from hauberk.board.board import Cell, Cells
from hauberk.common.refusal import Refusal

Watched = MoveWatched | OrderWatched | ChargeWatched | MovementEnding
Ready = list[tuple[Being, Weapon]]
"""Shooters with a weapon they may use."""
Views = list[tuple[Being, Weapon, Cell, Cells]]
"""Shooters with a weapon, the hex they shoot from, and the hexes of a way they may reach from there."""


def shooters(position: Position) -> Ready:
    """Who of the passive side may still shoot in this phase, and with what; contact is looked at shot by shot.

    [DFIRE-02, DFIRE-03, DFIRE-04]
    """
    field, state = position
    passive = 1 - state.active
    men = [*map(state.beings.__getitem__, _marksmen(position)[passive])]
    if state.works.things:
        men += [man for man in throwers(position, passive) if man not in men]
    known = field.lately.get("shooters")
    if known is None or known[0] != men:  # while the enemy moves they mostly stay as they are
        ready = [
            (man, weapon)
            for man in men
            if not man.marks & Mark.SHOT_BACK and man.able
            for weapon in arms(position, man)
            if may_shoot_back_somewhere(position, man, weapon) is None
        ]
        known = field.lately["shooters"] = men, ready
    found: Ready = known[1]
    return found


def _marksmen(position: Position) -> tuple[list[BeingId], list[BeingId]]:
    """The people of each side who bear a weapon; nobody changes sides."""
    field, state = position
    known = field.lately.get("marksmen")
    if known is None or known[0] is not state.marksmen:
        men = [man for man in map(state.beings.__getitem__, state.marksmen) if man.character.weapons]
        sides = [man.id for man in men if man.side == 0], [man.id for man in men if man.side == 1]
        known = field.lately["marksmen"] = state.marksmen, sides
    found: tuple[list[BeingId], list[BeingId]] = known[1]
    return found


def poses_along(field: Field, man: Being, path: tuple[Cell, ...]) -> list[Pose]:
    """Where somebody is before the first step and after each step of a path."""
    poses = [pose_of(man)]
    for cell in path:
        step = leg(field.board, poses[-1], cell)
        if step is None:
            break
        poses.append(step.pose)
    return poses


def moment(state: State, man: Being, pose: Pose) -> State:
    """The situation in which somebody is at a point of his path. [DFIRE-01]"""
    here = state.beings[man.id]
    if here.cell == pose.cell and here.tail == pose.tail and here.facing == pose.facing:
        return state
    return state.with_being(here._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing))


def at_stage(state: State, stage: Stage) -> State:
    """The situation in which those who go by an order have come so far. [DFIRE-01]"""
    for who, cell in zip(stage.men, stage.cells, strict=True):
        if state.beings[who].cell != cell:
            state = state.with_being(state.beings[who]._replace(cell=cell))
    if stage.machine is not None:
        state = state._replace(machines={**state.machines, stage.machine.id: stage.machine})
    return state


def then_at(position: Position, question: Watched, step: int) -> State | None:
    """The situation after so many steps of what is watched; None if there is no such step. [DFIRE-01, RULING-T-47]"""
    field, state = position
    if isinstance(question, OrderWatched) and 0 < step <= len(question.stages):
        return at_stage(state, question.stages[step - 1])
    who, path = watched_path(question, field.rules.figures.clash_distance)
    poses = poses_along(field, state.beings[who], path) if who else []
    if who and 0 <= step < len(poses):
        return moment(state, state.beings[who], poses[step])
    return state if step == 0 else None


def leader(question: Watched) -> BeingId:
    """Who is named as the mover when several go together; nobody at the end of the sequence."""
    return question.party[0] if isinstance(question, OrderWatched) else watched_path(question, 0)[0]


def shots_at(position: Position, target: Being, step: int, ready: Ready, in_the_way: Cells | None = None) -> Iterator[ShootBack]:
    """Every lawful defensive shot at somebody where he is now; `in_the_way`: where anybody hinders a shot, if that is known."""
    others = (hindering(position) if in_the_way is None else in_the_way) & ~target.area
    unpressed: dict[str, bool] = {}
    for man, weapon, origin, aim in _lines(position.field, others, target.cells, ready):
        if man.id not in unpressed:
            unpressed[man.id] = may_shoot_defensively(position, man, weapon) is None
        command = ShootBack(man.id, target.id, aim, origin, weapon.id, step)
        if unpressed[man.id] and not isinstance(plan_aim(position, command, weapon), Refusal):
            yield command


def _lines(field: Field, others: Cells, cells: tuple[Cell, ...], ready: Ready) -> Iterator[tuple[Being, Weapon, Cell, Cell]]:
    """Who may have a shot at somebody on these hexes: a quick look before the exact one. `others`: who could be in the way."""
    for man, weapon in ready:
        for origin in man.cells:
            never = out_of_reach(field, man, weapon, origin)
            for aim in cells:
                if aim >= 0 and not never >> aim & 1 and not surely_stopped(field, man, weapon, origin, aim, others):
                    yield man, weapon, origin, aim


def shots_along(position: Position, man: Being, path: tuple[Cell, ...], ready: Ready | None = None) -> Iterator[ShootBack]:
    """Every defensive shot at a mover on his declared way. [DFIRE-01, RULING-T-47]"""
    ready = shooters(position) if ready is None else ready
    if ready:
        yield from _shots_from(position, man, poses_along(position.field, man, path), ready)


def _shots_from(position: Position, man: Being, poses: list[Pose], ready: Ready) -> Iterator[ShootBack]:
    field, state = position
    way = reduce(or_, [pose.area for pose in poses])
    views = [
        (shooter, weapon, origin, seen)
        for shooter, weapon in ready
        for origin in shooter.cells
        if (seen := way & ~out_of_reach(field, shooter, weapon, origin))
    ]
    if not views:
        return
    others = hindering(position) & ~man.area
    for step, pose in enumerate(poses):
        if _is_seen(field, views, pose, others & ~pose.area):
            then = moment(state, man, pose)
            yield from shots_at(field.at(then), then.beings[man.id], step, ready)


def _is_seen(field: Field, views: Views, pose: Pose, others: Cells) -> bool:
    """May somebody have a shot at this place? A quick look before the exact one. `others`: who could be in the way."""
    cell, tail, area = pose.cell, pose.tail, pose.area
    for shooter, weapon, origin, seen in views:
        if seen & area and (
            (seen >> cell & 1 and not surely_stopped(field, shooter, weapon, origin, cell, others))
            or (tail >= 0 and seen >> tail & 1 and not surely_stopped(field, shooter, weapon, origin, tail, others))
        ):
            return True
    return False


def shots_at_anybody(position: Position, besides: str = "", ready: Ready | None = None) -> Iterator[ShootBack]:
    """Every defensive shot at enemies as they stand."""
    ready = shooters(position) if ready is None else ready
    if not ready:
        return
    in_the_way = hindering(position)
    never = reduce(and_, [out_of_reach(position.field, man, weapon, origin) for man, weapon in ready for origin in man.cells])
    for target in position.state.beings.values():
        if target.side != position.state.active or not target.alive or target.id == besides or (target.captive and not target.bound):
            continue
        if target.area & ~never:
            yield from shots_at(position, target, 0, ready, in_the_way)


def is_watched(position: Position, man: Being, path: tuple[Cell, ...], poses: list[Pose] | None = None) -> bool:
    """Could anybody shoot at him somewhere on this way, or lose a shot at another by it? If not, nobody is asked. [DFIRE-01]

    `poses`: the places he comes through, if they are known.
    """
    ready = shooters(position) if position.state.held != man.id else []
    if not ready:
        return False
    poses = poses_along(position.field, man, path) if poses is None else poses
    return any(True for _ in _shots_from(position, man, poses, ready)) or _costs_a_shot(position, man, poses[-1], ready)


def _costs_a_shot(position: Position, man: Being, end: Pose, ready: Ready) -> bool:
    """Would he, once arrived, press a shooter who has a shot at another now? [DFIRE-01, SHOOT-09]"""
    field, state = position
    beside = field.board.around[end.cell] | (field.board.around[end.tail] if end.tail >= 0 else 0)
    near = [(shooter, weapon) for shooter, weapon in ready if shooter.area & beside]
    if not near:
        return False
    then = moment(state, man, end)
    pressed = [(shooter, weapon) for shooter, weapon in near if may_shoot_defensively(field.at(then), shooter, weapon)]
    return any(True for _ in shots_at_anybody(position, man.id, pressed))


def watched_path(question: Watched, short: int) -> tuple[str, tuple[Cell, ...]]:
    """Whose way is watched; nobody's at the end of the sequence."""
    if isinstance(question, MoveWatched):
        return question.man, question.path
    if isinstance(question, ChargeWatched):
        plan = question.plans[question.number]
        return plan.man, charge_way(question, short)
    return "", ()


def charge_way(question: ChargeWatched, short: int) -> tuple[Cell, ...]:
    """What a charger still has to ride; with a counter-charge he stops short of it. [CCHARGE-06]"""
    plan = question.plans[question.number]
    return plan.path[plan.ridden : len(plan.path) - (short if plan.counter else 0)]


def is_order_watched(position: Position, question: OrderWatched) -> bool:
    """Could anybody shoot at one of those who go together somewhere on their way, or lose a shot at another by it? [DFIRE-01]"""
    ready = shooters(position) if position.state.held != leader(question) else []
    if not ready:
        return False
    return any(True for _ in _shots_at_party(position, question, ready)) or _party_costs_a_shot(position, question, ready)


def _shots_at_party(position: Position, question: OrderWatched, ready: Ready) -> Iterator[ShootBack]:
    """Every defensive shot at those who go by an order, before they set out and after each hex. [DFIRE-01, RULING-T-47]"""
    field, state = position
    for step in range(len(question.stages) + 1):
        then = at_stage(state, question.stages[step - 1]) if step else state
        now = field.at(then)  # a machine that rolls on hides and uncovers
        never = reduce(and_, [out_of_reach(now.field, man, weapon, origin) for man, weapon in ready for origin in man.cells])
        for target in [then.beings[who] for who in question.party]:
            if target.side == state.active and target.alive and target.area & ~never:
                yield from shots_at(now, target, step, ready)


def _party_costs_a_shot(position: Position, question: OrderWatched, ready: Ready) -> bool:
    """Would they, once arrived, press a shooter who has a shot at another now? [DFIRE-01, SHOOT-09]"""
    if not question.stages:
        return False
    beside = reduce(or_, [position.field.board.around[cell] for cell in question.stages[-1].cells if cell >= 0])
    near = [(shooter, weapon) for shooter, weapon in ready if shooter.area & beside]
    if not near:
        return False
    now = position.field.at(at_stage(position.state, question.stages[-1]))
    pressed = [(shooter, weapon) for shooter, weapon in near if may_shoot_defensively(now, shooter, weapon)]
    return any(True for _ in shots_at_anybody(position, ready=pressed))


def shot_choices(position: Position, question: Watched) -> Iterator[ShootBack]:
    """The shots of the passive side at those who go; at others where nobody can be shot at on his way."""
    who, path = watched_path(question, position.field.rules.figures.clash_distance)
    ready = shooters(position)
    at_mover = list(shots_along(position, position.state.beings[who], path, ready)) if who else []
    if isinstance(question, OrderWatched) and ready:
        at_mover = list(_shots_at_party(position, question, ready))
    yield from at_mover
    if not at_mover:  # otherwise shots at others are accepted, and offered when the movement ends
        yield from shots_at_anybody(position, who, ready)


def plan_shooting_back(position: Position, command: ShootBack) -> ShotPlan | Refusal:
    """A defensive shot, judged at the moment it names. [DFIRE-01, DFIRE-05, RULING-T-47]"""
    field, state = position
    question = state.pending[-1]
    assert isinstance(question, Watched)
    man = state.beings[command.man]
    name = man.character.name
    if man.side != question.side:
        return Refusal("nobody_moves", "DFIRE-01", name)
    weapon = field.rules.weapons.get(command.weapon)
    if weapon is None:
        return no_missile(position.field, man, command.weapon)
    then = then_at(position, question, command.step)
    if then is None:
        return Refusal("no_such_step", "DFIRE-01", name)
    now = field.at(then)
    return may_shoot_defensively(now, man, weapon) or plan_aim(now, command, weapon)


def holding_choices(position: Position, question: Watched) -> Iterator[HoldFire]:
    """Let this way pass, or all that somebody does in the phase."""
    yield HoldFire()
    if isinstance(question, MoveWatched | OrderWatched):
        yield HoldFire("man")


def plan_holding(position: Position, command: HoldFire) -> Watched | Refusal:
    """Whoever could shoot may let it pass: this path, or all that this man does in the phase."""
    question = position.state.pending[-1]
    assert isinstance(question, Watched)
    if command.scope not in ("path", "man"):
        return Refusal("no_such_scope", "DFIRE-01", about=command.scope)
    return question
