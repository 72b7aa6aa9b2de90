"""Makes the campaign maps from real geography: `maps.py` writes every map, `maps.py sicily` one, `--check` compares.

A file of `tools/geography` holds degrees of latitude and longitude: coasts, uplands, woods and marshes as polygons, rivers as lines,
roads by the points they pass, places. This program lays hexes over them and writes `src/hauberk/data/campaign_maps`. Nothing is
corrected by hand in what it writes: `docs/campaign-maps.md` says how the maps were made.
"""

from __future__ import annotations

import heapq
import json
import math
import sys
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from hauberk.campaign.map import DIRECTION_NAMES, FLAGS, CampaignMap, Hex, HexName, column_row, hex_name

HERE = Path(__file__).parents[1] / "geography"
MAPS = Path(__file__).parents[2] / "src" / "hauberk" / "data" / "campaign_maps"
KM_PER_DEGREE = 111.195
"""Of a great circle."""
LATTICE = 0.8
"""Kilometres between the points that are looked at; a hex has some 34."""
STRIDE = 0.4
"""Kilometres between the points of a river."""
EFFORT = {".": 1.0, "f": 1.3, "h": 1.4, "H": 1.6, "m": 2.2, "M": 2.4, "s": 2.0}
FORDING = 1.5
TRODDEN = 0.7
"""A road takes the easiest way between two points: what a hex costs it, what a river adds, how much an older road saves."""
STRAYING = 0.04
"""What a kilometre off the straight line costs it, for roads were laid out from point to point."""

Point = tuple[float, float]
Table = dict[str, Any]


class Frame(NamedTuple):
    """Where the hexes lie: an equirectangular map about its middle, in kilometres to the right and down."""

    latitude: float
    longitude: float
    columns: int
    rows: int
    km: float

    def xy(self, latitude: float, longitude: float) -> Point:
        """A point of the earth on the map."""
        across = (longitude - self.longitude) * math.cos(math.radians(self.latitude))
        return across * KM_PER_DEGREE, (self.latitude - latitude) * KM_PER_DEGREE

    def middle(self, name: HexName) -> Point:
        """The middle of a hex."""
        column, row = column_row(name)
        lower = 0.25 if column % 2 == 0 else -0.25
        return (column - (self.columns + 1) / 2) * self.km * math.sqrt(3) / 2, (row - (self.rows + 1) / 2 + lower) * self.km

    def hex(self, x: float, y: float) -> HexName | None:
        """The hex a point lies in; None off the map."""
        left, top = self.middle(hex_name(1, 1))
        q = (x - left) / (self.km * math.sqrt(3) / 2)
        r = (y - top) / self.km - q / 2
        corner = [round(q), round(r), round(-q - r)]
        off = [abs(corner[0] - q), abs(corner[1] - r), abs(corner[2] + q + r)]
        worst = off.index(max(off))
        corner[worst] = -sum(corner[:worst] + corner[worst + 1 :])
        column, row = corner[0] + 1, corner[1] + (corner[0] - (corner[0] & 1)) // 2 + 1
        return hex_name(column, row) if 1 <= column <= self.columns and 1 <= row <= self.rows else None


