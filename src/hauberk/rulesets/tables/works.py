"""Reading the figures and tables of houses, castles and storming."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from hauberk.battle.core.works_rules import Blow, BombardmentTable, FireTable, Readings, WorksFigures
from hauberk.board.terrain import MATERIALS, PROVENANCES
from hauberk.common.faults import Reader
from hauberk.common.layers import read_layers
from hauberk.rulesets.tables.parts import head, read_figures

SPREAD, OIL, PUT_OUT = "spread", "oil", "put_out"
SIGNS = {SPREAD: "-F", OIL: "-F", PUT_OUT: "-DA"}
_FACES = 10
_CELL = re.compile(r"^(?:-|(D)?/?(?:(\d)C)?)$")


def load_works(*paths: Path) -> WorksFigures:
    """The single figures of works, ladders, fires and machines."""
    reader = read_layers(*paths)
    figures = read_figures(reader.child("figures"), WorksFigures)
    reader.finish()
    reader.source.done()
    return figures


def load_fire(*paths: Path) -> FireTable:
    """The fire table. [SC-FIRE-08, RULING-G-30]"""
    reader = read_layers(*paths)
    head(reader)
    columns = {name: _faces(name, entry) for name, entry in reader.named("columns")}
    targets = _targets(reader.child("targets"), columns)
    for needed in SIGNS:
        if needed not in columns:
            reader.fault("columns", f"there is no column {needed}")
    reader.finish()
    reader.source.done()
    return FireTable(columns, targets)


def _faces(name: str, entry: Reader) -> str:
    faces, signs = entry.text("faces"), SIGNS.get(name, "-F")
    if len(faces) != _FACES or set(faces) - set(signs):
        entry.fault("faces", f"column {name} is {faces!r}", f"{_FACES} signs of {signs}")
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return faces


def _targets(entry: Reader, columns: Mapping[str, str]) -> dict[str, str]:
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.choice("wood", columns)
    return {name: entry.choice(name, columns) for name in entry.table if name not in ("source", "provenance")}


def load_bombardment(*paths: Path) -> BombardmentTable:
    """What engines do to walls. [A-BOMB-05, SC-BATTER-04]"""
    reader = read_layers(*paths)
    head(reader)
    reader.choice("provenance", PROVENANCES)
    points = reader.integers("points", needed=True)
    if list(points) != sorted(set(points)):
        reader.fault("points", "columns must rise")
    rows = {name: _blows(entry, len(points)) for name, entry in reader.named("rows")}
    walls = _materials(reader.child("walls"), rows)
    reader.finish()
    reader.source.done()
    return BombardmentTable(points, {each: rows[row] for each, (row, _) in walls.items()}, {each: n for each, (_, n) in walls.items()})


def _blows(rows: Reader, width: int) -> tuple[tuple[Blow, ...], ...]:
    found = []
    for die in range(1, _FACES + 1):
        cells = rows.texts(str(die), needed=True)
        read = [_CELL.match(cell) for cell in cells]
        if len(cells) != width or not all(cells) or not all(read):
            rows.fault(str(die), f"row {die} is {list(cells)}", f"{width} of -, D, nC, D/nC")
        found.append(tuple(Blow(bool(cell[1]), int(cell[2] or 0)) for cell in read if cell))
    rows.finish()
    return tuple(found)


def _materials(entry: Reader, rows: Mapping[str, object]) -> dict[str, tuple[str, int]]:
    found = {}
    for material in MATERIALS[1:]:
        line = entry.child(material)
        found[material] = line.choice("rows", rows), line.integer("grades", least=1)
        line.finish()
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return found


def load_readings(*paths: Path) -> dict[str, Readings]:
    """Tables of one die, each with its results in order. [A-TOWER-28, A-TOWER-36]"""
    reader = read_layers(*paths)
    found = {}
    for name in reader.table:
        entry = reader.child(name)
        entry.words("title")
        table = Readings(
            entry.integer("die", least=2), entry.texts("results", needed=True), entry.integers("upto", needed=True),
            entry.integer("armoured", default=0),
        )  # fmt: skip
        if len(table.upto) != len(table.results) - 1 or list(table.upto) != sorted(set(table.upto)):
            entry.fault("upto", f"{name}: one rising limit for every result but the last")
        entry.cited("source")
        entry.choice("provenance", PROVENANCES)
        entry.finish()
        found[name] = table
    reader.finish()
    reader.source.done()
    return found
