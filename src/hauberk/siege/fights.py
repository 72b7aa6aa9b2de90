"""A fight of the day, from the first word to its result: who musters, where they stand, map or table, and what comes back of it.

Guiscard 11.4; The Anarchy 7.7. Every kind of fight is a `Kind` of its chapter: `assault`, `camp_sortie`, `field_battles`, `mine_gallery` …
This file leads through all of them in the same way. [SIEGE-04, A-SIEGE-25]
"""

from __future__ import annotations

import json

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import (
    assault,
    camp_sortie,
    coming_back,
    field_battles,
    mine_fights,
    mine_gallery,
    mine_sally,
    quick_fights,
    relief_battle,
    supply_sortie,
)
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.arranging import arranged, checked
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.kinds import (
    ASSAULT,
    CAMP_SORTIE,
    COUNTER_MINE,
    GALLERY,
    GENERAL_SORTIE,
    MINE_FIGHT,
    MINE_SALLY,
    RELIEF,
    SUPPLY_SORTIE,
    Kind,
    Offer,
    fight_of,
)  # fmt: skip
from hauberk.siege.set_up import drawn_up
from hauberk.siege.state import Fight

MAP, QUICK = "map", "quick"
KINDS: dict[str, Kind] = {
    ASSAULT: assault.ASSAULTING,
    CAMP_SORTIE: camp_sortie.AGAINST_THE_CAMP,
    SUPPLY_SORTIE: supply_sortie.FOR_FOOD,
    GENERAL_SORTIE: field_battles.WITH_ALL,
    RELIEF: relief_battle.RELIEVING,
    GALLERY: mine_gallery.TO_THE_WALL,
    MINE_FIGHT: mine_fights.BELOW_GROUND,
    MINE_SALLY: mine_sally.AGAINST_THE_MINE,
    COUNTER_MINE: mine_fights.COUNTER_MINING,
}


def begin(doing: Doing, action: str, side: Side, note: str = "") -> None:
    """A fight is begun: whoever has something to decide is asked in the order of the rules, each without seeing what the others say.

    [SIEGE-04, ASSLT-03, A-ACT-03, RULING-A-ACT-19]
    """
    state = doing.state
    known = state.fight if state.fight is not None and state.fight.kind == action else None
    fight = known or Fight(action, side, number=state.fights + 1)
    doing.emit(e.FightSet(KINDS[action].opened(doing, fight._replace(note=note))))
    _ask(doing)


def begin_forced(doing: Doing, action: str) -> None:
    """The events of the day have chosen the action: an assault through the opened gate, or battle with an army that has come.

    [EVENT-13, EVENT-19, A-EVENT-13, A-EVENT-19]
    """
    state = doing.state
    kind, _, note = action.partition("_")
    side = state.besieger if kind == ASSAULT else state.besieged
    doing.emit(e.ActionChosen(side, kind))
    begin(doing, kind, side, note)


def _ask(doing: Doing) -> None:
    """All questions of a fight lie on the stack at once; the last one asked is answered first."""
    fight = fight_of(doing.state)
    kind = KINDS[fight.kind]
    asked: list[q.Question] = [q.MusterAsked(side, fight.kind) for side in kind.musters(doing.position)]
    if kind.draw is not None:
        asked += [q.ArrangeAsked(side, fight.kind) for side in kind.arranges(doing.position)]
        asked.append(q.ResolveAsked(fight.attacker, (MAP, QUICK)))
    for question in reversed(asked):
        doing.ask(question)


# -- who takes part --------------------------------------------------------------------------------------------------


def plan_muster(position: SiegePosition, command: c.Muster) -> Refusal | None:
    """Are these people and engines allowed to take part?"""
    question = position.state.pending[-1]
    return KINDS[fight_of(position.state).kind].plan(position, question.side, command)


def muster(doing: Doing, question: q.MusterAsked, command: c.Muster) -> None:
    """A side has said who takes part; nobody else sees it before the fight begins."""
    kind = KINDS[fight_of(doing.state).kind]
    doing.emit(e.FightSet(kind.mustered(doing.position, question.side, command)))
    if kind.draw is None and not doing.state.pending:
        kind.done(doing)


def offered(position: SiegePosition, question: q.MusterAsked) -> Offer:
    """What there is to choose from."""
    return KINDS[question.fight].offer(position, question.side)


def muster_choices(position: SiegePosition, question: q.MusterAsked) -> tuple[c.Muster, ...]:
    """Whoever would usually take part; any other lawful muster is accepted."""
    return (default_muster(position, question),)


def default_muster(position: SiegePosition, question: q.MusterAsked) -> c.Muster:
    """Who would usually take part: everybody who may."""
    return KINDS[question.fight].usual(position, question.side)


# -- where they stand ------------------------------------------------------------------------------------------------


def plan_arrange(position: SiegePosition, command: c.Arrange) -> Refusal | None:
    """May people stand where they are put?"""
    side = position.state.pending[-1].side
    zone = KINDS[fight_of(position.state).kind].zone(position, side)
    return checked(position, side, command, zone)


def arrange(doing: Doing, question: q.ArrangeAsked, command: c.Arrange) -> None:
    """A side has said where its people stand; whoever was not named is placed by his sergeant."""
    fight = fight_of(doing.state)
    doing.emit(e.FightSet(fight._replace(places=(*fight.places, *arranged(command)))))


def arrange_choices(position: SiegePosition, question: q.ArrangeAsked) -> tuple[c.Arrange, ...]:
    """As usual; any other lawful arrangement is accepted."""
    return (default_arrange(position, question),)


def default_arrange(position: SiegePosition, question: q.ArrangeAsked) -> c.Arrange:
    """Where people would usually stand: their sergeants know."""
    return c.Arrange()


# -- map or table ----------------------------------------------------------------------------------------------------


def settle_how(doing: Doing, question: q.ResolveAsked, command: c.Answer) -> None:
    """On the map the fight is a battle of its own; by the table one die settles it. [C-QUICK-01]"""
    fight = fight_of(doing.state)
    kind = KINDS[fight.kind]
    doing.emit(e.FightSet(kind.ready(doing, fight)))
    table = drawn_up(doing.position, kind) if command.choice != QUICK else {}
    if table and fight.places and not doing.field.readable(table):  # some cannot stand where they were put: their sergeants know better
        doing.emit(e.FightSet(fight_of(doing.state)._replace(places=())))
        table = drawn_up(doing.position, kind)
    if not table or not doing.field.readable(table):  # what cannot be fought on the map nobody waits for
        called = kind.called(doing, fight_of(doing.state))
        if doing.state.outcome is None:
            doing.emit(e.FightSet(called))
            quick_fights.settle(doing, kind)
        return
    doing.emit(e.FightSet(fight_of(doing.state)._replace(set_up=json.dumps(table, ensure_ascii=False, sort_keys=True))))
    doing.ask(q.FightAwaited(fight.attacker))


# -- and back --------------------------------------------------------------------------------------------------------


def plan_report(position: SiegePosition, command: c.Report) -> Refusal | None:
    """A result speaks of the people of this fight, each once, and of a fight that is over. [RULING-G-78]"""
    return coming_back.checked(fight_of(position.state), command.result)


def report(doing: Doing, question: q.FightAwaited, command: c.Report) -> None:
    """The fight has been fought: who lives, who is taken, what is broken, and what it means for the siege."""
    coming_back.come_back(doing, KINDS[fight_of(doing.state).kind], command.result)
