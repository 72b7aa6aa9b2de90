"""Whoever leads a side at the table without typing: the computer captains, behind one small door."""

from __future__ import annotations

from typing import Protocol

from hauberk.basis.faults import BadInput, Fault
from hauberk.battle.core.commands import Command
from hauberk.play.battle.game import Battle
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.tell.messages import Messages

USUAL = "steady:2"
EAGER = "eager"


class Opponent(Protocol):
    """A computer player at the table."""

    def choose(self, game: Battle) -> Command:
        """His next command."""

    def why(self, lang: str) -> str:
        """Why he chose it; empty if he cannot say."""

    def title(self, messages: Messages) -> str:
        """What he is called."""


class Eager:
    """The eager fighter as an opponent: quick, and no thinker."""

    def __init__(self, seed: str) -> None:
        self._player = EagerPlayer(seed)

    def choose(self, game: Battle) -> Command:
        """The most tempting command."""
        return self._player.choose(game.legal)

    def why(self, lang: str) -> str:
        """He does not think."""
        return ""

    def title(self, messages: Messages) -> str:
        """What he is called."""
        return messages.say("text-eager")


class Leader(Captain):
    """A captain who has a name at the table."""

    def title(self, messages: Messages) -> str:
        """What he is called."""
        temperament = messages.say(f"text-captain-{self.temperament}")
        return messages.say("text-captain", temperament=temperament, strength=self.strength)


def opponent(word: str, seed: str) -> Opponent:
    """The opponent a word such as `steady:2` names. Raises BadInput."""
    if word == EAGER:
        return Eager(seed)
    temperament, _, strength = word.partition(":")
    strengths = {str(number): number for number in STRENGTHS}
    if temperament not in TEMPERAMENTS or (strength or "2") not in strengths:
        known = f"known: {', '.join(TEMPERAMENTS)}, each with :{' :'.join(strengths)}, and {EAGER}"
        raise BadInput([Fault("--captain", 0, f"no captain {word[:40]!r} here", known)])
    return Leader(temperament, strengths[strength or "2"], seed)
