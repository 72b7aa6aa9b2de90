"""Storeys of a castle on the real page: looked at one by one, people above and below, by mouse, keys and finger, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import grave
from tests.page.conftest import Opener
from tests.page.test_castle_works import Seat, seat

__all__ = ["seat"]


def storey(page: Page) -> str | None:
    """The storey that is looked at."""
    return page.locator(".storeys [aria-pressed=true]").get_attribute("data-storey")


def test_an_open_field_has_no_storeys(opener: Opener) -> None:
    page = opener.table(opener.served.make())
    expect(page.locator(".bar-done")).to_be_visible()
    expect(page.locator(".storeys")).to_be_hidden()


def test_storeys_by_buttons_and_keys(seat: Seat) -> None:
    robot = seat("gate")
    page = robot.page
    expect(page.locator(".storeys button")).to_have_count(3)
    assert storey(page) == "top"
    for key, now in (("s", "2"), ("s", "0"), ("s", "0"), ("w", "2"), ("w", "top"), ("w", "top")):
        page.keyboard.press(key)
        assert storey(page) == now
    page.locator(".storeys [data-storey='2']").click()
    assert storey(page) == "2"
    assert "rampart" in robot.told("E3")
    page.locator(".storeys [data-storey='0']").click()
    assert "gate passage" in robot.told("E3")


def test_who_stands_above_another_is_picked_by_the_next_press(seat: Seat) -> None:
    robot = seat("tower")
    page = robot.page
    names = []
    for _ in range(3):
        robot.press("C4")
        page.wait_for_timeout(150)
        names.append(page.locator(".card h2").inner_text())
    assert names == ["Tom", "Alfwin", "Tom"]


def test_the_view_goes_with_who_is_picked(seat: Seat) -> None:
    """Looking at the ground, a press on who stands alone on the wall goes up to him."""
    robot = seat("gate")
    page = robot.page
    page.locator(".storeys [data-storey='0']").click()
    robot.press("H3")
    expect(page.locator(".card h2")).to_have_text("Milo")
    assert storey(page) == "2"


def test_a_gate_is_opened_by_keys_alone(seat: Seat) -> None:
    robot = seat("gate")
    page = robot.page
    page.locator(".table-map").focus()
    for _ in range(6):
        page.keyboard.press("Tab")
        page.wait_for_timeout(200)
        if page.locator(".roll").get_attribute("data-man") == "wigo":
            break
    expect(page.locator(".roll")).to_have_attribute("data-man", "wigo")
    before = robot.seq
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".bar-go")).to_have_text("Open the castle gate")
    page.keyboard.press("Enter")
    robot.wait_for_more(before)
    assert "opens the castle gate" in robot.story


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Open the castle gate"), ("fr", "Ouvrir la porte du château"), ("it", "Apri la porta del castello")]
)
def test_a_gate_is_opened_with_a_finger_in_three_languages(seat: Seat, lang: str, label: str, tmp_path: Path) -> None:
    """On a telephone: tap the man, draw the sheet up, tap the work, tap the button that does it; nothing runs over the edge."""
    robot = seat("gate", lang=lang, size=(390, 844), touch=True)
    page = robot.page
    page.locator(".storeys [data-storey='0']").tap()
    robot.tap("E3")
    expect(page.locator(".side-grip")).to_contain_text("Wigo")
    page.locator(".side-grip").tap()
    expect(robot.deed("open_door")).to_have_text(label)
    assert grave(page) == []
    robot.deed("open_door").tap()
    expect(page.locator(".bar-go")).to_have_text(label)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    before = robot.seq
    page.locator(".bar-go").tap()
    robot.wait_for_more(before)
    assert "Wigo" in robot.story or page.locator(".log").text_content()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_castle_is_fit_for_everybody(seat: Seat, theme: str) -> None:
    """No serious or critical finding of axe: storeys, card with works and what is refused, slip with odds."""
    robot = seat("oil", theme=theme)
    robot.take("gifford")
    robot.deed("tip_oil").click()
    expect(robot.page.locator(".slip .faces").first).to_be_visible()
    assert grave(robot.page) == []
    robot.page.keyboard.press("Escape")
    robot.page.locator(".storeys [data-storey='2']").click()
    robot.told("F3")
    assert grave(robot.page) == []


def test_the_page_rests_while_it_burns_unless_it_may_move(seat: Seat) -> None:
    """With reduced motion a burning tent is drawn once and not again."""
    robot = seat("camp")
    robot.work("osmond", "set_fire")
    robot.wait()
    page = robot.page
    page.mouse.move(5, 400)
    page.wait_for_timeout(1200)
    drawn = page.evaluate(
        """() => new Promise((resolve) => {
          const real = CanvasRenderingContext2D.prototype.clearRect;
          let count = 0;
          CanvasRenderingContext2D.prototype.clearRect = function (...all) { count += 1; return real.apply(this, all); };
          setTimeout(() => { CanvasRenderingContext2D.prototype.clearRect = real; resolve(count); }, 1500);
        })"""
    )
    assert drawn == 0
