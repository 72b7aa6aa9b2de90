"""A siege being played at this server, as those who sit at it see it."""

from __future__ import annotations

from typing import ClassVar

from hauberk.battle.core.being import SIDES, Side
from hauberk.play.battle.view import person_json
from hauberk.play.siege.forecast import event_odds
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.view import view
from hauberk.server.days import ASKS, DaysTable
from hauberk.server.encoding import Json
from hauberk.server.messages import OutOfTurn, Request
from hauberk.server.siege.board import ground_of, machines_of
from hauberk.server.siege.sheet import answers_to, calendar, event_name, room_for, tents_of
from hauberk.server.siege.speech import SiegeSpeech
from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command

DAYS_SHOWN = 12


class SiegeTable(DaysTable):
    """A siege with its seats."""

    letters = SIDES
    asks: ClassVar = {**ASKS, "ground": ()}
    game: SiegeMatch

    # -- playing -----------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> SiegeSpeech:
        """How this siege is told in a language, made once."""
        found: SiegeSpeech = super().speech(language)
        return found

    @property
    def asks_how(self) -> bool:
        """Is it being asked how a fight is fought?"""
        return bool(self.state.pending) and isinstance(self.state.pending[-1], q.ResolveAsked)

    def fighters(self) -> tuple[str, str]:
        """Both sides, always."""
        return SIDES[0], SIDES[1]

    def quick(self) -> Command:
        """The table of quick results says how a fight ends."""
        return Answer("quick")

    # -- views -------------------------------------------------------------------------------------------------------

    def new_speech(self, language: str) -> SiegeSpeech:
        """How this siege is told in a language."""
        return SiegeSpeech(self.game, language)

    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """The siege as these seats see it."""
        sees = _sides(you)
        state, scenario = self.state, self.scenario
        story = self.chronicle(language, you)
        return {
            "siege": {
                "id": scenario.id, "title": scenario.title[language], "briefing": scenario.briefing[language], "begins": scenario.begins,
                "days": scenario.days, "ruleset": scenario.ruleset.id,
                "open_provisions": scenario.ruleset.siege_switches.open_provisions,
                "sides": [{"side": letter, "name": scenario.sides[side][language]} for side, letter in enumerate(SIDES)],
            },
            "position": self._position(sees),
            "people": {who: person_json(person.character, language) for who, person in state.people.items()},
            "ask": self.ask(language, sees),
            "chronicle": story[-DAYS_SHOWN:],
            "days": len(story),
            "events": self._events(language),
            "calendar": calendar(self.game, sees),
            "undo": [SIDES[side] for side in sees if not self.fight_id and self.game.may_undo(side) is None],
        }  # fmt: skip

    def _position(self, sees: tuple[Side, ...]) -> Json:
        """The siege as these seats see it."""
        found = view(self.game.field.at(self.state), sees)
        found["machines"] = machines_of(self.scenario, self.state)
        if self.state.pending and isinstance(self.question, q.ResolveAsked) and self.question.side in sees:
            found["asked"] = self.wire.question(self.question)
        return found

    def _events(self, language: str) -> list[Json]:
        """What the next morning may bring."""
        if self.state.outcome is not None:
            return []
        field = self.game.field
        return [each | {"name": event_name(field, each["event"], language)} for each in event_odds(field.at(self.state))]

    def watcher(self, you: tuple[str, ...]) -> Side | None:
        """The side as which these seats know the story; with both seats, or when all is over, everything is told."""
        sees = _sides(you)
        return None if self.over or len(sees) == len(SIDES) else sees[0] if sees else -1

    def ask(self, language: str, sees: tuple[Side, ...]) -> Json | None:
        """Who must decide and what; with all that can be said to it for who may say it."""
        state, field = self.state, self.game.field
        if not state.pending:
            return None
        question = self.question
        mine = question.side in sees
        found = self.speech(language).asked(question, mine)
        if not mine:
            return found
        return found | answers_to(field.at(state), question, language)

    def further(self, language: str, you: tuple[str, ...], request: Request) -> Json | None:
        """The open ground on which a side is about to place its people; None where it is the place itself."""
        if self.seat not in you:
            raise OutOfTurn
        return self.ground(language)

    def ground(self, language: str) -> Json | None:
        """The open ground on which a side is about to place its people, with the tents on it; None where it is the place itself."""
        state, field = self.state, self.game.field
        question = state.pending[-1] if state.pending else None
        if not isinstance(question, q.ArrangeAsked) or not (name := room_for(field.at(state), question)["ground"]):
            return None
        return {"board": ground_of(self.scenario, name, language), "works": {"ground": tents_of(field.at(state))}}

    @property
    def question(self) -> q.Question:
        """What is asked, of whom it is asked here."""
        question, seat = self.state.pending[-1], self.seat
        return question._replace(side=SIDES.index(seat)) if seat and isinstance(question, q.ResolveAsked) else question


def _sides(you: tuple[str, ...]) -> tuple[Side, ...]:
    """The sides of some seats."""
    return tuple(SIDES.index(seat) for seat in you)
