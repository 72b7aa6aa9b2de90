"""The assault. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import provisions
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import bring_up, hand_out, park_inside, place_stores
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.kinds import Kind, Offer, Zone
from hauberk.siege.lands import OPPOSITE, Land, rows_from, standing
from hauberk.siege.parties import ARMY, at_most, checked, checked_engines, engines_of, is_shooter, names, on_maps
from hauberk.siege.place import in_one_redoubt
from hauberk.siege.quick import Clash, QuickResult
from hauberk.siege.quick_fights import YIELDS, clash_of
from hauberk.siege.relief import note_rampart
from hauberk.siege.results import FightResult, ManResult
from hauberk.siege.set_up import CENTRE, PLACE, REDOUBT, Sketch, condition
from hauberk.siege.state import OUTER_LOST, PRISONER, WALL, WHOLE, Fight, Person, SiegeState
from hauberk.siege.territory import fallen, held, land_of, territory

RULE = "ASSLT-02"
TAKEN, CALLED_OFF = "taken", "called_off"


# -- who ---------------------------------------------------------------------------------------------------------------


def musters(position: SiegePosition) -> tuple[Side, ...]:
    """Who storms says with whom, with what and from where; those who are stormed are all inside. [ASSLT-02, A-ACT-02]"""
    return (stormer(position.state),)


def stormer(state: SiegeState) -> Side:
    """The side that storms: the besieger, or besieged besiegers against the redoubt. [BESB-08, A-ACT-17]"""
    assert state.fight is not None
    return state.fight.attacker


def plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """All who are left may storm, builders stay at their work; so many stone-throwers as may stand on the map; one side to come from.

    [ASSLT-02, A-ACT-01, A-ACT-02, BUILD-02, RULING-G-54, RULING-A-BUILD-05]
    """
    field, state = position
    if not command.men:
        return Refusal("nobody_goes", RULE)
    if refusal := checked(state, side, command.men, RULE) or checked_engines(position, side, command.engines, RULE):
        return refusal
    if kept := [who for who in command.men if who in at_the_camp(state, side)]:
        return Refusal("has_a_job_today", "A-SIEGE-28", who=kept[0])
    most = field.rules.camp.most
    for kind, number in most.items():
        if refusal := at_most([name for name in command.engines if state.engines[name].kind == kind], number, "BUILD-04"):
            return refusal
    if missing := [who for who in infiltrators(state) if who not in command.men]:
        return Refusal("is_inside_already", "EVENT-13", who=missing[0])
    return ground_refused(field, command.sheet, command.joined) if field.rules.field_joined else None


def ground_refused(field: SiegeField, sheet: str, joined: int) -> Refusal | None:
    """Is there such open ground, and can it be joined to that side of the place? [A-ACT-01, A-ACT-37]"""
    if sheet and sheet not in field.grounds:
        return Refusal("no_such_ground", "A-ACT-01", about=sheet)
    if joined and joined not in field.place.joins:
        return Refusal("cannot_be_joined", "A-ACT-01", about=str(joined))
    return None


def infiltrators(state: SiegeState) -> tuple[str, ...]:
    """Besiegers whom a spy has let in. [EVENT-13]"""
    return state.fight.infiltrators if state.fight is not None else ()


def usual(position: SiegePosition, side: Side) -> c.Muster:
    """Everybody who is free, with every engine that can come, from the side where the gate is."""
    field, state = position
    free = tuple(who for who in names(state.free(side)) if who not in at_the_camp(state, side))
    engines: list[str] = []
    for engine in engines_of(state, side):
        most = field.rules.camp.most.get(engine.kind, len(state.engines))
        if on_maps(field, engine) and sum(state.engines[name].kind == engine.kind for name in engines) < most:
            engines.append(engine.id)
    joined = approach(field) if field.rules.field_joined else 0
    return c.Muster(free, tuple(engines), field.grounds[0] if joined and field.grounds else "", joined)


def offer(position: SiegePosition, side: Side) -> Offer:
    """Everybody who is free, every engine that can come; where ground is joined to the place, which and where. [A-ACT-01, A-ACT-02]"""
    field, state = position
    free = tuple(who for who in names(state.free(side)) if who not in at_the_camp(state, side))
    engines = tuple(engine.id for engine in engines_of(state, side) if on_maps(field, engine))
    if not field.rules.field_joined:
        return Offer(free, engines=engines)
    return Offer(free, engines=engines, grounds=field.grounds, joins=field.place.joins)


def at_the_camp(state: SiegeState, side: Side) -> frozenset[str]:
    """Who makes a burnt camp good today: all besiegers but those who hold a part of the place, unless an event commands the assault.

    [A-SIEGE-28, CAMP-11, INIT-05]
    """
    if side != state.besieger or not state.restocking or state.forced:
        return frozenset()
    return frozenset(person.id for person in state.present(side) if not person.within)


def approach(field: SiegeField) -> int:
    """The side of the sheet that is nearest to the ways into the place."""
    land, ways = field.lands[field.place.sheet], sorted(field.place.access)
    near: dict[int, int] = {}
    for side in field.place.joins:
        depth = {name: deep for deep, name in rows_from(land, side, max(land.columns, land.rows))}
        near[side] = min((depth.get(way.partition("/")[0], land.columns) for way in ways), default=0)
    return min(near, key=lambda side: near[side])


def mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """The besieger's people with their engines and what stands at the wall; all besieged who are not at work. [RULING-A-ACT-18]"""
    field, state = position
    assert state.fight is not None
    others = names(person for person in state.free(1 - side) if ARMY not in person.roles)  # an army that came to help lies outside
    parties = (others, command.men) if side else (command.men, others)
    joined = (command.joined or approach(field)) if field.rules.field_joined else 0
    sheet = (command.sheet or field.grounds[0]) if joined else ""
    left = tuple(engine.id for engine in engines_of(state, side, (WALL,)) if engine.id not in command.engines and on_maps(field, engine))
    return state.fight._replace(parties=parties, engines=(*left, *command.engines), sheet=sheet, joined=joined)


