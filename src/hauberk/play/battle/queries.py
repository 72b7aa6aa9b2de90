"""What a player asks before he commands: how far, at what price, at whom, and what could come of it. No rule is made here;
every answer comes from the plans that decide."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from hauberk.battle.charge.choices import ChargeRun, runs_of
from hauberk.battle.charge.declaring import may_be_charged
from hauberk.battle.core import commands as c
from hauberk.battle.core import events as e
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import plan, to_decide
from hauberk.battle.core.being import Being, BeingId, Mark, Side
from hauberk.battle.core.choices import Choices
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import ShotTable, Weapon
from hauberk.battle.core.sequence import settle
from hauberk.battle.core.state import CHARGES, MOVEMENT, State
from hauberk.battle.movement import infiltration
from hauberk.battle.movement.far import too_far
from hauberk.battle.movement.move_choices import FootMoves, Reaches, RiderMoves, all_moves
from hauberk.battle.movement.reach import FootReach
from hauberk.battle.movement.walking import Stride, plan_move, plan_walk, with_toll
from hauberk.battle.riding.two_hexes import Pose, in_rear_arc, pose_of
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.crossfire import loose, take_cover
from hauberk.battle.shooting.defensive_fire import Watched, is_watched, moment, poses_along, shooters, shots_along, then_at
from hauberk.battle.shooting.shots import aim_at, arms, hit_modifiers, impact_modifiers, pressed
from hauberk.battle.shooting.stones import may_drop
from hauberk.board.board import Cell, Cells, bits, cells_of
from hauberk.board.terrain import Cover
from hauberk.common.dice import D10, Dice
from hauberk.common.refusal import Refusal, Refused
from hauberk.common.term import total
from hauberk.grid.hex import opposite
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import Branch, branches, every_way

# -- movement --------------------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Somewhere a man can go: where he then stands, at what price, by which way."""

    cell: Cell
    facing: int
    price: int
    path: tuple[Cell, ...]


def as_if_to_move(state: State, side: Side) -> State:
    """The same position at the beginning of a side's movement, everybody fresh."""
    return evolve(state, e.PhaseBegan(state.turn, side))._replace(sequence=MOVEMENT, pending=())


def reach_of(position: Position, who: BeingId, reaches: Reaches | None = None) -> list[Place]:
    """Every place somebody can move to in this sequence, each by one cheapest way. [MOVE-01]"""
    man = position.state.beings[who]
    reaches = reaches or Reaches(position.field)
    able, room = reaches.movers(position.state)
    if all(each.id != who for each in able):
        return []
    return [place for group in all_moves(position, reaches, [man], room) for place in _places(position, man, group)]


def _places(position: Position, man: Being, group: Choices) -> Iterator[Place]:
    if isinstance(group, FootMoves):
        for price, cells in enumerate(group.reach.arrive):
            for cell in bits(cells & group.ends):
                yield Place(cell, -1, price, group.reach.path(cell))
        return
    if isinstance(group, RiderMoves):
        for facing, cells in enumerate(group.ends):
            for cell in bits(cells):
                yield Place(cell, facing, group.reach.price(cell, facing), group.reach.path(cell, facing))
        for back in group.back:
            yield Place(back.path[-1], man.facing, max(0, man.left), back.path)
        return
    for command in group:
        if isinstance(command, c.Move):
            walk = plan_move(position, command)
            if not isinstance(walk, Refusal):
                end = walk.strides[-1].leg.pose
                yield Place(end.cell, end.facing, walk.price, command.path)


def watched_places(position: Position, who: BeingId, places: list[Place]) -> set[tuple[Cell, int]]:
    """Those places on the way to which the other side would be asked whether it shoots. [DFIRE-01]"""
    field, state = position
    man = state.beings[who]
    if not shooters(position) or state.held == who:
        return set()
    ready = shooters(position)
    known: dict[Pose, bool] = {}

    def seen_at(pose: Pose) -> bool:
        """Could anybody shoot at him there?"""
        if pose not in known:
            then = moment(state, man, pose)
            known[pose] = any(True for _ in shots_along(field.at(then), then.beings[who], (), ready))
        return known[pose]

    return {
        (place.cell, place.facing)
        for place in places
        if any(seen_at(pose) for pose in poses_along(field, man, place.path)) or is_watched(position, man, place.path)
    }


class Price(NamedTuple):
    """A path with its price: the strides as far as it can be gone, and why not further or why not to stop there."""

    strides: tuple[Stride, ...]
    points: int
    refusal: Refusal | None


