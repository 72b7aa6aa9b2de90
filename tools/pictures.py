"""Pictures for the box: fixed battles are played to a moment worth looking at, and the page is photographed there.

    python -m tools.pictures [NAME…] [--to docs/pictures]

Two captains fight with fixed seeds in this process until what the picture shows can be done. The game is then put on a server of our
own; a robot sits down at the table, points at it, and waits until everything is painted.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.page.besieger import Besieger
from tests.page.conftest import Opener, Served
from tests.page.hosting import hosted, keep
from tests.page.marshal import Marshal
from tests.page.robot import Robot
from tools import moments as m
from tools import storms as st
from tools.campaign import scenes as cs
from tools.moments import Moment, fought
from tools.siege import pictures as sp
from tools.small_png import small

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import SIDES
from hauberk.play.battle.game import Battle
from hauberk.server.host import Host

DESK, PHONE = (1280, 800), (390, 844)
STEADY: dict[str, Any] = {"who": "captain", "captain": "steady", "strength": 2}

# -- the camera --------------------------------------------------------------------------------------------------------

# Who paints what is noted as it is drawn: so one can wait for it, and take hold of the table's own camera.
# The page's modules bear a mark in their address, and only those are the page's own.
NOTE = """
globalThis.pictured = { views: new Set(), caches: new Set(), camera: null };
const own = fetch('/').then((answer) => answer.text()).then((page) => page.match(/"(\\/web\\/[^/]+)\\/app.js"/u)[1]);
own.then((web) => import(`${web}/paint/map/index.js`)).then(({ MapView }) => {
  const { draw } = MapView.prototype;
  MapView.prototype.draw = function (ctx, camera, ...rest) {
    pictured.views.add(this);
    if (camera.show) pictured.camera = camera;
    return draw.call(this, ctx, camera, ...rest);
  };
});
own.then((web) => import(`${web}/paint/people/index.js`)).then(({ CounterCache }) => {
  const { find } = CounterCache.prototype;
  CounterCache.prototype.find = function (...about) {
    pictured.caches.add(this);
    return find.apply(this, about);
  };
});
"""
PAINTED = """() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)
  && [...document.querySelectorAll('.battle-picture')]
    .every((each) => each.dataset.painted || each.getBoundingClientRect().top > innerHeight || each.getBoundingClientRect().bottom < 0)
  && [...pictured.views].every((view) => view.closed || view.sharp) && [...pictured.caches].every((cache) => !cache.waiting)"""
SHOW = """([hex, scale, [left, down]]) => {
  const map = document.querySelector('.table-map'), box = map.getBoundingClientRect(), { camera } = pictured, { free, world } = camera;
  const at = map.placeOf(hex), point = camera.toWorld(at.x - box.x, at.y - box.y);
  const inside = (from, length, whole) => (length >= whole ? (whole - length) / 2 : Math.max(0, Math.min(whole - length, from)));
  const x = inside(point.x - (free.w * left) / scale, free.w / scale, world.w) - free.x / scale;
  const y = inside(point.y - (free.h * down) / scale, free.h / scale, world.h) - free.y / scale;
  camera.go(x, y, scale, false);
}"""


def look(robot: Robot, hex_: str, scale: float = 1.0, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """Brings a hex to a place of the open part of the map: shares of its width and height."""
    robot.page.wait_for_function("() => pictured.camera")
    robot.page.evaluate(SHOW, [hex_, scale, list(at)])


def photograph(page: Page) -> bytes:
    """Waits until all is painted and nothing moves any more."""
    before = b""
    for _ in range(60):
        page.wait_for_function(PAINTED, timeout=60_000)
        now = page.screenshot(type="png")
        if now == before:
            return now
        before = now
        page.wait_for_timeout(400)
    raise SystemExit("the page never comes to rest")


# -- poses -------------------------------------------------------------------------------------------------------------

Pose = Callable[[Robot, Moment], None]


def hovers_far(robot: Robot, moment: Moment) -> None:
    """A rider's reach, and a way of his through the scrub."""
    order = told(moment, c.Move)
    end = moment.name(order.path[-1])
    look(robot, end, 1.1, (0.56, 0.5))
    robot.pick(order.man, moment.hex(order.man))
    robot.hover(end)
    expect(robot.page.locator(".slip .way")).to_be_visible()


