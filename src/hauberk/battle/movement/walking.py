"""Movement: paths, their price, and walking them. Rulebook 4 to 4.2, 4.4.1."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.capture.prisoners import may_escape
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Mark, Side
from hauberk.battle.core.commands import Move
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.movement import infiltration
from hauberk.battle.movement.barring import between, first_at, machine_at, somebody_at, what_bars
from hauberk.battle.movement.crossing import no_crossing, no_entry, step_terms
from hauberk.battle.movement.hindrances import barred, hindrances, tolls_of
from hauberk.battle.movement.mobility import machine_cells, may_move, own_area, points_of, rolling, shares, spoilt_floors
from hauberk.battle.people import formation
from hauberk.battle.people.burdens import put_down
from hauberk.battle.people.stacking import may_end
from hauberk.battle.people.wounds import bury_surrounded, harm
from hauberk.battle.riding.horses import push_aside, train_after, train_blocked, train_of
from hauberk.battle.riding.two_hexes import Leg, Pose, leg, pose_of
from hauberk.battle.scenario.withdrawal import goes, nearer
from hauberk.battle.walls.buildings import is_severed, may_halt, trenches
from hauberk.battle.walls.leaning import behind_windows, landing, shut, tops
from hauberk.battle.walls.palisades import land
from hauberk.board.board import Cell, Cells
from hauberk.board.move_graph import BEYOND
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.grid.hex import opposite


class Stride(NamedTuple):
    """One hex of a planned walk."""

    leg: Leg
    costs: tuple[Term, ...]
    """What it costs, the debt of the hex before it included."""
    debt: bool
    """Going on from here costs the infiltration surcharge. [RULING-T-24]"""
    test: bool
    """The debt of the hex before it comes with a test. [INF-02]"""


class Walk(NamedTuple):
    """A whole planned path with its price."""

    man: Being
    strides: tuple[Stride, ...]
    points: int
    """Points he had before."""

    @property
    def poses(self) -> list[Pose]:
        """Where he is before the first step and after each."""
        return [pose_of(self.man), *[stride.leg.pose for stride in self.strides]]

    @property
    def price(self) -> int:
        """All points the path costs."""
        return sum(total(stride.costs) for stride in self.strides)


# -- planning a path -----------------------------------------------------------------------------------------------


def plan_move(position: Position, command: Move) -> Walk | Refusal:
    """Check a declared path hex by hex and price it. [MOVE-01 … MOVE-10, RIDE-01 … RIDE-06]"""
    field, state = position
    man = state.beings[command.man]
    if refusal := may_move(state, man) or (may_escape(position, man) if man.captive else None):
        return refusal
    if not command.path:
        return Refusal("empty_path", "MOVE-01", who=man.character.name)
    walk = plan_walk(position, man, command.path, points_of(position, man))
    if isinstance(walk, Refusal):
        return walk
    end = walk.strides[-1].leg.pose
    if refusal := may_end(position, man, end):
        return refusal
    if goes(state, man) and not nearer(field, man, end.cell):
        return Refusal("must_withdraw", "A-MISC-03", man.character.name)
    train = train_of(state, man.id)
    if train and train_blocked(position, man, train, [stride.leg.pose for stride in walk.strides]):
        return Refusal("no_room_for_horses", "HORSE-08", who=man.character.name)
    return walk


def plan_walk(position: Position, man: Being, path: tuple[Cell, ...], points: int, tests: bool = True) -> Walk | Refusal:
    """Price a path from where somebody stands; `tests` off: no infiltration, as in an advance. [ADV-07]"""
    field = position.field
    pose, name = pose_of(man), man.character.name
    zone = infiltration.zone(position, 1 - man.side) if tests else 0
    debt, spent = man.debt and tests, 0
    backing = False
    strides: list[Stride] = []
    known, strange = _known_steps(field, man), _strange(position, 1 - man.side)
    for cell in path:
        if cell < 0:
            return Refusal("no_such_hex", "MOVE-10", name)
        plain = None if strange >> cell & 1 else known.get((pose, cell))
        if plain is None:
            step = leg(field.board, pose, cell)
            if step is None:
                reason, rule = ("not_adjacent", "MOVE-04") if pose.tail < 0 else ("not_in_front", "RIDE-01")
                return Refusal(reason, rule, name, field.name(cell))
            if backing or (step.kind == "back" and (strides or man.has(Mark.MOVED))):
                return Refusal("step_back_alone", "RIDE-06", name)
            backing = step.kind == "back"
            costs = enter_cost(position, man, pose, step)
            if isinstance(costs, Refusal):
                return costs
            stride, price = plain = Stride(step, costs, False, False), total(costs)
            if not backing and not strange >> cell & 1:
                known[pose, cell] = plain
        elif backing:
            return Refusal("step_back_alone", "RIDE-06", name)
        else:
            stride, price = plain
        if debt and not backing:
            surcharge = field.rules.infiltration.surcharge
            paid = (Term(surcharge, "infiltration", "INF-01", field.name(pose.cell)), *stride.costs)
            stride = Stride(stride.leg, paid, False, infiltration.counting(position, man, pose.cell) > 1)
            price += surcharge
        spent += price
        if spent > points:
            return Refusal("not_enough_points", short_rule(man, spent), name, field.name(cell), needs=spent, has=points)
        there = stride.leg.pose
        debt = bool(zone) and bool(zone >> pose.cell & zone >> there.cell & 1) and not backing
        strides.append(stride._replace(debt=True) if debt else stride)
        pose = there
    return Walk(man, tuple(strides), points)


def short_rule(man: Being, price: int) -> str:
    """Why his points do not suffice: he has shot, he has stepped back, or he has no more. [MOVE-05, MOVE-06, RIDE-06]"""
    if man.marks & Mark.SHOT and man.spent + price <= man.allowance:
        return "MOVE-06"
    stepped_back = man.mounted and len(man.trail) == 2 and man.cell == man.trail[0]  # onto the hex of his own tail
    return "RIDE-06" if stepped_back else "MOVE-05"


def short_of(refusal: Refusal, rule: str) -> Refusal:
    """A walk refused for lack of points, by the rule that says how many there are."""
    return refusal._replace(rule=rule) if refusal.reason == "not_enough_points" else refusal


def with_toll(refusal: Refusal, man: Being, toll: int) -> Refusal:
    """A walk refused for lack of points, of which a burden takes some more. [LADDER-03, A-OIL-06, A-MANT-01]"""
    if refusal.reason != "not_enough_points" or refusal.needs is None:
        return refusal
    return refusal._replace(needs=refusal.needs + toll, has=max(0, man.left))


Steps = dict[tuple[Pose, Cell], tuple[Stride, int]]
"""From a place into a hex: the stride and its price, where nobody and nothing lies on the hex."""


def _known_steps(field: Field, man: Being) -> Steps:
    """The plain steps of somebody's kind of mover, noted when first made: they depend on the ground alone."""
    key = "steps", field.kind(man)
    known: Steps | None = field.memo.get(key)
    if known is None:
        known = field.memo[key] = {}
    return known


