"""Set up a position: two men on a meadow, a blow, the ruling, and the file that says the same; by mouse, by touch and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import LANGUAGES
from tests.cases import answer_text
from tests.page.barriers import grave_by_day_and_night
from tests.page.conftest import QUICK, Opener, settled

PHONE = (390, 844)
WINDOWS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": {"size": PHONE, "touch": True}}
GUY = ("Guy", "22", "11", "6")


class Setter:
    """Somebody who sets up a position, with a mouse or with a finger."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page, self._touch = page, touch
        expect(page.locator(".position-leaf[data-tab]")).to_be_visible()

    def press(self, what: str) -> None:
        """A press on something of the leaves."""
        found = self.page.locator(what)
        found.tap() if self._touch else found.click()

    def hex(self, name: str) -> None:
        """A press on a hex of the painted map."""
        self.page.wait_for_function("(name) => document.querySelector('.stage')?.placeOf?.(name)", arg=name)
        at = self.page.evaluate("(name) => document.querySelector('.stage').placeOf(name)", name)
        (self.page.touchscreen.tap if self._touch else self.page.mouse.click)(at["x"], at["y"])

    def on_meadow(self) -> None:
        """A board of the game instead of drawn ground."""
        self.press("#position-tab-board")
        with self.page.expect_response("**/api/cases?*board=1*"):
            self.page.locator("#board-sheet").select_option("meadow")
        self.page.wait_for_function("() => document.querySelector('.stage')?.placeOf?.('K10')")

    def named(self, who: str, side: str, hex_: str) -> None:
        """Somebody found by his name."""
        self.press("#position-tab-men")
        self.press(f"#position-side-{side}")
        self.page.locator("#men-q").fill(who)
        self.press(f'[data-who="{who}"]')
        expect(self.page.locator(".position-hand")).to_be_visible()
        self.hex(hex_)
        expect(self.page.locator(f'.placed [data-man="{who}"]')).to_be_visible()

    def by_numbers(self, side: str, hex_: str) -> None:
        """Somebody by the numbers of his counter."""
        name, attack, defence, movement = GUY
        self.press("#position-tab-men")
        self.press(f"#position-side-{side}")
        self.press("#men-numbers")
        self.page.locator("#own-name").fill(name)
        for key, value in (("attack", attack), ("defence", defence), ("movement", movement)):
            self.page.locator(f"#own-foot-{key}").fill(value)
        self.press("#own-armoured")
        self.press("#own-place")
        self.hex(hex_)
        expect(self.page.locator(f'.placed [data-man="{name}"]')).to_be_visible()
        self.press("#men-search")

    def saved(self, folder: Path) -> str:
        """The position as a file."""
        with self.page.expect_download() as kept:
            self.press("#position-save")
        assert kept.value.suggested_filename == "position.toml"
        path = folder / "position.toml"
        kept.value.save_as(path)
        return path.read_text(encoding="utf-8")


def setter(opener: Opener, how: str, **more: Any) -> Setter:
    """The screen, opened with a mouse or a finger."""
    return Setter(opener.open("#/position", **QUICK, **WINDOWS[how], **more), how == "touch")


def words(page: Page) -> list[str]:
    """The sentences of the last ruling."""
    lines = page.locator("#position-rulings li.last").locator("summary, p.told")
    expect(lines.first).to_be_visible()
    return [text.strip() for text in lines.all_inner_texts()]


def turned_down(opener: Opener) -> None:
    """The browser notes that the server turned something down; the player was told."""
    assert all("400" in fault for fault in opener.faults)
    assert len(opener.faults) == 1
    opener.faults.clear()


@pytest.mark.parametrize("how", WINDOWS)
def test_two_men_on_a_meadow_and_the_file_says_the_same(opener: Opener, tmp_path: Path, how: str) -> None:
    table = setter(opener, how)
    page = table.page
    table.on_meadow()
    table.by_numbers("A", "K10")
    table.named("ahmad", "B", "K11")
    table.press("#position-tab-rule")
    table.hex("K10")
    table.press('[data-deed="attack"]')
    page.locator("#position-dice").fill("4")
    page.screenshot(path=tmp_path / "chosen.png")
    table.press("#position-rule")
    told = words(page)
    assert page.locator("#position-rulings li.last a.rule-id").count(), "the reckoning names its rules"
    page.screenshot(path=tmp_path / "ruled.png")
    found = answer_text(table.saved(tmp_path))
    assert found["rulings"][0]["words"] == told
    assert found["rulings"][0]["command"] == {"do": "attack", "men": ["Guy"], "target": "ahmad", "demand": False}
    table.press("#position-new")
    expect(page.locator("#position-rulings")).to_have_count(0)
    page.set_input_files("#position-file", tmp_path / "position.toml")
    assert words(page) == told


