"""Siege scenarios: from a file to the place, the people, the engines and the stores with which a siege begins. [SIEGE-01, A-SIEGE-01]"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hauberk.battle.core.being import SIDES, BeingId, Side
from hauberk.battle.walls.hoardings import WALKS
from hauberk.board.doors import STATES
from hauberk.board.terrain import terrain_table
from hauberk.common.faults import BadInput, Fault, Reader, near, read_toml
from hauberk.grid.hex import DIRECTIONS, parse_name, to_offset
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.fighting import ASK
from hauberk.play.files import edition_in, file_of, files_in, lesson_games, read_date
from hauberk.play.picture import PLAIN, Picture, read_picture
from hauberk.play.siege.places import load_place, place_files
from hauberk.play.switches import switched
from hauberk.rulesets.people import People, load_people
from hauberk.rulesets.ruleset import Ruleset
from hauberk.siege.place import FOREWORK, Place, hex_of

COMMANDER, ENGINEER, MINER = "commander", "engineer", "miner"
STOCK = ("ladder", "grapnel", "fascine", "mantlet", "cauldron", "stones")
"""Small things, which are counted and not named."""
READINESS = ("ready", "damaged")


class Enlisted(NamedTuple):
    """Somebody who is at the siege from the first day."""

    id: BeingId
    side: Side
    roles: tuple[str, ...] = ()
    """`commander`, `engineer`, `miner`."""
    mounted: bool = False
    """He has his horse with him."""


class Park(NamedTuple):
    """Engines of one kind that a side has when the siege begins."""

    kind: str
    side: Side
    number: int
    state: str = READINESS[0]
    """`ready`, or `damaged` and in want of a day's repair."""


@dataclass(frozen=True)
class SiegeScenario:
    """A siege ready to begin, in plain values; side A sits before the place, side B in it."""

    id: str
    order: int
    ruleset: Ruleset
    """The edition, with the switches of battles and sieges as the file turns them."""
    title: dict[str, str]
    story: dict[str, str]
    briefing: dict[str, str]
    teaches: tuple[str, ...]
    sides: tuple[dict[str, str], dict[str, str]]
    groups: tuple[str, str]
    """Whose armies come to the help of each side. [EVENT-11, EVENT-19]"""
    place: Place
    """With its hoardings, if there are any. [A-HOARD-04]"""
    people: tuple[Enlisted, ...]
    engines: tuple[Park, ...]
    stock: tuple[dict[str, int], dict[str, int]]
    doors: dict[str, str]
    """Doors, gates and bridges that are not as the sheet shows them."""
    damage: dict[str, int]
    """Demolition grades that walls have lost before the siege. [DEMO-01]"""
    newcomers: tuple[BeingId, ...]
    """Engineers who may come to the besiegers. [EVENT-10, A-EVENT-10]"""
    grounds: tuple[str, ...]
    """Open sheets on which one fights outside the walls, the usual one first. [CAMP-01, A-ACT-01, A-ACT-37]"""
    begins: str
    """The date of the first day, as 1142-09-26."""
    days: int = 0
    """The last day; 0: as long as it takes."""
    picture: Picture = PLAIN
    """How it looks; no rule asks."""
    fights: str = ASK
    """How its fights are fought, as was settled when it began. [RULING-C-QUICK-WHO]"""

    def of_side(self, side: Side) -> tuple[Enlisted, ...]:
        """The people of a side."""
        return tuple(each for each in self.people if each.side == side)

    def under(self, ruleset: Ruleset) -> SiegeScenario:
        """The same siege with switches turned; engines and stores are those of its own edition."""
        if ruleset.id != self.ruleset.id:
            raise BadInput([Fault(self.id, 0, f"cannot be fought by the rules of {ruleset.id}", f"it belongs to {self.ruleset.id}")])
        return replace(self, ruleset=ruleset)


def siege_files() -> dict[str, Path]:
    """The sieges of the package by id, in playing order."""
    return files_in("sieges")


