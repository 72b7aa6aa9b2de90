"""The event of the day. Guiscard 11.1.2, 11.6; The Anarchy 7.1.2, 7.9."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hauberk.battle.core.being import Side
from hauberk.common.dice import D10
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import marker, provisions, relief, surrender
from hauberk.siege import questions as q
from hauberk.siege.armies import muster
from hauberk.siege.building import hasten, is_engine
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.parties import ARMY, afield
from hauberk.siege.state import CAMP, GONE, Fight, SiegeState
from hauberk.siege.tables import Event

ASSAULT, RELIEF = "assault", "relief"
COMMANDER = "commander"


def draw(doing: Doing) -> None:
    """Two dice, more in the first days and under a thin blockade; what has happened once does not happen again.

    [EVENT-P1, EVENT-P2, EVENT-P3, EVENT-P4, EVENT-P5, A-SIEGE-12, A-SIEGE-13, A-EVENT-01, BLOCK-01, A-SIEGE-19, RULING-G-76]
    """
    if doing.state.day < doing.rules.first_full_day:
        return
    found = drawn(doing)
    happens = HAPPENINGS.get(found.id) if found is not None else None
    if happens is not gate_opened:  # an opened gate commands the day; all else is settled before an army that waits is met
        relief.again(doing)
    if found is not None and happens is not None:
        happens(doing, found)
    if happens is gate_opened:
        relief.again(doing)


def drawn(doing: Doing) -> Event | None:
    """The event that the dice of the day name, if it can happen. [EVENT-P1, EVENT-P2, EVENT-P5, A-SIEGE-12, A-SIEGE-13]"""
    state, rules = doing.state, doing.rules
    dice = Term(doing.roll("event", D10) + doing.roll("event", D10), "two_dice", "EVENT-P1")
    besiegers, besieged = len(state.present(state.besieger)), len(state.present(state.besieged))
    terms = (dice, *rules.event_terms(state.day, besiegers, besieged))
    found = rules.event(total(terms), state.day)
    fresh = found if found is not None and found.id not in state.events and found.id not in doing.field.barred else None
    doing.emit(e.EventDrawn(terms, total(terms), fresh.id if fresh is not None else ""))
    return fresh


# -- sickness, traitors, knives --------------------------------------------------------------------------------------


def sickness(doing: Doing, event: Event) -> None:
    """So many people of one side fall ill; both sides name them in turn, the other side first, and a second wound kills.

    [EVENT-15, EVENT-08, A-EVENT-15, A-EVENT-08, RULING-G-75, RULING-A-EVENT-02, RULING-A-EVENT-03, RULING-A-SIEGE-08]
    """
    number = doing.roll(event.id, event.die)
    afflicted = doing.state.besieger if event.id == "dysentery" else doing.state.besieged
    _ask_victim(doing, 1 - afflicted, afflicted, number, event.id)


def _ask_victim(doing: Doing, side: Side, afflicted: Side, left: int, why: str) -> None:
    people = tuple(person.id for person in doing.state.present(afflicted))
    if left and people:
        doing.ask(q.VictimAsked(side, people, left, why))


def name_victim(doing: Doing, question: q.VictimAsked, command: c.Answer) -> None:
    """One more is named. [EVENT-15, A-EVENT-15]"""
    afflicted = doing.state.people[command.choice].side
    doing.wound(command.choice, question.why)
    _ask_victim(doing, 1 - question.side, afflicted, question.left - 1, question.why)


def traitor(doing: Doing, event: Event) -> None:
    """The besieged are searched one after the other, in the order their side likes. [EVENT-09, A-EVENT-09, RULING-A-EVENT-11]"""
    side = doing.state.besieged
    doing.ask(q.LineUpAsked(side, tuple(person.id for person in doing.state.present(side))))


def plan_search(position: SiegePosition, command: c.NamePeople) -> Refusal | None:
    """Everybody stands in the line once. [EVENT-09]"""
    question = position.state.pending[-1]
    assert isinstance(question, q.LineUpAsked)
    return None if sorted(command.men) == sorted(question.men) else Refusal("everybody_once", "EVENT-09")


def search_choices(position: SiegePosition, question: q.LineUpAsked) -> tuple[c.NamePeople, ...]:
    """Everybody lines up."""
    return (c.NamePeople(question.men),)


def search(doing: Doing, question: q.LineUpAsked, command: c.NamePeople) -> None:
    """A die for each; the first to throw the highest face is the traitor and dies. [EVENT-09, A-EVENT-09]"""
    event = doing.rules.events.events["traitor"]
    for who in command.men:
        if event.result(doing.roll("traitor", event.die, who)) == "traitor":
            doing.kill(who, "traitor")
            return


def assassin(doing: Doing, event: Event) -> None:
    """A knife for the besiegers' commander: dead, wounded, or a miss. [EVENT-17, A-EVENT-17, RULING-G-75, RULING-A-EVENT-09]"""
    commander = next((person for person in doing.state.present(doing.state.besieger) if COMMANDER in person.roles), None)
    result = event.result(doing.roll(event.id, event.die))
    if commander is None or result == "fails":
        return
    if result == "killed":
        doing.kill(commander.id, event.id)
    else:
        doing.wound(commander.id, event.id)


