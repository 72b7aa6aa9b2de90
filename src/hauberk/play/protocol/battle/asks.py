"""What can be asked at the table of a battle, and what is answered."""

from __future__ import annotations

from msgspec import UNSET

from hauberk.play.protocol.battle.view import Choice
from hauberk.play.protocol.common import Chance, Command, Direction, Forfeit, HexName, Letter, Maybe, Refusal, Said, Term


class Way(Said, frozen=True):
    """A way to a hex."""

    cost: int
    left: int
    path: list[HexName]
    watched: bool
    facing: Maybe[Direction] = UNSET
    also: Maybe[list[Way]] = UNSET
    """Others to the same hex."""


class Entry(Said, frozen=True):
    """A way onto the board."""

    cost: int
    left: int
    do: Command
    facing: Maybe[Direction] = UNSET
    also: Maybe[list[Entry]] = UNSET


class Offer(Said, frozen=True):
    """Something that can be done to somebody, or somewhere."""

    do: Command
    text: str
    target: Maybe[str] = UNSET
    aim: Maybe[HexName] = UNSET
    weapon: Maybe[str] = UNSET
    path: Maybe[list[HexName]] = UNSET
    men: Maybe[list[str]] = UNSET
    hex: Maybe[HexName] = UNSET


class WorkChoice(Said, frozen=True):
    """One way to do a work."""

    do: Command
    text: str
    label: str
    men: list[str]
    hex: Maybe[HexName] = UNSET
    thing: Maybe[str] = UNSET
    name: Maybe[str] = UNSET
    """Of the thing."""


class Work(Said, frozen=True):
    """One task with every way to do it."""

    task: str
    label: str
    choices: list[WorkChoice]


class Legal(Said, frozen=True):
    """Answer to `legal`: what may be done now, counted."""

    count: int
    men: dict[str, dict[str, int]]
    rest: list[Choice]
    works: Maybe[list[Work]] = UNSET


class Act(Said, frozen=True):
    """Something a man can do, and in how many ways."""

    act: str
    label: str
    count: int
    task: Maybe[str] = UNSET


class Barred(Said, frozen=True):
    """Something a man cannot do."""

    act: str
    label: str
    refused: Refusal
    task: Maybe[str] = UNSET
    thing: Maybe[str] = UNSET
    name: Maybe[str] = UNSET
    progress: Maybe[str] = UNSET
    """How near a machine is to its next shot or stroke."""


class ManChoices(Said, frozen=True):
    """Answer to `of`: everything one man may do, and why not the rest."""

    who: str
    can: list[Act]
    cannot: list[Barred]
    moves: dict[HexName, Way]
    shots: list[Offer]
    charges: list[Offer]
    attacks: list[Offer]
    others: list[Offer]
    works: Maybe[list[Work]] = UNSET
    entries: Maybe[dict[HexName, Entry]] = UNSET
    stood: Maybe[int] = UNSET
    """Full turns he has stood in his place."""


class Reach(Said, frozen=True):
    """Answer to `reach`: where anybody could go if it were his movement now."""

    who: str
    moves: dict[HexName, Way]


class PathStep(Said, frozen=True):
    """A hex of a path with its price."""

    hex: HexName
    cost: int
    terms: list[Term]
    left: int
    facing: Maybe[Direction] = UNSET
    tail: Maybe[HexName] = UNSET
    kind: Maybe[str] = UNSET
    """Of a rider's: `step`, `pivot` or `back`."""
    test: Maybe[bool] = UNSET


class Watcher(Said, rename={"from_": "from"}, frozen=True):
    """Who could shoot at somebody on a path, and from which of its steps on."""

    who: str
    from_: int


class PathPrice(Said, frozen=True):
    """Answer to `path` and to `way`."""

    lawful: bool
    steps: Maybe[list[PathStep]] = UNSET
    path: Maybe[list[HexName]] = UNSET
    total: Maybe[int] = UNSET
    watched: Maybe[list[Watcher]] = UNSET
    refused: Maybe[Refusal] = UNSET
    forfeits: Maybe[list[Forfeit]] = UNSET


