"""The games of one kind over HTTP, and their sockets: battles, sieges and campaigns alike. See docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hauberk.common.dice import is_salt
from hauberk.common.faults import LANGUAGES, near, shown
from hauberk.play.protocol.common import Fault
from hauberk.play.protocol.messages import Turned
from hauberk.play.protocol.shelf import Forgotten, MadeGame
from hauberk.server.access import may_have_all, may_watch, seats_of
from hauberk.server.annals import annals
from hauberk.server.catalogue import seats_named
from hauberk.server.encoding import Json, encode
from hauberk.server.fair_queue import Reader
from hauberk.server.host import Host
from hauberk.server.http_replies import Wrong, error_json, reply, told
from hauberk.server.judging import JUDGES, NO_CHANCES, chances_of
from hauberk.server.messages import fault
from hauberk.server.new_game import PERSON, scenario_asked, seats_asked
from hauberk.server.promises import SALTS
from hauberk.server.record_import import record_of
from hauberk.server.request_fields import is_local, keys_of, language_of, table_of
from hauberk.server.services import Service
from hauberk.server.socket import listen
from hauberk.server.store import Kept
from hauberk.server.table import Table
from hauberk.server.table_guests import TableGuests
from hauberk.server.threads import ASKING, LISTING, PLAYING, aside
from hauberk.server.unreadable import as_kept, usable

R = TypeVar("R")
PROMISED = ("commitment", "salt")
"""What a new game says of its dice: the promise it was made with, and the salt of whoever makes it."""
AT_ONCE = 100
"""Entries that are encoded in one turn of the loop."""


class Pages:
    """Everything about one kind of game that answers."""

    def __init__(self, host: Host, service: Service) -> None:
        self.host, self.service, self.game, self.kind = host, service, service.game, service.kind

    # -- the shelf ---------------------------------------------------------------------------------------------------

    async def shelf(self, request: Request) -> Response:
        """All scenarios of this kind."""
        return reply(await aside(ASKING, self.service.cards, language_of(request)))

    async def one(self, request: Request) -> Response:
        """One scenario in full."""
        name = request.path_params["name"]
        if name not in self.game.files():
            raise Wrong(404, f"no_such_{self.kind}")
        return reply(await aside(ASKING, self.service.in_full, name, language_of(request)))

    # -- the games kept here -----------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games kept here."""
        return reply(await aside(LISTING, self._listed, language_of(request), is_local(request)))

    def _listed(self, language: str, local: bool) -> list[Json]:
        found = []
        facts, words = self.service.table.noted
        for listing in self.host.store.games(self.game.key):
            kept, note = listing.kept, listing.note
            name = kept.header[self.game.key]
            scenario = self.game.load(name) if name in self.game.files() else None
            entry: Json = {
                "id": kept.id, self.kind: name, "title": scenario.title[language] if scenario else name,
                "names": self.service.called(scenario, language) if scenario else {},
                **dict.fromkeys(facts, 0), "over": False, "side": None, "won": [], **dict.fromkeys(words, ""),
                "seats": seats_named(kept.seats, language), "steps": listing.entries, "made": kept.made, "changed": listing.changed,
            }  # fmt: skip
            try:
                if not usable(note, facts, language, words):
                    note = self.host.standing(kept)
                entry |= {key: note[key] for key in facts} | {key: note[language][key] for key in words}
            except Wrong as wrong:
                entry["unreadable"] = error_json(language, wrong)
            found.append(entry | ({"keys": kept.keys} if local else {}))
        return found

    async def found(self, request: Request) -> Response:
        """Create a game."""
        named = (self.service.named,) if self.service.named else self.service.table.letters
        asked = await table_of(request, (self.kind, *named, *self.service.more, "seed", *PROMISED, "switches", "lang"))
        faults: list[Fault] = []
        scenario = await aside(PLAYING, scenario_asked, self.game, asked, faults)  # one of which nothing is known yet takes a while to read
        seats = self._seats(asked, scenario, faults)
        dice = self.host.promises.asked(asked, faults)
        if faults or scenario is None:
            raise Wrong(400, "malformed", faults)
        return _made(await self.host.begin(self.game, scenario, seats, dice))

    def _seats(self, asked: Json, scenario: Any, faults: list[Fault]) -> Json:
        """Who shall sit where, in a game that is perhaps not there at all."""
        named, usual = self.service.named, self.service.usual
        letters = self.service.letters(scenario) if scenario is not None or not named else ()
        if not named:
            return seats_asked(asked, letters, faults, usual)
        wanted = asked.get(named)
        if wanted is not None and not isinstance(wanted, dict):
            faults.append(fault(named, f"{shown(wanted)} should be a table"))
        wanted = wanted if isinstance(wanted, dict) else {}
        unknown = [str(key)[:80] for key in wanted if key not in letters] if scenario is not None else []
        faults += [fault(f"{named}.{key}", "no such seat", near(key, letters)) for key in unknown]
        return seats_asked(wanted, letters, faults, usual, f"{named}.")

    async def import_(self, request: Request) -> Response:
        """Take over a record; all seats are people's."""
        record = await record_of(request, self.game)
        return _made(await self.host.take_over(record, {seat: dict(PERSON) for seat in self.service.letters(record.scenario)}))

    def _kept(self, request: Request | WebSocket) -> Kept:
        """A game as it is kept, whether it can be read or not."""
        kept = self.host.store.find(request.path_params["game"])
        if kept is None or self.game.key not in kept.header:
            raise Wrong(404, "no_such_game")
        return kept

    async def _party(self, request: Request) -> TableGuests:
        party = await self.host.sought(self._kept(request).id)
        if party is None:
            raise Wrong(404, "no_such_game")
        return party

    async def _watched(self, request: Request) -> TableGuests:
        """A table that whoever asks may look at."""
        party = await self._party(request)
        if not may_watch(self.host.store, party.table.kept, keys_of(request)):
            raise Wrong(403, "not_your_seat")
        return party

    async def _whole(self, request: Request) -> TableGuests:
        """A table of which whoever asks may know everything."""
        party = await self._party(request)
        if not may_have_all(self.host.store, party.table.kept, keys_of(request), party.table.over):
            raise Wrong(403, "not_your_seat")
        return party

    async def _in_turn(self, request: Request, party: TableGuests, work: Callable[[], R]) -> R:
        """Run something expensive in the fair queue; or, for a table that works aside, in a thread and under its lock."""
        if party.table.aside:
            async with party.turn:
                return await aside(ASKING, work)
        return await self.host.turns.answer(Reader(request.client.host if request.client is not None else ""), work)

    async def _told(self, request: Request, party: TableGuests, language: str) -> None:
        """The story of a game has been told to its end."""
        while await self._in_turn(request, party, lambda: party.table.tell_some(language)):
            pass

    async def _parts(self, request: Request, party: TableGuests, part: Callable[[int, int], list[R]]) -> list[R]:
        """Map all entries, a slice of them in each turn of the loop."""
        upto = party.table.seq
        bounds = [(first, min(first + AT_ONCE, upto)) for first in range(0, upto, AT_ONCE)]
        parts = [await self._in_turn(request, party, partial(part, *each)) for each in bounds]
        return [each for part in parts for each in part]

    async def record(self, request: Request) -> Response:
        """The record of a game, its fights inside; while it goes on only for those who may know everything.

        Of a game that cannot be read it is given as it lies on the disk.
        """
        kept = self._kept(request)
        try:
            party = await self._whole(request)
            ended = party.table.ending()
            bodies = await self._parts(request, party, party.table.bodies)
            text = b"\n".join([encode(kept.header), *bodies, *ended, b""])
        except Wrong as wrong:
            if wrong.what == "not_your_seat" or not may_have_all(self.host.store, kept, keys_of(request), over=False):
                raise Wrong(403, "not_your_seat") from wrong
            text = await aside(ASKING, as_kept, self.host.store, kept)
        name = f"{kept.header[self.game.key]}-{kept.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)

    async def forget(self, request: Request) -> Response:
        """Delete a game; only whoever holds a seat may."""
        kept = self._kept(request)
        if not seats_of(kept, keys_of(request)):
            raise Wrong(403, "not_your_seat")
        party = self.host.parties.get(kept.id)
        if party is None:
            self.host.forget(kept.id)
        else:
            async with party.turn:
                self.host.forget(kept.id)
        return reply(Forgotten(ok=True))

    # -- moments -----------------------------------------------------------------------------------------------------

    async def moments(self, request: Request) -> Response:
        """One entry of the log after the other, for the replay."""
        language, party = language_of(request), await self._watched(request)
        await self._told(request, party, language)
        table, you = party.table, seats_of(party.table.kept, keys_of(request))
        lines = await self._in_turn(request, party, lambda: table.lines_by_entry(language, you))

        def some(first: int, upto: int) -> list[bytes]:
            return [encode(table.moment(number, lines.get(number, []))) for number in range(first, upto)]

        parts = await self._parts(request, party, some)
        return told(b"[" + b",".join(parts) + b"]")

    async def at(self, request: Request) -> Response:
        """The view as it was."""
        language, party = language_of(request), await self._watched(request)
        table = party.table
        number = _number(request, table)
        await self._told(request, party, language)
        slim, you = request.query_params.get("slim") == "1", seats_of(table.kept, keys_of(request))
        return told(await self._in_turn(request, party, lambda: encode(table.view_at(language, number, slim, you))))

    async def annals(self, request: Request) -> Response:
        """The chronicle of a game with its turning points; when it is over, how everybody fared."""
        language, party = language_of(request), await self._watched(request)
        table, you = party.table, seats_of(party.table.kept, keys_of(request))
        return told(await self._in_turn(request, party, lambda: encode(annals(table, language, you))))

    async def chances(self, request: Request) -> Response:
        """How the chance to win went; only when the game is over, for before that it would be advice."""
        language, party = language_of(request), await self._watched(request)
        table, you = party.table, seats_of(party.table.kept, keys_of(request))
        if not table.over or self.kind not in JUDGES:
            return reply(NO_CHANCES)
        course = await self.host.judging.of(table)
        return told(await self._in_turn(request, party, lambda: encode(chances_of(table, course, language, you))))

    async def branch(self, request: Request) -> Response:
        """Take over from a moment."""
        table = (await self._whole(request)).table
        named = (self.service.named,) if self.service.named else table.letters
        asked = await table_of(request, ("at", *named, *PROMISED))
        faults: list[Fault] = []
        seats = self._seats(asked, table.scenario, faults)
        number = asked.get("at")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < table.seq:
            faults.append(fault("at", f"{shown(number)} is no moment of this game", f"0 to {table.seq - 1}"))
            number = 0
        dice = self.host.promises.asked(asked, faults)
        if faults:
            raise Wrong(400, "malformed", faults)
        return _made(await self.host.branch(table, number, seats, dice))

    # -- the dice ----------------------------------------------------------------------------------------------------

    async def dice(self, request: Request) -> Response:
        """What is known of the dice of a game."""
        return reply((await self._watched(request)).table.dice)

    async def salt(self, request: Request) -> Response:
        """Somebody who holds a seat throws in his salt. What has been decided is on the disk before, so it counts from there."""
        party, asked = await self._party(request), await table_of(request, ("seat", "salt"))
        seat, word = asked.get("seat"), asked.get("salt")
        if seat not in seats_of(party.table.kept, keys_of(request)):
            raise Wrong(403, "not_your_seat")
        if not is_salt(word):
            raise Wrong(400, "malformed", [fault("salt", f"{shown(word)} cannot be a salt", SALTS)])
        async with party.turn:
            while self.host.writer.holds(party.table.id):
                await asyncio.sleep(0)
            table = party.table
            if seat not in table.unsalted:
                raise Wrong(409, "no_salt_now")
            self.host.store.amend(table.id, table.salt(str(seat), str(word)))
            return reply(table.dice)

    # -- the socket --------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """Sit down at a table."""
        try:
            await listen(self.host, self._kept(socket), socket, language_of(socket))
        except Wrong as wrong:
            await socket.accept()
            await socket.send_text(encode(Turned(n=None, error=error_json(LANGUAGES[0], wrong))).decode())
            await socket.close(1008)


def _made(table: Table) -> Response:
    return reply(MadeGame(table.id, table.kept.keys, table.seq), 201)


def _number(request: Request, table: Table) -> int:
    text = request.path_params["number"]
    if not text.isdecimal() or len(text) > 9 or int(text) >= table.seq:
        raise Wrong(404, "no_such_entry")
    return int(text)
