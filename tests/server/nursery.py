"""Servers in processes of their own, made quickly and killed without harm to anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

NURSERY = """
import os, sys, signal, threading
from pathlib import Path
import uvicorn
from hauberk.server.app import make_app, read_ahead
from hauberk.server.commands import listen_on
from hauberk.server.store import Store
from hauberk.server.together import Together

read_ahead(threading.Event())  # else every server of its own would read all battles again
exec(sys.argv[2])
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    door = listen_on("127.0.0.1", 0)
    child = os.fork()
    if child:
        print(child, door.getsockname()[1], flush=True)
        door.close()
        continue
    uvicorn.Server(uvicorn.Config(make_app(Store(Path(sys.argv[1]))), ws=Together, log_level="error")).run(sockets=[door])
    os._exit(0)
"""


class Nursery:
    """Has read all the books, and makes servers that need not read them again: a process each. `ahead`: what else is read."""

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
