"""One command of a campaign being carried out."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId, Health
from hauberk.campaign import events as e
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.questions import Question
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import CampaignState, Group, GroupId
from hauberk.common import doing
from hauberk.common.dice import Dice


class Doing(doing.Doing[CampaignState, e.Event]):
    """Collects the events of a command; the state inside follows each of them. [C-CG-26]"""

    __slots__ = ("dice", "field")

    def __init__(self, position: CampaignPosition, dice: Dice) -> None:
        super().__init__(position.state, dice, evolve)
        self.field = position.field
        self.dice = dice
        """A siege inside the campaign throws the same dice."""

    @property
    def position(self) -> CampaignPosition:
        """The campaign as it is at this moment."""
        return CampaignPosition(self.field, self.state)

    @property
    def rules(self) -> CampaignRules:
        """The edition in play."""
        return self.field.rules

    def ask(self, question: Question) -> None:
        """Put a question on the stack; the last one asked is answered first."""
        self.emit(e.Asked(question))

    def answer(self) -> None:
        """Take the top question off the stack."""
        self.emit(e.Answered())

    def group(self, id_: GroupId) -> Group:
        """A group as it is now."""
        return self.state.groups[id_]

    def set(self, group: Group) -> None:
        """A group is otherwise than before, as nobody tells by itself."""
        self.emit(e.GroupChanged(group))

    def wound(self, who: BeingId, fact: type[e.Hurt] = e.Hurt) -> None:
        """Somebody is wounded; a second wound kills. [RULING-C-REFUSE-WOUNDED]"""
        again = self.state.people[who].wounded
        self.emit(fact(who, Health.DEAD if again else Health.WOUNDED))

    def kill(self, who: BeingId, fact: type[e.Hurt] = e.Hurt) -> None:
        """Somebody dies."""
        self.emit(fact(who, Health.DEAD))

    def pay(self, giver: GroupId, taker: GroupId, coin: int, fact: type[e.Paid] = e.Paid) -> None:
        """Money passes between groups, or to and from the country (""). In half coins. [C-MONEY-01, C-MONEY-02, RULING-C-MONEY-HOLDER]"""
        if not coin:
            return
        self.emit(fact(giver, taker, coin))
        for id_, change in ((giver, -coin), (taker, coin)):
            if id_:
                group = self.group(id_)
                self.set(group._replace(coin=group.coin + change))
