"""Quick resolution: worth of both sides, the roll, who falls, and the forecast. Rosters are made of nameless men of each class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.battle.core.character import Character, Values
from hauberk.common.term import total
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people
from hauberk.siege.quick import (
    ATTACKER,
    CLASSES,
    DEFENDER,
    Clash,
    Fighter,
    Obstacle,
    QuickResult,
    Roll,
    class_of,
    forecast,
    odds,
    ranks,
    reckon,
    settle,
    toll_of,
)
from hauberk.siege.tables import Losses

TABLE = RULESETS["guiscard"].siege_rules().quick
LETTERS = "ABCDEFGHIJ"
OPEN_DEAD = dict(
    zip(LETTERS, [(30, 0), (25, 5), (20, 5), (15, 5), (10, 10), (10, 10), (5, 15), (5, 20), (5, 25), (0, 30)], strict=True),
)
"""Percent of dead in open battle, attacker and defender."""


def fighter(name: str, kind: str, wounded: bool = False) -> Fighter:
    """A man of one of the nine classes."""
    rides = "rider" in kind or "mounted" in kind
    values = Values(10, 5, 6)
    faces = {"foot": values, "mounted": values} if rides else {"foot": values}
    armoured = "_armoured" in kind
    arms = ("short_bow",) if "shooter" in kind else ("sword",)
    handles = frozenset({"shooter"} if "shooter" in kind else ())
    character = Character(name, name, "", "", "", armoured, faces, arms, handles=handles)
    return Fighter(name, character, wounded, rides and not kind.endswith("dismounted"))


def roster(side: str, wounded: int = 0, **numbers: int) -> tuple[Fighter, ...]:
    """So many men of each class; the first few are wounded."""
    men = [fighter(f"{side}{kind}{n}", kind) for kind, count in numbers.items() for n in range(count)]
    return tuple(man._replace(wounded=number < wounded) for number, man in enumerate(men))


ATTACKERS = roster(
    "a", foot_unarmoured=6, foot_armoured=3, shooter_foot_unarmoured=2, shooter_mounted_unarmoured=6, rider_armoured=8
)  # fmt: skip
DEFENDERS = roster(
    "d", foot_unarmoured=6, foot_armoured=9, shooter_foot_unarmoured=4, shooter_mounted_unarmoured=6, shooter_mounted_armoured=6
)  # fmt: skip
EXAMPLE = Clash(ATTACKERS, DEFENDERS, obstacles=(Obstacle("slope", DEFENDER),))
"""The printed example: the defender stands higher."""


def thrown(fight: int, *commanders: int, victim: int = 1) -> Roll:
    """Dice with given faces; victims are always the first, or the last for 0."""
    left = list(commanders)

    def roll(purpose: str, sides: int) -> int:
        if purpose == "quick":
            return fight
        if purpose == "quick_commander":
            return left.pop(0)
        return victim or sides

    return roll


def of_difference(difference: int, **more: object) -> Clash:
    """An assault whose values differ by so much: nobody outnumbers anybody in a siege."""
    clash = Clash(roster("a", foot_unarmoured=122 + difference), roster("d", foot_unarmoured=122), siege=True)
    return clash._replace(**more)


# -- worth -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-02", "C-QUICK-04", "RULING-C-QUICK-DISMOUNT")
@pytest.mark.parametrize(
    "who, mounted, open_class, siege_class",
    [
        ("osmond", False, "foot_unarmoured", "foot_unarmoured"),
        ("guy", False, "foot_armoured", "foot_armoured"),
        ("olivier", False, "shooter_foot_unarmoured", "shooter_foot_unarmoured"),
        ("samir", False, "shooter_foot_unarmoured", "shooter_foot_unarmoured"),
        ("landry", False, "shooter_foot_unarmoured", "shooter_foot_unarmoured"),
        ("fulbert", False, "shooter_foot_armoured", "shooter_foot_armoured"),
        ("thurstan", False, "shooter_foot_armoured", "shooter_foot_armoured"),
        ("tancrede", True, "rider_armoured", "rider_armoured_dismounted"),
        ("tancrede", False, "rider_armoured_dismounted", "rider_armoured_dismounted"),
        ("joscelin", True, "rider_unarmoured", "foot_unarmoured"),  # his lance can be thrown, once: that makes no shooter
        ("joscelin", False, "foot_unarmoured", "foot_unarmoured"),
        ("symeon", True, "shooter_mounted_unarmoured", "shooter_foot_unarmoured"),
        ("symeon", False, "shooter_foot_unarmoured", "shooter_foot_unarmoured"),
        ("iorwerth", True, "shooter_mounted_unarmoured", "shooter_foot_unarmoured"),
    ],
)
def test_the_class_of_people(who: str, mounted: bool, open_class: str, siege_class: str) -> None:
    man = Fighter(who, load_people().characters[who], mounted=mounted)
    assert (class_of(TABLE, man, False), class_of(TABLE, man, True)) == (open_class, siege_class)


@pytest.mark.rule("C-QUICK-02", "RULING-C-QUICK-EXAMPLE")
@pytest.mark.parametrize("kind, points", list(zip(CLASSES, (1, 2, 2, 3, 3, 3, 3, 4, 5), strict=True)))
def test_points_of_each_class(kind: str, points: int) -> None:
    reckoning = reckon(TABLE, Clash(roster("a", **{kind: 7}), ()))
    assert reckoning.values == (7 * points, 0)
    assert [(term.value, term.reason, term.about) for term in reckoning.attacker] == [(7 * points, f"quick_{kind}", "7")]


@pytest.mark.rule("C-QUICK-04")
def test_in_a_siege_everybody_is_on_foot() -> None:
    men = roster("a", rider_armoured=1, rider_unarmoured=1, shooter_mounted_unarmoured=1, shooter_mounted_armoured=1)
    assert [reckon(TABLE, Clash(men, (), siege=siege)).values[0] for siege in (False, True)] == [15, 9]


@pytest.mark.rule("C-QUICK-02", "C-QUICK-05")
@pytest.mark.example("EX-GC-17-1")
def test_both_sides_of_the_example_are_worth_seventy_four() -> None:
    reckoning = reckon(TABLE, EXAMPLE._replace(obstacles=()))
    assert reckoning.values == (74, 74)
    assert [term.value for term in reckoning.attacker] == [6, 6, 4, 18, 40]
    assert [term.value for term in reckoning.defender] == [6, 18, 8, 18, 24]
    assert (len(ATTACKERS), len(DEFENDERS)) == (25, 31)


@pytest.mark.rule("C-QUICK-05")
@pytest.mark.example("EX-GC-17-3")
def test_a_slope_makes_eighty_nine_of_seventy_four() -> None:
    reckoning = reckon(TABLE, EXAMPLE)
    assert reckoning.values == (74, 89)
    assert (reckoning.defender[-1].value, reckoning.defender[-1].reason) == (15, "quick_slope")


@pytest.mark.rule("C-QUICK-05")
def test_who_stands_higher_has_the_slope() -> None:
    assert reckon(TABLE, EXAMPLE._replace(obstacles=(Obstacle("slope", ATTACKER),))).values == (89, 74)


@pytest.mark.rule("C-QUICK-05", "RULING-C-QUICK-STACKING")
@pytest.mark.parametrize(
    "kinds, value",
    [
        (("castle",), 40), (("village",), 26), (("slope",), 24), (("river",), 24), (("castle", "slope"), 44), (("castle", "village"), 40),
        (("village", "river"), 30), (("village", "slope", "river"), 34), (("castle", "slope", "village"), 44),
        (("slope", "slope"), 24),
    ],
)  # fmt: skip
def test_bonuses_are_added(kinds: tuple[str, ...], value: int) -> None:
    clash = Clash(roster("a", foot_armoured=10), roster("d", foot_armoured=10), obstacles=tuple(Obstacle(kind) for kind in kinds))
    assert reckon(TABLE, clash).values == (20, value)


@pytest.mark.rule("C-QUICK-05", "RULING-C-QUICK-RIVER")
@pytest.mark.parametrize("kind", ["castle", "village", "river"])
def test_walls_and_banks_are_the_defenders(kind: str) -> None:
    clash = Clash(roster("a", foot_armoured=10), roster("d", foot_armoured=10), obstacles=(Obstacle(kind, ATTACKER),))
    assert reckon(TABLE, clash).values == (20, 20)


@pytest.mark.rule("C-QUICK-06")
@pytest.mark.parametrize("able, value", [(4, 20), (5, 20), (6, 26), (10, 26)])
def test_an_obstacle_counts_for_a_majority(able: int, value: int) -> None:
    clash = Clash((), roster("d", foot_armoured=10), obstacles=(Obstacle("village", able=able),))
    assert reckon(TABLE, clash).values == (0, value)


@pytest.mark.rule("C-QUICK-03", "C-QUICK-05", "RULING-C-QUICK-ROUND")
@pytest.mark.parametrize(
    "numbers, wounded, ground, value",
    [
        ({"foot_unarmoured": 1}, 1, (), 1),
        ({"foot_unarmoured": 3}, 3, (), 2),
        ({"foot_unarmoured": 4}, 1, (), 4),
        ({"foot_unarmoured": 1}, 1, (Obstacle("castle"),), 1),
        ({"foot_unarmoured": 3}, 3, (Obstacle("slope", DEFENDER),), 2),  # 1.8, and not two raised to 2.4
        ({"foot_unarmoured": 3}, 3, (Obstacle("castle"),), 3),
        ({"foot_armoured": 3}, 2, (), 4),
        ({"rider_armoured": 1, "foot_unarmoured": 1}, 2, (), 3),
    ],
)
def test_the_wounded_count_half_and_rounding_comes_last(
    numbers: dict[str, int], wounded: int, ground: tuple[Obstacle, ...], value: int
) -> None:
    reckoning = reckon(TABLE, Clash((), roster("d", wounded, **numbers), obstacles=ground))
    assert reckoning.values == (0, value)
    assert [term.about for term in reckoning.defender if term.reason == "quick_wounded"] == [str(wounded)]


def test_beasts_are_worth_nothing_and_nobody_counts_them() -> None:
    beasts = tuple(Fighter(who, load_people().characters[who]) for who in ("ox_red", "mule_grey"))
    clash = Clash((*roster("a", foot_unarmoured=2), *beasts), roster("d", foot_unarmoured=2))
    assert (reckon(TABLE, clash).values, reckon(TABLE, clash).roll) == ((2, 2), ())
    assert not {"ox_red", "mule_grey"} & set(settle(TABLE, clash, thrown(10, victim=0)).losses[ATTACKER].dead)


# -- the roll ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-07", "C-QUICK-09")
@pytest.mark.parametrize(
    "column, differences",
    [
        (1, (-122, -121)), (2, (-120, -81)), (3, (-80, -41)), (4, (-40, -21)), (5, (-20, 0)),
        (6, (1, 20)), (7, (21, 40)), (8, (41, 80)), (9, (81, 120)), (10, (121, 300)),
    ],
)  # fmt: skip
def test_every_cell_of_the_table(column: int, differences: tuple[int, int]) -> None:
    """The closed form of the digest, at both ends of each column, for every face of the die."""
    for difference, die in product(differences, range(1, 11)):
        clash = of_difference(difference)
        assert reckon(TABLE, clash).difference == difference
        assert reckon(TABLE, clash).column == column - 1
        assert settle(TABLE, clash, thrown(die)).letter == LETTERS[(column + 9 - die) // 2]


@pytest.mark.rule("C-QUICK-08")
@pytest.mark.parametrize(
    "attackers, defenders, modifier",
    [(10, 31, 0), (10, 10, 0), (14, 10, 0), (15, 10, -1), (19, 10, -1), (20, 10, -2), (90, 10, -2), (3, 2, -1)],
)
def test_outnumbering_in_the_open(attackers: int, defenders: int, modifier: int) -> None:
    """All the living count, the wounded too; defenders who outnumber gain nothing."""
    clash = Clash(roster("a", 5, foot_unarmoured=attackers), roster("d", 1, foot_unarmoured=defenders))
    assert total(reckon(TABLE, clash).roll) == modifier
    assert reckon(TABLE, clash._replace(siege=True)).roll == ()


@pytest.mark.rule("C-QUICK-08", "RULING-C-QUICK-SIEGE-MODS")
@pytest.mark.parametrize("engines, rubble, modifier", [(0, 0, 0), (1, 0, -1), (4, 0, -1), (0, 1, -2), (0, 5, -2), (3, 2, -3)])
def test_engines_and_rubble_in_a_siege(engines: int, rubble: int, modifier: int) -> None:
    """Once each, however many there are; in the open they mean nothing."""
    clash = of_difference(0, engines=engines, rubble=rubble)
    assert total(reckon(TABLE, clash).roll) == modifier
    assert reckon(TABLE, clash._replace(siege=False)).roll == ()
    assert settle(TABLE, clash, thrown(9)).letter == LETTERS[(5 + 9 - 9 - modifier) // 2]


@pytest.mark.rule("C-QUICK-08", "C-QUICK-09", "RULING-C-QUICK-CLAMP")
def test_a_roll_below_one_reads_one_and_above_ten_reads_ten() -> None:
    assert settle(TABLE, of_difference(0, engines=1, rubble=1), thrown(1)).letter == "G"
    assert settle(TABLE, of_difference(0, unsupplied=(True, False)), thrown(10)).letter == "C"


@pytest.mark.rule("C-QUICK-08")
@pytest.mark.parametrize("unsupplied, letter", [((False, False), "E"), ((True, False), "D"), ((False, True), "E"), ((True, True), "E")])
def test_hunger_moves_the_roll(unsupplied: tuple[bool, bool], letter: str) -> None:
    assert settle(TABLE, of_difference(0, unsupplied=unsupplied), thrown(6)).letter == letter


@pytest.mark.rule("C-QUICK-08")
def test_hungry_defenders_help_the_attacker() -> None:
    hungry = of_difference(0, unsupplied=(False, True))
    assert [settle(TABLE, clash, thrown(7)).letter for clash in (of_difference(0), hungry)] == ["D", "E"]


@pytest.mark.rule("C-QUICK-05", "C-QUICK-07", "C-QUICK-08", "C-QUICK-09", "C-QUICK-10")
@pytest.mark.example("EX-GC-17-4")
def test_the_example_with_a_seven_is_a_d() -> None:
    reckoning = reckon(TABLE, EXAMPLE)
    assert (reckoning.difference, reckoning.column, reckoning.roll) == (-15, 4, ())
    result = settle(TABLE, EXAMPLE, thrown(7))
    assert (result.letter, result.roll) == ("D", 7)
    assert [loss.flag for loss in result.losses] == ["recoil", ""]
    assert result.winner == DEFENDER
    assert TABLE.losses("D", False) == (Losses("recoil", 15, 30), Losses("", 5, 20))


@pytest.mark.rule("C-QUICK-05", "C-QUICK-07")
@pytest.mark.example("EX-GC-17-2")
def test_on_the_plateau_the_defender_stands_higher() -> None:
    """The ground gives the defender the slope, and a seven becomes a D for it; on level ground the die alone decides."""
    level = EXAMPLE._replace(obstacles=())
    assert [reckon(TABLE, clash).difference for clash in (EXAMPLE, level)] == [-15, 0]
    assert [term.reason for term in reckon(TABLE, EXAMPLE).defender if term.rule == "C-QUICK-05"] == ["quick_slope"]


# -- outcome -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-10")
@pytest.mark.parametrize(
    "letter, open_flags, open_winner, siege_flags, siege_winner",
    [
        ("A", ("rout", ""), DEFENDER, ("siege_lifted", ""), DEFENDER),
        ("B", ("rout", ""), DEFENDER, ("siege_lifted", ""), DEFENDER),
        ("C", ("recoil", ""), DEFENDER, ("", ""), None),
        ("D", ("recoil", ""), DEFENDER, ("", ""), None),
        ("E", ("recoil", "recoil"), None, ("", ""), None),
        ("F", ("", "recoil"), ATTACKER, ("", ""), None),
        ("G", ("", "recoil"), ATTACKER, ("", ""), None),
        ("H", ("", "rout"), ATTACKER, ("", "garrison_surrenders"), ATTACKER),
        ("I", ("", "rout"), ATTACKER, ("", "garrison_surrenders"), ATTACKER),
        ("J", ("", "rout"), ATTACKER, ("", "garrison_surrenders"), ATTACKER),
    ],
)
def test_who_gives_way(
    letter: str, open_flags: tuple[str, str], open_winner: int | None, siege_flags: tuple[str, str], siege_winner: int | None
) -> None:
    for siege, flags, winner in ((False, open_flags, open_winner), (True, siege_flags, siege_winner)):
        result = with_letter(letter, siege)
        assert tuple(loss.flag for loss in result.losses) == flags
        assert result.winner == winner


def of_letter(letter: str, siege: bool) -> Clash:
    """Two sides of one number, so that nothing modifies the roll; armour makes the difference."""
    heavy, light = {"foot_armoured": 140}, {"foot_unarmoured": 140}
    attackers, defenders = (light, heavy) if letter < "E" else (heavy, light) if letter > "G" else (light, light)
    return Clash(roster("a", **attackers), roster("d", **defenders), siege=siege)


def with_letter(letter: str, siege: bool, *commanders: int, leaders: tuple[str, str] = ("", ""), wounded: bool = False) -> QuickResult:
    """A clash that ends with this letter; the leaders may be wounded before."""
    clash = of_letter(letter, siege)
    attackers, defenders = (tuple(man._replace(wounded=wounded and man.id in leaders) for man in clash.side(side)) for side in (0, 1))
    clash = clash._replace(attackers=attackers, defenders=defenders, commanders=leaders)
    die = next(die for die in range(1, 11) if TABLE.letter(reckon(TABLE, clash).difference, die) == letter)
    return settle(TABLE, clash, thrown(die, *commanders))


# -- losses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-11")
@pytest.mark.example("EX-GC-17-5")
@pytest.mark.parametrize(
    "side, men, dead, wounded",
    [
        (ATTACKER, 5, 1, 2),
        (ATTACKER, 4, 1, 1),
        (ATTACKER, 2, 0, 1),
        (DEFENDER, 6, 0, 1),  # the book prints 2 for 1.20: a slip
        (DEFENDER, 4, 0, 1),
        (DEFENDER, 9, 0, 2),
    ],
)
def test_printed_losses(side: int, men: int, dead: int, wounded: int) -> None:
    assert toll_of(men, TABLE.losses("D", False)[side]) == (dead, wounded)


@pytest.mark.rule("C-QUICK-10", "C-QUICK-11")
@pytest.mark.example("EX-GC-17-5b")
def test_losses_of_the_whole_example() -> None:
    result = settle(TABLE, EXAMPLE, thrown(7))
    of_class = {man.id: class_of(TABLE, man, False) for man in (*ATTACKERS, *DEFENDERS)}
    attackers, defenders = ([Counter(of_class[who] for who in group) for group in (loss.dead, loss.wounded)] for loss in result.losses)
    foot, mail, archers, riding = "foot_unarmoured", "foot_armoured", "shooter_foot_unarmoured", "shooter_mounted_unarmoured"
    assert attackers == [
        {foot: 1, riding: 1, "rider_armoured": 1},
        {foot: 2, mail: 1, archers: 1, riding: 2, "rider_armoured": 2},
    ]
    assert defenders == [{}, {foot: 1, mail: 2, archers: 1, riding: 1, "shooter_mounted_armoured": 1}]
    assert [(len(loss.dead), len(loss.wounded)) for loss in result.losses] == [(3, 8), (0, 6)]


@pytest.mark.rule("C-QUICK-11")
@pytest.mark.parametrize("men, dead", [(1, 0), (3, 0), (4, 1), (9, 1), (10, 2), (16, 2), (17, 3)])
def test_halves_are_rounded_up(men: int, dead: int) -> None:
    """Fifteen in a hundred: 0.6 of four and 1.5 of ten are rounded up, 0.45 of three and 2.4 of sixteen down."""
    assert toll_of(men, Losses("", 15, 0))[0] == dead


@pytest.mark.rule("C-QUICK-10", "C-QUICK-11")
def test_no_class_loses_more_than_it_has() -> None:
    """Not even before the limit: for 1 to 59 men and every line of both tables."""
    for letter, siege, men in product(LETTERS, (False, True), range(1, 60)):
        for toll in TABLE.losses(letter, siege):
            dead, wounded = ((2 * men * percent + 100) // 200 for percent in (toll.dead, toll.wounded))
            assert toll_of(men, toll) == (dead, wounded)
            assert dead + wounded <= men
    assert toll_of(1, Losses("", 50, 50)) == (1, 0)  # a table of somebody's own


@pytest.mark.rule("C-QUICK-11", "RULING-C-QUICK-LOSS")
@pytest.mark.parametrize("wounded, dead, hurt", [(0, 2, 4), (5, 2, 4), (6, 2, 4), (7, 3, 3), (8, 4, 2), (10, 6, 0)])
def test_wounds_fall_on_the_fit_first_and_a_second_wound_kills(wounded: int, dead: int, hurt: int) -> None:
    """Ten men pay two dead, here the first in the list, and four wounds; the wounded stand at its head."""
    men = roster("d", wounded, foot_unarmoured=10)
    clash = Clash(roster("a", foot_armoured=140), men, siege=True)
    loss = settle(TABLE, clash, thrown(1)).losses[DEFENDER]
    assert toll_of(10, TABLE.losses("J", True)[DEFENDER]) == (2, 4)
    assert (len(loss.dead), len(loss.wounded)) == (dead, hurt)
    assert not {man.id for man in men if man.wounded} & set(loss.wounded)


@pytest.mark.rule("C-QUICK-11", "RULING-C-QUICK-LOSS")
def test_victims_are_drawn_by_dice_from_those_still_standing() -> None:
    """Fifteen riders lose two dead and five wounded: a die among fifteen, one among fourteen, and so on."""
    asked: list[tuple[str, int]] = []

    def roll(purpose: str, sides: int) -> int:
        asked.append((purpose, sides))
        return 7 if purpose == "quick" else 3

    clash = EXAMPLE._replace(attackers=roster("a", rider_armoured=15), defenders=roster("d", rider_armoured=18), obstacles=())
    assert reckon(TABLE, clash).difference == -15
    loss = settle(TABLE, clash, roll).losses[ATTACKER]
    assert asked[:8] == [("quick", 10), *(("quick_victim", sides) for sides in (15, 14, 13, 12, 11, 10, 9))]
    assert loss.dead == ("arider_armoured2", "arider_armoured3")
    assert loss.wounded == tuple(f"arider_armoured{number}" for number in (4, 5, 6, 7, 8))


def test_there_is_no_die_where_nothing_is_to_be_chosen() -> None:
    """Of two men one dies and one is wounded: who dies is drawn, the wound is the other's."""
    asked: list[int] = []

    def roll(purpose: str, sides: int) -> int:
        asked.append(sides)
        return min(9, sides)

    clash = Clash(roster("a", 1, foot_unarmoured=2), roster("d", foot_armoured=140), siege=False)
    loss = settle(TABLE, clash, roll).losses[ATTACKER]
    assert toll_of(2, TABLE.losses("A", False)[ATTACKER]) == (1, 1)
    assert asked[:2] == [10, 2]  # who of the two dies; the other has the wound without a die
    assert (loss.dead, loss.wounded) == (("afoot_unarmoured1", "afoot_unarmoured0"), ())


