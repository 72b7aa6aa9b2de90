"""A battle: its view, its steps, its bar."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from hauberk.play.protocol.battle.board import Board, BoardSide
from hauberk.play.protocol.common import (
    Command,
    Direction,
    GameEvent,
    Health,
    HexName,
    Letter,
    Line,
    Maybe,
    People,
    Question,
    Refusal,
    Said,
    Seats,
    Standing,
)  # fmt: skip


class Man(Said, frozen=True):
    """How somebody is: what changes. What is usual is left out."""

    who: str
    name: str
    side: Letter | None
    health: Health
    face: str
    values: list[int]
    armoured: bool
    at: Maybe[HexName] = UNSET
    tail: Maybe[HexName] = UNSET
    facing: Maybe[Direction] = UNSET
    marks: Maybe[list[str]] = UNSET
    mount: Maybe[str] = UNSET
    away: Maybe[str] = UNSET
    spent: Maybe[int] = UNSET
    left: Maybe[int] = UNSET
    thrown: Maybe[int] = UNSET
    debt: Maybe[bool] = UNSET
    leader: Maybe[str] = UNSET
    carries: Maybe[str] = UNSET
    formation: Maybe[int] = UNSET
    pikes: Maybe[bool] = UNSET
    captive: Maybe[bool] = UNSET
    disarmed: Maybe[bool] = UNSET
    exit: Maybe[str] = UNSET
    way: Maybe[str] = UNSET


class MachinePart(Said, frozen=True):
    """A hex of a floor of a machine, with the sign of what it is there."""

    hex: HexName
    sign: str


class MachineView(Said, frozen=True):
    """A machine; unless it is on the road, with every hex of every floor of it."""

    id: str
    kind: str
    side: Letter
    cells: list[HexName]
    facing: Direction
    team: list[str]
    away: str
    folded: Maybe[bool] = UNSET
    parts: Maybe[list[MachinePart]] = UNSET
    burnt: Maybe[list[HexName]] = UNSET
    bridge: Maybe[list[HexName]] = UNSET


class FormationView(Said, frozen=True):
    """A body of hoplites."""

    id: int
    side: Letter
    right: Direction
    """Towards its right hand."""
    foulkon: bool


class LadderView(Said, frozen=True):
    """A siege ladder, lying or standing."""

    id: str
    side: Letter
    cells: list[HexName | None]
    standing: bool
    facing: Direction
    carriers: list[str]
    raised: int
    shifted: int
    toll: int
    laid: int


class FireView(Said, frozen=True):
    """A burning cell."""

    side: Letter | None
    age: int
    origin: str


class ThingView(Said, frozen=True):
    """Something that lies, stands or hangs on a cell."""

    id: str
    kind: str
    cell: HexName | None
    side: Letter | None
    facing: Direction
    men: list[str]
    number: int
    state: str


class Works(Said, frozen=True):
    """What men have built, broken, brought or set alight."""

    doors: Maybe[dict[str, str]] = UNSET
    ground: Maybe[dict[HexName, str]] = UNSET
    sides: Maybe[list[BoardSide]] = UNSET
    ladders: Maybe[list[LadderView]] = UNSET
    fires: Maybe[dict[HexName, FireView]] = UNSET
    naphtha: Maybe[dict[HexName, int]] = UNSET
    things: Maybe[list[ThingView]] = UNSET
    damage: Maybe[dict[HexName, int]] = UNSET


class Outcome(Said, frozen=True):
    """How it has ended."""

    winner: Letter | None
    reason: str


class Circumstances(Said, frozen=True):
    """All of a position but the men; in a step null is for what is no more."""

    turn: Maybe[int] = UNSET
    active: Maybe[Letter] = UNSET
    sequence: Maybe[str] = UNSET
    asked: Maybe[list[Question] | None] = UNSET
    formations: Maybe[list[FormationView] | None] = UNSET
    machines: Maybe[list[MachineView] | None] = UNSET
    works: Maybe[Works | None] = UNSET
    dead: Maybe[dict[HexName, tuple[int, int]] | None] = UNSET
    """Dead men and horses, hex by hex."""
    moving: Maybe[str | None] = UNSET
    """Who is in the middle of his movement."""
    outcome: Maybe[Outcome | None] = UNSET


class Position(Said, kw_only=True, frozen=True):
    """How a battle stands."""

    turn: int
    active: Letter
    sequence: str
    men: list[Man]
    asked: Maybe[list[Question]] = UNSET
    formations: Maybe[list[FormationView]] = UNSET
    machines: Maybe[list[MachineView]] = UNSET
    works: Maybe[Works] = UNSET
    dead: Maybe[dict[HexName, tuple[int, int]]] = UNSET
    moving: Maybe[str] = UNSET
    outcome: Maybe[Outcome] = UNSET


# -- the bar -----------------------------------------------------------------------------------------------------------


class Choice(Said, frozen=True):
    """A command in words."""

    do: Command
    text: str


class Answer(Said, frozen=True):
    """One answer to the open question; Enter takes the default."""

    do: Command
    text: str
    men: list[str]
    hex: Maybe[HexName] = UNSET
    hexes: Maybe[list[HexName]] = UNSET
    default: Maybe[bool] = UNSET


class Warn(Said, frozen=True):
    """What should not be forgotten before one goes on."""

    text: str
    men: list[str]


class SequenceStep(Said, frozen=True):
    """A sequence of the phase."""

    sequence: str
    name: str
    state: Literal["past", "now", "next", "skipped"]
    why: Maybe[str] = UNSET


class Ask(Said, frozen=True):
    """The game master's bar."""

    side: Letter | None
    text: str
    sequence: str
    question: Question | None
    answers: list[Answer]
    left: list[str]
    """Who can still do something."""
    warn: list[Warn]
    steps: list[SequenceStep]
    next: str | None
    """The side whose phase comes next."""
    idle: Maybe[bool] = UNSET
    """Nothing but `done` can be commanded."""
    coming: Maybe[list[str]] = UNSET
    """Who waits beside the map and can come in now."""
    bound: Maybe[list[str]] = UNSET
    """Who could give up something by going."""
    calls: Maybe[list[Choice]] = UNSET
    """By what the fight could be ended now."""


