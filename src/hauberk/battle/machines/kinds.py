"""Kinds of machines as the tables `machines.toml` describe them: footprints row by row, crews, rates, ranges."""

from __future__ import annotations

from typing import NamedTuple

SHOTS = ("all", "rear", "none")
STAND, SOLID, ROOFED, WINCH, NOTHING = ".", "#", "r", "w", " "
"""Signs of a footprint: where people stand, what bars the way, under the front roof, a winch, nothing."""


class Ladder(NamedTuple):
    """A fixed ladder inside a machine: from a place of the floor below to a place of its own floor. [A-TOWER-03]"""

    below: tuple[int, int]
    here: tuple[int, int]
    movable: bool
    """Set up by men outside while the machine stands still. [A-TOWER-03, RULING-A-TOWER-11]"""


class Floor(NamedTuple):
    """One level of a machine. [A-TOWER-01]"""

    rows: tuple[str, ...]
    """Front to rear; the middle sign of each row lies on the machine's middle line."""
    terrain: str
    solid: str
    front: str
    side: str
    rear: str
    ladders: tuple[Ladder, ...] = ()
    reached: int = 0
    """Points from a hex beside the machine straight onto this floor; 0: not that way. [SC-TOWER-16]"""


class MachineKind(NamedTuple):
    """What a kind of machine is and needs. [OXEN-01, OXEN-04]"""

    id: str
    name: dict[str, str]
    length: int
    """Hexes of its middle line; on the road, behind oxen, it is no more than these."""
    crew: tuple[tuple[int, int], ...]
    """Men who push it and the points it then makes, the strongest crew first."""
    crewed: bool
    """A shooting machine served by a crew. [SHOOT-08]"""
    floors: tuple[Floor, ...] = ()
    rolls_on: tuple[tuple[str, int], ...] = ()
    """Ground it rolls over, and the points a hex of it takes."""
    all_or_none: bool = False
    """One pusher who fights keeps it where it is. [SC-TOWER-03]"""
    climb: int = 0
    """Points for a ladder from floor to floor. [A-TOWER-16, SC-TOWER-05]"""
    assault_floor: int = 0
    """The floor that faces the ramparts; 0: it has none. [A-TOWER-07]"""
    onto_wall: int = 0
    """Points added for the step from a floor onto the wall, where no bridge is needed. [SC-TOWER-14]"""
    spoilt_at: int = 0
    """So many lost hexes of the ground floor put it out of action. [A-TOWER-33, A-RAM-14, A-GALL-10]"""
    points: tuple[tuple[int, int], ...] = ()
    """Men who work it and the bombardment points it is then worth, the strongest crew first. [A-RAM-06]"""
    around: int = 0
    """Bombardment points on the hexes beside the one struck. [A-MANG-06]"""
    worth: int = 0
    """Bombardment points it has to lose; off the map it throws with them. [A-MANG-03, PERR-01]"""
    rate: int = 0
    """Turns from one stroke or shot to the next. [A-RAM-07, A-BALL-01, PERR-02]"""
    served: int = 0
    """Men who serve it. [A-BALL-02, PERR-03, A-MANG-04]"""
    engineer: bool = False
    """One of them an engineer. [A-BALL-02, SC-BALL-03]"""
    at_nose: bool = False
    """They stand at the end that carries the arrow. [PERR-03]"""
    least: int = 0
    range: int = 0
    arc: int = 0
    """Sextants on either side of its facing; 0: all round. [RULING-G-32]"""
    by_flight: bool = False
    """Scatter is read along the line of flight. [A-MANG-08, PERR-07]"""
    weapon: str = ""
    """The weapon whose column tells what its shots do to people."""
    kills: bool = False
    """Whoever is under its stone dies. [A-MANG-09]"""
    stone_spared: bool = False
    """Its stones do nothing to stone. [PERR-10]"""
    shots: str = "all"
    """From where inside one may shoot: `all`, `rear` (the last hexes) or `none`. [A-RAM-10, A-GALL-09, SC-RAM-07]"""
    bearers: int = 0
    """Men who carry it; 0: it is never moved. [A-BALL-03, PERR-04, SC-BALL-02]"""
    carried_flat: int = 0
    carried_rough: int = 0
    pushed_by: int = 0
    """Points less for the man who takes it along. [A-MANT-01, SC-SCREEN-01]"""
    material: str = "wood"

    @property
    def aims(self) -> bool:
        """It shoots at somebody it has a line to, and does walls no harm. [A-BALL-05]"""
        return bool(self.range and not self.points)

    @property
    def throws(self) -> bool:
        """It throws stones at a hex, over whatever stands between. [SC-CATA-01, PERR-06]"""
        return bool(self.range and self.points)
