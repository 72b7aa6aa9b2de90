"""What numbers and signs of a campaign mean, said where they stand: odds on the shelf, scales, aims on the map, hunger on the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.play.campaign.balance import campaign_balances
from tests.page.conftest import QUICK, Opener
from tests.page.marshal import SLOW, Marshal

VALLEY, ROAD = "the_val_demone", "the_empress_on_the_road"
PHONE = (390, 844)
CLEAR = """(hexes) => {
  const over = [...document.querySelectorAll('.map-tools-row > *, .table-leaves')].map((each) => each.getBoundingClientRect());
  const map = document.querySelector('.campaign-map'), field = map.getBoundingClientRect();
  return hexes.filter((hex) => {
    const { x, y } = map.placeOf(hex);
    const hidden = over.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    return hidden || x < field.left || x > field.right || y < field.top || y > field.bottom;
  });
}"""
"""Hexes that are out of sight, or under the tools over the map."""


def at_table(opener: Opener, campaign: str, seat: str, **how: Any) -> Marshal:
    """A campaign against the computer, just begun."""
    page = opener.open(f"#/campaigns/{campaign}", **{**QUICK, **how})
    page.locator("details.set-up > summary").click()
    page.locator("#seed").fill("1066")
    page.locator(f"button[data-seat={seat}]").click()
    marshal = Marshal(page, "en")
    marshal.ready()
    return marshal


def found(page: Page, name: str) -> str:
    """A place that is looked for; the slip tells of it, its hex first."""
    page.get_by_role("combobox", name="Find a place, group or leader").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".campaign-slip")).to_contain_text(name.capitalize())
    return page.locator(".campaign-slip").inner_text()[:4]


def test_a_shelf_says_how_hard_it_is_for_each_faction_under_its_own_flag(opener: Opener) -> None:
    page = opener.open("#/campaigns", **QUICK)
    card = page.locator(".campaign-card", has_text="Engines for Trowbridge")
    balance = campaign_balances().campaigns["engines_for_trowbridge"]
    sides = card.locator(".sides li")
    for number, won in enumerate(balance.won.values()):
        expect(sides.nth(number)).to_contain_text(f"won {won} of {balance.games}")
    royalist, angevin = (card.locator(f"canvas[data-faction={name}]").evaluate("(flag) => flag.toDataURL()") for name in balance.won)
    assert royalist != angevin


def test_the_first_look_shows_everybody_and_aims_lead_to_the_map(opener: Opener) -> None:
    """All own groups and, as there is room, both aims; none of them under the tools."""
    marshal = at_table(opener, VALLEY, "A")
    page = marshal.page
    troina, milazzo, messina = "4613", "5904", "6505"
    assert page.evaluate(CLEAR, [troina, milazzo, messina]) == []
    page.locator(".today .aim .link", has_text="Troina").click()
    slip = page.locator(".campaign-slip")
    expect(slip).to_contain_text("Troina")
    expect(slip).to_contain_text("of 10 (")  # a number without its scale says nothing
    page.locator(".standing-sign").click()
    page.locator(".standing-aims .link", has_text="Milazzo").click()
    expect(page.locator(".standing-leaf")).to_be_hidden()
    expect(slip).to_contain_text("Milazzo")


def test_a_person_shows_his_arms_and_numbers(opener: Opener) -> None:
    marshal = at_table(opener, VALLEY, "A")
    page = marshal.page
    page.locator("#tab-nobles").click()
    page.locator(".nobles a", has_text="Roger").click()
    expect(page.locator(".person-worth tbody tr")).to_have_count(2)
    expect(page.locator(".person-worth")).to_contain_text("sword")


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_way_says_where_the_group_goes_hungry(opener: Opener, hand: str) -> None:
    touch = hand == "touch"
    marshal = at_table(opener, ROAD, "B", touch=touch, size=PHONE if touch else (1280, 800))
    page = marshal.page
    marshal.button(".siege-buttons .primary")
    expect(page.locator(".acting h3")).to_have_text("The earl's men")
    goal = found(page, "cricklade")
    marshal.press(goal)
    days = page.locator(".journey-days li")
    expect(days.first).to_contain_text("goes hungry", timeout=SLOW)
    expect(days.last).not_to_contain_text("goes hungry")