class FireMark(Said, frozen=True):
    """A hex somebody can shoot at."""

    range: int
    band: str
    cover: str
    on_target: float
    percent: float


class FireWeapon(Said, frozen=True):
    """A weapon with its ranges and the hexes it reaches."""

    weapon: str
    name: str
    bands: list[int]
    hexes: dict[HexName, FireMark]


class FireField(Said, frozen=True):
    """Answer to `fire`."""

    who: str
    weapons: list[FireWeapon]


class Threat(Said, frozen=True):
    """Answer to `threat`: the hexes a side holds, and those it can shoot at."""

    side: Letter
    zone: list[HexName]
    fire: list[HexName]


class LaneEnd(Said, frozen=True):
    """Where a charge can end."""

    hex: HexName
    tail: HexName
    facing: Direction
    path: list[HexName]


class Lane(Said, frozen=True):
    """A lane of a charge."""

    target: str
    ends: list[LaneEnd]


class Lanes(Said, frozen=True):
    """Answer to `lanes`."""

    who: str
    lanes: list[Lane]
    refused: Maybe[Refusal] = UNSET


class NextIn(Said, frozen=True):
    """Answer to `next_in`; empty when nobody can come in."""

    do: Maybe[Command] = UNSET
    text: Maybe[str] = UNSET


class PlaceSide(Said, frozen=True):
    """What stands between a place and its neighbour."""

    side: Direction
    name: str
    cover: Maybe[str] = UNSET
    state: Maybe[str] = UNSET


class PlaceFeatures(Said, frozen=True):
    """Answer to `place`: what is usual is left out."""

    hex: HexName
    ground: str
    storey: int
    level: Maybe[int] = UNSET
    cover: Maybe[str] = UNSET
    influence: Maybe[int] = UNSET
    sides: Maybe[list[PlaceSide]] = UNSET
    leads: Maybe[list[int]] = UNSET
    """The storeys one can go to from here."""
    lines: Maybe[list[str]] = UNSET
    """What men have done to it."""


# -- forecasts and dice ------------------------------------------------------------------------------------------------


class Face(Said, frozen=True):
    """A face of a die and what it means."""

    face: int
    result: str
    text: str


class ResultShare(Said, frozen=True):
    """A result of a test with its chance."""

    result: str
    text: str
    percent: float


class Reckoning(Said, frozen=True):
    """How one throw is reckoned."""

    event: str
    title: str
    terms: list[Term]
    faces: list[Face]
    target: str
    men: list[str]
    column: str
    total: Maybe[int] = UNSET
    raw_column: Maybe[str] = UNSET
    shifts: Maybe[list[Term]] = UNSET
    die_terms: Maybe[list[Term]] = UNSET
    columns: Maybe[list[str]] = UNSET
    chances: Maybe[list[ResultShare]] = UNSET
    purpose: Maybe[str] = UNSET
    """Of a die that has fallen: what it was thrown for."""
    face: Maybe[int] = UNSET
    """What it shows."""


class ForecastOutcome(Said, frozen=True):
    """What can come of a command."""

    chance: Chance
    percent: float
    result: str
    text: str
    changes: dict[str, str]
    asked: str


class Danger(Said, frozen=True):
    """Who may shoot at a charge on its way or ride to meet it."""

    rider: str
    who: str
    act: str
    percent: Maybe[float] = UNSET


class Forecast(Said, frozen=True):
    """Answer to `forecast` at a battle: the whole reckoning before the dice."""

    outcomes: list[ForecastOutcome]
    reckoning: list[Reckoning]
    by: dict[str, dict[str, float]]
    assumes: Maybe[list[str]] = UNSET
    """The questions that were taken to be answered by letting pass."""
    partial: Maybe[bool] = UNSET
    """There are too many ways to follow."""
    dangers: Maybe[list[Danger]] = UNSET
    refused: Maybe[Refusal] = UNSET
