"""What a deed of a group costs and may bring, before it is done: coin, the rest of its day, chances.

Every number comes from the chapter that carries the deed out. [C-MONEY-04, C-MERC-07, C-CAPIT-01, C-CG-19]
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from hauberk.campaign import asking, battles, capitulation, meetings, mercenaries, recruiting, sieges, townsfolk
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.state import PROMISED, Battle, Group
from hauberk.common.dice import Dice, ScriptedDice
from hauberk.common.term import total
from hauberk.play.campaign.forecast import quick
from hauberk.play.forecast import every_way
from hauberk.play.siege.forecast import action_odds, share, term_json
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.state import BESIEGER

Json = dict[str, Any]


def deeds(position: CampaignPosition, commands: Sequence[c.Command]) -> list[Json | None] | None:
    """For each of these commands what it costs and brings; None where no group is to act."""
    question = position.state.pending[-1] if position.state.pending else None
    if not isinstance(question, q.GroupToAct):
        return None
    group = position.state.groups[question.group]
    return [_deed(position, group, command) for command in commands]


def _deed(position: CampaignPosition, group: Group, command: c.Command) -> Json | None:
    """`coin` in half coins; `ends`: the group does nothing more today."""
    field, state = position
    if isinstance(command, c.Recruit):
        return {"coin": recruiting.price(field, command), "ends": True}
    if isinstance(command, c.HireEngineer):
        return {"coin": field.rules.prices.engineer, "ends": False}
    if isinstance(command, c.Buy):
        return {"coin": command.points * field.rules.prices.convoy, "ends": False}
    if isinstance(command, c.Hire):
        return _hiring(position, group, state.groups[command.group], command.how)
    place = field.map.place_at(group.hex, field.year)
    if isinstance(command, c.AttackPlace) and place is not None:
        return _before_a_place(position, group, place, command.how)
    return {"coin": 0, "ends": False} if isinstance(command, c.LiftSiege) else None


def _hiring(position: CampaignPosition, group: Group, company: Group, how: str) -> Json:
    """Pay makes them faithful; who serves for a promise is tested every day, and this is the chance that they stay on the first."""
    found: Json = {"coin": mercenaries.price(position.field, company, how), "ends": False}
    if how != mercenaries.PROMISE:
        return found
    serves = company._replace(faction=group.faction, employer=group.id, pay=PROMISED, tests=0)
    promised = position.field.at(position.state._replace(groups={**position.state.groups, company.id: serves}))
    ways = every_way(lambda dice: _tested(promised, serves, dice))
    return found | {"stays": share(sum((way.chance for way in ways if way.state == mercenaries.STAY), Fraction(0)))}


def _tested(position: CampaignPosition, company: Group, dice: Dice) -> tuple[tuple[Any, ...], str]:
    """What the test of a promise comes to; nothing follows of it here."""
    doing = Doing(position, dice)
    return (), mercenaries.tested(doing, company)


def _before_a_place(position: CampaignPosition, group: Group, place: Place, how: str) -> Json:
    if how == meetings.DEMAND:
        return {"coin": 0, "ends": False, "demand": _demanding(position, group, place)}
    if how == meetings.STORM:
        return {"coin": 0, "odds": _streets(position, group, place), "conquers": position.field.rules.switches.conquest}
    found: Json = {"coin": 0, "ends": True}
    if how == meetings.ASSAULT and (odds := _walls(position, group, place)) is not None:
        found["walls"] = odds
    return found


def _demanding(position: CampaignPosition, group: Group, place: Place) -> Json:
    """Both sums; and where the place may bargain, what it gives if it offers to: itself, or points on the average."""
    own, theirs = capitulation.totals(position, group, place)
    found: Json = {"own": [term_json(term) for term in own], "theirs": [term_json(term) for term in theirs]}
    found["sums"] = [total(own), total(theirs)]
    if total(theirs) >= position.field.rules.capitulation.below:
        return found | {"bargains": False}
    question = q.BargainAsked(position.state.places[place.id].faction, place.id, group.id)
    falls, points = Fraction(0), Fraction(0)
    for way in every_way(lambda dice: _bargained(position, question, dice)):
        falls += way.chance * position.field.rules.capitulation.yields(way.state.score)
        points += way.chance * way.state.points
    worth = position.field.rules.prices.plunder
    decides = asking.played(position.field, question.faction)
    return found | {"bargains": True, "decides": decides, "yields": share(falls), "points": round(float(points), 1), "worth": worth}


def _bargained(position: CampaignPosition, question: q.BargainAsked, dice: Dice) -> tuple[tuple[Any, ...], e.Capitulation]:
    """What the die of a bargain says; nothing is handed over here."""
    return (), capitulation.thrown(Doing(position, dice), question)


def _streets(position: CampaignPosition, group: Group, place: Place) -> Json:
    """A settlement that is stormed, as the table sees it: its townsfolk rise, and nobody comes from near by."""
    doing = Doing(position, ScriptedDice(()))
    factions = (group.faction, position.state.places[place.id].faction)
    sides = (battles.stacks(position.state, (group.id,), ()), ())
    battle = Battle(group.hex, group.id, sides, factions, reason=meetings.SETTLEMENT, place=place.id)
    doing.emit(e.BattleSet(battle))
    townsfolk.rise(doing)
    assert doing.state.battle is not None
    return quick(doing.position, doing.state.battle)


def _walls(position: CampaignPosition, group: Group, place: Place) -> Json | None:
    """The walls stormed on the day of arrival, as the table sees it; None where nobody holds them."""
    doing = Doing(position, ScriptedDice(()))
    sieges.lay(doing, group, place, storms=True)
    siege = doing.state.sieges.get(place.id)
    if siege is None:
        return None
    if siege.days is None:
        sieges.open_siege(doing, place.id)
    days = doing.state.sieges[place.id].days
    assert days is not None
    return action_odds(sieges.field_of(doing.position, place.id).at(days), BESIEGER, ASSAULT)
