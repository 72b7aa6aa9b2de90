"""Players with one habit each: where they walk is a rule of a line, everything else they leave to a captain. To measure others against.

| habit | what he does |
| --- | --- |
| `run` | straight for the exit, or the ground that decides, stopping for nobody |
| `clump` | all together, as one fist, at the loneliest enemy |
| `pile` | onto the ground that decides, and stays there |
| `stand_off` | out of the enemy's reach, to strike whoever comes |
| `hide` | as far from every enemy as the map allows |

`storm_daily` is a besieger who storms on every day he may.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.riding.two_hexes import Pose
from hauberk.board.board import Cells
from hauberk.players.by_name import Chair
from hauberk.players.captain import Captain
from hauberk.players.captain.aims import distance_map, read_aims
from hauberk.players.captain.places import Places, friends_of
from hauberk.players.captain.survey import Survey
from hauberk.players.siege import Commander, commander
from hauberk.siege import commands as sc
from hauberk.siege import questions as sq
from hauberk.siege.kinds import ASSAULT

STRENGTH = 3
BETTER = 0.5
"""What a place must be better by."""
REACHED = 10.0
"""What it costs to stand where an enemy can strike."""

Wish = Callable[[Survey, Being, Pose], float]


class Habit:
    """Walks by habit; blows, shots and answers are the captain's."""

    def __init__(self, chair: Chair) -> None:
        self._captain = Captain("steady", STRENGTH, chair.seed)
        self.budget = self._captain.budget
        self._wish = WISHES[chair.words[0]]
        self._moved: set[BeingId] = set()
        self._phase: tuple[int, int] | None = None

    def choose(self, match: Any) -> c.Command:
        """What he commands now."""
        state = match.position.state
        if state.phase != (self._phase or (0,))[0] or state.sequence != (self._phase or (0, 0))[1]:
            self._phase, self._moved = (state.phase, state.sequence), set()
        if state.pending or state.sequence != MOVEMENT:
            return self._captain.choose(match)
        leaving = next((command for group in match.legal.groups for command in group if isinstance(command, c.Leave)), None)
        return leaving or self._walk(match) or self._rest(match)

    def _walk(self, match: Any) -> c.Command | None:
        """Somebody who has not yet walked goes where he wishes to be; each once."""
        position, side = match.position, match.legal.side
        survey = Survey(position, side, read_aims(position, side), self._captain.temper)
        for man in survey.own:
            if man.id in self._moved or not man.able or man.left <= 0:
                continue
            self._moved.add(man.id)
            here = self._wish(survey, man, Pose(man.cell, man.tail, man.facing)) + BETTER
            places = Places(survey, man)
            ranked = sorted(((self._wish(survey, man, pose), pose) for pose in places.poses()), key=lambda each: -each[0])
            for value, pose in ranked[:3]:
                move = places.move(pose) if value > here else None
                if move is not None and move in match.legal:
                    return move
        return None

    def _rest(self, match: Any) -> c.Command:
        """What else is done in the movement, ladders and machines, he leaves to the captain; when that one would walk, it is over."""
        command = self._captain.choose(match)
        return c.Done() if isinstance(command, c.Move) and c.Done() in match.legal else command


def ground(survey: Survey, *kinds: str) -> Cells:
    """The hexes his aims of some kinds are about, whoever is after them."""
    found = 0
    for kind in kinds:
        for goal in survey.aims.of_kind(kind):
            found |= goal.cells
    return found


def _near(survey: Survey, man: Being, cells: Cells, pose: Pose) -> float:
    """How near a place is to some hexes, by the way he would go."""
    return -float(distance_map(survey.field, man, cells, survey.aims.hopes)[pose.cell]) if cells else 0.0


def _foes(survey: Survey) -> list[Being]:
    return [foe for foe in survey.foes if foe.able and foe.cell >= 0]


def _closing(survey: Survey, pose: Pose) -> float:
    return -float(min((survey.field.board.distance(pose.cell, foe.cell) for foe in _foes(survey)), default=0))


def run(survey: Survey, man: Being, pose: Pose) -> float:
    """Off the map, or to the ground; who has neither goes for the enemy."""
    cells = ground(survey, "leave") or ground(survey, "hold")
    return _near(survey, man, cells, pose) if cells else _closing(survey, pose)


def pile(survey: Survey, man: Being, pose: Pose) -> float:
    """Onto the ground that decides, his or theirs."""
    cells = ground(survey, "hold", "guard")
    return _near(survey, man, cells, pose) if cells else _closing(survey, pose)


def clump(survey: Survey, man: Being, pose: Pose) -> float:
    """At the enemy who has fewest comrades about him, with friends at his side."""
    board, foes = survey.field.board, _foes(survey)
    if not foes:
        return 0.0
    alone = min(foes, key=lambda foe: (sum(board.distance(foe.cell, other.cell) <= 3 for other in foes), foe.id))
    beside = (board.around[pose.cell] & friends_of(survey.state, man)).bit_count()
    return beside - float(board.distance(pose.cell, alone.cell))


def stand_off(survey: Survey, man: Being, pose: Pose) -> float:
    """As near as can be without being within reach."""
    return _closing(survey, pose) - REACHED * len(survey.attackers_on(man, pose))


def hide(survey: Survey, _man: Being, pose: Pose) -> float:
    """Away from everybody."""
    return -_closing(survey, pose)


WISHES: dict[str, Wish] = {"run": run, "clump": clump, "pile": pile, "stand_off": stand_off, "hide": hide}


class StormDaily:
    """Storms whenever he may; all else is a steady commander's."""

    plays = ("siege",)

    def __init__(self, chair: Chair) -> None:
        self._commander: Commander = commander("steady", chair.number, chair.seed, chair.fights)
        self.budget = self._commander.budget

    def choose(self, match: Any) -> sc.Command:
        """What he commands now."""
        question = match.state.pending[-1]
        storm = sc.Answer(ASSAULT)
        if isinstance(question, sq.ActionAsked) and ASSAULT in question.choices and match.why_not(storm) is None:
            return storm
        return self._commander.choose(match)
