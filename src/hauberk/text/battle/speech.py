"""A battle in the words of one language."""

from __future__ import annotations

from hauberk.battle.core.commands import Command
from hauberk.play.battle.game import Battle
from hauberk.play.forecast import Forecast
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
        self.roll = Roll(self.names, game.scenario.start, words_in(language))

    @property
    def scene(self) -> BattleScene:
        """The moment, as lines are read in it."""
        return BattleScene(self.roll, self.game.legal)

    def side(self, side: int) -> str:
        """A side by its name."""
        return str(self.names.side(side))

    def called(self, id_: str) -> str:
        """Somebody by his name."""
        return str(self.names.being(self.game.state, id_).text)

    def look(self) -> list[str]:
        """The whole table, line by line."""
        side = self.game.side
        return Eyes(self.scene).table(side if side is not None else 0)

    def picture(self) -> list[str]:
        """The map by signs, and who decides."""
        return [*picture(self.scene), *self.asked()]

    def odds(self, command: Command, found: Forecast | None = None) -> list[str]:
        """What may come of a command, term by term, with its chances. Raises Refused."""
        return odds(self.scene, command)

    def goal(self) -> list[str]:
        """What the battle is about, and how it stands."""
        eyes = Eyes(self.scene)
        return [*super().goal(), eyes.turn(), *eyes.score()]
