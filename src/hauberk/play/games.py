"""The games there are, by their kinds, and the one that a name or a file belongs to."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path

from hauberk.common.faults import BadInput, Fault, near
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.contract import AnyGame
from hauberk.play.siege.game import SIEGE

GAMES: dict[str, AnyGame] = {game.kind: game for game in (BATTLE, SIEGE, CAMPAIGN)}


def game_of(name: str) -> AnyGame:
    """The game whose scenario has this name, or is in this file. Raises BadInput if there is no such scenario."""
    for game in GAMES.values():
        if name in game.files():
            return game
    path = Path(name)
    if not path.is_file():
        known = [each for game in GAMES.values() for each in game.files()]
        raise BadInput([Fault(name[:80], 0, "no such scenario", near(name[:80], known))])
    kind = None
    with suppress(OSError, ValueError):
        kind = tomllib.loads(path.read_text(encoding="utf-8")).get("kind")
    return GAMES.get(kind, BATTLE) if isinstance(kind, str) else BATTLE
