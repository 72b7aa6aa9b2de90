"""Terrain and hexside features, read from `data/terrain.toml`. [TERR-01, TERR-02, TERR-03]"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from hauberk.basis.faults import Reader, read_toml

IMPASSABLE = 0
"""A cost of 0 stands for ground that cannot be entered."""


class Cover(IntEnum):
    """How well something hides from shots. [TERR-02]"""

    NONE = 0
    LIGHT = 1
    MEDIUM = 2
    STRONG = 3
    TOTAL = 4


COVERS = {cover.name.lower(): cover for cover in Cover}
COVER_CASES = ("always", "over_crest", "not_from_edge", "from_below")
TRAITS = ("blocks_sight", "water", "marsh", "sinks", "elevated_clear", "half_level", "structure", "defender_only")


class Terrain(NamedTuple):
    """What one kind of ground does."""

    id: str
    name: dict[str, str]
    foot: int
    mounted: int
    from_same: int
    """Cost when coming from the same terrain, if that differs; otherwise 0."""
    bars: frozenset[str]
    """`armoured`: nobody in armour; `horses`: no horse, ridden or led."""
    axis: bool
    cover: Cover
    cover_if: str
    influence: int
    traits: frozenset[str]
    source: str
    provenance: str

    def cost(self, mounted: bool, armoured: bool) -> int:
        """Points to enter, or IMPASSABLE. [MOVE-04, WATER-01, WATER-03]"""
        if armoured and "armoured" in self.bars:
            return IMPASSABLE
        return self.mounted if mounted else self.foot


class HexsideKind(NamedTuple):
    """What stands between two hexes."""

    id: str
    name: dict[str, str]
    crossing: int
    blocks: bool
    blocks_sight: bool
    cover: Cover
    influence: int
    """What it is worth in melee to who is attacked across it. [MELEE-08]"""


class TerrainTable(NamedTuple):
    """Every terrain and hexside feature there is."""

    terrain: dict[str, Terrain]
    hexsides: dict[str, HexsideKind]


@cache
def terrain_table() -> TerrainTable:
    """The terrain of the package's own data."""
    return load_terrain(Path(str(files("hauberk") / "data" / "terrain.toml")))


def load_terrain(path: Path) -> TerrainTable:
    """Read a terrain file, reporting all faults at once."""
    reader = read_toml(path)
    terrain = {key: _terrain(key, entry) for key, entry in reader.named("terrain")}
    hexsides = {key: _hexside(key, entry) for key, entry in reader.named("hexside")}
    reader.finish()
    reader.source.done()
    return TerrainTable(terrain, hexsides)


def _cost(entry: Reader, key: str) -> int:
    if entry.table.get(key) == "impassable":
        entry.text(key)
        return IMPASSABLE
    return entry.integer(key, least=1)


def _terrain(key: str, entry: Reader) -> Terrain:
    found = Terrain(
        id=key,
        name=entry.words("name"),
        foot=_cost(entry, "foot"),
        mounted=_cost(entry, "mounted"),
        from_same=entry.integer("from_same", default=0),
        bars=frozenset(entry.choices("bars", ("armoured", "horses"))),
        axis=entry.flag("axis"),
        cover=COVERS.get(entry.choice("cover", COVERS), Cover.NONE),
        cover_if=entry.choice("cover_if", COVER_CASES, default="always"),
        influence=entry.integer("influence", least=-1),
        traits=frozenset(entry.choices("traits", TRAITS)),
        source=entry.text("source"),
        provenance=entry.choice("provenance", PROVENANCES),
    )
    entry.finish()
    return found


def _hexside(key: str, entry: Reader) -> HexsideKind:
    found = HexsideKind(
        id=key,
        name=entry.words("name"),
        crossing=entry.integer("crossing", default=0),
        blocks=entry.flag("blocks"),
        blocks_sight=entry.flag("blocks_sight"),
        cover=COVERS.get(entry.choice("cover", COVERS, default="none"), Cover.NONE),
        influence=entry.integer("influence", default=0),
    )
    entry.text("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return found


PROVENANCES = ("rulebook", "playsheet", "derived", "reconstructed")
