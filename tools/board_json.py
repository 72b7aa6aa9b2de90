"""Prints the board of a battle, or of sheets joined in a row, as the page gets it: `board_json.py the_ford`, `board_json.py meadow wood!`.

Sheets are laid from left to right, two by two where there are four (`--square`); a sign of exclamation turns a sheet by half.
"""

from __future__ import annotations

import json
import sys

from hauberk.board.board import Board, Piece
from hauberk.play.battle.board_view import board_json, ground_json
from hauberk.play.battle.scenario import load_scenario, scenario_files, sheet


def joined(names: list[str], square: bool) -> Board:
    """Sheets in a row, or in two rows."""
    pieces = []
    width = (len(names) + 1) // 2 if square else len(names)
    for number, name in enumerate(names):
        below = number >= width
        of, side = (0, 0) if number == 0 else (number - width + 1, 3) if below else (number, 2)
        pieces.append(Piece(sheet(name.rstrip("!")), name.endswith("!"), of, side))
    return Board(pieces)


def main(words: list[str]) -> None:
    """Print one board."""
    names = [word for word in words if word != "--square"]
    if len(names) == 1 and names[0] in scenario_files():
        found = board_json(load_scenario(names[0]).field)
    else:
        found = ground_json(joined(names, "--square" in words))
    json.dump(found, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1:])
