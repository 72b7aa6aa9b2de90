"""A case of whatever game: a position, some commands and scripted dice in a small file, and the ruling on them as JSON."""

from __future__ import annotations

import json
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from hauberk.common.dice import Dice, DiceRanOut, ScriptedDice
from hauberk.common.faults import LANGUAGES, BadInput, Reader, Source, read_toml
from hauberk.play.contract import AnyGame
from hauberk.play.record import in_time
from hauberk.play.rulings import Began, Ruling, ruled, ruling_json
from hauberk.play.switches import switched
from hauberk.play.throws import missing
from hauberk.play.wire import Malformed, Translator

MAY = "may"
OF_A_CASE = ("do", MAY, "dice", "expect")
"""Fields of an entry that are no fields of its command."""
LAST_DAY = 9998
"""No siege or campaign lasts so long."""


class Order(NamedTuple):
    """A command of a case, with its dice and what should come of it."""

    command: Any
    dice: tuple[int, ...]
    expected: tuple[str, ...] = ()
    """Events, or a refusal, that must come of it, in this order."""
    given: frozenset[str] = frozenset()
    """The fields the case has given."""
    left_out: tuple[str, ...] = ()
    """Required fields that are to be found out."""
    asks: bool = False
    """It is only asked whether this is lawful."""


class CaseOf(ABC):
    """A position with commands and dice."""

    game: ClassVar[AnyGame]
    scenario: Any
    field: Any
    wire: Translator
    start: Any
    """The state in the file; before the first decision something may happen yet."""
    todo: list[Order]

    def __init__(self, reader: Reader) -> None:
        self.note = reader.text("note", default="")
        dice = reader.integers("dice")
        self.read(reader)
        reader.source.done()
        self.opening, self.state = self._begun(reader, dice)
        reader.source.done()

    @abstractmethod
    def read(self, reader: Reader) -> None:
        """Read what the game wants to know; tells all faults."""

    @abstractmethod
    def begin(self, dice: Dice) -> Began:
        """What happens until somebody must decide."""

    def _begun(self, reader: Reader, dice: tuple[int, ...]) -> Began:
        """What happens before the first decision, with the dice that the case gives for it, neither more nor less."""
        scripted = ScriptedDice(dice)
        try:
            found = self.begin(scripted)
        except DiceRanOut as short:
            lacking = missing(short, None)
            of = f" of {lacking.who}" if lacking.who else ""
            what = f"{short}: it is the throw {lacking.purpose!r}{of} under {lacking.rule}, a die of {lacking.sides}"
            reader.fault("dice", what, "dice are thrown until somebody must decide")
            return (), self.start
        if scripted.left_over:
            reader.fault("dice", f"{scripted.left_over} of them are not thrown before somebody must decide", "give them to a command")
        return found

    # -- ruling --------------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Any:
        """The position that is ruled on."""
        return self.field.at(self.state)

    def rulings(self) -> list[Ruling]:
        """Carry out the commands one by one; a refused one changes nothing."""
        found: list[Ruling] = []
        state = self.state
        for number, order in enumerate(self.todo, start=1):
            in_time(f"command {number}", 0)
            found.append(self.ruling(state, order))
            state = found[-1].after
        return found

    def ruling(self, state: Any, order: Order) -> Ruling:
        """What comes of one command."""
        position = self.field.at(state)
        if order.asks:
            return self.asked(position, order.command, state, order)
        return ruled(order.command, state, order.dice, partial(self.game.decide, position, order.command), order.expected)

    def asked(self, position: Any, command: Any, state: Any, order: Order) -> Ruling:
        """Whether a command would be lawful; nothing happens."""
        refusal = self.game.refuse(position, command)
        return Ruling(command, state, state, refusal=refusal, lawful=refusal is None, expected=order.expected)

    def answer(self, rulings: list[Ruling]) -> dict[str, Any]:
        """Rulings and the position after them, as JSON."""
        found: dict[str, Any] = {"note": self.note} if self.note else {}
        before = [self.wire.event(event) for event in self.opening]
        told = [ruling_json(self.wire, ruling) for ruling in rulings]
        shown = self.shown(rulings[-1].after if rulings else self.state)
        return {**found, "ruleset": self.scenario.ruleset.id, "opening": before, "rulings": told, "position": shown}

    def shown(self, state: Any) -> Any:
        """A state as a referee sees it."""
        return self.game.sight(self.field.at(state), range(len(self.game.seats(self.scenario))))

    def adjudicate(self) -> dict[str, Any]:
        """Rule on the case."""
        return self.answer(self.rulings())


