"""What may come of a meeting, before it is decided; every chance comes from the code that throws the dice. [C-QUICK-07, C-REFUSE-01]"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from hauberk.campaign import questions as q
from hauberk.campaign import slipping
from hauberk.campaign.actions import whose
from hauberk.campaign.attitude import explained, measure
from hauberk.campaign.battles import FIELD
from hauberk.campaign.commands import Command, InSiege
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.quick_battles import clash_of, clashes
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import Battle, Group, Person
from hauberk.common.dice import Dice
from hauberk.play.campaign.sight import sight
from hauberk.play.forecast import every_way
from hauberk.play.siege.forecast import foreseen as siege_foreseen
from hauberk.play.siege.forecast import share, term_json
from hauberk.siege.quick import blended, forecast, reckon

Json = dict[str, Any]


def forecasts(position: CampaignPosition) -> Json | None:
    """The odds that belong to the question of the moment; None where there is nothing to reckon."""
    state = position.state
    question = state.pending[-1] if state.pending else None
    battle = state.battle
    if battle is None or not isinstance(question, q.AttackAsked | q.RefuseAsked | q.HowAsked | q.JoinAsked):
        return None
    if question.faction not in battle.factions:  # an ally who could come has not seen who stands there [C-CG-08]
        return None
    if isinstance(question, q.AttackAsked) and question.group == battle.sides[1][0]:
        battle = turned(battle)
    found = quick(position, battle)
    if (tests := reckonings(position, state.battle or battle)) is not None:
        found["tests"] = tests
    if isinstance(question, q.RefuseAsked):
        found["refusal"] = refusal(position, state.groups[question.group])
    return found


def reckonings(position: CampaignPosition, battle: Battle) -> list[Json] | None:
    """What two groups that met are to each other, term by term; None where no groups met. [C-LOYAL-04, C-HOST-03]"""
    met = [group for side in battle.sides for group in side[:1]]
    if battle.reason != FIELD or len(met) < len(battle.sides) or any(group not in position.state.groups for group in met):
        return None
    comer = battle.active if battle.active in met else met[0]
    other = next(group for group in met if group != comer)
    _, tests = measure(position, position.state.groups[comer], position.state.groups[other])
    return [
        {"group": each.group, "terms": [term_json(term) for term in explained(each)], "result": each.result, "what": each.what}
        for each in tests
    ]


def turned(battle: Battle) -> Battle:
    """The same meeting with the other side attacking."""
    return battle._replace(sides=(battle.sides[1], battle.sides[0]), factions=(battle.factions[1], battle.factions[0]))


def quick(position: CampaignPosition, battle: Battle) -> Json:
    """What the table says of a battle: both values, the chance of every letter, losses to be expected. The ground is drawn only when the
    table is thrown: the values leave it out, the chances weigh every ground that may come.

    [C-QUICK-05, C-QUICK-06, C-QUICK-09, C-QUICK-11]
    """
    table, grounds = position.field.rules.siege.quick, clashes(position, battle)
    reckoning = reckon(table, clash_of(position, battle))
    found = blended([(Fraction(1, len(grounds)), forecast(table, clash)) for clash in grounds])
    return {
        "factions": list(battle.factions),
        "values": list(reckoning.values),
        "terms": [[term_json(term) for term in terms] for terms in (reckoning.attacker, reckoning.defender)],
        "difference": reckoning.difference,
        "roll": [term_json(term) for term in reckoning.roll],
        "letters": [{"letter": letter, **share(chance)} for letter, chance in found.letters.items()],
        "sides": [
            {
                "dead": round(float(prospect.dead), 1), "wounded": round(float(prospect.wounded), 1),
                "flags": {flag or "stands": share(chance) for flag, chance in prospect.flags.items()},
            }
            for prospect in found.sides
        ],
    }  # fmt: skip


def refusal(position: CampaignPosition, group: Group) -> Json:
    """How many of a group would slip away, be taken, wounded or killed, on average. [C-REFUSE-01, C-REFUSE-02]"""
    found: dict[str, Fraction] = {}
    for person in position.state.members(group):
        for way in every_way(partial(_slipped, position, person)):
            found[way.state] = found.get(way.state, Fraction(0)) + way.chance
    return {result: round(float(number), 1) for result, number in found.items()}


def _slipped(position: CampaignPosition, person: Person, dice: Dice) -> tuple[tuple[Any, ...], str]:
    return (), slipping.test(Doing(position, dice), person)


def foreseen(position: CampaignPosition, command: Command) -> CampaignPosition:
    """The campaign as the faction that decides may expect it when it gives a command: what it does not see is not there.

    In a siege the other side does what it usually would; standing orders wait. [C-CG-08, C-CG-09]
    """
    field, state = position.field, position.state._replace(routes={}, quiet={})
    position = field.at(state)
    faction = whose(state) or ""
    days = days_now(state) if not state.pending else None
    if days is not None and isinstance(command, InSiege):
        seen = siege_foreseen(field_of(position, state.now).at(days), command.command).state
        here = state.sieges[state.now]._replace(days=seen)
        return field.at(state._replace(sieges={**state.sieges, state.now: here}))
    shown = sight(position, faction).banners
    return field.at(state._replace(groups={id_: group for id_, group in state.groups.items() if id_ in shown}))
