"""The field of a battle of the campaign: which sheets, how they lie, by which side each group comes.

The Anarchy 15.1 to 15.4; Guiscard 14.1 to 14.4. Who stands where on it is in `drawing`.
[C-BATTLE-02, C-BATTLE-04, C-BATTLE-09]
"""

from __future__ import annotations

from typing import Any, Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import Direction
from hauberk.campaign.raising import MADE
from hauberk.campaign.rules import BRIDGE
from hauberk.campaign.sides import active_side
from hauberk.campaign.state import Battle, CampaignState, GroupId
from hauberk.campaign.tables import Edge, Layout
from hauberk.grid.hex import Hex, from_offset, opposite, parse_name
from hauberk.siege.lands import BOTTOM, LEFT, RIGHT, TOP, Land, rows_from

Row = dict[str, Any]
NUMBERS = {"top": TOP, "right": RIGHT, "bottom": BOTTOM, "left": LEFT}
OTHER = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}
NORTH = 0
STATIONARY = -1
CASTLE: Final = "castle"
SETTLEMENT: Final = "settlement"
ROAD: Final = "road"
MULES = f"beasts{MADE}mule{MADE}"
"""Pack animals have no names in a campaign; on the map they are called by turns."""


# -- which sheets ------------------------------------------------------------------------------------------------------


def ground_of(field: CampaignField, battle: Battle) -> str:
    """The column of the hex: what is built there first, then its dearest terrain. [C-BATTLE-04, RULING-C-MAPS-PICK]"""
    kinds = field.terrain(battle.hex)
    for built in (CASTLE, SETTLEMENT, BRIDGE):
        if built in kinds:
            return built
    table = field.rules.terrain
    return max(sorted(kinds), key=lambda kind: (table[kind], kind != ROAD, kind))


def sheets_for(field: CampaignField, battle: Battle) -> tuple[str, ...]:
    """The sheets among which the next may be chosen: the first from the column of the hex, and from those of a monastery or harbour of the
    town; the others open.

    [C-BATTLE-04, C-PLACE-07, RULING-C-MAPS-PICK]
    """
    sheets = field.rules.sheets
    found = sheets.open
    if not battle.sheets:
        place = field.map.places[battle.place] if battle.place else None
        found = (sheets.castles[place.kind],) if place is not None and place.is_castle else sheets.for_terrain(ground_of(field, battle))
        beside = [name for flag, names in sheets.attached.items() if place is not None and flag in place.flags for name in names]
        found = tuple(dict.fromkeys((*found, *beside)))
    known = tuple(name for name in found if name in field.lands)
    return known or tuple(name for name in sheets.open if name in field.lands) or found


# -- by which side -----------------------------------------------------------------------------------------------------


def lying(side: str, turned: int) -> str:
    """A side of a sheet as the sheet lies."""
    return OTHER[side] if turned else side


def directions(field: CampaignField, battle: Battle) -> dict[GroupId, Direction]:
    """From which direction each group draws up: who came, today or before, from there; who has always been there, opposite to where the
    enemy came from; of two enemies on one side the active one keeps it and the other takes the opposite.

    [C-BATTLE-02, C-BATTLE-03, C-BATTLE-09, RULING-C-DEPLOY-STATIONARY, RULING-C-DEPLOY-SAME-SIDE]
    """
    today, before = dict(battle.arrivals), dict(battle.stood)
    came = {id_: today.get(id_, STATIONARY) for side in battle.sides for id_ in side}
    active = active_side(battle)
    found: dict[GroupId, Direction] = {}
    for side in (active, 1 - active):
        enemies = [came[id_] for id_ in battle.sides[1 - side] if came[id_] != STATIONARY]
        for id_ in battle.sides[side]:
            usual = NORTH if side == active else opposite(NORTH)
            own = came[id_] if came[id_] != STATIONARY else before.get(id_, STATIONARY)
            found[id_] = own if own != STATIONARY else opposite(enemies[0]) if enemies else usual
    layout = layout_of(field, battle)
    kept = {edge for id_ in battle.sides[active] for edge in layout.edges[found[id_]]}
    for id_ in battle.sides[1 - active]:
        ways = [found[id_], opposite(found[id_]), *range(len(layout.edges))]
        free = [way for way in ways if not kept & {*layout.edges[way]}]
        found[id_] = (free or ways)[0]
    return found


def layout_of(field: CampaignField, battle: Battle) -> Layout:
    """How the sheets of a battle are joined. [C-BATTLE-01]"""
    return field.rules.sheets.layouts[battle.needed]


