"""Why a marshal chose what he chose, as a sentence when somebody asks."""

from __future__ import annotations

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.map import HexName
from hauberk.players.campaign import plans
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.temper import Temper
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in


def why(known: Known, temper: Temper, command: c.Command, language: str) -> str:
    """What stood behind a command: the task of the group that acts, else what the question is about."""
    question, messages = known.question, messages_in(language)
    task = plans.plan(known, temper).get(question.group) if isinstance(question, q.GroupToAct) else None
    key, where = "answer", ""
    if task is not None and (not isinstance(command, c.Stay) or task.kind in (plans.LIE, plans.WAIT)):
        key, where = task.kind, _place(known, task.goal, language)
    elif isinstance(question, q.GroupToAct | q.ConvoyToAct | q.SpyToAct):
        key = "rest" if isinstance(command, c.Stay) else "march"
    elif isinstance(question, q.MorningAsked):
        key = "morning" if command != c.Morning() else "rest"
    elif isinstance(question, q.AttackAsked | q.RefuseAsked | q.JoinAsked):
        key = "weighed"
    return sentence(messages.say(f"marshal-{key}", place=where))


def _place(known: Known, hex_: HexName, language: str) -> str:
    place = known.field.map.place_at(hex_, known.field.year)
    return place.name[language] if place is not None else hex_