def saboteur(doing: Doing, event: Event) -> None:
    """A piece of equipment in the camp is ruined: the besieged name the kind, the besieger the piece.

    [EVENT-16, A-EVENT-16, RULING-G-75, RULING-A-EVENT-04]
    """
    result = event.result(doing.roll(event.id, event.die))
    kinds = equipment(doing.state, doing.state.besieger)
    if result == "destroyed" and kinds:
        doing.ask(q.SabotageAsked(doing.state.besieged, kinds))


def equipment(state: SiegeState, side: Side) -> tuple[str, ...]:
    """Kinds of finished equipment in a side's camp. [RULING-A-EVENT-04]"""
    engines = {engine.kind for engine in state.engines.values() if engine.side == side and engine.where == CAMP}
    return tuple(sorted(engines | {kind for kind, number in state.stock[side].items() if number > 0}))


def name_kind(doing: Doing, question: q.SabotageAsked, command: c.Answer) -> None:
    """The kind is named; where pieces differ the owner says which. [RULING-G-75]"""
    owner, kind = 1 - question.side, command.choice
    if not is_engine(doing.field, kind):
        doing.emit(e.StockChanged(owner, kind, doing.state.stock[owner][kind] - 1, "saboteur"))
        return
    pieces = tuple(
        key for key, engine in doing.state.engines.items() if engine.side == owner and engine.kind == kind and engine.where == CAMP
    )
    if len(pieces) > 1:
        doing.ask(q.PieceAsked(owner, pieces))
    else:
        doing.emit(e.EngineLost(pieces[0], "saboteur"))


def name_piece(doing: Doing, question: q.PieceAsked, command: c.Answer) -> None:
    """That piece is gone. [EVENT-16]"""
    doing.emit(e.EngineLost(command.choice, "saboteur"))


# -- people who come and go ------------------------------------------------------------------------------------------


def refugees(doing: Doing, event: Event) -> None:
    """Light foot seek shelter in the place; they fight, and they eat. Nobody flees to besiegers who are besieged themselves.

    [EVENT-14, A-EVENT-14, RULING-G-53, RULING-A-EVENT-06, BESB-07]
    """
    if doing.state.swapped:
        return
    number = doing.roll(event.id, event.die)
    come = tuple(who for who in doing.field.refugees if who not in doing.state.people)[:number]
    if come:
        doing.emit(e.Joined(doing.state.besieged, come, event.id))
        if lost := provisions.mouths_cost(doing.position):
            marker.move(doing, lost, event.id)


def reinforcements(doing: Doing, event: Event) -> None:
    """An army of so many points joins the besiegers, without engines. [EVENT-11, A-EVENT-11]"""
    _ask_army(doing, doing.state.besieger, event.id)


def relief_army(doing: Doing, event: Event) -> None:
    """An army comes to relieve the place; it has the initiative today, and no pledge binds the garrison any more.

    [EVENT-19, A-EVENT-19, A-EVENT-07, RULING-G-67, RULING-A-EVENT-08]
    """
    if doing.state.pledge:
        doing.emit(e.PledgeMade(0))
    doing.emit(e.Forced(RELIEF))
    _ask_army(doing, doing.state.besieged, event.id)


