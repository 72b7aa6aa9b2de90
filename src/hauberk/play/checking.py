"""Checking data: everything in a folder is loaded once, and all faults are reported together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hauberk.basis.faults import BadInput, Fault
from hauberk.board.doors import load_doors
from hauberk.board.sheet import load_sheet
from hauberk.board.terrain import load_terrain, terrain_table
from hauberk.ledger import ledger
from hauberk.play.battle.scenario import read_scenario
from hauberk.play.campaign.maps import read_campaign_map
from hauberk.play.campaign.scenario import read_campaign
from hauberk.play.siege.lands import read_grounds, read_words
from hauberk.play.siege.places import read_place
from hauberk.play.siege.scenario import read_siege
from hauberk.rulesets import armies_table, campaign_tables, machine_kinds, siege_tables, tables, works_tables
from hauberk.rulesets.people import load_people

_TABLES: dict[str, Callable[[Path], object]] = {
    "shots.toml": tables.load_shots,
    "impact.toml": tables.load_impact,
    "infiltration.toml": tables.load_infiltration,
    "weapons.toml": tables.load_weapons,
    "battle.toml": tables.load_figures,
    "works.toml": works_tables.load_works,
    "fire.toml": works_tables.load_fire,
    "bombardment.toml": works_tables.load_bombardment,
    "crush.toml": works_tables.load_readings,
    "siege.toml": siege_tables.load_siege,
    "events_of_the_day.toml": siege_tables.load_events,
    "quick.toml": siege_tables.load_quick,
    "campaign.toml": campaign_tables.load_campaign,
    "rosters.toml": campaign_tables.load_rosters,
}


def check_folder(folder: Path | None) -> tuple[list[Fault], dict[str, int]]:
    """All faults of a data folder, and how much of what was found."""
    base = folder or tables.data_folder()
    if not base.is_dir():
        return [Fault(str(base), 0, "is no folder")], {}
    faults: list[Fault] = []
    counts: dict[str, int] = {}

    def check(kind: str, load: Callable[[Path], object], path: Path) -> None:
        try:
            load(path)
            counts[kind] = counts.get(kind, 0) + 1
        except BadInput as bad:
            faults.extend(bad.faults)

    for path in sorted(base.glob("sheets/*.toml")):
        check("sheets", load_sheet, path)
    for path in sorted(base.glob("scenarios/*.toml")):
        check("scenarios", read_scenario, path)
    for path in sorted(base.glob("places/*.toml")):
        check("places", read_place, path)
    for path in sorted(base.glob("sieges/*.toml")):
        check("sieges", read_siege, path)
    for path in sorted(base.glob("campaign_maps/*.toml")):
        check("campaign maps", read_campaign_map, path)
    for path in sorted(base.glob("campaigns/*.toml")):
        check("campaigns", read_campaign, path)
    for path in sorted(base.glob("tables/*.toml")):
        check("tables", _TABLES.get(path.name, tables.load_melee), path)
    for path in sorted(base.glob("terrain*.toml")):
        check("terrain", load_terrain, path)
    if (base / "doors.toml").exists():
        check("doors", lambda path: load_doors(path, terrain_table()), base / "doors.toml")
    if (base / "machines.toml").exists():
        check("machines", machine_kinds.load_machines, base / "machines.toml")
    if (base / "kinds.toml").exists() or (base / "people").is_dir():
        check("people", load_people, base)
    for name, load in (("grounds", read_grounds), ("fights", read_words)):
        if (base / f"{name}.toml").exists():
            check(name, load, base / f"{name}.toml")
    if (base / "armies.toml").exists():
        check("armies", armies_table.load_armies, base / "armies.toml")
    if (base / "rules").is_dir():
        check("ledger", ledger, base / "rules")
    if not counts and not faults:
        faults.append(Fault(str(base), 0, "holds no data", "expected sheets/, scenarios/, tables/, people/, rules/"))
    return faults, counts
