"""What a step is made of: the ground entered, and what is crossed, climbed or left on the way.

Guiscard 8.4, 10.1, 10.6; The Anarchy 3.1, 3.3, 4.2.8; Siege 2.11, 2.21.
"""

from __future__ import annotations

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.board.board import Cell
from hauberk.board.terrain import Terrain
from hauberk.common.term import Term


def step_terms(field: Field, man: Being, start: Cell, cell: Cell, price: int) -> list[Term]:
    """The price of one step in its parts, each with its rule.

    [MOVE-04, RIDE-02, LWALL-01, WIN-07, LADDER-06, LADDER-07, GRAP-04, A-MOAT-01, A-HOARD-06, A-SCAF-04, A-TOWER-29]
    """
    board = field.board
    here, there = board.ground[start], board.ground[cell]
    if board.climbs and (start, cell) in _climbs(field):
        return _climbing(field, here, there, price)
    direction = board.direction(start, cell) if board.sides else None
    feature = board.sides.get((start, direction)) if direction is not None else None
    if feature is not None and feature.price:
        return [Term(price, "crossing", feature.cites("cross") or "MOVE-04", feature.id)]
    over = feature.crossing if feature is not None else 0
    terms = [_entering(man, here, there, price - over)]
    if feature is not None and over:
        terms.append(Term(over, "crossing", feature.cites("cross") or "MOVE-04", feature.id))
    return terms


def _entering(man: Being, here: Terrain, there: Terrain, price: int) -> Term:
    """The ground entered, or that which it takes more to get out of."""
    if here.leave == price != there.cost(man.mounted, man.character.armoured) and here.id != there.id:
        return Term(price, "leaving", here.cites("leave") or "MOVE-04", here.id)
    return Term(price, "terrain", there.cites("enter") or ("RIDE-02" if man.mounted else "MOVE-04"), there.id)


def _climbing(field: Field, here: Terrain, there: Terrain, price: int) -> list[Term]:
    """Over the top of a ladder or a rope, through a church window, from rubble onto the wall, up and down a siege tower.

    [LADDER-06, LADDER-07, GRAP-04, A-PRIO-02, A-RUBBLE-04, A-RUBBLE-05, A-TOWER-16, SC-TOWER-14]
    """
    if "rope" in here.traits and price > there.foot > 0:
        return [Term(there.foot, "terrain", "MOVE-04", there.id), Term(price - there.foot, "over_top", "GRAP-04", here.id)]
    if "rope" in here.traits or "rope" in there.traits:
        return [Term(price, "over_top", "GRAP-04", "rope")]
    if "ladder" in here.traits:
        return [Term(price, "over_top", "LADDER-07", here.id)]
    if "ladder" in there.traits:
        return [Term(price, "climbing", "LADDER-06", there.id)]
    if "rubble" in here.traits:
        return [Term(price, "climbing", "A-RUBBLE-05", there.id)]
    if "rubble" in there.traits:
        return [Term(price, "terrain", "A-RUBBLE-04", there.id)]
    if "deck" in here.traits | there.traits:
        return [Term(price, "crossing", "A-PRIO-02", "church_window")]
    if "tower_part" in here.traits & there.traits:
        return [Term(price, "climbing", "A-TOWER-16", there.id)]
    if field.rules.machines and "siege_tower" in here.traits | there.traits:
        return [Term(price, "climbing", "SC-TOWER-14", there.id)]
    return [Term(price, "terrain", "MOVE-04", there.id)]


def _climbs(field: Field) -> frozenset[tuple[Cell, Cell]]:
    """The ways between storeys that are no stairs, noted when first asked for."""
    known: frozenset[tuple[Cell, Cell]] | None = field.memo.get("climbs")
    if known is None:
        known = field.memo["climbs"] = frozenset((one, two) for one, two, _ in field.board.climbs)
    return known


# -- where one does not go -------------------------------------------------------------------------------------------


def no_entry(man: Being, ground: Terrain) -> str:
    """The rule that keeps somebody off some ground. [WATER-01, WATER-03, TERR-01]"""
    if man.character.armoured and "armoured" in ground.bars:
        return "WATER-03"
    if man.mounted:
        return ground.cites("closed") or ground.cites("horses") or "TERR-01"
    return ground.cites("closed") or "TERR-01"


def no_crossing(field: Field, man: Being, start: Cell, cell: Cell) -> str:
    """The rule of what stands between two hexes and lets him not pass. [BLDG-01, CWALL-01, PALI-01, WIN-07, A-PRIO-03]"""
    board = field.board
    direction = board.direction(start, cell) if board.sides else None
    feature = board.sides.get((start, direction)) if direction is not None else None
    if feature is None:
        return "TERR-01"
    if not feature.blocks and man.mounted:
        return feature.cites("no_horses") or "TERR-01"
    return feature.cites("shut") or "TERR-01"
