"""The field of battle: what does not change while it is fought. Board, sight, rules, and what the scenario allows."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hauberk.battle.core.being import NOBODY, Being, BeingId, Machine, Side
from hauberk.battle.core.rules import Rules
from hauberk.battle.core.shaping import shape_of
from hauberk.battle.core.state import State
from hauberk.battle.core.works import NOTHING, Works
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.move_graph import MOVERS, MoveGraph, compile_move_graph
from hauberk.board.outlook import shores
from hauberk.board.shape import MOST_SHAPES, PLAIN, Shape, differing, recompiled, reshaped
from hauberk.board.sight import Sight


class Way(NamedTuple):
    """A stretch along which people wait beside the map, and by which they come in. [ASSLT-04, A-ACT-04]"""

    id: str
    cells: Cells
    edge: int = 0
    """The edge of the map it is: 1 top, 2 right, 3 bottom, 4 left; 0: a stretch of its own."""


class Entry(NamedTuple):
    """Where and from when people come onto the map."""

    id: str
    side: Side
    turn: int
    cells: Cells
    who: tuple[BeingId, ...]
    mounted: bool
    ways: tuple[Way, ...] = ()
    """The ways among which they may choose, the one where they stand first; `cells` are its own."""
    fixed: bool = False
    """Everybody comes in where he stands. [A-ACT-04, RULING-A-ACT-04]"""


class Patrol(NamedTuple):
    """Men who ride the country round a place and come when they are called. [FORAGE-03, A-ACT-27]"""

    id: str
    side: Side
    who: tuple[BeingId, ...]
    mounted: bool


class Patrolling(NamedTuple):
    """When and where patrols come. [FORAGE-05, FORAGE-07, A-ACT-30]"""

    side: Side
    chances: tuple[int, ...]
    """The highest roll that brings one, by turn; the last goes on. [FORAGE-07]"""
    ways: tuple[Way, ...]
    first: tuple[str, ...]
    """The ways by which the first may come. [FORAGE-05, A-ACT-28]"""


class Call(NamedTuple):
    """The right of a side to end the fight. [ASSLT-09, GSORT-05]"""

    side: Side
    when: str
    """`any`: it withdraws when it likes; `surrender`: it yields; `gathered`: when everybody of a side is in an area."""
    area: str = ""
    of: Side = NOBODY


class Sally(NamedTuple):
    """Everybody of a side but its shooters must be out of a place by the end of a turn. [A-ACT-38, RULING-A-ACT-16]"""

    side: Side
    area: str
    turn: int


class Exit(NamedTuple):
    """Where people of a side may leave the map."""

    id: str
    side: Side
    cells: Cells


class Condition(NamedTuple):
    """One thing that must hold for a victory."""

    kind: str
    side: Side = 0
    number: int = 0
    who: tuple[BeingId, ...] = ()
    area: str = ""


class Victory(NamedTuple):
    """A line of the victory conditions: who wins when all of them hold."""

    winner: Side | None
    at: str
    """`once`: checked at the end of every phase; `end`: when the last turn is over."""
    conditions: tuple[Condition, ...]


class Position(NamedTuple):
    """A battle at one moment: the field as works and machines have made it by then, and who is where and how."""

    field: Field
    state: State


class Layout(NamedTuple):
    """Everything that is worked out from a board in one shape."""

    board: Board
    sight: Sight
    move_graphs: tuple[MoveGraph, ...]
    shore: dict[str, dict[Cell, Cells]]
    water: Cells
    memo: dict[Any, Any]


@dataclass(frozen=True)
class Field:
    """Everything a rule may look at besides the state."""

    board: Board
    rules: Rules
    turns: int = 0
    """Number of turns; 0 means no limit."""
    entries: tuple[Entry, ...] = ()
    exits: tuple[Exit, ...] = ()
    areas: dict[str, Cells] = field(default_factory=dict)
    victories: tuple[Victory, ...] = ()
    patrols: tuple[Patrol, ...] = ()
    patrolling: Patrolling | None = None
    calls: tuple[Call, ...] = ()
    sallies: tuple[Sally, ...] = ()
    first: Side = 0
    """The side that plays first in every turn. [TURN-02, RULING-A-ACT-19]"""
    sight: Sight = field(init=False)
    move_graphs: tuple[MoveGraph, ...] = field(init=False)
    shore: dict[str, dict[Cell, Cells]] = field(init=False)
    """Banks of each water and marsh hex. [RULING-T-61]"""
    water: Cells = field(init=False)
    """Deep water. [RULING-T-13]"""
    hoplites: bool = False
    """Are there hoplites who could form ranks?"""
    attackers: Side = NOBODY
    """The side that attacks a place, if the scenario says so. [A-ENTR-02, A-MISC-03]"""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False)
    """Answers worth keeping while the board stays the same."""
    lately: dict[Any, Any] = field(default_factory=dict, compare=False)
    """The last answers about the position of one battle: see `apart`."""
    shape: Shape = PLAIN
    works: Works = NOTHING
    machines: dict[str, Machine] = field(default_factory=dict)
    """The works and machines of the state this field was made for."""
    layouts: dict[Shape, Layout] = field(default_factory=dict, compare=False)
    """The same ground in the shapes it has had; shared by all battles on it."""
    recent: list[Field] = field(default_factory=list, compare=False)
    """The last fields of this battle."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sight", Sight(self.board))
        object.__setattr__(self, "move_graphs", tuple(compile_move_graph(self.board, mover) for mover in MOVERS))
        object.__setattr__(self, "shore", {trait: shores(self.board, trait) for trait in ("water", "marsh")})
        object.__setattr__(self, "water", self.board.where(water=True))

    def apart(self) -> Field:
        """The same field for another battle on it: all that is known of the ground is shared, the last answers are not."""
        return self._with(lately={}, recent=[])

    def without(self, patrols: tuple[Patrol, ...]) -> Field:
        """The same field for somebody who does not know of some patrols."""
        key = "without", patrols
        if key not in self.lately:
            self.lately[key] = self._with(patrols=tuple(each for each in self.patrols if each not in patrols), lately={}, recent=[])
        found: Field = self.lately[key]
        return found

    def fought_for(self, victories: tuple[Victory, ...], areas: dict[str, Cells], turns: int) -> Field:
        """The same ground, fought over for something else; an area that is new needs a name that no other ground here has."""
        return self._with(victories=victories, areas={**self.areas, **areas}, turns=turns, lately={}, recent=[])

    def _with(self, **changed: Any) -> Field:
        other = object.__new__(Field)
        other.__dict__.update(self.__dict__, **changed)
        return other

    def now(self, state: State) -> Field:
        """The field as works and machines have made it at this moment."""
        if state.works is self.works and (state.machines is self.machines or not (state.machines or self.machines)):
            return self
        for known in self.recent:
            if known.works is state.works and known.machines is state.machines:
                return known
        found = self._reshaped(state)
        self.recent.append(found)
        if len(self.recent) > 6:
            del self.recent[0]
        return found

    def at(self, state: State) -> Position:
        """A position on this field."""
        return Position(self.now(state), state)

    def _reshaped(self, state: State) -> Field:
        if state.machines is self.machines and _only_older(self.works, state.works):
            return self._with(works=state.works)
        plain = self.layouts.setdefault(PLAIN, Layout(self.board, self.sight, self.move_graphs, self.shore, self.water, self.memo))
        shape = shape_of(plain.board, state, self.rules)
        layout = self.layouts.get(shape)
        if layout is None:
            if len(self.layouts) >= MOST_SHAPES:
                del self.layouts[next(known for known in self.layouts if known != PLAIN)]
            barred_only = shape._replace(barred=0) == self.shape._replace(barred=0)
            layout = self.layouts[shape] = self._rebarred(plain, shape) if barred_only else self._relaid(plain, shape)
        lately = self.lately if shape == self.shape else {}
        return self._with(**layout._asdict(), shape=shape, works=state.works, machines=state.machines, lately=lately)

    def _rebarred(self, plain: Layout, shape: Shape) -> Layout:
        """The ground with other cells barred, as when a fire spreads: sight is the same, and most ways."""
        board = copy(self.board)
        board.barred = plain.board.barred | shape.barred
        move_graphs = recompiled(self.move_graphs, board, shape.barred ^ self.shape.barred)
        return Layout(board, self.sight, move_graphs, self.shore, self.water, {})

    def _relaid(self, plain: Layout, shape: Shape) -> Layout:
        """The ground in another shape than it had; ways are worked out anew only where the two differ."""
        board = reshaped(plain.board, shape)
        move_graphs = recompiled(self.move_graphs, board, differing(board, self.shape, shape))
        bare = (each._replace(climbs=(), barred=0) for each in (self.shape, shape))  # neither ladders nor flames hide anything
        seen = differing(board, *bare)
        sight = Sight(board, self.sight, seen)
        if shape.ground == self.shape.ground and shape.gone == self.shape.gone:
            return Layout(board, sight, move_graphs, self.shore, self.water, {})
        shore = {trait: self._banks(board, trait, seen) for trait in ("water", "marsh")}
        return Layout(board, sight, move_graphs, shore, board.where(water=True), {})

    def _banks(self, board: Board, trait: str, changed: Cells) -> dict[Cell, Cells]:
        """The banks of a water or marsh; the same as before where nothing has changed in it or beside it."""
        wet = {trait: True}
        waters = [there.where(**wet) | there.bedded(**wet) for there in (self.board, board)]
        return self.shore[trait] if not any(board.ringed(changed) & water for water in waters) else shores(board, trait)

    def move_graph(self, being: Being) -> MoveGraph:
        """The steps that somebody's kind of movement allows."""
        return self.move_graphs[(2 if being.mount else 0) + (1 if being.character.armoured else 0)]

    def kind(self, being: Being) -> int:
        """The number of somebody's kind of movement among the graphs."""
        return (2 if being.mount else 0) + (1 if being.character.armoured else 0)

    def move_graph_on_foot(self, being: Being) -> MoveGraph:
        """The steps he has on foot, whether he is mounted or not."""
        return self.move_graphs[1 if being.character.armoured else 0]

    def name(self, cell: Cell) -> str:
        """The name of a cell, for people to read."""
        return self.board.names[cell] if cell >= 0 else ""


def _only_older(before: Works, after: Works) -> bool:
    """Are the same cells on fire as before, and is everything else as it was? Then the ground is too."""
    same = [one is two for name, one, two in zip(Works._fields, before, after, strict=True) if name != "fires"]
    return all(same) and before.fires.keys() == after.fires.keys()
