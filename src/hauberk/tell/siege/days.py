"""The story of a siege: its days, its people, its fights; the works are told next door.

Food is known to the besieged alone, sealed orders and parties to nobody before they are carried out, the day on which a wound will be
healed to the side of the wounded; the event of the day is known to all. [RULING-G-52]
"""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core.being import NOBODY, BeingId, Health, Side
from hauberk.common.dice import span
from hauberk.common.term import total
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.kinds import ASSAULT, COUNTER_MINE
from hauberk.siege.state import NEVER
from hauberk.tell.details import Detail
from hauberk.tell.quick import quick_details
from hauberk.tell.siege import works as siege_works
from hauberk.tell.siege.telling import SiegeTelling, Teller
from hauberk.tell.telling import Line

SILENT = frozenset(
    {
        e.Asked, e.Answered, e.StepBegan, e.OrdersGiven, e.Employed, e.ProjectClosed, e.InitiativeShifted, e.EngineerCame, e.Forced,
        e.QuietOrdered, e.Followed,
    }
)  # fmt: skip
"""Bookkeeping, sealed orders, and facts that the event of the day or a finished work has told already."""
DISSENT = "dissent"
AFTERMATH = (e.Hurt, e.Departed, e.Unhorsed, e.GradeLost, e.Burnt, e.FireTried, e.PlaceSet, e.EngineLost, e.EngineSet, e.StockChanged)
"""What a fight leaves behind: told after its end, though it is taken over before."""


# -- the day -----------------------------------------------------------------------------------------------------------


def day_began(here: SiegeTelling, event: e.DayBegan) -> Line:
    """A new day with its date."""
    return here.line("", day=event.day, date=here.names.date(event.day))


def marker_moved(here: SiegeTelling, event: e.MarkerMoved) -> Line:
    """The calendar of the siege goes on; both sides see it."""
    return here.line("", day=event.day, boxes=event.boxes)


def event_drawn(here: SiegeTelling, event: e.EventDrawn) -> Line:
    """The event of the day; everybody hears of it."""
    details = here.reckoning(event.terms)
    found = here.names.field.rules.event(event.total, here.state.day)
    if not event.what and found is not None and found.id in here.state.events:
        details.append(here.detail("once"))
    return here.line(event.what or "nothing", (), details)


def rolled(here: SiegeTelling, event: e.Rolled) -> Line | None:
    """Dice that no other line tells of: how many fall ill, a knife that misses, a search that finds nobody, beasts."""
    harmless = {"assassin": _harmed, "saboteur": _ruined, "traitor": _found_out}
    if event.purpose in harmless:
        told = harmless[event.purpose](here, event)
        return None if told else here.line(event.purpose, (), [*here.throws(event.purpose), _faces(here, event.purpose)])
    if event.purpose in ("dysentery", "poisoned_well", "pack_animals"):
        return here.line(event.purpose, (), here.throws(event.purpose), number=event.face)
    return None


def _faces(here: SiegeTelling, what: str, result: str = "") -> Detail:
    """The faces of a result of an event of the day; none named: those that do harm. [A-EVENT-09, A-EVENT-16, A-EVENT-17]"""
    event = here.names.field.rules.events.events[what]
    bounds = (0, *event.upto, event.die)
    if result not in event.results:
        return here.detail("needs", needs=span(event.upto[0] + 1, event.die))
    number = event.results.index(result)
    return here.detail("needs", needs=span(bounds[number] + 1, bounds[number + 1]))


def _harmed(here: SiegeTelling, event: e.Rolled) -> bool:
    return here.later(lambda other: isinstance(other, e.Hurt) and other.why == event.purpose) is not None


def _ruined(here: SiegeTelling, event: e.Rolled) -> bool:
    return here.later(lambda other: isinstance(other, e.Asked) and isinstance(other.question, q.SabotageAsked)) is not None


def _found_out(here: SiegeTelling, event: e.Rolled) -> bool:
    """He is found later, or somebody else is still to be searched."""
    more = here.later(lambda other: isinstance(other, e.Rolled) and other.purpose == event.purpose) is not None
    return more or _harmed(here, event)


def initiative_taken(here: SiegeTelling, event: e.InitiativeTaken) -> Line:
    """Who acts today."""
    role = here.names.role(here.state, event.side)
    if event.why:
        return here.line("event", role=role)
    details = []
    for whose, terms in (("besieger", event.besieger), ("besieged", event.besieged)):
        details += [*here.reckoning(terms)[:-1], here.detail(f"initiative-{whose}", total=total(terms))]
    if total(event.besieger) == total(event.besieged):
        details.append(here.detail("initiative-even"))
    return here.line("dice", (), details, role=role)