class Survey:
    """One map in the making."""

    def __init__(self, table: Table) -> None:
        self.table = table
        latitude, longitude = table["middle"]
        self.frame = Frame(latitude, longitude, table["columns"], table["rows"], table["km"])
        names = [hex_name(column, row) for row in range(1, self.frame.rows + 1) for column in range(1, self.frame.columns + 1)]
        self.grid = CampaignMap("", {}, self.frame.columns, self.frame.rows, {name: Hex(name, 0, 0, frozenset()) for name in names}, {})
        self.at = {place["id"]: self.frame.xy(*point(place["at"])) for place in table["places"]}
        self.place_hex = {place["id"]: self.seat(place) for place in table["places"]}
        self.lattice = self.points_by_row()
        self.signs = self.grounds()
        self.rivers = {entry["id"]: self.river(entry) for entry in table["rivers"]}
        self.roads = self.all_roads()

    def seat(self, place: Table) -> HexName:
        """The hex of a place, or one beside it where its file says so."""
        name = self.frame.hex(*self.at[place["id"]])
        for step in place.get("moved", "").split():
            name = self.grid.neighbour(name, DIRECTION_NAMES.index(step)) if name else None
        if name is None:
            raise SystemExit(f"{self.table['id']}: {place['id']} lies off the map")
        return name

    # Ground

    def points_by_row(self) -> list[tuple[float, list[float], list[HexName | None]]]:
        """The lattice of points, row by row, each with the hex it lies in."""
        wide, high = self.frame.middle(hex_name(self.frame.columns, self.frame.rows))
        xs = [index * LATTICE for index in range(-int((wide + self.frame.km) / LATTICE), int((wide + self.frame.km) / LATTICE) + 1)]
        ys = [index * LATTICE for index in range(-int((high + self.frame.km) / LATTICE), int((high + self.frame.km) / LATTICE) + 1)]
        return [(y, xs, [self.frame.hex(x, y) for x in xs]) for y in ys]

    def shares(self, polygons: Iterable[str]) -> dict[HexName, float]:
        """How much of each hex lies within some of the polygons."""
        outlines = [self.outline(text) for text in polygons]
        inside: Counter[HexName] = Counter()
        for y, xs, hexes in self.lattice:
            found: set[int] = set()
            for outline in outlines:
                cuts = sorted(crossings(outline, y))
                for start, end in zip(cuts[::2], cuts[1::2], strict=True):
                    found.update(range(bisect_left(xs, start), bisect_left(xs, end)))
            inside.update(name for name in (hexes[index] for index in found) if name)
        return {name: inside[name] / total for name, total in self.whole().items()}

    def whole(self) -> Counter[HexName]:
        """The points in each hex."""
        return Counter(name for _, _, hexes in self.lattice for name in hexes if name)

    def outline(self, text: str) -> list[Point]:
        """A polygon or line on the map; a word among its points is a place."""
        return [self.at[part] if part in self.at else self.spot(part) for part in parts(text)]

    def spot(self, text: str) -> Point:
        """A pair of degrees on the map."""
        return self.frame.xy(*point(text))

    def grounds(self) -> dict[HexName, str]:
        """The letter of each hex: what covers at least half of it."""
        kinds = {kind: self.shares(each["points"] for each in self.table["relief"] if each["kind"] == kind) for kind in KINDS}
        land = self.shares(each["points"] for each in self.table["land"])
        uplands = self.shares(each["points"] for each in self.table["relief"] if each["kind"] in ("hill", "mountain"))
        settled = set(self.place_hex.values())
        found = {}
        for name in self.grid.hexes:
            high = "m" if kinds["mountain"][name] >= 0.5 else "h" if uplands[name] >= 0.5 else "."
            sign = high if high != "." or kinds["marsh"][name] < 0.5 else "s"
            if kinds["forest"][name] >= 0.5 and sign != "s":
                sign = {"m": "M", "h": "H", ".": "f"}[sign]
            found[name] = sign if land[name] >= 0.5 or name in settled else "~"
        return found | {name: entry["sign"] for entry in self.table.get("corrections", ()) for name in entry["hexes"].split()}

    # Rivers and roads

    def river(self, entry: Table) -> list[HexName]:
        """The hexes a river flows through, corners cut; where it passes a place, it passes the place's hex."""
        kept = {self.place_hex[part] for part in parts(entry["points"]) if part in self.at}
        flow: list[HexName] = []
        line = [
            self.frame.middle(self.place_hex[part]) if part in self.at else self.frame.xy(*point(part)) for part in parts(entry["points"])
        ]
        for name in (self.frame.hex(*spot) for spot in strides(line)):
            if name and self.signs[name] != "~" and name not in flow[-1:]:
                flow = flow[: flow.index(name) + 1] if name in flow and not kept & set(flow[flow.index(name) :]) else [*flow, name]
        index = 1
        while index < len(flow) - 1:
            if flow[index] not in kept and self.grid.distance(flow[index - 1], flow[index + 1]) <= 1:
                del flow[index]
                index = max(1, index - 1)
            else:
                index += 1
        for one, other in pairwise(flow):
            if self.grid.distance(one, other) != 1:
                raise SystemExit(f"{self.table['id']}: {entry['id']} leaps from {one} to {other}")
        return flow

    def all_roads(self) -> dict[str, list[HexName]]:
        """The roads in the order of the file: later ones join earlier ones."""
        self.trodden: set[HexName] = set()
        self.wet = {name for flow in self.rivers.values() for name in flow}
        found = {}
        for entry in self.table["roads"]:
            stops = [
                self.place_hex[part] if part in self.at else self.frame.hex(*self.frame.xy(*point(part))) for part in parts(entry["via"])
            ]
            road: list[HexName] = []
            for one, other in pairwise(stops):
                if one is None or other is None:
                    raise SystemExit(f"{self.table['id']}: {entry['id']} leaves the map")
                road += self.way(one, other)[1 if road else 0 :]
            self.trodden |= set(road)
            found[entry["id"]] = road
        return found

    def way(self, start: HexName, end: HexName) -> list[HexName]:
        """The easiest way between two hexes."""
        best = {start: 0.0}
        came: dict[HexName, HexName] = {}
        queue = [(0.0, start)]
        straight = (self.frame.middle(start), self.frame.middle(end))
        while queue:
            spent, here = heapq.heappop(queue)
            if here == end:
                way = [end]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            for other in self.grid.neighbours(here) if spent <= best[here] else ():
                if self.signs[other] == "~":
                    continue
                cost = spent + self.effort(other, straight)
                if cost < best.get(other, math.inf) - 1e-9:
                    best[other], came[other] = cost, here
                    heapq.heappush(queue, (cost, other))
        raise SystemExit(f"{self.table['id']}: no way from {start} to {end}")

    def effort(self, name: HexName, straight: tuple[Point, Point]) -> float:
        """What it costs a road to pass a hex."""
        cost = EFFORT[self.signs[name]] + (FORDING if name in self.wet else 0.0)
        return cost * (TRODDEN if name in self.trodden else 1.0) + STRAYING * off_line(self.frame.middle(name), *straight)

    def region(self, entry: Table) -> list[HexName]:
        """The land of a region."""
        return [name for name, share in self.shares([entry["points"]]).items() if share >= 0.5 and self.signs[name] != "~"]


