"""A campaign at one moment, as lines are read and commands are written in it; on the day of a siege the siege's own words are spoken."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import HANDLERS, STANDING
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.mercenaries import PAY, POACH, PROMISE
from hauberk.campaign.sieges import days_now, field_of
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.wire import union
from hauberk.siege.commands import Quiet as SiegeQuiet
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.questions import choice_text
from hauberk.text.naming import keys_of
from hauberk.text.orders import OrderScene, Rolls
from hauberk.text.siege.scene import HEX, SiegeScene
from hauberk.text.words import ASKING_OF_DAYS, Keys, Words

PEOPLE = frozenset({"men", "who", "drover"})
"""Parts of commands that name people."""
HOW = ("storm", "siege", "assault", "demand", PAY, PROMISE, POACH)
"""How a place is attacked, and how mercenaries are hired."""


@cache
def words_in(language: str) -> Words:
    """The words of campaigns in a language, read once."""
    return Words(language, union(c.Command), ASKING_OF_DAYS)


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

    def __init__(self, position: CampaignPosition, names: CampaignNames) -> None:
        self.position, self.names = position, names
        question = position.state.pending[-1] if position.state.pending else None
        if question is not None:
            self.kinds = (*HANDLERS[type(question)], *STANDING)
        if isinstance(question, q.CHOICES):
            self.chosen = c.Choose

    @property
    def words(self) -> Words:
        """The language typed."""
        return words_in(self.names.messages.language)

    @property
    def wire(self) -> CampaignWire:
        """How commands are written as JSON, which is understood too."""
        return CampaignWire()

    @cached_property
    def choices(self) -> Keys:
        """The words the open question offers, with what they stand for."""
        state = self.position.state
        question = state.pending[-1] if state.pending else None
        if not isinstance(question, q.CHOICES):
            return {}
        return keys_of((each, (each, choice_text(self.names, state, question, each))) for each in question.choices)

    @cached_property
    def rolls(self) -> Rolls:
        """Everybody and everything by name."""
        field, state = self.position
        people = {who: person.character.name for who, person in state.people.items()}
        things = {name: self.names.thing(state, name).text for name in (*state.groups, *state.convoys, *state.spies)}
        things |= {name: self.names.place(name) for name in field.map.places} | {word: word for word in HOW}
        things |= {each.id: self.names.faction(each.id) for each in field.factions}
        return Rolls(people, things, self.words)

    def is_hex(self, word: str) -> bool:
        """Is that the name of a hex, on whatever map?"""
        return word in self.position.field.map.hexes or HEX.fullmatch(word) is not None

    def is_person(self, part: str) -> bool:
        """Does a part of a command name people?"""
        return part in PEOPLE

    def given(self, command: Any) -> Any:
        """Commands of the campaign are given as they are said."""
        return command

    def said(self, command: Any) -> Any:
        """Commands of the campaign are given as they are said."""
        return command
