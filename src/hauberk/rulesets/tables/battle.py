"""Reading the printed tables of the battle: laid out as printed, checked on loading, all faults at once."""

from __future__ import annotations

from pathlib import Path

from hauberk.battle.core.rules import Figures, ImpactTable, InfiltrationTable, MeleeTable, ShotTable, Weapon
from hauberk.board.terrain import COVERS, PROVENANCES
from hauberk.common.faults import Reader
from hauberk.common.layers import read_layers
from hauberk.rulesets.tables.parts import head, read_figures

LETTERS = "-ABCDEF"
FIRES = ("offensive", "both", "either")
LIMITS = ("free", "half", "none")
WEAPON_TRAITS = ("shooter", "lance", "dropped", "fire_arrows", "fire_bolts", "fire_pots")
HAND_TRAITS = ("lance", "pennon")
OVER = ("never", "far", "always")


def load_melee(*paths: Path) -> MeleeTable:
    """The combat table of an edition. [MELEE-06, CTAB-01]"""
    reader = read_layers(*paths)
    head(reader)
    least = reader.integers("least", needed=True)
    labels = reader.texts("label", needed=True)
    for word in reader.texts("column_provenance", needed=True):
        if word not in PROVENANCES:
            reader.fault("column_provenance", f"no provenance {word!r}", ", ".join(PROVENANCES))
    rows = reader.child("rows")
    foot, mounted = (_letter_rows(rows.child(kind), len(least)) for kind in ("foot", "mounted"))
    rows.finish()
    if list(least) != sorted(least) or len(labels) != len(least):
        reader.fault("least", "columns must rise, one label each")
    table = MeleeTable(least, labels, foot, mounted, reader.integer("armour"), reader.choice("provenance", PROVENANCES))
    reader.finish()
    reader.source.done()
    return table


def _letter_rows(rows: Reader, width: int) -> tuple[str, ...]:
    found = []
    for die in range(1, 11):
        row = rows.text(str(die))
        if len(row) != width or set(row) - set(LETTERS):
            rows.fault(str(die), f"row {die} is {row!r}", f"{width} letters of {LETTERS}")
        found.append(row)
    rows.finish()
    return tuple(found)


def load_shots(*paths: Path) -> ShotTable:
    """What shots do, on foot and mounted. [HIT-02]"""
    reader = read_layers(*paths)
    head(reader)
    columns = reader.child("columns")
    rows = tuple(columns.integers(str(column), needed=True) for column in range(4))
    columns.finish()
    halves = []
    for kind in ("foot", "mounted"):
        half = reader.child(kind)
        names = [cover for cover in COVERS if cover != "total"]
        halves.append(tuple(half.text(cover) for cover in names))
        for cover, row in zip(names, halves[-1], strict=True):
            if len(row) != 9 or set(row) - set(LETTERS):
                half.fault(cover, f"{kind}, {cover}: {row!r} should be nine letters")
        half.finish()
    for column, tops in enumerate(rows):
        if len(tops) != 9 or list(tops) != sorted(tops):
            columns.fault(str(column), f"column {column} should rise over nine rows")
    table = ShotTable(rows, halves[0], halves[1], reader.integer("armour"), reader.choice("provenance", PROVENANCES))
    reader.finish()
    reader.source.done()
    return table


def load_impact(*paths: Path) -> ImpactTable:
    """Where shots land. [IMPACT-05, IMPACT-06]"""
    reader = read_layers(*paths)
    head(reader)
    more = reader.child("modifiers")
    bands = (more.integer("short"), more.integer("medium"), more.integer("long"))
    more.choice("provenance", PROVENANCES)
    table = ImpactTable(
        reader.integer("on_target"), reader.integer("lost"), reader.integer("sure_below"), reader.integers("scatter", needed=True), bands,
        more.integer("wounded"), more.integer("byzantine_bow"), more.integer("close"), more.integer("close_below"),
        _rings(reader.child("stones")),
    )  # fmt: skip
    if sorted(table.scatter) != list(range(6)):
        reader.fault("scatter", "scatter should name each of the six directions once")
    reader.choice("provenance", PROVENANCES)
    more.finish()
    reader.finish()
    reader.source.done()
    return table