def action_chosen(here: SiegeTelling, event: e.ActionChosen) -> Line:
    """What is done today."""
    return here.line(event.action, role=here.names.role(here.state, event.side))


def quiet_ended(here: SiegeTelling, event: e.QuietEnded) -> Line | None:
    """Why a side is asked again; the other side knows nothing of its quiet days. [RULING-C-QUIET]"""
    if not here.sees(event.side):
        return None
    return here.line("", why=here.messages.say(f"quiet-why-{event.why}"), role=here.names.role(here.state, event.side))


# -- people ------------------------------------------------------------------------------------------------------------


def _side(here: SiegeTelling, who: BeingId) -> Side:
    """Whose man somebody is; nobody's yet, if he comes only later."""
    return here.state.people[who].side if who in here.state.people else NOBODY


def hurt(here: SiegeTelling, event: e.Hurt) -> Line:
    """Wounds and deaths of one side from one cause together."""
    side = _side(here, event.who)
    found = here.alike(lambda other: (other.health, other.why, _side(here, other.who)))
    men = [each.who for each in found]
    details = here.throws(event.why) if event.why in ("mine", "traitor", "assassin") else []
    if event.why in ("traitor", "assassin"):
        details.append(_faces(here, event.why, "killed" if event.health == Health.DEAD else "wounded"))
    variant = "dead" if event.health == Health.DEAD else "wounded"
    return here.line(
        variant, men, details, who=here.names.people(here.state, men), why=event.why, role=here.names.role(here.state, side)
    )  # fmt: skip


def wound_seen(here: SiegeTelling, event: e.WoundSeen) -> Line:
    """When somebody will be well again, told to his own side; the other side sees how many are laid up."""
    side = _side(here, event.who)
    if not here.sees(side):
        found = here.alike(lambda other: _side(here, other.who))
        return here.line("others", number=len(found), role=here.names.role(here.state, side))
    men = [each.who for each in here.alike(lambda other: (other.day, _side(here, other.who)))]
    who = here.names.people(here.state, men)
    return here.line("never", men, who=who) if event.day == NEVER else here.line("day", men, who=who, day=event.day)


def healed(here: SiegeTelling, event: e.Healed) -> Line:
    """People are well again."""
    men = [each.who for each in here.alike(lambda other: _side(here, other.who))]
    return here.line("", men, who=here.names.people(here.state, men))


def departed(here: SiegeTelling, event: e.Departed) -> Line:
    """People are taken, or go."""
    men = [each.who for each in here.alike(lambda other: (other.fate, _side(here, other.who)))]
    details = here.throws(DISSENT) if event.why == DISSENT else []
    faces = [each.face for each in here.events[: here.index] if isinstance(each, e.Rolled) and each.purpose == DISSENT]
    if details and faces:
        details.append(here.detail("share-leaves", percent=here.names.field.rules.leaving(faces[-1])))
    return here.line(event.fate, men, details, who=here.names.people(here.state, men))


def joined(here: SiegeTelling, event: e.Joined) -> Line | None:
    """People come to the siege; an army of nobody is not told."""
    if not event.men:
        return None
    details = here.throws("refugees") if event.why == "refugees" else []
    return here.line(event.why, event.men, details, who=here.names.people(here.state, event.men), number=len(event.men))


def unhorsed(here: SiegeTelling, event: e.Unhorsed) -> Line:
    """Horses are lost."""
    men = [each.who for each in here.alike(lambda other: _side(here, other.who))]
    return here.line("", men, who=here.names.people(here.state, men))


def quartered(here: SiegeTelling, event: e.Quartered) -> Line | None:
    """Besiegers lie inside the place, or outside again."""
    moved = [who for who in event.men if here.state.people[who].within != event.within]
    return here.line("within" if event.within else "outside", moved, number=len(moved)) if moved else None


# -- circumstances -----------------------------------------------------------------------------------------------------


def pledge_made(here: SiegeTelling, event: e.PledgeMade) -> Line:
    """The garrison yields on a day, unless relieved."""
    return here.line("until", day=event.day) if event.day else here.line("void")


def camp_burnt(here: SiegeTelling, event: e.CampBurnt) -> Line:
    """Days the besieger must spend on his camp."""
    if not event.days:
        return here.line("mended")
    return here.line("burnt" if event.days > here.state.restock else "mending", days=event.days)


