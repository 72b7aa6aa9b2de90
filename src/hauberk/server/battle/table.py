"""A battle at its table, as those who sit there see it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from hauberk.battle.core.being import SIDES, Being
from hauberk.battle.core.commands import Command
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.scenario.patrols import seen_by
from hauberk.common.refusal import Refusal
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.game import Battle
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.view import SEQUENCE_NAMES, being_view, change, person_json, position
from hauberk.play.protocol import common as said
from hauberk.play.protocol.battle.asks import Reckoning
from hauberk.play.record_writer import entry_json
from hauberk.play.steps import Undone
from hauberk.server.battle import questions
from hauberk.server.battle.odds import thrown
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.prompt import bare
from hauberk.server.battle.speech import Speech
from hauberk.server.catalogue import seats_named
from hauberk.server.encoding import Json, encode
from hauberk.server.messages import Request
from hauberk.server.store import Kept
from hauberk.server.table import Change, Table, steps_upto
from hauberk.tell.battle.reasons import decision_text

log = logging.getLogger("hauberk.server")
LINES_SHOWN = 60
MOST_LINES_OWED = 2000
AT_ONCE = 4
"""Entries that are told in one go."""


class BattleTable(Table):
    """A battle with its seats, its story in every language that is read, and its answers."""

    letters = SIDES
    asks = questions.ASKS
    noted = (("turn", "over", "side", "won"), ("asked", "last"))
    aside = False
    game: Battle

    def __init__(self, kept: Kept, game: Battle, after: list[State] | None = None) -> None:
        super().__init__(kept, game, after)
        self.field = game.field
        self._answers: dict[tuple[str, tuple[str, ...]], Answers] = {}
        self._stories: dict[str, list[said.Line]] = {}
        self._told: dict[str, int] = {}
        self._still: dict[str, msgspec.Raw] = {}

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> str:
        """The seat that must decide; "" when it is over."""
        side = self.game.side
        return SIDES[side] if side is not None else ""

    fight_id = ""
    """There is no fight inside a fight."""

    def usual(self) -> Iterator[Command]:
        """What Enter would do."""
        usual = default_answer(self.state, list(self.game.legal) if self.state.pending else [])
        if usual is not None:
            yield usual

    def _change(self, work: Callable[[Any], Any], about: Any) -> Change:
        """Answers are about the position before."""
        change = super()._change(work, about)
        self._answers.clear()
        return change

    # -- speaking ----------------------------------------------------------------------------------------------------

    def listener(self, you: tuple[str, ...]) -> None:
        """A battle is told to everybody as it is."""

    def sides(self, language: str) -> list[Json]:
        """Both sides."""
        return [{"id": letter, "seat": letter, "name": self.scenario.sides[side][language]} for side, letter in enumerate(SIDES)]

    def winners(self) -> list[str]:
        """Who has won, if anybody has."""
        outcome = self.state.outcome
        return [SIDES[outcome.winner]] if outcome is not None and outcome.winner is not None else []

    def new_speech(self, language: str) -> Speech:
        """How this battle is told in a language."""
        return Speech(self.scenario, language)

    def refusal(self, refusal: Refusal, language: str) -> said.Refusal:
        """Why not, as things stand: as a value and as a sentence."""
        found: said.Refusal = self.speech(language).refusal(refusal, self.state)
        return found

    def answer(self, language: str, you: tuple[str, ...], request: Request) -> Any:
        """The answer to a question about this position, as these seats see it."""
        return questions.answer(self, language, you, request)

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

    def lines(self, language: str) -> list[said.Line]:
        """The whole story so far."""
        self._tell_on(language, len(self.game.log))
        return self._stories[language]

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

    def _tell(self, language: str, number: int, first: int) -> list[said.Line]:
        """The lines of one entry, numbered on from `first`."""
        entry, speech = self.game.log[number], self.speech(language)
        if isinstance(entry, Undone):
            side = speech.names.side(entry.side)
            return [said.Line("undone", speech.say("undone", side=side), [], first, number, [], [])]
        try:
            before = self.after[number - 1] if number else self.scenario.start
            told: list[said.Line] = speech.lines(entry.events, before, number, first, entry.standing)
            return told
        except Exception:  # the game goes on, whatever can be said of it
            log.exception("entry %d of %s cannot be told", number, self.id)
            return [said.Line("untold", speech.say("line-untold"), [], first, number, [], [])]

    def lines_by_entry(self, language: str, you: Sequence[str] = ()) -> dict[int, list[said.Line]]:
        """The whole story so far, by the entries of the log."""
        found: dict[int, list[said.Line]] = {}
        for line in self.lines(language):
            found.setdefault(line.entry, []).append(line)
        return found

    def lines_of(self, language: str, number: int) -> list[said.Line]:
        """The lines of one entry of the log."""
        found = []
        for line in reversed(self.lines(language)):
            if line.entry < number:
                break
            if line.entry == number:
                found.append(line)
        return found[::-1]

    # -- views -------------------------------------------------------------------------------------------------------

    def view(self, language: str, you: Sequence[str]) -> Json:
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
            "standing": self.standing(language, eyes),
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
            "seats": seats_named(self.seats, language),
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

    def _once(self, part: str, language: str) -> msgspec.Raw:
        """Board and people, written down once for each language."""
        key = f"{part}/{language}"
        if key not in self._still:
            made: Any
            if part == "board":
                made = board_json(self.field, language, self.scenario.picture)
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
        story = [line for line in self.lines(language) if line.entry <= number]
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

    def moment(self, number: int, lines: list[said.Line]) -> Json:
        """One entry of the log, for the replay."""
        state, entry = self.after[number], self.game.log[number]
        return {
            "number": number, "turn": state.turn, "active": SIDES[state.active], "sequence": SEQUENCE_NAMES[state.sequence],
            "side": SIDES[entry.side], "undone": isinstance(entry, Undone), "lines": lines,
        }  # fmt: skip

    def undo_json(self, language: str) -> said.Refusal | None:
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
                found |= {"undo": self.undo_json(language), "ask": self.ask(language, eyes), "standing": self.standing(language, eyes)}
        if made.after.outcome is not None:
            found["seed"] = self.game.seed
        rest = encode(found)
        if isinstance(made.entry, Undone):
            return b'{"step":' + rest + b"}"
        return b'{"step":' + body[:-1] + b"," + rest[1:] + b"}"

    def thrown(self, language: str, seq: int, eyes: tuple[str, ...] = SIDES) -> list[Reckoning]:
        """The dice of the step that led to a position, each with its reckoning, as far as these eyes see who it is about."""
        if not 0 < seq <= self.seq or isinstance(entry := self.game.log[seq - 1], Undone):
            return []
        before = self.after[seq - 2] if seq > 1 else self.scenario.start
        seen = self.seen(self.after[seq - 1], eyes).state.beings
        rows = thrown(self.speech(language), before, entry.events)
        return [row for row in rows if row.target in seen and all(who in seen for who in row.men)]

    def _veiled(self, made: Change, seen: State) -> bytes:
        """An entry without the events that speak of somebody who is not seen."""
        entry = entry_json(self.wire, made.entry)
        hidden = [f'"{who}"'.encode() for who in made.after.beings.keys() - seen.beings.keys()]
        events = [event for event in entry.get("events", ()) if not any(who in encode(event) for who in hidden)]
        return encode({**entry, "events": events})

    def bar(self, language: str, first: int, eyes: tuple[str, ...] = SIDES) -> Json:
        """What steps without it still owe: the bar, whether one may take back, and the lines of the entries from `first` on."""
        lines = [line for line in self.lines(language)[-MOST_LINES_OWED:] if line.entry >= first]
        standing = self.standing(language, eyes)
        return {"ask": self.ask(language, eyes), "undo": self.undo_json(language), "lines": lines, "seq": self.seq, "standing": standing}

    def note(self, languages: tuple[str, ...]) -> Json:
        """How the game stands, for the list of games."""
        state = self.state
        found: Json = {"turn": state.turn, "over": self.over, "side": self.seat or None, "won": self.won}
        for language in languages:
            found[language] = {"asked": decision_text(self.speech(language).names, state), "last": self._last_line(language)}
        return found

    def _last_line(self, language: str) -> str:
        """The last line of the story."""
        for number in reversed(range(len(self.game.log))):
            if told := self._tell(language, number, 0):
                return told[-1].text
        return ""
