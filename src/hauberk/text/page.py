"""The same battle on the page, or a siege or campaign: the server starts, makes the game and opens the browser at its table."""

from __future__ import annotations

import json
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from hauberk.battle.core.being import SIDES, Side
from hauberk.play.campaign.scenario import campaign_files
from hauberk.play.siege.scenario import siege_files

HOST = "127.0.0.1"
PATIENCE = 20
"""Seconds the server has to come up."""
Make = Callable[[str, dict[str, Any]], Any]
"""Asks the server for a game: where, and which."""


class Wanted(NamedTuple):
    """What the page is to show."""

    leaf: str
    """Where it is described, and begun if nothing was asked for."""
    wish: dict[str, Any] | None = None
    """The game to be asked for; None if the page asks first."""
    asks: str = ""
    """Where it is asked for."""
    table: str = ""
    """Where it is played."""


def place_of(name: str, sides: frozenset[Side], captain: str, seed: str | None, lang: str) -> Wanted:
    """Where on the page a battle, a siege or a campaign is played; of a campaign the page asks which faction is whose."""
    if name in campaign_files():
        return Wanted(f"#/campaigns/{name}")
    if name in siege_files():
        return Wanted(f"#/sieges/{name}", wish(name, sides, captain, seed, lang, "siege"), "api/sieges/games", "#/siege/")
    return Wanted(f"#/battle/{name}", wish(name, sides, captain, seed, lang), "api/games", "#/game/")


def wish(name: str, sides: frozenset[Side], captain: str, seed: str | None, lang: str, kind: str = "battle") -> dict[str, Any]:
    """The game one asks the server for."""
    temperament, _, strength = captain.partition(":")
    other = {"captain": temperament, "strength": int(strength or 2)}
    seats = {letter: "person" if number in sides else other for number, letter in enumerate(SIDES)}
    return {kind: name, **seats, "lang": lang, **({"seed": seed} if seed is not None else {})}


def play_page(wanted: Wanted, speak: Callable[[str], None], browse: Callable[[str], object] = webbrowser.open) -> None:
    """Serve the page until somebody stops it, with this game open on it. Raises BadInput."""
    from hauberk.server.commands import PORT, address_of, listen_on, run
    from hauberk.server.store import Store, data_file

    door = listen_on(HOST, PORT)
    store = Store(data_file())
    address = address_of(HOST, door)

    def make(path: str, body: dict[str, Any]) -> Any:
        """The door is open already, so the request waits until somebody answers it."""
        request = Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as found:
            return json.load(found)

    def tell(table: str) -> None:
        speak(table)
        with suppress(Exception):  # no browser here: the address has been printed
            browse(table)

    Thread(target=show, args=(wanted, address, make, tell), daemon=True).start()
    run(store, door, HOST)


def show(wanted: Wanted, address: str, make: Make, tell: Callable[[str], None]) -> None:
    """Make the game and show its table, or where it is begun."""
    table = wanted.leaf
    if wanted.wish is not None:
        with suppress(OSError, ValueError, LookupError):
            table = wanted.table + make(wanted.asks, wanted.wish)["id"]
    tell(address + table)
