"""Places that can be besieged: from a file and its map sheet to a `Place`, all faults at once. [A-SIEGE-22]"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hauberk.board.sheet import Sheet
from hauberk.common.faults import BadInput, Fault, Reader, near, read_toml
from hauberk.grid.hex import DIRECTIONS, name_of, parse_name
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.rulesets.tables import data_folder
from hauberk.siege.place import FOREWORK, KINDS, RINGS, SIDES_OF_MAP, WALLS, Place, Redoubt, Section, Wall, check, hex_of, name_at

MATERIALS = ("castle_stone", "stone", "wood")
"""Double walls, single walls and timber, as the bombardment table has them. [DEMO-02, A-BOMB-01]"""


def place_files() -> dict[str, Path]:
    """The places of the package by id."""
    return {path.stem: path for path in sorted((data_folder() / "places").glob("*.toml"))}


@cache
def load_place(name: str) -> Place:
    """A place of the package."""
    known = place_files()
    if name not in known:
        raise BadInput([Fault(name[:80], 0, "no such place", near(name[:80], known))])
    return read_place(known[name])


def read_place(path: Path) -> Place:
    """Read the file of a place, reporting all faults at once."""
    reader = read_toml(path)
    found = _Survey(reader).place()
    reader.source.done()
    return found


class _Survey:
    """Takes the file of a place apart."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        name = reader.choice("sheet", sheet_files())
        self.sheet: Sheet | None = sheet(name) if name in sheet_files() else None
        self.walls: dict[str, Wall] = {}

    def place(self) -> Place:
        """The whole place."""
        reader = self.reader
        sections = {section.id: section for section in (self.section(each) for each in reader.children("sections"))}
        found = Place(
            id=reader.text("id"),
            sheet=reader.text("sheet"),
            kind=reader.choice("kind", KINDS),
            title=reader.words("title"),
            walls=self.walls,
            sections=sections,
            redoubts=tuple(self.redoubt(each) for each in reader.children("redoubts")),
            court=self.area("court"),
            inside=self.area("inside"),
            centre=self.area("centre"),
            outer=self.area("outer"),
            access=frozenset(self.hexes(reader, "access")),
            any_redoubt=reader.flag("any_redoubt"),
            open_sides=self.sides_of_map("open_sides"),
            joins=self.sides_of_map("joins"),
        )
        reader.finish()
        found.walls.update({name: wall._replace(faces_court=_faces_court(found, name)) for name, wall in found.walls.items()})
        for what in check(found):
            reader.fault("id", what)
        return found

    def section(self, entry: Reader) -> Section:
        """A stretch of wall; `parts` are hexes of it that are of another kind or stuff."""
        found = Section(
            id=entry.text("id"),
            title=entry.words("title"),
            kind=entry.choice("kind", WALLS),
            ring=entry.choice("ring", RINGS),
            hexes=self.hexes(entry, "hexes"),
            core=self.hexes(entry, "core") if "core" in entry else (),
            mine=entry.flag("mine"),
        )
        material = entry.choice("material", MATERIALS)
        other = {name: (kind, stuff) for part in entry.children("parts") for name, kind, stuff in self.part(part)}
        for name in found.hexes:
            if name in self.walls:
                entry.fault("hexes", f"{name} stands in two sections")
            self.walls[name] = Wall(name, *other.pop(name, (found.kind, material)), found.ring, found.id)
        for name in other:
            entry.fault("parts", f"{name} is no hex of section {found.id}")
        entry.finish()
        return found

    def part(self, entry: Reader) -> list[tuple[str, str, str]]:
        """Hexes of a stretch with their own kind and material."""
        kind, material = entry.choice("kind", WALLS), entry.choice("material", MATERIALS)
        found = [(name, kind, material) for name in self.hexes(entry, "hexes")]
        entry.finish()
        return found

    def redoubt(self, entry: Reader) -> Redoubt:
        """A last refuge, made of areas of the sheet."""
        found = Redoubt(entry.text("id"), entry.words("title"), self.cells(entry, "areas"))
        entry.finish()
        return found

    def area(self, key: str) -> frozenset[str]:
        """The cells of the areas named under a key."""
        return self.cells(self.reader, key)

    def cells(self, entry: Reader, key: str) -> frozenset[str]:
        """The cells of areas of the sheet, all together."""
        areas = self.sheet.areas if self.sheet else {}
        found: set[str] = set()
        for name in entry.text(key).split():
            if self.sheet and name not in areas:
                entry.fault(key, f"{key}: no area {name!r} on the sheet", near(name, areas))
            found |= {name_of(column, row) + (f"/{storey}" if storey else "") for storey, column, row in areas.get(name, ())}
        return frozenset(found)

    def hexes(self, entry: Reader, key: str) -> tuple[str, ...]:
        """Hexes of the sheet, or cells of a storey of it."""
        found = []
        for name in entry.text(key).split():
            ground, _, storey = name.partition("/")
            at = parse_name(ground)
            spot = (int(storey) if storey.isdigit() else 0, *at) if at else None
            if spot is None or (self.sheet and spot not in self.sheet.ground):
                entry.fault(key, f"{key}: no hex {name!r} on the sheet", "write K10, or K10/1 for the storey above")
            else:
                found.append(name)
        return tuple(found)

    def sides_of_map(self, key: str) -> tuple[int, ...]:
        """Sides of the sheet, all four if nothing is said."""
        found = self.reader.integers(key) if key in self.reader else SIDES_OF_MAP
        if set(found) - set(SIDES_OF_MAP):
            self.reader.fault(key, f"{key}: sides are 1 (top), 2 (right), 3 (bottom) and 4 (left)")
        return tuple(found)


def _faces_court(place: Place, name: str) -> bool:
    """Does a wall look into the place and nowhere else? What stands before the enclosure never does. [A-BOMB-07]"""
    if place.walls[name].ring == FOREWORK:
        return False
    around = [name_at(hex_of(name).neighbour(side)) for side in range(len(DIRECTIONS))]
    return all(other in place.ground for other in around if not place.section_of(other))