# -- view and step -----------------------------------------------------------------------------------------------------


class SideName(Said, frozen=True):
    """A side by its name."""

    side: Letter
    name: str


class BattleTitle(Said, frozen=True):
    """What battle it is."""

    id: str
    title: str
    briefing: str
    turns: int
    sides: list[SideName]


class SlimView(Said, frozen=True):
    """A battle as some seats see it, without what never changes: asked for with `slim=1`."""

    id: str
    seq: int
    battle: BattleTitle
    you: list[Letter]
    seats: Seats
    position: Position
    ask: Ask
    log: list[Line]
    lines: int
    undo: Refusal | None
    commitment: str
    standing: Maybe[Standing] = UNSET
    seed: Maybe[str] = UNSET
    """When it is over."""
    last: Maybe[int] = UNSET
    """Of a past view: the number of the last entry."""


class View(SlimView, kw_only=True, frozen=True):
    """A battle as some seats see it."""

    board: Board
    people: People


class Step(Said, frozen=True):
    """What one entry of the record has changed."""

    seq: int
    side: Letter
    command: Command | None
    events: list[GameEvent]
    men: list[Man]
    gone: list[str]
    position: Circumstances
    people: Maybe[People] = UNSET
    """Who was not seen before."""
    ask: Maybe[Ask] = UNSET
    lines: Maybe[list[Line]] = UNSET
    undo: Maybe[Refusal | None] = UNSET
    undone: Maybe[bool] = UNSET
    standing: Maybe[Standing] = UNSET
    seed: Maybe[str] = UNSET


class LateAsk(Said, frozen=True):
    """What comes when a busy server rests: what its steps did not say."""

    ask: Ask
    undo: Refusal | None
    lines: list[Line]
    seq: int
    standing: Standing


class BattleMoment(Said, frozen=True):
    """One entry of the log, for the replay."""

    number: int
    turn: int
    active: Letter
    sequence: str
    side: Letter
    undone: bool
    lines: list[Line]
