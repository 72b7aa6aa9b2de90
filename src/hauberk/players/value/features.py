"""What is looked at in a position: a row of figures for everybody who still matters, and a row for each side about the battle as a whole.

No scenario is known by its name, no hex by its place: figures speak of people, distances and aims, so that they mean the same in a battle
that nobody has seen before. What a man's row says of himself alone is kept as long as he and the ground stay the same: after a move only
his row is written anew.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hauberk.battle.core.being import Away, Being, BeingId, Health, Mark
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.battle.scenario.victory import worth
from hauberk.battle.scenario.withdrawal import LEADERS
from hauberk.battle.shooting.shots import missiles
from hauberk.players.captain.aims import distance_map
from hauberk.players.captain.floods import FAR
from hauberk.players.value.stakes import Stakes, outlook, stakes

Floats = npt.NDArray[np.float32]

OWN = (
    "counts", "able", "attack", "defence", "movement", "full_attack", "full_defence", "wounded", "stunned", "captive", "mounted",
    "armoured", "has_horse", "range", "throws", "leader", "civilian", "worth", "waits", "ranks", "pikes", "ground", "storey", "carries",
    "must_live", "is_prey", "must_leave", "in_ground", "way_to_ground", "turns_to_ground", "in_theirs", "way_to_theirs",
    "turns_to_theirs", "way_out", "turns_out", "ready", "points_left",
)  # fmt: skip
"""What a man's row says of himself."""
AMONG = (
    "phase", "can_strike", "can_move", "ground_in_time", "theirs_in_time", "out_in_time", "nearest_foe", "nearest_prey",
    "beside_foes", "beside_attack", "beside_friends", "reached_by", "reached_attack", "reaches", "best_blow", "shot_at_by",
    "shoots_at", "friends_near", "foes_near", "balance_near",
)  # fmt: skip
"""What it says of him among the others."""
COLUMNS = len(OWN) + len(AMONG)
TURNS_TO = [OWN.index(name) for name in ("turns_to_ground", "turns_to_theirs", "turns_out")]
ATTACK, DEFENCE, MOVE, RANGE, ABLE = (OWN.index(name) for name in ("attack", "defence", "movement", "range", "able"))
READY, LEFT, PREY = OWN.index("ready"), OWN.index("points_left"), OWN.index("is_prey")
SPENT = Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.WORKED
STRENGTH = 20.0
"""Attack and defence are counted in these."""
SLOW = 8.0
"""Turns are counted in these; so many are as good as never."""
NEAR, NOWHERE_NEAR, FARTHEST = 3, 30, 30


class Seen(NamedTuple):
    """A position as figures."""

    rows: Floats
    """Of everybody who matters, side A first."""
    split: int
    """So many of them are side A's."""
    wholes: Floats
    """The battle as a whole: as side A sees it, and as side B does."""


def seen(position: Position) -> Seen:
    """What is looked at in a position."""
    return eye(position.field).seen(position)


def eye(field: Field) -> Eye:
    """Who looks at the battles on this ground."""
    key = "value eye", field.victories, field.turns
    known: Eye | None = field.memo.get(key)
    if known is None:
        known = field.memo[key] = Eye(field)
    return known