def every_siege_files() -> dict[str, Path]:
    """Those of the shelf, and the small ones of lessons."""
    return siege_files() | lesson_games("siege")


@cache
def load_siege(name: str) -> SiegeScenario:
    """A siege of the package, or one from a file."""
    return read_siege(file_of(name, every_siege_files(), "siege"))


def read_siege(path: Path) -> SiegeScenario:
    """Read the file of a siege, reporting all faults at once."""
    reader = read_toml(path)
    found = siege_of(reader)
    reader.source.done()
    return found


def siege_of(reader: Reader) -> SiegeScenario:
    """A siege from its table; faults stay with the source."""
    return _Enlistment(reader).scenario()


class _Enlistment:
    """Takes the file of a siege apart."""

    def __init__(self, reader: Reader, people: People | None = None) -> None:
        self.reader = reader
        self.everybody = people or load_people()
        self.enlisted: dict[BeingId, Enlisted] = {}

    def scenario(self) -> SiegeScenario:
        """The whole siege."""
        reader = self.reader
        reader.choice("kind", ("siege",))
        ruleset = switched(reader, edition_in(reader), "switches", "siege_switches")
        name = reader.choice("place", place_files())
        if name not in place_files():
            reader.source.done()
        place = load_place(name)
        hung = self.hoardings(place)
        sides = reader.child("sides")
        parts = [self.side(sides.child(letter), side, ruleset) for side, letter in enumerate(SIDES)]
        sides.finish()
        found = SiegeScenario(
            id=reader.text("id"),
            order=reader.integer("order", default=0),
            ruleset=ruleset,
            title=reader.words("title"),
            story=reader.words("story"),
            briefing=reader.words("briefing"),
            teaches=reader.texts("teaches"),
            sides=(parts[0].name, parts[1].name),
            groups=(parts[0].group, parts[1].group),
            place=place.with_hoardings(hung),
            people=tuple(self.enlisted.values()),
            engines=parts[0].engines + parts[1].engines,
            stock=(parts[0].stock, parts[1].stock),
            doors=self.doors(place),
            damage=self.damage(place),
            newcomers=self.newcomers(),
            grounds=reader.choices("grounds", sheet_files(), needed=True),
            begins=read_date(reader),
            days=reader.integer("days", default=0, least=0),
            picture=read_picture(reader),
        )
        reader.finish()
        return found

    # -- sides -------------------------------------------------------------------------------------------------------

    def side(self, entry: Reader, side: Side, ruleset: Ruleset) -> _Party:
        """One side: its people with their roles, its engines, its stock."""
        name, group = entry.words("name"), entry.choice("group", self.everybody.groups)
        who = entry.text("people").split()
        roles = {COMMANDER: entry.text("commander").split(), MINER: entry.text("miners", default="").split()}
        on_foot = entry.text("on_foot", default="").split()
        self.enlist(entry, side, who, roles, on_foot)
        for role, names in roles.items():
            for one in names:
                if one not in who:
                    entry.fault(role if role == COMMANDER else "miners", f"{one} is not among the people of this side", near(one, who))
        if len(roles[COMMANDER]) != 1:
            entry.fault("commander", "one commander is needed")
        self.check_commander(entry, roles[COMMANDER], ruleset)
        stores = entry.child("stock", needed=False)
        stock = {kind: stores.integer(kind, least=0) for kind in stores.table if kind in STOCK}
        stores.finish()
        engines = tuple(self.park(each, side, ruleset) for each in entry.children("engines"))
        entry.finish()
        return _Party(name, group, engines, stock)

    def enlist(self, entry: Reader, side: Side, who: list[str], roles: dict[str, list[str]], on_foot: list[str]) -> None:
        """Everybody of a side, with his horse if he has one."""
        for one in who:
            character = self.everybody.characters.get(one)
            if character is None or character.is_beast:
                entry.fault("people", f"there is nobody called {one!r}", near(one, self.everybody.characters))
                continue
            if one in self.enlisted:
                entry.fault("people", f"{one} is enlisted twice")
                continue
            own = [role for role, names in roles.items() if one in names]
            if "engineer" in character.traits:
                own.append(ENGINEER)
            self.enlisted[one] = Enlisted(one, side, tuple(own), character.rides and one not in on_foot)
        for one in on_foot:
            if one not in who:
                entry.fault("on_foot", f"{one} is not among the people of this side", near(one, who))

    def check_commander(self, entry: Reader, names: list[str], ruleset: Ruleset) -> None:
        """A commander is of a kind that can command. [SURR-02, A-SURR-02]"""
        able = ruleset.siege_rules().commanders
        for one in names:
            character = self.everybody.characters.get(one)
            if character is not None and character.kind not in able:
                entry.fault("commander", f"{one} cannot command", ", ".join(sorted(able)))

    def park(self, entry: Reader, side: Side, ruleset: Ruleset) -> Park:
        """Engines of one kind, of the makes this edition knows."""
        kinds = {*ruleset.rules().machines, *ruleset.siege_rules().off_map}
        found = Park(
            entry.choice("kind", kinds), side, entry.integer("number", default=1, least=1),
            entry.choice("state", READINESS, default=READINESS[0]),
        )  # fmt: skip
        entry.finish()
        return found

    def newcomers(self) -> tuple[BeingId, ...]:
        """Engineers who are not yet here."""
        found = []
        for one in self.reader.texts("newcomers"):
            character = self.everybody.characters.get(one)
            if character is None or "engineer" not in character.traits:
                self.reader.fault("newcomers", f"{one!r} is no engineer", near(one, self.everybody.characters))
            elif one in self.enlisted:
                self.reader.fault("newcomers", f"{one} is here already")
            else:
                found.append(one)
        return tuple(found)

    # -- the place ---------------------------------------------------------------------------------------------------

    def hoardings(self, place: Place) -> tuple[str, ...]:
        """`hoardings = "O3/2 P3/2"`: each over the foot of an outer wall, on the storey of its walk. [A-HOARD-02, A-HOARD-03]"""
        ground, kinds = sheet(place.sheet).ground, terrain_table().terrain
        found = []
        for cell in self.reader.text("hoardings", default="").split():
            name, _, storey = cell.partition("/")
            if parse_name(name) is None or not storey.isdigit():
                self.reader.fault("hoardings", f"{cell!r} is no cell of a storey", "write O3/2")
                continue
            around = [(int(storey), *to_offset(hex_of(name).neighbour(side))) for side in range(len(DIRECTIONS))]
            walks = [spot for spot in around if spot in ground and WALKS in kinds[ground[spot].terrain].traits]
            wall = place.walls.get(name)
            if not walks or name in place.ground or (wall is not None and wall.ring != FOREWORK):
                self.reader.fault("hoardings", f"{cell}: there is no walk to hang a hoarding on")
            found.append(cell)
        return tuple(found)

    def doors(self, place: Place) -> dict[str, str]:
        """`[doors] gate = "open"`."""
        entry, known = self.reader.child("doors", needed=False), {door.id for door in sheet(place.sheet).doors}
        for name in entry.table:
            if name not in known:
                entry.fault(name, f"no door {name!r} on the map", near(name, known))
        return {name: entry.choice(name, STATES) for name in entry.table}

    def damage(self, place: Place) -> dict[str, int]:
        """`[damage] T8 = 2`."""
        entry = self.reader.child("damage", needed=False)
        for name in entry.table:
            if name not in place.walls:
                entry.fault(name, f"{name} is no wall of this place", near(name, place.walls))
        return {name: entry.integer(name, least=1) for name in entry.table}


class _Party(NamedTuple):
    """A side as it was read."""

    name: dict[str, str]
    group: str
    engines: tuple[Park, ...]
    stock: dict[str, int]
