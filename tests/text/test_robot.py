"""A robot plays whole battles: it types text, reads the printed text, and knows nothing else."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hauberk.play.record import load, verify
from hauberk.tell.messages import LANGUAGES, messages_in
from hauberk.text.words import words_in
from tests.text.seat import Seat

NUMBERED = re.compile(r"^(\d+)\. ")
LIMIT = 4000


class Robot:
    """Chooses among the numbers it is read."""

    def __init__(self, language: str, seed: str) -> None:
        self._chance = random.Random(seed)
        self._options, self._done = (words_in(language).verb(word) for word in ("options", "done"))

    def next(self, printed: list[str]) -> str:
        """The next line to type, from what was printed last."""
        numbers = [found[1] for line in printed if (found := NUMBERED.match(line))]
        if numbers:
            return self._chance.choice(numbers)
        return self._done if self._chance.random() < 0.2 else self._options


def play(seat: Seat, robot: Robot, language: str) -> int:
    """Type until the end is printed; how many lines it took."""
    over, printed = messages_in(language).say("text-over-words"), seat.printed
    for number in range(LIMIT):
        if over in printed:
            return number
        printed = seat.type(robot.next(printed))
        assert printed, "the table is never silent"
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize(("battle", "language"), [("the_first_arrows", "en"), ("the_earl_in_the_wood", "fr"), ("lances_at_cerami", "it")])
def test_a_robot_plays_a_whole_battle(battle: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    seat = Seat(battle, language, seed="7", record=path)
    assert play(seat, Robot(language, battle), language) > 50
    seat.type("quit")
    record = load(path)
    assert verify(record) is None
    assert record.seed == "7"
    assert {step.side for step in record.log} == {0, 1}


def test_two_robots_share_a_table() -> None:
    """Both sides by one hand."""
    seat = Seat("the_first_arrows", "en", side="both", seed="3")
    assert play(seat, Robot("en", "both"), "en") > 50
    assert LANGUAGES[0] == "en"
