"""Fights of a siege on the real page: a patrol is called, the fight is ended by two presses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hauberk.battle.core.commands import Done
from hauberk.play.battle.fights import fight_scenario
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.server.host import Host
from tests.campaign.test_battles import with_mules
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep
from tests.page.robot import Robot
from tests.play.test_fights_played import foragers


@pytest.mark.rule("FORAGE-05", "GSORT-05", "A-ACT-39")
def test_a_patrol_is_called_and_the_fight_ended(browser: Browser, tmp_path: Path) -> None:
    game = Match(BATTLE, foragers(), seed="page")
    while game.state.active == 1:
        game.do(Done())
    assert game.state.pending

    def prepare(host: Host) -> dict[str, Any]:
        return keep(host, game, [game.state_at(number) for number in range(len(game.steps))])

    with hosted(tmp_path, prepare) as (address, kept):
        opener = Opener(browser, Served(address))
        robot = Robot(opener.table(kept, seats="AB"))
        page = robot.page
        robot.lift_curtains()
        expect(page.locator(".bar-default, .bar-done").first).to_be_visible()
        assert "patrol" in robot.sentence
        page.locator(".chip", has_text="lower edge").first.click()
        expect(page.locator(".log")).to_contain_text("comes up by the lower edge")
        expect(page.locator(".bar-call")).to_have_count(0)  # the besiegers have no such right here
        for _ in range(12):
            robot.wait()
            if page.locator(".bar-call").count():
                break
            before = robot.seq
            if page.locator(".bar-done").count():
                robot.done()  # those who wait beside the map are named first
            else:
                page.locator(".bar-default").click()
                robot.wait_for_more(before)
        call = page.locator(".bar-call")
        expect(call).to_have_text("Withdraw from the fight")
        call.click()
        expect(page.locator(".bar-call")).to_have_text("Once more: that ends the fight")
        page.locator(".bar-call").click()
        expect(page.locator(".after[open]")).to_be_visible(timeout=20_000)
        expect(page.locator(".log")).to_contain_text("The battle is over")
        opener.close()
        assert opener.faults == []


def charging(host: Host) -> dict[str, Any]:
    """A battle of a campaign in which one may withdraw or yield."""
    battle = Match(BATTLE, fight_scenario(with_mules().battle.set_up), seed="mules")
    return keep(host, battle, [battle.state])


def test_no_button_of_a_fight_lies_beyond_the_edge_of_a_phone(browser: Browser, tmp_path: Path) -> None:
    """Undo, withdraw, yield and done are too many for one row in Italian."""
    with hosted(tmp_path, charging) as (address, game):
        opener = Opener(browser, Served(address))
        page = opener.table(game, "AB", size=(390, 844), touch=True, lang="it")
        expect(page.locator(".bar-buttons .primary")).to_be_visible()
        expect(page.locator(".bar-call")).to_have_count(2)
        edges = page.locator(".bar-buttons button").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().right)")
        assert max(edges) <= 390
        opener.close()
        assert opener.faults == []
