"""Salts: neither the host nor a player can choose the dice, in battles, sieges, campaigns and the fights inside them. See docs/dice.md."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hauberk.common.dice import MAKER, Salt, face, is_salt, seasoned
from hauberk.common.faults import BadInput
from hauberk.play.record import parse, resume, verify
from hauberk.play.record_writer import lines_of
from tests.play.salted import GAMES_SALTED, SEED, WORD, begun, end, rolls, salted, with_line

SIEGE = "rain_at_malmesbury"
AROUND = (SIEGE, "the_harvest_of_oxford")
"""Games with a fight on the map inside; in the campaign it is one of a siege inside it."""


def fault(lines: Any) -> str:
    """The first thing that is wrong with a record; "" if it holds."""
    found = verify(parse("\n".join(lines)))
    return found.what if found is not None else ""


def with_header(lines: tuple[str, ...], **fields: Any) -> list[str]:
    """The same record under a header that says something else."""
    return with_line(lines, 0, json.loads(lines[0]) | fields)


def with_salts(lines: tuple[str, ...], *salts: tuple[str, str, int]) -> list[str]:
    return with_header(lines, salts=[Salt(*each)._asdict() for each in salts])


def salts_of(lines: tuple[str, ...]) -> list[tuple[str, str, int]]:
    return [(salt["by"], salt["word"], salt["since"]) for salt in json.loads(lines[0])["salts"]]


@pytest.mark.parametrize("name", GAMES_SALTED)
def test_a_salted_game_of_every_scale_verifies(name: str) -> None:
    lines = salted(name)
    assert [by for by, _, _ in salts_of(lines)] != [MAKER], "people have thrown in salts while it went on"
    assert fault(lines) == ""


def test_a_salt_changes_the_throws_after_it_and_no_throw_before() -> None:
    game = begun("the_lesson")
    plain = [face(SEED, number, 10) for number in range(30)]
    made = [face(SEED, number, 10, seasoned(game.salts, 0)) for number in range(30)]
    assert made != plain
    later = (*game.salts, Salt("A", "later", 5))
    assert [face(SEED, number, 10, seasoned(later, 4)) for number in range(30)] == made
    assert [face(SEED, number, 10, seasoned(later, 5)) for number in range(30)] != made


def test_without_salts_throws_are_what_they_were() -> None:
    """The games of a seed stay the same for ever."""
    assert seasoned((), 12) == ""
    assert [face("1066", number, 10) for number in range(12)] == [10, 8, 7, 6, 1, 3, 6, 9, 4, 7, 1, 7]


def test_another_salt_is_another_game() -> None:
    """Who gives his salt last has the last word over what nobody knows yet: the same seed, and other throws."""
    one, other = (end(begun("the_lesson", word=word), salts=False) for word in ("one", "other"))
    assert one.commitment == other.commitment
    assert [step.events for step in one.steps] != [step.events for step in other.steps]


@pytest.mark.parametrize("name", ["the_lesson", SIEGE])
def test_a_changed_salt_is_found(name: str) -> None:
    lines = salted(name)
    maker, *others = salts_of(lines)
    assert "the seed gives" in fault(with_salts(lines, (MAKER, "other", 0), *others))
    assert "the seed gives" in fault(with_salts(lines, maker))
    assert fault(with_salts(lines, *others))


def test_a_salt_must_come_before_the_first_command_of_its_seat() -> None:
    """Whoever has seen dice fall for him cannot season them afterwards."""
    lines = salted("the_lesson")
    maker, first, second = salts_of(lines)
    late = next(number for number, line in enumerate(lines[1:]) if json.loads(line)["side"] == "A" and "command" in json.loads(line)) + 1
    assert "came too late" in fault(with_salts(lines, maker, (first[0], first[1], late), (second[0], second[1], late)))
    assert "came too late" in fault(with_salts(lines, (MAKER, WORD, 1), first, second))
    assert "two salts" in fault(with_salts(lines, maker, first, (first[0], "again", second[2])))
    assert "no seat" in fault(with_salts(lines, maker, ("Z", "who", 0)))
    assert "order" in fault(with_salts(lines, maker, second, first))


def test_a_game_goes_on_with_the_same_throws_and_salts() -> None:
    game = begun("the_lesson")
    for _ in range(3):
        game.do(next(iter(game.legal)))
    game.salt("B", "later")
    again = resume(parse("\n".join(lines_of(game))), SEED)
    assert again.salts == game.salts
    one, other = end(game, salts=False), end(again, salts=False)
    assert [step.events for step in one.steps] == [step.events for step in other.steps]


def test_a_copy_throws_what_the_match_throws() -> None:
    game = begun("the_lesson")
    one, other = end(game.copy(), salts=False), end(game, salts=False)
    assert list(lines_of(one)) == list(lines_of(other))


# -- fights inside ---------------------------------------------------------------------------------------------------


def reporting(row: dict[str, Any]) -> dict[str, Any]:
    """The command that reports a fight; that of a siege inside a campaign lies within another. Empty if it is none."""
    command = row.get("command") or {}
    return next((each for each in (command, command.get("command") or {}) if "record" in each), {})


def fight_in(lines: tuple[str, ...]) -> tuple[int, list[str]]:
    """The line in which a fight is reported, and the lines of its record."""
    rows = enumerate(map(json.loads, lines))
    return next((number, reporting(row)["record"]) for number, row in rows if reporting(row))


def with_fight(lines: tuple[str, ...], fight: list[str]) -> list[str]:
    """The same record with another record of the fight."""
    number, _ = fight_in(lines)
    row = json.loads(lines[number])
    reporting(row)["record"] = fight
    return with_line(lines, number, row)


@pytest.mark.parametrize("name", AROUND)
def test_a_fight_has_the_salts_of_the_game_around_it(name: str) -> None:
    lines = salted(name)
    _, fight = fight_in(lines)
    header = json.loads(fight[0])
    assert header["inside"]
    assert [(salt["by"], salt["word"]) for salt in header["salts"]] == [(by, word) for by, word, _ in salts_of(lines)]
    assert {salt["since"] for salt in header["salts"]} == {0}
    assert fault(fight) == "", "its record holds by itself"


@pytest.mark.parametrize("name", AROUND)
def test_a_fight_with_other_salts_or_another_name_is_found(name: str) -> None:
    lines = salted(name)
    _, fight = fight_in(lines)
    header = json.loads(fight[0])
    bare = [json.dumps(header | {"salts": header["salts"][:1]}), *fight[1:]]
    assert "other salts" in fault(with_fight(lines, bare))
    named = [json.dumps(header | {"inside": "fight 77"}), *fight[1:]]
    assert "fight 77" in fault(with_fight(lines, named))


@pytest.mark.parametrize("name", GAMES_SALTED)
def test_every_changed_throw_is_found(name: str) -> None:
    """A face that the record says and the seed does not give: its number is told, unless the rules object to what came of it before."""
    lines = salted(name)
    line, at = rolls(lines)[-1]
    row = json.loads(lines[line])
    roll = row["events"][at]
    roll["face"] = roll["face"] % roll["sides"] + 1
    assert fault(with_line(lines, line, row))


# -- words from strangers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["", "a b", "a:b", "é", "a" * 65, "a\n", 7, None])
def test_what_cannot_be_a_salt(word: Any) -> None:
    """Spaces and colons part the salts of a throw, so no salt has them."""
    assert not is_salt(word)


@pytest.mark.parametrize(
    "fields",
    [
        {"salts": [{"by": "", "word": "a b", "since": 0}]},
        {"salts": [{"by": "", "word": "a"}]},
        {"salts": [{"by": "", "word": "a", "since": -1}]},
        {"salts": [{"by": "", "word": "a", "since": True}]},
        {"salts": [7]},
        {"salts": 7},
        {"inside": 7},
        {"dice": 3},
        {"dice": "2"},
    ],
)
def test_a_header_with_bad_salts_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        parse("\n".join(with_header(salted("the_lesson"), **fields)))


def test_salts_need_a_scheme() -> None:
    lines = salted("the_lesson")
    header = json.loads(lines[0])
    del header["dice"]
    with pytest.raises(BadInput, match="no scheme"):
        parse("\n".join(with_line(lines, 0, header)))
