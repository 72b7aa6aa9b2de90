"""What a seat may see of a campaign, as JSON for the page: `campaign_sight` written out, with the question of the moment.

[C-CG-08, C-CG-09]
"""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import Health
from hauberk.campaign import questions as q
from hauberk.campaign import wounded
from hauberk.campaign.actions import whose
from hauberk.campaign.convoys import led_by_its_owner
from hauberk.campaign.drawing import before_side
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.marches import allowance, rank
from hauberk.campaign.night import gone_by
from hauberk.campaign.objectives import met
from hauberk.campaign.routes import costs_of, days_of, gone_today
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import MARCHES, CampaignState, Group, Halt, Person, Route
from hauberk.campaign.supply import need
from hauberk.common.term import total
from hauberk.play.campaign.sight import Banner, Sight, Town, Wagon, sight
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.siege.view import view as siege_view
from hauberk.siege.state import BESIEGED, BESIEGER, NEVER

Json = dict[str, Any]
STEPS = ("upkeep", "supply", "morning", "marches", "sieges", "strangers", "night")
_WIRE = CampaignWire()


def view(position: CampaignPosition, faction: str) -> Json:
    """The campaign as a faction sees it."""
    field, state = position
    seen = sight(position, faction)
    over = state.outcome is not None
    found: Json = {
        "day": state.day,
        "days": field.days,
        "step": STEPS[state.step],
        "now": seen.now,
        "left": state.left if state.now in seen.groups or state.now in seen.convoys or state.now in seen.spies else None,
        "season": state.season,
        "weather": state.weather,
        "groups": {id_: _banner(position, each, seen) for id_, each in seen.banners.items()},
        "convoys": {id_: _wagon(each, seen) for id_, each in seen.wagons.items()},
        "places": {id_: _town(each, seen) for id_, each in seen.towns.items()},
        "spies": {id_: {"hex": each.hex, "who": each.who, "notes": len(each.notes)} for id_, each in seen.spies.items()},
        "people": {id_: _person(each) for id_, each in seen.people.items()},
        "leaders": {id_: _leader(each) for id_, each in seen.leaders.items()},
        "sieges": _sieges(position, faction, over),
        "battle": _battle(position, faction, over),
        "asked": _asked(state, faction),
        "to_come": to_come(state, seen),
        "aims": [{"kind": aim.kind, "met": met(position, aim)} for aim in field.objectives if aim.faction == faction],
        **_standing(position, faction),
        "outcome": {"winners": list(state.outcome.winners), "reason": state.outcome.reason} if state.outcome is not None else None,
    }
    return found


def to_come(state: CampaignState, seen: Sight) -> list[str]:
    """One's own counters that will still be asked today, in the order of their names and sizes; nobody is told when the others' are.

    [C-TURN-03, C-TURN-05, RULING-C-TURN-OTHERS, C-CG-05]
    """
    if state.step != MARCHES or state.outcome is not None:
        return []
    left = {*state.todo} - {state.now}
    groups = sorted((group for group in seen.groups.values() if group.id in left), key=lambda group: (*rank(state, group), group.id))
    convoys = [id_ for id_, each in seen.convoys.items() if id_ in left and led_by_its_owner(each)]
    return [*(group.id for group in groups), *convoys, *(id_ for id_ in seen.spies if id_ in left)]


def _standing(position: CampaignPosition, faction: str) -> Json:
    """Standing orders, which only their own faction knows: ways with the days they take, why others have ended, quiet days. [C-CG-08]"""
    state = position.state
    days = state.quiet.get(faction)
    return {
        "routes": {id_: _route(position, id_, each) for id_, each in state.routes.items() if each.faction == faction},
        "halts": {id_: _halt(position, id_, each) for id_, each in state.halts.items() if each.faction == faction},
        "quiet": {"until": days.until, "why": days.why, "about": days.about} if days is not None else None,
    }  # fmt: skip


def _halt(position: CampaignPosition, id_: str, halt: Halt) -> Json:
    """What was left of a way, how far it would have gone on today, and why it does not."""
    today = days_of(position, id_, halt.path)[:1]
    return {"path": list(halt.path), "today": sum(leg.steps for leg in today), "why": halt.why, "about": halt.about}


def _route(position: CampaignPosition, id_: str, route: Route) -> Json:
    """A way with its costs, and on which day it comes how far if nothing stands against it."""
    day = position.state.day + gone_today(position.state, id_)
    legs = [{"steps": leg.steps, "cost": leg.cost, "day": day + number} for number, leg in enumerate(days_of(position, id_, route.path))]
    return {"path": list(route.path), "costs": costs_of(position, id_, route.path), "legs": legs}


def _banner(position: CampaignPosition, each: Banner, seen: Sight) -> Json:
    found: Json = {
        "faction": each.faction, "kind": each.kind, "letter": each.letter, "hex": each.hex, "mounted": each.mounted,
        "leader": each.leader, "prestige": each.prestige, "attitude": each.attitude, "engines": each.engines,
    }  # fmt: skip
    if each.besieges:
        found["siege"] = each.besieges
    if each.seen is not None:
        found["known"] = {
            "size": each.seen.size, "classes": dict(each.seen.classes), "wounded": each.seen.wounded, "day": each.seen.day,
            "why": each.seen.why, "fresh": each.fresh,
        }  # fmt: skip
    if (group := seen.groups.get(each.id)) is not None:
        found["own"] = _own(position, group)
    return found