# -- commanders --------------------------------------------------------------------------------------------------------


FATES = {
    0: "uuuuuuuuuu",
    5: "uuuuuuuuuu",
    10: "uuuuuuuuuw",
    15: "uuuuuuwwww",
    20: "uuuuwwwwwk",
    25: "uuuwwwwkkk",
    30: "uuuwwwkkkk",
}
"""By percent of dead: unhurt, wounded, killed for each face."""
WORDS = {"u": "unhurt", "w": "wounded", "k": "killed"}


def leaders_of(letter: str) -> tuple[str, str]:
    """The first man of each side."""
    clash = of_letter(letter, False)
    return clash.attackers[0].id, clash.defenders[0].id


@pytest.mark.rule("C-QUICK-13", "RULING-C-QUICK-LEADER")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_fate_of_commanders_cell_by_cell(letter: str) -> None:
    leaders = leaders_of(letter)
    for face in range(1, 11):
        result = with_letter(letter, False, face, face, leaders=leaders)
        for side, loss in enumerate(result.losses):
            assert loss.commander == WORDS[FATES[OPEN_DEAD[letter][side]][face - 1]]
            assert (leaders[side] in loss.dead, leaders[side] in loss.wounded) == (loss.commander == "killed", loss.commander == "wounded")


@pytest.mark.rule("C-QUICK-13")
@pytest.mark.example("EX-GC-17-6")
def test_the_commanders_of_the_example() -> None:
    """7 × 15 % is 1.05: wounded. 10 × 5 % is 0.50: unhurt."""
    clash = EXAMPLE._replace(commanders=("arider_armoured0", "dshooter_mounted_armoured0"))
    result = settle(TABLE, clash, thrown(7, 7, 10))
    assert [loss.commander for loss in result.losses] == ["wounded", "unhurt"]


