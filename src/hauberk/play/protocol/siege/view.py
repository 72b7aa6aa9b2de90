"""A siege: its view, and what its sheet offers."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.battle.board import Board
from hauberk.play.protocol.battle.view import MachineView, Outcome, SideName
from hauberk.play.protocol.common import (
    Chance,
    ChronicleDay,
    Direction,
    FoughtView,
    Health,
    HexName,
    Letter,
    Line,
    Maybe,
    NewsLetter,
    People,
    Said,
    Seats,
    SiegeQuestion,
    Standing,
)  # fmt: skip
from hauberk.play.protocol.siege.asks import SiegeAsk

# -- the position ------------------------------------------------------------------------------------------------------


class SiegeWall(Said, frozen=True):
    """A hex of wall with the grades it has had and lost."""

    kind: str
    ring: str
    section: str
    material: str
    grades: int
    lost: int
    down: bool
    burnt: bool


class SiegePlace(Said, frozen=True):
    """The besieged place."""

    id: str
    sheet: str
    kind: str
    walls: dict[HexName, SiegeWall]
    gate: str
    bridge: str
    fascines: list[HexName]
    held: str
    """What the garrison still holds of it."""
    redoubt: int
    down: list[HexName]


class SiegeEngine(Said, frozen=True):
    """An engine."""

    id: str
    kind: str
    points: int
    where: str
    hexes: list[HexName]
    facing: Direction
    damaged: bool
    repairing: bool


class SiegeMine(Said, frozen=True):
    """A mine: everybody at the place hears where they dig."""

    id: str
    section: str
    gallery: str
    dug: list[HexName]
    needed: int
    state: str
    lost: bool


class SiegeProject(Said, frozen=True):
    """A building site."""

    id: str
    line: str
    engineer: str
    workers: list[str]
    done: int
    days: int | None
    paused: bool


class Aim(Said, frozen=True):
    """Engines that throw at a hex of wall."""

    hex: HexName
    engines: list[str]


class Site(Said, frozen=True):
    """People at a building site."""

    line: str
    workers: list[str]
    engineer: str
    project: str


class Dig(Said, frozen=True):
    """People at a mine."""

    mine: str
    engineer: str
    men: list[str]
    section: str
    hexes: list[HexName]
    fill: bool


class OrdersView(Said, frozen=True):
    """The orders of a day."""

    bombard: list[Aim]
    repair: list[str]
    crews: list[tuple[str, list[str]]]
    burn: str
    archers: list[str]
    sites: list[Site]
    digs: list[Dig]
    props: list[str]
    fascines: list[HexName]
    bridge: bool
    negotiate: bool


class QuietView(Said, frozen=True):
    """Days that are let go by: till when, and why they are over; "" while they go on."""

    until: int
    why: str


class SiegeSide(Said, frozen=True):
    """What one side has; what it does not show is left out."""

    engines: list[SiegeEngine]
    mines: list[SiegeMine]
    stock: Maybe[dict[str, int]] = UNSET
    projects: Maybe[list[SiegeProject]] = UNSET
    sealed: Maybe[bool] = UNSET
    given: Maybe[OrdersView] = UNSET
    """The orders it has sealed last."""
    quiet: Maybe[QuietView] = UNSET


class SiegePerson(Said, frozen=True):
    """How somebody is; what he is busy with only for his own side."""

    side: Letter
    health: Health
    fate: Maybe[str] = UNSET
    mounted: Maybe[bool] = UNSET
    commander: Maybe[bool] = UNSET
    roles: Maybe[list[str]] = UNSET
    job: Maybe[str] = UNSET
    heals: Maybe[int | None] = UNSET
    """The day on which he will be well; null for never."""
    within: Maybe[bool] = UNSET


class SiegeFight(Said, frozen=True):
    """The fight of the day."""

    kind: str
    attacker: Letter
    number: int
    begun: bool
    parties: dict[Letter, list[str]]
    """Who takes part, as far as one may know."""


class Roles(Said, frozen=True):
    """Which side is which; in a sally of everybody they change."""

    besieger: Letter
    besieged: Letter


class SiegePosition(Said, frozen=True):
    """How a siege stands."""

    day: int
    step: str
    roles: Roles
    initiative: Letter | None
    action: str
    place: SiegePlace
    sides: dict[Letter, SiegeSide]
    people: dict[str, SiegePerson]
    numbers: dict[Letter, int]
    events: list[str]
    sallied: bool
    restock: int
    swapped: bool
    afield: str
    progress: int
    asked: SiegeQuestion | None
    """Whoever is not asked hears whose decision it is."""
    fight: SiegeFight | None
    outcome: Outcome | None
    food: Maybe[int] = UNSET
    pledge: Maybe[int] = UNSET
    store: Maybe[int] = UNSET
    machines: Maybe[list[MachineView]] = UNSET


# -- the view ----------------------------------------------------------------------------------------------------------


class SiegeTitle(Said, frozen=True):
    """What siege it is."""

    id: str
    title: str
    briefing: str
    begins: str
    days: int
    ruleset: str
    open_provisions: bool
    sides: list[SideName]


class MorningEvent(Said, frozen=True):
    """What may happen on the next morning."""

    event: str
    chance: Chance
    percent: float
    used: bool
    """It has happened, and does not happen again."""
    name: str


class SiegeView(Said, frozen=True):
    """A siege as some seats see it."""

    id: str
    seq: int
    siege: SiegeTitle
    you: list[Letter]
    seats: Seats
    position: SiegePosition
    people: People
    ask: SiegeAsk | None
    chronicle: list[ChronicleDay]
    days: int
    """How many days the whole chronicle has."""
    events: list[MorningEvent]
    calendar: dict[str, list[str]]
    """Signs of what happened on each day."""
    undo: list[Letter]
    """Sides of one's own that may take their last step back."""
    fight: str
    captains: bool
    """Two captains are at the fight."""
    commitment: str
    fights: Maybe[str] = UNSET
    """How fights inside are fought, as was settled when the game began."""
    letter: Maybe[NewsLetter | None] = UNSET
    fought: Maybe[FoughtView | None] = UNSET
    standing: Maybe[Standing] = UNSET
    seed: Maybe[str] = UNSET
    last: Maybe[int] = UNSET


class SiegeGroundWorks(Said, frozen=True):
    """The tents on the ground."""

    ground: Maybe[dict[HexName, str]] = UNSET


class SiegeGround(Said, frozen=True):
    """Answer to `ground`: the board on which people are about to be placed."""

    board: Board
    works: SiegeGroundWorks


class SectionView(Said, frozen=True):
    """A stretch of wall."""

    title: str
    mine: bool
    hexes: list[HexName]


class PlanView(Said, frozen=True):
    """Answer to `plan`: a besieged place inside a campaign."""

    board: Board
    sections: dict[str, SectionView]


class DaysMoment(Said, frozen=True):
    """One entry of the log of a siege or campaign, for the replay."""

    number: int
    day: int
    side: Letter
    undone: bool
    lines: list[Line]
