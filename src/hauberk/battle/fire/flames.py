"""People in the fire: who must leave a burning hex, who comes round in it, who dies there. Guiscard 10.2.4, 10.5.3."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.questions import RetreatOwed
from hauberk.battle.core.works import GREEK
from hauberk.battle.people.wounds import harm, kill
from hauberk.common.dice import D10, span
from hauberk.common.term import total


def flee(doing: Doing, who: BeingId) -> None:
    """He must leave the burning hex at once; who finds no way out is wounded. [FIRE-08, RULING-G-28, SC-FIRE-05, RULING-S-39]"""
    if wake(doing, who):
        _drive_out(doing, who, False)


def engulf(doing: Doing, who: BeingId) -> None:
    """Whoever stands in burning naphtha throws a die: killed, driven out wounded, or driven out; the stunned must wake first.

    [GFIRE-12, RULING-G-38]
    """
    if not wake(doing, who):
        return
    figures, man = doing.rules.works, doing.being(who)
    terms = doing.roll_and_add("naphtha", "GFIRE-12", who=who)
    die = total(terms)
    result = "killed" if die <= figures.naphtha_kills else "wounded" if die <= figures.naphtha_wounds else "flees"
    bands = {"killed": (1, figures.naphtha_kills), "wounded": (figures.naphtha_kills + 1, figures.naphtha_wounds)}
    needs = span(*bands.get(result, (figures.naphtha_wounds + 1, D10)))
    doing.emit(e.Tested("naphtha", who, man.cell, terms, result, needs=needs))
    if result != "flees":
        harm(doing, who, result, "GFIRE-12")
    _drive_out(doing, who, True)


def engulfed_again(doing: Doing, who: BeingId) -> None:
    """His way out of the naphtha has led him into more of it. [GFIRE-13]"""
    man = doing.being(who)
    fires = [doing.state.works.fires.get(cell) for cell in man.cells] if man.alive else []
    if any(fire is not None and fire.origin == GREEK for fire in fires):
        engulf(doing, who)


def _drive_out(doing: Doing, who: BeingId, through_naphtha: bool) -> None:
    """One hex, at once. [FIRE-08, GFIRE-12]"""
    man = doing.being(who)
    if man.able:
        owner = man.side if man.side >= 0 else doing.state.active
        doing.ask(RetreatOwed(owner, (who,), doing.rules.works.fire_retreat, naphtha=through_naphtha))
    elif man.alive:
        harm(doing, who, "wounded", "FIRE-08")  # a prisoner goes nowhere by himself


def wake(doing: Doing, who: BeingId) -> bool:
    """A stunned man in the flames comes round at once or dies; True if somebody is there who can flee. [FIRE-10]"""
    man = doing.being(who)
    if man.health != Health.STUNNED:
        return man.alive
    terms = doing.roll_and_add("stunned_in_fire", "FIRE-10", who=who)
    wakes, needs = total(terms) <= doing.rules.works.fire_wakes, span(1, doing.rules.works.fire_wakes)
    doing.emit(e.Tested("stunned_in_fire", who, man.cell, terms, "wakes" if wakes else "dies", needs=needs))
    if wakes:
        doing.emit(e.Recovered(who))
    else:
        kill(doing, who, "FIRE-10")
    return wakes