def fell_back(here: SiegeTelling, event: e.FellBack) -> Line:
    """The besieged hold less than before, or the whole again."""
    return here.line(event.held, redoubt=here.names.redoubt(event.redoubt))


def roles_swapped(here: SiegeTelling, event: e.RolesSwapped) -> Line:
    """The tables are turned."""
    return here.line("yes" if event.swapped else "no")


def rampart_held(here: SiegeTelling, event: e.RampartHeld) -> Line:
    """Those in the redoubt hold more than that, or no longer."""
    return here.line("yes" if event.held else "no")


def broken_off(here: SiegeTelling, event: e.BrokenOff) -> Line:
    """Night has parted the armies, or the morning brings no battle."""
    return here.line(event.fight or "over")


def parleyed(here: SiegeTelling, event: e.Parleyed) -> Line:
    """The garrison was asked for the place; whether hunger has spoken only the besieged may know."""
    known = [term for term in event.terms if term.reason != "rations" or siege_works.knows_food(here)]
    needs = [here.detail("needs", needs=f"{event.needs}+")] if event.needs else []
    return here.line("agreed" if event.yields else "refused", (), [*here.reckoning(known), *needs])


# -- fights ------------------------------------------------------------------------------------------------------------


def fight_set(here: SiegeTelling, event: e.FightSet) -> Line | None:
    """A fight begins on the map; as long as it is prepared nobody hears who takes part."""
    begun = here.state.fight is not None and bool(here.state.fight.set_up)
    return here.line("", (), (), **_numbers(here, event.fight.parties)) if event.fight.set_up and not begun else None


def _numbers(here: SiegeTelling, parties: tuple[tuple[str, ...], tuple[str, ...]]) -> dict[str, int]:
    return {"besiegers": len(parties[here.state.besieger]), "besieged": len(parties[here.state.besieged])}


def quick_fought(here: SiegeTelling, event: e.QuickFought) -> Line:
    """A fight settled by the table."""
    fight = here.state.fight
    parties = fight.parties if fight is not None else ((), ())
    losses = here.names.field.rules.quick.losses(event.letter, siege=fight is not None and fight.kind == ASSAULT)
    return here.line("", (), quick_details(here.messages, event, here.events[: here.index], losses), **_numbers(here, parties))


def fight_ended(here: SiegeTelling, event: e.FightEnded) -> Line | None:
    """How a fight went for those who chose it; a counter-mine that is begun is no fight."""
    if event.kind == COUNTER_MINE:
        return None
    attacker = here.state.fight.attacker if here.state.fight is not None else here.state.besieger
    how = "even" if event.winner is None else "won" if event.winner == attacker else "lost"
    return here.line(f"{event.kind}-{how}", role=here.names.role(here.state, attacker))


def siege_ended(here: SiegeTelling, event: e.SiegeEnded) -> Line:
    """The siege is over."""
    why = here.messages.say(f"siege-end-{event.reason}")
    return here.line("nobody", why=why) if event.winner is None else here.line("won", why=why, side=here.names.side(event.winner))


TELLERS: dict[type, Teller] = {
    e.DayBegan: day_began,
    e.MarkerMoved: marker_moved,
    e.EventDrawn: event_drawn,
    e.Rolled: rolled,
    e.InitiativeTaken: initiative_taken,
    e.ActionChosen: action_chosen,
    e.QuietEnded: quiet_ended,
    e.Hurt: hurt,
    e.WoundSeen: wound_seen,
    e.Healed: healed,
    e.Departed: departed,
    e.Joined: joined,
    e.Unhorsed: unhorsed,
    e.Quartered: quartered,
    e.PledgeMade: pledge_made,
    e.CampBurnt: camp_burnt,
    e.FellBack: fell_back,
    e.RolesSwapped: roles_swapped,
    e.RampartHeld: rampart_held,
    e.BrokenOff: broken_off,
    e.Parleyed: parleyed,
    e.FightSet: fight_set,
    e.QuickFought: quick_fought,
    e.FightEnded: fight_ended,
    e.SiegeEnded: siege_ended,
}


def in_order(events: Sequence[e.Event]) -> list[int]:
    """The events of a step in the order in which they are told."""
    order = list(range(len(events)))
    for end in [index for index, event in enumerate(events) if isinstance(event, e.FightEnded)]:
        first = end
        while first and isinstance(events[first - 1], (*AFTERMATH, e.Rolled, e.MineSet)):
            first -= 1
        order.remove(end)
        order.insert(order.index(first) if first != end else end, end)
    return order
