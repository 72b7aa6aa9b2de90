"""What does not change while a siege goes on: rules, the place, and what its scenario allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.rules import Rules
from hauberk.siege.armies import Prices
from hauberk.siege.lands import Land
from hauberk.siege.place import Place
from hauberk.siege.rules import SiegeRules
from hauberk.siege.state import SiegeState


class SiegePosition(NamedTuple):
    """A siege at one moment."""

    field: SiegeField
    state: SiegeState


@dataclass(frozen=True)
class SiegeField:
    """Everything a rule of the siege may look at besides the state."""

    rules: SiegeRules
    battle: Rules
    """The battle rules of the same edition: bombardment, fire, machines."""
    place: Place
    prices: Prices
    """What people cost who come for points."""
    days: int = 0
    """The last day of the scenario; 0 means no limit."""
    daily: bool = False
    """A siege of a campaign: its day ends at nightfall, and the next comes when the campaign says so. [A-SIEGE-30, C-TURN-01]"""
    food: int | None = None
    """Days of provisions that a campaign gives; None: dice tell. [HOOK-01, A-SIEGE-11]"""
    barred: frozenset[str] = frozenset()
    """Events that do not happen here. [RULING-C-SIEGE-EVENTS]"""
    armies: tuple[dict[str, tuple[BeingId, ...]], dict[str, tuple[BeingId, ...]]] = field(default_factory=lambda: ({}, {}))
    """Ready-made armies that each side could send for, by id: people in the order in which they come. [EVENT-11, EVENT-19]"""
    refugees: tuple[BeingId, ...] = ()
    """Light foot who may seek shelter in the place. [EVENT-14]"""
    engineers: tuple[BeingId, ...] = ()
    """Engineers who may join the besiegers. [EVENT-10]"""
    grounds: tuple[str, ...] = ()
    """Open sheets on which sorties and sallies are fought; the first is the one the rulebook names. [CAMP-01, A-ACT-37]"""
    lands: dict[str, Land] = field(default_factory=dict)
    """The sheet of the place and the open ones, as fights need to know them."""
    title: dict[str, str] = field(default_factory=dict)
    """The name of the siege."""
    sides: tuple[dict[str, str], dict[str, str]] = field(default_factory=lambda: ({}, {}))
    """The names of the two sides."""
    edition: str = ""
    """The ruleset in which fights are fought."""
    switches: dict[str, bool] = field(default_factory=dict)
    """Switches of battles that this siege turns."""
    words: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)
    """Title, story and briefing of every kind of fight."""
    readable: Callable[[dict[str, Any]], bool] = lambda _table: True
    """Whether the reader of scenarios takes the set-up of a fight."""

    def at(self, state: SiegeState) -> SiegePosition:
        """A position of this siege."""
        return SiegePosition(self, state)
