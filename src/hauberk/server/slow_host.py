"""The host of games that change slowly, sieges and campaigns: tables, guests, computers that decide, and fights on the map.

A fight is an ordinary battle at this server: whoever holds a seat here holds that of his side there. When it is over its result comes
back by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, ClassVar, Generic

from starlette.websockets import WebSocket

from hauberk.basis.dice import commitment, fresh_seed
from hauberk.basis.refusal import Refusal, Refused
from hauberk.play.headers import TAKEN_OVER
from hauberk.play.match import Match
from hauberk.play.record import Record, resume
from hauberk.play.record_writer import header
from hauberk.server.battle.speech import Json
from hauberk.server.fights import CAPTAINS, Fights
from hauberk.server.host import Host
from hauberk.server.keeping import Keeping
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_party import SlowParty, T
from hauberk.server.store import Kept, Row
from hauberk.server.threads import ASKING, PLAYING, THINKING, aside
from hauberk.server.unreadable import outdated

log = logging.getLogger("hauberk.server")
STAND_IN = "steady"
"""The temperament of the computer that steps in for somebody absent."""
MOST_TRIED = 40
"""Lawful commands that are tried where what a computer wanted fails."""


class SlowHost(Keeping[SlowParty[T]], Generic[T]):
    """Keeps the tables of sieges, or of campaigns. Lives in the same loop as the host of battles.

    A day can take seconds to decide, and a view to make: sheets are surveyed when they are first needed. So both are done in a thread,
    one thing at a time for each table, and the other tables go on.
    """

    mark: ClassVar[str] = ""
    """With what the ids of such games begin."""
    views: ClassVar[int] = 1
    """While computers decide one after the other, guests are shown every so many steps; always when a person must decide."""

    def __init__(self, host: Host, tables: type[T]) -> None:
        super().__init__(host.store)
        self.host, self.tables = host, tables
        self.fights: Fights[T] = Fights(self)

    # -- what differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def mind(self, table: T, seat: str, fights: str) -> Any:
        """The computer that decides for a seat, its own or an absent person's; `fights`: how it wants them fought, `map` or `quick`."""

    @abstractmethod
    def quick(self, table: T) -> Any:
        """The command that leaves a fight to the table of quick results."""

    # -- tables ------------------------------------------------------------------------------------------------------

    def load(self, kept: Kept) -> T:
        """A game from the store; if both seats of its fight are captains', they are still at it. Raises Wrong if it cannot be read."""
        try:
            table = self.tables.load(kept, self.store.entries(kept.id))
        except Exception as error:
            raise outdated(kept, error) from error
        fight = self.store.find(table.fight_id) if table.fight_id else None
        table.captains = table.fight_id in self.fights.fought or (
            fight is not None and all(seat["who"] == "captain" for seat in fight.seats.values())
        )
        return table

    def seated(self, kept: Kept) -> SlowParty[T]:
        """The same at a table of its own; in any thread."""
        return SlowParty(self.load(kept), since=self.store.changed(kept.id))

    def wanted(self, party: SlowParty[T]) -> None:
        """Somebody wants this table now."""
        party.used = time.monotonic()

    def put_away(self, rest: float) -> int:
        """Tables that nobody has wanted for so many seconds are put away, for they are on the disk; how many it were."""
        now = time.monotonic()
        away = [
            game
            for game, party in self.parties.copy().items()
            if party.idle and now - party.used >= rest and party.table.fight_id not in self.fights.fought
        ]
        for game in away:
            del self.parties[game]
        return len(away)

    def found(self, scenario: Any, seats: Json, seed: str | None = None) -> T:
        """Begin a new game and keep it."""
        return self._add(Match(self.game, scenario, seed), seats)

    def take_over(self, record: Record, seats: Json) -> T:
        """Go on from a record. Its throws have been made and its fights fought; unless it shows its seed, those to come are of new dice."""
        header = record.header
        shown = record.seed is not None and commitment(record.seed) == header["commitment"]
        game = resume(record, record.seed if shown and record.seed is not None else fresh_seed())
        before = header if shown else {"throws_before": game.dice.thrown, "entries_before": len(record.log)}
        return self._add(game, seats, {key: before[key] for key in TAKEN_OVER if before.get(key)})

    def _add(self, game: Any, seats: Json, more: Json | None = None) -> T:
        """Keep a game that has been begun; `more` goes into the header of its record."""
        name = self.mark + fresh_seed()[: 12 - len(self.mark)]
        head = {**header(game), **(more or {})}
        table = self.tables(Kept(name, head, seats, {seat: fresh_seed() for seat in seats}, game.seed), game)
        self.store.add(table.kept, table.bodies())
        self.parties[table.id] = SlowParty(table)
        return table

    def forget(self, game: str) -> None:
        """Drop a game with its fights, and send its guests home."""
        party = self.parties.pop(game, None)
        for fight in self.store.ids(f"{game}-"):
            self.host.forget(fight)
        self.store.forget(game)
        for guest in party.guests if party else ():
            guest.fail(None, "no_such_game")
            guest.leave(1008)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def welcome(self, party: SlowParty[T], socket: WebSocket, language: str, seats: tuple[str, ...]) -> SlowGuest:
        """Somebody sits down."""
        guest = SlowGuest(socket, party.table, language, seats)
        async with party.turn:
            if party.table.fight_id:
                await self.fights.report(party)
            guest.table = party.table
            await self.show([guest])
            party.guests.append(guest)
            if party.table.seat in seats:
                party.since = time.time()
            self.wake(party)
        return guest

    async def show(self, guests: Sequence[SlowGuest], pool: ThreadPoolExecutor = PLAYING) -> None:
        """Some guests of a table are shown everything they may see."""
        views = await aside(pool, lambda: [guest.shown() for guest in guests])
        for guest, view in zip(guests, views, strict=True):
            guest.tell({"view": view})

    def part(self, party: SlowParty[T], guest: SlowGuest) -> None:
        """Somebody gets up."""
        guest.gone = True
        if guest in party.guests:
            party.guests.remove(guest)
        party.used = time.monotonic()
        if not party.guests and party.clock is not None:  # nobody waits any more
            party.clock.cancel()
            party.clock = None
        if self.parties.get(party.table.id) is party:
            self.note(party.table)

    async def play(self, party: SlowParty[T], command: Any, pool: ThreadPoolExecutor = PLAYING) -> None:
        """Carry out a command, in the table's turn: it is on the disk before anybody hears of it. Raises Refused, or sqlite3.Error."""
        await self._keep(party, lambda: party.table.do(command), pool)

    async def undo(self, party: SlowParty[T], seat: str) -> None:
        """Take back a seat's last step; not when a fight has been set up, for others may have seen it. Raises Refused."""
        if party.table.fight_id:
            raise Refused(Refusal("others_turn", "UNDO"))
        await self._keep(party, lambda: party.table.undo(seat), PLAYING)

    async def _keep(self, party: SlowParty[T], change: Callable[[], Row], pool: ThreadPoolExecutor) -> None:
        try:
            await aside(pool, lambda: self.store.append([change()]))
        except sqlite3.Error:
            await self._reload(party)
            raise
        party.since = time.time()
        if party.table.computer is None or party.table.seq % self.views == 0:
            try:
                await self.show(party.guests[:], pool)
            except Exception:  # it is on the disk: nobody may be told that nothing has happened
                log.exception("%s could not be shown", party.table.id)
        self.wake(party)

    async def _reload(self, party: SlowParty[T]) -> None:
        """What could not be kept has not happened: the game is as the disk has it."""
        kept = self.store.find(party.table.id)
        if kept is not None:
            party.table = await aside(ASKING, self.load, kept)
            for guest in party.guests:
                guest.table = party.table

    # -- computers ---------------------------------------------------------------------------------------------------

    def wake(self, party: SlowParty[T]) -> None:
        """What must go on goes on, if somebody is there to see it: a computer thinks, captains fight, somebody's time runs."""
        if not party.thinking and party.table.computer is not None and party.guests:
            party.thinking = True
            self.host.spawn(self._think(party))
        if party.table.captains and party.guests:
            self.fights.send_captains(party.table.fight_id)
        self._wind(party)

    def _wind(self, party: SlowParty[T]) -> None:
        """If somebody waits for one who has a time limit, his time runs: from the last step, or from when he sat down."""
        if party.clock is not None:
            party.clock.cancel()
            party.clock = None
        if party.guests and (patience := party.table.patience):
            left = max(0.0, party.since + patience - time.time())
            party.clock = asyncio.get_running_loop().call_later(left, self.too_late, party, party.table.seq)

    def too_late(self, party: SlowParty[T], seq: int) -> None:
        """Who has not decided in time is answered for by the computer, so that the others can go on; captains fight for him. [C-CG-11]"""
        party.clock = None
        table = party.table
        if not party.guests or party.thinking or table.captains or not self.stands(party, table, seq):
            return
        if not table.fight_id:
            party.thinking = True
            self.host.spawn(self._think(party))
        elif self._attended(party):
            party.since = time.time()
            self._wind(party)
        else:
            self.host.spawn(self._hand_over(party, seq))

    async def _hand_over(self, party: SlowParty[T], seq: int) -> None:
        async with party.turn:
            if self.stands(party, party.table, seq):
                await self.fights.open(party, CAPTAINS)

    def _attended(self, party: SlowParty[T]) -> bool:
        """Is somebody about who takes part in the fight of the moment? He can fight it, or leave it to captains himself."""
        there = self.host.parties.get(party.table.fight_id)
        fighters = set(party.table.fighters())
        return any(fighters & set(guest.sides) for guest in party.guests) or any(guest.sides for guest in (there.guests if there else ()))

    async def _think(self, party: SlowParty[T]) -> None:
        """One decision of the computer, played like anybody's; if it can think of nothing lawful, something usual is done."""
        table, seq = party.table, party.table.seq
        command = None
        try:
            command = await aside(THINKING, self._choose, party, table.seat)
        except Exception:
            log.exception("a computer player failed at %s", table.id)
        try:
            async with party.turn:
                if self.stands(party, table, seq):
                    await self._play(party, command)
        except sqlite3.Error as error:
            log.error("a decision of the computer could not be kept: %s", error)
        except Exception:
            log.exception("nothing can be decided at %s", table.id)
        finally:
            party.thinking = False
        if self.parties.get(table.id) is party and not self.stands(party, table, seq):
            self.wake(party)

    def _choose(self, party: SlowParty[T], seat: str) -> Any:
        """What the computer wants; how a fight is fought is for people to say, if there are any, and else the table says it."""
        table = party.table
        if table.asks_how:
            return self.quick(table)
        if seat not in party.minds:
            fights = "map" if any(table.is_person(each) for each in table.seats) else "quick"
            party.minds[seat] = self.mind(table, seat, fights)
        return party.minds[seat].choose(table.game)

    async def _play(self, party: SlowParty[T], command: Any) -> None:
        """What a computer wants, or whatever else can be done."""
        if command is not None and await self._try(party, command):
            return
        for usual in await aside(THINKING, lambda: list(islice(party.table.game.legal, MOST_TRIED))):
            if await self._try(party, usual):
                return
        for guest in party.guests:
            guest.fail(None, "captain_stuck")

    async def _try(self, party: SlowParty[T], command: Any) -> bool:
        """Let a computer do something; False if it cannot be done. Raises sqlite3.Error."""
        try:
            await self.play(party, command, THINKING)
        except sqlite3.Error:
            raise
        except Refused as refused:
            log.warning("a computer player wanted what is not lawful: %s", refused)
        except Exception as error:
            self.host.failures.note(party.table, command, error)
        else:
            return True
        return False
