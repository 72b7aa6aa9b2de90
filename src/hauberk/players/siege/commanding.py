"""A commander of a siege: looks at what he knows, decides, and remembers why."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.play.siege.game import SiegeMatch
from hauberk.players.budget import Budget
from hauberk.players.siege import answers
from hauberk.players.siege.besieger import Besieger
from hauberk.players.siege.castellan import Castellan
from hauberk.players.siege.known import Known, known
from hauberk.players.siege.mustering import mustering
from hauberk.players.siege.reason import Reason, say
from hauberk.players.siege.temper import TEMPERS
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.fights import MAP, QUICK, default_arrange
from hauberk.siege.initiative import PASS

THOUGHTS = 2_000
"""How much he thinks about one decision: five times what the dearest of the package takes without any bounds."""


class Commander:
    """A computer commander with a temperament. He has no chance of his own: the same siege, the same choice."""

    def __init__(self, temperament: str, side: Side, seed: str = "", fought: str = QUICK) -> None:
        if temperament not in TEMPERS:
            raise ValueError(f"no temperament {temperament!r}: {', '.join(TEMPERS)}")
        if fought not in (MAP, QUICK):
            raise ValueError(f"fights are settled by {MAP} or {QUICK}, not by {fought!r}")
        self.temperament, self.side, self.seed, self.fought = temperament, side, seed, fought
        self.temper = TEMPERS[temperament]
        self.reason = Reason("nothing_else")
        self.budget = Budget(THOUGHTS)

    def choose(self, game: SiegeMatch) -> c.Command:
        """What he commands now."""
        if game.side != self.side:
            raise ValueError("another side decides")
        self.budget.begin(game.state.day)
        command, self.reason = self._decide(known(game, self.side, self.budget))
        self.budget.end()
        if game.why_not(command) is None:
            return command
        self.reason = Reason("nothing_else")  # what he thought lawful is not: better the usual thing than nothing
        usual = list(game.legal) or [command]
        return next((each for each in usual if isinstance(each, c.Answer) and each.choice == PASS), usual[0])

    def advise(self, seen: Known) -> c.Command:
        """What he would command, knowing this much: for sieges that are part of something larger."""
        command, self.reason = self._decide(seen)
        return command

    def why(self, language: str = "en") -> str:
        """Why he chose his last command, in words."""
        return say(self.reason, language)

    def _decide(self, seen: Known) -> tuple[c.Command, Reason]:
        question = seen.state.pending[-1]
        if short := answers.answer(seen, question, self.fought):
            return short
        if isinstance(question, q.MusterAsked):
            return mustering(seen, question, self.fought == MAP)
        if isinstance(question, q.ArrangeAsked):
            return default_arrange(seen.position, question), Reason("muster")
        who = (Besieger if self.side == seen.state.besieger else Castellan)(seen, self.temper, self.fought == MAP)
        if isinstance(question, q.ActionAsked):
            return who.act(question.choices)
        if isinstance(question, q.OrdersAsked):
            return who.orders()
        raise ValueError(f"nothing to decide in {type(question).__name__}")


def commander(name: str, side: Side, seed: str = "", fights: str = QUICK) -> Commander:
    """A commander by his temperament, as `steady`; `fights` says how those he chooses are settled, `map` or `quick`."""
    return Commander(name.partition(":")[0], side, seed, fights)