# -- where -------------------------------------------------------------------------------------------------------------


def arranges(position: SiegePosition) -> tuple[Side, ...]:
    """The defender places his people first, then who storms. [ASSLT-03, A-ACT-03]"""
    return (1 - stormer(position.state), stormer(position.state))


def edges(position: SiegePosition) -> tuple[int, ...]:
    """The sides of the map along which besiegers wait: the open ones of the place, or those of the field that are not joined to it.

    [ASSLT-03, ASSLT-04, A-ACT-03, A-ACT-04, RULING-G-63, RULING-A-ACT-04]
    """
    field, state = position
    assert state.fight is not None
    if not state.fight.joined:
        return field.place.open_sides
    return tuple(side for side in OPPOSITE if side != OPPOSITE[state.fight.joined])


def zone(position: SiegePosition, side: Side) -> Zone:
    """Defenders anywhere inside what they hold; besiegers beside the map; once the outer works are lost, besiegers anywhere out of shot.

    [ASSLT-03, ASSLT-11, A-ACT-03, A-ACT-10, RULING-G-66, RULING-A-ACT-06]
    """
    field, state = position
    assert state.fight is not None
    prefix = "1." if state.fight.joined else ""
    gone = fallen(position)
    if side != stormer(state):
        return Zone(frozenset(prefix + cell for cell in standing(land_of(field), territory(position, side), gone)), (), "ASSLT-03")
    return Zone(frozenset(prefix + cell for cell in starts(position, side)), edges(position), "ASSLT-03")


def starts(position: SiegePosition, side: Side) -> list[str]:
    """Where those who storm may begin inside: nowhere as long as the whole place is held, then wherever no shooter of the redoubt reaches;
    who comes out of the redoubt begins in it.

    [ASSLT-11, A-ACT-10, RULING-G-66, RULING-A-ACT-06, BESB-07]
    """
    field, state = position
    if state.held != OUTER_LOST or not state.redoubt:
        return []
    land, gone = land_of(field), fallen(position)
    redoubt = field.place.redoubts[state.redoubt - 1].cells
    if state.swapped and side == state.besieger:
        return standing(land, [post for post in land.posts if post in redoubt], gone)
    shooters = any(is_shooter(person) for person in state.present(1 - side))  # who of them is at work today is not seen
    safe = land.hidden[state.redoubt - 1] if shooters else land.foot
    return [
        cell for cell in standing(land, sorted(safe), gone) if cell not in redoubt and (not state.swapped or cell in field.place.inside)
    ]


def draw(position: SiegePosition) -> Sketch:
    """The map of an assault: the ruins of earlier days, the garrison at its posts, the besiegers beside the map, the besieger first.

    [ASSLT-01, ASSLT-03, ASSLT-04, ASSLT-05, A-ACT-01, A-ACT-03, A-ACT-04, A-ACT-05, RULING-G-78]
    """
    field, state = position
    assert state.fight is not None
    fight, side = state.fight, stormer(state)
    sketch = Sketch(position, side, ground=fight.sheet, joined=fight.joined)
    land, own, gone = land_of(field), territory(position, 1 - side), fallen(position)
    posts = standing(land, [post for post in land.posts if post in own], gone)
    garrison(sketch, posts, land, 1 - side)
    place_stores(sketch, 1 - side, posts)
    storm(sketch, side)
    ending(sketch)
    return sketch


