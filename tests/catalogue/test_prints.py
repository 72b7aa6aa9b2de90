"""The pictures that come with the box: one of everything on the shelves, and none of what is no longer so."""

from __future__ import annotations

import pytest
from tools import prints

LARGEST = 160_000
"""Bytes: a shelf is read over slow lines too."""


def test_everything_on_the_shelves_has_its_picture() -> None:
    assert sorted(prints.known()) == sorted(prints.names())
    there = {path.relative_to(prints.PRINTS).with_suffix("").as_posix() for path in prints.PRINTS.rglob("*.webp")}
    assert there == set(prints.known())


@pytest.mark.parametrize("name", list(prints.names()))
def test_a_picture_shows_what_stands_in_the_file(name: str) -> None:
    """After a change of a set-up it is painted again: `python -m tools.prints NAME`."""
    assert prints.known()[name] == prints.shows(name)
    data = (prints.PRINTS / f"{name}.webp").read_bytes()
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    assert len(data) < LARGEST
