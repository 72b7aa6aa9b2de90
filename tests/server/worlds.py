"""Two worlds that differ only in what is hidden from a seat: whatever the server says to that seat must be the same bytes in both."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hauberk.battle.core.being import NOBODY, Health, Side
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.state import Battle, CampaignState, Group, Halt, Holding, Route, Siege
from hauberk.campaign.state import Person as CampaignPerson
from hauberk.campaign.state import QuietDays as CampaignQuiet
from hauberk.server.days import DaysTable
from hauberk.server.encoding import encode
from hauberk.siege import questions as sq
from hauberk.siege.commands import Orders
from hauberk.siege.state import BESIEGED, BESIEGER, NEVER, Fight, Person, Project, QuietDays, SiegeState


def told(table: DaysTable, state: Any, language: str, you: tuple[str, ...]) -> bytes:
    """The view of some seats, if this were the state of the game."""
    real = table.game.state
    table.game.state = state
    try:
        return encode(table.view(language, you))
    finally:
        table.game.state = real


def differences(one: Any, other: Any, place: str = "") -> Iterable[str]:
    """Where two messages differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if key not in one or key not in other:
                yield f"{place}.{key}: only in one"
            else:
                yield from differences(one[key], other[key], f"{place}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{place}[{number}]")
    elif one != other:
        yield f"{place}: {one!r} ≠ {other!r}"


# -- sieges ------------------------------------------------------------------------------------------------------------


def siege_apart(state: SiegeState, side: Side, chance: random.Random, open_food: bool = False) -> SiegeState:
    """The same siege with all turned upside down that a side cannot know: the other's jobs, sick-beds, stores, sites, orders, musters."""
    other = 1 - side
    stock = list(state.stock)
    stock[other] = {kind: chance.randint(0, 9) for kind in (*stock[other], "ladder")}
    orders: list[Orders | None] = list(state.orders)
    orders[other] = None if orders[other] is not None and not _waits_for(state, other) else chance.choice((None, Orders()))
    kept = [each for each in state.projects.values() if each.side == side or chance.random() < 0.5]
    projects = {each.id: each if each.side == side else _shuffled(each, chance) for each in kept}
    return state._replace(
        people={who: each if each.side == side else _busy_elsewhere(each, chance) for who, each in state.people.items()},
        stock=(stock[0], stock[1]),
        orders=(orders[0], orders[1]),
        projects=projects,
        food=state.food if side == BESIEGED or open_food else chance.randint(1, 30),
        store=state.store if side == BESIEGER else chance.randint(0, 9),
        given=_standing(state.given, other, chance.choice((None, Orders(), Orders(bridge=True)))),
        quiet=_standing(state.quiet, other, chance.choice((None, QuietDays(state.day + 3), QuietDays(state.day, "people")))),
        stand_in=chance.choice((NOBODY, other)),
        fight=_mustered_otherwise(state, state.fight, side, chance) if state.fight is not None and not state.fight.set_up else state.fight,
    )


def _standing(both: tuple[Any, Any], other: Side, theirs: Any) -> tuple[Any, Any]:
    """Something that both sides have, with another one of the other side's."""
    return (theirs, both[1]) if other == 0 else (both[0], theirs)


def _waits_for(state: SiegeState, side: Side) -> bool:
    return any(isinstance(each, sq.OrdersAsked) and each.side == side for each in state.pending)


def _busy_elsewhere(person: Person, chance: random.Random) -> Person:
    """Somebody of the other side with another job, and well again on another day."""
    hurt = person.wounded and person.heal_day
    heals = chance.choice((person.heal_day, person.heal_day + 3 if person.heal_day != NEVER else 4)) if hurt else person.heal_day
    return person._replace(job=chance.choice(("", "", "1", person.job)) if person.present else person.job, heal_day=heals)


def _shuffled(project: Project, chance: random.Random) -> Project:
    return project._replace(done=chance.randint(0, 5), paused=chance.random() < 0.5)


def _mustered_otherwise(state: SiegeState, fight: Fight, side: Side, chance: random.Random) -> Fight:
    """The same fight with other people of the other side in other places; how many there are is as secret as who."""
    other = 1 - side
    here = [person.id for person in state.people.values() if person.side == other and person.present]
    parties = list(fight.parties)
    if parties[other]:
        parties[other] = tuple(who for who in here if chance.random() < 0.6) or tuple(here[:1])
    own = {person.id for person in state.people.values() if person.side == side}
    patrols = fight.patrols if side == state.besieger else tuple(tuple(patrol[:1]) for patrol in fight.patrols)
    places = tuple(each for each in fight.places if each[0] in own)
    infiltrators = fight.infiltrators if side == state.besieger else tuple(here[: len(fight.infiltrators)])
    engines = fight.engines if side == state.besieger else fight.engines[: chance.randint(0, len(fight.engines))]
    return fight._replace(parties=(parties[0], parties[1]), patrols=patrols, places=places, infiltrators=infiltrators, engines=engines)


# -- campaigns ---------------------------------------------------------------------------------------------------------


