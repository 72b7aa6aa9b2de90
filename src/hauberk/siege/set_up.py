"""The set-up of a fight, in the words of a scenario file: who stands where on which map, what is broken, who may come when, how it ends.

A `Sketch` is drawn by the chapter of the fight; `drawn_up` makes a plain table of it. [ASSLT-03, A-ACT-03]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hauberk.battle.core.being import SIDES, BeingId, Side
from hauberk.siege.arranging import dealt, posted, wanted
from hauberk.siege.field import SiegePosition
from hauberk.siege.kinds import Kind
from hauberk.siege.lands import Land, around, edge, edge_for_riders, step
from hauberk.siege.place import BRIDGE, HOARDING
from hauberk.siege.state import OUTER_LOST, Person
from hauberk.siege.territory import fallen

Row = dict[str, Any]
PLACE, REDOUBT, CENTRE = "place", "redoubt", "centre"
"""Areas that results are asked about: the whole place, the redoubt, and its centre."""
HOME = "home"
"""How the ways off the map are called, with the number of the side."""


def drawn_up(position: SiegePosition, kind: Kind) -> Row:
    """The table of a fight that is about to be fought on the map."""
    assert kind.draw is not None
    return kind.draw(position).table()


class Sketch:
    """A set-up as it grows: the sheet of the place, open ground joined to it, or open ground alone."""

    def __init__(self, position: SiegePosition, first: Side, place: bool = True, ground: str = "", joined: int = 0) -> None:
        field, state = position
        assert state.fight is not None
        self.position, self.field, self.state, self.fight, self.first = position, field, state, state.fight, first
        self.own: Land | None = field.lands[field.place.sheet] if place else None
        self.open: Land | None = field.lands[ground] if ground else None
        self.joined = joined
        both = self.own is not None and self.open is not None
        self.here, self.there = ("1.", "2.") if both else ("", "")
        self.rows: dict[str, list[Row]] = {
            name: [] for name in ("board", "men", "entries", "exits", "machines", "things", "ladders", "ruins", "areas", "victory",
                                  "call_off", "sally", "patrols", "tents")
        }  # fmt: skip
        self.works: dict[str, Row] = {"doors": {}, "ground": {}, "damage": {}}
        self.more: Row = {}
        self.taken: set[str] = set()
        self.left_out: set[BeingId] = set()
        self.cells, self.edges = wanted(self.fight)
        if self.own is not None:
            self.rows["board"].append({"sheet": self.own.sheet})
            self._ruin()
        if self.open is not None:
            self.rows["board"].append({"sheet": self.open.sheet, **({"of": 1, "side": joined} if both else {})})

    # -- the place ---------------------------------------------------------------------------------------------------

    def _ruin(self) -> None:
        """What has been broken and burnt on earlier days, the gate, the bridge, the moat. [ASSLT-03, A-ACT-03, A-SIEGE-27]"""
        state, place, own = self.state, self.field.place, self.own
        assert own is not None
        down = {name for name in state.down if name not in state.burnt}
        if state.bridge == "destroyed":
            down |= {wall.hex for wall in place.walls.values() if wall.kind == BRIDGE}
        for by, hexes in (("stone", down), ("fire", state.burnt)):
            if named := [name for name in sorted(hexes) if place.walls.get(name) is None or place.walls[name].kind != HOARDING]:
                self.rows["ruins"].append({"at": self.placed(named), "by": by})
        hung = [cell for cell in place.hoardings if cell not in state.down and cell not in state.burnt]
        if hung:
            self.works["ground"]["hoarding"] = self.placed(hung)
        if state.fascines:
            self.works["ground"]["filled_moat"] = self.placed(state.fascines)
        if own.gate and (state.gate == "open" or state.held == OUTER_LOST) and not self.gate_down():
            self.works["doors"][self.here + own.gate] = "open"
        hurt = {self.here + name: grade for name, grade in state.damage.items() if grade and name not in self.gone}
        self.works["damage"].update(hurt)

    def gate_down(self) -> bool:
        """Is the gate broken or burnt?"""
        return any(wall.kind == "gate" and wall.hex in self.gone for wall in self.field.place.walls.values())

    @property
    def gone(self) -> frozenset[str]:
        """Hexes that are in ruins."""
        return fallen(self.position)

    def placed(self, cells: Iterable[str]) -> str:
        """Cells of the place as the map of the fight names them."""
        return " ".join(self.here + cell for cell in cells)

    # -- people ------------------------------------------------------------------------------------------------------

    def people(self, side: Side) -> list[Person]:
        """The party of a side."""
        return [self.state.people[who] for who in self.fight.parties[side]]

    def letter(self, side: Side) -> str:
        """A side as scenarios name it."""
        return SIDES[side]

    def stand(self, person: Person, cell: str, facing: int = -1) -> None:
        """Somebody stands on a cell, on his horse where he has a facing."""
        row: Row = {"who": person.id, "side": self.letter(person.side), "at": cell}
        self.taken.add(cell)
        if facing >= 0:
            row |= {"mounted": True, "facing": facing}
            self.taken.add(behind(cell, facing))
        if person.wounded:
            row["health"] = "wounded"
        self.rows["men"].append(row)

    def station(self, people: Sequence[Person], posts: Sequence[str], walks: Iterable[str], prefix: str) -> list[Person]:
        """People stand where they were told to, the rest where their sergeants post them; who finds no room is left over. [ASSLT-03]"""
        told = [person for person in people if person.id in self.cells and self.cells[person.id][0] not in self.taken]
        for person in told:
            self.stand(person, self.cells[person.id][0])
        rest = [person for person in people if person not in told]
        places = posted(rest, [prefix + post for post in posts], {prefix + walk for walk in walks}, self.taken)
        for person in rest:
            if person.id in places:
                self.stand(person, places[person.id])
        return [person for person in rest if person.id not in places]

    def fill(self, people: Sequence[Person], cells: Iterable[str], prefix: str) -> list[Person]:
        """People take some cells one after the other, but for those who were told where to stand; who finds no room is left over."""
        told = [person for person in people if person.id in self.cells and self.cells[person.id][0] not in self.taken]
        for person in told:
            self.stand(person, self.cells[person.id][0])
        rest = [person for person in people if person not in told]
        free = [prefix + cell for cell in cells if prefix + cell not in self.taken]
        for person, cell in zip(rest, free, strict=False):
            self.stand(person, cell)
        return rest[len(free) :]

    def mount(self, person: Person, posts: Iterable[str], land: Land, prefix: str) -> bool:
        """A rider on the first of some hexes with room for his horse; False if there is none."""
        for post in posts:
            for facing in land.poses.get(post, ()):
                head, tail = prefix + post, prefix + behind(post, facing)
                if head not in self.taken and tail not in self.taken:
                    self.stand(person, head, facing)
                    return True
        return False

    def leave_out(self, people: Iterable[Person]) -> None:
        """Whoever finds no room on the map takes no part."""
        out = {person.id for person in people}
        self.left_out |= out

    def beside_enemy(self, cell: str) -> bool:
        """Does somebody stand next to a cell of the place?"""
        return any(near and self.here + near in self.taken for near in around(cell))

    # -- coming and going --------------------------------------------------------------------------------------------

    def along(self, side: int, riders: bool = False) -> list[str]:
        """The hexes of the map along one of its sides; where two sheets are joined, those of the open one. [A-ACT-04]"""
        land, prefix = (self.open, self.there) if self.open is not None else (self.own, self.here)
        assert land is not None
        return [prefix + name for name in (edge_for_riders(land, side) if riders else edge(land, side))]

    def wait(self, people: Sequence[Person], edges: Sequence[int], turn: int, fixed: bool, mounted: bool) -> None:
        """People wait along the sides of the map, each where he was told to or where his sergeant leads him, and come in from a turn on.

        [ASSLT-04, ASSLT-05, A-ACT-04, RULING-G-63, RULING-A-ACT-04]
        """
        sides = self._sides(people, edges)
        for ride in (False, True):
            for number in edges:
                group = [one for one in people if sides[one.id] == number and (mounted and one.mounted) == ride]
                ways = [side for side in (number, *edges) if self.along(side, ride)]
                if group and ways:
                    self._entry(group, list(dict.fromkeys(ways)), turn, fixed, ride)

    def _sides(self, people: Sequence[Person], edges: Sequence[int]) -> dict[BeingId, int]:
        """The side of the map for each; whoever was not told goes with the others of his kind."""
        free = [person for person in people if self.edges.get(person.id) not in edges]
        return {**{who: side for who, side in self.edges.items() if side in edges}, **dealt(free, edges)}

    def _entry(self, group: Sequence[Person], ways: list[int], turn: int, fixed: bool, ride: bool) -> None:
        side = group[0].side
        row: Row = {
            "id": f"{self.letter(side)}{'r' if ride else 'f'}{ways[0]}", "side": self.letter(side), "turn": turn,
            "who": [person.id for person in group], "mounted": ride,
        }  # fmt: skip
        if wounded := [person.id for person in group if person.wounded]:
            row["wounded"] = wounded
        row["ways"] = [self.way(way) for way in (ways[:1] if fixed else ways)]
        row["fixed"] = fixed
        self.rows["entries"].append(row)

    def way(self, side: int) -> Row:
        """A side of the map as a way in; where two sheets are joined, that of the open one."""
        return {"id": f"side_{side}", "side_of_map": side, **({"piece": 2} if self.there else {})}

    def exits(self, side: Side, edges: Iterable[int]) -> None:
        """A side may leave the map by some of its sides. [ASSLT-06, CAMP-06]"""
        for number in edges:
            if self.along(number):
                row = {**self.way(number), "id": f"{HOME}_{number}_{self.letter(side)}", "side": self.letter(side)}
                self.rows["exits"].append(row)

    # -- how it ends -------------------------------------------------------------------------------------------------

    def area(self, name: str, cells: Iterable[str], prefix: str) -> None:
        """Ground of which the end of the fight speaks."""
        self.rows["areas"].append({"id": name, "hexes": " ".join(prefix + cell for cell in sorted(cells))})

    def wins(self, side: Side | None, *conditions: Row, at: str = "once") -> None:
        """A line of the victory conditions; nobody's is a draw."""
        winner: Row = {"result": "draw"} if side is None else {"side": self.letter(side)}
        self.rows["victory"].append({**winner, "at": at, "all": list(conditions)})

    # -- the table ---------------------------------------------------------------------------------------------------

    def table(self) -> Row:
        """Everything as a plain table in the schema of scenario files."""
        field, kind = self.field, self.fight.kind
        words = field.words[kind]
        attackers = self.letter(self.fight.attacker)
        turns = 0 if field.rules.switches.no_nightfall else field.rules.figures.fight_turns
        found: Row = {
            "id": f"{field.place.id}_{kind}_{self.fight.number}", "order": 0, "ruleset": field.edition or field.rules.id,
            "title": words["title"], "story": words["story"], "briefing": words["briefing"], "teaches": [],
            "turns": turns, "first": self.letter(self.first), "attackers": attackers,
            "switches": field.switches, "sides": {self.letter(side): {"name": field.sides[side]} for side in (0, 1)},
            **{name: rows for name, rows in self.rows.items() if rows}, **self.more,
        }  # fmt: skip
        if works := {name: rows for name, rows in self.works.items() if rows}:
            found["works"] = works
        return found


def behind(cell: str, facing: int) -> str:
    """The cell on which the tail of a horse lies."""
    prefix, dot, name = cell.rpartition(".")
    return prefix + dot + step(name, facing, -1)


def condition(kind: str, side: Side, **more: Any) -> Row:
    """One thing that must hold."""
    return {"kind": kind, "side": SIDES[side], **more}
