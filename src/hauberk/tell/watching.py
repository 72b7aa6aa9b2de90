"""A record told again in the terminal, of whatever game."""

from __future__ import annotations

from rich.console import Console

from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.record import Record
from hauberk.play.siege.game import SIEGE
from hauberk.tell.battle.watching import tell_battle_record
from hauberk.tell.campaign.watching import tell_campaign_record
from hauberk.tell.siege.watching import tell_siege_record

TELLING = {BATTLE.kind: tell_battle_record, SIEGE.kind: tell_siege_record, CAMPAIGN.kind: tell_campaign_record}


def tell_record(console: Console, record: Record, language: str, upto: int, details: bool) -> None:
    """Tell a match again from its record, so many steps of it."""
    TELLING[record.game.kind](console, record, language, upto, details)
