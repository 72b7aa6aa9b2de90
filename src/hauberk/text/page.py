"""The same battle on the page: the server starts, makes the game and opens the browser at its table."""

from __future__ import annotations

import json
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

from hauberk.battle.being import SIDES, Side

HOST = "127.0.0.1"
PATIENCE = 20
"""Seconds the server has to come up."""


def wish(battle: str, sides: frozenset[Side], captain: str, seed: str | None, lang: str) -> dict[str, Any]:
    """The game one asks the server for."""
    temperament, _, strength = captain.partition(":")
    other = {"captain": temperament, "strength": int(strength or 2)}
    seats = {letter: "person" if number in sides else other for number, letter in enumerate(SIDES)}
    return {"battle": battle, **seats, "lang": lang, **({"seed": seed} if seed is not None else {})}


def play_page(wanted: dict[str, Any], speak: Callable[[str], None], browse: Callable[[str], object] = webbrowser.open) -> None:
    """Serve the page until somebody stops it, with this game open on it. Raises BadInput."""
    from hauberk.server.commands import PORT, address_of, listen_on, run
    from hauberk.server.store import Store, data_file

    door = listen_on(HOST, PORT)
    store = Store(data_file())
    address = address_of(HOST, door)
    Thread(target=_open, args=(address, wanted, speak, browse), daemon=True).start()
    run(store, door, HOST)


def _open(address: str, wanted: dict[str, Any], speak: Callable[[str], None], browse: Callable[[str], object]) -> None:
    """Make the game and show its table; the door is open already, so the request waits until somebody answers it."""
    request = Request(f"{address}api/games", json.dumps(wanted).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as found:
            table = f"{address}#/game/{json.load(found)['id']}"
    except (OSError, ValueError, LookupError):
        table = f"{address}#/battle/{wanted['battle']}"
    speak(table)
    with suppress(Exception):  # no browser here: the address has been printed
        browse(table)
