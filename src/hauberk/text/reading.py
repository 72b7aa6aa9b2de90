"""From words to the parts of a command. The grammar is that of the wire: a verb, then its fields by name or in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from hauberk.common.parts import parts_of
from hauberk.play.wire import snake
from hauberk.text.naming import Given, Scene, Stuck, Trouble
from hauberk.text.words import Words, alike, plain

_MOST_DIGITS = 4


def needed(kind: type) -> list[str]:
    """The parts that must be given."""
    return [part.name for part in parts_of(kind) if part.needed]


class Sentence(ABC):
    """A typed line being read from left to right."""

    def __init__(self, tokens: list[str], start: int = 0) -> None:
        self.tokens = tokens
        self.at = start

    # -- words -----------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def words(self) -> Words:
        """The language typed."""

    @property
    def word(self) -> str:
        """The next word, made plain; empty at the end."""
        self._skip()
        return plain(self.tokens[self.at]) if self.at < len(self.tokens) else ""

    def _skip(self) -> None:
        while self.at < len(self.tokens) and plain(self.tokens[self.at]) in self.words.idle:
            if self.tokens[self.at].isupper():  # a hex or a name, never an article
                return
            self.at += 1

    def rest(self) -> str:
        """What has not been read."""
        return " ".join(self.tokens[self.at :])

    # -- the parts of a command ------------------------------------------------------------------------------------

    def parts(self, kind: type) -> Given:
        """Everything the line says about a command. Raises Stuck."""
        types = {part.name: part.type for part in parts_of(kind)}
        order = needed(kind) or list(types)
        keywords = self.words.keywords(snake(kind.__name__))
        given: Given = {}
        while self.word:
            word = self.word
            if word in self.words.open and "closed" in types:
                self.at += 1
                given["closed"] = False
                continue
            name = keywords.get(word, "") if not self._is_value(word, types) else ""
            if name:
                self.at += 1
            else:
                name = self._unnamed(types, given) or next((each for each in order if each not in given), "")
            if not name or (name in given and not self._goes_on(types[name])):
                raise Stuck(Trouble("text-left-over", self.tokens[self.at - 1 if name else self.at]))
            value = self._value(types[name], name, keywords)
            given[name] = (*given.get(name, ()), *value) if self._goes_on(types[name]) else value
        if self.at < len(self.tokens):
            raise Stuck(Trouble("text-left-over", self.tokens[self.at]))
        return given

    @abstractmethod
    def _value(self, kind: Any, name: str, keywords: Mapping[str, str]) -> Any:
        """One part. Raises Stuck."""

    def _is_value(self, word: str, types: Mapping[str, Any]) -> bool:
        """Is a word a value here, though a part is called so elsewhere?"""
        return False

    def _unnamed(self, types: Mapping[str, Any], given: Given) -> str:
        """The part that a value belongs to which says so by itself."""
        return ""

    def _goes_on(self, kind: Any) -> bool:
        """May a part be named several times, a piece of it each time?"""
        return False

    def _flag(self) -> bool:
        if self.word in self.words.no:
            self.at += 1
            return False
        if self.word in self.words.yes:
            self.at += 1
        return True

    def number(self) -> int:
        """A whole number."""
        word = self.tokens[self.at].replace("−", "-") if self.word else ""
        if not word.removeprefix("-").isdecimal() or len(word) > _MOST_DIGITS:
            raise Stuck(Trouble("text-no-number", word))
        self.at += 1
        return int(word)


def kind_of(scene: Scene, sentence: Sentence, fits: Callable[[type], bool]) -> type | str:
    """The command or asking word a line begins with; of several the one that has its place now. Raises Stuck."""
    verbs, tasks = scene.words.verbs, scene.words.tasks
    if (bare := scene.bare(sentence)) is not None:
        return bare
    longest = min(len(sentence.tokens) - sentence.at, max(key.count(" ") + 1 for key in (*verbs, *tasks)))
    for size in range(longest, 0, -1):
        phrase = plain(" ".join(sentence.tokens[sentence.at : sentence.at + size]))
        meant = verbs.get(phrase, ())
        kinds = [scene.words.kinds[word] for word in meant if word in scene.words.kinds]
        if phrase in tasks and not any(fits(kind) for kind in kinds):
            return scene.words.kinds["work"]  # a work by its own name, without the word for it
        if meant:
            sentence.at += size
            return next((kind for kind in kinds if fits(kind)), kinds[0]) if kinds else meant[0]
    word = sentence.tokens[sentence.at] if sentence.at < len(sentence.tokens) else ""
    raise Stuck(Trouble("text-no-verb", word, alike(plain(word), verbs)))
