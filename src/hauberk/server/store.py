"""The store: one SQLite file that keeps every game as an append-only list of entries. What is told to a player is on the disk."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock, RLock
from typing import Any, NamedTuple

import msgspec

from hauberk.common.faults import BadInput, Fault

SCHEMA = 1
AT_ONCE = 200
"""Entries one statement writes, at the most: some builds of SQLite take no more than 999 values."""
PAGE = 1024
"""Bytes of a page. Entries of different games lie on different pages, and every page touched is written whole: small ones take half the
time of those that are usual."""
MOST_UNFOLDED = 80_000
"""Pages in the write-ahead log after which SQLite checkpoints by itself, in the midst of play; `fold` does it before, beside the play."""
_TABLES = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, made REAL NOT NULL, header TEXT NOT NULL, seats TEXT NOT NULL, keys TEXT NOT NULL, seed TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    game TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE notes (game TEXT PRIMARY KEY, entries INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
"""

_MEMORIES = "CREATE TABLE IF NOT EXISTS memories (game TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID"
"""What is remembered of games that are over; files of earlier versions get it when they are opened."""

_ORDERS = """CREATE TABLE IF NOT EXISTS orders
(game TEXT NOT NULL, seat TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID"""
"""The standing orders of each seat, which nobody else is told; likewise."""


class Row(NamedTuple):
    """One entry of one game on its way to the disk."""

    game: str
    number: int
    body: bytes


@dataclass(frozen=True)
class Kept:
    """A game as it is kept, without its entries. The seed stays here until the battle is over."""

    id: str
    header: dict[str, Any]
    seats: dict[str, Any]
    keys: dict[str, str]
    seed: str
    made: float = field(default_factory=time.time)


class Listing(NamedTuple):
    """What the list of games needs to know of one."""

    kept: Kept
    entries: int
    changed: float
    note: Any
    """What was noted when the game last rested, if no entry has come since."""


