"""What can be answered at a siege, with what may come of it."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.common import (
    Chance,
    Command,
    HexName,
    Letter,
    Maybe,
    Person,
    Said,
    Share,
    SiegeQuestion,
    Term,
)


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
