"""How a game stands, measured: how far the aims have come, time, food, works, forces. Numbers only; `tell` has the words.

Each game measures itself in `standing.py` of its folder, out of what the seats that ask may know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

AIM, TIME, FOOD, WORKS, NAME, FORCE, THREAT = "aim", "time", "food", "works", "name", "force", "threat"
"""What a measure is about."""


class Measure(NamedTuple):
    """One thing by which it can be seen how a game stands."""

    part: str
    kind: str
    seat: str = ""
    """Whose aim or matter it is; "" for everybody's."""
    now: int | None = None
    needed: int | None = None
    """Both only where something is counted."""
    met: bool | None = None
    """Of an aim: is it reached as things are?"""
    of: Any = None
    """What it is about, as the game knows it: a condition, a place, a building site."""
    way: int = 0
    """Aims of one seat and way must all be reached."""
    hex: str = ""
    """Where it is, on the map of a campaign or a place."""
