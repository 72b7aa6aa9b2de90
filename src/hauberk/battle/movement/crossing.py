"""What a step is made of: the ground entered, and what is crossed, climbed or left on the way.

Guiscard 8.4, 10.1, 10.6; The Anarchy 3.1, 3.3, 4.2.8; Siege 2.11, 2.21.
"""

from __future__ import annotations

from hauberk.basis.term import Term
from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.board.board import Cell
from hauberk.board.terrain import Terrain

OVER_SIDES = {
    "low_wall": "LWALL-01", "window": "WIN-07", "church_window": "A-PRIO-02", "crenels_to_hoarding": "A-HOARD-06",
    "crenels_to_scaffold": "A-SCAF-04", "bridge_edge": "A-TOWER-29",
}  # fmt: skip
"""The rules of what is crossed between two hexes."""
INTO = {"moat": "A-MOAT-01", "filled_moat": "A-MOAT-01", "ladder": "LADDER-06", "hoarding": "A-HOARD-05", "rubble": "A-RUBBLE-04"}
"""Ground that is not in the table of terrain, but has a rule of its own."""
OUT_OF = {"moat": "RULING-A-MOAT-01", "ladder": "LADDER-06"}
"""Ground that costs points to leave."""


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
        return [Term(price, "crossing", OVER_SIDES.get(feature.id, "MOVE-04"), feature.id)]
    over = feature.crossing if feature is not None else 0
    terms = [_entering(man, here, there, price - over)]
    if feature is not None and over:
        terms.append(Term(over, "crossing", OVER_SIDES.get(feature.id, "MOVE-04"), feature.id))
    return terms


def _entering(man: Being, here: Terrain, there: Terrain, price: int) -> Term:
    """The ground entered, or that which it takes more to get out of."""
    if here.leave == price != there.cost(man.mounted, man.character.armoured) and here.id != there.id:
        return Term(price, "leaving", OUT_OF.get(here.id, "MOVE-04"), here.id)
    return Term(price, "terrain", INTO.get(there.id) or ("RIDE-02" if man.mounted else "MOVE-04"), there.id)


def _climbing(field: Field, here: Terrain, there: Terrain, price: int) -> list[Term]:
    """Over the top of a ladder or a rope, through a church window, from rubble onto the wall, up and down a siege tower.

    [LADDER-06, LADDER-07, GRAP-04, A-PRIO-02, A-RUBBLE-04, A-RUBBLE-05, A-TOWER-16, SC-TOWER-14]
    """
    if here.id == "rope" and price > there.foot > 0:
        return [Term(there.foot, "terrain", "MOVE-04", there.id), Term(price - there.foot, "over_top", "GRAP-04", here.id)]
    if here.id == "rope" or there.id == "rope":
        return [Term(price, "over_top", "GRAP-04", "rope")]
    if here.id == "ladder":
        return [Term(price, "over_top", "LADDER-07", here.id)]
    if there.id == "ladder":
        return [Term(price, "climbing", "LADDER-06", there.id)]
    if here.id == "rubble":
        return [Term(price, "climbing", "A-RUBBLE-05", there.id)]
    if there.id == "rubble":
        return [Term(price, "terrain", "A-RUBBLE-04", there.id)]
    if "scaffold" in (here.id, there.id):
        return [Term(price, "crossing", "A-PRIO-02", "church_window")]
    if here.id.startswith("tower_") and there.id.startswith("tower_"):
        return [Term(price, "climbing", "A-TOWER-16", there.id)]
    if field.rules.machines and (here.id in TOWERS or there.id in TOWERS):
        return [Term(price, "climbing", "SC-TOWER-14", there.id)]
    return [Term(price, "terrain", "MOVE-04", there.id)]


TOWERS = frozenset({"tower_ground", "tower_floor", "tower_roof"})


def _climbs(field: Field) -> frozenset[tuple[Cell, Cell]]:
    """The ways between storeys that are no stairs, noted when first asked for."""
    known: frozenset[tuple[Cell, Cell]] | None = field.memo.get("climbs")
    if known is None:
        known = field.memo["climbs"] = frozenset((one, two) for one, two, _ in field.board.climbs)
    return known


# -- where one does not go -------------------------------------------------------------------------------------------


NO_HORSES = {
    "tree": "WATER-01", "river": "WATER-01", "gate_open": "GATE-01", "moat": "A-MOAT-01", "filled_moat": "A-MOAT-01",
    "mantlet_hex": "A-MANT-07", "interior": "BLDG-05", "furniture": "A-PRIO-01", "stairs": "STAIR-04", "rubble": "A-RUBBLE-03",
    "hoarding": "A-HOARD-05", "scaffold": "A-SCAF-04", "rampart": "CWALL-01", "tower_ground": "A-TOWER-16",
    "tower_floor": "A-TOWER-16", "tower_roof": "A-TOWER-16",
}  # fmt: skip
"""The rules that keep riders off some ground."""
NOBODY_ENTERS = {"gate_closed": "GATE-02", "castle_wall": "CWALL-01", "tower_wall": "CWALL-01", "building_wall": "BLDG-01"}
"""The rules that keep everybody off some ground; the table of terrain bars the rest."""
CLOSED_SIDES = {
    "wall": "BLDG-01", "tall_wall": "BLDG-01", "castle_face": "CWALL-01", "palisade": "PALI-01", "gate_shut": "A-DOOR-02",
    "door_shut": "A-DOOR-02", "mantlet": "A-MANT-08",
}  # fmt: skip
"""The rules of sides that nobody crosses."""
SIDES_WITHOUT_HORSES = {"low_wall": "A-PRIO-03", "window": "WIN-07"}
"""The rules of sides that no horse crosses."""


def no_entry(man: Being, ground: Terrain) -> str:
    """The rule that keeps somebody off some ground. [WATER-01, WATER-03, TERR-01]"""
    if man.character.armoured and "armoured" in ground.bars:
        return "WATER-03"
    return NOBODY_ENTERS.get(ground.id) or (NO_HORSES.get(ground.id, "TERR-01") if man.mounted else "TERR-01")


def no_crossing(field: Field, man: Being, start: Cell, cell: Cell) -> str:
    """The rule of what stands between two hexes and lets him not pass. [BLDG-01, CWALL-01, PALI-01, WIN-07, A-PRIO-03]"""
    board = field.board
    direction = board.direction(start, cell) if board.sides else None
    feature = board.sides.get((start, direction)) if direction is not None else None
    if feature is None:
        return "TERR-01"
    if not feature.blocks and man.mounted:
        return SIDES_WITHOUT_HORSES.get(feature.id, "TERR-01")
    return CLOSED_SIDES.get(feature.id, "TERR-01")
