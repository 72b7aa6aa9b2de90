"""The pictures that come with the box: every scenario as it lies on its shelf, the doors of the home page, the cover.

    python -m tools.prints [KIND/NAME…]

They are painted by the page's own painters in a browser, and kept in `web/prints`, so that a shelf is there at the first look. Paint them
again when a painter, a sheet or a set-up has changed. A scenario without one is painted on the spot, as all were before.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.page.conftest import BROWSERS, Opener, Served
from tests.page.hosting import hosted

from hauberk.play.games import GAMES
from hauberk.rulesets.tables import data_folder
from hauberk.tell.messages import LANGUAGES, messages_in

PRINTS = data_folder().parent / "web" / "prints"
"""Where they are kept, by kind of game."""
LIST = """/**
 * The pictures that come with the box, made by tools/prints.py, each with the digest of the file in which stands what it shows.
 * @type {Record<string, string>}
 */
export const PRINTS = {
{names}
};
"""

PAINTERS = Path(__file__).with_suffix(".js")
"""What is done in the browser."""
CARD = {"width": 736, "height": 460}
"""Pixels of a picture on a shelf: 460 wide on the page, and sharp enough on a screen with finer ones."""
HEXES: dict[str, float] = {"battle": 36.0, "siege": 40.0}
"""Pixels of a hexside, at least."""
MORE: dict[str, dict[str, Any]] = {
    "cover/home": {"kind": "battle", "id": "the_wall_of_spears", "width": 1280, "height": 560, "side": 52, "where": [0.2, 0.5]},
    "door/battle": {"kind": "battle", "id": "ladders_at_devizes", "width": 736, "height": 460, "side": 40},
    "door/siege": {"kind": "siege", "id": "snow_at_oxford", "width": 736, "height": 460, "side": 30},
}
"""Pictures that are no scenario's own, with how they are painted."""


def names() -> Iterator[str]:
    """Everything there is a picture of, in the order in which it is painted."""
    yield from MORE
    for kind, game in GAMES.items():
        for name in game.files():
            yield from (f"{kind}/{name}.{language}" for language in LANGUAGES) if kind == "campaign" else (f"{kind}/{name}",)


def painted(page: Page, name: str) -> bytes:
    """A battle, a siege, the cover or a door."""
    kind, _, what = name.partition("/")
    how = MORE.get(name) or {"kind": kind, "id": what, "side": HEXES[kind], **CARD}
    return base64.b64decode(page.evaluate("(how) => prints.paint(how)", {"where": None, **how}))


def photographed(page: Page, served: Served, name: str, language: str) -> bytes:
    """A campaign on its first day."""
    factions = served.get(f"/api/campaigns/{name}")["factions"]
    asked = {"campaign": name, "seats": {each["seat"]: "person" for each in factions}, "seed": "1066"}
    game = served.post("/api/campaigns/games", json.dumps(asked).encode())
    how = {"id": game["id"], "keys": list(game["keys"].values()), "lang": language}
    leagues = messages_in(language).say("page-campaign-leagues")
    return base64.b64decode(page.evaluate("(how) => prints.photograph(how)", {**how, **CARD, "leagues": leagues}))


def source(name: str) -> Path:
    """The file in which stands what a picture shows."""
    kind, _, what = name.partition("/")
    if name in MORE:
        kind, what = MORE[name]["kind"], MORE[name]["id"]
    return GAMES[kind].files()[what.partition(".")[0]]


def wordless(data: Any) -> Any:
    """Without what is written in every language: a painted field bears no words."""
    if isinstance(data, dict):
        return {key: wordless(value) for key, value in data.items() if not (isinstance(value, dict) and value.keys() >= set(LANGUAGES))}
    return [wordless(each) for each in data] if isinstance(data, list) else data


def shows(name: str) -> str:
    """That file in a few letters; of a battle or a siege without its words, of which a picture has none."""
    read = source(name).read_text(encoding="utf-8")
    if source(name) not in GAMES["campaign"].files().values():
        read = json.dumps(wordless(tomllib.loads(read)), sort_keys=True)
    return sha256(read.encode()).hexdigest()[:12]


def listed(known: dict[str, str]) -> str:
    """The list the page reads."""
    return LIST.replace("{names}", "\n".join(f"  '{name}': '{known[name]}'," for name in sorted(known)))


def known() -> dict[str, str]:
    """The list as it is."""
    path = PRINTS / "names.js"
    return dict(re.findall(r"'(.+)': '(.+)'", path.read_text(encoding="utf-8"))) if path.exists() else {}


def main() -> None:
    """Paint all, or those that are named, and write the list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="KIND/NAME", help="pictures to paint; all if none is named")
    wanted = parser.parse_args().names or list(names())
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), lambda _: None) as (address, _), sync_playwright() as play:
        found = next(path for each in BROWSERS if (path := shutil.which(each)))
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        opener = Opener(browser, Served(address))
        page = opener.open("#/settings")
        page.evaluate(f"() => {{ {PAINTERS.read_text(encoding='utf-8')} }}")
        for name in wanted:
            kind, _, what = name.partition("/")
            scenario, _, language = what.partition(".")
            print(name, flush=True)
            path = PRINTS / f"{name}.webp"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(photographed(page, opener.served, scenario, language) if kind == "campaign" else painted(page, name))
        opener.close()
        browser.close()
    there = known() | {name: shows(name) for name in wanted}
    (PRINTS / "names.js").write_text(listed(there), encoding="utf-8")


if __name__ == "__main__":
    main()
