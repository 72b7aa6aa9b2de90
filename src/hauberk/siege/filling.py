"""Filling the moat with fascines before an assault. The Anarchy 3.4, 7.7.1; Siege 2.1."""

from __future__ import annotations

from collections.abc import Collection

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.lands import around
from hauberk.siege.place import OUTER

FASCINE = "fascine"


def moat_of(field: SiegeField) -> frozenset[str]:
    """The hexes of the moat."""
    return field.lands[field.place.sheet].moat


def from_the_edge(field: SiegeField, name: str, filled: Collection[str]) -> bool:
    """Does a hex lie at the outer edge of the moat, or beside one that is filled? [RULING-A-MOAT-04]"""
    land, place = field.lands[field.place.sheet], field.place
    near = [each for each in around(name) if each]
    outside = any(each in land.foot and each not in land.moat and each not in place.inside and each not in place.walls for each in near)
    return outside or any(each in filled for each in near)


def plan(position: SiegePosition, side: Side, hexes: tuple[str, ...]) -> Refusal | None:
    """The besieger fills as many hexes as he has made fascines, in unbroken lines from the outer edge. [A-ACT-03, RULING-A-MOAT-04]"""
    field, state = position
    if hexes and side == state.besieged:
        return Refusal("only_besiegers", "A-ACT-03")
    filled = list(state.fascines)
    for name in hexes:
        if name not in moat_of(field) or name in filled:
            return Refusal("no_moat_to_fill", "A-ACT-03", about=name)
        if not from_the_edge(field, name, filled):
            return Refusal("not_from_the_edge", "RULING-A-MOAT-04", about=name)
        filled.append(name)
    if len(hexes) > state.stock[side].get(FASCINE, 0):
        return Refusal("too_few_fascines", "A-ACT-03", needs=len(hexes), has=state.stock[side].get(FASCINE, 0))
    return None


def usual(position: SiegePosition) -> tuple[str, ...]:
    """Where one would fill it: the shortest way from the edge to a breach, or else to a wall, as far as the fascines go; then the next."""
    left = position.state.stock[position.state.besieger].get(FASCINE, 0)
    found: list[str] = []
    filled = list(position.state.fascines)
    while left > len(found) and (way := _way(position, filled)):
        found += way[: left - len(found)]
        filled += way
    return tuple(found)


def _way(position: SiegePosition, filled: list[str]) -> list[str]:
    """The shortest unbroken line of open moat from the edge, or from what is filled, to the foot of the outer ring."""
    field, state = position
    moat = moat_of(field)
    walls = {wall.hex for wall in field.place.walls.values() if wall.ring == OUTER}
    feet = [{hex_ for hex_ in moat if any(each in goal for each in around(hex_))} for goal in (walls & state.down, walls)]
    start = [name for name in sorted(moat - set(filled)) if from_the_edge(field, name, filled)]
    before: dict[str, str] = dict.fromkeys(start, "")
    queue = list(start)
    for name in queue:
        for near in around(name):
            if near in moat and near not in filled and near not in before:
                before[near] = name
                queue.append(near)
    for goal in feet:
        reached = [name for name in queue if name in goal]
        if reached:
            line = [reached[0]]
            while before[line[-1]]:
                line.append(before[line[-1]])
            return line[::-1]
    return []


def fill(doing: Doing, side: Side, hexes: tuple[str, ...]) -> None:
    """By night the moat is filled with what was made for it. [A-ACT-03]"""
    if hexes:
        doing.emit(e.StockChanged(side, FASCINE, doing.state.stock[side][FASCINE] - len(hexes), "laid"))
        doing.emit(e.PlaceSet(fascines=hexes))
