"""Where everybody can go: one flood a man, kept as long as nothing it depends on has changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hauberk.battle.capture.prisoners import may_escape
from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.choices import Choices, Listed, Listing, nth_cell
from hauberk.battle.core.commands import Dismount, Move
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, may_move, obstacles, own_area, shares
from hauberk.battle.movement.reach import FootReach, Obstacles, foot_reach
from hauberk.battle.movement.walking import plan_move
from hauberk.battle.people.burdens import may_bear
from hauberk.battle.people.stacking import bodies_to_lift, can_make_room, with_room_to_lay
from hauberk.battle.riding.gallop import Gallop, gallop
from hauberk.battle.riding.horses import push_mask
from hauberk.battle.riding.mounted_reach import RiderReach, heads_free, rider_reach
from hauberk.battle.riding.saddle import dismount_costs, dismount_places
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.scenario.withdrawal import goes, nearest, way_out
from hauberk.battle.walls.buildings import halting, may_halt
from hauberk.battle.walls.leaning import shut
from hauberk.board.board import Board, Cells
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite


@dataclass(slots=True, eq=False)
class FootMoves(Choices):
    """Every hex somebody on foot can go to, each by one cheapest path."""

    about: BeingId
    reach: FootReach
    ends: Cells
    size: int

    def __len__(self) -> int:
        return self.size

    def nth(self, number: int) -> Move:
        return Move(self.about, self.reach.path(nth_cell(self.ends, number)))


@dataclass(slots=True, eq=False)
class RiderMoves(Choices):
    """Every place a rider can get to, each by one cheapest path, and the step straight back."""

    about: BeingId
    reach: RiderReach
    ends: list[Cells]
    back: tuple[Move, ...]
    size: int

    def __len__(self) -> int:
        return self.size

    def nth(self, number: int) -> Move:
        for facing, cells in enumerate(self.ends):
            if number < (size := cells.bit_count()):
                return Move(self.about, self.reach.path(nth_cell(cells, number), facing))
            number -= size
        return self.back[number]


@dataclass(slots=True, eq=False)
class Dismounts(Choices):
    """The hexes beside his horse a rider can get down onto."""

    about: BeingId
    places: Cells

    def __len__(self) -> int:
        return self.places.bit_count()

    def nth(self, number: int) -> Dismount:
        return Dismount(self.about, nth_cell(self.places, number))


class Kept(NamedTuple):
    """Somebody's moves as they were listed, and all they depend on besides his flood."""

    man: Being
    around: Obstacles
    region: Cells
    """The hexes he looked at."""
    free: Cells
    """Those of them where one could stop."""
    taken: Cells
    """Those of them that were taken."""
    groups: tuple[Choices, ...]


class Reaches:
    """Floods worked out so far. A man's flood holds while he himself and what stands in his way are the same."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._known: dict[BeingId, tuple[Being, Obstacles, FootReach | RiderReach]] = {}
        self._rested: dict[BeingId, Being] = {}
        self._stuck: dict[BeingId, Being] = {}
        self._people: tuple[int, tuple[list[BeingId], list[BeingId]]] = 0, ([], [])
        self.kept: dict[BeingId, Kept] = {}
        """Moves listed before, which hold as long as nothing near has changed."""
        self._charges: dict[BeingId, tuple[Being, Obstacles, Gallop]] = {}
        self._ways: tuple[object, object, Obstacles] | None = None
        self._last: tuple[State, tuple[list[Being], Cells]] | None = None

    def obstacles(self, state: State, man: Being) -> Obstacles:
        """What stands in a side's way; its own men's movement does not change it."""
        foe = 1 - man.side
        position = self._field.at(state)
        key = (man.side, state.ranks[foe * 4 : foe * 4 + 4], shut(position, man.side), hindrances(position))
        known = self._ways
        if known is None or known[0] != key or known[1] is not state.machines:
            known = self._ways = (key, state.machines, obstacles(position, man))
        return known[2]

    def movers(self, state: State) -> tuple[list[Being], Cells]:
        """Who of the active side can still move, and the hexes of those who can make room for another. [MOVE-01, STACK-02]"""
        if self._last is None or self._last[0] is not state:
            self._last = state, self._movers(state)
        return self._last[1]

    def _movers(self, state: State) -> tuple[list[Being], Cells]:
        rested, stuck, at, beings = self._rested, self._stuck, state.at, state.beings
        found: list[Being] = []
        room = 0
        for who in self._movable(state)[state.active]:
            man = beings[who]
            if man.marks & Mark.HALTED or stuck.get(who) is man:
                continue
            if rested.get(who) is not man:  # who has not moved and is the same as before can still move
                moved = man.marks & Mark.MOVED
                if may_move(state, man):
                    if not moved:  # nor can he as long as he is the same
                        stuck[who] = man
                    continue
                found.append(man)
                if moved or not can_make_room(state, man):
                    continue
                rested[who] = man
            else:
                found.append(man)
            if len(at[man.cell]) == 1 and (man.tail < 0 or len(at[man.tail]) == 1):
                room |= man.area
        return found, room

    def _movable(self, state: State) -> tuple[list[BeingId], list[BeingId]]:
        """Each side's people, and beasts that go by themselves; led beasts never do, and only they change sides."""
        if self._people[0] != len(state.beings):
            men = [man for man in state.beings.values() if not (man.character.is_beast and "led" in man.character.traits)]
            sides = [man.id for man in men if man.side == 0], [man.id for man in men if man.side == 1]
            self._people = len(state.beings), sides
        return self._people[1]

    def of(self, man: Being, points: int, around: Obstacles) -> FootReach | RiderReach:
        """How far somebody gets."""
        known = self._known.get(man.id)
        if known is not None and known[0] is man and known[1] is around:
            return known[2]
        reach: FootReach | RiderReach
        reach = foot_reach(self._field, man, points, around) if man.tail < 0 else rider_reach(self._field, man, points, around)
        self._known[man.id] = (man, around, reach)
        return reach

    def gallop(self, man: Being, around: Obstacles) -> Gallop:
        """How far a rider gets at a charge. [CHARGE-04, CHARGE-06]"""
        known = self._charges.get(man.id)
        if known is None or known[0] is not man or known[1] is not around:
            ride = gallop(self._field, man, man.left, around, self._field.rules.figures.charge_hexes)
            known = self._charges[man.id] = (man, around, ride)
        return known[2]


