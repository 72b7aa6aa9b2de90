"""Matches copied, positions keyed, commands taken apart and put together again, on all scales."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hauberk.play.codes import Code, code_of, command_of, put_together, taken_apart
from hauberk.play.games import GAMES
from hauberk.play.keys import key
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch, lines_of
from hauberk.play.wire import Malformed
from hauberk.players.anybody import Anybody

SCENARIOS = (
    ("battle", "the_first_arrows"), ("battle", "two_ladies_at_lincoln"), ("battle", "the_tower_at_faringdon"),
    ("siege", "snow_at_oxford"), ("siege", "the_monk_of_arques"),
    ("campaign", "the_val_demone"), ("campaign", "engines_for_trowbridge"),
)  # fmt: skip
STEPS, LISTED = 40, 200
ELSEWHERE = """
import sys
from tests.play.test_codes import key, coded, played
match = played(sys.argv[1], sys.argv[2])
print(key(match.state), *coded(match))
"""


def played(kind: str, name: str, steps: int = STEPS) -> AnyMatch:
    """A game that has gone on at random for a while."""
    match, anybody = Match(GAMES[kind], GAMES[kind].load(name), "codes"), Anybody("codes", orders=0.1)
    while match.side is not None and len(match.steps) <= steps:
        match.do(anybody.choose(match))
    return match


def coded(match: AnyMatch) -> list[int]:
    """The numbers of the first lawful commands."""
    return [code_of(match, match.legal.nth(number)).number for number in range(min(20, len(match.legal)))]


@pytest.mark.parametrize(("kind", "name"), SCENARIOS)
def test_every_lawful_command_goes_into_parts_and_back(kind: str, name: str) -> None:
    """And no two commands of a game have the same code, whenever they come up."""
    match, anybody = Match(GAMES[kind], GAMES[kind].load(name), "parts"), Anybody("parts", orders=0.1)
    wire, seen, met = match.game.wire(match.scenario), dict[int, object](), set[str]()
    while match.side is not None and len(match.steps) <= STEPS:
        step = max(1, len(match.legal) // LISTED)
        for number in range(0, len(match.legal), step):
            command = match.legal.nth(number)
            code = taken_apart(wire, command)
            assert put_together(wire, code) == command
            assert seen.setdefault(code.number, command) == command
            assert 0 <= code.number < 1 << 63
            met.add(code.what)
        match.do(anybody.choose(match))
    assert len(met) > 1


def test_a_move_is_who_what_and_where() -> None:
    match = played("battle", "the_first_arrows", 3)
    while not any(code_of(match, command).what == "move" for command in match.legal):
        match.do(match.legal.nth(len(match.legal) - 1))
    move = next(command for command in match.legal if code_of(match, command).what == "move")
    code = code_of(match, move)
    assert (code.who, code.where[-1]) == ((move.man,), match.field.board.names[move.path[-1]])
    assert command_of(match, code) == move
    with pytest.raises(Malformed):
        command_of(match, Code("fly"))


@pytest.mark.parametrize(("kind", "name"), [SCENARIOS[1], SCENARIOS[3], SCENARIOS[5]])
def test_codes_and_keys_are_the_same_in_another_process(kind: str, name: str) -> None:
    match = played(kind, name)
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, kind, name], capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "5"}
    ).stdout
    assert told.split() == [key(match.state), *map(str, coded(match))]


@pytest.mark.parametrize(("kind", "name"), SCENARIOS)
def test_equal_positions_have_equal_keys_and_others_have_others(kind: str, name: str) -> None:
    match, anybody = Match(GAMES[kind], GAMES[kind].load(name), "keys"), Anybody("keys")
    found: dict[str, object] = {}
    while match.side is not None and len(match.steps) <= STEPS:
        assert found.setdefault(key(match.state), match.state) == match.state
        match.do(anybody.choose(match))
    again = played(kind, name)
    assert key(again.state) == key(played(kind, name).state)
    assert len(found) > 3
    assert len({key(state) for state in found.values()}) == len(found)


def test_what_is_equal_is_written_alike() -> None:
    """The order of a dictionary means nothing, nor whether a whole number is a fraction."""
    assert key({"a": 1, "b": (2, None)}) == key({"b": (2.0, None), "a": True})
    assert key(frozenset("abc")) == key(frozenset("cba"))
    assert len({key(each) for each in (1, 1.5, "1", (1,), ((1,),), None, {}, frozenset(), ("a", "b"), ("ab",))}) == 10


@pytest.mark.parametrize(("kind", "name"), [SCENARIOS[0], SCENARIOS[3], SCENARIOS[5]])
def test_a_copy_goes_its_own_way(kind: str, name: str) -> None:
    """With the same dice it is the same game; with others another; the first knows of neither."""
    match = played(kind, name, 15)
    before, same, other = list(lines_of(match)), match.copy(), match.copy("other dice")
    for each in (same, other):
        go_on(each)
    assert list(lines_of(match)) == before
    go_on(match)
    assert key(match.state) == key(same.state)
    assert list(lines_of(match)) == list(lines_of(same))
    assert (same.dice.seed, other.dice.seed) == (match.seed, "other dice")


def go_on(match: AnyMatch) -> None:
    """Play on at random for a while."""
    anybody = Anybody("on")
    for _ in range(12):
        if match.side is not None:
            match.do(anybody.choose(match))
