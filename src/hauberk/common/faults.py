"""Reading files that people write: all faults at once, each with its place and a hint."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Table = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a file."""

    file: str
    line: int
    what: str
    hint: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.what}" + (f" ({self.hint})" if self.hint else "")


class BadInput(Exception):
    """A file or message that cannot be used; holds every fault found in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def near(word: str, words: Iterable[str]) -> str:
    """A hint that names the known words most like a misspelt one."""
    known = sorted(words)
    close = difflib.get_close_matches(word, known, n=3, cutoff=0.5)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    return "known: " + ", ".join(known[:12]) + (" …" if len(known) > 12 else "") if known else ""


def shown(value: object) -> str:
    """Something a file or message holds, short enough for a line."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        text = f"such a {type(value).__name__}"
    return text if len(text) <= 80 else text[:79] + "…"


@dataclass
class Source:
    """A file being read: its text, what has been found wrong so far, and where each key stands."""

    name: str
    text: str = ""
    faults: list[Fault] = field(default_factory=list)
    _lines: dict[tuple[str | int, ...], int] | None = None

    def fault(self, path: tuple[str | int, ...], what: str, hint: str = "") -> None:
        """Note a fault at the key with this path."""
        self.faults.append(Fault(self.name, self.line_of(path), what, hint))

    def fault_at(self, line: int, what: str, hint: str = "") -> None:
        """Note a fault at a known line."""
        self.faults.append(Fault(self.name, line, what, hint))

    def done(self) -> None:
        """Raise everything that was found, if anything was."""
        if self.faults:
            raise BadInput(self.faults)

    def line_of(self, path: tuple[str | int, ...]) -> int:
        """The line where a key stands, or that of the nearest table around it; 0 when unknown."""
        return self._where()[path[:depth]] if (depth := self.depth_of(path)) else 0

    def depth_of(self, path: tuple[str | int, ...]) -> int:
        """How many steps of a path this file goes along: all of them where it has the key."""
        return next((depth for depth in range(len(path), 0, -1) if path[:depth] in self._where()), 0)

    def _where(self) -> dict[tuple[str | int, ...], int]:
        if self._lines is None:
            self._lines = dict(_json_lines(self.text) if self.name.endswith(".json") else _toml_lines(self.text))
        return self._lines


_HEADER = re.compile(r"^\s*(\[\[?)([^\[\]]+)\]\]?\s*(#.*)?$")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*')
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-\".' ]+?)\s*=")


def _toml_lines(text: str) -> Iterator[tuple[tuple[str | int, ...], int]]:
    """Where the tables and keys of a TOML text stand (tomllib itself does not tell)."""
    counts: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    inside = ""
    listed: tuple[str | int, ...] = ()
    depth = entries = 0
    for number, line in enumerate(text.split("\n"), start=1):
        if inside:
            if inside in line:
                inside = ""
            continue
        rest = line
        if depth:
            pass
        elif header := _HEADER.match(line):
            path = tuple(part.strip().strip("\"'") for part in header[2].split("."))
            if header[1] == "[[":
                index = counts.get(path, 0)
                counts[path] = index + 1
                table = (*path, index)
            else:
                table = path
            yield table, number
        elif key := _KEY.match(line):
            parts = [part.strip().strip("\"'") for part in key[1].split(".")]
            for end in range(1, len(parts) + 1):
                yield (*table, *parts[:end]), number
            for mark in ('"""', "'''"):
                if line.count(mark) == 1:
                    inside = mark
            rest = line[key.end() :]
            if rest.lstrip().startswith("["):
                listed, entries = (*table, *parts), 0
        if not depth and not listed:
            continue
        for sign in _QUOTED.sub("", rest):
            if sign in "[{":
                if depth == 1:
                    yield (*listed, entries), number
                    entries += 1
                depth += 1
            elif sign in "]}":
                depth -= 1
        if depth <= 0:
            listed, depth = (), 0