KINDS = ("hill", "mountain", "forest", "marsh")


def parts(text: str) -> list[str]:
    """The points of a line: pairs of degrees or names of places, with commas between."""
    return [part.strip() for part in text.split(",") if part.strip()]


def point(text: str) -> Point:
    """Degrees of latitude (north) and longitude (east)."""
    latitude, longitude = text.split()
    return float(latitude), float(longitude)


def crossings(outline: list[Point], y: float) -> Iterator[float]:
    """Where the sides of a polygon cross a level."""
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (y - y1) / (y2 - y1) * (x2 - x1)


def strides(line: list[Point]) -> Iterator[Point]:
    """Points along a line, close together."""
    for (x1, y1), (x2, y2) in pairwise(line):
        count = max(1, math.ceil(math.dist((x1, y1), (x2, y2)) / STRIDE))
        yield from ((x1 + (x2 - x1) * step / count, y1 + (y2 - y1) * step / count) for step in range(count + 1))


def off_line(spot: Point, start: Point, end: Point) -> float:
    """How far a point lies from the straight line between two others."""
    length = math.dist(start, end) or 1.0
    return abs((end[0] - start[0]) * (spot[1] - start[1]) - (end[1] - start[1]) * (spot[0] - start[0])) / length


# Writing


def words(name: str | Table) -> str:
    """A text in three languages; a plain one is the same in all."""
    found = dict.fromkeys(("en", "fr", "it"), name) if isinstance(name, str) else name
    return "{ " + ", ".join(f"{language} = {json.dumps(text, ensure_ascii=False)}" for language, text in found.items()) + " }"


