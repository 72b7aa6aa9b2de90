"""One step ahead over exact forecasts: of everything lawful he takes what leaves him best off, and looks no farther."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Health, Side
from hauberk.battle.core.choices import Choices
from hauberk.battle.core.field import Position
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import branches
from hauberk.players.by_name import Chair
from hauberk.players.captain.aims import Aims, distance_map, read_aims

MOVES, OTHERS = 12, 24
"""How many moves of one man, and how many of any other list, he looks at."""
NEAR = 0.4
"""What a hex nearer to an enemy, or to the ground that decides, is worth for one man, in points of attack and defence."""
FAR = 20
DOING = 0.01
"""Of like things he does something rather than nothing."""
WHOLE = {Health.HEALTHY: 1.0, Health.STUNNED: 0.6, Health.WOUNDED: 0.4}
"""What is left of somebody's worth."""
FALLS = 64
"""So many falls of the dice he follows at most."""


class Greedy:
    """Counts heads and hexes after every command, with every fall of the dice."""

    def __init__(self, chair: Chair) -> None:
        self._aims: Aims | None = None
        self._phase: tuple[int, int] | None = None

    def choose(self, match: Any) -> c.Command:
        """What he commands now."""
        position, side = match.position, match.legal.side
        if self._aims is None or self._phase != (position.state.phase, side):
            self._aims, self._phase = read_aims(position, side), (position.state.phase, side)
        best, value = None, float("-inf")
        for command in _looked_at(match.legal.groups):
            found = self._promise(position, command, side) + (0.0 if isinstance(command, c.Done) else DOING)
            if found > value:
                best, value = command, found
        assert best is not None
        return best

    def _promise(self, position: Position, command: c.Command, side: Side) -> float:
        """What a command leaves him with, over all falls of its dice."""
        if isinstance(command, c.Done):
            return self._worth(position, side)
        found = [
            (float(each.chance), self._worth(position.field.at(each.state), side))
            for each in islice(branches(BATTLE, position, command), FALLS)
        ]
        return sum(chance * worth for chance, worth in found) / sum(chance for chance, _ in found)

    def _worth(self, position: Position, side: Side) -> float:
        """Everybody by health, attack and defence, and how near his own are to what decides."""
        state, total = position.state, 0.0
        if state.outcome is not None and state.outcome.winner is not None:
            return 1000.0 if state.outcome.winner == side else -1000.0
        assert self._aims is not None
        goals = 0
        for kind in ("leave", "hold", "guard"):
            for goal in self._aims.of_kind(kind):
                goals |= goal.cells
        foes = [foe.cell for foe in state.people(1 - side) if foe.able and foe.cell >= 0]
        for man in state.beings.values():
            if man.side not in (0, 1) or not man.alive:
                continue
            worth = (man.values.attack + man.values.defence) / 2 * WHOLE.get(man.health, 0.0) * (0.0 if man.captive else 1.0)
            total += worth if man.side == side else -worth
            if man.side == side and man.able and man.cell >= 0:
                if goals:
                    far = distance_map(position.field, man, goals, self._aims.hopes)[man.cell]
                else:
                    far = min((position.field.board.distance(man.cell, foe) for foe in foes), default=0)
                total -= NEAR * min(FAR, far)
        return total


def _looked_at(groups: tuple[Choices, ...]) -> Iterator[c.Command]:
    """Some of every list, evenly spread."""
    for group in groups:
        size = len(group)
        if not size:
            continue
        most = MOVES if isinstance(group.nth(0), c.Move) else OTHERS
        step = max(1, -(-size // most))
        yield from (group.nth(number) for number in range(0, size, step))
