"""A campaign at one moment, as lines are read and commands are written in it; on the day of a siege the siege's own words are spoken."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import HANDLERS, STANDING
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.mercenaries import PAY, POACH, PROMISE
from hauberk.campaign.sieges import days_now, field_of
from hauberk.play.campaign.wire import CampaignWire
from hauberk.siege.commands import Quiet as SiegeQuiet
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.questions import choice_text
from hauberk.text.orders import OrderScene, Rolls
from hauberk.text.siege.scene import HEX, SiegeScene

HOW = ("storm", "siege", "assault", "demand", PAY, PROMISE, POACH)
"""How a place is attacked, and how mercenaries are hired."""


def scene_of(position: CampaignPosition, names: CampaignNames) -> OrderScene:
    """The moment, as lines are read in it."""
    days = days_now(position.state) if not position.state.pending else None
    if days is None:
        return CampaignScene(position, names)
    field = field_of(position, position.state.now)
    return SiegeScene(field.at(days), names.siege(field), CampaignWire(), _into_campaign, _out_of_campaign)


def _into_campaign(command: Any) -> Any:
    """What is said in a siege; days are let go by in the whole campaign."""
    return c.Quiet(command.days) if isinstance(command, SiegeQuiet) else c.InSiege(command)


def _out_of_campaign(command: Any) -> Any:
    if isinstance(command, c.Quiet):
        return SiegeQuiet(command.days)
    return command.command if isinstance(command, c.InSiege) else command


class CampaignScene(OrderScene):
    """A campaign between its sieges."""

    kind = "campaign"
    people = frozenset({"men", "who", "drover"})

    def __init__(self, position: CampaignPosition, names: CampaignNames) -> None:
        self.position, self.names = position, names
        if self.question is not None:
            self.kinds = (*HANDLERS[type(self.question)], *STANDING)
        if isinstance(self.question, q.CHOICES):
            self.chosen = c.Choose

    @property
    def wire(self) -> CampaignWire:
        """How commands are written as JSON, which is understood too."""
        return CampaignWire()

    def choice(self, choice: str) -> str:
        """One of the words on offer as it is said."""
        return choice_text(self.names, self.position.state, self.question, choice)

    @cached_property
    def rolls(self) -> Rolls:
        """Everybody and everything by name."""
        field, state = self.position
        people = {who: self.names.person(state, who).text for who in state.people}
        things = {name: self.names.thing(state, name).text for name in (*state.groups, *state.convoys, *state.spies)}
        things |= {name: self.names.place(name) for name in field.map.places} | {word: word for word in HOW}
        things |= {each.id: self.names.faction(each.id) for each in field.factions}
        return Rolls(people, things, self.words)

    def is_hex(self, word: str) -> bool:
        """Is that the name of a hex, on whatever map?"""
        return word in self.position.field.map.hexes or HEX.fullmatch(word) is not None
