"""Quick resolution: a battle or an assault settled by one roll instead of being fought on the map. [C-QUICK-01 … C-QUICK-13]

`reckon` says what both sides are worth and what modifies the roll, `settle` throws the dice, `forecast` says what may come of it.
A sally, a fight for the camp or a battle with a relieving army is open battle, whoever besieges; an assault is a siege.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.common.term import Term, total
from hauberk.siege.tables import WHOLE, Losses, Quick, part

ATTACKER, DEFENDER = 0, 1
HUNGER = 1
"""Added to the roll of an unsupplied attacker, taken off for an unsupplied defender. [RULING-C-QUICK-PRESTIGE]"""
CLASSES = (
    "foot_unarmoured", "foot_armoured", "shooter_foot_unarmoured", "shooter_foot_armoured", "rider_armoured_dismounted",
    "rider_unarmoured", "shooter_mounted_unarmoured", "shooter_mounted_armoured", "rider_armoured",
)  # fmt: skip
"""The nine classes, in the order of the printed table. [C-QUICK-02]"""
OBSTACLES = ("castle", "village", "slope", "river")
"""What can favour a side. [C-QUICK-05]"""
"""Weapons that make a shooter; a lance or a dagger that can be thrown once does not. [SHOOT-02]"""

Roll = Callable[[str, int], int]
"""Throws a die: its purpose and its sides."""


class Fighter(NamedTuple):
    """Somebody who takes part, as he comes."""

    id: BeingId
    character: Character
    wounded: bool = False
    mounted: bool = False


class Obstacle(NamedTuple):
    """Something that favours a side: a castle, a village or a river its defender, a slope whoever stands higher. [C-QUICK-05]"""

    kind: str
    favours: int = DEFENDER
    able: int | None = None
    """How many of that side can profit by it; None for all. [C-QUICK-06]"""


class Clash(NamedTuple):
    """A fight that is to be settled quickly."""

    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    siege: bool = False
    """An assault on a place: the attacker besieges it, nobody is on horseback. [C-QUICK-04]"""
    obstacles: tuple[Obstacle, ...] = ()
    engines: int = 0
    """Engines of the besieger that can be used. [C-QUICK-08]"""
    rubble: int = 0
    """Hexes of rubble. [C-QUICK-08]"""
    commanders: tuple[BeingId, BeingId] = ("", "")
    """Who commands each side; "" for nobody. [C-QUICK-13]"""
    unsupplied: tuple[bool, bool] = (False, False)

    def side(self, side: int) -> tuple[Fighter, ...]:
        """The people of a side; beasts count for nothing."""
        return tuple(man for man in (self.attackers, self.defenders)[side] if not man.character.is_beast)


class Reckoning(NamedTuple):
    """Everything that is known before the die is thrown, each number as the sum of its terms."""

    attacker: tuple[Term, ...]
    defender: tuple[Term, ...]
    roll: tuple[Term, ...]
    """Modifiers of the roll; low rolls favour the attacker."""
    column: int
    """Column of the result table, from 0."""

    @property
    def values(self) -> tuple[int, int]:
        """What attacker and defender are worth. [C-QUICK-05]"""
        return total(self.attacker), total(self.defender)

    @property
    def difference(self) -> int:
        """The attacker's value less the defender's. [C-QUICK-07]"""
        return total(self.attacker) - total(self.defender)


class Loss(NamedTuple):
    """What a side pays."""

    flag: str
    dead: tuple[BeingId, ...]
    wounded: tuple[BeingId, ...]
    """Who was fit and is wounded now; a commander is among the dead or wounded too."""
    commander: str
    """What befell the commander: unhurt, wounded or killed; "" if there is none. [C-QUICK-13]"""


class QuickResult(NamedTuple):
    """How it ended."""

    letter: str
    roll: int
    """The face of the die, before its modifiers."""
    losses: tuple[Loss, Loss]

    @property
    def winner(self) -> int | None:
        """Who holds the field: the side that stands while the other gives way; nobody if both or none do. [RULING-C-QUICK-ROUT]"""
        flags = [loss.flag for loss in self.losses]
        return None if all(flags) or not any(flags) else DEFENDER if flags[ATTACKER] else ATTACKER


# -- before the die ----------------------------------------------------------------------------------------------------


def shoots(character: Character) -> bool:
    """Is he a shooter: archer, crossbowman, slinger, javelin thrower? [C-QUICK-02, SHOOT-02]"""
    return "shooter" in character.handles


def class_of(table: Quick, man: Fighter, siege: bool) -> str:
    """The class he counts in; in a siege all horsemen are on foot. [C-QUICK-02, C-QUICK-04, RULING-C-QUICK-DISMOUNT]"""
    armour = "armoured" if man.character.armoured else "unarmoured"
    if not man.character.rides:
        return f"shooter_foot_{armour}" if shoots(man.character) else f"foot_{armour}"
    mounted = f"shooter_mounted_{armour}" if shoots(man.character) else f"rider_{armour}"
    return mounted if man.mounted and not siege else table.on_foot[mounted]


def reckon(table: Quick, clash: Clash) -> Reckoning:
    """What both sides are worth, which column that gives, and what modifies the roll. [C-QUICK-05, C-QUICK-07, C-QUICK-08]"""
    attacker, defender = _value(table, clash, ATTACKER), _value(table, clash, DEFENDER)
    column = sum(total(attacker) - total(defender) > upto for upto in table.columns)
    return Reckoning(attacker, defender, _modifiers(table, clash), column)


def _value(table: Quick, clash: Clash, side: int) -> tuple[Term, ...]:
    """The points of all, half for the wounded, raised by the ground; rounded once, at the end, halves up.

    Every line brings the rounded sum of all lines before it to the next, so that the lines add up to the value.
    [C-QUICK-02, C-QUICK-03, C-QUICK-05, RULING-C-QUICK-ROUND, RULING-C-QUICK-STACKING]
    """
    men = [(class_of(table, man, clash.siege), man.wounded) for man in clash.side(side)]
    terms = []
    for number, name in enumerate(CLASSES):
        if count := sum(kind == name for kind, _ in men):
            terms.append(Term(count * table.points[name], f"quick_{CLASSES[number]}", "C-QUICK-02", str(count)))
    exact = Fraction(total(terms))
    if hurt := [table.points[kind] for kind, wounded in men if wounded]:
        exact -= sum(hurt) - Fraction(sum(hurt), table.wounded_share)
        terms.append(Term(half_up(exact) - total(terms), "quick_wounded", "C-QUICK-03", str(len(hurt))))
    percent = WHOLE
    for kind in _bonuses(clash, side):
        percent += table.bonuses[kind]
        terms.append(Term(half_up(exact * percent / WHOLE) - total(terms), f"quick_{OBSTACLES[OBSTACLES.index(kind)]}", "C-QUICK-05"))
    return tuple(terms)


def _bonuses(clash: Clash, side: int) -> list[str]:
    """The obstacles that favour a side: only the defender has walls and banks, and a castle is no village besides.

    [C-QUICK-05, C-QUICK-06, RULING-C-QUICK-RIVER, RULING-C-QUICK-STACKING]
    """
    count = len(clash.side(side))
    kinds = {
        each.kind
        for each in clash.obstacles
        if each.favours == side and (side == DEFENDER or each.kind == "slope") and (each.able is None or 2 * each.able > count)
    }
    return [kind for kind in OBSTACLES if kind in kinds and not (kind == "village" and "castle" in kinds)]


def _modifiers(table: Quick, clash: Clash) -> tuple[Term, ...]:
    """Outnumbering in the open, engines and rubble in a siege, once each; hunger in both.

    [C-QUICK-08, RULING-C-QUICK-SIEGE-MODS, RULING-C-QUICK-PRESTIGE]
    """
    attackers, defenders = len(clash.side(ATTACKER)), len(clash.side(DEFENDER))
    terms = [
        Term(0 if clash.siege else table.modifier_for_numbers(attackers, defenders), "quick_outnumbering", "C-QUICK-08"),
        Term(table.engine if clash.siege and clash.engines else 0, "quick_engines", "C-QUICK-08"),
        Term(table.rubble if clash.siege and clash.rubble else 0, "quick_rubble", "C-QUICK-08"),
        Term(HUNGER if clash.unsupplied[ATTACKER] else 0, "quick_attacker_hungry", "RULING-C-QUICK-PRESTIGE"),
        Term(-HUNGER if clash.unsupplied[DEFENDER] else 0, "quick_defender_hungry", "RULING-C-QUICK-PRESTIGE"),
    ]
    return tuple(term for term in terms if term.value)


def half_up(value: Fraction) -> int:
    """The nearest whole number, halves up. [RULING-C-QUICK-ROUND]"""
    return int((value + Fraction(1, 2)) // 1)


# -- the die and what it costs -----------------------------------------------------------------------------------------


def settle(table: Quick, clash: Clash, roll: Roll) -> QuickResult:
    """One roll for the fight, one for each commander, then the victims are drawn. [C-QUICK-07, C-QUICK-10, C-QUICK-11, C-QUICK-13]"""
    reckoning, sides = reckon(table, clash), len(table.rows)
    die = roll("quick", sides)
    letter = table.letter(reckoning.difference, die + total(reckoning.roll))
    tolls = table.losses(letter, clash.siege)
    fates = ["", ""]
    for side, toll in enumerate(tolls):
        if man := _commander(clash, side):
            fates[side] = _fate(table, man, roll("quick_commander", sides), toll)
    attacker, defender = (_loss(table, clash, side, tolls[side], fates[side], roll) for side in (ATTACKER, DEFENDER))
    return QuickResult(letter, die, (attacker, defender))


def _commander(clash: Clash, side: int) -> Fighter | None:
    return next((man for man in clash.side(side) if man.id == clash.commanders[side]), None)


def _fate(table: Quick, man: Fighter, face: int, toll: Losses) -> str:
    """What befalls a commander; who is wounded already and wounded again is killed. [C-QUICK-13, RULING-C-QUICK-LEADER]"""
    fate = table.leader(face, toll.dead)
    return "killed" if fate == "wounded" and man.wounded else fate


def ranks(table: Quick, clash: Clash, side: int) -> dict[str, list[Fighter]]:
    """The people of a side by class, the commander taken out. [RULING-C-QUICK-CLASSES]"""
    found: dict[str, list[Fighter]] = {name: [] for name in CLASSES}
    for man in clash.side(side):
        if man.id != clash.commanders[side]:
            found[class_of(table, man, clash.siege)].append(man)
    return {name: men for name, men in found.items() if men}


def toll_of(men: int, toll: Losses) -> tuple[int, int]:
    """How many of a class die and how many are wounded; together never more than there are. [C-QUICK-11, RULING-C-QUICK-LOSS]"""
    dead = part(men, toll.dead)
    return dead, min(part(men, toll.wounded), men - dead)


def _loss(table: Quick, clash: Clash, side: int, toll: Losses, fate: str, roll: Roll) -> Loss:
    dead = [clash.commanders[side]] if fate == "killed" else []
    wounded = [clash.commanders[side]] if fate == "wounded" else []
    for men in ranks(table, clash, side).values():
        fallen, hurt = _victims(men, toll, roll)
        dead += fallen
        wounded += hurt
    return Loss(toll.flag, tuple(dead), tuple(wounded), fate)


def _victims(men: Sequence[Fighter], toll: Losses, roll: Roll) -> tuple[list[BeingId], list[BeingId]]:
    """Who of a class dies, at random, and who is wounded, fit men first; a man wounded twice dies. [C-QUICK-11, RULING-C-QUICK-LOSS]"""
    deaths, wounds = toll_of(len(men), toll)
    dead = _drawn(men, deaths, roll)
    fallen = {man.id for man in dead}
    left = [man for man in men if man.id not in fallen]
    fit = [man for man in left if not man.wounded]
    hurt = _drawn(fit, min(wounds, len(fit)), roll)
    again = _drawn([man for man in left if man.wounded], wounds - len(hurt), roll)
    return [man.id for man in dead + again], [man.id for man in hurt]


def _drawn(men: Iterable[Fighter], number: int, roll: Roll) -> list[Fighter]:
    """Some of these people, each as likely as the other; no die where there is nothing to choose."""
    pool, drawn = list(men), list[Fighter]()
    while len(drawn) < number < len(drawn) + len(pool):
        drawn.append(pool.pop(roll("quick_victim", len(pool)) - 1))
    return drawn + pool if len(drawn) < number else drawn


# -- what may come of it -----------------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """What a side has to expect."""

    dead: Fraction
    """How many die, on average."""
    wounded: Fraction
    """How many fit people are wounded, on average."""
    flags: Mapping[str, Fraction]
    """What befalls it, with its chance; "" = it stands."""
    commander: Mapping[str, Fraction]
    """What befalls its commander; empty if there is none."""


class Forecast(NamedTuple):
    """Every result with its chance, exactly, and what it costs."""

    letters: Mapping[str, Fraction]
    sides: tuple[Prospect, Prospect]


def odds(table: Quick, clash: Clash) -> dict[str, Fraction]:
    """The chance of each result, from the attacker's worst to his best. [C-QUICK-07, C-QUICK-09]"""
    reckoning, sides = reckon(table, clash), len(table.rows)
    found: dict[str, Fraction] = {}
    for die in range(sides, 0, -1):
        letter = table.letter(reckoning.difference, die + total(reckoning.roll))
        found[letter] = found.get(letter, Fraction(0)) + Fraction(1, sides)
    return found


