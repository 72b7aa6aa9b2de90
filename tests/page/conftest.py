"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, ViewportSize, WebSocket, expect, sync_playwright

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The first that is there: without windows of its own a browser has a tenth less to do."""
CAPTAIN = {"captain": "steady", "strength": 1}
QUICK = {"motion": "reduced", "film": "4"}
"""Settings for tests that do not look at the film."""
FAULTS_ONLY = {"resultTypes": ["violations"]}
"""Axe need not write down everything that is well."""
SAME_DICE = """
const ask = globalThis.fetch;
globalThis.fetch = (where, how) => {
  if (how?.method !== 'POST' || !/^\\/api\\/(sieges\\/)?games$/u.test(where)) return ask(where, how);
  const { commitment, salt, ...rest } = JSON.parse(how.body);
  if (salt && !/^[0-9a-f]{32}$/u.test(salt)) return ask(where, how);
  return ask(where, { ...how, body: JSON.stringify({ seed: '1066', ...rest }) });
};
"""
"""A game begun on the page has the same dice every time, unless the test names others, or a salt: what is seen of it must not be luck."""


@dataclass(frozen=True, slots=True)
class Served:
    """A server of our own, with a folder of its own."""

    address: str

    def get(self, path: str) -> Any:
        """What the server answers over HTTP."""
        with urlopen(self.address + path) as answer:
            return json.load(answer)

    def post(self, path: str, body: bytes) -> Any:
        """What the server answers to something sent."""
        with urlopen(Request(self.address + path, body)) as answer:
            return json.load(answer)

    def make(self, battle: str = "the_lesson", a: Any = "person", b: Any = None, seed: str = "1066", **more: Any) -> dict[str, Any]:
        """A new game."""
        body = {"battle": battle, "A": a, "B": CAPTAIN if b is None else b, "seed": seed, **more}
        request = Request(self.address + "/api/games", json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server as a player starts it."""
    folder = tmp_path_factory.mktemp("served")
    with (folder / "said").open("w+") as said:
        command = [sys.executable, "-m", "hauberk", "serve", "--no-open", "--port", "0", "--db", str(folder / "games.db")]
        server = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        try:
            yield Served(_address(server, Path(said.name)))
        finally:
            server.terminate()
            server.wait(10)


def _address(server: subprocess.Popen[bytes], said: Path) -> str:
    for _ in range(200):
        found = next((word for word in said.read_text().split() if word.startswith("http://")), None)
        if found:
            address = found.rstrip("/")
            try:
                urlopen(address).close()  # the shelf of battles is read when somebody goes there
                return address
            except URLError:
                pass
        assert server.poll() is None, said.read_text()
        time.sleep(0.1)
    raise AssertionError(said.read_text())


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium, one for all the tests of the page; shut before others come, for its loop would be in the way of theirs."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        WINDOWS.pop(chromium, None)
        chromium.close()


