"""The page on four joined sheets with eighty men: the hand is never kept waiting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hauberk.battle.core import commands as c
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, State
from hauberk.bench import muster
from hauberk.board.board import Board, Piece
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import Scenario, sheet
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from hauberk.server.host import Host
from tests.page.conftest import Opener, Served, undrawn
from tests.page.hosting import hosted, keep
from tests.page.robot import Robot
from tests.page.tasks import never_held_up

MEN = 40
ROUNDS = 4
"""Times that everything is measured: the best round counts, for other work on the machine only ever slows one down."""
KINDS = {"shoot": (FIRE, c.Shoot), "charge": (CHARGES, c.Charge), "attack": (COMBAT, c.Attack)}


def on_four_sheets(scenario: Scenario) -> Scenario:
    """The same hosts on the same ground, with two more sheets beside it."""
    old = scenario.field.board
    more = (Piece(sheet("stream"), False, 1, 2), Piece(sheet("wood"), False, 2, 2))
    board = Board([Piece(sheet("meadow")), Piece(sheet("crossroads"), False, 1, 3), *more])
    start = State(1, 0, 0, 0, {}, {})
    for being in scenario.start.beings.values():
        cell, tail = (board.at_hex(old.hex(each)) if each >= 0 else each for each in (being.cell, being.tail))
        start = start.with_being(being._replace(cell=cell, tail=tail))
    return replace(scenario, field=replace(scenario.field, board=board, memo={}), start=start)


class Moment:
    """A game played up to a moment: side A may do something of a kind."""

    def __init__(self, scenario: Scenario, sequence: int, kind: type[Any]) -> None:
        self.game = Match(BATTLE, scenario, "eighty")
        self.after = [self.game.state]
        players = (BrawlingPlayer(1), BrawlingPlayer(2))
        while not self._is_it(sequence, kind):
            side = self.game.side
            assert side is not None, "the moment never came"
            self.game.do(players[side].choose(self.game.legal))
            self.after.append(self.game.state)

    def _is_it(self, sequence: int, kind: type[Any]) -> bool:
        state = self.game.state
        if (state.active, state.sequence, state.pending) != (0, sequence, ()):
            return False
        return any(isinstance(each, kind) for each in self.game.legal)

    def actor(self, kind: type[Any]) -> tuple[str, str]:
        """The man with the most targets for such a deed, and his hex."""
        targets: dict[str, set[str]] = {}
        for each in self.game.legal:
            if isinstance(each, kind):
                man, target = (
                    (each.men[0] if isinstance(each, c.Attack) else each.man),
                    str(each.aim if isinstance(each, c.Shoot) else each),
                )
                targets.setdefault(man, set()).add(target)
        who = max(sorted(targets), key=lambda man: len(targets[man]))
        return who, self.game.field.name(self.game.state.beings[who].cell)


@pytest.fixture(scope="module")
def moments() -> dict[str, Moment]:
    scenario = on_four_sheets(muster(MEN))
    assert len(scenario.field.board.pieces) == 4
    return {name: Moment(scenario, *what) for name, what in {**KINDS, "move": (MOVEMENT, c.Move)}.items()}


@pytest.fixture(scope="module")
def tables(moments: dict[str, Moment], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, dict[str, Any]]]]:
    """Those games on a server."""

    def prepare(host: Host) -> dict[str, dict[str, Any]]:
        return {name: keep(host, moment.game, moment.after) for name, moment in moments.items()}

    with hosted(tmp_path_factory.mktemp("eighty"), prepare) as (address, games):
        yield Served(address), games


@pytest.fixture
def seat(browser: Browser, tables: tuple[Served, dict[str, dict[str, Any]]]) -> Iterator[Any]:
    """Sits down at one of them."""
    served, games = tables
    opener = Opener(browser, served)

    def sit(name: str) -> Robot:
        robot = Robot(opener.table(games[name]))
        robot.wait()
        robot.page.wait_for_function("() => document.querySelector('.table-map').placeOf('1.A1')")
        return robot

    yield sit
    opener.close()
    assert opener.faults == []


def open_place(robot: Robot) -> tuple[float, float]:
    """The middle of the open part of the map."""
    box = robot.page.locator(".table-map").bounding_box()
    assert box
    return box["x"] + box["width"] * 0.35, box["y"] + box["height"] * 0.5


def to_and_fro(robot: Robot) -> int:
    """Drags the map about and zooms in and out; returns how many events there were."""
    mouse, (x, y) = robot.page.mouse, open_place(robot)
    mouse.move(x, y)
    mouse.wheel(0, -700)
    events = 1
    for dx, dy in ((-1, -1), (1, 0.4), (-0.4, 1), (0.4, -0.4)):
        mouse.move(x, y)
        mouse.down()
        for step in range(1, 16):
            mouse.move(x + dx * step * 14, y + dy * step * 11)
            events += 1
        mouse.up()
    for step in range(24):
        mouse.wheel(0, 60 if step < 12 else -60)
        events += 1
    robot.page.wait_for_timeout(300)  # what the hand began belongs to it
    return events


@pytest.mark.parametrize("kind", KINDS)
def test_every_target_shows_its_reckoning_under_the_hand(seat: Any, moments: dict[str, Moment], kind: str) -> None:
    """Pointing at a target is enough, on any of the four sheets; how long it takes is measured by tools/mouse.py."""
    robot = seat(kind)
    robot.pick(*moments[kind].actor(KINDS[kind][1]))
    robot.page.wait_for_function("(kind) => document.querySelector(`.roll button[data-kind=${kind}]`)", arg=kind)
    places = list(dict.fromkeys(robot.deeds(kind)))[:6]
    assert places
    for hex_ in places:
        robot.page.locator(".bar-sentence").hover()
        expect(robot.page.locator(".slip .faces")).to_have_count(0)
        robot.page.mouse.move(*robot.place(hex_))
        expect(robot.page.locator(".slip .faces").first).to_be_visible()


ZOOM = """async ([hex, x, y]) => {
  const map = document.querySelector('.table-map'), under = map.querySelector('.under'), box = map.getBoundingClientRect();
  const place = () => { const at = map.placeOf(hex); return new DOMPoint(at.x - box.x, at.y - box.y); };
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const before = place();
  map.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, clientX: x, clientY: y, cancelable: true }));
  await frame();
  const matrix = new DOMMatrix(getComputedStyle(under).transform), stretched = before.matrixTransform(matrix), after = place();
  await new Promise((go) => setTimeout(go, 600));
  await frame();
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  return [far(after, before), far(stretched, after), under.style.transform];
}"""


def follows_the_zoom(robot: Robot, hex_: str) -> None:
    """While the hand zooms, overlays are stretched to where the hexes now lie; when it rests, they are drawn anew."""
    undrawn(robot.page)
    moved, off, left = robot.page.evaluate(ZOOM, [hex_, *open_place(robot)])
    assert moved > 10
    assert off < 1
    assert left == ""


def test_eighty_men_on_four_sheets_are_panned_and_zoomed_without_a_long_task(
    browser: Browser, seat: Any, moments: dict[str, Moment]
) -> None:
    """Neither the bare table nor one with a rider's whole reach on it holds the hand up; what is drawn on the ground follows the zoom."""
    robot = seat("move")
    assert len(robot.men("")) >= MEN // 2
    undrawn(robot.page)
    never_held_up(browser, robot.page, lambda: to_and_fro(robot), ROUNDS)
    robot.page.keyboard.press("0")
    who, hex_ = moments["move"].actor(c.Move)
    robot.pick(who, hex_)
    undrawn(robot.page)
    never_held_up(browser, robot.page, lambda: to_and_fro(robot), ROUNDS)
    robot.page.keyboard.press("0")
    follows_the_zoom(robot, hex_)
