"""Time limits on the page: chosen before a battle, a siege and a campaign, and whoever is too slow is answered for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import QUICK, Opener, Served


def newest(served: Served, place: str) -> dict[str, Any]:
    """The game that was made last."""
    games: list[dict[str, Any]] = served.get(f"/api/{place}")
    return games[0]


@pytest.mark.parametrize(
    ("leaf", "table", "place"),
    [
        ("#/battle/the_lesson", "#/game/", "games"),
        ("#/sieges/marmions_ditch", "#/siege/", "sieges/games"),
        ("#/campaigns/the_harvest_of_oxford", "#/campaign/", "campaigns/games"),
    ],
)
def test_people_may_have_a_limit(opener: Opener, leaf: str, table: str, place: str) -> None:
    page = opener.open(leaf, **QUICK)
    page.locator(".set-up > summary").click()
    page.get_by_label("Time for a decision").select_option("five minutes")
    expect(page.locator("#patience-help")).to_contain_text("answered for by the computer")
    page.locator(".leaf-side button").first.click()
    page.wait_for_url(lambda url: table in url)
    seats = newest(opener.served, place)["seats"].values()
    assert [seat["patience"] for seat in seats if seat["who"] == "person"] == [300]
    assert opener.faults == []
