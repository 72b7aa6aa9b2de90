"""Matches of computer players, their interval, and what they say about the battles."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.basis.faults import BadInput
from hauberk.lab.bouts import Bout, Result, play
from hauberk.lab.duel import all_of, bouts
from hauberk.lab.tally import tally
from hauberk.play.battle.balance import Balance, balances, read_balances, wilson
from hauberk.players.by_name import check_name
from hauberk.tell.messages import LANGUAGES
from tests.cli.kit import hauberk, refused


def test_the_interval_is_wilsons() -> None:
    """Figures worked out by hand: 95 of 100, and none of ten."""
    low, high = wilson(0.95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    low, high = wilson(0.0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_every_seed_is_played_from_both_sides() -> None:
    games = 4 * len(all_of("battle"))
    work = bouts("steady:2", "random", games, all_of("battle"), "x")
    assert len(work) == games
    assert {bout.scenario for bout in work} == set(all_of("battle"))
    for first, second in zip(work[::2], work[1::2], strict=True):
        assert (first.scenario, first.seed) == (second.scenario, second.seed)
        assert first.players == second.players[::-1] == ("steady:2", "random")
        assert (first.mine, second.mine) == (0, 1)


def test_a_match_against_oneself_repeats_no_game() -> None:
    work = bouts("steady:2", "steady:2", 32, all_of("battle"), "x")
    assert len({(bout.scenario, bout.seed) for bout in work}) == 32


def test_results_are_counted_for_the_first_player() -> None:
    here, there = Bout("battle", "b", "s", ("one", "two")), Bout("battle", "b", "s", ("two", "one"), mine=1)
    found = tally(
        [Result(here, 5, ("A",), "victory", thought=0.1), Result(there, 5, (), "time", thought=0.3), Result(there, 5, ("A",), "victory")]
    )
    assert (found.games, found.won, found.drawn, found.share, found.thought) == (3, 1, 1, 0.5, 0.3)
    assert round(found.seat_share("A"), 3) == 0.833


def test_a_swapped_game_is_scored_for_the_right_player() -> None:
    """The same game under both names: what one wins the other loses."""
    one = play(Bout("battle", "the_lesson", "swap", ("eager", "random")))
    two = play(Bout("battle", "the_lesson", "swap", ("eager", "random"), mine=1))
    assert one.winners == two.winners
    assert one.score == 1 - two.score


@pytest.mark.parametrize("name", ["steady:2", "rash:1", "cautious:3", "random", "eager", "brawler"])
def test_players_are_known_by_name(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("name", ["steady:9", "bold:1", ""])
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        check_name(name)


def test_the_command_prints_a_table() -> None:
    text = hauberk("duel", "eager", "random", "--games", "2", "--battle", "the_lesson", "--jobs", "1")
    assert "the_lesson" in text
    assert "95 %" in text


def test_the_command_names_what_it_does_not_know() -> None:
    assert "nobody" in refused("duel", "nobody", "random")
    assert "nowhere" in refused("duel", "eager", "random", "--battle", "nowhere")


# -- who is favoured -----------------------------------------------------------------------------------------------


def test_every_battle_has_been_counted() -> None:
    found = balances()
    assert set(found.battles) == set(all_of("battle"))
    assert set(found.how) == set(LANGUAGES)
    assert all(balance.games >= 20 for balance in found.battles.values())
    check_name(found.players)


def test_nobody_is_favoured_by_chance_alone() -> None:
    assert Balance("b", 20, 12, 0).favoured is None
    assert Balance("b", 20, 18, 0).favoured == 0
    assert Balance("b", 20, 1, 2).favoured == 1
    assert Balance("b", 20, 1, 2).share == 0.1


def test_a_bad_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "balance.toml"
    path.write_text('players = "steady:2"\nhow = { en = "a", fr = "b", it = "c" }\n[battles.x]\ngames = 4\nwon = 4\ndrawn = 1\n')
    with pytest.raises(BadInput, match="more games"):
        read_balances(path)