_JSON_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:\n]|[^\s\[\]{},:"]+')


def _json_lines(text: str) -> Iterator[tuple[tuple[str | int, ...], int]]:
    """Where the keys and entries of a JSON text stand; the text has been read before and is sound."""
    path: list[str | int] = []
    line, word = 1, ""
    for token in _JSON_TOKEN.findall(text):
        if token == "\n":
            line += 1
        elif token == ":":
            path[-1] = json.loads(word)
            yield tuple(path), line
        elif token == ",":
            if isinstance(path[-1], int):
                path[-1] += 1
        elif token in "]}":
            path.pop()
        else:
            word = token
            if path and isinstance(path[-1], int):
                yield tuple(path), line
            if token in "[{":
                path.append(0 if token == "[" else "")


def read_toml(path: Path, name: str = "") -> Reader:
    """A reader over a TOML file; a file that is no TOML at all is a fault with its line."""
    source = Source(name or path.name)
    try:
        source.text = path.read_text(encoding="utf-8")
        return Reader(source, tomllib.loads(source.text))
    except OSError as error:
        source.fault_at(0, f"cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        source.fault_at(0, f"is not UTF-8 text (byte {error.start})")
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+)", str(error))
        source.fault_at(int(where[1]) if where else source.text.count("\n") + 1, f"is not TOML: {error}")
    except (ValueError, RecursionError) as error:  # a number too long or lists too deep for Python itself
        source.fault_at(0, f"is not TOML: {error}")
    raise BadInput(source.faults)


class Reader:
    """Takes a table apart key by key. Wrong and unknown keys become faults; reading goes on with a stand-in."""

    def __init__(self, source: Source, table: Table, path: tuple[str | int, ...] = ()) -> None:
        self.source = source
        self.table = table
        self.path = path
        self._seen: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def fault(self, key: str, what: str, hint: str = "") -> None:
        """Note a fault at one of this table's keys."""
        self.source.fault((*self.path, key), what, hint)

    def _take(self, key: str, kind: type, needed: bool) -> Any:
        self._seen.add(key)
        if key not in self.table:
            if needed:
                self.source.fault(self.path, f"{self._where()}lacks {key!r}")
            return None
        value = self.table[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault(key, f"{self._where()}{key} should be {_KINDS[kind]}, not {shown(value)}")
            return None
        return value

    def read(self, key: str) -> None:
        """Note that a key was read by other means."""
        self._seen.add(key)

    def _where(self) -> str:
        return ".".join(str(part) for part in self.path) + ": " if self.path else ""

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        value = self._take(key, str, default is None)
        return value if value is not None else default or ""

    def integer(self, key: str, default: int | None = None, least: int | None = None) -> int:
        """A whole number, at least `least`."""
        value = self._take(key, int, default is None)
        if value is None:
            return default or 0
        if least is not None and value < least:
            self.fault(key, f"{self._where()}{key} is {value}, but must be at least {least}")
        return int(value)

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._take(key, bool, False)
        return default if value is None else bool(value)

    def choice(self, key: str, words: Collection[str], default: str | None = None) -> str:
        """One of some known words."""
        value = self.text(key, default)
        if key in self.table and isinstance(self.table[key], str) and value not in words:
            self.fault(key, f"{self._where()}{key}: no {value!r} here", near(value, words))
        return value

    def texts(self, key: str, needed: bool = False) -> tuple[str, ...]:
        """A list of strings."""
        return tuple(value for value in self._items(key, needed) if self._is(key, value, str))

    def integers(self, key: str, needed: bool = False) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(value for value in self._items(key, needed) if self._is(key, value, int))

    def choices(self, key: str, words: Collection[str], needed: bool = False) -> tuple[str, ...]:
        """A list of known words."""
        values = self.texts(key, needed)
        for value in values:
            if value not in words:
                self.fault(key, f"{self._where()}{key}: no {value!r} here", near(value, words))
        return values

    def _items(self, key: str, needed: bool) -> list[Any]:
        value = self._take(key, list, needed)
        return value if value is not None else []

    def _is(self, key: str, value: Any, kind: type) -> bool:
        if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
            return True
        self.fault(key, f"{self._where()}{key}: {shown(value)} should be {_KINDS[kind]}")
        return False

    def child(self, key: str, needed: bool = True) -> Reader:
        """The table under a key (an empty one if it is missing)."""
        value = self._take(key, dict, needed)
        return Reader(self.source, value if value is not None else {}, (*self.path, key))

    def children(self, key: str) -> list[Reader]:
        """A list of tables."""
        items = self._items(key, False)
        return [Reader(self.source, item, (*self.path, key, i)) for i, item in enumerate(items) if self._is(key, item, dict)]

    def named(self, key: str) -> list[tuple[str, Reader]]:
        """The tables under a key, each with its name."""
        group = self.child(key)
        return [(name, group.child(name)) for name in group.table]

    def words(self, key: str, needed: bool = True) -> dict[str, str]:
        """A text in the three languages."""
        if not needed and key not in self.table:
            self._seen.add(key)
            return {}
        child = self.child(key)
        found = {language: child.text(language) for language in LANGUAGES}
        child.finish()
        return found

    def cited(self, key: str, needed: bool = True) -> None:
        """Where something is printed: a citation, which reads the same in every language, or words in all three."""
        if isinstance(self.table.get(key), dict):
            self.words(key)
        elif needed or key in self.table:
            self.text(key)

    def finish(self) -> None:
        """Whatever has not been read by now does not belong here."""
        for key in self.table:
            if key not in self._seen:
                self.fault(key, f"{self._where()}unknown field {key!r}", near(key, self._seen))


LANGUAGES = ("en", "fr", "it")
_KINDS = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}
