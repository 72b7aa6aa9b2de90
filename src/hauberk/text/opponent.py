"""Whoever leads a side at the table without typing: captains, commanders and marshals, behind one interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from hauberk.battle.core.commands import Command
from hauberk.common.faults import BadInput, Fault
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.players.by_name import GENERALS
from hauberk.players.campaign.marshal import Marshal, marshal
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.general.general import General
from hauberk.players.siege import Commander, commander
from hauberk.tell.messages import Messages

USUAL = "steady:2"
EAGER = "eager"


class Opponent(Protocol):
    """A computer player at the table."""

    def choose(self, game: Any) -> Any:
        """His next command."""

    def why(self, lang: str) -> str:
        """Why he chose it; empty if he cannot say."""

    def title(self, messages: Messages) -> str:
        """What he is called."""


class Eager:
    """The eager fighter as an opponent: he looks at the present command only."""

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


class Named:
    """Somebody with a temperament and a strength who has a name at the table."""

    temperament: str
    strength: int

    def title(self, messages: Messages) -> str:
        """What he is called."""
        temperament = messages.say(f"text-captain-{self.temperament}")
        return messages.say("text-captain", temperament=temperament, strength=self.strength)


class Leader(Named, Captain):
    """A captain."""


class LeadingGeneral(Named, General):
    """A general."""


class Host:
    """Commanders of a siege or marshals of a campaign: one for every seat they are asked to lead."""

    def __init__(self, temperament: str, key: str, leader: Callable[[Any], Commander | Marshal]) -> None:
        self._temperament, self._key, self._leader = temperament, key, leader
        self._last: Commander | Marshal | None = None

    def choose(self, game: SiegeMatch | CampaignMatch) -> Any:
        """What the seat whose turn it is commands."""
        self._last = self._leader(game)
        return self._last.choose(game)  # type: ignore[arg-type]

    def why(self, lang: str) -> str:
        """Why he chose it."""
        return self._last.why(lang) if self._last is not None else ""

    def title(self, messages: Messages) -> str:
        """What he is called."""
        return messages.say(self._key, temperament=messages.say(f"text-captain-{self._temperament}"))


def opponent(word: str, seed: str) -> Opponent:
    """The opponent in a battle whom a word such as `steady:2` names. Raises BadInput."""
    if word == EAGER:
        return Eager(seed)
    temperament, strength = _known(word, f", and {EAGER}")
    return LeadingGeneral(temperament, strength, seed) if strength in GENERALS else Leader(temperament, strength, seed)


def commanders(word: str, seed: str) -> Opponent:
    """Who leads a siege. Raises BadInput."""
    temperament, _ = _known(word)
    return Host(temperament, "text-commander", lambda game: commander(temperament, game.side, seed))


def marshals(word: str, seed: str) -> Opponent:
    """Who leads a campaign. Raises BadInput."""
    temperament, _ = _known(word)
    return Host(temperament, "text-marshal", lambda game: marshal(temperament, game.seat, seed))


def _known(word: str, also: str = "") -> tuple[str, int]:
    """A temperament and a strength. Raises BadInput."""
    temperament, _, strength = word.partition(":")
    strengths = {str(number): number for number in (*STRENGTHS, *GENERALS)}
    if temperament not in TEMPERAMENTS or (strength or "2") not in strengths:
        known = f"known: {', '.join(TEMPERAMENTS)}, each with :{' :'.join(strengths)}{also}"
        raise BadInput([Fault("--captain", 0, f"no captain {word[:40]!r} here", known)])
    return temperament, strengths[strength or "2"]


OPPONENTS: Mapping[str, Callable[[str, str], Opponent]] = {BATTLE.kind: opponent, SIEGE.kind: commanders, CAMPAIGN.kind: marshals}
"""Who leads the others in a game."""
