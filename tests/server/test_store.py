"""The store: what it is given is on the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from hauberk.server.store import Kept, Row, Store

ENTRIES = 400


def written(path: Path, folding: bool) -> Store:
    """A store with a game of many entries, folded now and then or never."""
    store = Store(path)
    store.add(Kept("g", {}, {}, {}, "seed"), [b"{}"])
    for number in range(1, ENTRIES):
        store.append([Row("g", number, b'{"x":"' + b"y" * 2000 + b'"}')])
        if folding and number % 50 == 0:
            store.fold()
    return store


def test_folding_beside_the_play(tmp_path: Path) -> None:
    """The log of writes is folded into the file while others write: it does not grow for ever, and nothing is lost."""
    folded, never = written(tmp_path / "folded.db", True), written(tmp_path / "never.db", False)
    sizes = [(tmp_path / f"{name}.db-wal").stat().st_size for name in ("folded", "never")]
    assert sizes[0] < sizes[1] / 4
    folded.fold()
    with closing(sqlite3.connect(f"file:{tmp_path}/folded.db?immutable=1", uri=True)) as file_alone:  # without its log
        assert file_alone.execute("SELECT COUNT(*) FROM entries").fetchone() == (ENTRIES,)
    assert len(folded.entries("g")) == len(never.entries("g")) == ENTRIES
    folded.close()
    never.close()
