"""The process in which computer players think: one JSON line in, a game's new entries and whose turn it is; one line out, a command."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import reduce
from typing import Any, BinaryIO

import msgspec

from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.play.record import parse, read_on
from hauberk.play.record_writer import AnyMatch, AnyStep
from hauberk.play.steps import Undone
from hauberk.players.by_name import seated
from hauberk.players.campaign import Marshal
from hauberk.players.captain import Captain
from hauberk.players.siege import Commander
from hauberk.siege.fights import QUICK

MOST_GAMES = 40


class Follower:
    """A game followed from its entries alone. It has no dice: those are the host's."""

    def __init__(self, header: dict[str, Any]) -> None:
        """The header is read once, for to lay out a battle takes longer than most thoughts."""
        record = parse(msgspec.json.encode(header).decode())
        self.game = Match(record.game, record.scenario, "nobody knows")
        self.log: list[AnyStep | Undone] = []
        self.after: list[Any] = []
        self.players: dict[tuple[str, int, str], Any] = {}

    def follow(self, entries: list[dict[str, Any]]) -> AnyMatch:
        """Apply further entries."""
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
    name = f"{message['captain']}:{message['strength']}" if game.game is BATTLE else message["captain"]
    seat = (name, message["side"], message.get("fights", QUICK))
    if seat not in follower.players:
        follower.players[seat] = seated(game, message["side"], name, f"{message['seed']}/{message['side']}", seat[2])
    mind = follower.players[seat]
    command = mind.choose(game)
    found: dict[str, Any] = {"game": key, "command": game.game.wire(game.scenario).command(command)}
    if message["lang"]:
        found["why"] = mind.why(message["lang"]) if isinstance(mind, Captain | Commander | Marshal) else ""
    return found


def serve(inward: BinaryIO, outward: BinaryIO) -> None:
    """Answer request by request until the input ends."""
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
