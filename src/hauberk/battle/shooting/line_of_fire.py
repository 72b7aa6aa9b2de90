"""Line of fire, cover and levels: what lies between a shooter and his mark. Rulebook 5.5."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import State
from hauberk.battle.movement.barring import first_at
from hauberk.battle.people.formation import in_foulkon
from hauberk.battle.shooting.openings import ANY_SIDE, Lee, covers, lines, out_of_the_way, over_the_walks
from hauberk.board.board import Cell, Cells, bits, cells_of
from hauberk.board.seen import Between, Seen
from hauberk.board.terrain import Cover, HexsideKind
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

SHORT, MEDIUM, LONG = range(3)
BANDS = ("short", "medium", "long")


class Aim(NamedTuple):
    """A line from a shooter's hex to a hex aimed at, with all that the rules ask about it."""

    shooter: Being
    origin: Cell
    cell: Cell
    weapon: Weapon
    range: int
    band: int


def close_shots(field: Field, cell: Cell) -> bool:
    """Does one shoot from here at the next hexes only, pressed or not? [SC-RAM-07]"""
    return "close_shots" in field.board.ground[cell].traits


def levels_above(field: Field, high: Cell, low: Cell) -> int:
    """By how many full levels one cell lies above another; a bank lies half-way. Buildings add obstacles of their own.

    [ELEV-01, ELEV-04, RULING-T-60]
    """
    return (field.board.height[high] - field.board.height[low]) // 2


# -- cover ---------------------------------------------------------------------------------------------------------


def cover(position: Position, aim: Aim, victim: Being | None) -> tuple[Cover, tuple[Term, ...]]:
    """The best cover of somebody on a hex against this shot, with its reason; covers do not add up. [COVER-09]

    Of several lines the shooter takes the one against which it is least. [LOOP-07]
    """
    seen = position.field.sight.look(aim.origin, aim.cell)
    if not seen.others and not seen.passed and seen.visible:
        return _cover(position, aim, seen, victim)
    found = lines(position.field, aim, victim)
    if isinstance(found, Refusal):
        return _cover(position, aim, seen, victim)
    hidden = [(each, *_cover(position, aim, each, victim)) for each in found]
    free = [each for each in hidden if not _stopped(position, aim, victim, each[0], each[1])] if len(hidden) > 1 else hidden
    _, best, terms = min(free or hidden, key=lambda each: each[1])
    return best, terms


def _cover(position: Position, aim: Aim, seen: Seen, victim: Being | None) -> tuple[Cover, tuple[Term, ...]]:
    """The best cover against one line."""
    field, state = position
    found = (_ground_cover(field, aim, seen), _scrub_cover(field, aim, seen), _side_cover(field, aim, seen))
    terms = [term for term in found if term]
    if field.sight.obstacles.built:
        terms += [lee.term for lee in covers(field, aim, seen) if _holds(state, victim, lee)]
    elif field.sight.has_canvas or field.sight.breaches:
        terms += [lee.term for lee in covers(field, aim, seen)]
    if victim is not None and in_foulkon(state, victim):
        terms.append(Term(Cover.MEDIUM, "foulkon_cover", "FOULK-04"))
    if _on_a_tower(field, aim):
        terms = [term for term in terms if term.reason == "foulkon_cover" or _kept(field, term.about)]
    if not terms:
        return Cover.NONE, ()
    best = max(terms, key=lambda term: term.value)
    return Cover(best.value), (best,)


def _on_a_tower(field: Field, aim: Aim) -> bool:
    """From the top of a siege tower all cover is void but that of trees, rubble and other towers. [SC-TOWER-11]"""
    return overlooks(field, aim.origin)


def overlooks(field: Field, cell: Cell) -> bool:
    """Is this the top of a siege tower, from which one shoots as from nowhere else? [SC-TOWER-10, SC-TOWER-11, SC-TOWER-13]"""
    return field.rules.switches.tower_top_overlooks and "overlooks" in field.board.ground[cell].traits


def _kept(field: Field, about: str) -> bool:
    """Does the cover of such a ground or side hold even against the top of a siege tower? [SC-TOWER-11]"""
    table = field.board.table
    kind = table.terrain.get(about) or table.hexsides.get(about)
    return kind is not None and "kept_cover" in kind.traits


