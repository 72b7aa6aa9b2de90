"""Tables in memory: fetched from the disk when somebody comes, begun, taken over, put away when nobody wants them, forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import reduce
from typing import Any

import msgspec

from hauberk.common.dice import commitment, fresh_seed
from hauberk.common.faults import LANGUAGES
from hauberk.play.contract import AnyGame
from hauberk.play.headers import TAKEN_OVER
from hauberk.play.match import Match
from hauberk.play.record import Record, game_of, states
from hauberk.play.record_writer import AnyMatch, AnyStep, header
from hauberk.play.standing_orders import Orders, read_orders
from hauberk.play.steps import Undone
from hauberk.server.encoding import Json
from hauberk.server.promises import NEW, Wanted
from hauberk.server.store import Kept, Store
from hauberk.server.table import Table, steps_upto
from hauberk.server.table_guests import TableGuests
from hauberk.server.tables import TABLES
from hauberk.server.threads import ASKING, CHECKING, aside
from hauberk.server.unreadable import outdated
from hauberk.server.writer import Writer

log = logging.getLogger("hauberk.server")
MOST_TABLES = 300
MARKS = {"campaign": "w"}
"""Prefixes of ids, by kind of game."""


class OpenTables:
    """Keeps the tables. Lives in one event loop."""

    writer: Writer

    def __init__(self, store: Store) -> None:
        self.store = store
        self.parties: dict[str, TableGuests] = {}
        self._fetching: dict[str, asyncio.Task[None]] = {}
        """Games that are being read from the disk: whoever comes in the meantime waits for the same reading."""

    # -- from the disk and back --------------------------------------------------------------------------------------

    def load(self, kept: Kept) -> Table:
        """A game from the store; in any thread. If both seats of its fight are captains', they are still at it. Raises Wrong if it cannot
        be read."""
        try:
            table = TABLES[game_of(kept.header).kind].load(kept, self.store.entries(kept.id))
        except Exception as error:
            raise outdated(kept, error) from error
        table.orders = self._orders_left(table)
        fight = self.store.find(table.fight_id) if table.fight_id else None
        table.captains = fight is not None and all(seat["who"] == "captain" for seat in fight.seats.values())
        return table

    def _orders_left(self, table: Table) -> dict[str, Orders]:
        """The standing orders of its seats; whoever has left some that another version knew is asked again."""
        found = {}
        for seat, body in self.store.orders(table.id).items():
            try:
                found[seat] = read_orders(table.game.game.standing_orders, body)
            except msgspec.ValidationError as wrong:
                log.warning("the standing orders of %s at %s cannot be read: %s", seat, table.id, wrong)
        return found

    def seated(self, kept: Kept) -> TableGuests:
        """The same at a table of its own; in any thread."""
        return TableGuests(self.load(kept), since=self.store.changed(kept.id))

    def party(self, game: str) -> TableGuests | None:
        """The table of a game, fetched from the store if need be. Raises Wrong if it cannot be read."""
        if game not in self.parties:
            kept = self.store.find(game)
            if kept is None:
                return None
            self._put(self.seated(kept))
        self.parties[game].used = time.monotonic()
        return self.parties[game]

    async def sought(self, game: str) -> TableGuests | None:
        """The same, in a thread: a long game takes a while to read."""
        if game not in self.parties:
            if game not in self._fetching:
                self._fetching[game] = asyncio.get_running_loop().create_task(self._fetch(game))
                self._fetching[game].add_done_callback(lambda _: self._fetching.pop(game))
            await asyncio.shield(self._fetching[game])
        return self.party(game)

    async def _fetch(self, game: str) -> None:
        kept = self.store.find(game)
        party = await aside(ASKING, self.seated, kept) if kept is not None else None
        if party is not None and game not in self.parties and self.store.length(game) == party.table.seq:  # else it has changed since
            self._put(party)

    def _put(self, party: TableGuests) -> TableGuests:
        """Add a table to memory; above the limit some without guests are dropped from it."""
        if len(self.parties) >= MOST_TABLES:
            for game in self._idle()[: MOST_TABLES // 4]:
                del self.parties[game]
        self.parties[party.table.id] = party
        return party

    def _idle(self) -> list[str]:
        """Tables at which nobody sits and nothing happens, the longest first."""
        idle = [(party.used, game) for game, party in self.parties.items() if party.idle and not self._busy(party.table)]
        return [game for _, game in sorted(idle)]

    def _busy(self, table: Table) -> bool:
        """Is something going on of which the table itself knows nothing?"""
        return self.writer.holds(table.id)

    def put_away(self, rest: float) -> int:
        """Tables that nobody has wanted for so many seconds are put away, for they are on the disk; how many it were."""
        now = time.monotonic()
        away = [game for game in self._idle() if now - self.parties[game].used >= rest]
        for game in away:
            del self.parties[game]
        return len(away)

    def stands(self, party: TableGuests, table: Table, seq: int) -> bool:
        """Is the table still there, and the position still the same?"""
        return self.parties.get(table.id) is party and party.table is table and table.seq == seq

    # -- new games ---------------------------------------------------------------------------------------------------

    def found(self, game: AnyGame, scenario: Any, seats: Json, dice: Wanted = NEW) -> Table:
        """Begin a new game and keep it."""
        match = Match(game, scenario, dice.seed, dice.salts)
        return self.keep(match, [match.state], seats, dice.said)

    async def begin(self, game: AnyGame, scenario: Any, seats: Json, dice: Wanted = NEW) -> Table:
        """The same, in a thread where it may take long."""
        if not TABLES[game.kind].aside:
            return self.found(game, scenario, seats, dice)

        def begun() -> Table:
            match = Match(game, scenario, dice.seed, dice.salts)
            return self._begun(match, [match.state], seats, dice.said)

        return self._put(TableGuests(await aside(ASKING, begun))).table

    def keep(
        self, game: AnyMatch, after: list[Any], seats: Json, more: Json | None = None, name: str = "", keys: dict[str, str] | None = None
    ) -> Table:
        """Keep a game that has been begun; `more` goes into the header of its record; fights have the keys of the game around them."""
        return self._put(TableGuests(self._begun(game, after, seats, more, name, keys))).table

    def _begun(
        self, game: AnyMatch, after: list[Any], seats: Json, more: Json | None = None, name: str = "", keys: dict[str, str] | None = None
    ) -> Table:
        """A game on the disk; in any thread."""
        mark = MARKS.get(game.game.kind, "")
        name = name or mark + fresh_seed()[: 12 - len(mark)]
        kept = Kept(name, {**header(game), **(more or {})}, seats, keys or {seat: fresh_seed() for seat in seats}, game.seed)
        table = TABLES[game.game.kind](kept, game, after)
        self.store.add(kept, table.bodies(0, table.seq))
        return table

    async def take_over(self, record: Record, seats: Json) -> Table:
        """Go on from a record. Its throws have been made and its fights fought; unless it shows its seed, those to come are of new dice."""

        def begun() -> Table:
            head = record.header
            shown = record.seed is not None and commitment(record.seed) == head["commitment"]
            seed = record.seed if shown and record.seed is not None else fresh_seed()
            game, after = _resumed(record.game, record.scenario, seed, list(record.log), [state for _, state in states(record)])
            if shown:
                game.salts, game.inside = record.salts, record.inside
            return self._begun(game, after, seats, _taken_over(head) if shown else _new_dice(game))

        return self._put(TableGuests(await aside(CHECKING, begun))).table

    async def branch(self, table: Table, number: int, seats: Json, dice: Wanted = NEW) -> Table:
        """A new game that begins with what stands after an entry of another, with new dice from there on: of a seed that was promised, and
        with the salt of whoever takes over."""
        kind = table.game.game

        def begun() -> Table:
            steps = steps_upto(table.game.log, number)
            after = [table.game.start]
            for step in steps:
                after.append(reduce(kind.evolve, step.events, after[-1]))
            game, states = _resumed(kind, table.scenario, dice.seed or fresh_seed(), list(steps), after[1:])
            for salt in dice.salts:
                game.salt(salt.by, salt.word)
            return self._begun(game, states, seats, _new_dice(game))

        return self._put(TableGuests(await aside(ASKING, begun))).table

    # -- lists of games ----------------------------------------------------------------------------------------------

    def standing(self, kept: Kept) -> Json:
        """How a game stands, noted for the next time; in any thread. Raises Wrong if it cannot be read."""
        party = self.parties.get(kept.id)
        table = party.table if party is not None else self.load(kept)
        note = table.note(LANGUAGES)
        if party is None:
            self.store.note(kept.id, table.seq, note)
        return note

    def note(self, table: Table) -> None:
        """Write down how a game stands, for the list of games; no harm is done if it fails."""
        try:
            self.store.note(table.id, table.seq, table.note(LANGUAGES))
        except Exception as error:
            log.warning("no note could be written of %s: %r", table.id, error)


def _resumed(game: AnyGame, scenario: Any, seed: str, log: list[AnyStep | Undone], after: list[Any]) -> tuple[AnyMatch, list[Any]]:
    """A match that goes on after these entries, and the state after each."""
    match = Match(game, scenario, seed)
    match.restore(tuple(log), after)
    return match, after


def _taken_over(head: Json) -> Json:
    """What the header of a record says of throws and entries made with other dice."""
    return {key: head[key] for key in TAKEN_OVER if head.get(key)}


def _new_dice(match: AnyMatch) -> Json:
    """What the header of a game says that goes on with new dice: how many throws and entries were taken over."""
    found = {"throws_before": match.dice.thrown, "entries_before": len(match.log)}
    return {key: number for key, number in found.items() if number}
