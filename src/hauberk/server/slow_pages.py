"""Games that change slowly, sieges and campaigns, over HTTP and over the socket. See docs/protocol.md."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import Any, ClassVar, Generic

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from hauberk.basis.faults import LANGUAGES, BadInput, near, shown
from hauberk.basis.refusal import Refused
from hauberk.play.switches import turned
from hauberk.play.wire import Malformed
from hauberk.server.battle.messages import Unreadable, fault
from hauberk.server.battle.new_game import PERSON, seed_asked, switches_asked
from hauberk.server.battle.socket import turn_away
from hauberk.server.battle.speech import Json
from hauberk.server.fights import HOW
from hauberk.server.http_replies import Wrong, error_json, reply
from hauberk.server.messages import read
from hauberk.server.record_import import record_of
from hauberk.server.request_fields import is_local, language_of, table_of
from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_host import SlowHost
from hauberk.server.slow_party import SlowParty, T
from hauberk.server.store import Kept
from hauberk.server.threads import ASKING, CHECKING, LISTING, PLAYING, aside
from hauberk.server.unreadable import as_kept, usable


class SlowPages(ABC, Generic[T]):
    """Everything about one kind of game that answers over HTTP, and the socket."""

    fields: ClassVar[tuple[str, ...]]
    """The fields by which seats are asked for when a game is founded."""
    switches: ClassVar[tuple[str, ...]]
    """The sets of points that can be turned."""
    asks: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What can be asked here besides what can be asked everywhere, with the fields that tell more about it."""

    def __init__(self, host: SlowHost[T]) -> None:
        self.host, self.kind = host, host.game.kind
        more = tuple(name for names in self.asks.values() for name in names)
        self._kinds = {
            "ask": ("n", "ask", "do", *more), "undo": ("n", "undo", "seq", "side"), "do": ("n", "do", "seq"), "lang": ("n", "lang"),
            "fight": ("n", "fight"),
        }  # fmt: skip
        self._free = {"ask": ("do", *more)}
        self._words: dict[str, tuple[Any, ...]] = {
            "ask": ("view", "why", "chronicle", *self.asks), "lang": LANGUAGES, "fight": HOW, "undo": (True,), "side": host.tables.letters,
        }  # fmt: skip

    # -- what differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def names(self) -> Collection[str]:
        """The games on the shelf."""

    @abstractmethod
    def load(self, name: str) -> Any:
        """One of them."""

    @abstractmethod
    def card(self, scenario: Any, language: str) -> Json:
        """A game as the shelf shows it."""

    @abstractmethod
    def in_full(self, scenario: Any, language: str) -> Json:
        """A game with everything one can know before it begins."""

    @abstractmethod
    def letters(self, scenario: Any) -> Iterable[str]:
        """The seats of a game."""

    @abstractmethod
    def seats(self, asked: Json, scenario: Any, faults: list[Json]) -> Json:
        """Who shall sit where, in a game that is perhaps not there at all."""

    @abstractmethod
    def further(self, table: T, guest: SlowGuest, asked: Json) -> Json | None:
        """The answer to a question that can be asked here only, under its name; None where it is not his to ask now."""

    # -- the shelf and the games kept --------------------------------------------------------------------------------

    async def shelf(self, request: Request) -> Response:
        """All games there are."""
        language = language_of(request)
        return reply(await aside(ASKING, lambda: [self.card(self.load(name), language) for name in self.names()]))

    async def one(self, request: Request) -> Response:
        """One game in full."""
        name = request.path_params["name"]
        if name not in self.names():
            raise Wrong(404, f"no_such_{self.kind}")
        language = language_of(request)
        return reply(await aside(ASKING, lambda: self.in_full(self.load(name), language)))

    async def found(self, request: Request) -> Response:
        """Begin a game."""
        asked = await table_of(request, (self.kind, *self.fields, "seed", "switches", "lang"))
        faults: list[Json] = []
        scenario = self._asked(asked, faults)
        seats = self.seats(asked, scenario, faults)
        seed = seed_asked(asked, faults)
        if faults or scenario is None:
            raise Wrong(400, "malformed", faults)
        table = await aside(PLAYING, self.host.found, scenario, seats, seed)
        return reply({"id": table.id, "keys": table.kept.keys}, 201)

    async def import_(self, request: Request) -> Response:
        """Take over a record; all seats are people's."""
        record = await record_of(request, self.host.game)
        seats = {seat: dict(PERSON) for seat in self.letters(record.scenario)}
        table = await aside(CHECKING, self.host.take_over, record, seats)
        return reply({"id": table.id, "keys": table.kept.keys, "steps": table.seq}, 201)

    def _asked(self, asked: Json, faults: list[Json]) -> Any:
        """The game that is asked for, with its switches; None if there is none."""
        name, known = asked.get(self.kind), self.names()
        if not isinstance(name, str) or name not in known:
            faults.append(fault(self.kind, f"no {self.kind} {shown(name)} here", near(name if isinstance(name, str) else "", known)))
            return None
        scenario = self.load(name)
        points = switches_asked(asked.get("switches"), self.switches, faults)
        if not points:
            return scenario
        try:
            return scenario.under(turned(scenario.ruleset, points))
        except BadInput as bad:
            faults += [fault("switches", each.what, each.hint) for each in bad.faults]
            return None

    async def games(self, request: Request) -> Response:
        """The games kept here."""
        return reply(await aside(LISTING, self._listed, language_of(request), is_local(request)))

    def _listed(self, language: str, local: bool) -> list[Json]:
        found = []
        for listing in self.host.store.games(self.kind):
            kept, note = listing.kept, listing.note
            entry: Json = {
                "id": kept.id, self.kind: kept.header[self.kind], "title": str(kept.header[self.kind]), "day": 0,
                "over": False, "side": None, "seats": kept.seats, "made": kept.made, "changed": listing.changed,
            }  # fmt: skip
            try:
                if not usable(note, ("day", "over", "side"), language, ("title",)):
                    note = self.host.standing(kept)
                entry |= {key: note[key] for key in ("day", "over", "side")} | {"title": note[language]["title"]}
            except Wrong as wrong:
                entry["unreadable"] = error_json(language, wrong)
            found.append(entry | ({"keys": kept.keys} if local else {}))
        return found

    def _kept(self, request: Request) -> Kept:
        """A game as it is kept, whether it can be read or not."""
        kept = self.host.store.find(request.path_params["game"])
        if kept is None or self.kind not in kept.header:
            raise Wrong(404, "no_such_game")
        return kept

    async def record(self, request: Request) -> Response:
        """The record of a game, its fights inside; before the end only for who holds all seats, for it tells what is hidden.

        Of a game that cannot be read it is given as it lies on the disk.
        """
        kept = self._kept(request)
        holds_all = set(request.query_params.getlist("key")).issuperset(kept.keys.values())
        try:
            party = await self.host.sought(kept.id)
        except Wrong:
            party = None
        if not holds_all and (party is None or not party.table.over):
            raise Wrong(403, "not_your_seat")
        if party is None:
            told = await aside(ASKING, as_kept, self.host.store, kept)
        else:
            async with party.turn:
                told = await aside(ASKING, party.table.record)
        headers = {
            "Content-Disposition": f'attachment; filename="{kept.header[self.kind]}-{kept.id}.jsonl"',
            "Cache-Control": "no-store",
        }
        return Response(told, media_type="application/jsonl; charset=utf-8", headers=headers)

    async def forget(self, request: Request) -> Response:
        """Delete a game; only who holds a seat may."""
        kept = self._kept(request)
        if request.query_params.get("key") not in kept.keys.values():
            raise Wrong(403, "not_your_seat")
        party = self.host.parties.get(kept.id)
        if party is None:
            self.host.forget(kept.id)
        else:
            async with party.turn:
                self.host.forget(kept.id)
        return reply({"ok": True})

    # -- the socket --------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """Sit down at a game."""
        await socket.accept()
        language = socket.query_params.get("lang", LANGUAGES[0])
        try:
            party = await self.host.sought(socket.path_params["game"])
            if party is None or language not in LANGUAGES:
                raise Wrong(404, "no_such_game" if party is None else "no_such_language")
        except Wrong as wrong:
            await turn_away(socket, language if language in LANGUAGES else LANGUAGES[0], wrong)
            return
        keys = set(socket.query_params.getlist("key"))
        seats = tuple(seat for seat, key in party.table.kept.keys.items() if key in keys)
        guest = await self.host.welcome(party, socket, language, seats)
        try:
            while not guest.gone:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if text is None:
                    guest.fail(None, "binary")
                else:
                    await self.hear(party, guest, text)
        finally:
            self.host.part(party, guest)

    async def hear(self, party: SlowParty[T], guest: SlowGuest, text: str) -> None:
        """One message: an answer follows, and nothing is changed by a bad one."""
        number: int | None = None
        asked: Json = {}
        try:
            kind, asked = read(text, self._kinds, self._words, self._free)
            number = asked["n"]
            async with party.turn:
                if not guest.gone:  # the game may have been forgotten while he waited for his turn
                    await self._heed(party, guest, kind, asked)
        except Unreadable as bad:
            guest.fail(bad.number, bad.what, bad.faults)
        except sqlite3.Error:
            guest.fail(number, "not_stored")
        except Exception as error:
            self.host.host.failures.note(party.table, asked.get("do") or {"message": text[:1000]}, error)
            guest.fail(number, "failed")

    async def _heed(self, party: SlowParty[T], guest: SlowGuest, kind: str, asked: Json) -> None:
        """Do what is asked, or say why not."""
        try:
            await self._answer(party, guest, kind, asked)
        except Malformed as malformed:
            guest.fail(asked["n"], "malformed", [fault("do", problem) for problem in malformed.problems])
        except Refused as refused:
            guest.tell({"n": asked["n"], "refused": party.table.speech(guest.language).refusal(refused.refusal)})

    async def _answer(self, party: SlowParty[T], guest: SlowGuest, kind: str, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if kind == "lang":
            guest.language = asked["lang"]
            await self.host.show([guest])
            guest.tell({"n": number, "ok": True})
        elif kind == "ask":
            answer = await aside(ASKING, self._question, table, guest, asked)
            if answer is None:
                guest.fail(number, "out_of_turn")
            else:
                guest.tell({"n": number, **answer})
        elif not guest.sides:
            guest.fail(number, "not_your_seat")
        elif kind == "fight":
            if not table.fight_id or not set(table.fighters()) & set(guest.sides):
                guest.fail(number, "no_fight")
            else:
                guest.tell({"n": number, "fight": await self.host.fights.open(party, asked["fight"])})
        elif asked["seq"] != table.seq:
            guest.tell({"n": number, "stale": {"seq": table.seq}})
        elif kind == "undo":
            if asked["side"] not in guest.sides:
                guest.fail(number, "not_your_seat")
            else:
                await self.host.undo(party, asked["side"])
                guest.tell({"n": number, "ok": True, "seq": table.seq})
        else:
            await self._do(party, guest, asked)

    async def _do(self, party: SlowParty[T], guest: SlowGuest, asked: Json) -> None:
        table, number = party.table, asked["n"]
        if table.seat not in guest.sides:
            guest.fail(number, "battle_over" if table.over else "out_of_turn")
            return
        command = table.wire.read_command(asked["do"])
        if table.is_report(command):
            guest.fail(number, "out_of_turn")
            return
        await self.host.play(party, command)
        guest.tell({"n": number, "ok": True, "seq": table.seq})

    def _question(self, table: T, guest: SlowGuest, asked: Json) -> Json | None:
        """The answer to a question under its name; None where it is not his to ask now."""
        what = asked["ask"]
        if what == "view":
            return {what: table.view(guest.language, guest.sides)}
        if what == "chronicle":
            return {what: table.chronicle(guest.language, guest.sides)}
        if what in self.asks:
            return self.further(table, guest, asked)
        if table.seat in guest.sides:
            return {what: table.why(table.wire.read_command(asked.get("do")), guest.language)}
        return None
