"""The reckoning before the dice, in words: every term with its rule, every outcome with its chance."""

from __future__ import annotations

from fractions import Fraction

from hauberk.basis.term import Term, total
from hauberk.battle.commands import Command
from hauberk.battle.events import Event, Fought, InfiltrationTested, Rolled, Shot
from hauberk.play.forecast import Forecast, Outcome, branches, forecast
from hauberk.tell.telling import Telling
from hauberk.text.naming import Scene


def odds(scene: Scene, command: Command) -> list[str]:
    """What can come of a command. Raises Refused."""
    found = forecast(scene.field, scene.state, command)
    lines = [line for event in found.reckoning for line in _terms(scene, event)]
    if not found.reckoning and not _throws(scene, command):
        lines.append(scene.roll.names.messages.say("text-no-dice"))
    return lines + _chances(scene, found)


def _throws(scene: Scene, command: Command) -> bool:
    return any(isinstance(event, Rolled) for branch in branches(scene.field, scene.state, command) for event in branch.events)


def _chances(scene: Scene, found: Forecast) -> list[str]:
    """Outcomes that read the same are one line."""
    chances: dict[str, Fraction] = {}
    for outcome in found.outcomes:
        what = _outcome(scene, outcome)
        chances[what] = chances.get(what, Fraction(0)) + outcome.chance
    likely = sorted(chances, key=lambda what: -chances[what])
    return [scene.roll.names.messages.say("text-chance", percent=percent(chances[what]), what=what) for what in likely]


def percent(chance: Fraction) -> str:
    """A chance in hundredths, with as many places as it needs, two at most."""
    return f"{float(chance * 100):.2f}".rstrip("0").rstrip(".")


def _outcome(scene: Scene, outcome: Outcome) -> str:
    names, say = scene.roll.names, scene.roll.names.messages.say
    found = [say(f"text-becomes-{state}", who=names.being(scene.state, who)) for who, state in outcome.changes]
    if outcome.asked:
        found.append(say(f"text-then-{outcome.asked}"))
    return ", ".join(found) or say("text-becomes-nothing")


def _terms(scene: Scene, event: Event) -> list[str]:
    """The sums that are known before a die falls."""
    here = Telling(scene.roll.names, scene.state, (event,), 0, set())
    if isinstance(event, Fought):
        return _melee(here, event)
    if isinstance(event, Shot):
        hexes = scene.field.board.distance(event.origin, event.aim)
        found = [here.detail("weapon", weapon=here.names.weapon(event.weapon), hexes=hexes)]
        found += here.terms(_without_die(event.impact_terms)) if event.impact_terms else [here.detail("sure")]
        return found + here.terms(_without_die(event.hit_terms))
    return here.terms(_without_die(event.terms)) if isinstance(event, InfiltrationTested) else []


def _melee(here: Telling, event: Fought) -> list[str]:
    table, raw = here.names.field.rules.melee, total(event.differential)
    found = [*here.terms(event.differential), here.detail("differential", total=raw, column=table.labels[table.column(raw)])]
    if event.shifts:
        found += [*here.terms(event.shifts), here.detail("shifted", column=table.labels[event.column])]
    return found + here.terms(_without_die(event.die_terms))


def _without_die(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    return tuple(term for term in terms if term.reason != "die")
