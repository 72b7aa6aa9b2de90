"""The host of campaigns: their tables, their guests, computer factions, and the battles that are fought on the map.

A battle is an ordinary game at this server, with the keys of those who take part: whoever holds a faction holds its side there. When it is
over its result comes back by itself.
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
from hauberk.basis.refusal import Refused
from hauberk.battle.being import SIDES
from hauberk.campaign.commands import Choose, Command
from hauberk.campaign.questions import HowAsked
from hauberk.play.campaign_game import CampaignGame, battle_report
from hauberk.play.campaign_legal import legal_commands
from hauberk.play.campaign_values import CampaignScenario
from hauberk.players.campaign import marshal
from hauberk.server.campaign_table import CampaignTable
from hauberk.server.host import Host
from hauberk.server.siege_host import CAPTAIN, CAPTAINS, PAUSE
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.speech import Json
from hauberk.server.store import Kept, Row

log = logging.getLogger("hauberk.server")
MARK = "w"
"""The first letter of a campaign's id, so that its battles know where they belong."""


@dataclass
class CampaignParty:
    """A campaign with its guests."""

    table: CampaignTable
    guests: list[SlowGuest] = field(default_factory=list)
    thinking: bool = False
    minds: dict[str, Any] = field(default_factory=dict)
    """The computer factions that play here."""


