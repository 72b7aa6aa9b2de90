"""Terrain and hexside features, read from the tables `terrain.toml`. [TERR-01, TERR-02, TERR-03]"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from hauberk.common.faults import Reader
from hauberk.common.layers import read_layers

IMPASSABLE = 0
"""A cost of 0 stands for ground that cannot be entered."""


class Cover(IntEnum):
    """How well something hides from shots. [TERR-02, CTX-11]"""

    NONE = 0
    LIGHT = 1
    MEDIUM = 2
    STRONG = 3
    TOTAL = 4


COVERS = {cover.name.lower(): cover for cover in Cover}
COVER_CASES = ("always", "over_crest", "not_from_edge", "from_below")
TRAITS = (
    "blocks_sight", "water", "marsh", "sinks", "elevated_clear", "half_level", "structure", "defender_only",
    "roofed", "sealed", "solid", "opaque", "tent", "moat", "rubble", "trench", "climbed", "dark", "close_shots",
    "hoarding", "platform", "rampart", "tower_top", "wall_walk", "deck", "terrace", "court", "frame", "tower", "span", "gap", "ditch",
    "filled", "open", "slope", "stairs", "ashes", "fallen", "mine", "clear_from_floors",
    "ladder", "rope", "siege_tower", "tower_part", "in_engine", "machine", "timbers", "overlooks", "kept_cover", "level", "breach", "scrub",
)  # fmt: skip
MATERIALS = ("", "castle_stone", "stone", "wood")
"""What a thing is made of, for stones, rams and fire."""
SIDE_TRAITS = (
    "door", "window", "slit", "castle", "parapet", "canvas", "screen", "reached_over", "scalable", "shared", "both_ways",
    "palisade", "stakes", "rear", "kept_cover",
)  # fmt: skip
RULES = ("enter", "leave", "closed", "horses", "roof", "hides")
SIDE_RULES = ("cross", "shut", "no_horses", "cover", "behind", "melee")


class Terrain(NamedTuple):
    """What one kind of ground does."""

    id: str
    name: dict[str, str]
    foot: int
    mounted: int
    from_same: int
    """Cost when coming from the same terrain, if that differs; otherwise 0."""
    leave: int
    """Cost of any step out of it onto other ground, if that differs; otherwise 0. [A-MOAT-01, SC-MOAT-01]"""
    bars: frozenset[str]
    """`armoured`: nobody in armour; `horses`: no horse, ridden or led."""
    axis: bool
    cover: Cover
    cover_if: str
    influence: int
    traits: frozenset[str]
    material: str
    burns: str
    """The word of the fire table for an arrow shot at it; "" if it does not burn. [RULING-G-30, SC-FIRE-08]"""
    source: str
    provenance: str
    rules: dict[str, str]
    """What is cited when somebody pays to enter or leave it, cannot enter, or is hidden by it."""

    def cites(self, key: str) -> str:
        """A rule of its own; "" if the common ones hold."""
        return self.rules.get(key, "")

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
    """Points to cross it, besides the hex entered."""
    price: int
    """Points to cross it, the hex entered included; 0 if it only adds. [WIN-07]"""
    blocks: bool
    bars: frozenset[str]
    """`horses`: no horse crosses it, ridden or led."""
    blocks_sight: bool
    top: int
    """How many levels above the foot of the lower hex it stands up, if it stops lines of fire. [LEVEL-01]"""
    cover: Cover
    influence: int
    """What it is worth in melee to who is attacked across it. [MELEE-08]"""
    attacker: int
    """What it is worth to who attacks across it. [WIN-09]"""
    no_melee: bool
    """Nobody fights across it, even if it can be crossed."""
    traits: frozenset[str]
    material: str
    rules: dict[str, str]
    """What is cited when somebody crosses it, cannot cross it, or is covered by it."""

    def cites(self, key: str) -> str:
        """A rule of its own; "" if the common ones hold."""
        return self.rules.get(key, "")


class TerrainTable(NamedTuple):
    """Every terrain and hexside feature there is."""

    terrain: dict[str, Terrain]
    hexsides: dict[str, HexsideKind]

    def traits(self, ground: str) -> frozenset[str]:
        """The traits of a kind of ground; none where there is no ground."""
        return self.terrain[ground].traits if ground else frozenset()


COMMON = Path(str(files("hauberk") / "data" / "editions" / "base" / "terrain.toml"))


def terrain_table(*paths: Path) -> TerrainTable:
    """The terrain of these files, each laid over those before it; by itself the common terrain."""
    return _kept(paths or (COMMON,))


@cache
def _kept(paths: tuple[Path, ...]) -> TerrainTable:
    return load_terrain(*paths)


def load_terrain(*paths: Path) -> TerrainTable:
    """Read a terrain table, reporting all faults at once."""
    reader = read_layers(*paths)
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
        leave=entry.integer("leave", default=0),
        bars=frozenset(entry.choices("bars", ("armoured", "horses"))),
        axis=entry.flag("axis"),
        cover=COVERS.get(entry.choice("cover", COVERS), Cover.NONE),
        cover_if=entry.choice("cover_if", COVER_CASES, default="always"),
        influence=entry.integer("influence", least=-1),
        traits=frozenset(entry.choices("traits", TRAITS)),
        material=entry.choice("material", MATERIALS, default=""),
        burns=entry.text("burns", default=""),
        source=entry.text("source"),
        provenance=entry.choice("provenance", PROVENANCES),
        rules=_rules(entry, RULES),
    )
    entry.finish()
    return found


def _rules(entry: Reader, keys: tuple[str, ...]) -> dict[str, str]:
    given = entry.child("rules", needed=False)
    found = {key: given.text(key) for key in keys if key in given}
    given.finish()
    return found


def _hexside(key: str, entry: Reader) -> HexsideKind:
    found = HexsideKind(
        id=key,
        name=entry.words("name"),
        crossing=entry.integer("crossing", default=0),
        price=entry.integer("price", default=0),
        blocks=entry.flag("blocks"),
        bars=frozenset(entry.choices("bars", ("horses",))),
        blocks_sight=entry.flag("blocks_sight"),
        top=entry.integer("top", default=1),
        cover=COVERS.get(entry.choice("cover", COVERS, default="none"), Cover.NONE),
        influence=entry.integer("influence", default=0),
        attacker=entry.integer("attacker", least=-1, default=0),
        no_melee=entry.flag("no_melee"),
        traits=frozenset(entry.choices("traits", SIDE_TRAITS)),
        material=entry.choice("material", MATERIALS, default=""),
        rules=_rules(entry, SIDE_RULES),
    )
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return found


PROVENANCES = ("rulebook", "playsheet", "derived", "reconstructed")
