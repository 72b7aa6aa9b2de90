"""`hauberk serve`: the address, the next free port, the file of games, a clean end."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest
from websockets.sync.client import connect

from hauberk.common.faults import BadInput
from hauberk.server import app
from hauberk.server.app import read_ahead
from hauberk.server.commands import address_of, listen_on
from hauberk.server.store import data_file
from tests.server.kit import server


@contextmanager
def serving(path: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command itself, and the address it prints."""
    command = [sys.executable, "-m", "hauberk", "serve", "--no-open", "--port", str(port), "--db", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def test_it_serves_takes_the_next_port_and_ends_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path / "one.db", 8412) as (one, first), serving(tmp_path / "two.db", 8412) as (_, second):
        assert first != second
        for address in (first, second):
            with httpx.Client(base_url=address, timeout=30, verify=False, trust_env=False) as client:
                assert client.get("api/captains").status_code == 200
                page = client.get("/")
                assert page.status_code == 200
                assert "default-src 'self'" in page.headers["content-security-policy"]
                assert client.get("web/app.js").headers["content-type"].startswith("text/javascript")
                assert client.get("web/../server/app.py").status_code == 404
        one.send_signal(signal.SIGINT)
        _, err = one.communicate(timeout=20)
        assert one.returncode == 0, err
        assert "Traceback" not in err
    assert (tmp_path / "one.db").exists()


def environs_of_children(parent: int) -> list[bytes]:
    """The settings of every process that a process has started, once there is one that does work of its own."""
    folder = Path(f"/proc/{parent}")
    for _ in range(400):
        children = [Path("/proc") / name for task in (folder / "task").iterdir() for name in (task / "children").read_text().split()]
        own = [child for child in children if (child / "cmdline").read_bytes() != (folder / "cmdline").read_bytes()]
        if own:
            return [(child / "environ").read_bytes() for child in own]
        time.sleep(0.05)
    return []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is given back otherwise")
def test_it_gives_memory_back(tmp_path: Path) -> None:
    """The server's memory is the C library's; captains, who think in processes of their own, have the quicker one."""
    with serving(tmp_path / "one.db", 0) as (one, address):
        assert b"PYTHONMALLOC=malloc" in Path(f"/proc/{one.pid}/environ").read_bytes()
        captain = {"captain": "steady", "strength": 1}
        asked = {"battle": "the_lesson", "A": captain, "B": captain}
        made = httpx.post(f"{address}api/games", json=asked, timeout=30, trust_env=False).json()
        with connect(f"{address.replace('http', 'ws')}api/games/{made['id']}/play", max_size=None, proxy=None):
            environs = environs_of_children(one.pid)
        assert environs
        assert not any(b"PYTHONMALLOC" in environ for environ in environs)


def test_only_this_machine_can_knock() -> None:
    door = listen_on("127.0.0.1", 0)
    assert door.getsockname()[0] == "127.0.0.1"
    assert address_of("0.0.0.0", door).startswith("http://127.0.0.1:")
    door.close()


def test_a_door_that_cannot_be_had() -> None:
    with pytest.raises(BadInput, match="nobody can listen there"):
        listen_on("192.0.2.1", 8412)


def test_ports_in_use_are_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        door = listen_on("127.0.0.1", port)
        assert port < door.getsockname()[1] < port + 40
        door.close()


def test_a_bad_file_is_a_fault_and_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "bad.db"
    path.write_text("no store at all " * 99)
    command = [sys.executable, "-m", "hauberk", "serve", "--no-open", "--port", "8413", "--db", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_games_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_file() == tmp_path / "hauberk" / "hauberk.db"


def test_a_server_that_ends_does_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading ahead stops after the battle it is at."""
    ended, read = Event(), list[str]()

    class Told:
        def editions(self) -> None:
            ended.set()

    def told(name: str) -> Told:
        read.append(name)
        return Told()

    monkeypatch.setattr(app, "load_scenario", told)
    read_ahead(ended)
    assert read == ["the_lesson"]


def test_a_server_that_begins_reads_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Event()
    monkeypatch.setattr(app, "read_ahead", lambda ended: begun.set())
    with server(tmp_path / "games.db"):
        assert begun.wait(60)
