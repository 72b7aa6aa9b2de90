"""The dice on the real page: a salt is given, the promise can be seen at the table, and at the end the page itself checks every throw."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hauberk.play.games import game_of
from tests.page.barriers import grave
from tests.page.conftest import QUICK, Opener
from tests.play.salted import rolls, salted, with_line

NAMES = {"battle": "the_lesson", "siege": "rain_at_malmesbury", "campaign": "the_harvest_of_oxford"}
TABLES = {"battle": "/api/games", "siege": "/api/sieges/games", "campaign": "/api/campaigns/games"}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def ended(opener: Opener, kind: str, lang: str = "en") -> tuple[Page, dict[str, Any]]:
    """The page after the end of a salted game."""
    text = "\n".join(salted(NAMES[kind])) + "\n"
    made: dict[str, Any] = opener.served.post(f"{TABLES[kind]}/import", text.encode())
    page = opener.open(f"#/end/{kind}/{made['id']}", lang=lang, keys={made["id"]: {"A": made["keys"]["A"]}}, **QUICK)
    return page, made


@pytest.mark.parametrize("kind", NAMES)
def test_the_page_checks_every_throw_at_the_end(opener: Opener, kind: str) -> None:
    lines = salted(NAMES[kind])
    page, _ = ended(opener, kind)
    verdict = page.locator(".dice-checked[data-right=true] .dice-verdict")
    expect(verdict).to_be_visible(timeout=20_000)
    throws = sum(line.count('"event":"rolled"') + line.count('\\"event\\":\\"rolled\\"') for line in lines)
    expect(verdict).to_contain_text(f"All {throws} throws were right")
    if game_of(NAMES[kind]).kind != "battle":
        expect(verdict).to_contain_text("fight on the map")
    page.locator(".dice-checked .about-dice > summary").click()
    about = page.locator(".dice-checked .about-dice")
    expect(about).to_contain_text("stamford")
    expect(about).to_contain_text(json.loads(lines[0])["commitment"])
    expect(about).to_contain_text(json.loads(lines[-1])["seed"])
    assert not page.evaluate(WIDE)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_record_that_was_tampered_with_says_which_throw_is_wrong(opener: Opener, lang: str) -> None:
    """The server shows a record in which one face is another; the page says so, in the reader's language."""
    lines = salted(NAMES["battle"])
    line, at = rolls(lines)[4]
    row = json.loads(lines[line])
    roll = row["events"][at]
    was, roll["face"] = roll["face"], roll["face"] % roll["sides"] + 1
    forged = "\n".join(with_line(lines, line, row)) + "\n"

    def answer(route: Route) -> None:
        route.fulfill(status=200, body=forged, content_type="application/jsonl")

    page = opener.open("#/", lang=lang, **QUICK)
    page.route(re.compile(r"/record(\?|$)"), answer)
    made: dict[str, Any] = opener.served.post("/api/games/import", ("\n".join(lines) + "\n").encode())
    page.evaluate(f"() => (location.hash = '#/end/battle/{made['id']}')")
    told = page.locator(".dice-checked[data-right=false] .dice-wrong")
    expect(told).to_be_visible(timeout=20_000)
    assert [int(number) for number in re.findall(r"\d+", told.inner_text())] == [5, roll["face"], was]
    page.unroute(re.compile(r"/record(\?|$)"))


def test_a_game_begun_on_the_page_is_salted_and_says_so_at_the_table(opener: Opener) -> None:
    """One's own word goes into the dice; the promise lies in the settings over the table."""
    page = opener.open("#/battle/the_lesson", **QUICK)
    page.locator(".set-up > summary").click()
    page.locator("#salt").fill("my_own-word")
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("games")) as made:
        page.locator(".leaf-side button").first.click()
    assert made.value.status == 201, made.value.text()
    expect(page.locator(".table")).to_be_visible()
    game = page.url.rpartition("/")[2]
    dice = opener.served.get(f"/api/games/{game}/dice")
    assert [(salt["by"], salt["word"], salt["since"]) for salt in dice["salts"]] == [("", "my_own-word", 0)]
    page.evaluate("() => document.querySelector('a[href=\"#/settings\"]').click()")
    page.locator("dialog .about-dice > summary").click()
    expect(page.locator("dialog .about-dice")).to_contain_text(dice["commitment"])
    expect(page.locator("dialog .about-dice")).to_contain_text("my_own-word")
    expect(page.locator("dialog .about-dice")).to_contain_text("(you)")
    assert not page.evaluate(WIDE)
    assert not grave(page)