def _rings(entry: Reader) -> tuple[tuple[int, ...], ...]:
    """Where the stones of engines land: nineteen sums, nineteen hexes. [RULING-G-33]"""
    rings = tuple(entry.integers(name, needed=True) for name in ("target", "inner", "outer"))
    if sorted(each for ring in rings for each in ring) != list(range(2, 21)) or [len(ring) for ring in rings] != [1, 6, 12]:
        entry.fault("target", "the sums of two dice, 2 to 20, should each stand once: 1 target, 6 inner, 12 outer")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return rings


def load_infiltration(*paths: Path) -> InfiltrationTable:
    """The infiltration test. [INF-09]"""
    reader = read_layers(*paths)
    head(reader)
    more, extra = reader.child("modifiers"), reader.child("surcharge")
    table = InfiltrationTable(
        reader.choices("results", ("passes", "stopped", "wounded", "killed"), needed=True), reader.integers("upto", needed=True),
        more.integer("rider"), more.integer("armoured"), more.integer("wounded"), extra.integer("points", least=0),
    )  # fmt: skip
    if len(table.upto) != len(table.results) - 1 or list(table.upto) != sorted(table.upto):
        reader.fault("upto", "one rising limit for every result but the last")
    reader.choice("provenance", PROVENANCES)
    extra.choice("provenance", PROVENANCES)
    for part in (more, extra, reader):
        part.finish()
    reader.source.done()
    return table


def load_weapons(*paths: Path) -> dict[str, Weapon]:
    """Missile weapons. [SHOOT-01]"""
    reader = read_layers(*paths)
    found = {key: _weapon(key, entry) for key, entry in reader.named("weapons")}
    reader.child("hand")
    reader.finish()
    reader.source.done()
    return found


def load_hand_arms(*paths: Path) -> dict[str, frozenset[str]]:
    """What is never thrown or shot, with its traits. [SHOOT-03]"""
    reader = read_layers(*paths)
    found = {}
    for key, entry in reader.named("hand"):
        found[key] = frozenset(entry.choices("traits", HAND_TRAITS))
        entry.finish()
    reader.source.done()
    return found


def _weapon(key: str, entry: Reader) -> Weapon:
    bands = (entry.integer("short", least=1), entry.integer("medium", least=1), entry.integer("long", least=1))
    saddle = entry.integers("saddle") or bands
    if list(bands) != sorted(bands) or len(saddle) != 3:
        entry.fault("short", f"{key}: three rising ranges are needed")
        saddle = bands
    sources = entry.child("provenance")
    provenance = {name: sources.choice(name, PROVENANCES) for name in sources.table}
    entry.cited("source")
    weapon = Weapon(
        key, entry.words("name"), bands, (saddle[0], saddle[1], saddle[2]), entry.integer("least", default=1), entry.choice("fires", FIRES),
        entry.choice("limit", LIMITS), entry.integer("ammo", least=0), entry.integer("column", least=0), entry.choice("over", OVER),
        entry.flag("steady"), entry.flag("high"), entry.flag("flight"), entry.flag("mounted"), provenance, entry.flag("slits"),
        entry.text("letter", default=""), frozenset(entry.choices("traits", WEAPON_TRAITS)), entry.integer("pile", default=-1),
        entry.flag("carried", default=True),
    )  # fmt: skip
    entry.finish()
    return weapon


def load_citations(*paths: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The rules that an edition cites from its own book in place of another's: in battles, and in the days of a siege."""
    if not paths:
        return {}, {}
    reader = read_layers(*paths)
    both, battle, siege = (_citations(reader.child(key, needed=False)) for key in ("both", "battle", "siege"))
    reader.finish()
    reader.source.done()
    return {**battle, **both}, {**siege, **both}


def _citations(section: Reader) -> dict[str, str]:
    return {rule: section.text(rule) for rule in section.table}


def load_figures(*paths: Path) -> Figures:
    """Single figures of a battle."""
    reader = read_layers(*paths)
    figures = read_figures(reader.child("figures"), Figures)
    reader.child("terrain_shift")
    reader.finish()
    reader.source.done()
    return figures