class CampaignHost:
    """Keeps the tables of campaigns. Lives in the same loop as the host of battles."""

    def __init__(self, host: Host) -> None:
        self.host, self.store = host, host.store
        self.parties: dict[str, CampaignParty] = {}
        self._fighting: set[str] = set()

    # -- tables ------------------------------------------------------------------------------------------------------

    def party(self, game: str) -> CampaignParty | None:
        """The table of a campaign, fetched from the store if need be."""
        found = self.parties.get(game)
        if found is None:
            kept = self.store.find(game)
            if kept is None or "campaign" not in kept.header:
                return None
            found = self.parties[game] = CampaignParty(self._load(kept))
        return found

    def _load(self, kept: Kept) -> CampaignTable:
        """A campaign from the store; if both seats of its battle are captains', they are still at it."""
        table = CampaignTable.load(kept, self.store.entries(kept.id))
        fight = self.store.find(table.fight_id) if table.fight_id else None
        table.captains = table.fight_id in self._fighting or (
            fight is not None and all(seat["who"] == "captain" for seat in fight.seats.values())
        )
        return table

    def found(self, scenario: CampaignScenario, seats: Json, seed: str | None = None) -> CampaignTable:
        """Begin a new campaign and keep it."""
        game = CampaignGame(scenario, seed)
        kept = Kept(MARK + fresh_seed()[:11], CampaignTable.head(game), seats, {seat: fresh_seed() for seat in seats}, game.seed)
        table = CampaignTable(kept, game)
        self.store.add(kept, table.bodies())
        self.parties[table.id] = CampaignParty(table)
        return table

    def forget(self, game: str) -> None:
        """Drop a campaign with its battles, and send its guests home."""
        party = self.parties.pop(game, None)
        for listing in self.store.games():
            if listing.kept.id.startswith(f"{game}-"):
                self.host.forget(listing.kept.id)
        self.store.forget(game)
        for guest in party.guests if party else ():
            guest.fail(None, "no_such_game")
            guest.leave(1008)

    # -- playing -----------------------------------------------------------------------------------------------------

    def welcome(self, party: CampaignParty, socket: WebSocket, language: str, seats: tuple[str, ...]) -> SlowGuest:
        """Somebody sits down."""
        guest = SlowGuest(socket, party.table, language, seats)
        party.guests.append(guest)
        guest.view()
        self.wake(party)
        return guest

    def part(self, party: CampaignParty, guest: SlowGuest) -> None:
        """Somebody gets up."""
        guest.gone = True
        if guest in party.guests:
            party.guests.remove(guest)
        self.note(party.table)

    def note(self, table: CampaignTable) -> None:
        """Write down how a campaign stands, for the list of games; no harm is done if it fails."""
        try:
            self.store.note(table.id, table.seq, table.note(LANGUAGES))
        except sqlite3.Error as error:
            log.warning("no note could be written: %s", error)

    def play(self, party: CampaignParty, command: Command) -> None:
        """Carry out a command: it is on the disk before anybody hears of it. Raises Refused, or sqlite3.Error if it could not be kept."""
        self._keep(party, party.table.do(command))

    def undo(self, party: CampaignParty, seat: str) -> None:
        """Take back a faction's last step."""
        self._keep(party, party.table.undo(seat))

    def _keep(self, party: CampaignParty, row: Row) -> None:
        try:
            self.store.append([row])
        except sqlite3.Error:
            kept = self.store.find(party.table.id)
            if kept is not None:
                party.table = self._load(kept)
                for guest in party.guests:
                    guest.table = party.table
            raise
        if party.table.computer is None or party.table.seq % VIEWS == 0:
            for guest in party.guests:
                guest.view()
        self.wake(party)

    # -- computer factions -------------------------------------------------------------------------------------------

    def wake(self, party: CampaignParty) -> None:
        """If the computer must decide and somebody is there to see it, it begins to think."""
        if not party.thinking and party.table.computer is not None and party.guests:
            party.thinking = True
            self.host.spawn(self._think(party))
        if party.table.captains and party.guests:
            self._send_captains(party.table.fight_id)

    async def _think(self, party: CampaignParty) -> None:
        table, seq, seat = party.table, party.table.seq, party.table.seat
        try:
            if not seat:
                return
            command = await asyncio.to_thread(self._choose, party, seat)
            if table.seq == seq and self.parties.get(table.id) is party:
                self._play(party, command)
        except Exception:
            log.exception("a computer faction failed at %s", table.id)
            self._play(party, None)
        finally:
            party.thinking = False
            self.wake(party)

    def _choose(self, party: CampaignParty, seat: str) -> Command | None:
        """What the computer wants; how a battle is fought is for people to say, if there are any, and else the table says it."""
        table = party.table
        if table.state.pending and isinstance(table.state.pending[-1], HowAsked):
            return Choose("quick")
        if seat not in party.minds:
            name, faction = table.seats[seat]["captain"], table.faction(seat)
            fights = "map" if any(each["who"] == "person" for each in table.seats.values()) else "quick"
            party.minds[seat] = marshal(name, faction, f"{table.game.commitment}/{seat}", fights)
        found: Command | None = party.minds[seat].choose(table.game)
        return found

    def _play(self, party: CampaignParty, command: Command | None) -> None:
        try:
            if command is not None:
                self.play(party, command)
                return
        except Refused as refused:
            log.warning("a computer faction wanted what is not lawful: %s", refused)
        usual = next(iter(legal_commands(party.table.game.field, party.table.state)), None)
        if usual is not None:
            self.play(party, usual)

    # -- battles -----------------------------------------------------------------------------------------------------

    def open_fight(self, party: CampaignParty, how: str) -> str:
        """The battle of the moment as a game of this server; its id."""
        table = party.table
        name = table.fight_id
        if name and self.store.find(name) is None:
            fight = table.game.open_fight()
            seats, keys = {}, {}
            for side, seat in zip(SIDES, table.fighters(), strict=True):
                known = table.seats.get(seat, CAPTAIN)
                seats[side] = dict(CAPTAIN) if how == CAPTAINS or known["who"] != "person" else {"who": "person"}
                keys[side] = table.kept.keys.get(seat, fresh_seed())
            self.host.keep(fight, [fight.state], seats, name=name, keys=keys)
        if name:
            table.captains = table.captains or how == CAPTAINS
            for guest in party.guests:
                guest.view()
            self.wake(party)
        return name

    def _send_captains(self, name: str) -> None:
        """Two captains go on with a battle, unless they are at it."""
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

    def fight_over(self, name: str) -> bool:
        """A battle has ended: if it was one of a campaign, its result goes there."""
        campaign, dash, _ = name.rpartition("-")
        party = self.party(campaign) if dash else None
        fight = self.host.party(name)
        if party is None or fight is None or party.table.fight_id != name:
            return False
        party.table.captains = False
        try:
            self.play(party, battle_report(party.table.state, fight.table.game))
        except Refused as refused:
            log.error("the result of %s does not fit: %s", name, refused)
        return True


VIEWS = 25
"""While computers move one after the other, guests are shown every so many steps; always when a person must decide."""
