"""Dice that anybody can check: every throw follows from the seed, and the seed was promised beforehand."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from hauberk.battle.core.commands import Attack
from hauberk.battle.core.events import Rolled
from hauberk.common.dice import D10, DiceRanOut, ScriptedDice, SeededDice, commitment, face, fresh_seed
from hauberk.common.refusal import Refused
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.play.record import parse, states
from hauberk.play.record_writer import lines_of
from hauberk.play.steps import Undone
from hauberk.players.random_player import BrawlingPlayer

CHI_SQUARE_9 = 27.88
"""Nine degrees of freedom: even dice go beyond it once in a thousand seeds."""


def thrown(seed: str, number: int) -> list[int]:
    """So many throws of a seed."""
    dice = SeededDice(seed)
    return [dice.throw(D10) for _ in range(number)]


def test_the_same_seed_gives_the_same_throws() -> None:
    assert thrown("1066", 200) == thrown("1066", 200)
    assert thrown("1066", 200) != thrown("1067", 200)


def test_a_throw_depends_on_its_number_alone() -> None:
    """The hundredth throw is what it is, whether or not the others were made."""
    throws = thrown("cerami", 120)
    assert [face("cerami", number, D10) for number in range(120)] == throws
    assert face("cerami", 99, D10) == throws[99]


def test_the_first_throws_of_a_seed_never_change() -> None:
    """Old battles must replay for ever: these faces were thrown by the first version."""
    assert thrown("1066", 12) == [10, 8, 7, 6, 1, 3, 6, 9, 4, 7, 1, 7]


@pytest.mark.parametrize("seed", ["hauberk", "1066", "1139"])
def test_all_faces_come_evenly(seed: str) -> None:
    """Chi-square over 10,000 throws, 1,000 expected of each face."""
    counts = Counter(thrown(seed, 10_000))
    assert sorted(counts) == list(range(1, 11))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < CHI_SQUARE_9


def test_a_throw_says_nothing_about_the_next() -> None:
    """All hundred pairs of neighbouring throws occur, none of them far too often."""
    throws = thrown("pairs", 10_001)
    pairs = Counter(pairwise(throws))
    assert len(pairs) == 100
    assert sum((count - 100) ** 2 / 100 for count in pairs.values()) < 148.2  # 99 degrees of freedom, one in a thousand


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="spoleto")
    assert game.commitment == commitment("spoleto") == hashlib.sha256(b"spoleto").hexdigest()
    assert "spoleto" not in next(lines_of(game)), "the seed is not shown before the end"


def test_nobody_guesses_a_fresh_seed() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50
    assert len(fresh_seed()) == 32
    one, other = (Match(BATTLE, load_scenario("the_first_arrows")) for _ in range(2))
    assert one.commitment != other.commitment


def test_a_loaded_battle_goes_on_with_the_same_throws() -> None:
    """Stop after some steps, read the record, count its throws: the rest comes out as if nobody had stopped."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="on and on")
    players = (BrawlingPlayer(1), BrawlingPlayer(2))
    for _ in range(60):
        assert game.side is not None
        game.do(players[game.side].choose(game.legal))
    record = parse("\n".join(lines_of(game)))
    made = sum(isinstance(event, Rolled) for entry in record.log if not isinstance(entry, Undone) for event in entry.events)
    assert made == game.dice.thrown > 0
    *_, (_, state) = states(record)
    loaded, later = SeededDice("on and on", made), 0
    while game.side is not None and later < 5:
        command = players[game.side].choose(game.legal)
        events, state = decide(record.scenario.field.at(state), command, loaded)
        assert events == game.do(command)
        later += sum(isinstance(event, Rolled) for event in events)
    assert later >= 5
    assert state == game.state


def test_a_refused_command_throws_nothing() -> None:
    """Asking for what is not allowed does not use up dice."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="x")
    before, state, steps = game.dice.thrown, game.state, list(game.steps)
    ours = [man.id for man in game.state.people(0)]
    with pytest.raises(Refused, match=r"\[[A-Z]+-\d+\]"):
        game.do(Attack((ours[0],), ours[1]))
    assert (game.dice.thrown, game.state, game.steps) == (before, state, steps)


def test_written_dice_are_used_in_order_and_counted() -> None:
    dice = ScriptedDice([3, 7])
    assert (dice.throw(D10), dice.left_over) == (3, 1)
    assert (dice.throw(D10), dice.left_over) == (7, 0)
    with pytest.raises(DiceRanOut, match="throw 3 was asked for, only 2"):
        dice.throw(D10)


@pytest.mark.parametrize("wrong", [0, 11, -1])
def test_a_written_die_has_ten_faces(wrong: int) -> None:
    with pytest.raises(DiceRanOut, match=f"is {wrong}, but the die has 10 sides"):
        ScriptedDice([wrong]).throw(D10)
