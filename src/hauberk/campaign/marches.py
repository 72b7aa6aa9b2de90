"""Who moves when, how far, and what happens on the way. The Anarchy 6, 8.3; Guiscard 6, 8.3."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from hauberk.campaign import besieging, convoys, engineers, garrisons, knowledge, meetings, prisoners, spies, wounded
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.attitude import stack_size
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.groups import lead_along
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import cost, distances, enter, flood, path_to
from hauberk.campaign.state import CampaignState, Group
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

# -- the order of play -------------------------------------------------------------------------------------------------


def list_up(doing: Doing) -> tuple[str, ...]:
    """Leaders by falling prestige, whatever their faction, then groups without leader by size, then convoys and spies.

    The order is fixed when the step begins. [C-TURN-03, C-TURN-04, C-TURN-05, RULING-C-TURN-SNAPSHOT, RULING-C-TURN-OTHERS, C-CG-03]
    """
    groups = [group for group in doing.state.groups.values() if acts(doing.position, group)]
    keys = {group.id: rank(doing.state, group) for group in groups}
    lots = _lots(doing, groups, keys)
    groups.sort(key=lambda group: (*keys[group.id], -lots.get(group.faction, 0)))
    seats = [faction.id for faction in doing.field.factions if faction.played]
    beasts = [convoy for convoy in doing.state.convoys.values() if not convoy.escort and not convoy.roams]
    others = [convoy.id for faction in seats for convoy in beasts if convoy.faction == faction]
    eyes = [spy.id for faction in seats for spy in doing.state.spies.values() if spy.faction == faction]
    return (*(group.id for group in groups), *others, *eyes)


def rank(state: CampaignState, group: Group) -> tuple[int, int]:
    """The higher prestige first, then the larger group; groups without leader come after all leaders. [C-TURN-03, C-TURN-04, C-TURN-05]"""
    leader = state.leader(group)
    return (-leader.prestige if leader is not None else 0, -stack_size(state, group))


def _lots(doing: Doing, groups: Sequence[Group], keys: dict[str, tuple[int, int]]) -> dict[str, int]:
    """Opposed factions with equals throw for the order, once a day and until they differ. [RULING-C-TURN-TIES]"""
    tied = {one.faction for one in groups for other in groups if one.faction != other.faction and keys[one.id] == keys[other.id]}
    order = [faction.id for faction in doing.field.factions if faction.id in tied]
    throws: dict[str, tuple[int, ...]] = dict.fromkeys(order, ())
    again = order
    while again:
        for faction in again:
            throws[faction] = (*throws[faction], doing.roll("order", who=faction))
        again = [faction for faction in order if sum(each == throws[faction] for each in throws.values()) > 1]
    if throws:
        doing.emit(e.OrderRolled(tuple((faction, reduce(lambda sum_, roll: sum_ * 10 + roll, each)) for faction, each in throws.items())))
    ranks = sorted(order, key=lambda faction: throws[faction])  # a throw repeated only parts those who were equal before it
    return {faction: ranks.index(faction) for faction in order}


def ask_order(doing: Doing) -> None:
    """Of his own groups that are equal the owner says which acts first. [RULING-C-TURN-TIES]"""
    groups = [doing.group(id_) for id_ in doing.state.todo if id_ in doing.state.groups]
    ties: dict[tuple[object, ...], list[str]] = {}
    for group in groups:
        ties.setdefault((group.faction, *rank(doing.state, group)), []).append(group.id)
    for (faction, *_), equal in reversed(ties.items()):
        if len(equal) > 1:
            doing.ask(q.OrderAsked(str(faction), tuple(equal)))


def choose_order(doing: Doing, question: q.OrderAsked, command: c.Choose) -> None:
    """The chosen one comes before its equals; of the others the owner chooses again. [RULING-C-TURN-TIES]"""
    left = tuple(id_ for id_ in question.choices if id_ != command.choice)
    fresh = iter((command.choice, *left))
    doing.emit(e.OrderChosen(tuple(next(fresh) if id_ in question.choices else id_ for id_ in doing.state.todo)))
    if len(left) > 1:
        doing.ask(q.OrderAsked(question.faction, left))


def acts(position: CampaignPosition, group: Group) -> bool:
    """Does a group get its turn? Who is stacked with an employer, shut up in a place, or nobody's, does not.

    [C-MERC-06, C-CG-21, C-CG-24]
    """
    played = any(faction.id == group.faction and faction.played for faction in position.field.factions)
    return played and not group.employer and not besieging.shut_in(position.state, group.id)


# -- how far -----------------------------------------------------------------------------------------------------------


def allowance_of(position: CampaignPosition, id_: str) -> int:
    """The movement points of a group, convoy or spy today."""
    field, state = position
    if group := state.groups.get(id_):
        return total(allowance(position, group))
    base = field.rules.figures.spy if id_ in state.spies else field.rules.figures.convoy
    return max(field.rules.figures.least_move, base + _season(position))


def _season(position: CampaignPosition) -> int:
    """What the season adds to every allowance: never more than nothing. [C-ENV-03, RULING-C-ENV-SEASON]"""
    return position.field.rules.season.movement[position.state.season] if position.state.season else 0


def allowance(position: CampaignPosition, group: Group) -> tuple[Term, ...]:
    """Five, or eight if everybody rides; less for wounded and season, then half for the hungry; one hex can always be gone.

    [C-MOVE-01, C-MOVE-02, C-MOVE-09, C-MOVE-10, C-SUPPLY-05, RULING-C-MOVE-MP, RULING-C-MOVE-MIN, RULING-C-CAVALRY-WITH]
    """
    field, state = position
    figures, stack = field.rules.figures, state.stack(group)
    if group.halted == state.day or group.moved == state.day:
        return ()
    people = [person for each in stack for person in state.members(each)]
    terms = [_pace(position, stack)]
    if any(person.wounded for person in people):
        terms.append(Term(-figures.wounded, "wounded", "C-WOUND-01"))
    if season := _season(position):
        terms.append(Term(season, "season", "C-ENV-03", state.season))
    if any(each.hungry for each in stack):
        now = max(0, total(terms))
        terms.append(Term(now // figures.hungry_share - now, "hungry", "C-SUPPLY-05"))
    if total(terms) < figures.least_move:
        terms.append(Term(figures.least_move - total(terms), "least_move", "RULING-C-MOVE-MIN"))
    return tuple(terms)


def _pace(position: CampaignPosition, stack: Sequence[Group]) -> Term:
    """The pace of the slowest: engines, people on foot, prisoners and pack animals, riders; a leader goes at the pace of his people.

    [C-MOVE-10, C-NOBLE-02, C-MERC-01, RULING-C-CAVALRY-WITH]
    """
    figures = position.field.rules.figures
    people = [person for each in stack for person in position.state.members(each)]
    if any(each.engines for each in stack):
        return Term(figures.train, "engines", "RULING-C-ENGINE-MOVE")
    if len(people) == 1 and people[0].leads:
        return Term(figures.lone_leader, "leader_alone", "RULING-C-GROUP-DISSOLVE")
    slow = any(each.prisoners for each in stack) or any(
        convoy.drover and convoy.escort in {each.id for each in stack} for convoy in position.state.convoys.values()
    )
    if people and not slow and all(person.mounted for person in people):
        return Term(figures.riders, "all_mounted", "C-MOVE-01")
    return Term(figures.foot, "on_foot", "C-MOVE-01")


# -- a group acts ------------------------------------------------------------------------------------------------------


def take_up(doing: Doing, what: str) -> None:
    """Whose turn it is may do one thing after the other until he stays, or nothing is left to do. [C-TURN-03, RULING-C-TURN-PASS]"""
    state = doing.state
    if (group := state.groups.get(what)) is not None:
        if state.battle is not None:
            return
        if state.stepped and acts(doing.field.at(state), group) and meetings.strangers(doing.field.at(state), group):
            meetings.look_round(doing, group)  # a battle is over, and there are more of them
        elif not acts(doing.field.at(state), group) or spent(doing.field.at(state), group):
            lay_down(doing)
        else:
            doing.ask(q.GroupToAct(group.faction, what))
    elif (convoy := state.convoys.get(what)) is not None and not convoy.escort and convoy.drover and not state.stepped:
        doing.ask(q.ConvoyToAct(convoy.faction, what))
    elif (spy := state.spies.get(what)) is not None and not state.stepped:
        doing.ask(q.SpyToAct(spy.faction, what))
    else:
        lay_down(doing)


def spent(position: CampaignPosition, group: Group) -> bool:
    """Can it do nothing more today? It has joined a battle or fought one, or stands where there is nothing and cannot go on. [C-MOVE-08]"""
    field, state = position
    if group.halted == state.day or group.moved == state.day or group.fought == state.day:
        return True
    if not state.stepped:
        return False
    here = field.map.place_at(group.hex, field.year) is not None or len(state.at(group.hex)) > 1
    return not here and not any(
        (price := cost(field, near, wheeled(state, group))) is not None and price <= state.left for near in field.map.neighbours(group.hex)
    )


def wheeled(state: CampaignState, group: Group) -> bool:
    """Does it drag engines along? [RULING-C-ENGINE-MOVE]"""
    return any(each.engines for each in state.stack(group))


def lay_down(doing: Doing) -> None:
    """Its turn is over; wounded are taken in, prisoners handed over and a weak garrison filled up where it stands.

    [C-WOUND-02, C-PRIS-02, RULING-C-GARRISON-REFILL]
    """
    if (group := doing.state.groups.get(doing.state.now)) is not None:
        prisoners.arrive(doing, group)
        if group.id in doing.state.groups:
            for each in doing.state.stack(doing.group(group.id)):
                wounded.admit(doing, each)
            garrisons.fill_up(doing, doing.group(group.id))
            _look_back(doing, doing.group(group.id))
    doing.emit(e.LaidDown(doing.state.now))


def _look_back(doing: Doing, group: Group) -> None:
    """What has changed in the place on its hex since it came, a group has seen; nobody sees behind besieged walls. [C-CG-08]"""
    place = doing.field.map.place_at(group.hex, doing.field.year)
    if place is None or place.id in doing.state.sieges:
        return
    holding, seen = doing.state.places[place.id], doing.state.known_places.get(group.faction, {}).get(place.id)
    if seen is not None and seen[1:] != (holding.resources, len(holding.garrison)):
        knowledge.see_place(doing, group.faction, place.id)


def stay(doing: Doing, question: object, command: c.Stay) -> None:
    """It has done what it wanted. [RULING-C-TURN-PASS]"""
    lay_down(doing)


# -- marching ----------------------------------------------------------------------------------------------------------


def plan_march(position: CampaignPosition, question: q.GroupToAct, command: c.March) -> Refusal | None:
    """A march goes from hex to hex over land, within the points that are left; wounded and prisoners are brought where they must go.

    [C-MOVE-01, C-MOVE-03, C-WOUND-02, C-WOUND-03, C-PRIS-01, RULING-C-MOVE-MIN]
    """
    group = position.state.groups[question.group]
    if refused := plan_path(position, group.hex, command.path, wheeled(position.state, group)):
        return refused
    if wounded.tied(position.state, group):
        return Refusal("wounded_in_treatment", "C-WOUND-03", who=group.id)
    return _duty(position, group, command.path)


def march_choices(position: CampaignPosition, question: q.GroupToAct) -> Iterator[c.March]:
    """One cheapest way to every hex in reach. [C-MOVE-03, RULING-C-MOVE-MIN]"""
    group = position.state.groups[question.group]
    return _ways(position, group.hex, position.state.left, wheeled(position.state, group))


def _ways(position: CampaignPosition, start: HexName, points: int, wheels: bool) -> Iterator[c.March]:
    """One cheapest way to every hex in reach, and one step where nothing else is. [C-MOVE-03, RULING-C-MOVE-MIN]"""
    flooded = flood(position.field, start, points, enter(position.field, wheels))
    yield from (c.March(path_to(flooded, goal)) for goal in flooded if goal != start)
    yield from (c.March((near,)) for near in position.field.map.neighbours(start) if near not in flooded)


def plan_path(position: CampaignPosition, start: HexName, path: Sequence[HexName], wheels: bool) -> Refusal | None:
    """Can one go along these hexes with what is left? One step can always be taken. [C-MOVE-01, C-MOVE-03, C-MAP-05, RULING-C-MOVE-MIN]"""
    field, state = position
    if not path:
        return Refusal("no_path", "C-MOVE-01")
    here, left, spent = start, state.left, 0
    for number, next_ in enumerate(path):
        if refused := _plan_step(field, here, next_, wheels):
            return refused
        price = cost(field, next_, wheels) or 0
        if price > left and (number or state.stepped or not left):
            return Refusal("march_too_far", "C-MOVE-01", about=next_, needs=spent + price, has=state.left)
        left, spent = max(0, left - price), spent + price
        here = next_
    return None


def _plan_step(field: CampaignField, here: HexName, next_: HexName, wheels: bool) -> Refusal | None:
    """From hex to hex over land, engines by bridges. [C-MAP-04, C-MAP-06]"""
    if next_ not in field.map.hexes or field.map.direction(here, next_) is None:
        return Refusal("not_beside", "C-MAP-06", about=next_)
    return Refusal("no_way_there", "C-MAP-04", about=next_) if cost(field, next_, wheels) is None else None


def plan_way(field: CampaignField, start: HexName, path: Sequence[HexName], wheels: bool) -> Refusal | None:
    """Could one go along these hexes, in however many days? [C-MAP-05]"""
    if not path:
        return Refusal("no_path", "C-MOVE-01")
    steps = zip((start, *path), path, strict=False)
    return next((refused for here, next_ in steps if (refused := _plan_step(field, here, next_, wheels))), None)


def _duty(position: CampaignPosition, group: Group, path: Sequence[HexName]) -> Refusal | None:
    """Wounded make for the nearest own place, prisoners for their prison, by the shortest way.

    [C-WOUND-02, C-PRIS-01, RULING-C-WOUND-MUST]
    """
    if goal := prisoners.goal(position, group):
        return None if leads_to(position.field, group.hex, path, goal) else Refusal("prisoners_go_to_prison", "C-PRIS-01", group.id, goal)
    if goal := wounded.goal(position, group):
        return None if leads_to(position.field, group.hex, path, goal) else Refusal("wounded_go_home", "C-WOUND-02", group.id, goal)
    return None


def leads_to(field: CampaignField, start: HexName, path: Sequence[HexName], goal: HexName) -> bool:
    """Is every step of a march one on a shortest way to a hex?"""
    far, here = distances(field, goal), start
    for next_ in path:
        if far[next_] != far[here] - (cost(field, here) or 0):  # the way out pays for this hex, the way home does not
            return False
        here = next_
    return True


def march(doing: Doing, question: q.GroupToAct, command: c.March) -> None:
    """Hex by hex, as far as nothing happens: who is met is dealt with at once. [C-MOVE-04, C-MOVE-07, C-TURN-06, RULING-C-MOVE-THROUGH]"""
    for next_ in command.path:
        group = doing.group(question.group)
        price = cost(doing.field, next_, wheeled(doing.state, group)) or 0
        step(doing, group, next_, price)
        if question.group not in doing.state.groups or doing.state.pending or doing.state.battle is not None:
            return


def step(doing: Doing, group: Group, next_: HexName, price: int) -> None:
    """One hex further, with mercenaries, prisoners and pack animals; then whatever is there. [C-MOVE-07, C-MERC-06, C-CONVOY-05]"""
    before = group.hex
    besieging.leave(doing, group)
    for each in doing.state.stack(group):
        doing.set(each._replace(hex=next_, came_from=before, arrived=doing.state.day))
    lead_along(doing, group.id, before, next_)
    doing.emit(e.Marched(group.id, (next_,), (price,), max(0, doing.state.left - price)))
    arrive(doing, group.id)


def arrive(doing: Doing, id_: str) -> None:
    """What is found on a hex: spies' eyes, convoys and engines without escort, a place, and other groups. [C-MEET-01, C-CONVOY-07]"""
    group = doing.group(id_)
    spies.noticed(doing, group)
    convoys.met(doing, group)
    engineers.capture_trains(doing, group)
    if place := doing.field.map.place_at(group.hex, doing.field.year):
        garrisons.call_out(doing, place.id)
        knowledge.see_place(doing, group.faction, place.id)
    meetings.look_round(doing, doing.group(id_))


