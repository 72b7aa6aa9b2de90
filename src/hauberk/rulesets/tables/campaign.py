"""Reading the tables of the campaign."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from hauberk.campaign import rules as r
from hauberk.campaign import tables as t
from hauberk.campaign.classes import ROSTER_CLASSES
from hauberk.campaign.map import CASTLES, DIRECTION_NAMES, FLAGS, TERRAINS
from hauberk.common.faults import Reader, near
from hauberk.common.layers import read_layers
from hauberk.rulesets.tables.parts import head, read_figures, read_ways, sourced

T = TypeVar("T")
COUNTRY = tuple(name for name in TERRAINS if name != "sea")
"""Terrain in which groups march; nobody marches over the sea."""
WAYS = (
    "both_tested", "has_spies", "has_trains", "capitulates", "has_cities", "knights_recruit", "foreign_recruits", "neutral_sells",
    "plunders_neutral", "town_fighters_join",
)  # fmt: skip
PLUNDER = ("settlement", "monastic", "city", "castle", "convoy")
SPY_PLACES = ("open", "castle", "town", "city")
RESULTS = ("slips_away", "prisoner", "wounded", "killed")
SEASONS = ("winter", "spring", "summer", "autumn")
SLOPE, STREAM = "slope", "river"
BLOCK = 10
"""The roster line that stands for every full ten. [C-GROUP-10]"""
LINES, LEVELS = 12, 11
"""Lines of a roster, and resource levels from 0."""


def load_campaign(*paths: Path) -> dict[str, Any]:
    """Figures and tables of a campaign."""
    reader = read_layers(*paths)
    die = head(reader)
    found = {
        "figures": read_figures(reader.child("figures"), r.CampaignFigures),
        **read_ways(reader.child("ways"), WAYS),
        "attitude": _attitude(reader.child("attitude")),
        **_goodwill(reader.child("goodwill")),
        "supply": _steps_table(reader.child("supply")),
        "terrain": _number_table(reader.child("terrain"), COUNTRY),
        "prices": t.Prices(**_number_table(reader.child("prices"), t.Prices._fields)),
        "plunder_prestige": _plunder(reader.child("plunder")),
        "spies": _spies(reader.child("spies")),
        "promise": _promise(reader.child("promise")),
        "revolt": _revolt(reader.child("revolt")),
        "refusal": _refusal(reader.child("refusal"), die),
        "capitulation": _capitulation(reader.child("capitulation")),
        "maps": _steps_table(reader.child("maps")),
        "sheets": _sheets(reader),
        "grounds": _grounds(reader.child("grounds")),
        "weather": _steps_table(reader.child("weather")),
        "season": _season(reader.child("season")),
        "siege_train": _siege_train(reader.child("siege_train")),
        "leaders": _leaders(reader.child("leaders")),
        "ranks": _ranks(reader.child("ranks")),
    }
    reader.finish()
    reader.source.done()
    return found


def load_rosters(*paths: Path) -> dict[str, Any]:
    """Factions, their rosters, town fighters and recruits. [C-GROUP-10, C-MEET-08, C-MONEY-04]"""
    reader = read_layers(*paths)
    head(reader)
    factions = {name: _faction(name, entry) for name, entry in reader.named("factions")}
    rosters = {name: t.Roster(_rows(entry, LINES), BLOCK) for name, entry in reader.named("rosters")}
    for name in factions:
        if name not in rosters:
            reader.fault("rosters", f"rosters: no {name!r} here")
    for name, roster in rosters.items():
        if any(sum(line.values()) != number for number, line in enumerate(roster.lines, start=1)):
            reader.fault("rosters", f"rosters.{name}: row n should hold n characters")
    found = {
        "factions": factions,
        "rosters": {name: rosters[name] for name in factions if name in rosters},
        "stand_ins": _stand_ins(reader.child("stand_ins")),
        "militia": t.Militia(_rows(reader.child("militia"), LEVELS)),
        "recruiting": _recruiting(reader.child("recruiting")),
        "countries": _countries(reader.child("countries")),
    }
    reader.finish()
    reader.source.done()
    return found


def _countries(entry: Reader) -> dict[str, str]:
    """Rolls of townsfolk by the flag of a place. [C-PLACE-15]"""
    found = {name: entry.text(name) for name in entry.table if name in FLAGS}
    sourced(entry)
    return found


def _rising(entry: Reader, key: str, values: tuple[int, ...], count: int) -> None:
    if list(values) != sorted(set(values)) or len(values) != count - 1:
        entry.fault(key, f"{key}: one rising limit for every one but the last")


# -- tables ----------------------------------------------------------------------------------------------------------


def _steps(entry: Reader) -> t.Steps:
    steps = t.Steps(entry.integers("values", needed=True), entry.integers("upto", needed=True))
    _rising(entry, "upto", steps.upto, len(steps.values))
    return steps


def _steps_table(entry: Reader) -> t.Steps:
    steps = _steps(entry)
    sourced(entry)
    return steps


def _within(entry: Reader, key: str, read: Callable[[Reader], T]) -> T:
    """A table inside a table."""
    inner = entry.child(key)
    found = read(inner)
    inner.finish()
    return found


def _bands(entry: Reader) -> t.Bands:
    bands = t.Bands(entry.texts("names", needed=True), entry.integers("upto", needed=True))
    _rising(entry, "upto", bands.upto, len(bands.names))
    return bands


def _numbers(entry: Reader, names: tuple[str, ...], least: int | None = None) -> dict[str, int]:
    return {name: entry.integer(name, least=least) for name in names}


def _number_table(entry: Reader, names: tuple[str, ...]) -> dict[str, int]:
    found = _numbers(entry, names, least=1)
    sourced(entry)
    return found


def _attitude(entry: Reader) -> t.Attitude:
    table = t.Attitude(
        kind=entry.choice("kind", (r.LOYALTY, r.HOSTILITY)),
        prestige=_within(entry, "prestige", _steps),
        numbers=_within(entry, "numbers", _steps),
        bands=_within(entry, "bands", _bands),
        text_bands=_within(entry, "text_bands", _bands),
        turned=frozenset(entry.texts("turned")),
        least=entry.integer("least"),
        most=entry.integer("most"),
    )
    sourced(entry)
    return table


def _pair(entry: Reader, key: str) -> tuple[int, int]:
    pair = entry.integers(key, needed=True)
    if len(pair) != 2 or pair[0] > pair[1]:
        entry.fault(key, f"{key} should be the least and the highest loyalty")
        return (0, 0)
    return (pair[0], pair[1])


def _goodwill(entry: Reader) -> dict[str, Any]:
    parties = [name for name in entry.table if name not in ("literal", "source", "provenance")]
    found = {"goodwill": {name: _pair(entry, name) for name in parties}, "literal_goodwill": _pair(entry, "literal")}
    sourced(entry)
    return found


def _spies(entry: Reader) -> t.Spies:
    inner = entry.child("modifiers")
    table = t.Spies(entry.integer("found"), _numbers(inner, SPY_PLACES))
    inner.finish()
    sourced(entry)
    return table


def _plunder(entry: Reader) -> dict[str, int]:
    found = _numbers(entry, PLUNDER)
    sourced(entry)
    return found


def _threshold(entry: Reader) -> t.Threshold:
    return t.Threshold(entry.integer("limit"), entry.flag("above"))


def _revolt(entry: Reader) -> t.Threshold:
    threshold = _threshold(entry)
    sourced(entry)
    return threshold


def _promise(entry: Reader) -> t.Promise:
    promise = t.Promise(_threshold(entry), entry.integer("step"), entry.flag("swayed"), entry.flag("attack"))
    sourced(entry)
    return promise


def _refusal(entry: Reader, die: int) -> t.Escape:
    bands = _bands(entry)
    if bands.names != RESULTS:
        entry.fault("names", "refusal: results from the mildest to the hardest", ", ".join(RESULTS))
    table = t.Escape(bands, entry.integer("mounted"), entry.integer("armoured"), entry.integer("hurt"), die)
    sourced(entry)
    return table


def _capitulation(entry: Reader) -> t.Capitulation:
    die, shares = entry.integer("die", least=2), _steps(entry)
    table = t.Capitulation(die, shares, *(entry.integer(key, least=1) for key in ("wins", "below", "counted")))
    sourced(entry)
    return table


def _season(entry: Reader) -> t.Season:
    names, inner = _bands(entry), entry.child("movement")
    table = t.Season(names, {name: inner.integer(name) for name in SEASONS})
    for name in names.names:
        if name not in SEASONS:
            entry.fault("names", f"season: no {name!r} here", near(name, SEASONS))
    inner.finish()
    sourced(entry)
    return table


def _siege_train(entry: Reader) -> t.SiegeTrain:
    oxen = entry.child("oxen")
    table = t.SiegeTrain(
        entry.integer("engineers", least=1), {kind: oxen.integer(kind, least=1) for kind in oxen.table}, entry.integer("peasants", least=0)
    )
    oxen.finish()
    sourced(entry)
    return table


def _leaders(entry: Reader) -> frozenset[str]:
    found = frozenset(entry.texts("kinds", needed=True))
    sourced(entry)
    return found


def _ranks(entry: Reader) -> tuple[tuple[str, ...], ...]:
    entry.read("order")
    value = entry.table.get("order")
    if not isinstance(value, list) or not all(isinstance(each, list) and set(each) <= set(ROSTER_CLASSES) for each in value):
        entry.fault("order", "order should be lists of classes, the highest rank first", ", ".join(ROSTER_CLASSES))
        value = []
    sourced(entry)
    return tuple(tuple(each) for each in value)


# -- sheets ----------------------------------------------------------------------------------------------------------


def _sheets(reader: Reader) -> t.Sheets:
    by_terrain, ground = _sheet_lists(reader.child("sheets"))
    section, castles = reader.child("layouts"), reader.child("castles")
    layouts = {int(name): _layout(section.child(name)) for name in section.table if name.isdigit()}
    section.finish()
    attached = reader.child("attached")
    beside = {flag: attached.texts(flag, needed=True) for flag in ("monastery", "harbour")}
    sourced(attached)
    found = t.Sheets(by_terrain, ground, layouts, {kind: castles.text(kind) for kind in CASTLES}, beside)
    sourced(castles)
    return found


def _sheet_lists(entry: Reader) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    found = {terrain: entry.texts(terrain, needed=True) for terrain in COUNTRY}, entry.texts("open_ground", needed=True)
    sourced(entry)
    return found


def _layout(entry: Reader) -> t.Layout:
    columns, rows = entry.integer("columns", least=1), entry.integer("rows", least=1)
    edges = []
    for direction in DIRECTION_NAMES:
        words = [each.split() for each in entry.texts(direction, needed=True)]
        if not words or any(len(each) != 2 or not each[0].isdigit() or each[1] not in t.SIDES for each in words):
            entry.fault(direction, f"{direction} should be sheets and sides", '"0 top"')
            words = []
        edges.append(tuple(t.Edge(int(sheet), side) for sheet, side in words))
        if any(edge.sheet >= columns * rows for edge in edges[-1]):
            entry.fault(direction, f"{direction}: there are only {columns * rows} sheets")
    sourced(entry)
    return t.Layout(columns, rows, tuple(edges))


def _grounds(entry: Reader) -> t.Grounds:
    names = [name for name in entry.table if name not in ("source", "provenance")]
    found = t.Grounds({name: tuple(map(_ground, entry.children(name))) for name in names})
    sourced(entry)
    return found


def _ground(entry: Reader) -> t.Ground:
    kind, favours = entry.choice("kind", (SLOPE, STREAM)), entry.choice("favours", (*t.SIDES, ""))
    between = entry.choices("between", t.SIDES, needed=True)
    if len(set(between)) != 2 or favours not in ("", *between):
        entry.fault("between", "between should be two sides, one of which may be favoured", ", ".join(t.SIDES))
        between = t.SIDES[:2]
    entry.finish()
    return t.Ground(kind, (between[0], between[1]), favours)


# -- factions and rosters --------------------------------------------------------------------------------------------


def _faction(name: str, entry: Reader) -> t.Faction:
    """A faction with the letter and the colour of its counters, its nobles' too: red is the king's, green the Angevins'. [C-NOBLE-03]"""
    faction = t.Faction(
        name, entry.words("name"), entry.text("letter"), entry.text("colour"), entry.texts("people", needed=True),
        entry.text("townsfolk"), entry.flag("mercenary"),
    )  # fmt: skip
    sourced(entry)
    return faction


def _rows(entry: Reader, count: int) -> tuple[dict[str, int], ...]:
    classes = entry.choices("classes", ROSTER_CLASSES, needed=True)
    entry.read("rows")
    rows = entry.table.get("rows")
    if not isinstance(rows, list) or len(rows) != count or not all(_whole(row, len(classes)) for row in rows):
        entry.fault("rows", f"rows should be {count} rows of {len(classes)} numbers")
        rows = []
    sourced(entry)
    return tuple({name: number for name, number in zip(classes, row, strict=True) if number} for row in rows)


def _whole(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(type(each) is int and each >= 0 for each in value)


def _stand_ins(entry: Reader) -> dict[str, tuple[str, ...]]:
    found = {name: entry.choices(name, ROSTER_CLASSES) for name in entry.table if name in ROSTER_CLASSES}
    sourced(entry)
    return found


def _recruiting(entry: Reader) -> t.Recruiting:
    columns = [entry.integers(key, needed=True) for key in t.Recruiting._fields]
    for key, column in zip(t.Recruiting._fields, columns, strict=True):
        if len(column) != LEVELS:
            entry.fault(key, f"{key} should be {LEVELS} numbers, from 0 resource points on")
    sourced(entry)
    return t.Recruiting(*columns)
