"""Hoplites: when to form, which way to face, when to close the foulkon."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being
from hauberk.battle.core.choices import Listed
from hauberk.battle.people.formation import FRONT, LEFT, RIGHT, side_of
from hauberk.grid.hex import Facing
from hauberk.play.battle.legal import Legal
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

NEAR = 9
"""Enemies farther off do not decide which way the ranks face."""
CONTACT = 3
SIDES = {FRONT: 1.0, LEFT: 0.2, RIGHT: -0.6}
REAR = -1.2
CLEARLY = 0.15
"""By how much a new front must be better."""


def facing_value(survey: Survey, men: Sequence[Being], right: Facing) -> float:
    """How well ranks that face so meet the enemies around: each counts by his attack and how near he is."""
    board = survey.field.board
    value = weight = 0.0
    for foe in survey.foes:
        nearest = min(men, key=lambda man: board.distance(man.cell, foe.cell))
        far = board.distance(nearest.cell, foe.cell)
        if not foe.able or far > NEAR:
            continue
        force = foe.values.attack / (far + 1)
        value += force * SIDES.get(_side(survey, nearest, right, foe), REAR)
        weight += force
    return value / weight if weight else 0.0


def _side(survey: Survey, man: Being, right: Facing, foe: Being) -> str:
    """From which side an enemy would come at a man: by the neighbouring hex that lies nearest to him."""
    board = survey.field.board
    ring = [cell for cell in board.neighbours[man.cell] if cell >= 0]
    nearest = min(ring, key=lambda cell: board.distance(cell, foe.cell))
    return side_of(board, man, right, (nearest,))


def forming(survey: Survey, legal: Legal, once: Callable[[object], bool]) -> tuple[c.Command, Reason] | None:
    """Form ranks or turn them to the enemy; close the shields against arrows, open them for the fight."""
    state = survey.state
    best: tuple[float, c.FormUp] | None = None
    for group in legal.groups:
        if not isinstance(group, Listed):
            continue
        for command in group:
            if isinstance(command, c.FormUp):
                men = [state.beings[who] for who in command.men]
                gain = facing_value(survey, men, command.right) + len(men) / 10
                now = max((_now(survey, men, number) for number in state.formations), default=0.0)
                if gain > now + CLEARLY and (best is None or gain > best[0]):
                    best = (gain, command)
            elif isinstance(command, c.Foulkon) and _wants(survey, command) and once(("foulkon", command.formation)):
                return command, Reason("foulkon" if command.closed else "open_foulkon")
    if best is not None and once(("form", best[1].men, best[1].right)):
        return best[1], Reason("form", best[1].men)
    return None


def _now(survey: Survey, men: Sequence[Being], number: int) -> float:
    """What the ranks are worth in which some of these men stand already."""
    formation = survey.state.formations[number]
    inside = [man for man in men if man.formation == number]
    return facing_value(survey, inside, formation.right) + len(inside) / 10 if inside else 0.0


def _wants(survey: Survey, command: c.Foulkon) -> bool:
    """Closed while arrows come and nobody is near; open as soon as the fight is close."""
    board = survey.field.board
    men = [man for man in survey.own if man.formation == command.formation]
    close = any(foe.able and board.distance(foe.cell, man.cell) <= CONTACT for foe in survey.foes for man in men)
    return command.closed == (bool(survey.shooters) and not close)
