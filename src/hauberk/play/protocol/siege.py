"""A siege: its view, and what its sheet offers."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.battle import MachineView, Outcome, SideName
from hauberk.play.protocol.board import Board
from hauberk.play.protocol.common import (
    Chance,
    ChronicleDay,
    Command,
    Direction,
    FoughtView,
    Health,
    HexName,
    Letter,
    Line,
    Maybe,
    NewsLetter,
    People,
    Person,
    Said,
    Seats,
    Share,
    SiegeQuestion,
    Standing,
    Term,
)  # fmt: skip

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


# -- what can be answered ----------------------------------------------------------------------------------------------


class WordChoice(Said, frozen=True):
    """One of the words a question offers."""

    choice: str
    text: str


class Title(Said, frozen=True):
    """Something by its name."""

    id: str
    title: str


class PatrolRules(Said, frozen=True):
    """What patrols are made of."""

    men: int
    riders: int
    shooters: int
    shoot: list[str]
    """Who of them shoots."""


class Muster(Said, frozen=True):
    """The usual muster for a fight, and what may be chosen instead."""

    men: list[str]
    most: int | None
    """null: as many as one likes."""
    everybody: bool
    engines: list[str]
    grounds: list[Title]
    joins: list[int]
    edges: list[int]
    sections: list[str]
    patrols: Maybe[PatrolRules] = UNSET


class Zone(Said, frozen=True):
    """Where people may stand when the fight begins."""

    cells: list[HexName]
    edges: list[int]
    ground: str
    """The open sheet on which that is; "" for the place itself."""


class Parley(Said, frozen=True):
    """What speaks for giving up."""

    least: int
    terms: list[Term]
    chance: Chance
    percent: float
    refused: str | None
    at_least: Maybe[bool] = UNSET


class Losses(Said, frozen=True):
    """What a fight by the table may cost a side."""

    dead: float
    wounded: float
    flags: dict[str, Share]


class LetterShare(Said, frozen=True):
    """A result letter with its chance."""

    letter: str
    chance: Chance
    percent: float


class QuickOdds(Said, frozen=True):
    """What one throw of the table may bring."""

    values: dict[Letter, int]
    difference: int
    roll: list[Term]
    letters: list[LetterShare]
    sides: dict[Letter, Losses]
    inside: Maybe[QuickOdds] = UNSET
    """Of the fight that is fought inside this one."""
    expected: Maybe[Letter] = UNSET
    """The side whose muster is sealed, and is taken to be the usual one."""


class BuildTeam(Said, frozen=True):
    """How long so many workers take, and how much they make."""

    days: int
    pieces: int


class BuildLine(Said, frozen=True):
    """Something that can be built."""

    line: str
    teams: dict[str, BuildTeam]


class BuildChoices(Said, frozen=True):
    """What can be built, and by whom."""

    lines: list[BuildLine]
    team: int
    engineer: bool
    engineers: list[str]
    workers: list[str]


class CrewWanted(Said, frozen=True):
    """Whom an engine needs."""

    men: int
    engineer: bool


class WallTarget(Said, frozen=True):
    """Why a wall cannot be struck; or the per cent that it loses a grade, by points thrown."""

    why: Maybe[str] = UNSET
    odds: Maybe[dict[str, float]] = UNSET


class BombardChoices(Said, frozen=True):
    """What can be thrown at."""

    engines: dict[str, int]
    walls: dict[HexName, WallTarget]
    crews: dict[str, CrewWanted]


class FireTarget(Said, frozen=True):
    """What can be set alight: the chance of all archers, and of one, two, three and so on."""

    chance: Chance
    percent: float
    by: list[float]


class BurnChoices(Said, frozen=True):
    """What archers can set alight."""

    archers: list[str]
    targets: dict[str, FireTarget]


class MineChoices(Said, frozen=True):
    """What can be done at a mine today."""

    id: str
    own: bool
    diggers: list[str]
    room: int
    next: list[HexName]
    forced: list[HexName]
    stretch: dict[HexName, list[HexName]]
    props: bool
    falls: Share
    odds: Maybe[float] = UNSET


class OrderChoices(Said, frozen=True):
    """Everything a side can order today, with what it takes and what may come of it."""

    goes: dict[str, bool]
    build: BuildChoices
    bombard: BombardChoices | None
    burn: BurnChoices
    mines: list[MineChoices]
    repair: list[str]
    fascines: list[HexName]
    bridge: bool
    parley: Parley | None
    idle: list[str]


class ArmyPerson(Said, rename={"class_": "class"}, frozen=True):
    """Somebody who could come, and what he costs."""

    who: str
    price: int
    name: str
    class_: str


class ArmyOffer(Said, frozen=True):
    """Out of whom an army may be put together."""

    points: int
    people: list[ArmyPerson]
    armies: dict[str, list[Person]]
    """Who comes of each that stands ready."""


class SiegeAsk(Said, frozen=True):
    """Who must decide; for him what is asked and what he can say."""

    side: Letter
    text: str
    help: Maybe[str] = UNSET
    question: Maybe[SiegeQuestion] = UNSET
    answers: Maybe[list[WordChoice]] = UNSET
    usual: Maybe[Command] = UNSET
    offer: Maybe[Muster] = UNSET
    zone: Maybe[Zone] = UNSET
    parley: Maybe[Parley] = UNSET
    forecasts: Maybe[dict[str, QuickOdds]] = UNSET
    """What fights that may be chosen would bring by the table."""
    odds: Maybe[QuickOdds | None] = UNSET
    choices: Maybe[OrderChoices] = UNSET
    army: Maybe[ArmyOffer] = UNSET


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