def _own(position: CampaignPosition, group: Group) -> Json:
    """What only the owner of a group knows."""
    steps = allowance(position, group)
    return {
        "men": list(group.men), "coin": group.coin, "missed": group.missed, "hungry": group.hungry, "prisoners": list(group.prisoners),
        "prison": group.prison, "employer": group.employer, "pay": group.pay, "tests": group.tests, "engines": list(group.engines),
        "oxen": group.oxen, "allowance": total(steps), "need": need(position, group), "halted": group.halted,
        "moved": group.moved == position.state.day, "victories": group.victories,
        "gone_by": gone_by(position, group), "wounded_to": wounded.goal(position, group),
        "pace": [{"value": term.value, "reason": term.reason, "rule": term.rule} for term in steps],
    }  # fmt: skip


def _wagon(each: Wagon, seen: Sight) -> Json:
    found: Json = {"faction": each.faction, "hex": each.hex, "escorted": each.escorted}
    if each.load is not None:
        found["load"] = each.load
    if (convoy := seen.convoys.get(each.id)) is not None:
        found["own"] = {"escort": convoy.escort, "animals": convoy.animals, "drover": bool(convoy.drover)}
    return found


def _town(each: Town, seen: Sight) -> Json:
    found: Json = {
        "faction": each.faction, "resources": each.resources, "garrison": each.garrison, "day": each.day, "attitude": each.attitude,
    }  # fmt: skip
    if each.besieged_by:
        found["besieged_by"] = each.besieged_by
    if each.plundered:
        found["plundered"] = each.plundered
    if (holding := seen.places.get(each.id)) is not None:
        found["own"] = {"garrison": list(holding.garrison), "treated": list(holding.treated), "captives": list(holding.captives)}
    return found


def _person(person: Person) -> Json:
    found: Json = {"faction": person.faction, "health": Health.NAMES[person.health]}
    for key in ("fate", "group", "place", "prestige", "captor"):
        if value := getattr(person, key):
            found[key] = value
    if person.mounted:
        found["mounted"] = True
    if person.disarmed:
        found["disarmed"] = True
    if person.roles:
        found["roles"] = sorted(person.roles)
    if person.leads and person.attitude:
        found["attitude"] = person.attitude
    if person.heal_day:
        found["heals"] = person.heal_day if person.heal_day != NEVER else None
    return found


def _leader(person: Person) -> Json:
    return {
        "faction": person.faction,
        "prestige": person.prestige,
        "attitude": person.attitude,
        "fate": person.fate,
        "captor": person.captor,
    }


def _sieges(position: CampaignPosition, faction: str, over: bool) -> Json:
    """Everybody sees a siege from afar; how it stands, those who take part. [C-CG-08]"""
    found: Json = {}
    for place, siege in position.state.sieges.items():
        each: Json = {"besieger": siege.besieger, "besieged": siege.besieged, "since": siege.since}
        sides = [side for side, who in ((BESIEGER, siege.besieger), (BESIEGED, siege.besieged)) if who == faction]
        if siege.days is not None and (sides or over):
            each["days"] = siege_view(field_of(position, place).at(siege.days), sides)
        found[place] = each
    return found


def _battle(position: CampaignPosition, faction: str, over: bool) -> Json | None:
    """A meeting or battle: those who take part see it, others that there is one. [C-CG-08]"""
    battle = position.state.battle
    if battle is None:
        return None
    found: Json = {"hex": battle.hex, "factions": list(battle.factions), "number": battle.number, "declared": battle.declared}
    if faction in battle.factions or over:
        groups = position.state.groups
        found.update(
            sides=[list(side) for side in battle.sides], totals=list(battle.totals), reason=battle.reason, place=battle.place,
            sizes={id_: len(groups[id_].men) for side in battle.sides for id_ in side if id_ in groups},
            sheets=[list(each) for each in battle.sheets], needed=battle.needed, how=battle.how, militia=list(battle.militia),
        )  # fmt: skip
        question = position.state.pending[-1] if position.state.pending else None
        if isinstance(question, q.DrawUpAsked) and question.faction == faction:
            found["placing"] = _placing(position, question)
    return found


def _placing(position: CampaignPosition, question: q.DrawUpAsked) -> Json:
    """Where each of one's people may be put, where every hex lies, and who stands there already. [C-BATTLE-11, C-CG-08]"""
    assert position.state.battle is not None
    table = before_side(position, position.state.battle, question.side)
    rooms = table.zone(question.side)
    cells = {cell for room in rooms.values() for cell in room} | {*table.taken}
    return {
        "side": question.side,
        "size": [table.ground.columns * table.ground.layout.columns, table.ground.rows * table.ground.layout.rows],
        "zone": {who: sorted(room) for who, room in rooms.items()},
        "cells": {cell: list(table.ground.offset(cell)) for cell in sorted(cells)},
        "standing": dict(sorted(table.taken.items())),
    }


def _asked(state: CampaignState, faction: str) -> Json | None:
    """Who must decide, and what, if it is one's own matter."""
    decides = whose(state)
    if decides is None:
        return None
    if not state.pending:
        siege: Json = {"faction": decides, "siege": state.now}
        days = days_now(state)
        if decides == faction and days is not None and days.pending:
            siege["ask"] = "in_siege"
        return siege
    question = state.pending[-1]
    if decides != faction and not isinstance(question, q.BattleAwaited):
        return {"faction": decides}
    return _WIRE.question(question)