def _strange(position: Position, foe: Side) -> Cells:
    """Hexes where a step is more than its ground: enemies, machines, the dead."""
    field, state = position
    hindering = hindrances(position)
    return (
        state.standing(foe)
        | machine_cells(state)
        | hindering.slow
        | hindering.barred
        | tops(field)
        | state.lying & behind_windows(field)
        | rolling(position, 1 - foe)
        | spoilt_floors(position)
    )


def enter_cost(position: Position, man: Being, pose: Pose, step: Leg) -> tuple[Term, ...] | Refusal:
    """What one step costs, or why it cannot be made; one table of terrain serves every edition.

    [MOVE-04, MOVE-08, MOVE-09, RIDE-02, RIDE-03, RIDE-04, CORPSE-01, TERR-01, A-TERR-01, A-TERR-02, A-TERR-03, SC-TRENCH-02,
    RULING-S-22, CTX-02]
    """
    field, state = position
    cell, name = step.pose.cell, man.character.name
    if step.kind == "back":
        return _back_cost(position, man, pose, step)
    if state.standing(1 - man.side) >> cell & 1 and not (man.mounted and trenches(field) >> cell & 1):
        return Refusal("enemy_in_the_way", "MOVE-08", name, field.name(cell), by=somebody_at(state, cell, 1 - man.side))
    if machine_cells(state) >> cell & 1:
        return Refusal("machine_in_the_way", "MOVE-08", name, field.name(cell), by=machine_at(position, cell))
    if refusal := _closed_floor(position, man, pose, cell):
        return refusal
    if step.kind == "pivot" and is_severed(field, step.pose):
        return Refusal("closed_side", "BLDG-01", name, field.name(cell), by=between(field, pose.cell, cell) or "wall")
    price = field.move_graph(man).step.get((pose.cell, cell))
    ground = field.board.ground[cell]
    if price is None:
        if field.move_graph(man).enterable >> cell & 1:
            rule, bar = no_crossing(field, man, pose.cell, cell), between(field, pose.cell, cell)
            return Refusal("closed_side", rule, name, field.name(cell), by=bar)
        return Refusal("impassable", no_entry(man, ground), name, ground.id)
    if price >= BEYOND or (pose.cell, cell) in shut(position, man.side):
        return _no_way_over(position, man, price, pose.cell, cell)
    if refusal := barred(position, name, cell):
        return refusal
    terms = [*step_terms(field, man, pose.cell, cell, price), *tolls_of(position, cell)]
    if step.kind == "pivot":
        terms.append(Term(field.rules.figures.pivot_surcharge, "pivot", "RIDE-04"))
    return tuple(terms)


