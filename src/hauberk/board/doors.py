"""Kinds of doors and gates that can be worked, read from `data/doors.toml`. [GATE-01, A-DOOR-01, SC-BRIDGE-01]"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from hauberk.board.terrain import MATERIALS, PROVENANCES, TerrainTable, terrain_table
from hauberk.common.faults import Reader, read_toml

STATES = ("closed", "open", "broken")


class Face(NamedTuple):
    """What a door is in one of its states."""

    side: str
    """The hexside feature on its sides; "" for nothing."""
    ground: str
    """The terrain of its hexes; "" where no hex is filled by it."""


class DoorKind(NamedTuple):
    """One kind of door or gate."""

    id: str
    name: dict[str, str]
    full_turns: int
    """How many full turns it takes to open or shut it; 0: nobody can."""
    inside_only: bool
    """It is opened only from inside. [A-DOOR-04]"""
    unwounded_only: bool
    """Only a healthy man works it. [SC-BRIDGE-01]"""
    breakable_by_hand: bool
    """Two men break it in. [A-DOOR-05, RULING-A-DOOR-02]"""
    burns: str
    """The column of the fire table that its fires are read in; "" if it does not burn."""
    material: str
    faces: dict[str, Face]


@cache
def door_kinds() -> dict[str, DoorKind]:
    """The door kinds of the package's own data."""
    return load_doors(Path(str(files("hauberk") / "data" / "doors.toml")), terrain_table())


def load_doors(path: Path, table: TerrainTable) -> dict[str, DoorKind]:
    """Read a file of door kinds, reporting all faults at once."""
    reader = read_toml(path)
    found = {key: _kind(key, entry, table) for key, entry in reader.named("door")}
    reader.finish()
    reader.source.done()
    return found


def _kind(key: str, entry: Reader, table: TerrainTable) -> DoorKind:
    kind = DoorKind(
        id=key,
        name=entry.words("name"),
        full_turns=entry.integer("full_turns", default=1, least=0),
        inside_only=entry.flag("inside_only"),
        unwounded_only=entry.flag("unwounded_only"),
        breakable_by_hand=entry.flag("breakable_by_hand"),
        burns=entry.text("burns", default=""),
        material=entry.choice("material", MATERIALS, default=""),
        faces={state: _face(entry.child(state), table) for state in STATES},
    )
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return kind


def _face(entry: Reader, table: TerrainTable) -> Face:
    face = Face(
        entry.choice("side", ("", *table.hexsides), default=""),
        entry.choice("ground", ("", *table.terrain), default=""),
    )
    entry.finish()
    return face
