"""Ratings and times against figures worked out by hand, and the ladder made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.lab import lines
from hauberk.lab.ladder import ladder_text, name_of
from hauberk.lab.ratings import rated
from hauberk.lab.times import Times, bin_of
from tests.docs.test_docs import ROOT
from tests.lab.kit import result


def test_three_of_four_are_nearly_two_hundred_points() -> None:
    """400 · log10 3 = 190.8; the game drawn with the middle takes a little off."""
    games = [("one", "two", 1.0)] * 300 + [("one", "two", 0.0)] * 100
    first, second = rated(games, "two")
    assert (first.player, second.player, second.rating, second.error) == ("one", "two", 0.0, 0.0)
    assert first.rating == pytest.approx(190.8, abs=2)
    assert first.error == pytest.approx(1.96 * 173.7 / (400 * 0.75 * 0.25) ** 0.5, rel=0.02)
    assert (first.games, first.score) == (400, 300.0)


def test_strength_goes_round_by_others() -> None:
    """One beats two, two beats three: one is as much above three as both steps together, and less is known of it."""
    games = [("one", "two", 1.0)] * 60 + [("one", "two", 0.0)] * 20 + [("two", "three", 1.0)] * 60 + [("two", "three", 0.0)] * 20
    found = {each.player: each for each in rated(games, "three")}
    assert found["one"].rating == pytest.approx(2 * found["two"].rating, rel=0.01)
    assert found["one"].error > found["two"].error > 0


def test_who_has_won_everything_has_a_rating_all_the_same() -> None:
    first, _ = rated([("one", "two", 1.0)] * 8, "two")
    assert 100 < first.rating < 900
    assert first.error > 200
    assert rated([], "two") == []
    assert rated([("one", "one", 1.0)], "one") == []


def test_times_are_counted_in_bins_a_tenth_wide() -> None:
    found = Times()
    for number in range(1, 101):
        found = found.with_one(number / 1000)
    assert (found.number, found.most) == (100, 0.1)
    assert found.quantile(0.5) == pytest.approx(0.05, rel=0.1)
    assert found.quantile(0.99) == pytest.approx(0.099, rel=0.1)
    assert (found + found).number == 200
    assert (found + found).quantile(0.5) == found.quantile(0.5)
    assert bin_of(0.0) == bin_of(1e-6)
    assert Times().quantile(0.5) == 0.0


def test_a_player_has_one_name() -> None:
    assert name_of("steady:3", False) == name_of("captain:steady:3", False) == "captain-0.5:steady:3"
    assert name_of("steady", False) == "captain-0.5:steady:2"
    assert name_of("steady:3", True) == name_of("captain-0.5:steady", True) == "captain-0.5:steady"
    assert name_of("habit:run", False) == "habit:run"


def test_the_ladder_says_how_it_was_made() -> None:
    players = ("habit:run", "steady:3")
    text = ladder_text([result(number, float(number % 3 == 0), players) for number in range(12)] * 2, ["hauberk duel one two"])
    assert "12 games" in text
    assert "| `captain-0.5:steady:3` | +0 | – | 12 | 67% |" in text
    assert "| open | `habit:run` | `captain-0.5:steady:3` | 12 | 33% | 14% – 61% |" in text
    assert "hauberk duel one two" in text


def test_the_ladder_in_the_documents_is_made_of_the_results_beside_it() -> None:
    kept = [lines.read(path) for path in sorted((ROOT / "docs" / "ladder").glob("*.jsonl"))]
    text = ladder_text([each for one in kept for each in one.results], [each for one in kept for each in one.commands])
    assert text == Path(ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
