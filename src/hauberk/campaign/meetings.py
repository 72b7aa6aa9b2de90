"""Groups that meet, and groups before a place. The Anarchy 14; Guiscard 13."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hauberk.campaign import attitude, battles, besieging, capitulation, knowledge, lone_leaders, mercenaries, prisoners, retreats, sieges
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.state import GROUP, MERCENARIES, NEUTRAL, TRAIN, Battle, Group, GroupId
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite

ATTACK: Final = "attack"
LET_BE: Final = "let_be"
STORM: Final = "storm"
SIEGE: Final = "siege"
ASSAULT: Final = "assault"
DEMAND: Final = "demand"
FIELD: Final = "field"
SETTLEMENT: Final = "settlement"
LET_GO: Final = "let_be"


# -- on the march ------------------------------------------------------------------------------------------------------


def look_round(doing: Doing, group: Group) -> None:
    """A group that has come onto a hex settles with those it finds there, one after the other, by their prestige.

    [C-MEET-01, C-MEET-02, RULING-C-THIRD, RULING-C-MOVE-THROUGH]
    """
    for other in strangers(doing.position, group):
        if doing.state.pending or doing.state.battle is not None or group.id not in doing.state.groups:
            return
        if other.id in doing.state.groups and doing.group(other.id).hex == doing.group(group.id).hex:
            meet(doing, doing.group(group.id), doing.group(other.id))


def strangers(position: CampaignPosition, group: Group) -> list[Group]:
    """Groups of others on its hex with whom it has not yet dealt, the highest prestige first; nobody meets those shut up in a place."""
    field, state = position
    found = [
        other
        for other in state.at(group.hex)
        if not field.friends(other.faction, group.faction)
        and other.id not in state.met
        and not other.employer
        and not besieging.shut_in(state, other.id)
    ]
    return sorted(found, key=lambda other: -(leader.prestige if (leader := state.leader(other)) is not None else 0))


def meet(doing: Doing, group: Group, other: Group) -> None:
    """First they see each other, then they are tested, then somebody may attack; who is not hostile gives way.

    [C-MEET-03, C-MEET-04, C-MEET-05, C-LOYAL-05, C-MOVE-06, C-HOST-05]
    """
    knowledge.share(doing, group, other)
    doing.emit(e.Met(group.id, other.id))
    if not other.faction or other.kind == TRAIN:
        return  # unhired mercenaries can be spoken to; engines without an escort were taken before
    if lone_leaders.caught(doing, group, other):
        return
    standing = attitude.test(doing, group, other)
    if doing.rules.switches.defection and _goes_over(doing, other, standing.parties[1]):
        return
    battle = Battle(
        group.hex, group.id, ((group.id,), (other.id,)), (group.faction, other.faction), standing.totals, standing.may, FIELD,
        place_here(doing.field, group),
    )  # fmt: skip
    if not standing.hostile:
        _nobody_fights(doing, battle)
        return
    doing.emit(e.BattleSet(battle))
    _ask(doing)


def _goes_over(doing: Doing, other: Group, party: str) -> bool:
    """A group whose test makes it another party's goes over to it for good, with its companies and pack animals; it besieges its new
    friends no longer, and those of them whom it led as prisoners march with it.

    [C-SCOPE-03, RULING-C-LOYAL-PERMANENCE b, C-CG-20, C-CG-24, C-CONVOY-05, C-MERC-06, RULING-C-PRIS-RESCUE]
    """
    if party in (other.faction, NEUTRAL) or not any(faction.id == party for faction in doing.field.factions):
        return False
    besieging.leave(doing, other)
    for each in doing.state.stack(doing.group(other.id)):
        doing.emit(e.GroupWentOver(each._replace(faction=party)))
    for convoy in list(doing.state.convoys.values()):
        if convoy.escort == other.id:
            doing.emit(e.ConvoyTaken(convoy._replace(faction=party)))
    prisoners.befriend(doing, doing.group(other.id))
    return True


def place_here(field: CampaignField, group: Group) -> str:
    """The place in whose hex a group stands."""
    place = field.map.place_at(group.hex, field.year)
    return place.id if place is not None else ""


def _ask(doing: Doing) -> None:
    """The active side is asked first whether it attacks, then the other; nobody is forced to fight. [C-MEET-03, RULING-C-ATTACKER]"""
    battle = doing.state.battle
    assert battle is not None
    while battle.asked < len(battle.may):
        side = battle.asked
        battle = battle._replace(asked=side + 1)
        doing.emit(e.BattleSet(battle))
        if battle.may[side] and _may_begin(doing, battle.sides[side][0]) and played(doing.field, battle.factions[side]):
            doing.ask(q.AttackAsked(battle.factions[side], battle.sides[side][0]))
            return
    doing.emit(e.BattleEnded(battle.hex, battle.factions, "", LET_GO, fought=False))
    _nobody_fights(doing, battle)


def played(field: CampaignField, faction: str) -> bool:
    """Does somebody decide for a faction? [C-CG-07]"""
    return any(each.id == faction and each.played for each in field.factions)


def _may_begin(doing: Doing, group: GroupId) -> bool:
    """A group attacks once a day in the field; a leader alone attacks nobody. [RULING-C-ONE-BATTLE, RULING-C-GROUP-DISSOLVE]"""
    found = doing.group(group)
    return found.attacked != doing.state.day and len(found.men) >= doing.rules.figures.least_group


def say_attack(doing: Doing, question: q.AttackAsked, command: c.Choose) -> None:
    """Who says so attacks; he is the attacker, whoever came. [C-MEET-03, RULING-C-ATTACKER]"""
    battle = doing.state.battle
    assert battle is not None
    if command.choice == LET_BE:
        _ask(doing)
        return
    side = 0 if question.group == battle.sides[0][0] else 1
    declare(
        doing,
        battle._replace(sides=(battle.sides[side], battle.sides[1 - side]), factions=(battle.factions[side], battle.factions[1 - side])),
    )


def declare(doing: Doing, battle: Battle) -> None:
    """The attack is declared: the first of the two sides makes it. [RULING-C-ATTACKER, RULING-C-ONE-BATTLE]"""
    attacker = doing.group(battle.sides[0][0])
    doing.set(attacker._replace(attacked=doing.state.day))
    doing.emit(e.BattleSet(battle._replace(declared=True, number=doing.state.battles + 1)))
    battles.begin(doing)


# -- nobody fights -----------------------------------------------------------------------------------------------------


def _nobody_fights(doing: Doing, battle: Battle) -> None:
    """One of the two goes: the neutral, the one that shows the comer's colours, the one with the lower total, or else who came.

    [C-MOVE-05, C-MOVE-06, C-HOST-06, C-LOYAL-05, RULING-C-MOVE-GIVEWAY, RULING-C-HOST-EQUAL]
    """
    comer, other = (doing.group(side[0]) for side in battle.sides)
    goes = gives_way(doing.position, battle)
    if not goes:
        return  # the meeting goes on; who has not won them over by nightfall goes back
    if goes == comer.id:
        retreats.back(doing, comer)
        return
    arrived = doing.field.map.direction(comer.hex, comer.came_from) if comer.came_from else None
    choices = retreats.free_hexes(doing.position, other, opposite(arrived) if arrived is not None else None)
    if not choices:
        declare(doing, battle._replace(asked=len(battle.may)))  # nowhere to go: it fights or refuses
    elif not played(doing.field, other.faction):
        retreats.put(doing, other, choices[0])
    else:
        doing.ask(q.RetreatAsked(other.faction, other.id, choices))
    if doing.rules.switches.meeting_stops and comer.id in doing.state.groups:
        doing.set(doing.group(comer.id)._replace(moved=doing.state.day))


def gives_way(position: CampaignPosition, battle: Battle) -> GroupId:
    """Who goes if nobody attacks; "" where mercenaries may be won over. A besieger who gives way has lost his siege.

    [C-MOVE-06, C-HOST-06, C-LOYAL-05, RULING-C-MOVE-GIVEWAY, RULING-C-HOST-EQUAL]
    """
    field, state = position
    comer, other = (state.groups[side[0]] for side in battle.sides)
    if _may_win_over(position, comer, other):
        return ""
    met_goes = battle.totals[1] < battle.totals[0] if field.rules.both_tested else not any(battle.may)
    return other.id if met_goes else comer.id


def _may_win_over(position: CampaignPosition, comer: Group, company: Group) -> bool:
    """Are these mercenaries of another who stand alone, and is there money to win them over? [C-MEET-05, C-MERC-11]"""
    if company.kind != MERCENARIES or comer.kind != GROUP or not played(position.field, comer.faction):
        return False
    near = mercenaries.employer_near(position, company)
    return not near and mercenaries.price(position.field, company, mercenaries.POACH) <= comer.coin


# -- before a place ----------------------------------------------------------------------------------------------------


def attack_choices(position: CampaignPosition, question: q.GroupToAct) -> Iterator[c.AttackPlace]:
    """Every way to attack."""
    return (c.AttackPlace(how) for how in ("storm", "siege", "assault", "demand"))


def plan_attack_place(position: CampaignPosition, question: q.GroupToAct, command: c.AttackPlace) -> Refusal | None:
    """Whom the place belongs to, what it is, and what it has paid decide what may be done to it.

    [C-MEET-07, C-PLACE-14, RULING-C-SIEGE-VS-ATTACK, RULING-C-PILLAGE-NEUTRAL, RULING-C-CAPIT-AFTER, RULING-C-GROUP-DISSOLVE]
    """
    field, state = position
    group = state.groups[question.group]
    place = field.map.place_at(group.hex, field.year)
    if command.how not in (STORM, SIEGE, ASSAULT, DEMAND):
        return Refusal("not_offered", "C-MEET-07", about=command.how)
    if place is None:
        return Refusal("no_place_here", "C-MEET-07")
    holding = state.places[place.id]
    if field.friends(holding.faction, group.faction):
        return Refusal("own_place", "C-MEET-07", about=place.id)
    if place.is_city and field.rules.has_cities:
        return Refusal("cities_cannot_be_attacked", "C-PLACE-14", about=place.id)
    if holding.faction == NEUTRAL and not field.rules.plunders_neutral and not besieging.walled(place):  # a castle may be nobody's
        return Refusal("neutral_place", "C-MONEY-03", about=place.id)
    if group.kind != GROUP:
        return Refusal("no_fighting_group", "C-GROUP-01", who=group.id)
    if len(group.men) < field.rules.figures.least_group:
        return Refusal("too_few_to_attack", "C-GROUP-01", who=group.id, needs=field.rules.figures.least_group, has=len(group.men))
    if (group.faction, state.day) in holding.paid:
        return Refusal("has_paid_today", "RULING-C-CAPIT-AFTER", about=place.id)
    if group.attacked == state.day:
        return Refusal("one_attack_a_day", "RULING-C-ONE-BATTLE", who=group.id)
    return _plan_how(position, group, place, command.how)


def _plan_how(position: CampaignPosition, group: Group, place: Place, how: str) -> Refusal | None:
    """A castle or a walled town is besieged, an open settlement stormed; a priory is the attacker's choice. [RULING-C-SIEGE-VS-ATTACK]"""
    if how == DEMAND:
        return capitulation.plan_demand(position, group, place)
    if how == SIEGE:
        return sieges.plan_lay(position, group, place)
    if how == ASSAULT:
        return sieges.plan_storm(position, group, place)
    if besieging.walled(place) and not place.is_monastic:
        return Refusal("must_be_besieged", "RULING-C-SIEGE-VS-ATTACK", about=place.id)
    return None


def attack_place(doing: Doing, question: q.GroupToAct, command: c.AttackPlace) -> None:
    """A settlement is stormed by its streets, a castle shut in or stormed at once, or either asked to yield.

    [C-MEET-07, C-SIEGE-01, C-CAPIT-01, C-CG-19]
    """
    group = doing.group(question.group)
    place = doing.field.map.place_at(group.hex, doing.field.year)
    assert place is not None
    if command.how == DEMAND:
        capitulation.demand(doing, group, place)
    elif command.how in (SIEGE, ASSAULT):
        sieges.lay(doing, group, place, storms=command.how == ASSAULT)
    else:
        holding = doing.state.places[place.id]
        declare(doing, Battle(group.hex, group.id, ((group.id,), ()), (group.faction, holding.faction), reason=SETTLEMENT, place=place.id))
