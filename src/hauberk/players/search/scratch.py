"""A position to try things in: men are put down elsewhere and taken back, and every rule can be asked of it as it stands.

States are frozen and share what did not change, so a man put elsewhere costs a few microseconds and taking him back nothing.
"""

from __future__ import annotations

from hauberk.battle.core.being import Being, BeingId, Mark, Side
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import COMBAT, MOVEMENT, State
from hauberk.battle.riding.two_hexes import Pose

DEEDS = Mark.OWN_PHASE & ~Mark.FORMED_UP


class Scratch:
    """A battle in thought."""

    def __init__(self, position: Position) -> None:
        self.field = position.field
        self.state = position.state
        self._before: list[State] = []

    @property
    def position(self) -> Position:
        """As it stands."""
        return Position(self.field, self.state)

    def __getitem__(self, who: BeingId) -> Being:
        return self.state.beings[who]

    def men(self, side: Side) -> list[Being]:
        """Those of a side who can do anything."""
        return [man for man in self.state.beings.values() if man.side == side and man.able and not man.character.is_beast]

    def put(self, who: BeingId, pose: Pose) -> None:
        """Somebody has gone there, and his movement is over."""
        self._before.append(self.state)
        man = self.state.beings[who]
        gone = man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing, left=0, marks=man.marks | Mark.MOVED | Mark.HALTED)
        self.state = self.state.with_being(gone)

    def to_blows(self) -> None:
        """Movement is over."""
        self._before.append(self.state)
        self.state = self.state._replace(sequence=COMBAT, moving="", pending=())

    def to_the_other(self) -> None:
        """It is the other side's turn to move: their deeds are forgotten and their points are fresh."""
        self._before.append(self.state)
        side, state = 1 - self.state.active, self.state
        beings = {
            who: man._replace(marks=man.marks & ~DEEDS, left=man.values.movement, allowance=man.values.movement, spent=0)
            if man.side == side and man.able
            else man
            for who, man in state.beings.items()
        }
        self.state = state._replace(beings=beings, active=side, phase=state.phase + 1, sequence=MOVEMENT, moving="", pending=())

    @property
    def depth(self) -> int:
        """How many things have been tried and not taken back."""
        return len(self._before)

    def back_to(self, depth: int) -> None:
        """Everything since then is taken back."""
        if depth < len(self._before):
            self.state = self._before[depth]
            del self._before[depth:]
