"""Stunned, wounded, dead. Rulebook 1.2, 5.4.4, 6.5."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import FallAsked
from hauberk.battle.people.burdens import put_down
from hauberk.battle.riding.horses import drop_bridles, find_room
from hauberk.board.board import Cells, bits, cells_of

HARMS = {"stunned": Health.STUNNED, "wounded": Health.WOUNDED, "killed": Health.DEAD}


def outcome_of(being: Being, harm: str) -> int:
    """What an injury makes of somebody: who was hurt before dies of another. [STATE-03, RULING-T-08, RULING-T-10, CTX-04]"""
    if being.character.is_beast:
        return Health.HEALTHY if harm == "stunned" else Health.DEAD
    hurt_before = being.health != Health.HEALTHY or (being.was_hurt and (being.captive or being.disarmed))
    if hurt_before or harm == "killed":
        return Health.DEAD
    return HARMS[harm]


def harm(doing: Doing, who: BeingId, what: str, rule: str) -> None:
    """Somebody is stunned, wounded or killed where he stands; a stunned or dead rider is out of the saddle.

    [STATE-03, COUNTER-02]
    """
    being = doing.being(who)
    health = outcome_of(being, what)
    if being.mounted and health >= Health.STUNNED:
        throw_off(doing, who, what, rule)
        return
    if health != being.health:
        hurt(doing, who, health, *_rules(being, what, rule))


def _rules(being: Being, what: str, rule: str) -> tuple[str, str]:
    """The rule of an injury; a second one is death by another rule, and the first is its cause. [STATE-03]"""
    second = what != "killed" and not being.character.is_beast and outcome_of(being, what) == Health.DEAD
    return ("STATE-03", rule) if second else (rule, "")


def hurt(doing: Doing, who: BeingId, health: int, rule: str, cause: str = "") -> None:
    """Note the new state, and let go of whatever he held. [RULING-T-87]"""
    doing.emit(e.Hurt(who, health, rule, cause))
    if health >= Health.STUNNED:
        drop_bridles(doing, who)
        if doing.being(who).on_map:
            put_down(doing, who)


def throw_off(doing: Doing, who: BeingId, what: str, rule: str, horse_dies: bool = False) -> None:
    """A rider is unhorsed, stunned, wounded or killed: the horse stays where it was, his owner says where he falls.

    [UNHORSE-01, UNHORSE-04]
    """
    man = doing.being(who)
    horse = man.mount
    drop_bridles(doing, who)
    doing.emit(e.Unhorsed(who, horse))
    if horse_dies:
        doing.emit(e.Hurt(horse, Health.DEAD, rule))
    elif any(len(doing.state.at[cell]) > 1 for cell in doing.being(horse).cells):
        find_room(doing, doing.being(horse))
    doing.emit(e.Hurt(who, outcome_of(man, what), *_rules(man, what, rule)))
    doing.ask(FallAsked(man.side, who, horse))


def kill(doing: Doing, who: BeingId, rule: str) -> None:
    """Somebody dies."""
    harm(doing, who, "killed", rule)


def surrounded(position: Position, man: Being) -> bool:
    """A stunned man dies when every hex around him that he could step on holds an unstunned enemy.

    [STATE-05, RULING-T-76]
    """
    around = _steps_away(position.field, man)
    return bool(around) and not around & ~position.state.standing(1 - man.side)


def _steps_away(field: Field, man: Being) -> Cells:
    """The hexes somebody on foot could step on from his own: they depend on the ground alone, and are noted when first asked for."""
    key = "steps away", man.cell, man.character.armoured
    known: Cells | None = field.memo.get(key)
    if known is None:
        step = field.move_graph_on_foot(man).step
        known = field.memo[key] = cells_of(cell for cell in field.board.ways[man.cell] if (man.cell, cell) in step)
    return known


def bury_surrounded(doing: Doing) -> bool:
    """Whoever lies stunned among enemies only is dead; True if that befell anybody. [STATE-05]"""
    if not doing.state.lying:
        return False
    field, at = doing.field, doing.state.at
    if field.lately.get("unburied") is at:  # whoever falls or goes elsewhere changes this look-up; nobody has since we looked
        return False
    found = False
    for cell in bits(doing.state.lying):
        for who in doing.state.at.get(cell, ()):
            being = doing.being(who)
            if being.health == Health.STUNNED and surrounded(doing.position, being):
                hurt(doing, who, Health.DEAD, "STATE-05")
                found = True
    if not found:
        field.lately["unburied"] = at
    return found
