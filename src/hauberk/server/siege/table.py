"""A siege being played at this server, as those who sit at it see it."""

from __future__ import annotations

from typing import ClassVar

from hauberk.battle.core.being import SIDES, Side
from hauberk.play.siege.game import SiegeMatch
from hauberk.server.days import ASKS, DaysTable
from hauberk.server.encoding import Json
from hauberk.server.messages import OutOfTurn, Request
from hauberk.server.siege.sheet import calendar
from hauberk.server.siege.speech import SiegeSpeech
from hauberk.server.siege.views import Seen, ground, sheets, shown
from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command


class SiegeTable(DaysTable):
    """A siege with its seats."""

    letters = SIDES
    asks: ClassVar = {**ASKS, "ground": (), "sheets": ()}
    no_undo: ClassVar = []
    game: SiegeMatch

    # -- playing -----------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> SiegeSpeech:
        """How this siege is told in a language, made once."""
        found: SiegeSpeech = super().speech(language)
        return found

    @property
    def left_word(self) -> bool:
        """Does a person let days go by?"""
        return any(days is not None and days.run and self.is_person(SIDES[side]) for side, days in enumerate(self.state.quiet))

    @property
    def asks_how(self) -> bool:
        """Is it being asked how a fight is fought?"""
        return bool(self.state.pending) and isinstance(self.state.pending[-1], q.ResolveAsked)

    def fighters(self) -> tuple[str, str]:
        """Both sides, always."""
        return SIDES[0], SIDES[1]

    def how(self, choice: str) -> Command:
        """On the map, or by the table of quick results."""
        return Answer(choice)

    # -- views -------------------------------------------------------------------------------------------------------

    def new_speech(self, language: str) -> SiegeSpeech:
        """How this siege is told in a language."""
        return SiegeSpeech(self.game, language)

    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """The siege as these seats see it."""
        sees = _sides(you)
        scenario = self.scenario
        return {
            "siege": {
                "id": scenario.id, "title": scenario.title[language], "briefing": scenario.briefing[language], "begins": scenario.begins,
                "days": scenario.days, "ruleset": scenario.ruleset.id,
                "open_provisions": scenario.ruleset.siege_switches.open_provisions,
                "sides": [{"side": letter, "name": scenario.sides[side][language]} for side, letter in enumerate(SIDES)],
            },
            **shown(self._seen(sees, language), self.chronicle(language, you), calendar(self.game, sees)),
            "standing": self.standing(language, you),
            "undo": [SIDES[side] for side in sees if not self.fight_id and self.game.may_undo(side) is None],
        }  # fmt: skip

    def _seen(self, sees: tuple[Side, ...], language: str) -> Seen:
        """How these sides see it; how a fight is fought is asked of whoever must say it here, or of nobody if that is settled."""
        position = self.game.position
        question = position.state.pending[-1] if position.state.pending and self.settled_how is None else None
        if isinstance(question, q.ResolveAsked) and self.seat:
            question = question._replace(side=SIDES.index(self.seat))
        mine = question is not None and question.side in sees
        return Seen(position, sees, question, mine, self.speech(language).names, language)

    def watcher(self, you: tuple[str, ...]) -> Side | None:
        """The side as which these seats know the story; with both seats, or when all is over, everything is told."""
        sees = _sides(you)
        return None if self.over or len(sees) == len(SIDES) else sees[0] if sees else -1

    def listener(self, you: tuple[str, ...]) -> Side | None:
        """As its story is told to them."""
        return self.watcher(you)

    def sides(self, language: str) -> list[Json]:
        """Both sides."""
        return [{"id": letter, "seat": letter, "name": self.scenario.sides[side][language]} for side, letter in enumerate(SIDES)]

    def winners(self) -> list[str]:
        """Who has won, if anybody has."""
        outcome = self.state.outcome
        return [SIDES[outcome.winner]] if outcome is not None and outcome.winner is not None else []

    def reader(self, seat: str) -> Side:
        """The side that sits there."""
        return SIDES.index(seat)

    def further(self, language: str, you: tuple[str, ...], request: Request) -> Json | None:
        """The open ground on which a side is about to place its people, None where it is the place itself; or the grounds it may choose."""
        if self.seat not in you:
            raise OutOfTurn
        pending = self.state.pending
        shown = sheets if request.kind == "sheets" else ground
        return shown(self.game.position, pending[-1] if pending else None, language, self.scenario.picture)


def _sides(you: tuple[str, ...]) -> tuple[Side, ...]:
    """The sides of some seats."""
    return tuple(SIDES.index(seat) for seat in you)
