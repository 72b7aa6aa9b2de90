"""The hand over the map: the card beside what is pointed at, the sums beside the map, the whole way of a charge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.barriers import grave_by_day_and_night
from tests.page.conftest import Opener
from tests.page.robot import Robot


@pytest.fixture(scope="module")
def riders(lender: Opener) -> Robot:
    """Ten Normans at Cerami, most of them in the saddle, at their first movement; tests follow one another at this table."""
    robot = Robot(lender.table(lender.served.make("lances_at_cerami")))
    robot.wait()
    return robot


def test_the_facings_of_a_rider_wait_for_the_mouse(riders: Robot) -> None:
    """Whoever rests on a hex may go over others to an arrow of it; the sums lie beside the map and can be folded to one line."""
    robot, page = riders, riders.page
    robot.pick("roger", "1.F8")
    goal = "1.F1"
    robot.hover(goal)
    arrow = page.locator(".slip-leaf.lingers .turn").nth(1)
    expect(arrow).to_be_visible()
    expect(page.locator(".slip-cost")).to_be_visible()
    box, (x, y) = arrow.bounding_box(), robot.place(goal)
    assert box
    for step in range(1, 13):
        page.mouse.move(x + (box["x"] + 8 - x) * step / 12, y + (box["y"] + 8 - y) * step / 12)
    page.wait_for_timeout(900)
    expect(page.locator(".slip-title")).to_contain_text(goal)
    wanted = arrow.get_attribute("aria-label")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".turn.chosen")).to_have_attribute("aria-label", wanted or "")
    expect(page.locator(".slip > .slip-sums")).to_be_visible()
    sums, side = page.locator(".slip > .slip-sums").bounding_box(), page.locator(".side").bounding_box()
    assert sums
    assert side
    assert sums["x"] >= side["x"], "nothing of it covers the map"
    fold = page.locator(".sums-fold")
    fold.click()
    expect(page.locator(".sums-body")).to_be_hidden()
    assert fold.get_attribute("aria-expanded") == "false"
    assert grave_by_day_and_night(page) == []
    fold.click()
    expect(page.locator(".sums-body .way li").first).to_be_visible()


def test_moves_are_sketched_and_then_made(riders: Robot) -> None:
    """Two ways are drawn and nothing is done; wiped away they are gone; drawn anew they are made one after the other."""
    robot, page = riders, riders.page
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before, where = robot.seq, dict(robot.men(""))

    def draw() -> None:
        page.keyboard.press("p")
        expect(page.locator(".pencil")).to_have_attribute("aria-pressed", "true")
        for count, (who, goal) in enumerate((("serlon", "1.H7"), ("gui", "1.H3")), start=1):
            robot.pick(who, where[who])
            robot.hover(goal)
            robot.press(goal)
            expect(page.locator("#said")).to_contain_text(goal)
            expect(page.locator(".bar-sketch")).to_contain_text("this move" if count == 1 else "all 2")
        assert robot.seq == before
        assert dict(robot.men("")) == where

    draw()
    page.locator(".bar-drop").click()
    expect(page.locator(".bar-sketch")).to_have_count(0)
    draw()
    page.locator(".bar-sketch").click()
    expect(page.locator("#roll-men button[data-who=gui]")).to_have_attribute("data-hex", "1.H3")
    robot.wait()
    assert dict(robot.men(""))["serlon"] == "1.H7"
    expect(page.locator(".pencil")).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        before = robot.seq
        page.locator(".bar-undo").click()
        robot.wait_for_more(before)
    assert dict(robot.men("")) == where


def test_a_charge_says_which_way_it_goes(riders: Robot) -> None:
    """Of many ways to one target each is called after its end, its facing and its length; no two alike."""
    robot, page = riders, riders.page
    page.keyboard.press("Escape")
    for _ in range(4):
        if robot.step == "charges":
            break
        robot.done()
        robot.wait()
    who = next(who for who, hex_ in robot.men() if (robot.pick(who, hex_) or len(robot.deeds("charge")) > 6))
    page.locator(".table-map").focus()
    page.keyboard.press("e")
    expect(page.locator(".slip .chances")).to_be_visible()
    told = []
    count = int(re.findall(r"of (\d+)", page.locator(".slip-leaf .chips").first.inner_text())[0])
    for _ in range(count):
        name = page.locator(".slip-leaf .chips b").inner_text()
        assert re.match(r"\S+ [↑↗↘↓↙↖](, over \S+)? \(\d+ hex(es)?\)$", name), (who, name)
        told.append(name)
        page.keyboard.press("]")
    assert len(set(told)) == count
