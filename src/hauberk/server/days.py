"""A game that goes by days, a siege or a campaign, at its table: what both have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import copy
from functools import partial
from itertools import islice
from typing import Any, ClassVar, Self

import msgspec
from msgspec import UNSET

from hauberk.play.battle.view import person_json
from hauberk.play.forecast import forecast, forecast_json
from hauberk.play.protocol import common as said
from hauberk.play.record_writer import AnyMatch
from hauberk.play.steps import Undone
from hauberk.server.encoding import Json, details_of, line_json
from hauberk.server.messages import OutOfTurn, Request
from hauberk.server.store import Kept
from hauberk.server.table import Table
from hauberk.tell.chronicle import Chronicle, steps_of
from hauberk.tell.fight_summary import last_fought
from hauberk.tell.forecast_lines import weighed
from hauberk.tell.letter import Letter, Letters, letter_json
from hauberk.tell.story import Story

ASKS: dict[str, tuple[str, ...]] = {
    "view": (), "legal": (), "why": ("do",), "forecast": ("do",), "hint": (), "chronicle": (), "letters": (),
    "orders": ("side",), "dry_run": ("side",),
}  # fmt: skip
MOST_LEGAL = 500
"""Limit of lawful commands that are written out."""
MOST_WAYS, DRAWN = 200, 200
"""Limits of a guest's forecast: branches that are enumerated, and samples that are drawn instead."""


