"""From words to the parts of a command of a battle: people, hexes, weapons, works."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Charge, Displaced
from hauberk.board.board import NOWHERE, Cell
from hauberk.grid.hex import DIRECTIONS, Facing
from hauberk.text.battle.naming import Moment
from hauberk.text.naming import Given, Option, Stuck, Trouble, Which
from hauberk.text.reading import Sentence
from hauberk.text.words import Keys, Words, alike, find, plain


class BattleSentence(Sentence):
    """A typed line of a battle being read from left to right."""

    def __init__(self, scene: Moment, tokens: list[str], start: int = 0) -> None:
        super().__init__(tokens, start)
        self.scene = scene
        self._man: BeingId = ""
        """Who acts: a hex without its sheet is the one nearest to him."""

    @property
    def words(self) -> Words:
        """The language typed."""
        return self.scene.words

    def _is_value(self, word: str, types: Mapping[str, Any]) -> bool:
        """`hold fire man`: a word that is a value here, though a part is called so elsewhere."""
        return "scope" in types and word in self.scene.words.scopes

    def _unnamed(self, types: Mapping[str, Any], given: Given) -> str:
        """`work open_door wigo gate K9`: a hex or a thing says by itself which part of a work it is."""
        if "thing" not in types or "task" not in given:
            return ""
        if "cell" not in given and self.scene.hexes(self.tokens[self.at]):
            return "cell"
        return "thing" if "thing" not in given and self._is_thing() else ""

    def _is_thing(self) -> bool:
        """Is it no person but a thing that is named next?"""
        people, _ = find(self.tokens, self.at, self.scene.roll.people)
        return not people and bool(find(self.tokens, self.at, self.scene.things)[0])

    def _value(self, kind: Any, name: str, keywords: Mapping[str, str]) -> Any:
        if kind is bool:
            return self._flag()
        if not self.word:
            raise Stuck(Trouble("text-missing", name))
        readers: dict[Any, Callable[[], Any]] = {
            BeingId: lambda: self.being(name),
            tuple[BeingId, ...]: lambda: self._beings(name, keywords),
            tuple[BeingId, BeingId]: lambda: self._two(name, keywords),
            Cell: self.cell,
            tuple[Cell, ...]: self._cells,
            int: self.number,
            Facing: self._facing,
            tuple[Displaced, ...]: self._displaced,
            tuple[Charge, ...]: self._charges,
        }
        return readers[kind]() if kind in readers else self._text(name)

    # -- names -----------------------------------------------------------------------------------------------------

    def being(self, part: str) -> BeingId:
        """One person or beast. Raises Stuck if nobody or several are meant."""
        word = self.word and self.tokens[self.at]
        found, size = find(self.tokens, self.at, self.scene.roll.people)
        if not found:
            known = [plain(self.scene.roll.called(who)) for who in self.scene.state.beings]
            raise Stuck(Trouble("text-nobody", word, alike(word, known)) if word else Trouble("text-missing", part or "man"))
        meant = self.scene.likely(found, part)
        if len(meant) > 1:
            raise Stuck(Which("text-which", self.tokens[self.at], tuple(self._instead(who, size) for who in meant)))
        self.at += size
        self._man = self._man or meant[0]
        return meant[0]

    def _instead(self, who: str, size: int) -> Option:
        line = " ".join([*self.tokens[: self.at], who, *self.tokens[self.at + size :]])
        return Option(line, f"{self.scene.roll.names.being(self.scene.state, who).text}, {self.scene.place(who)}".rstrip(", "))

    def _beings(self, part: str, keywords: Mapping[str, str]) -> tuple[BeingId, ...]:
        """Several people; an enemy after them is no longer one of them."""
        found: list[BeingId] = []
        while self.word and (self.word not in keywords or not found):
            if self.word in self.scene.words.both and found:
                self.at += 1
                continue
            if found and (self._ends_before_foe(keywords) or self.scene.hexes(self.tokens[self.at])):
                break
            if found and "thing" in keywords.values() and self._is_thing():
                break
            found.append(self.being(part))
        return tuple(found)

    def _ends_before_foe(self, keywords: Mapping[str, str]) -> bool:
        """`attack tancrede robert okeanos`: is the next name the target, with no word before it and none to come?"""
        later = [keywords.get(plain(word)) for word in self.tokens[self.at :]]
        if "target" in later or "target" not in keywords.values():
            return False
        side = self.scene.legal.side
        names, _ = find(self.tokens, self.at, self.scene.roll.people)
        return bool(names) and all(self.scene.state.beings[who].side == 1 - (side or 0) for who in names)

    def _two(self, part: str, keywords: Mapping[str, str]) -> tuple[BeingId, ...]:
        found = self._beings(part, keywords)
        if len(found) != 2:
            raise Stuck(Trouble("text-two", part))
        return found

    def _text(self, name: str) -> str:
        """A weapon, a machine, a task, a thing or a scope."""
        if name == "scope":
            word, scopes = self.word, self.scene.words.scopes
            if word not in scopes:
                raise Stuck(Trouble("text-no-word", self.tokens[self.at], alike(word, scopes)))
            self.at += 1
            return scopes[word]
        keys = self._known(name)
        found, size = find(self.tokens, self.at, keys)
        if name == "task" and len(found) > 1:  # one word for several works: those that can be done now
            found = [task for task in found if task in self.scene.tasks] or found[:1]
        if len(found) != 1:
            raise Stuck(Trouble("text-no-word", self.tokens[self.at], alike(self.word, keys)))
        self.at += size
        return found[0]

    def _known(self, name: str) -> Keys:
        scene = self.scene
        roll = scene.roll
        known: dict[str, Keys] = {"weapon": roll.weapons, "task": scene.words.tasks, "way": roll.ways, "patrol": roll.patrols}
        return scene.things if name == "thing" else known.get(name, roll.machines)

    # -- hexes and numbers -----------------------------------------------------------------------------------------

    def cell(self) -> Cell:
        """One hex; without its sheet the one nearest to whoever acts. Raises Stuck."""
        word = self.word and self.tokens[self.at]
        found = self.scene.hexes(word)
        if not found:
            raise Stuck(Trouble("text-no-hex", word))
        if len(found) > 1:
            here = self.scene.state.beings[self._man].cell if self._man else NOWHERE
            if here < 0:
                raise Stuck(Which("text-which", word, tuple(self._sheet(cell) for cell in found)))
            found.sort(key=lambda cell: self.scene.field.board.distance(here, cell))
        self.at += 1
        return found[0]

    def _sheet(self, cell: Cell) -> Option:
        name = self.scene.field.name(cell)
        return Option(" ".join([*self.tokens[: self.at], name, *self.tokens[self.at + 1 :]]), name)

    def _cells(self) -> tuple[Cell, ...]:
        found = [self.cell()]
        while self.word and self.scene.hexes(self.tokens[self.at]):
            found.append(self.cell())
        return tuple(found)

    def _facing(self) -> int:
        """A direction as on the wire, 0 to 5, or by the clock: `4 o'clock`."""
        number = self.number()
        if self.word in self.scene.words.clock:
            self.at += 1
            if number % 2 or not 0 < number <= 2 * len(DIRECTIONS):
                raise Stuck(Trouble("text-no-direction", str(number)))
            return number // 2 % len(DIRECTIONS)
        if number not in range(-1, len(DIRECTIONS)):
            raise Stuck(Trouble("text-no-direction", str(number)))
        return number

    # -- parts made of parts ---------------------------------------------------------------------------------------

    def _displaced(self) -> tuple[Displaced, ...]:
        """Friends who make room, each with his new hex, riders with two."""
        found = []
        while self.word:
            man, cell = self.being("man"), self.cell()
            tail = self.cell() if self.word and self.scene.hexes(self.tokens[self.at]) else NOWHERE
            found.append(Displaced(man, cell, tail))
            if self.word in self.scene.words.both:
                self.at += 1
        return tuple(found)

    def _charges(self) -> tuple[Given, ...]:
        """Several charges, one after the other, with `and` between them; a way left out is found later."""
        found, ends = [], (";", *self.scene.words.both)
        while self.word:
            end = next((n for n in range(self.at, len(self.tokens)) if plain(self.tokens[n]) in ends), len(self.tokens))
            found.append(BattleSentence(self.scene, self.tokens[:end], self.at).parts(Charge))
            self.at = end + 1
        return tuple(found)
