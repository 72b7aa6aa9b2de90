"""Houses and castles on the real page, all by clicks: ladders, a tower's bridge, oil, fire, gates."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hauberk.server.host import Host
from tests.page import castles
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep
from tests.page.robot import READY, Robot

Seat = Callable[..., "Stormer"]


class Stormer(Robot):
    """A robot that also works with its hands, for both sides."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.wait()

    def wait(self, seconds: float = 40) -> None:
        """As every robot; the curtain between two players at one table is drawn up."""
        self.page.wait_for_selector(f".curtain[open], {READY}", state="attached", timeout=seconds * 1000)
        if self.page.locator(".curtain[open]").count():
            self.page.locator(".curtain button").click()
        super().wait(seconds)

    def where(self, who: str) -> str:
        """The place of somebody, as the roll has it."""
        return self.page.locator(f".roll button[data-who='{who}']").get_attribute("data-hex") or ""

    def take(self, who: str) -> None:
        """Picks somebody of one's own by a click on him."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("0")
        self.pick(who, self.where(who))

    def deed(self, task: str) -> Any:
        """A work on the card of whoever is picked."""
        return self.page.locator(f".card [data-task={task}]").first

    def go(self) -> None:
        """Does what is planned."""
        before = self.seq
        self.page.locator(".bar-go").click()
        self.wait_for_more(before)

    def work(self, who: str, task: str, at: str = "") -> None:
        """Somebody is picked, his work chosen on the card, its place on the map where there are several, and done."""
        self.take(who)
        self.deed(task).click()
        if at:
            self.press(at)
        self.go()

    def till(self, side: str, step: str) -> None:
        """Ends sequences until the one wanted."""
        for _ in range(20):
            self.wait()
            if side in self.page.locator(".strip-side").inner_text() and self.step == step and self.page.locator(".bar-done").count():
                return
            before = self.seq
            if self.page.locator(".bar-default").count():
                self._try(".bar-default")
                self.wait_for_more(before)
            else:
                self.done()
        raise AssertionError(self.sentence)

    @property
    def story(self) -> str:
        """The story so far."""
        return self.page.locator(".log").inner_text()

    def told(self, hex_: str) -> str:
        """What the slip says of a place the mouse rests on."""
        self.page.mouse.move(5, 400)
        self.page.keyboard.press("Escape")
        self.hover(hex_)
        feature = self.page.locator(".slip .slip-feature")
        expect(feature.first).to_be_visible()
        return self.page.locator(".slip").inner_text()


@pytest.fixture
def seat(browser: Browser, tmp_path: Path) -> Iterator[Seat]:
    """A seat for both sides at one of the small places."""
    opened: list[Opener] = []
    ends: list[Any] = []

    def sit(name: str, **how: Any) -> Stormer:
        game = castles.PLACES[name](tmp_path)

        def prepare(host: Host) -> dict[str, Any]:
            return keep(host, game, [game.state_at(number) for number in range(len(game.steps))])

        server = hosted(tmp_path, prepare)
        address, kept = server.__enter__()
        ends.append(server)
        opener = Opener(browser, Served(address))
        opened.append(opener)
        return Stormer(opener.table(kept, seats="AB", **how))

    yield sit
    for opener in opened:
        opener.close()
    for server in ends:
        server.__exit__(None, None, None)
    assert [fault for opener in opened for fault in opener.faults] == []


def test_a_palisade_is_stormed_by_ladder(seat: Seat) -> None:
    """Raised in the first turn, climbed in the next, down to the platform behind the stakes."""
    robot = seat("palisade")
    robot.work("osmond", "raise_ladder")
    expect(robot.page.locator(".log")).to_contain_text("raise")
    robot.done()
    robot.till("Besiegers", "movement")
    robot.take("osmond")
    assert "ladder stands" in robot.told("C3")
    robot.take("osmond")
    top = next(place for place in robot.deeds("move") if place.endswith("/1"))
    robot.do(top)
    robot.wait()
    assert robot.where("osmond") == top
    robot.page.keyboard.press("s")  # from above to the storey he stands on
    expect(robot.page.locator(".storeys [data-storey='1']")).to_have_attribute("aria-pressed", "true")
    assert "Storey 1" in robot.told(top)


def test_a_towers_bridge_is_lowered_and_crossed(seat: Seat) -> None:
    robot = seat("tower")
    robot.take("wat")
    expect(robot.page.locator(".card-stood")).to_contain_text("full turn")
    robot.deed("lower_bridge").click()
    expect(robot.page.locator(".slip .chip")).to_contain_text(["Hob"])
    robot.go()
    robot.wait()
    assert "bridge" in robot.story
    robot.take("tom")
    robot.do("C3/2")
    robot.wait()
    assert robot.where("tom") == "C3/2"


def test_oil_is_tipped_with_its_odds_before(seat: Seat) -> None:
    robot = seat("oil")
    robot.take("gifford")
    robot.deed("tip_oil").click()
    expect(robot.page.locator(".slip")).to_contain_text("What the die decides")
    expect(robot.page.locator(".slip .faces").first).to_be_visible()
    expect(robot.page.locator(".slip .chip")).to_contain_text(["Godbert"])
    robot.go()
    robot.wait()
    assert "tip boiling oil" in robot.story


def test_fire_is_set_and_fought(seat: Seat) -> None:
    robot = seat("camp")
    robot.take("osmond")
    robot.press("C2")  # the sign of fire on the tent itself
    expect(robot.page.locator(".bar-go")).to_have_text("Set fire to C2")
    before = robot.seq
    robot.press("C2")
    robot.wait_for_more(before)
    robot.wait()
    assert "Fire at C2" in robot.story or "torch" in robot.story
    assert "Burning: turn 1" in robot.told("C2")
    robot.till("Besieged", "combat")
    burning = [hex_ for hex_ in ("C2", "D2") if "Burning" in robot.told(hex_)]
    assert burning
    robot.take("milo")
    if robot.deed("put_out").count():
        robot.deed("put_out").click()
        if not robot.page.locator(".bar-go").count():
            robot.press(burning[-1])
        expect(robot.page.locator(".slip")).to_contain_text("goes out")
        robot.go()
        robot.wait()
        assert "fights the fire" in robot.story
    else:
        expect(robot.page.locator(".card")).to_contain_text("fire")


def test_a_gate_is_opened_from_its_post(seat: Seat) -> None:
    """Who stands beside it sees why not; who has stood there for a turn opens it; the map names what it is now."""
    robot = seat("gate")
    assert "Storey 2" in robot.told("E3")  # Payn stands above it
    robot.page.locator(".storeys [data-storey='0']").click()
    assert "shut" in robot.told("E3")
    robot.take("foulque")
    greyed = robot.page.locator(".card .deed[aria-disabled=true]", has_text="Open the castle gate")
    greyed.click(force=True)
    expect(robot.page.locator(".deed-why:visible")).to_contain_text("does not stand where the door is worked from")
    expect(robot.page.locator(".deed-why:visible a.rule")).to_have_text("GATE-03")
    robot.page.keyboard.press("Escape")
    robot.take("wigo")
    robot.deed("open_door").click()
    robot.go()
    robot.wait()
    assert "opens the castle gate" in robot.story
    assert "open" in robot.told("E3")


def test_two_men_break_in_a_door(seat: Seat) -> None:
    robot = seat("church")
    robot.take("galeran")
    robot.deed("break_door").click()
    chips = robot.page.locator(".slip .chip")
    expect(chips).to_have_count(2)
    expect(robot.page.locator(".slip .chip.chosen")).to_have_text(["✓ Osmond"])
    robot.page.locator(".slip .chip", has_text="Guy").click()
    expect(robot.page.locator(".slip .chip.chosen")).to_have_text(["✓ Guy"])
    robot.go()
    robot.wait()
    assert re.search("Galeran and Guy|Guy and Galeran", robot.story)
    assert "broken" in robot.told("D3")


def test_a_ladder_that_is_watched_shows_its_way(seat: Seat) -> None:
    """The archer sees whom he is asked about and where on the way he can shoot; afterwards the bearers go on."""
    robot = seat("yard")
    robot.take("osmond")
    robot.deed("carry_ladder").click()
    before = robot.seq
    robot.press("B8")
    robot.page.locator(".bar-go").click()
    robot.wait_for_more(before)
    robot.wait()
    assert "Osmond and Bernier are on their way together" in robot.sentence
    assert {"B7", "B8"} <= set(robot.deeds("answer"))
    assert robot.where("osmond") == "B5"
    before = robot.seq
    robot.press("B7")
    robot.page.locator(".bar-go").click()
    robot.wait_for_more(before)
    robot.wait()
    assert robot.where("osmond") == "B7"
    robot.take("bernier")
    expect(robot.page.locator(".card")).to_contain_text("Bernier")


def test_a_foulkon_is_not_broken_unasked(seat: Seat) -> None:
    """The slip says what the third point costs, a press asks whether it is meant, and only the second word does it."""
    robot = seat("foulkon")
    robot.take("okeanos")
    robot.hover("F3")
    expect(robot.page.locator(".slip-forfeit")).to_contain_text("leaves the foulkon")
    before = robot.seq
    robot.press("F3")
    expect(robot.page.locator(".bar-sure")).to_be_visible()
    assert "it falls apart (FOULK-03)" in robot.sentence
    assert (robot.seq, robot.where("okeanos")) == (before, "C3")
    robot.page.locator(".bar-drop").click()
    expect(robot.page.locator(".bar-sure")).to_have_count(0)
    robot.take("okeanos")
    robot.do("F3")
    robot.wait()
    assert robot.where("okeanos") == "F3"
    robot.take("palaimon")
    robot.do("D2")  # a step within the ranks is nobody's question
    robot.wait()
    assert robot.where("palaimon") == "D2"
