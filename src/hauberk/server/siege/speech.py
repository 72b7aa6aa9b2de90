"""How the server speaks of a siege to one reader: questions, answers, refusals, the chronicle, all as JSON with their texts."""

from __future__ import annotations

from hauberk.common.refusal import Refusal
from hauberk.play.protocol import common as said
from hauberk.play.siege.game import SiegeMatch
from hauberk.siege import commands as c
from hauberk.siege.state import SiegeState
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import choice_text, refusal_text


class SiegeSpeech:
    """One language at one siege."""

    def __init__(self, game: SiegeMatch, language: str) -> None:
        self.game, self.language = game, language
        self.messages = messages_in(language)
        self.names = SiegeNames(self.messages, game.scenario, game.field)

    def command(self, command: c.Command, state: SiegeState) -> str:
        """A command in words, if it is a word or a list of people; orders are shown by the sheet they fill in."""
        if isinstance(command, c.Answer) and state.pending:
            return choice_text(self.names, state, state.pending[-1], command.choice)
        men = command.men if isinstance(command, c.NamePeople | c.Muster) else ()
        return sentence(self.names.people(state, men).text) if men else ""

    def refusal(self, refusal: Refusal) -> said.Refusal:
        """Why not, as a value and as a sentence."""
        text = refusal_text(self.names, refusal, self.game.state)
        return said.Refusal(text=text, **refusal.as_json())
