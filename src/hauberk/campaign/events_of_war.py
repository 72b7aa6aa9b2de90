"""What can happen in battles and sieges of a campaign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from hauberk.battle.core.being import BeingId
from hauberk.campaign.state import Battle
from hauberk.common.term import Term
from hauberk.siege.events import Event as SiegeEvent
from hauberk.siege.results import FightResult
from hauberk.siege.state import Engine


@dataclass(frozen=True, slots=True)
class BattleSet:
    """A meeting or battle is as follows now."""

    battle: Battle


@dataclass(frozen=True, slots=True)
class QuickFought:
    """A battle settled by the table. [C-QUICK-07, C-QUICK-09]"""

    terms: tuple[Term, ...]
    difference: int
    roll: tuple[Term, ...]
    letter: str
    attackers: int = 0  # so many of the terms are the attacker's, the others the defender's; 0 in records that do not say it


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """A battle is over, and the meeting with it. [C-END-01 … C-END-04]"""

    hex: str
    factions: tuple[str, str]
    winner: str
    """The faction that holds the field; "" for nobody."""
    reason: str
    """`eliminated`, `fled`, `surrendered`, `time`, `refused`, `let_be`, `gave_way`."""
    fought: bool = True
    result: FightResult | None = None


@dataclass(frozen=True, slots=True)
class SiegeLaid:
    """A siege begins. [RULING-C-SIEGE-START]"""

    place: str
    besieger: str
    besieged: str
    groups: tuple[str, ...]
    inside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StormDeclared:
    """Who has come before a place storms it on the same day. [C-CG-19]"""

    place: str
    faction: str


@dataclass(frozen=True, slots=True)
class SiegeOpened:
    """The siege as a game of its own begins: who is there on each side (0 besieges), and with what."""

    place: str
    besiegers: tuple[BeingId, ...]
    besieged: tuple[BeingId, ...]
    engines: tuple[Engine, ...] = ()
    commanders: tuple[BeingId, BeingId] = ("", "")
    damage: tuple[tuple[str, int], ...] = ()
    """Demolition grades left by an earlier siege, by hex of the sheet. [C-CG-20]"""
    down: tuple[str, ...] = ()
    """Hexes that are rubble."""


@dataclass(frozen=True, slots=True)
class InSiege:
    """Something has happened in a siege. [C-SIEGE-01, C-SIEGE-08]"""

    place: str
    of: Annotated[SiegeEvent, "event"]


@dataclass(frozen=True, slots=True)
class SiegeDayDone:
    """A siege has had its day. [C-CG-19]"""

    place: str
    day: int


@dataclass(frozen=True, slots=True)
class SiegeChanged:
    """Other groups besiege, or are shut up, than before."""

    place: str
    groups: tuple[str, ...]
    inside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SiegeOver:
    """A siege has ended. [C-CG-18]"""

    place: str
    winner: str
    reason: str
    """`lifted`, `taken`, `starved`, `negotiated`, `commanders_lost`, `pledge`, `driven_off`, `wiped_out`, `capitulated`."""


@dataclass(frozen=True, slots=True)
class FateRolled:
    """What becomes of a garrison that has surrendered. [C-SIEGE-03, RULING-C-SIEGE-FATE]"""

    place: str
    die: int
    fate: str
