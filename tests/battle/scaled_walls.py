"""Walls to be stormed, drawn for tests: column D is the wall, the attackers come from the west, the court is in the east.

`castle`: a rampart walk two levels up behind crenels, stairs from E3; `palisade`: stakes on the western sides of column D, with a
platform over D1 to D3 and none behind D4 to D6. Signs on the map: W stands for the wall itself.
"""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.commands import Done, HoldFire, HoldGround
from tests.kit import Table, drawn

LEGEND = {"W": "castle_wall", "R": "rampart", "F": "timber_frame", "P": "platform", "v": "moat", "V": "filled_moat", "I": "interior"}

FIELD = """
    .  .  .  W  .  .
    .  .  .  W  .  .
    .  .  .  W  .  .
    .  .  .  W  .  .
    .  .  .  W  .  .
    .  .  .  W  .  .
"""


def put(picture: str, **tokens: str) -> str:
    """A picture with some hexes drawn anew: C3="A"."""
    rows = [line.split() for line in picture.strip().splitlines()]
    for name, token in tokens.items():
        rows[int(name[1:]) - 1][ord(name[0]) - ord("A")] = token
    return "\n".join("  ".join(row) for row in rows)


def faces(rows: range) -> list[str]:
    """The western sides of column D in some rows, seen from the wall."""
    return [f"D{row}/C{near}" for row in rows for near in (row, row + 1) if near <= 6]


def castle(picture: str = FIELD, side: str = "crenels", **more: Any) -> Table:
    """A stone wall with crenels; people are placed by letter, those on the wall by `men`."""
    upper = "\n".join(["___R__"] * 6)
    storey = {"storey": 2, "level": 2, "terrain": upper, "hexsides": {side: faces(range(1, 7))}}
    board = {"legend": LEGEND, "storeys": [storey], "links": ["E3 D3/2"], **more.pop("map", {})}
    return drawn(picture, map=board, **more)


def palisade(picture: str = "", **more: Any) -> Table:
    """Stakes with a platform in the north and none in the south."""
    plain = put(FIELD, D1="F", D2="F", D3="F", D4=".", D5=".", D6=".")
    storey = {"storey": 1, "level": 1, "terrain": "\n".join(["___P__"] * 3), "hexsides": {"stakes": faces(range(1, 4))}}
    board = {"legend": LEGEND, "storeys": [storey], "hexsides": {"palisade": faces(range(4, 7))}, "links": ["E2 D2/1"]}
    return drawn(picture or plain, map={**board, **more.pop("map", {})}, **more)


PALISADE = put(FIELD, D1="F", D2="F", D3="F", D4=".", D5=".", D6=".")


def ladder(at: str, facing: int = -1, **more: Any) -> dict[str, Any]:
    """A ladder: on one hex with a facing it stands, on two it lies."""
    return {"id": "ladder", "side": "A", "at": at, **({"facing": facing} if facing >= 0 else {}), **more}


def go_to(game: Table, sequence: int, side: int) -> None:
    """End sequences, with nobody doing anything, until the one wanted begins."""
    for _ in range(40):
        if game.asked:
            game.do(HoldFire() if "watched" in game.asked or game.asked == "movement_ending" else HoldGround())
        elif (game.state.sequence, game.state.active) == (sequence, side):
            return
        else:
            game.do(Done())
    raise AssertionError("the sequence never came")
