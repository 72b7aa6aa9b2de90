"""Whoever waits beside the map comes in by mouse and by touch: a storm, a patrol, reinforcements; nobody is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hauberk.battle.core.commands import Done
from hauberk.battle.core.state import MOVEMENT
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.legal import waiting
from hauberk.play.match import Match
from hauberk.server.host import Host
from hauberk.siege import fights
from tests.page.barriers import grave_by_day_and_night
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep
from tests.page.robot import Robot
from tests.page.test_screens import PHONE
from tests.play.test_fights_played import foragers
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import FARM


def storm() -> Battle:
    """The farm on the Gargano road is stormed; all who storm it wait beside the map."""
    skirmish = Skirmish(FARM).begin(fights.ASSAULT)
    skirmish.on_map()
    game = Match(BATTLE, skirmish.scenario, seed="storm")
    while (game.state.turn, game.state.active, game.state.sequence) != (2, 0, MOVEMENT):
        game.do(Done())
    return game


def called() -> Battle:
    """Two riders of a patrol and later a host wait beside the foragers' meadow."""
    game = Match(BATTLE, foragers(), seed="page")
    while game.state.active == 1:
        game.do(Done())
    return game


@pytest.fixture(scope="module")
def tables(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """Both fights on one server, the storm twice; every test has one to itself."""
    games = {"storm": storm(), "phone": storm(), "called": called()}

    def prepare(host: Host) -> dict[str, Any]:
        return {name: keep(host, game, [game.state_at(number) for number in range(len(game.steps))]) for name, game in games.items()}

    folder: Path = tmp_path_factory.mktemp("arrivals")
    with hosted(folder, prepare) as (address, kept):
        yield {**kept, "opener": Opener(browser, Served(address)), "games": games}


@pytest.fixture
def opener(tables: dict[str, Any]) -> Iterator[Opener]:
    """Pages at that server that must not have failed."""
    found: Opener = tables["opener"]
    yield found
    found.close()
    found.contexts, found._pages = [], []
    assert found.faults == []


def lit(robot: Robot) -> list[str]:
    """The hexes by which he who is picked can come in."""
    return [hex_ for hex_ in robot.deeds("enter") if robot._free(hex_)]


@pytest.mark.rule("MOVE-10", "ASSLT-04")
def test_a_storm_comes_in_by_mouse(tables: dict[str, Any], opener: Opener) -> None:
    """The bar counts those who wait, Done names them, a press on a face lights his hexes, a press on one of them brings him in, and he
    goes on from there; one button brings in all the others."""
    robot = Robot(opener.table(tables["storm"], seats="AB"))
    page = robot.page
    robot.lift_curtains()
    robot.wait()
    count = sum(not man.character.is_beast for man in waiting(tables["games"]["storm"].state, 0))
    assert count > 20
    expect(page.locator(".bar-sentence")).to_contain_text(f"{count} men wait beside the map")
    expect(page.locator(".tray [data-who]")).to_have_count(count)
    page.locator(".bar-done").click()
    expect(page.locator(".bar-warn")).to_contain_text(f"{count} men still wait beside the map")
    face = page.locator(".tray [data-who]").first
    who = face.get_attribute("data-who") or ""
    face.click()
    expect(face).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".card h2")).to_be_visible()
    expect(page.locator(".roll")).to_have_attribute("data-man", who)
    way = lit(robot)[0]
    robot.hover(way)
    expect(page.locator(".slip-title")).to_contain_text(way)
    expect(page.locator(".slip-cost")).to_be_visible()
    robot.do(way)
    robot.wait()
    assert (who, way) in robot.men("")
    expect(page.locator(".card h2")).to_be_visible()
    on = next(hex_ for hex_ in robot.deeds("move") if robot._free(hex_))
    robot.do(on)
    robot.wait()
    assert (who, on) in robot.men("")
    before = robot.seq
    page.locator(".bar-undo").click()
    robot.wait_for_more(before)
    robot.wait()
    assert (who, way) in robot.men("")
    page.locator(".tray-all").click()
    expect(page.locator(".tray [data-who]")).to_have_count(0, timeout=60_000)
    expect(page.locator(".bar-done")).to_be_visible()
    assert len([hex_ for _, hex_ in robot.men("") if hex_]) == count
    expect(page.locator(".bar-sentence")).not_to_contain_text("beside the map")


@pytest.mark.rule("MOVE-10", "ASSLT-04")
def test_a_storm_comes_in_by_touch(tables: dict[str, Any], opener: Opener) -> None:
    """On a telephone the first tap on a hex shows its price, the second brings him in; nothing lies over anything, nothing scrolls."""
    robot = Robot(opener.table(tables["phone"], seats="AB", size=PHONE, touch=True))
    page = robot.page
    robot.lift_curtains()
    robot.wait()
    assert grave_by_day_and_night(page) == []
    face = page.locator(".tray [data-who]").nth(1)
    who = face.get_attribute("data-who") or ""
    face.tap()
    expect(face).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".roll")).to_have_attribute("data-man", who)
    hexes = lit(robot)
    assert len(hexes) > 3  # the camera has gone there
    before = robot.seq
    robot.tap(hexes[0])
    expect(page.locator(".bar-go")).to_be_visible()
    assert robot.seq == before
    robot.tap(hexes[0])
    robot.wait_for_more(before)
    robot.wait()
    assert (who, hexes[0]) in robot.men("")
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollX, scrollY]")
    assert size == [390, 844, 0, 0]


@pytest.mark.rule("FORAGE-05", "MOVE-10")
def test_a_patrol_rides_in_and_who_comes_later_says_when(tables: dict[str, Any], opener: Opener) -> None:
    """A rider comes in facing the way he is wanted to; who is not due yet lies greyed in the tray and says when he comes."""
    robot = Robot(opener.table(tables["called"], seats="AB"))
    page = robot.page
    robot.lift_curtains()
    robot.wait()
    page.locator(".chip", has_text="Guillaume").first.click()
    for _ in range(8):
        robot.wait()
        if page.locator(".tray").is_visible():
            break
        robot.done()
    host = page.locator(".tray [data-who=osmond]")
    expect(host).to_have_attribute("aria-disabled", "true")
    host.click(force=True)
    page.locator(".card .deed[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".card .deed-why:visible")).to_contain_text("from turn 2 on")
    page.locator(".tray [data-who=guillaume]").click()
    expect(page.locator(".roll")).to_have_attribute("data-man", "guillaume")
    way = lit(robot)[0]
    robot.hover(way)
    expect(page.locator(".slip .turn").first).to_be_visible()
    robot.do(way)
    robot.wait()
    assert ("guillaume", way) in robot.men("")