def campaign_apart(position: CampaignPosition, faction: str, chance: random.Random) -> CampaignState:
    """The same campaign with all turned upside down that a faction cannot know: people, purses, loads, garrisons, spies, orders."""
    field, state = position
    here = {group.hex for group in state.groups.values() if group.faction == faction}
    open_groups = _met(state, faction)
    groups, people = dict(state.groups), dict(state.people)
    for group in state.groups.values():
        if group.faction == faction:
            continue
        shunned = tuple(each for each in group.shunned if each[0] == faction)  # he knows who will not serve him
        groups[group.id] = group._replace(coin=chance.randint(0, 90), missed=chance.randint(0, 3), victories=3, tests=2, shunned=shunned)
        if group.hex not in here and group.id not in open_groups:
            groups[group.id] = _other_men(state, groups[group.id], people, chance)
    places = {place.id: _other_place(position, place, faction, here, chance) for place in state.places.values()}
    convoys = {
        each.id: each if each.faction == faction or each.hex in here else each._replace(load=chance.randint(0, 5), animals=9)
        for each in state.convoys.values()
    }  # fmt: skip
    spies = {id_: spy for id_, spy in state.spies.items() if spy.faction == faction or chance.random() < 0.5}
    for id_, spy in spies.items():
        if spy.faction != faction:
            spies[id_] = spy._replace(hex=chance.choice(sorted(field.map.hexes)), notes=())
    return state._replace(
        groups=groups,
        people=people,
        places=places,
        convoys=convoys,
        spies=spies,
        sieges={place: _other_siege(siege, faction, chance) for place, siege in state.sieges.items()},
        battle=_other_battle(state.battle, faction, chance) if state.battle is not None else None,
        todo=state.todo[:1] + tuple(chance.sample(state.todo[1:], len(state.todo[1:]))),
        morning={each: orders for each, orders in state.morning.items() if each == faction},
        **_other_standing_orders(position, faction, chance),
        known={each: seen for each, seen in state.known.items() if each == faction},
        known_places={each: seen for each, seen in state.known_places.items() if each == faction},
        tally={each: points for each, points in state.tally.items() if each == faction},
    )


def _other_standing_orders(position: CampaignPosition, faction: str, chance: random.Random) -> dict[str, Any]:
    """Others are on other ways, have halted for other reasons, and let other days go by."""
    field, state = position
    others = [id_ for each in (state.groups, state.convoys, state.spies) for id_, counter in each.items() if counter.faction != faction]
    hexes = sorted(field.map.hexes)
    routes = {id_: each for id_, each in state.routes.items() if each.faction == faction}
    halts = {id_: each for id_, each in state.halts.items() if each.faction == faction}
    for id_ in chance.sample(others, min(len(others), 3)):
        counter = state.counter(id_)
        assert counter is not None
        routes[id_] = Route(counter.faction, counter.hex, tuple(chance.sample(hexes, 4)))
        halts[id_] = Halt(counter.faction, (), "met", chance.choice(others))
    quiet = {each.id: CampaignQuiet(state.day + 4, chance.choice(("", "met"))) for each in field.factions if each.id != faction}
    return {"routes": routes, "halts": halts, "quiet": quiet | {each: days for each, days in state.quiet.items() if each == faction}}


def _met(state: CampaignState, faction: str) -> set[str]:
    """Groups whose people a faction sees: at its sieges and in its battles."""
    found: set[str] = set()
    for siege in state.sieges.values():
        if faction in (siege.besieger, siege.besieged):
            found |= {*siege.groups, *siege.inside}
    if state.battle is not None and faction in state.battle.factions:
        found |= {group for side in state.battle.sides for group in side}
    return found


def _other_men(state: CampaignState, group: Group, people: dict[str, CampaignPerson], chance: random.Random) -> Group:
    """Another number of men, some of them hurt; leaders, and whether all ride, are seen from afar."""
    leaders = [who for who in group.men if state.people[who].leads]
    common = [who for who in group.men if who not in leaders]
    walking = [who for who in group.men if not state.people[who].mounted][:1]
    men = tuple(dict.fromkeys((*leaders, *walking, *common[: chance.randint(1, max(1, len(common)))])))
    for who in common:
        health = chance.choice((Health.HEALTHY, Health.WOUNDED))
        people[who] = people[who]._replace(health=health) if who in men else people[who]._replace(fate="gone", group="")
    return group._replace(men=men, hungry=not group.hungry, prisoners=(), oxen=group.oxen + 1)


def _other_place(position: CampaignPosition, holding: Holding, faction: str, here: set[str], chance: random.Random) -> Holding:
    """Another store and other people in a place where none of one's own stands; a ransom has been asked for one's own who lie there."""
    siege = position.state.sieges.get(holding.id)
    besieged = siege is not None and faction in (siege.besieger, siege.besieged)
    if holding.faction == faction or besieged or position.field.map.places[holding.id].hex in here:
        return holding
    held = tuple(who for who in holding.captives if position.state.people[who].faction == faction)
    garrison, unnamed = (holding.garrison[:1], 3) if chance.random() < 0.5 else ((), len(holding.garrison) + 1)
    return holding._replace(
        resources=chance.randint(1, 9), garrison=garrison, unnamed=unnamed, captives=held, treated=(),
        attitude=chance.randint(1, 9), raised=chance.randint(0, 5),
    )  # fmt: skip


def _other_siege(siege: Siege, faction: str, chance: random.Random) -> Siege:
    """Another siege behind the same walls: for who has a part in it what the other side hides, for everybody else all of it."""
    if siege.days is None:
        return siege
    if faction == siege.besieger:
        return siege._replace(days=siege_apart(siege.days, BESIEGER, chance))
    if faction == siege.besieged:
        return siege._replace(days=siege_apart(siege.days, BESIEGED, chance))
    days = siege_apart(siege_apart(siege.days, BESIEGED, chance), BESIEGER, chance)
    return siege._replace(days=days._replace(damage={}, food=3, fights=7, gate="open"))


def _other_battle(battle: Battle, faction: str, chance: random.Random) -> Battle:
    """Who comes is sealed; of the battles of others one sees that there is one."""
    if faction in battle.factions:
        return battle if faction == battle.factions[0] else battle._replace(coming=tuple(each for each in battle.coming if each[1] == 1))
    return battle._replace(totals=(chance.randint(1, 9), 0), militia=(), sheets=(), how="", needed=1, coming=())
