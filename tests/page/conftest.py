"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CAPTAIN = {"captain": "steady", "strength": 1}
QUICK = {"motion": "reduced", "film": "4"}
"""Settings for tests that do not look at the film."""
SAME_DICE = """
const ask = globalThis.fetch;
globalThis.fetch = (where, how) => {
  if (how?.method !== 'POST' || !/^\\/api\\/(sieges\\/)?games$/u.test(where)) return ask(where, how);
  return ask(where, { ...how, body: JSON.stringify({ seed: '1066', ...JSON.parse(how.body) }) });
};
"""
"""A game begun on the page has the same dice every time, unless the test names others: what is seen of it must not be luck."""


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
                urlopen(address + "/api/battles").close()
                return address
            except URLError:
                pass
        assert server.poll() is None, said.read_text()
        time.sleep(0.1)
    raise AssertionError(said.read_text())


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium, one for all the tests of the page; shut before others come, for its loop would be in the way of theirs."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Opener:
    """Opens pages as a player would, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self.served = served
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def context(self, size: tuple[int, int] = (1280, 800), touch: bool = False, lang: str = "en", **settings: str) -> BrowserContext:
        """A browser with its own settings and no memory."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, device_scale_factor=2 if touch else 1
        )
        kept = json.dumps({"language": lang, **settings})
        context.add_init_script(f"localStorage.getItem('hauberk.settings') ?? localStorage.setItem('hauberk.settings', {json.dumps(kept)})")
        context.add_init_script(SAME_DICE)
        self.contexts.append(context)
        return context

    def open(self, place: str = "#/", context: BrowserContext | None = None, **how: Any) -> Page:
        """A page at a place of the program."""
        page = (context or self.context(**how)).new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.goto(f"{self.served.address}/{place}")
        return page

    def table(self, game: dict[str, Any], seats: str = "A", **how: Any) -> Page:
        """A seat at the table of a game."""
        context = self.context(**(QUICK | how))
        keys = json.dumps({game["id"]: {side: game["keys"][side] for side in seats}})
        context.add_init_script(f"localStorage.setItem('hauberk.keys', {json.dumps(keys)})")
        return self.open(f"#/game/{game['id']}", context)


@pytest.fixture
def opener(browser: Browser, served: Served) -> Iterator[Opener]:
    """Pages that must not have failed when the test is over."""
    found = Opener(browser, served)
    yield found
    for context in found.contexts:
        context.close()
    assert found.faults == []
