"""Printed examples of shooting, line of fire and the thrown lance."""

from pathlib import Path
from typing import Any

import pytest

from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"


def rulings(name: str) -> list[str]:
    """What the adjudicator says to each shot of a case: the rule of a refusal, or who was hit behind what cover."""
    found: list[str] = []
    for ruling in load_case(CASES / f"{name}.toml").adjudicate()["rulings"]:
        assert "dice" not in ruling, ruling
        assert "dice_left_over" not in ruling, ruling
        if "refused" in ruling:
            found.append(ruling["refused"]["rule"])
            continue
        shots: list[dict[str, Any]] = [event for event in ruling["events"] if event["event"] == "shot"]
        found += [f"{shot['victim']} {('open', 'light', 'medium')[shot['cover']]}" for shot in shots]
    return found


@pytest.mark.rule("DFIRE-04")
@pytest.mark.example("EX-G-5.3-1")
def test_a_short_bow_after_half_a_march() -> None:
    """Who used 5 of 8 points may not shoot defensively with a short bow, who used 4 may."""
    assert rulings("EX-G-5.3-1") == ["DFIRE-04", "ahmad open"]


@pytest.mark.rule("LOF-08", "LOF-09", "LOF-10", "COVER-03")
@pytest.mark.example("EX-G-5.5.2.3-1")
def test_archers_above_and_below_a_bank() -> None:
    """From above nobody sees the man at the foot of the bank; the man on it has medium cover; from below there is
    none."""
    assert rulings("EX-G-5.5.2.3-1") == ["LOF-09", "LOF-09", "turold medium", "turold medium", "osmond open"]


@pytest.mark.rule("LOF-24")
@pytest.mark.example("EX-G-5.5.2.3-2")
def test_the_hidden_man_does_not_block() -> None:
    """A man in the dead ground cannot be shot at and does not stop the shot at another beyond him."""
    assert rulings("EX-G-5.5.2.3-2") == ["LOF-09", "turold open"]


@pytest.mark.rule("LOF-20", "LOF-21", "LOF-23")
@pytest.mark.example("EX-G-5.5.3.1-1")
def test_a_horse_archer_among_friends() -> None:
    """On foot nobody shoots over a friend at short range; a horse archer only over the one beside him, from either
    hex."""
    assert rulings("EX-G-5.5.3.1-1") == ["LOF-21", "LOF-21", "LOF-21", "guy open"]


@pytest.mark.rule("ELEV-03", "CTX-16")
@pytest.mark.example("EX-G-5.5.5-1")
def test_upwards_over_comrades() -> None:
    """Yani throws over Jemal at Carlo and over Abbas at Sandro; for Samir, Abbas is too far from Carlo."""
    assert rulings("EX-G-5.5.5-1") == ["LOF-20", "carlo open"]
    assert rulings("EX-G-5.5.5-1b") == ["sandro open"]


@pytest.mark.rule("LANCE-01")
@pytest.mark.example("EX-G-7.1-1")
def test_knights_before_and_foot_behind() -> None:
    """The North African may throw at each of the knights, and at neither of the men behind him."""
    assert rulings("EX-G-7.1-1") == ["LANCE-01", "LANCE-01", "arechis open"]
    assert rulings("EX-G-7.1-1b") == ["LANCE-01", "LANCE-01", "atenulf open"]


@pytest.mark.rule("LANCE-03", "LANCE-04")
@pytest.mark.example("EX-G-7.1-2")
def test_over_a_friend_at_two_knights() -> None:
    """Over his friend he may throw at both knights, not at the foot soldier."""
    assert rulings("EX-G-7.1-2") == ["LOF-20", "arechis open"]
    assert rulings("EX-G-7.1-2b") == ["LOF-20", "atenulf open"]
