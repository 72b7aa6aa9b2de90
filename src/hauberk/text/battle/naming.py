"""Who and what is meant: people, weapons, machines and hexes by whatever they can be called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.choices import Listed
from hauberk.battle.core.commands import Work
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.board.board import Cell
from hauberk.play.battle.legal import Legal
from hauberk.tell.battle.names import Names
from hauberk.text.naming import keys_of
from hauberk.text.words import Keys, Words, plain

BEASTS = frozenset({"horse", "beast", "ox"})
"""Parts of commands that name an animal."""
FOES = frozenset({"target"})


class Roll:
    """The roll of one battle: everybody and everything by name. Who is on it does not change while it is fought."""

    def __init__(self, names: Names, state: State, words: Words) -> None:
        self.names = names
        self.words = words
        self.field: Field = names.field
        self._said = self._unique(state)
        self.people: Keys = self._people(state)
        self.weapons: Keys = keys_of((id_, self._weapon_names(id_)) for id_ in self.field.rules.weapons)
        ways = [way for entry in self.field.entries for way in entry.ways]
        ways += self.field.patrolling.ways if self.field.patrolling else ()
        self.ways: Keys = keys_of((way.id, (way.id, words.short(names.way(way.id)))) for way in {way.id: way for way in ways}.values())
        self.patrols: Keys = keys_of((each.id, (each.id, words.short(names.patrol(state, each.id).text))) for each in self.field.patrols)
        self.machines: Keys = keys_of((id_, (id_, words.short(names.machine(state, id_).text))) for id_ in state.machines)

    def called(self, who: BeingId) -> str:
        """What somebody is called in a sentence: his name if nobody else has it."""
        return self._said.get(who, who)

    def weapon(self, weapon: str) -> str:
        """A weapon as it is typed."""
        return self.names.weapon(weapon)

    def _weapon_names(self, weapon: str) -> tuple[str, ...]:
        return (weapon, *self.field.rules.weapons[weapon].name.values())

    def _unique(self, state: State) -> dict[BeingId, str]:
        texts = {who: self.words.short(self.names.being(state, who).text) for who in state.beings}
        count: dict[str, int] = {}
        for text in texts.values():
            count[plain(text)] = count.get(plain(text), 0) + 1
        return {who: text for who, text in texts.items() if count[plain(text)] == 1}

    def _people(self, state: State) -> Keys:
        found = []
        for who, being in state.beings.items():
            text = self.words.short(self.names.being(state, who).text)
            printed = () if who.endswith(".horse") else (being.character.name,)
            found.append((who, (who, text, *printed)))
        return keys_of(found)


@dataclass(frozen=True)
class Moment:
    """A battle at one moment, as a line is read in it."""

    roll: Roll
    legal: Legal

    @property
    def position(self) -> Position:
        """Field and state."""
        return self.legal.position

    @property
    def field(self) -> Field:
        """Where it is fought."""
        return self.legal.field

    @property
    def state(self) -> State:
        """How it stands."""
        return self.legal.state

    @property
    def words(self) -> Words:
        """The language typed."""
        return self.roll.words

    def likely(self, found: list[BeingId], part: str) -> list[BeingId]:
        """Of several people those who are likelier meant: beast or not, still there, of the right side."""
        side = self.legal.side if self.legal.side is not None else self.state.active
        beings = [self.state.beings[who] for who in found]
        narrowed = [
            [being for being in beings if being.character.is_beast == (part in BEASTS)],
            [being for being in beings if not being.away or being.away == "waiting"],
            [being for being in beings if part and part not in BEASTS and being.side == (1 - side if part in FOES else side)],
        ]
        for some in narrowed:
            if kept := [who for who in found if any(being.id == who for being in some)]:
                found = kept
        return found

    def hexes(self, word: str) -> list[Cell]:
        """The cells a word can name; on joined sheets the number of the sheet may be left out."""
        name, cells = word.upper(), self.field.board.cell
        if name in cells:
            return [cells[name]]
        return [cells[full] for number in range(1, len(self.field.board.pieces) + 1) if (full := f"{number}.{name}") in cells]

    @cached_property
    def things(self) -> Keys:
        """Doors, ladders, machines and whatever else a work is done with, as they are there now."""
        works, names = self.state.works, self.roll.names
        ids = (*self.field.board.gates, *works.ladders, *works.things, *self.state.machines)
        return keys_of((id_, (id_, self.words.short(names.work(self.state, id_).text))) for id_ in ids)

    @cached_property
    def tasks(self) -> list[str]:
        """Works that can be done now."""
        works = [each for group in self.legal.groups if isinstance(group, Listed) for each in group if isinstance(each, Work)]
        return list(dict.fromkeys(work.task for work in works))

    def place(self, who: BeingId) -> str:
        """Where somebody is, to tell him from others of his name."""
        return self.field.name(self.state.beings[who].cell)
