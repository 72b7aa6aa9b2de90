"""A button of a campaign does what it says: nobody dies, and no castle is left, because nobody was ticked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hauberk.campaign import questions as q
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.campaign import marshal
from hauberk.tell.messages import messages_in
from tests.page.barriers import grave
from tests.page.campaign.test_orders import TROWBRIDGE, seated
from tests.page.conftest import Opener
from tests.page.marshal import SLOW, Marshal

DONE = ".siege-buttons .primary"


def at_the_prisoners() -> str:
    """The record of a campaign between marshals, up to the moment in which prisoners were taken and a castle has fallen."""
    scenario = load_campaign(TROWBRIDGE)
    game = Match(CAMPAIGN, scenario, seed="0")
    marshals = {each.id: marshal("steady", each.id) for each in scenario.factions if each.played}
    for _ in range(200):
        if game.state.pending and isinstance(game.state.pending[-1], q.EscortAsked):
            return "\n".join(lines_of(game))
        assert game.seat is not None
        game.do(marshals[game.seat].choose(game))
    raise AssertionError("nobody was taken")


@pytest.mark.rule("C-PRIS-01", "C-PRIS-03", "RULING-C-PRIS-ESCORT", "RULING-C-SIEGE-CONTROL")
def test_prisoners_live_and_castles_are_kept_unless_somebody_says_otherwise(opener: Opener) -> None:
    """The red button is greyed until somebody is chosen and tells how many it takes; the sword and the empty castle are buttons of their
    own, pressed twice."""
    say = messages_in("en").say
    game = opener.served.post("/api/campaigns/games/import", at_the_prisoners().encode())
    page = seated(opener, game, "A")
    table = Marshal(page, "en")
    table.ready()
    page.wait_for_selector(".campaign[data-kind=escort_asked]", timeout=SLOW)
    expect(page.locator(DONE)).to_have_attribute("aria-disabled", "true")
    before = table.seq
    page.locator(DONE).click(force=True)
    expect(page.locator(".siege-asks")).to_have_text(say("page-campaign-choose-escort_asked"))
    page.locator(".choosing .face-button").nth(0).click()
    expect(page.locator(".siege-asks a.rule")).to_have_text("C-PRIS-01")  # one alone is too few
    expect(page.locator(DONE)).to_have_attribute("aria-disabled", "true")
    sword = page.locator("[data-instead]")
    expect(sword).to_have_text(say("page-campaign-instead-escort_asked"))
    sword.click()
    expect(sword).to_have_text(say("page-campaign-sure-escort_asked"))
    assert table.seq == before
    assert grave(page) == []
    for number in range(1, 4):
        page.locator(".choosing .face-button").nth(number).click()
    expect(page.locator(DONE)).not_to_have_attribute("aria-disabled", "true")
    page.locator(DONE).click()
    table.later(before)
    expect(page.locator(".latest")).not_to_contain_text("sword")
    page.wait_for_selector(".campaign[data-kind=plunder_asked]", timeout=SLOW)
    expect(page.locator(DONE)).to_have_text(say("page-campaign-say-plunder_asked", points=5))
    page.locator("#amount").fill("0")
    expect(page.locator(DONE)).to_have_text(say("page-campaign-say-plunder_asked", points=0))
    table.button(DONE)
    page.wait_for_selector(".campaign[data-kind=garrison_asked]", timeout=SLOW)
    expect(page.locator(DONE)).to_have_attribute("aria-disabled", "true")
    page.locator(DONE).click(force=True)
    expect(page.locator(".siege-asks")).to_have_text(say("page-campaign-choose-garrison_asked"))
    before = table.seq
    page.locator("[data-instead]").click()
    expect(page.locator("[data-instead]")).to_have_text(say("page-campaign-sure-garrison_asked"))
    page.locator("[data-instead]").click()
    table.later(before)
