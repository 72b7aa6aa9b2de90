"""Cases of every scale: a battle, a siege or a campaign."""

from __future__ import annotations

from pathlib import Path

from hauberk.play.campaign_case import CampaignCase
from hauberk.play.case import Case, read_case
from hauberk.play.siege_case import SiegeCase

AnyCase = Case | SiegeCase | CampaignCase


def load_any_case(path: Path) -> AnyCase:
    """Read the case of a battle, of a siege or of a campaign. Raises BadInput with every fault."""
    reader = read_case(path)
    kind = reader.table.get("kind")
    return SiegeCase(reader) if kind == "siege" else CampaignCase(reader) if kind == "campaign" else Case(reader)
