"""Standing orders on the page: left, listed, dropped and tried, at every table, for all or for one man."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import messages_in
from tests.page.campaign.test_table import begun as campaign_begun
from tests.page.conftest import Opener, Served
from tests.page.siege.test_table import begun as siege_begun
from tests.page.siege.test_table import seated
from tests.page.test_screens import PHONE

LEAF = "dialog.rules-dialog[open] .left-orders"
LONG = 20_000


def opened(page: Page) -> None:
    """The leaf, from the small button at the edge of the table."""
    expect(page.locator(".orders-left:visible, .tools-more:visible").first).to_be_visible(timeout=LONG)
    if not page.locator(".orders-left").is_visible():
        page.locator(".tools-more").click()
    page.locator(".orders-left").click()
    expect(page.locator(f"{LEAF} #left-offer option").first).to_be_attached(timeout=LONG)


def look(page: Page, name: str) -> None:
    """A picture for whoever wants to look, where HAUBERK_LOOK names a folder."""
    if folder := os.environ.get("HAUBERK_LOOK"):
        page.screenshot(path=f"{folder}/{name}.png")


def leave(page: Page, text: str) -> None:
    """Choose an order by its words and leave it."""
    page.locator("#left-offer").select_option(label=text)
    page.locator(f"{LEAF} .left-form button[type=submit]").click()


HELD = {"size": PHONE, "touch": True}


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("fr", HELD), ("it", {}), ("en", HELD)])
def test_orders_of_a_battle(served: Served, opener: Opener, lang: str, how: dict[str, Any]) -> None:
    """Two are left, one is dropped; nothing is wider than the window."""
    page = opener.table(served.make("the_ford"), lang=lang, **how)
    opened(page)
    say = messages_in(lang).say
    expect(page.locator(f"{LEAF} .left-list li")).to_have_text([say("page-left-none")])
    first, second = (page.locator("#left-offer option").nth(number).inner_text() for number in (0, 3))
    leave(page, first)
    expect(page.locator(f"{LEAF} .left-list li > span")).to_have_text([first])
    leave(page, second)
    expect(page.locator(f"{LEAF} .left-list li > span")).to_have_text([first, second])
    page.locator(f"{LEAF} .left-try").click()
    expect(page.locator(f"{LEAF} .left-dry p")).to_have_text(say("page-left-dry-none"))
    look(page, f"battle-{lang}-{how.get('size', (1280, 800))[0]}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("() => { const leaf = document.querySelector('dialog[open]'); return leaf.scrollWidth <= leaf.clientWidth; }")
    page.locator(f"{LEAF} .left-list li button").first.click()
    expect(page.locator(f"{LEAF} .left-list li > span")).to_have_text([second])


def test_orders_of_one_man_from_his_card(served: Served, opener: Opener) -> None:
    """His card opens the leaf with him chosen; he goes back toward the hex that is written there."""
    page = opener.table(served.make("the_ford"))
    expect(page.locator(".orders-left")).to_be_visible(timeout=LONG)
    page.locator(".table-map").focus()
    page.keyboard.press("Tab")
    card = page.locator(".card-orders")
    expect(card).to_be_visible(timeout=LONG)
    name = page.locator(".card-who h2").inner_text()
    look(page, "card")
    card.click()
    expect(page.locator("#left-whom option:checked")).to_have_text(name, timeout=LONG)
    page.locator("#left-offer").select_option(label=messages_in("en").say("order-everybody").capitalize() + ": go back away from the enemy")
    page.locator("#left-toward").fill("z99")
    page.locator(f"{LEAF} .left-form button[type=submit]").click()
    expect(page.locator(f"{LEAF} .fault")).to_contain_text("Z99")
    page.locator("#left-toward").fill("c3")
    page.locator(f"{LEAF} .left-form button[type=submit]").click()
    expect(page.locator(f"{LEAF} .left-list li > span")).to_have_text([f"{name}: go back toward C3"])


def test_orders_of_a_siege(served: Served, opener: Opener) -> None:
    """What is asked in the days of a siege, in words."""
    seat = seated(opener, siege_begun(served), "A")
    opened(seat.page)
    leave(seat.page, "When asked who falls ill: the usual answer")
    expect(seat.page.locator(f"{LEAF} .left-list li > span")).to_have_count(1)
    look(seat.page, "siege")


@pytest.mark.parametrize("size", [None, PHONE])
def test_orders_of_a_campaign(opener: Opener, size: tuple[int, int] | None) -> None:
    """The same at a campaign, with its groups."""
    marshal = campaign_begun(opener, "en", **({"size": size, "touch": True} if size else {}))
    opened(marshal.page)
    leave(marshal.page, marshal.page.locator("#left-offer option").nth(1).inner_text())
    expect(marshal.page.locator(f"{LEAF} .left-list li > span")).to_have_count(1)
    assert marshal.page.locator("#left-whom option").count() > 1
    look(marshal.page, f"campaign-{size[0] if size else 1280}")
    assert marshal.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
