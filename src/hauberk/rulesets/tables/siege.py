"""Reading the tables of the days of a siege and of quick resolution."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from hauberk.battle.core.works_rules import Readings
from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import Reader, near
from hauberk.common.layers import read_layers
from hauberk.rulesets.tables.parts import head, read_figures, read_ways, sourced
from hauberk.siege import rules as r
from hauberk.siege import tables as t
from hauberk.siege.quick import CLASSES, OBSTACLES

PLACES = ("castle", "farm", "chapel", "priory")
"""Kinds of places that can be besieged."""
WAYS = (
    "daily_activities", "negotiation_is_action", "mining", "field_joined", "warned_entry", "sortie_in_window", "hidden_keep", "crewed",
    "engineer_comes",
)  # fmt: skip
STAGES = ("breach", "outer_held", "inner_breached")
LETTERS = "ABCDEFGHIJ"
FLAGS = ("", "rout", "recoil", "siege_lifted", "garrison_surrenders")
LEAST, MOST = 2, 20
"""Totals of two dice."""
_FACES = 10
_WORDS = (r.YES, r.NO, r.BYSTANDERS, r.STRICT)


def load_siege(*paths: Path, machines: Mapping[str, int] | None = None) -> dict[str, Any]:
    """The tables of the days of a siege; `machines`: every kind there is, and what it is worth off the map."""
    reader = read_layers(*paths)
    head(reader)
    found = {
        "figures": read_figures(reader.child("figures"), r.SiegeFigures),
        **read_ways(reader.child("ways"), WAYS),
        "provisions": _provisions(reader.child("provisions")),
        "initiative": t.Initiative(_number(reader.child("initiative"), "besieger")),
        "blockade": _blockade(reader.child("blockade")),
        "healing": _healing(reader.child("healing")),
        "patrols": _patrols(reader.child("patrols")),
        "surrender": _surrender(reader.child("surrender")),
        "fate": _fate(reader.child("fate")),
        **_engines(reader.child("engines"), machines),
        "camp": _camp(reader.child("camp")),
        "building": _building(reader.child("building")),
        **_commanders(reader.child("commanders")),
        "activities": _activities(reader.child("activities")),
    }
    reader.finish()
    reader.source.done()
    return found


def _rising(entry: Reader, key: str, values: Collection[int], least: int = 0) -> None:
    if list(values) != sorted(set(values)) or len(values) < least:
        entry.fault(key, f"{key} should rise" + (f", {least} of them" if least else ""))


# -- tables of the day -----------------------------------------------------------------------------------------------


def _number(entry: Reader, key: str) -> int:
    value = entry.integer(key)
    sourced(entry)
    return value


def _provisions(entry: Reader) -> t.Provisions:
    modifiers = entry.integers("modifiers", needed=True)
    dice, bands = entry.child("dice"), entry.child("bands")
    table = t.Provisions(
        modifiers,
        {place: dice.integer(place, least=1) for place in PLACES},
        {place: bands.integers(place, needed=True) for place in PLACES},
        entry.integer("least", least=0),
    )
    for place, band in table.bands.items():
        if len(band) != len(modifiers) or list(band) != sorted(set(band), reverse=True) or band[-1] != 0:
            bands.fault(place, f"{place}: one falling number for each modifier, the last 0")
    dice.finish()
    bands.finish()
    sourced(entry)
    return table


def _blockade(entry: Reader) -> t.Blockade:
    table = t.Blockade(entry.texts("names", needed=True), entry.integers("over", needed=True), entry.integers("modifiers", needed=True))
    if not len(table.names) == len(table.modifiers) == len(table.over) + 1:
        entry.fault("over", "a name and a modifier for each grip, a ratio for every one but the last")
    sourced(entry)
    return table


def _healing(entry: Reader) -> t.Healing:
    faces = entry.integers("faces", needed=True)
    if len(faces) != _FACES or min(faces, default=0) < 0:
        entry.fault("faces", f"{_FACES} numbers of days, 0 for never")
    sourced(entry)
    return t.Healing(faces)


def _patrols(entry: Reader) -> t.Patrols:
    comes = entry.integers("comes", needed=True)
    _rising(entry, "comes", comes, least=1)
    men, riders, shooters = (entry.integer(key, least=0) for key in ("men", "riders", "shooters"))
    table = t.Patrols(men, riders, shooters, comes)
    sourced(entry)
    return table


def _pairs(entry: Reader, first: str) -> tuple[tuple[int, int], ...]:
    left, right = entry.integers(first, needed=True), entry.integers("bonus", needed=True)
    if len(left) != len(right):
        entry.fault("bonus", f"one bonus for each of {first}")
    return tuple(zip(left, right, strict=False))


def _surrender(entry: Reader) -> t.Surrender:
    numbers, progress, rations = (entry.child(key) for key in ("numbers", "progress", "rations"))
    bonus = progress.integers("bonus", needed=True)
    if progress.texts("stage", needed=True) != STAGES or len(bonus) != len(STAGES):
        progress.fault("stage", "one bonus for each stage", ", ".join(STAGES))
    table = t.Surrender(entry.integer("threshold"), _pairs(numbers, "times"), bonus, _pairs(rations, "days"))
    numbers.finish()
    progress.finish()
    sourced(rations)
    sourced(entry)
    return table


def _fate(entry: Reader) -> Readings:
    table = Readings(entry.integer("die", least=2), *_outcomes(entry))
    sourced(entry)
    return table


def _outcomes(entry: Reader, needed: bool = True) -> tuple[tuple[str, ...], tuple[int, ...]]:
    results, upto = entry.texts("results", needed), entry.integers("upto", needed)
    if results and (len(upto) != len(results) - 1 or list(upto) != sorted(set(upto))):
        entry.fault("upto", "one rising limit for every result but the last")
    return results, upto


# -- lines of editions -----------------------------------------------------------------------------------------------


def _engines(entry: Reader, machines: Mapping[str, int] | None) -> dict[str, Any]:
    names: dict[str, dict[str, str]] = {}
    points = dict(machines or {})
    for name, engine in entry.named("off_map") if "off_map" in entry else []:
        names[name], points[name] = engine.words("name"), engine.integer("worth", least=1)
        engine.finish()
    kinds = entry.texts("bombard", needed=True)
    for kind in kinds:
        if machines is not None and not points.get(kind):
            entry.fault("bombard", f"{kind!r} throws nothing from afar", near(kind, points))
    sourced(entry)
    return {"engines": {kind: points.get(kind, 0) for kind in kinds}, "off_map": names}


def _camp(entry: Reader) -> t.CampEngines:
    most = entry.child("most")
    kinds = entry.texts("kinds", needed=True)
    limits = {kind: most.integer(kind, least=0) for kind in most.table}
    for kind in most.table:
        if kind not in kinds:
            most.fault(kind, f"camp: {kind!r} is not among the kinds", near(kind, kinds))
    camp = t.CampEngines(limits, entry.integer("share", least=0), kinds, entry.texts("sheltered"))
    sourced(entry)
    return camp


def _building(entry: Reader) -> t.Building:
    crews = _crews(entry)
    table = t.Building(entry.flag("engineer"), crews, tuple(map(_line, entry.children("lines"))), entry.texts("besieged", needed=True))
    for product in table.besieged:
        if product not in table.products:
            entry.fault("besieged", f"building: nobody builds {product!r}", near(product, table.products))
    if len(set(table.products)) != len(table.products) or not table.lines:
        entry.fault("lines", "building: every product in one line")
    sourced(entry)
    return table


def _crews(entry: Reader) -> tuple[tuple[int, int], ...]:
    entry.read("crews")
    value = entry.table.get("crews")
    if not isinstance(value, list) or not value or not all(_whole(each, 2) for each in value):
        entry.fault("crews", "crews should be pairs of workers and how many times as fast they are")
        return ((1, 1),)
    crews = tuple((each[0], each[1]) for each in value)
    _rising(entry, "crews", [workers for workers, _ in crews])
    return crews


def _whole(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(type(each) is int for each in value)


def _line(entry: Reader) -> t.BuildLine:
    days, hastened, pieces = (entry.integer(key, least=1) for key in ("days", "hastened", "pieces"))
    line = t.BuildLine(entry.texts("products", needed=True), days, hastened, pieces)
    if line.hastened > line.days:
        entry.fault("hastened", "an engineer makes nothing slower")
    entry.finish()
    return line


def _commanders(entry: Reader) -> dict[str, object]:
    kinds = frozenset(entry.texts("kinds", needed=True))
    only = entry.child("only", needed=False)
    peoples = {kind: frozenset(only.texts(kind, needed=True)) for kind in only.table}
    for kind in sorted(peoples.keys() - kinds):
        only.fault(kind, f"{kind!r} does not command at all")
    only.finish()
    sourced(entry)
    return {"commanders": kinds, "commanding_peoples": peoples}


def _activities(entry: Reader) -> dict[str, dict[str, str]]:
    rows = {action: entry.child(action) for action in r.ACTIONS}
    found = {action: {name: row.choice(name, _WORDS) for name in r.ACTIVITIES} for action, row in rows.items()}
    for row in rows.values():
        row.finish()
    sourced(entry)
    return found


# -- events ----------------------------------------------------------------------------------------------------------


def load_events(*paths: Path) -> t.Events:
    """The events of the day. [EVENT-P1, A-EVENT-01]"""
    reader = read_layers(*paths)
    head(reader)
    reader.choice("provenance", PROVENANCES)
    events = {name: _event(name, entry) for name, entry in reader.named("events")}
    totals = _totals(reader.child("totals"), events)
    reader.finish()
    reader.source.done()
    return t.Events(events, totals, LEAST)


def _event(name: str, entry: Reader) -> t.Event:
    words, amount, elsewhere = entry.words("name"), entry.integer("amount", default=0), entry.integer("elsewhere", default=0)
    lasting, initiative = entry.flag("lasting"), entry.choice("initiative", ("besieger", "besieged"), default="")
    joins, die, halves = entry.text("joins", default=""), entry.integer("die", default=0), entry.integer("halves", default=0)
    results, upto = _outcomes(entry, needed=False)
    entry.cited("source")
    entry.finish()
    return t.Event(name, words, amount, elsewhere or amount, lasting, initiative, joins, die, halves, results, upto)


def _totals(entry: Reader, events: Mapping[str, t.Event]) -> tuple[str, ...]:
    found = tuple(entry.choice(str(number), events) for number in range(LEAST, MOST + 1))
    sourced(entry)
    return found


# -- quick resolution ------------------------------------------------------------------------------------------------


def load_quick(*paths: Path) -> t.Quick:
    """Quick resolution. [C-QUICK-02, C-QUICK-05, C-QUICK-08, C-QUICK-09, C-QUICK-10, C-QUICK-13]"""
    reader = read_layers(*paths)
    head(reader)
    reader.choice("provenance", PROVENANCES)
    columns = reader.integers("columns", needed=True)
    _rising(reader, "columns", columns)
    classes, ground, more, leader = (reader.child(key) for key in ("classes", "ground", "modifiers", "leader"))
    losses = reader.child("losses")
    table = t.Quick(
        points={name: classes.integer(name, least=1) for name in CLASSES},
        on_foot=_on_foot(reader.child("on_foot")),
        wounded_share=more.integer("wounded_share", least=1),
        bonuses={name: ground.integer(name, least=0) for name in OBSTACLES},
        outnumbering=_outnumbering(more),
        engine=more.integer("engine"),
        rubble=more.integer("rubble"),
        columns=columns,
        rows=_letters(reader.child("letters"), len(columns) + 1),
        battle=_losses(losses.child("battle")),
        siege=_losses(losses.child("siege")),
        leader_wounded=leader.integer("wounded", least=1),
        leader_killed=leader.integer("killed", least=1),
    )
    for part in (classes, ground, more, losses, reader):
        part.finish()
    sourced(leader)
    reader.source.done()
    return table


def _on_foot(entry: Reader) -> dict[str, str]:
    found = {name: entry.choice(name, CLASSES) for name in entry.table if name in CLASSES}
    sourced(entry)
    return found


def _outnumbering(entry: Reader) -> tuple[tuple[int, int, int], ...]:
    entry.read("outnumbering")
    value = entry.table.get("outnumbering")
    if not isinstance(value, list) or not all(_whole(each, 3) for each in value):
        entry.fault("outnumbering", "outnumbering should be threes: attackers, defenders, what is added to the die")
        return ()
    return tuple((each[0], each[1], each[2]) for each in value)


def _letters(entry: Reader, width: int) -> tuple[str, ...]:
    found = []
    for die in range(1, _FACES + 1):
        row = entry.text(str(die))
        if len(row) != width or set(row) - set(LETTERS):
            entry.fault(str(die), f"row {die} is {row!r}", f"{width} letters of {LETTERS}")
        found.append(row)
    entry.finish()
    return tuple(found)


def _losses(entry: Reader) -> dict[str, tuple[t.Losses, t.Losses]]:
    found = {}
    for letter in LETTERS:
        entry.read(letter)
        value = entry.table.get(letter)
        if not isinstance(value, list) or len(value) != 2 or not all(map(_toll, value)):
            entry.fault(letter, f"result {letter} is {value!r}", "two of [flag, dead, wounded]")
            value = [["", 0, 0], ["", 0, 0]]
        found[letter] = (t.Losses(*value[0]), t.Losses(*value[1]))
    entry.finish()
    return found


def _toll(value: object) -> bool:
    return isinstance(value, list) and len(value) == 3 and value[0] in FLAGS and _whole(value[1:], 2)
