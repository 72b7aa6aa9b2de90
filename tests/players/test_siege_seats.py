"""What a commander is worth in each seat, counted."""

from __future__ import annotations

import pytest

from hauberk.lab.bouts import ENDLESS, Bout, Result, play
from hauberk.lab.seats import line, main, seat_bouts, seats
from hauberk.play.siege.scenario import siege_files
from hauberk.players.by_name import RANDOM

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
