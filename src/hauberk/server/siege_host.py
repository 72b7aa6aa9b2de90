"""The host of sieges: their tables, their guests, computer commanders, and the fights that are fought on the map.

A fight is an ordinary battle at this server, with the keys of the siege: whoever holds a seat here holds it there. When it is over its
result comes back by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from dataclasses import dataclass, field
from typing import Any

from starlette.websockets import WebSocket

from hauberk.basis.dice import fresh_seed
from hauberk.basis.faults import LANGUAGES
from hauberk.basis.refusal import Refusal, Refused
from hauberk.battle.being import SIDES
from hauberk.play.siege_game import SiegeGame, report_of
from hauberk.play.siege_legal import options
from hauberk.play.siege_scenario import SiegeScenario
from hauberk.players.siege import commander
from hauberk.server.host import Host
from hauberk.server.siege_table import SiegeTable
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.speech import Json
from hauberk.server.store import Kept, Row
from hauberk.siege.commands import Answer, Command
from hauberk.siege.questions import ResolveAsked

log = logging.getLogger("hauberk.server")
PLAY, CAPTAINS = "play", "captains"
HOW = (PLAY, CAPTAINS)
"""How a fight on the map is fought: by those who sit at the siege, or by two captains."""
CAPTAIN: Json = {"who": "captain", "captain": "steady", "strength": 1}
"""He leads whom no person leads; he thinks little, for somebody waits for the end of it."""
PAUSE = 0.05
"""Seconds until one looks again whether a captain has finished his thought."""


@dataclass
class SiegeParty:
    """A siege with its guests."""

    table: SiegeTable
    guests: list[SlowGuest] = field(default_factory=list)
    thinking: bool = False
    minds: dict[int, Any] = field(default_factory=dict)
    """The computer commanders who play here."""


class SiegeHost:
    """Keeps the tables of sieges. Lives in the same loop as the host of battles."""

    def __init__(self, host: Host) -> None:
        self.host, self.store = host, host.store
        self.parties: dict[str, SiegeParty] = {}
        self._fighting: set[str] = set()
        host.when_over = self.fight_over

    # -- tables ------------------------------------------------------------------------------------------------------

    def party(self, game: str) -> SiegeParty | None:
        """The table of a siege, fetched from the store if need be."""
        found = self.parties.get(game)
        if found is None:
            kept = self.store.find(game)
            if kept is None or "siege" not in kept.header:
                return None
            found = self.parties[game] = SiegeParty(self._load(kept))
        return found

    def _load(self, kept: Kept) -> SiegeTable:
        """A siege from the store; if both seats of its fight are captains', they are still at it."""
        table = SiegeTable.load(kept, self.store.entries(kept.id))
        fight = self.store.find(table.fight_id) if table.fight_id else None
        table.captains = table.fight_id in self._fighting or (
            fight is not None and all(seat["who"] == "captain" for seat in fight.seats.values())
        )
        return table

    def found(self, scenario: SiegeScenario, seats: Json, seed: str | None = None) -> SiegeTable:
        """Begin a new siege and keep it."""
        game = SiegeGame(scenario, seed)
        kept = Kept(fresh_seed()[:12], SiegeTable.head(game), seats, {side: fresh_seed() for side in SIDES}, game.seed)
        table = SiegeTable(kept, game)
        self.store.add(kept, table.bodies())
        self.parties[table.id] = SiegeParty(table)
        return table

    def forget(self, game: str) -> None:
        """Drop a siege with its fights, and send its guests home."""
        party = self.parties.pop(game, None)
        for number in range(1, (party.table.state.fights if party else 0) + 1):
            if self.store.find(f"{game}-{number}") is not None:
                self.host.forget(f"{game}-{number}")
        self.store.forget(game)
        for guest in party.guests if party else ():
            guest.fail(None, "no_such_game")
            guest.leave(1008)

    # -- playing -----------------------------------------------------------------------------------------------------

    def welcome(self, party: SiegeParty, socket: WebSocket, language: str, sides: tuple[str, ...]) -> SlowGuest:
        """Somebody sits down."""
        guest = SlowGuest(socket, party.table, language, sides)
        party.guests.append(guest)
        guest.view()
        self.wake(party)
        return guest

    def part(self, party: SiegeParty, guest: SlowGuest) -> None:
        """Somebody gets up."""
        guest.gone = True
        if guest in party.guests:
            party.guests.remove(guest)
        self.note(party.table)

    def note(self, table: SiegeTable) -> None:
        """Write down how a siege stands, for the list of games; no harm is done if it fails."""
        try:
            self.store.note(table.id, table.seq, table.note(LANGUAGES))
        except sqlite3.Error as error:
            log.warning("no note could be written: %s", error)

    def play(self, party: SiegeParty, command: Command) -> None:
        """Carry out a command: it is on the disk before anybody hears of it. Raises Refused, or sqlite3.Error if it could not be kept."""
        self._keep(party, party.table.do(command))

    def undo(self, party: SiegeParty, side: int) -> None:
        """Take back a side's last step; not when a fight has been set up, for others may have seen it. Raises Refused."""
        if party.table.fight_id:
            raise Refused(Refusal("others_turn", "UNDO"))
        self._keep(party, party.table.undo(side))

    def _keep(self, party: SiegeParty, row: Row) -> None:
        try:
            self.store.append([row])
        except sqlite3.Error:
            kept = self.store.find(party.table.id)
            if kept is not None:
                party.table = self._load(kept)
                for guest in party.guests:
                    guest.table = party.table
            raise
        for guest in party.guests:
            guest.view()
        self.wake(party)

    # -- computer commanders -----------------------------------------------------------------------------------------

    def wake(self, party: SiegeParty) -> None:
        """If the computer must decide and somebody is there to see it, it begins to think."""
        if not party.thinking and party.table.commander is not None and party.guests:
            party.thinking = True
            self.host.spawn(self._think(party))
        if party.table.captains and party.guests:
            self._send_captains(party.table.fight_id)

    async def _think(self, party: SiegeParty) -> None:
        table, seq, side = party.table, party.table.seq, party.table.side
        try:
            if side is None:
                return
            command = await asyncio.to_thread(self._choose, party, side)
            if table.seq == seq and self.parties.get(table.id) is party:
                self._play(party, command)
        except Exception:
            log.exception("a commander failed at %s", table.id)
            self._play(party, None)
        finally:
            party.thinking = False
            self.wake(party)

    def _choose(self, party: SiegeParty, side: int) -> Command | None:
        """What the computer wants; how a fight is fought is for people to say, if there are any, and else the table says it."""
        table = party.table
        if isinstance(table.state.pending[-1], ResolveAsked):
            return Answer("quick")
        if side not in party.minds:
            fights = "map" if any(seat["who"] == "person" for seat in table.seats.values()) else "quick"
            party.minds[side] = commander(table.seats[SIDES[side]]["captain"], side, f"{table.game.commitment}/{side}", fights)
        found: Command | None = party.minds[side].choose(table.game)
        return found

    def _play(self, party: SiegeParty, command: Command | None) -> None:
        try:
            if command is not None:
                self.play(party, command)
                return
        except Refused as refused:
            log.warning("a commander wanted what is not lawful: %s", refused)
        usual = options(party.table.game.field, party.table.state)
        if usual:
            self.play(party, usual[0])

    # -- fights ------------------------------------------------------------------------------------------------------

    def open_fight(self, party: SiegeParty, how: str) -> str:
        """The fight of the day as a battle of this server; its id."""
        table = party.table
        name = table.fight_id
        if name and self.store.find(name) is None:
            fight = table.game.open_fight()
            seats = {
                side: dict(seat) if seat["who"] == "captain" else dict(CAPTAIN) if how == CAPTAINS else {"who": "person"}
                for side, seat in table.seats.items()
            }
            self.host.keep(fight, [fight.state], seats, name=name, keys=table.kept.keys)
        if name:
            table.captains = table.captains or how == CAPTAINS
            for guest in party.guests:
                guest.view()
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
        """A battle has ended: if it was a fight of a siege, its result goes there."""
        siege, dash, _ = name.rpartition("-")
        party = self.party(siege) if dash else None
        fight = self.host.party(name)
        if party is None or fight is None or party.table.fight_id != name:
            return
        party.table.captains = False
        try:
            self.play(party, report_of(fight.table.game))
        except Refused as refused:
            log.error("the result of %s does not fit: %s", name, refused)