@pytest.mark.rule("C-QUICK-13")
@pytest.mark.parametrize("face, fate", [(4, "unhurt"), (5, "killed"), (9, "killed"), (10, "killed")])
def test_a_wounded_commander_does_not_survive_a_wound(face: int, fate: str) -> None:
    result = with_letter("C", False, face, 1, leaders=leaders_of("C"), wounded=True)
    assert result.losses[ATTACKER].commander == fate


@pytest.mark.rule("C-QUICK-11", "C-QUICK-13", "RULING-C-QUICK-CLASSES")
def test_the_commander_is_taken_out_of_his_class() -> None:
    """Ten riders lose at 15 in a hundred two men; nine and their commander one, and the die for him is his own."""
    clash = Clash(roster("a", rider_armoured=10), roster("d", rider_armoured=10), commanders=("arider_armoured0", ""))
    assert [len(men) for men in ranks(TABLE, clash, ATTACKER).values()] == [9]
    assert [len(men) for men in ranks(TABLE, clash, DEFENDER).values()] == [10]
    loss = settle(TABLE, clash, thrown(7, 1)).losses[ATTACKER]
    assert (loss.dead, loss.commander) == (("arider_armoured1",), "unhurt")
    assert settle(TABLE, clash, thrown(7, 1)).losses[DEFENDER].commander == ""
    assert len(settle(TABLE, clash._replace(commanders=("", "")), thrown(7)).losses[ATTACKER].dead) == 2
    assert reckon(TABLE, clash).values == (50, 50)