def edges(field: CampaignField, battle: Battle) -> dict[GroupId, tuple[Edge, ...]]:
    """The sides of sheets along which each group draws up, north where the lot has put it. [C-BATTLE-02, C-BATTLE-06]"""
    layout = layout_of(field, battle)
    turn = opposite(NORTH) * battle.north
    return {id_: layout.edges[(way + turn) % len(layout.edges)] for id_, way in directions(field, battle).items()}


def column(position: CampaignPosition, battle: Battle) -> list[tuple[BeingId, int]]:
    """Prisoners whom a group leads along and whose friends are on the other side: they are on the map too, on their friends' side.

    [C-PRIS-06]
    """
    field, state = position
    return [
        (who, 1 - side)
        for side in (0, 1)
        for id_ in battle.sides[side]
        if id_ in state.groups
        for who in state.groups[id_].prisoners
        if battle.factions[1 - side] and field.friends(state.people[who].faction, battle.factions[1 - side])
    ]


def pack(state: CampaignState, battle: Battle) -> list[tuple[BeingId, str, int]]:
    """The pack animals that stand on the map: what each is called there, its convoy, and the side it belongs to.

    [C-CONVOY-02, C-BATTLE-13, RULING-C-CONVOY-ON-MAP]
    """
    found: list[tuple[BeingId, str, int]] = []
    for convoy in state.convoys.values():
        side = next((side for side in (0, 1) if convoy.escort in battle.sides[side]), None)
        if side is not None and convoy.hex == battle.hex:
            found += [(f"{MULES}{len(found) + number}", convoy.id, side) for number in range(convoy.animals)]
    return found


# -- the table on which the sheets lie ---------------------------------------------------------------------------------


class Table:
    """The sheets side by side, and where every hex of them lies."""

    def __init__(self, field: CampaignField, battle: Battle) -> None:
        self.layout = layout_of(field, battle)
        self.lands: list[Land] = [field.lands[name] for name, _ in battle.sheets]
        self.turned = [turned for _, turned in battle.sheets]
        self.columns, self.rows = self.lands[0].columns, self.lands[0].rows

    def name(self, sheet: int, hex_: str) -> str:
        """A hex of a sheet as the map names it."""
        return f"{sheet + 1}.{hex_}" if len(self.lands) > 1 else hex_

    def offset(self, cell: str) -> tuple[int, int]:
        """Column and row of a hex on the whole map."""
        prefix, _, hex_ = cell.rpartition(".")
        sheet = int(prefix) - 1 if prefix else 0
        at = parse_name(hex_.partition("/")[0])
        assert at is not None
        column_, row = at
        if self.turned[sheet]:
            column_, row = self.columns - 1 - column_, self.rows - 1 - row
        down, across = divmod(sheet, self.layout.columns)
        return column_ + across * self.columns, row + down * self.rows

    def spot(self, cell: str) -> Hex:
        """Where a hex lies on the whole map."""
        return from_offset(*self.offset(cell))

    def to_the_edge(self, cell: str) -> int:
        """How many steps lead off the map."""
        column_, row = self.offset(cell)
        wide, high = self.columns * self.layout.columns, self.rows * self.layout.rows
        return 1 + min(column_, row, wide - 1 - column_, high - 1 - row)

    def strip(self, edge: Edge, depth: int) -> dict[str, int]:
        """The hexes near a side where somebody can stand, with their distance from it. [RULING-C-DEPLOY-DEPTH]"""
        land = self.lands[edge.sheet]
        side = NUMBERS[lying(edge.side, self.turned[edge.sheet])]
        return {self.name(edge.sheet, hex_): deep for deep, hex_ in rows_from(land, side, depth) if hex_ in land.foot}

    def wet(self, cell: str) -> bool:
        """Does one stand in water there, or in a marsh?"""
        prefix, _, hex_ = cell.rpartition(".")
        return hex_ in self.lands[int(prefix) - 1 if prefix else 0].wet

    def pieces(self) -> list[Row]:
        """The board in the words of a scenario: each sheet joined to the one before it in its row, or to the one above."""
        rows: list[Row] = []
        for number, land in enumerate(self.lands):
            row: Row = {"sheet": land.sheet, "turned": bool(self.turned[number])}
            if number >= self.layout.columns:
                row |= {"of": number + 1 - self.layout.columns, "side": BOTTOM}
            elif number:
                row |= {"of": number, "side": RIGHT}
            rows.append(row)
        return rows
