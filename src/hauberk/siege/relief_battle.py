"""Battle with an army that comes to relieve the place, and beside it the fight inside. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from fractions import Fraction

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import ground_refused, standing_in, starts, strip
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.field_battles import (
    all_but_builders,
    before_the_place,
    clash,
    line_up,
    may_build_on,
    outer_edges,
    ready,
    usual_join,
)  # fmt: skip
from hauberk.siege.kinds import ASSAULT, Kind, Offer, fight_of
from hauberk.siege.lands import LEFT, OPPOSITE, RIGHT, standing
from hauberk.siege.parties import ARMY, army, both, checked, garrison, joined_party, names
from hauberk.siege.quick import DEFENDER, QuickResult
from hauberk.siege.quick_fights import YIELDS, clash_of, flags, strike, winner_of
from hauberk.siege.relief import HOLD, RETAKE, STORM, dismiss, note_rampart
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import Sketch, condition
from hauberk.siege.state import PRISONER, WHOLE, Fight, Person, SiegeState
from hauberk.siege.territory import held, land_of

OUTWORKS = "outworks"
DRIVEN_OFF, TAKEN = "driven_off", "taken"
INSIDE = (RETAKE, STORM)
"""There is a fight inside too."""


def musters(position: SiegePosition) -> tuple[Side, ...]:
    """The besieger names those who give battle, then the besieged those who come. [BESB-01, BESB-03, A-ACT-11, A-ACT-13, RULING-G-67]"""
    return (position.state.besieger, position.state.besieged)


def fighters(state: SiegeState, side: Side) -> list[Person]:
    """Who may be named: of the besieged the army, and the garrison unless it keeps to its redoubt. [BESB-03, A-ACT-13, RULING-G-67]"""
    if side == state.besieged and fight_of(state).note in (HOLD, STORM):
        return army(state)
    return state.present(side)


def offer(position: SiegePosition, side: Side) -> Offer:
    """The besieger's part, the ground and where it is joined; those who come, and the side by which the army comes.

    [BESB-02, BESB-03, A-ACT-12, A-ACT-13, RULING-G-67, RULING-A-EVENT-08]
    """
    field, state = position
    people, window = names(fighters(state, side)), field.rules.sortie_in_window
    if side == state.besieged:
        return Offer(people, edges=(LEFT, RIGHT) if window else outer_edges(state))
    everybody = not fight_of(state).note and not may_build_on(position)
    return Offer(people, everybody=everybody, grounds=field.grounds, joins=field.place.joins)


def plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """The army fights, the garrison may join it; the besieger fights with all, or with a part if he holds a part of the place.

    [BESB-02, BESB-03, A-ACT-12, A-ACT-13, RULING-G-67, RULING-A-BUILD-05]
    """
    field, state = position
    if not command.men:
        return Refusal("nobody_goes", "BESB-01")
    if refusal := checked(state, side, command.men, "BESB-01", builders=True):
        return refusal
    if side == state.besieged:
        if missing := [person.id for person in army(state) if person.id not in command.men]:
            return Refusal("all_take_part", "RULING-G-67", who=missing[0])
        known = names(fighters(state, side))
        shut_in = [who for who in command.men if who not in known]
        return Refusal("shut_in_the_redoubt", "BESB-03", who=shut_in[0]) if shut_in else None
    if not fight_of(state).note:
        if refusal := all_but_builders(position, side, command.men, "BESB-02"):
            return refusal
    elif set(command.men) == set(names(state.present(side))):
        return Refusal("somebody_keeps_what_was_won", "BESB-03")
    return ground_refused(field, command.sheet, command.joined)


def usual(position: SiegePosition, side: Side) -> c.Muster:
    """Everybody; where a part keeps what was won, those who lie outside."""
    field, state = position
    people = fighters(state, side)
    if side == state.besieger and fight_of(state).note:
        outside = [person for person in people if not person.within]
        people = outside if 0 < len(outside) < len(people) else people[: len(people) // 2 + 1]
    joined = usual_join(field)
    return c.Muster(names(people), sheet=field.grounds[0], joined=joined, edge=joined)


def mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """A party; with the besieger's go those who keep what was won, and with the army the garrison that is stormed, if it comes to blows
    there too.

    [BESB-03, A-ACT-13]
    """
    field, state = position
    fight = joined_party(state, side, command.men)
    if side == state.besieged:
        stormed = names(garrison(state, side)) if fight.note == STORM else ()
        parties = both(side, (*command.men, *stormed), fight.parties[1 - side])
        return fight._replace(parties=parties, edge=command.edge or fight.joined)
    joined = command.joined or usual_join(field)
    if fight.note in INSIDE:
        kept = tuple(person.id for person in state.present(side) if person.id not in command.men)
        fight = fight._replace(parties=both(side, (*command.men, *kept), fight.parties[1 - side]), infiltrators=kept)
    return fight._replace(sheet=command.sheet or field.grounds[0], joined=joined)


def draw(position: SiegePosition) -> Sketch:
    """The army comes over the open ground, the besiegers stand between it and the place; inside, if it comes to that, both fight for the
    outer works or the redoubt on the same map and by the same turns.

    [BESB-01, BESB-03, A-ACT-11, A-ACT-13, RULING-G-67, RULING-A-ACT-17, RULING-A-EVENT-08]
    """
    field, state = position
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch = Sketch(position, besieged, ground=fight.sheet, joined=fight.joined)
    land = land_of(field)
    army_, inside = split(sketch.people(besieged), lambda person: ARMY in person.roles)
    kept, outside = split(sketch.people(besieger), lambda person: person.id in fight.infiltrators)
    posts = standing(land, [post for post in land.posts if post in held(position)], sketch.gone)
    sketch.leave_out(sketch.station(inside, posts, land.walks, sketch.here))
    won = starts(position, besieger) or [post for post in standing(land, land.posts, sketch.gone) if post not in held(position)]
    sketch.leave_out(sketch.fill(kept, won, sketch.here))
    ways = tuple(side for side in outer_edges(state) if sketch.along(side))
    if field.rules.sortie_in_window:
        edge = fight.edge if fight.edge in (LEFT, RIGHT) else LEFT
        line_up(sketch, army_, edge)
        line_up(sketch, outside, OPPOSITE[edge])
    else:
        before_the_place(sketch, outside)
        edge = fight.edge if fight.edge in ways else ways[0]
        sketch.wait(army_, (edge,), 1, fixed=True, mounted=True)
    sketch.area(OUTWORKS, field.place.outer | field.place.court, sketch.here)
    for side in (besieger, besieged):
        sketch.exits(side, ways)
        sketch.wins(1 - side, condition("gone", side))
        sketch.rows["call_off"].append({"side": sketch.letter(side), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def split(people: list[Person], test: object) -> tuple[list[Person], list[Person]]:
    """Those of whom something holds, and the others."""
    assert callable(test)
    return [person for person in people if test(person)], [person for person in people if not test(person)]


def home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Besiegers driven from the field have lost the siege; those who fought inside have what they hold; an army that was beaten goes home,
    one that was not lies before the camp, and the battle goes on in the morning.

    [BESB-01, BESB-03, A-ACT-11, A-ACT-13, GSORT-05, GSORT-06, GSORT-07, RULING-G-92]
    """
    state = doing.state
    end(doing, fight, result, result.winner, result.reason)
    if result.winner == state.besieged:
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))
    elif not inside_settled(doing, fight, result):
        parted(doing, fight, beaten=result.winner == state.besieger)


