"""The marshal of a faction: looks at what it knows, decides, and has no chance of his own."""

from __future__ import annotations

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.play.campaign.game import CampaignMatch
from hauberk.players.budget import Budget
from hauberk.players.campaign import acting, answers, mornings
from hauberk.players.campaign.known import Known, known
from hauberk.players.campaign.reason import why
from hauberk.players.campaign.temper import TEMPERS
from hauberk.players.siege import Commander

MAP, QUICK = "map", "quick"
THOUGHTS = 2_000
"""How much he thinks about one decision: five times what the dearest of the package takes without any bounds."""
FIRST_WILL_DO = (q.LeaderAsked, q.DeployAsked, q.BargainAsked, q.PrisonersAsked, q.OrderAsked, q.DrawUpAsked, q.PurseAsked)
"""Second and opening; an offer; release; as they stand; as the sergeants think best; the nearest purse."""


class Marshal:
    """A computer faction with a temperament. The same knowledge, the same choice: it looks at nothing but what its side may see."""

    def __init__(self, temperament: str, faction: str, seed: str = "", fought: str = QUICK) -> None:
        if temperament not in TEMPERS:
            raise ValueError(f"no temperament {temperament!r}: {', '.join(TEMPERS)}")
        if fought not in (MAP, QUICK):
            raise ValueError(f"battles are settled by {MAP} or {QUICK}, not by {fought!r}")
        self.temperament, self.faction, self.seed, self.fought = temperament, faction, seed, fought
        self.temper = TEMPERS[temperament]
        self.budget = Budget(THOUGHTS)
        self._last: tuple[Known, c.Command] | None = None
        self._at_siege: Commander | None = None

    def choose(self, game: CampaignMatch) -> c.Command:
        """What the faction commands now."""
        if game.seat != self.faction:
            raise ValueError("another faction decides")
        self.budget.begin(game.state.day)
        told = known(game.position, self.budget)
        command = self.decide(told)
        self.budget.end()
        if not told.lawful(command):
            command = next(iter(game.legal), command)  # what he thought lawful is not: better the usual thing than nothing
        self._last = (told, command)
        return command

    def why(self, language: str = "en") -> str:
        """Why he chose his last command, in words."""
        if self._last is None:
            return ""
        told, command = self._last
        if told.siege is not None and self._at_siege is not None:
            return self._at_siege.why(language)
        return why(told, self.temper, command, language)

    def decide(self, told: Known) -> c.Command:
        """What he commands, knowing this."""
        if told.siege is not None:
            self._at_siege = Commander(self.temperament, told.siege.side, self.seed, self.fought)
            return c.InSiege(self._at_siege.advise(told.siege))
        question = told.question
        if isinstance(question, q.MorningAsked):
            return mornings.morning(told, self.temper)
        if isinstance(question, q.GroupToAct):
            return acting.act(told, self.temper, told.sight.groups[question.group])
        if isinstance(question, q.ConvoyToAct):
            return acting.drive(told, told.sight.convoys[question.convoy])
        if isinstance(question, q.SpyToAct):
            return acting.sneak(told, told.sight.spies[question.spy])
        return self._answer(told, question)

    def _answer(self, told: Known, question: q.Question | None) -> c.Command:
        if isinstance(question, q.AttackAsked):
            return answers.attack(told, self.temper, question)
        if isinstance(question, q.RefuseAsked):
            return answers.refuse(told, self.temper, question)
        if isinstance(question, q.JoinAsked):
            return answers.join(told, question)
        if isinstance(question, q.HowAsked):
            return c.Choose(self.fought if self.fought in question.choices else question.choices[0])
        if isinstance(question, q.SheetAsked):
            return answers.sheet(told, question, self.seed)
        if isinstance(question, q.RetreatAsked):
            return answers.retreat(told, question)
        if isinstance(question, q.PlunderAsked):
            return answers.take(told, self.temper, question)
        if isinstance(question, q.ShareAsked):
            return answers.share(told, question)
        return self._consequence(told, question)

    def _consequence(self, told: Known, question: q.Question | None) -> c.Command:
        if isinstance(question, q.EscortAsked):
            return answers.escort(told, question)
        if isinstance(question, q.GarrisonAsked):
            return answers.garrison(told, question)
        if isinstance(question, q.SupplyAsked):
            return answers.feed(told, question)
        if isinstance(question, q.TributeAsked):
            return answers.tribute(told, question)
        if isinstance(question, q.SeekAsked):
            own = [choice for choice in question.choices if choice in told.sight.groups]
            return c.Choose((own or list(question.choices))[0])
        if isinstance(question, FIRST_WILL_DO):
            return c.Choose(question.choices[0])
        raise ValueError(f"nothing to decide in {type(question).__name__}")


def marshal(name: str, faction: str, seed: str = "", fights: str = QUICK) -> Marshal:
    """A marshal by his temperament, as `steady`; `fights` says how battles and the fights of sieges are settled, `map` or `quick`."""
    return Marshal(name.partition(":")[0], faction, seed, fights)
