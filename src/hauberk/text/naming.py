"""What a typed line can turn out to be besides a command, and the moment in which it is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.play.wire import Translator
from hauberk.text.words import Keys, Words, plain

Given = dict[str, Any]
"""What a line says about a command, part by part."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several answers: what is shown, and the line that gives it."""

    line: str
    text: str


@dataclass(frozen=True, slots=True)
class Trouble:
    """A line that was not understood: the key of a message and what fills it."""

    key: str
    about: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Which:
    """A line that can mean several things."""

    key: str
    about: str
    options: tuple[Option, ...]


class Stuck(Exception):
    """A line cannot be read on; says why."""

    def __init__(self, why: Trouble | Which) -> None:
        super().__init__(why.key)
        self.why = why


class Scene(ABC):
    """A game at one moment, as a line is read and commands are written in it."""

    commas = False
    """Commas stand between names, so no name goes on after one."""

    @property
    @abstractmethod
    def words(self) -> Words:
        """The language typed."""

    @property
    @abstractmethod
    def wire(self) -> Translator:
        """How commands are written as JSON, which is understood too."""

    @abstractmethod
    def fits(self, kind: type) -> bool:
        """Has a command its place now?"""

    @abstractmethod
    def out_of_place(self, kind: type) -> Refusal | None:
        """Why it has none, whatever it says."""

    @abstractmethod
    def sentence(self, tokens: list[str]) -> Any:
        """A line to be read."""

    @abstractmethod
    def bare(self, sentence: Any) -> type | None:
        """The command of a line that begins with no verb; the line may be turned round for it."""

    @abstractmethod
    def complete(self, kind: type, given: Given) -> tuple[Any, bool] | Refusal:
        """The command that is meant, and whether something was added to what was said. Raises Stuck."""

    @abstractmethod
    def write(self, command: Any) -> str:
        """A command as a player would type it; reading it gives the same command again."""


def keys_of(named: Iterable[tuple[str, Iterable[str]]]) -> Keys:
    """Everything by all it can be called; an id means what it names, whatever else is called so."""
    found: dict[str, list[str]] = {}
    ids: dict[str, list[str]] = {}
    for id_, phrases in named:
        ids.setdefault(plain(id_), []).append(id_)
        for phrase in dict.fromkeys(plain(each) for each in phrases):
            found.setdefault(phrase, []).append(id_)
    return found | ids
