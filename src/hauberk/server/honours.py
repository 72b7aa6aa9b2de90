"""The roll of honour and the statistics: what the games kept here that are over have come to, added up for whoever holds seats in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Any, NamedTuple

from hauberk.lab.remembering import DEAD, PRISONER, WOUNDED, remembered
from hauberk.play.battle.view import person_json
from hauberk.rulesets.people import load_people
from hauberk.server.access import seats_of
from hauberk.server.encoding import Json
from hauberk.server.host import Host
from hauberk.server.http_replies import Wrong
from hauberk.server.services import SERVICES, Service
from hauberk.server.store import Kept

MOST_NAMED = 60
"""People on the roll."""


class Played(NamedTuple):
    """A game that is over, with what is remembered of it."""

    kind: str
    names: dict[str, str]
    """Its seats by name."""
    mine: tuple[str, ...]
    """The seats that whoever asks has played himself."""
    memory: Json


def memory_of(host: Host, kept: Kept) -> Json | None:
    """What is remembered of a game; counted once, when it is first asked for after its end. None while it goes on."""
    if (found := host.store.memory(kept.id)) is not None:
        return found
    table = host.load(kept)
    if not table.over:
        return None
    told = remembered(table.game)
    letters = dict(zip(table.game.game.seats(table.scenario), table.letters, strict=False))
    memory: Json = {
        "won": table.won,
        "people": [[fate.who, letters[fate.seat], fate.end, fate.felled] for fate in told.people if fate.seat in letters],
        "dice": {letters[seat]: list(faces) for seat, faces in told.dice.items()},
    }
    host.store.remember(kept.id, memory)
    return memory


def played(host: Host, language: str, keys: Set[str], local: bool) -> Iterator[Played]:
    """The games that are over in which whoever asks has had a seat."""
    for service in SERVICES:
        for listing in host.store.games(service.game.key):
            kept = listing.kept
            held = tuple(kept.keys) if local else seats_of(kept, keys)
            mine = tuple(seat for seat in held if kept.seats[seat]["who"] == "person")
            if not mine or (listing.note and not listing.note.get("over")):
                continue
            try:
                memory = memory_of(host, kept)
            except Wrong:  # another version has kept it
                continue
            if memory is not None:
                yield Played(service.kind, _names(service, kept, language), mine, memory)


def _names(service: Service, kept: Kept, language: str) -> dict[str, str]:
    name = kept.header[service.game.key]
    return service.called(service.game.load(name), language) if name in service.game.files() else {}


def honours(host: Host, language: str, keys: Set[str], local: bool) -> Json:
    """Everything added up."""
    games = list(played(host, language, keys, local))
    return {"games": _standings(games), "roll": _roll(games, language), "losses": _losses(games), "dice": _dice(games)}


def _standings(games: Iterable[Played]) -> list[Json]:
    """Games by scale and side: how many, how many were won, how many nobody won."""
    found: dict[tuple[str, str], Json] = {}
    for game in games:
        for seat in game.mine:
            side = game.names.get(seat, seat)
            line = found.setdefault((game.kind, side), {"kind": game.kind, "side": side, "games": 0, "won": 0, "drawn": 0})
            line["games"] += 1
            line["won"] += seat in game.memory["won"]
            line["drawn"] += not game.memory["won"]
    return sorted(found.values(), key=lambda line: (line["kind"], -line["games"], line["side"]))


def _roll(games: Iterable[Played], language: str) -> list[Json]:
    """One's own people who have survived some game, by their deeds; with who they are."""
    found: dict[str, Json] = {}
    for game in games:
        for who, seat, end, felled in game.memory["people"]:
            if seat not in game.mine:
                continue
            line = found.setdefault(who, {"who": who, "games": 0, "survived": 0, "felled": 0, "wounds": 0, "captive": 0})
            line["games"] += 1
            line["survived"] += end != DEAD
            line["felled"] += felled
            line["wounds"] += end == WOUNDED
            line["captive"] += end == PRISONER
    pool = load_people().characters
    named = [line for line in found.values() if line["survived"] and line["who"] in pool]
    named.sort(key=lambda line: (-line["felled"], -line["survived"], line["who"]))
    return [line | {"person": person_json(pool[line["who"]], language)} for line in named[:MOST_NAMED]]


def _losses(games: Iterable[Played]) -> Json:
    """The dead of one's own sides, and of all others."""
    own = other = 0
    for game in games:
        for _, seat, end, _ in game.memory["people"]:
            own += end == DEAD and seat in game.mine
            other += end == DEAD and seat not in game.mine
    return {"own": own, "other": other}


def _dice(games: Iterable[Played]) -> Json:
    """How often each face was thrown in one's own decisions, and in those of others."""
    found: dict[str, list[int]] = {"own": [0] * 10, "other": [0] * 10}
    for game in games:
        for seat, faces in game.memory["dice"].items():
            sums: list[Any] = found["own" if seat in game.mine else "other"]
            for face, number in enumerate(faces):
                sums[face] += number
    return found
