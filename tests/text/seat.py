"""A seat at the text table for tests: lines go in, printed lines come out."""

from __future__ import annotations

from pathlib import Path

from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import Scenario, load_scenario
from hauberk.play.match import Match
from hauberk.tell.battle.names import Names
from hauberk.tell.messages import messages_in
from hauberk.text.battle.naming import Roll
from hauberk.text.battle.scene import BattleScene
from hauberk.text.battle.table import BattleTable
from hauberk.text.opponent import opponent
from hauberk.text.words import words_in

SIDES = {"A": frozenset({0}), "B": frozenset({1}), "both": frozenset({0, 1})}


class Seat:
    """Somebody who types and reads."""

    def __init__(
        self, battle: str, language: str = "en", side: str = "A", seed: str = "1066", record: Path | None = None, game: Battle | None = None
    ) -> None:
        self.printed: list[str] = []
        self._heard = 0
        self.game = game or Match(BATTLE, load_scenario(battle), seed)
        self.table = BattleTable(
            self.game, SIDES[side], (opponent("eager", seed), opponent("eager", seed)), language, self.printed.append, record
        )
        self.table.open()

    def type(self, line: str) -> list[str]:
        """Type a line; what is printed after it."""
        self._heard = len(self.printed)
        self.table.hear(line)
        return self.printed[self._heard :]

    def answer(self, line: str) -> str:
        """Type a line; what is printed after it, in one text."""
        return "\n".join(self.type(line))


def scene_of(game: Battle, language: str = "en", scenario: Scenario | None = None) -> BattleScene:
    """A game as a line is read in it."""
    scenario = scenario or game.scenario
    names = Names(messages_in(language), scenario.field, scenario.sides)
    return BattleScene(Roll(names, scenario.start, words_in(language)), Legal(game.position))
