"""The host: all tables and those who sit at them. Every command is on the disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hauberk.common.refusal import Refused
from hauberk.play.protocol.messages import Thinking
from hauberk.play.standing_orders import Orders, write_orders
from hauberk.server.broadcast import Broadcast
from hauberk.server.captains import Captains
from hauberk.server.encoding import Json
from hauberk.server.failures import Failures
from hauberk.server.fair_queue import Turns
from hauberk.server.fights import Fights
from hauberk.server.guests import Guest
from hauberk.server.judging import Judging
from hauberk.server.messages import CAPTAINS
from hauberk.server.open_tables import OpenTables
from hauberk.server.promises import Promises
from hauberk.server.store import Store
from hauberk.server.table import Change, Table
from hauberk.server.table_guests import TableGuests
from hauberk.server.threads import PLAYING
from hauberk.server.writer import Failed, NotStored, Told, Waiting, Writer

log = logging.getLogger("hauberk.server")
STAND_IN: Json = {"who": "captain", "captain": "steady", "strength": 2}
"""The computer that steps in for somebody absent."""


class Stuck(Exception):
    """Nothing can be done at a table where something must be."""


class Host(OpenTables):
    """Keeps the tables of all games, and plays the computers' part at them."""

    def __init__(self, store: Store, captains: Captains) -> None:
        super().__init__(store)
        self.captains = captains
        """They face people in battles."""
        self.commanders = Captains()
        """They command at sieges and campaigns, where a thought may take long."""
        self.aides = Captains()
        """They give hints, and fight where nobody need look on; so nobody's opponent is kept waiting."""
        self.writer = Writer(store, self._written)
        self.telling = Broadcast()
        self.fights = Fights(self)
        self.failures = Failures(store.failures)
        self.judging = Judging()
        """How games went that are over."""
        self.promises = Promises()
        self.turns = Turns()
        """Those who wait for answers to their questions."""
        self.commands = 0
        """How many have been carried out and stored."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Flush the writer and disconnect everybody."""
        await self.writer.close()
        self.telling.close()
        for party in self.parties.values():
            party.stop_clock()
        for task in self._tasks:
            task.cancel()
        for captains in (self.captains, self.commanders, self.aides):
            await captains.close()
        self.store.close()

    def spawn(self, work: Any) -> None:
        """Start a background task, and keep a reference to it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _busy(self, table: Table) -> bool:
        """Is something going on of which the table itself knows nothing?"""
        return super()._busy(table) or table.fight_id in self.fights.fought

    def forget(self, game: str) -> None:
        """Delete a game with its fights, and disconnect its guests."""
        for fight in self.store.ids(f"{game}-"):
            self.forget(fight)
        party = self.parties.pop(game, None)
        self.telling.forget(game)
        for each in self.writer.drop({game}):
            if each.failed is not None:
                each.failed()
        self.store.forget(game)
        if party is not None:
            party.stop_clock()
        for guest in party.guests if party else ():
            guest.fail(None, "no_such_game")
            guest.leave(1008)

    # -- sitting down ------------------------------------------------------------------------------------------------

    async def welcome(self, party: TableGuests, guest: Guest) -> None:
        """A guest joins: he gets the whole view, and whatever waited for a guest goes on."""
        async with party.turn:
            await party.table.prepare(guest.language)
            if party.table.fight_id:
                await self.fights.report(party)
            guest.table = party.table
            await self.show(party, [guest])
            party.guests.append(guest)
            if party.table.seat in guest.sides:
                party.since = time.time()
            self.wake(party)

    async def show(self, party: TableGuests, guests: list[Guest]) -> None:
        """Some guests of a table are shown everything they may see."""
        await self.telling.show(party, guests)

    def part(self, party: TableGuests, guest: Guest) -> None:
        """A guest leaves."""
        guest.gone = True
        if guest not in party.guests:
            return
        party.guests.remove(guest)
        party.used = time.monotonic()
        if not party.guests:
            party.stop_clock()  # nobody waits any more
            if self.parties.get(party.table.id) is party:
                self.note(party.table)

    def leave_orders(self, party: TableGuests, seat: str, orders: Orders) -> None:
        """A seat leaves standing orders in place of those it had; they answer at once what it is asked now."""
        self.store.leave_orders(party.table.id, seat, write_orders(orders))
        party.table.orders[seat] = orders
        self.wake(party)

    # -- commands ----------------------------------------------------------------------------------------------------

    def submit(self, table: Table, change: Change, told: Told = None, failed: Failed = None) -> None:
        """A change that has been decided goes to the disk; then it is told."""
        self.writer.put(Waiting(table, change, told, failed))

    async def carry_out(
        self, party: TableGuests, work: Callable[[], Change], told: Told = None, failed: Failed = None, pool: ThreadPoolExecutor = PLAYING
    ) -> None:
        """Change a table: it is on the disk before anybody hears of it. Raises Refused, or whatever fails.

        Where that may take long, this returns when it has been told, in the table's turn, and raises NotStored too; else at once.
        """
        if not party.table.aside:
            self.submit(party.table, work(), told, failed)
            return
        table, change = party.table, await party.work(work, pool)
        await self._stored(table, change)
        if table.computer is None or table.seq % table.shown_every == 0:
            try:
                await self.telling.tell_aside(party, pool)
            except Exception:  # it is on the disk: nobody may be told that nothing has happened
                log.exception("%s could not be shown", table.id)
        if told is not None:
            told(change)
        self.wake(party)

    async def _stored(self, table: Table, change: Change) -> None:
        """Wait until a change is on the disk. Raises NotStored."""
        written = asyncio.get_running_loop().create_future()
        self.submit(table, change, lambda _: written.set_result(None), lambda: written.set_exception(NotStored()))
        await written

    def _written(self, batch: list[Waiting], error: sqlite3.Error | None) -> None:
        """A batch is on the disk, and now everybody is told; or it could not be written, and has not happened."""
        if error is not None:
            log.error("nothing could be written: %s", error)
            self._take_back(batch)
            return
        self.commands += len(batch)
        whole = self.telling.is_quiet(len(batch))
        now = time.time()
        for each in batch:
            party = self.parties.get(each.table.id)
            if party is not None and party.table is each.table:
                party.since = now
                if not each.table.aside:
                    self.telling.tell(party, each.change, whole)
            if each.told is not None:
                each.told(each.change)
        if whole:
            self.telling.took_time()
        for game in {each.table.id for each in batch if not each.table.aside}:
            party = self.parties.get(game)
            if party is not None:
                self.wake(party)
                if party.table.over:
                    self.fights.over(game)

    def _take_back(self, batch: list[Waiting]) -> None:
        """The games are as the disk has them; what was decided on top of what is lost is lost too."""
        games = {each.table.id for each in batch}
        for each in (*batch, *self.writer.drop(games)):
            if each.failed is not None:
                each.failed()
        for game in games:
            party = self.parties.get(game)
            kept = self.store.find(game)
            if party is None or kept is None:
                continue
            party.table = self.load(kept)
            party.moved, party.owes = 0.0, None
            for guest in party.guests:
                guest.table = party.table
            self.telling.show_now(party)

    # -- computers and clocks ----------------------------------------------------------------------------------------

    def wake(self, party: TableGuests) -> None:
        """What must go on goes on, if somebody is there to see it: a computer thinks, captains fight, somebody's time runs.

        Where nobody is there computers think as long as those who have left are spoken for by their standing orders.
        """
        goes_on = bool(party.guests) or party.table.left_word or party.table.deputy is not None
        if goes_on and not party.thinking and (computer := party.table.computer) is not None:
            self._set_thinking(party, computer)
        if not party.guests:
            return
        if party.table.captains:
            self.fights.send_captains(party.table.fight_id)
        elif party.table.sends_captains:
            self.spawn(self._hand_over(party, party.table.seq))
        self._wind(party)

    def _set_thinking(self, party: TableGuests, computer: Json) -> None:
        party.thinking = True
        told = party.table.seat and not computer.get("standing")  # of standing orders nobody hears before they have answered
        for guest in party.guests if told else ():  # what was settled before takes no thought
            guest.tell({"thinking": Thinking(party.table.seat)})
        self.spawn(self._think(party, computer))

    def _wind(self, party: TableGuests) -> None:
        """Start the timer of whoever must decide, if he has a time limit: from the last step, or from when he joined."""
        party.stop_clock()
        if patience := party.table.patience:
            left = max(0.0, party.since + patience - time.time())
            party.clock = asyncio.get_running_loop().call_later(left, self.too_late, party, party.table.seq)

    def too_late(self, party: TableGuests, seq: int) -> None:
        """Time limit exceeded: the computer decides for whoever is late, so that the others can go on; captains fight for him. [C-CG-11]"""
        party.clock = None
        table = party.table
        if not party.guests or party.thinking or table.captains or not self.stands(party, table, seq):
            return
        if not table.fight_id:
            self._set_thinking(party, STAND_IN)
        elif self._attended(party):
            party.since = time.time()
            self._wind(party)
        else:
            self.spawn(self._hand_over(party, seq))

    async def _hand_over(self, party: TableGuests, seq: int) -> None:
        async with party.turn:
            if self.stands(party, party.table, seq):
                await self.fights.open(party, CAPTAINS)

    def _attended(self, party: TableGuests) -> bool:
        """Is somebody about who takes part in the fight of the moment? He can fight it, or leave it to captains himself."""
        there = self.parties.get(party.table.fight_id)
        fighters = set(party.table.fighters())
        return any(fighters & set(guest.sides) for guest in party.guests) or any(guest.sides for guest in (there.guests if there else ()))

    async def _think(self, party: TableGuests, computer: Json) -> None:
        """One decision of a computer, played like anybody's; if it can think of nothing lawful, something usual is done."""
        table, seq = party.table, party.table.seq
        try:
            await self.decide_for(party, computer, self.commanders if table.aside else self.captains)
        except NotStored:
            log.error("a decision of the computer at %s could not be kept", table.id)
        except Exception:
            log.exception("nothing can be decided at %s", table.id)
            for guest in party.guests:
                guest.fail(None, "captain_stuck")
        finally:
            party.thinking = False
        if self.parties.get(table.id) is party and not self.stands(party, table, seq):
            self.wake(party)

    async def decide_for(self, party: TableGuests, computer: Json, captains: Captains) -> None:
        """One decision of a computer at a table where perhaps nobody looks on; returns when it is on the disk. Raises NotStored, Stuck."""
        table, seq = party.table, party.table.seq
        command: Any = table.settled_how
        standing = command is None and bool(computer.get("standing"))
        if standing:
            command = await party.work(lambda: table.by_order)
        if command is None:
            try:
                command = await captains.choose(table, computer)
            except Exception:
                log.exception("a computer player failed at %s", table.id)
        async with party.turn:
            if self.stands(party, table, seq):  # else something has been done in the meantime
                await self._play(party, command, standing)

    async def _play(self, party: TableGuests, command: Any, standing: bool = False) -> None:
        """What a computer wants, or whatever else can be done; where orders of a person can do nothing, he is asked. Raises NotStored, or
        Stuck."""
        table = party.table
        if (command is not None and await self._try(party, command, standing)) or standing:
            return
        for usual in await party.work(lambda: list(table.usual())):
            if await self._try(party, usual):
                return
        raise Stuck(table.id)

    async def _try(self, party: TableGuests, command: Any, standing: bool = False) -> bool:
        """Let a computer do something; False if it cannot be done. Raises NotStored."""
        table = party.table
        try:
            if table.aside:
                await self.carry_out(party, lambda: table.do(command, standing))
            else:
                await self._stored(table, table.do(command, standing))
            return True
        except NotStored:
            raise
        except Refused as refused:
            log.warning("a computer player wanted what is not lawful: %s", refused)
        except Exception as error:
            self.failures.note(table, command, error)
        return False
