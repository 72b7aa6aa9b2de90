"""What is read and made over HTTP: scenarios, kept games, rules, tables, cases."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET

from hauberk.play.protocol.battle.board import Board, Country
from hauberk.play.protocol.battle.view import Position
from hauberk.play.protocol.common import (
    Error,
    Letter,
    Maybe,
    People,
    Person,
    Said,
    Seats,
)  # fmt: skip
from hauberk.play.protocol.siege.asks import Title
from hauberk.play.protocol.siege.view import SectionView

# -- scenarios ---------------------------------------------------------------------------------------------------------


class Favoured(Said, frozen=True):
    """Who wins more often, and how we know."""

    side: Letter | None
    share: float | None
    games: int
    how: str


class CardSide(Said, frozen=True):
    """A side on a card."""

    side: Letter
    name: str
    men: int
    leaders: list[str]


class Taught(Said, frozen=True):
    """A chapter that a battle teaches."""

    chapter: str
    name: str


class BattleCard(Said, frozen=True):
    """A battle as the shelf shows it."""

    id: str
    order: int
    chapter: str
    """Of the learning ladder."""
    title: str
    story: str
    briefing: str
    teaches: list[Taught]
    turns: int
    minutes: int
    """About how long it takes."""
    ruleset: Title
    editions: list[Title]
    """By whose rules it can be fought."""
    sides: list[CardSide]
    favoured: Favoured


class BattleInFull(BattleCard, frozen=True):
    """A battle with its map, its people and how they stand at the beginning."""

    board: Board
    people: People
    position: Position


class PlaceTitle(Said, frozen=True):
    """The besieged place."""

    id: str
    kind: str
    title: str


class SiegeCard(Said, frozen=True):
    """A siege as the shelf shows it."""

    id: str
    order: int
    title: str
    story: str
    briefing: str
    place: PlaceTitle
    ruleset: Title
    begins: str
    days: int
    minutes: int
    sides: list[CardSide]
    favoured: Favoured


class SwitchOf(Said, frozen=True):
    """A point players argue about, and how a scenario has it."""

    id: str
    on: bool
    usual: bool
    rule: str


class SiegeSwitchesView(Said, frozen=True):
    """Those of its days and those of its fights."""

    days: list[SwitchOf]
    fights: dict[str, bool]


class SiegeInFull(SiegeCard, frozen=True):
    """A siege with its people and the plan of its place."""

    people: People
    board: Board
    sections: dict[str, SectionView]
    switches: SiegeSwitchesView


class WonGames(Said, frozen=True):
    """What a faction has won of the games between equals."""

    games: int
    hard: Literal["easy", "even", "hard", "desperate"]


class CountedGames(Said, frozen=True):
    """So many games between equals, and how they were played."""

    games: int
    how: str


class CardFaction(Said, frozen=True):
    """A faction on a card."""

    seat: Letter
    id: str
    name: str
    letter: str
    colour: str
    aim: str
    men: int
    leaders: list[str]
    won: WonGames | None


class CampaignCard(Said, frozen=True):
    """A campaign as the shelf shows it."""

    id: str
    order: int
    title: str
    story: str
    briefing: str
    map: str
    year: int
    ruleset: Title
    begins: str
    days: int
    minutes: int
    counted: CountedGames
    factions: list[CardFaction]


class CampaignInFull(CampaignCard, frozen=True):
    """A campaign with its leaders and its map."""

    people: People
    country: Country
    switches: list[SwitchOf]


# -- games -------------------------------------------------------------------------------------------------------------


class MadeGame(Said, frozen=True):
    """A game that has been made, with a key for each seat."""

    id: str
    keys: dict[Letter, str]
    steps: int


class ListedGame(Said, frozen=True):
    """A game as the list of games has it."""

    id: str
    title: str
    names: dict[Letter, str]
    """Of its seats."""
    seats: Seats
    over: bool
    won: list[Letter]
    """The seats that have won, of a game that is over."""
    side: Letter | None
    """The seat that must decide."""
    steps: int
    """So many entries its record has."""
    made: float
    """Seconds since 1970."""
    changed: float
    battle: Maybe[str] = UNSET
    siege: Maybe[str] = UNSET
    campaign: Maybe[str] = UNSET
    turn: Maybe[int] = UNSET
    day: Maybe[int] = UNSET
    asked: Maybe[str] = UNSET
    last: Maybe[str] = UNSET
    """The last line of its story."""
    keys: Maybe[dict[Letter, str]] = UNSET
    """Only for a caller on the same machine."""
    unreadable: Maybe[Error] = UNSET


class SideStanding(Said, frozen=True):
    """How often a side of one scale was played, and what came of it."""

    kind: str
    side: str
    games: int
    won: int
    drawn: int


class Honoured(Said, frozen=True):
    """Somebody on the roll of honour, over all games."""

    who: str
    person: Person
    games: int
    survived: int
    felled: int
    wounds: int
    captive: int


class Losses(Said, frozen=True):
    """The dead of one's own sides, and of all others."""

    own: int
    other: int


