"""A match of the library at its end: nobody decides, and whoever asks for advice is told so."""

from __future__ import annotations

import pytest

import hauberk
from hauberk.players.anybody import Anybody


def test_nobody_is_advised_when_it_is_over() -> None:
    match = hauberk.load("the_farm_on_the_gargano_road", seed="1066")
    anybody = Anybody("1066")
    while not match.over:
        match.do(anybody.choose(match.match))
    assert match.seat is None
    assert list(match.legal) == []
    with pytest.raises(LookupError, match="over"):
        match.hint()
