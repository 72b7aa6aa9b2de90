"""Duels kept, gone on with, stopped by the test, and played by several workers, of whom one dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.common.faults import BadInput
from hauberk.lab import arena, lines
from hauberk.lab.arena import fight
from hauberk.lab.bouts import Bout, Result, play
from hauberk.lab.duel import bouts
from hauberk.lab.sprt import Sprt
from hauberk.lab.workers import played
from tests.cli.kit import hauberk, refused, run
from tests.lab.kit import MARK, result

WORK = bouts("random", "eager", 6, [("battle", "the_lesson")], "arena")
MORTAL = "tests.lab.kit:Mortal"


def scores(results: list[Result]) -> list[float]:
    """What the first player has won of each."""
    return [each.score for each in results]


def test_a_result_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    one = play(Bout("siege", "the_farm_on_the_gargano_road", "line", ("steady", "random")))
    path.write_text(lines.comment("hauberk duel …") + "\n" + lines.line_of(one) + "\n", encoding="utf-8")
    found = lines.read(path)
    assert found.commands == ("hauberk duel …",)
    (again,) = found.results
    assert (again.bout, again.score, again.counts, again.seats) == (one.bout, one.score, one.counts, one.seats)
    assert lines.line_of(again) == lines.line_of(one)
    assert again.thinking["steady"].decisions.counts == one.thinking["steady"].decisions.counts
    assert again.thinking["steady"].thoughts > 0


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line was cut in two; the games before it are not played again."""
    path, whole = tmp_path / "r.jsonl", fight(WORK)
    fight(WORK[:3], kept=path)
    with path.open("a") as file:
        file.write('{"game": "batt')
    played_now: list[str] = []
    monkeypatch.setattr("hauberk.lab.workers.play", lambda bout: played_now.append(bout.seed) or play(bout))
    found = fight(WORK, kept=path)
    assert played_now == [bout.seed for bout in WORK[3:]]
    assert [(each.bout, each.winners, each.commands) for each in found] == [(each.bout, each.winners, each.commands) for each in whole]
    assert len(lines.read(path).results) == len(WORK)
    played_now.clear()
    assert scores(fight(WORK, kept=path)) == scores(whole)
    assert played_now == []


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text('{"game": "battle"}\n{}\n')
    with pytest.raises(BadInput, match="is no result"):
        lines.read(path)


def test_two_processes_find_what_one_finds() -> None:
    found = dict(played(WORK, workers=2))
    assert [found[number].winners for number in range(len(WORK))] == [each.winners for each in fight(WORK)]


def test_a_process_that_dies_loses_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    work = bouts(MORTAL, "random", 4, [("battle", "the_lesson")], "mortal")
    found = dict(played(work, workers=2))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [0, 1, 2, 3]


def test_a_cluster_plays_the_same_games_and_a_lost_worker_loses_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two workers is killed in the middle of its first game; somebody else plays that game."""
    distributed = pytest.importorskip("distributed")
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    work = bouts(MORTAL, "random", 6, [("battle", "the_lesson")], "mortal")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        found = dict(played(work, cluster=cluster.scheduler_address))
    assert (tmp_path / "died").exists()
    assert sorted(found) == list(range(6))
    assert [found[number].winners for number in range(6)] == [each.winners for each in fight(work)]


def test_where_nobody_answers_it_is_said() -> None:
    pytest.importorskip("distributed")
    assert "nobody answers" in refused("duel", "random", "eager", "--games", "2", "--over", "the_lesson", "--cluster", "tcp://127.0.0.1:9")


# -- the test that stops -----------------------------------------------------------------------------------------------


def test_the_ratio_of_a_hundred_pairs() -> None:
    """Worked out by hand: 100 pairs, mean 0.6, variance 0.04; 100 · 0.1 · (1.2 − 1.1) / 0.08 = 12.5."""
    pairs = [(0.8, 0.8), (0.4, 0.4)] * 50
    assert Sprt(0.5, 0.6).ratio([each for pair in pairs for each in pair]) == pytest.approx(12.5)


def test_it_answers_both_ways_and_not_too_soon() -> None:
    test = Sprt(0.5, 0.6)
    assert test.bounds == pytest.approx((-2.944, 2.944), abs=0.001)
    assert test.answer([1, 1, 1, 0]) == ""
    assert test.answer([1, 0.5] * 60) == "high"
    assert test.answer([1, 0] * 400) == "low"


def test_a_duel_stops_when_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer rests on the games in their order, whichever comes in first."""
    work = [result(number, 1.0).bout for number in range(200)]

    def coming(some: list[Bout], _workers: int, _cluster: str) -> object:
        for start in range(0, len(some), 4):
            for number in reversed(range(start, min(start + 4, len(some)))):
                yield number, result(int(some[number].seed) * 2 + some[number].mine, 1.0)

    monkeypatch.setattr(arena, "played", coming)
    found = fight(work, test=Sprt(0.5, 0.7))
    assert 2 <= len(found) < 40
    assert len(found) % 2 == 0
    assert Sprt(0.5, 0.7).answer(scores(found)) == "high"
    assert Sprt(0.5, 0.7).answer(scores(found[:-2])) == ""


def test_the_command_says_what_it_knows(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    words = ("duel", "eager", "random", "--games", "4", "--over", "the_lesson", "--sprt", "0.1:0.2", "--out", path)
    text = hauberk(*words)
    assert "share 10% or 20%" in text
    assert "p99" in text
    assert path.read_text().splitlines()[0].startswith('{"command": "hauberk duel eager random')
    assert hauberk(*words) == text
    assert "no two shares" in refused("duel", "eager", "random", "--sprt", "high")
    assert run("ladder", path).stdout.startswith("# The ladder")
