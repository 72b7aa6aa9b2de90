"""A siege at one moment, as lines are read and commands are written in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.scenario import sheet
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import Translator
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.actions import HANDLERS, STANDING
from hauberk.siege.events_of_the_day import at_call
from hauberk.siege.field import SiegePosition
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import choice_text
from hauberk.text.orders import OrderScene, Rolls

HEX = re.compile(r"(\d+\.)?[A-Za-z]{1,2}\d{1,2}(/-?\d)?")


def itself(command: Any) -> Any:
    """A command of a siege of its own is given as it is said."""
    return command


class SiegeScene(OrderScene):
    """A siege, of its own or inside a campaign: there `given` and `said` put a command into that of the campaign and take it out."""

    kind = "siege"
    people = frozenset({"men", "workers", "archers", "who", "engineer", "patrols"})

    def __init__(
        self, position: SiegePosition, names: SiegeNames, wire: Translator | None = None,
        given: Callable[[Any], Any] = itself, said: Callable[[Any], Any] = itself,
    ) -> None:  # fmt: skip
        self.position, self.names, self._wire = position, names, wire or SiegeWire()
        self._given, self._said_there = given, said
        if self.question is not None:
            kinds = HANDLERS[type(self.question)].command
            self.kinds = (*(kinds if isinstance(kinds, tuple) else (kinds,)), *STANDING)
        if isinstance(self.question, q.CHOICES):
            self.chosen = c.Answer

    @property
    def wire(self) -> Translator:
        """How commands are written as JSON, which is understood too."""
        return self._wire

    def choice(self, choice: str) -> str:
        """One of the words on offer as it is said."""
        return choice_text(self.names, self.position.state, self.question, choice)

    @cached_property
    def rolls(self) -> Rolls:
        """Everybody and everything by name."""
        field, state = self.position
        people = {who: self.names.person(state, who).text for who in state.people}
        if isinstance(self.question, q.ArmyAsked):
            people |= {who: self.names.person(state, who).text for who in at_call(self.position, self.question)}
        things = {name: self.names.engine(state, name).text for name in state.engines}
        things |= {name: self.names.thing(state, name).text for name in (*state.mines, *state.projects, *field.place.sections)}
        things |= {line: self.names.ware(line) for line in field.rules.building.products}
        things |= {name: self.names.messages.pick(sheet(name).title) for name in field.grounds}
        things |= {letter: self.names.side(side) for side, letter in enumerate(SIDES)}
        return Rolls(people, things, self.words)

    def is_hex(self, word: str) -> bool:
        """Is that the name of a hex, on whatever map?"""
        return HEX.fullmatch(word) is not None

    def given(self, command: Any) -> Any:
        """The command as it is given: one of a siege inside a campaign is said there."""
        return self._given(command)

    def said(self, command: Any) -> Any:
        """The command as it is said."""
        return self._said_there(command)