# -- from a table ------------------------------------------------------------------------------------------------------


def read_orders(reader: Reader, wire: Translator) -> list[Order]:
    """The commands of a case, all faults told."""
    found = []
    for number, entry in enumerate(reader.children("do")):
        dice, expected = entry.integers("dice"), entry.texts("expect")
        asks = MAY in entry.table and "do" not in entry.table
        table = {key: value for key, value in entry.table.items() if key not in OF_A_CASE}
        if asks or "do" in entry.table:
            table["do"] = entry.table[MAY if asks else "do"]
        try:
            found.append(Order(wire.read_command(table), dice, expected, asks=asks))
        except Malformed as bad:
            for problem in bad.problems:
                reader.source.fault(("do", number), f"command {number + 1}: {problem}")
    return found


def read_scenario(reader: Reader, game: AnyGame, of_a_case: Iterable[str], made: Callable[[Reader], Any], **defaults: Any) -> Any:
    """A scenario of the package by its id, with points turned; or one that the case holds itself. Names and story may be left out.

    `of_a_case`: fields that the file of a scenario does not have.
    """
    for key in of_a_case:
        reader.read(key)
    if game.key not in reader:
        words = dict.fromkeys(LANGUAGES, "")
        defaults = {"id": "case", "title": words, "story": words, "briefing": words, **defaults}
        reader.table.update({key: value for key, value in defaults.items() if key not in reader.table})
        return made(reader)
    reader.choice("kind", (game.kind,))
    name = reader.choice(game.key, game.files())
    if name not in game.files():
        reader.read("switches")
        reader.finish()
        reader.source.done()
    found = game.load(name)
    ruleset = switched(reader, found.ruleset, *game.switches)
    reader.finish()
    return found.under(ruleset)


def read_day(entry: Reader) -> int:
    """The day of a case."""
    day = entry.integer("day", default=1, least=1)
    if day > LAST_DAY:
        entry.fault("day", f"day {day} never comes", f"{LAST_DAY} at most")
    return min(day, LAST_DAY)


# -- from a file or a text ---------------------------------------------------------------------------------------------


def read_case(path: Path) -> Reader:
    """The table of a case, of whatever game."""
    if path.suffix != ".json":
        return read_toml(path)
    source = Source(path.name)
    try:
        source.text = path.read_text(encoding="utf-8")
    except OSError as error:
        source.fault_at(0, f"cannot be read: {error.strerror}")
    except ValueError as error:
        source.fault_at(0, f"is not JSON: {error}")
    source.done()
    return _json_reader(source)


def reader_of(text: str, name: str = "case") -> Reader:
    """The table of a case that somebody has sent: JSON if it begins with a brace, else TOML. Raises BadInput."""
    if text.lstrip().startswith("{"):
        return _json_reader(Source(name if name.endswith(".json") else f"{name}.json", text))
    source = Source(name, text)
    try:
        return Reader(source, tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        where = re.search(r"line (\d+)", str(error))
        source.fault_at(int(where[1]) if where else 0, f"is not TOML: {error}")
        raise BadInput(source.faults) from error


def _json_reader(source: Source) -> Reader:
    try:
        table = json.loads(source.text)
        if isinstance(table, dict):
            json.dumps(table, ensure_ascii=False).encode()  # half a character, such as \\ud800, cannot be printed
            return Reader(source, table)
        source.fault_at(1, "a table is needed")
    except (ValueError, RecursionError) as error:
        source.fault_at(getattr(error, "lineno", 0), f"is not JSON: {error}")
    raise BadInput(source.faults)
