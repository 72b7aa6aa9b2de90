"""The application: addresses and what answers there. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from hauberk.basis.faults import LANGUAGES, shown
from hauberk.battle.core.being import SIDES
from hauberk.ledger import ledger
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.server import catalogue
from hauberk.server.access import may_have_all, may_watch, seats_of
from hauberk.server.battle.messages import fault
from hauberk.server.battle.new_game import PERSON, scenario_asked, seats_asked, seed_asked
from hauberk.server.battle.socket import listen
from hauberk.server.battle.speech import Json
from hauberk.server.campaign.host import CampaignHost
from hauberk.server.campaign.pages import CampaignPages
from hauberk.server.captains import Captains
from hauberk.server.cleanup import tidy
from hauberk.server.fair_queue import Reader
from hauberk.server.host import Host, Party
from hauberk.server.http_replies import Wrong, error_json, reply, told
from hauberk.server.page import Modules, OwnPageOnly
from hauberk.server.record_import import record_of
from hauberk.server.referee import RefereePages
from hauberk.server.request_fields import is_local, keys_of, language_of, table_of
from hauberk.server.siege.host import SiegeHost
from hauberk.server.siege.pages import SiegePages
from hauberk.server.slow_pages import SlowPages
from hauberk.server.store import Kept, Store
from hauberk.server.table import Table, encode
from hauberk.server.threads import ASKING, LISTING, PLAYING, aside
from hauberk.server.unreadable import as_kept, usable
from hauberk.tell.messages import messages_in

log = logging.getLogger("hauberk.server")
R = TypeVar("R")
AT_ONCE = 100
"""Entries of a game that are written down in one turn."""


class Pages:
    """Everything that answers over HTTP."""

    def __init__(self, host: Host) -> None:
        self.host = host

    # -- reading -----------------------------------------------------------------------------------------------------

    async def battles(self, request: Request) -> Response:
        """All battles."""
        return reply(await aside(ASKING, catalogue.battles, language_of(request)))

    async def battle(self, request: Request) -> Response:
        """One battle in full."""
        name = request.path_params["name"]
        if name not in scenario_files():
            raise Wrong(404, "no_such_battle")
        return reply(catalogue.battle_in_full(name, language_of(request)))

    async def captains(self, request: Request) -> Response:
        """The captains one can fight."""
        return reply(catalogue.captains(language_of(request)))

    async def words(self, request: Request) -> Response:
        """The texts of a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Wrong(404, "no_such_language")
        return Response(catalogue.words(language), media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        """All rules, or those that match."""
        return reply(catalogue.rules(language_of(request), request.query_params.get("q", "")[:200]))

    async def rule(self, request: Request) -> Response:
        """One rule."""
        found = catalogue.rule(request.path_params["name"], language_of(request))
        if found is None:
            raise Wrong(404, "no_such_rule")
        return reply(found)

    async def tables(self, request: Request) -> Response:
        """The tables with their provenance."""
        return reply(catalogue.tables(language_of(request)))

    async def switches(self, request: Request) -> Response:
        """The switches."""
        return reply(catalogue.switches(language_of(request)))

    # -- games -------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games kept here."""
        return reply(await aside(LISTING, self._listed, language_of(request), is_local(request)))

    def _listed(self, language: str, local: bool) -> list[Json]:
        found = []
        for listing in self.host.store.games("scenario"):
            kept, note = listing.kept, listing.note
            entry: Json = {
                "id": kept.id, "battle": kept.header["scenario"], "title": _title(kept.header["scenario"], language),
                "turn": 0, "over": False, "side": None, "asked": "", "last": "",
                "seats": kept.seats, "made": kept.made, "changed": listing.changed,
            }  # fmt: skip
            try:
                if not usable(note, ("turn", "over", "side"), language, ("asked", "last")):
                    note = self.host.standing(kept)
                entry |= {key: note[key] for key in ("turn", "over", "side")} | {key: note[language][key] for key in ("asked", "last")}
            except Wrong as wrong:
                why = error_json(language, wrong)
                entry |= {"unreadable": why, "asked": why["text"]}
            found.append(entry | ({"keys": kept.keys} if local else {}))
        return found

    async def found(self, request: Request) -> Response:
        """Make a game."""
        asked = await table_of(request, ("battle", "A", "B", "seed", "ruleset", "switches", "lang"))
        faults: list[Json] = []
        scenario = await aside(PLAYING, scenario_asked, asked, faults)  # a battle of which nothing is known yet takes a while to read
        seats = seats_asked(asked, faults)
        seed = seed_asked(asked, faults)
        if faults or scenario is None:
            raise Wrong(400, "malformed", faults)
        return self._made(self.host.found(scenario, seats, seed))

    def _made(self, table: Table) -> Response:
        return reply({"id": table.id, "keys": table.kept.keys, "steps": table.seq}, 201)

    async def _party(self, request: Request) -> Party:
        party = await self.host.sought(request.path_params["game"])
        if party is None:
            raise Wrong(404, "no_such_game")
        return party

    async def _watched(self, request: Request) -> Table:
        """A table that whoever asks may look at."""
        table = (await self._party(request)).table
        if not may_watch(self.host.store, table.kept, keys_of(request)):
            raise Wrong(403, "not_your_seat")
        return table

    async def _whole(self, request: Request) -> Table:
        """A table of which whoever asks may know everything."""
        table = (await self._party(request)).table
        if not may_have_all(self.host.store, table.kept, keys_of(request), table.state.outcome is not None):
            raise Wrong(403, "not_your_seat")
        return table

    async def _in_turn(self, request: Request, work: Callable[[], R]) -> R:
        """Do what is dear in the turn of whoever asks."""
        return await self.host.turns.answer(Reader(request.client.host if request.client is not None else ""), work)

    async def _told(self, request: Request, table: Table, language: str) -> None:
        """The story of a battle has been told to its end."""
        while await self._in_turn(request, lambda: table.tell_some(language)):
            pass

    async def _parts(self, request: Request, part: Callable[[int, int], R], upto: int) -> list[R]:
        """Something about all entries up to a number, some of them in each turn."""
        bounds = [(first, min(first + AT_ONCE, upto)) for first in range(0, upto, AT_ONCE)]
        return [await self._in_turn(request, partial(part, *each)) for each in bounds]

    async def record(self, request: Request) -> Response:
        """The record of a game; of one that cannot be read, as it lies on the disk; of a fight that goes on, for who leads both sides."""
        kept = self._kept(request)
        try:
            table = await self._whole(request)
            ended, parts = table.ending(), await self._parts(request, table.bodies, table.seq)
            text = b"\n".join([encode(kept.header), *(body for part in parts for body in part), *ended, b""])
        except Wrong as wrong:
            if wrong.what == "not_your_seat" or not may_have_all(self.host.store, kept, keys_of(request), over=False):
                raise Wrong(403, "not_your_seat") from wrong
            text = await aside(ASKING, as_kept, self.host.store, kept)
        name = f"{kept.header['scenario']}-{kept.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)

    def _kept(self, request: Request) -> Kept:
        """A game as it is kept, whether it can be read or not."""
        kept = self.host.store.find(request.path_params["game"])
        if kept is None or "scenario" not in kept.header:
            raise Wrong(404, "no_such_game")
        return kept

    async def import_(self, request: Request) -> Response:
        """Take over a record."""
        record = await record_of(request, BATTLE)
        return self._made(await self.host.take_over(record, dict.fromkeys(SIDES, PERSON)))

    async def moments(self, request: Request) -> Response:
        """One entry of the log after the other, for the replay."""
        language, table = language_of(request), await self._watched(request)
        await self._told(request, table, language)
        lines = await self._in_turn(request, lambda: table.lines_by_entry(language))

        def some(first: int, upto: int) -> list[bytes]:
            return [encode(table.moment(number, lines.get(number, []))) for number in range(first, upto)]

        parts = await self._parts(request, some, table.seq)
        return told(b"[" + b",".join(body for part in parts for body in part) + b"]")

    async def at(self, request: Request) -> Response:
        """The view as it was."""
        language, table = language_of(request), await self._watched(request)
        number = _number(request, table)
        await self._told(request, table, language)
        slim, you = request.query_params.get("slim") == "1", seats_of(table.kept, keys_of(request))
        return told(await self._in_turn(request, lambda: encode(table.view_at(language, number, slim, you))))

    async def branch(self, request: Request) -> Response:
        """Take over from a moment."""
        table = await self._whole(request)
        asked = await table_of(request, ("at", *SIDES))
        faults: list[Json] = []
        seats = seats_asked(asked, faults)
        number = asked.get("at")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < table.seq:
            faults.append(fault("at", f"{shown(number)} is no moment of this game", f"0 to {table.seq - 1}"))
            number = 0
        if faults:
            raise Wrong(400, "malformed", faults)
        return self._made(await self.host.branch(table, number, seats))

    async def forget(self, request: Request) -> Response:
        """Delete a game; only who holds a seat may."""
        kept = self._kept(request)
        if not seats_of(kept, keys_of(request)):
            raise Wrong(403, "not_your_seat")
        self.host.forget(kept.id)
        return reply({"ok": True})

    # -- the socket --------------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """Sit down at a table."""
        try:
            await listen(self.host, socket, language_of(socket))
        except Wrong as wrong:
            await socket.accept()
            await socket.send_text(encode({"n": None, "error": error_json(LANGUAGES[0], wrong)}).decode())
            await socket.close(1008)


def _number(request: Request, table: Table) -> int:
    text = request.path_params["number"]
    if not text.isdecimal() or len(text) > 9 or int(text) >= table.seq:
        raise Wrong(404, "no_such_entry")
    return int(text)


def _title(scenario: str, language: str) -> str:
    return load_scenario(scenario).title[language] if scenario in scenario_files() else scenario


# -- the whole -------------------------------------------------------------------------------------------------------

Handler = Callable[[Request], Awaitable[Response]]


def answering(handler: Handler) -> Handler:
    """A handler whose failures are told in the protocol's words."""

    async def answer(request: Request) -> Response:
        language = request.query_params.get("lang", "")
        language = language if language in LANGUAGES else LANGUAGES[0]
        try:
            return await handler(request)
        except Wrong as wrong:
            return reply({"error": error_json(language, wrong)}, wrong.status)
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            return reply({"error": error_json(language, Wrong(500, "failed"))}, 500)

    return answer


def read_ahead(ended: Event) -> None:
    """Read battles and languages before anybody asks, beside everything else; a server that ends does not wait for the last of them."""
    for name in scenario_files():
        if ended.is_set():
            return
        load_scenario(name).editions()
    for language in LANGUAGES:
        if ended.is_set():
            return
        messages_in(language)
        catalogue.battles(language)
    ledger()


def get(path: str, handler: Handler) -> Route:
    """Something to read."""
    return Route(path, answering(handler), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    """Something to make."""
    return Route(path, answering(handler), methods=["POST"])


def _slow_routes(base: str, pages: SlowPages[Any]) -> list[BaseRoute]:
    """What answers for sieges, or for campaigns."""
    game = f"{base}/games/{{game}}"
    return [
        get(base, pages.shelf),
        get(f"{base}/games", pages.games),
        post(f"{base}/games", pages.found),
        post(f"{base}/games/import", pages.import_),
        get(f"{game}/record", pages.record),
        Route(game, answering(pages.forget), methods=["DELETE"]),
        WebSocketRoute(f"{game}/play", pages.play),
        get(f"{base}/{{name}}", pages.one),
    ]


def make_app(store: Store, hosts: frozenset[str] | None = None) -> Starlette:
    """The whole server over a store; `hosts`: names under which it may be called, any if not given."""
    host = Host(store, Captains())
    pages, sieges, campaigns = Pages(host), SiegePages(SiegeHost(host)), CampaignPages(CampaignHost(host))
    referee = RefereePages()

    def over(game: str) -> None:
        """A fight of a siege or of a campaign brings its result there; any other battle is over, and that is all."""
        sieges.host.fights.over(game)
        campaigns.host.fights.over(game)

    host.when_over = over

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        ended = Event()
        reading = asyncio.create_task(run_in_threadpool(read_ahead, ended))
        tidying = asyncio.create_task(tidy(host, app.state.hosts))
        yield
        ended.set()
        reading.cancel()
        tidying.cancel()
        await host.close()

    game, modules = "/api/games/{game}", Modules()
    routes: list[Any] = [
        get("/", modules.index),
        get("/api/battles", pages.battles),
        get("/api/battles/{name}", pages.battle),
        get("/api/captains", pages.captains),
        get("/api/words/{language}", pages.words),
        get("/api/rules", pages.rules),
        get("/api/rules/{name}", pages.rule),
        get("/api/tables", pages.tables),
        get("/api/switches", pages.switches),
        get("/api/cases", referee.kit),
        post("/api/cases", referee.rule),
        get("/api/people", referee.people),
        get("/api/games", pages.games),
        post("/api/games", pages.found),
        post("/api/games/import", pages.import_),
        get(f"{game}/record", pages.record),
        get(f"{game}/moments", pages.moments),
        get(f"{game}/at/{{number}}", pages.at),
        post(f"{game}/branch", pages.branch),
        Route(game, answering(pages.forget), methods=["DELETE"]),
        WebSocketRoute(f"{game}/play", pages.play),
    ]
    routes += [*_slow_routes("/api/sieges", sieges), *_slow_routes("/api/campaigns", campaigns)]
    routes.append(get("/api/campaigns/maps/{name}", campaigns.map))
    routes.append(Mount("/web", modules))
    app = Starlette(routes=routes, lifespan=life, exception_handlers={404: _nowhere, 405: _nowhere})
    app.state.host = host
    app.state.hosts = (host, sieges.host, campaigns.host)
    app.add_middleware(OwnPageOnly, hosts=hosts)
    return app


async def _nowhere(request: Request, error: Exception) -> Response:
    return reply({"error": error_json(LANGUAGES[0], Wrong(404, "no_such_page"))}, 404)
