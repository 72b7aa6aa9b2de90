"""Matches of computer players, their interval, and what they say about the battles."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.common.faults import BadInput
from hauberk.lab.bouts import ENDLESS, Bout, Result, Thinking, play
from hauberk.lab.duel import bouts, favoured_text
from hauberk.lab.seats import line, main, seat_bouts, seats
from hauberk.lab.tally import tally
from hauberk.lab.targets import all_of, classes, targets
from hauberk.lab.times import Times
from hauberk.play.battle.balance import Balance, balances, read_balances, wilson
from hauberk.play.campaign.balance import CampaignBalance, campaign_balances, read_campaign_balances
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.siege.scenario import siege_files
from hauberk.players.by_name import RANDOM, check_name
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
    work = bouts("steady:2", "random", games, targets(["battles"]), "x")
    assert len(work) == games
    assert {bout.scenario for bout in work} == set(all_of("battle"))
    for first, second in zip(work[::2], work[1::2], strict=True):
        assert (first.scenario, first.seed) == (second.scenario, second.seed)
        assert first.players == second.players[::-1] == ("steady:2", "random")
        assert (first.mine, second.mine) == (0, 1)


def test_a_match_against_oneself_repeats_no_game() -> None:
    work = bouts("steady:2", "steady:2", 32, targets(["battles"]), "x")
    assert len({(bout.scenario, bout.seed) for bout in work}) == 32


def test_a_campaign_is_played_from_every_seat_and_from_all_the_others() -> None:
    """One faction against the rest, then the rest against it; the seats come in turn."""
    work = bouts("steady", "random", 8, targets(["a_fief_for_a_younger_son"]), "x")
    assert [bout.mine for bout in work] == [0, 0, 1, 1, 2, 2, 3, 3]
    for first, second in zip(work[::2], work[1::2], strict=True):
        assert first.seed == second.seed
        assert [name == "steady" for name in first.players] == [name == "random" for name in second.players]
        assert first.players.count("steady") == 1
        assert second.others


def test_who_has_several_seats_wins_with_any_of_them() -> None:
    seats = ("a", "b", "c")
    alone = Bout("campaign", "c", "s", ("one", "two", "two"))
    rest = Bout("campaign", "c", "s", ("two", "one", "one"), others=True)
    assert [Result(alone, 1, won, "", seats=seats).score for won in (("a",), ("b",), ("a", "b"), ())] == [1, 0, 0.5, 0.5]
    assert [Result(rest, 1, won, "", seats=seats).score for won in (("a",), ("b", "c"), ("a", "b"), ())] == [0, 1, 0.5, 0.5]
    assert (Result(alone, 1, (), "", seats=seats).measured, Result(rest, 1, (), "", seats=seats).measured) == ("one", "one")


def test_classes_share_out_all_battles() -> None:
    found = classes()
    assert [len(found[name]) for name in ("open", "house", "castle")] == [8, 7, 12]
    assert sorted(name for each in ("open", "house", "castle") for name in found[each]) == sorted(all_of("battle"))
    first = [name for _, name in targets(["battles"])[:4]]
    assert all(any(name in found[each] for name in first) for each in ("open", "house", "castle"))


def test_results_are_counted_for_the_first_player() -> None:
    here, there = Bout("battle", "b", "s", ("one", "two")), Bout("battle", "b", "s", ("two", "one"), mine=1)
    slow = {"one": Thinking(Times(most=0.3)), "two": Thinking(Times(most=0.9))}
    found = tally([Result(here, 5, ("A",), "victory"), Result(there, 5, (), "time", thinking=slow), Result(there, 5, ("A",), "victory")])
    assert (found.games, found.won, found.drawn, found.share, found.thought) == (3, 1, 1, 0.5, 0.3)
    assert round(found.seat_share("A"), 3) == 0.833


def test_a_swapped_game_is_scored_for_the_right_player() -> None:
    """The same game under both names: what one wins the other loses."""
    one = play(Bout("battle", "the_lesson", "swap", ("eager", "random")))
    two = play(Bout("battle", "the_lesson", "swap", ("eager", "random"), mine=1))
    assert one.winners == two.winners
    assert one.score == 1 - two.score


@pytest.mark.parametrize(
    "name",
    ["steady:2", "rash:1", "cautious:3", "random", "eager", "brawler", "captain:steady:3", "captain-0.5:rash", "greedy", "habit:run",
     "hauberk.players.greedy:Greedy"],
)  # fmt: skip
def test_players_are_known_by_name(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name", ["steady:9", "bold:1", "", "captain", "captain:bold", "habit", "habit:fly", "no.such:Player", "hauberk.players:Nobody"]
)
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        check_name(name)


def test_the_command_prints_a_table() -> None:
    text = hauberk("duel", "eager", "random", "--games", "2", "--over", "the_lesson")
    assert "the_lesson" in text
    assert "95 %" in text


def test_the_command_names_what_it_does_not_know() -> None:
    assert "nobody" in refused("duel", "nobody", "random")
    assert "nowhere" in refused("duel", "eager", "random", "--over", "nowhere")


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


def test_every_campaign_has_been_counted() -> None:
    found = campaign_balances()
    assert set(found.campaigns) == set(all_of("campaign"))
    assert set(found.how) == set(LANGUAGES)
    for name, balance in found.campaigns.items():
        assert balance.games >= 40
        assert list(balance.won) == [each.id for each in load_campaign(name).factions if each.played]
    check_name(found.players)


def test_a_faction_has_it_hard_by_the_measure_of_its_fair_part() -> None:
    balance = CampaignBalance(40, {"norman": 30, "arab": 13, "greek": 5, "pope": 1})
    assert [balance.how_hard(each) for each in balance.won] == ["easy", "even", "even", "desperate"]
    assert CampaignBalance(40, {"king": 29, "empress": 11}).how_hard("empress") == "hard"


def test_the_count_of_campaigns_is_written_as_it_is_read(tmp_path: Path) -> None:
    work = bouts("steady", "steady", 4, [("campaign", "the_val_demone")], "short")
    path = tmp_path / "campaign_balance.toml"
    results = [Result(bout, 5, ("arab",) if bout.others else ("arab", "norman"), "keep") for bout in work]
    path.write_text(favoured_text(results, "steady"), encoding="utf-8")
    found = read_campaign_balances(path).campaigns["the_val_demone"]
    assert (found.games, found.won) == (4, {"norman": 2, "arab": 4})
    path.write_text(path.read_text(encoding="utf-8").replace("arab = 4", "arab = 5"), encoding="utf-8")
    with pytest.raises(BadInput, match="more games won"):
        read_campaign_balances(path)


# -- what a commander is worth in each seat ----------------------------------------------------------------------------


FARM = next(iter(siege_files()))


def test_he_and_anybody_sit_in_the_same_sieges() -> None:
    """Three times the same dice: he besieges, he is besieged, neither is he."""
    bouts = seat_bouts(FARM, 4, "same")
    assert len(bouts) == 12
    assert {bout.seed for bout in bouts[:4]} == {bout.seed for bout in bouts[4:8]} == {bout.seed for bout in bouts[8:]}
    assert [bout.players for bout in bouts[::4]] == [("steady", RANDOM), (RANDOM, "steady"), (RANDOM, RANDOM)]


def test_sieges_are_counted_by_seat() -> None:
    bouts = seat_bouts(FARM, 2, "count")
    winners = "AABAAB"
    found = seats([Result(bout, 3, (winner,), "taken") for bout, winner in zip(bouts, winners, strict=True)])
    assert (found.games, found.besieger, found.any_besieger, found.castellan, found.any_castellan) == (2, 2, 1, 1, 1)
    assert found.together == pytest.approx(0.75)
    assert found.endless == 0
    assert "75%" in line(FARM, found)
    endless = seats([Result(bout, 3, (), ENDLESS) for bout in bouts])
    assert (endless.endless, endless.besieger) == (6, 0)


def test_one_who_does_anything_can_be_named() -> None:
    """He has a source of chance of his own, so the same siege comes twice."""
    bout = Bout("siege", FARM, "anything", (RANDOM, RANDOM))
    one, other = play(bout), play(bout)
    assert (one.length, one.winners, one.reason) == (other.length, other.winners, other.reason)
    assert one.reason != ENDLESS


def test_the_table_has_a_line_for_every_siege(capsys: pytest.CaptureFixture[str]) -> None:
    main(["1", "table"])
    told = capsys.readouterr().out.splitlines()
    assert [each.split()[0] for each in told] == ["siege", *siege_files(), "all"]
    assert told[-1].split()[1] == str(len(siege_files()))
