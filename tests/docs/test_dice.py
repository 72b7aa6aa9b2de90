"""The checker that docs/dice.md prints agrees with every record, and finds what was tampered with; its numbers are right."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tools import golden

from hauberk.common.dice import Salt, commitment, derived_seed, face, seasoned
from tests.docs.test_docs import blocks, rows, section, text_of
from tests.play.salted import GAMES_SALTED, rolls, salted, with_line

SEED = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
OLD = [path for path in sorted(golden.RECORDS.glob("*.jsonl.gz")) if '"seed"' in list(golden.read(path))[-1]][:12]


def checker() -> Callable[[Sequence[str]], int]:
    """The function as it is printed."""
    (text,) = blocks("dice.md", "python")
    space: dict[str, Any] = {}
    exec(compile(text, "dice.md", "exec"), space)
    found: Callable[[Sequence[str]], int] = space["check"]
    return found


def thrown(lines: Sequence[str]) -> int:
    """How many throws a record has, with its fights; counted from its text."""
    return sum(line.count('"event":"rolled"') + line.count('\\"event\\":\\"rolled\\"') for line in lines)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_it_agrees_with_old_records(path: Path) -> None:
    lines = list(golden.read(path))
    assert checker()(lines) == thrown(lines)


@pytest.mark.parametrize("name", GAMES_SALTED)
def test_it_agrees_with_salted_records(name: str) -> None:
    lines = salted(name)
    assert checker()(lines) == thrown(lines) > 0


@pytest.mark.parametrize("name", GAMES_SALTED)
def test_it_finds_every_throw_that_was_changed(name: str) -> None:
    lines = salted(name)
    for number, (line, at) in list(enumerate(rolls(lines)))[:40]:
        row = json.loads(lines[line])
        roll = row["events"][at]
        roll["face"] = roll["face"] % roll["sides"] + 1
        with pytest.raises(AssertionError, match=f"^throw {number}: "):
            checker()(with_line(lines, line, row))


def test_it_finds_another_seed_another_salt_and_another_fight() -> None:
    lines = salted("rain_at_malmesbury")
    header = json.loads(lines[0])
    with pytest.raises(AssertionError, match="another seed"):
        checker()([*lines[:-1], '{"seed":"another"}'])
    with pytest.raises(AssertionError, match="the seed gives"):
        checker()(with_line(lines, 0, header | {"salts": [{"by": "", "word": "another", "since": 0}]}))
    number = next(number for number, line in enumerate(lines) if '\\"inside\\"' in line)
    row = json.loads(lines[number])
    fight = row["command"]["record"]
    fight[0] = json.dumps(json.loads(fight[0]) | {"inside": "fight 99"})
    with pytest.raises(AssertionError, match="other dice"):
        checker()(with_line(lines, number, row))


def test_the_numbers_to_try_are_right() -> None:
    """From the text alone, and from our own dice."""
    salts = (Salt("", "stamford", 0), Salt("B", "Hq3_bridge", 1))
    shown = [row for row in rows(section("dice.md", "Numbers to try")) if row[0].isdecimal()]
    assert len(shown) == 4
    for number, _, text, first, large, die, side in shown:
        digest = hmac.digest(SEED.encode(), text.strip("`").encode(), "sha256")
        assert digest[:8].hex() == first.strip("`")
        assert int.from_bytes(digest[:8], "big") == int(large)
        count = text.count(":")
        assert face(SEED, int(number), int(die), seasoned(salts[:count], 1)) == int(side) == int(large) % int(die) + 1
    assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()
    for each in (SEED, commitment(SEED), derived_seed(SEED, "fight 1")):
        assert f"`{each}`" in text_of("dice.md")
