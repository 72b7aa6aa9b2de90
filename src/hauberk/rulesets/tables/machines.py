"""Reading the machines: footprints row by row, crews, rates and ranges, all faults at once."""

from __future__ import annotations

from pathlib import Path

from hauberk.battle.machines.kinds import NOTHING, ROOFED, SHOTS, SOLID, STAND, WINCH, Floor, Ladder, MachineKind
from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import Reader
from hauberk.common.layers import read_layers

SIGNS = {STAND, SOLID, ROOFED, WINCH, NOTHING}


def load_machines(*paths: Path) -> dict[str, MachineKind]:
    """Machines with their crews. [OXEN-01, OXEN-04, SHOOT-08]"""
    reader = read_layers(*paths)
    machines = {key: _machine(key, entry) for key, entry in reader.named("machines")}
    reader.finish()
    reader.source.done()
    return machines


def _machine(key: str, entry: Reader) -> MachineKind:
    sources, rolls = entry.child("provenance"), entry.child("rolls_on", needed=False)
    for name in sources.table:
        sources.choice(name, PROVENANCES)
    entry.cited("source")
    flag = entry.flag

    def number(word: str) -> int:
        return entry.integer(word, default=0, least=0)

    kind = MachineKind(
        id=key, name=entry.words("name"), length=entry.integer("length", least=1), crew=_pairs(entry, "crew"),
        crewed=flag("crewed"),
        floors=tuple(_floor(each) for each in entry.children("floors")),
        rolls_on=tuple((name, rolls.integer(name, least=1)) for name in rolls.table),
        all_or_none=flag("all_or_none"), climb=number("climb"), assault_floor=number("assault_floor"), onto_wall=number("onto_wall"),
        spoilt_at=number("spoilt_at"), points=_pairs(entry, "points"), around=number("around"), worth=number("worth"), rate=number("rate"),
        served=number("served"), engineer=flag("engineer"), at_nose=flag("at_nose"),
        least=number("least"), range=number("range"), arc=number("arc"), by_flight=flag("by_flight"),
        weapon=entry.text("weapon", default=""), kills=flag("kills"), stone_spared=flag("stone_spared"),
        bearers=number("bearers"),
        shots=entry.choice("shots", SHOTS, default=SHOTS[0]),
        carried_flat=number("carried_flat"), carried_rough=number("carried_rough"), pushed_by=number("pushed_by"),
    )  # fmt: skip
    entry.finish()
    return kind


def _floor(entry: Reader) -> Floor:
    rows = entry.texts("rows", needed=True)
    if any(len(row) % 2 == 0 or set(row) - SIGNS for row in rows):
        entry.fault("rows", "rows have an odd number of signs, of . # r w and blank")
    floor = Floor(
        rows, entry.text("terrain"), entry.text("solid", default=""), entry.text("front"), entry.text("side"), entry.text("rear"),
        tuple(_ladder(each) for each in entry.children("ladders")), entry.integer("reached", default=0),
    )  # fmt: skip
    entry.finish()
    return floor


def _ladder(entry: Reader) -> Ladder:
    (row, column), (to_row, to_column) = (_place(entry, key) for key in ("below", "here"))
    ladder = Ladder((row, column), (to_row, to_column), entry.flag("movable"))
    entry.finish()
    return ladder


def _place(entry: Reader, key: str) -> tuple[int, int]:
    found = entry.integers(key, needed=True)
    if len(found) != 2:
        entry.fault(key, "a row and a column are needed")
        return 0, 0
    return found[0], found[1]


def _pairs(entry: Reader, key: str) -> tuple[tuple[int, int], ...]:
    """Pairs of men and what so many are worth."""
    pairs = entry.table.get(key, [])
    if key in entry:
        entry.read(key)
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(each, int) for each in pair) for pair in pairs
    ):
        entry.fault(key, f"{key} should be pairs of numbers")
        return ()
    return tuple((men, worth) for men, worth in pairs)
