"""A battle in the words of one language."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.basis.refusal import Refusal
from hauberk.battle.commands import Command
from hauberk.battle.events import Event
from hauberk.battle.state import State
from hauberk.play.battle.game import Battle
from hauberk.tell.battle.reasons import decision_text, refusal_text
from hauberk.tell.battle.story import Story
from hauberk.tell.battle.telling import Line
from hauberk.text.battle.looking import Eyes
from hauberk.text.battle.naming import Roll
from hauberk.text.battle.odds import odds
from hauberk.text.battle.picture import picture
from hauberk.text.battle.scene import BattleScene
from hauberk.text.speech import Speech
from hauberk.text.words import words_in


class BattleSpeech(Speech):
    """One language at one battle."""

    game: Battle

    def __init__(self, game: Battle, language: str) -> None:
        super().__init__(game, language)
        self._story = Story(game.scenario, language)
        self.names = self._story.names
        self.roll = Roll(self.names, game.scenario.start, words_in(language))

    @property
    def scene(self) -> BattleScene:
        """The moment, as lines are read in it."""
        return BattleScene(self.roll, self.game.legal)

    def side(self, side: int) -> str:
        """A side by its name."""
        return self.names.side(side)

    def called(self, who: str) -> str:
        """Somebody by his name."""
        return self.names.being(self.game.state, who).text

    def tell(self, events: Sequence[Event], before: State) -> list[Line]:
        """The lines of one step."""
        return self._story.tell(events, before)

    def asked(self) -> list[str]:
        """Who must decide what."""
        return [decision_text(self.names, self.game.state)] if self.game.side is not None else []

    def refusal(self, refusal: Refusal) -> str:
        """What stops a player with its rule, and what would allow it."""
        return refusal_text(self.messages, refusal, self.game.position, self.names.sides)

    def look(self) -> list[str]:
        """The whole table, line by line."""
        side = self.game.side
        return Eyes(self.scene).table(side if side is not None else 0)

    def picture(self) -> list[str]:
        """The map by signs."""
        return picture(self.scene)

    def odds(self, command: Command) -> list[str]:
        """What may come of a command, with its chances. Raises Refused."""
        return odds(self.scene, command)

    def goal(self) -> list[str]:
        """What the battle is about, and how it stands."""
        eyes = Eyes(self.scene)
        return [*super().goal(), eyes.turn(), *eyes.score()]
