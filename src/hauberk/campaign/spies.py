"""Spies. Guiscard 10."""

from __future__ import annotations

from hauberk.campaign import events as e
from hauberk.campaign import knowledge
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import HexName
from hauberk.campaign.state import GROUP, MERCENARIES, Group, Spy
from hauberk.common.term import Term, total

SEEN_IN = {"open": "spy_open", "castle": "spy_castle", "town": "spy_town", "city": "spy_city"}
"""What each kind of ground adds to the die that finds a spy out. [C-SPY-04]"""


def where(field: CampaignField, hex_: HexName) -> str:
    """What kind of place a spy is met in: a city hides him best, then a town. [C-SPY-04]"""
    place = field.map.place_at(hex_, field.year)
    if place is None:
        return "open"
    return "city" if place.is_city else "castle" if place.is_castle else "town"


def noticed(doing: Doing, group: Group) -> None:
    """A group that has moved: spies near it take note, a spy on its hex may be found out, its own spies report.

    [C-SPY-01, C-SPY-02, C-SPY-04, RULING-C-SPY-RANGE, RULING-C-SPY-TIMING]
    """
    for spy in list(doing.state.spies.values()):
        if spy.faction == group.faction:
            if spy.hex == group.hex:
                report(doing, spy)
        elif doing.field.map.distance(spy.hex, group.hex) <= doing.rules.figures.spy_range:
            note(doing, spy, group)
            if spy.hex == group.hex and group.kind != MERCENARIES and not doing.field.friends(group.faction, spy.faction):
                try_find(doing, spy, group.faction)
            if (eyes := doing.state.spies.get(spy.id)) is not None and _in_contact(doing, eyes):
                report(doing, eyes)


def look(doing: Doing, id_: str) -> None:
    """A spy on a new hex: he sees what is near, may be found out by every faction there, and reports where his own side stands.

    [C-SPY-01, C-SPY-02, C-SPY-04, RULING-C-SPY-CONTACT, RULING-C-SPY-TIMING]
    """
    for group in list(doing.state.groups.values()):
        spy = doing.state.spies[id_]
        if group.faction != spy.faction and doing.field.map.distance(spy.hex, group.hex) <= doing.rules.figures.spy_range:
            note(doing, spy, group)
    _search(doing, id_)
    if (found := doing.state.spies.get(id_)) is not None and _in_contact(doing, found):
        report(doing, found)


def _search(doing: Doing, id_: str) -> None:
    """Each enemy faction with a combat group on his hex rolls once. [C-SPY-04, RULING-C-SPY-TIMING]"""
    spy = doing.state.spies[id_]
    enemies = {
        group.faction for group in doing.state.at(spy.hex) if group.kind == GROUP and not doing.field.friends(group.faction, spy.faction)
    }
    for faction in sorted(enemies):
        if id_ in doing.state.spies:
            try_find(doing, doing.state.spies[id_], faction)


def _in_contact(doing: Doing, spy: Spy) -> bool:
    return any(group.hex == spy.hex and group.faction == spy.faction for group in doing.state.groups.values())


def note(doing: Doing, spy: Spy, group: Group) -> None:
    """He remembers a group as he saw it, with the day; of several sightings the last. [C-SPY-01, RULING-C-SPY-SNAPSHOT]"""
    seen = knowledge.look(doing.state, group, knowledge.SPY)
    notes = (*(old for old in spy.notes if old.group != group.id), seen)
    if notes != spy.notes:
        doing.emit(e.SpyChanged(spy._replace(notes=notes)))


def report(doing: Doing, spy: Spy) -> None:
    """As soon as he meets a group or leader of his own, his side knows what he has seen. [C-SPY-02]"""
    if spy.notes:
        doing.emit(e.SpyReported(spy.faction, spy.notes))
        doing.emit(e.SpyChanged(spy._replace(notes=())))


def try_find(doing: Doing, spy: Spy, faction: str) -> None:
    """A die, easier on him in a town and easiest in a city: five or less and he is found out. [C-SPY-04, C-SPY-05]"""
    place = where(doing.field, spy.hex)
    modifier = doing.rules.spies.modifiers[place]
    terms = doing.roll_and_add("spy", "C-SPY-04", *((Term(modifier, SEEN_IN[place], "C-SPY-04"),) if modifier else ()), who=spy.id)
    found = doing.rules.spies.discovered(total(terms))
    doing.emit(e.SpyTried(spy.id, faction, terms, found))
    if found:
        doing.emit(e.SpyGone(spy.id))
        doing.emit(e.Departed(spy.who))


def at_night(doing: Doing) -> None:
    """Once more for every spy who stays on a hex with the enemy. [RULING-C-SPY-TIMING]"""
    for id_ in list(doing.state.spies):
        _search(doing, id_)