def garrison(sketch: Sketch, posts: list[str], land: Land, side: Side) -> None:
    """Those who are stormed stand inside; whoever finds no room takes no part. [ASSLT-03, A-ACT-03]"""
    park_inside(sketch, side)
    left = sketch.station(sketch.people(side), posts, land.walks, sketch.here)
    sketch.leave_out(left)


def storm(sketch: Sketch, side: Side) -> None:
    """The besiegers: those let in by a spy, those who hold the outer works, and everybody else beside the map.

    [EVENT-13, A-EVENT-13, ASSLT-11, A-ACT-10, RULING-G-75, RULING-A-ACT-07]
    """
    position = sketch.position
    field, state = position
    people, land = sketch.people(side), land_of(field)
    slipped = [person for person in people if person.id in infiltrators(state)]
    court = [cell for cell in standing(land, sorted(field.place.court), sketch.gone) if sketch.here + cell not in sketch.taken]
    court.sort(key=lambda cell: (sketch.beside_enemy(cell), cell))
    outside = sketch.fill(slipped, court, sketch.here)
    inside = starts(position, side)
    others = [person for person in people if person not in slipped]
    within = [person for person in others if indoors(state, person) or person.id in sketch.cells] if inside else []
    left = sketch.fill(within, inside, sketch.here)
    if state.swapped:  # nobody leaves the place to wait before it: the relieving army is there
        left = sketch.fill(left, standing(land, sorted(territory(position, side)), sketch.gone), sketch.here)
        sketch.leave_out(left)
    else:
        outside += left
    outside += [person for person in others if person not in within]
    ways = edges(position)
    bring_up(sketch, side, ways)
    hand_out(sketch, side, outside, ways)
    turn = 2 if field.rules.warned_entry else 1  # the turn before they must have stood along that side [ASSLT-05]
    sketch.wait(outside, ways, turn, fixed=not field.rules.warned_entry, mounted=False)
    sketch.exits(side, ways)


def indoors(state: SiegeState, person: Person) -> bool:
    """Does somebody who storms lie in the place already? [RULING-A-ACT-20, BESB-07]"""
    return ARMY not in person.roles if state.swapped else person.within


def ending(sketch: Sketch) -> None:
    """Taken when no free defender is left inside; over when the besiegers are gone, when nobody can come to blows any more, or when the
    besieger stops before the redoubt.

    [ASSLT-06, ASSLT-07, ASSLT-09, A-ACT-05, A-ACT-06, A-ACT-08, RULING-G-64, RULING-A-ACT-01, RULING-A-ACT-03]
    """
    position = sketch.position
    field, state = position
    besieger, besieged = stormer(state), 1 - stormer(state)
    sketch.area(PLACE, field.place.inside, sketch.here)
    if not state.swapped:  # who holds the outer works has no centre to be cut off from
        sketch.area(CENTRE, centre(position), sketch.here)
    sketch.wins(besieger, condition("cleared", besieged, area=PLACE))
    sketch.wins(besieged, condition("gone", besieger))
    # the five turns are counted from the first blow on: who is still coming up has not stormed yet
    sketch.wins(None, {"kind": "fought"}, condition("stalled", besieged, phases=2 * field.rules.figures.calm_turns))
    for number in next_redoubts(position):
        name = f"{REDOUBT}_{number}"
        sketch.area(name, field.place.redoubts[number - 1].cells, sketch.here)
        sketch.rows["call_off"].append({"side": sketch.letter(besieger), "when": "gathered", "area": name, "of": sketch.letter(besieged)})
    sketch.wins(None, at="end")


def centre(position: SiegePosition) -> frozenset[str]:
    """To where the defenders must have a free path: the middle of the place, or the redoubt that is all they hold.

    [ASSLT-08, A-ACT-07, RULING-G-64, RULING-A-ACT-02]
    """
    return held(position) if position.state.held == OUTER_LOST else position.field.place.centre


