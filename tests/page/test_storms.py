"""A storm from the muster to the card that tells what it came to: fought out on the map by mouse, and by touch."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

from hauberk.siege.kinds import ASSAULT
from hauberk.siege.state import SiegeState
from tests.page.besieger import Besieger
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep_siege
from tests.page.robot import Finger, Robot
from tests.page.siege.test_table import seated
from tests.page.test_screens import PHONE
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import FARM

STORM, HOLD = 3, 1
"""So many storm the farm, so many hold it: few, so that it is over before long."""
PATIENCE = 16
"""After so many decisions whoever has not won calls it off."""


def few() -> SiegeState:
    """The morning of an assault on a farm that hardly anybody holds."""
    state = Skirmish(FARM).begin(ASSAULT).state
    sides: list[list[str]] = [[], []]
    for person in sorted(state.people.values(), key=lambda each: -each.character.faces["foot"][0]):
        sides[person.side].append(person.id)
    kept = {*sides[0][:STORM], *sides[1][-HOLD:]}
    return state._replace(people={who: person for who, person in state.people.items() if who in kept})


ON = "(seq) => Boolean(document.querySelector('.table')) || Number(document.querySelector('.siege')?.dataset.seq) > seq"
"""The day has gone on, or the table lies open."""
HANDS: dict[str, tuple[type[Robot], dict[str, Any]]] = {"mouse": (Robot, {}), "finger": (Finger, {"size": PHONE, "touch": True})}


@pytest.mark.rule("ASSLT-04", "A-ACT-01")
@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_storm(browser: Browser, tmp_path: Path, hand: str) -> None:
    """They muster, come in by the tray, walk and fight until somebody has won; back at the siege a card shows who fell and who holds the
    place."""
    kind, how = HANDS[hand]
    with hosted(tmp_path, lambda host: keep_siege(host, FARM, few())) as (address, game):
        opener = Opener(browser, Served(address))
        seat = seated(opener, game, "AB", **how)
        page, robot = seat.page, kind(seat.page)
        robot.lift_curtains()
        to_the_map(seat, robot)
        all_in = page.locator(".tray-all:visible")
        for _ in range(8):
            robot.wait(90)
            if all_in.count():
                break
            robot.done() if page.locator(".bar-done").count() else robot.answer()
        robot.press_on(all_in)
        expect(page.locator(".tray [data-who]")).to_have_count(0, timeout=60_000)
        fights(robot)
        robot.press_on(page.get_by_role("button", name="To the siege").last)
        card = page.locator(".fought")
        expect(card).to_be_visible(timeout=60_000)
        expect(card.locator(".fought-how").first).to_have_text(re.compile(r"The assault \w+"))
        expect(card.locator(".siege-face").first).to_be_visible()
        opener.close()
        assert opener.faults == []


def fights(robot: Robot) -> None:
    """Until somebody has won, or those who storm have had enough."""
    for _ in range(PATIENCE):
        robot.wait(90)
        if robot.over:
            return
        if robot.page.locator(".bar-default").count():
            robot.answer()
        elif not robot.act():
            robot.done()
    call = robot.page.locator(".bar-call", has_text=re.compile("Break off|Once more"))
    while not robot.over:
        robot.wait(90)
        if call.count():
            robot.press_on(call)
        elif not robot.over:
            robot.done() if robot.page.locator(".bar-done").count() else robot.answer()


def to_the_map(seat: Besieger, robot: Robot) -> None:
    """Both sides answer as usual until the table is open; whoever musters leads his people himself."""
    page = seat.page
    table, door, say = page.locator(".table"), page.locator("[data-door=play]"), page.locator(".siege-buttons .primary")
    for _ in range(12):
        expect(table.or_(door).or_(say).first).to_be_visible(timeout=60_000)
        if table.count():
            return
        if door.count():
            robot.press_on(door)
            expect(table).to_be_visible(timeout=60_000)
            return
        before = seat.seq
        with suppress(Error):  # a curtain was in the way, or what the leaf of the muster has said is answered by the page
            robot.press_on(say)
            page.wait_for_function(ON, arg=before, timeout=10_000)
