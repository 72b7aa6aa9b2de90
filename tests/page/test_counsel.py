"""Help at a siege and at a campaign, in a real browser: what may come of an order, what a computer would do, and one press to do it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import messages_in
from tests.page.campaign.test_table import begun as campaign_begun
from tests.page.conftest import Opener, Served
from tests.page.siege.test_table import WALL, begun, seated
from tests.page.test_screens import PHONE

OPEN = "dialog.help[open]"
LONG = 30_000


def weighed(page: Page) -> str:
    """What the leaf says may come of the order as it stands."""
    page.locator(f"{OPEN} .weigh").click()
    expect(page.locator(f"{OPEN} .weighed li").first).not_to_have_text(messages_in("en").say("table-asking"), timeout=LONG)
    return page.locator(f"{OPEN} .weighed").inner_text()


def advised(page: Page) -> str:
    """What a computer would do, in its words."""
    page.locator(f"{OPEN} .advise").click()
    expect(page.locator(f"{OPEN} .follow")).to_be_visible(timeout=LONG)
    return page.locator(f"{OPEN} .advice p").first.inner_text()


def test_help_at_a_siege(served: Served, opener: Opener) -> None:
    seat = seated(opener, begun(served), "A")
    assert seat.until("orders_asked") == "orders_asked"
    page = seat.page
    page.locator(".plan-map, .siege-plan-map").wait_for()
    page.wait_for_function("() => document.querySelector('.siege-plan').dataset.painted", timeout=60_000)
    page.locator("[data-engine], .engine").first.wait_for()
    seat.press(WALL)
    seat.judged()
    page.keyboard.press("?")
    expect(page.locator(f"{OPEN} .help-now")).to_have_text(page.locator(".siege-asks").inner_text())
    assert weighed(page)
    assert len(advised(page)) > 10
    before = seat.seq
    page.locator(f"{OPEN} .follow").click()
    seat.wait_for_more(before)
    expect(page.locator(OPEN)).to_have_count(0)


@pytest.mark.parametrize("size", [None, PHONE])
def test_help_at_a_campaign(opener: Opener, size: tuple[int, int] | None) -> None:
    marshal = campaign_begun(opener, "en", **({"size": size, "touch": True} if size else {}))
    page = marshal.page
    page.locator(".counsel-open").click()
    assert advised(page) in [messages_in("en").say(f"page-campaign-{key}") for key in ("as-they-are", "advice-morning")], "what, before why"
    expect(page.locator(f"{OPEN} .advice p")).to_have_count(2)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    before = page.locator(".campaign").get_attribute("data-seq")
    page.locator(f"{OPEN} .follow").click()
    page.wait_for_function("(seq) => document.querySelector('.campaign').dataset.seq !== seq", arg=before, timeout=LONG)
    expect(page.locator(OPEN)).to_have_count(0)