def hexes_text(names: list[HexName]) -> str:
    """Hexes, twenty to a line."""
    if len(names) <= 20:
        return json.dumps(" ".join(names))
    return '"""\n' + "".join(" ".join(names[start : start + 20]) + "\n" for start in range(0, len(names), 20)) + '"""'


def rendered(table: Table) -> str:
    """The file of a map."""
    survey = Survey(table)
    lines = [
        f"# Made by tools/campaign/maps.py from tools/geography/{table['id']}.toml: correct that file and run it again.",
        f"id = {json.dumps(table['id'])}",
        f"title = {words(table['title'])}",
        f"columns = {table['columns']}",
        f"rows = {table['rows']}",
        f"years = {json.dumps(table['years'])}",
        f"source = {json.dumps(table['source'], ensure_ascii=False)}",
        f"provenance = {json.dumps(table['provenance'])}",
        'relief = """',
        *("".join(survey.signs[hex_name(c + 1, r + 1)] for c in range(table["columns"])) for r in range(table["rows"])),
        '"""',
        "",
        "[nobles]",
        *(f"{noble} = {words(name)}" for noble, name in table["nobles"].items()),
    ]
    for key, found in (("rivers", survey.rivers), ("roads", survey.roads)):
        for entry in table[key]:
            lines += ["", f"[[{key}]]", f"id = {json.dumps(entry['id'])}", f"name = {words(entry['name'])}"]
            lines += [f"hexes = {hexes_text(found[entry['id']])}"]
    # The people of some regions are a people of their own: their places bear its flag.
    regions = {entry["id"]: survey.region(entry) for entry in table.get("regions", ()) if entry["id"] in FLAGS}
    for entry in table.get("regions", ()):
        lines += ["", "[[regions]]", f"id = {json.dumps(entry['id'])}", f"name = {words(entry['name'])}"]
        lines += [f"hexes = {hexes_text(survey.region(entry))}"]
    for entry in table.get("peaks", ()):
        lines += ["", "[[peaks]]", f"id = {json.dumps(entry['id'])}", f"name = {words(entry['name'])}"]
        lines += [f"hex = {json.dumps(survey.frame.hex(*survey.spot(entry['at'])))}"]
        lines += ["smokes = true"] if entry.get("smokes") else []
    for place in table["places"]:
        lines += ["", "[[places]]", f"id = {json.dumps(place['id'])}", f"name = {words(place['name'])}"]
        lines += [f"hex = {json.dumps(survey.place_hex[place['id']])}", f"kind = {json.dumps(place['kind'])}"]
        flags = [*place.get("flags", ()), *(region for region, hexes in regions.items() if survey.place_hex[place["id"]] in hexes)]
        lines += [f"flags = {json.dumps(flags)}"] if flags else []
        lines += ["levels = { " + ", ".join(f"{year} = {json.dumps(line)}" for year, line in place["levels"].items()) + " }"]
    return "\n".join(lines) + "\n"


def geography_files() -> dict[str, Path]:
    """The files of coordinates by id."""
    return {path.stem: path for path in sorted(HERE.glob("*.toml"))}


def made(name: str) -> str:
    """The file of a map, made from its coordinates."""
    return rendered(tomllib.loads(geography_files()[name].read_text(encoding="utf-8")))


def main(words: list[str]) -> int:
    """Write maps, or compare them with their files."""
    stale = 0
    for name in [word for word in words if word != "--check"] or geography_files():
        text, path = made(name), MAPS / f"{name}.toml"
        same = path.exists() and path.read_text(encoding="utf-8") == text
        stale += not same
        if "--check" not in words and not same:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{name}: {'unchanged' if same else 'differs' if '--check' in words else 'written'}")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
