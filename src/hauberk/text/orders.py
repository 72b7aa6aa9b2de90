"""Sentences of sieges and campaigns: commands made of lists and of values inside values, each said by its own small sentence.

`bombard K10 with petraria 1; build ladder by Hugh, Odo`: a semicolon ends such a piece, a word such as `bombard` begins it.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache, cached_property
from typing import Any

from hauberk.battle.core.being import BeingId
from hauberk.campaign import commands as campaign
from hauberk.common.parts import inside, parts_of, several
from hauberk.grid.hex import Facing
from hauberk.play.wire import snake
from hauberk.play.wire_forms import union
from hauberk.siege import commands as siege
from hauberk.text.naming import Given, Option, Scene, Stuck, Trouble, Which, keys_of
from hauberk.text.reading import Sentence, needed
from hauberk.text.words import ASKING, ASKING_OF_SIEGES, Keys, Words, alike, find, plain, tokens_of

END = ";"
BETWEEN = ","
PAIR = tuple[str, tuple[BeingId, ...]]
"""An engine and its crew."""
EMPTY: dict[Any, Any] = {str: "", BeingId: "", int: 0, bool: False, Facing: -1}
"""What a part is that must be there and is not named."""
COMMANDS = {"siege": union(siege.Command), "campaign": union(campaign.Command)}
"""What can be commanded in each of these games."""
ASKED = {"siege": ASKING_OF_SIEGES, "campaign": ASKING}
"""What can be asked in each."""
MUST = frozenset({"choice", "path", "points", "how", "who"})
"""Parts that are never empty."""


class Rolls:
    """Everybody and everything of a moment by name."""

    def __init__(self, people: dict[str, str], things: dict[str, str], words: Words) -> None:
        self._words = words
        self._labels = {id_: words.short(text) for id_, text in (things | people).items()}
        self.people: Keys = keys_of((id_, (id_, self._labels[id_])) for id_ in people)
        self.all: Keys = keys_of((id_, (id_, text)) for id_, text in self._labels.items())

    def called(self, id_: str, known: Keys) -> str:
        """The name by which somebody or something can be typed; its id if that could mean another or be read otherwise."""
        text = self._labels.get(id_, id_)
        tokens = tokens_of(text, commas=True)
        if known.get(plain(text)) == [id_] and plain(" ".join(tokens)) == plain(text) and not self._says_more(tokens[0]):
            return text
        return id_

    def label(self, id_: str) -> str:
        """What somebody or something is called."""
        return self._labels.get(id_, id_)

    def _says_more(self, token: str) -> bool:
        return plain(token) in self._words.idle or plain(token) in self._words.small


@cache
def words_of(language: str, kind: str) -> Words:
    """The words of sieges or of campaigns in a language, read once."""
    return Words(language, kind, COMMANDS[kind], ASKED[kind])


class OrderScene(Scene):
    """A siege or campaign at one moment."""

    commas = True
    kind = ""
    """The game whose words are spoken."""
    people: frozenset[str] = frozenset()
    """Parts of commands that name people."""
    kinds: tuple[type, ...] = ()
    """The commands that may be given now."""
    chosen: type | None = None
    """The command by which one of them is said."""
    position: Any
    names: Any

    @property
    def words(self) -> Words:
        """The language typed."""
        return words_of(self.names.messages.language, self.kind)

    @property
    def question(self) -> Any:
        """What is asked, if anything is."""
        pending = self.position.state.pending
        return pending[-1] if pending else None

    @cached_property
    def choices(self) -> Keys:
        """The words the open question offers, with what they stand for."""
        offered = self.question.choices if self.chosen is not None else ()
        return keys_of((each, (each, self.choice(each))) for each in offered)

    @abstractmethod
    def choice(self, choice: str) -> str:
        """One of these words as it is said."""

    @property
    @abstractmethod
    def rolls(self) -> Rolls:
        """Everybody and everything by name."""

    @abstractmethod
    def is_hex(self, word: str) -> bool:
        """Is that the name of a hex, on whatever map?"""

    def is_person(self, part: str) -> bool:
        """Does a part of a command name people?"""
        return part in self.people

    def given(self, command: Any) -> Any:
        """The command as it is given: one of a siege inside a campaign is said there."""
        return command

    def said(self, command: Any) -> Any:
        """The command as it is said."""
        return command

    def fits(self, kind: type) -> bool:
        """Has a command its place now?"""
        return kind in self.kinds

    def out_of_place(self, kind: type) -> None:
        """The rules say so of the whole command."""

    def sentence(self, tokens: list[str]) -> OrderSentence:
        """A line to be read."""
        return OrderSentence(self, tokens)

    def known(self, part: str) -> Keys:
        """What a part of a command can name."""
        if part == "choice":
            return self.choices
        return self.rolls.people if self.is_person(part) else self.rolls.all

    def bare(self, sentence: Any) -> type | None:
        """An answer by itself, or an order that begins with its own word: `assault`, `bombard K10 …`."""
        line = plain(" ".join(sentence.tokens))
        if self.chosen is not None and line in self.choices:
            return self.chosen
        for kind in self.kinds:
            if not needed(kind) and sentence.word not in self.words.verbs and sentence.word in self.words.keywords(snake(kind.__name__)):
                return kind
        return None

    def complete(self, kind: type, given: Given) -> tuple[Any, bool]:
        """The command that is meant; lists that are not named are empty."""
        return self.given(built(kind, given)), False

    def write(self, command: Any) -> str:
        """A command as a player would type it; reading it gives the same command again. A whole report is JSON."""
        command = self.said(command)
        if any(not is_spoken(each.type) for each in parts_of(type(command))):
            return json.dumps(self.wire.command(self.given(command)), ensure_ascii=False)
        word = snake(type(command).__name__)
        return " ".join([self.words.verb(word), *self._parts(word, command)])

    def _parts(self, word: str, value: Any) -> list[str]:
        """The parts of a command or of a value in it: single ones first, then whole pieces with semicolons between them."""
        order, singles, pieces = needed(type(value)), list[str](), list[str]()
        for each in parts_of(type(value)):
            part, kind = getattr(value, each.name), each.type
            if part in ("", ()) or (not each.needed and part == each.usual):
                continue
            keyword = self.words.keyword(word, each.name)
            if is_piece(kind):
                pieces += [" ".join([keyword, *self._piece(inside(kind)[0], each.name, one)]) for one in part]
            elif kind is bool:
                singles.append(keyword)
            else:
                singles += [*([] if order[:1] == [each.name] else [keyword]), self._said(each.name, part)]
        told = f"{END} ".join([*([" ".join(singles)] if singles else []), *pieces])
        return [told] if told else []

    def _piece(self, kind: Any, name: str, value: Any) -> list[str]:
        if not several(kind):
            return self._parts(snake(kind.__name__), value)
        if kind == PAIR:
            return [self._said(name, value[0]), self.words.keyword(snake(name), "men"), self._said("men", value[1])]
        return [self._said("men", value)]

    def _said(self, name: str, value: Any) -> str:
        if isinstance(value, tuple):
            return f"{BETWEEN} ".join(self._said(name, one) for one in value)
        if isinstance(value, int) or (self.is_hex(value) and not self.is_person(name)):
            return str(value)
        return self.rolls.called(value, self.known(name))


class OrderSentence(Sentence):
    """A typed line of a siege or a campaign being read from left to right."""

    def __init__(self, scene: OrderScene, tokens: list[str], start: int = 0) -> None:
        super().__init__(tokens, start)
        self.scene = scene

    @property
    def words(self) -> Words:
        """The language typed."""
        return self.scene.words

    def _skip(self) -> None:
        super()._skip()
        while self.at < len(self.tokens) and self.tokens[self.at] in (END, BETWEEN):
            self.at += 1
            super()._skip()

    def _goes_on(self, kind: Any) -> bool:
        return is_piece(kind)

    def _value(self, kind: Any, name: str, keywords: Mapping[str, str]) -> Any:
        if is_piece(kind):
            end = next((n for n in range(self.at, len(self.tokens)) if self.tokens[n] == END), len(self.tokens))
            found = OrderSentence(self.scene, self.tokens[:end], self.at).piece(inside(kind)[0], name)
            self.at = end
            return (found,)
        if kind is bool:
            return self._flag()
        if several(kind):
            return self.names(name, keywords)
        if not self.word:
            raise Stuck(Trouble("text-missing", name))
        return self.number() if kind in (int, Facing) else self.name(name)

    def piece(self, kind: Any, name: str) -> Any:
        """A value inside a command, to the end of what is said of it. Raises Stuck."""
        if not several(kind):
            return built(kind, self.parts(kind))
        first = (self.name(name),) if kind == PAIR else ()
        if first and self.word in self.scene.words.phrases(snake(name), "men"):
            self.at += 1
        men = self.names("men", {})
        return (*first, men) if first else men

    def names(self, part: str, keywords: Mapping[str, str]) -> tuple[str, ...]:
        """Several names, up to the next word that begins another part."""
        found: list[str] = []
        while self.word and self.word not in keywords:
            if self.word in self.scene.words.both and found:
                self.at += 1
                continue
            found.append(self.name(part))
        return tuple(found)

    def name(self, part: str) -> str:
        """Somebody, something, a place, a hex or a word. Raises Stuck if nothing or several are meant."""
        if not self.word:
            raise Stuck(Trouble("text-missing", part))
        token = self.tokens[self.at]
        if self.scene.is_hex(token) and not self.scene.is_person(part):
            self.at += 1
            return token.upper()
        known = self.scene.known(part)
        found, size = find(self.tokens, self.at, known)
        if not found:
            key = "text-nobody" if self.scene.is_person(part) else "text-no-word"
            raise Stuck(Trouble(key, token, alike(token, known)))
        if len(found) > 1:
            raise Stuck(Which("text-which", token, tuple(self._instead(each, size) for each in found)))
        self.at += size
        return found[0]

    def _instead(self, id_: str, size: int) -> Option:
        line = " ".join([*self.tokens[: self.at], id_, *self.tokens[self.at + size :]])
        return Option(line, self.scene.rolls.label(id_))


def is_piece(kind: Any) -> bool:
    """Is a part a list of values that are said one by one?"""
    return several(kind) and (several(inside(kind)[0]) or is_dataclass(inside(kind)[0]))


def is_spoken(kind: Any) -> bool:
    """Can a part be said in words?"""
    return is_piece(kind) or kind in EMPTY or (several(kind) and inside(kind)[0] in EMPTY)


def built(kind: type, given: Given) -> Any:
    """A command or a value of the parts that were said; what must be there and was not said is empty. Raises Stuck."""
    empty = {part.name: () if several(part.type) else EMPTY[part.type] for part in parts_of(kind) if part.needed}
    if lacking := [name for name in empty if name not in given and name in MUST]:
        raise Stuck(Trouble("text-missing", lacking[0]))
    return kind(**empty | given)