# -- convoys and spies -------------------------------------------------------------------------------------------------


def plan_drive(position: CampaignPosition, question: q.ConvoyToAct, command: c.March) -> Refusal | None:
    """An own convoy without escort moves as its owner says. [C-CONVOY-03, RULING-C-CONVOY-OWN]"""
    return plan_path(
        position.field.at(position.state._replace(left=allowance_of(position, question.convoy))),
        position.state.convoys[question.convoy].hex,
        command.path,
        False,
    )


def drive_choices(position: CampaignPosition, question: q.ConvoyToAct) -> Iterator[c.March]:
    """One cheapest way to every hex in reach. [C-CONVOY-03]"""
    return _ways(position, position.state.convoys[question.convoy].hex, position.state.left or position.field.rules.figures.convoy, False)


def drive(doing: Doing, question: q.ConvoyToAct, command: c.March) -> None:
    """It enters a group's hex at its own risk. [C-CONVOY-07, RULING-C-CONVOY-OWN]"""
    convoys.drive(doing, question.convoy, command.path, convoys.exposed)


def plan_sneak(position: CampaignPosition, question: q.SpyToAct, command: c.March) -> Refusal | None:
    """A spy goes where he likes. [C-SPY-03]"""
    return plan_path(
        position.field.at(position.state._replace(left=allowance_of(position, question.spy))),
        position.state.spies[question.spy].hex,
        command.path,
        False,
    )


def sneak_choices(position: CampaignPosition, question: q.SpyToAct) -> Iterator[c.March]:
    """One cheapest way to every hex in reach. [C-SPY-03]"""
    return _ways(position, position.state.spies[question.spy].hex, position.state.left or position.field.rules.figures.spy, False)


def sneak(doing: Doing, question: q.SpyToAct, command: c.March) -> None:
    """He sees what is near every hex of his way, may be found out where an enemy stands, and tells his own side what he has seen.

    [C-SPY-01, C-SPY-02, C-SPY-04]
    """
    costs = tuple(cost(doing.field, hex_) or 0 for hex_ in command.path)
    doing.emit(e.Marched(question.spy, command.path, costs, 0))
    for hex_ in command.path:
        if (spy := doing.state.spies.get(question.spy)) is None:
            return
        doing.emit(e.SpyChanged(spy._replace(hex=hex_, moved=doing.state.day)))
        spies.look(doing, question.spy)
