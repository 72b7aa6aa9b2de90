"""The law in two functions: `decide` makes events of a command, `evolve` makes a state of an event."""

from __future__ import annotations

from hauberk.battle.core.actions import ACTIONS, plan
from hauberk.battle.core.commands import Command
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Event
from hauberk.battle.core.field import Position
from hauberk.battle.core.sequence import begin_phase, settle
from hauberk.battle.core.state import State
from hauberk.common.dice import Dice
from hauberk.common.refusal import Refusal, Refused


def decide(position: Position, command: Command, dice: Dice) -> tuple[tuple[Event, ...], State]:
    """What happens when a command is carried out, and the state after it. Raises Refused; never changes its input."""
    found = plan(position, command)
    if isinstance(found, Refusal):
        raise Refused(found)
    doing = Doing(position, dice)
    ACTIONS[type(command)].resolve(doing, command, found)
    settle(doing)
    return tuple(doing.events), doing.state


def opening(position: Position, dice: Dice) -> tuple[tuple[Event, ...], State]:
    """The events that begin a battle: the first phase of the side that plays first. [TURN-02]"""
    doing = Doing(position, dice)
    begin_phase(doing, 1, position.field.first)
    settle(doing)
    return tuple(doing.events), doing.state
