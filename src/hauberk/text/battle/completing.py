"""What a sentence leaves out: the cheapest way, the best line of fire, the only answer; what stays open is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hauberk.battle.core import actions
from hauberk.battle.core import commands as c
from hauberk.battle.core.actions import plan, refuse
from hauberk.battle.core.being import Being
from hauberk.battle.core.choices import Listed
from hauberk.battle.melee.combat import AttackChoices
from hauberk.battle.movement.walking import Walk
from hauberk.battle.shooting.shots import ShotPlan, arms
from hauberk.common.refusal import Refusal
from hauberk.text.battle.allowed import attacks, why_not
from hauberk.text.battle.naming import Moment
from hauberk.text.battle.sentences import sentence_of
from hauberk.text.battle.ways import way
from hauberk.text.naming import Given, Option, Stuck, Trouble, Which
from hauberk.text.reading import needed

RANKED = (c.Shoot, c.ShootBack, c.Charge, c.CounterCharge, c.Withdraw)
"""Commands whose parts can be weighed: of several the best is taken and said."""
MOST_ASKED = 40


def complete(scene: Moment, kind: type, given: Given) -> tuple[c.Command, bool] | Refusal:
    """The command that is meant, and whether something was added to what was said. Raises Stuck."""
    if refusal := actions.out_of_place(scene.state, kind):
        return refusal
    if kind is c.GroupCharge:
        return _group(scene, given)
    if kind is c.Move:
        return _move(scene, given)
    missing = [name for name in needed(kind) if name not in given]
    command: c.Command | None = kind(**given) if not missing else None
    if command is not None and refuse(scene.position, command) is None:
        return command, False
    found = [each for each in choices(scene, kind, given) if _matches(each, given)]
    if found:
        return _chosen(scene, found, given), True
    if command is not None:
        return command, False
    return _probed(scene, kind, given, missing)


def _move(scene: Moment, given: Given) -> tuple[c.Command, bool] | Refusal:
    for part in ("man", "path"):
        if part not in given:
            raise Stuck(Trouble("text-missing", part))
    path = given["path"]
    literal = c.Move(given["man"], path)
    refusal = refuse(scene.position, literal)
    if refusal is None or refusal.reason not in ("not_adjacent", "not_in_front"):
        return literal, False
    found = way(scene.position, scene.state.beings[given["man"]], path)
    return found if isinstance(found, Refusal) else (c.Move(given["man"], found), True)


def _group(scene: Moment, given: Given) -> tuple[c.Command, bool] | Refusal:
    """Charges together; ways that are left out are those of a listed group, else each one's cheapest."""
    wanted = given.get("charges", ())
    if not wanted:
        raise Stuck(Trouble("text-missing", "charges"))
    for part in ("man", "target"):
        if any(part not in each for each in wanted):
            raise Stuck(Trouble("text-missing", part))
    pairs = {each["man"]: each["target"] for each in wanted}
    if any("path" not in each for each in wanted):
        for command in choices(scene, c.GroupCharge, {}):
            if isinstance(command, c.GroupCharge) and {one.man: one.target for one in command.charges} == pairs:
                return command, True
    charges, added = [], False
    for each in wanted:
        one = complete(scene, c.Charge, each)
        if isinstance(one, Refusal):
            return one
        assert isinstance(one[0], c.Charge)
        charges.append(one[0])
        added |= one[1]
    return c.GroupCharge(tuple(charges)), added


# -- what the rules list ---------------------------------------------------------------------------------------------


def choices(scene: Moment, kind: type, given: Given) -> Iterator[c.Command]:
    """The lawful commands of a kind, of one man if he is named."""
    who = given.get("man", "")
    for group in scene.legal.groups:
        if isinstance(group, AttackChoices):
            yield from _attacks(group, given) if kind is c.Attack else ()
        elif group.about and who and group.about != who:
            continue
        elif isinstance(group, Listed) or type(group.nth(0)) is kind:  # all others hold commands of one kind only
            yield from (command for command in group if type(command) is kind)


def _attacks(group: AttackChoices, given: Given) -> Iterator[c.Attack]:
    """On one enemy: by those who are named, else what is worth offering."""
    men = given.get("men", ())
    if men and set(men) <= set(group.men):
        yield c.Attack(men, group.about)
    elif not men and given.get("target") == group.about:
        yield from attacks(group)


def _matches(command: c.Command, given: Given) -> bool:
    for name, value in given.items():
        there: Any = getattr(command, name)
        if name in ("men", "guards"):
            if set(there) != set(value):
                return False
        elif name == "path":
            if there != value and (len(value) != 1 or there[-1] != value[-1]):
                return False
        elif there != value:
            return False
    return True


def _chosen(scene: Moment, found: list[c.Command], given: Given) -> c.Command:
    """The best of those that can be weighed, the only one of the others; else the player is asked."""
    if len(found) > 1 and isinstance(found[0], RANKED) and ("man" in given or isinstance(found[0], c.Withdraw)):
        return min(found, key=lambda command: _weight(scene, command))
    plainest = [each for each in found if not getattr(each, "displaced", ())] or found
    if len(plainest) == 1:
        return plainest[0]
    lines = [sentence_of(scene.roll, each) for each in plainest[:MOST_ASKED]]
    raise Stuck(Which("text-how", "", tuple(Option(line, line) for line in lines)))


def _weight(scene: Moment, command: c.Command) -> tuple[int, int]:
    """Less is better: cover and impact of a shot, price of a ride."""
    found = plan(scene.position, command)
    if isinstance(found, ShotPlan):
        sure = 0 if found.sure else 1 + sum(term.value for term in found.impact_terms)
        return int(found.cover) * 2 + sure, found.aim.range
    if isinstance(found, Walk):
        return found.price, len(found.strides)
    if isinstance(found, tuple) and found and isinstance(found[0], Walk):
        return found[0].price, len(found[0].strides)
    return len(getattr(command, "path", ())), 0


# -- why there is nothing to choose ----------------------------------------------------------------------------------


def _probed(scene: Moment, kind: type, given: Given, missing: list[str]) -> tuple[c.Command, bool] | Refusal:
    """Nothing lawful fits: let the rules say why of the likeliest such command, else say what the sentence lacks."""
    beings = scene.state.beings
    man: Being | None = beings.get(given.get("man", ""))
    target: Being | None = beings.get(given.get("target", ""))
    if kind in (c.Shoot, c.ShootBack) and man and target:
        weapons = [weapon.id for weapon in arms(scene.position, man)] or list(man.character.weapons) or [""]
        whole = {"aim": target.cell, "origin": man.cell, "weapon": weapons[0], **given}
        return kind(**whole), True
    if kind is c.Charge and man and target:
        refusal = refuse(scene.position, c.Charge(man.id, target.id, given.get("path", ())))
        if refusal is not None and refusal.reason != "charge_too_short":
            return refusal
        raise Stuck(Trouble("text-no-ride", man.id, target.id))
    if man is not None and (refusal := why_not(scene.position, kind, man)):
        return refusal
    raise Stuck(Trouble("text-missing", missing[0]) if missing else Trouble("text-nothing"))