def next_redoubts(position: SiegePosition) -> list[int]:
    """The redoubts before which the besieger may stop today, counted from 1: in their order, or any; never one already held.

    [ASSLT-09, A-ACT-08, RULING-G-65]
    """
    field, state = position
    if state.swapped:
        return []
    count = len(field.place.redoubts)
    held_now = state.redoubt if state.held == OUTER_LOST else 0
    free = field.place.any_redoubt or field.rules.switches.either_redoubt_first
    if not free:
        return [held_now + 1] if held_now < count else []
    return [number for number in range(1, count + 1) if number != held_now] if not held_now else []


# -- what it means -----------------------------------------------------------------------------------------------------


def home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Taken, the siege is over; if all the garrison is in one redoubt when the besieger stops, or when the fight dies down with besiegers
    in the place, the rest is lost with half of the food.

    [ASSLT-06, ASSLT-07, ASSLT-08, ASSLT-09, ASSLT-10, A-ACT-05, A-ACT-06, A-ACT-08, A-ACT-09, PROV-07, A-SIEGE-10, BESB-06]
    """
    state, field = doing.state, doing.field
    if result.winner == fight.attacker:
        end(doing, fight, result, fight.attacker, TAKEN)
        taken(doing, fight.attacker)
        return
    end(doing, fight, result, result.winner, result.reason)
    inside = [man.id for man in result.men if man.side == state.besieger and standing_in(doing, man)]
    if state.swapped:
        note_rampart(doing, [strip(man.hex) for man in result.men if man.id in inside and ARMY not in state.people[man.id].roles])
    if state.swapped or result.winner is not None or not (result.reason == CALLED_OFF or inside):
        return
    cells = [strip(man.hex) for man in result.men if man.side == state.besieged and man.hex and man.health != "dead" and not man.captive]
    either = field.rules.switches.either_redoubt_first
    number = in_one_redoubt(field.place, cells, state.redoubt if state.held == OUTER_LOST else 0, either)
    if number:
        fall_back(doing, number)
        quartered(doing, inside)


def standing_in(doing: Doing, man: ManResult) -> bool:
    """Is somebody alive and free in the place when the fight is over?"""
    return man.health != "dead" and not man.captive and strip(man.hex) in doing.field.place.inside


def taken(doing: Doing, side: Side) -> None:
    """Who takes the place has won the siege; besieged besiegers who take the redoubt have all of the place, and the army is still outside.

    [ASSLT-06, A-ACT-05, BESB-08, A-ACT-17]
    """
    if side == doing.state.besieger:
        doing.emit(e.SiegeEnded(side, TAKEN))
        return
    doing.emit(e.FellBack(WHOLE, 0))
    provisions.seize(doing)


def strip(cell: str) -> str:
    """A cell of the place by its name on its own sheet."""
    return cell.removeprefix("1.")


def fall_back(doing: Doing, number: int) -> None:
    """The besieged are shut up in a redoubt; food they leave behind feeds whoever comes to sit there. Who holds the redoubt in which he was
    has not fallen back.

    [ASSLT-09, ASSLT-10, BESB-05, RULING-G-65, RULING-A-ACT-05]
    """
    again = doing.state.held == OUTER_LOST
    if again and number == doing.state.redoubt:
        return
    doing.emit(e.FellBack(OUTER_LOST, number))
    if again and doing.rules.switches.halved_once:
        return
    lost = provisions.halve(doing, "redoubt")
    if lost:
        doing.emit(e.StoreChanged(doing.state.store + lost, "redoubt"))


def quartered(doing: Doing, inside: list[str]) -> None:
    """Besiegers who have won the outer works stay in them. [RULING-A-ACT-20]"""
    men = tuple(who for who in inside if doing.state.people[who].present and not doing.state.people[who].within)
    if men:
        doing.emit(e.Quartered(men, within=True))


def clash(position: SiegePosition) -> Clash:
    """An assault as the table settles it: the garrison behind its walls, engines and breaches against it. [C-QUICK-05, C-QUICK-08]"""
    return clash_of(position, siege=True)


def settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """The garrison yields, or the besiegers give up, or the siege goes on. [C-QUICK-10, RULING-C-QUICK-SIEGE]"""
    state = doing.state
    attackers, defenders = (loss.flag for loss in result.losses)
    if defenders == YIELDS:
        if fight.attacker != state.besieger:
            for who in fight.parties[state.besieger]:
                if doing.state.people[who].present:
                    doing.emit(e.Departed(who, PRISONER, fight.kind))
        taken(doing, fight.attacker)
    elif attackers == "siege_lifted" and fight.attacker == state.besieger:
        doing.emit(e.SiegeEnded(state.besieged, "driven_off"))


ASSAULTING = Kind(musters, offer, plan, usual, mustered, arranges, zone, draw, clash, home=home, settled=settled)
