"""Campaigns on the page, in a real browser: from the set-up by a march and a meeting to a battle on the map and back, by clicks."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from hauberk.play.campaign.scenario import campaign_files
from hauberk.tell.messages import messages_in
from tests.page.barriers import grave
from tests.page.conftest import QUICK, Opener, change
from tests.page.marshal import SLOW, Marshal

OXFORD = "the_harvest_of_oxford"
PHONE = (390, 844)


def begun(opener: Opener, language: str, **how: Any) -> Marshal:
    """The set-up as players fill it in: friends at one screen, the Angevins chosen."""
    page = opener.open(f"#/campaigns/{OXFORD}", lang=language, **{**QUICK, **how})
    page.locator("details.set-up > summary").click()
    page.locator("#opponent").select_option("person")
    page.locator("#seed").fill("1066")
    page.locator("button[data-seat=B]").click()
    marshal = Marshal(page, language)
    marshal.ready()
    return marshal


def speaks(page: Page, language: str) -> None:
    """Another language is chosen where settings are; back at the table of the campaign, it is spoken, and no key shows through."""
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator("#page")).to_have_attribute("data-at", "settings")
    change(page, language=language)
    page.go_back()
    expect(page.locator(".campaign[data-kind=attack_asked] .meeting-side")).to_have_count(2)
    expect(page.locator(".siege-chronicle-link")).to_have_text(messages_in(language).say("page-home-chronicle"))
    text = page.locator("#page").inner_text()
    assert not re.search(r"page-|campaign-[a-z]|undefined|NaN", text), (language, text)


def drawn_up(page: Page) -> None:
    """How it is fought was settled when the campaign began; one leaf for each side says all else, and leads to the map of the battle."""
    leaf = page.locator(".campaign:is([data-kind=sheet_asked], [data-kind=deploy_asked])")
    for name in ("sheet", "deploy"):
        for _ in range(100):
            curtain = page.locator("dialog.curtain[open] button")
            if curtain.count():
                curtain.click()
            if leaf.count() and page.locator(f"input[name={name}]").count():
                break
            page.wait_for_timeout(100)
        expect(page.locator(f"input[name={name}]").first).to_be_checked()
        expect(page.locator("input[name=places][value=usual]")).to_be_checked()
        if name == "sheet":
            expect(page.locator(".one-of-picture canvas[data-painted]").first).to_be_visible()
        pressed(page, ".siege-buttons .primary")


def pressed(page: Page, what: str) -> None:
    """A button is pressed; a curtain that falls before it is drawn aside."""
    for _ in range(10):
        with suppress(TimeoutError):
            page.locator(what).click(timeout=3000)
            return
        page.locator("dialog.curtain[open] button").click()


def test_from_the_set_up_to_a_battle_on_the_map_and_back(opener: Opener) -> None:
    """By clicks; on the way the page is reloaded, and speaks three languages."""
    marshal = begun(opener, "en")
    page = marshal.page
    marshal.march_to_the_ford()
    assert marshal.kind == "attack_asked"
    expect(page.locator(".meeting-side")).to_have_count(2)
    expect(page.locator(".quick-odds")).to_be_visible()
    page.reload()
    marshal.ready()
    assert marshal.kind == "attack_asked"
    for language in ("fr", "it", "en"):
        speaks(page, language)
    marshal.ready()
    marshal.button("[data-choice=attack]")
    marshal.button("[data-choice=fight]")
    drawn_up(page)
    for language in ("fr", "it", "en"):
        expect(page.locator(".table-map")).to_be_visible(timeout=SLOW)
        change(page, language=language)
        expect(page.locator(".strip-home")).to_contain_text(messages_in(language).say("table-to-campaign"), timeout=SLOW)
    page.locator(".strip-home").click()
    page.wait_for_selector(".campaign[data-kind=battle_awaited]", timeout=SLOW)
    page.locator("[data-door=captains]").click()
    page.wait_for_selector(".campaign[data-kind]:not([data-kind=battle_awaited])", timeout=SLOW)
    expect(page.locator(".today .latest li").first).to_be_visible()
    curtain = page.locator(".curtain[open]")  # whoever has won, the next word may be the other player's
    page.add_locator_handler(curtain, lambda _: page.locator(".curtain[open] button").click())
    page.locator(".siege-chronicle-link").click()
    expect(page.locator(".chronicle-chapter").first).to_contain_text("Radcot")


def test_the_table_of_a_campaign_shuts_nobody_out(opener: Opener) -> None:
    """No serious finding of axe on any leaf, on the page that everybody has with his story, and where two hosts meet."""
    marshal = begun(opener, "en")
    page = marshal.page
    for leaf in ("groups", "nobles", "tale", "today"):
        page.locator(f"#tab-{leaf}").click()
        expect(page.locator(f"#panel-{leaf}")).to_be_visible()
        assert grave(page) == [], leaf
    for mode in ("lordship", "supply", "loyalty", "threat", "objectives"):
        page.locator(".map-tools select").select_option(mode)
        expect(page.locator(".mode-help")).to_have_text(messages_in("en").say(f"page-campaign-mode-{mode}.help"))
        assert mode != "lordship" or grave(page) == [], mode
    page.locator(".map-tools select").select_option("lordship")
    page.get_by_role("combobox", name="Find a place, group or leader").fill("radcot")
    page.keyboard.press("Enter")
    expect(page.locator(".campaign-slip")).to_contain_text("Land of Radcot")
    page.locator("#tab-nobles").click()
    page.locator(".nobles a", has_text="Philip").click()
    expect(page.locator("h1")).to_have_text("Philip")
    expect(
        page.locator(".siege-chronicle .leaders svg, .siege-chronicle .leaders img, .siege-chronicle .leaders canvas").first
    ).to_be_visible()
    assert grave(page) == [], "a page with a story"
    page.go_back()
    marshal.ready()
    page.locator("#tab-groups").click()
    page.locator(".group-people summary").first.click()
    page.locator(".group-people[open] a").last.click()
    expect(page.locator(".siege-chronicle h1")).not_to_be_empty()
    page.go_back()
    marshal.ready()
    marshal.march_to_the_ford()
    assert marshal.kind == "attack_asked"
    assert grave(page) == [], "the meeting"


def test_a_campaign_on_a_phone(opener: Opener) -> None:
    marshal = begun(opener, "fr", size=PHONE, touch=True)
    page = marshal.page
    marshal.march_to_the_ford()
    assert marshal.kind == "attack_asked"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    panel = page.locator(".siege-leaf")
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth + 1")
    assert (page.locator(".campaign-map").bounding_box() or {"height": 0})["height"] > 200


def test_the_shelf_shows_every_country(opener: Opener) -> None:
    settings: dict[str, Any] = dict(QUICK)
    page = opener.open("#/campaigns", **settings)
    expect(page.locator(".campaign-card")).to_have_count(len(campaign_files()))
    for number in range(len(campaign_files())):
        card = page.locator(".campaign-card").nth(number)
        card.scroll_into_view_if_needed()
        expect(card.locator("img.print")).to_be_visible(timeout=SLOW)
        page.wait_for_function("(number) => document.querySelectorAll('.campaign-card img.print')[number].naturalWidth > 400", arg=number)
