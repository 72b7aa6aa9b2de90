"""Questions of a siege that come on rare days: an army before the camp, builders who stay out of a battle. On a phone, by touch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hauberk.server.host import Host
from hauberk.siege.kinds import RELIEF
from tests.page.besieger import Besieger
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep_siege
from tests.page.siege.test_table import seated
from tests.page.test_screens import PHONE
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, NEST
from tests.siege.test_builders_stay_out import sallied
from tests.siege.test_nightfall import morning
from tests.siege.turning import with_army, won_outer_works


def prepared(host: Host) -> dict[str, Any]:
    """The morning after a battle with an army, the besiegers in the outer works; and a general sortie while a ram is being built."""
    waits = morning(won_outer_works(with_army(Skirmish(NEST))).changed(afield=RELIEF))
    return {"army": keep_siege(host, NEST, waits.state), "builders": keep_siege(host, CASTLE, sallied().state)}


def tap(seat: Besieger, button: str) -> None:
    """A finger on a button, and the next question; whoever comes then takes the screen over."""
    before = seat.seq
    seat.judged()
    seat.page.locator(button).tap()
    seat.wait_for_more(before)
    curtain = seat.page.locator(".curtain[open] button")
    seat.page.wait_for_timeout(100)
    if curtain.count():
        curtain.tap()


def fits(page: Page) -> None:
    """A phone does not slide sideways."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.rule("BESB-03", "A-ACT-13", "A-ACT-38")
def test_rare_questions_say_on_a_phone_why_they_are_asked(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path, prepared) as (address, games):
        opener = Opener(browser, Served(address))
        seat = seated(opener, games["army"], "AB", size=PHONE, touch=True)
        help_ = seat.page.locator(".today-help")
        expect(help_).to_contain_text("It was not beaten yesterday")
        expect(help_).to_be_visible()
        tap(seat, "[data-choice=part]")
        tap(seat, "[data-choice=decline]")
        expect(help_).to_contain_text("may storm it while the others fight outside")
        fits(seat.page)
        tap(seat, "[data-choice=storm]")
        expect(help_).to_contain_text("All the others are in the place and storm the redoubt")
        for _ in range(2):
            tap(seat, ".siege-buttons .primary")
        expect(seat.page.locator(".quick-odds")).to_have_count(2)
        fits(seat.page)

        seat = seated(opener, games["builders"], "AB", size=PHONE, touch=True)
        tap(seat, ".siege-buttons .primary")
        expect(seat.page.locator(".face-button", has_text="Waleran")).to_contain_text("builds: Ram")
        seat.page.get_by_role("button", name="Builders stay out").tap()
        expect(seat.page.locator(".muster-count")).to_contain_text("44 of 50")
        seat.page.locator("input[name=places][value=hand]").check()
        tap(seat, ".siege-buttons .primary")
        assert seat.kind == "arrange_asked"
        opener.close()
        assert opener.faults == []
