"""The words a player may type: verbs, asking words and the small words between names, in three languages.

English words are always accepted; those of the reader's language stand beside them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from typing import Any

from hauberk.battle.core.tasks import TASKS
from hauberk.common.parts import parts_of, values_in
from hauberk.play.wire import COMMANDS, snake
from hauberk.tell.messages import Messages, Name, messages_in

ASKING = (
    "look", "who", "where", "cost", "odds", "near", "log", "why", "rule", "options", "more", "goal",
    "undo", "hint", "standing", "help", "save", "quit",
)  # fmt: skip
"""Words that ask or keep house; all others are commands of the game."""
ASKING_OF_SIEGES = tuple(word for word in ASKING if word not in ("cost", "near"))
"""Those of sieges, where nobody goes his way hex by hex."""
SCOPES = ("path", "man")
FIRST = "en"
_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "’": "'", "ʿ": "'", "_": " ", "-": " "})
_TOKEN = re.compile(r";|[^\s,;]+")
_TOKEN_OR_COMMA = re.compile(r"[;,]|[^\s,;]+")

Keys = Mapping[str, Sequence[str]]
"""Phrases, made plain, with what they may mean."""


def plain(text: str) -> str:
    """A text as it is compared: small letters, no accents, one blank between words."""
    letters = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())


def tokens_of(text: str, commas: bool = False) -> list[str]:
    """The words of a line; commas only separate, a sign at the end is no part of a name. `commas`: they are words themselves."""
    found = (_TOKEN_OR_COMMA if commas else _TOKEN).findall(text)
    stripped = [word.rstrip(".?!:") or word for word in found]
    return [word for word in stripped if word not in (".", "?", "!", ":")]


def find(tokens: Sequence[str], start: int, keys: Keys) -> tuple[list[str], int]:
    """What the words from here mean, and how many of them: the longest phrase that is known, else the longest beginning of one."""
    longest = min(len(tokens) - start, _most_words(keys))
    phrases = [(size, plain(" ".join(tokens[start : start + size]))) for size in range(longest, 0, -1)]
    for size, phrase in phrases:
        if phrase in keys:
            return list(keys[phrase]), size
    for size, phrase in phrases:
        found = [each for key, meant in keys.items() if phrase and key.startswith(phrase) for each in meant]
        if found:
            return list(dict.fromkeys(found)), size
    return [], 0


def alike(word: str, known: Iterable[str]) -> str:
    """The known words most like a misspelt one; empty if none is."""
    return ", ".join(get_close_matches(plain(word), sorted(known), n=3, cutoff=0.6))


def _most_words(keys: Keys) -> int:
    return max((key.count(" ") + 1 for key in keys), default=0)


class Words:
    """The typed words of one language and one game."""

    def __init__(self, language: str, kind: str, kinds: Mapping[str, type], asking: Sequence[str], tasks: Iterable[str] = ()) -> None:
        self._messages = messages_in(language)
        self._english = messages_in(FIRST)
        self.kind, self.kinds, self.asking = kind, kinds, asking
        self._keywords: dict[str, dict[str, str]] = {}
        self.verbs: dict[str, tuple[str, ...]] = {}
        """Phrases with the commands or asking words they stand for."""
        self.acts: dict[str, str] = {}
        """What somebody does, `moves`, with the phrase for it, `move`."""
        for word in (*kinds, *asking):
            for phrase in (plain(word), *self._both(f"verb-{word}")):
                self.verbs[phrase] = tuple(dict.fromkeys((*self.verbs.get(phrase, ()), word)))
                if word in kinds:
                    self.acts |= dict.fromkeys((phrase, in_third_person(phrase)), phrase)
        self.idle = frozenset(self._both("word-idle"))
        """Articles and the like, which say nothing."""
        self.tasks: dict[str, tuple[str, ...]] = {}
        """Phrases with the works they stand for: a task by its name, or as its button says it."""
        for task in tasks:
            buttons = [self._button(messages, task) for messages in (self._messages, self._english)]
            for phrase in dict.fromkeys((plain(task), *buttons, *map(self._bare, buttons))):
                self.tasks[phrase] = tuple(dict.fromkeys((*self.tasks.get(phrase, ()), task)))
        self.both = frozenset(self._both("word-and"))
        self.yes = frozenset(self._both("word-yes"))
        self.no = frozenset(self._both("word-no"))
        self.open = frozenset(self._both("word-open"))
        """What a formation is that is not closed."""
        self.clock = frozenset(self._both("word-clock"))
        self.scopes = {phrase: scope for scope in SCOPES for phrase in (scope, *self._both(f"word-scope_{scope}"))}
        """How long fire is held."""

    def short(self, text: str) -> str:
        """A name without its article."""
        first, _, rest = text.partition(" ")
        if rest and plain(first) in self.idle:
            return rest
        head, mark, tail = text.partition("'")
        return tail if mark and plain(head) in self.idle else text

    def verb(self, word: str) -> str:
        """How a command is called."""
        return _listed(self._messages, f"verb-{word}")[0]

    def scope(self, scope: str) -> str:
        """How holding fire is limited."""
        return _listed(self._messages, f"word-scope_{scope}")[0]

    def opened(self) -> str:
        """How one says that something is not closed."""
        return _listed(self._messages, "word-open")[0]

    def keyword(self, command: str, field: str) -> str:
        """The word before one part of a command."""
        return _listed(self._messages, self._key(command, field))[0]

    def phrases(self, command: str, field: str) -> list[str]:
        """All words before one part of a command."""
        return self._both(self._key(command, field))

    def keywords(self, command: str) -> dict[str, str]:
        """All words before parts of a command or of a value in it, and which part each begins; the name of the part goes first."""
        if command not in self._keywords:
            self._keywords[command] = self._find_keywords(command)
        return self._keywords[command]

    @cached_property
    def small(self) -> frozenset[str]:
        """Every word that begins a part of a command or of a value in it, or joins two."""
        return frozenset(word for kind in self._said if self._sayable(kind) for word in self.keywords(kind)) | self.both

    @cached_property
    def _said(self) -> dict[str, type]:
        """The commands, and the values inside them that have a sentence of their own."""
        inner = {snake(kind.__name__): kind for command in self.kinds.values() for kind in values_in(command) if is_dataclass(kind)}
        return inner | dict(self.kinds)

    def _sayable(self, command: str) -> bool:
        names = [part.name for part in parts_of(self._said[command])]
        return all(self._key(command, name) in self._messages for name in names)

    def _find_keywords(self, command: str) -> dict[str, str]:
        names = [part.name for part in parts_of(self._said[command])]
        found = {plain(name): name for name in names}
        for own in (True, False):  # what is said of this very command goes before what is said of others
            for name in names:
                for phrase in self._both(self._key(command, name) if own else f"word-{name}"):
                    found.setdefault(phrase, name)
        return found

    def task(self, task: str) -> str:
        """How a work is called in a sentence: as on its button, as long as that means no other."""
        phrase = self._bare(self._button(self._messages, task))
        return phrase if self.tasks[phrase] == (task,) else task

    def _button(self, messages: Messages, task: str) -> str:
        """What the button of a work says besides names and places: `open`, `raise the ladder`."""
        gaps: dict[str, Any] = dict.fromkeys(("who", "thing"), Name("")) | {"n": 1, "place": "", "number": 1, "facing": 0}
        return " ".join(tokens_of(plain(messages.say(f"task-{task}", **gaps))))

    def _bare(self, phrase: str) -> str:
        """A phrase without its articles."""
        return " ".join(word for word in phrase.split() if word not in self.idle) or phrase

    def _key(self, command: str, field: str) -> str:
        key = f"word-{command}-{field}"
        return key if key in self._messages else f"word-{field}"

    def _both(self, key: str) -> list[str]:
        """The words of the reader's language and the English ones, made plain."""
        return [plain(phrase) for messages in (self._messages, self._english) for phrase in _listed(messages, key)]


def _listed(messages: Messages, key: str) -> list[str]:
    return [phrase.strip() for phrase in messages.say(key).split(",")]


def in_third_person(phrase: str) -> str:
    """What an English speaker says somebody does: moves, pushes horse, carries."""
    verb, _, rest = phrase.partition(" ")
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        verb += "es"
    elif verb.endswith("y") and verb[-2:-1] not in "aeiou":
        verb = f"{verb[:-1]}ies"
    else:
        verb += "s"
    return f"{verb} {rest}".strip()


@cache
def words_in(language: str) -> Words:
    """The words of battles in a language, read once."""
    return Words(language, "battle", COMMANDS, ASKING, TASKS)
