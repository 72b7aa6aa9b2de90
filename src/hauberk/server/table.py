"""A table: one game being played, of whatever scale, with its seats. What they see of it is told in `battle/`, `siege/` and `campaign/`."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, ClassVar, NamedTuple, Self

from msgspec import UNSET

from hauberk.common.dice import SeededDice
from hauberk.common.refusal import Refusal, Refused
from hauberk.lab.bouts import MEASURES
from hauberk.play.contract import who_decides
from hauberk.play.fighting import ASK, CAPTAINS, TABLE
from hauberk.play.match import Match
from hauberk.play.protocol import common as said
from hauberk.play.protocol.shelf import DiceView, SaltView
from hauberk.play.record import parse, states
from hauberk.play.record_writer import AnyMatch, AnyStep, entry_json
from hauberk.play.salts import dice_json, first_command
from hauberk.play.standing_orders import Orders, answer, captain_of, dry_run, write_orders
from hauberk.play.steps import Undone
from hauberk.play.wire import Malformed, Translator
from hauberk.server.encoding import Json, encode
from hauberk.server.messages import Request
from hauberk.server.store import Kept
from hauberk.tell.grammar import sentence
from hauberk.tell.scoring import scored
from hauberk.tell.standing_orders import order_text
from hauberk.tell.voices import VOICES

CLERK: Json = {"who": "captain", "captain": "steady", "strength": 1}
"""Who gives the answers that were settled when the game began."""
MOST_TRIED = 40
"""Limit of lawful commands to try when a computer's command fails."""


class Change(NamedTuple):
    """One entry of the log with the states around it."""

    number: int
    """Number of the entry; the position after it has the next number as its `seq`."""
    entry: AnyStep | Undone
    body: bytes
    """The entry as it is stored and sent."""
    before: Any
    after: Any

    @property
    def seq(self) -> int:
        """The number of the position after it."""
        return self.number + 1


