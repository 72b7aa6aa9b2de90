"""The host of games that change slowly, sieges and campaigns: tables, guests, computers that decide, and fights on the map.

A fight is an ordinary battle at this server: whoever holds a seat here holds that of his side there. When it is over its result comes
back by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from starlette.websockets import WebSocket

from hauberk.basis.dice import commitment, fresh_seed
from hauberk.basis.faults import LANGUAGES
from hauberk.basis.refusal import Refusal, Refused
from hauberk.battle.being import SIDES
from hauberk.play.game import Game
from hauberk.play.headers import TAKEN_OVER
from hauberk.play.records import RecordOf
from hauberk.server.founding import PERSON
from hauberk.server.host import Host
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_table import SlowTable
from hauberk.server.speech import Json
from hauberk.server.store import Kept, Row

log = logging.getLogger("hauberk.server")
T = TypeVar("T", bound=SlowTable[Any, Any, Any])
PLAY, CAPTAINS = "play", "captains"
HOW = (PLAY, CAPTAINS)
"""How a fight on the map is fought: by those who sit at the table, or by two captains."""
CAPTAIN: Json = {"who": "captain", "captain": "steady", "strength": 1}
"""He leads whom no person leads; he thinks little, for somebody waits for the end of it."""
STAND_IN = "steady"
"""The temperament of the computer that steps in for somebody absent."""
PAUSE = 0.05
"""Seconds until one looks again whether a captain has finished his thought."""


@dataclass
class SlowParty(Generic[T]):
    """A table with its guests."""

    table: T
    guests: list[SlowGuest] = field(default_factory=list)
    thinking: bool = False
    minds: dict[str, Any] = field(default_factory=dict)
    """The computers that decide here, and those who step in for somebody absent, by their seats."""
    since: float = field(default_factory=time.time)
    """Since when somebody's decision is waited for."""
    clock: asyncio.TimerHandle | None = None
    """Rings when he should have decided."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever asks or changes something waits for his turn, for it is done beside the loop."""


