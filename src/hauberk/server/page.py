"""The page: its files, and the guard that lets only itself speak in the player's name."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from hauberk.common.faults import LANGUAGES
from hauberk.server.http_replies import Wrong, error_json, reply

POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; object-src 'none'"

MARK = "as-of-"
"""Prefix of the path segment that names a version of the page's files."""
FOR_EVER = "public, max-age=31536000, immutable"


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


class Modules(StaticFiles):
    """The page's files. The page names them with the mark of all of them together, so a browser keeps them until one of them changes:
    it asks for a single file, the page itself, where it would have to ask for two hundred. Without the mark they are looked at afresh."""

    def __init__(self) -> None:
        super().__init__(directory=web_folder())
        self._mark = ""

    async def index(self, request: Request) -> Response:
        """The page."""
        page = web_folder() / "index.html"
        if not page.is_file():
            raise Wrong(404, "no_such_page")
        self._mark = await run_in_threadpool(mark_of, web_folder())
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        marked = page.read_text(encoding="utf-8").replace('"/web/', f'"/web/{self._mark}/')
        return Response(marked, media_type="text/html; charset=utf-8", headers=headers)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        mark, _, rest = path.replace("\\", "/").partition("/")
        marked = mark.startswith(MARK)
        response = await super().get_response(rest if marked else path, scope)
        response.headers["Cache-Control"] = FOR_EVER if marked and mark == self._mark else "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response


def mark_of(folder: Path) -> str:
    """A fingerprint of all files of the folder."""
    found = sorted((str(path.relative_to(folder)), *_stamp(path)) for path in folder.rglob("*") if path.is_file())
    return MARK + sha256(repr(found).encode()).hexdigest()[:12]


def _stamp(path: Path) -> tuple[int, int]:
    stat = path.stat()
    return stat.st_mtime_ns, stat.st_size
