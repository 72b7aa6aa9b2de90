"""A battle of the campaign in the words of a scenario file: who stands where, and how it ends. The Anarchy 15.4; Guiscard 14.4.

Each group draws up along the side from which it came, where its owner puts its people or, if he does not, where their sergeants think best.
[C-BATTLE-02, C-BATTLE-09, C-BATTLE-11]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from hauberk.battle.core.being import SIDES, BeingId
from hauberk.campaign.commands import Placed
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.set_up import NUMBERS, SETTLEMENT, Row, Table, column, edges, pack
from hauberk.campaign.sides import hungry_of, people_of
from hauberk.campaign.state import Battle, GroupId, Person
from hauberk.campaign.tables import Edge
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Hex, from_offset, rotated
from hauberk.siege.lands import INWARD, step
from hauberk.siege.quick import shoots


def drawn_up(position: CampaignPosition, battle: Battle) -> Row:
    """The battle as a plain table in the schema of scenario files. [C-BATTLE-11, C-BATTLE-12, C-BATTLE-13, C-BATTLE-14]"""
    return Drawing(position, battle).table()


def before_side(position: CampaignPosition, battle: Battle, side: int) -> Drawing:
    """The field as a side finds it when its people are put in their places: the other stands there if it draws up first. [C-BATTLE-11]"""
    found = Drawing(position, battle)
    if battle.deploys_first != side:
        found.draw_up(1 - side)
    return found


def zone(position: CampaignPosition, battle: Battle, side: int) -> dict[BeingId, frozenset[str]]:
    """Where each of a side's people may stand. [C-BATTLE-02, RULING-C-DEPLOY-DEPTH]"""
    return before_side(position, battle, side).zone(side)


def checked(position: CampaignPosition, battle: Battle, side: int, places: Sequence[Placed]) -> Refusal | None:
    """Everybody named stands alone, where his group may stand, a rider with room for his horse.

    [C-BATTLE-02, RULING-C-DEPLOY-DEPTH, RULING-C-DEPLOY-STATIONARY]
    """
    found = before_side(position, battle, side)
    rooms = found.zone(side)
    for placed in places:
        if placed.who not in rooms:
            return Refusal("not_in_the_battle", "C-BATTLE-13", who=placed.who)
        if placed.who in found.placed:
            return Refusal("named_twice", "C-BATTLE-02", who=placed.who)
        if placed.hex not in rooms[placed.who]:
            return Refusal("not_a_place_to_start", "RULING-C-DEPLOY-DEPTH", who=placed.who, about=placed.hex)
        if placed.hex in found.taken:
            return Refusal("already_taken", "C-BATTLE-02", who=placed.who, about=placed.hex)
        if not found.put(side, position.state.people[placed.who], placed.hex, placed.facing):
            return Refusal("no_room_for_horse", "RIDE-07", who=placed.who, about=placed.hex)
    return None