def _holds(state: State, victim: Being | None, lee: Lee) -> bool:
    """A corner or a door covers who has chosen its other side no longer. [BLDG-09, DOOR-05, GATE-09]"""
    chosen = sheltered(state, victim) if lee.side >= 0 and victim is not None else None
    return chosen is None or lee.side == chosen or lee.side // 2 != chosen // 2


def sheltered(state: State, man: Being) -> int | None:
    """The side on which somebody is covered in this phase, if he is bound to one. [BLDG-09, RULING-G-07]"""
    phase, cell, side = state.sheltered.get(man.id, (-1, -1, -1))
    return side if phase == state.phase and cell == man.cell else None


def lee_of(position: Position, aim: Aim, target: Being, terms: tuple[Term, ...]) -> int:
    """The side of a corner or a door that covers somebody against a shot, ANY_SIDE if his cover is of another kind. [BLDG-09]"""
    if not any(term.reason in ("corner_cover", "doorway_cover") for term in terms):
        return ANY_SIDE
    found = lines(position.field, aim, target)
    if isinstance(found, Refusal):
        return ANY_SIDE
    return next(
        (
            lee.side
            for seen in found
            for lee in covers(position.field, aim, seen)
            if lee.term in terms and _holds(position.state, target, lee)
        ),
        ANY_SIDE,
    )


def _ground_cover(field: Field, aim: Aim, seen: Seen) -> Term | None:
    """What the target's own hex gives. [COVER-01, COVER-02, COVER-03, COVER-04, COVER-06, COVER-07, A-SCAF-06, A-MOAT-05,
    A-RUBBLE-02, SC-MSHOT-01, SC-RUBBLE-06, SC-TRENCH-04]
    """
    ground = field.board.ground[aim.cell]
    if ground.cover == Cover.NONE:
        return None
    if ground.cover_if == "over_crest" and not seen.over_crest:
        return None
    if ground.cover_if == "from_below" and levels_above(field, aim.cell, aim.origin) < 1:
        return None
    if ground.cover_if == "not_from_edge" and _at_the_edge(field, aim, ground.traits):
        return None
    if ("elevated_clear" in ground.traits or _from_above(field, aim, ground.traits)) and _looks_down(field, aim):
        return None
    if "trench" in ground.traits and aim.band == SHORT and levels_above(field, aim.origin, aim.cell) > 0:
        return None  # only direct shots miss who is in a trench [RULING-S-14]
    return Term(ground.cover, "terrain_cover", ground.cites("hides") or "COVER-07", ground.id)


def _at_the_edge(field: Field, aim: Aim, traits: frozenset[str]) -> bool:
    """Does the shooter stand on the shore of the same water or marsh? [COVER-04, COVER-06, RULING-T-61]"""
    shore = field.shore["water" if "water" in traits else "marsh"]
    return bool(shore.get(aim.cell, 0) >> aim.origin & 1)


def _from_above(field: Field, aim: Aim, traits: frozenset[str]) -> bool:
    """From a platform or a loophole one also sees behind rocks. [LEVEL-04, RULING-G-17]"""
    return "clear_from_floors" in traits and (field.board.storey(aim.origin) > 0 or aim.origin in field.sight.obstacles.starts)


def _looks_down(field: Field, aim: Aim) -> bool:
    """Near enough above, a shooter sees behind scrub, reeds and banks. [ELEV-02, RULING-T-65, CTX-15]"""
    above = levels_above(field, aim.origin, aim.cell)
    short = (aim.weapon.saddle if aim.shooter.mounted else aim.weapon.bands)[SHORT]
    return (above == 1 and 2 * aim.range < short) or (above > 1 and aim.range < short)


def _scrub_cover(field: Field, aim: Aim, seen: Seen) -> Term | None:
    """Scrub on the way hides a little; over scrub or timber a man in the water is harder to hit. [COVER-01, COVER-05]"""
    scrubbed, timbered = seen.scrubbed, seen.timbered
    if (scrubbed or timbered) and field.water >> aim.cell & 1:
        return Term(Cover.MEDIUM, "across_to_water", "COVER-05")
    return Term(Cover.LIGHT, "through_scrub", "COVER-01") if scrubbed else None