def price_path(position: Position, who: BeingId, path: tuple[Cell, ...]) -> Price:
    """What a path costs hex by hex, and where it ends if it cannot be gone to its end. [MOVE-01, MOVE-05]"""
    man = position.state.beings[who]
    points = max(0, man.left)
    whole = plan_move(position, c.Move(who, path))
    if not isinstance(whole, Refusal):
        return Price(whole.strides, points, None)
    strides: tuple[Stride, ...] = ()
    for length in range(1, len(path) + 1):
        walk = plan_walk(position, man, path[:length], points)
        if isinstance(walk, Refusal):
            break
        strides = walk.strides
    return Price(strides, points, whole)


def watchers(position: Position, who: BeingId, path: tuple[Cell, ...]) -> dict[BeingId, int]:
    """Who could shoot at somebody on this way, and after how many steps at the earliest. [DFIRE-01]"""
    found: dict[BeingId, int] = {}
    man = position.state.beings[who]
    if man.side != position.state.active or position.state.held == who:
        return found
    for shot in shots_along(position, man, path):
        found.setdefault(shot.man, shot.step)
    return found


def way_through(position: Position, who: BeingId, stations: tuple[Cell, ...]) -> tuple[Cell, ...] | Refusal:
    """A cheapest way through some hexes in turn; between two of them nobody stops. [MOVE-04]"""
    field, state = position
    man = state.beings[who]
    path: tuple[Cell, ...] = ()
    reaches = Reaches(field)
    around = reaches.obstacles(state, man)
    for station in stations:
        if man.cell == station:
            continue
        reach = Reaches(field).of(man, max(0, man.left), around)
        ends: list[tuple[int, tuple[Cell, ...]]] = []
        if isinstance(reach, FootReach):
            if reach.reached >> station & 1:
                ends = [(reach.price(station), reach.path(station))]
        else:
            facings = [facing for facing in range(6) if reach.reached[facing] >> station & 1]
            ends = [(reach.price(station, facing), reach.path(station, facing)) for facing in facings]
        if not ends:
            start = state.beings[who]
            return with_toll(too_far(position, man, station, around), start, start.left - man.left)
        leg = min(ends)[1]
        walk = plan_walk(position, man, leg, max(0, man.left))
        if isinstance(walk, Refusal):
            return walk
        path += leg
        man = _after(man, walk.strides)
    return path


def _after(man: Being, strides: tuple[Stride, ...]) -> Being:
    """Somebody as he would be after some steps."""
    cost = sum(total(stride.costs) for stride in strides)
    pose, debt = strides[-1].leg.pose, strides[-1].debt
    marks = man.marks | Mark.MOVED
    return man._replace(
        cell=pose.cell, tail=pose.tail, facing=pose.facing, left=man.left - cost, spent=man.spent + cost, debt=debt, marks=marks
    )


# -- shooting --------------------------------------------------------------------------------------------------------


class OpenHex(NamedTuple):
    """A hex somebody can shoot at: range, band, cover, and the chances against a man on foot without armour."""

    weapon: str
    cell: Cell
    origin: Cell
    range: int
    band: str
    cover: Cover
    on_target: Fraction
    harm: Fraction


def field_of_fire(position: Position, man: Being, weapon: Weapon) -> Iterator[OpenHex]:
    """Every hex that lies open to somebody's weapon as people stand now, through the floors of hoardings too.

    [IMPACT-02, LOF-06, LOF-20, COVER-09, A-HOARD-12, A-HOARD-18, A-HOARD-19, A-STONE-01, SC-RAM-07]
    """
    reach = (weapon.saddle if man.mounted else weapon.bands)[lof.LONG]
    done: Cells = man.area
    for origin in man.cells:
        row = position.field.sight.row(origin)
        for cell in bits(((row.lofted if weapon.high else row.visible) | _odd_marks(position.field, origin)) & ~done):
            if position.field.board.distance(origin, cell) > reach:
                continue
            found = _open_hex(position, man, weapon, origin, cell)
            if found is not None:
                done |= 1 << cell
                yield found


def _odd_marks(field: Field, origin: Cell) -> Cells:
    """What nobody sees over the ground and some shots reach all the same: storeys above and below, the next hexes, the ditch of a keep."""
    board = field.board
    foot = origin % board.plane
    near = [foot, *(cell for cell in board.neighbours[foot] if cell >= 0)] if board.storeys > 1 or lof.close_shots(field, origin) else []
    ditch = field.sight.ditch if field.rules.switches.keep_overlooks and "tower_top" in board.ground[origin].traits else 0
    return cells_of(cell for hexes in near for cell in board.column(hexes) if cell != origin) | ditch