def _closed_floor(position: Position, man: Being, pose: Pose, cell: Cell) -> Refusal | None:
    """By a switch nobody gets into a tower that has moved, and never onto a floor of which half is gone; who is there may walk on it.

    [RULING-S-22, A-TOWER-33, RULING-A-TOWER-09]
    """
    moved, spoilt = rolling(position, man.side), spoilt_floors(position)
    if (moved | spoilt) >> pose.cell & 1 or not (moved | spoilt) >> cell & 1:
        return None
    if spoilt >> cell & 1:
        return Refusal("floor_is_spoilt", "A-TOWER-33", man.character.name, position.field.name(cell))
    return Refusal("machine_just_moved", "RULING-S-22", man.character.name, position.field.name(cell))


def _no_way_over(position: Position, man: Being, price: int, start: Cell, cell: Cell) -> Refusal:
    """Nobody gets over the top of a ladder just raised, of a rope in armour, or onto somebody; nor through a window onto an enemy.

    [LADDER-09, GRAP-01, WIN-07, RULING-G-03]
    """
    field, state = position
    name = man.character.name
    if price < BEYOND and field.board.direction(start, cell) is not None and behind_windows(field) >> cell & 1:
        return Refusal("enemy_in_the_way", "WIN-07", name, field.name(cell), by=somebody_at(state, cell, 1 - man.side))
    if price < BEYOND:
        return Refusal("somebody_at_the_top", "RULING-G-03", name, field.name(cell), by=first_at(state, 1 << cell, (man.id,))[1])
    if man.character.armoured and "armoured" in field.board.ground[cell].bars:
        return Refusal("no_rope_in_armour", "GRAP-01", name)
    return Refusal("ladder_just_raised", "LADDER-09", name)


def _back_cost(position: Position, man: Being, pose: Pose, step: Leg) -> tuple[Term, ...] | Refusal:
    """A step straight back replaces all other movement: it takes the whole allowance. [RIDE-06, RULING-T-32]"""
    field, state = position
    behind = step.pose.tail
    if refusal := barred(position, man.character.name, behind):
        return refusal
    if (pose.tail, behind) not in field.move_graph(man).step:
        return Refusal("impassable", "RIDE-06", man.character.name, field.board.ground[behind].id)
    if (state.occupied | machine_cells(state)) >> behind & 1:
        bar = what_bars(position, behind, pose.tail, (man.id,))
        return Refusal("occupied", "RIDE-06", man.character.name, field.name(behind), by=bar)
    return (Term(max(0, man.left), "step_back", "RIDE-06"),)


# -- walking it ----------------------------------------------------------------------------------------------------


def walk_on(doing: Doing, walk: Walk, upto: int | None = None) -> bool:
    """Go along a planned path, at most so many steps; False if he was stopped on the way.

    [INF-02, INF-04, INF-09, STATE-05, LADDER-08, RULING-G-03]
    """
    who = walk.man.id
    chunk: list[Stride] = []
    strides = walk.strides if upto is None else walk.strides[:upto]
    before = walk.man.cell
    for stride in strides:
        if stride.test:
            step_along(doing, who, chunk)
            chunk = []
            if not pass_test(doing, who):
                return False
        chunk.append(stride)
        jump, before = landing(doing.field, before, stride.leg.pose.cell), stride.leg.pose.cell
        if jump is not None:
            step_along(doing, who, chunk)
            chunk = []
            if not land(doing, who, before, jump):
                return False
        if doing.state.lying & doing.field.board.around[stride.leg.pose.cell]:  # he may close a ring round the stunned
            step_along(doing, who, chunk)
            chunk = []
            bury_surrounded(doing)
    step_along(doing, who, chunk)
    return True


