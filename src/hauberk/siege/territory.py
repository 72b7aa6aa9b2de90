"""Which part of the place each side holds. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.lands import Land
from hauberk.siege.place import BRIDGE


def land_of(field: SiegeField) -> Land:
    """The sheet of the place."""
    return field.lands[field.place.sheet]


def fallen(position: SiegePosition) -> frozenset[str]:
    """Hexes on which nothing stands any more: walls that are down or burnt, and a broken bridge. [DEMO-04, A-FIRE-07, A-SIEGE-27]"""
    field, state = position
    spans = (wall.hex for wall in field.place.walls.values() if wall.kind == BRIDGE and state.bridge == "destroyed")
    return state.down | state.burnt | frozenset(spans)


def territory(position: SiegePosition, side: Side) -> frozenset[str]:
    """The cells of the place a side holds: all of it, or what is left to it; besiegers who are besieged hold what lies round the redoubt.

    [ASSLT-11, A-ACT-10, BESB-07, A-ACT-17]
    """
    field, state = position
    whole = field.place.inside
    redoubt = field.place.redoubts[state.redoubt - 1].cells if state.redoubt else frozenset[str]()
    if state.swapped:
        return redoubt if side == state.besieger else whole - redoubt
    if side == state.besieged:
        return redoubt or whole
    return whole - redoubt if redoubt else redoubt


def held(position: SiegePosition) -> frozenset[str]:
    """The cells the besieged hold. [ASSLT-11, A-ACT-10]"""
    return territory(position, position.state.besieged)