def _open_hex(position: Position, man: Being, weapon: Weapon, origin: Cell, cell: Cell) -> OpenHex | None:
    field, state = position
    aim = aim_at(field, man, origin, cell, weapon)
    if isinstance(aim, Refusal):
        return None
    if man.mounted and not weapon.steady and in_rear_arc(field.board, pose_of(man), cell):
        return None
    if "lance" in weapon.traits and lof.levels_above(field, cell, origin) > 0:
        return None
    if weapon.pile >= 0 and may_drop(field, man, origin, cell):
        return None
    here = state.at.get(cell)
    target = state.beings[here[0]] if here else None
    hidden, _ = lof.cover(position, aim, target)
    if hidden == Cover.TOTAL or lof.blocked(position, aim, target, hidden):
        return None
    rules = field.rules
    sure = aim.range < rules.impact.sure_below or not rules.switches.impact_roll
    on = Fraction(1) if sure else _on_target(rules.impact.on_target - total(impact_modifiers(position, aim)))
    harmed = _harmed(rules.shots, weapon.column, total(hit_modifiers(position, man, None)), Cover(min(hidden, Cover.STRONG)))
    return OpenHex(weapon.id, cell, origin, aim.range, lof.BANDS[aim.band], hidden, on, on * harmed)


FACES = range(1, D10 + 1)


def _on_target(most: int) -> Fraction:
    """The share of the faces that are no higher."""
    return Fraction(min(max(most, 0), D10), D10)


@cache
def _harmed(table: ShotTable, column: int, more: int, hidden: Cover) -> Fraction:
    """The share of the faces that do harm to a man on foot without armour."""
    return Fraction(sum(table.result(column, face + more, hidden, False) != "-" for face in FACES), D10)


def under_fire(position: Position, side: Side) -> Cells:
    """Every hex that somebody of a side could shoot at."""
    found = 0
    for man in position.state.people(side):
        weapons = arms(position, man) if man.able else ()
        if not weapons or pressed(position, man):
            continue
        for weapon in weapons:
            if weapon.ammo and man.thrown >= weapon.ammo:
                continue
            for mark in field_of_fire(position, man, weapon):
                found |= 1 << mark.cell
    return found


# -- charges ---------------------------------------------------------------------------------------------------------


def charge_lanes(position: Position, who: BeingId, reaches: Reaches | None = None) -> list[ChargeRun]:
    """The charges a rider could make if this were his charge sequence. [CHARGE-01]"""
    field, state = position
    man = state.beings[who]
    if not man.able or not man.mounted:
        return []
    if state.active != man.side:
        state = as_if_to_move(state, man.side)
    now = state._replace(sequence=CHARGES, pending=())
    return list(runs_of(field.at(now), now.beings[who], reaches or Reaches(field)))


def nearest_refused_charge(position: Position, man: Being) -> Refusal | None:
    """Why the nearest enemy cannot be charged. [CHARGE-02, CHARGE-03, CHARGE-05]"""
    for foe in nearest_foes(position, man)[:1]:
        return may_be_charged(position, man, foe) or Refusal("target_not_before_head", "CHARGE-08", man.character.name, foe.character.name)
    return None


def nearest_foes(position: Position, man: Being) -> list[Being]:
    """His enemies, the nearest first."""
    foes = [foe for foe in position.state.beings.values() if foe.alive and foe.side == 1 - man.side]
    return sorted(foes, key=lambda foe: position.field.board.distance(man.cell, foe.cell))


# -- what could come of it -------------------------------------------------------------------------------------------

LETTING: dict[type, c.Command] = {
    q.MoveWatched: c.HoldFire(),
    q.OrderWatched: c.HoldFire(),
    q.ChargeWatched: c.HoldFire(),
    q.MovementEnding: c.HoldFire(),
    q.ChargeMet: c.LetCome(),
    q.Refusable: c.StandFast(),
}
"""Questions to the other side that it can let pass, and how."""


MOST_BRANCHES = 400
"""More ways than this are not followed to their ends: a player would wait too long for them."""


class Ways(NamedTuple):
    """How a command can turn out."""

    branches: list[Branch]
    asked: tuple[str, ...] = ()
    """Questions the other side was taken to let pass."""
    whole: bool = True
    """Are these all ways? Otherwise only the first of them."""


