"""A game in the words of one language: what is read and written of it, asked, refused, told and weighed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from hauberk.basis.refusal import Refusal
from hauberk.play.record_writer import AnyMatch
from hauberk.tell.battle.telling import Line
from hauberk.tell.messages import Messages, messages_in
from hauberk.text.naming import Scene


class Speech(ABC):
    """One language at one game."""

    def __init__(self, game: AnyMatch, language: str) -> None:
        self.game = game
        self.messages: Messages = messages_in(language)

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """The moment, as lines are read in it."""

    @abstractmethod
    def side(self, side: int) -> str:
        """A side or faction by its name."""

    @abstractmethod
    def called(self, id_: str) -> str:
        """Somebody or something by its name."""

    @abstractmethod
    def tell(self, events: Sequence[Any], before: Any) -> list[Line]:
        """The lines of one step."""

    @abstractmethod
    def asked(self) -> list[str]:
        """Who must decide what."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """What stops a player with its rule, and what would allow it."""

    @abstractmethod
    def look(self) -> list[str]:
        """How it stands, line by line."""

    @abstractmethod
    def picture(self) -> list[str]:
        """The same as a map, where there is one."""

    @abstractmethod
    def odds(self, command: Any) -> list[str]:
        """What may come of a command, with its chances. Raises Refused."""

    def goal(self) -> list[str]:
        """What it is about."""
        return [self.game.scenario.briefing[self.messages.language]]