def taps(robot: Robot, moment: Moment) -> None:
    """The same with a finger."""
    order = told(moment, c.Move)
    end = moment.name(order.path[2])
    look(robot, end, 0.95, (0.78, 0.42))
    robot.tap(moment.hex(order.man))
    robot.page.wait_for_function("() => document.querySelector('.roll button[data-kind=move]')")
    robot.tap(end)
    expect(robot.page.locator(".slip .way")).to_be_visible()


def aims(robot: Robot, moment: Moment) -> None:
    """A charge or a shot with its reckoning; the target in the middle, so that the slip lies beside everything."""
    order = told(moment, c.Charge, c.Shoot)
    target = moment.name(order.aim) if isinstance(order, c.Shoot) else moment.hex(order.target)
    scale = min(0.85, 8.9 / m.apart(moment.game, order.man, order.target))
    look(robot, target, scale, (0.57, 0.5 - max(-0.27, min(0.27, 0.04 * below(moment.game, order.man, order.target)))))
    robot.pick(order.man, moment.hex(order.man))
    robot.hover(target)
    expect(robot.page.locator(".slip .chances")).to_be_visible()


def below(game: Battle, one: str, other: str) -> float:
    """How many hexes one stands farther down than the other."""
    places = [game.field.board.hex(game.state.beings[who].cell) for who in (one, other)]
    return (places[0].r + places[0].q / 2) - (places[1].r + places[1].q / 2)


