"""The board of a battle or of a besieged place, and the country of a campaign, as they are painted."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from hauberk.play.protocol.common import Direction, HexName, Letter, Maybe, Said


class BoardPiece(Said, frozen=True):
    """A sheet as it lies."""

    sheet: str
    title: str
    seed: int
    turned: bool
    column: int
    row: int
    columns: int
    rows: int


class BoardHex(Said, frozen=True):
    """A cell with its ground."""

    name: HexName
    column: int
    row: int
    terrain: str
    level: int
    piece: int
    structure: Maybe[str] = UNSET
    """What stands on it."""
    branches: Maybe[bool] = UNSET


class BoardStorey(Said, frozen=True):
    """A floor above the ground."""

    storey: int
    level: int
    hexes: list[BoardHex]


class SideOf(Said, frozen=True):
    """A side of a hex."""

    hex: HexName
    side: Direction


class BoardSide(SideOf, frozen=True):
    """What stands on a side of a hex."""

    kind: str
    storey: Maybe[int] = UNSET
    inner: Maybe[bool] = UNSET
    """The hex named is the one inside."""


class BoardGate(Said, frozen=True):
    """A door or gate."""

    id: str
    kind: str
    state: str
    sides: list[SideOf]
    hexes: list[HexName]
    posts: list[HexName]


class BoardLine(Said, frozen=True):
    """A road, path, stair or bridge."""

    kind: str
    hexes: list[HexName]
    piece: int


class BoardExit(Said, frozen=True):
    """Where one side may leave the map."""

    name: str
    side: Letter
    hexes: list[HexName]


class BoardEntry(BoardExit, frozen=True):
    """Where one side may come onto the map, and from which turn on."""

    turn: int


class BoardArea(Said, frozen=True):
    """A part of the map that a scenario speaks of."""

    name: str
    hexes: list[HexName]


class TerrainCost(Said, frozen=True):
    """What a step onto it costs; null where nobody can go."""

    foot: int | None
    mounted: int | None


class TerrainKind(Said, frozen=True):
    """A kind of ground."""

    name: str
    cover: str
    cost: TerrainCost


class PictureView(Said, frozen=True):
    """How it looks there; only the painter asks."""

    light: Literal["day", "dawn", "dusk", "night"]
    weather: Literal["clear", "rain", "snow"]
    inland: bool


class Board(Said, frozen=True):
    """A board with what the scenario marks on it."""

    columns: int
    rows: int
    pieces: list[BoardPiece]
    hexes: list[BoardHex]
    storeys: list[BoardStorey]
    lines: list[BoardLine]
    sides: list[BoardSide]
    links: list[tuple[HexName, HexName]]
    gates: list[BoardGate]
    crest: list[SideOf]
    exits: list[BoardExit]
    entries: list[BoardEntry]
    areas: list[BoardArea]
    terrain: dict[str, TerrainKind]
    picture: Maybe[PictureView] = UNSET


# -- a country ---------------------------------------------------------------------------------------------------------

Words = dict[str, str]
"""A name in every language."""


class CountryHex(Said, frozen=True):
    """A hex of five kilometres."""

    name: HexName
    terrain: list[str]


class CountryPlace(Said, frozen=True):
    """A castle, a city, a monastery, a village."""

    id: str
    name: Words
    hex: HexName
    kind: str
    flags: list[str]


class CountryLine(Said, frozen=True):
    """A river or road, hex by hex; or the hexes of a region."""

    id: str
    name: Words
    hexes: list[HexName]


class CountryPeak(Said, frozen=True):
    """A landmark; only the painter asks."""

    id: str
    name: Words
    hex: HexName
    smokes: bool


class Country(Said, frozen=True):
    """A country to be painted; nothing in it is secret."""

    id: str
    title: Words
    columns: int
    rows: int
    hexes: list[CountryHex]
    places: list[CountryPlace]
    rivers: list[CountryLine]
    roads: list[CountryLine]
    regions: list[CountryLine]
    peaks: list[CountryPeak]
