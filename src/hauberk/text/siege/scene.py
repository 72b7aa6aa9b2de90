"""A siege at one moment, as lines are read and commands are written in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.scenario import sheet
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import Translator, union
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.actions import HANDLERS, STANDING
from hauberk.siege.events_of_the_day import at_call
from hauberk.siege.field import SiegePosition
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import choice_text
from hauberk.text.naming import keys_of
from hauberk.text.orders import OrderScene, Rolls
from hauberk.text.words import ASKING_OF_DAYS, Keys, Words

PEOPLE = frozenset({"men", "workers", "archers", "who", "engineer", "patrols"})
"""Parts of commands that name people."""
HEX = re.compile(r"(\d+\.)?[A-Za-z]{1,2}\d{1,2}(/-?\d)?")


@cache
def words_in(language: str) -> Words:
    """The words of sieges in a language, read once."""
    return Words(language, union(c.Command), ASKING_OF_DAYS)


def itself(command: Any) -> Any:
    """A command of a siege of its own is given as it is said."""
    return command


class SiegeScene(OrderScene):
    """A siege, of its own or inside a campaign: there `given` and `said` put a command into that of the campaign and take it out."""

    def __init__(
        self, position: SiegePosition, names: SiegeNames, wire: Translator | None = None,
        given: Callable[[Any], Any] = itself, said: Callable[[Any], Any] = itself,
    ) -> None:  # fmt: skip
        self.position, self.names, self._wire = position, names, wire or SiegeWire()
        self._given, self._said_there = given, said
        question = position.state.pending[-1] if position.state.pending else None
        if question is not None:
            kinds = HANDLERS[type(question)].command
            self.kinds = (*(kinds if isinstance(kinds, tuple) else (kinds,)), *STANDING)
        if isinstance(question, q.CHOICES):
            self.chosen = c.Answer

    @property
    def words(self) -> Words:
        """The language typed."""
        return words_in(self.names.messages.language)

    @property
    def wire(self) -> Translator:
        """How commands are written as JSON, which is understood too."""
        return self._wire

    @cached_property
    def choices(self) -> Keys:
        """The words the open question offers, with what they stand for."""
        state = self.position.state
        question = state.pending[-1] if state.pending else None
        if not isinstance(question, q.CHOICES):
            return {}
        return keys_of((each, (each, choice_text(self.names, state, question, each))) for each in question.choices)

    @cached_property
    def rolls(self) -> Rolls:
        """Everybody and everything by name."""
        field, state = self.position
        question = state.pending[-1] if state.pending else None
        people = {who: person.character.name for who, person in state.people.items()}
        if isinstance(question, q.ArmyAsked):
            people |= {who: state.pool[who].name for who in at_call(self.position, question)}
        things = {name: self.names.engine(state, name).text for name in state.engines}
        things |= {name: self.names.thing(state, name).text for name in (*state.mines, *state.projects, *field.place.sections)}
        things |= {line: self.names.ware(line) for line in field.rules.building.products}
        things |= {name: self.names.messages.pick(sheet(name).title) for name in field.grounds}
        things |= {letter: self.names.side(side) for side, letter in enumerate(SIDES)}
        return Rolls(people, things, self.words)

    def is_hex(self, word: str) -> bool:
        """Is that the name of a hex, on whatever map?"""
        return HEX.fullmatch(word) is not None

    def is_person(self, part: str) -> bool:
        """Does a part of a command name people?"""
        return part in PEOPLE

    def given(self, command: Any) -> Any:
        """The command as it is given: one of a siege inside a campaign is said there."""
        return self._given(command)

    def said(self, command: Any) -> Any:
        """The command as it is said."""
        return self._said_there(command)
