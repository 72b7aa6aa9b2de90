"""What a fight leaves behind, in plain values: who lives, who is taken, what is broken, burnt, lost and led off. Hexes by their names."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import NOBODY, BeingId, Side


class ManResult(NamedTuple):
    """What has become of somebody who took part."""

    id: BeingId
    side: Side
    health: str
    """`healthy`, `wounded`, `stunned` or `dead`."""
    captive: bool = False
    """In the enemy's hands, on the map or led off it. [RULING-G-85]"""
    away: str = ""
    """`waiting` beside the map, `exited`, `captured`, `sunk`; "" on the map."""
    exit: str = ""
    """The exit by which he left."""
    hex: str = ""
    """Where he is, if he is on the map."""
    areas: tuple[str, ...] = ()
    """In which of the areas asked for he stands."""
    cut_off: bool = False
    """He has no free path to the centre of the place, where that was asked. [ASSLT-08, A-ACT-07]"""
    horse_lost: bool = False
    """He came on horseback, and his horse is dead or in other hands. [MOUNT-06]"""
    unarmed: bool = False
    """He is free and has no weapons. [C-PRIS-07]"""


class EngineResult(NamedTuple):
    """What has become of an engine."""

    id: str
    kind: str
    side: Side
    destroyed: bool = False
    away: str = ""
    hexes: tuple[str, ...] = ()
    """Where it stands, from rear to nose."""
    facing: int = -1
    damage: int = 0
    """Bombardment points it has lost. [A-MANG-11]"""
    lost: tuple[int, ...] = ()
    """Parts of it that have burnt or been smashed, by their numbers in its footprint. [A-TOWER-33]"""
    burning: bool = False


class StockResult(NamedTuple):
    """A ladder, grapnel, cauldron or other thing that is left."""

    id: str
    kind: str
    side: Side
    """Whose it was."""
    hex: str
    holder: Side = NOBODY
    """The side of those who carry or serve it."""
    areas: tuple[str, ...] = ()


class BeastResult(NamedTuple):
    """A beast, alive or dead, and where it went. [FORAGE-09, RULING-A-ACT-12]"""

    id: BeingId
    side: Side
    """The side in whose hands it is or was."""
    alive: bool
    exit: str = ""
    """The exit by which it was led off."""


class FightResult(NamedTuple):
    """A fight seen from the morning after."""

    winner: Side | None
    reason: str
    """`victory`, `time`, `withdrawal`, `called_off`, `withdrew`; "" if it is not over."""
    row: int = -1
    """The line of the victory conditions, or of those who may call it off, that decided."""
    turns: int = 0
    men: tuple[ManResult, ...] = ()
    ground: tuple[tuple[str, str], ...] = ()
    """Hexes that are not as the sheet shows them, and what they are now: rubble, stockade_down, burnt …; "" for what is gone."""
    sides: tuple[tuple[str, int, str], ...] = ()
    """Hexsides that are not as the sheet shows them: the inner hex, the side, what stands there now."""
    grades: tuple[tuple[str, int], ...] = ()
    """Demolition grades of walls that still stand. [SC-BATTER-01]"""
    doors: tuple[tuple[str, str], ...] = ()
    """Every door, gate and bridge that can be worked, and its state."""
    tents: int = 0
    """Tent hexes when the fight began."""
    tents_burnt: int = 0
    """Those of them that are gone. [CAMP-11, A-ACT-24]"""
    burning: tuple[tuple[str, str], ...] = ()
    """Hexes still in flames, and what burns there."""
    engines: tuple[EngineResult, ...] = ()
    stock: tuple[StockResult, ...] = ()
    beasts: tuple[BeastResult, ...] = ()
    fought: bool = False
    """It came to blows hand to hand. [RULING-G-54]"""
