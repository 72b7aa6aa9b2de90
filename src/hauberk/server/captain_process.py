"""The process in which computer players think: one JSON line in, a game's new entries and whose turn it is; one line out, a command."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import reduce
from typing import Any, BinaryIO, Protocol

import msgspec

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.match import Match
from hauberk.play.record import parse, read_on
from hauberk.play.record_writer import AnyMatch, AnyStep
from hauberk.play.siege.game import SIEGE
from hauberk.play.steps import Undone
from hauberk.players.campaign import marshal
from hauberk.players.captain import Captain
from hauberk.players.siege import commander

MOST_GAMES = 40


class Follower:
    """A game followed from its entries alone. It has no dice: those are the host's."""

    def __init__(self, header: dict[str, Any]) -> None:
        """The header is read once, for to lay out a battle takes longer than most thoughts."""
        record = parse(msgspec.json.encode(header).decode())
        self.game = Match(record.game, record.scenario, "nobody knows")
        self.log: list[AnyStep | Undone] = []
        self.after: list[Any] = []
        self.players: dict[tuple[str, int, int, str], Player] = {}

    def follow(self, entries: list[dict[str, Any]]) -> AnyMatch:
        """Fold in what has happened since."""
        if entries:
            self._fold(read_on(self.game.game, self.game.scenario, entries))
            self.game.restore(tuple(self.log), self.after)
        return self.game

    def _fold(self, entries: list[AnyStep | Undone]) -> None:
        past = [self.game.start]
        for entry, state in zip(self.log, self.after, strict=True):
            if isinstance(entry, Undone):
                past.pop()
            else:
                past.append(state)
        for entry in entries:
            if isinstance(entry, Undone):
                past.pop()
            else:
                past.append(reduce(self.game.game.evolve, entry.events, past[-1]))
            self.log.append(entry)
            self.after.append(past[-1])


class Player(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, game: Any) -> Any:
        """What he commands now."""


def player(game: AnyMatch, seat: tuple[str, int, int, str], seed: str) -> Player:
    """The computer that decides for a seat: its temperament, its strength, the number of its side, how it wants fights fought."""
    temper, strength, side, fights = seat
    if game.game is SIEGE:
        return commander(temper, side, seed, fights)
    if game.game is CAMPAIGN:
        return marshal(temper, game.scenario.factions[side].id, seed, fights)
    return Captain(temper, strength, seed)


def answer(games: dict[str, Follower], message: dict[str, Any]) -> dict[str, Any]:
    """The command a computer wants in a game, and why."""
    key = message["game"]
    if "header" in message:
        games.pop(key, None)
        while len(games) >= MOST_GAMES:
            games.pop(next(iter(games)))
        games[key] = Follower(message["header"])
    follower = games.pop(key, None)
    if follower is None or len(follower.log) != message["from"]:
        return {"lost": key}
    games[key] = follower  # the last of those who go when there are too many
    game = follower.follow(message["entries"])
    seat = (message["captain"], message["strength"], message["side"], message.get("fights", "quick"))
    if seat not in follower.players:
        follower.players[seat] = player(game, seat, f"{message['seed']}/{seat[2]}")
    mind = follower.players[seat]
    command = mind.choose(game)
    found: dict[str, Any] = {"game": key, "command": game.game.wire(game.scenario).command(command)}
    if message["lang"]:
        found["why"] = mind.why(message["lang"]) if isinstance(mind, Captain) else ""
    return found


def serve(inward: BinaryIO, outward: BinaryIO) -> None:
    """Answer line by line until nobody asks any more."""
    games: dict[str, Follower] = {}
    for line in inward:
        message = msgspec.json.decode(line)
        try:
            found = answer(games, message)
        except Exception:  # one game takes no other with it
            games.pop(message["game"], None)
            found = {"failed": traceback.format_exc()}
        outward.write(msgspec.json.encode(found) + b"\n")
        outward.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server closes our door
    if hasattr(os, "nice"):
        os.nice(5)  # the page comes first
    serve(sys.stdin.buffer, sys.stdout.buffer)