class SlowHost(ABC, Generic[T]):
    """Keeps the tables of one kind of game. Lives in the same loop as the host of battles.

    A day can take seconds to decide, and a view to make: sheets are surveyed when they are first needed. So both are done in a thread,
    one thing at a time for each table, and the other tables go on.
    """

    kind: ClassVar[str]
    """The field by which headers of records name such a game."""
    mark: ClassVar[str] = ""
    """With what the ids of such games begin."""
    views: ClassVar[int] = 1
    """While computers decide one after the other, guests are shown every so many steps; always when a person must decide."""

    def __init__(self, host: Host, tables: type[T]) -> None:
        self.host, self.store, self.tables = host, host.store, tables
        self.parties: dict[str, SlowParty[T]] = {}
        self._fighting: set[str] = set()

    # -- what differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, scenario: Any, seed: str | None) -> Any:
        """A new game."""

    @abstractmethod
    def mind(self, table: T, seat: str, fights: str) -> Any:
        """The computer that decides for a seat, its own or an absent person's; `fights`: how it wants them fought, `map` or `quick`."""

    @abstractmethod
    def quick(self, table: T) -> Any:
        """The command that leaves a fight to the table of quick results."""

    @abstractmethod
    def usual(self, table: T) -> Any:
        """A lawful command for whoever can think of none; None where nothing can be said."""

    @abstractmethod
    def report(self, table: T, fight: Game) -> Any:
        """The command by which the result of a fight comes back."""

    # -- tables ------------------------------------------------------------------------------------------------------

    def party(self, game: str) -> SlowParty[T] | None:
        """The table of a game, fetched from the store if need be."""
        found = self.parties.get(game)
        if found is not None:
            return found
        kept = self.store.find(game)
        if kept is None or self.kind not in kept.header:
            return None
        return self.parties.setdefault(game, SlowParty(self._load(kept), since=self.store.changed(game)))

    async def sought(self, game: str) -> SlowParty[T] | None:
        """The same, while others go on."""
        return self.parties.get(game) or await asyncio.to_thread(self.party, game)

    def _load(self, kept: Kept) -> T:
        """A game from the store; if both seats of its fight are captains', they are still at it."""
        table = self.tables.load(kept, self.store.entries(kept.id))
        fight = self.store.find(table.fight_id) if table.fight_id else None
        table.captains = table.fight_id in self._fighting or (
            fight is not None and all(seat["who"] == "captain" for seat in fight.seats.values())
        )
        return table

    def found(self, scenario: Any, seats: Json, seed: str | None = None) -> T:
        """Begin a new game and keep it."""
        return self._add(self.begin(scenario, seed), seats)

    def take_over(self, record: RecordOf[Any, Any, Any], seats: Json) -> T:
        """Go on from a record. Its throws have been made and its fights fought; unless it shows its seed, those to come are of new dice."""
        header = record.header
        shown = record.seed is not None and commitment(record.seed) == header["commitment"]
        game = self.tables.records.resume(record, record.seed if shown and record.seed is not None else fresh_seed())
        before = header if shown else {"throws_before": game.dice.thrown, "entries_before": len(record.log)}
        return self._add(game, seats, {key: before[key] for key in TAKEN_OVER if before.get(key)})

    def _add(self, game: Any, seats: Json, more: Json | None = None) -> T:
        """Keep a game that has been begun; `more` goes into the header of its record."""
        name = self.mark + fresh_seed()[: 12 - len(self.mark)]
        header = {**self.tables.records.header(game), **(more or {})}
        table = self.tables(Kept(name, header, seats, {seat: fresh_seed() for seat in seats}, game.seed), game)
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
            guest.table = party.table
            await self.show([guest])
            party.guests.append(guest)
            if party.table.seat in seats:
                party.since = time.time()
            self.wake(party)
        return guest

    async def show(self, guests: Sequence[SlowGuest]) -> None:
        """Some guests of a table are shown everything they may see."""
        views = await asyncio.to_thread(lambda: [guest.shown() for guest in guests])
        for guest, view in zip(guests, views, strict=True):
            guest.tell({"view": view})

    def part(self, party: SlowParty[T], guest: SlowGuest) -> None:
        """Somebody gets up."""
        guest.gone = True
        if guest in party.guests:
            party.guests.remove(guest)
        self.note(party.table)

    def note(self, table: T) -> None:
        """Write down how a game stands, for the list of games; no harm is done if it fails."""
        try:
            self.store.note(table.id, table.seq, table.note(LANGUAGES))
        except sqlite3.Error as error:
            log.warning("no note could be written: %s", error)

    async def play(self, party: SlowParty[T], command: Any) -> None:
        """Carry out a command, in the table's turn: it is on the disk before anybody hears of it. Raises Refused, or sqlite3.Error."""
        await self._keep(party, lambda: party.table.do(command))

    async def undo(self, party: SlowParty[T], seat: str) -> None:
        """Take back a seat's last step; not when a fight has been set up, for others may have seen it. Raises Refused."""
        if party.table.fight_id:
            raise Refused(Refusal("others_turn", "UNDO"))
        await self._keep(party, lambda: party.table.undo(seat))

    async def _keep(self, party: SlowParty[T], change: Callable[[], Row]) -> None:
        try:
            await asyncio.to_thread(lambda: self.store.append([change()]))
        except sqlite3.Error:
            await self._reload(party)
            raise
        party.since = time.time()
        if party.table.computer is None or party.table.seq % self.views == 0:
            try:
                await self.show(party.guests[:])
            except Exception:  # it is on the disk: nobody may be told that nothing has happened
                log.exception("%s could not be shown", party.table.id)
        self.wake(party)

    async def _reload(self, party: SlowParty[T]) -> None:
        """What could not be kept has not happened: the game is as the disk has it."""
        kept = self.store.find(party.table.id)
        if kept is not None:
            party.table = await asyncio.to_thread(self._load, kept)
            for guest in party.guests:
                guest.table = party.table

    # -- computers ---------------------------------------------------------------------------------------------------

    def wake(self, party: SlowParty[T]) -> None:
        """What must go on goes on, if somebody is there to see it: a computer thinks, captains fight, somebody's time runs."""
        if not party.thinking and party.table.computer is not None and party.guests:
            party.thinking = True
            self.host.spawn(self._think(party))
        if party.table.captains and party.guests:
            self._send_captains(party.table.fight_id)
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
        if not party.guests or party.thinking or table.captains or not self._stands(party, table, seq):
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
            if self._stands(party, party.table, seq):
                await self.open_fight(party, CAPTAINS)

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
            command = await asyncio.to_thread(self._choose, party, table.seat)
        except Exception:
            log.exception("a computer player failed at %s", table.id)
        try:
            async with party.turn:
                if self._stands(party, table, seq):
                    await self._play(party, command)
        except sqlite3.Error as error:
            log.error("a decision of the computer could not be kept: %s", error)
        finally:
            party.thinking = False
        if self.parties.get(table.id) is party and not self._stands(party, table, seq):
            self.wake(party)

    def _stands(self, party: SlowParty[T], table: T, seq: int) -> bool:
        """Is the table still there, and the position still the same?"""
        return self.parties.get(table.id) is party and party.table is table and table.seq == seq

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
        try:
            if command is not None:
                await self.play(party, command)
                return
        except sqlite3.Error:
            raise
        except Refused as refused:
            log.warning("a computer player wanted what is not lawful: %s", refused)
        except Exception:
            log.exception("what a computer player wanted failed at %s", party.table.id)
        usual = await asyncio.to_thread(self.usual, party.table)
        if usual is not None:
            await self.play(party, usual)

    # -- fights ------------------------------------------------------------------------------------------------------

    async def open_fight(self, party: SlowParty[T], how: str) -> str:
        """The fight of the moment as a battle of this server, in the table's turn; its id."""
        table = party.table
        name = table.fight_id
        if name and self.store.find(name) is None:
            fight = await asyncio.to_thread(table.game.open_fight)
            seats, keys = {}, {}
            for side, seat in zip(SIDES, table.fighters(), strict=True):
                leads = table.seats.get(seat, CAPTAIN)
                seats[side] = dict(leads) if leads["who"] == "captain" else dict(CAPTAIN) if how == CAPTAINS else dict(PERSON)
                keys[side] = table.kept.keys.get(seat, fresh_seed())
            self.host.keep(fight, [fight.state], seats, name=name, keys=keys)
        if name:
            table.captains = table.captains or how == CAPTAINS
            await self.show(party.guests[:])
            self.wake(party)
        return name

    def _send_captains(self, name: str) -> None:
        """Two captains go on with a fight, unless they are at it."""
        if name and name not in self._fighting:
            self._fighting.add(name)
            self.host.spawn(self._let_fight(name))

    async def _let_fight(self, name: str) -> None:
        """Two captains fight while nobody need look on; whoever does wakes no third one."""
        party = self.host.party(name)
        try:
            while party is not None and party.thinking:
                await asyncio.sleep(PAUSE)
            while (party := self.host.party(name)) is not None and party.table.side is not None:
                party.thinking = True
                await self.host.decide_for_captain(party, CAPTAIN)
        finally:
            self._fighting.discard(name)
            if party is not None:
                party.thinking = False

    def fight_over(self, name: str) -> None:
        """A battle has ended: if it was a fight of such a game, its result goes there."""
        game, dash, _ = name.rpartition("-")
        if dash:
            self.host.spawn(self._bring_back(game, name))

    async def _bring_back(self, game: str, name: str) -> None:
        party = await self.sought(game)
        fight = self.host.party(name)
        if party is None or fight is None:
            return
        async with party.turn:
            table = party.table
            if table.fight_id != name:
                return
            table.captains = False
            try:
                await self.play(party, await asyncio.to_thread(self.report, table, fight.table.game))
            except Refused as refused:
                log.error("the result of %s does not fit: %s", name, refused)
            except sqlite3.Error as error:
                log.error("the result of %s could not be kept: %s", name, error)
