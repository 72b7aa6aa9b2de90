"""What all three games say: people, seats, refusals, reckonings, stories."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")
Maybe = T | UnsetType
"""What may be left out."""

HexName = Annotated[str, Meta(title="HexName", description="`K10`; on joined sheets `2.K10`, on a storey `K10/1`. On the map of a campaign four digits.")]  # fmt: skip # noqa: E501
Direction = Annotated[int, Meta(title="Direction", description="0 is up, then clockwise to 5.")]
Letter = Annotated[str, Meta(title="Letter", description="A seat: `A`, `B`, …")]
Chance = Annotated[str, Meta(title="Chance", description="A chance as an exact fraction, `3/10`.")]
Command = Annotated[dict[str, Any], Meta(title="Command")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
Question = Annotated[dict[str, Any], Meta(title="Question")]
SiegeQuestion = Annotated[dict[str, Any], Meta(title="SiegeQuestion")]
Health = Literal["healthy", "wounded", "stunned", "dead"]


class Said(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A value on the wire. What is as usual is left out."""


# -- why not -----------------------------------------------------------------------------------------------------------


class Refusal(Said, frozen=True):
    """Why something cannot be done."""

    reason: str
    text: str
    """In the reader's language, without the rule."""
    rule: Maybe[str] = UNSET
    who: Maybe[str] = UNSET
    about: Maybe[str] = UNSET
    by: Maybe[str] = UNSET
    """What bars it: a terrain, a side of a hex, a machine, somebody."""
    needs: Maybe[int] = UNSET
    """How much it takes."""
    has: Maybe[int] = UNSET
    """How much of that there is."""


class Fault(Said, frozen=True):
    """A place that has been found wrong in what was sent."""

    place: str
    what: str
    hint: Maybe[str] = UNSET


class Error(Said, frozen=True):
    """Why a request is turned down; `faults` only where there are several."""

    what: str
    text: str
    faults: Maybe[list[Fault]] = UNSET


class Forfeit(Said, frozen=True):
    """What of his own a player would give up."""

    reason: str
    rule: str
    text: str


class Lawfulness(Said, frozen=True):
    """Answer to `why`."""

    lawful: bool
    text: Maybe[str] = UNSET
    refused: Maybe[Refusal] = UNSET
    forfeits: Maybe[list[Forfeit]] = UNSET


# -- reckonings --------------------------------------------------------------------------------------------------------


class Term(Said, frozen=True):
    """A part of a number: its value, its reason, its rule. Battles send its words too."""

    value: int
    reason: str
    rule: str
    about: Maybe[str] = UNSET
    text: Maybe[str] = UNSET


class Share(Said, frozen=True):
    """How likely something is."""

    chance: Chance
    percent: float


class Detail(Said, frozen=True):
    """One line of a reckoning, with the rule it rests on if there is one."""

    text: str
    rule: Maybe[str] = UNSET


# -- people and seats --------------------------------------------------------------------------------------------------


class Seat(Said, frozen=True):
    """Who sits there."""

    who: Literal["person", "captain"]
    captain: Maybe[str] = UNSET
    """His temperament."""
    strength: Maybe[int] = UNSET
    name: Maybe[str] = UNSET
    """What a captain of a battle is called."""
    patience: Maybe[float] = UNSET
    """Seconds a person has for a decision."""


Seats = dict[Letter, Seat]


class Arms(Said, frozen=True):
    """What a painter needs to know of somebody."""

    shield: Maybe[str] = UNSET
    coat: Maybe[str] = UNSET
    armour: Maybe[str] = UNSET
    helmet: Maybe[str] = UNSET
    cloth: Maybe[str] = UNSET
    horse: Maybe[str] = UNSET
    look: Maybe[str] = UNSET


class Person(Said, rename={"class_": "class"}, frozen=True):
    """Who somebody is: what never changes."""

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
    """Attack, defence and movement of each face of his counter."""
    armoured: bool
    rides: bool
    beast: bool
    traits: list[str]
    note: str


People = dict[str, Person]

# -- stories -----------------------------------------------------------------------------------------------------------


class ToldLine(Said, frozen=True):
    """A line of a story with its reckoning."""

    kind: str
    text: str
    details: list[Detail]


class Line(ToldLine, frozen=True):
    """One line of the story of a game."""

    number: int
    entry: int
    """The entry of the log it tells of."""
    people: list[str]
    hexes: list[HexName]


class ChronicleDay(Said, frozen=True):
    """What happened on a day, in sentences."""

    day: int
    date: str
    sentences: list[str]


class News(Said, frozen=True):
    """A line of a letter."""

    text: str
    grave: bool
    people: list[str]
    hexes: list[HexName]
    """Where it happened, the last one where a march has come to."""


class NewsPart(Said, frozen=True):
    """The news of a letter under one heading."""

    part: str
    hex: str
    """Of a siege; else ""."""
    news: list[News]


class NewsLetter(Said, frozen=True):
    """What a seat has heard since its last letter."""

    number: int
    day: int
    date: str
    opens: bool
    """There is more in it than one's own marches and what concerns others."""
    folded: dict[str, int]
    """How many of each heap were left out."""
    parts: list[NewsPart]


class Loss(Said, frozen=True):
    """Somebody whom a fight has cost something."""

    who: str
    state: Literal["dead", "wounded", "prisoner"]
    side: str
    """Whose he was, in words."""
    leads: bool


class FoughtView(Said, frozen=True):
    """What the last fight of a seat has come to."""

    number: int
    """Of the step with which it ended."""
    hex: str
    lines: list[ToldLine]
    losses: list[Loss]
    people: People


# -- forecasts of days -------------------------------------------------------------------------------------------------


class Prospect(Said, frozen=True):
    """One thing that can come of a command."""

    chance: Chance
    percent: float
    result: str
    changes: dict[str, str]
    asked: str
    """The question that follows."""
    error: Maybe[float] = UNSET
    """By how much the chance may be wrong, in 95 cases of 100."""


class Becoming(Said, frozen=True):
    """What may become of somebody or something."""

    what: str
    becomes: str
    chance: Chance
    percent: float
    error: Maybe[float] = UNSET


class DaysForecast(Said, frozen=True):
    """Answer to `forecast` at a siege or a campaign."""

    outcomes: Maybe[list[Prospect]] = UNSET
    reckoning: Maybe[list[GameEvent]] = UNSET
    lines: Maybe[list[str]] = UNSET
    """What to read."""
    drawn: Maybe[int] = UNSET
    """So many falls of the dice were drawn."""
    changes: Maybe[list[Becoming]] = UNSET
    refused: Maybe[Refusal] = UNSET


class Hint(Said, frozen=True):
    """Answer to `hint`: what a captain would do here and why; `text` is empty where the orders themselves say it."""

    do: Command
    text: str
    why: str
    seq: int
