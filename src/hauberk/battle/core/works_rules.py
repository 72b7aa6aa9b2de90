"""Figures and tables of houses, castles and storming, as typed values; their sources stand in the tables of the editions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from hauberk.common.dice import D10, span


@dataclass(frozen=True, slots=True)
class WorksFigures:
    """Single figures of works, ladders, fires and machines: `works.toml` in the folder of each edition.

    A field is a whole number (`value = 3`) or a row of them (`values = [8, 4]`).
    """

    # Ladders
    ladder_carry: int
    """Points that carrying a ladder takes from each of the two. [LADDER-03, SC-LADDER-02]"""
    ladder_climb: int
    """Getting on or off, or through its hex. [LADDER-06, SC-LADDER-07]"""
    ladder_over: int
    """Over the top of what it leans on. [LADDER-07, SC-LADDER-09]"""
    ladder_shift: int
    """What each of two men pays to move or turn a standing ladder. [LADDER-10, SC-LADDER-05]"""
    ladder_fall: int
    """The highest die that throws it down. [LADDER-12, SC-LADDER-12]"""
    ladder_fall_wounded: int
    """Added to the die of a wounded man. [SC-LADDER-12]"""
    # Doors, bridges, palisades
    breakers: int
    break_turns: int
    """Men who break in a door, and the turns it takes them. [A-DOOR-05]"""
    bridge_men: int
    bridge_turns: int
    """Men who destroy a fixed bridge or lay a gangway, and the turns it takes them. [A-ENTR-03, A-ENTR-06]"""
    landing_ground: int
    landing_platform: int
    """The highest die of a safe landing inside a palisade, and on the platform behind it. [PALI-02, PLAT-01]"""
    landing_armoured: int
    """Added to the die of a man in armour. [PALI-02, PLAT-01]"""
    # Grapnels
    grapnel_least: int
    """The lowest die of a good throw. [GRAP-02]"""
    rope_up: int
    rope_down: int
    """Points to climb a level up a rope, and down. [GRAP-03]"""
    rope_over: int
    """Points to get over the parapet, besides the hex. [GRAP-04]"""
    rope_handle: int
    """Points to take a rope off the wall. [RULING-G-46]"""
    rope_columns: int
    """Columns in favour of who fights a man on a rope. [GRAP-08]"""
    rope_miss: int
    rope_miss_wounded: int
    """The highest die with which a man driven off the wall misses the rope, healthy and wounded. [GRAP-09]"""
    rope_cut: int
    """The highest die that cuts a rope. [GRAP-10]"""
    pull_men: int
    pull_falls: int
    pull_wounded: int
    """Men who pull a palisade down, the highest die with which it falls, and what each wounded man adds. [GRAP-12, GRAP-13]"""
    # Fire
    fire_turns: int
    """What has burned so long is destroyed. [FIRE-11, SC-FIRE-07]"""
    fire_wakes: int
    """The highest die with which a stunned man comes round in the flames. [FIRE-10]"""
    fire_retreat: int
    """Hexes that whoever stands in the flames goes back. [FIRE-08, SC-FIRE-05]"""
    fire_safe_turns: int
    """Turns that the roof of a machine keeps a fire off those under it. [A-TOWER-35, A-RAM-14, A-GALL-10]"""
    fire_arrow_hits: int
    """The highest die of a flaming arrow that hits; the last face of the die: no roll is needed. [FLARROW-03, SC-FIRE-03]"""
    fire_arrows: int
    """Flaming arrows of each archer where they are counted. [FLARROW-05]"""
    # Greek fire
    siphon_crew: int
    """Men beside a siphon who serve it. [GFIRE-03]"""
    siphon_reload: int
    """Turns from one shot to the next. [GFIRE-04]"""
    siphon_nearest: int
    siphon_farthest: int
    """Its range. [GFIRE-05]"""
    siphon_bursts: int
    siphon_jams: int
    """The highest die with which it bursts, and with which it jams. [GFIRE-07]"""
    naphtha_kills: int
    naphtha_wounds: int
    """The highest die with which burning naphtha kills, and with which it wounds. [GFIRE-12]"""
    # Oil
    oil_bearers: int
    """Men at a cauldron. [A-OIL-02]"""
    oil_carry: int
    """Points that carrying a cauldron takes from each of the two. [A-OIL-06]"""
    oil_set: int
    """Points each of them spends to set it on a parapet. [A-OIL-04]"""
    oil_column: int
    """Column of the melee table for who is scalded; the first one is 0. [A-OIL-09, SC-OIL-02]"""
    oil_splash: int
    """The column for those beside him, and for everybody where a cauldron is spilt. [A-OIL-08, A-OIL-13]"""
    oil_retreat: int
    """Hexes that the scalded man goes back. [A-OIL-11]"""
    # Machines and walls
    tower_ladder: int
    """Points each of two men spends on the ladder at the rear of a siege tower. [RULING-A-TOWER-11]"""
    tower_moves_die: int
    """Added to the die of shots from a tower that moved in this turn. [A-TOWER-23]"""
    rubble_up: int
    """Points from rubble onto a rampart; 0: what the rampart costs. [A-RUBBLE-05, SC-RUBBLE-04]"""
    ram_tower_die: int
    """Added to the die of a ram against a tower. [A-RAM-08, RULING-S-27]"""
    tower_die: int
    """Added to the die of a stone against a tower. [SC-CATA-05]"""
    keep_die: int
    """Added to the die against the keep. [A-BOMB-06, SC-CATA-05]"""


class FireTable(NamedTuple):
    """What catches fire, and what goes out. [SC-FIRE-08, RULING-G-30]"""

    columns: dict[str, str]
    """One sign a face of the die: F fire, D out, A out if an arrow has lit it, - nothing."""
    targets: dict[str, str]
    """The column in which an attempt on something is read: by kind of machine, door (`burns`), ground or `wood`."""

    def column(self, target: str) -> str:
        """The column for flaming arrows at something; whatever has no line of its own is ordinary wood. [RULING-G-30, A-ENTR-07]"""
        return self.targets.get(target, self.targets["wood"])

    def catches(self, column: str, die: int) -> bool:
        """Does it catch fire? [SC-FIRE-08]"""
        return self.letter(column, die) == "F"

    def letter(self, column: str, die: int) -> str:
        """What the table prints for a die: F it burns, D it is out, A out if an arrow has lit it, - nothing. [SC-FIRE-08]"""
        return self.columns[column][_limited(die) - 1]

    def puts_out(self, die: int, arrow: bool) -> bool:
        """Is a fire put out? One that an arrow has lit is easier to put out. [FIRE-06, RULING-G-29, SC-FIRE-08]"""
        return self.letter("put_out", die) in ("DA" if arrow else "D")


class Blow(NamedTuple):
    """What a stone, a ram or miners do to a wall, and what it costs the engines. [SC-BATTER-04, A-BOMB-08]"""

    grade: bool
    wear: int

    @property
    def letter(self) -> str:
        """What the table prints: D, 2C, D/1C; a dash for nothing."""
        found = [*(["D"] if self.grade else []), *([f"{self.wear}C"] if self.wear else [])]
        return "/".join(found) or "-"


class BombardmentTable(NamedTuple):
    """What engines do to walls. [A-BOMB-05, SC-BATTER-04]"""

    points: tuple[int, ...]
    """The least bombardment points of each column."""
    blows: dict[str, tuple[tuple[Blow, ...], ...]]
    """By material: a row for every face of the die, a blow for every column."""
    grades: dict[str, int]
    """How many grades bring a wall of a material down. [A-BOMB-01, SC-BATTER-01]"""

    def blow(self, material: str, points: int, die: int) -> Blow:
        """The column is the highest that is not above the points; a modified die below 1 counts as 1.

        [RULING-A-BOMB-02, RULING-S-29, RULING-S-31]
        """
        paid = [number for number, least in enumerate(self.points) if points >= least]
        return self.blows[material][_limited(die) - 1][paid[-1]] if paid else Blow(False, 0)

    def column(self, points: int) -> int:
        """The points that head the column which is read; 0 if there is none so low. [RULING-A-BOMB-02]"""
        return max((least for least in self.points if points >= least), default=0)


class Readings(NamedTuple):
    """What the sum of a die and its modifiers means, from the lowest result to the highest."""

    die: int
    results: tuple[str, ...]
    upto: tuple[int, ...]
    """The highest sum of every result but the last, which has no upper end."""
    armoured: int = 0
    """Added for somebody in armour."""

    def result(self, roll: int) -> str:
        """What a modified roll means."""
        for result, upto in zip(self.results, self.upto, strict=False):
            if roll <= upto:
                return result
        return self.results[-1]

    def band(self, roll: int) -> str:
        """The sums that are read like this one, as they are printed."""
        ends = (0, *self.upto)
        for low, high in pairwise(ends):
            if roll <= high:
                return span(low + 1, high)
        return span(ends[-1] + 1, max(roll, self.die))


def _limited(die: int) -> int:
    """A modified die is never below the first face nor above the last."""
    return max(1, min(D10, die))
