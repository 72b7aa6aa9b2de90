"""Data files as careless or hostile people write them: words changed, lines lost, doubled or swapped, numbers absurd."""

from __future__ import annotations

import random
import re
import tomllib
from itertools import pairwise

ODD = (
    "0", "-1", "99999999999999999999", "3.7", "true", '""', '"A"', '"Z99"', '"A1/9"', '"A1/-1"', '"A1/A1"', '"A1/Z9"', "[]", "{}", "[[]]",
    '["A1 A1"]', '"nobody"', '"\\u0000"', '"A1 A1 A1"', '"castle_wall"', "[1]", "nan", "-6", "7", '"closed"', '"gone"',
)  # fmt: skip
WORD = re.compile(r'"[^"\n]*"|\b\d+\b')
SMALL = re.compile(r"\b[A-Z]{1,2}\d{1,2}(?:/-?\d+)?\b")


def mangled(text: str, chance: random.Random) -> str:
    """The text of a data file with one to three things about it wrong, mostly still TOML."""
    ways = (_other_value, _other_value, _other_place, _other_place, _lost_line, _doubled, _swapped, _other_key)
    for _ in range(chance.choice((1, 1, 2, 3))):
        new = chance.choice(ways)(text, chance)
        for _ in range(4):
            if _is_toml(new):
                break
            new = chance.choice(ways)(text, chance)
        text = new
    return text


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _spot(pattern: re.Pattern[str], text: str, chance: random.Random) -> re.Match[str] | None:
    found = list(pattern.finditer(text))
    return chance.choice(found) if found else None


def _other_value(text: str, chance: random.Random) -> str:
    spot = _spot(WORD, text, chance)
    if spot is None:
        return text
    other = _spot(WORD, text, chance)
    new = chance.choice(ODD) if other is None or chance.random() < 0.6 else other[0]
    return text[: spot.start()] + new + text[spot.end() :]


def _other_place(text: str, chance: random.Random) -> str:
    """A hex becomes another, on or off the map, on this storey or the next."""
    spot, other = _spot(SMALL, text, chance), _spot(SMALL, text, chance)
    if spot is None or other is None:
        return text
    new = chance.choice(
        (other[0], spot[0] + "/1", spot[0].split("/")[0], spot[0].split("/")[0] + "/2", "A99", "ZZ1", spot[0] + " " + spot[0])
    )
    return text[: spot.start()] + new + text[spot.end() :]


def _lines(text: str) -> list[str]:
    return text.split("\n")


def _lost_line(text: str, chance: random.Random) -> str:
    lines = _lines(text)
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def _doubled(text: str, chance: random.Random) -> str:
    """A table stands there twice."""
    heads = [number for number, line in enumerate(_lines(text)) if line.startswith("[[")]
    if len(heads) < 2:
        return text
    lines, (start, end) = _lines(text), chance.choice(list(pairwise(heads)))
    return "\n".join([*lines[:end], *lines[start:end], *lines[end:]])


def _swapped(text: str, chance: random.Random) -> str:
    lines = _lines(text)
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _other_key(text: str, chance: random.Random) -> str:
    keys = list(re.finditer(r"^\w+(?= = )|(?<=[{,] )\w+(?= = )", text, re.M))
    if not keys:
        return text
    spot, other = chance.choice(keys), chance.choice(keys)
    return text[: spot.start()] + other[0] + text[spot.end() :]
