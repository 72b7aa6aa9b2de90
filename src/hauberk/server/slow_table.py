"""A game that changes slowly, a siege or a campaign, as it is played at this server: what both have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

from hauberk.basis.refusal import Refusal
from hauberk.play.record import parse, resume
from hauberk.play.record_writer import AnyMatch, entry_json
from hauberk.play.wire import Translator
from hauberk.server.battle.speech import Json
from hauberk.server.store import Kept, Row
from hauberk.server.table import encode


class SlowSpeech(Protocol):
    """How such a game is told in one language."""

    def refusal(self, refusal: Refusal) -> Json: ...


G = TypeVar("G", bound=AnyMatch)
C = TypeVar("C")
S = TypeVar("S", bound=SlowSpeech)


class SlowTable(ABC, Generic[G, C, S]):
    """A game with its seats, which go by letters."""

    letters: ClassVar[tuple[str, ...]]
    """The letters of seats, in the order of the sides or factions."""
    wire: Translator

    def __init__(self, kept: Kept, game: G) -> None:
        self.id, self.kept, self.game = kept.id, kept, game
        self.seats: dict[str, Json] = kept.seats
        self.captains = False
        """Two captains fight the fight of the moment, and nobody need look on."""
        self._speeches: dict[str, S] = {}

    @classmethod
    def load(cls, kept: Kept, entries: list[str]) -> Self:
        """A game as its entries tell it."""
        record = parse("\n".join((encode(kept.header).decode(), *entries)), kept.id)
        return cls(kept, cast(G, resume(record, kept.seed)))

    # -- what differs ------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def asks_how(self) -> bool:
        """Is it being asked how a fight is fought?"""

    @abstractmethod
    def fighters(self) -> tuple[str, str]:
        """The seats of the two sides of the fight of the moment, A and B on its map; "" where nobody decides."""

    @abstractmethod
    def is_report(self, command: C) -> bool:
        """Does this command bring the result of a fight? Nobody at the table may say that."""

    @abstractmethod
    def new_speech(self, language: str) -> S:
        """How this game is told in a language."""

    @abstractmethod
    def shown(self, language: str, you: tuple[str, ...]) -> Json:
        """What the view of these seats has besides what every view has."""

    @abstractmethod
    def chronicle(self, language: str, you: tuple[str, ...]) -> list[Json]:
        """The days so far, as far as these seats may know them."""

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def fight_id(self) -> str:
        """The id of the game in which the fight of the moment is fought: it follows from the own one; "" if there is none."""
        call = self.game.game.fight(self.game.position)
        return f"{self.id}-{call.label}" if call is not None else ""

    def report(self, fight: AnyMatch) -> C:
        """The command by which the result of the fight of the moment comes back, with its record."""
        call = self.game.game.fight(self.game.position)
        assert call is not None
        return cast(C, call.report(fight))

    @property
    def seq(self) -> int:
        """The number of the position."""
        return len(self.game.log)

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.game.state.outcome is not None

    @property
    def seat(self) -> str:
        """The seat that must decide; "" for nobody, or while a fight is fought.

        How a fight of the computer's is fought, a person says who takes part in it.
        """
        side = None if self.game.awaits_fight else self.game.side
        if side is None:
            return ""
        seat = self.letters[side]
        if self.asks_how and not self.is_person(seat):
            return next((each for each in self.fighters() if self.is_person(each)), seat)
        return seat

    def is_person(self, seat: str) -> bool:
        """Does a person sit there?"""
        return bool(self.seats.get(seat, {}).get("who") == "person")

    @property
    def computer(self) -> Json | None:
        """The computer that must decide now, if it is one."""
        seat = self.seats.get(self.seat)
        return seat if seat is not None and seat["who"] == "captain" else None

    @property
    def patience(self) -> float:
        """Seconds that whoever must decide has for it, 0 for no limit. A fight has a limit if all have one who take part in it."""
        deciding = self.fighters() if self.fight_id else (self.seat,)
        limits = [float(self.seats[seat].get("patience", 0)) for seat in deciding if self.is_person(seat)]
        return max(limits) if limits and all(limits) else 0.0

    def do(self, command: C) -> Row:
        """Carry out a command; the row to be stored. Raises Refused, or whatever fails, and then nothing has changed, not even the dice."""
        return self._kept(lambda: self.game.do(command))

    def undo(self, seat: str) -> Row:
        """Take back a seat's last step. Raises Refused, or whatever fails, and then nothing has changed."""
        return self._kept(lambda: self.game.undo(self.letters.index(seat)))

    def _kept(self, change: Callable[[], Any]) -> Row:
        mark = self.game.mark()
        try:
            change()
            return self._row()
        except BaseException:
            self.game.back_to(mark)
            raise

    def _row(self) -> Row:
        number = self.seq - 1
        return Row(self.id, number, encode(entry_json(self.wire, self.game.log[number])))

    def bodies(self) -> list[bytes]:
        """All entries of the log as they are stored."""
        return [encode(entry_json(self.wire, entry)) for entry in self.game.log]

    def written(self) -> list[bytes]:
        """The record so far, line by line."""
        return [encode(self.kept.header), *self.bodies()]

    def record(self) -> bytes:
        """The whole record, JSON lines; the seed comes last, when all is over."""
        lines = self.written()
        if self.over:
            lines.append(encode({"seed": self.game.seed}))
        return b"\n".join(lines) + b"\n"

    # -- views -------------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> S:
        """How this game is told in a language, made once."""
        if language not in self._speeches:
            self._speeches[language] = self.new_speech(language)
        return self._speeches[language]

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything one who sits down must know, built up from nothing."""
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

    def why(self, command: C, language: str) -> Json:
        """Whether a command is lawful, else the refusal."""
        refusal = self.game.why_not(command)
        return {"lawful": True} if refusal is None else {"lawful": False, "refused": self.speech(language).refusal(refusal)}

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""
        titles = {language: {"title": self.game.scenario.title[language]} for language in languages}
        return {"day": self.game.state.day, "over": self.over, "side": self.seat or None, **titles}
