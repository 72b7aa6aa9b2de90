"""What a seat sees, as arrays: a row for everybody and everything, a column for each figure. Made of the view that the seat is shown, of
every scale, so that nothing can be in it that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from hauberk.play.battle.game import BATTLE
from hauberk.play.keys import number
from hauberk.play.record_writer import AnyMatch

ROWS, COLUMNS = 256, 24
"""Whatever does not fit is left out: the largest battle has fewer than two hundred rows, the largest campaign fewer still."""
GLOBALS = 16
KINDS = ("men", "people", "groups", "convoys", "places", "spies", "leaders", "engines", "machines", "ladders", "fires", "things")
"""What a row may be about; the first column is the number of its kind, the second its name as a figure."""
WORDS = 997
"""Words are figures between 0 and 1: the same word the same figure, everywhere."""
Floats = npt.NDArray[np.float32]


def observation(match: AnyMatch, seat: int) -> dict[str, Floats]:
    """What a seat sees: `entities` (a row each), `mask` (which rows there are), `globals` (the day, whose turn it is …)."""
    seen = match.game.sight(match.position, [seat])
    inside = seen.get("position", seen) if match.game is BATTLE else seen
    entities = np.zeros((ROWS, COLUMNS), np.float32)
    mask = np.zeros(ROWS, np.float32)
    for row, (kind, name, each) in enumerate(_rows(inside)):
        if row >= ROWS:
            break
        figures = [float(kind + 1), word(name), *_figures(each)][:COLUMNS]
        entities[row, : len(figures)] = figures
        mask[row] = 1.0
    general = [float(seat), float(-1 if match.side is None else match.side), *_figures(_plain(inside))][:GLOBALS]
    found = np.zeros(GLOBALS, np.float32)
    found[: len(general)] = general
    return {"entities": entities, "mask": mask, "globals": found}


def word(name: str) -> float:
    """A word as a figure."""
    return (number(name) % WORDS) / WORDS


def _rows(seen: Mapping[str, Any]) -> Iterator[tuple[int, str, Mapping[str, Any]]]:
    """Everybody and everything that is shown, in a fixed order."""
    for kind, name in enumerate(KINDS):
        shown = seen.get(name)
        if isinstance(shown, Mapping):
            for id_ in sorted(shown):
                if isinstance(shown[id_], Mapping):
                    yield kind, id_, shown[id_]
        elif isinstance(shown, list):
            for each in shown:
                if isinstance(each, Mapping):
                    yield kind, str(each.get("id", each.get("who", ""))), each
    for side, shown in sorted(seen.get("sides", {}).items()) if isinstance(seen.get("sides"), Mapping) else ():
        for each in shown.get("engines", ()):
            yield KINDS.index("engines"), each["id"], {**each, "side": side}


def _plain(seen: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of the whole."""
    return {name: value for name, value in seen.items() if isinstance(value, str | int | float | bool)}


def _figures(shown: Mapping[str, Any]) -> Iterator[float]:
    """The figures of one thing by the order of their names; hexes such as C7 or 0614 as column and row."""
    for name in sorted(shown):
        value = shown[name]
        if isinstance(value, bool | int | float):
            yield float(value)
        elif isinstance(value, str):
            place = _hex(value)
            yield from place or (word(value),)
        elif isinstance(value, list | tuple):
            yield float(len(value))
        elif isinstance(value, Mapping):
            yield from _figures({key: each for key, each in value.items() if isinstance(each, bool | int | float | str)})
        else:
            yield -1.0


def _hex(name: str) -> tuple[float, float] | None:
    """A hex as column and row."""
    plain = name.partition("/")[0]
    letters = plain.rstrip("0123456789")
    digits = plain[len(letters) :]
    if letters and letters.isupper() and letters.isalpha() and digits and len(letters) <= 2:
        column = 0
        for letter in letters:
            column = 26 * column + ord(letter) - ord("A") + 1
        return float(column), float(digits)
    if not letters and len(digits) == 4:
        return float(digits[:2]), float(digits[2:])
    return None
