"""Games that cannot be read any more: another version has kept them, or their file was harmed. They are told of, never dropped."""

from __future__ import annotations

import logging
from typing import Any

from hauberk import __version__
from hauberk.common.faults import BadInput, shown
from hauberk.server.encoding import encode
from hauberk.server.http_replies import Wrong
from hauberk.server.messages import fault
from hauberk.server.store import Kept, Store

log = logging.getLogger("hauberk.server")
MOST_FAULTS = 20


def outdated(kept: Kept, error: Exception) -> Wrong:
    """Why a kept game cannot be gone on with here."""
    version = kept.header.get("hauberk")
    said = [fault("hauberk", f"kept by version {shown(version)}; this is {__version__}")]
    if isinstance(error, BadInput):
        said += [fault(f"{each.file}:{each.line}", each.what, each.hint) for each in error.faults[:MOST_FAULTS]]
    else:
        said.append(fault(kept.id, f"its entries fit no position ({type(error).__name__})"))
    log.warning("%s cannot be read (version %s): %s", kept.id, version, error)
    return Wrong(409, "old_game", said)


def as_kept(store: Store, kept: Kept) -> bytes:
    """The record of a game as it lies on the disk, for whoever wants to read it elsewhere."""
    return b"\n".join([encode(kept.header), *(entry.encode() for entry in store.entries(kept.id))]) + b"\n"


def usable(note: Any, fields: tuple[str, ...], language: str, words: tuple[str, ...]) -> bool:
    """Does a note say what the list of games wants to know? That of another version may not."""
    if not isinstance(note, dict) or any(field not in note for field in fields):
        return False
    said = note.get(language)
    return isinstance(said, dict) and all(word in said for word in words)
