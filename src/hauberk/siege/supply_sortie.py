"""The sortie for food. Guiscard 11.4.3; The Anarchy 7.7.3."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hauberk.battle.core.being import BeingId, Side
from hauberk.common.dice import D10
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import provisions
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.kinds import Kind, Offer, fight_of
from hauberk.siege.lands import ALL_SIDES, LEFT, OPPOSITE, RIGHT
from hauberk.siege.parties import at_most, both, checked, in_camp, is_shooter, joined_party, names
from hauberk.siege.quick import QuickResult
from hauberk.siege.quick_fights import RECOIL, ROUT, clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import HOME, Row, Sketch, condition
from hauberk.siege.state import Fight, Person, SiegeState

PACK = ("pack_horse", "pack_horse_grey", "pack_horse_dun", "pack_horse_black", "pack_horse_white", "cart_horse")
"""The beasts that foragers bring home. [FORAGE-02, A-ACT-26]"""


def food_musters(position: SiegePosition) -> tuple[Side, ...]:
    """The besieged name their group and its side, the besieger his patrols. [FORAGE-02, FORAGE-03, RULING-G-70, RULING-A-ACT-11]"""
    return (position.state.besieged, position.state.besieger)


def food_offer(position: SiegePosition, side: Side) -> Offer:
    """A third of the garrison and its side; the besieger's patrols. [FORAGE-02, FORAGE-03, FORAGE-04, A-ACT-26, A-ACT-27, A-ACT-28]"""
    field, state = position
    if side == state.besieged:
        return Offer(names(state.free(side)), len(state.present(side)) // field.rules.figures.supply_party, edges=(LEFT, RIGHT))
    return Offer(names(in_camp(state)), patrols=True)


def food_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """At most a third of the garrison, from the right or the left; patrols of eight with two riders and two shooters at most.

    [FORAGE-02, FORAGE-03, FORAGE-04, A-ACT-26, A-ACT-27, A-ACT-28, BUILD-02, RULING-G-54, RULING-G-70, DX-A-14]
    """
    field, state = position
    if side == state.besieged:
        if not command.men:
            return Refusal("nobody_goes", "FORAGE-02")
        if command.edge not in (LEFT, RIGHT, 0):
            return Refusal("not_by_this_side", "FORAGE-04", about=str(command.edge))
        most = len(state.present(side)) // field.rules.figures.supply_party
        return checked(state, side, command.men, "FORAGE-02") or at_most(command.men, most, "FORAGE-02")
    named = [who for patrol in command.patrols for who in patrol]
    if refusal := checked(state, side, named, "FORAGE-03"):
        return refusal
    if shut_in := [who for who in named if who not in names(in_camp(state))]:
        return Refusal("shut_in_the_redoubt", "BESB-07", who=shut_in[0])
    for patrol in command.patrols:
        if refusal := patrol_refused(field, [state.people[who] for who in patrol]):
            return refusal
    return None


def patrol_refused(field: SiegeField, people: Sequence[Person]) -> Refusal | None:
    """A patrol has its bounds. [FORAGE-03, A-ACT-27, DX-A-14]"""
    bounds, riders, shooters = field.rules.patrols, sum(person.mounted for person in people), sum(is_shooter(person) for person in people)
    if not people:
        return Refusal("nobody_goes", "FORAGE-03")
    if len(people) > bounds.men:
        return Refusal("patrol_too_large", "FORAGE-03", needs=len(people), has=bounds.men)
    if riders > bounds.riders:
        return Refusal("patrol_of_riders", "FORAGE-03", needs=riders, has=bounds.riders)
    if shooters > bounds.shooters:
        return Refusal("patrol_of_shooters", "FORAGE-03", needs=shooters, has=bounds.shooters)
    return None


def food_usual(position: SiegePosition, side: Side) -> c.Muster:
    """The quickest third of the garrison; patrols of eight with two riders and two shooters each."""
    field, state = position
    if side == state.besieged:
        number = len(state.present(side)) // field.rules.figures.supply_party
        swift = sorted(state.free(side), key=lambda one: (one.wounded, not one.mounted, -one.character.faces["foot"].movement, one.id))
        return c.Muster(names(swift[:number]), edge=LEFT)
    return c.Muster((), patrols=usual_patrols(position, side))


def usual_patrols(position: SiegePosition, side: Side) -> tuple[tuple[BeingId, ...], ...]:
    """As many lawful patrols as the besiegers can form. [FORAGE-03, A-ACT-27]"""
    limit, found = position.field.rules.patrols, list[list[Person]]()
    for person in sorted(in_camp(position.state), key=lambda one: (one.wounded, not (one.mounted or is_shooter(one)), one.id)):
        for patrol in found:
            if patrol_refused(position.field, [*patrol, person]) is None:
                patrol.append(person)
                break
        else:
            found.append([person])
    full = sorted(found, key=lambda patrol: (-len(patrol), patrol[0].id))
    return tuple(names(patrol) for patrol in full if limit.lawful(len(patrol), 0, 0))


def food_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """A party; patrols are sealed until they come."""
    field, state = position
    if side == state.besieged:
        return joined_party(state, side, command.men)._replace(sheet=field.grounds[0], edge=command.edge or LEFT)
    named = tuple(who for patrol in command.patrols for who in patrol)
    return joined_party(state, side, named)._replace(patrols=command.patrols)


def food_ready(doing: Doing, fight: Fight) -> Fight:
    """A die says how many beasts they bring, one day's food each. [FORAGE-02, A-ACT-26]"""
    return fight._replace(animals=doing.roll("pack_animals", doing.rules.figures.pack_die))


def food_called(doing: Doing, fight: Fight) -> Fight:
    """By the table the first patrol is there, the others as the dice of the first turns bring them. [FORAGE-07, A-ACT-30, RULING-G-91]"""
    come = min(1, len(fight.patrols))
    for highest in doing.rules.patrols.comes:
        if come < len(fight.patrols):
            come += doing.roll("patrol", D10) <= highest
    return met(doing.state, fight, come)


def met(state: SiegeState, fight: Fight, number: int) -> Fight:
    """The fight with so many of the patrols."""
    named = tuple(who for patrol in fight.patrols[:number] for who in patrol)
    return fight._replace(parties=both(state.besieger, named, fight.parties[state.besieged]), patrols=fight.patrols[:number])


def food_meetings(position: SiegePosition) -> tuple[tuple[Fraction, Fight], ...]:
    """How likely each number of patrols is. [FORAGE-07, A-ACT-30, RULING-G-91]"""
    fight = fight_of(position.state)
    most = len(fight.patrols)
    chances = {min(1, most): Fraction(1)}
    for highest in position.field.rules.patrols.comes:
        comes, before = Fraction(highest, D10), chances
        chances = dict.fromkeys(range(most + 1), Fraction(0))
        for number, chance in before.items():
            chances[number] += chance * (1 if number == most else 1 - comes)
            if number < most:
                chances[number + 1] += chance * comes
    return tuple((chance, met(position.state, fight, number)) for number, chance in chances.items() if chance)


def food_draw(position: SiegePosition) -> Sketch:
    """The besieged come first, by one side with their beasts, and must cross to the opposite one; patrols come by the others.

    [FORAGE-02, FORAGE-04, FORAGE-05, FORAGE-07, FORAGE-08, A-ACT-26, A-ACT-28, A-ACT-29, A-ACT-30, A-ACT-31, RULING-A-ACT-13]
    """
    field, state = position
    assert state.fight is not None
    fight, besieger, besieged = state.fight, state.besieger, state.besieged
    sketch = Sketch(position, besieged, place=False, ground=fight.sheet)
    party, far = sketch.people(besieged), OPPOSITE[fight.edge]
    sketch.wait(party, (fight.edge,), 1, fixed=True, mounted=True)
    leading(sketch, party, fight.animals)
    sketch.exits(besieged, (far,))
    sketch.exits(besieger, ALL_SIDES)
    for number, patrol in enumerate(fight.patrols, start=1):
        people = [state.people[who] for who in patrol]
        rides = all(person.mounted for person in people if person.character.rides)
        row: Row = {"id": f"patrol_{number}", "side": sketch.letter(besieger), "who": list(patrol), "mounted": rides}
        if wounded := [person.id for person in people if person.wounded]:
            row["wounded"] = wounded
        sketch.rows["patrols"].append(row)
    if fight.patrols:
        ways = [sketch.way(side) for side in ALL_SIDES if sketch.along(side)]
        first = [way["id"] for way in ways if way["side_of_map"] != fight.edge]
        chances = list(field.rules.patrols.comes)
        sketch.more["patrolling"] = {"side": sketch.letter(besieger), "chances": chances, "ways": ways, "first": first}
    sketch.wins(None, condition("gone", besieged))
    sketch.wins(None, at="end")
    return sketch


def leading(sketch: Sketch, party: Sequence[Person], animals: int) -> None:
    """The beasts are led by the bridle: three by a man on foot, one by a rider. [FORAGE-02, HORSE-09]"""
    figures, left = sketch.field.battle.figures, list(PACK[:animals])
    for entry in sketch.rows["entries"]:
        for who in entry["who"]:
            most = figures.led_mounted if entry["mounted"] else figures.led_on_foot
            if left:
                entry.setdefault("leads", []).append({"who": who, "beasts": left[:most]})
                del left[:most]


def food_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Every beast led off by the far side is a day of food; who did not get through comes home by night.

    [FORAGE-08, FORAGE-09, PROV-05, A-ACT-29, A-SIEGE-09, RULING-G-70, RULING-A-ACT-12]
    """
    state = doing.state
    led = sum(beast.alive and beast.side == state.besieged and beast.exit.startswith(HOME) for beast in result.beasts)
    end(doing, fight, result, state.besieged if led else state.besieger, result.reason)
    bring_home(doing, led)


def bring_home(doing: Doing, beasts: int) -> None:
    """Food for so many beasts, in the cellars of whoever sent for it. [PROV-05, A-SIEGE-09, BESB-05]"""
    days = beasts * doing.rules.figures.pack_days
    if days and doing.state.swapped:
        doing.emit(e.StoreChanged(doing.state.store + days, "foragers"))
    elif days:
        provisions.change(doing, days, "foragers")


def hands(field: SiegeField, people: Sequence[Person]) -> int:
    """How many beasts some people can lead. [FORAGE-02, HORSE-09]"""
    figures = field.battle.figures
    return sum(figures.led_mounted if person.mounted else figures.led_on_foot for person in people)


def food_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Foragers who stand bring home all the beasts they can lead, who are routed none, who recoil half of them.

    Nothing is printed of it. Only a rout gives a convoy to the enemy; but who recoils has fled, and did not get through with everything.
    [FORAGE-02, FORAGE-09, C-QUICK-12, RULING-C-QUICK-ROUT]
    """
    flag = flags(fight.attacker, doing.state.besieged, result)
    led = min(fight.animals, hands(doing.field, [doing.state.people[who] for who in fight.parties[doing.state.besieged]]))
    bring_home(doing, 0 if flag == ROUT else led // 2 if flag == RECOIL else led)


FOR_FOOD = Kind(
    food_musters, food_offer, food_plan, food_usual, food_mustered, draw=food_draw, clash=clash_of, called=food_called,
    meetings=food_meetings, ready=food_ready, home=food_home, settled=food_settled,
)  # fmt: skip
