"""Computer players think in a process of their own, so that the page never waits for them, at battles as at sieges and campaigns. They are
sent the entries of the record, never the seed. If the process dies, another takes its place and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any

import msgspec

from hauberk.common.dice import derived_seed
from hauberk.server.encoding import Json, encode
from hauberk.server.table import Table

log = logging.getLogger("hauberk.server")
LONGEST = 8.0
"""Seconds after which a captain has nothing to say."""
STARTING = 30.0
"""Seconds more that it may take to read the books, or a game that the process has not heard of."""


class Lost(Exception):
    """The subprocess has dropped this game and must be sent all of it."""


class Captains:
    """Client of the subprocess in which computer players think."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._known: dict[str, int] = {}
        """How many entries of each game the process has been sent."""
        self.restarts = 0

    async def choose(self, table: Table, seat: Json) -> Any:
        """What a captain wants to do; None if he has nothing to say."""
        answer = await self._ask(table, seat, "captain")
        return table.wire.read_command(answer["command"]) if answer and answer.get("command") else None

    async def hint(self, table: Table, seat: Json, language: str) -> tuple[Any, str]:
        """What a captain would do here and why."""
        answer = await self._ask(table, seat, "hint", language)
        if not answer or not answer.get("command"):
            return None, ""
        return table.wire.read_command(answer["command"]), str(answer.get("why", ""))

    async def _ask(self, table: Table, seat: Json, purpose: str, language: str = "") -> Json | None:
        seed = derived_seed(table.game.seed, purpose)  # by the commitment, which all see, a looker-on could try him out
        async with self._turn:
            for _ in range(2):
                try:
                    if self._process is None or self._process.returncode is not None:
                        await self._start()
                    limit = LONGEST + (0 if table.id in self._known else STARTING)
                    return await asyncio.wait_for(self._exchange(table, {**seat, "seed": seed}, language), limit)
                except (OSError, EOFError, ValueError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                    log.warning("the captains' process has ended (%s); another begins", type(error).__name__)
                    await self._stop()
                except Lost:  # he has had too many others to follow; he is sent the whole game
                    continue
                except TimeoutError:
                    log.warning("a captain thought for too long")
                    await self._stop()
                    return None
                except asyncio.CancelledError:
                    await self._stop()
                    raise
        return None

    async def _exchange(self, table: Table, seat: Json, language: str) -> Json:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        sent = self._known.get(table.id, 0)
        entries = [msgspec.Raw(body) for body in table.bodies(sent, table.seq)]
        message: dict[str, Any] = {
            "game": table.id, "from": sent, "entries": entries, "side": table.side, "captain": seat["captain"],
            "strength": seat.get("strength", 1), "fights": table.fights, "lang": language, "seed": seat["seed"],
        }  # fmt: skip
        if sent == 0:
            message["header"] = table.kept.header
        self._known[table.id] = sent + len(entries)
        process.stdin.write(encode(message) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        answer = msgspec.json.decode(line)
        if not isinstance(answer, dict):
            raise ValueError(answer)
        if "failed" in answer:
            self._known.pop(table.id, None)
            log.error("a captain failed at %s after entry %d: %s", table.id, table.seq - 1, answer["failed"])
        if "lost" in answer:
            self._known.pop(table.id, None)
            raise Lost(table.id)
        return answer

    async def _start(self) -> None:
        self._known.clear()
        self.restarts += 1
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hauberk.server.captain_process",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**24,
        )  # fmt: skip

    async def _stop(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            with suppress(Exception):
                await asyncio.wait_for(process.wait(), 5)

    async def close(self) -> None:
        """Stop the subprocess."""
        await self._stop()
