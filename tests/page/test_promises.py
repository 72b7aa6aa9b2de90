"""What the table promises: no card hides what the enemy may do, no phase ends behind one's back, no result is a wrong number."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Opener, change
from tests.page.robot import Robot


def seated(opener: Opener, battle: str = "the_lesson", **how: Any) -> Robot:
    robot = Robot(opener.table(opener.served.make(battle), **how))
    robot.wait()
    return robot


def moves_all(robot: Robot) -> str:
    """Everybody goes as far from the enemy as his points carry him, one after the other; who moved last. No die falls."""
    last = ""
    for _ in range(12):
        ready = robot.men()
        if not ready or robot.step != "movement":
            return last
        who, place = ready[0]
        robot.pick(who, place)
        costs = robot.page.eval_on_selector_all(
            ".roll button[data-kind=move]", "all => all.map((one) => [Number(one.innerText.match(/(\\d+)$/)[1]), one.dataset.hex])"
        )
        taken = {hex_ for _, hex_ in robot.men("")}
        most = max(cost for cost, hex_ in costs if hex_ not in taken)
        ends = robot._near([hex_ for cost, hex_ in costs if hex_ not in taken and cost == most])
        robot.do(ends[-1][1])  # out of sight of the bows
        last = who
        robot.page.wait_for_timeout(300)
        robot.page.keyboard.press("Escape")
    return last


@pytest.mark.rule("TURN-04", "MOVE-01")
def test_the_last_move_can_be_taken_back(opener: Opener) -> None:
    """When everybody has moved and nothing is left to do the table waits, Undo takes the last move back, Go on goes on; a setting lets the
    phase pass by itself."""
    robot = seated(opener)
    page = robot.page
    while robot.step != "movement":
        robot.done()
        robot.wait()
    who = moves_all(robot)
    page.wait_for_timeout(800)
    assert robot.step == "movement"
    place = dict(robot.men(""))[who]
    expect(page.locator(".bar-done")).to_be_visible()
    before = robot.seq
    page.locator(".bar-undo").click()
    robot.wait_for_more(before)
    robot.wait()
    assert dict(robot.men(""))[who] != place
    change(page, passing="pass")
    robot.wait()
    robot.pick(who, dict(robot.men(""))[who])
    robot.do(place)
    page.wait_for_function(
        "() => document.querySelector('.step-now .step-name')?.innerText !== 'movement' || document.querySelector('.bar-skip')"
    )


@pytest.mark.rule("CHARGE-12")
def test_the_card_of_a_charge_names_the_bows(opener: Opener) -> None:
    """The last grain: before Roger rides at Damianos the card says who may shoot at him, and how likely that stops him."""
    robot = seated(opener, "the_barn")
    page = robot.page
    while robot.step != "charges":
        robot.done()
        robot.wait()
    page.evaluate("document.querySelector('#roll-men button[data-who=roger]').click()")
    expect(page.locator(".roll")).to_have_attribute("data-man", "roger")
    page.keyboard.press("e")
    expect(page.locator(".slip .chances")).to_be_visible()
    danger = page.locator(".slip .slip-watched")
    expect(danger).to_contain_text("may shoot on the way")
    expect(danger).to_contain_text(re.compile(r"Stephanos \d+ %"))
