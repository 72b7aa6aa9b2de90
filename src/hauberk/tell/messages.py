"""The messages of a language, read from its Fluent files. Every key is there or saying it is an error."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hauberk.rulesets.tables import data_folder
from hauberk.tell.grammar import FUNCTIONS, HE

LANGUAGES = tuple(FUNCTIONS)
LONGEST = 2000
"""Letters of what fills a gap: Fluent takes no more than 2500."""
_PARSER = FluentParser(with_spans=False)  # where in its file each word stands is a third of what messages take, and nobody asks


class MessageError(Exception):
    """A message that is missing, badly written, or was not given all it needs."""


@dataclass(frozen=True, slots=True)
class Name:
    """How somebody or something is called, with what grammar must know about it."""

    text: str
    gender: str = HE
    count: int = 1


class Messages:
    """Everything that can be said in one language."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise MessageError(f"no messages in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
        self._keys: set[str] = set()
        for path in message_files(language, folder).values():
            self._add(path)

    def _add(self, path: Path) -> None:
        resource = _PARSER.parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                text = (entry.content or "").strip()[:80]
                raise MessageError(f"{path.name} ({self.language}) cannot be read at: {text!r}")
            if isinstance(entry, ftl.Message):
                for key in (entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)):
                    if key in self._keys:
                        raise MessageError(f"{path.name} ({self.language}) says {key!r} a second time")
                    self._keys.add(key)
        self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    @property
    def keys(self) -> frozenset[str]:
        """All keys; attributes as `key.attribute`."""
        return frozenset(self._keys)

    def say(self, key: str, **args: Any) -> str:
        """The message with its gaps filled; a Name also gives its gender and count. Raises MessageError."""
        if key not in self._keys:
            raise MessageError(f"no message {key!r} in {self.language!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MessageError(f"message {key!r} in {self.language!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, _spread(args))
        if errors:
            raise MessageError(f"message {key!r} in {self.language!r}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def pick(self, words: dict[str, str]) -> str:
        """The word of this language in a data table."""
        if self.language not in words:
            raise MessageError(f"no word in {self.language!r} among {words}")
        return words[self.language]


def _spread(args: dict[str, Any]) -> dict[str, Any]:
    """Names taken apart: `who` becomes `who`, `who_gender` and `who_count`."""
    found: dict[str, Any] = {}
    for key, value in args.items():
        if isinstance(value, Name):
            found |= {key: _short(value.text), f"{key}_gender": value.gender, f"{key}_count": value.count}
        else:
            found[key] = _short(value) if isinstance(value, str) else value
    return found


def _short(text: str) -> str:
    """A text that can be said, whatever somebody wrote into it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def message_files(language: str, folder: Path | None = None) -> dict[str, Path]:
    """The Fluent files of a language by their names: `page`, `siege/questions`."""
    own = (folder or data_folder() / "messages") / language
    return {path.relative_to(own).with_suffix("").as_posix(): path for path in sorted(own.rglob("*.ftl"))}


@cache
def messages_in(language: str) -> Messages:
    """The messages of the package in a language, read once."""
    return Messages(language)
