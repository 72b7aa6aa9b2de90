"""No line, however odd, breaks the table or bends the rules."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hauberk.common.faults import BadInput, Fault
from hauberk.play.battle.game import Battle
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.wire import COMMANDS
from hauberk.tell.messages import LANGUAGES
from hauberk.text import table
from hauberk.text.words import ASKING, words_in
from tests.text.seat import Seat

BATTLE = "the_kings_ram"
NAMES = ["galeran", "hob", "mule_grey", "ox_red", "miles", "g", "galeran's horse", "ram", "longbow", "William", "Ï", "nobody"]
HEXES = ["1.M14", "1.N11", "2.S9", "K10", "k10", "Z99", "3.A1", "1.M13", "1.L15"]
ODD = [
    "",
    " ",
    "-1",
    "99999999999999999999",
    "0",
    "5",
    "½",
    "٣",
    "{}",
    '{"do": "done"}',
    "{",
    "[",
    '"',
    "\x00",
    "\u202e",
    "o'clock",
    ";",
    "…",
    "a" * 5000,
]


def verbs() -> st.SearchStrategy[str]:
    """With which every sentence begins that means something."""
    known = {phrase for language in LANGUAGES for phrase in words_in(language).verbs}
    return st.sampled_from(sorted(known - {"quit", "exit", "quitter", "esci"}))


def small() -> st.SearchStrategy[str]:
    """The little words inside."""
    return st.sampled_from(sorted({word for language in LANGUAGES for kind in COMMANDS for word in words_in(language).keywords(kind)}))


VERBS, SMALL = st.deferred(verbs), st.deferred(small)
WORDS = st.one_of(VERBS, SMALL, *(st.sampled_from(each) for each in (NAMES, HEXES, ODD)), st.text(max_size=8))
LINES = st.one_of(
    st.tuples(VERBS, st.lists(WORDS, max_size=7)).map(lambda parts: " ".join([parts[0], *parts[1]])),
    st.lists(WORDS, max_size=5).map(" ".join),
    st.integers(0, 30).map(str),
    st.text(max_size=60),
)


@pytest.fixture(autouse=True)
def nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: Battle, path: Path) -> NoReturn:
        raise BadInput([Fault(str(path), 0, "cannot be written")])

    monkeypatch.setattr(table, "keep", refuse)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, min_size=5, max_size=30), language=st.sampled_from(LANGUAGES), start=st.integers(0, 5))
def test_any_lines_are_answered(lines: list[str], language: str, start: int) -> None:
    seat = Seat(BATTLE, language, side="both")
    for _ in range(start):
        seat.type("done")
    for line in lines:
        printed = seat.type(line)
        assert printed, line
    assert verify(parse("\n".join(lines_of(seat.game)))) is None


@pytest.mark.parametrize("word", [*COMMANDS, *ASKING])
def test_every_word_alone_is_answered(word: str) -> None:
    seat = Seat(BATTLE)
    assert seat.type(word.replace("_", " "))
