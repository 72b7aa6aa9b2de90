"""A game that goes by days, a siege or a campaign, at its table: what both have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from hauberk.play.steps import Undone
from hauberk.server.encoding import Json
from hauberk.server.messages import OutOfTurn, Request
from hauberk.server.table import Table
from hauberk.tell.battle.telling import Line


class Teller(Protocol):
    """Who tells what has happened, line by line."""

    def tell(self, events: Sequence[Any], state: Any) -> list[Line]:
        """The lines of some events; `state`: before the first of them."""


ASKS: dict[str, tuple[str, ...]] = {"view": (), "why": ("do",), "chronicle": ()}


class DaysTable(Table):
    """A siege or a campaign with its seats."""

    noted: ClassVar = (("day", "over", "side"), ())

    @abstractmethod
    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """What the view of these seats has besides what every view has."""

    @abstractmethod
    def chronicle(self, language: str, you: tuple[str, ...]) -> list[Json]:
        """The days so far, as far as these seats may know them."""

    @abstractmethod
    def further(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question that can be asked at such games only. Raises OutOfTurn if it is not theirs to ask now."""

    @abstractmethod
    def teller(self, language: str, you: tuple[str, ...]) -> Teller:
        """Who tells the story as far as these seats may know it."""

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything the holders of these seats must know, built up from nothing."""
        found: Json = {
            "id": self.id,
            "seq": self.seq,
            "you": list(you),
            "seats": self.seats,
            "fight": self.fight_id,
            "captains": self.captains and bool(self.fight_id),
            "commitment": self.game.commitment,
            **self.shown(language, you),
        }
        if self.over:
            found["seed"] = self.game.seed
        return found

    def answer(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question. Raises OutOfTurn if it is not theirs to ask now."""
        if request.kind == "chronicle":
            return self.chronicle(language, you)
        if request.kind != "why":
            return self.further(language, you, request)
        if self.seat not in you:
            raise OutOfTurn
        return self.why(self.wire.read_command(request.fields["do"]), language)

    def why(self, command: Any, language: str) -> Json:
        """Whether a command is lawful, else the refusal."""
        refusal = self.game.why_not(command)
        return {"lawful": True} if refusal is None else {"lawful": False, "refused": self.refusal(refusal, language)}

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""
        return {"day": self.state.day, "over": self.over, "side": self.seat or None, **{language: {} for language in languages}}

    # -- moments -----------------------------------------------------------------------------------------------------

    def view_at(self, language: str, number: int, slim: bool = False, you: Sequence[str] = ()) -> Json:
        """The view as it was after an entry of the log, for whoever holds these seats."""
        return {**self.as_of(number).view(language, tuple(you)), "undo": None, "last": self.seq - 1}

    def lines_by_entry(self, language: str, you: Sequence[str] = ()) -> dict[int, list[Json]]:
        """The story so far by the entries of the log, as far as these seats may know it."""
        story, found, told = self.teller(language, tuple(you)), dict[int, list[Json]](), 0
        for number, entry in enumerate(self.game.log):
            before = self.after[number - 1] if number else self.game.start
            lines = story.tell(entry.events, before) if not isinstance(entry, Undone) else ()
            found[number] = [
                {"number": told + each, "entry": number, "kind": line.kind, "text": line.text, "details": [], "people": [], "hexes": []}
                for each, line in enumerate(lines)
            ]
            told += len(found[number])
        return found

    def moment(self, number: int, lines: list[Json]) -> Json:
        """One entry of the log, for the replay."""
        entry = self.game.log[number]
        return {
            "number": number, "day": self.after[number].day, "side": self.letters[entry.side], "undone": isinstance(entry, Undone),
            "lines": lines,
        }  # fmt: skip
