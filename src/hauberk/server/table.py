"""A table: one game being played, as those who sit at it see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from hauberk.battle.core.being import SIDES, Being, Side
from hauberk.battle.core.commands import Command
from hauberk.battle.core.events import Rolled
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.scenario.patrols import seen_by
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.game import BATTLE, Battle, Step
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.view import SEQUENCE_NAMES, being_view, change, person_json, position
from hauberk.play.match import Match
from hauberk.play.record import parse, states
from hauberk.play.record_writer import entry_json
from hauberk.play.steps import Undone
from hauberk.play.wire import Wire
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.prompt import bare
from hauberk.server.battle.speech import Json, Speech
from hauberk.server.store import Kept
from hauberk.tell.battle.reasons import decision_text

log = logging.getLogger("hauberk.server")
encode = msgspec.json.Encoder().encode
LINES_SHOWN = 60
MOST_LINES_OWED = 2000
AT_ONCE = 4
"""Entries that are told in one go."""


class Change(NamedTuple):
    """One entry of the log with the states around it."""

    number: int
    """Number of the entry; the position after it has the next number as its `seq`."""
    entry: Step | Undone
    body: bytes
    """The entry as it is stored and sent."""
    before: State
    after: State

    @property
    def seq(self) -> int:
        """The number of the position after it."""
        return self.number + 1


class Table:
    """A game with its seats, its story in every language that is read, and its answers."""

    def __init__(self, kept: Kept, game: Battle, after: list[State] | None = None) -> None:
        self.id = kept.id
        self.kept = kept
        self.seats: dict[str, Json] = kept.seats
        self.game = game
        self.scenario = game.scenario
        self.field = game.field
        self.wire = Wire(game.field.board)
        self.after: list[State] = after if after is not None else [game.state]
        """The state after each entry of the log."""
        self._speeches: dict[str, Speech] = {}
        self._answers: dict[tuple[str, tuple[str, ...]], Answers] = {}
        self._stories: dict[str, list[Json]] = {}
        self._told: dict[str, int] = {}
        self._still: dict[str, msgspec.Raw] = {}
        self._luck = [[0] * 10, [0] * 10]
        for entry in game.log:
            self._count(entry)

    @classmethod
    def load(cls, kept: Kept, entries: list[str]) -> Table:
        """A game as its entries tell it."""
        record = parse("\n".join((encode(kept.header).decode(), *entries)), kept.id)
        after = [state for _, state in states(record)]
        game = Match(BATTLE, record.scenario, kept.seed)
        game.restore(tuple(record.log), after)
        return cls(kept, game, after)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the position."""
        return len(self.game.log)

    @property
    def state(self) -> State:
        """How things stand."""
        return self.game.state

    @property
    def side(self) -> Side | None:
        """Who must decide."""
        return self.game.side

    @property
    def captain(self) -> Json | None:
        """The captain who must decide now, if it is one."""
        side = self.side
        if side is None:
            return None
        seat = self.seats[SIDES[side]]
        return seat if seat["who"] == "captain" else None

    def do(self, command: Command) -> Change:
        """Carry out a command. Raises Refused, or whatever fails, and then nothing has changed, not even the dice."""
        mark = self.game.mark()
        try:
            self.game.do(command)
            return self._changed(mark.state)
        except BaseException:
            self.game.back_to(mark)
            raise

    def undo(self, side: Side) -> Change:
        """Take back a side's last step. Raises Refused, or whatever fails, and then nothing has changed."""
        mark = self.game.mark()
        try:
            self.game.undo(side)
            return self._changed(mark.state)
        except BaseException:
            self.game.back_to(mark)
            raise

    def _changed(self, before: State) -> Change:
        entry = self.game.log[-1]
        change = Change(len(self.game.log) - 1, entry, encode(entry_json(self.wire, entry)), before, self.game.state)
        self.after.append(self.game.state)
        self._answers.clear()
        self._count(entry)
        return change

    def _count(self, entry: Step | Undone) -> None:
        """Note the dice of an entry: what luck each side has had."""
        for event in entry.events if not isinstance(entry, Undone) else ():
            if isinstance(event, Rolled) and event.sides == len(self._luck[0]):
                self._luck[entry.side][event.face - 1] += 1

    # -- speaking ----------------------------------------------------------------------------------------------------

    def speech(self, language: str) -> Speech:
        """How this battle is told in a language."""
        if language not in self._speeches:
            self._speeches[language] = Speech(self.scenario, language)
        return self._speeches[language]

    def eyes(self, seats: Iterable[str]) -> tuple[str, ...]:
        """The seats that make a difference to what is seen: all, where nothing is secret or the battle is over. [RULING-A-ACT-11]"""
        open_to_all = not self.field.patrols or self.state.outcome is not None
        return SIDES if open_to_all else tuple(side for side in SIDES if side in seats)

    def seen(self, state: State, eyes: tuple[str, ...]) -> Position:
        """A position as these seats see them."""
        return seen_by(self.field.at(state), [SIDES.index(side) for side in eyes])

    def answers(self, language: str, eyes: tuple[str, ...] = SIDES) -> Answers:
        """Answers about the present position as these seats see it."""
        found = self._answers.get((language, eyes))
        if found is None:
            seen = self.seen(self.state, eyes)
            legal = self.game.legal if seen.state is self.state else Legal(seen)
            found = self._answers[language, eyes] = Answers(self.speech(language), legal, self.game.steps)
        return found

    def ask(self, language: str, eyes: tuple[str, ...] = SIDES) -> Json:
        """The bar; if it fails, so much of it that one can still command and take back."""
        try:
            return self.answers(language, eyes).ask()
        except Exception:
            log.exception("the bar of %s fails after entry %d", self.id, self.seq - 1)
            return bare(self.speech(language), self.state)

    def lines(self, language: str) -> list[Json]:
        """The whole story so far."""
        self._tell_on(language, len(self.game.log))
        return self._stories[language]

    async def prepare(self, language: str) -> None:
        """Tell a long story in pieces, so that nobody at another table waits for it."""
        while self.tell_some(language):
            await asyncio.sleep(0)

    def tell_some(self, language: str) -> bool:
        """Tell a few entries more, if there are many; are there still?"""
        told = self._told.get(language, 0)
        if many := told + AT_ONCE < len(self.game.log):
            self._tell_on(language, told + AT_ONCE)
        return many

    def _tell_on(self, language: str, upto: int) -> None:
        """Tell the entries up to a number that have not been told yet."""
        story = self._stories.setdefault(language, [])
        for number in range(self._told.get(language, 0), upto):
            story += self._tell(language, number, len(story))
        self._told[language] = max(upto, self._told.get(language, 0))

    def _tell(self, language: str, number: int, first: int) -> list[Json]:
        """The lines of one entry, numbered on from `first`."""
        entry, speech = self.game.log[number], self.speech(language)
        if isinstance(entry, Undone):
            side = speech.names.side(entry.side)
            told = [{"kind": "undone", "text": speech.say("undone", side=side), "details": [], "people": [], "hexes": []}]
        else:
            try:
                told = speech.lines(entry.events, self.after[number - 1] if number else self.scenario.start)
            except Exception:  # the game goes on, whatever can be said of it
                log.exception("entry %d of %s cannot be told", number, self.id)
                told = [{"kind": "untold", "text": speech.say("line-untold"), "details": [], "people": [], "hexes": []}]
        return [{"number": first + index, "entry": number, **line} for index, line in enumerate(told)]

    def lines_by_entry(self, language: str) -> dict[int, list[Json]]:
        """The whole story so far, by the entries of the log."""
        found: dict[int, list[Json]] = {}
        for line in self.lines(language):
            found.setdefault(line["entry"], []).append(line)
        return found

    def lines_of(self, language: str, number: int) -> list[Json]:
        """The lines of one entry of the log."""
        found = []
        for line in reversed(self.lines(language)):
            if line["entry"] < number:
                break
            if line["entry"] == number:
                found.append(line)
        return found[::-1]

    # -- views -------------------------------------------------------------------------------------------------------

    def view(self, language: str, you: list[str]) -> Json:
        """Everything one who sits down must know, built up from nothing."""
        story, eyes = self.lines(language), self.eyes(you)
        return {
            **self.setting(language, you, self.state),
            "seq": self.seq,
            "position": position(self.seen(self.state, eyes)),
            "ask": self.ask(language, eyes),
            "log": story[-LINES_SHOWN:],
            "lines": len(story),
            "undo": self.undo_json(language),
            "luck": {side: list(faces) for side, faces in zip(SIDES, self._luck, strict=True)},
        }

    def setting(self, language: str, you: Sequence[str], state: State, slim: bool = False) -> Json:
        """What does not change at this table; `slim`: without board and people."""
        scenario = self.scenario
        found: Json = {
            "id": self.id,
            "battle": {
                "id": scenario.id,
                "title": scenario.title[language],
                "briefing": scenario.briefing[language],
                "turns": self.field.turns,
                "sides": [{"side": letter, "name": scenario.sides[side][language]} for side, letter in enumerate(SIDES)],
            },
            "you": list(you),
            "seats": self.seats_json(language),
            "commitment": self.game.commitment,
        }
        if self.state.outcome is not None:
            found["seed"] = self.game.seed
        if slim:
            return found
        seen = self.seen(state, self.eyes(you)).state
        everybody = seen is state
        people = self._once("people", language) if everybody else self._people(seen.beings.values(), language)
        return found | {"board": self._once("board", language), "people": people}

    def _people(self, beings: Iterable[Being], language: str) -> Json:
        """Who some people are."""
        return {being.id: person_json(being.character, language) for being in beings}

    def seats_json(self, language: str) -> Json:
        """Who sits where, by name."""
        speech = self.speech(language)
        found: Json = {}
        for letter, seat in self.seats.items():
            found[letter] = dict(seat)
            if seat["who"] == "captain":
                temper, rank = speech.say(f"captain-{seat['captain']}"), speech.say(f"strength-{seat['strength']}")
                found[letter]["name"] = speech.say("captain-name", temper=temper, rank=rank)
        return found

    def _once(self, part: str, language: str) -> msgspec.Raw:
        """Board and people, written down once for each language."""
        key = f"{part}/{language}"
        if key not in self._still:
            made: Any
            if part == "board":
                made = board_json(self.field, language)
            else:
                made = self._people(self.scenario.start.beings.values(), language)
            self._still[key] = msgspec.Raw(encode(made))
        return self._still[key]

    def view_at(self, language: str, number: int, slim: bool = False, you: Sequence[str] = ()) -> Json:
        """The view as it was after an entry of the log, for whoever holds these seats."""
        state = self.after[number]
        seen = self.seen(state, self.eyes(you))
        legal = Legal(seen)
        steps = steps_upto(self.game.log, number)
        story = [line for line in self.lines(language) if line["entry"] <= number]
        return {
            **self.setting(language, (), state, slim),
            "seq": number + 1,
            "position": position(seen),
            "ask": Answers(self.speech(language), legal, steps).ask(),
            "log": story[-LINES_SHOWN:],
            "lines": len(story),
            "undo": None,
            "last": self.seq - 1,
        }

    def moment(self, number: int, lines: list[Json]) -> Json:
        """One entry of the log, for the replay."""
        state, entry = self.after[number], self.game.log[number]
        return {
            "number": number, "turn": state.turn, "active": SIDES[state.active], "sequence": SEQUENCE_NAMES[state.sequence],
            "side": SIDES[entry.side], "undone": isinstance(entry, Undone), "lines": lines,
        }  # fmt: skip

    def undo_json(self, language: str) -> Json | None:
        """Null if whoever decides may take back his last step, else why not."""
        side = self.side
        refusal = self.game.may_undo(side if side is not None else self.game.steps[-1].side)
        return self.speech(language).refusal(refusal, self.state) if refusal else None

    def step(self, language: str, made: Change, whole: bool, eyes: tuple[str, ...] = SIDES) -> bytes:
        """What has changed, as a message to all who read this language with these eyes; `whole`: with the story and the bar."""
        men, fields = change(self.field.at(made.before), made.after)
        found: Json = {"seq": made.seq, "men": men, "gone": [], "position": fields}
        body = made.body
        if eyes != SIDES:
            before, after = self.seen(made.before, eyes).state, self.seen(made.after, eyes).state
            found["men"] = [man for man in men if man["who"] in after.beings]
            if new := [after.beings[who] for who in after.beings.keys() - before.beings.keys()]:
                shown = [being_view(self.field.at(after), being) for being in new]
                found |= {"people": self._people(new, language), "men": shown + found["men"]}
            found["gone"] = sorted(before.beings.keys() - after.beings.keys())
            body = self._veiled(made, after)
        if isinstance(made.entry, Undone):
            found |= {"side": SIDES[made.entry.side], "command": None, "events": [], "undone": True}
        if whole:
            found["lines"] = self.lines_of(language, made.number)
            if made.seq == self.seq:
                found |= {"undo": self.undo_json(language), "ask": self.ask(language, eyes)}
        if made.after.outcome is not None:
            found["seed"] = self.game.seed
        rest = encode(found)
        if isinstance(made.entry, Undone):
            return b'{"step":' + rest + b"}"
        return b'{"step":' + body[:-1] + b"," + rest[1:] + b"}"

    def _veiled(self, made: Change, seen: State) -> bytes:
        """An entry without the events that speak of somebody who is not seen."""
        entry = entry_json(self.wire, made.entry)
        hidden = [f'"{who}"'.encode() for who in made.after.beings.keys() - seen.beings.keys()]
        events = [event for event in entry.get("events", ()) if not any(who in encode(event) for who in hidden)]
        return encode({**entry, "events": events})

    def bar(self, language: str, first: int, eyes: tuple[str, ...] = SIDES) -> Json:
        """What steps without it still owe: the bar, whether one may take back, and the lines of the entries from `first` on."""
        lines = [line for line in self.lines(language)[-MOST_LINES_OWED:] if line["entry"] >= first]
        return {"ask": self.ask(language, eyes), "undo": self.undo_json(language), "lines": lines, "seq": self.seq}

    # -- the record --------------------------------------------------------------------------------------------------

    def written(self) -> list[bytes]:
        """The record so far, line by line."""
        return [encode(self.kept.header), *self.bodies(0, self.seq)]

    def bodies(self, first: int, upto: int) -> list[bytes]:
        """Some entries of the log as they are stored."""
        return [encode(entry_json(self.wire, entry)) for entry in self.game.log[first:upto]]

    def ending(self) -> list[bytes]:
        """What a record ends with: the seed, when the battle is over."""
        return [encode({"seed": self.game.seed})] if self.state.outcome is not None else []

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""
        state = self.state
        found: Json = {"turn": state.turn, "over": state.outcome is not None, "side": SIDES[self.side] if self.side is not None else None}
        for language in languages:
            found[language] = {"asked": decision_text(self.speech(language).names, state), "last": self._last_line(language)}
        return found

    def _last_line(self, language: str) -> str:
        """The last line of the story."""
        for number in reversed(range(len(self.game.log))):
            if told := self._tell(language, number, 0):
                return str(told[-1]["text"])
        return ""


def steps_upto(log: list[Step | Undone], number: int) -> list[Step]:
    """The steps that stand after an entry of a log: what was taken back is gone."""
    found: list[Step] = []
    for entry in log[: number + 1]:
        if isinstance(entry, Undone):
            found.pop()
        else:
            found.append(entry)
    return found
