"""A small castle front drawn for the tests of machines: a wall with its rampart across the map, open ground before it."""

from __future__ import annotations

from typing import Any

from tests.kit import Man, Table, drawn

COLUMNS = "ABCDEFGHIJ"
WALL_ROW = 3
"""Row 3 is wall, with a rampart on storey 2; rows 1 and 2 are the court."""


def front(
    rows: int = 14, changed: dict[str, str] | None = None, levels: int = 2, machines: list[dict[str, Any]] | None = None,
    ruleset: str = "anarchy", men: dict[str, str] | None = None, **more: Any,
) -> Table:  # fmt: skip
    """A wall from west to east, ten hexes long. `men`: who stands where, "B:wigo" for side B. `changed`: hexes drawn anew."""
    grid = [["." for _ in COLUMNS] for _ in range(rows)]
    grid[WALL_ROW - 1] = ["#" for _ in COLUMNS]
    for name, sign in (changed or {}).items():
        grid[int(name[1:]) - 1][COLUMNS.index(name[0])] = sign
    walk = ["".join("_" for _ in COLUMNS) for _ in range(rows)]
    walk[WALL_ROW - 1] = "".join("r" if sign in "#T" else "_" for sign in grid[WALL_ROW - 1])
    picture = "\n".join(" ".join(row) for row in grid)
    people = [{"who": who.split(":")[-1], "side": "B" if who.startswith("B:") else "A", "at": at} for who, at in (men or {}).items()]
    legend = {"T": "tower_wall", **more.pop("legend", {})}
    board = {"legend": legend, "storeys": [{"storey": levels, "level": levels, "terrain": "\n".join(walk)}], **more.pop("map", {})}
    return drawn(picture, ruleset=ruleset, map=board, men=people + more.pop("people", []), machines=machines or [], **more)


def machine(kind: str, at: str, **more: Any) -> dict[str, Any]:
    """A machine of side A whose rear stands at a hex, its nose towards the wall."""
    return {"id": kind, "kind": kind, "side": "A", "at": at, "facing": 0, "team": [], **more}


def crew(*places: str) -> dict[str, str]:
    """Men of side A on some hexes, by their names."""
    return dict(zip(CREW, places, strict=False))


CREW = (
    "wat", "hob", "tom", "alfwin", "wulfric", "ailred", "osbert", "siward", "godric", "dunstan", "rupert", "sibert", "reiner", "fulk",
)  # fmt: skip


__all__ = ["CREW", "Man", "Table", "crew", "front", "machine"]
