"""Sieges and campaigns seen again on the page: moment by moment, by a link, and taken over."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import QUICK, Opener, Served
from tests.page.herald import Herald
from tests.page.siege.test_table import begun

STEPS = 6
FACTIONS = {"campaign": "the_harvest_of_oxford", "seats": {"A": "person", "B": "person"}, "seed": "court"}


def made(served: Served, kind: str) -> dict[str, Any]:
    """A game between two people in which something has happened."""
    if kind == "siege":
        game = begun(served, b="person")
    else:
        request = Request(served.address + "/api/campaigns/games", json.dumps(FACTIONS).encode(), {"content-type": "application/json"})
        with urlopen(request) as answer:
            game = json.load(answer)
    with Herald(served, game, kind=f"{kind}s") as herald:
        if kind == "siege":
            herald.until(lambda seen: seen.view["seq"] > STEPS, lambda _: None)
        else:
            for _ in range(STEPS):
                herald.do(herald.ask["options"][0])
    return game


def shows(page: Page, seq: int, moments: str) -> None:
    """The table shows this position, and the bar says which moment it is."""
    expect(page.locator(f".siege[data-seq='{seq}']")).to_be_visible(timeout=20_000)
    expect(page.locator(".siege-asks")).to_have_text(moments)


@pytest.mark.parametrize("kind", ["siege", "campaign"])
def test_a_game_is_seen_again_and_taken_over(opener: Opener, kind: str) -> None:
    """One moment on, by the slider to another, to the end; a link leads to a moment; a new game begins there."""
    game = made(opener.served, kind)
    last = STEPS
    page = opener.open(f"#/{kind}/{game['id']}/at/2", keys={game["id"]: game["keys"]}, **QUICK)
    shows(page, 3, f"Moment 2 of {last}")
    expect(page.locator(".siege-buttons .primary")).to_have_text("Take over from here")

    on = page.get_by_role("button", name="One moment on")
    on.click()
    shows(page, 4, f"Moment 3 of {last}")
    on.press("Enter")
    shows(page, 5, f"Moment 4 of {last}")
    page.get_by_label("Moment of the game").fill("1")
    shows(page, 2, f"Moment 1 of {last}")
    page.get_by_role("button", name="To the end").click()
    shows(page, last + 1, f"Moment {last} of {last}")
    page.get_by_role("button", name="One moment back").click()
    shows(page, last, f"Moment {last - 1} of {last}")
    assert page.url.endswith(f"#/{kind}/{game['id']}/at/{last - 1}")
    page.evaluate("(to) => { location.hash = to; }", f"#/{kind}/{game['id']}/at/3")
    shows(page, 4, f"Moment 3 of {last}")

    page.get_by_role("button", name="Take over from here").click()
    page.get_by_label("in turn").check()
    page.get_by_role("button", name="Take over", exact=True).click()
    page.wait_for_url(lambda url: f"#/{kind}/" in url and game["id"] not in url)
    expect(page.locator(".siege[data-seq='4']")).to_be_visible(timeout=20_000)
    assert opener.faults == []


@pytest.mark.parametrize("kind", ["siege", "campaign"])
def test_the_past_fits_on_a_phone(opener: Opener, kind: str) -> None:
    """And the chronicle leads to it."""
    game = made(opener.served, kind)
    page = opener.open(f"#/{kind}/{game['id']}/chronicle", keys={game["id"]: game["keys"]}, size=(390, 844), touch=True, **QUICK)
    page.get_by_role("link", name="See it again").tap()
    shows(page, 1, f"Moment 0 of {STEPS}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="One moment on").tap()
    shows(page, 2, f"Moment 1 of {STEPS}")
    assert opener.faults == []