class DaysTable(Table):
    """A siege or a campaign with its seats."""

    noted: ClassVar = (("day", "over", "side", "won"), ())
    no_undo: ClassVar[Any]
    """What the view says where nothing can be taken back."""

    def __init__(self, kept: Kept, game: AnyMatch, after: list[Any] | None = None) -> None:
        super().__init__(kept, game, after)
        self._chronicles: dict[tuple[str, Any], Chronicle] = {}
        self._mail: dict[tuple[str, str], Letters] = {}

    @abstractmethod
    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """What the view of these seats has besides what every view has."""

    @abstractmethod
    def watcher(self, you: tuple[str, ...]) -> Any:
        """As whom the holders of these seats know the story: a side, a faction; None if they may know everything."""

    @abstractmethod
    def reader(self, seat: str) -> Any:
        """Who hears the story at one seat, whoever else holds it: its side or faction."""

    @abstractmethod
    def further(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question that can be asked at such games only. Raises OutOfTurn if it is not theirs to ask now."""

    def as_of(self, number: int) -> Self:
        """The same table as it was after an entry of the log; days that have been told need not be told again."""
        past = super().as_of(number)
        past._chronicles = {reader: copy(chronicle) for reader, chronicle in self._chronicles.items()}
        past._mail = {reader: copy(letters) for reader, letters in self._mail.items()}
        return past

    def chronicle(self, language: str, you: tuple[str, ...]) -> list[said.ChronicleDay]:
        """The days so far, as far as these seats may know them; only the day that has changed is told again."""
        reader = language, self.watcher(you)
        if reader not in self._chronicles:
            self._chronicles[reader] = Chronicle(self.teller(*reader))
        days = self._chronicles[reader].days(steps_of(self.game))
        return [said.ChronicleDay(day.day, day.date, list(day.sentences)) for day in days]

    def mail(self, language: str, you: tuple[str, ...]) -> Sequence[Letter]:
        """The letters to the seat that decides, if it is one of these, else to the first of them; who only looks on gets none."""
        if not you:
            return ()
        seat = self.seat if self.seat in you else you[0]
        if (language, seat) not in self._mail:
            self._mail[language, seat] = Letters(self.teller(language, self.reader(seat)), self.letters.index(seat))
        return self._mail[language, seat].all(self.game)

    def fought(self, language: str, you: tuple[str, ...]) -> said.FoughtView | None:
        """What the last fight of the seat that decides has come to, with the faces of those it cost something."""
        if not you:
            return None
        seat = self.seat if self.seat in you else you[0]
        found = last_fought(self.game, self.teller(language, self.reader(seat)))
        if found is None:
            return None
        people = {loss.who: person_json(loss.character, language) for loss in found.losses}
        losses = [said.Loss(loss.who, loss.state, loss.side, loss.leads) for loss in found.losses]
        return said.FoughtView(found.decided, found.hex, list(found.why), [line_json(line) for line in found.lines], losses, people)

    def teller(self, language: str, watcher: Any) -> Story:
        """Who tells the story to somebody."""
        return Story(self.game.game, self.scenario, language, watcher, self.game.field)

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything the holders of these seats must know, built up from nothing."""
        mail = self.mail(language, you)
        found: Json = {
            "id": self.id,
            "seq": self.seq,
            "you": list(you),
            "seats": self.seats,
            "fight": self.fight_id,
            "captains": self.captains and bool(self.fight_id),
            "fights": self.way,
            "commitment": self.game.commitment,
            **self.shown(language, you),
            "letter": letter_json(mail[-1]) if mail else None,
            "fought": self.fought(language, you),
        }
        if self.over:
            found["seed"] = self.game.seed
        plain: Json = msgspec.to_builtins(found)  # what has changed is looked for in plain values
        return plain

    def answer(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question. Raises OutOfTurn if it is not theirs to ask now."""
        if request.kind == "chronicle":
            return self.chronicle(language, you)
        if request.kind == "letters":
            return [letter_json(letter) for letter in self.mail(language, you)]
        if request.kind == "legal":
            return self.legal(you)
        if request.kind not in ("why", "forecast"):
            return self.further(language, you, request)
        if self.speaker(request.fields["do"]) not in you:
            raise OutOfTurn
        command = self.wire.read_command(request.fields["do"])
        return self.why(command, language) if request.kind == "why" else self.forecast(command, language)

    def legal(self, you: tuple[str, ...]) -> said.LegalCommands:
        """What may be commanded now. Raises OutOfTurn if another seat decides: what is lawful tells of what only that seat knows."""
        if self.seat not in you:
            raise OutOfTurn
        legal = self.game.legal
        return said.LegalCommands(len(legal), [self.wire.command(command) for command in islice(legal, MOST_LEGAL)])

    def forecast(self, command: Any, language: str) -> Json:
        """What may come of a command, as far as the seat knows that gives it; else the refusal."""
        game, position = self.game.game, self.game.position
        if (refusal := self.game.why_not(command)) is not None:
            return {"refused": self.refusal(refusal, language)}
        found = forecast(game, game.foreseen(position, command), command, MOST_WAYS, DRAWN)
        speech = self.speech(language)
        lines = weighed(speech.messages, found, partial(speech.names.changed, self.state))
        return {**forecast_json(self.wire, found), "lines": lines}

    def why(self, command: Any, language: str) -> said.Lawfulness:
        """Whether a command is lawful, else the refusal."""
        refusal = self.game.why_not(command)
        return said.Lawfulness(lawful=refusal is None, refused=UNSET if refusal is None else self.refusal(refusal, language))

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""
        return {
            "day": self.state.day,
            "over": self.over,
            "side": self.seat or None,
            "won": self.won,
            **{language: {} for language in languages},
        }

    # -- moments -----------------------------------------------------------------------------------------------------

    def view_at(self, language: str, number: int, slim: bool = False, you: Sequence[str] = ()) -> Json:
        """The view as it was after an entry of the log, for whoever holds these seats."""
        return {**self.as_of(number).view(language, tuple(you)), "undo": self.no_undo, "last": self.seq - 1}

    def lines_by_entry(self, language: str, you: Sequence[str] = ()) -> dict[int, list[said.Line]]:
        """The story so far by the entries of the log, as far as these seats may know it."""
        story, found, told = self.teller(language, self.watcher(tuple(you))), dict[int, list[said.Line]](), 0
        for number, entry in enumerate(self.game.log):
            before = self.after[number - 1] if number else self.game.start
            lines = story.tell(entry.events, before, entry.standing) if not isinstance(entry, Undone) else ()
            found[number] = [
                said.Line(line.kind, line.text, details_of(line), told + each, number, list(line.people), [])
                for each, line in enumerate(lines)
            ]
            told += len(found[number])
        return found

    def moment(self, number: int, lines: list[said.Line]) -> Json:
        """One entry of the log, for the replay."""
        entry = self.game.log[number]
        return {
            "number": number, "day": self.after[number].day, "side": self.letters[entry.side], "undone": isinstance(entry, Undone),
            "lines": lines,
        }  # fmt: skip
