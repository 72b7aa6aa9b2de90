"""An edition: its name, its battle rules, and a digest of its data for the record."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from hauberk.battle import chapters
from hauberk.battle.core.registries import Barrier, Ending, MeleeModifier, MissileModifier, Shaper, Surcharge
from hauberk.battle.core.rules import Rules, Switches
from hauberk.board.terrain import terrain_table
from hauberk.campaign.rules import CampaignRules, CampaignSwitches
from hauberk.rulesets import campaign_tables, machine_kinds, siege_tables, tables, works_tables
from hauberk.siege.rules import SiegeRules, SiegeSwitches


@dataclass(frozen=True)
class Ruleset:
    """One edition of the game."""

    id: str
    title: dict[str, str] = field(hash=False)
    melee_table: str
    switches: Switches = field(default_factory=Switches)
    terrain_files: tuple[str, ...] = ()
    """Files of `data/` whose lines replace those of the common terrain table."""
    lines: str = works_tables.EDITIONS[0]
    """Whose lines of the tables of works and sieges it takes."""
    siege_switches: SiegeSwitches = field(default_factory=SiegeSwitches)
    campaign_switches: CampaignSwitches = field(default_factory=CampaignSwitches)
    own_rules: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Rules of other books, and those of its own book that are cited in their place in battle."""
    own_siege_rules: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The same for the days of a siege."""
    shapers: tuple[Shaper, ...] = chapters.SHAPERS
    barriers: tuple[Barrier, ...] = chapters.BARRIERS
    surcharges: tuple[Surcharge, ...] = chapters.SURCHARGES
    missile_modifiers: tuple[MissileModifier, ...] = chapters.MISSILE_MODIFIERS
    melee_modifiers: tuple[MeleeModifier, ...] = chapters.MELEE_MODIFIERS
    endings: Mapping[str, Ending] = field(default_factory=lambda: chapters.ENDINGS, hash=False)

    @property
    def ground(self) -> tuple[str, ...]:
        """Its terrain files, with that of steep moats if they are. [SC-MOAT-01, RULING-A-MOAT-01]"""
        return (*self.terrain_files, "terrain_steep_moats") if self.switches.steep_moats else self.terrain_files

    def rules(self, own: Path | None = None) -> Rules:
        """The battle rules; tables in the reader's own folder replace those of the package."""
        return _rules(self, own)

    def siege_rules(self, own: Path | None = None) -> SiegeRules:
        """The rules of the days of a siege; tables in the reader's own folder replace those of the package."""
        return _siege_rules(self, own)

    @property
    def has_campaign(self) -> bool:
        """Whether this edition knows campaigns; the classic one never had any."""
        return self.lines in campaign_tables.EDITIONS

    def campaign_rules(self, own: Path | None = None) -> CampaignRules:
        """The rules of its campaign; tables in the reader's own folder replace those of the package."""
        if not self.has_campaign:
            raise NoCampaign(self.id)
        return _campaign_rules(self, own)

    def digest(self, own: Path | None = None) -> str:
        """A fingerprint of every table this edition uses: an old game can say which tables it was played with."""
        folded = hashlib.sha256(repr((self.switches, self.siege_switches, self.campaign_switches, self.lines)).encode())
        for name in (self.melee_table, *SHARED_TABLES):
            folded.update(tables.table_file(name, own).read_bytes())
        for path in sorted((tables.data_folder() / "people").glob("*.toml")):
            folded.update(path.read_bytes())
        terrain = (f"{name}.toml" for name in self.ground)
        for name in ("terrain.toml", *terrain, "doors.toml", "kinds.toml", "machines.toml", "armies.toml"):
            folded.update((tables.data_folder() / name).read_bytes())
        return folded.hexdigest()[:16]

    def with_switches(self, **turned: bool) -> Ruleset:
        """The same edition with some points ruled otherwise."""
        return replace(self, switches=replace(self.switches, **turned))

    def with_siege_switches(self, **turned: bool) -> Ruleset:
        """The same edition with some points of its sieges ruled otherwise."""
        return replace(self, siege_switches=replace(self.siege_switches, **turned))

    def with_campaign_switches(self, **turned: bool) -> Ruleset:
        """The same edition with some points of its campaign ruled otherwise."""
        return replace(self, campaign_switches=replace(self.campaign_switches, **turned))


class NoCampaign(LookupError):
    """An edition was asked for campaign rules it never had."""

    def __init__(self, edition: str) -> None:
        super().__init__(f"the edition {edition!r} has no campaign")


SHARED_TABLES = (
    "shots.toml", "impact.toml", "infiltration.toml", "weapons.toml", "battle.toml",
    "works.toml", "fire.toml", "bombardment.toml", "crush.toml", "siege.toml", "events_of_the_day.toml", "quick.toml",
    "campaign.toml", "rosters.toml",
)  # fmt: skip


@lru_cache(maxsize=32)
def _rules(edition: Ruleset, own: Path | None) -> Rules:
    return Rules(
        id=edition.id,
        terrain=terrain_table(*edition.ground),
        melee=tables.load_melee(tables.table_file(edition.melee_table, own)),
        shots=tables.load_shots(tables.table_file("shots.toml", own)),
        impact=tables.load_impact(tables.table_file("impact.toml", own)),
        infiltration=tables.load_infiltration(tables.table_file("infiltration.toml", own)),
        weapons=tables.load_weapons(tables.table_file("weapons.toml", own)),
        hand_arms=tables.load_hand_arms(tables.table_file("weapons.toml", own)),
        machines=machine_kinds.load_machines(tables.data_folder() / "machines.toml", edition.lines),
        figures=tables.load_figures(tables.table_file("battle.toml", own)),
        works=works_tables.load_works(tables.table_file("works.toml", own), edition.lines),
        fire=works_tables.load_fire(tables.table_file("fire.toml", own), edition.lines),
        bombardment=works_tables.load_bombardment(tables.table_file("bombardment.toml", own), edition.lines),
        readings=works_tables.load_readings(tables.table_file("crush.toml", own)),
        switches=edition.switches,
        own=dict(edition.own_rules),
        shapers=edition.shapers,
        barriers=edition.barriers,
        surcharges=edition.surcharges,
        missile_modifiers=edition.missile_modifiers,
        melee_modifiers=edition.melee_modifiers,
        endings=edition.endings,
    )


@lru_cache(maxsize=32)
def _siege_rules(edition: Ruleset, own: Path | None) -> SiegeRules:
    machines = machine_kinds.load_machines(tables.data_folder() / "machines.toml", edition.lines)
    worths = {name: kind.worth for name, kind in machines.items()}
    return SiegeRules(
        id=edition.id,
        events=siege_tables.load_events(tables.table_file("events_of_the_day.toml", own), edition.lines),
        quick=siege_tables.load_quick(tables.table_file("quick.toml", own)),
        switches=edition.siege_switches,
        own=dict(edition.own_siege_rules),
        **siege_tables.load_siege(tables.table_file("siege.toml", own), edition.lines, worths),
    )


@lru_cache(maxsize=32)
def _campaign_rules(edition: Ruleset, own: Path | None) -> CampaignRules:
    return CampaignRules(
        id=edition.id,
        siege=_siege_rules(edition, own),
        switches=edition.campaign_switches,
        **campaign_tables.load_campaign(tables.table_file("campaign.toml", own), edition.lines),
        **campaign_tables.load_rosters(tables.table_file("rosters.toml", own), edition.lines),
    )