def sees_threat(robot: Robot, moment: Moment) -> None:
    """The hexes the wall holds."""
    wall = sorted(man.cell for man in moment.game.state.beings.values() if man.formation)
    look(robot, moment.name(wall[len(wall) // 2]), 1.1, (0.6, 0.5))
    robot.page.keyboard.press("t")
    expect(robot.page.locator("[data-overlay=threat]")).to_have_attribute("aria-pressed", "true")


def ponders(robot: Robot, moment: Moment) -> None:
    """A question: who comes, which way, and where he can be shot at."""
    order = told(moment, c.ShootBack)
    if robot.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        look(robot, moment.hex(order.target), 0.78, (0.22, 0.55))
    else:
        look(robot, moment.name(order.aim), 0.95, (0.47, 0.45))


def gathers(robot: Robot, moment: Moment) -> None:
    """Three who strike together, and what they may hope for."""
    order = told(moment, c.Attack)
    first, *others = order.men
    look(robot, moment.hex(order.target), 1.35, (0.55, 0.5))
    robot.pick(first, moment.hex(first))
    robot.page.keyboard.down("Shift")
    for friend in others:
        robot.press(moment.hex(friend))
    robot.page.keyboard.up("Shift")
    robot.hover(moment.hex(order.target))
    expect(robot.page.locator(".slip .chances")).to_be_visible()


def reads(robot: Robot, moment: Moment) -> None:
    """The story, the last blow of it unfolded."""
    look(robot, middle(moment), 1.0)
    line = robot.page.locator(".line-fought button.line-text").last
    line.click()
    expect(robot.page.locator(".details li").first).to_be_visible()
    line.evaluate("(line) => line.scrollIntoView({ block: 'start' })")
    line.hover()


def draws_his_bow(robot: Robot, moment: Moment) -> None:
    """An archer and everything he can hit."""
    order = told(moment, c.Shoot)
    look(robot, moment.hex(order.target), 0.85, (0.57, 0.45))
    robot.pick(order.man, moment.hex(order.man))
    robot.page.keyboard.press("f")
    robot.page.locator(".bar-sentence").hover()


def takes(robot: Robot, who: str) -> None:
    """Picks somebody up by his name: on a tower men stand above one another."""
    robot.page.locator(f"#roll-men button[data-who='{who}']").evaluate("(button) => button.click()")
    expect(robot.page.locator(".roll")).to_have_attribute("data-man", who)
    expect(robot.page.locator(".card > .deeds")).to_be_attached()


def goes(scale: float, at: tuple[float, float] = (0.5, 0.5), storey: str = "") -> Pose:
    """Somebody's reach, and the way he is told; from above, or on a storey."""

    def pose(robot: Robot, moment: Moment) -> None:
        order = told(moment, c.Move)
        end = moment.name(order.path[-1])
        if storey:
            robot.page.locator(f".storeys [data-storey='{storey}']").click()
        look(robot, end, scale, at)
        takes(robot, order.man)
        look(robot, end, scale, at)
        if robot.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            robot.tap(end)
        else:
            robot.hover(end)
        expect(robot.page.locator(".slip .way")).to_be_visible()

    return pose


def does(scale: float, at: tuple[float, float] = (0.5, 0.5)) -> Pose:
    """A work, and what the die may make of it."""

    def pose(robot: Robot, moment: Moment) -> None:
        order = told(moment, c.Work)
        place = moment.name(order.cell)
        look(robot, place, scale, at)
        takes(robot, order.men[0])
        robot.page.locator(f".card [data-task={order.task}]").first.click()
        if robot.page.get_by_text("Choose one of").count():
            look(robot, place, scale, at)
            robot.press(place)
        expect(robot.page.locator(".slip .reckoning-part").first).to_be_visible()

    return pose


def watches(hex_: str, scale: float, at: tuple[float, float] = (0.5, 0.5), storey: str = "") -> Pose:
    """Nothing is done; the place itself is the picture."""

    def pose(robot: Robot, moment: Moment) -> None:
        if storey:
            robot.page.locator(f".storeys [data-storey='{storey}']").click()
        look(robot, hex_, scale, at)
        robot.page.locator(".bar-sentence").hover()

    return pose


def middle(moment: Moment) -> str:
    """The hex that has the most people around it."""
    state = moment.game.state
    cells = [man.cell for man in state.beings.values() if man.cell >= 0 and not man.away]
    return moment.name(max(cells, key=lambda cell: (sum(moment.game.field.board.distance(cell, other) < 7 for other in cells), cell)))


def told(moment: Moment, *kinds: type[Any]) -> Any:
    """What is to be shown being done."""
    if not isinstance(moment.command, kinds):
        raise SystemExit(f"the moment never came: {[kind.__name__ for kind in kinds]}")
    return moment.command


# -- the pictures ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Picture:
    """A moment and how one looks at it."""

    name: str
    battle: str
    wish: m.Wish
    pose: Pose
    size: tuple[int, int] = DESK
    theme: str = "day"
    script: st.Script | None = None
    """Who leads both sides to the moment; captains if nobody."""

    def moment(self) -> Moment:
        """The moment to be shown."""
        return st.led(self.battle, self.script, self.wish) if self.script else fought(self.battle, self.wish)


AT_THE_TABLE = (
    Picture("reach", "lances_at_cerami", m.rides_out, hovers_far),
    Picture("charge", "the_wall_of_spears", m.charges, aims),
    Picture("shot", "the_beacon", m.shoots_into_scrub, aims),
    Picture("wall", "the_wall_of_spears", m.faces_the_wall, sees_threat),
    Picture("question", "the_ford", m.is_watched, ponders),
    Picture("melee", "the_earl_in_the_wood", m.gang_up, gathers),
    Picture("story", "the_earl_in_the_wood", m.in_the_thick, reads),
    Picture("night", "the_first_arrows", m.may_shoot, draws_his_bow, theme="night"),
    Picture("phone", "lances_at_cerami", m.rides_out, taps, size=PHONE),
    Picture("phone_question", "the_ford", m.is_watched, ponders, size=PHONE),
    Picture("tower", "the_tower_at_faringdon", st.crosses_the_bridge, goes(1.0, (0.6, 0.62), storey="2"), script=st.brings_the_tower),
    Picture("ladders", "the_fort_on_the_strait", st.may_climb, goes(1.15, (0.68, 0.5)), script=st.storms_in),
    Picture("oil", "ladders_at_devizes", st.tips_oil, does(1.1, (0.72, 0.4)), script=st.sets_up_the_cauldron),
    Picture("fire", "the_camp_on_the_ofanto", st.burns, watches("J12", 1.0, (0.45, 0.55)), theme="night", script=st.burns_the_camp),
    Picture("priory", "the_silver_of_the_priory", st.is_among_houses, watches("M8", 0.75, (0.5, 0.45)), script=st.comes_to_the_church),
    Picture("drawbridge", "the_hay_cart", st.rushes_the_gate, goes(0.75, (0.55, 0.5)), script=st.storms_in),
    Picture("storey", "back_to_the_keep", st.is_to_move, watches("N9", 0.7, storey="2"), script=st.storms_in),
    Picture("ram", "the_ram_at_wallingford", st.strikes_the_wall, watches("1.Q3", 1.0, (0.5, 0.42)), script=st.brings_the_ram),
    Picture("hoardings", "the_hoardings_of_cary", st.is_to_move, watches("Q4", 1.15, (0.5, 0.4), storey="2"), script=st.storms_in),
    Picture("phone_castle", "ladders_at_devizes", st.may_climb, goes(0.85, (0.4, 0.35)), size=PHONE, script=st.storms_in),
)


class Studio:
    """A browser, and a folder for the pictures."""

    def __init__(self, browser: Browser, folder: Path, wanted: set[str]) -> None:
        self.browser, self.folder, self.wanted = browser, folder, wanted

    def wants(self, name: str) -> bool:
        """Is this picture asked for?"""
        return not self.wanted or name in self.wanted

    def open(self, opener: Opener, place: str, size: tuple[int, int] = DESK, theme: str = "day", keys: str = "") -> Page:
        """A page with nothing moving on it."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, is_mobile=size == PHONE, device_scale_factor=1
        )
        settings = json.dumps({"language": "en", "theme": theme, "motion": "reduced"})
        context.add_init_script(f"localStorage.setItem('hauberk.settings', {json.dumps(settings)})")
        context.add_init_script(f"localStorage.setItem('hauberk.keys', {json.dumps(keys)})" if keys else "")
        context.add_init_script(NOTE)
        return opener.open(place, context)

    def shoot(self, page: Page, name: str) -> None:
        """Takes the picture."""
        path = self.folder / f"{name}.png"
        path.write_bytes(small(self.browser, photograph(page)))
        print(f"{path} {path.stat().st_size // 1024} KB", flush=True)
        page.context.close()

    def at_the_table(self, served: Served, picture: Picture, moment: Moment, game: dict[str, Any]) -> None:
        """A robot sits down and takes the pose."""
        opener = Opener(self.browser, served)
        keys = json.dumps({game["id"]: {moment.seat: game["keys"][moment.seat]}})
        page = self.open(opener, f"#/game/{game['id']}", picture.size, picture.theme, keys)
        robot = Robot(page)
        robot.wait()
        page.wait_for_function(PAINTED, timeout=60_000)
        picture.pose(robot, moment)
        self.shoot(page, picture.name)

    def elsewhere(self, served: Served, name: str, place: str, sign: str) -> None:
        """A screen that one only looks at; the sign is the last thing to come."""
        page = self.open(Opener(self.browser, served), f"#/{place}")
        expect(page.locator(sign).first).to_be_visible(timeout=30_000)
        page.wait_for_timeout(1500)
        if name == "battles":
            page.get_by_role("button", name="Over the wall").click()
            expect(page.locator(".shelf:has(#chapter-storming) img.print").first).to_be_visible()
        if name == "replay":
            page.mouse.move(440, 330)
            page.mouse.wheel(0, -330)
            page.mouse.move(440, 740)
        self.shoot(page, name)


def take_tables(studio: Studio) -> None:
    """The pictures of the battle screen, one table each."""
    pictures = [picture for picture in AT_THE_TABLE if studio.wants(picture.name)]
    moments = [picture.moment() for picture in pictures]

    def prepare(host: Host) -> list[dict[str, Any]]:
        return [keep(host, moment.game, moment.after, seats(moment.seat)) for moment in moments]

    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), prepare) as (address, games):
        for picture, moment, game in zip(pictures, moments, games, strict=True):
            studio.at_the_table(Served(address), picture, moment, game)


def take_screens(studio: Studio) -> None:
    """Home and the other screens, on a server as it looks after an evening: one battle over, two going on."""
    if not any(studio.wants(name) for name in ("home", "battles", "after", "replay")):
        return
    over = fought("the_wall_of_spears", m.never)
    going = [fought("lances_at_cerami", m.charges), fought("the_ford", m.in_the_thick)]

    def prepare(host: Host) -> list[dict[str, Any]]:
        return [keep(host, moment.game, moment.after, seats("A")) for moment in (over, *going)]

    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), prepare) as (address, games):
        ended, middle = games[0]["id"], next(number for number, state in enumerate(over.after) if state.turn == 2 and state.active)
        places = {
            "home": ("", ".going .battle-picture"),
            "battles": ("battle", ".battle-card img.print"),
            "after": (f"game/{ended}", ".after[open]"),
            "replay": (f"replay/{ended}/{middle}", ".stage canvas"),
        }
        for name, (place, sign) in places.items():
            if studio.wants(name):
                studio.elsewhere(Served(address), name, place, sign)


def take_sieges(studio: Studio) -> None:
    """The pictures of the siege sheet; a robot plays each siege to its moment."""
    pictures = [picture for picture in sp.PICTURES if studio.wants(picture.name)]
    if not pictures:
        return
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), lambda host: None) as (address, _):
        for picture in pictures:
            game = sp.begun(Served(address), picture.siege, picture.seed)
            keys = json.dumps({game["id"]: {"A": game["keys"]["A"]}})
            page = studio.open(Opener(studio.browser, Served(address)), f"#/siege/{game['id']}", picture.size, picture.theme, keys)
            picture.pose(Besieger(page))
            page.wait_for_function(sp.SHARP, timeout=60_000)
            studio.shoot(page, picture.name)


def take_campaigns(studio: Studio) -> None:
    """The pictures of campaigns; a robot plays each to its moment."""
    pictures = [picture for picture in cs.PICTURES if studio.wants(picture.name)]
    if not pictures:
        return
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), lambda host: None) as (address, _):
        for picture in pictures:
            game = cs.begun(Served(address), picture.campaign, picture.seat, picture.seed)
            keys = json.dumps({game["id"]: {picture.seat: game["keys"][picture.seat]}})
            page = studio.open(Opener(studio.browser, Served(address)), f"#/campaign/{game['id']}", picture.size, picture.theme, keys)
            marshal = Marshal(page, "en")
            marshal.ready()
            picture.pose(marshal)
            studio.shoot(page, picture.name)


def seats(person: str) -> dict[str, Any]:
    """One person against a captain."""
    return {side: {"who": "person"} if side == person else STEADY for side in SIDES}


def main() -> None:
    """Take all pictures, or those named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="pictures to take; all if none is named")
    parser.add_argument("--to", type=Path, default=Path("docs/pictures"), help="the folder they go to")
    options = parser.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    found = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-headless-shell")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        studio = Studio(browser, options.to, set(options.names))
        take_tables(studio)
        take_screens(studio)
        take_sieges(studio)
        take_campaigns(studio)
        browser.close()


if __name__ == "__main__":
    main()