class DiceThrown(Said, frozen=True):
    """How often each face was thrown in one's own decisions, and in those of others."""

    own: list[int]
    other: list[int]


class Honours(Said, frozen=True):
    """What the games that are over have come to."""

    games: list[SideStanding]
    roll: list[Honoured]
    losses: Losses
    dice: DiceThrown


class Forgotten(Said, frozen=True):
    """Answer to DELETE."""

    ok: bool


class Failed(Said, frozen=True):
    """Any reply that is not what was asked for."""

    error: Error


# -- books -------------------------------------------------------------------------------------------------------------


class Named(Said, frozen=True):
    """A temperament or a rule by its name."""

    id: str
    name: str


class Temperament(Named, frozen=True):
    """How a captain is minded."""

    about: str


class Strength(Said, frozen=True):
    """How good a captain is."""

    id: int
    name: str
    about: str


class CaptainsView(Said, frozen=True):
    """Whom one can play against."""

    temperaments: list[Temperament]
    strengths: list[Strength]


class RuleLine(Said, frozen=True):
    """A rule in the list."""

    id: str
    book: str
    chapter: str
    title: str
    """Of its chapter."""
    name: str
    state: str


class FoundRule(RuleLine, frozen=True):
    """A rule that a search has found."""

    meant: bool = False
    """By a word that other games have for it."""


class RuleOption(Said, frozen=True):
    """One way to read a rule."""

    id: str
    text: str
    chosen: bool


class RuleView(RuleLine, frozen=True):
    """A rule in full."""

    text: str
    source: str
    ruling: bool
    options: list[RuleOption]
    chosen: str
    rulings: list[Named]
    cited: list[Named]
    places: list[str]
    """Where the code and the tests name it."""


class TableView(Said, frozen=True):
    """A table of figures with its provenance."""

    id: str
    title: str
    source: str
    note: str
    provenance: list[str]
    content: dict[str, Any]
    """What editions have in common."""
    editions: dict[str, dict[str, Any]]
    """The lines of their own."""


class SwitchView(Said, frozen=True):
    """A point players argue about, with the reading it turns on."""

    id: str
    default: bool
    defaults: dict[str, bool]
    name: str
    text: str
    rule: str


# -- lessons -----------------------------------------------------------------------------------------------------------


class Deed(Said, frozen=True):
    """What shows that a step was done: a command of one's own, or how things stand."""

    fields: dict[str, list[str]]
    has: list[str]
    men: int
    when: dict[str, list[Any]]
    unless: dict[str, list[Any]]


class LessonStep(Said, frozen=True):
    """Something that is learned."""

    id: str
    rules: list[str]
    done: Deed


class LessonLeaf(Said, frozen=True):
    """Something the guide says while things stand so."""

    id: str
    key: str
    """Its message."""
    step: str
    when: dict[str, list[Any]]
    unless: dict[str, list[Any]]
    points: bool
    again: bool
    slow: bool


class Opponent(Said, frozen=True):
    """Whom one plays against."""

    captain: str
    strength: Maybe[int] = UNSET


class LessonPlan(Said, frozen=True):
    """A lesson: the game it is played in, and what is said."""

    id: str
    game: Literal["battle", "siege", "campaign"]
    title: str
    story: str
    minutes: int
    seat: Letter
    seed: str
    opponent: Opponent
    steps: list[LessonStep]
    leaves: list[LessonLeaf]


class LessonShelf(Said, frozen=True):
    """Answer to `GET /api/lessons`."""

    guide: Person
    lessons: list[LessonPlan]