def _side_cover(field: Field, aim: Aim, seen: Seen) -> Term | None:
    """A low wall or the like covers only the hex right behind it; a high throw comes down behind a tall one.

    [COVER-08, A-SLING-02, RULING-T-67, LWALL-03, PLAT-03, PALI-07, A-MANT-04, A-HOARD-13, A-TOWER-24, A-TOWER-25]
    """
    board = field.board
    if not board.sides or aim.origin % board.plane == aim.cell % board.plane:
        return None
    sides = [board.direction(aim.cell % board.plane, before) for before in field.sight.comes_from(aim.origin, aim.cell, seen.start)]
    found = [_covering(field, aim.cell, side) if side is not None else None for side in sides]
    if any(feature is None for feature in found):
        return None
    kind = min((feature for feature in found if feature), key=lambda feature: feature.cover)
    if kind.blocks_sight and aim.weapon.high:
        return None
    return Term(kind.cover, "hexside_cover", kind.cites("behind") or "COVER-08", kind.id) if kind.cover else None


def _covering(field: Field, cell: Cell, side: int) -> HexsideKind | None:
    """The feature of a side that covers who stands behind it: merlons, stakes and screens only from inside; openings are reckoned apart."""
    kind = field.board.sides.get((cell, side))
    if kind is None or kind.cover == Cover.TOTAL or kind.traits & _APART:
        return None  # a shot that passes a wall has come over it
    one_way = kind.traits & {"parapet", "screen"} and "both_ways" not in kind.traits
    return None if one_way and (cell, side) not in field.board.inner else kind


_APART = frozenset({"door", "window", "slit", "canvas"})


# -- what blocks ---------------------------------------------------------------------------------------------------


def blocked(position: Position, aim: Aim, target: Being | None, hidden: Cover) -> Refusal | None:
    """Is there a line of fire? Terrain and buildings, then beings on the way. [LOF-06, LOF-09, LOF-20, LOF-21, LANCE-04, SC-RAM-07]"""
    field, state = position
    if close_shots(field, aim.origin):
        name = aim.shooter.character.name
        return None if aim.range == 1 else Refusal("cannot_shoot_so_far_from_machine", "SC-RAM-07", name, field.name(aim.cell))
    found = lines(field, aim, target)
    if isinstance(found, Refusal):
        return found
    stopping = 0
    for seen in found:
        stopping = _stopped(position, aim, target, seen, hidden)
        if not stopping:
            return None
    rule = "LOF-21" if aim.weapon.over == "far" else "LOF-20"
    nearest = min(bits(stopping), key=lambda cell: field.board.distance(aim.origin, cell))
    who = first_at(state, 1 << nearest, (aim.shooter.id,))[1]
    return Refusal("somebody_in_the_way", rule, aim.shooter.character.name, field.name(aim.cell), by=who)


def _stopped(position: Position, aim: Aim, target: Being | None, seen: Seen, hidden: Cover) -> Cells:
    """Do beings stop a shot along one line: on which hexes? [LOF-20, LOF-21, LANCE-04]"""
    field = position.field
    if aim.weapon.over == "always" or (aim.weapon.over == "far" and aim.band > SHORT and hidden <= Cover.LIGHT):
        return 0
    line, beings = seen.between, _in_the_way(position, aim, target)
    if not line.meets(beings):
        return 0
    beings &= ~_unseen(field, aim, line, beings) & ~_low_before(field, aim, beings) & ~out_of_the_way(field, aim)
    if _on_a_tower(field, aim):
        beings &= _friends_beside(position, aim)
    if not line.meets(beings) or not aim.shooter.mounted:
        return line.met(beings)
    left = [line.met(beings & ~friends) for friends in _overlooked(position, aim)]
    return (left[0] if left else line.met(beings)) if all(left) else 0


def _friends_beside(position: Position, aim: Aim) -> Cells:
    """From the top of a siege tower one shoots over everybody but friends right beside the enemy. [SC-TOWER-10]"""
    return position.state.standing(aim.shooter.side) & position.field.board.around[aim.cell]


