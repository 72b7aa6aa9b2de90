"""Cases of every scale: a battle, a siege or a campaign."""

from __future__ import annotations

from pathlib import Path

from hauberk.basis.faults import Reader
from hauberk.play.battle.case import Case, read_case, reader_of
from hauberk.play.campaign.case import CampaignCase
from hauberk.play.siege.case import SiegeCase

AnyCase = Case | SiegeCase | CampaignCase


def load_any_case(path: Path) -> AnyCase:
    """Read the case of a battle, of a siege or of a campaign from a file. Raises BadInput with every fault."""
    return case_of(read_case(path))


def case_of_text(text: str, name: str = "case") -> AnyCase:
    """The same from a text, TOML or JSON. Raises BadInput with every fault."""
    return case_of(reader_of(text, name))


def case_of(reader: Reader) -> AnyCase:
    """The case in a table, of whatever scale. Raises BadInput with every fault."""
    kind = reader.table.get("kind")
    return SiegeCase(reader) if kind == "siege" else CampaignCase(reader) if kind == "campaign" else Case(reader)
