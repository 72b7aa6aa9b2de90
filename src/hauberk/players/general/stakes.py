"""What is at stake: the nearer a side is to the number that decides, the more each man counts; and who has won as everybody stands."""

from __future__ import annotations

from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.scenario.victory import amount, verdict
from hauberk.battle.scenario.withdrawal import LEADERS
from hauberk.players.captain.aims import VICTORY, Aims

FEWEST = 2
"""Nobody counts for more than this share of the victory."""
COUNTED = "out"
"""The condition that counts men put out of action."""
PLACES = frozenset({"holds", "inside", "cleared", "gathered", "sheltered", "docked", "machine", "exited"})
"""Conditions that ask where people or things are."""
LEADER = 6.0
"""What somebody who leads is worth to his own side besides."""
TO_COME = 0.5
"""What standing right is worth if the enemy moves once more before it counts."""


def sharpen(aims: Aims, position: Position) -> None:
    """Every man put out of action counts for the share of those that are still wanted."""
    for line in position.field.victories:
        if len(line.conditions) != 1 or line.winner is None:
            continue
        condition = line.conditions[0]
        if condition.kind != COUNTED:
            continue
        counts = VICTORY / max(FEWEST, condition.number - amount(position, condition))
        if line.winner == aims.side and condition.side != aims.side:
            aims.kill = max(aims.kill, counts)
        elif line.winner != aims.side and condition.side == aims.side:
            aims.lose = max(aims.lose, counts)


def cherish(aims: Aims, position: Position) -> None:
    """Whoever leads is worth more to his own side than a groom: he does not stand in the first line for nothing."""
    for man in position.state.people(aims.side):
        if man.character.traits & LEADERS:
            aims.special[man.id] = max(aims.special.get(man.id, 0.0), LEADER)


class Stakes:
    """Who would have won when this phase is over."""

    def __init__(self, position: Position, side: int) -> None:
        field, state = position
        self.field, self.side = field, side
        self.last = bool(field.turns) and state.turn >= field.turns
        """Is this the last turn?"""
        self.ends = self.last and side != field.first
        """And does it end with this phase?"""
        self._asks = any(condition.kind in PLACES for line in field.victories for condition in line.conditions)

    def won(self, state: State) -> float:
        """What it is worth, for the battle, how everybody stands: 1 victory, −1 defeat."""
        if not self._asks:
            return 0.0
        position = self.field.at(state)
        share = 1.0
        ended = verdict(position, self.ends)
        if ended is None and self.last:
            ended, share = verdict(position, True), TO_COME
        if ended is None or ended.winner is None:
            return 0.0
        return share if ended.winner == self.side else -share
