"""The end of a siege without a storm. Guiscard 11.5; The Anarchy 7.8."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege import events as e
from hauberk.siege import provisions
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.parties import captives, garrison
from hauberk.siege.place import INNER, OUTER, breached
from hauberk.siege.state import OUTER_LOST, PRISONER, WHOLE, Person, SiegeState


def commands(field: SiegeField, person: Person) -> bool:
    """Can he hold the place together? Of heavy horsemen only those of some peoples can. [SURR-02, A-SURR-02]"""
    character, rules = person.character, field.rules
    peoples = rules.commanding_peoples.get(character.kind, {character.group})
    return "commander" in person.roles or (character.kind in rules.commanders and character.group in peoples)


def check(doing: Doing) -> None:
    """A side of which nobody is left has lost; a garrison all of whose commanders are dead gives in, and an army outside commands nobody
    in the place.

    [SURR-02, A-SURR-02]
    """
    state = doing.state
    for side in (state.besieged, state.besieger):
        if not state.present(side):
            doing.emit(e.SiegeEnded(1 - side, "wiped_out"))
            return
    if not led(doing.field.at(state), state.besieged):
        doing.emit(e.SiegeEnded(state.besieger, "commanders_lost"))
    elif shut_in(state) and not led(doing.field.at(state), state.besieger):
        yield_redoubt(doing)


def led(position: SiegePosition, side: Side) -> bool:
    """Has the garrison of a side a commander who was not killed, be it one whom the other side holds? [SURR-02, A-SURR-02]"""
    return bool(commanders(position, side))


def commanders(position: SiegePosition, side: Side) -> tuple[Person, ...]:
    """Those who command the garrison of a side and live, be they held by the other side.

    [SURR-02, A-SURR-02, RULING-G-74, RULING-A-SURR-03]
    """
    field, state = position
    people = garrison(state, side)
    if not field.rules.switches.captured_commanders_lost:
        people += captives(state, side)
    return tuple(person for person in people if commands(field, person))


def shut_in(state: SiegeState) -> bool:
    """Is there a redoubt, held by the garrison, amid besiegers who are besieged themselves? [BESB-07, A-ACT-17]"""
    return state.swapped and state.held == OUTER_LOST


def yield_redoubt(doing: Doing) -> None:
    """A redoubt that starves, has no head or nobody in it falls to those who sit round it; the army outside is still there.

    [SURR-01, SURR-02, BESB-08, BESB-09, A-ACT-17, A-ACT-18]
    """
    for person in garrison(doing.state, doing.state.besieger):
        doing.emit(e.Departed(person.id, PRISONER, "redoubt"))
    doing.emit(e.FellBack(WHOLE, 0))
    provisions.seize(doing)


def at_nightfall(doing: Doing) -> None:
    """Without food the place yields at the end of the day; so does a garrison whose pledge has run out, and the scenario may end.

    [SURR-01, A-SURR-01, PROV-06, A-SIEGE-07, RULING-A-SIEGE-03, A-EVENT-07, RULING-A-EVENT-07]
    """
    state = doing.state
    if state.swapped and state.store <= 0:
        doing.emit(e.SiegeEnded(state.besieger, "starved"))
    elif state.food <= 0 and shut_in(state):
        yield_redoubt(doing)
    elif state.food <= 0 and not state.swapped:
        doing.emit(e.SiegeEnded(state.besieger, "starved"))
    elif state.pledge and state.day >= state.pledge:
        doing.emit(e.SiegeEnded(state.besieger, "pledge"))
    elif doing.field.days and state.day >= doing.field.days:
        doing.emit(e.SiegeEnded(state.besieged, "time"))


def may_negotiate(state: SiegeState) -> Refusal | None:
    """Why the besieger may not ask for the place today: it has been asked, or he is besieged himself.

    [BESB-09, A-ACT-18, A-SURR-06, RULING-G-73, RULING-G-83, RULING-A-SURR-02]
    """
    if state.swapped:
        return Refusal("no_parley_when_swapped", "BESB-09")
    if state.truce == state.day:
        return Refusal("parley_once_a_day", "RULING-G-73")
    return None


def terms(position: SiegePosition) -> tuple[Term, ...]:
    """What speaks for giving the place up: numbers, the progress of the siege, and hunger where that counts; of each the highest.

    [SURR-04, A-SURR-04, A-SURR-05, RULING-A-SURR-01, RULING-A-SURR-04]
    """
    field, state = position
    rules = field.rules.surrender
    found = []
    besiegers, besieged = len(state.present(state.besieger)), len(state.present(state.besieged))
    if bonus := rules.numbers(besiegers, besieged):
        found.append(Term(bonus, "numbers", "SURR-04", f"{besiegers}:{besieged}"))
    stage = progress(position)
    if stage:
        found.append(Term(rules.progress[stage - 1], ("breach", "outer_held", "inner_breached")[stage - 1], "SURR-04"))
    if field.rules.switches.ration_bonus and (bonus := rules.rations(state.food)):
        found.append(Term(bonus, "rations", "RULING-G-73"))
    return tuple(found)


def progress(position: SiegePosition) -> int:
    """How far the siege has come: 1 a breach, 2 the outer works are taken, 3 the inner walls breached too. [SURR-04, A-SURR-04]"""
    field, state = position
    if state.held == OUTER_LOST:
        return 3 if breached(field.place, state.down, INNER) else 2
    return 1 if breached(field.place, state.down, OUTER, field.rules.switches.gate_is_breach) else 0


def negotiate(doing: Doing) -> None:
    """The besieger asks for the place: a die and what speaks for him. [SURR-03, A-SURR-03]"""
    reckoning = doing.roll_and_add("parley", "SURR-03", *terms(doing.position))
    yields = total(reckoning) >= doing.rules.surrender.threshold
    doing.emit(e.Parleyed(reckoning, total(reckoning), yields, doing.rules.surrender.threshold))
    if yields:
        end(doing, doing.state.besieger, "negotiated")


def end(doing: Doing, winner: Side | None, reason: str) -> None:
    """The siege is over."""
    doing.emit(e.SiegeEnded(winner, reason))
