"""A game in the words of one language: what is read and written of it, asked, refused, told and weighed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.play.forecast import Forecast, forecast
from hauberk.play.record_writer import AnyMatch
from hauberk.tell.forecast_lines import weighed
from hauberk.tell.messages import Messages
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from hauberk.text.naming import Scene
from hauberk.text.orders import OrderSentence


class Speech(ABC):
    """One language at one game."""

    def __init__(self, game: AnyMatch, language: str, watcher: Any = None) -> None:
        self.game = game
        self.story = Story(game.game, game.scenario, language, watcher)
        self.names: Any = self.story.names
        self.messages: Messages = self.story.messages

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
    def look(self) -> list[str]:
        """How it stands, line by line."""

    @abstractmethod
    def odds(self, command: Any, found: Forecast | None = None) -> list[str]:
        """What may come of a command: by a forecast that is made already, or by what the listener knows. Raises Refused."""

    def picture(self) -> list[str]:
        """The moment for whoever prints it: where there is no map, how it stands."""
        return self.look()

    def tell(self, events: Sequence[Any], before: Any, standing: bool = False) -> list[Line]:
        """The lines of one step; `standing`: a standing order brought it about."""
        return self.story.tell(events, before, standing)

    def asked(self) -> list[str]:
        """Who must decide what."""
        found = self.story.voice.decision(self.names, self.game.state)
        return [found] if found else []

    def refusal(self, refusal: Refusal) -> str:
        """What stops a player with its rule, and what would allow it."""
        return self.story.voice.refusal(self.names, refusal, self.game.state)

    def goal(self) -> list[str]:
        """What it is about."""
        return [self.game.scenario.briefing[self.messages.language]]


class DaysSpeech(Speech):
    """One language at one siege or campaign; `watcher` is the side or faction that listens, None if everything may be told."""

    def __init__(self, game: AnyMatch, language: str, watcher: Any = None) -> None:
        super().__init__(game, language, watcher)
        self.watcher = watcher

    @abstractmethod
    def answer(self, word: str, rest: OrderSentence) -> list[str] | None:
        """The lines that answer a word asked about somebody or something; None if nobody asks so here. Raises Stuck."""

    def called(self, id_: str) -> str:
        """Somebody or something by its name."""
        return str(self.names.changed(self.game.state, id_).text)

    def odds(self, command: Any, found: Forecast | None = None) -> list[str]:
        """What may come of a command, as far as the side knows that gives it. Raises Refused."""
        game, position = self.game.game, self.game.position
        known = game.foreseen(position, command) if self.watcher is not None else position
        return weighed(self.messages, found or forecast(game, known, command), partial(self.names.changed, self.game.state))
