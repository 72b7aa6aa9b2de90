"""Servers in processes of their own, made quickly and killed without harm to anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

NURSERY = """
import gc, os, sys, signal, threading
from pathlib import Path
import uvicorn
from hauberk.server import app
from hauberk.server.commands import listen_on
from hauberk.server.store import Store
from hauberk.server.fast_websocket import FastWebSocketProtocol
from hauberk.tell.messages import LANGUAGES, messages_in

read_ahead = app.read_ahead
app.read_ahead = lambda ended: None  # hardly anybody here asks for other battles, and a small process is quickly doubled
for language in LANGUAGES:
    messages_in(language)
exec(sys.argv[2])
uvicorn.Config(app.make_app(Store(Path(":memory:"))), ws=FastWebSocketProtocol, log_level="error").load()  # its protocols are imported late
gc.collect()
gc.freeze()  # what has been read is shared; who looked through it would get a copy of all of it
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    door = listen_on("127.0.0.1", 0)
    child = os.fork()
    if child:
        print(child, door.getsockname()[1], flush=True)
        door.close()
        continue
    uvicorn.Server(uvicorn.Config(app.make_app(Store(Path(sys.argv[1]))), ws=FastWebSocketProtocol, log_level="error")).run(sockets=[door])
    os._exit(0)
"""

ALL_BOOKS = "read_ahead(threading.Event())"
"""Read before, where battles are asked for that nobody plays."""


class Nursery:
    """Makes servers that need not read anything again: a process each. `ahead`: what is read before."""

    def __init__(self, path: Path, ahead: str = "") -> None:
        command = [sys.executable, "-c", NURSERY, str(path), ahead]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def server(self) -> tuple[int, str]:
        """A new server: its process and where it listens."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        child, port = self._process.stdout.readline().split()
        return int(child), f"127.0.0.1:{port}"

    def close(self) -> None:
        """No more servers."""
        self._process.kill()
        self._process.wait()