# -- what may come of it -----------------------------------------------------------------------------------------------


def every_way(clash: Clash) -> Iterator[tuple[QuickResult, Fraction]]:
    """All results of all dice, each with its chance."""
    path: list[int] = []
    while True:
        sizes: list[int] = []

        def roll(purpose: str, sides: int, sizes: list[int] = sizes) -> int:
            sizes.append(sides)
            if len(sizes) > len(path):
                path.append(1)
            return path[len(sizes) - 1]

        result = settle(TABLE, clash, roll)
        chance = Fraction(1)
        for sides in sizes:
            chance /= sides
        yield result, chance
        while path and path[-1] == sizes[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


@pytest.mark.rule("C-QUICK-09", "C-QUICK-10", "C-QUICK-11", "C-QUICK-13")
@pytest.mark.parametrize(
    "clash",
    [
        Clash(roster("a", 2, foot_unarmoured=3), roster("d", foot_armoured=3)),
        Clash(roster("a", 1, rider_armoured=2), roster("d", 3, foot_unarmoured=4), commanders=("arider_armoured0", "")),
        Clash(roster("a", foot_armoured=3), roster("d", 1, foot_armoured=3), commanders=("afoot_armoured2", "dfoot_armoured0")),
        Clash(
            roster("a", 2, foot_unarmoured=3), roster("d", 2, foot_unarmoured=3), siege=True, obstacles=(Obstacle("castle"),),
            engines=1, rubble=1, commanders=("", "dfoot_unarmoured1"),
        ),
    ],
)  # fmt: skip
def test_the_forecast_is_what_happens(clash: Clash) -> None:
    """Against all faces of all dice."""
    told = forecast(TABLE, clash)
    letters: Counter[str] = Counter()
    dead, wounded = [Fraction(0)] * 2, [Fraction(0)] * 2
    fates, flags = [dict[str, Fraction](), dict[str, Fraction]()], [dict[str, Fraction](), dict[str, Fraction]()]
    for result, chance in every_way(clash):
        letters[result.letter] += chance  # type: ignore[assignment]
        for side, loss in enumerate(result.losses):
            dead[side] += chance * len(loss.dead)
            wounded[side] += chance * len(loss.wounded)
            flags[side][loss.flag] = flags[side].get(loss.flag, Fraction(0)) + chance
            if loss.commander:
                fates[side][loss.commander] = fates[side].get(loss.commander, Fraction(0)) + chance
    assert told.letters == odds(TABLE, clash) == letters
    assert [prospect.dead for prospect in told.sides] == dead
    assert [prospect.wounded for prospect in told.sides] == wounded
    assert [prospect.flags for prospect in told.sides] == flags
    assert [{fate: chance for fate, chance in prospect.commander.items() if chance} for prospect in told.sides] == fates


numbers = st.dictionaries(st.sampled_from(CLASSES), st.integers(1, 12), max_size=5)
grounds = st.lists(st.builds(Obstacle, st.sampled_from(["castle", "village", "slope", "river"]), st.sampled_from([0, 1])), max_size=3)


@st.composite
def clashes(draw: st.DrawFn) -> Clash:
    """Any fight."""
    attackers, defenders = (roster(side, draw(st.integers(0, 20)), **draw(numbers)) for side in "ad")
    commanders = tuple(draw(st.sampled_from(["", *(man.id for man in men)])) for men in (attackers, defenders))
    return Clash(
        attackers, defenders, draw(st.booleans()), tuple(draw(grounds)), draw(st.integers(0, 2)), draw(st.integers(0, 2)),
        (commanders[0], commanders[1]), draw(st.tuples(st.booleans(), st.booleans())),
    )  # fmt: skip


@pytest.mark.rule("C-QUICK-07", "C-QUICK-10", "C-QUICK-11", "C-QUICK-13")
@settings(max_examples=150, deadline=None)
@given(clashes(), st.randoms(use_true_random=False))
def test_nobody_is_lost_but_by_the_table(clash: Clash, chance: object) -> None:
    """Nobody falls twice or on the other side, only the fit are wounded, every class pays its share, chances add up to one."""
    told = forecast(TABLE, clash)
    assert sum(told.letters.values()) == 1
    result = settle(TABLE, clash, lambda _, sides: chance.randint(1, sides))  # type: ignore[attr-defined]
    assert result.letter in told.letters
    for side, (loss, toll) in enumerate(zip(result.losses, TABLE.losses(result.letter, clash.siege), strict=True)):
        men = {man.id: man for man in clash.side(side)}
        assert len({*loss.dead, *loss.wounded}) == len(loss.dead) + len(loss.wounded)
        assert men.keys() >= {*loss.dead, *loss.wounded}
        assert not [who for who in loss.wounded if men[who].wounded]
        assert bool(loss.commander) == bool(clash.commanders[side])
        for rank in ranks(TABLE, clash, side).values():
            struck = [man.id for man in rank if man.id in {*loss.dead, *loss.wounded}]
            assert len(struck) == sum(toll_of(len(rank), toll))
            assert len(set(struck) & set(loss.dead)) >= toll_of(len(rank), toll)[0]
        prospect = told.sides[side]
        assert sum(prospect.flags.values()) == 1
        assert sum(prospect.commander.values()) == (1 if clash.commanders[side] else 0)
        assert 0 <= prospect.dead + prospect.wounded <= len(men)
