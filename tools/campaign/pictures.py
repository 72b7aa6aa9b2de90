"""Pictures of the campaign maps: the painted country with banners on it, in a window, on a phone and from close by.

    python -m tools.campaign.pictures [MAP…] [--to docs/pictures] [--year 1139] [--lang en]

The web folder is served as it is; a page with nothing but the map is opened and photographed when everything is painted. The state on it is
made up: the places of the first year, groups of every kind, a siege, a plundered village, a reach and a route.
"""

from __future__ import annotations

import argparse
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from hauberk.campaign.map import CampaignMap, Place
from hauberk.play.campaign.maps import campaign_map_files, load_campaign_map, map_json

WEB = Path(__file__).parents[2] / "src" / "hauberk" / "web"
DESK, PHONE = (1280, 800), (390, 844)
LETTERS = {"royalist": "N", "angevin": "N", "norman": "N", "byzantine": "B", "lombard": "L", "german": "G", "arab": "A"}
WORDS = {
    "en": {"leagues": "leagues", "km": "km"},
    "fr": {"leagues": "lieues", "km": "km"},
    "it": {"leagues": "leghe", "km": "km"},
}
BODY = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/style/base.css"><link rel="stylesheet" href="/style/campaign.css">
<style>html, body { margin: 0; height: 100%; overflow: hidden } canvas { width: 100vw; height: 100vh }</style>
<canvas class="campaign-map"></canvas>"""
OPEN = """async ([country, state, options, close]) => {
  const { campaignMap } = await import('/campaign/index.js'), canvas = document.querySelector('canvas');
  const map = campaignMap(canvas, country, { ...options, still: () => true });
  globalThis.map = map;
  if (state) map.show(state);
  if (close) map.look(close.hex, { scale: close.scale, smooth: false });
  if (close && state) {
    map.choose(close.group);
    map.reach(close.reach);
    map.route(close.route);
  }
  if (close && close.meeting) map.meeting(close.meeting);
}"""
PAINTED = "() => document.querySelector('canvas').dataset.painted || document.querySelector('canvas').dataset.failed"


class Quiet(SimpleHTTPRequestHandler):
    """Serves the page's modules and says nothing."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}  # noqa: RUF012

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The web folder on a port of its own."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(WEB)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


# -- a state worth looking at ------------------------------------------------------------------------------------------


def standing(country: CampaignMap, year: int) -> list[Place]:
    """The places of a year."""
    return [place for place in country.places.values() if place.at(year)]


def free_hex(country: CampaignMap, place: Place, steps: int, taken: set[str]) -> str:
    """An empty land hex so many steps from a place."""
    fits = (
        name
        for name in country.outwards(place.hex)
        if country.distance(place.hex, name) >= steps and country.passable(name) and name not in taken
    )
    return next(fits)


