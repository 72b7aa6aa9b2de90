"""A siege or a campaign at the text table: games of days, with battles inside that are played at the same table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hauberk.play.campaign.game import CampaignMatch
from hauberk.play.siege.game import SiegeMatch
from hauberk.text.battle.table import BattleTable
from hauberk.text.campaign.speech import CampaignSpeech
from hauberk.text.opponent import USUAL, Opponent, opponent
from hauberk.text.siege.speech import SiegeSpeech
from hauberk.text.speech import DaysSpeech
from hauberk.text.table import TextTable

FEW = 12
"""So many orders are read out; of more it is said how many there are."""


class DaysTable(TextTable):
    """A game of days played line by line."""

    speech: DaysSpeech

    def __init__(
        self, speech: DaysSpeech, sides: frozenset[int], players: tuple[Opponent, Opponent],
        voice: Callable[[str], None], record: Path | None,
    ) -> None:  # fmt: skip
        super().__init__(speech, sides, players, voice, record)
        self._inside: BattleTable | None = None
        """The table of the fight that is being played."""

    @abstractmethod
    def _fighters(self) -> tuple[int | None, int | None]:
        """The seats of those who meet in the fight of the moment; None for somebody who is played by rule."""

    def _offered(self, command: Any, weigh: bool) -> str:
        return self.scene.write(command)

    def _announce(self) -> None:
        state = self.game.state
        key = (len(self.game.steps), state.outcome is not None)
        if key == self._announced:
            return
        self._announced = key
        if state.outcome is not None:
            self._say("over-words")
            return
        self._speak(self.speech.asked())
        legal = self.game.legal
        first = [command for command, _ in zip(legal, range(FEW + 1), strict=False)]
        if len(first) <= FEW:
            self._offer.set(self.scene, first)
        else:
            self._say("can-say", number=len(legal))

    def _answer(self, word: str, rest: Any) -> list[str] | None:
        return self.speech.look() if word == "look" else self.speech.answer(word, rest)

    def _all_options(self, rest: Any) -> None:
        self._offer.set(self.scene, list(self.game.legal))

    # -- fights --------------------------------------------------------------------------------------------------------

    def _plays_inside(self) -> bool:
        """Begin the fight that is to be played: at this table if its player takes part, else two captains fight it out."""
        if not self.game.awaits_fight:
            return False
        fight = self.game.open_fight()
        sides = frozenset(side for side, seat in enumerate(self._fighters()) if seat in self._sides)
        if not sides:
            self._say("fight-elsewhere")
            captains = [opponent("steady:1", f"{fight.seed}/{side}") for side in "AB"]
            while (side := fight.side) is not None:
                fight.do(captains[side].choose(fight))
            self._take_over(fight)
            return False
        self._say("fight-begins")
        players = (opponent(USUAL, f"{fight.seed}/enemy"), opponent(USUAL, f"{fight.seed}/adviser"))
        self._inside = BattleTable(fight, sides, players, self._messages.language, self._voice)
        self._inside.open()
        return True

    def hear(self, line: str) -> None:
        """One typed line; while a fight is played it is heard there."""
        if self._inside is None:
            super().hear(line)
            return
        self._inside.hear(line)
        if self._inside.game.state.outcome is not None:
            fight, self._inside = self._inside.game, None
            self._say("fight-over")
            self._take_over(fight)
            self.go_on()
        elif self._inside.left:
            self._quit()

    def _take_over(self, fight: Any) -> None:
        before, number = self.game.state, len(self.game.steps)
        self._tell_step(number, self.game.close_fight(fight), before)


class SiegeTable(DaysTable):
    """A siege played line by line."""

    def __init__(
        self, game: SiegeMatch, sides: frozenset[int], players: tuple[Opponent, Opponent], language: str,
        voice: Callable[[str], None], record: Path | None = None,
    ) -> None:  # fmt: skip
        watcher = next(iter(sides)) if len(sides) == 1 else None
        super().__init__(SiegeSpeech(game, language, watcher), sides, players, voice, record)

    def _fighters(self) -> tuple[int | None, int | None]:
        return 0, 1


class CampaignTable(DaysTable):
    """A campaign played line by line."""

    game: CampaignMatch

    def __init__(
        self, game: CampaignMatch, sides: frozenset[int], players: tuple[Opponent, Opponent], language: str,
        voice: Callable[[str], None], record: Path | None = None,
    ) -> None:  # fmt: skip
        watcher = game.scenario.factions[next(iter(sides))].id if len(sides) == 1 else None
        super().__init__(CampaignSpeech(game, language, watcher), sides, players, voice, record)

    def _fighters(self) -> tuple[int | None, int | None]:
        state = self.game.state
        siege = state.sieges.get(state.now) if not state.pending else None
        names = (siege.besieger, siege.besieged) if siege is not None else state.battle.factions if state.battle is not None else ("", "")
        seats = [next((number for number, each in enumerate(self.game.scenario.factions) if each.id == name), None) for name in names]
        return seats[0], seats[1]