def inside_settled(doing: Doing, fight: Fight, result: FightResult) -> bool:
    """What the fight inside has brought: outer works won back, or a redoubt taken, which ends the siege. [BESB-03, A-ACT-13]"""
    if fight.note not in INSIDE:
        return False
    state, place = doing.state, doing.field.place
    up = [man for man in result.men if man.health in ("healthy", "wounded") and standing_in(doing, man)]
    ours = [man for man in up if man.side == state.besieged and ARMY not in state.people[man.id].roles]
    theirs = [man for man in up if man.side == state.besieger]
    if fight.note == STORM and theirs and not ours:
        doing.emit(e.SiegeEnded(state.besieger, TAKEN))
        return True
    if fight.note == RETAKE and not any(strip(man.hex) in place.outer | place.court for man in theirs):
        won_back(doing)
    else:
        note_rampart(doing, [strip(man.hex) for man in ours])
    return False


def won_back(doing: Doing) -> None:
    """The besieged have all of the place again. [BESB-03, A-ACT-13]"""
    within = tuple(person.id for person in doing.state.present(doing.state.besieger) if person.within)
    if within:
        doing.emit(e.Quartered(within, within=False))
    doing.emit(e.FellBack(WHOLE, 0))


def parted(doing: Doing, fight: Fight, beaten: bool) -> None:
    """A beaten army goes home, one that was not stays before the camp. [EVENT-19, GSORT-05, RULING-G-92]"""
    if beaten:
        dismiss(doing)
    else:
        doing.emit(e.BrokenOff(fight.kind))


