"""The tables of the three games, and who sits at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hauberk.common.faults import BadInput, Fault
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.wire import SEATS
from hauberk.play.contract import AnyGame
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.text.battle.speech import BattleSpeech
from hauberk.text.battle.table import BattleTable
from hauberk.text.campaign.speech import CampaignSpeech
from hauberk.text.days import CampaignTable, SiegeTable
from hauberk.text.opponent import Opponent
from hauberk.text.siege.speech import SiegeSpeech
from hauberk.text.speech import Speech
from hauberk.text.table import TextTable

SPEECHES: Mapping[str, Callable[[Any, str], Speech]] = {
    BATTLE.kind: BattleSpeech, SIEGE.kind: SiegeSpeech, CAMPAIGN.kind: CampaignSpeech,
}  # fmt: skip
"""How each game is spoken of."""
TABLES: Mapping[str, Callable[..., TextTable]] = {BATTLE.kind: BattleTable, SIEGE.kind: SiegeTable, CAMPAIGN.kind: CampaignTable}
"""Where each is played."""


def table_of(
    match: AnyMatch,
    sides: frozenset[int],
    players: tuple[Opponent, Opponent],
    language: str,
    voice: Callable[[str], None],
    record: Path | None,
) -> TextTable:
    """The table of a match."""
    return TABLES[match.game.kind](match, sides, players, language, voice, record)


def seats_of(game: AnyGame, scenario: Any, word: str) -> frozenset[int]:
    """The seats a word such as `A`, `both` or `royalist` names. Raises BadInput."""
    names = game.seats(scenario)
    everybody = "both" if len(names) == len("AB") else "all"
    known = {name.lower(): number for number, name in enumerate(names)}
    known |= {letter.lower(): number for number, letter in enumerate(SEATS[: len(names)])}
    if word.lower() in ("both", "all"):
        return frozenset(range(len(names)))
    if word.lower() not in known:
        raise BadInput([Fault("--side", 0, f"no side {word[:40]!r} here", f"known: {', '.join((*names, everybody))}")])
    return frozenset({known[word.lower()]})
