"""Checking data: everything in a folder is loaded once, and all faults are reported together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from hauberk.board.doors import load_doors
from hauberk.board.sheet import load_sheet
from hauberk.board.terrain import terrain_table
from hauberk.common.faults import BadInput, Fault, near
from hauberk.ledger import ledger
from hauberk.play.battle.scenario import read_scenario
from hauberk.play.campaign.maps import read_campaign_map
from hauberk.play.campaign.scenario import read_campaign
from hauberk.play.siege.lands import read_grounds, read_words
from hauberk.play.siege.places import read_place
from hauberk.play.siege.scenario import read_siege
from hauberk.rulesets.editions import RULESETS, edition_folders, read_edition
from hauberk.rulesets.people import load_people
from hauberk.rulesets.ruleset import CAMPAIGN_TABLES, TABLES, Ruleset
from hauberk.rulesets.tables import data_folder
from hauberk.rulesets.tables.armies import load_armies

FOLDERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "sheets": ("sheets", load_sheet),
    "scenarios": ("scenarios", read_scenario),
    "places": ("places", read_place),
    "sieges": ("sieges", read_siege),
    "campaign maps": ("campaign_maps", read_campaign_map),
    "campaigns": ("campaigns", read_campaign),
}
"""What lies in folders, a file each: its kind, the name of the folder, and the reader."""
FILES: dict[str, Callable[[Path], object]] = {
    "doors": lambda path: load_doors(path, terrain_table()),
    "grounds": read_grounds,
    "fights": read_words,
    "armies": load_armies,
}
"""What is one file."""


@dataclass
class Findings:
    """Faults, and how much of what was found."""

    faults: list[Fault] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def check(self, kind: str, load: Callable[..., object], *paths: Path) -> None:
        """Read one thing; every fault is told once, however often it is met."""
        try:
            load(*paths)
            self.counts[kind] = self.counts.get(kind, 0) + 1
        except BadInput as bad:
            self.faults += [fault for fault in bad.faults if fault not in self.faults]


def check_folder(folder: Path | None) -> tuple[list[Fault], dict[str, int]]:
    """All faults of a data folder, and how much of what was found."""
    base = folder or data_folder()
    if not base.is_dir():
        return [Fault(str(base), 0, "is no folder")], {}
    found = Findings()
    for kind, (name, read) in FOLDERS.items():
        for path in sorted(base.glob(f"{name}/*.toml")):
            found.check(kind, read, path)
    for path in edition_folders(base).values():
        _check_edition(found, path)
    if (base / "tables").is_dir():
        _check_own_tables(found, base / "tables")
    for name, read in FILES.items():
        if (base / f"{name}.toml").exists():
            found.check(name, read, base / f"{name}.toml")
    if (base / "kinds.toml").exists() or (base / "people").is_dir():
        found.check("people", load_people, base)
    if (base / "rules").is_dir():
        found.check("ledger", ledger, base / "rules")
    if not found.counts and not found.faults:
        found.faults.append(Fault(str(base), 0, "holds no data", "expected sheets/, scenarios/, editions/, tables/, people/, rules/"))
    return found.faults, found.counts


def _check_edition(found: Findings, folder: Path) -> None:
    try:
        edition = read_edition(folder)
    except BadInput as bad:
        found.faults += bad.faults
        return
    found.counts["editions"] = found.counts.get("editions", 0) + 1
    for table in TABLES:
        _check_table(found, edition, table)


def _check_own_tables(found: Findings, folder: Path) -> None:
    """Tables of the reader's own, laid over those of every edition."""
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in TABLES:
            found.faults.append(Fault(path.name, 0, f"no table is called {path.stem!r}", near(path.stem, TABLES)))
            continue
        for edition in RULESETS.values():
            _check_table(found, edition.with_tables(folder), path.stem)


def _check_table(found: Findings, edition: Ruleset, table: str) -> None:
    if edition.has_campaign or table not in CAMPAIGN_TABLES:
        found.check("tables", TABLES[table], *edition.files(table))