def if_let(position: Position, command: c.Command) -> Ways:
    """All ways a command can turn out if the other side lets it pass. Raises Refused as `decide` does."""
    if isinstance(command, c.Shoot | c.ShootBack):
        shots = list(shot_branches(position, command))
        covered = any(isinstance(event, e.Asked) and isinstance(event.question, q.CoverAsked) for event in shots[0].events)
        return Ways(shots, (q.CoverAsked.__name__,) if covered else ())
    side = to_decide(position.state)
    found: list[Branch] = []
    asked: dict[str, None] = {}
    todo = [Way(Branch(Fraction(1), (), (), position.state), branches(BATTLE, position, command))]
    while todo:
        before, ways = todo[-1]
        branch = next(ways, None)
        if branch is None:
            todo.pop()
            continue
        joined = Branch(before.chance * branch.chance, before.faces + branch.faces, before.events + branch.events, branch.state)
        question = branch.state.pending[-1] if branch.state.pending else None
        answer = LETTING.get(type(question)) if question is not None and question.side != side else None
        if answer is None or branch.state.outcome is not None:
            found.append(joined)
            if len(found) > MOST_BRANCHES:
                return Ways(found[:1], tuple(asked), whole=False)
            continue
        asked[type(question).__name__] = None
        todo.append(Way(joined, branches(BATTLE, position.field.at(branch.state), answer)))
    return Ways(found, tuple(asked))


class Way(NamedTuple):
    """Something that has happened, and the ways it can go on."""

    before: Branch
    ways: Iterator[Branch]


def shot_branches(position: Position, command: c.Shoot | c.ShootBack) -> Iterator[Branch]:
    """All ways a shot can turn out. A defensive shot is looked at by itself: whoever it was meant for goes on afterwards, and that
    is another matter. Whoever must say on which side he is covered is taken to choose this one. Raises Refused.

    [IMPACT-01, HIT-01, DFIRE-01, BLDG-09]
    """
    found = plan(position, command)
    if isinstance(found, Refusal):
        raise Refused(found)
    if isinstance(command, c.ShootBack):
        position = position.field.at(_when_shot(position, command))
    settled: dict[tuple[object, ...], tuple[tuple[e.Event, ...], State]] = {}

    def run(dice: Dice) -> tuple[tuple[e.Event, ...], State]:
        doing = Doing(position, dice)
        loose(doing, command, found)
        asked = doing.state.pending[-1] if doing.state.pending else None
        if isinstance(asked, q.CoverAsked) and asked.shot == command:
            take_cover(doing, c.TakeCover(asked.man, command.man), asked)
        if isinstance(command, c.ShootBack):
            return tuple(doing.events), doing.state
        shot = next(event for event in doing.events if isinstance(event, e.Shot))
        key = (shot.impact, shot.victim, shot.result)  # the same whichever die brought it about
        if key not in settled:
            before = len(doing.events)
            settle(doing)
            settled[key] = (tuple(doing.events[before:]), doing.state)
            return tuple(doing.events), doing.state
        return (*doing.events, *settled[key][0]), settled[key][1]

    return every_way(run)


def _when_shot(position: Position, command: c.ShootBack) -> State:
    """The position at the moment a defensive shot names, its question answered. [DFIRE-01]"""
    field, state = position
    question = state.pending[-1]
    assert isinstance(question, Watched)
    now = then_at(field.at(state._replace(pending=state.pending[:-1])), question, command.step)
    assert now is not None  # the shot has been planned
    return now


def zone_of(position: Position, side: Side) -> Cells:
    """The hexes a side's able men hold. [INF-06]"""
    return infiltration.zone(position, side)


def default_answer(state: State, choices: list[c.Command]) -> c.Command | None:
    """What a player who does not mind would say: let it pass, stay, or the first of several."""
    if not state.pending:
        return c.Done() if state.outcome is None else None
    letting: tuple[type, ...] = (c.HoldFire, c.LetCome, c.StandFast, c.HoldGround)
    return next((each for each in choices if isinstance(each, letting)), choices[0] if choices else None)


def ends_of(run: ChargeRun, field: Field) -> Iterator[tuple[Pose, tuple[Cell, ...]]]:
    """Where the charges of a lane end, each with its path."""
    for facing, cells in enumerate(run.ends):
        for cell in bits(cells):
            tail = field.board.neighbours[cell][opposite(facing)]
            yield Pose(cell, tail, facing), run.ride.path(cell, facing)
