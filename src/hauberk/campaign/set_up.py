"""A battle of the campaign in the words of a scenario file: sheets, who stands where, how it ends.

The Anarchy 15.1 to 15.4; Guiscard 14.1 to 14.4. The sheets lie as they were laid; each group draws up along the side from which it came.
[C-BATTLE-02, C-BATTLE-04, C-BATTLE-09]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from hauberk.battle.being import SIDES, BeingId
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import Direction, opposite
from hauberk.campaign.rules import BRIDGE
from hauberk.campaign.sides import active_side, hungry_of, people_of
from hauberk.campaign.state import Battle, CampaignState, GroupId, Person
from hauberk.campaign.tables import Edge, Layout
from hauberk.grid.hex import Hex, from_offset, parse_name
from hauberk.siege.lands import BOTTOM, INWARD, LEFT, RIGHT, TOP, Land, rows_from, step
from hauberk.siege.quick import shoots

Row = dict[str, Any]
NUMBERS = {"top": TOP, "right": RIGHT, "bottom": BOTTOM, "left": LEFT}
OTHER = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}
NORTH = 0
STATIONARY = -1
CASTLE, SETTLEMENT, ROAD = "castle", "settlement", "road"


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
    """From which direction each group draws up: who came, from there; who was there, opposite to where the enemy came from; of two
    enemies on
    one side the active one keeps it and the other takes the opposite.

    [C-BATTLE-02, C-BATTLE-03, C-BATTLE-09, RULING-C-DEPLOY-STATIONARY, RULING-C-DEPLOY-SAME-SIDE]
    """
    came = {id_: dict(battle.arrivals).get(id_, STATIONARY) for side in battle.sides for id_ in side}
    active = active_side(battle)
    found: dict[GroupId, Direction] = {}
    for side in (active, 1 - active):
        enemies = [came[id_] for id_ in battle.sides[1 - side] if came[id_] != STATIONARY]
        for id_ in battle.sides[side]:
            usual = NORTH if side == active else opposite(NORTH)
            found[id_] = came[id_] if came[id_] != STATIONARY else opposite(enemies[0]) if enemies else usual
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


def column(field: CampaignField, state: CampaignState, battle: Battle) -> list[tuple[BeingId, int]]:
    """Prisoners whom a group leads along and whose friends are on the other side: they are on the map too, on their friends' side.

    [C-PRIS-06]
    """
    return [
        (who, 1 - side)
        for side in (0, 1)
        for id_ in battle.sides[side]
        if id_ in state.groups
        for who in state.groups[id_].prisoners
        if battle.factions[1 - side] and field.friends(state.people[who].faction, battle.factions[1 - side])
    ]


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


# -- drawing up --------------------------------------------------------------------------------------------------------


def drawn_up(field: CampaignField, state: CampaignState, battle: Battle) -> Row:
    """The battle as a plain table in the schema of scenario files. [C-BATTLE-11, C-BATTLE-12, C-BATTLE-13, C-BATTLE-14]"""
    return Drawing(field, state, battle).table()


class Drawing:
    """A set-up as it grows."""

    def __init__(self, field: CampaignField, state: CampaignState, battle: Battle) -> None:
        self.field, self.state, self.battle = field, state, battle
        self.ground = Table(field, battle)
        self.edges = edges(field, battle)
        self.men: list[Row] = []
        self.entries: list[Row] = []
        self.taken: dict[str, int] = {}
        """Cells and the side that stands on each."""
        self.strips = self._strips()

    # -- where each side may stand -------------------------------------------------------------------------------------

    def _strips(self) -> tuple[dict[str, int], dict[str, int]]:
        """Up to five hexes from the side, never nearer than ten to the enemy: both give way, the one with more room first.

        [RULING-C-DEPLOY-DEPTH]
        """
        figures = self.field.rules.figures
        both: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for side in (0, 1):
            for id_ in self.battle.sides[side]:
                for edge in self.edges[id_]:
                    both[side].update(self.ground.strip(edge, figures.depth))
        spots = [{cell: self.ground.spot(cell) for cell in strip} for strip in both]
        near: list[list[tuple[str, str]]] = [[] for _ in range(figures.gap)]
        for one, here in spots[0].items():
            for other, there in spots[1].items():
                if (apart := here.distance(there)) < figures.gap:
                    near[apart].append((one, other))
        for pairs in near:  # the nearest first: whoever gives way there leaves the others farther apart
            live = [pair for pair in pairs if pair[0] in both[0] and pair[1] in both[1]]
            side = 0 if len(both[0]) > len(both[1]) else 1
            for pair in live:
                both[side].pop(pair[side], None)
        return both

    def table(self) -> Row:
        """Everybody is drawn up, those who deploy first before the others; then how it ends."""
        for side in (self.battle.deploys_first, 1 - self.battle.deploys_first):
            for id_ in self.battle.sides[side]:
                self._draw_up(side, id_)
            if self.battle.militia_side == side:
                self._garrison(side)
        for who, side in column(self.field, self.state, self.battle):
            self._prisoner(who, side)
        return self._table()

    # -- a group -------------------------------------------------------------------------------------------------------

    def _draw_up(self, side: int, id_: GroupId) -> None:
        """Riders on the wings, men on foot before the shooters, the wounded behind; who deploys second stands opposite to the enemy.

        [C-BATTLE-02, C-BATTLE-11]
        """
        people = self.state.members(self.state.groups[id_])
        own: dict[str, int] = {}
        for edge in self.edges[id_]:
            full = self.ground.strip(edge, self.field.rules.figures.depth)
            own.update({cell: deep for cell, deep in full.items() if cell in self.strips[side]})
        middle = self._middle(side, own)
        front = sorted(own, key=lambda cell: (-own[cell], self._far(cell, middle)))
        wings = sorted(own, key=lambda cell: (-own[cell], -self._far(cell, middle)))
        late = [person for person in people if person.mounted and not self._mount(person, side, self.edges[id_], wings)]
        on_foot = sorted((person for person in people if not person.mounted), key=lambda one: (one.wounded, shoots(one.character)))
        for person in on_foot:
            cell = next((cell for cell in front if cell not in self.taken), "")
            if cell:
                self._stand(person, side, cell)
            else:
                late.append(person)
        self._wait(late, side, id_)

    def _middle(self, side: int, own: Iterable[str]) -> Hex | None:
        """The middle of the enemy, if he stands already, else of one's own strip."""
        cells = [cell for cell, other in self.taken.items() if other != side] or list(own)
        if not cells:
            return None
        spots = [self.ground.offset(cell) for cell in cells]
        return from_offset(sum(at[0] for at in spots) // len(spots), sum(at[1] for at in spots) // len(spots))

    def _far(self, cell: str, middle: Hex | None) -> int:
        return self.ground.spot(cell).distance(middle) if middle is not None else 0

    def _mount(self, person: Person, side: int, along: Sequence[Edge], cells: Sequence[str]) -> bool:
        """A rider where there is room for his horse, its head towards the enemy if it can be. [RIDE-07]"""
        inward = [facing for edge in along for facing in INWARD[NUMBERS[edge.side]]]
        for facing in dict.fromkeys((*inward, *range(6))):
            for cell in cells:
                prefix, dot, hex_ = cell.rpartition(".")
                sheet = int(prefix) - 1 if prefix else 0
                printed = (facing + 3 * self.ground.turned[sheet]) % 6
                tail = prefix + dot + step(hex_, printed, -1)
                if printed in self.ground.lands[sheet].poses.get(hex_, ()) and cell not in self.taken and tail not in self.taken:
                    self._stand(person, side, cell, facing, tail)
                    return True
        return False

    def _stand(self, person: Person, side: int, cell: str, facing: int = -1, tail: str = "") -> None:
        """Somebody stands on a cell; the wounded come wounded. [C-BATTLE-13]"""
        row: Row = {"who": person.id, "side": SIDES[side], "at": cell}
        self.taken[cell] = side
        if tail:
            row |= {"mounted": True, "facing": facing}
            self.taken[tail] = side
        if person.wounded:
            row["health"] = "wounded"
        self.men.append(row)

    def _wait(self, people: Sequence[Person], side: int, id_: GroupId) -> None:
        """Who finds no room comes in behind the others. [RULING-C-DEPLOY-DEPTH]"""
        for ride in (False, True):
            group = [person for person in people if person.mounted == ride]
            if group:
                row: Row = {
                    "id": f"{id_}_{'riders' if ride else 'foot'}", "side": SIDES[side], "turn": 1, "who": [person.id for person in group],
                    "mounted": ride, "ways": [self._way(edge) for edge in self.edges[id_]], "fixed": False,
                }  # fmt: skip
                if wounded := [person.id for person in group if person.wounded]:
                    row["wounded"] = wounded
                self.entries.append(row)

    def _way(self, edge: Edge) -> Row:
        several = len(self.ground.lands) > 1
        return {
            "id": f"{edge.side}_{edge.sheet + 1}", "side_of_map": NUMBERS[edge.side], **({"piece": edge.sheet + 1} if several else {}),
        }  # fmt: skip

    # -- those within --------------------------------------------------------------------------------------------------

    def _garrison(self, side: int) -> None:
        """Townsfolk and a garrison stand anywhere among the houses, on the first sheet, and not before the enemy's faces.

        [RULING-C-DEPLOY-STATIONARY, RULING-C-SIEGE-RELIEF]
        """
        land = self.ground.lands[0]
        enemy = [self.ground.spot(cell) for cell in self.strips[1 - side]]
        centre = from_offset(land.columns // 2, land.rows // 2)
        posts = {self.ground.name(0, post): number for number, post in enumerate(land.posts)}
        cells = [self.ground.name(0, hex_) for hex_ in land.foot if "/" not in hex_ or self.ground.name(0, hex_) in posts]
        gap = self.field.rules.figures.gap

        def order(cell: str) -> tuple[bool, int, int, str]:
            spot = self.ground.spot(cell)
            near = min((spot.distance(other) for other in enemy), default=gap)
            return near < gap, posts.get(cell, len(posts)), spot.distance(centre), cell

        free = [cell for cell in sorted(cells, key=order) if cell not in self.taken and cell not in self.strips[1 - side]]
        for who, cell in zip(self.battle.militia, free, strict=False):
            self._stand(self.state.people[who], side, cell)

    def _prisoner(self, who: BeingId, side: int) -> None:
        """A prisoner who is led along stands behind those who lead him. [C-PRIS-06]"""
        holder = self.state.people[who].group
        own = {cell: deep for edge in self.edges[holder] for cell, deep in self.ground.strip(edge, self.field.rules.figures.depth).items()}
        free = [cell for cell in sorted(own, key=lambda cell: own[cell]) if cell not in self.taken]
        if free:
            self._stand(self.state.people[who]._replace(mounted=False), side, free[0])

    # -- the whole -----------------------------------------------------------------------------------------------------

    def _exits(self) -> list[Row]:
        """Each side leaves by the sides it came from. [C-CG-14]"""
        rows: dict[str, Row] = {}
        for side in (0, 1):
            for id_ in self.battle.sides[side]:
                for edge in self.edges[id_]:
                    way = self._way(edge)
                    name = f"home_{way['id']}_{SIDES[side]}"
                    rows[name] = {**way, "id": name, "side": SIDES[side]}
        return list(rows.values())

    def _names(self, side: int) -> dict[str, str]:
        """What a side is called: a faction of the scenario, or whatever its counters show."""
        faction = self.battle.factions[side]
        if found := next((each for each in self.field.factions if each.id == faction), None):
            return found.name
        letters = [self.state.groups[id_].letter for id_ in self.battle.sides[side]]
        kin = [each for each in self.field.rules.factions.values() if each.id == faction or each.letter in letters]
        return (kin or list(self.field.rules.factions.values()))[0].name

    @cached_property
    def _people(self) -> list[Person]:
        return [self.state.people[who] for side in (0, 1) for who in people_of(self.state, self.battle, side)]

    def _table(self) -> Row:
        """All of it; either side may flee or yield in any of its phases. [D-12, C-END-02, C-END-03]"""
        field, battle = self.field, self.battle
        words = field.words.get(battle.reason) or field.words["field"]
        found: Row = {
            "id": f"battle_{battle.number}", "order": 0, "ruleset": field.edition or field.rules.id,
            "title": words["title"], "story": words["story"], "briefing": words["briefing"], "teaches": [],
            "turns": field.rules.figures.battle_turns, "first": SIDES[battle.opens], "switches": dict(field.switches),
            "sides": {SIDES[side]: {"name": self._names(side)} for side in (0, 1)},
            "board": self.ground.pieces(), "men": self.men, "exits": self._exits(),
            "victory": [{"side": SIDES[1 - side], "at": "once", "all": [{"kind": "gone", "side": SIDES[side]}]} for side in (0, 1)]
            + [{"result": "draw", "at": "end", "all": []}],
            "call_off": [{"side": SIDES[side], "when": when} for side in (0, 1) for when in ("any", "surrender")],
        }  # fmt: skip
        more: Row = {
            "entries": self.entries,
            "hungry": sorted(hungry_of(self.state, battle)),
            "unarmed": [person.id for person in self._people if person.disarmed],
            "bound": [who for who, _ in column(field, self.state, battle) if any(row["who"] == who for row in self.men)],
        }
        if battle.reason == SETTLEMENT:
            more["attackers"] = SIDES[0]
        return {**found, **{name: rows for name, rows in more.items() if rows}}
