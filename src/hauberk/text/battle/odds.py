"""The reckoning before the dice, in words: every term with its rule, every outcome with its chance."""

from __future__ import annotations

from fractions import Fraction

from hauberk.battle.core.commands import Attack, Command, Shoot, ShootBack
from hauberk.battle.core.events import Event, Fought, InfiltrationTested, Rolled, Shot
from hauberk.common.term import total, without_die
from hauberk.play.battle.dangers import dangers
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.outcomes import SLOWED
from hauberk.play.battle.queries import shot_branches
from hauberk.play.forecast import Branch, Outcome, branches, merged
from hauberk.tell.battle.telling import Telling
from hauberk.tell.details import Detail
from hauberk.tell.forecast_lines import percent
from hauberk.tell.grammar import sentence
from hauberk.text.battle.naming import Moment


def ways(scene: Moment, command: Command) -> list[Branch]:
    """Every way the dice can fall up to the next decision; of a defensive shot the shot alone, for what its target does
    afterwards is another reckoning. Raises Refused."""
    if isinstance(command, ShootBack):
        return list(shot_branches(scene.position, command))
    return list(branches(BATTLE, scene.position, command))


def odds(scene: Moment, command: Command) -> list[str]:
    """What can come of a command. Raises Refused."""
    found = ways(scene, command)
    explained = [event for event in found[0].events if isinstance(event, Fought | Shot | InfiltrationTested)]
    lines = [str(line) for event in explained for line in _terms(scene, event)]
    if not any(isinstance(event, Rolled) for branch in found for event in branch.events):
        lines.append(scene.roll.names.messages.say("text-no-dice"))
    return lines + _chances(scene, merged(BATTLE, scene.state, found)) + _dangers(scene, command)


def _dangers(scene: Moment, command: Command) -> list[str]:
    """Who may shoot at a charge on its way or ride to meet it. [CHARGE-12, CCHARGE-01]"""
    names, say = scene.roll.names, scene.roll.names.messages.say
    found = []
    for each in dangers(scene.position, command):
        key = "text-may-shoot" if isinstance(each.command, ShootBack) else "text-may-meet"
        who, rider = names.being(scene.state, each.who), names.being(scene.state, each.rider)
        found.append(sentence(say(key, who=who, rider=rider, percent=percent(each.chance) if each.chance is not None else "?")))
    return found


def chance_to_hurt(scene: Moment, command: Command) -> Fraction | None:
    """The chance that a shot or a blow hurts somebody of the other side; None for other commands."""
    if not isinstance(command, Shoot | ShootBack | Attack):
        return None
    foe = scene.state.beings[command.target].side
    found = merged(BATTLE, scene.state, ways(scene, command))
    hurt = [each for each in found if any(scene.state.beings[who].side == foe and change != SLOWED for who, change in each.changes)]
    return sum((each.chance for each in hurt), Fraction(0))


def _chances(scene: Moment, found: tuple[Outcome, ...]) -> list[str]:
    """Outcomes that read the same are one line."""
    chances: dict[str, Fraction] = {}
    for outcome in found:
        what = _outcome(scene, outcome)
        chances[what] = chances.get(what, Fraction(0)) + outcome.chance
    likely = sorted(chances, key=lambda what: -chances[what])
    return [scene.roll.names.messages.say("text-chance", percent=percent(chances[what]), what=what) for what in likely]


def _outcome(scene: Moment, outcome: Outcome) -> str:
    names, say = scene.roll.names, scene.roll.names.messages.say
    found = [say(f"text-becomes-{state}", who=names.being(scene.state, who)) for who, state in outcome.changes]
    if outcome.asked:
        found.append(say(f"text-then-{outcome.asked}", men=names.group(scene.state, outcome.men)))
    return ", ".join(found) or say("text-becomes-nothing")


def _terms(scene: Moment, event: Event) -> list[Detail]:
    """The sums that are known before a die falls."""
    here = Telling(scene.roll.names, scene.state, (event,), 0, set())
    if isinstance(event, Fought):
        return _melee(here, event)
    if isinstance(event, Shot):
        hexes = scene.field.board.distance(event.origin, event.aim)
        found = [here.detail("weapon", weapon=here.names.weapon(event.weapon), hexes=hexes)]
        found += here.terms(without_die(event.impact_terms)) if event.impact_terms else [here.detail("sure")]
        return found + here.terms(event.cover_terms) + here.terms(without_die(event.hit_terms))
    return here.terms(without_die(event.terms)) if isinstance(event, InfiltrationTested) else []


def _melee(here: Telling, event: Fought) -> list[Detail]:
    table, raw = here.names.field.rules.melee, total(event.differential)
    found = [*here.terms(event.differential), here.detail("differential", total=raw, column=table.labels[table.column(raw)])]
    if event.shifts:
        found += [*here.terms(event.shifts), here.detail("shifted", column=table.labels[event.column])]
    return found + here.terms(without_die(event.die_terms))
