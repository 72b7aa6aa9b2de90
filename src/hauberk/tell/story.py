"""The story of a match in a reader's language, as far as he may know it: plain sentences, each with its reckoning under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.play.contract import AnyGame
from hauberk.tell.messages import messages_in
from hauberk.tell.standing_orders import by_order
from hauberk.tell.telling import Line
from hauberk.tell.voice import Voice
from hauberk.tell.voices import VOICES


class Story:
    """Tells the steps of one match in one language, to a side or a faction, to a looker-on (""), or to somebody who may know all (None)."""

    def __init__(self, game: AnyGame, scenario: Any, language: str, watcher: Any = None, field: Any = None) -> None:
        self.voice: Voice = VOICES[game.kind]
        self.scenario, self.watcher = scenario, watcher
        self.messages = messages_in(language)
        self.names: Any = self.voice.names(self.messages, scenario, field)

    def tell(self, events: Sequence[Any], state_before: Any, standing: bool = False) -> list[Line]:
        """The lines of some events that belong together, such as a step or a day; `standing`: a standing order brought them about."""
        lines = self.voice.tell(self.names, events, state_before, self.watcher)
        return by_order(self.messages, lines) if standing else lines
