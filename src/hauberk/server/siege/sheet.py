"""What the siege sheet shows beside the position: signs of past days, names, where one may stand, what an action may bring."""

from __future__ import annotations

from collections.abc import Iterable

from hauberk.battle.core.being import Health, Side
from hauberk.battle.core.character import Character
from hauberk.play.battle.scenario import sheet
from hauberk.play.battle.view import person_json
from hauberk.play.siege.forecast import action_odds, choices, parley, quick_odds
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.wire import SiegeWire
from hauberk.server.encoding import Json
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.camp_sortie import tent_hexes, tents
from hauberk.siege.events_of_the_day import at_call, points_for, ready
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.fights import KINDS, default_arrange, default_muster, offered
from hauberk.siege.initiative import NEGOTIATE
from hauberk.siege.kinds import CAMP_SORTIE
from hauberk.siege.knowledge import known_to
from hauberk.siege.parties import is_shooter
from hauberk.siege.place import Place
from hauberk.siege.state import SiegeState

SURRENDERS = "garrison_surrenders"


def calendar(game: SiegeMatch, sees: tuple[Side, ...]) -> dict[str, list[str]]:
    """Small signs of what happened on each day, as far as these seats may know it."""
    return signs_of(game.field, (event for step in game.steps for event in step.events), sees)


def signs_of(field: SiegeField, events: Iterable[e.Event], sees: tuple[Side, ...]) -> dict[str, list[str]]:
    """The signs of all that has happened in a siege, day by day."""
    found: dict[str, list[str]] = {}
    day = "1"
    for event in events:
        if isinstance(event, e.DayBegan | e.MarkerMoved):
            day = str(event.day)
        sign = _sign(field, event, sees)
        if sign and sign not in found.setdefault(day, []):
            found[day].append(sign)
    return {day: signs for day, signs in found.items() if signs}


def _sign(field: SiegeField, event: e.Event, sees: tuple[Side, ...]) -> str:
    """The sign of one event; "" for what is nothing to note, or hidden."""
    match event:
        case e.EventDrawn(what=name):
            known = field.rules.events.events.get(name)
            return "event" if known is not None and not known.nothing else ""
        case e.Hurt(health=health):
            return "dead" if health == Health.DEAD else "hurt"
        case e.GradeLost(down=down):
            return "breach" if down else "stones"
        case e.EngineSet(engine=engine, why="built"):
            return "built" if engine.side in sees else ""
        case e.StockChanged(side=side, why="built"):
            return "built" if side in sees else ""
        case _:
            return SIGNS.get(type(event), "")


SIGNS: dict[type, str] = {
    e.FightEnded: "fight", e.QuickFought: "fight", e.Burnt: "fire", e.MineSet: "mine", e.Parleyed: "parley", e.Joined: "joined",
    e.Departed: "left",
}  # fmt: skip


def sections(place: Place, language: str) -> Json:
    """The stretches of wall by name, and whether one can mine there."""
    return {
        name: {"title": section.title[language], "mine": section.mine, "hexes": list(section.hexes)}
        for name, section in place.sections.items()
    }


def event_name(field: SiegeField, event: str, language: str) -> str:
    """An event of the day in a few words."""
    known = field.rules.events.events.get(event)
    return known.name[language] if known is not None else event


def answers_to(position: SiegePosition, question: q.Question, language: str) -> Json:
    """All that can be said to a question, with the chances of it as far as who is asked can know them: orders, musters, places, odds."""
    found: Json = {}
    seen = position.field.at(known_to(position, question.side))
    if isinstance(question, q.OrdersAsked):
        found["choices"] = choices(seen, question.side)
    elif isinstance(question, q.MusterAsked):
        found["usual"] = SiegeWire().command(default_muster(seen, question))
        found["offer"] = muster_offer(seen, question, language)
    elif isinstance(question, q.ArrangeAsked):
        found["usual"] = SiegeWire().command(default_arrange(seen, question))
        found["zone"] = room_for(seen, question)
    elif isinstance(question, q.ActionAsked):
        found |= prospects(seen, question)
    elif isinstance(question, q.ArmyAsked):
        found["army"] = army_offer(seen, question, language)
    elif isinstance(question, q.ResolveAsked):
        found["odds"] = quick_odds(seen, question.side)
    return found


def army_offer(position: SiegePosition, question: q.ArmyAsked, language: str) -> Json:
    """Out of whom a side may put its army together, what each costs, and what all may cost. [EVENT-11, EVENT-19]"""
    people = {who: position.state.pool[who] for who in at_call(position, question)}
    rows = [{"who": who, "price": position.field.prices.of(man), **short(man, language)} for who, man in people.items()]
    pool = position.state.pool
    armies = {army: [person_json(pool[who], language) for who in ready(position, question, army)] for army in question.choices}
    return {"points": points_for(position.field, question), "people": rows, "armies": armies}


def short(man: Character, language: str) -> Json:
    """Somebody in two words."""
    found = person_json(man, language)
    return {"name": found.name, "class": found.class_}


def muster_offer(position: SiegePosition, question: q.MusterAsked, language: str) -> Json:
    """What a side may choose when it musters: people and how many, engines, ground, sides, stretches, patrols."""
    offer, rules = offered(position, question), position.field.rules.patrols
    found: Json = {
        "men": list(offer.men), "most": offer.most, "everybody": offer.everybody, "engines": list(offer.engines),
        "grounds": [{"id": name, "title": sheet(name).title[language]} for name in offer.grounds],
        "joins": list(offer.joins), "edges": list(offer.edges), "sections": list(offer.sections),
    }  # fmt: skip
    if offer.patrols:
        shooters = [who for who in offer.men if is_shooter(position.state.people[who])]
        found["patrols"] = {"men": rules.men, "riders": rules.riders, "shooters": rules.shooters, "shoot": shooters}
    return found


def room_for(position: SiegePosition, question: q.ArrangeAsked) -> Json:
    """The cells where a side may stand when the fight begins, and the sides of the map along which it may wait."""
    zone = KINDS[question.fight].zone(position, question.side)
    return {"cells": sorted(zone.cells), "edges": list(zone.edges), "ground": open_ground(position.state, zone.cells)}


def open_ground(state: SiegeState, cells: Iterable[str]) -> str:
    """The open sheet on which these cells of the map of the fight lie; "" for the place itself."""
    fight = state.fight
    if fight is None or not fight.sheet or not cells:
        return ""
    return fight.sheet if not fight.joined or all(cell.startswith("2.") for cell in cells) else ""


def tents_of(position: SiegePosition) -> dict[str, str]:
    """The tents of the camp, hex by hex, where it is the ground of the fight. [CAMP-01, A-ACT-19]"""
    field, state = position
    if state.fight is None or state.fight.kind != CAMP_SORTIE:
        return {}
    land = field.lands[state.fight.sheet]
    return dict.fromkeys(tent_hexes(field, land), "tent") | {at: "tent_opening" for at, _ in tents(field, land)}


def prospects(position: SiegePosition, question: q.ActionAsked) -> Json:
    """What actions may bring: asking for the place, and fights as the table sees them."""
    found: Json = {}
    if NEGOTIATE in question.choices:
        found["parley"] = parley(position)
    odds = {choice: action_odds(position, question.side, choice) for choice in question.choices}
    if fights := {choice: each for choice, each in odds.items() if each is not None}:
        found["forecasts"] = fights
    return found