def test_a_missing_die_is_asked_for_by_its_faces(opener: Opener, tmp_path: Path) -> None:
    table = setter(opener, "touch", lang="fr")
    page = table.page
    table.by_numbers("A", "H6")
    table.named("ahmad", "B", "H7")
    table.press("#position-tab-rule")
    table.press('[data-actor="Guy"]')
    table.press('[data-deed="attack"]')
    page.locator("#position-dice").fill("11")  # no die shows that
    table.press("#position-rule")
    table.press('[data-face="4"]')
    expect(page.locator("[data-face]")).to_have_count(0)
    found = answer_text(table.saved(tmp_path), "fr")
    assert found["rulings"][0]["words"] == words(page)
    table.press("#position-take-back")
    expect(page.locator("#position-rulings")).to_have_count(0)
    table.press('[data-actor="Guy"]')
    table.press('[data-deed="attack"]')
    table.press("#position-dice-random")
    table.press("#position-rule")
    words(page)
    expect(page.locator("[data-face]")).to_have_count(0)
    assert "events" in answer_text(table.saved(tmp_path))["rulings"][0]


def test_by_keys_alone(opener: Opener, tmp_path: Path) -> None:
    """Enter takes somebody in hand, the arrows go to a hex, Enter puts him there."""
    table = setter(opener, "mouse", lang="it")
    page = table.page
    for who, arrows in (("tancrede", ["ArrowUp"]), ("ahmad", ["ArrowUp", "ArrowDown"])):
        page.locator("#men-q").fill(who)
        page.locator(f'[data-who="{who}"]').focus()
        page.keyboard.press("Enter")
        page.locator(".stage canvas[tabindex]").focus()
        for key in arrows:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.locator(f'.placed [data-man="{who}"]')).to_be_visible()
        page.locator("#position-side-B").focus()
        page.keyboard.press("Space")
    page.locator("#position-tab-rule").focus()
    page.keyboard.press("Enter")
    page.locator('[data-actor="tancrede"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-deed="attack"]').focus()
    page.keyboard.press("Enter")
    page.locator("#position-dice").fill("4")
    page.keyboard.press("Enter")
    assert words(page) == answer_text(table.saved(tmp_path), "it")["rulings"][0]["words"]


def test_a_man_as_he_is_now(opener: Opener, tmp_path: Path) -> None:
    """Mounted, facing, wounded, with a past; a move to a lit hex; what cannot be stays as it was."""
    table = setter(opener, "mouse")
    page = table.page
    table.named("tancrede", "A", "F6")
    table.named("ahmad", "B", "J6")
    table.hex("F6")
    page.locator("#man-mounted").click()
    expect(page.locator("#man-facing")).to_be_visible()
    page.locator("#man-facing").select_option("2")
    page.locator("#man-health").select_option("wounded")
    page.locator(".man-card summary").click()
    page.locator("#man-spent").fill("3")
    page.locator("#man-spent").press("Tab")
    expect(page.locator("#man-spent")).to_have_value("3")
    page.locator("#man-move").click()
    table.hex("J6")
    expect(page.locator(".faults .fault-list li")).to_have_count(1)
    turned_down(opener)
    page.locator("#position-drop").click()
    table.press("#position-tab-board")
    page.locator("#board-sequence").select_option("movement")
    expect(page.locator(".faults .fault-list")).to_have_count(0)
    table.press("#position-tab-rule")
    table.hex("F6")
    expect(page.locator(".position-leaf")).to_contain_text("lit hex")
    table.hex("G6")
    expect(page.locator(".chosen-deed")).to_contain_text("G6")
    table.press("#position-rule")
    told = words(page)
    found = answer_text(table.saved(tmp_path))
    assert found["rulings"][0]["words"] == told
    assert found["rulings"][0]["command"]["do"] == "move"


def test_machines_and_files_with_faults(opener: Opener, tmp_path: Path) -> None:
    table = setter(opener, "mouse")
    page = table.page
    table.press("#men-machines")
    page.locator("#machine-kind").select_option("mantlet")
    table.press("#machine-place")
    table.hex("F6")
    expect(page.locator(".placed li")).to_have_count(1)
    assert "mantlet" in answer_text(table.saved(tmp_path))["position"]["machines"][0]["kind"]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('sequence = "combatt"\nmen = [{ who = "ahmed", side = "A", at = "A1" }]\n[map]\nterrain = "..\\n..\\n"\n')
    page.set_input_files("#position-file", wrong)
    expect(page.locator(".faults .fault-list li")).to_have_count(2)
    expect(page.locator(".fault-place").first).to_have_text("case:1")
    turned_down(opener)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_shut_out(opener: Opener, lang: str) -> None:
    table = setter(opener, "touch", lang=lang)
    page = table.page
    for tab in ("board", "men", "rule"):
        table.press(f"#position-tab-{tab}")
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    table.press("#position-tab-men")
    table.press("#men-numbers")
    if lang == "en":
        assert grave_by_day_and_night(page) == []
