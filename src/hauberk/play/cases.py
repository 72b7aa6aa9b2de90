"""Cases of every game: a battle, a siege or a campaign."""

from __future__ import annotations

from pathlib import Path

from hauberk.common.faults import Reader
from hauberk.play.battle.case import Case
from hauberk.play.campaign.case import CampaignCase
from hauberk.play.case import CaseOf, read_case
from hauberk.play.siege.case import SiegeCase

CASES: dict[str, type[CaseOf]] = {case.game.kind: case for case in (Case, SiegeCase, CampaignCase)}


def load_case(path: Path) -> CaseOf:
    """Read the case of a battle, of a siege or of a campaign from a file. Raises BadInput with every fault."""
    return case_of(read_case(path))


def case_of(reader: Reader) -> CaseOf:
    """The case in a table, of whatever game; one that does not say is of a battle. Raises BadInput with every fault."""
    kind = reader.table.get("kind")
    return CASES[kind if isinstance(kind, str) and kind in CASES else Case.game.kind](reader)
