"""A battle at one moment, as lines are read and commands are written in it."""

from __future__ import annotations

from hauberk.battle.core import actions
from hauberk.battle.core.commands import Command
from hauberk.common.refusal import Refusal
from hauberk.play.wire import Wire
from hauberk.text.battle.allowed import fits
from hauberk.text.battle.completing import complete
from hauberk.text.battle.naming import Moment
from hauberk.text.battle.reading import BattleSentence
from hauberk.text.battle.sentences import sentence_of
from hauberk.text.naming import Given, Scene
from hauberk.text.words import find, plain


class BattleScene(Moment, Scene):
    """A battle at one moment: grammar and rules together."""

    @property
    def wire(self) -> Wire:
        """How commands are written as JSON, which is understood too."""
        return Wire(self.field.board)

    def fits(self, kind: type) -> bool:
        """Has a command its place now?"""
        return fits(self.state, kind)

    def out_of_place(self, kind: type) -> Refusal | None:
        """Why it has none, whatever it says."""
        return actions.out_of_place(self.state, kind)

    def sentence(self, tokens: list[str]) -> BattleSentence:
        """A line to be read."""
        return BattleSentence(self, tokens)

    def bare(self, sentence: BattleSentence) -> type | None:
        """`guy moves A1`: whoever acts is said first, so the line is turned round."""
        tokens = sentence.tokens
        if plain(" ".join(tokens[:1])) in self.words.verbs:
            return None
        people, size = find(tokens, 0, self.roll.people)
        for end in range(len(tokens), size, -1) if people else ():
            if verb := self.words.acts.get(plain(" ".join(tokens[size:end]))):
                sentence.tokens = [*verb.split(" "), *tokens[:size], *tokens[end:]]
                break
        return None

    def complete(self, kind: type, given: Given) -> tuple[Command, bool] | Refusal:
        """The command that is meant, and whether something was added to what was said. Raises Stuck."""
        return complete(self, kind, given)

    def write(self, command: Command) -> str:
        """A command as a player would type it; reading it gives the same command again."""
        return sentence_of(self.roll, command)
