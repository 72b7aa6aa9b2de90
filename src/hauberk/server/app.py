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

from hauberk.common.faults import LANGUAGES
from hauberk.ledger import ledger
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.protocol.shelf import Failed, Promise
from hauberk.rulesets.editions import RULESETS
from hauberk.server import book, catalogue, lessons, play_aid
from hauberk.server.campaign.shelf import country
from hauberk.server.captains import Captains
from hauberk.server.cleanup import tidy
from hauberk.server.honours import honours
from hauberk.server.host import Host
from hauberk.server.http_replies import Wrong, error_json, reply
from hauberk.server.page import Modules, OwnPageOnly
from hauberk.server.pages import Pages
from hauberk.server.referee import RefereePages
from hauberk.server.request_fields import is_local, keys_of, language_of
from hauberk.server.services import SERVICES, Service
from hauberk.server.store import Store
from hauberk.server.threads import LISTING, aside
from hauberk.tell.messages import messages_in

log = logging.getLogger("hauberk.server")
R = TypeVar("R")


class Books:
    """Everything that can be read beside the games."""

    async def captains(self, request: Request) -> Response:
        """The captains one can fight."""
        return reply(catalogue.captains(language_of(request)))

    async def lessons(self, request: Request) -> Response:
        """The lessons."""
        return reply(await run_in_threadpool(lessons.shelf, language_of(request)))

    async def book(self, request: Request) -> Response:
        """The rules as a book."""
        return reply(await run_in_threadpool(book.book, language_of(request)))

    async def aid(self, request: Request) -> Response:
        """The play aid of an edition."""
        if (name := request.path_params["edition"]) not in RULESETS:
            raise Wrong(404, "no_such_edition")
        language = language_of(request)
        found = await run_in_threadpool(play_aid.play_aid, name, language)
        return reply(found | {"editions": play_aid.editions(language)})

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


async def promised(host: Host, _request: Request) -> Response:
    """A seed is promised: its commitment, for a game to be made with it."""
    return reply(Promise(host.promises.give()))


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
            return reply(Failed(error_json(language, wrong)), wrong.status)
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            return reply(Failed(error_json(language, Wrong(500, "failed"))), 500)

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


def _routes(service: Service, pages: Pages) -> list[BaseRoute]:
    """What answers for the games of one kind."""
    game = f"{service.tables}/{{game}}"
    return [
        get(service.tables, pages.games),
        post(service.tables, pages.found),
        post(f"{service.tables}/import", pages.import_),
        get(f"{game}/record", pages.record),
        get(f"{game}/moments", pages.moments),
        get(f"{game}/at/{{number}}", pages.at),
        get(f"{game}/annals", pages.annals),
        get(f"{game}/chances", pages.chances),
        get(f"{game}/dice", pages.dice),
        post(f"{game}/salt", pages.salt),
        post(f"{game}/branch", pages.branch),
        Route(game, answering(pages.forget), methods=["DELETE"]),
        WebSocketRoute(f"{game}/play", pages.play),
        get(service.shelf, pages.shelf),
        get(f"{service.shelf}/{{name}}", pages.one),
    ]


def make_app(store: Store, hosts: frozenset[str] | None = None) -> Starlette:
    """The whole server over a store; `hosts`: names under which it may be called, any if not given."""
    host = Host(store, Captains())
    books, referee, modules = Books(), RefereePages(), Modules()

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        ended = Event()
        reading = asyncio.create_task(run_in_threadpool(read_ahead, ended))
        tidying = asyncio.create_task(tidy(host))
        yield
        ended.set()
        reading.cancel()
        tidying.cancel()
        await host.close()

    routes: list[Any] = [
        get("/", modules.index),
        get("/api/captains", books.captains),
        get("/api/lessons", books.lessons),
        get("/api/book", books.book),
        get("/api/aid/{edition}", books.aid),
        get("/api/words/{language}", books.words),
        get("/api/rules", books.rules),
        get("/api/rules/{name}", books.rule),
        get("/api/tables", books.tables),
        get("/api/switches", books.switches),
        post("/api/dice", partial(promised, host)),
        get("/api/cases", referee.kit),
        post("/api/cases", referee.rule),
        get("/api/people", referee.people),
        get("/api/campaigns/maps/{name}", country),
        get("/api/honours", partial(added_up, host)),
        *(route for service in SERVICES for route in _routes(service, Pages(host, service))),
        Mount("/web", modules),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={404: _nowhere, 405: _nowhere})
    app.state.host = host
    app.add_middleware(OwnPageOnly, hosts=hosts)
    return app


async def added_up(host: Host, request: Request) -> Response:
    """The roll of honour and the statistics of whoever asks."""
    return reply(await aside(LISTING, honours, host, language_of(request), keys_of(request), is_local(request)))


async def _nowhere(request: Request, error: Exception) -> Response:
    return reply(Failed(error_json(LANGUAGES[0], Wrong(404, "no_such_page"))), 404)
