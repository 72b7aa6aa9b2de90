"""Who may read what of a game. A battle by itself is open to all; a fight inside a siege or campaign to those who take part in it; at a
siege or campaign everybody sees what his seats may know."""

from __future__ import annotations

from collections.abc import Set

from hauberk.play.battle.game import BATTLE
from hauberk.play.record import game_of
from hauberk.server.store import Kept, Store


def parent_of(game: str) -> str:
    """The siege or campaign a fight belongs to, from its id; "" for a battle by itself."""
    return game.rpartition("-")[0]


def seats_of(kept: Kept, keys: Set[str]) -> tuple[str, ...]:
    """The seats that somebody holds who shows these keys."""
    return tuple(side for side, key in kept.keys.items() if key in keys)


def may_watch(store: Store, kept: Kept, keys: Set[str]) -> bool:
    """May somebody see the game? A fight of others only when the siege or campaign around it is over. [C-CG-08]"""
    return not _is_closed(store, kept) or bool(seats_of(kept, keys))


def may_have_all(store: Store, kept: Kept, keys: Set[str], over: bool) -> bool:
    """May somebody have the whole record, and with it what any side hides? While the game goes on whoever holds all seats may.

    Of a battle by itself everybody may; of a fight that is over whoever took part; of a siege or campaign that is over everybody.
    """
    held = len(seats_of(kept, keys))
    if held == len(kept.keys):
        return True
    if parent_of(kept.id):
        return not _is_closed(store, kept) or (held > 0 and over)
    return over or game_of(kept.header) is BATTLE


def _is_closed(store: Store, kept: Kept) -> bool:
    parent = parent_of(kept.id)
    return bool(parent) and not store.is_over(parent)
