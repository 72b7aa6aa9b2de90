"""Commands, events and questions as plain JSON and back, hexes by their names. One definition each: the classes themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from hauberk.basis.faults import near, shown
from hauberk.basis.term import Term
from hauberk.battle.core import commands, events, questions
from hauberk.battle.core.being import SIDES, Machine
from hauberk.battle.core.commands import Displaced
from hauberk.battle.core.questions import Plan, Stage
from hauberk.battle.core.works import Fire, Ladder, Thing
from hauberk.board.board import NOWHERE, Board
from hauberk.grid.hex import DIRECTIONS

Json = Any
MOST_PROBLEMS = 20
"""Unknown fields that are told of one message: to find what somebody may have meant takes long."""


class Malformed(Exception):
    """A message that is no command or event; says all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@cache
def snake(name: str) -> str:
    """ShootBack → shoot_back."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def union(alias: Any) -> dict[str, type]:
    """The classes of a union by their names."""
    return {snake(kind.__name__): kind for kind in alias.__args__}


COMMANDS = union(commands.Command)
EVENTS = union(events.Event)
QUESTIONS = union(questions.Question)


class Translator:
    """Makes JSON of the commands, events and questions of a game, and these of JSON."""

    command_kinds: dict[str, type]
    event_kinds: dict[str, type]
    question_kinds: dict[str, type]
    seats: tuple[str, ...] = SIDES
    """How those who play are called in a record."""

    def __init__(self, names: list[str], cells: dict[str, int]) -> None:
        self._names, self._cells = names, cells

    # -- out -------------------------------------------------------------------------------------------------------

    def command(self, command: Any) -> dict[str, Json]:
        """A command as JSON: `{"do": "move", …}`."""
        return _told("do", self._names, command)

    def event(self, event: Any) -> dict[str, Json]:
        """An event as JSON: `{"event": "moved", …}`."""
        return _told("event", self._names, event)

    def value(self, value: Any) -> dict[str, Json]:
        """A ladder, fire or other thing as JSON."""
        return _written(self._names, value)

    def question(self, question: Any) -> dict[str, Json]:
        """A question as JSON: `{"ask": "retreat_owed", …}`."""
        return _told("ask", self._names, question)

    # -- in --------------------------------------------------------------------------------------------------------

    def read_command(self, message: Json) -> Any:
        """A command from JSON. Raises Malformed with everything that is wrong."""
        return self._read(message, "do", self.command_kinds)

    def read_event(self, message: Json) -> Any:
        """An event from JSON."""
        return self._read(message, "event", self.event_kinds)

    def as_now(self, messages: list[Json]) -> list[Json]:
        """The events of one step as they are written now; an older record may have written them otherwise."""
        return messages

    def read_question(self, message: Json) -> Any:
        """A question from JSON."""
        return self._read(message, "ask", self.question_kinds)

    def _read(self, message: Json, tag: str, kinds: dict[str, type]) -> Any:
        problems: list[str] = []
        found = self._build(message, tag, kinds, problems)
        if problems:
            raise Malformed(problems)
        return found

    def _build(self, message: Json, tag: str, kinds: dict[str, type], problems: list[str]) -> Any:
        if not isinstance(message, dict):
            problems.append(f"{tag}: a table is needed, not {shown(message)}")
            return None
        word = message.get(tag)
        if not isinstance(word, str) or word not in kinds:
            problems.append(f"{tag}: no {shown(word)} here ({near(word if isinstance(word, str) else '', kinds)})")
            return None
        return self._object({key: value for key, value in message.items() if key != tag}, kinds[word], word, problems)

    def _object(self, message: dict[str, Json], kind: type, word: str, problems: list[str]) -> Any:
        shape, known = _shape(kind), _form(kind).fields
        if kind in OLDER and isinstance(message, dict):
            message = OLDER[kind](message)
        for key in [key for key in message if key not in known][:MOST_PROBLEMS]:
            problems.append(f"{word}: unknown field {shown(key)} ({near(str(key)[:80], known)})")
        values = {}
        for name, annotation, needed in shape:
            if name in message:
                values[name] = self._in(message[name], annotation, f"{word}.{name}", problems)
            elif needed:
                problems.append(f"{word}: lacks {name!r}")
        return kind(**values) if not problems else None

    def _in(self, value: Json, kind: str, where: str, problems: list[str]) -> Any:
        if kind == "BeingId" and type(value) is str:  # what is named most
            return value
        if kind in ("Cell", "Hex"):
            return self._cell(value, kind, where, problems)
        if kind in ("Side", "Side | None"):
            if value is None:
                return None if "None" in kind else -1
            return self._known(value, SIDES, where, problems)
        if kind in _PLAIN:
            if not isinstance(value, _PLAIN[kind]) or (isinstance(value, bool) and kind in ("int", "Facing")):
                problems.append(f"{where}: {shown(value)} should be {_PLAIN[kind].__name__}")
                return _PLAIN[kind]()
            if kind == "Facing" and value not in range(-1, len(DIRECTIONS)):
                problems.append(f"{where}: {shown(value)} is no direction (0 is up, then clockwise to 5)")
            return value
        if kind in ORDERS:
            return self._build(value, "do", ORDERS[kind], problems)
        if kind == "Question":
            return self._build(value, "ask", self.question_kinds, problems)
        if kind.endswith(OR_NONE):
            return None if value is None else self._in(value, kind.removesuffix(OR_NONE), where, problems)
        if kind in VALUES:
            if not isinstance(value, dict):
                problems.append(f"{where}: a table is needed")
                return None
            return self._object(value, VALUES[kind], where, problems)
        return self._list(value, kind, where, problems)

    def _list(self, value: Json, kind: str, where: str, problems: list[str]) -> Any:
        inner = inside(kind)
        if not isinstance(value, list | tuple) or (len(inner) > 1 and len(value) != len(inner)):
            problems.append(f"{where}: a list is needed, not {shown(value)}")
            return ()
        if len(inner) == 1:
            return tuple([self._in(each, inner[0], where, problems) for each in value]) if len(problems) < MOST_PROBLEMS else ()
        return tuple(self._in(each, part, where, problems) for each, part in zip(value, inner, strict=True))

    def _cell(self, value: Json, kind: str, where: str, problems: list[str]) -> int:
        if value is None and kind == "Cell":
            return NOWHERE
        if not isinstance(value, str) or value not in self._cells:
            problems.append(f"{where}: no hex {shown(value)} on this map")
            return NOWHERE
        return self._cells[value]

    def _known(self, value: Json, words: tuple[str, ...], where: str, problems: list[str]) -> int:
        if value not in words:
            problems.append(f"{where}: {shown(value)} is none of {', '.join(words)}")
            return 0
        return words.index(value)


class Wire(Translator):
    """Translates for a battle on one board."""

    command_kinds, event_kinds, question_kinds = COMMANDS, EVENTS, QUESTIONS

    def __init__(self, board: Board) -> None:
        super().__init__(board.names, board.cell)

    def read_command(self, message: Json) -> commands.Command:
        """A command of a battle from JSON."""
        return super().read_command(message)  # type: ignore[no-any-return]

    def read_event(self, message: Json) -> events.Event:
        """An event of a battle from JSON."""
        return super().read_event(message)  # type: ignore[no-any-return]


_PLAIN: dict[str, type] = {
    "str": str, "int": int, "bool": bool, "BeingId": str, "Facing": int, "HexName": str, "GroupId": str, "PlaceId": str, "Faction": str,
}  # fmt: skip
VALUES: dict[str, type] = {
    "Term": Term, "Displaced": Displaced, "Plan": Plan, "Charge": commands.Charge,
    "Ladder": Ladder, "Fire": Fire, "Thing": Thing, "Machine": Machine, "Stage": Stage,
}  # fmt: skip
"""Values inside commands, events and questions; a game adds its own."""
ORDERS = {
    "Drive | Escort | Leave | PushMachine | Work": {word: COMMANDS[word] for word in ("drive", "escort", "leave", "push_machine", "work")},
    "Shoot | ShootBack": {word: COMMANDS[word] for word in ("shoot", "shoot_back")},
}
"""Commands that a question holds back until it is answered, as it writes them: what is watched as a whole, a shot at somebody in cover."""
OR_NONE = " | None"


def _cover_apart(shot: dict[str, Json]) -> dict[str, Json]:
    """Up to 0.5.0 the reasons of a cover stood among the terms of the die."""
    terms = shot.get("hit_terms")
    if "cover_terms" in shot or not isinstance(terms, list) or not all(isinstance(term, dict) for term in terms):
        return shot
    apart = [term.get("reason") in COVERS for term in terms]
    return shot | {
        "hit_terms": [term for term, is_cover in zip(terms, apart, strict=True) if not is_cover],
        "cover_terms": [term for term, is_cover in zip(terms, apart, strict=True) if is_cover],
    }


COVERS = frozenset(
    {
        "terrain_cover", "hexside_cover", "foulkon_cover", "across_to_water", "through_scrub", "opening_cover", "doorway_cover",
        "corner_cover", "floor_cover", "through_breach", "through_canvas",
    }
)  # fmt: skip
"""Reasons for a cover."""
OLDER: dict[type, Callable[[dict[str, Json]], dict[str, Json]]] = {events.Shot: _cover_apart}
"""What older records wrote otherwise, as it is written now."""


Writer = Callable[[list[str], Any], Json]
"""Makes JSON of a value, given the names of the hexes."""


def _written(names: list[str], value: Any) -> dict[str, Json]:
    """All fields of a value."""
    form = _form(value.__class__)
    found = dict(zip(form.fields, form.values(value), strict=True))
    for name, write in form.odd:
        found[name] = write(names, found[name])
    return found


def _told(tag: str, names: list[str], value: Any) -> dict[str, Json]:
    """The word for its kind, and all fields of a value."""
    form = _form(value.__class__)
    found = {tag: form.word}
    found.update(zip(form.fields, form.values(value), strict=True))
    for name, write in form.odd:
        found[name] = write(names, found[name])
    return found


class Form(NamedTuple):
    """How values of a class are written."""

    word: str
    fields: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    odd: tuple[tuple[str, Writer], ...]
    """The fields that are not written as they are."""


@cache
def _form(kind: type) -> Form:
    shape = _shape(kind)
    names = tuple(name for name, _, _ in shape)
    values = attrgetter(*names) if len(names) > 1 else lambda value: tuple([getattr(value, name) for name in names])
    odd = [(name, _writer(word)) for name, word, _ in shape]
    return Form(snake(kind.__name__), names, values, tuple((name, write) for name, write in odd if write is not None))


@cache
def _writer(kind: str) -> Writer | None:
    """How values of a kind are written; None: as they are."""
    if kind in _PLAIN:
        return None
    if kind in ("Cell", "Hex"):
        return lambda names, value: names[value] if value != NOWHERE else None
    if kind in ("Side", "Side | None"):
        return lambda names, value: SIDES[value] if value is not None and value >= 0 else None
    if kind.endswith(OR_NONE):
        one_or_none = _writer(kind.removesuffix(OR_NONE))
        return lambda names, value: None if value is None or one_or_none is None else one_or_none(names, value)
    if kind in ORDERS:
        return lambda names, value: {"do": snake(type(value).__name__), **_written(names, value)}
    if kind == "Question":
        return lambda names, value: {"ask": snake(type(value).__name__), **_written(names, value)}
    if kind == "Term":
        return _term
    if kind in VALUES:
        return _written
    if inside(kind) in (("Cell",), ("Hex",)):  # paths are long
        return lambda names, value: [names[cell] if cell != NOWHERE else None for cell in value]
    inner = [_writer(part) for part in inside(kind)]
    if len(inner) > 1:
        return lambda names, value: [write(names, each) if write else each for each, write in zip(value, inner, strict=True)]
    one = inner[0]
    return _list_of(one) if one is not None else lambda names, value: list(value)


def _list_of(one: Writer) -> Writer:
    """A list of things that are written in the same way."""
    return lambda names, value: [one(names, each) for each in value]


def _term(names: list[str], term: Term) -> dict[str, Json]:
    value, reason, rule, about = term
    found: dict[str, Json] = {"value": value, "reason": reason, "rule": rule}
    if about != "":
        found["about"] = about
    return found


@cache
def inside(kind: str) -> tuple[str, ...]:
    """`tuple[Cell, ...]` → ("Cell",); `tuple[BeingId, BeingId]` → both."""
    if not kind.startswith("tuple[") or not kind.endswith("]"):
        raise TypeError(f"no wire form for {kind}")
    parts, depth, word = [], 0, ""
    for sign in kind[6:-1]:
        depth += (sign == "[") - (sign == "]")
        if sign == "," and depth == 0:
            parts.append(word.strip())
            word = ""
        else:
            word += sign
    parts.append(word.strip())
    return tuple(parts[:1]) if parts[-1] == "..." else tuple(parts)


@cache
def _shape(kind: Any) -> tuple[tuple[str, str, bool], ...]:
    """The fields of a class: name, annotation, and whether it must be given. A command must name its hexes: Cell becomes Hex."""
    if issubclass(kind, tuple):
        defaults: dict[str, Any] = getattr(kind, "_field_defaults", {})
        found = [(name, _word(kind.__annotations__[name]), name not in defaults) for name in kind.__annotations__]
    else:
        found = [(each.name, _word(each.type), each.default is MISSING) for each in fields(kind)]
    named = kind.__module__ == commands.__name__
    return tuple((name, word.replace("Cell", "Hex") if named and needed else word, needed) for name, word, needed in found)


def _word(annotation: Any) -> str:
    """An annotation as it is written."""
    return str(getattr(annotation, "__forward_arg__", annotation))