def forecast(table: Quick, clash: Clash) -> Forecast:
    """The chances of all results and the losses they bring on average. [C-QUICK-09, C-QUICK-10, C-QUICK-11, C-QUICK-13]"""
    letters = odds(table, clash)
    tolls = [(table.losses(letter, clash.siege), chance) for letter, chance in letters.items()]
    attacker, defender = (_prospect(table, clash, side, [(both[side], chance) for both, chance in tolls]) for side in (ATTACKER, DEFENDER))
    return Forecast(letters, (attacker, defender))


def blended(found: Sequence[tuple[Fraction, Forecast]]) -> Forecast:
    """What is to be expected where chance first says who meets whom. [FORAGE-07, A-ACT-30, RULING-G-91]"""
    letters = _added((chance, each.letters) for chance, each in found)
    sides = [
        Prospect(
            sum((chance * each.sides[side].dead for chance, each in found), Fraction(0)),
            sum((chance * each.sides[side].wounded for chance, each in found), Fraction(0)),
            _added((chance, each.sides[side].flags) for chance, each in found),
            _added((chance, each.sides[side].commander) for chance, each in found),
        )
        for side in (ATTACKER, DEFENDER)
    ]
    return Forecast(letters, (sides[ATTACKER], sides[DEFENDER]))


