"""What a player can say in a siege. Hexes and people by their names."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId
from hauberk.siege.results import FightResult


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the words a question offers."""

    choice: str


@dataclass(frozen=True, slots=True)
class NamePeople:
    """A list of people: those who slip in, those of an army that comes, or the order in which the garrison is searched."""

    men: tuple[BeingId, ...]


@dataclass(frozen=True, slots=True)
class Muster:
    """Who takes part in the fight of the day, and with what."""

    men: tuple[BeingId, ...]
    engines: tuple[str, ...] = ()
    sheet: str = ""
    """The open ground that is joined, where the rules let one choose it. [A-ACT-01, A-ACT-37]"""
    joined: int = 0
    """The side of the place where it is joined. [A-ACT-01]"""
    edge: int = 0
    """The side by which one comes. [FORAGE-04, GSORT-04]"""
    patrols: tuple[tuple[BeingId, ...], ...] = ()
    """The besieger's patrols against foragers; the first is on call. [FORAGE-03, RULING-A-ACT-11]"""
    section: str = ""
    """The stretch of wall to which a gallery is brought, or before which one digs against it. [A-MINE-02, A-MINE-13]"""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody and where he is to stand; `edge` 1–4 instead of a hex for who waits beside the map."""

    who: BeingId
    hex: str = ""
    facing: int = -1
    edge: int = 0


@dataclass(frozen=True, slots=True)
class Arrange:
    """Where one's people stand when the fight begins; whoever is not named is placed by his sergeant."""

    places: tuple[Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class Aim:
    """Engines that throw at one hex today. [DEMO-05, A-BOMB-04]"""

    hex: str
    engines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A building site: begun, or manned anew. [BUILD-01, A-BUILD-01]"""

    line: str
    workers: tuple[BeingId, ...]
    engineer: BeingId = ""
    project: str = ""
    """The project that is gone on with; "" for a new one."""


@dataclass(frozen=True, slots=True)
class Dig:
    """Digging under a wall, or filling a mine that was won. [A-MINE-03, A-MINE-13, A-MINE-15]"""

    mine: str
    """The mine; "" begins a counter-mine at `section`."""
    engineer: BeingId
    men: tuple[BeingId, ...]
    section: str = ""
    hexes: tuple[str, ...] = ()
    """The hexes to dig, in order; two with forced work. [A-MINE-12]"""
    fill: bool = False


@dataclass(frozen=True, slots=True)
class Orders:
    """All that a side does on a day beside the action. [A-SIEGE-24]"""

    bombard: tuple[Aim, ...] = ()
    repair: tuple[str, ...] = ()
    """Engines that are mended today and throw nothing. [A-MANG-12, SC-CATA-07]"""
    crews: tuple[tuple[str, tuple[BeingId, ...]], ...] = ()
    """Who serves an engine, where a crew is wanted. [A-MANG-04]"""
    burn: str = ""
    """The hex (or, for the besieged, the engine) at which archers shoot fire. [A-FIRE-01, A-FIRE-06]"""
    archers: tuple[BeingId, ...] = ()
    sites: tuple[Site, ...] = ()
    digs: tuple[Dig, ...] = ()
    props: tuple[str, ...] = ()
    """Mines whose props are set alight today. [A-MINE-08]"""
    fascines: tuple[str, ...] = ()
    """Hexes of the moat that are filled from the stock."""
    bridge: bool = False
    """The besieged break the bridge down. [A-SIEGE-27]"""
    negotiate: bool = False
    """The besieger talks of surrender, where that is no action of its own. [INIT-02, SURR-03]"""


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a fight that was fought on the map."""

    result: FightResult
    record: tuple[str, ...] = ()
    """The record of the fight, line by line: whoever verifies the siege fights it again."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """So many days are let go by at most, as long as nothing is asked but what is asked every day, and nothing happens. [RULING-C-QUIET]"""

    days: int


@dataclass(frozen=True, slots=True)
class Revoke:
    """The quiet days of a side are called off; it may say so at any time. [RULING-C-QUIET]"""

    of: str
    """The letter of the side."""


Command = Answer | NamePeople | Muster | Arrange | Orders | Report | Quiet | Revoke
