"""Fights on the map inside sieges and campaigns: opened as battles of this server, fought by people or captains, reported back.

The report is made from the record of the fight. So it does not matter when the server was ended, or what the disk refused: whoever sits
down at the game again finds it gone on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from hauberk.battle.core.being import SIDES
from hauberk.common.dice import fresh_seed
from hauberk.common.refusal import Refused
from hauberk.play.battle.game import Battle
from hauberk.server.encoding import Json
from hauberk.server.messages import CAPTAINS
from hauberk.server.new_game import PERSON
from hauberk.server.table_guests import TableGuests
from hauberk.server.tables import TABLES
from hauberk.server.threads import ASKING, PLAYING, aside
from hauberk.server.writer import NotStored

if TYPE_CHECKING:
    from hauberk.server.host import Host

log = logging.getLogger("hauberk.server")
CAPTAIN: Json = {"who": "captain", "captain": "steady", "strength": 1}
"""He leads whom no person leads; he thinks little, for somebody waits for the end of it."""
PAUSE = 0.05
"""Seconds until one looks again whether a captain has finished his thought."""
AGAIN = 1.0
"""Seconds until a report that the disk has refused is made again; twice as long every time."""
MOST_PATIENT = 30.0


class Fights:
    """The fights inside the games of a host."""

    def __init__(self, host: Host) -> None:
        self._host, self._store = host, host.store
        self.fought: set[str] = set()
        """The fights at which two captains are."""

    async def open(self, party: TableGuests, how: str) -> str:
        """The fight of the moment as a battle of this server, in the table's turn; its id."""
        table = party.table
        name = table.fight_id
        if name and self._store.find(name) is None:
            fight = await aside(PLAYING, table.game.open_fight)
            seats, keys = {}, {}
            for side, seat in zip(SIDES, table.fighters(), strict=True):
                leads = table.seats.get(seat, CAPTAIN)
                seats[side] = dict(leads) if leads["who"] == "captain" else dict(CAPTAIN) if how == CAPTAINS else dict(PERSON)
                keys[side] = table.kept.keys.get(seat, fresh_seed())
            self._host.keep(fight, [fight.state], seats, name=name, keys=keys)
        if name:
            table.captains = table.captains or how == CAPTAINS
            await self._host.telling.tell_aside(party, PLAYING)
            self._host.wake(party)
        return name

    def send_captains(self, name: str) -> None:
        """Start the background task in which two captains fight, unless it runs already."""
        if name and name not in self.fought:
            self.fought.add(name)
            self._host.spawn(self._let_fight(name))

    async def _let_fight(self, name: str) -> None:
        """The background task of a fight between two captains; `thinking` keeps the host from starting another computer at that table."""
        party = None
        try:
            party = self._host.party(name)
            while party is not None and party.thinking:
                await asyncio.sleep(PAUSE)
            while (party := self._host.party(name)) is not None and party.table.side is not None:
                party.thinking = True
                await self._host.decide_for(party, CAPTAIN, self._host.aides)
        except Exception:
            log.exception("two captains cannot go on with %s", name)
        finally:
            self.fought.discard(name)
            if party is not None:
                party.thinking = False

    # -- reports -----------------------------------------------------------------------------------------------------

    def over(self, name: str) -> None:
        """A battle has ended: if it was a fight of such a game, its result goes there."""
        game, dash, _ = name.rpartition("-")
        if dash:
            self._host.spawn(self._bring_back(game, name))

    async def _bring_back(self, game: str, name: str) -> None:
        """Report a result; retry with growing pauses while the disk refuses it and the table is in memory."""
        pause, party = AGAIN, await self._host.sought(game)
        while party is not None and self._host.parties.get(game) is party and party.table.fight_id == name:
            async with party.turn:
                if await self.report(party):
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_PATIENT)

    async def report(self, party: TableGuests) -> bool:
        """If the fight of the moment is over the game goes on with its result, in the table's turn; False: the disk has refused it."""
        table = party.table
        name = table.fight_id
        command: Any = None
        try:
            fight = await aside(ASKING, self._ended, name) if name else None
            if fight is None:
                return True
            table.captains = False
            command = await aside(PLAYING, table.report, fight)
            await self._host.carry_out(party, lambda: table.do(command))
        except NotStored:
            log.error("the result of %s could not be kept", name)
            return False
        except Exception as error:
            if isinstance(error, Refused):
                log.error("the result of %s does not fit: %s", name, error)
            self._host.failures.note(table, command, error)
            for guest in party.guests:
                guest.fail(None, "failed")
        return True

    def _ended(self, name: str) -> Battle | None:
        """A fight that is over, from its record."""
        kept = self._store.find(name)
        if kept is None:
            return None
        game = TABLES["battle"].load(kept, self._store.entries(name)).game
        return game if game.state.outcome is not None else None
