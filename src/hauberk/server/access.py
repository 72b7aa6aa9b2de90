"""Who may read what of a battle. A battle by itself is open to all; a fight inside a siege or campaign to those who take part in it."""

from __future__ import annotations

from collections.abc import Set

from hauberk.server.store import Kept, Store


def parent_of(game: str) -> str:
    """The siege or campaign a fight belongs to, from its id; "" for a battle by itself."""
    return game.rpartition("-")[0]


def seats_of(kept: Kept, keys: Set[str]) -> tuple[str, ...]:
    """The seats that somebody holds who shows these keys."""
    return tuple(side for side, key in kept.keys.items() if key in keys)


def may_watch(store: Store, kept: Kept, keys: Set[str]) -> bool:
    """May somebody see the battle? A fight of others only when the siege or campaign around it is over. [C-CG-08]"""
    return not _is_closed(store, kept) or bool(seats_of(kept, keys))


def may_have_all(store: Store, kept: Kept, keys: Set[str], over: bool) -> bool:
    """May somebody have the whole record, and with it what either side hides? Whoever took part in a fight, when it is over."""
    held = len(seats_of(kept, keys))
    return not _is_closed(store, kept) or held == len(kept.keys) or (held > 0 and over)


def _is_closed(store: Store, kept: Kept) -> bool:
    parent = parent_of(kept.id)
    return bool(parent) and not store.is_over(parent)
