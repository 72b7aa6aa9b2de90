"""The chance to win of a position, of many together, and of a whole match from moment to moment."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.play.battle.game import Battle
from hauberk.players.value import model
from hauberk.players.value.features import seen

DRAWN = 0.5


def chance(position: Position) -> float:
    """Side A's chance to win; a draw is half a victory."""
    known = decided(position.state)
    return model.chances(model.learned(), [seen(position)])[0] if known is None else known


def chances(positions: Sequence[Position]) -> list[float]:
    """The same of many at once, which takes less time than one by one."""
    found = [decided(each.state) for each in positions]
    open_ones = [seen(each) for each, known in zip(positions, found, strict=True) if known is None]
    judged = iter(model.chances(model.learned(), open_ones) if open_ones else ())
    return [next(judged) if known is None else known for known in found]


def decided(state: State) -> float | None:
    """How it has ended for side A, if it has."""
    if state.outcome is None:
        return None
    return DRAWN if state.outcome.winner is None else 1.0 - state.outcome.winner


def line(battle: Battle) -> list[float]:
    """Side A's chance after every step of a battle, from its opening on."""
    field = battle.position.field
    return chances([field.at(battle.state_at(number)) for number in range(len(battle.steps))])
