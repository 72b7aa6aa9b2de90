"""The battle as a game: one counter, one named man."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.battle.core.actions import refuse, to_decide
from hauberk.battle.core.being import SIDES
from hauberk.battle.core.commands import Command
from hauberk.battle.core.events import Event
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.scenario.patrols import seen_by
from hauberk.play.battle.deciding import decide, opening
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.outcomes import EXPLAINED, comes_to
from hauberk.play.battle.scenario import Scenario, every_scenario_files, load_scenario
from hauberk.play.battle.standing import standing
from hauberk.play.battle.standing_orders import BOOK
from hauberk.play.battle.view import position as view
from hauberk.play.contract import Game
from hauberk.play.match import Match
from hauberk.play.steps import StepOf
from hauberk.play.wire import Wire

Step = StepOf[Command, Event]
"""One command of a battle and what came of it."""
Battle = Match[Scenario, Position, State, Command, Event, Legal]
"""A battle being played."""


def start(scenario: Scenario) -> Position:
    """The position before the first phase; what is worked out of it is kept for this battle alone."""
    return scenario.field.apart().at(scenario.start)


def sight(position: Position, seats: Sequence[int]) -> dict[str, Any]:
    """What these sides see: everything, but for patrols that nobody has called yet. [RULING-A-ACT-11]"""
    return view(position if position.state.outcome is not None else seen_by(position, seats))


BATTLE = Game(
    kind="battle",
    key="scenario",
    switches=("switches",),
    files=every_scenario_files,
    load=load_scenario,
    start=start,
    opening=opening,
    refuse=refuse,
    decide=decide,
    evolve=evolve,
    seat=lambda position: to_decide(position.state),
    seats=lambda _scenario: tuple(SIDES),
    legal=Legal,
    wire=lambda scenario: Wire(scenario.field.board),
    sight=sight,
    standing=standing,
    comes_to=comes_to,
    explained=EXPLAINED,
    standing_orders=BOOK,
    inline=scenario_of,
)
