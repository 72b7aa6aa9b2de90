"""What has failed inside a decision: logged, and kept in a file by which anybody can repeat it.

Such a file is the record of the game as far as it went; its last line has the seed, the command that failed, and how it failed.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import Path
from typing import Any, Protocol

import msgspec

from hauberk.play.wire import Translator
from hauberk.server.store import Kept

log = logging.getLogger("hauberk.server")
MOST_KEPT = 40
"""Limit of files kept; the oldest is deleted for the newest."""


class Failing(Protocol):
    """A table at which a decision has failed."""

    id: str
    kept: Kept

    @property
    def wire(self) -> Translator: ...
    def written(self) -> list[bytes]: ...


class Failures:
    """The folder of failures, beside the file of games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def note(self, table: Failing, command: Any, error: BaseException) -> None:
        """Keep a failure at a table that is as it was before the command. Never fails itself."""
        told = "".join(traceback.format_exception(error))
        try:
            said = command if isinstance(command, dict) or command is None else table.wire.command(command)
            lines = [*table.written(), msgspec.json.encode({"seed": table.kept.seed, "command": said, "error": told})]
            path = self._folder / f"{table.id}-{len(lines) - 2}.jsonl"
            self._folder.mkdir(exist_ok=True)
            path.write_bytes(b"\n".join(lines) + b"\n")
            self._make_room()
            log.error("a decision failed at %s; to repeat it: %s\ncommand %s\n%s", table.id, path, said, told)
        except Exception as wrong:
            log.error("a decision failed at %s, and could not be kept: %r\ncommand %s\n%s", table.id, wrong, command, told)

    def _make_room(self) -> None:
        kept = sorted(self._folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST_KEPT]:
            path.unlink(missing_ok=True)
