"""What every kind of fight says of itself, so that one frame leads through all of them. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from hauberk.battle.core.being import BeingId, Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.results import FightResult
from hauberk.siege.state import Fight, SiegeState

if TYPE_CHECKING:
    from hauberk.siege.quick import Clash, QuickResult
    from hauberk.siege.set_up import Sketch

ASSAULT, CAMP_SORTIE, SUPPLY_SORTIE, GENERAL_SORTIE = "assault", "camp_sortie", "supply_sortie", "general_sortie"
GALLERY, MINE_FIGHT, MINE_SALLY, COUNTER_MINE = "gallery", "mine_fight", "mine_sally", "counter_mine"
RELIEF = "relief"


class Zone(NamedTuple):
    """Where a side may put its people before a fight."""

    cells: frozenset[str]
    """Cells of the map of the fight."""
    edges: tuple[int, ...]
    """Sides of the map along which they may wait."""
    rule: str


class Offer(NamedTuple):
    """What a side may choose when it musters."""

    men: tuple[BeingId, ...] = ()
    """Who may be named."""
    most: int | None = None
    """So many of them at most; None: all of them."""
    everybody: bool = False
    """Nobody may be left out. [GSORT-03, A-ACT-38, BESB-02]"""
    engines: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()
    """Open sheets that may be joined to the place. [A-ACT-01, A-ACT-37]"""
    joins: tuple[int, ...] = ()
    """Sides of the place where they may be joined. [A-ACT-01, GSORT-02]"""
    edges: tuple[int, ...] = ()
    """Sides by which one may come. [FORAGE-04, GSORT-04, A-ACT-28]"""
    sections: tuple[str, ...] = ()
    """Stretches of wall. [A-MINE-02, A-ACT-32]"""
    patrols: bool = False
    """They are divided into patrols, of which the first is on call. [FORAGE-03, A-ACT-27, RULING-A-ACT-11]"""


def fight_of(state: SiegeState) -> Fight:
    """The fight of the day."""
    assert state.fight is not None
    return state.fight


def unchanged(doing: Doing, fight: Fight) -> Fight:
    """Nothing to add."""
    return fight


def certain(position: SiegePosition) -> tuple[tuple[Fraction, Fight], ...]:
    """Everybody who was named is there."""
    return ((Fraction(1), fight_of(position.state)),)


def nobody(position: SiegePosition) -> tuple[Side, ...]:
    """No side has anything to say."""
    return ()


def nothing_done(doing: Doing) -> None:
    """Nothing follows."""


class Kind(NamedTuple):
    """A kind of fight."""

    musters: Callable[[SiegePosition], tuple[Side, ...]]
    """Who names people, in the order in which they are asked."""
    offer: Callable[[SiegePosition, Side], Offer]
    """What there is to choose from."""
    plan: Callable[[SiegePosition, Side, c.Muster], Refusal | None]
    usual: Callable[[SiegePosition, Side], c.Muster]
    mustered: Callable[[SiegePosition, Side, c.Muster], Fight]
    """The fight with what a side has said."""
    arranges: Callable[[SiegePosition], tuple[Side, ...]] = nobody
    """Who says where people stand, in the order in which they are asked."""
    zone: Callable[[SiegePosition, Side], Zone] = lambda position, side: Zone(frozenset(), (), "")
    draw: Callable[[SiegePosition], Sketch] | None = None
    """The fight on the map; None where there is none to be fought."""
    clash: Callable[[SiegePosition], Clash] | None = None
    """The fight as the table settles it."""
    called: Callable[[Doing, Fight], Fight] = unchanged
    """Who is there when the table settles it, where dice say so."""
    meetings: Callable[[SiegePosition], tuple[tuple[Fraction, Fight], ...]] = certain
    """All that these dice may bring, with its chance."""
    opened: Callable[[Doing, Fight], Fight] = unchanged
    """What is known before anybody is asked."""
    ready: Callable[[Doing, Fight], Fight] = unchanged
    """What is settled by dice when everybody has answered."""
    home: Callable[[Doing, Fight, FightResult], None] = lambda doing, fight, result: None
    """What a fight on the map means for the siege, once people and things have come back."""
    settled: Callable[[Doing, Fight, QuickResult], None] = lambda doing, fight, result: None
    """What a fight settled by the table means for it."""
    done: Callable[[Doing], None] = nothing_done
    """What follows where there is no fight."""
