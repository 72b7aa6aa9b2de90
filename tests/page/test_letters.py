"""Letters on the page, in a real browser: what has happened stands over what is asked, leads to the map, and is read once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.by_name import seated
from hauberk.tell.letter import Letters
from hauberk.tell.story import Story
from tests.page.barriers import grave
from tests.page.conftest import QUICK, Opener, Served
from tests.page.marshal import SLOW

PHONE = (390, 844)


def besieging(served: Served) -> tuple[dict[str, Any], str]:
    """A campaign that two computers have played until the first faction reads of something grave; and a line of that."""
    match = Match(CAMPAIGN, load_campaign("the_val_demone"), "letters")
    players = {seat: seated(match, number, "steady", "letters") for number, seat in enumerate(CAMPAIGN.seats(match.scenario))}
    letters = Letters(Story(CAMPAIGN, match.scenario, "en", match.scenario.factions[0].id, match.field), 0)
    while match.seat is not None:
        if match.side == 0 and (found := letters.all(match)) and (told := [each for each in found[-1].news if each.grave and each.hexes]):
            return served.post("/api/campaigns/games/import", "\n".join(lines_of(match)).encode()), told[0].text
        match.do(players[match.seat].choose(match))
    raise AssertionError("nothing grave has happened")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_letter_is_read_and_put_away(served: Served, opener: Opener, size: tuple[int, int]) -> None:
    """It lies open over the question, its lines lead to the map, whoever has read it finds it folded, and all letters are on their leaf."""
    game, line = besieging(served)
    keys = {game["id"]: {"A": game["keys"]["A"]}}
    page = opener.open(f"#/campaign/{game['id']}", keys=keys, size=size, touch=size == PHONE, **QUICK)
    page.wait_for_selector(".campaign-map[data-painted]", timeout=SLOW)
    expect(page.locator(".letter-head")).to_have_attribute("aria-expanded", "true")
    told = page.locator(".today .letter .is-grave button", has_text=line).first
    expect(told).to_be_visible()
    expect(page.locator(".signpost").first).to_be_attached()
    told.click()
    expect(page.locator(".campaign-slip")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert grave(page) == []
    page.locator(".letter-read").click()
    expect(page.locator(".letter-head")).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".signpost")).to_have_count(0)
    page.reload()
    expect(page.locator(".letter-head")).to_have_attribute("aria-expanded", "false")
    page.locator("#tab-letters").click()
    expect(page.locator(".letter-leaf .letter-line", has_text=line).first).to_be_visible()
    assert grave(page) == []
