"""Defensive fire: interrupting the enemy's movement. Rulebook 5.3."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_, or_

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Being, BeingId, Mark
from hauberk.battle.commands import HoldFire, ShootBack
from hauberk.battle.field import Field
from hauberk.battle.line_of_fire import hindering, out_of_reach, surely_stopped
from hauberk.battle.questions import ChargeWatched, MovementEnding, MoveWatched, OrderWatched, Stage
from hauberk.battle.riding import Pose, leg, pose_of
from hauberk.battle.rules import Weapon
from hauberk.battle.shooting import ShotPlan, arms, may_shoot_back_somewhere, may_shoot_defensively, no_missile, plan_aim
from hauberk.battle.state import State
from hauberk.battle.stones import throwers
from hauberk.board.board import Cell, Cells

Watched = MoveWatched | OrderWatched | ChargeWatched | MovementEnding
Ready = list[tuple[Being, Weapon]]
"""Shooters with a weapon they may use."""
Views = list[tuple[Being, Weapon, Cell, Cells]]
"""Shooters with a weapon, the hex they shoot from, and the hexes of a way they may reach from there."""


def shooters(field: Field, state: State) -> Ready:
    """Who of the passive side may still shoot in this phase, and with what; contact is looked at shot by shot.

    [DFIRE-02, DFIRE-03, DFIRE-04]
    """
    passive = 1 - state.active
    men = [*map(state.beings.__getitem__, _marksmen(field, state)[passive])]
    if state.works.things:
        men += [man for man in throwers(field, state, passive) if man not in men]
    known = field.lately.get("shooters")
    if known is None or known[0] != men:  # while the enemy moves they mostly stay as they are
        ready = [
            (man, weapon)
            for man in men
            if not man.marks & Mark.SHOT_BACK and man.able
            for weapon in arms(field, state, man)
            if may_shoot_back_somewhere(field, state, man, weapon) is None
        ]
        known = field.lately["shooters"] = men, ready
    found: Ready = known[1]
    return found


def _marksmen(field: Field, state: State) -> tuple[list[BeingId], list[BeingId]]:
    """The people of each side who bear a weapon; nobody changes sides."""
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


def then_at(field: Field, state: State, question: Watched, step: int) -> State | None:
    """The situation after so many steps of what is watched; None if there is no such step. [DFIRE-01, RULING-T-47]"""
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


def shots_at(field: Field, state: State, target: Being, step: int, ready: Ready, in_the_way: Cells | None = None) -> Iterator[ShootBack]:
    """Every lawful defensive shot at somebody where he is now; `in_the_way`: where anybody hinders a shot, if that is known."""
    others = (hindering(field, state) if in_the_way is None else in_the_way) & ~target.area
    unpressed: dict[str, bool] = {}
    for man, weapon, origin, aim in _lines(field, others, target.cells, ready):
        if man.id not in unpressed:
            unpressed[man.id] = may_shoot_defensively(field, state, man, weapon) is None
        command = ShootBack(man.id, target.id, aim, origin, weapon.id, step)
        if unpressed[man.id] and not isinstance(plan_aim(field, state, command, weapon), Refusal):
            yield command


def _lines(field: Field, others: Cells, cells: tuple[Cell, ...], ready: Ready) -> Iterator[tuple[Being, Weapon, Cell, Cell]]:
    """Who may have a shot at somebody on these hexes: a quick look before the exact one. `others`: who could be in the way."""
    for man, weapon in ready:
        for origin in man.cells:
            never = out_of_reach(field, man, weapon, origin)
            for aim in cells:
                if aim >= 0 and not never >> aim & 1 and not surely_stopped(field, man, weapon, origin, aim, others):
                    yield man, weapon, origin, aim


def shots_along(field: Field, state: State, man: Being, path: tuple[Cell, ...], ready: Ready | None = None) -> Iterator[ShootBack]:
    """Every defensive shot at a mover on his declared way. [DFIRE-01, RULING-T-47]"""
    ready = shooters(field, state) if ready is None else ready
    if ready:
        yield from _shots_from(field, state, man, poses_along(field, man, path), ready)


def _shots_from(field: Field, state: State, man: Being, poses: list[Pose], ready: Ready) -> Iterator[ShootBack]:
    way = reduce(or_, [pose.area for pose in poses])
    views = [
        (shooter, weapon, origin, seen)
        for shooter, weapon in ready
        for origin in shooter.cells
        if (seen := way & ~out_of_reach(field, shooter, weapon, origin))
    ]
    if not views:
        return
    others = hindering(field, state) & ~man.area
    for step, pose in enumerate(poses):
        if _is_seen(field, views, pose, others & ~pose.area):
            then = moment(state, man, pose)
            yield from shots_at(field, then, then.beings[man.id], step, ready)


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


def shots_at_anybody(field: Field, state: State, besides: str = "", ready: Ready | None = None) -> Iterator[ShootBack]:
    """Every defensive shot at enemies as they stand."""
    ready = shooters(field, state) if ready is None else ready
    if not ready:
        return
    in_the_way = hindering(field, state)
    never = reduce(and_, [out_of_reach(field, man, weapon, origin) for man, weapon in ready for origin in man.cells])
    for target in state.beings.values():
        if target.side != state.active or not target.alive or target.id == besides or (target.captive and not target.bound):
            continue
        if target.area & ~never:
            yield from shots_at(field, state, target, 0, ready, in_the_way)


def is_watched(field: Field, state: State, man: Being, path: tuple[Cell, ...], poses: list[Pose] | None = None) -> bool:
    """Could anybody shoot at him somewhere on this way, or lose a shot at another by it? If not, nobody is asked. [DFIRE-01]

    `poses`: the places he comes through, if they are known.
    """
    ready = shooters(field, state) if state.held != man.id else []
    if not ready:
        return False
    poses = poses_along(field, man, path) if poses is None else poses
    return any(True for _ in _shots_from(field, state, man, poses, ready)) or _costs_a_shot(field, state, man, poses[-1], ready)


def _costs_a_shot(field: Field, state: State, man: Being, end: Pose, ready: Ready) -> bool:
    """Would he, once arrived, press a shooter who has a shot at another now? [DFIRE-01, SHOOT-09]"""
    beside = field.board.around[end.cell] | (field.board.around[end.tail] if end.tail >= 0 else 0)
    near = [(shooter, weapon) for shooter, weapon in ready if shooter.area & beside]
    if not near:
        return False
    then = moment(state, man, end)
    pressed = [(shooter, weapon) for shooter, weapon in near if may_shoot_defensively(field, then, shooter, weapon)]
    return any(True for _ in shots_at_anybody(field, state, man.id, pressed))


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


def is_order_watched(field: Field, state: State, question: OrderWatched) -> bool:
    """Could anybody shoot at one of those who go together somewhere on their way, or lose a shot at another by it? [DFIRE-01]"""
    ready = shooters(field, state) if state.held != leader(question) else []
    if not ready:
        return False
    return any(True for _ in _shots_at_party(field, state, question, ready)) or _party_costs_a_shot(field, state, question, ready)


def _shots_at_party(field: Field, state: State, question: OrderWatched, ready: Ready) -> Iterator[ShootBack]:
    """Every defensive shot at those who go by an order, before they set out and after each hex. [DFIRE-01, RULING-T-47]"""
    for step in range(len(question.stages) + 1):
        then = at_stage(state, question.stages[step - 1]) if step else state
        now = field.now(then)  # a machine that rolls on hides and uncovers
        never = reduce(and_, [out_of_reach(now, man, weapon, origin) for man, weapon in ready for origin in man.cells])
        for target in [then.beings[who] for who in question.party]:
            if target.side == state.active and target.alive and target.area & ~never:
                yield from shots_at(now, then, target, step, ready)


def _party_costs_a_shot(field: Field, state: State, question: OrderWatched, ready: Ready) -> bool:
    """Would they, once arrived, press a shooter who has a shot at another now? [DFIRE-01, SHOOT-09]"""
    if not question.stages:
        return False
    beside = reduce(or_, [field.board.around[cell] for cell in question.stages[-1].cells if cell >= 0])
    near = [(shooter, weapon) for shooter, weapon in ready if shooter.area & beside]
    if not near:
        return False
    then = at_stage(state, question.stages[-1])
    now = field.now(then)
    pressed = [(shooter, weapon) for shooter, weapon in near if may_shoot_defensively(now, then, shooter, weapon)]
    return any(True for _ in shots_at_anybody(field, state, ready=pressed))


def shot_choices(field: Field, state: State, question: Watched) -> Iterator[ShootBack | HoldFire]:
    """What the passive player can answer."""
    who, path = watched_path(question, field.rules.figures.clash_distance)
    ready = shooters(field, state)
    at_mover = list(shots_along(field, state, state.beings[who], path, ready)) if who else []
    if isinstance(question, OrderWatched) and ready:
        at_mover = list(_shots_at_party(field, state, question, ready))
    yield from at_mover
    if not at_mover:  # otherwise shots at others are accepted, and offered when the movement ends
        yield from shots_at_anybody(field, state, who, ready)
    yield HoldFire()
    if isinstance(question, MoveWatched | OrderWatched):
        yield HoldFire("man")


def plan_shooting_back(field: Field, state: State, command: ShootBack) -> ShotPlan | Refusal:
    """A defensive shot, judged at the moment it names. [DFIRE-01, DFIRE-05, RULING-T-47]"""
    question = state.pending[-1]
    assert isinstance(question, Watched)
    man = state.beings[command.man]
    name = man.character.name
    if man.side != question.side:
        return Refusal("nobody_moves", "DFIRE-01", name)
    weapon = field.rules.weapons.get(command.weapon)
    if weapon is None:
        return no_missile(man, command.weapon)
    then = then_at(field, state, question, command.step)
    if then is None:
        return Refusal("no_such_step", "DFIRE-01", name)
    now = field.now(then) if isinstance(question, OrderWatched) else field
    return may_shoot_defensively(now, then, man, weapon) or plan_aim(now, then, command, weapon)


def plan_holding(field: Field, state: State, command: HoldFire) -> Watched | Refusal:
    """Whoever could shoot may let it pass: this path, or all that this man does in the phase."""
    question = state.pending[-1]
    assert isinstance(question, Watched)
    if command.scope not in ("path", "man"):
        return Refusal("no_such_scope", "DFIRE-01", about=command.scope)
    return question