def data_file() -> Path:
    """Where games are kept if nobody says otherwise."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "hauberk" / "hauberk.db"


class Store:
    """The SQLite file of games. Every method has committed what it was given when it returns."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.failures = path.with_name(path.name + "-failures")
        """Where it is kept what went wrong."""
        self._lock, self._pen_lock = RLock(), Lock()
        """A connection may be used from any thread, but a transaction must not begin inside that of another."""
        self._forgotten: set[str] = set()
        """Games for which nothing is taken any more: commands may have been on their way. Their ids never come again."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._base = _connect(path)
            self._pen = _connect(path)
            """A connection of its own for `append`: whoever writes on does not wait for whoever reads or begins."""
            version = self._base.execute("PRAGMA user_version").fetchone()[0]
            if version == 0:
                self._base.executescript(f"BEGIN;{_TABLES}PRAGMA user_version={SCHEMA};COMMIT;")
            self._base.execute(_MEMORIES)
            self._base.execute(_ORDERS)
        except (OSError, sqlite3.Error) as error:
            raise BadInput([Fault(str(path), 0, f"cannot be used: {error}", "give another file with --db")]) from error
        if version not in (0, SCHEMA):
            raise BadInput([Fault(str(path), 0, f"was written by another version (format {version})", "give another file with --db")])

    def close(self) -> None:
        """Checkpoint the write-ahead log and close."""
        with self._pen_lock:
            self._pen.close()
        with self._lock:
            self._base.close()

    def fold(self) -> None:
        """Checkpoint the write-ahead log, on a connection of its own, so that no writer waits for it."""
        with contextlib.closing(sqlite3.connect(self._path, timeout=1)) as line:
            line.execute("PRAGMA wal_checkpoint(PASSIVE)")

    # -- writing -----------------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row]) -> None:
        """Write entries of any number of games in one transaction. Raises sqlite3.Error, and then nothing is written."""
        now = time.time()
        with self._pen_lock:
            if self._forgotten:
                rows = [row for row in rows if row.game not in self._forgotten]
            values = [value for row in rows for value in (row.game, row.number, now, row.body.decode())]
            if not rows:
                return
            if len(rows) <= AT_ONCE:
                self._pen.execute(_insert(len(rows)), values)
                return
            with _transaction(self._pen) as base:
                for first in range(0, len(values), 4 * AT_ONCE):
                    part = values[first : first + 4 * AT_ONCE]
                    base.execute(_insert(len(part) // 4), part)

    def add(self, kept: Kept, entries: Iterable[bytes]) -> None:
        """Keep a new game with the entries it begins with."""
        self.add_all([(kept, list(entries))])

    def add_all(self, games: Sequence[tuple[Kept, list[bytes]]]) -> None:
        """Keep some new games at once."""
        with self._lock, _transaction(self._base) as base:
            for kept, entries in games:
                if kept.id.rpartition("-")[0] in self._forgotten:  # a fight of a siege that nobody wants any more
                    continue
                texts = [msgspec.json.encode(part).decode() for part in (kept.header, kept.seats, kept.keys)]
                base.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", (kept.id, kept.made, *texts, kept.seed))
                rows = [(kept.id, number, kept.made, body.decode()) for number, body in enumerate(entries)]
                base.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)

    def amend(self, game: str, header: dict[str, Any]) -> None:
        """Keep another header of a game: somebody has thrown in a salt."""
        with self._lock:
            self._base.execute("UPDATE games SET header = ? WHERE id = ?", (msgspec.json.encode(header).decode(), game))

    def note(self, game: str, entries: int, body: dict[str, Any]) -> None:
        """Remember how a game stands, for the list of games."""
        with self._lock:
            if game not in self._forgotten:
                self._base.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (game, entries, msgspec.json.encode(body).decode()))

    def remember(self, game: str, body: dict[str, Any]) -> None:
        """Keep what is remembered of a game that is over."""
        with self._lock:
            if game not in self._forgotten:
                self._base.execute("INSERT OR REPLACE INTO memories VALUES (?, ?)", (game, msgspec.json.encode(body).decode()))

    def memory(self, game: str) -> dict[str, Any] | None:
        """What is remembered of a game, if it has been counted."""
        rows = self._read("SELECT body FROM memories WHERE game = ?", game)
        found: dict[str, Any] | None = msgspec.json.decode(rows[0][0]) if rows else None
        return found

    def leave_orders(self, game: str, seat: str, body: list[dict[str, Any]]) -> None:
        """Keep the standing orders of a seat."""
        with self._lock:
            if game not in self._forgotten:
                self._base.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?)", (game, seat, msgspec.json.encode(body).decode()))

    def orders(self, game: str) -> dict[str, list[dict[str, Any]]]:
        """The standing orders of every seat of a game that has left any."""
        rows = self._read("SELECT seat, body FROM orders WHERE game = ?", game)
        return {seat: msgspec.json.decode(body) for seat, body in rows}

    def forget(self, game: str) -> None:
        """Drop a game; whatever is still on its way for it is not taken."""
        with self._pen_lock:  # what is being written now is written first, and dropped with the rest
            self._forgotten.add(game)
        with self._lock, _transaction(self._base) as base:
            for table, column in (("orders", "game"), ("memories", "game"), ("notes", "game"), ("entries", "game"), ("games", "id")):
                base.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))

    # -- reading -----------------------------------------------------------------------------------------------------

    def _read(self, question: str, *values: Any) -> list[Any]:
        with self._lock:
            return self._base.execute(question, values).fetchall()

    def find(self, game: str) -> Kept | None:
        """A game by its id."""
        rows = self._read("SELECT id, header, seats, keys, seed, made FROM games WHERE id = ?", game)
        return _kept(rows[0]) if rows else None

    def entries(self, game: str) -> list[str]:
        """All entries of a game in order."""
        return [row[0] for row in self._read("SELECT body FROM entries WHERE game = ? ORDER BY number", game)]

    def length(self, game: str) -> int:
        """How many entries a game has."""
        return int(self._read("SELECT COUNT(*) FROM entries WHERE game = ?", game)[0][0])

    def changed(self, game: str) -> float:
        """When a game was last changed."""
        return float(self._read("SELECT MAX(at) FROM entries WHERE game = ?", game)[0][0] or 0)

    def is_over(self, game: str) -> bool:
        """Was it noted that a game has ended? Of one that is no longer kept nothing is hidden any more."""
        rows = self._read("SELECT n.body FROM games g LEFT JOIN notes n ON n.game = g.id WHERE g.id = ?", game)
        return not rows or bool(rows[0][0] and msgspec.json.decode(rows[0][0]).get("over"))

    def ids(self, prefix: str) -> list[str]:
        """The ids of all games that begin with something."""
        return [row[0] for row in self._read("SELECT id FROM games WHERE substr(id, 1, ?) = ?", len(prefix), prefix)]

    def games(self, kind: str) -> list[Listing]:
        """The games of a kind, the last played first; fights inside sieges and campaigns are not among them, for these know their own."""
        rows = self._read(
            """SELECT g.id, g.header, g.seats, g.keys, g.seed, g.made, e.number + 1, e.at, n.body, n.entries
               FROM games g JOIN entries e ON e.game = g.id AND e.number = (SELECT MAX(number) FROM entries WHERE game = g.id)
               LEFT JOIN notes n ON n.game = g.id
               WHERE json_type(g.header, '$.' || ?) IS NOT NULL AND instr(g.id, '-') = 0 ORDER BY e.at DESC""",
            kind,
        )
        found = []
        for *kept, count, changed, note, noted in rows:
            found.append(Listing(_kept(kept), count, changed, msgspec.json.decode(note) if note and noted == count else None))
        return found


@cache
def _insert(rows: int) -> str:
    """So many entries by one statement. It is a transaction of its own, and the only moment at which the writer's thread and the loop
    wait for each other: row by row they would at every one of them."""
    return f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


@contextlib.contextmanager
def _transaction(base: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All of it, or nothing."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield base
        base.execute("COMMIT")
    except BaseException:
        base.execute("ROLLBACK")
        raise


def _connect(path: Path) -> sqlite3.Connection:
    """A connection whose every commit is on the disk when it returns."""
    base = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    base.execute(f"PRAGMA page_size={PAGE}")  # of a new file; an old one keeps its own
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute(f"PRAGMA wal_autocheckpoint={MOST_UNFOLDED}")
    return base


def _kept(row: Sequence[Any]) -> Kept:
    id_, header, seats, keys, seed, made = row
    return Kept(id_, msgspec.json.decode(header), msgspec.json.decode(seats), msgspec.json.decode(keys), seed, made)
