"""`hauberk serve`: one command starts the server and opens the page."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from hauberk.common.faults import BadInput, Fault

if TYPE_CHECKING:
    from hauberk.server.store import Store

PORT = 8420
TRIES = 40
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
MOST_FRAME = 1024 * 1024
"""Frames above the protocol's limit are answered with an error; above this the connection is closed."""


def serve(
    host: Annotated[str, typer.Option(help="address to listen on; others can play only if it is not the loopback")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port; the next free one is taken if it is in use", min=0, max=65535)] = PORT,
    db: Annotated[Path | None, typer.Option(help="file in which games are kept", dir_okay=False)] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="open the page in the browser")] = True,
) -> None:
    """Play in the browser: serve the page and the games."""
    from hauberk.server.store import Store, data_file

    try:
        door = listen_on(host, port)
        store = Store(db or data_file())
    except BadInput as bad:
        for fault in bad.faults:
            typer.echo(str(fault), err=True)
        raise typer.Exit(2) from bad
    address = address_of(host, door)
    typer.echo(f"Hauberk is at {address}")
    typer.echo(f"Games are kept in {db or data_file()}. Ctrl-C ends.")
    if open_:
        opening = Timer(0.8, _open, (address,))
        opening.daemon = True
        opening.start()
    run(store, door, host)


def _open(address: str) -> None:
    with suppress(Exception):  # no browser here: the address has been printed
        webbrowser.open(address)


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason = ""
    for number in range(port, min(port + TRIES, 65536)) if port else (0,):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen(256)
            return door
        except OSError as error:
            door.close()
            reason = str(error.strerror or error)
    raise BadInput([Fault(f"{host}:{port}", 0, f"nobody can listen there: {reason}", "give --host and --port")])


def address_of(host: str, door: socket.socket) -> str:
    """The URL to open in a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{door.getsockname()[1]}/"


def run(store: Store, door: socket.socket, host: str) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from hauberk.server.app import make_app

    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    app = make_app(store, LOOPBACK if host in LOOPBACK else None)
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=MOST_FRAME, ws_per_message_deflate=False, timeout_graceful_shutdown=2, access_log=False,
        lifespan="on", ws=websocket_protocol(),
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[door])


def websocket_protocol() -> type[asyncio.Protocol] | Literal["auto"]:
    """How WebSockets are spoken: the quick way, or the library's own where it no longer has the parts that the quick way is built on."""
    try:
        from hauberk.server.fast_websocket import FastWebSocketProtocol
    except ImportError:
        return "auto"
    return FastWebSocketProtocol
