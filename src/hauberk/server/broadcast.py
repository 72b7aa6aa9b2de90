"""What those at a table hear of what was done there.

Where everything is done at once they hear of every step, each in his language; when the server is busy the story and the bar follow as soon
as the game rests. Where views take long they are sent the differences between views, made in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from hauberk.server.battle.table import BattleTable
from hauberk.server.differences import difference
from hauberk.server.encoding import Json, encode
from hauberk.server.guests import Guest
from hauberk.server.table import Change
from hauberk.server.table_guests import TableGuests
from hauberk.server.threads import PLAYING, aside

log = logging.getLogger("hauberk.server")
REST = 0.15
"""A game that has seen no command for so many seconds rests."""
LONG_REST = 1.0
"""The same while there is much to do at other tables."""
BRISK = 150.0
"""Commands a second, at all tables together, beyond which stories and bars follow when a game rests."""
SHARE = 0.25
"""The share of its time that the host spends on telling stories and bars with each step, at the most."""
CREDIT = 0.5
"""Seconds of such time it can have saved up."""


class Broadcast:
    """Tells guests what was done. Lives in the loop of the host."""

    def __init__(self) -> None:
        self._restless: dict[str, TableGuests] = {}
        self._resting: asyncio.Task[None] | None = None
        self._credit, self._counted, self._pace = CREDIT, time.perf_counter(), 0.0

    def close(self) -> None:
        """Nothing more is told."""
        if self._resting is not None:
            self._resting.cancel()

    def forget(self, game: str) -> None:
        """Nothing is owed to a table that is no more."""
        self._restless.pop(game, None)

    # -- views -------------------------------------------------------------------------------------------------------

    async def show(self, party: TableGuests, guests: Sequence[Guest], pool: ThreadPoolExecutor = PLAYING) -> None:
        """Some guests of a table are shown everything they may see."""
        views = await party.work(lambda: [guest.whole() for guest in guests], pool)
        for guest, view in zip(guests, views, strict=True):
            guest.tell({"view": view})

    def show_now(self, party: TableGuests) -> None:
        """The same for everybody at a table; whoever cannot be shown anything is told so."""
        for guest in party.guests:
            try:
                guest.tell({"view": guest.whole()})
            except Exception:
                log.exception("%s cannot be shown", party.table.id)
                guest.fail(None, "failed")

    async def tell_aside(self, party: TableGuests, pool: ThreadPoolExecutor) -> None:
        """Everybody at a table whose views take long is sent what has changed."""
        guests = party.guests[:]
        for guest, message in zip(guests, await aside(pool, _changes, party, guests), strict=True):
            guest.send(message)

    # -- steps -------------------------------------------------------------------------------------------------------

    def is_quiet(self, commands: int) -> bool:
        """Is there time to tell each step with its story and its bar?"""
        now = time.perf_counter()
        passed = now - self._counted
        self._credit = min(CREDIT, self._credit + passed * SHARE)
        self._pace = self._pace * math.exp(-passed) + commands
        self._counted = now
        return self._credit > 0 and self._pace < BRISK

    def took_time(self) -> None:
        """Broadcasting everything has taken what has passed since it was asked whether there is time."""
        self._credit -= time.perf_counter() - self._counted

    def tell(self, party: TableGuests, change: Change, whole: bool) -> None:
        """Everybody at the table hears of a step, each in his language."""
        table = party.table
        assert isinstance(table, BattleTable)
        try:
            if whole and party.owes is not None:
                self._pay(party)
            steps: dict[tuple[str, tuple[str, ...]], bytes] = {}
            for guest in party.guests:
                reader = guest.language, table.eyes(guest.sides)
                if reader not in steps:
                    steps[reader] = table.step(guest.language, change, whole, reader[1])
                guest.send(steps[reader])
        except Exception:  # it is on the disk, and the others of the batch are to be told
            log.exception("entry %d of %s could not be told", change.number, table.id)
            self.show_now(party)
            return
        if not whole and party.owes is None:
            party.owes = change.number
        party.moved = time.monotonic()
        self._restless[table.id] = party
        if self._resting is None or self._resting.done():
            self._resting = asyncio.get_running_loop().create_task(self._rest())

    async def _rest(self) -> None:
        """Tables that have come to rest are sent what is owed to them."""
        while self._restless:
            await asyncio.sleep(REST / 2)
            now = time.monotonic()
            self.is_quiet(0)
            rest = REST if self._pace < BRISK else LONG_REST
            for game, party in list(self._restless.items()):
                if now - party.moved < rest:
                    continue
                moved = party.moved
                for language in {guest.language for guest in party.guests}:
                    await party.table.prepare(language)
                if party.moved != moved:  # somebody went on playing in the meantime
                    continue
                self._restless.pop(game, None)
                party.moved = 0.0
                try:
                    if party.owes is not None:
                        self._pay(party)
                except Exception:
                    log.exception("what is owed to %s could not be told", game)
                    self.show_now(party)
                await asyncio.sleep(0)

    def _pay(self, party: TableGuests) -> None:
        """Send what steps still owe."""
        table = party.table
        assert isinstance(table, BattleTable)
        first, party.owes = party.owes or 0, None
        readers: dict[tuple[str, tuple[str, ...]], list[Guest]] = {}
        for guest in party.guests:
            readers.setdefault((guest.language, table.eyes(guest.sides)), []).append(guest)
        for (language, eyes), guests in readers.items():
            message = encode(table.bar(language, first, eyes))
            for guest in guests:
                guest.send(message)


def _changes(party: TableGuests, guests: Sequence[Guest]) -> list[bytes]:
    """What has changed for each guest since he was last shown something; those who see the same are sent the same."""
    views: dict[tuple[str, tuple[str, ...]], Json] = {}
    messages: dict[tuple[int, int], bytes] = {}
    found = []
    for guest in guests:
        reader = guest.language, guest.sides
        if reader not in views:
            views[reader] = party.table.view(*reader)
        before, view = guest.seen, views[reader]
        key = id(before), id(view)
        if key not in messages:
            message: Json = {"view": view} if before is None else {"step": {"seq": view["seq"], **difference(before, view)}}
            messages[key] = encode(message)
        found.append(messages[key])
        guest.seen = view
    return found