# -- by the table --------------------------------------------------------------------------------------------------------


def within(state: SiegeState, fight: Fight) -> Fight:
    """The fight inside by itself: the garrison against those who keep what was won, the side that has the initiative there as attacker.

    [BESB-03, A-ACT-13]
    """
    attacker = state.besieged if fight.note == RETAKE else state.besieger
    besieged = tuple(who for who in fight.parties[state.besieged] if ARMY not in state.people[who].roles)
    parties = both(state.besieged, besieged, fight.infiltrators)
    return Fight(ASSAULT, attacker, parties, number=fight.number)


def inside(state: SiegeState, fight: Fight) -> Fight | None:
    """The fight inside by itself, if there is one beside this fight. [BESB-03, A-ACT-13]"""
    inner = within(state, fight) if fight.note in INSIDE else None
    return inner if inner is not None and all(inner.parties) else None


def without(state: SiegeState, fight: Fight) -> Fight:
    """The battle outside by itself. [BESB-03, A-ACT-13]"""
    if fight.note not in INSIDE:
        return fight
    inner = {who for party in within(state, fight).parties for who in party}
    outer = [tuple(who for who in party if who not in inner) for party in fight.parties]
    return fight._replace(parties=(outer[0], outer[1]), infiltrators=())


def called(doing: Doing, fight: Fight) -> Fight:
    """By the table both fights have a throw of their own, first the one inside. [BESB-03, A-ACT-13, C-QUICK-01, RULING-C-QUICK-SIEGE]"""
    state, outer = doing.state, without(doing.state, fight)
    inner = inside(state, fight)
    if inner is None:
        return outer
    doing.emit(e.FightSet(inner))
    result = strike(doing, inner, clash_of(doing.position, siege=True))
    doing.emit(e.FightEnded(inner.kind, winner_of(inner.attacker, result), "quick", combat=True))
    if result.losses[DEFENDER].flag == YIELDS:
        yielded(doing, inner)
    return outer


def yielded(doing: Doing, inner: Fight) -> None:
    """Who was attacked inside has laid down his arms: the place is taken, or the outer works are won back. [BESB-03, A-ACT-13]"""
    if inner.attacker == doing.state.besieger:
        doing.emit(e.SiegeEnded(inner.attacker, TAKEN))
        return
    for who in inner.parties[doing.state.besieger]:
        if doing.state.people[who].present:
            doing.emit(e.Departed(who, PRISONER, inner.kind))
    won_back(doing)


def meetings(position: SiegePosition) -> tuple[tuple[Fraction, Fight], ...]:
    """The odds that are shown are those of the battle outside."""
    return ((Fraction(1), without(position.state, fight_of(position.state))),)


def settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Besiegers who give way while the army stands have lost the siege; an army that gives way while they stand is beaten; else the battle
    goes on in the morning.

    [GSORT-05, GSORT-06, C-QUICK-10, RULING-G-92]
    """
    state = doing.state
    ours, theirs = (flags(fight.attacker, side, result) for side in (state.besieged, state.besieger))
    if theirs and not ours:
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))
    else:
        parted(doing, fight, beaten=bool(ours and not theirs))


RELIEVING = Kind(
    musters, offer, plan, usual, mustered, draw=draw, clash=clash, called=called, meetings=meetings, ready=ready, home=home,
    settled=settled,
)  # fmt: skip
