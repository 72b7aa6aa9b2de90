"""Storeys of a castle on the real page: looked at one by one, people above and below, by mouse, keys and finger, in three languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.barriers import grave, grave_by_day_and_night
from tests.page.conftest import change, settled, undrawn
from tests.page.test_castle_works import Seat, Stormer, seat

__all__ = ["seat"]


def storey(page: Page) -> str | None:
    """The storey that is looked at."""
    return page.locator(".storeys [aria-pressed=true]").get_attribute("data-storey")


def test_storeys_by_buttons_and_keys(seat: Seat) -> None:
    """Looked at one by one; the view goes with who is picked; and a gate is opened by keys alone."""
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
    goes_up_to_who_is_picked(robot)
    opens_the_gate_by_keys(robot)


def goes_up_to_who_is_picked(robot: Stormer) -> None:
    """Looking at the ground, a press on who stands alone on the wall goes up to him."""
    robot.press("H3")
    expect(robot.page.locator(".card h2")).to_have_text("Milo")
    assert storey(robot.page) == "2"
    robot.page.keyboard.press("Escape")
    robot.page.keyboard.press("Escape")
    expect(robot.page.locator("#roll-men button[aria-pressed=true]")).to_have_count(0)


def opens_the_gate_by_keys(robot: Stormer) -> None:
    """Tab to the man at the gate, E to his work, Enter."""
    page = robot.page
    page.locator(".table-map").focus()
    for _ in range(6):
        was = page.locator(".roll").get_attribute("data-man")
        page.keyboard.press("Tab")
        page.wait_for_function("(was) => ![undefined, '', was].includes(document.querySelector('.roll').dataset.man)", arg=was)
        if page.locator(".roll").get_attribute("data-man") == "wigo":
            break
    expect(page.locator(".roll")).to_have_attribute("data-man", "wigo")
    before = robot.seq
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".bar-go")).to_have_text("Open the castle gate")
    page.keyboard.press("Enter")
    robot.wait_for_more(before)
    expect(page.locator(".log")).to_contain_text("opens the castle gate")


def test_who_stands_above_another_is_picked_by_the_next_press(seat: Seat) -> None:
    robot = seat("tower")
    page = robot.page
    for name in ("Tom", "Alfwin", "Tom"):
        robot.press("C4")
        expect(page.locator(".card h2")).to_have_text(name)


def test_a_gate_is_opened_with_a_finger_in_three_languages(seat: Seat) -> None:
    """On a telephone: tap the man, draw the sheet up, tap the work, tap the button that does it; nothing runs over the edge."""
    robot = seat("gate", size=(390, 844), touch=True)
    page = robot.page
    labels = {"fr": "Ouvrir la porte du château", "it": "Apri la porta del castello", "en": "Open the castle gate"}
    for lang, label in labels.items():
        change(page, language=lang)
        robot.wait()
        page.locator(".storeys [data-storey='0']").tap()
        robot.tap("E3")
        expect(page.locator(".side-grip")).to_contain_text("Wigo")
        page.locator(".side-grip").tap()
        expect(robot.deed("open_door")).to_have_text(label)
        settled(page)
        assert grave(page) == [], lang
        robot.deed("open_door").tap()
        expect(page.locator(".bar-go")).to_have_text(label)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, lang
    before = robot.seq
    page.locator(".bar-go").tap()
    robot.wait_for_more(before)
    expect(page.locator(".log")).to_contain_text("Wigo")


def test_a_castle_is_fit_for_everybody(seat: Seat) -> None:
    """No serious or critical finding of axe, by day and by night: storeys, card with works and what is refused, slip with odds."""
    robot = seat("oil")
    robot.take("gifford")
    robot.deed("tip_oil").click()
    expect(robot.page.locator(".slip .faces").first).to_be_visible()
    assert grave_by_day_and_night(robot.page) == []
    robot.page.keyboard.press("Escape")
    robot.page.locator(".storeys [data-storey='2']").click()
    robot.told("F3")
    assert grave_by_day_and_night(robot.page) == []


def test_the_page_rests_while_it_burns_unless_it_may_move(seat: Seat) -> None:
    """With reduced motion a burning tent is drawn once and not again."""
    robot = seat("camp")
    robot.work("osmond", "set_fire")
    robot.wait()
    page = robot.page
    page.mouse.move(5, 400)
    undrawn(page)
    drawn = page.evaluate(
        """() => new Promise((resolve) => {
          const real = CanvasRenderingContext2D.prototype.clearRect;
          let count = 0;
          CanvasRenderingContext2D.prototype.clearRect = function (...all) { count += 1; return real.apply(this, all); };
          setTimeout(() => { CanvasRenderingContext2D.prototype.clearRect = real; resolve(count); }, 1500);
        })"""
    )
    assert drawn == 0
