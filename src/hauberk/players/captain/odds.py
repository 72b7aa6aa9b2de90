"""What a blow or a shot can be expected to bring: the engine's own reckoning, read in its tables, face by face."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hauberk.basis.term import Term, total
from hauberk.battle.charge.declaring import charge_bonus
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import MeleeTable, ShotTable
from hauberk.battle.melee.combat import Reckoning, reckon
from hauberk.battle.people.formation import FRONT
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.shots import ShotPlan, hit_modifiers, landing
from hauberk.board.terrain import Cover
from hauberk.players.captain.values import Worths

FACES = range(1, 11)
GAP = 2.5
"""What it costs when a man is driven out of his ranks."""
PIKES = 0.12
"""What broken pikes cost a man of the front rank."""


@cache
def melee_letters(table: MeleeTable, column: int, more: int, mounted: bool) -> tuple[tuple[str, float], ...]:
    """The letters of a column with their chances; `more` is added to the die."""
    found: dict[str, float] = {}
    for face in FACES:
        letter = table.result(column, face + more, mounted)
        found[letter] = found.get(letter, 0.0) + 1 / len(FACES)
    return tuple(found.items())


@cache
def shot_letters(table: ShotTable, column: int, added: int, cover: Cover, mounted: bool) -> tuple[tuple[str, float], ...]:
    """The letters of a shot that strikes, with their chances; `added`: what is added to its die."""
    found: dict[str, float] = {}
    for face in FACES:
        letter = table.result(column, face + added, cover, mounted)
        found[letter] = found.get(letter, 0.0) + 1 / len(FACES)
    return tuple(found.items())


# -- melee -----------------------------------------------------------------------------------------------------------


def letters_of(field: Field, found: Reckoning, target: Being) -> tuple[tuple[str, float], ...]:
    """The letters of a reckoning with their chances."""
    return melee_letters(field.rules.melee, found.column, total(found.die_terms), target.mounted)


def defender_pays(worths: Worths, target: Being, letter: str, found: Reckoning, cornered: bool) -> float:
    """What a letter takes from the defender."""
    if found.pikes:
        return worths.whole(target) * PIKES if letter in ("E", "F") else 0.0
    if letter == "C":
        if found.side == FRONT:
            return 0.0
        if found.side or (cornered and target.health != Health.STUNNED):
            return worths.price(target, "wounded")
        return worths.shaken(target)
    if letter == "D":
        return worths.price(target, "stunned")
    if letter == "E":
        return worths.price(target, "wounded", horse=target.mounted)
    return worths.price(target, "killed") if letter == "F" else 0.0


def attackers_pay(worths: Worths, men: Sequence[Being], letter: str, charge: bool) -> float:
    """What a letter takes from the attackers; of several the cheapest takes the blow."""
    if letter == "A":
        return min(worths.price(man, "stunned") for man in men)
    if charge:
        return sum(worths.price(man, "wounded") + worths.shaken(man) for man in men)
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
    harmless = target.health == Health.STUNNED or target.character.is_beast
    for letter, chance in letters_of(position.field, found, target):
        if letter in ("A", "B"):
            if not harmless:
                value += chance * worths.count(men[0], attackers_pay(worths, men, letter, bool(bonus)))
        elif letter != "-":
            value += chance * worths.count(target, defender_pays(worths, target, letter, found, trapped))
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
    return round(100 * sum(chance for letter, chance in letters_of(position.field, found, target) if letter in ("D", "E", "F")))


# -- shots -----------------------------------------------------------------------------------------------------------


def struck_pays(worths: Worths, victim: Being, letter: str, on_the_move: bool) -> float:
    """What a letter of the shot table takes from whom it strikes."""
    if letter == "A":
        if on_the_move:
            return abs(worths.now(victim)) * SLOWED
        return worths.shaken(victim)
    if letter == "-":
        return 0.0
    if victim.mounted:
        harm, horse = {"B": ("stunned", True), "C": ("wounded", False), "D": ("wounded", True), "E": ("killed", False)}[letter]
        return worths.price(victim, harm, horse)
    return worths.price(victim, "wounded" if letter == "B" else "killed")


SLOWED = 0.05
"""What two points of movement are worth."""


def shot_value(position: Position, worths: Worths, plan: ShotPlan) -> float:
    """What a shot is worth on the average, wherever it strays: friends beside the mark count against it."""
    falls: dict[int, float] = {}
    if plan.sure:
        falls[plan.aim.cell] = 1.0
    else:
        more = total(plan.impact_terms)
        for face in FACES:
            cell = landing(position, plan, face + more).cell
            if cell >= 0:
                falls[cell] = falls.get(cell, 0.0) + 1 / len(FACES)
    if plan.incendiary:
        return 0.0
    return sum(chance * _fall_value(position, worths, plan, cell) for cell, chance in falls.items())


def _fall_value(position: Position, worths: Worths, plan: ShotPlan, cell: int) -> float:
    """What a shot does that comes down on one hex."""
    field, state = position
    here = [state.beings[who] for who in state.at.get(cell, ())]
    if not here:
        return 0.0
    if plan.target.id in state.at.get(cell, ()) and cell == plan.aim.cell:
        here = [state.beings[plan.target.id]]
    else:
        upright = [being for being in here if being.health != Health.STUNNED]
        here = upright or here
    value = 0.0
    for victim in here:
        aim = plan.aim._replace(cell=cell, range=field.board.distance(plan.aim.origin, cell))
        hidden, _ = lof.cover(position, aim, victim)
        column, cover = aim.weapon.column, Cover(min(hidden, Cover.STRONG))
        moves = plan.defensive and victim.side == state.active
        added = total(hit_modifiers(position, aim.shooter, victim))
        for letter, chance in shot_letters(field.rules.shots, column, added, cover, victim.mounted):
            value += chance * worths.count(victim, struck_pays(worths, victim, letter, moves))
    return value / len(here)


def shot_chance(position: Position, plan: ShotPlan) -> int:
    """Per cent to wound, throw or kill whom a shot is aimed at."""
    more = total(plan.impact_terms)
    lands = sum(landing(position, plan, face + more).cell == plan.aim.cell for face in FACES) if not plan.sure else len(FACES)
    hidden, _ = lof.cover(position, plan.aim, plan.target)
    column, cover = plan.aim.weapon.column, Cover(min(hidden, Cover.STRONG))
    added = total(hit_modifiers(position, plan.aim.shooter, plan.target))
    letters = shot_letters(position.field.rules.shots, column, added, cover, plan.target.mounted)
    return round(100 * lands / len(FACES) * sum(chance for letter, chance in letters if letter not in ("A", "-")))
