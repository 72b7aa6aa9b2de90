"""What somebody may do in the present sequence, and why not the rest."""

from __future__ import annotations

from hauberk.battle.charge.declaring import may_charge
from hauberk.battle.core import commands as c
from hauberk.battle.core.actions import out_of_place
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.melee.combat import AttackChoices, may_attack
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.shooting.shots import arms, may_shoot_offensively
from hauberk.common.refusal import Refusal
from hauberk.play.battle.legal import Legal
from hauberk.play.wire import COMMANDS, snake

MAIN = (c.Shoot, c.Charge, c.Move, c.Attack)
"""What most people do in the four sequences they act in."""
MOST_SINGLY = 6


def why_not(position: Position, kind: type, man: Being) -> Refusal | None:
    """Why somebody may do nothing of a kind, to anybody and anywhere."""
    if kind is c.Shoot:
        found = [may_shoot_offensively(position, man, weapon) for weapon in arms(position, man)]
        return found[0] if found and all(found) else None
    if kind is c.Charge:
        return may_charge(position.state, man)
    if kind is c.Move:
        return may_move(position.state, man)
    return may_attack(position.state, man) if kind is c.Attack else None


def fits(state: State, kind: type) -> bool:
    """Has a command its place now?"""
    return out_of_place(state, kind) is None


def doers(command: c.Command) -> tuple[BeingId, ...]:
    """Who acts."""
    if isinstance(command, c.GroupCharge):
        return tuple(charge.man for charge in command.charges)
    men: tuple[BeingId, ...] = getattr(command, "men", ())
    man: BeingId = getattr(command, "man", "")
    return (man,) if man else men


def orders_of(legal: Legal, who: BeingId) -> list[c.Command]:
    """What one man may be told to do, as it is offered: of joint attacks he alone, and everybody together."""
    found: list[c.Command] = []
    for group in legal.groups:
        if isinstance(group, AttackChoices):
            found += [each for each in attacks(group) if who in each.men]
        elif group.about in ("", who):
            found += [command for command in group if who in doers(command)]
    return found


def attacks(group: AttackChoices) -> list[c.Attack]:
    """Attacks worth offering on one enemy: by each alone, and by all together."""
    found = [c.Attack((man,), group.about) for man in group.men[:MOST_SINGLY]]
    return [*found, c.Attack(group.men, group.about)] if len(group.men) > 1 else found


def nobodys(legal: Legal) -> list[c.Command]:
    """Commands that no single man gives, such as `done`."""
    return [command for group in legal.groups if not group.about for command in group if not doers(command)]


def counts(legal: Legal) -> dict[BeingId, dict[str, int]]:
    """How many commands of each kind everybody has, in the order of the roll."""
    found: dict[BeingId, dict[str, int]] = {}
    for group in legal.groups:
        if isinstance(group, AttackChoices):
            for man in group.men:
                _count(found, man, "attack", 1)
        elif group.about and len(group):
            _count(found, group.about, snake(type(group.nth(0)).__name__), len(group))
        else:
            for command in group:
                for man in doers(command):
                    _count(found, man, snake(type(command).__name__), 1)
    return {who: found[who] for who in legal.state.beings if who in found}


def _count(found: dict[BeingId, dict[str, int]], who: BeingId, word: str, number: int) -> None:
    assert word in COMMANDS
    mine = found.setdefault(who, {})
    mine[word] = mine.get(word, 0) + number
