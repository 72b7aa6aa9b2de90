"""The end of a game, its chronicle, and how it stands, on the real page: battles, sieges and campaigns."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.play.games import game_of
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.by_name import seated
from tests.page.barriers import grave
from tests.page.conftest import QUICK, Opener, Served, settled

TABLES = {"battle": ("/api/games", "game"), "siege": ("/api/sieges/games", "siege"), "campaign": ("/api/campaigns/games", "campaign")}
NAMES = {"battle": "the_lesson", "siege": "the_farm_on_the_gargano_road", "campaign": "engines_for_trowbridge"}
PLAYERS = {"battle": "brawler", "siege": "steady", "campaign": "steady"}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@cache
def record(kind: str, steps: int = 10_000) -> bytes:
    """A game of computers, so many steps of it."""
    game = game_of(NAMES[kind])
    match = Match(game, game.load(NAMES[kind]), "annals")
    players = [seated(match, seat, PLAYERS[kind], f"{seat}") for seat in range(len(game.seats(match.scenario)))]
    while match.side is not None and len(match.steps) < steps:
        match.do(players[match.side].choose(match))
    return ("\n".join(lines_of(match)) + "\n").encode()


def opened(opener: Opener, kind: str, place: str, steps: int = 10_000) -> tuple[Page, dict[str, Any]]:
    """The page of a seat at a place of that game."""
    made = _kept(opener.served, kind, steps)
    return opener.open(place.format(id=made["id"]), keys={made["id"]: {"A": made["keys"]["A"]}}, **QUICK), made


def _kept(served: Served, kind: str, steps: int) -> dict[str, Any]:
    made: dict[str, Any] = served.post(f"{TABLES[kind][0]}/import", record(kind, steps))
    return made


@pytest.mark.parametrize("kind", tuple(TABLES))
def test_the_end_of_a_game_and_its_chronicle(opener: Opener, kind: str) -> None:
    """Result, aims, course, turning points with pictures, people; the chronicle prints; the same game begins with the sides changed."""
    page, made = opened(opener, kind, f"#/end/{kind}/{{id}}")
    expect(page.locator(".ending-verdict")).to_have_text(re.compile("^You have (won|lost)$"))
    expect(page.locator(".after-reason").first).not_to_be_empty()
    expect(page.locator(".standing-aims li").first).to_be_visible()
    expect(page.locator(".course .course-line").first).to_be_visible()
    points = page.locator(".ending-turning > li")
    assert points.count() >= 2
    expect(points.first.locator("canvas[data-painted]")).to_be_visible(timeout=40_000)
    expect(page.locator(".ending-people [data-who]").first).to_be_visible()
    assert not re.search("page-|undefined|NaN|table-", page.locator(".ending").inner_text())
    assert all(name[:1].isupper() for name in page.locator(".ending-losses th[scope=row]").all_inner_texts()), "a side by its id"
    settled(page)
    assert grave(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.evaluate(WIDE)

    page.locator(".ending-doors").get_by_role("link", name="Chronicle").click()
    expect(page.locator(".chronicle-chapter").first).to_be_visible()
    expect(page.locator(".chronicle-moment").first).to_be_visible()
    assert not page.evaluate(WIDE)
    assert grave(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".chronicle .screen-only")).to_be_hidden()
    expect(page.locator(".chronicle-moment figcaption").first).not_to_be_empty()
    page.emulate_media(media="null")

    page.get_by_role("link", name="How it went").click()
    page.get_by_role("button", name="Again, sides swapped").click()
    page.wait_for_url(lambda url: f"#/{TABLES[kind][1]}/" in url and made["id"] not in url)


@pytest.mark.parametrize("kind", tuple(TABLES))
def test_how_it_stands_is_one_glance_away(opener: Opener, kind: str) -> None:
    """A few words in the strip, on a desk and on a phone; behind them every aim with what is reached of it."""
    page, _ = opened(opener, kind, f"#/{TABLES[kind][1]}/{{id}}", steps=10)
    sign = page.locator(".standing-sign")
    expect(sign.locator(".standing-chip").first).not_to_be_empty(timeout=30_000)
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        expect(sign).to_be_in_viewport(ratio=1)
        assert not page.evaluate(WIDE)
    sign.click()
    leaf = page.locator(".standing-leaf")
    expect(leaf.locator(".standing-aims li").first).to_be_visible()
    settled(page)
    assert grave(page) == []
    leaf.get_by_role("button", name="Close").click()
    expect(leaf).to_be_hidden()
