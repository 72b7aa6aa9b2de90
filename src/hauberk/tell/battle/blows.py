"""The story of blows: shots, melee and wounds.

A blow is told with its first result; whatever more comes of it has lines of its own.
"""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.questions import RetreatOwed
from hauberk.battle.core.state import CHARGES
from hauberk.board.board import NOWHERE
from hauberk.common.term import total
from hauberk.tell.battle.telling import Gaps, Teller, Telling
from hauberk.tell.details import Detail
from hauberk.tell.telling import Line

INDIRECT = (
    "RETREAT-", "REFUSE-", "INF-", "STATE-05", "WATER-", "UNHORSE-", "CHARGE-17", "CCHARGE-08", "SC-MOAT-03", "RULING-A-MOAT-02", "GRAP-09",
)  # fmt: skip
"""Rules of harm that comes after a blow or goes with it, and is told by itself."""
STATES = {Health.STUNNED: "stunned", Health.WOUNDED: "wounded", Health.DEAD: "killed"}
ON_A_ROPE = ("C", "D", "E")
"""Results that mean something else for a man on a rope. [GRAP-08]"""


# -- what came of a blow ---------------------------------------------------------------------------------------------


def _hurt_at(here: Telling, who: BeingId) -> int | None:
    """Where the wound is that the blow itself has dealt."""

    def dealt(event: e.Event) -> bool:
        return isinstance(event, e.Hurt) and event.man == who and not (event.cause or event.rule).startswith(INDIRECT)

    return here.later(dealt)


def _health_at(here: Telling, index: int | None) -> int:
    event = here.events[index] if index is not None else None
    return event.health if isinstance(event, e.Hurt) else Health.HEALTHY


def _harm(here: Telling, who: BeingId) -> str:
    """What a blow has done to somebody; the events that say so are told with the blow."""
    hurt = _hurt_at(here, who)
    thrown = here.later(lambda event: isinstance(event, e.Unhorsed) and event.man == who)
    if thrown is not None:
        here.said.add(thrown)
        if _health_at(here, hurt) != Health.DEAD:
            return "unhorsed"
    if hurt is None:
        return "nothing"
    here.said.add(hurt)
    return STATES.get(_health_at(here, hurt), "nothing")


def _must_retreat(here: Telling, who: BeingId) -> bool:
    """Has the blow driven him back?"""

    def owed(event: e.Event) -> bool:
        return isinstance(event, e.Asked) and isinstance(event.question, RetreatOwed) and who in event.question.men

    return here.later(owed) is not None


# -- melee -----------------------------------------------------------------------------------------------------------


def attack_declared(here: Telling, event: e.AttackDeclared) -> Line | None:
    """Told by itself only where something comes between the attack and the blow."""

    def follows(other: e.Event) -> bool:
        return isinstance(other, e.Fought | e.YieldAsked) and other.men == event.men and other.target == event.target

    if here.later(follows) is not None:
        return None
    attack = _attack(here, event.men, event.target)
    return here.line("charge" if event.charge else "attack", (*event.men, event.target), attack=attack)


def _attack(here: Telling, men: tuple[BeingId, ...], target: BeingId) -> str:
    key = "blow-charge" if here.state.sequence == CHARGES else "blow-attack"
    return here.messages.say(key, men=here.group(men), target=here.name(target))


def fought(here: Telling, event: e.Fought) -> Line:
    """Who struck whom and what came of it, with the whole reckoning."""
    gaps: Gaps = {"men": here.group(event.men), "target": here.name(event.target)}
    outcome = here.messages.say(f"blow-{_outcome(here, event)}", **gaps)
    attack = _attack(here, event.men, event.target)
    return here.line("", (*event.men, event.target), _reckoning(here, event), attack=attack, outcome=outcome)


def _outcome(here: Telling, event: e.Fought) -> str:
    if event.result in ("A", "B"):
        return _outcome_for_attackers(here, event)
    if event.pikes:
        return _outcome_on_pikes(here, event)
    if event.result == "C" and _hurt_at(here, event.target) is None:
        return "driven_back" if _must_retreat(here, event.target) else "nothing" if _on_rope(event) else "ranks_hold"
    return _harm(here, event.target) if event.result in ("C", "D", "E", "F") else "nothing"


def _outcome_for_attackers(here: Telling, event: e.Fought) -> str:
    if here.man(event.target).health == Health.STUNNED:
        return "nothing"
    if event.result == "B":
        return "thrown_back"
    return "struck_down" if len(event.men) == 1 else "one_down"


def _outcome_on_pikes(here: Telling, event: e.Fought) -> str:
    gone = e.PikesChanged(event.target, False)
    broken = here.later(lambda other: other == gone)
    if event.result not in ("E", "F") or broken is None:
        return "pikes_hold"
    here.said.add(broken)
    return "pikes_broken"


def _reckoning(here: Telling, event: e.Fought) -> list[Detail]:
    table = here.names.field.rules.melee
    raw = total(event.differential)
    column = table.labels[table.column(raw)]
    found = [*here.terms(event.differential), here.detail("differential", total=raw, column=column)]
    if event.shifts:
        found += [*here.terms(event.shifts), here.detail("shifted", column=table.labels[event.column])]
    result = here.messages.say("result-melee", letter=event.result)
    found += [*here.terms(event.die_terms), here.detail("blow", total=total(event.die_terms), result=result)]
    return [*found, here.detail("rope", "GRAP-08", letter=event.result)] if _on_rope(event) and event.result in ON_A_ROPE else found