class Windows:
    """Windows of a browser, kept from test to test: to open one takes longer than most tests. Their memory is wiped in between."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[bool, list[Page]] = {False: [], True: []}
        self._taken: dict[Page, bool] = {}

    def take(self, size: tuple[int, int], touch: bool) -> Page:
        """A window of a size, for a mouse or for a finger."""
        view: ViewportSize = {"width": size[0], "height": size[1]}
        page = self._free[touch].pop() if self._free[touch] else context_of(self._browser, view, touch).new_page()
        self._taken[page] = touch
        page.set_viewport_size(view)
        return page

    def give_back(self, page: Page) -> None:
        """Nothing of the test stays in it."""
        touch = self._taken.pop(page)
        if page.is_closed():
            page = page.context.new_page()
        page.unroute_all(behavior="ignoreErrors")
        page.remove_locator_handler(page.locator(".curtain[open]"))
        page.emulate_media(media="null")
        page.mouse.move(0, 0)
        page.goto("about:blank")
        self._free[touch].append(page)


WINDOWS: dict[Browser, Windows] = {}
QUIET_ROOM = "/web/settings.js"
"""A place of the server where no program runs."""
REMEMBER = """(kept) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name in kept) localStorage.setItem(name, JSON.stringify(kept[name]));
}"""


def context_of(browser: Browser, view: ViewportSize, touch: bool) -> BrowserContext:
    """A browser with a memory of its own."""
    context = browser.new_context(viewport=view, has_touch=touch, is_mobile=touch, device_scale_factor=2 if touch else 1)
    context.add_init_script(SAME_DICE)
    return context


class Opener:
    """Opens pages as a player would, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self._windows = WINDOWS.setdefault(browser, Windows(browser))
        self.served = served
        self.contexts: list[BrowserContext] = []
        self._pages: list[Page] = []
        self.faults: list[str] = []
        self.hears: Callable[[str | bytes], None] | None = None
        """Hears whatever pages opened from now on send over their lines."""

    def close(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()
        for page in self._pages:
            page.remove_listener("pageerror", self._failed)
            page.remove_listener("console", self._said)
            if self.hears:
                page.remove_listener("websocket", self._listen)
            self._windows.give_back(page)

    def _failed(self, fault: Error) -> None:
        self.faults.append(str(fault))

    def _listen(self, line: WebSocket) -> None:
        if self.hears:
            line.on("framesent", self.hears)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and said.location["url"] != f"{self.served.address}/favicon.ico":  # wanted for the quiet room alone
            self.faults.append(said.text)

    def context(self, size: tuple[int, int] = (1280, 800), touch: bool = False, lang: str = "en", **settings: str) -> BrowserContext:
        """A browser of its own, for tests that change more of it than a page."""
        context = context_of(self._browser, {"width": size[0], "height": size[1]}, touch)
        kept = json.dumps({"language": lang, **settings})
        context.add_init_script(f"localStorage.getItem('hauberk.settings') ?? localStorage.setItem('hauberk.settings', {json.dumps(kept)})")
        self.contexts.append(context)
        return context

    def open(self, place: str = "#/", context: BrowserContext | None = None, keys: dict[str, Any] | None = None, **how: Any) -> Page:
        """A page at a place of the program."""
        page = self._window(keys or {}, **how) if context is None else context.new_page()
        page.on("pageerror", self._failed)
        page.on("console", self._said)
        if self.hears:
            page.on("websocket", self._listen)
        page.goto(f"{self.served.address}/{place}")
        return page

    def _window(
        self, keys: dict[str, Any], size: tuple[int, int] = (1280, 800), touch: bool = False, lang: str = "en", **settings: str
    ) -> Page:
        """A window that remembers nothing but settings and keys."""
        page = self._windows.take(size, touch)
        self._pages.append(page)
        page.goto(self.served.address + QUIET_ROOM)
        page.evaluate(
            REMEMBER,
            {"hauberk.settings": {"language": lang, **settings}, **({"hauberk.keys": keys} if keys else {})},
        )
        return page

    def table(self, game: dict[str, Any], seats: str = "A", **how: Any) -> Page:
        """A seat at the table of a game."""
        keys = {game["id"]: {side: game["keys"][side] for side in seats}}
        return self.open(f"#/game/{game['id']}", keys=keys, **(QUICK | how))


@pytest.fixture
def opener(browser: Browser, served: Served) -> Iterator[Opener]:
    """Pages that must not have failed when the test is over."""
    found = Opener(browser, served)
    yield found
    found.close()
    assert found.faults == []


@pytest.fixture(scope="module")
def lender(browser: Browser, served: Served) -> Iterator[Opener]:
    """Pages that several tests of a file look at in turn, each leaving them as it found them: to open one takes longer than a look."""
    found = Opener(browser, served)
    yield found
    found.close()
    assert found.faults == []


SETTINGS_IN_USE = """async () => {
  const { Settings } = await import(new URL('settings.js', document.querySelector('script[type=module]').src));
  const get = Settings.prototype.get;
  Settings.prototype.get = function (name) { globalThis.inUse = this; return get.call(this, name); };
}"""


def change(page: Page, **wanted: str) -> None:
    """Settings changed where the player stands, as their own screen changes them; in another language the screen is drawn anew."""
    if not page.evaluate("Boolean(globalThis.inUse)"):
        page.evaluate(SETTINGS_IN_USE)
        page.emulate_media(reduced_motion="reduce")  # the page looks at its settings when the system's wish changes
        page.wait_for_function("() => globalThis.inUse")
        page.emulate_media(reduced_motion="null")
    page.evaluate("(wanted) => { for (const name in wanted) inUse.set(name, wanted[name]); }", wanted)
    page.wait_for_selector("#page[data-at]")
    settled(page)


STILL = """() => document.fonts.status === 'loaded' && document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""


def settled(page: Page) -> None:
    """Until letters are there and nothing slides or fades any more."""
    page.wait_for_function(STILL)


AT_REST_FOR = """async (ms) => {
  const brush = CanvasRenderingContext2D.prototype, real = brush.clearRect, until = performance.now() + 30000;
  let count = 0, before = -1;
  brush.clearRect = function (...all) { count += 1; return real.apply(this, all); };
  while (before !== count && performance.now() < until) {
    before = count;
    await new Promise((go) => setTimeout(go, ms));
  }
  brush.clearRect = real;
  return before === count;
}"""


def undrawn(page: Page, ms: int = 400) -> None:
    """Until everything that was begun is painted: nothing is drawn any more."""
    assert page.evaluate(AT_REST_FOR, ms), "the page never rests"
