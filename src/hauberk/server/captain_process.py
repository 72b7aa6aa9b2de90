"""The process in which captains think: one JSON line in, a game's new entries and whose turn it is; one line out, a command."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import reduce
from typing import Any, BinaryIO

import msgspec

from hauberk.battle.core.commands import Command
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.play.battle.game import BATTLE, Battle, Step
from hauberk.play.match import Match
from hauberk.play.record import parse, read_on
from hauberk.play.steps import Undone
from hauberk.play.wire import Wire
from hauberk.players.eager_player import EagerPlayer

MOST_GAMES = 40


class Follower:
    """A game followed from its entries alone. It has no dice: those are the host's."""

    def __init__(self, header: dict[str, Any]) -> None:
        """The header is read once, for to lay out a battle takes longer than most thoughts."""
        self.game = Match(BATTLE, parse(msgspec.json.encode(header).decode()).scenario, "nobody knows")
        self.log: list[Step | Undone] = []
        self.after: list[State] = []
        self.players: dict[tuple[str, int, int], Any] = {}

    def follow(self, entries: list[dict[str, Any]]) -> Battle:
        """Fold in what has happened since."""
        if entries:
            self._fold(read_on(BATTLE, self.game.scenario, entries))
            self.game.restore(tuple(self.log), self.after)
        return self.game

    def _fold(self, entries: list[Step | Undone]) -> None:
        past = [self.game.scenario.start]
        for entry, state in zip(self.log, self.after, strict=True):
            if isinstance(entry, Undone):
                past.pop()
            else:
                past.append(state)
        for entry in entries:
            if isinstance(entry, Undone):
                past.pop()
            else:
                past.append(reduce(evolve, entry.events, past[-1]))
            self.log.append(entry)
            self.after.append(past[-1])


def player(temper: str, strength: int, seed: str) -> Any:
    """A captain; until he has learnt his trade, an eager fighter stands in."""
    try:
        from hauberk.players.captain import Captain
    except ImportError:
        return Stand(seed)
    return Captain(temper, strength, seed)


class Stand:
    """An eager fighter in a captain's coat."""

    def __init__(self, seed: str) -> None:
        self._player = EagerPlayer(seed)

    def choose(self, game: Battle) -> Command:
        """The most tempting command."""
        return self._player.choose(game.legal)

    def why(self, language: str) -> str:
        """He could not say."""
        return ""


def answer(games: dict[str, Follower], message: dict[str, Any]) -> dict[str, Any]:
    """The command a captain wants in a game, and why."""
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
    seat = (message["captain"], message["strength"], message["side"])
    if seat not in follower.players:
        follower.players[seat] = player(seat[0], seat[1], f"{message['seed']}/{seat[2]}")
    captain = follower.players[seat]
    command = captain.choose(game)
    found: dict[str, Any] = {"game": key, "command": Wire(game.field.board).command(command)}
    if message["lang"]:
        found["why"] = captain.why(message["lang"])
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
