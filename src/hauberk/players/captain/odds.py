"""What a blow or a shot can be expected to bring: the engine's own reckoning, and what its tables make of it."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.charge.declaring import charge_bonus
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.chances import NOBODY, ONE, PIKES, TARGET, Fate, Meaning
from hauberk.battle.core.field import Position
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import reckon
from hauberk.battle.shooting import shot_chances
from hauberk.battle.shooting.shots import ShotPlan
from hauberk.common.term import Term
from hauberk.players.captain.values import Worths

GAP = 2.5
"""What it costs when a man is driven out of his ranks."""
BARE = 0.12
"""What broken pikes cost a man of the front rank."""
SLOWED = 0.05
"""What two points of movement are worth."""
HARMS = ("stunned", "wounded", "killed")


def pays(worths: Worths, man: Being, means: Meaning) -> float:
    """What a fate takes from whom it strikes."""
    if means.harm == PIKES:
        return worths.whole(man) * BARE
    if means.harm:
        return worths.price(man, means.harm, means.horse)
    if means.back:
        return worths.shaken(man)
    return abs(worths.now(man)) * SLOWED if means.slowed else 0.0


# -- melee -----------------------------------------------------------------------------------------------------------


def defender_pays(worths: Worths, target: Being, means: Meaning, cornered: bool) -> float:
    """What a fate takes from the defender; who finds no way back is wounded."""
    if means.back and cornered and target.health != Health.STUNNED:
        return worths.price(target, "wounded")
    return pays(worths, target, means)


def attackers_pay(worths: Worths, men: Sequence[Being], means: Meaning) -> float:
    """What a fate takes from the attackers; of several the cheapest takes the blow."""
    if means.whom == ONE:
        return min(worths.price(man, means.harm) for man in men)
    if means.harm:
        return sum(worths.price(man, means.harm) + worths.shaken(man) for man in men)
    return sum(worths.shaken(man) + (GAP if man.formation else 0.0) for man in men)


def cornered(position: Position, target: Being) -> bool:
    """Has he no hex to go back to?"""
    graph = position.field.move_graph(target)
    foes = position.state.standing(1 - target.side) if target.side >= 0 else 0
    return not any(
        (cell, other) in graph.step and not foes >> other & 1 for cell in target.cells for other in position.field.board.ways[cell]
    )


def melee_value(
    position: Position,
    worths: Worths,
    men: Sequence[Being],
    target: Being,
    bonus: tuple[Term, ...] = (),
    extra: tuple[Term, ...] = (),
) -> float:
    """What an attack is worth to the captain on the average; `bonus`: it is a charge."""
    found = reckon(position, list(men), target, bonus, extra)
    trapped, value = cornered(position, target), 0.0
    for chance, _, means in blow_chances.fates(position.field, found, target, bool(bonus)):
        if means.whom == TARGET:
            value += chance * worths.count(target, defender_pays(worths, target, means, trapped))
        elif means.whom != NOBODY and not target.character.is_beast:
            value += chance * worths.count(men[0], attackers_pay(worths, men, means))
    return value


def charge_value(position: Position, worths: Worths, man: Being, target: Being, group: bool = False) -> float:
    """What a charge is worth that strikes home; the man is where his charge ends."""
    figures = position.field.rules.figures
    extra = (Term(figures.group_shift, "group_charge", "GCHARGE-04"),) if group else ()
    return melee_value(position, worths, [man], target, charge_bonus(man, figures.charge_divisor), extra)


def harm_chance(position: Position, men: Sequence[Being], target: Being, charge: bool = False) -> int:
    """Per cent to stun, wound or kill with one attack."""
    bonus = charge_bonus(men[0], position.field.rules.figures.charge_divisor) if charge else ()
    found = reckon(position, list(men), target, bonus)
    fates = blow_chances.fates(position.field, found, target, charge)
    return round(100 * sum(fate.chance for fate in fates if _harms(fate)))


def _harms(fate: Fate) -> bool:
    """Does it stun, wound or kill whom it is meant for?"""
    return fate.means.whom == TARGET and fate.means.harm in HARMS


# -- shots -----------------------------------------------------------------------------------------------------------


def shot_value(position: Position, worths: Worths, plan: ShotPlan) -> float:
    """What a shot is worth on the average, wherever it strays: friends beside the mark count against it."""
    value = 0.0
    for mark in shot_chances.marks(position, plan):
        fates = shot_chances.fates(position.field, plan.aim.weapon, mark)
        value += mark.chance * sum([chance * worths.count(mark.victim, pays(worths, mark.victim, means)) for chance, _, means in fates])
    return value


def shot_chance(position: Position, plan: ShotPlan) -> int:
    """Per cent to wound, throw or kill whom a shot is aimed at."""
    aimed = [mark for mark in shot_chances.marks(position, plan) if mark.victim.id == plan.target.id]
    fates = [(mark.chance, fate) for mark in aimed for fate in shot_chances.fates(position.field, plan.aim.weapon, mark)]
    return round(100 * sum(lands * fate.chance for lands, fate in fates if _harms(fate)))