class Table(ABC):
    """A game with its seats, which go by letters. Raises nothing of its own: what fails leaves everything as it was, dice too."""

    letters: ClassVar[tuple[str, ...]]
    """The letters of seats, in the order of the sides or factions."""
    asks: ClassVar[Mapping[str, tuple[str, ...]]]
    """What can be asked here, and the fields of each question."""
    noted: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]]
    """What the list of games says of it: facts, and words in every language."""
    aside: ClassVar[bool] = True
    """Its commands and views take long: they are worked out in threads, one at a time, and guests are sent differences between views."""
    shown_every: ClassVar[int] = 1
    """While computers decide one after the other, guests are shown every so many steps; always when a person must decide."""
    game: AnyMatch
    wire: Translator

    def __init__(self, kept: Kept, game: AnyMatch, after: list[Any] | None = None) -> None:
        self.id, self.kept, self.game = kept.id, kept, game
        self.seats: dict[str, Json] = kept.seats
        self.scenario = game.scenario
        self.wire = game.game.wire(game.scenario)
        self.after: list[Any] = after if after is not None else [game.state]
        """The state after each entry of the log."""
        self.captains = False
        """Two captains fight the fight of the moment, and nobody need look on."""
        self.orders: dict[str, Orders] = {}
        """What the seats have left to be answered for them; told to nobody else."""
        self._answered: tuple[int, Orders, Any] | None = None
        self._timed = any("patience" in seat for seat in kept.seats.values())
        self._speeches: dict[str, Any] = {}

    @classmethod
    def load(cls, kept: Kept, entries: list[str]) -> Self:
        """A game as its entries tell it."""
        record = parse("\n".join((encode(kept.header).decode(), *entries)), kept.id)
        after = [state for _, state in states(record)]
        game = Match(record.game, record.scenario, kept.seed, record.salts, record.inside)
        game.restore(tuple(record.log), after)
        return cls(kept, game, after)

    def as_of(self, number: int) -> Self:
        """The same table as it was after an entry of the log."""
        game = copy(self.game)
        game.dice = SeededDice(game.seed)
        game.restore(tuple(self.game.log[: number + 1]), self.after[: number + 1])
        return type(self)(self.kept, game, self.after[: number + 1])

    # -- what differs ------------------------------------------------------------------------------------------------

    @abstractmethod
    def new_speech(self, language: str) -> Any:
        """How this game is told in a language."""

    @abstractmethod
    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything the holders of these seats must know, built up from nothing."""

    @abstractmethod
    def answer(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question. Raises OutOfTurn if it is not theirs to ask now."""

    @abstractmethod
    def view_at(self, language: str, number: int, slim: bool = False, you: Sequence[str] = ()) -> Json:
        """The view as it was after an entry of the log, for whoever holds these seats; `slim`: without what never changes."""

    @abstractmethod
    def lines_by_entry(self, language: str, you: Sequence[str] = ()) -> dict[int, list[said.Line]]:
        """The story so far by the entries of the log, as far as these seats may know it."""

    @abstractmethod
    def moment(self, number: int, lines: list[said.Line]) -> Json:
        """One entry of the log with its lines, for the replay."""

    @abstractmethod
    def listener(self, you: tuple[str, ...]) -> Any:
        """As whom the holders of these seats may hear the whole story; when it is over, everything is told."""

    @abstractmethod
    def sides(self, language: str) -> list[Json]:
        """Who plays against whom: ids, names, and seats, "" where nobody decides."""

    @abstractmethod
    def winners(self) -> list[str]:
        """The ids of those who have won."""

    def standing(self, language: str, you: tuple[str, ...]) -> Json:
        """How the game stands, as far as these seats may know, in words and numbers."""
        seats = [self.letters.index(seat) for seat in you]
        names, game = self.speech(language).names, self.game
        return scored(VOICES[game.game.kind].scoring, names, game.position, game.game.standing(game.position, seats))

    @abstractmethod
    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""

    @property
    def won(self) -> list[str]:
        """The seats that have won; of a game that goes on, or that nobody has won, none."""
        if not self.over:
            return []
        winners = MEASURES[self.game.game.kind].winners(self.state.outcome)
        return [seat for seat, name in zip(self.letters, self.game.game.seats(self.scenario), strict=False) if name in winners]

    @property
    def asks_how(self) -> bool:
        """Is it being asked how a fight is fought?"""
        return False

    def fighters(self) -> tuple[str, str]:
        """The seats of the two sides of the fight of the moment, A and B on its map; "" where nobody decides."""
        return "", ""

    def how(self, choice: str) -> Any:
        """The command that says how a fight is fought: on the `map`, or `quick`ly by the table of quick results."""
        raise NotImplementedError

    def asked_how(self, seat: str) -> str:
        """The seat that says how the fight is fought of which a seat is asked: for a computer's a person who takes part in it."""
        return seat if self.is_person(seat) else next((each for each in self.fighters() if self.is_person(each)), seat)

    @property
    def way(self) -> str:
        """How the fights inside are fought, as was settled when the game began. [RULING-C-QUICK-WHO]"""
        return str(getattr(self.scenario, "fights", ASK))

    @property
    def settled_how(self) -> Any:
        """What answers to how a fight is fought without anybody's being asked: what was settled when the game began, and the table where a
        computer is asked; None for a person's word. [RULING-C-QUICK-WHO, C-CG-12]"""
        if not self.asks_how:
            return None
        if not any(self.is_person(each) for each in self.fighters()):
            return self.how("quick")
        if self.way != ASK:
            return self.how("quick" if self.way == TABLE else "map")
        return None if self.is_person(self.asked_how(self.letters[self.game.side or 0])) else self.how("quick")

    @property
    def sends_captains(self) -> bool:
        """Do two captains fight the fight of the moment, as was settled when the game began?"""
        return self.way == CAPTAINS and bool(self.fight_id)

    def usual(self) -> Iterator[Any]:
        """What is done when a computer has nothing to say: the first of these that can be done."""
        return islice(self.game.legal, MOST_TRIED)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def fight_id(self) -> str:
        """The id of the game in which the fight of the moment is fought: it follows from the own one; "" if there is none."""
        call = self.game.game.fight(self.game.position)
        return f"{self.id}-{call.label}" if call is not None else ""

    def report(self, fight: AnyMatch) -> Any:
        """The command by which the result of the fight of the moment comes back, with its record."""
        call = self.game.game.fight(self.game.position)
        assert call is not None
        return call.report(fight)

    def is_report(self, command: Any) -> bool:
        """Does this command bring the result of a fight? Nobody at the table may say that."""
        return self.game.game.reported(command) is not None

    @property
    def seq(self) -> int:
        """The number of the position."""
        return len(self.game.log)

    @property
    def state(self) -> Any:
        """How things stand."""
        return self.game.state

    @property
    def side(self) -> int | None:
        """The number of the side that must decide; None when it is over."""
        return self.game.side

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.game.state.outcome is not None

    @property
    def seat(self) -> str:
        """The seat that must decide; "" for nobody, while a fight is fought, or where it was settled before how one is."""
        side = None if self.game.awaits_fight else self.game.side
        if side is None or (self.way != ASK and self.settled_how is not None):
            return ""
        return self.asked_how(self.letters[side]) if self.asks_how else self.letters[side]

    def is_person(self, seat: str) -> bool:
        """Does a person sit there?"""
        return bool(self.seats.get(seat, {}).get("who") == "person")

    @property
    def computer(self) -> Json | None:
        """The computer that must decide now, if it is one; it says what was settled before, too."""
        if self.settled_how is not None:
            return CLERK
        seat = self.seats.get(self.seat)
        return seat if seat is not None and seat["who"] == "captain" else self.deputy

    @property
    def deputy(self) -> Json | None:
        """Who answers for a person by his standing orders; None if he is to be asked."""
        if not self.orders.get(self.seat):
            return None
        if self.by_order is not None:
            return {**CLERK, "standing": True}
        book = self.game.game.standing_orders
        captain = captain_of(book, self.orders[self.seat], book.asked(self.game.position))
        return {**CLERK, "captain": captain, "strength": 2, "standing": True} if captain else None

    @property
    def by_order(self) -> Any:
        """What the standing orders of the person who must decide answer; None if they say nothing of it."""
        orders = self.orders.get(self.seat, ())
        if not orders or not self.is_person(self.seat):
            return None
        if self._answered is None or self._answered[:2] != (self.seq, orders):
            game = self.game
            self._answered = self.seq, orders, answer(game.game.standing_orders, orders, game.position, game.legal)
        return self._answered[2]

    def left_orders(self, language: str, seat: str) -> said.LeftOrders:
        """The standing orders of a seat, each in words."""
        voice, names, book = VOICES[self.game.game.kind], self.speech(language).names, self.game.game.standing_orders

        def in_words(orders: Orders) -> list[said.LeftOrder]:
            texts = [order_text(voice, names, self.state, order) for order in orders]
            return [said.LeftOrder(*each) for each in zip(write_orders(orders), texts, strict=True)]

        own = book.own(self.game.position, self.letters.index(seat))
        whom = [said.Whom(who, sentence(voice.called(names, self.state, (who,)).text)) for who in own]
        return said.LeftOrders(in_words(self.orders.get(seat, ())), in_words(book.offers), whom)

    def dry_run(self, language: str, seat: str) -> list[said.DryRun]:
        """What the orders of a seat would have answered in the last phase in which it was asked something."""
        voice, speech = VOICES[self.game.game.kind], self.speech(language)
        say, found = speech.names.messages.say, []
        for each in dry_run(self.game, self.orders.get(seat, ()), self.letters.index(seat)):
            if each.by_order is not None:
                ordered = speech.command(each.by_order, each.before)
            else:
                ordered = say("order-to-captain", captain=say(f"captain-{each.captain}")) if each.captain else say("order-silent")
            asked, answered = voice.decision(speech.names, each.before), speech.command(each.answered, each.before)
            found.append(said.DryRun(asked, answered, ordered, each.by_order == each.answered))
        return found

    @property
    def fights(self) -> str:
        """How computers want their fights fought: on the map where people play, else by the table."""
        return "map" if any(self.is_person(each) for each in self.seats) else "quick"

    @property
    def patience(self) -> float:
        """Seconds that whoever must decide has for it, 0 for no limit. A fight has a limit if all have one who take part in it."""
        if not self._timed:
            return 0.0
        deciding = self.fighters() if self.fight_id else (self.seat,)
        limits = [float(self.seats[seat].get("patience", 0)) for seat in deciding if self.is_person(seat)]
        return max(limits) if limits and all(limits) else 0.0

    def speaker(self, message: Json) -> str:
        """The seat whose word a command is: the one that must decide, or another that may say this meanwhile; "" while nobody decides."""
        if not self.seat or self.game.game.speaks is who_decides:
            return self.seat
        try:
            side = self.game.game.speaks(self.game.position, self.wire.read_command(message))
        except Malformed:
            return self.seat
        return self.seat if side is None else self.letters[side]

    @property
    def left_word(self) -> bool:
        """Have people left standing orders that carry the game on?"""
        return False

    def do(self, command: Any, standing: bool = False) -> Change:
        """Carry out a command; `standing`: it is said by a standing order. Raises Refused, or whatever fails, and then nothing has
        changed, not even the dice."""
        return self._change(partial(self.game.do, standing=standing), command)

    def undo(self, seat: str) -> Change:
        """Take back a seat's last step; not when a fight has been set up, for others may have seen it. Raises Refused."""
        if self.fight_id:
            raise Refused(Refusal("others_turn", "UNDO"))
        return self._change(self.game.undo, self.letters.index(seat))

    def _change(self, work: Callable[[Any], Any], about: Any) -> Change:
        mark = self.game.mark()
        try:
            work(about)
            entry = self.game.log[-1]
            change = Change(len(self.game.log) - 1, entry, encode(entry_json(self.wire, entry)), mark.state, self.game.state)
        except BaseException:
            self.game.back_to(mark)
            raise
        self.after.append(self.game.state)
        return change

    # -- the dice ----------------------------------------------------------------------------------------------------

    @property
    def unsalted(self) -> list[str]:
        """The seats of people who may still throw in a salt: each once, before it commands; none where the seed was named, nor in a fight
        or while one is fought."""
        game, own = self.game, int(self.kept.header.get("entries_before", 0))
        if self.named or game.inside or self.over or game.awaits_fight:
            return []
        salted, seats = {salt.by for salt in game.salts}, self.wire.seats
        free = [seat for seat in self.letters if self.is_person(seat) and seat not in salted]
        return [seat for seat in free if first_command(game.log, seats.index(seat), own) == len(game.log)]

    def salt(self, seat: str, word: str) -> Json:
        """A seat throws in its salt; the header of the record from now on."""
        self.game.salt(seat, word)
        self.kept = replace(self.kept, header={**self.kept.header, **dice_json(self.game.salts, self.game.inside)})
        return self.kept.header

    @property
    def named(self) -> bool:
        """Has whoever set up the table named the seed, so that its dice can be repeated?"""
        return bool(self.kept.header.get("named"))

    @property
    def dice(self) -> DiceView:
        """What is known of the dice; the seed when all is over."""
        game = self.game
        salts = [SaltView(salt.by, salt.word, salt.since) for salt in game.salts]
        return DiceView(game.commitment, salts, self.unsalted, game.inside, self.named, game.seed if self.over else UNSET)

    # -- the record --------------------------------------------------------------------------------------------------

    def bodies(self, first: int, upto: int) -> list[bytes]:
        """Some entries of the log as they are stored."""
        return [encode(entry_json(self.wire, entry)) for entry in self.game.log[first:upto]]

    def written(self) -> list[bytes]:
        """The record so far, line by line."""
        return [encode(self.kept.header), *self.bodies(0, self.seq)]

    def ending(self) -> list[bytes]:
        """What a record ends with: the seed, when all is over."""
        return [encode({"seed": self.game.seed})] if self.over else []

    # -- speaking ----------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> Any:
        """How this game is told in a language, made once."""
        if language not in self._speeches:
            self._speeches[language] = self.new_speech(language)
        return self._speeches[language]

    async def prepare(self, language: str) -> None:
        """Tell the story in a language ahead of use, in slices, so that the loop stays free for other tables."""
        while self.tell_some(language):
            await asyncio.sleep(0)

    def tell_some(self, language: str) -> bool:
        """Tell a slice of it; is there more?"""
        return False

    def refusal(self, refusal: Refusal, language: str) -> said.Refusal:
        """Why not, as things stand: as a value and as a sentence."""
        found: said.Refusal = self.speech(language).refusal(refusal)
        return found


def steps_upto(log: list[AnyStep | Undone], number: int) -> list[AnyStep]:
    """The steps that stand after an entry of a log: what was taken back is gone."""
    found: list[AnyStep] = []
    for entry in log[: number + 1]:
        if isinstance(entry, Undone):
            found.pop()
        else:
            found.append(entry)
    return found