def made_up(country: CampaignMap, year: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A state, and what the close picture shows."""
    there = standing(country, year)
    holdings = {place.id: levels for place in there if (levels := place.at(year))}
    factions = list(dict.fromkeys(levels.faction for levels in holdings.values()))
    one, other = factions[0], factions[1 if len(factions) > 1 else 0]
    castles = [place for place in there if place.is_castle]
    taken = {place.hex for place in there}
    groups: list[dict[str, Any]] = []

    def stand(place: Place, steps: int, **group: Any) -> str:
        hex_ = place.hex if steps == 0 else free_hex(country, place, steps, taken)
        taken.add(hex_)
        name = f"g{len(groups)}"
        groups.append({"id": name, "hex": hex_, "kind": "group", "letter": LETTERS.get(group.get("faction", ""), "N"), **group})
        return hex_

    for number, castle in enumerate(castles[:7]):
        levels = holdings[castle.id]
        own = levels.faction == one
        leader = {"id": castle.id, "name": country.nobles.get(levels.noble, {}).get("en", "")}
        size = 18 + 5 * number if own else None
        stand(castle, 1 + number % 2, faction=levels.faction, own=own, size=size, mounted=number % 2 == 0, leader=leader, acted=number == 5)
    first, second, third, fourth = castles[0], castles[1], castles[2], castles[3]
    start = stand(first, 3, faction=one, own=True, size=34, mounted=True, leader={"id": "hero", "name": "Osmond", "arms": "lion:gu/or"})
    chosen = groups[-1]["id"]
    for more in ({"size": 12}, {"kind": "mercenaries", "letter": "F", "hired": True, "size": 15}):
        groups.append({"id": f"s{len(groups)}", "hex": start, "faction": one, "own": True, "letter": LETTERS[one], "kind": "group", **more})
    stand(second, 2, faction="", kind="mercenaries", letter="W", size=None)
    stand(third, 2, faction=one, own=True, kind="convoy", size=6)
    stand(fourth, 2, faction=other, own=False, kind="convoy", size=None)
    stand(first, 4, faction=one, own=True, kind="train", size=5)
    stand(second, 3, faction=one, own=True, kind="spy")
    stand(third, 0, faction=other, own=False, size=23, seen=4, besieging=True)
    places = {
        name: {
            "faction": levels.faction,
            "resources": levels.resources,
            "endless": country.places[name].is_city,
            **({"seen": 3} if levels.faction != one else {}),
            **({"plundered": True} if number % 17 == 6 else {}),
        }
        for number, (name, levels) in enumerate(holdings.items())
    }
    state = {
        "groups": groups,
        "places": places,
        "sieges": [{"hex": third.hex, "faction": other}],
        "letters": LETTERS,
    }
    return state, {"hex": start, "group": chosen, "scale": 1.25, **walk(country, start)}


def walk(country: CampaignMap, start: str) -> dict[str, Any]:
    """What a group may reach, and a way of it, with made-up costs."""
    price = {"mountain": 3.0, "forest": 2.0, "hill": 2.0, "marsh": 3.0}
    costs: dict[str, float] = {start: 0.0}
    before: dict[str, str] = {}
    wait = [start]
    while wait:
        here = wait.pop(0)
        for near in country.neighbours(here):
            cost = costs[here] + max([1.0, *(price.get(kind, 0.0) for kind in country.hexes[near].terrain)])
            if country.passable(near) and cost <= 6 and cost < costs.get(near, 99):
                costs[near] = cost
                before[near] = here
                wait.append(near)
    path = [max(costs, key=lambda name: (country.distance(start, name), name))]
    while path[0] != start:
        path.insert(0, before[path[0]])
    route = {"path": path, "costs": [0, *(costs[b] - costs[a] for a, b in pairwise(path))], "total": costs[path[-1]]}
    return {"reach": costs, "route": {**route, "days": [len(path) - 2] if len(path) > 3 else []}}


# -- the camera --------------------------------------------------------------------------------------------------------


def photograph(page: Page) -> bytes:
    """Waits until all is painted."""
    page.wait_for_function(PAINTED, timeout=120_000)
    failed = page.evaluate("() => document.querySelector('canvas').dataset.failed || ''")
    if failed:
        raise SystemExit(failed)
    page.wait_for_timeout(250)
    return page.screenshot(type="png")


def take(browser: Browser, address: str, name: str, year: int | None, lang: str) -> Iterator[tuple[str, bytes]]:
    """Every picture of one map."""
    country = load_campaign_map(name)
    when = year if year is not None else country.years[0]
    state, close = made_up(country, when)
    options = {"lang": lang, "words": WORDS[lang], "standing": [place.id for place in standing(country, when)]}
    views: tuple[tuple[str, tuple[int, int], Any, Any], ...] = (
        ("bare", DESK, None, None),
        ("whole", DESK, state, None),
        ("close", DESK, state, close),
        ("near", DESK, state, {"hex": close["hex"], "scale": 2.4, "group": None, "reach": None, "route": None}),
        ("phone", PHONE, state, {**close, "scale": 0.8}),
        ("phone_whole", PHONE, state, None),
    )
    for view, size, shown, how in views:
        page = browser.new_page(
            viewport={"width": size[0], "height": size[1]}, device_scale_factor=2 if size == PHONE else 1, is_mobile=size == PHONE
        )
        page.on("pageerror", lambda fault: print(fault))
        page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body=BODY))
        page.goto(f"{address}/blank")
        page.evaluate(OPEN, [map_json(country), shown, options, how])
        yield f"campaign_{name}_{view}", photograph(page)
        page.close()


def main() -> None:
    """Takes the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("maps", nargs="*", help="names of maps; without any, all")
    parser.add_argument("--to", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--year", type=int)
    parser.add_argument("--lang", default="en", choices=sorted(WORDS))
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    found = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-headless-shell")
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name in asked.maps or sorted(campaign_map_files()):
            for picture, data in take(browser, address, name, asked.year, asked.lang):
                (asked.to / f"{picture}.png").write_bytes(data)
                print(asked.to / f"{picture}.png")
        browser.close()


if __name__ == "__main__":
    main()
