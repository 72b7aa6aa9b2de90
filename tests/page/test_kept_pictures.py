"""What was painted once is there at the next visit, exactly as it was."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import QUICK, Opener, undrawn

COUNT_PAINTERS = """
globalThis.painters = [];
const Hired = globalThis.Worker;
globalThis.Worker = class extends Hired {
  constructor(at, how) { super(at, how); painters.push(new URL(at).pathname.split('/').slice(-3).join('/')); }
};
"""
GROUND = "document.querySelector('canvas.ground').toDataURL()"
MAP_PAINTER = "paint/map/worker.js"
SHELF = """async (change) => {
  const asked = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const db = await asked(indexedDB.open('hauberk-pictures', 1));
  const store = db.transaction('pictures', 'readwrite').objectStore('pictures');
  const dot = { pixels: new ArrayBuffer(4), w: 1, h: 1, region: {}, scale: 1 };
  for (const [name, order] of Object.entries(change)) store.put({ ...dot, order }, name);
  const names = await asked(store.getAllKeys());
  db.close();
  return names;
}"""


def kept(page: Page, **change: list[float]) -> list[str]:
    """The names of the pictures on the shelf, after others have been put there."""
    names: list[str] = page.evaluate(SHELF, change)
    return names


def visit(page: Page) -> dict[str, Any]:
    """Comes again."""
    page.reload()
    return seen(page)


def seen(page: Page) -> dict[str, Any]:
    """The ground when all of it is painted, and who was called to paint until then."""
    page.wait_for_selector("canvas.ground[data-painted=yes]")
    painters = page.evaluate("[...painters]")
    undrawn(page)
    return {"ground": page.evaluate(GROUND), "painters": painters}


def test_a_map_is_painted_once_and_kept_to_the_pixel(opener: Opener) -> None:
    """At the next visit no painter is called; what belongs to another version goes, and the oldest for which there is no room."""
    game = opener.served.make()
    context = opener.context(**QUICK)
    context.add_init_script(COUNT_PAINTERS)
    keys = {game["id"]: {"A": game["keys"]["A"]}}
    page = opener.open("web/settings.js", context)
    page.evaluate("(keys) => localStorage.setItem('hauberk.keys', JSON.stringify(keys))", keys)
    page.goto(f"{opener.served.address}/#/game/{game['id']}")
    first = seen(page)
    assert MAP_PAINTER in first["painters"]
    names = kept(page)
    assert names
    mark = names[0].split()[0]
    kept(page, **{"as-of-000000000000 old": [1, 4], "as-of-zz old": [1, 4], f"{mark} oldest": [1, 64e6]})
    again = visit(page)
    assert MAP_PAINTER not in again["painters"]
    assert again["ground"] == first["ground"]
    assert kept(page) == names
