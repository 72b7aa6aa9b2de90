"""Who wins a campaign: what its scenario asks for. [RULING-C-VICTORY, C-SCOPE-04]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition, Objective
from hauberk.campaign.map import HexName
from hauberk.campaign.state import FREE, GROUP, PRISONER, CampaignState

TIME: Final = "time"


def check(doing: Doing) -> None:
    """At nightfall: who has brought about all he must, has won; when the days are over, whoever has come farthest. [RULING-C-VICTORY]"""
    position = doing.position
    field, state = position
    if winners := tuple(faction for faction in sorted({each.faction for each in field.objectives}) if done(position, faction)):
        doing.emit(e.CampaignEnded(winners, way_won(position, winners[0])[0].kind))
    elif state.day >= field.days:
        doing.emit(e.CampaignEnded(leading(position), TIME))


def build(doing: Doing) -> None:
    """A castle that a scenario wants built grows by a day where enough people of its faction stand; mercenaries build none.

    [C-PLACE-12, C-MERC-15, RULING-C-BUILD-CASTLE]
    """
    field = doing.field
    for aim in field.objectives:
        if aim.kind != "build":
            continue
        hands = sum(len(group.men) for group in doing.state.at(goal_of(field, aim)) if group.faction == aim.faction and group.kind == GROUP)
        if hands >= max(1, aim.men):
            count = doing.state.tally.get(aim.faction, {}).get(key(aim), 0)
            doing.emit(e.Tallied(aim.faction, key(aim), count + 1))


def done(position: CampaignPosition, faction: str) -> bool:
    """Has a faction reached all its aims of one way?"""
    return bool(way_won(position, faction))


def way_won(position: CampaignPosition, faction: str) -> tuple[Objective, ...]:
    """The aims of the first way on which a faction has reached all of them; () if there is none."""
    own = [each for each in position.field.objectives if each.faction == faction]
    for number in sorted({each.way for each in own}):
        together = tuple(each for each in own if each.way == number)
        if all(met(position, each) for each in together):
            return together
    return ()


def met(position: CampaignPosition, aim: Objective) -> bool:
    """Is an aim reached tonight? Some count only when the last day is over, some only up to a day."""
    field, state = position
    if aim.at_end and state.day < field.days:
        return False
    if aim.by_day and state.day > aim.by_day and not state.tally.get(aim.faction, {}).get(key(aim)):
        return False
    return AIMS[aim.kind](position, aim)


def stands(position: CampaignPosition, aim: Objective) -> bool:
    """Would an aim be reached if it were counted now? What must hold to the end is looked at before the end."""
    if aim.kind == "deny":
        return not _others_done(position, aim)
    return AIMS[aim.kind](position, aim) if aim.at_end else met(position, aim)


def key(aim: Objective) -> str:
    """Under what an aim is counted."""
    return f"{aim.kind} {aim.place or aim.who or aim.hex}".strip()


def where(state: CampaignState, who: str) -> HexName:
    """The hex of a group, or of the group somebody is with; "" if he is with none."""
    if who in state.groups:
        return state.groups[who].hex
    person = state.people.get(who)
    return state.groups[person.group].hex if person is not None and person.fate == FREE and person.group in state.groups else ""


def goal_of(field: CampaignField, aim: Objective) -> HexName:
    """The hex of an aim, or that of its place; "" for one that has none."""
    return aim.hex or (field.map.places[aim.place].hex if aim.place else "")


def _reach(position: CampaignPosition, aim: Objective) -> bool:
    """A group or person stands there; with a number, so many people do. [C-SCOPE-04]"""
    goal = goal_of(position.field, aim)
    if aim.number:
        return sum(len(group.men) for group in position.state.at(goal) if group.faction == aim.faction) >= aim.number
    return where(position.state, aim.who) == goal


def _hold(position: CampaignPosition, aim: Objective) -> bool:
    """A place is one's own."""
    return position.state.places[aim.place].faction == aim.faction


def _lift(position: CampaignPosition, aim: Objective) -> bool:
    """Nobody besieges the place, and it has not fallen."""
    return aim.place not in position.state.sieges and position.state.places[aim.place].faction == aim.faction


def _counted(position: CampaignPosition, aim: Objective) -> bool:
    """Enough has been counted: points plundered, people brought, companies hired, days built."""
    return position.state.tally.get(aim.faction, {}).get(key(aim), 0) >= aim.number


def _capture(position: CampaignPosition, aim: Objective) -> bool:
    """A leader is dead or one's prisoner."""
    person = position.state.people[aim.who]
    return not person.alive or (person.fate == PRISONER and person.captor == aim.faction)


def _prestige(position: CampaignPosition, aim: Objective) -> bool:
    """A leader's name is worth so much."""
    person = position.state.people[aim.who]
    return person.present and person.prestige >= aim.number


def _survive(position: CampaignPosition, aim: Objective) -> bool:
    """Somebody lives and is free; without a name: so many of the faction are."""
    if aim.who:
        return position.state.people[aim.who].present
    return sum(person.present and person.faction == aim.faction for person in position.state.people.values()) >= max(1, aim.number)


def _deny(position: CampaignPosition, aim: Objective) -> bool:
    """A faction, or anybody else, has not reached its aims by the end."""
    return position.state.day >= position.field.days and not _others_done(position, aim)


def _others_done(position: CampaignPosition, aim: Objective) -> bool:
    """Has a faction that is to be denied reached its aims?"""
    others = (
        {aim.who}
        if aim.who
        else {each.faction for each in position.field.objectives if each.faction != aim.faction and each.kind != "deny"}
    )
    return any(done(position, faction) for faction in others)


AIMS: dict[str, Callable[[CampaignPosition, Objective], bool]] = {
    "reach": _reach,
    "escort": _reach,
    "hold": _hold,
    "take": _hold,
    "rally": _hold,
    "lift_siege": _lift,
    "plunder": _counted,
    "fetch": _counted,
    "hire": _counted,
    "build": _counted,
    "capture": _capture,
    "prestige": _prestige,
    "survive": _survive,
    "deny": _deny,
}


def leading(position: CampaignPosition) -> tuple[str, ...]:
    """When time is up: the factions with most prestige among their leaders, then with most coin. [RULING-C-VICTORY]"""
    factions = [faction.id for faction in position.field.factions if faction.played]
    worth = {faction: (prestige(position.state, faction), coin(position.state, faction)) for faction in factions}
    best = max(worth.values())
    return tuple(faction for faction in factions if worth[faction] == best)


def prestige(state: CampaignState, faction: str) -> int:
    """What the names of a faction's free leaders are worth together."""
    return sum(person.prestige for person in state.people.values() if person.faction == faction and person.present)


def coin(state: CampaignState, faction: str) -> int:
    """What its groups carry, in half coins."""
    return sum(group.coin for group in state.groups.values() if group.faction == faction)
