"""Map modes: what a faction can have shown over the country, hex by hex."""

from __future__ import annotations

import pytest

from hauberk.play.campaign.overlays import overlays
from tests.campaign.fighting import GREEN, MIDDLE, RED
from tests.campaign.kit import Days, country, place


def two_hosts() -> Days:
    """A red village with a red host in it, a green castle, and a green host that comes near."""
    places = (place("home", MIDDLE, "village", RED, 5), place("hold", "0101", "castle_stone", GREEN, 6))
    days = Days(map_=country(places=places))
    days.group("host", RED, MIDDLE, 12).group("foes", GREEN, "0101", 20)
    days.holding("home", attitude=8)
    return days


def test_the_land_is_the_nearest_lords() -> None:
    shown = overlays(two_hosts().position, RED)["lordship"]
    assert shown[MIDDLE] == {"faction": RED, "place": "home"}
    assert shown["0101"] == {"faction": GREEN, "place": "hold"}


@pytest.mark.rule("C-SUPPLY-01", "C-SUPPLY-03")
def test_supply_says_what_is_there_and_for_how_many_days() -> None:
    """Five points, and twelve people eat one a day; the stores of the other side are its own affair."""
    days = two_hosts()
    shown = overlays(days.position, RED)["supply"]
    assert shown == {MIDDLE: {"points": 5, "endless": False, "need": 1, "days": 5}}
    days.holding("home", attitude=8, resources=0)
    assert overlays(days.position, RED)["supply"][MIDDLE]["days"] == 0


@pytest.mark.rule("C-MOVE-01", "C-CG-08")
def test_threat_is_what_others_can_come_to_in_a_day() -> None:
    """Nobody's own groups threaten him; of a host he has never looked at he knows the way, not the strength."""
    days = two_hosts()
    shown = overlays(days.position, RED)["threat"]
    assert shown["0101"] == {"groups": ["foes"], "size": 0}
    assert all("host" not in each["groups"] for each in shown.values())
    assert "0101" not in {hex_ for hex_, each in overlays(days.position, GREEN)["threat"].items() if "foes" in each["groups"]}


@pytest.mark.rule("C-LOYAL-01", "C-HOST-01", "C-CG-08")
def test_loyalty_is_shown_of_counters_and_of_ones_own_places() -> None:
    shown = overlays(two_hosts().position, RED)["loyalty"]
    assert {"id": "home", "faction": RED, "level": 8} in shown[MIDDLE]
    assert [each["id"] for each in shown["0101"]] == ["foes"]
