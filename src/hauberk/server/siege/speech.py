"""How the server speaks of a siege to one reader: questions, answers, refusals, the chronicle, all as JSON with their texts."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.core.being import SIDES
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.wire import SiegeWire
from hauberk.server.encoding import Json
from hauberk.siege import questions as q
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import choice_text, question_help, question_text, refusal_text


class SiegeSpeech:
    """One language at one siege."""

    def __init__(self, game: SiegeMatch, language: str) -> None:
        self.game, self.language = game, language
        self.messages = messages_in(language)
        self.names = SiegeNames(self.messages, game.scenario, game.field)

    def asked(self, question: q.Question, mine: bool) -> Json:
        """Who must decide, and for him what he can say."""
        state = self.game.state
        found: Json = {"side": SIDES[question.side], "text": question_text(self.names, question, state)}
        if not mine:
            return found
        found |= {"help": question_help(self.names, question, state), "question": SiegeWire().question(question)}
        if isinstance(question, q.CHOICES):
            found["answers"] = [{"choice": choice, "text": choice_text(self.names, state, question, choice)} for choice in question.choices]
        return found

    def refusal(self, refusal: Refusal) -> Json:
        """Why not, as a value and as a sentence."""
        text = refusal_text(self.names, refusal, self.game.state)
        return refusal.as_json() | {"text": text}
