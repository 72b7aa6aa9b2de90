"""The games there are."""

from __future__ import annotations

from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.contract import AnyGame
from hauberk.play.siege.game import SIEGE

GAMES: dict[str, AnyGame] = {game.kind: game for game in (BATTLE, SIEGE, CAMPAIGN)}
"""Every game by its kind."""