def move_choices(listing: Listing) -> list[Choices]:
    """Moving and getting out of the saddle: everybody of the active side who still can. [MOVE-01]"""
    position, memory = listing
    reaches = memory.of(Reaches)
    return all_moves(position, reaches, *reaches.movers(position.state))


def all_moves(position: Position, reaches: Reaches, able: list[Being], room: Cells) -> list[Choices]:
    """The moves and dismountings of those who can still move; `room`: hexes of those who can make room. [MOVE-01, HORSE-08]"""
    field, state = position
    found: list[Choices] = []
    if not able:
        return found
    around = reaches.obstacles(state, able[0])
    taken = state.occupied
    free = ~taken | room
    stand = free | push_mask(position, state.active) if state.beasts else free
    near = field.board.beside(state.lying) if state.lying else 0
    bearer = next((man for man in able if may_bear(man) and not man.area & near), None) if state.lying else None
    lifts = bodies_to_lift(position, bearer) if bearer is not None else 0  # the same for all bearers whose own hex is not beside it
    leaders = {being.leader for being in state.beings.values() if being.leader} if state.beasts else ()
    for man in able:
        if man.left <= 0 and man.tail < 0:
            continue
        here = free if man.tail >= 0 else stand
        if man.tail < 0 and (lifts or man.area & near) and may_bear(man):
            here |= bodies_to_lift(position, man) if man.area & near else lifts
        kept = reaches.kept.get(man.id)
        if kept is not None and kept.man is man and kept.around is around:
            region = kept.region
            if here & region == kept.free and taken & region == kept.taken and not man.captive and man.id not in leaders:
                found += kept.groups
                continue
        elif man.captive and may_escape(position, man):
            continue
        reach = reaches.of(man, max(0, man.left), around)
        if man.id in leaders or man.captive or man.carries:
            groups = _moves_of(position, man, reach, here, man.id in leaders)
        else:
            region = region_of(field.board, man, reach)
            groups = _moves_of(position, man, reach, here, False)
            reaches.kept[man.id] = Kept(man, around, region, here & region, taken & region, groups)
        found += groups
    return found


def region_of(board: Board, man: Being, reach: FootReach | RiderReach) -> Cells:
    """Every hex that matters to somebody's moves: where he can get to and what lies beside it, and beside himself."""
    if isinstance(reach, FootReach):
        return reach.reached
    a, b, c, d, e, f = reach.reached
    return board.beside(a | b | c | d | e | f | man.area)


def _moves_of(position: Position, man: Being, reach: FootReach | RiderReach, free: Cells, leads: bool) -> tuple[Choices, ...]:
    """His moves, and getting out of the saddle."""
    moves: Choices
    if leads:
        moves = Listed(man.id, single_steps(position, man))
    elif isinstance(reach, RiderReach):
        moves = _rider_moves(position, man, reach, free)
    else:
        moves = _foot_moves(position, man, reach, free)
    if man.mount and not man.marks & Mark.SADDLE and not isinstance(dismount_costs(position, man), Refusal):
        return moves, Dismounts(man.id, dismount_places(position, man))
    return (moves,)


def single_steps(position: Position, man: Being) -> list[Move]:
    """Who leads horses is offered his next step only, where there is room for them; longer ways are accepted all the same. [HORSE-08]"""
    steps = [Move(man.id, (cell,)) for cell in position.field.board.ways[man.cell]]
    return [step for step in steps if not isinstance(plan_move(position, step), Refusal)]


def _foot_moves(position: Position, man: Being, reach: FootReach, stand: Cells) -> FootMoves:
    """Where a man on foot can stop: free hexes, those he can push a horse from, and the stunned he could shoulder."""
    ends = reach.reached & stand
    if man.carries:
        ends = with_room_to_lay(position, man, ends)
    if goes(position.state, man):
        (ends,) = nearest(position.field, man, [ends])
    return FootMoves(man.id, reach, ends, ends.bit_count())


def _rider_moves(position: Position, man: Being, ride: RiderReach, free: Cells) -> RiderMoves:
    """Where a rider can stop: both his hexes free."""
    field, state = position
    clear, board = free | own_area(state, man), field.board
    heads = halting(field, [heads_free(board, cells, facing, clear) if cells else 0 for facing, cells in enumerate(ride.reached)])
    back = (Move(man.id, (man.tail,)),) if may_step_back(position, man) else ()
    if goes(state, man):
        heads, back = nearest(field, man, heads), () if way_out(field, man) else back
    return RiderMoves(man.id, ride, heads, back, sum([cells.bit_count() for cells in heads]) + len(back))


def may_step_back(position: Position, man: Being) -> bool:
    """Is the hex behind a rider who has not moved yet free for his horse? [RIDE-06]"""
    field, state = position
    if man.marks & Mark.MOVED or shares(state, man):
        return False
    behind = field.board.neighbours[man.tail][opposite(man.facing)]
    if (man.tail, behind) not in field.move_graph(man).step or (state.occupied | machine_cells(state)) >> behind & 1:
        return False
    if may_halt(field, man, Pose(man.tail, behind, man.facing)):
        return False
    return not hindrances(position).barred >> behind & 1
