"""Why a campaign is over, with the people and places whose aim it was."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.campaign.field import CampaignPosition, Objective
from hauberk.campaign.objectives import met
from hauberk.campaign.state import CampaignState
from hauberk.tell.battle.names import together
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Name

OF_PLACES = ("hold", "take")


def ended(names: CampaignNames, state: CampaignState, winners: Sequence[str], reason: str) -> str:
    """What has brought the victory; where no aim names anybody, its kind alone. [RULING-C-VICTORY]"""
    position = names.field.at(state)
    aims = [aim for aim in names.field.objectives if aim.kind == reason and aim.faction in winners and met(position, aim)]
    if aims and reason == "capture":
        return sentence(" ".join(_fallen(names, position, aim) for aim in aims))
    if aims and reason in OF_PLACES and all(aim.place for aim in aims):
        places = together(names.messages, [Name(names.place(aim.place)) for aim in aims])
        return sentence(names.messages.say(f"campaign-end-{reason}-of", place=places))
    return sentence(names.messages.say(f"campaign-end-{reason}"))


def _fallen(names: CampaignNames, position: CampaignPosition, aim: Objective) -> str:
    """The leader who is dead or taken."""
    state = position.state
    how = "captured" if state.people[aim.who].alive else "killed"
    return names.messages.say(f"campaign-end-{how}", who=names.person(state, aim.who))
