"""Campaign maps: from a file to a `CampaignMap`, all faults at once; and a map as the page gets it. [C-MAP-02, C-MAP-03]"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from hauberk.campaign.map import FLAGS, KINDS, CampaignMap, Hex, HexName, Levels, Line, Peak, Place, Region, hex_name
from hauberk.common.faults import BadInput, Fault, Reader, Table, near, read_toml
from hauberk.rulesets.tables import data_folder

RELIEF: dict[str, frozenset[str]] = {
    ".": frozenset({"open"}),
    "f": frozenset({"forest"}),
    "h": frozenset({"hill"}),
    "H": frozenset({"hill", "forest"}),
    "m": frozenset({"mountain"}),
    "M": frozenset({"mountain", "forest"}),
    "s": frozenset({"marsh"}),
    "~": frozenset({"sea"}),
}
"""The letters of the drawn grid."""

FACTIONS = ("royalist", "angevin", "neutral", "norman", "byzantine", "lombard", "german", "arab")
PROVENANCES = ("rulebook", "playsheet", "derived", "reconstructed")
RAZED = "razed"
"""Written instead of levels from the year in which a place stands no more."""
SCALE = range(1, 11)
_YEAR = re.compile(r"[1-9][0-9]{2,3}")


def campaign_map_files() -> dict[str, Path]:
    """The campaign maps of the package by id."""
    return {path.stem: path for path in sorted((data_folder() / "campaign_maps").glob("*.toml"))}


@cache
def load_campaign_map(name: str) -> CampaignMap:
    """A campaign map of the package."""
    known = campaign_map_files()
    if name not in known:
        raise BadInput([Fault(name[:80], 0, "no such campaign map", near(name[:80], known))])
    return read_campaign_map(known[name])


def read_campaign_map(path: Path) -> CampaignMap:
    """Read the file of a campaign map, reporting all faults at once."""
    reader = read_toml(path)
    found = Surveyor(reader).map()
    reader.source.done()
    return found


class Surveyor:
    """Takes the file of a map apart."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.columns = reader.integer("columns", least=1)
        self.rows = reader.integer("rows", least=1)
        for key, size in (("columns", self.columns), ("rows", self.rows)):
            if size > 99:
                reader.fault(key, f"{key} is {size}, but hexes are named by two digits each way", "99 at most")
        self.relief = self.drawn()
        self.ids: set[str] = set()
        self.nobles: dict[str, dict[str, str]] = {}
        self.taken: dict[HexName, str] = {}

    def map(self) -> CampaignMap:
        """The whole map."""
        reader = self.reader
        reader.choice("provenance", PROVENANCES)
        reader.text("source")
        names = reader.child("nobles", needed=False)
        self.nobles = {noble: names.words(noble) for noble in names.table}
        rivers, roads = (tuple(self.line(entry) for entry in reader.children(key)) for key in ("rivers", "roads"))
        places = [self.place(entry) for entry in reader.children("places")]
        found = CampaignMap(
            id=reader.text("id"),
            title=reader.words("title"),
            columns=self.columns,
            rows=self.rows,
            hexes=self.hexes(rivers, roads),
            places={place.id: place for place in places},
            years=reader.integers("years", needed=True),
            nobles=self.nobles,
            rivers=rivers,
            roads=roads,
            regions=tuple(self.region(entry) for entry in reader.children("regions")),
            peaks=tuple(self.peak(entry) for entry in reader.children("peaks")),
        )
        reader.finish()
        return found

    def drawn(self) -> dict[HexName, str]:
        """The letter of every hex, as the grid draws it."""
        reader = self.reader
        rows = reader.text("relief").strip("\n").split("\n")
        first = reader.source.line_of(("relief",)) + 1
        if len(rows) != self.rows:
            reader.fault("relief", f"relief has {len(rows)} rows, but the map {self.rows}")
        found: dict[HexName, str] = {}
        for number, row in enumerate(rows):
            if len(row) != self.columns:
                reader.source.fault_at(first + number, f"this row has {len(row)} hexes, but the map {self.columns} columns")
            for column, sign in enumerate(row):
                if sign not in RELIEF:
                    reader.source.fault_at(first + number, f"{sign!r} in column {column + 1} is no ground", near(sign, RELIEF))
                found[hex_name(column + 1, number + 1)] = sign
        return found

    def hexes(self, rivers: tuple[Line, ...], roads: tuple[Line, ...]) -> dict[HexName, Hex]:
        """Every hex with all its ground: coasts and bridges are worked out, a bridge being where a road meets a river. [C-MAP-05]"""
        wet = {name for line in rivers for name in line.hexes}
        paved = {name for line in roads for name in line.hexes}
        ground = {name: set(RELIEF.get(sign, ())) for name, sign in self.relief.items()}
        bare = CampaignMap("", {}, self.columns, self.rows, {name: Hex(name, 0, 0, frozenset()) for name in ground}, {})
        for name, kinds in ground.items():
            kinds |= {"river"} if name in wet else set()
            kinds |= {"road"} if name in paved else set()
            kinds |= {"bridge"} if name in wet and name in paved else set()
            if "sea" not in kinds and any("sea" in ground[other] for other in bare.neighbours(name)):
                kinds.add("coast")
        return {name: Hex(name, int(name[:2]), int(name[2:]), frozenset(kinds)) for name, kinds in ground.items()}

    def known(self, entry: Reader, key: str, name: HexName, land: bool = True) -> HexName:
        """A hex that must be on the map, and on land unless water will do."""
        sign = self.relief.get(name)
        if sign is None:
            entry.fault(key, f"{key}: no hex {name!r} on this map", f"four digits, column then row, to {hex_name(self.columns, self.rows)}")
        elif land and sign == "~":
            entry.fault(key, f"{key}: hex {name} is sea")
        return name

    def own(self, entry: Reader) -> str:
        """An id nothing else on the map has."""
        found = entry.text("id")
        if found in self.ids:
            entry.fault("id", f"{found!r} is the id of something else on this map")
        self.ids.add(found)
        return found

    def line(self, entry: Reader) -> Line:
        """A river or road, hex by hex."""
        found = Line(self.own(entry), entry.words("name"), tuple(self.known(entry, "hexes", name) for name in entry.text("hexes").split()))
        entry.finish()
        bare = CampaignMap("", {}, self.columns, self.rows, {}, {})
        sound = [name for name in found.hexes if name in self.relief]
        for one, other in pairwise(sound):
            if bare.distance(one, other) != 1:
                entry.fault("hexes", f"{found.id} leaps from {one} to {other}", "name every hex on the way")
        return found

    def region(self, entry: Reader) -> Region:
        """A stretch of country."""
        hexes = frozenset(self.known(entry, "hexes", name, land=False) for name in entry.text("hexes").split())
        found = Region(self.own(entry), entry.words("name"), hexes)
        entry.finish()
        return found

    def peak(self, entry: Reader) -> Peak:
        """A landmark."""
        found = Peak(self.own(entry), entry.words("name"), self.known(entry, "hex", entry.text("hex")), entry.flag("smokes"))
        entry.finish()
        return found

    def place(self, entry: Reader) -> Place:
        """A settlement, monastic building, city or castle; one hex has room for one."""
        found = Place(
            id=self.own(entry),
            name=entry.words("name"),
            hex=self.known(entry, "hex", entry.text("hex")),
            kind=entry.choice("kind", KINDS),
            levels=self.levels(entry),
            flags=frozenset(entry.choices("flags", FLAGS)),
        )
        other = self.taken.setdefault(found.hex, found.id)
        if other != found.id:
            entry.fault("hex", f"hex {found.hex} holds {other} already", "a castle and its town are one place with the flag town")
        entry.finish()
        return found

    def levels(self, entry: Reader) -> dict[int, Levels]:
        """`1139 = "royalist robert_doilly 7 8"`: faction, noble (or -), resources, attitude; or `razed`. [C-PLACE-03]"""
        table = entry.child("levels")
        found: dict[int, Levels] = {}
        for year in table.table:
            line = table.text(year)
            if not _YEAR.fullmatch(year):
                table.fault(year, f"levels: {year!r} is no year")
            elif line == RAZED:
                found[int(year)] = Levels("")
            elif levels := self.level(table, year, line):
                found[int(year)] = levels
        if not found:
            entry.fault("levels", "levels: a place needs a line for one year at least", '1139 = "royalist noble 5 7"')
        return dict(sorted(found.items()))

    def level(self, table: Reader, year: str, line: str) -> Levels | None:
        """One line of levels."""
        words = line.split()
        if len(words) != 4 or not all(word.isdecimal() for word in words[2:]):
            table.fault(year, f"levels: {line!r} should name faction, noble, resources, attitude", '"royalist stephen 5 7", - for no noble')
            return None
        faction, noble, *numbers = words
        if faction not in FACTIONS:
            table.fault(year, f"levels: no faction {faction!r}", near(faction, FACTIONS))
        if noble != "-" and noble not in self.nobles:
            table.fault(year, f"levels: no noble {noble!r} on this map", near(noble, self.nobles))
        resources, attitude = map(int, numbers)
        for what, value in (("resources", resources), ("attitude", attitude)):
            if value not in SCALE:
                table.fault(year, f"levels: {what} {value}: off the scale", "1 to 10")
        return Levels(faction, "" if noble == "-" else noble, resources, attitude)


def map_json(country: CampaignMap) -> Table:
    """A map as the page gets it: nothing here is secret, so nothing of any year's levels is in it."""
    lines = {"rivers": country.rivers, "roads": country.roads}
    return {
        "id": country.id,
        "title": country.title,
        "columns": country.columns,
        "rows": country.rows,
        "hexes": [{"name": each.name, "terrain": sorted(each.terrain)} for each in country.hexes.values()],
        "places": [
            {"id": place.id, "name": place.name, "hex": place.hex, "kind": place.kind, "flags": sorted(place.flags)}
            for place in country.places.values()
        ],
        **{key: [{"id": each.id, "name": each.name, "hexes": list(each.hexes)} for each in found] for key, found in lines.items()},
        "regions": [{"id": each.id, "name": each.name, "hexes": sorted(each.hexes)} for each in country.regions],
        "peaks": [{"id": each.id, "name": each.name, "hex": each.hex, "smokes": each.smokes} for each in country.peaks],
    }
