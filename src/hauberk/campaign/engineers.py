"""Siege trains and engineers. The Anarchy 10. [C-ENGINE-02]"""

from __future__ import annotations

from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import recruiting, slipping
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import remove
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import GROUP, TRAIN, Group
from hauberk.common.refusal import Refusal

ENGINEER: Final = "engineer"


def at_hand(position: CampaignPosition, faction: str) -> list[BeingId]:
    """Engineers who are not in the campaign yet; when all who are named have a master, another one. [C-ENGINE-03, RULING-C-MADE]"""
    field, state = position
    found = [who for who in field.levies.get(f"{faction}/{ENGINEER}", ()) if who not in state.people]
    return found or Country(state.pool, rolls_of(field.rules, faction), ENGINEER, state.people).make(ENGINEER, 1)


def plan(position: CampaignPosition, question: q.GroupToAct, command: c.HireEngineer) -> Refusal | None:
    """An engineer is hired in an own town, by a leader or a knight, for the whole campaign. [C-ENGINE-03, RULING-C-ENGINEER-WHERE]"""
    field, state = position
    group = state.groups[question.group]
    place = field.map.place_at(group.hex, field.year)
    if not field.rules.has_trains:
        return Refusal("no_engineers", "C-ENGINE-03")
    if group.kind != GROUP or not recruiting.may_recruit(position, group):
        return Refusal("nobody_to_recruit", "RULING-C-RECRUIT-WHO", who=group.id)
    if (
        place is None
        or ("town" not in place.flags and place.kind != "town")
        or not field.friends(state.places[place.id].faction, group.faction)
    ):
        return Refusal("no_town_here", "C-ENGINE-03")
    if field.rules.prices.engineer > group.coin:
        return Refusal("too_dear", "C-ENGINE-03", who=group.id, needs=field.rules.prices.engineer, has=group.coin)
    return None if at_hand(position, group.faction) else Refusal("nobody_left", "C-ENGINE-03", about=place.id)


def hire(doing: Doing, question: q.GroupToAct, command: c.HireEngineer) -> None:
    """He joins the group. [C-ENGINE-03]"""
    group = doing.group(question.group)
    who = at_hand(doing.position, group.faction)[0]
    doing.pay(group.id, "", doing.rules.prices.engineer)
    doing.emit(e.EngineerHired((who,), group.faction, group=group.id, roles=(ENGINEER,)))
    now = doing.group(group.id)
    doing.set(now._replace(men=(*now.men, who)))


def capture_trains(doing: Doing, group: Group) -> None:
    """A siege train alone on a hex falls to the enemy group that enters; its people try to slip away.

    [RULING-C-ENGINE-CAPTURE, C-REFUSE-01]
    """
    if group.kind != GROUP:
        return
    for train in doing.state.at(group.hex):
        guarded = any(other.kind == GROUP and other.faction == train.faction for other in doing.state.at(group.hex))
        if train.kind == TRAIN and train.faction and not guarded and not doing.field.friends(train.faction, group.faction):
            _take(doing, train, group)


def _take(doing: Doing, train: Group, group: Group) -> None:
    """The engines are the captor's, with oxen and peasants to draw them; engineers and fighters test as if they refused combat."""
    for person in doing.state.members(train):
        if "peasant" not in person.character.kind:
            slipping.slip(doing, person, group)
    train = doing.group(train.id)
    mine = doing.group(group.id)
    doing.emit(e.EnginesTaken(mine._replace(engines=(*mine.engines, *train.engines), oxen=mine.oxen + train.oxen)))
    for who in train.men:
        doing.emit(e.Departed(who))
    doing.pay(train.id, group.id, train.coin)
    remove(doing, train.id)
