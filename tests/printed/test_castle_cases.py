"""Printed examples of houses, castles and stormings as cases for `hauberk adjudicate`: command by command what is ruled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.board.terrain import Cover
from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"

RULED: dict[str, list[str]] = {
    "EX-G-8.3.6-1": ["", "", ""],
    "EX-G-9.3.1-1": ["too_low_behind", ""],
    "EX-G-9.3.1-2": ["bank_hides", ""],
    "EX-G-9.3.3-1": ["out_of_slit_field", "", ""],
    "EX-G-10.5.1-1": ["", ""],
    "EX-A-3.3.3-2": ["no_bow_straight_down", ""],
    "EX-A-3.3.5.3-1": ["hoarding_covers", ""],
    "EX-A-3.3.9-1": ["", "", "", "cannot_enter_there", ""],
    "EX-A-3.5.2-1": ["", ""],
    "EX-A-4.2.4-1": ["", "", "", "", "", "", "pusher_engaged", "crew_too_small", ""],
    "EX-A-4.2.8-1": ["", ""],
    "EX-A-4.3.2-1": [""],
    "EX-S-2.14-1": ["ditch_hides", "", ""],
}
"""What each command of a case is refused for; nothing if it is carried out."""


def adjudicated(example: str) -> dict[str, Any]:
    """What is ruled on an example."""
    return load_case(CASES / f"{example}.toml").adjudicate()


@pytest.mark.parametrize("example", RULED)
def test_each_command_is_ruled_as_printed(example: str) -> None:
    """Dice suffice and none is left over."""
    rulings = adjudicated(example)["rulings"]
    assert [ruling["refused"]["reason"] if "refused" in ruling else "" for ruling in rulings] == RULED[example]
    assert not any("dice" in ruling or "dice_left_over" in ruling for ruling in rulings)


@pytest.mark.example("EX-G-8.3.6-1")
@pytest.mark.example("EX-A-3.5.2-1")
@pytest.mark.rule("BLDG-09", "A-MANT-04")
@pytest.mark.parametrize(
    ("example", "covers"), [("EX-G-8.3.6-1", [Cover.NONE, Cover.MEDIUM]), ("EX-A-3.5.2-1", [Cover.STRONG, Cover.NONE])]
)
def test_cover_against_two_shooters(example: str, covers: list[Cover]) -> None:
    """Behind a corner as the owner says; behind a mantlet only over its screen and the sides next to it."""
    events = [event for ruling in adjudicated(example)["rulings"] for event in ruling["events"]]
    assert [event["cover"] for event in events if event["event"] == "shot"] == covers


@pytest.mark.example("EX-A-4.3.2-1")
@pytest.mark.rule("A-OIL-07", "A-OIL-08")
def test_whom_the_oil_takes() -> None:
    """Gifford, Godbert and Foulque, not Galeran; Godbert was stunned and dies."""
    (ruling,) = adjudicated("EX-A-4.3.2-1")["rulings"]
    tested = [event["man"] for event in ruling["events"] if event["event"] == "tested" and event["result"] != "spilt"]
    assert sorted(tested) == ["foulque", "gifford", "godbert"]
    assert [event["man"] for event in ruling["events"] if event["event"] == "hurt"] == ["godbert"]


@pytest.mark.example("EX-G-10.5.1-1")
@pytest.mark.rule("GFIRE-08", "GFIRE-09", "GFIRE-12")
def test_naphtha_hurts_nobody_until_it_is_lit() -> None:
    """Seven hexes; two Normans stand in it and are killed when it burns."""
    shot, arrow = adjudicated("EX-G-10.5.1-1")["rulings"]
    assert sum(event["event"] == "naphtha_set" for event in shot["events"]) == 7
    assert not any(event["event"] == "hurt" for event in shot["events"])
    assert [event["man"] for event in arrow["events"] if event["event"] == "hurt"] == ["tancrede", "guy"]
