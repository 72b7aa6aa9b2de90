"""Letters and results of fights on the page, in a real browser: what has happened stands over what is asked, leads to the map, and is
read once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.by_name import seated
from hauberk.tell.fight_summary import last_fought
from hauberk.tell.letter import Letters
from hauberk.tell.story import Story
from tests.page.barriers import grave
from tests.page.conftest import Opener, Served
from tests.page.marshal import SLOW

PHONE = (390, 844)


Played = Match[Any, Any, Any, Any, Any, Any]


def besieging(served: Served) -> tuple[dict[str, Any], str]:
    """A campaign that two computers have played until the first faction reads of something grave; and a line of that."""
    match: Played = Match(CAMPAIGN, load_campaign("the_val_demone"), "letters")
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
    page = opener.open(f"#/campaign/{game['id']}", keys=keys, size=size, touch=size == PHONE, motion="reduced")
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


def test_the_fallen_of_a_fight_have_faces(served: Served, opener: Opener) -> None:
    """A fight that is over: how it went, each side with its losses, the sum of the table; whoever goes on does not see it again."""
    match: Played = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "letters")
    players = {seat: seated(match, number, "steady", "letters") for number, seat in enumerate(CAMPAIGN.seats(match.scenario))}
    story = Story(CAMPAIGN, match.scenario, "en", match.scenario.factions[1].id, match.field)
    while match.side != 1 or (found := last_fought(match, story)) is None or not any(loss.leads for loss in found.losses):
        match.do(players[str(match.seat)].choose(match))
    game = served.post("/api/campaigns/games/import", "\n".join(lines_of(match)).encode())
    page = opener.open(f"#/campaign/{game['id']}", keys={game["id"]: {"B": game["keys"]["B"]}}, motion="reduced")
    card = page.locator(".fought")
    expect(card).to_be_visible(timeout=SLOW)
    expect(card.locator(".siege-face")).to_have_count(len(found.losses))
    expect(card.locator(".siege-face strong").first).to_have_text(
        match.state.people[next(loss.who for loss in found.losses if loss.leads)].character.name
    )
    card.locator(".fought-sums summary").click()
    expect(card.locator(".fought-sums li").last).to_contain_text("the defenders lose")
    assert grave(page) == []
    card.locator(".fought-on").click()
    expect(card).to_be_hidden()
    page.reload()
    expect(page.locator(".letter")).to_be_visible(timeout=SLOW)
    expect(card).to_be_hidden()
