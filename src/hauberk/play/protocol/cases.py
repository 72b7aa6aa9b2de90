"""Cases: what a position can be set up of, and what the rules say."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from hauberk.play.protocol.battle.asks import ManChoices
from hauberk.play.protocol.battle.board import Board
from hauberk.play.protocol.battle.view import Ask, Position
from hauberk.play.protocol.common import (
    Arms,
    Command,
    GameEvent,
    Letter,
    Maybe,
    People,
    Refusal,
    Said,
    ToldLine,
)
from hauberk.play.protocol.siege.asks import Title


class Kit(Said, frozen=True):
    """What a position can be set up of."""

    sheets: list[Title]
    editions: list[Title]
    sides: list[Letter]
    sequences: list[Title]
    machines: list[Title]
    groups: list[Title]
    classes: list[Title]
    weapons: list[Title]
    healths: list[str]
    marks: list[str]
    scales: list[str]


class FoundPerson(Said, rename={"class_": "class"}, frozen=True):
    """Somebody with all that his counter shows."""

    id: str
    name: str
    kind: str
    group: str
    painter: str
    code: str
    class_: str
    people: str
    arms: Arms
    weapons: list[str]
    faces: dict[str, list[int]]
    armoured: bool
    rides: bool
    beast: bool
    traits: list[str]
    note: str


class FoundPeople(Said, frozen=True):
    """Who fits; the first of them."""

    count: int
    people: list[FoundPerson]


class Choices(Said, frozen=True):
    """The ways to complete a command that is not clear."""

    choices: list[Command]
    more: int


class MissingDie(Said, frozen=True):
    """A die that a case does not give."""

    throw: int
    purpose: str
    sides: int
    who: str
    rule: str


class RulingView(Said, frozen=True):
    """What came of a command of a case."""

    command: Command
    words: list[str]
    unclear: Maybe[Choices] = UNSET
    lawful: Maybe[bool] = UNSET
    events: Maybe[list[GameEvent]] = UNSET
    refused: Maybe[Refusal] = UNSET
    dice: Maybe[str] = UNSET
    missing_die: Maybe[MissingDie] = UNSET
    dice_left_over: Maybe[int] = UNSET
    stopped: Maybe[bool] = UNSET
    as_expected: Maybe[bool] = UNSET
    lines: Maybe[list[ToldLine]] = UNSET
    """For the page."""


class CaseAnswer(Said, frozen=True):
    """The answer to a case. What follows `next` is for the page alone."""

    ruleset: str
    rulings: list[RulingView]
    position: Any
    next: str
    opening: Maybe[list[GameEvent]] = UNSET
    note: Maybe[str] = UNSET
    case: Maybe[dict[str, Any]] = UNSET
    file: Maybe[str] = UNSET
    """The same as TOML."""
    people: Maybe[People] = UNSET
    start: Maybe[Position] = UNSET
    ask: Maybe[Ask] = UNSET
    can: Maybe[dict[str, dict[str, int]]] = UNSET
    board: Maybe[Board] = UNSET
    of: Maybe[ManChoices] = UNSET
