"""The field of battle: what does not change while it is fought. Board, sight, rules, and what the scenario allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hauberk.battle.being import Being, BeingId, Side
from hauberk.battle.rules import Rules
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.going import MOVERS, Going, compile_going
from hauberk.board.sight import Sight, shores


class Entry(NamedTuple):
    """Where and from when people come onto the map."""

    id: str
    side: Side
    turn: int
    cells: Cells
    who: tuple[BeingId, ...]
    mounted: bool


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
    sight: Sight = field(init=False)
    goings: tuple[Going, ...] = field(init=False)
    shore: dict[str, dict[Cell, Cells]] = field(init=False)
    """Banks of each water and marsh hex. [RULING-T-61]"""
    water: Cells = field(init=False)
    """Deep water. [RULING-T-13]"""
    hoplites: bool = False
    """Are there hoplites who could form ranks?"""
    memo: dict[Any, Any] = field(default_factory=dict, compare=False)
    """Answers worth keeping while the board stays the same."""
    lately: dict[Any, Any] = field(default_factory=dict, compare=False)
    """The last answers about the position of one battle: see `apart`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sight", Sight(self.board))
        object.__setattr__(self, "goings", tuple(compile_going(self.board, mover) for mover in MOVERS))
        object.__setattr__(self, "shore", {trait: shores(self.board, trait) for trait in ("water", "marsh")})
        object.__setattr__(self, "water", self.board.where(water=True))

    def apart(self) -> Field:
        """The same field for another battle on it: all that is known of the ground is shared, the last answers are not."""
        other = object.__new__(Field)
        other.__dict__.update(self.__dict__, lately={})
        return other

    def going(self, being: Being) -> Going:
        """The steps that somebody's kind of movement allows."""
        return self.goings[(2 if being.mount else 0) + (1 if being.character.armoured else 0)]

    def kind(self, being: Being) -> int:
        """The number of somebody's kind of movement among the goings."""
        return (2 if being.mount else 0) + (1 if being.character.armoured else 0)

    def going_on_foot(self, being: Being) -> Going:
        """The steps he has on foot, whether he is mounted or not."""
        return self.goings[1 if being.character.armoured else 0]

    def name(self, cell: Cell) -> str:
        """The name of a cell, for people to read."""
        return self.board.names[cell] if cell >= 0 else ""