def _added(found: Iterable[tuple[Fraction, Mapping[str, Fraction]]]) -> dict[str, Fraction]:
    added: dict[str, Fraction] = {}
    for chance, each in found:
        for name, part_ in each.items():
            added[name] = added.get(name, Fraction(0)) + chance * part_
    return added


def _prospect(table: Quick, clash: Clash, side: int, tolls: Sequence[tuple[Losses, Fraction]]) -> Prospect:
    man, sides = _commander(clash, side), len(table.rows)
    dead, wounded = Fraction(0), Fraction(0)
    flags: dict[str, Fraction] = {}
    fates = dict.fromkeys(("unhurt", "wounded", "killed"), Fraction(0)) if man else {}
    for toll, chance in tolls:
        flags[toll.flag] = flags.get(toll.flag, Fraction(0)) + chance
        for men in ranks(table, clash, side).values():
            die, hurt = _expected(men, toll)
            dead += chance * die
            wounded += chance * hurt
        for face in range(1, sides + 1):
            if man:
                fates[_fate(table, man, face, toll)] += chance / sides
    return Prospect(dead + fates.get("killed", 0), wounded + fates.get("wounded", 0), flags, fates)


def _expected(men: Sequence[Fighter], toll: Losses) -> tuple[Fraction, Fraction]:
    """Deaths and wounds of a class on average: who dies may leave too few fit men for the wounds. [RULING-C-QUICK-LOSS]"""
    deaths, wounds = toll_of(len(men), toll)
    fit = sum(not man.wounded for man in men)
    dead, hurt = Fraction(0), Fraction(0)
    for taken in range(deaths + 1):  # how many of the dead were fit
        chance = Fraction(comb(fit, taken) * comb(len(men) - fit, deaths - taken), comb(len(men), deaths))
        new = min(wounds, fit - taken)
        dead += chance * (deaths + wounds - new)
        hurt += chance * new
    return dead, hurt
