"""Houses, tents and palisades for drawn maps: the sides round some hexes, with openings in them."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.commands import Done, HoldFire
from hauberk.grid.hex import from_offset, name_of, parse_name, to_offset
from tests.kit import Table


def round_about(hexes: str, kind: str = "wall", **openings: str) -> dict[str, list[str]]:
    """Every outer side of some hexes, seen from inside, as one kind; of other kinds those named: `door="D4/D5 C4/C5"`."""
    inside = hexes.split()
    taken = {side for sides in openings.values() for side in sides.split()}
    closed = []
    for name in inside:
        at = parse_name(name)
        assert at is not None
        for side in range(6):
            other = name_of(*to_offset(from_offset(*at).neighbour(side)))
            if other not in inside and f"{name}/{other}" not in taken:
                closed.append(f"{name}/{other}")
    return {kind: closed, **{opening: sides.split() for opening, sides in openings.items()}}


def together(*parts: dict[str, list[str]]) -> dict[str, list[str]]:
    """The sides of several houses."""
    found: dict[str, list[str]] = {}
    for part in parts:
        for kind, sides in part.items():
            found.setdefault(kind, []).extend(sides)
    return found


def wait(game: Table, phases: int = 2) -> None:
    """Let phases pass up to the same sequence of the phase so many phases on, nobody doing anything."""
    goal, sequence = game.state.phase + phases, game.state.sequence
    while (game.state.phase, game.state.sequence) != (goal, sequence):
        game.do(HoldFire() if game.state.pending else Done())


def legend(**signs: str) -> dict[str, Any]:
    """Further signs of a drawn map, by terrain: `legend(interior="i")`."""
    return {sign: terrain for terrain, sign in signs.items()}
