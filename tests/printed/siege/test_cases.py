"""Printed examples and derived checks of siege days as cases for `hauberk adjudicate`."""

from __future__ import annotations

import pytest

from tests.printed.adjudicating import adjudicated, happened

SIEGES = (
    "TC-G-03", "TC-G-06", "TC-G-06b", "TC-G-06c", "TC-G-06d", "TC-G-12", "EX-A-7.5.1-1", "EX-A-7.9-1", "DX-A-05", "DX-A-09", "DX-A-09b",
)  # fmt: skip


@pytest.mark.parametrize("example", SIEGES)
def test_each_command_is_ruled_as_expected(example: str) -> None:
    """Dice suffice and none is left over; what the file expects comes."""
    rulings = adjudicated(example)["rulings"]
    assert not any("dice" in ruling or "dice_left_over" in ruling for ruling in rulings)
    assert all(ruling.get("as_expected", True) for ruling in rulings)


@pytest.mark.rule("INIT-01")
@pytest.mark.example("TC-G-03")
def test_a_tie_is_the_besiegers() -> None:
    (taken,) = happened(adjudicated("TC-G-03"), "initiative_taken")
    assert taken["side"] == "A"
    assert [sum(term["value"] for term in taken[side]) for side in ("besieger", "besieged")] == [10, 10]


@pytest.mark.rule("DEMO-05", "DEMO-02", "DEMO-04", "RULING-G-58", "A-BOMB-01", "A-BOMB-09")
@pytest.mark.example("TC-G-06")
def test_stones_against_palisade_farm_and_tower() -> None:
    """One stone-thrower and an 8: the palisade is down; a 1 wears the engine out. Three: a farm wall from 8 on, a tower from 9 on."""
    assert [(lost["hex"], lost["grade"], lost["down"]) for lost in happened(adjudicated("TC-G-06"), "grade_lost")] == [("N12", 1, True)]
    worn = adjudicated("TC-G-06b")
    assert happened(worn, "grade_lost") == []
    assert [event["engine"]["points"] for event in happened(worn, "engine_set") if event["why"] == "worn"] == [0]
    for example, name in (("TC-G-06c", "D5"), ("TC-G-06d", "N6")):
        found = adjudicated(example)
        assert [(lost["hex"], lost["grade"], lost["down"]) for lost in happened(found, "grade_lost")] == [(name, 1, False)]
        assert [blow["result"].startswith("D") for blow in happened(found, "bombarded")] == [True, False]
        assert {blow["points"] for blow in happened(found, "bombarded")} == {3}


@pytest.mark.rule("EVENT-14", "PROV-04", "RULING-G-53")
@pytest.mark.example("TC-G-12")
def test_six_refugees_cost_eight_days() -> None:
    found = adjudicated("TC-G-12")
    assert [len(joined["men"]) for joined in happened(found, "joined")] == [6]
    assert [(food["change"], food["why"]) for food in happened(found, "food_changed")] == [(-8, "refugees")]
    assert found["position"]["food"] == 12


@pytest.mark.rule("A-EVENT-05")
@pytest.mark.example("EX-A-7.9-1")
def test_three_of_ten_besiegers_leave() -> None:
    found = adjudicated("EX-A-7.9-1")
    assert [event["what"] for event in happened(found, "event_drawn")] == ["dissent"]
    assert {left["why"] for left in happened(found, "departed")} == {"dissent"}
    assert len(happened(found, "departed")) == 12
    assert found["position"]["numbers"] == {"A": 28, "B": 17}


@pytest.mark.rule("A-FIRE-02", "A-FIRE-03", "A-FIRE-07")
@pytest.mark.example("EX-A-7.5.1-1")
def test_three_archers_light_a_hoarding_with_a_four() -> None:
    found = adjudicated("EX-A-7.5.1-1")
    tried = [(event["hex"], sum(term["value"] for term in event["terms"]), event["what"]) for event in happened(found, "fire_tried")]
    assert tried[0] == ("O3/2", 8, "caught")
    assert tried[-1] == ("P3/2", 7, "failed")
    assert [event["hexes"] for event in happened(found, "burnt")] == [["O3/2"]]


@pytest.mark.rule("A-BOMB-05", "A-MANG-03", "A-MANG-12")
@pytest.mark.example("DX-A-05")
def test_two_mangonels_and_four() -> None:
    found = adjudicated("DX-A-05")
    blows = [(blow["hex"], blow["points"], blow["result"]) for blow in happened(found, "bombarded")]
    assert blows == [("H5", 6, "D"), ("J4", 6, "-"), ("K4", 12, "D/2C")]
    worn = [(event["engine"]["id"], event["engine"]["points"]) for event in happened(found, "engine_set") if event["why"] == "worn"]
    assert worn == [("mangonel 1", 2), ("mangonel 4", 2)]


@pytest.mark.rule("A-SURR-03", "A-SURR-04")
@pytest.mark.example("DX-A-09")
def test_numbers_and_the_enclosure_make_four() -> None:
    yielded, refused = (happened(adjudicated(example), "parleyed")[0] for example in ("DX-A-09", "DX-A-09b"))
    assert [term["value"] for term in yielded["terms"]] == [8, 2, 2]
    assert yielded["yields"]
    assert yielded["total"] == 12
    assert not refused["yields"]
    assert refused["total"] == 11
