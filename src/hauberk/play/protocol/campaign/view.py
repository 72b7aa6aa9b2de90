"""A campaign: its view through the eyes of a faction."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.campaign.asks import CampaignAsk
from hauberk.play.protocol.common import (
    ChronicleDay,
    FoughtView,
    Health,
    HexName,
    Letter,
    Maybe,
    NewsLetter,
    People,
    Person,
    Question,
    Refusal,
    Said,
    Seats,
    Standing,
    Term,
)  # fmt: skip
from hauberk.play.protocol.siege.view import SiegePosition, SiegeView

# -- the position ------------------------------------------------------------------------------------------------------


class KnownStrength(Said, frozen=True):
    """How many, as known on a day."""

    size: int
    classes: dict[str, int]
    wounded: int
    day: int
    why: str
    fresh: bool
    """That is how it is now."""


class OwnGroup(Said, frozen=True):
    """What only the owner of a group knows."""

    men: list[str]
    coin: int
    missed: int
    hungry: bool
    prisoners: list[str]
    prison: str
    employer: str
    pay: str
    tests: int
    engines: list[str]
    oxen: int
    allowance: int
    need: int
    halted: int
    moved: bool
    victories: int
    gone_by: int
    """The day at whose end it must have left a place that has paid to be spared; 0 where it may stay."""
    wounded_to: str
    """The hex to which it must bring its wounded; "" where it need not."""
    pace: list[Term]
    """Its march in a day, term by term."""


class CampaignGroup(Said, frozen=True):
    """A group as a faction knows it."""

    faction: str
    kind: str
    letter: str
    hex: HexName
    mounted: bool
    leader: str
    prestige: int
    attitude: int
    engines: bool
    siege: Maybe[str] = UNSET
    """The place it lies before, or is shut up in."""
    known: Maybe[KnownStrength] = UNSET
    own: Maybe[OwnGroup] = UNSET


class OwnConvoy(Said, frozen=True):
    """What only the owner of a convoy knows."""

    escort: str
    animals: int
    drover: bool


class CampaignConvoy(Said, frozen=True):
    """A convoy as a faction knows it."""

    faction: str
    hex: HexName
    escorted: bool
    load: Maybe[int] = UNSET
    own: Maybe[OwnConvoy] = UNSET


class OwnPlace(Said, frozen=True):
    """What only the owner of a place knows."""

    garrison: list[str]
    treated: list[str]
    captives: list[str]


class CampaignPlace(Said, frozen=True):
    """A place as a faction knows it, and since which day."""

    faction: str
    resources: int
    garrison: int | None
    day: int
    besieged_by: Maybe[str] = UNSET
    plundered: Maybe[int] = UNSET
    attitude: Maybe[int] = UNSET
    """Its loyalty or hostility, as it is printed; of an own place as it is."""
    own: Maybe[OwnPlace] = UNSET


class CampaignSpy(Said, frozen=True):
    """One's own spy."""

    hex: HexName
    who: str
    notes: int


class CampaignPerson(Said, frozen=True):
    """One of one's own people, or a prisoner."""

    faction: str
    health: Health
    fate: Maybe[str] = UNSET
    group: Maybe[str] = UNSET
    place: Maybe[str] = UNSET
    prestige: Maybe[int] = UNSET
    attitude: Maybe[int] = UNSET
    captor: Maybe[str] = UNSET
    mounted: Maybe[bool] = UNSET
    disarmed: Maybe[bool] = UNSET
    roles: Maybe[list[str]] = UNSET
    heals: Maybe[int | None] = UNSET


class CampaignLeader(Said, frozen=True):
    """A leader of others."""

    faction: str
    prestige: int
    attitude: int
    fate: str
    captor: str


class CampaignSiege(Said, frozen=True):
    """A siege; how it stands only for those who take part."""

    besieger: str
    besieged: str
    since: int
    days: Maybe[SiegePosition] = UNSET


class Placing(Said, frozen=True):
    """Where people may be put before a battle, and who stands there already."""

    side: int
    size: tuple[int, int]
    zone: dict[str, list[HexName]]
    cells: dict[HexName, tuple[int, int]]
    """Where every hex lies: column and row."""
    standing: dict[HexName, int]
    """The side of whoever stands on a hex."""


class CampaignBattle(Said, frozen=True):
    """A meeting or battle; others than those who take part see that there is one."""

    hex: HexName
    factions: list[str]
    number: int
    declared: bool
    sides: Maybe[list[list[str]]] = UNSET
    totals: Maybe[list[int]] = UNSET
    reason: Maybe[str] = UNSET
    place: Maybe[str] = UNSET
    sizes: Maybe[dict[str, int]] = UNSET
    """How many the groups are that have met."""
    sheets: Maybe[list[tuple[str, int]]] = UNSET
    needed: Maybe[int] = UNSET
    how: Maybe[str] = UNSET
    militia: Maybe[list[str]] = UNSET
    placing: Maybe[Placing] = UNSET


class AimView(Said, frozen=True):
    """An aim of one's own."""

    kind: str
    met: bool


class Leg(Said, frozen=True):
    """One day of a way."""

    steps: int
    cost: int
    day: int


class RouteView(Said, frozen=True):
    """A way of several days."""

    path: list[HexName]
    costs: list[int]
    legs: list[Leg]