def step_along(doing: Doing, who: BeingId, strides: list[Stride]) -> None:
    """Make some steps and pay for them; led horses follow. [MOVE-01, HORSE-05]"""
    if not strides:
        return
    man = doing.being(who)
    costs = tuple([term for stride in strides for term in stride.costs])
    poses = [stride.leg.pose for stride in strides]
    train = train_after(doing.position, man, poses)
    path = tuple([pose.cell for pose in poses])
    back, price, pose = strides[-1].leg.kind == "back", total(costs), poses[-1]
    spent = man.allowance if back else man.spent + price
    doing.emit(e.Moved(who, path, pose.tail, pose.facing, costs, man.left - price, spent, strides[-1].debt))
    for beast, place in train:
        doing.emit(e.HorseMoved(beast, place.cell, place.tail, place.facing))


def pass_test(doing: Doing, who: BeingId) -> bool:
    """The infiltration test on the hex where he stands; True if he may go on. [INF-02, RULING-T-27, RULING-T-29]"""
    man = doing.being(who)
    result = infiltration.test(doing, man, man.cell, "INF-02")
    if result == "passes":
        return True
    if result != "stopped":
        harm(doing, who, result, "INF-09")
    if doing.being(who).able:
        surcharge = Term(doing.rules.infiltration.surcharge, "infiltration", "INF-01", doing.field.name(man.cell))
        halt(doing, who, "stopped", (surcharge,))
    return False


def halt(doing: Doing, who: BeingId, reason: str, costs: tuple[Term, ...] = ()) -> None:
    """His movement is over: he must stand alone, bodies are laid down, horses pushed aside. [MOVE-03, RULING-T-29]"""
    man = doing.being(who)
    if not man.has(Mark.HALTED):
        doing.emit(e.Halted(who, reason, costs))
    if reason == "stopped":
        step_back_to_free(doing, who)
    put_down(doing, who)
    push_aside(doing, who)


def step_back_to_free(doing: Doing, who: BeingId) -> None:
    """Who cannot stay on his hex goes back along his path to the first one where he can. [RULING-T-15, RULING-T-29, LWALL-02]"""
    man = doing.being(who)
    if not man.on_map or not shares(doing.state, man):
        return
    if man.tail < 0:
        for cell in reversed(man.trail):
            if doing.state.occupied >> cell & 1 == 0:
                doing.emit(e.SteppedBack(who, cell, man.tail, man.facing))
                return
    else:
        others = doing.state.occupied & ~own_area(doing.state, man)
        for pose in reversed(_ridden(doing.field, man)):
            if not others & pose.area and may_halt(doing.field, man, pose) is None:
                doing.emit(e.SteppedBack(who, *pose))
                return
    _squeeze_out(doing, who)


def _ridden(field: Field, man: Being) -> list[Pose]:
    """The places a rider has come through, the oldest first."""
    if len(man.trail) < 2:
        return []
    tail, head, *rest = man.trail
    facing = field.board.direction(tail, head)
    if facing is None:
        return []
    poses = [Pose(head, tail, facing)]
    for cell in rest:
        step = leg(field.board, poses[-1], cell)
        if step is not None:
            poses.append(step.pose)
    return poses


def _squeeze_out(doing: Doing, who: BeingId) -> None:
    """No hex of his path is free any more: the nearest free one must do. [STACK-01]"""
    man = doing.being(who)
    board, state = doing.field.board, doing.state
    graph = doing.field.move_graph(man)
    for radius in range(1, max(board.columns, board.rows)):
        for place in board.hex(man.cell).ring(radius):
            cell = board.at_hex(place)
            cell = board.above(cell, board.storey(man.cell)) if cell >= 0 else cell
            if cell < 0 or not graph.enterable >> cell & 1 or state.occupied >> cell & 1:
                continue
            if man.tail < 0:
                doing.emit(e.SteppedBack(who, cell, man.tail, man.facing))
                return
            tail = board.neighbours[cell][opposite(man.facing)]
            if tail >= 0 and graph.enterable >> tail & 1 and not (state.occupied & ~own_area(state, man)) >> tail & 1:
                doing.emit(e.SteppedBack(who, cell, tail, man.facing))
                return


def begin(doing: Doing, who: BeingId) -> None:
    """Somebody starts or goes on moving: whoever moved before is finished, and he leaves his formation if he must.

    [MOVE-03]
    """
    other = doing.state.moving
    if other and other != who:
        halt(doing, other, "done")


def leave_ranks(doing: Doing, walk: Walk) -> None:
    """Who goes farther than his formation can is out of it. [HOPL-02, HOPL-03, RULING-T-112]"""
    man = walk.man
    if man.formation and man.spent + walk.price > formation.points(doing.position, man):
        formation.leave(doing, man.id)