def surely_stopped(field: Field, shooter: Being, weapon: Weapon, origin: Cell, aim: Cell, others: Cells) -> bool:
    """A quick look from one hex to another: can this shot be ruled out at once? The exact test is `blocked`.

    `others`: everybody who could be in the way, the mark not counted.
    """
    board = field.board
    farthest = (weapon.saddle if shooter.mount else weapon.bands)[LONG]
    if farthest < board.span and board.distance(origin, aim) > farthest:
        return _never(field, shooter, weapon, origin, aim)
    if "close_shots" in board.ground[origin].traits:
        return board.distance(origin, aim) > 1
    seen = field.sight.look(origin, aim)
    if not (seen.lofted if weapon.high else seen.visible):
        odd = "hoarding" in board.ground[aim].traits or "hoarding" in board.ground[origin].traits  # the exact test sees its floor
        if odd or (field.sight.ditch and over_the_walks(field, origin, aim)):
            return False
        return _never(field, shooter, weapon, origin, aim)
    if (
        seen.others
        or field.sight.ditch
        or "overlooks" in board.ground[origin].traits
        or shooter.mount
        or weapon.over == "always"
        or board.crest
        or not seen.between.meets(others & ~shooter.area)
    ):
        return False  # friends beside a rider, the unseen and the like are weighed by the exact test
    if board.height[aim] > board.height[origin]:
        return False
    return weapon.over == "never" or board.distance(origin, aim) <= weapon.bands[SHORT]


def out_of_reach(field: Field, shooter: Being, weapon: Weapon, origin: Cell) -> Cells:
    """Hexes known to be too far or out of sight from here for this weapon, whoever stands where: what `surely_stopped` has found so far."""
    found: Cells = field.memo.get((_NEVER, origin, weapon.id, shooter.mount == ""), 0)
    return found


def _never(field: Field, shooter: Being, weapon: Weapon, origin: Cell, aim: Cell) -> bool:
    """Note that the ground alone rules this shot out: True."""
    key = _NEVER, origin, weapon.id, shooter.mount == ""
    field.memo[key] = field.memo.get(key, 0) | 1 << aim
    return True


_NEVER = "never hit from"


def hindering(position: Position) -> Cells:
    """Hexes with somebody whom a shot does not simply pass: swimmers and men in a trench hinder nobody. [LOF-20, LOF-22, SC-TRENCH-03]"""
    return position.state.upright & ~position.field.water & ~position.field.sight.trench


def _in_the_way(position: Position, aim: Aim, target: Being | None) -> Cells:
    """The hexes whose beings could stop this shot. [LOF-20, LOF-22, RULING-T-62]"""
    beings = hindering(position) & ~aim.shooter.area
    return beings & ~target.area if target is not None and target.on_map else beings


def _unseen(field: Field, aim: Aim, line: Between, beings: Cells) -> Cells:
    """Whom the shooter cannot see does not hinder him. [LOF-24, RULING-T-69]"""
    found = 0
    for cell in bits(beings & (line.singles | cells_of(cell for pair in line.pairs for cell in pair))):
        if not field.sight.look(aim.origin, cell).visible:
            found |= 1 << cell
    return found


def _low_before(field: Field, aim: Aim, beings: Cells) -> Cells:
    """Shooting upwards passes over those near the target. [ELEV-03, RULING-T-66, CTX-16]"""
    above, found = levels_above(field, aim.cell, aim.origin), 0
    if above > 0:
        for cell in bits(beings):
            if field.board.distance(cell, aim.cell) <= above:
                found |= 1 << cell
    return found


def _overlooked(position: Position, aim: Aim) -> list[Cells]:
    """Friends right beside a rider: he shoots over all of them, or throws over one on foot.

    [LOF-23, LOF-25, LANCE-03, RULING-T-64, RULING-T-94]
    """
    field, state = position
    man = aim.shooter
    if not man.mounted:
        return []
    near = {who for cell in man.cells for close in field.board.ways[cell] for who in state.at.get(close, ()) if who != man.id}
    beside = [state.beings[who] for who in sorted(near)]
    friends = [friend for friend in beside if friend.side == man.side and not friend.character.is_beast]
    on_foot = [friend.area for friend in friends if not friend.mounted]
    if not aim.weapon.steady:
        return on_foot if aim.range >= field.rules.figures.lance_over_friend_from else []
    if field.rules.switches.over_foot_friends_only:
        return [reduce(or_, on_foot, 0)]
    return [reduce(or_, (friend.area for friend in friends), 0)]
