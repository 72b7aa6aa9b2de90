"""What can be ordered today, and how likely each outcome is: every face of the dice, thrown through the code that resolves the order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from hauberk.battle.core.being import SIDES, Side
from hauberk.common.dice import Dice
from hauberk.common.term import Term, total
from hauberk.play.forecast import every_way
from hauberk.siege import commands as c
from hauberk.siege import filling
from hauberk.siege import questions as q
from hauberk.siege.activities import going, may_break_bridge, roll_of
from hauberk.siege.bombarding_days import crew_wanted, in_need, may_throw, reach_of, strike, struck
from hauberk.siege.doing import Doing
from hauberk.siege.events import Parleyed
from hauberk.siege.events_of_the_day import drawn
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.fights import KINDS
from hauberk.siege.fires_by_day import catches, column_of, is_archer
from hauberk.siege.fires_by_day import targets as fuel
from hauberk.siege.knowledge import counts_food, known_to
from hauberk.siege.mining_days import burn_down, may_dig, next_hexes, room
from hauberk.siege.place import distance, needed, why_not
from hauberk.siege.quick import Clash, blended, forecast, reckon
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.relief_battle import inside
from hauberk.siege.rules import NO
from hauberk.siege.state import DIGGING, FALLEN, FIRED, NEVER, WALL, Fight, Mine, SiegeState
from hauberk.siege.surrender import may_negotiate, negotiate

Json = dict[str, Any]
T = TypeVar("T")


def share(chance: Fraction) -> Json:
    """A chance as fraction and per cent."""
    return {"chance": f"{chance.numerator}/{chance.denominator}", "percent": percent(chance)}


def percent(chance: Fraction) -> float:
    """A chance in a hundred."""
    return round(float(chance) * 100, 1)


def term_json(term: Term) -> Json:
    """One line of a reckoning."""
    return {"value": term.value, "reason": term.reason, "rule": term.rule, "about": term.about}


def choices(position: SiegePosition, side: Side) -> Json:
    """Everything a side can order today, with what it takes and what may come of it."""
    field, state = position
    return {
        "goes": {activity: going(position, activity) != NO for activity in ("bombard", "build", "burn", "dig")},
        "build": _build(position, side),
        "bombard": _bombard(position, side) if side == state.besieger else None,
        "burn": _burn(position, side),
        "mines": _mines(position, side),
        "repair": list(in_need(state, side)),
        "fascines": list(filling.usual(position)) if side == state.besieger else [],
        "bridge": side == state.besieged and may_break_bridge(position),
        "parley": parley(position) if side == state.besieger and not field.rules.negotiation_is_action else None,
        "idle": [person.id for person in state.free(side)],
    }


def _build(position: SiegePosition, side: Side) -> Json:
    field, state = position
    building, roll = field.rules.building, roll_of(position, side)
    hastened = state.engineer and side == state.besieger
    lines = []
    for product in building.products:
        if side == state.besieged and product not in building.besieged:
            continue
        jobs = {str(workers): building.job(product, workers, hastened) for workers, _ in building.crews}
        lines.append({"line": product, "teams": {key: {"days": job.days, "pieces": job.pieces} for key, job in jobs.items() if job}})
    return {
        "lines": lines, "team": building.team, "engineer": building.engineer,
        "engineers": [person.id for person in roll.engineers()], "workers": [person.id for person in roll.others()],
    }  # fmt: skip


def _bombard(position: SiegePosition, side: Side) -> Json:
    """Engines that can throw, and every wall with why it cannot be struck, or the chance that it loses a grade by points thrown."""
    field, state = position
    engines = {name: state.engines[name].points for name in state.engines if may_throw(position, side, name) is None}
    columns = sorted({*field.battle.bombardment.points, sum(engines.values())} - {0})
    walls: Json = {}
    alike: dict[tuple[str, str], Json] = {}
    for name, wall in field.place.walls.items():
        if why := why_not(field.place, name, state.down, reach_of(field), struck(position)):
            walls[name] = {"why": why}
            continue
        if (wall.kind, wall.material) not in alike:
            alike[wall.kind, wall.material] = {str(points): _falls(position, name, points) for points in columns}
        walls[name] = {"odds": alike[wall.kind, wall.material]}
    crews = {name: crew_wanted(field, state.engines[name]) for name in engines}
    return {
        "engines": engines, "walls": walls,
        "crews": {name: {"men": men, "engineer": engineer} for name, (men, engineer) in crews.items() if men},
    }  # fmt: skip


def breach_odds(position: SiegePosition) -> Iterator[tuple[str, Fraction, int]]:
    """Every wall that can be struck: the chance that a day of all engines costs it a grade, and the grades it has left."""
    field, state = position
    points = sum(state.engines[name].points for name in state.engines if may_throw(position, state.besieger, name) is None)
    alike: dict[tuple[str, str], Fraction] = {}
    for name, wall in field.place.walls.items() if points else ():
        if why_not(field.place, name, state.down, reach_of(field), struck(position)):
            continue
        kind = wall.kind, wall.material
        if kind not in alike:
            alike[kind] = _loses(position, name, points)
        yield name, alike[kind], field.battle.bombardment.grades[wall.material] - state.damage.get(name, 0)


def chance_of(position: SiegePosition, act: Callable[[Doing], T], wanted: Callable[[T], bool]) -> Fraction:
    """How likely it is that a part of a day comes out as wanted."""

    def run(dice: Dice) -> tuple[tuple[Any, ...], T]:
        return (), act(Doing(position, dice))

    return sum((way.chance for way in every_way(run) if wanted(way.state)), Fraction(0))


def _falls(position: SiegePosition, name: str, points: int) -> float:
    """Per cent that a wall loses a grade. [A-BOMB-05, DEMO-05]"""
    return percent(_loses(position, name, points))


def _loses(position: SiegePosition, name: str, points: int) -> Fraction:
    return chance_of(position, lambda doing: strike(doing, name, points, "bombardment"), lambda blow: bool(blow.grade))


def _burn(position: SiegePosition, side: Side) -> Json:
    """What archers can set alight, with the chance of one archer, two, three and so on. [A-FIRE-02]"""
    archers = [person.id for person in position.state.free(side) if is_archer(person)]
    alike: dict[str, list[Fraction]] = {}
    targets: Json = {}
    for name in fuel(position, side) if archers else ():
        column = column_of(position, name)
        if column not in alike:
            alike[column] = [_catches(position, name, column, number) for number in range(1, len(archers) + 1)]
        targets[name] = share(alike[column][-1]) | {"by": [percent(chance) for chance in alike[column]]}
    return {"archers": archers, "targets": targets}


def _catches(position: SiegePosition, name: str, column: str, archers: int) -> Fraction:
    """How likely it is that something catches fire."""
    extra = position.field.rules.fire_terms(archers)
    return chance_of(position, lambda doing: catches(doing, name, column, extra), bool)


def _mines(position: SiegePosition, side: Side) -> list[Json]:
    """Work below ground that may be done today. [A-MINE-02, A-MINE-08, A-MINE-15]"""
    found = [_mine(position, side, mine) for mine in position.state.mines.values() if mine.state == DIGGING]
    return [mine for mine in found if mine["next"] or mine["props"]]


def _next(position: SiegePosition, side: Side, mine: Mine) -> tuple[str, ...]:
    """The hex that comes next: of one's own mine if nobody has taken it and its gallery stands, else the last of one that was won.

    [A-MINE-02, A-MINE-04, A-MINE-15]
    """
    if mine.side != side:
        return mine.dug[-1:] if mine.lost else ()
    gallery = position.state.engines.get(mine.gallery)
    if mine.lost or (mine.gallery and (gallery is None or gallery.where != WALL)):
        return ()
    return next_hexes(position.field, mine, 1)


def _mine(position: SiegePosition, side: Side, mine: Mine) -> Json:
    field, state = position
    diggers = [person for person in state.free(side) if may_dig(state, person)]
    own, hexes, places = mine.side == side, _next(position, side, mine), room(position, mine)
    if side == state.besieged:
        places = min(places, len(state.present(side)) // field.rules.figures.mine_party)
    found: Json = {"id": mine.id, "own": own, "diggers": [person.id for person in diggers], "room": places, "next": list(hexes)}
    found["forced"] = list(next_hexes(field, mine, field.rules.figures.mine_forced)) if own and hexes else []
    section = field.place.sections[mine.section].hexes
    found["stretch"] = {name: [other for other in section if distance(name, other) == 1] for name in section}
    if hexes and (men := diggers[:places]):
        hurt = sum(person.wounded for person in men)
        found["odds"] = _falls(position, hexes[0], field.rules.miners_worth(len(men) - hurt, hurt))
    ready = len(mine.dug) >= needed(field.place.sections[mine.section])
    found["props"] = own and bool(mine.gallery) and ready and not mine.lost
    found["falls"] = share(_props_do(position, mine))
    return found


def _props_do(position: SiegePosition, mine: Mine) -> Fraction:
    """How likely the wall falls on the day after the props were set alight. [A-MINE-09]"""
    field, state = position
    fired = mine._replace(state=FIRED, fired=state.day - 1)
    return chance_of(field.at(state._replace(mines={mine.id: fired})), burnt_down, lambda after: after.mines[mine.id].state == FALLEN)


def burnt_down(doing: Doing) -> SiegeState:
    """How it stands when the props have burnt."""
    burn_down(doing)
    return doing.state


def parley(position: SiegePosition) -> Json:
    """What speaks for giving up, and the chance; hunger would betray what is in the cellars, so it is left out. [SURR-03, A-SURR-03]"""
    field, state = position
    refusal = may_negotiate(state)
    asked = every_way(lambda dice: _parleyed(field.at(state._replace(food=NEVER)), dice))
    found = [(way.chance, event) for way in asked for event in way.events if isinstance(event, Parleyed)]
    public = [term for term in found[0][1].terms if term.reason != "die"]
    told = {"least": field.rules.surrender.threshold - total(public), "terms": [term_json(term) for term in public]}
    told |= share(sum((chance for chance, event in found if event.yields), Fraction(0))) | {"refused": refusal.reason if refusal else None}
    return told | ({"at_least": True} if field.rules.switches.ration_bonus else {})


def _parleyed(position: SiegePosition, dice: Dice) -> tuple[tuple[Any, ...], SiegeState]:
    doing = Doing(position, dice)
    negotiate(doing)
    return tuple(doing.events), doing.state


def event_odds(position: SiegePosition) -> list[Json]:
    """How likely each event is on the next morning, as both sides know it; those that have happened are told as used."""
    field, state = position
    morning = field.at(state._replace(day=state.day + 1, events=frozenset()))
    found: dict[str, Fraction] = {}
    for way in every_way(lambda dice: ((), drawn(Doing(morning, dice)))):
        if way.state is not None:
            found[way.state.id] = found.get(way.state.id, Fraction(0)) + way.chance
    likely = sorted(found.items(), key=lambda one: -one[1])
    return [{"event": event, **share(chance), "used": event in state.events} for event, chance in likely]


def foreseen(position: SiegePosition, command: c.Command) -> SiegePosition:
    """The siege as the side that decides may expect it when it gives a command.

    The other side brings whom it usually would, gives no orders of its own, sealed or standing, and does not starve: nobody knows better.
    [RULING-G-52]
    """
    field, state = position.field, position.state._replace(quiet=(None, None))
    position = field.at(state)
    question = state.pending[-1]
    if isinstance(question, q.ResolveAsked):
        return field.at(expected(position, question.side))
    seen = state if counts_food(field, question.side) else state._replace(food=NEVER)
    if isinstance(command, c.Orders):
        told = known_to(position, question.side)
        alone = tuple(each for each in state.pending if not isinstance(each, q.OrdersAsked) or each is question)
        seen = seen._replace(projects=told.projects, orders=told.orders, pending=alone)
    return field.at(seen)


def quick_odds(position: SiegePosition, side: Side) -> Json | None:
    """What quick resolution of the fight of the day may bring, as far as a side can know it.

    Who takes part on the other side is sealed: it is taken to bring whom it usually would of those who are seen. [RULING-A-ACT-11]
    """
    field, state = position
    if state.fight is None or not isinstance(state.pending[-1] if state.pending else None, q.ResolveAsked):
        return None
    kind = KINDS[state.fight.kind]
    if kind.clash is None:
        return None
    seen = expected(position, side)
    assert seen.fight is not None
    meetings = [(chance, kind.clash(field.at(seen._replace(fight=fight)))) for chance, fight in kind.meetings(field.at(seen))]
    found = _odds(field, meetings, state.fight.attacker)
    if inner := inside(seen, seen.fight):
        found["inside"] = _odds(field, [(Fraction(1), clash_of(field.at(seen._replace(fight=inner)), siege=True))], inner.attacker)
    return found | {"expected": SIDES[1 - side]}


def action_odds(position: SiegePosition, side: Side, action: str) -> Json | None:
    """What a fight may bring that a side is about to choose, as the table sees it; None where none follows. Both sides bring whom they
    usually would of those who are seen. [C-QUICK-01, RULING-A-ACT-11]"""
    field, state = position
    kind = KINDS.get(action)
    if kind is None or kind.clash is None:
        return None
    trial = state._replace(fight=Fight(action, side, number=state.fights + 1))
    for each in kind.musters(field.at(trial)):
        trial = trial._replace(fight=kind.mustered(field.at(trial), each, kind.usual(field.at(trial), each)))
    assert trial.fight is not None
    first, second = (trial.fight.parties[each] or tuple(person.id for person in trial.free(each)) for each in (0, 1))
    trial = trial._replace(fight=trial.fight._replace(parties=(first, second)))
    meetings = [(chance, kind.clash(field.at(trial._replace(fight=fight)))) for chance, fight in kind.meetings(field.at(trial))]
    return _odds(field, meetings, side)


def _odds(field: SiegeField, meetings: list[tuple[Fraction, Clash]], attacker: Side) -> Json:
    """What one throw of the table may bring, the likely strengths weighed. [C-QUICK-01]"""
    table, sides = field.rules.quick, (attacker, 1 - attacker)
    reckoning = reckon(table, meetings[0][1])
    found = blended([(chance, forecast(table, clash)) for chance, clash in meetings])
    return {
        "values": {SIDES[side]: value for side, value in zip(sides, reckoning.values, strict=True)},
        "difference": reckoning.difference,
        "roll": [term_json(term) for term in reckoning.roll],
        "letters": [{"letter": letter, **share(chance)} for letter, chance in found.letters.items()],
        "sides": {
            SIDES[side]: {
                "dead": round(float(prospect.dead), 1), "wounded": round(float(prospect.wounded), 1),
                "flags": {flag or "stands": share(chance) for flag, chance in prospect.flags.items()},
            }
            for side, prospect in zip(sides, found.sides, strict=True)
        },
    }  # fmt: skip


def expected(position: SiegePosition, side: Side) -> SiegeState:
    """The fight of the day as a side may expect it: its own people as they were named, of the others whoever would usually come."""
    seen, other = known_to(position, side), 1 - side
    assert seen.fight is not None
    kind, own = KINDS[seen.fight.kind], seen.fight.parties[side]
    if other in kind.musters(position.field.at(seen)):
        fight = kind.mustered(position.field.at(seen), other, kind.usual(position.field.at(seen), other))
    else:
        fight = seen.fight
    theirs = fight.parties[other] or tuple(person.id for person in seen.free(other))
    return seen._replace(fight=fight._replace(parties=(theirs, own) if side else (own, theirs)))
