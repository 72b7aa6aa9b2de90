"""What all three games say: people, seats, refusals, reckonings, stories."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType
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


# -- standing orders ---------------------------------------------------------------------------------------------------


class LeftOrder(Said, frozen=True):
    """A standing order with its words."""

    order: dict[str, Any]
    """What it is, what it concerns and when: `{"order": "shoot", "least": 40}`."""
    text: str


class Whom(Said, frozen=True):
    """Somebody who can have orders of his own."""

    id: str
    name: str


class LeftOrders(Said, frozen=True):
    """The standing orders of a seat, as nobody else sees them."""

    orders: list[LeftOrder]
    offers: list[LeftOrder]
    """Orders ready to be left."""
    whom: list[Whom]
    """Who can have orders of his own."""


class DryRun(Said, frozen=True):
    """A question of the last phase in which one was asked: what was answered, and what the orders would have answered."""

    asked: str
    answered: str
    ordered: str
    same: bool = False


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


class LegalCommands(Said, frozen=True):
    """Answer to `legal` in a siege or campaign: how many commands are lawful now, and the first of them in their order."""

    count: int
    commands: list[Command]


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


Arms = dict[str, str]
"""What a painter needs to know of somebody: shield, coat, armour, helmet, cloth, horse, look."""


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
    sums: list[str]
    """How it was reckoned, line by line; empty where nothing was."""


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
    """Of the step with which it was decided."""
    hex: str
    why: list[str]
    """What decided it on the map, with what was counted there."""
    lines: list[ToldLine]
    losses: list[Loss]
    people: People


# -- how it stands, and how it ended -----------------------------------------------------------------------------------


class StandingRow(Said, frozen=True):
    """One thing by which it can be seen how a game stands."""

    part: Literal["aim", "time", "food", "works", "name", "force", "threat"]
    kind: str
    seat: str
    """Whose aim or matter it is; "" for everybody's."""
    text: str
    now: int | None
    needed: int | None
    met: bool | None
    way: int
    """Aims of one seat and way must all be reached."""
    hex: str


class Glance(Said, frozen=True):
    """How it stands in a few words."""

    text: str
    seat: str


class Standing(Said, frozen=True):
    """How a game stands, as far as a seat may know."""

    rows: list[StandingRow]
    glance: list[Glance]


class Befallen(Said, frozen=True):
    """What befell somebody, and in which chapter."""

    number: int
    what: str


class DeedTold(Said, frozen=True):
    """What somebody did, and in which chapter."""

    number: int
    text: str


class CareerView(Said, frozen=True):
    """What somebody did in a game, and what befell him."""

    who: str
    side: str
    state: Literal["healthy", "wounded", "dead", "prisoner", "gone"]
    leads: bool
    befell: list[Befallen]
    deeds: list[DeedTold]


class SideLosses(Said, frozen=True):
    """What a side has lost."""

    side: str
    people: int
    dead: int
    wounded: int
    prisoners: int
    by: list[tuple[int, int]]
    """How many were dead or taken after each chapter in which somebody was lost."""


class Track(Said, frozen=True):
    """The way of a counter over the map of a campaign."""

    id: str
    name: str
    side: str
    steps: list[tuple[int, HexName]]


class EndingView(Said, frozen=True):
    """How a game ended and how everybody fared."""

    winners: list[str]
    reasons: list[str]
    standing: list[StandingRow]
    careers: list[CareerView]
    people: People
    losses: list[SideLosses]
    luck: dict[str, list[int]]
    """By seat how often each face came, where a low one is good."""
    tracks: list[Track]


class ChancePoint(Said, frozen=True):
    """A moment, and the chance of the first side to win from there."""

    entry: int
    number: int
    """The turn or day."""
    chance: float


class ChanceSwing(Said, frozen=True):
    """A phase in which the chance has swung far: the entry of the record that has moved it most."""

    entry: int
    number: int
    before: float
    after: float
    thrown: float
    """What of that the dice have moved."""
    text: list[str]


class ChanceShare(Said, frozen=True):
    """What one side has done for its own chance."""

    side: str
    began: float
    decided: float
    """By its commands."""
    thrown: float
    """By its throws."""
    ended: float


class ChancesView(Said, frozen=True):
    """How the chance to win went in a game that is over; empty while it goes on, and where no chance is known."""

    line: list[ChancePoint]
    swings: list[ChanceSwing]
    shares: list[ChanceShare]


class TurningPoint(Said, frozen=True):
    """A turning point: the entry of the record after which it is seen."""

    entry: int
    number: int
    text: list[str]
    hexes: list[HexName]
    people: list[str]


class AnnalsSide(Said, frozen=True):
    """Who plays; `seat` is "" where nobody decides."""

    id: str
    seat: str
    name: str
    colour: Maybe[str] = UNSET


class AnnalsPart(Said, frozen=True):
    """What one side did in a chapter."""

    side: str
    text: list[str]


class AnnalsChapter(Said, frozen=True):
    """A turn or a day."""

    number: int
    date: str
    parts: list[AnnalsPart]


class AnnalsView(Said, frozen=True):
    """The chronicle of a game of whatever scale."""

    kind: Literal["battle", "siege", "campaign"]
    id: str
    scenario: str
    title: str
    story: str
    over: bool
    sides: list[AnnalsSide]
    mine: list[str]
    seats: Seats
    last: int
    chapters: list[AnnalsChapter]
    turning: list[TurningPoint]
    ending: EndingView | None


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