class HaltView(Said, frozen=True):
    """A way that goes on no longer."""

    path: list[HexName]
    today: int
    """How far it would have gone on today."""
    why: str
    about: str


class QuietDaysView(Said, frozen=True):
    """Days a faction lets go by: till when, and why they are over; "" while they go on."""

    until: int
    why: str
    about: str


class CampaignOutcome(Said, frozen=True):
    """How it has ended."""

    winners: list[str]
    reason: str


class CampaignPosition(Said, frozen=True):
    """A campaign as a faction knows it."""

    day: int
    days: int
    step: str
    now: str
    """The counter whose turn it is, if it is seen."""
    left: int | None
    """What is left of its march."""
    season: str
    weather: int
    groups: dict[str, CampaignGroup]
    convoys: dict[str, CampaignConvoy]
    places: dict[str, CampaignPlace]
    spies: dict[str, CampaignSpy]
    people: dict[str, CampaignPerson]
    leaders: dict[str, CampaignLeader]
    sieges: dict[str, CampaignSiege]
    battle: CampaignBattle | None
    asked: Question | None
    """Whoever is not asked hears whose decision it is."""
    to_come: list[str]
    """Own counters that still act today, in their order."""
    aims: list[AimView]
    routes: dict[str, RouteView]
    halts: dict[str, HaltView]
    quiet: QuietDaysView | None
    outcome: CampaignOutcome | None


# -- the view ----------------------------------------------------------------------------------------------------------


class Faction(Said, frozen=True):
    """A faction; `seat` is "" for one nobody decides for."""

    id: str
    seat: Letter
    name: str
    letter: str
    colour: str


class Band(Said, frozen=True):
    """What levels of loyalty or hostility up to one stand for."""

    upto: int
    band: str


class CampaignTitle(Said, frozen=True):
    """What campaign it is."""

    id: str
    title: str
    briefing: str
    begins: str
    days: int
    ruleset: str
    map: str
    year: int
    attitude: str
    """Which of the two counts: `loyalty` or `hostility`."""
    bands: list[Band]
    """Its scale, from the lowest levels to the highest."""
    factions: list[Faction]
    aims: dict[str, str]


class ToldHalt(Said, frozen=True):
    """Why a way goes on no longer, in words."""

    text: str
    rule: str


class ToldStanding(Said, frozen=True):
    """Why standing orders of one's own are over."""

    halts: dict[str, ToldHalt]
    quiet: str
    end: str
    """Why the campaign is over; "" while it goes on."""


class CampaignView(Said, frozen=True):
    """A campaign as some seats see it."""

    id: str
    seq: int
    campaign: CampaignTitle
    you: list[Letter]
    eyes: str
    """The faction through whose eyes one looks."""
    seats: Seats
    told: ToldStanding
    position: CampaignPosition
    people: People
    names: dict[str, str]
    """Of groups, convoys and places."""
    ask: CampaignAsk | None
    chronicle: list[ChronicleDay]
    letter: NewsLetter | None
    fought: FoughtView | None
    standing: Standing
    undo: bool
    fight: str
    captains: bool
    """Two captains are at the battle."""
    commitment: str
    fights: Maybe[str] = UNSET
    """How fights inside are fought, as was settled when the game began."""
    seed: Maybe[str] = UNSET
    last: Maybe[int] = UNSET


# -- answers -----------------------------------------------------------------------------------------------------------


class Meeting(Said, frozen=True):
    """Whoever is met on a way."""

    hex: HexName
    group: str


class Route(Said, frozen=True):
    """Answer to `route`: a long way cut into days."""

    to: HexName
    path: list[HexName]
    costs: list[int]
    legs: list[Leg]
    hungry: list[bool]
    """On which of the days it ends where there is too little to eat."""
    meets: list[Meeting]
    refused: Maybe[Refusal] = UNSET


class LordshipShade(Said, frozen=True):
    """Whose land a hex is, by the place that is nearest."""

    faction: str
    place: str


class SupplyShade(Said, frozen=True):
    """What one's own can give on a hex, and for how many days that feeds one's groups there."""

    points: int | None
    endless: bool
    need: int
    days: int | None


class LoyaltyShade(Said, frozen=True):
    """The loyalty or hostility of a counter or a place."""

    id: str
    faction: str
    level: int


class ThreatShade(Said, frozen=True):
    """Counters of others that can come to a hex in a day, with the strength one knows of."""

    groups: list[str]
    size: int


class AimShade(Said, frozen=True):
    """An aim that lies on a hex."""

    kind: str
    met: bool
    place: str
    who: str


class Overlays(Said, frozen=True):
    """Answer to `overlays`: the map modes."""

    lordship: dict[HexName, LordshipShade]
    supply: dict[HexName, SupplyShade]
    loyalty: dict[HexName, list[LoyaltyShade]]
    threat: dict[HexName, ThreatShade]
    objectives: dict[HexName, list[AimShade]]


class Life(Said, frozen=True):
    """Answer to `life`: what is told of somebody on which day."""

    who: str
    days: list[ChronicleDay]
    person: Maybe[Person] = UNSET


SiegeInside = SiegeView | None
"""Answer to `siege`: the view of a siege of its own, through the eyes of one side."""
