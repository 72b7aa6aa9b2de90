"""The page: its files, and the guard that lets only itself speak in the player's name."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from hauberk.basis.faults import LANGUAGES
from hauberk.server.replies import Wrong, error_json, reply

POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; object-src 'none'"


class OwnPageOnly:
    """Turns away requests that another page makes in the player's name, and names this machine does not bear."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = dict(scope["headers"])
            host = headers.get(b"host", b"").decode("latin-1")
            origin = headers.get(b"origin", b"").decode("latin-1")
            foreign = bool(origin) and origin != "null" and origin.partition("://")[2] != host
            name = host if host.endswith("]") else host.rsplit(":", 1)[0]
            unknown = self._hosts is not None and name.strip("[]") not in self._hosts
            if foreign or unknown or origin == "null":
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1008})
                    return
                await reply({"error": error_json(LANGUAGES[0], Wrong(403, "foreign_page"))}, 403)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def web_folder() -> Path:
    """Where the page lies."""
    return Path(str(files("hauberk") / "web"))


async def index(request: Request) -> Response:
    """The page."""
    page = web_folder() / "index.html"
    if not page.is_file():
        raise Wrong(404, "no_such_page")
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
    return Response(page.read_bytes(), media_type="text/html; charset=utf-8", headers=headers)


class Modules(StaticFiles):
    """The page's files, always looked at afresh: a new version is never hidden by an old one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response