def _on_rope(event: e.Fought) -> bool:
    """Does the target hang on a rope? [GRAP-08]"""
    return any(term.reason == "rope" and term.value > 0 for term in event.shifts)


# -- shots -----------------------------------------------------------------------------------------------------------


def shot(here: Telling, event: e.Shot) -> Line:
    """Who shot at whom and what came of it."""
    who, target, hex_ = here.name(event.man), here.name(event.target), here.names.hex(event.impact)
    gaps: Gaps = {"who": who, "target": target, "hex": hex_}
    if event.victim:
        gaps["victim"] = here.name(event.victim)
    aimed = here.messages.say("shot", **gaps, weapon=event.weapon)
    outcome = here.messages.say(f"shot-{_effect(here, event)}", **gaps, why=event.lost or "unknown")
    people = (event.man, event.target, *((event.victim,) if event.victim else ()))
    return here.line("", people, _ballistics(here, event), shot=aimed, outcome=outcome)


def _effect(here: Telling, event: e.Shot) -> str:
    if event.impact == NOWHERE:
        return "lost"
    if event.victim != event.target:
        if not event.victim:
            return "nobody" if event.impact == event.aim else "strays_empty"
        return "strays" if event.result else "strays_harmless"
    if not event.result:
        return "harmless"
    return _effect_on_target(here, event)


def _effect_on_target(here: Telling, event: e.Shot) -> str:
    mount = here.man(event.target).mount
    dead_horse = here.later(lambda other: isinstance(other, e.Hurt) and bool(mount) and other.man == mount)
    if dead_horse is not None:
        here.said.add(dead_horse)
        return "horse_killed"
    harm = _harm(here, event.target)
    if harm != "nothing":
        return harm
    if _must_retreat(here, event.target):
        return "driven_back"
    slowed = here.later(lambda other: isinstance(other, e.MovementCut) and other.man == event.target)
    return "slowed" if slowed is not None else "harmless"


def _ballistics(here: Telling, event: e.Shot) -> list[Detail]:
    hexes = here.names.field.board.distance(event.origin, event.aim)
    found = [here.detail("weapon", weapon=here.names.weapon(event.weapon), hexes=hexes)]
    if event.impact_terms:
        where = "lost" if event.impact == NOWHERE else "on_target" if event.impact == event.aim else "strays"
        found += here.terms(event.impact_terms)
        found.append(here.detail(f"impact-{where}", total=total(event.impact_terms), hex=here.names.hex(event.impact)))
    else:
        found.append(here.detail("sure"))
    found += _lot(here)
    if event.hit_terms:
        rider = "mounted" if here.man(event.victim).mounted else "foot"
        result = here.messages.say(f"result-shot-{rider}", letter=event.result or "none")
        found += [*here.terms(event.cover_terms), *here.terms(event.hit_terms)]
        found.append(here.detail("hit", total=total(event.hit_terms), result=result))
    return found


def _lot(here: Telling) -> list[Detail]:
    """The die that chose among several on the hex."""
    rolls = [event for event in here.events[: here.index] if isinstance(event, e.Rolled)]
    return [here.throw(event) for event in rolls if event.purpose == "who_is_hit"][-1:]


def fire_held(here: Telling, event: e.FireHeld) -> Line:
    """The passive side lets it pass."""
    people = (event.man,) if event.man else ()
    return here.line("", people, side=here.names.side(1 - here.state.active))


# -- wounds ----------------------------------------------------------------------------------------------------------


TOLD_BY_DIE = {"killed": Health.DEAD, "dies": Health.DEAD, "stunned": Health.STUNNED}
"""Results of oil, fire and falling things whose sentence says already what has become of him."""


def hurt(here: Telling, event: e.Hurt) -> Line | None:
    """Somebody is stunned, wounded or killed; not told twice where the die has told it."""
    variant = {Health.STUNNED: "stunned", Health.WOUNDED: "wounded", Health.DEAD: "dead"}.get(event.health)
    before = here.before
    told = isinstance(before, e.Tested) and before.man == event.man and TOLD_BY_DIE.get(before.result) == event.health
    if variant is None or told:
        return None
    details = [here.detail("rule", event.rule)]
    return here.line(variant, (event.man,), details, who=here.name(event.man), rule=event.cause or event.rule)


def unhorsed(here: Telling, event: e.Unhorsed) -> Line:
    """A rider is out of the saddle."""
    return here.line("", (event.man, event.horse), who=here.name(event.man))


def fell(here: Telling, event: e.Fell) -> Line:
    """He comes to lie on a hex."""
    return here.line("", (event.man,), who=here.name(event.man), hex=here.names.hex(event.cell))


TELLERS: dict[type, Teller] = {
    e.AttackDeclared: attack_declared,
    e.Fought: fought,
    e.Shot: shot,
    e.FireHeld: fire_held,
    e.Hurt: hurt,
    e.Unhorsed: unhorsed,
    e.Fell: fell,
}
