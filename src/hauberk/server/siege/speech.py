"""How the server speaks of a siege to one reader: questions, answers, refusals, the chronicle, all as JSON with their texts."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.play.siege.game import SiegeMatch
from hauberk.server.encoding import Json
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import refusal_text


class SiegeSpeech:
    """One language at one siege."""

    def __init__(self, game: SiegeMatch, language: str) -> None:
        self.game, self.language = game, language
        self.messages = messages_in(language)
        self.names = SiegeNames(self.messages, game.scenario, game.field)

    def refusal(self, refusal: Refusal) -> Json:
        """Why not, as a value and as a sentence."""
        text = refusal_text(self.names, refusal, self.game.state)
        return refusal.as_json() | {"text": text}
