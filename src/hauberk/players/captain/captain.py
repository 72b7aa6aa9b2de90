"""The captain himself: looks at the position, decides, and remembers why."""

from __future__ import annotations

import random
from typing import Protocol

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.being import Machine, Side
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE
from hauberk.battle.core.works import NOTHING, Works
from hauberk.battle.scenario.patrols import seen_by
from hauberk.play.battle.legal import Legal
from hauberk.players.budget import Budget
from hauberk.players.captain import answers, ending, fighting, fire
from hauberk.players.captain.aims import Aims, look_again, read_aims
from hauberk.players.captain.foresight import best_style
from hauberk.players.captain.marching import March
from hauberk.players.captain.reason import Reason, say
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.temper import temper
from hauberk.players.captain.values import Worths

THOUGHTS = {1: 2_000, 2: 2_000, 3: 9_000}
"""How much he thinks about one decision, by his strength: twice what the dearest of the package's battles takes without any bounds."""
SOME = 12
"""So many commands of a group are looked at when anything will do."""
SHOTS = q.MoveWatched | q.OrderWatched | q.ChargeWatched | q.MovementEnding


class Seen(Protocol):
    """What a captain looks at: never the dice, never the seed."""

    @property
    def position(self) -> Position:
        """The battle as it stands."""

    @property
    def legal(self) -> Legal:
        """What may be commanded."""


class Captain:
    """A computer player with a temperament and a strength."""

    def __init__(self, temperament: str = "steady", strength: int = 2, seed: str = "") -> None:
        self.temperament, self.strength = temperament, strength
        self.temper = temper(temperament, strength)
        self.reason = Reason("only")
        self.budget = Budget(THOUGHTS[strength])
        self._chance = random.Random(f"{temperament}:{strength}:{seed}")
        self._phase: tuple[int, int, int] | None = None
        self._march = March(self._chance)
        self._style = self.temper
        self._fresh = True
        """Has he yet to think about how to move?"""
        self._aims: Aims | None = None
        self._worths: Worths | None = None
        self._told: Position | None = None
        self._seen: tuple[Works, dict[str, Machine]] = (NOTHING, {})
        """Works and machines when he last looked at them."""

    def choose(self, game: Seen) -> c.Command:
        """What he commands now; he decides with what his side can see. [RULING-A-ACT-11]"""
        side = game.legal.side
        if side is None:
            raise ValueError("the battle is over")
        whole = game.position
        self.budget.begin((whole.state.phase, whole.state.sequence))
        command = self._command(game, whole, side)
        self.budget.end()
        return command

    def _command(self, game: Seen, whole: Position, side: Side) -> c.Command:
        self._told = position = seen_by(whole, (side,))
        state = position.state
        legal = game.legal if state is whole.state else Legal(position)
        survey = self._survey(position, side)
        command, self.reason = self._decide(survey, legal)
        if command not in legal:  # a way he thought open is not: better do the plain thing than nothing
            command, self.reason = (leaving(legal), Reason("withdraw")) if state.withdrawing == side else (plain(legal), Reason("only"))
        return command

    def why(self, lang: str = "en") -> str:
        """Why he chose his last command, in words."""
        if self._told is None:
            return ""
        return say(self.reason, self._told, lang)

    def _survey(self, position: Position, side: int) -> Survey:
        """The position as he sees it; what he wants is read anew in every phase and sequence."""
        state = position.state
        phase = (state.phase, state.sequence, side)
        if phase != self._phase or self._aims is None or self._worths is None:
            self._phase = phase
            self._march = March(self._chance)
            self._aims = read_aims(position, side)
            self._worths = Worths(self._aims, self.temper.loss, state.active)
            self._style = self.temper
            self._fresh = True
        elif state.works is not self._seen[0] or state.machines is not self._seen[1]:
            look_again(self._aims, position)
        self._seen = (state.works, state.machines)
        return Survey(position, side, self._aims, self._style, self._worths, self.budget)

    def _decide(self, survey: Survey, legal: Legal) -> tuple[c.Command, Reason]:
        state = survey.state
        if state.pending:
            question = state.pending[-1]
            if isinstance(question, SHOTS):
                return fire.defensive(survey, legal, question)
            return answers.answer(survey, legal, question)
        if over := ending.call_off(survey):
            return over
        if state.sequence == FIRE:
            return fire.offensive(survey, legal, self._chance)
        if state.sequence == CHARGES:
            return fighting.charges(survey, legal, self._chance)
        if state.sequence == COMBAT:
            return fighting.blows(survey, legal, self._chance)
        if self.temper.exact and self._fresh:
            self._fresh = False
            self._style = best_style(survey, self._chance)
            survey = self._survey(survey.field.at(state), survey.side)
        return self._march.next(survey, legal)


def leaving(legal: Legal) -> c.Command:
    """Somebody who must go and has not yet gone: off the map, or as near to its edge as he can."""
    moves = [command for group in legal.groups for command in (group.nth(number) for number in range(min(len(group), SOME)))]
    for kind in (c.Leave, c.Move, c.Done):
        for command in moves:
            if isinstance(command, kind):
                return command
    return plain(legal)


def plain(legal: Legal) -> c.Command:
    """The last command listed: to be done with it, to let it pass, to stay."""
    group = legal.groups[-1]
    return group.nth(len(group) - 1)
