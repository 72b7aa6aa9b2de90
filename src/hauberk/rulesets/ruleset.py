"""An edition: its name, the folders of its tables, its rules, and a digest of its data for the record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path

from hauberk.battle import chapters
from hauberk.battle.core.registries import Barrier, Ending, MeleeModifier, MissileModifier, Shaper, Surcharge
from hauberk.battle.core.rules import Rules, Switches
from hauberk.board.terrain import load_terrain, terrain_table
from hauberk.campaign.rules import CampaignRules, CampaignSwitches
from hauberk.rulesets.tables import battle, campaign, data_folder, machines, siege, works
from hauberk.siege.rules import SiegeRules, SiegeSwitches

SWITCHES: dict[str, type] = {"switches": Switches, "siege_switches": SiegeSwitches, "campaign_switches": CampaignSwitches}
"""Every set of points that players argue about, by its name in editions and headers of records."""


@dataclass(frozen=True)
class Ruleset:
    """One edition of the game."""

    id: str
    title: dict[str, str] = field(hash=False)
    folders: tuple[Path, ...]
    """Where its tables are: the common ones, and over them, in this order, those that say what differs."""
    borrowed: tuple[tuple[str, Path], ...] = ()
    """Single tables that it takes from the folder of another edition; its own are laid over them."""
    readers: tuple[Path, ...] = ()
    """Folders with tables of the reader's own, over all others."""
    order: int = 0
    """Its place in lists."""
    switches: Switches = field(default_factory=Switches)
    siege_switches: SiegeSwitches = field(default_factory=SiegeSwitches)
    campaign_switches: CampaignSwitches = field(default_factory=CampaignSwitches)
    shapers: tuple[Shaper, ...] = chapters.SHAPERS
    barriers: tuple[Barrier, ...] = chapters.BARRIERS
    surcharges: tuple[Surcharge, ...] = chapters.SURCHARGES
    missile_modifiers: tuple[MissileModifier, ...] = chapters.MISSILE_MODIFIERS
    melee_modifiers: tuple[MeleeModifier, ...] = chapters.MELEE_MODIFIERS
    endings: Mapping[str, Ending] = field(default_factory=lambda: chapters.ENDINGS, hash=False)

    def files(self, table: str) -> tuple[Path, ...]:
        """The files of a table, each laid over those before it."""
        common, *own = self.folders
        lent = (folder for name, folder in self.borrowed if name == table)
        folders = (common, *lent, *own, *self._folders_of_switches(), *self.readers)
        return tuple(path for folder in folders if (path := folder / f"{table}.toml").is_file())

    def _folders_of_switches(self) -> list[Path]:
        """A folder of the common tables that is named like a switch counts while the switch is on. [SC-MOAT-01, RULING-A-MOAT-01]"""
        on = (each.name for each in fields(self.switches) if getattr(self.switches, each.name))
        return [folder for name in on if (folder := self.folders[0] / name).is_dir()]

    def with_tables(self, folder: Path) -> Ruleset:
        """The same edition with the reader's own tables over all others: he need only give the lines that differ."""
        return replace(self, readers=(*self.readers, folder))

    def rules(self) -> Rules:
        """The battle rules."""
        return _rules(self)

    def siege_rules(self) -> SiegeRules:
        """The rules of the days of a siege."""
        return _siege_rules(self)

    @property
    def has_campaign(self) -> bool:
        """Whether this edition knows campaigns: whether it has a roster of its own."""
        return any((folder / "rosters.toml").is_file() for folder in self.folders[1:])

    def campaign_rules(self) -> CampaignRules:
        """The rules of its campaign."""
        if not self.has_campaign:
            raise NoCampaign(self.id)
        return _campaign_rules(self)

    def digest(self) -> str:
        """A fingerprint of every table this edition uses: an old game can say which tables it was played with."""
        data = data_folder()
        folded = hashlib.sha256(repr((self.switches, self.siege_switches, self.campaign_switches)).encode())
        shared = (*sorted((data / "people").glob("*.toml")), *(data / f"{name}.toml" for name in ("doors", "kinds", "armies")))
        for path in (*(path for table in TABLES for path in self.files(table)), *shared):
            folded.update(path.read_bytes())
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


@lru_cache(maxsize=32)
def _rules(edition: Ruleset) -> Rules:
    files = edition.files
    return Rules(
        id=edition.id,
        terrain=terrain_table(*files("terrain")),
        melee=battle.load_melee(*files("melee")),
        shots=battle.load_shots(*files("shots")),
        impact=battle.load_impact(*files("impact")),
        infiltration=battle.load_infiltration(*files("infiltration")),
        weapons=battle.load_weapons(*files("weapons")),
        hand_arms=battle.load_hand_arms(*files("weapons")),
        machines=machines.load_machines(*files("machines")),
        figures=battle.load_figures(*files("battle")),
        works=works.load_works(*files("works")),
        fire=works.load_fire(*files("fire")),
        bombardment=works.load_bombardment(*files("bombardment")),
        readings=works.load_readings(*files("crush")),
        switches=edition.switches,
        own=battle.load_citations(*files("citations"))[0],
        shapers=edition.shapers,
        barriers=edition.barriers,
        surcharges=edition.surcharges,
        missile_modifiers=edition.missile_modifiers,
        melee_modifiers=edition.melee_modifiers,
        endings=edition.endings,
    )


@lru_cache(maxsize=32)
def _siege_rules(edition: Ruleset) -> SiegeRules:
    files = edition.files
    worths = {name: kind.worth for name, kind in machines.load_machines(*files("machines")).items()}
    return SiegeRules(
        id=edition.id,
        events=siege.load_events(*files("events_of_the_day")),
        quick=siege.load_quick(*files("quick")),
        switches=edition.siege_switches,
        own=battle.load_citations(*files("citations"))[1],
        **siege.load_siege(*files("siege"), machines=worths),
    )


@lru_cache(maxsize=32)
def _campaign_rules(edition: Ruleset) -> CampaignRules:
    return CampaignRules(
        id=edition.id,
        siege=_siege_rules(edition),
        switches=edition.campaign_switches,
        **campaign.load_campaign(*edition.files("campaign")),
        **campaign.load_rosters(*edition.files("rosters")),
    )


TABLES: dict[str, Callable[..., object]] = {
    "battle": battle.load_figures,
    "bombardment": works.load_bombardment,
    "campaign": campaign.load_campaign,
    "citations": battle.load_citations,
    "crush": works.load_readings,
    "events_of_the_day": siege.load_events,
    "fire": works.load_fire,
    "impact": battle.load_impact,
    "infiltration": battle.load_infiltration,
    "machines": machines.load_machines,
    "melee": battle.load_melee,
    "quick": siege.load_quick,
    "rosters": campaign.load_rosters,
    "shots": battle.load_shots,
    "siege": siege.load_siege,
    "terrain": load_terrain,
    "weapons": battle.load_weapons,
    "works": works.load_works,
}
"""Every table, by the name of its file."""
CAMPAIGN_TABLES = ("campaign", "rosters")
"""Those of editions that know campaigns."""