class Drawing:
    """A set-up as it grows."""

    def __init__(self, position: CampaignPosition, battle: Battle) -> None:
        field, state = position
        self.position, self.field, self.state, self.battle = position, field, state, battle
        self.ground = Table(field, battle)
        self.edges = edges(field, battle)
        self.men: list[Row] = []
        self.entries: list[Row] = []
        self.taken: dict[str, int] = {}
        """Cells and the side that stands on each."""
        self.placed: set[BeingId] = set()
        """Who stands somewhere already."""
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
            self.draw_up(side)
        for who, side in column(self.position, self.battle):
            self._prisoner(who, side)
        for who, convoy, side in pack(self.state, self.battle):
            self._beast(who, self.state.convoys[convoy].escort, side)
        return self._table()

    def draw_up(self, side: int) -> None:
        """A side is drawn up: first whoever was put somewhere by hand, then the others as their sergeants think best. [C-BATTLE-11]"""
        own = people_of(self.state, self.battle, side)
        for who, cell, facing in self.battle.placed:
            if who in own:
                self.put(side, self.state.people[who], cell, facing)
        for id_ in self.battle.sides[side]:
            self._draw_up(side, id_)
        if self.battle.militia_side == side:
            self._garrison(side)

    # -- by hand -------------------------------------------------------------------------------------------------------

    def room(self, side: int, id_: GroupId) -> dict[str, int]:
        """Where the people of a group may stand, with the distance from the side of the map. [C-BATTLE-02, RULING-C-DEPLOY-DEPTH]"""
        own: dict[str, int] = {}
        for edge in self.edges[id_]:
            full = self.ground.strip(edge, self.field.rules.figures.depth)
            own.update({cell: deep for cell, deep in full.items() if cell in self.strips[side]})
        return own

    def zone(self, side: int) -> dict[BeingId, frozenset[str]]:
        """Where everybody of a side may stand: townsfolk and a garrison anywhere among the houses.

        [C-BATTLE-02, RULING-C-DEPLOY-DEPTH, RULING-C-DEPLOY-STATIONARY]
        """
        found: dict[BeingId, frozenset[str]] = {}
        for id_ in self.battle.sides[side]:
            cells = frozenset(self.room(side, id_))
            found |= dict.fromkeys(self.state.groups[id_].men, cells)
        if self.battle.militia_side == side:
            within = frozenset(self._houses(side))
            found |= dict.fromkeys((who for who in self.battle.militia if self.state.people[who].present), within)
        return found

    def put(self, side: int, person: Person, cell: str, facing: int) -> bool:
        """Somebody is put on a cell, a rider with room for his horse; False if he cannot stand there."""
        if cell in self.taken:
            return False
        if not person.mounted or not person.group:
            self._stand(person, side, cell)
            return True
        inward = [way for edge in self.edges[person.group] for way in INWARD[NUMBERS[edge.side]]]
        for way in dict.fromkeys((*inward, *range(6))) if facing < 0 else (facing,):
            if tail := self._tail(cell, way):
                self._stand(person, side, cell, way, tail)
                return True
        return False

    # -- a group -------------------------------------------------------------------------------------------------------

    def _draw_up(self, side: int, id_: GroupId) -> None:
        """Riders on the wings, men on foot before the shooters, the wounded behind, all on dry ground; who deploys second opposite to him.

        [C-BATTLE-02, C-BATTLE-11]
        """
        people = [person for person in self.state.members(self.state.groups[id_]) if person.id not in self.placed]
        own = self.room(side, id_)
        middle = self._middle(side, own)
        front = sorted(own, key=lambda cell: (self.ground.wet(cell), -own[cell], self._far(cell, middle)))
        wings = sorted(own, key=lambda cell: (self.ground.wet(cell), -own[cell], -self._far(cell, middle)))
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
                if cell not in self.taken and (tail := self._tail(cell, facing)):
                    self._stand(person, side, cell, facing, tail)
                    return True
        return False

    def _tail(self, cell: str, facing: int) -> str:
        """The cell of the horse's tail, if a rider can sit on a cell and look that way; "" if there is no room. [RIDE-07]"""
        prefix, dot, hex_ = cell.rpartition(".")
        sheet = int(prefix) - 1 if prefix else 0
        printed = rotated(facing, 3 * self.ground.turned[sheet])
        tail = prefix + dot + step(hex_, printed, -1)
        can = 0 <= facing < 6 and printed in self.ground.lands[sheet].poses.get(hex_, ())
        return tail if can and tail not in self.taken else ""

    def _stand(self, person: Person, side: int, cell: str, facing: int = -1, tail: str = "") -> None:
        """Somebody stands on a cell; the wounded come wounded. [C-BATTLE-13]"""
        row: Row = {"who": person.id, "side": SIDES[side], "at": cell}
        self.placed.add(person.id)
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
        gap = self.field.rules.figures.gap

        def order(cell: str) -> tuple[bool, int, int, str]:
            spot = self.ground.spot(cell)
            near = min((spot.distance(other) for other in enemy), default=gap)
            return near < gap, posts.get(cell, len(posts)), spot.distance(centre), cell

        free = [cell for cell in sorted(self._houses(side), key=order) if cell not in self.taken]
        left = [who for who in self.battle.militia if who not in self.placed]
        for who, cell in zip(left, free, strict=False):
            self._stand(self.state.people[who], side, cell)

    def _houses(self, side: int) -> list[str]:
        """The cells of the first sheet where townsfolk may stand: on the ground, and on the posts above it. [RULING-C-DEPLOY-STATIONARY]"""
        land = self.ground.lands[0]
        posts = {self.ground.name(0, post) for post in land.posts}
        cells = [self.ground.name(0, hex_) for hex_ in land.foot if "/" not in hex_ or self.ground.name(0, hex_) in posts]
        return [cell for cell in cells if cell not in self.strips[1 - side]]

    def _prisoner(self, who: BeingId, side: int) -> None:
        """A prisoner who is led along stands behind those who lead him. [C-PRIS-06]"""
        holder = self.state.people[who].group
        own = {cell: deep for edge in self.edges[holder] for cell, deep in self.ground.strip(edge, self.field.rules.figures.depth).items()}
        free = [cell for cell in sorted(own, key=lambda cell: own[cell]) if cell not in self.taken]
        if free:
            self._stand(self.state.people[who]._replace(mounted=False), side, free[0])

    def _beast(self, who: BeingId, escort: GroupId, side: int) -> None:
        """A pack animal stands behind those who lead it, beside one of them if it can be. [C-CONVOY-02, RULING-C-CONVOY-ON-MAP]"""
        own = {cell: deep for edge in self.edges[escort] for cell, deep in self.ground.strip(edge, self.field.rules.figures.depth).items()}
        people = [self.ground.spot(cell) for cell, other in self.taken.items() if other == side]
        free = [cell for cell in own if cell not in self.taken]

        def order(cell: str) -> tuple[bool, bool, int, str]:
            spot = self.ground.spot(cell)
            return self.ground.wet(cell), not any(spot.distance(other) == 1 for other in people), own[cell], cell

        if free:
            cell = min(free, key=order)
            self.taken[cell] = side
            self.men.append({"who": who, "side": SIDES[side], "at": cell})

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
            "id": f"battle_{battle.number}", "order": 0, "ruleset": field.edition,
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
            "bound": [who for who, _ in column(field.at(self.state), battle) if any(row["who"] == who for row in self.men)],
        }
        if battle.reason == SETTLEMENT:
            more["attackers"] = SIDES[0]
        return {**found, **{name: rows for name, rows in more.items() if rows}}
