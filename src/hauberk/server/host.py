"""The host: all tables and those who sit at them. Every command is on the disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from hauberk.basis.dice import commitment, fresh_seed
from hauberk.basis.refusal import Refused
from hauberk.battle.core.being import SIDES
from hauberk.battle.core.commands import Command
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.play.battle.game import BATTLE, Battle, Step
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.scenario import Scenario
from hauberk.play.match import Match
from hauberk.play.record import Record, states
from hauberk.play.record_writer import header
from hauberk.server.battle.speech import Json
from hauberk.server.captains import Captains
from hauberk.server.failures import Failures
from hauberk.server.fair_queue import Turns
from hauberk.server.guests import Guest
from hauberk.server.keeping import Keeping
from hauberk.server.store import Kept, Store
from hauberk.server.table import Change, Table, encode, steps_upto
from hauberk.server.threads import ASKING, CHECKING, aside
from hauberk.server.unreadable import outdated
from hauberk.server.writer import Told, Waiting, Writer

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
MOST_TABLES = 300


@dataclass
class Party:
    """A table with its guests."""

    table: Table
    guests: list[Guest] = field(default_factory=list)
    moved: float = 0.0
    """When the last command came, while the table has not rested since."""
    owes: int | None = None
    """The first entry that was told without its lines and its bar."""
    thinking: bool = False
    used: float = field(default_factory=time.monotonic)
    """When somebody last wanted it."""


class Host(Keeping[Party]):
    """Keeps the tables of battles."""

    game = BATTLE

    def __init__(self, store: Store, captains: Captains) -> None:
        super().__init__(store)
        self.captains = captains
        self._writer = Writer(store, self._written)
        self._restless: dict[str, Party] = {}
        self._resting: asyncio.Task[None] | None = None
        self._credit, self._counted, self._pace = CREDIT, time.perf_counter(), 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures = Failures(store.failures)
        self.turns = Turns()
        """Those who wait for answers to their questions."""
        self.aides = Captains()
        """They give hints, and fight where nobody need look on; so nobody's opponent is kept waiting."""
        self.commands = 0
        """How many have been carried out and stored."""
        self.when_over: Callable[[str], None] | None = None
        """Told the id of every battle that has just ended."""

    async def close(self) -> None:
        """Write what waits and let everybody go."""
        await self._writer.close()
        for task in (*self._tasks, *((self._resting,) if self._resting else ())):
            task.cancel()
        await self.captains.close()
        await self.aides.close()
        self.store.close()

    # -- tables ------------------------------------------------------------------------------------------------------

    def load(self, kept: Kept) -> Table:
        """A game from the store; in any thread. Raises Wrong if it cannot be read."""
        try:
            return Table.load(kept, self.store.entries(kept.id))
        except Exception as error:
            raise outdated(kept, error) from error

    def seated(self, kept: Kept) -> Party:
        """The same at a table of its own; in any thread."""
        return Party(self.load(kept))

    def wanted(self, party: Party) -> None:
        """Somebody wants this table now."""
        party.used = time.monotonic()

    def make_room(self) -> None:
        """If there are very many tables, some at which nobody sits are put away."""
        if len(self.parties) >= MOST_TABLES:
            for game in self._idle()[: MOST_TABLES // 4]:
                del self.parties[game]

    def _idle(self) -> list[str]:
        """Tables at which nobody sits and nothing happens, the longest first."""
        idle = [
            (party.used, game)
            for game, party in self.parties.items()
            if not party.guests and not party.thinking and not party.moved and not self._writer.holds(game)
        ]
        return [game for _, game in sorted(idle)]

    def put_away(self, rest: float) -> int:
        """Tables that nobody has wanted for so many seconds are put away, for they are on the disk; how many it were."""
        now = time.monotonic()
        away = [game for game in self._idle() if now - self.parties[game].used >= rest]
        for game in away:
            del self.parties[game]
        return len(away)

    def found(self, scenario: Scenario, seats: Json, seed: str | None = None) -> Table:
        """Begin a new game and keep it."""
        game = Match(BATTLE, scenario, seed)
        return self.keep(game, [game.state], seats)

    async def take_over(self, record: Record, seats: Json) -> Table:
        """Go on from a record. Its throws have been made; unless it shows its seed, those to come are of new dice."""
        return self._take(await aside(CHECKING, lambda: self._begun(*_resumed(record, seats))))

    async def branch(self, table: Table, number: int, seats: Json) -> Table:
        """A new game that begins with what stands after an entry of another, with new dice from there on."""
        steps = steps_upto(table.game.log, number)
        return self._take(await aside(ASKING, lambda: self._begun(*_branched(table.scenario, steps, seats))))

    def keep(
        self, game: Battle, after: list[State], seats: Json, more: Json | None = None, name: str = "", keys: dict[str, str] | None = None
    ) -> Table:
        """Keep a game that has been begun; `more` goes into the header of its record; fights of a siege have its keys."""
        return self._take(self._begun(game, after, seats, more, name, keys))

    def _begun(
        self, game: Battle, after: list[State], seats: Json, more: Json | None = None, name: str = "", keys: dict[str, str] | None = None
    ) -> Table:
        """A game on the disk; in any thread."""
        keys = keys or {side: fresh_seed() for side in SIDES}
        kept = Kept(name or fresh_seed()[:12], {**header(game), **(more or {})}, seats, keys, game.seed)
        table = Table(kept, game, after)
        self.store.add(kept, table.bodies(0, table.seq))
        return table

    def _take(self, table: Table) -> Table:
        self._put(table.id, Party(table))
        return table

    def forget(self, game: str) -> None:
        """Drop a game and send its guests home."""
        party = self.parties.pop(game, None)
        self._restless.pop(game, None)
        for each in self._writer.drop({game}):
            if each.failed is not None:
                each.failed()
        self.store.forget(game)
        for guest in party.guests if party else ():
            guest.fail(None, "no_such_game")
            guest.leave(1008)

    # -- sitting down ------------------------------------------------------------------------------------------------

    def welcome(self, party: Party, guest: Guest) -> None:
        """Somebody sits down: he is shown everything, and a captain may begin."""
        party.guests.append(guest)
        guest.view()
        self.wake_captain(party)

    def part(self, party: Party, guest: Guest) -> None:
        """Somebody gets up."""
        if guest in party.guests:
            party.guests.remove(guest)
            party.used = time.monotonic()
            if not party.guests and self.parties.get(party.table.id) is party:
                self.note(party.table)

    # -- commands ----------------------------------------------------------------------------------------------------

    def submit(self, table: Table, change: Change, told: Told = None, failed: Told = None) -> None:
        """A change that has been decided goes to the disk; then it is told."""
        self._writer.put(Waiting(table, change, told, failed))

    def _written(self, batch: list[Waiting], error: sqlite3.Error | None) -> None:
        """A batch is on the disk, and now everybody is told; or it could not be written, and has not happened."""
        if error is not None:
            log.error("nothing could be written: %s", error)
            self._take_back(batch)
            return
        self.commands += len(batch)
        whole = self._is_quiet(len(batch))
        for each in batch:
            party = self.parties.get(each.table.id)
            if party is not None and party.table is each.table:
                try:
                    self._tell(party, each.change, whole)
                except Exception:  # it is on the disk, and the others of the batch are to be told
                    log.exception("entry %d of %s could not be told", each.change.number, each.table.id)
                    self._show(party)
            if each.told is not None:
                each.told()
        if whole:
            self._credit -= time.perf_counter() - self._counted
        for game in {each.table.id for each in batch}:
            if game in self.parties:
                self.wake_captain(self.parties[game])
                if self.when_over is not None and self.parties[game].table.state.outcome is not None:
                    self.when_over(game)

    def _show(self, party: Party) -> None:
        """Everybody at a table is shown everything, or told that it cannot be shown."""
        for guest in party.guests:
            try:
                guest.view()
            except Exception:
                log.exception("%s cannot be shown", party.table.id)
                guest.fail(None, "failed")

    def _take_back(self, batch: list[Waiting]) -> None:
        """The games are as the disk has them; what was decided on top of what is lost is lost too."""
        games = {each.table.id for each in batch}
        for each in (*batch, *self._writer.drop(games)):
            if each.failed is not None:
                each.failed()
        for game in games:
            party = self.parties.get(game)
            kept = self.store.find(game)
            if party is None or kept is None:
                continue
            party.table = Table.load(kept, self.store.entries(game))
            party.moved, party.owes = 0.0, None
            for guest in party.guests:
                guest.table = party.table
            self._show(party)

    def _is_quiet(self, commands: int) -> bool:
        """Is there time to tell each step with its story and its bar?"""
        now = time.perf_counter()
        passed = now - self._counted
        self._credit = min(CREDIT, self._credit + passed * SHARE)
        self._pace = self._pace * math.exp(-passed) + commands
        self._counted = now
        return self._credit > 0 and self._pace < BRISK

    def _tell(self, party: Party, change: Change, whole: bool) -> None:
        """Everybody at the table hears of a step, each in his language."""
        if whole and party.owes is not None:
            self._pay(party)
        steps: dict[tuple[str, tuple[str, ...]], bytes] = {}
        for guest in party.guests:
            reader = guest.language, party.table.eyes(guest.sides)
            if reader not in steps:
                steps[reader] = party.table.step(guest.language, change, whole, reader[1])
            guest.send(steps[reader])
        if not whole and party.owes is None:
            party.owes = change.number
        party.moved = time.monotonic()
        self._restless[party.table.id] = party
        if self._resting is None or self._resting.done():
            self._resting = asyncio.get_running_loop().create_task(self._rest())

    async def _rest(self) -> None:
        """Tables that have come to rest are sent what is owed to them."""
        while self._restless:
            await asyncio.sleep(REST / 2)
            now = time.monotonic()
            self._is_quiet(0)
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
                    self._show(party)
                await asyncio.sleep(0)

    def _pay(self, party: Party) -> None:
        """Send what steps still owe."""
        first, party.owes = party.owes or 0, None
        readers: dict[tuple[str, tuple[str, ...]], list[Guest]] = {}
        for guest in party.guests:
            readers.setdefault((guest.language, party.table.eyes(guest.sides)), []).append(guest)
        for (language, eyes), guests in readers.items():
            message = encode(party.table.bar(language, first, eyes))
            for guest in guests:
                guest.send(message)

    # -- captains ----------------------------------------------------------------------------------------------------

    def wake_captain(self, party: Party) -> None:
        """If a captain must decide and somebody is there to see it, he begins to think."""
        if party.thinking or party.table.captain is None or not party.guests:
            return
        party.thinking = True
        side = SIDES[party.table.side or 0]
        for guest in party.guests:
            guest.tell({"thinking": {"side": side}})
        self.spawn(self._think(party))

    def spawn(self, work: Any) -> None:
        """Let something go on beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, party: Party) -> None:
        """One decision of a captain, played like anybody's; what he must not do is not done."""
        table, seq = party.table, party.table.seq
        seat, side = table.captain, table.side
        command: Command | None = None
        try:
            if seat is not None and side is not None:
                command = await self.captains.choose(table, seat)
        except Exception:
            log.exception("a captain failed at %s", table.id)
        finally:
            party.thinking = False
        if not self.stands(party, table, seq):  # something has been done in the meantime
            if self.parties.get(table.id) is party:
                self.wake_captain(party)
        elif not self._play(table, command):
            for guest in party.guests:
                guest.fail(None, "captain_stuck")

    async def decide_for_captain(self, party: Party, seat: Json) -> None:
        """One decision of a captain at a table where perhaps nobody looks on; returns when it is on the disk."""
        table, seq = party.table, party.table.seq
        command = await self.aides.choose(table, seat)
        if not self.stands(party, table, seq):
            return
        written = asyncio.get_running_loop().create_future()
        if not self._play(table, command, lambda: written.set_result(None), lambda: written.set_result(None)):
            raise RuntimeError(f"nothing can be decided at {table.id}")
        await written

    def _play(self, table: Table, command: Command | None, told: Told = None, failed: Told = None) -> bool:
        """Carry out a captain's command, or let the matter pass; False if neither can be done."""
        for usual in (False, True):
            wanted = command
            try:
                wanted = self._usual(table) if usual else command
                if wanted is not None:
                    self.submit(table, table.do(wanted), told, failed)
                    return True
            except Refused as refused:
                log.warning("a captain wanted what is not lawful: %s", refused)
            except Exception as error:
                self.failures.note(table, wanted, error)
        return False

    def _usual(self, table: Table) -> Command | None:
        """What is done when a captain has nothing to say."""
        return default_answer(table.state, list(table.game.legal) if table.state.pending else [])


def _resumed(record: Record, seats: Json) -> tuple[Battle, list[State], Json, Json]:
    """A game that goes on where a record stops, its states, and what its header says of it."""
    shown = record.seed is not None and commitment(record.seed) == record.header["commitment"]
    seed = record.seed if shown and record.seed is not None else fresh_seed()
    after = [state for _, state in states(record)]
    game = Match(BATTLE, record.scenario, seed)
    game.restore(tuple(record.log), after)
    before = record.header.get("throws_before", 0) if shown else game.dice.thrown
    return game, after, seats, {"throws_before": before} if before else {}


def _branched(scenario: Scenario, steps: list[Step], seats: Json) -> tuple[Battle, list[State], Json, Json]:
    """A game that goes on after some steps of another, its states, and what its header says of it."""
    after = [reduce(evolve, steps[0].events, scenario.start)]
    for step in steps[1:]:
        after.append(reduce(evolve, step.events, after[-1]))
    game = Match(BATTLE, scenario, fresh_seed())
    game.restore(tuple(steps), after)
    return game, after, seats, {"throws_before": game.dice.thrown} if game.dice.thrown else {}
