"""Forecasts for a reader: every outcome with its chance, every face of the die with what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from hauberk.battle.core import commands as c
from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.battle.shooting.shots import read_result
from hauberk.board.terrain import Cover
from hauberk.common.term import DIE, Term, total, without_die
from hauberk.play.battle.dangers import dangers
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import FACES, if_let
from hauberk.play.forecast import Branch, Outcome, merged
from hauberk.play.protocol.battle import asks as said
from hauberk.play.wire import snake
from hauberk.server.battle.speech import Speech
from hauberk.server.battle.work_odds import decisions
from hauberk.tell.grammar import sentence

EXPLAINED = (e.Fought, e.Shot, e.InfiltrationTested)
ASKED = ("retreat_owed", "casualty_asked", "advance_offered", "fall_asked", "landing_asked", "cover_asked")


def forecast(speech: Speech, state: State, command: c.Command) -> said.Forecast:
    """The whole reckoning of a command before the dice. Raises Refused."""
    found, asked, whole = if_let(speech.field.at(state), command)
    outcomes = merged(BATTLE, state, found) if whole else ()
    by: dict[BeingId, dict[str, Fraction]] = {}
    for outcome in outcomes:
        for who, change in outcome.changes:
            by.setdefault(who, {})
            by[who][change] = by[who].get(change, Fraction(0)) + outcome.chance
    return said.Forecast(
        outcomes=[_outcome(speech, state, outcome) for outcome in outcomes],
        reckoning=[*_reckonings(speech, state, found), *decisions(speech, state, command, found if whole else None)],
        by={who: {change: _percent(share) for change, share in changes.items()} for who, changes in by.items()},
        assumes=[snake(name) for name in asked],
        partial=UNSET if whole else True,
        dangers=_dangers(speech, state, command) or UNSET,
    )


def _dangers(speech: Speech, state: State, command: c.Command) -> list[said.Danger]:
    """Who may shoot at a charge on its way or ride to meet it, with the chance that it hurts him who charges. [CHARGE-12, CCHARGE-01]"""
    return [
        said.Danger(
            rider=each.rider,
            who=each.who,
            act="shoot" if isinstance(each.command, c.ShootBack) else "counter_charge",
            percent=_percent(each.chance) if each.chance is not None else UNSET,
        )
        for each in dangers(speech.field.at(state), command)
    ]


def _percent(share: Fraction) -> float:
    return round(float(share) * 100, 4)


def _outcome(speech: Speech, state: State, outcome: Outcome) -> said.ForecastOutcome:
    words = [speech.say(f"outcome-{change}", who=speech.names.being(state, who)) for who, change in outcome.changes]
    if outcome.asked:
        key = f"outcome-asked-{outcome.asked if outcome.asked in ASKED else 'other'}"
        words.append(speech.say(key, men=speech.names.group(state, outcome.men)))
    return said.ForecastOutcome(
        chance=f"{outcome.chance.numerator}/{outcome.chance.denominator}",
        percent=_percent(outcome.chance),
        result=outcome.letter,
        text=sentence(", ".join(words or [speech.say("outcome-nothing")])),
        changes=dict(outcome.changes),
        asked=outcome.asked,
    )


# -- the reckoning ---------------------------------------------------------------------------------------------------


def _reckonings(speech: Speech, state: State, found: list[Branch]) -> Iterable[said.Reckoning]:
    """The sums of the first way the dice can fall that says most."""
    first = max(found, key=lambda branch: sum(isinstance(event, EXPLAINED) for event in branch.events), default=None)
    for event in first.events if first is not None else ():
        if isinstance(event, e.Fought):
            yield _fought(speech, state, event)
        elif isinstance(event, e.Shot):
            yield from _shot(speech, state, event)
        elif isinstance(event, e.InfiltrationTested):
            yield _tested(speech, event)


def _entry(speech: Speech, title: str, event: str, terms: tuple[Term, ...], faces: list[said.Face], **more: Any) -> said.Reckoning:
    return said.Reckoning(event=event, title=speech.say(f"reckoning-{title}"), terms=speech.terms(terms), faces=faces, **more)


def thrown(speech: Speech, state: State, events: Iterable[e.Event]) -> Iterator[said.Reckoning]:
    """Every die of a step that a table has been read with: the reckoning it belonged to, what it is thrown for, and its face."""
    for event in events:
        if isinstance(event, e.Fought):
            yield replace(_fought(speech, state, event), purpose="melee", face=_face(event.die_terms))
        elif isinstance(event, e.Shot):
            thrown_for = ([("impact", event.impact_terms)] if event.impact_terms else []) + [("hit", event.hit_terms)]
            for row, (purpose, terms) in zip(_shot(speech, state, event), thrown_for, strict=False):  # nobody is hit by a shot that is lost
                yield replace(row, purpose=purpose, face=_face(terms))
        elif isinstance(event, e.InfiltrationTested):
            yield replace(_tested(speech, event), purpose="infiltration", face=_face(event.terms))
        state = evolve(state, event)


def _face(terms: tuple[Term, ...]) -> int:
    return next((term.value for term in terms if term.reason == DIE), 0)


def _fought(speech: Speech, state: State, event: e.Fought) -> said.Reckoning:
    table = speech.field.rules.melee
    target = state.beings[event.target]
    added = without_die(event.die_terms)
    faces = []
    for face in FACES:
        letter = table.result(event.column, face + total(added), target.mounted)
        faces.append(said.Face(face, letter, speech.say("result-melee", letter=letter)))
    raw = total(event.differential)
    more = {
        "total": raw,
        "raw_column": table.labels[table.column(raw)],
        "shifts": speech.terms(event.shifts),
        "die_terms": speech.terms(added),
        "column": table.labels[event.column],
        "columns": list(table.labels),
        "men": list(event.men),
        "target": event.target,
    }
    return _entry(speech, "fought", "fought", event.differential, faces, **more)


def _shot(speech: Speech, state: State, event: e.Shot) -> Iterable[said.Reckoning]:
    rules = speech.field.rules
    if event.impact_terms:
        added = without_die(event.impact_terms)
        faces = []
        for face in FACES:
            roll = face + total(added)
            where = "on_target" if roll <= rules.impact.on_target else "lost" if roll > rules.impact.lost else "strays"
            faces.append(said.Face(face, where, speech.say(f"face-impact-{where}")))
        yield _entry(speech, "impact", "shot", added, faces, column="", target=event.target, men=[event.man])
    victim = state.beings.get(event.victim)
    if victim is None:
        return
    weapon = rules.weapons[event.weapon]
    added = without_die(event.hit_terms)
    rider = "mounted" if victim.mounted else "foot"
    faces = []
    for face in FACES:
        letter = read_result(speech.field, weapon, face + total(added), Cover(event.cover), victim.mounted)
        faces.append(said.Face(face, letter or "-", speech.say(f"result-shot-{rider}", letter=letter or "none")))
    terms, name = (*added, *event.cover_terms), speech.names.weapon(event.weapon)
    yield _entry(speech, "hit", "shot", terms, faces, column=name, target=event.victim, men=[event.man])


def _tested(speech: Speech, event: e.InfiltrationTested) -> said.Reckoning:
    table = speech.field.rules.infiltration
    added = without_die(event.terms)
    faces = []
    for face in FACES:
        result = table.result(face + total(added))
        faces.append(said.Face(face, result, speech.say("result-test", result=result)))
    return _entry(speech, "infiltration_tested", "infiltration_tested", added, faces, column="", men=[event.man], target=event.man)
