"""Wounded: where they must go, and when they are well. The Anarchy 15.7; Guiscard 14.7."""

from __future__ import annotations

from hauberk.campaign import events as e
from hauberk.campaign import groups
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.prisoners import nearest_prison
from hauberk.campaign.state import GROUP, MERCENARIES, CampaignState, Group, Holding, Person
from hauberk.siege.state import NEVER


def goal(position: CampaignPosition, group: Group) -> HexName:
    """The hex to which a group with wounded must march: the nearest own castle or settlement, if there is one; nowhere while it besieges or
    is besieged.

    [C-WOUND-02, RULING-C-WOUND-MUST]
    """
    field, state = position
    people = [person for each in state.stack(group) for person in state.members(each)]
    if field.rules.switches.wounded_may_stay and not all(person.wounded for person in people):
        return ""
    if not any(person.wounded for person in people):
        return ""
    if any(group.id in (*siege.groups, *siege.inside) for siege in state.sieges.values()):
        return ""
    place = nearest_prison(position, group.faction, group.hex)  # the nearest own place is the same for both
    return field.map.places[place].hex if place else ""


def tied(state: CampaignState, group: Group) -> bool:
    """Does the group rest about somebody who is in treatment and may not leave before he is well? [C-WOUND-03]"""
    return any(person.wounded and person.heal_day for each in state.stack(group) for person in state.members(each))


def admit(doing: Doing, group: Group) -> None:
    """In an own place the wounded are treated: a die each tells how long. They are left there if a group can march on without them; else
    all
    stay together until they are well.

    [C-WOUND-02, C-WOUND-03, C-WOUND-04, RULING-C-WOUND-HEAL, RULING-C-WOUND-SPLIT, RULING-C-MERC-PARTIAL]
    """
    place = doing.field.map.place_at(group.hex, doing.field.year)
    if place is None or doing.state.places[place.id].faction != group.faction or place.id in doing.state.sieges:
        return
    new = [person for person in doing.state.members(group) if person.wounded and not person.heal_day]
    for person in new:
        _look_at(doing, person)
    lying = [person.id for person in doing.state.members(doing.group(group.id)) if person.wounded]
    rest = len(doing.group(group.id).men) - len(lying)
    if not lying or rest < doing.rules.figures.least_group or group.kind == MERCENARIES:  # a company is never parted
        return
    groups.leave(doing, lying)
    for who in lying:
        doing.emit(e.Moved(who, place=place.id))
    holding = doing.state.places[place.id]
    doing.emit(e.PlaceChanged(holding._replace(treated=(*holding.treated, *lying))))


def _look_at(doing: Doing, person: Person) -> None:
    """One die: the day on which he is well, or not in this campaign: then he leaves play, and a leader stays in bed.

    [C-WOUND-04, RULING-C-WOUND-HEAL]
    """
    days = doing.rules.siege.healing.days(doing.roll("healing", who=person.id))
    if days or person.leads:
        doing.emit(e.WoundSeen(person.id, doing.state.day + days if days else NEVER))
    else:
        doing.emit(e.Crippled(person.id))


def recover(doing: Doing) -> None:
    """On the morning of his day a wounded man is well and may leave again. [C-WOUND-03, C-WOUND-04]"""
    for person in list(doing.state.people.values()):
        if person.present and person.wounded and 0 < person.heal_day <= doing.state.day:
            doing.emit(e.Healed(person.id))
    for holding in list(doing.state.places.values()):
        _discharge(doing, holding)


def _discharge(doing: Doing, holding: Holding) -> None:
    """Who is well joins the garrison of a castle, or an own group there; else they wait until there are three, or a leader, and are a
    group.

    [C-WOUND-03, C-GROUP-01]
    """
    well = [doing.state.people[who] for who in holding.treated if not doing.state.people[who].wounded]
    hex_ = doing.field.map.places[holding.id].hex
    enemies = any(group.faction and not doing.field.friends(group.faction, holding.faction) for group in doing.state.at(hex_))
    if not well or holding.id in doing.state.sieges or enemies:
        return  # nobody gets out of bed among enemies
    men = [person.id for person in well]
    leaders = [person for person in well if person.leads]
    own = [group for group in doing.state.at(hex_) if group.kind == GROUP and group.faction == well[0].faction]
    if own:
        groups.shift(doing, men, own[0].id)
    elif leaders or len(men) >= doing.rules.figures.least_group:
        level = leaders[0].attitude if leaders and leaders[0].attitude else holding.attitude
        id_ = groups.new_id(doing.state, holding.faction)
        kin = doing.rules.factions.get(holding.faction)
        doing.set(Group(id_, holding.faction, hex_, (), letter=kin.letter if kin else "", attitude=level, arrived=doing.state.day))
        groups.shift(doing, men, id_)
    elif doing.field.map.places[holding.id].is_castle:
        groups.shift(doing, men, place=holding.id)
