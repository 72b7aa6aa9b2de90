"""What all who keep tables have in common, of battles as of sieges and campaigns: a game is fetched from the disk, and it is noted how
it stands."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from hauberk.basis.faults import LANGUAGES
from hauberk.play.contract import AnyGame
from hauberk.server.battle.speech import Json
from hauberk.server.store import Kept, Store
from hauberk.server.threads import ASKING, aside

log = logging.getLogger("hauberk.server")


class Noted(Protocol):
    """A game at a table."""

    id: str

    @property
    def seq(self) -> int: ...
    def note(self, languages: tuple[str, ...]) -> Json: ...


class Seated(Protocol):
    """A table with its guests."""

    @property
    def table(self) -> Noted: ...


P = TypeVar("P", bound=Seated)


class Keeping(ABC, Generic[P]):
    """Keeps the tables of one kind of game. Lives in one event loop."""

    game: ClassVar[AnyGame]
    """What is played at them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.parties: dict[str, P] = {}
        self._fetching: dict[str, asyncio.Task[None]] = {}
        """Games that are being read from the disk: who comes in the meantime waits for the same reading."""

    # -- what differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def load(self, kept: Kept) -> Any:
        """A game from the store; in any thread. Raises Wrong if it cannot be read."""

    @abstractmethod
    def seated(self, kept: Kept) -> P:
        """The same at a table of its own; in any thread."""

    @abstractmethod
    def wanted(self, party: P) -> None:
        """Somebody wants this table now."""

    def make_room(self) -> None:
        """Another table comes."""

    # -- what does not -----------------------------------------------------------------------------------------------

    def party(self, game: str) -> P | None:
        """The table of a game, fetched from the store if need be. Raises Wrong if it cannot be read."""
        if game not in self.parties:
            kept = self._kept(game)
            if kept is None:
                return None
            self._put(game, self.seated(kept))
        self.wanted(self.parties[game])
        return self.parties[game]

    async def sought(self, game: str) -> P | None:
        """The same, while others go on: a long game takes a while to read."""
        if game not in self.parties:
            if game not in self._fetching:
                self._fetching[game] = asyncio.get_running_loop().create_task(self._fetch(game))
                self._fetching[game].add_done_callback(lambda _: self._fetching.pop(game))
            await asyncio.shield(self._fetching[game])
        return self.party(game)

    async def _fetch(self, game: str) -> None:
        kept = self._kept(game)
        party = await aside(ASKING, self.seated, kept) if kept is not None else None
        if party is not None and game not in self.parties and self.store.length(game) == party.table.seq:  # else it has changed since
            self._put(game, party)

    def _kept(self, game: str) -> Kept | None:
        kept = self.store.find(game)
        return kept if kept is not None and self.game.key in kept.header else None

    def _put(self, game: str, party: P) -> None:
        self.make_room()
        self.parties[game] = party

    def standing(self, kept: Kept) -> Json:
        """How a game stands, noted for the next time; in any thread. Raises Wrong if it cannot be read."""
        party = self.parties.get(kept.id)
        table: Noted = party.table if party is not None else self.load(kept)
        note = table.note(LANGUAGES)
        if party is None:
            self.store.note(kept.id, table.seq, note)
        return note

    def note(self, table: Noted) -> None:
        """Write down how a game stands, for the list of games; no harm is done if it fails."""
        try:
            self.store.note(table.id, table.seq, table.note(LANGUAGES))
        except Exception as error:
            log.warning("no note could be written of %s: %r", table.id, error)

    def stands(self, party: P, table: Noted, seq: int) -> bool:
        """Is the table still there, and the position still the same?"""
        return self.parties.get(table.id) is party and party.table is table and table.seq == seq