def _ask_army(doing: Doing, side: Side, why: str) -> None:
    choices = tuple(name for name, men in doing.field.armies[side].items() if any(who not in doing.state.people for who in men))
    if choices:
        doing.ask(q.ArmyAsked(side, choices, why))


def points_for(field: SiegeField, question: q.ArmyAsked) -> int:
    """How many points an army may cost. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""
    return field.rules.events.events[question.why].amount


def at_call(position: SiegePosition, question: q.ArmyAsked) -> tuple[str, ...]:
    """Everybody who could come: the people of all armies of the side who are not at the siege yet. [EVENT-11, EVENT-19]"""
    everybody = dict.fromkeys(who for men in position.field.armies[question.side].values() for who in men)
    return tuple(who for who in everybody if who not in position.state.people)


def ready(position: SiegePosition, question: q.ArmyAsked, army: str) -> tuple[str, ...]:
    """Who comes of an army that stands ready: as many as its points pay for. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""
    field, state = position
    people = [state.pool[who] for who in field.armies[question.side][army]]
    return tuple(muster(field.prices, people, state.people, points_for(field, question)))


def plan_army(position: SiegePosition, command: c.Answer | c.NamePeople) -> Refusal | None:
    """A ready-made army; or one that its side puts together man by man, within its points. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""
    field, state = position
    question = state.pending[-1]
    assert isinstance(question, q.ArmyAsked)
    if isinstance(command, c.Answer):
        return None
    rule = "EVENT-19" if question.why == "relief_army" else "EVENT-11"
    if not command.men:
        return Refusal("nobody_goes", rule)
    if len(set(command.men)) < len(command.men) or not {*command.men} <= {*at_call(position, question)}:
        return Refusal("does_not_come", rule)
    price = sum(field.prices.of(state.pool[who]) for who in command.men)
    if price > points_for(field, question):
        return Refusal("army_too_dear", rule, needs=price, has=points_for(field, question))
    return None


def army_choices(position: SiegePosition, question: q.ArmyAsked) -> Iterator[c.Answer | c.NamePeople]:
    """The ready-made armies, and one of all that can be put together."""
    field, state = position
    yield from (c.Answer(choice) for choice in question.choices)
    people = [state.pool[who] for who in reversed(at_call(position, question))]
    yield c.NamePeople(muster(field.prices, people, state.people, points_for(field, question)))


def send_army(doing: Doing, question: q.ArmyAsked, command: c.Answer | c.NamePeople) -> None:
    """The army is there: whoever was named, or as many of a ready-made one as its points pay for.

    [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]
    """
    if isinstance(command, c.NamePeople):
        men = command.men
    else:
        men = ready(doing.position, question, command.choice)
    mounted = tuple(who for who in men if doing.state.pool[who].rides)
    outside = question.why == "relief_army" or doing.state.swapped  # nobody can come into the redoubt [BESB-07]
    doing.emit(e.Joined(question.side, men, question.why, mounted, (ARMY,) if outside else ()))
    if question.why == "relief_army":
        relief.ask(doing)


def engineer(doing: Doing, event: Event) -> None:
    """A master of engines comes to the besiegers: engines are built faster, and in one edition he works himself.

    [EVENT-10, A-EVENT-10, BUILD-03, RULING-A-EVENT-13]
    """
    doing.emit(e.EngineerCame())
    hasten(doing)
    come = tuple(who for who in doing.field.engineers if who not in doing.state.people)[:1]
    if doing.rules.engineer_comes and come:
        doing.emit(e.Joined(doing.state.besieger, come, event.id, roles=("engineer",)))


def dissent(doing: Doing, event: Event) -> None:
    """A part of the besiegers goes home, one after the other from the largest class. [A-EVENT-05, RULING-A-EVENT-10]"""
    share = doing.rules.leaving(doing.roll(event.id, event.die))
    side = doing.state.besieger
    for _ in range(len(afield(doing.state, side)) * share // 100):
        classes: dict[str, list[str]] = {}
        for person in afield(doing.state, side):
            if COMMANDER not in person.roles:
                classes.setdefault(person.character.kind, []).append(person.id)
        if classes:
            largest = max(classes.values(), key=lambda people: (len(people), people))
            doing.emit(e.Departed(largest[-1], GONE, event.id))


# -- food, gates, weather --------------------------------------------------------------------------------------------


def stolen(doing: Doing, event: Event) -> None:
    """Provisions are gone: the marker of the siege goes on. [EVENT-12, A-EVENT-12, RULING-A-EVENT-05]"""
    marker.move(doing, event.amount, event.id)


def gate_opened(doing: Doing, event: Event) -> None:
    """A spy lets a few besiegers in: they have the initiative, and assault. [EVENT-13, A-EVENT-13, RULING-G-75, RULING-A-ACT-07]"""
    state = doing.state
    men = tuple(person.id for person in state.free(state.besieger))
    if not men:
        return
    number = event.amount if doing.field.place.kind == "castle" else event.elsewhere or event.amount
    doing.emit(e.Forced(ASSAULT))
    doing.ask(q.InfiltratorsAsked(state.besieger, min(number, len(men)), men))


def plan_slipping_in(position: SiegePosition, command: c.NamePeople) -> Refusal | None:
    """So many, no more and no fewer, of those who are free. [EVENT-13]"""
    question = position.state.pending[-1]
    assert isinstance(question, q.InfiltratorsAsked)
    if len(set(command.men)) != question.number or len(command.men) != question.number:
        return Refusal("so_many_slip_in", "EVENT-13", needs=question.number, has=len(set(command.men)))
    strangers = [who for who in command.men if who not in question.men]
    return Refusal("cannot_slip_in", "EVENT-13", who=strangers[0]) if strangers else None


def slipping_choices(position: SiegePosition, question: q.InfiltratorsAsked) -> tuple[c.NamePeople, ...]:
    """The first who may, as many as are wanted."""
    return (c.NamePeople(question.men[: question.number]),)


def slip_in(doing: Doing, question: q.InfiltratorsAsked, command: c.NamePeople) -> None:
    """They are in; the gate stands open, and the assault of the day begins with them. [EVENT-13, A-EVENT-13]"""
    doing.emit(e.PlaceSet(gate="open"))
    doing.emit(e.FightSet(Fight(ASSAULT, question.side, infiltrators=command.men, number=doing.state.fights + 1)))


def shifted(doing: Doing, event: Event) -> None:
    """Rain hides the besieged for a day; a hostage binds their hands to the end. [EVENT-18, A-EVENT-18, RULING-G-75]"""
    doing.emit(e.InitiativeShifted(0, event.amount) if event.lasting else e.InitiativeShifted(event.amount, 0))


def pledge(doing: Doing, event: Event) -> None:
    """The garrison will yield after so many days, unless an army relieves it; when one has, nobody talks of yielding.

    [A-EVENT-07, RULING-A-EVENT-07, BESB-09, A-ACT-18]
    """
    if doing.state.swapped:
        return
    doing.emit(e.PledgeMade(doing.state.day + event.amount))


def lifted(doing: Doing, event: Event) -> None:
    """An urgent message: the besiegers go home at once; an army that came to help leaves the redoubt to those who hold the outer works.

    [EVENT-20, A-EVENT-20, RULING-G-49, BESB-07]
    """
    if doing.state.swapped:
        relief.depart(doing)
        return
    surrender.end(doing, doing.state.besieged, "lifted")


HAPPENINGS: dict[str, Callable[[Doing, Event], None]] = {
    "dysentery": sickness,
    "poisoned_well": sickness,
    "traitor": traitor,
    "assassin": assassin,
    "saboteur": saboteur,
    "refugees": refugees,
    "reinforcements": reinforcements,
    "relief_army": relief_army,
    "engineer": engineer,
    "dissent": dissent,
    "provisions_stolen": stolen,
    "gate_opened": gate_opened,
    "rain": shifted,
    "hostage": shifted,
    "pledge": pledge,
    "siege_lifted": lifted,
}
"""Events that do something; smoke in the distance and an unwell commander do not. [EVENT-07, EVENT-06, EVENT-02, A-EVENT-06]"""
