"""Printed examples of the campaign as cases for `hauberk adjudicate`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.printed.adjudicating import CASES, adjudicated, happened

CAMPAIGNS = tuple(path.stem for path in sorted(CASES.glob("EX-?C-*.toml")))


def terms(event: dict[str, Any]) -> list[int]:
    """The numbers of a reckoning."""
    return [term["value"] for term in event["terms"]]


@pytest.mark.parametrize("example", CAMPAIGNS)
def test_each_command_is_ruled_as_expected(example: str) -> None:
    """Dice suffice and none is left over; what the file expects comes, and nothing is refused."""
    rulings = adjudicated(example)["rulings"]
    assert not any("dice" in ruling or "dice_left_over" in ruling or "refused" in ruling for ruling in rulings)
    assert all(ruling.get("as_expected", True) for ruling in rulings)


@pytest.mark.rule("C-MAP-05", "C-MAP-04", "C-MOVE-03")
@pytest.mark.example("EX-AC-2.1-1")
def test_a_wooded_hill_with_a_river_costs_three() -> None:
    (gone,) = happened(adjudicated("EX-AC-2.1-1"), "marched")
    assert (gone["costs"], gone["left"]) == ([3], 2)


@pytest.mark.rule("C-MAP-05", "C-MAP-04", "C-MOVE-03")
@pytest.mark.example("EX-GC-2.1-1")
def test_a_road_over_a_mountain_costs_two() -> None:
    (gone,) = happened(adjudicated("EX-GC-2.1-1"), "marched")
    assert (gone["costs"], gone["left"]) == ([2], 3)


@pytest.mark.rule("C-LOYAL-04", "C-LOYAL-05")
@pytest.mark.example("EX-AC-7-1")
def test_prestige_and_numbers_win_a_neutral_over() -> None:
    found = adjudicated("EX-AC-7-1")
    (tested,) = happened(found, "attitude_tested")
    assert (terms(tested), tested["result"], tested["what"]) == ([4, 1, 1], 6, "neutral")
    assert found["position"]["groups"]["met"]["hex"] == "0301"


@pytest.mark.rule("C-HOST-02", "C-HOST-03", "C-HOST-05", "C-HOST-01", "RULING-C-HOST-OWN-PRESTIGE", "RULING-C-HOST-DIE")
@pytest.mark.example("EX-GC-7-1")
def test_william_may_attack_and_the_byzantines_may_not() -> None:
    found = adjudicated("EX-GC-7-1")
    assert [(terms(tested), tested["result"]) for tested in happened(found, "attitude_tested")] == [([8, 1, 1], 10), ([6, -1, -1], 4)]
    assert [asked["question"]["faction"] for asked in happened(found, "asked") if asked["question"]["ask"] == "attack_asked"] == ["norman"]
    assert found["position"]["asked"]["group"] == "greeks"  # nobody has attacked: the lower total withdraws


@pytest.mark.example("EX-AC-8.2-1", "EX-GC-8.2-1")
@pytest.mark.rule("C-GROUP-10")
@pytest.mark.parametrize("example", ["EX-AC-8.2-1", "EX-GC-8.2-1"])
def test_fifteen_are_the_lines_of_ten_and_of_five(example: str) -> None:
    groups = adjudicated(example)["position"]["groups"]
    fifteen, ten, five = (Counter(groups[name]["known"]["classes"]) for name in ("fifteen", "ten", "five"))
    assert fifteen == ten + five
    assert (ten.total(), five.total()) == (10, 5)


@pytest.mark.rule("C-SUPPLY-03", "C-SUPPLY-04", "C-SUPPLY-07", "C-PLACE-04")
@pytest.mark.example("EX-GC-8.4-1")
def test_eighteen_take_a_point_of_their_town() -> None:
    found = adjudicated("EX-GC-8.4-1")
    (fed,) = happened(found, "fed")
    assert (fed["need"], fed["got"], fed["source"]) == (1, 1, "troia")
    assert found["position"]["places"]["troia"]["resources"] == 4


@pytest.mark.rule("C-SUPPLY-06", "C-SUPPLY-04")
@pytest.mark.example("EX-GC-8.4-2")
def test_four_points_feed_two_of_three() -> None:
    found = adjudicated("EX-GC-8.4-2")
    assert [(fed["group"], fed["got"]) for fed in happened(found, "fed")] == [("two", 2), ("three", 2), ("one", 0)]
    assert found["position"]["places"]["melfi"]["resources"] == 0
    assert [found["position"]["groups"][name]["own"]["missed"] for name in ("one", "two", "three")] == [1, 0, 0]


@pytest.mark.example("EX-AC-11.4-1", "EX-GC-12.2-1")
@pytest.mark.rule("C-MERC-08", "C-MERC-09", "RULING-C-MERC-AC-TEST", "RULING-C-MERC-GC-TEST")
@pytest.mark.parametrize("example, modifier, total", [("EX-AC-11.4-1", -3, 4), ("EX-GC-12.2-1", 3, 7)])
def test_the_fourth_test_of_a_promise(example: str, modifier: int, total: int) -> None:
    (tested,) = happened(adjudicated(example), "promise_tested")
    assert modifier in terms(tested)
    assert (sum(terms(tested)), tested["what"]) == (total, "stay")


@pytest.mark.rule(
    "C-CAPIT-03",
    "C-CAPIT-04",
    "C-CAPIT-05",
    "C-CAPIT-01",
    "C-CAPIT-02",
    "RULING-C-CAPIT-TABLE",
    "RULING-C-CAPIT-SIZE",
    "RULING-C-CAPIT-WIN",
    "RULING-C-COUNT-LEADER",
    "RULING-C-CAPIT-LT6",
)
@pytest.mark.example("EX-GC-15.3-1")
def test_corato_pays_four_and_keeps_one() -> None:
    found = adjudicated("EX-GC-15.3-1")
    assert [tested["result"] for tested in happened(found, "attitude_tested")] == [8, 4]
    (offer,) = happened(found, "capitulation")
    assert (offer["score"], offer["percent"], offer["points"]) == (7, 70, 4)
    assert found["position"]["places"]["corato"] | {"faction": "lombard", "resources": 1} == found["position"]["places"]["corato"]


@pytest.mark.rule("C-QUICK-05", "C-QUICK-07", "C-QUICK-09", "C-QUICK-10", "C-QUICK-11", "C-QUICK-13")
@pytest.mark.example("EX-GC-17-5")
def test_the_printed_losses_on_the_plateau() -> None:
    """EX-GC-17-3 to -6 in one: the slope, the column, the losses by class, the two leaders."""
    found = adjudicated("EX-GC-17-5")
    (fought,) = happened(found, "quick_fought")
    assert (fought["difference"], fought["letter"]) == (-17, "D")
    dead = [hurt["who"] for hurt in happened(found, "hurt") if hurt["health"] == 3]
    wounded = [hurt["who"] for hurt in happened(found, "hurt") if hurt["health"] == 1]
    assert dead == ["guy", "tancrede"]  # one of four on foot in armour, one of five knights
    assert wounded == ["robert", "raoul", "olivier", "drogon", "arthur", "umar", "jawhar", "hamza", "salih"]
    assert found["position"]["asked"]["group"] == "attackers"  # they recoil