class Eye:
    """Looks at positions on one ground in one shape, and remembers what it knows of each man."""

    def __init__(self, field: Field) -> None:
        self.field, self.stakes = field, stakes(field)
        self._place: dict[BeingId, int] = {}
        self._known: list[Being | None] = []
        self._rows: Floats = np.zeros((0, len(OWN)), np.float32)
        board = field.board
        cells = np.arange(board.size)
        self._q = (cells % board.plane // board.stride).astype(np.float32)
        self._r = (cells % board.plane % board.stride).astype(np.float32)
        self._storey = (cells // board.plane).astype(np.float32)

    def seen(self, position: Position) -> Seen:
        """The figures of a position."""
        state = position.state
        if not self._place.keys() >= state.beings.keys():
            self._enlarge(state)
        halves: tuple[list[int], list[int]] = ([], [])
        cells: tuple[list[int], list[int]] = ([], [])
        known, place = self._known, self._place
        for who, man in state.beings.items():
            if man.health == Health.DEAD or man.side < 0 or man.character.is_beast or (man.away and man.away != Away.WAITING):
                continue
            number = place[who]
            if known[number] is not man:
                known[number] = man
                self._rows[number] = own_row(self.field, self.stakes, man)
            halves[man.side].append(number)
            cells[man.side].append(man.cell)
        rows = np.zeros((len(halves[0]) + len(halves[1]), COLUMNS), np.float32)
        own = rows[:, : len(OWN)]
        if len(rows):
            np.take(self._rows, halves[0] + halves[1], axis=0, out=own)
            self._among(state, rows, len(halves[0]), np.array(cells[0] + cells[1]))
        return Seen(rows, len(halves[0]), outlook(position, rows, len(halves[0]), rows[:, len(OWN) + 1]))

    def _enlarge(self, state: State) -> None:
        for who in state.beings:
            self._place.setdefault(who, len(self._place))
        missing = len(self._place) - len(self._known)
        self._known += [None] * missing
        self._rows = np.vstack((self._rows, np.zeros((missing, len(OWN)), np.float32)))

    def _among(self, state: State, rows: Floats, split: int, cells: npt.NDArray[np.int64]) -> None:
        """What each man's row says of him among the others."""
        found = rows[:, len(OWN) :]
        able, attack, defence = rows[:, ABLE], rows[:, ATTACK], rows[:, DEFENCE]
        active = np.zeros(len(rows), np.float32)
        if state.active == 0:
            active[:split] = 1.0
        else:
            active[split:] = 1.0
        fresh = np.where(active > 0, rows[:, READY], able)
        moves = np.where(active > 0, (rows[:, LEFT] if state.sequence <= MOVEMENT else 0.0), rows[:, MOVE] * able)
        left = max(0.0, (self.field.turns - state.turn + 1) / SLOW) if self.field.turns else 1.0
        found[:, 0], found[:, 1], found[:, 2] = active, fresh, moves
        found[:, 3:6] = rows[:, TURNS_TO] <= left
        q, r, storey = self._q[cells], self._r[cells], self._storey[cells]
        dq, dr = q[:, None] - q, r[:, None] - r
        far = np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr)) + 2 * abs(storey[:, None] - storey)
        away = cells < 0
        if away.any():
            far[away] = NOWHERE_NEAR
            far[:, away] = NOWHERE_NEAR
        foes = np.zeros(far.shape, bool)
        foes[:split, split:] = foes[split:, :split] = True
        foes &= able > 0
        friends = np.zeros(far.shape, bool)
        friends[:split, :split] = friends[split:, split:] = True
        friends &= able > 0
        np.fill_diagonal(friends, False)
        far_foes = np.where(foes, far, NOWHERE_NEAR)
        found[:, 6] = far_foes.min(1) / 10
        prey = rows[:, PREY] > 0
        found[:, 7] = np.where(foes[:, prey], far[:, prey], NOWHERE_NEAR).min(1, initial=NOWHERE_NEAR) / 10
        beside = far_foes <= 1
        found[:, 8], found[:, 9] = beside.sum(1) / 3, (beside @ attack) / 2
        found[:, 10] = (friends & (far <= 1)).sum(1) / 3
        reached = far_foes <= rows[:, MOVE] * 10 + 1
        found[:, 11], found[:, 12] = reached.sum(1) / 5, (reached @ attack) / 4
        reaches = far_foes <= (moves * 10 + 1)[:, None]
        found[:, 13] = reaches.sum(1) / 5
        found[:, 14] = (attack - np.where(reaches, defence, 2.0).min(1)) * (fresh > 0)
        shots = far_foes <= rows[:, RANGE] * STRENGTH
        found[:, 15] = shots.sum(1) / 4
        found[:, 16] = (far_foes <= (rows[:, RANGE] * STRENGTH)[:, None]).sum(1) / 4
        helping, hurting = (friends & (far <= NEAR)) @ attack, (far_foes <= NEAR) @ attack
        found[:, 17], found[:, 18], found[:, 19] = helping / 4, hurting / 4, np.tanh(helping + attack - hurting)


def own_row(field: Field, aims: Stakes, man: Being) -> list[float]:
    """What a man's row says of himself."""
    character, values, side, cell = man.character, man.values, man.side, man.cell
    foot, able = character.faces["foot"], man.able
    arms = [arm for arm in missiles(field, man) if not arm.ammo or man.thrown < arm.ammo] if able else []
    reach = min(max([arm.bands[-1] for arm in arms], default=0), FARTHEST)
    here = cell >= 0
    traits = character.traits
    return [
        1.0, able, values.attack / STRENGTH, values.defence / STRENGTH, values.movement / 10, foot.attack / STRENGTH,
        foot.defence / STRENGTH, man.health == Health.WOUNDED, man.health == Health.STUNNED, man.captive, man.mount != "",
        character.armoured, character.rides, reach / STRENGTH, bool(arms) and reach <= NEAR, bool(traits & LEADERS),
        "civilian" in traits, worth(man) / STRENGTH, man.away == Away.WAITING, man.formation > 0, man.pikes,
        field.board.ground[cell].influence if here else 0.0, cell // field.board.plane if here else 0.0, bool(man.marks & Mark.LADDER),
        man.id in aims.dear[side], man.id in aims.dear[1 - side], man.id in aims.leaving[side],
        *_way(field, man, aims.ground[side]), *_way(field, man, aims.ground[1 - side]),
        *(_way(field, man, aims.exits[side])[1:]),
        able and not man.marks & SPENT, man.left / 10 if able and not man.marks & Mark.HALTED else 0.0,
    ]  # fmt: skip


def _way(field: Field, man: Being, cells: int) -> tuple[float, float, float]:
    """Is he there, is there a way, and how many turns does it take?"""
    if not cells or man.cell < 0:
        return 0.0, 0.0, 1.0
    if cells >> man.cell & 1:
        return 1.0, 1.0, 0.0
    points = distance_map(field, man, cells)[man.cell]
    speed = max(1, man.character.faces["mounted" if man.mount else "foot"].movement)
    return 0.0, float(points < FAR), min(points / speed / SLOW, 1.0) if points < FAR else 1.0
