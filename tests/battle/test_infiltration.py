"""Infiltration: moving past the enemy. [INF-01 to INF-12]"""

from collections import Counter

import pytest

from hauberk.battle.core.being import Away, Health, Mark
from hauberk.battle.core.commands import Advance, Attack, Charge, Dismount, Done, Fall, Mount, Move, Retreat
from hauberk.battle.core.events import (
    Advanced,
    ChargeVoid,
    Dismounted,
    Event,
    Halted,
    InfiltrationTested,
    Moved,
    Rode,
    SteppedBack,
)
from hauberk.battle.movement.infiltration import counting, modifiers, threatens, zone
from tests.kit import Man, Table, drawn, man, of_kind, paid, rider

# C3 and C4 lie between column B and column D: D3 touches C3 and C4, B4 touches C4 and C5, B3 touches C3 and C4.


def surcharges(events: tuple[Event, ...]) -> list[str]:
    """The hexes for which the infiltration surcharge was paid."""
    return [term.about for event in of_kind(events, Moved) for term in event.costs if term.rule == "INF-01"]


def past_two(first: Man, second: Man, mover: Man | None = None, **more: object) -> Table:
    """A man at C3, his enemies at D3 and B4: only C4 lies beside both of them."""
    return drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  M  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=mover or man("ahmad", "A"), N=first, M=second, **more,
    )  # fmt: skip


# -- surcharge and test ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-01")
def test_who_stays_beside_an_enemy_pays_two_points_more() -> None:
    """Ahmad goes down beside Avray and on: the hex beside him costs 2 more when he leaves it."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"),
    )  # fmt: skip
    events = game.do(Move("ahmad", game.cells("C4 C5")))
    assert paid(events) == [1, 2, 1]
    assert surcharges(events) == ["C4"]
    assert game["ahmad"].left == 8 - 4


@pytest.mark.rule("INF-01", "INF-02")
def test_another_enemy_counts_like_the_same_one() -> None:
    """From beside Avray alone to beside Arthur alone: 2 points, but nobody tests for a single enemy."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  N
        .  .  A  .
        .  M  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"),
    )  # fmt: skip
    events = game.do(Move("ahmad", game.cells("C4 C5")))
    assert surcharges(events) == ["C4"]
    assert not of_kind(events, InfiltrationTested)


@pytest.mark.rule("INF-01")
def test_the_surcharge_comes_on_top_of_the_terrain() -> None:
    """Through scrub beside an enemy: 2 for the scrub and 2 for the enemy."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  .  s  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"),
    )  # fmt: skip
    assert paid(game.do(Move("ahmad", game.cells("C4 C5")))) == [2, 2, 1]


@pytest.mark.rule("INF-02")
def test_two_enemies_beside_the_hex_make_a_test() -> None:
    """Between Avray and Arthur one die falls on the hex itself; on 4 he passes."""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    events = game.do(Move("ahmad", game.cells("C4 C5")), 4)
    (test,) = of_kind(events, InfiltrationTested)
    assert (test.cell, test.result) == (game.cell("C4"), "passes")
    assert surcharges(events) == ["C4"]
    assert game.at("ahmad") == "C5"


@pytest.mark.rule("INF-02")
def test_the_two_need_not_be_new_ones() -> None:
    """Both enemies stood beside the hex he left as well: the test is due all the same. [RULING-T-23]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  M  A  N
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"),
    )  # fmt: skip
    events = game.do(Move("ahmad", game.cells("C4 C5")), 1)
    assert len(of_kind(events, InfiltrationTested)) == 1


@pytest.mark.rule("INF-03")
def test_three_enemies_cost_no_more_than_two() -> None:
    """Three Normans around one hex: still 2 points and one die."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  M  A  N
        .  .  .  G
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"), G=man("gui", "B"),
    )  # fmt: skip
    assert counting(game.position, game["ahmad"], game.cell("C4")) == 3
    events = game.do(Move("ahmad", game.cells("C4 C5")), 2)
    assert paid(events) == [1, 2, 1]
    assert len(of_kind(events, InfiltrationTested)) == 1


@pytest.mark.rule("INF-03")
def test_every_hex_has_its_own_surcharge_and_test() -> None:
    """Two hexes between two enemies: twice 2 points, two dice, 7 points in all."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  G
        .  .  A  .
        .  M  .  N
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"), G=man("gui", "B"),
    )  # fmt: skip
    events = game.do(Move("ahmad", game.cells("C4 C5 C6")), 3, 4)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == list(game.cells("C4 C5"))
    assert surcharges(events) == ["C4", "C5"]
    assert game["ahmad"].left == 1


# -- the last hex ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-04")
def test_the_last_hex_costs_only_its_terrain() -> None:
    """He stops between the two: no surcharge, no die, and his last point is enough."""
    game = past_two(man("avray", "B"), man("arthur", "B"), man("ahmad", "A", left=1))
    events = game.do(Move("ahmad", game.cells("C4")))
    assert paid(events) == [1]
    assert not of_kind(events, InfiltrationTested)
    assert game["ahmad"].left == 0


@pytest.mark.rule("INF-04")
def test_going_on_later_pays_first() -> None:
    """He stops between the two and then goes on after all: now he pays and tests where he stands. [RULING-T-24]"""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    game.do(Move("ahmad", game.cells("C4")))
    assert game["ahmad"].debt
    events = game.do(Move("ahmad", game.cells("C5")), 4)
    assert paid(events) == [2, 1]
    assert of_kind(events, InfiltrationTested)[0].cell == game.cell("C4")


@pytest.mark.rule("INF-04")
def test_who_ends_there_owes_nothing_in_the_next_phase() -> None:
    """A debt lapses when the movement is over. [RULING-T-24]"""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    game.do(Move("ahmad", game.cells("C4")))
    game.do(Done())
    assert not game["ahmad"].debt


@pytest.mark.rule("INF-04")
def test_debt_and_next_hex_must_both_be_payable() -> None:
    """Beside two enemies with 2 points left he cannot go on: 2 for the debt and 1 for the hex are 3. [RULING-T-24]"""
    game = past_two(man("avray", "B"), man("arthur", "B"), man("ahmad", "A", left=3))
    game.do(Move("ahmad", game.cells("C4")))
    assert game["ahmad"].left == 2
    assert game.refused(Move("ahmad", game.cells("C5"))).rule == "MOVE-05"
    assert not [command for command in game.legal.of("ahmad") if isinstance(command, Move)]


@pytest.mark.rule("INF-04", "INF-02")
def test_dx_t_26_seven_points_are_not_enough() -> None:
    """DX-T-26: with 7 points Ahmad ends on the second hex of the printed example, without surcharge and test."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  .  s  .  .  .
        .  .  .  M  .  .
        .  .  .  .  .  .
        """,
        A=man("ahmad", "A", left=7), N=man("avray", "B"), M=man("arthur", "B"),
    )  # fmt: skip
    assert game.refused(Move("ahmad", game.cells("C3 D3 C4"))).reason == "not_enough_points"
    events = game.do(Move("ahmad", game.cells("C3 D3")))
    assert sum(paid(events)) == 5
    assert not of_kind(events, InfiltrationTested)
    assert not game.allowed(Move("ahmad", game.cells("C4")))


@pytest.mark.rule("INF-04")
@pytest.mark.parametrize(("die", "down"), [(6, True), (7, False)])
def test_dismounting_is_going_on(die: int, down: bool) -> None:
    """A rider between two enemies who gets off pays the 2 points and tests before he is down. [RULING-T-24]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  M  G  N
        .  .  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3), N=man("ahmad", "B"), M=man("jemal", "B"),
    )  # fmt: skip
    game.do(Move("gui", game.cells("C5")))
    assert game["gui"].debt
    events = game.do(Dismount("gui", game.cell("C6")), die)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == [game.cell("C5")]
    assert game["gui"].mounted != down
    if down:
        (dismounted,) = of_kind(events, Dismounted)
        assert [term.value for term in dismounted.costs] == [2, 3]
        assert game["gui"].left == (12 - 1 - 2 - 3) // 2


# -- coming and going --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-05")
def test_dx_t_25_coming_and_leaving_are_free() -> None:
    """DX-T-25: from nowhere to a hex beside two enemies and on to a hex beside none: plain terrain, no die."""
    game = drawn(
        """
        .  .  .  .
        .  .  A  .
        .  .  .  .
        .  M  .  N
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"),
    )  # fmt: skip
    assert counting(game.position, game["ahmad"], game.cell("C4")) == 2
    events = game.do(Move("ahmad", game.cells("C3 C4 C3")))
    assert paid(events) == [1, 1, 1]
    assert not of_kind(events, InfiltrationTested)


@pytest.mark.rule("INF-05", "INF-02")
def test_dx_t_25_going_along_them_is_not() -> None:
    """DX-T-25: on to another hex beside one of them and still further: 2 points, a die only where two threaten."""
    picture = """
        .  .  .  .
        .  .  A  .
        .  .  .  .
        .  .  .  N
        .  M  .  .
        .  .  .  .
        """
    game = drawn(picture, A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"))
    events = game.do(Move("ahmad", game.cells("C3 C4 C5 C6")), 4)  # C4 beside Avray, C5 beside both
    assert surcharges(events) == ["C5"]
    assert of_kind(events, InfiltrationTested)[0].cell == game.cell("C5")
    game = drawn(picture, A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B", health="stunned"))
    events = game.do(Move("ahmad", game.cells("C3 C4 C5 C6")))
    assert surcharges(events) == ["C5"]


# -- who counts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-06")
@pytest.mark.parametrize(
    "idle",
    [
        man("arthur", "B", health="stunned"), man("arthur", "B", health="dead"), man("arthur", "B", captive=True),
        man("dog_watch", "B"), man("pack_horse", "B", facing=0),
    ],
    ids=["stunned", "dead", "prisoner", "dog", "horse"],
)  # fmt: skip
def test_who_cannot_attack_does_not_count(idle: Man) -> None:
    """The stunned, the dead, prisoners and beasts threaten nobody: one enemy is left, hence no test."""
    game = past_two(man("avray", "B"), idle)
    events = game.do(Move("ahmad", game.cells("C4 C5")))
    assert surcharges(events) == ["C4"]
    game = past_two(idle, man("avray", "B"))  # nor for the hex left: he comes from a hex beside nobody who counts
    assert surcharges(game.do(Move("ahmad", game.cells("C4 C5")))) == []


@pytest.mark.rule("INF-06")
@pytest.mark.parametrize(
    "busy",
    [
        man("arthur", "B", health="wounded"),
        man("arthur", "B", marks=["shot", "attacked", "charged"]),
        man("arthur", "B", left=0),
    ],
    ids=["wounded", "has fought", "tired"],
)
def test_the_wounded_and_the_busy_count(busy: Man) -> None:
    """A wound, a shot, an attack or a charge makes an enemy no less dangerous. [RULING-T-25]"""
    game = past_two(man("avray", "B"), busy)
    assert len(of_kind(game.do(Move("ahmad", game.cells("C4 C5")), 4), InfiltrationTested)) == 1


@pytest.mark.rule("INF-06")
def test_a_rider_counts_once_with_either_hex() -> None:
    """An enemy rider with both hexes beside C4 is one enemy: 2 points, no test. [RULING-T-25]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=rider("avray", "B", 0),
    )  # fmt: skip
    assert set(game["avray"].cells) == set(game.cells("D3 D4"))
    events = game.do(Move("ahmad", game.cells("C4 B4")))
    assert surcharges(events) == ["C4"]
    assert not of_kind(events, InfiltrationTested)


@pytest.mark.rule("INF-06", "INF-08")
def test_an_enemy_rider_threatens_with_his_tail_too() -> None:
    """Ahmad slips past the hind part of Avray's horse, far from its head: 2 points all the same. [RULING-T-26]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        A  .  .  .
        .  .  N  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=rider("avray", "B", 2),
    )  # fmt: skip
    assert game["avray"].cells == game.cells("C5 B4")
    assert threatens(game.field, game["avray"], game.cell("B3"))
    assert surcharges(game.do(Move("ahmad", game.cells("B3 B2")))) == ["B3"]


@pytest.mark.rule("INF-06")
def test_an_armoured_enemy_does_not_reach_into_deep_water() -> None:
    """Ahmad swims between two armoured Normans: they cannot enter the water, so they do not count. [MELEE-25]"""
    picture = """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  M  w  .
        .  .  .  .
        .  .  .  .
        """
    game = drawn(picture, A=man("ahmad", "A"), N=man("avray", "B"), M=man("arthur", "B"))
    events = game.do(Move("ahmad", game.cells("C4 C5")))
    assert paid(events) == [4, 1]
    game = drawn(picture, A=man("ahmad", "A"), N=man("osmond", "B"), M=man("turold", "B"))  # these swim
    events = game.do(Move("ahmad", game.cells("C4 C5")), 4)
    assert paid(events) == [4, 2, 1]


@pytest.mark.rule("INF-06")
def test_nobody_strikes_over_a_heap_of_corpses() -> None:
    """A hex that six dead men bar to all comers threatens nobody who stands on it. [MELEE-25, RULING-T-77]"""
    dead = ["osmond", "turold", "bernier", "olivier", "renouf", "colin"]
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), N=man("avray", "B"),
        men=[{"who": who, "side": "B", "at": "C3", "health": "dead"} for who in dead],
    )  # fmt: skip
    assert not zone(game.position, 1) >> game.cell("C3") & 1
    assert counting(game.position, game["ahmad"], game.cell("C3")) == 0
    assert counting(game.position, game["ahmad"], game.cell("C4")) == 1
    assert surcharges(game.do(Move("ahmad", game.cells("C4 C5")))) == []


@pytest.mark.rule("INF-07")
def test_a_mounted_enemy_does_not_count_for_a_tree() -> None:
    """Under a tree a man fears no rider; the same enemy on foot would count."""
    picture = """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  .  t  .
        .  .  .  .
        """
    game = drawn(picture, A=man("ahmad", "A"), N=rider("avray", "B", 0))
    assert paid(game.do(Move("ahmad", game.cells("C4 C5")))) == [2, 1]
    game = drawn(picture, A=man("ahmad", "A"), N=man("avray", "B"))
    assert paid(game.do(Move("ahmad", game.cells("C4 C5")))) == [2, 2, 1]


@pytest.mark.rule("INF-07")
def test_an_enemy_behind_a_wall_does_not_count() -> None:
    """A hexside nobody can pass keeps the enemy behind it out of the reckoning."""
    walls = {"hexsides": {"wall": ["C4/D3", "C3/D3"]}}
    game = past_two(man("avray", "B"), man("arthur", "B"), map=walls)
    assert paid(game.do(Move("ahmad", game.cells("C4 C5")))) == [1, 1]  # from beside nobody to beside Arthur
    one = {"hexsides": {"wall": ["C4/D3"]}}
    game = past_two(man("avray", "B"), man("arthur", "B"), map=one)
    events = game.do(Move("ahmad", game.cells("C4 C5")))  # Avray counts for the hex left, only Arthur for the hex entered
    assert surcharges(events) == ["C4"]
    assert not of_kind(events, InfiltrationTested)


# -- riders ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-08", "RIDE-07")
def test_only_the_horses_head_matters() -> None:
    """Gui's tail passes two enemies, his head comes beside none of them a second time: nothing extra."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  M  .  N
        .  .  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 0), N=man("ahmad", "B"), M=man("jemal", "B"),
    )  # fmt: skip
    # The head at C3 touches nobody; the tail at C4 touches both, and so it did before.
    assert counting(game.position, game["gui"], game.cell("C4")) == 2
    assert paid(game.do(Move("gui", game.cells("C2 C1")))) == [1, 1]


@pytest.mark.rule("INF-08")
def test_one_test_for_every_hex_the_head_enters() -> None:
    """Gui rides down between two rows of enemies: each hex of the head that two of them threaten has its die."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  M  .  N
        .  .  .  .
        .  .  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3), N=man("ahmad", "B"), M=man("jemal", "B"),
    )  # fmt: skip
    events = game.do(Move("gui", game.cells("C4 C5 C6")), 6)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == [game.cell("C5")]
    assert paid(events) == [1, 1, 2, 1]


@pytest.mark.rule("INF-08", "RIDE-04")
def test_a_pivot_compares_old_and_new_hex_of_the_head() -> None:
    """The head swings from beside Ahmad to beside Ahmad and on: 2 points more for the hex between. [RULING-T-26]"""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  N  .  .
        .  .  G  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        G=rider("gui", "A", 0), N=man("ahmad", "B"),
    )  # fmt: skip
    # C3, D3 lie beside D2; D4 does not. The tail stays at C4.
    events = game.do(Move("gui", game.cells("D3 D4")))
    assert surcharges(events) == ["D3"]
    assert sum(paid(events)) == 2 + 2 + 2
    assert (game.at("gui"), game["gui"].tail) == ("D4", game.cell("C4"))


# -- results -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-09")
@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (man("ahmad", "A"), (40, 30, 20, 10)),
        (man("guy", "A"), (50, 30, 20, 0)),
        (rider("ziri", "A", 0), (50, 30, 20, 0)),
        (rider("gui", "A", 0), (60, 30, 10, 0)),
        (man("ahmad", "A", health="wounded"), (20, 30, 20, 30)),
    ],
    ids=["foot", "armoured foot", "rider", "armoured rider", "wounded foot"],
)
def test_dx_t_01_chances(who: Man, expected: tuple[int, int, int, int]) -> None:
    """DX-T-01: how often who passes, is stopped, wounded, killed, in a hundred tries."""
    game = drawn(".  .\nA  .\n.  .", A=who)
    table = game.field.rules.infiltration
    plus = sum(term.value for term in modifiers(table, game[who.who]))
    found = Counter(table.result(die + plus) for die in range(1, 11))
    assert tuple(10 * found[result] for result in ("passes", "stopped", "wounded", "killed")) == expected


@pytest.mark.rule("INF-09")
@pytest.mark.parametrize("die", [5, 7])
def test_stopped(die: int) -> None:
    """5 to 7: his movement ends in this hex, whatever points he has left."""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    events = game.do(Move("ahmad", game.cells("C4 C5")), die)
    assert of_kind(events, InfiltrationTested)[0].result == "stopped"
    assert of_kind(events, Halted)
    assert game.at("ahmad") == "C4"
    assert game["ahmad"].health == Health.HEALTHY
    assert not game.allowed(Move("ahmad", game.cells("C5")))


@pytest.mark.rule("INF-09")
def test_wounded_and_stopped() -> None:
    """8 or 9: he is wounded and stays in this hex."""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    game.do(Move("ahmad", game.cells("C4 C5")), 8)
    assert (game.at("ahmad"), game["ahmad"].health) == ("C4", Health.WOUNDED)
    assert not game.allowed(Move("ahmad", game.cells("C5")))


@pytest.mark.rule("INF-09")
def test_killed() -> None:
    """10: he is killed."""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    game.do(Move("ahmad", game.cells("C4 C5")), 10)
    assert (game.at("ahmad"), game["ahmad"].health) == ("C4", Health.DEAD)


@pytest.mark.rule("INF-09")
def test_a_second_wound_kills() -> None:
    """A wounded man adds 2; wounded once more he is dead. [RULING-T-27]"""
    game = past_two(man("avray", "B"), man("arthur", "B"), man("ahmad", "A", health="wounded", left=4))
    events = game.do(Move("ahmad", game.cells("C4 C5")), 6)
    (test,) = of_kind(events, InfiltrationTested)
    assert ([term.value for term in test.terms], test.result) == ([6, 2], "wounded")
    assert game["ahmad"].health == Health.DEAD


def _gui_between_two() -> Table:
    return drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  M  .  N
        .  .  .  .
        .  .  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3, left=12), N=man("ahmad", "B"), M=man("jemal", "B"),
    )  # fmt: skip


@pytest.mark.rule("INF-09")
def test_a_stopped_rider_keeps_both_hexes() -> None:
    """7, less 1 for the horse and 1 for the mail: stopped, head and tail stay. [RULING-T-27]"""
    game = _gui_between_two()
    game.do(Move("gui", game.cells("C4 C5 C6")), 7)
    assert game["gui"].cells == game.cells("C5 C4")
    assert game["gui"].health == Health.HEALTHY


@pytest.mark.rule("INF-09")
def test_a_wounded_rider_stays_in_the_saddle() -> None:
    """10, less 2: wounded, stopped, still mounted. [RULING-T-27]"""
    game = _gui_between_two()
    game.do(Move("gui", game.cells("C4 C5 C6")), 10)
    assert game["gui"].health == Health.WOUNDED
    assert game["gui"].mounted
    assert game["gui"].cells == game.cells("C5 C4")
    assert game["gui"].has(Mark.HALTED)


@pytest.mark.rule("INF-09")
def test_a_killed_rider_falls_beside_his_horse() -> None:
    """A wounded rider wounded again lies dead beside his horse; the horse stands unhurt in its place. [RULING-T-27]"""
    game = _gui_between_two()
    game.state = game.state.with_being(game["gui"]._replace(health=Health.WOUNDED))
    game.do(Move("gui", game.cells("C4 C5 C6")), 9)  # 9 − 2 + 2
    assert game["gui"].health == Health.DEAD
    assert game.asked == "fall_asked"
    assert game.decides == 0
    game.do(Fall(game.cell("C6")))
    assert game.at("gui") == "C6"
    horse = game["gui.horse"]
    assert (horse.health, horse.away, horse.cells, horse.facing) == (Health.HEALTHY, Away.HERE, game.cells("C5 C4"), 3)


@pytest.mark.rule("INF-09")
def test_stopped_on_a_friend_he_steps_back() -> None:
    """Stopped on the hex of a friend he goes back along his path to a free hex, without a new test. [RULING-T-29]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  A  N
        .  M  F  .
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "A"), F=man("jemal", "A"), N=man("avray", "B"), M=man("arthur", "B"),
    )  # fmt: skip
    events = game.do(Move("ahmad", game.cells("C4 C5")), 5)
    assert len(of_kind(events, InfiltrationTested)) == 1
    assert of_kind(events, SteppedBack)
    assert game.at("ahmad") == "C3"


@pytest.mark.rule("INF-09")
def test_a_rider_stopped_on_a_friend_goes_back_to_where_he_was() -> None:
    """A rider stopped with his head on a friend goes back to the place he came from. [RULING-T-29]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  M  G  N
        .  .  F  .
        .  .  .  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3), F=man("guy", "A"), N=man("ahmad", "B"), M=man("jemal", "B"),
    )  # fmt: skip
    game.do(Move("gui", game.cells("C5 C6 C7")), 7)
    assert game["gui"].cells == game.cells("C4 C3")


@pytest.mark.rule("INF-09")
def test_the_surcharge_is_paid_before_the_test() -> None:
    """Going on is paid first, then tested: who is stopped has spent 1 for the hex and 2 more. [RULING-T-24]"""
    game = past_two(man("avray", "B"), man("arthur", "B"))
    game.do(Move("ahmad", game.cells("C4 C5")), 5)
    assert game["ahmad"].spent == 3


# -- retreats, advances, charges, hoplites -----------------------------------------------------------------------------


def _beaten() -> Table:
    """Avray drives Ahmad off C4; Abbas stands at B4."""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  N
        .  M  A  .
        .  .  .  .
        .  .  .  .
        """,
        A=man("ahmad", "B"), N=man("avray", "A"), M=man("abbas", "B"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("avray",), "ahmad"), 8)  # 23 − 5: column 16–25, 8 drives him back
    assert game.asked == "retreat_owed"
    return game


@pytest.mark.rule("INF-10")
def test_a_retreat_beside_a_single_enemy_is_tested() -> None:
    """Driven back onto a hex that one enemy threatens, his last as well, he is tested; elsewhere not. [RULING-T-28]"""
    game = _beaten()
    events = game.do(Retreat("ahmad", game.cell("C3")), 4)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == [game.cell("C3")]
    game = _beaten()
    assert not of_kind(game.do(Retreat("ahmad", game.cell("C5"))), InfiltrationTested)
    game = _beaten()
    game.do(Retreat("ahmad", game.cell("C3")), 8)
    assert game["ahmad"].health == Health.WOUNDED


@pytest.mark.rule("INF-10")
def test_an_advance_neither_pays_nor_tests() -> None:
    """Avray follows between Ahmad and Abbas and on past them: 1 point a hex and no die."""
    game = _beaten()
    game.do(Retreat("ahmad", game.cell("C3")), 4)
    assert counting(game.position, game["avray"], game.cell("C4")) == 2
    events = game.do(Advance("avray", game.cells("C4 C5")))
    (advanced,) = of_kind(events, Advanced)
    assert [term.value for term in advanced.costs] == [1, 1]
    assert not of_kind(events, InfiltrationTested)


def _charge_between_two() -> Table:
    return drawn(
        """
        .  .  .  .
        .  .  G  .
        .  .  .  .
        .  M  .  N
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  T  .
        .  .  .  .
        """,
        G=rider("gui", "A", 3), N=man("ahmad", "B"), M=man("jemal", "B"), T=man("abbas", "B"), sequence="charges",
    )  # fmt: skip


@pytest.mark.rule("INF-11", "INF-01")
def test_a_charge_pays_and_tests_like_any_movement() -> None:
    """Between two enemies a charging rider pays 2 points more and tests; passing, he strikes."""
    game = _charge_between_two()
    events = game.do(Charge("gui", "abbas", game.cells("C3 C4 C5 C6 C7 C8")), 6, 1)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == [game.cell("C5")]
    assert sum(term.value for event in of_kind(events, Rode) for term in event.costs) == 6 + 2
    assert not of_kind(events, ChargeVoid)
    assert game["abbas"].health == Health.DEAD


@pytest.mark.rule("INF-11")
def test_a_stopped_charge_is_void() -> None:
    """Stopped by the test he stays on that hex, and the charge is void."""
    game = _charge_between_two()
    events = game.do(Charge("gui", "abbas", game.cells("C3 C4 C5 C6 C7 C8")), 7)
    assert of_kind(events, ChargeVoid)
    assert game["gui"].cells == game.cells("C5 C4")
    assert game["abbas"].health == Health.HEALTHY


def _past_hoplites(start: str, **more: object) -> Table:
    """Three hoplites at C3, C4, C5 who look towards column D."""
    hoplites = {"O": man("okeanos", "B"), "P": man("palaimon", "B"), "L": man("leontios", "B")}
    return drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  O  .
        .  .  P  .
        .  .  L  .
        .  .  .  .
        """,
        men=[{"who": "guy", "side": "A", "at": start}], **hoplites, **more,
    )  # fmt: skip


FORMED = [{"men": ["okeanos", "palaimon", "leontios"], "side": "B", "right": 3}]


@pytest.mark.rule("INF-12")
def test_past_a_formation_one_tests_only_in_front_of_it() -> None:
    """Before the pikes two hoplites make a test; behind their backs 2 points are due, but no test. [RULING-T-116]"""
    game = _past_hoplites("D2", formations=FORMED)
    events = game.do(Move("guy", game.cells("D3 D4")), 5)
    assert of_kind(events, InfiltrationTested)[0].cell == game.cell("D3")
    game = _past_hoplites("B2", formations=FORMED)
    events = game.do(Move("guy", game.cells("B3 B4")))
    assert surcharges(events) == ["B3"]
    assert not of_kind(events, InfiltrationTested)
    game = _past_hoplites("B2")  # the same three men out of formation
    assert of_kind(game.do(Move("guy", game.cells("B3 B4")), 5), InfiltrationTested)


@pytest.mark.rule("INF-12")
def test_a_formation_does_not_fear_what_stands_before_it() -> None:
    """For a man in ranks enemies before him do not count, enemies beside and behind him do. [HOPL-23, RULING-T-116]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  O  X
        .  .  P  Y
        .  Z  L  .
        .  .  .  .
        """,
        O=man("okeanos", "B"), P=man("palaimon", "B"), L=man("leontios", "B"), formations=FORMED,
        X=man("guy", "A"), Y=man("raoul", "A"), Z=man("thierry", "A"),
    )  # fmt: skip
    assert counting(game.position, game["palaimon"], game.cell("C4")) == 0
    assert counting(game.position, game["leontios"], game.cell("C5")) == 1  # Thierry behind him


@pytest.mark.rule("INF-12")
def test_who_runs_out_of_the_ranks_tests_like_anybody() -> None:
    """Leontios goes farther than his formation may, past two enemies: he is out of it and tests. [RULING-T-112]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  O  .
        .  .  P  .
        .  .  L  X
        .  .  .  Y
        .  .  .  .
        .  .  .  .
        """,
        O=man("okeanos", "B"), P=man("palaimon", "B"), L=man("leontios", "B"), formations=FORMED, active="B",
        X=man("guy", "A"), Y=man("raoul", "A"),
    )  # fmt: skip
    events = game.do(Move("leontios", game.cells("C6 C7")), 5)
    assert game["leontios"].formation == 0
    assert of_kind(events, InfiltrationTested)[0].cell == game.cell("C6")


@pytest.mark.rule("INF-06", "MOUNT-05")
def test_the_same_enemies_count_for_mounting() -> None:
    """Who cannot attack because of terrain hinders nobody at his horse either."""
    picture = """
        .  .  .  .
        .  .  .  .
        .  .  H  N
        .  .  .  .
        .  .  .  .
        """
    walls = {"hexsides": {"wall": ["C3/D3", "C4/D3"]}}
    behind = drawn(
        picture,
        H=man("pack_horse", "A", facing=0),
        N=man("guy", "B"),
        map=walls,
        men=[{"who": "gui", "side": "A", "at": "C2"}],
    )
    behind.do(Move("gui", behind.cells("C3")))
    assert behind.allowed(Mount("gui", "pack_horse"))
    open_field = drawn(picture, H=man("pack_horse", "A", facing=0), N=man("guy", "B"), men=[{"who": "gui", "side": "A", "at": "C2"}])
    open_field.do(Move("gui", open_field.cells("C3")))
    assert open_field.refused(Mount("gui", "pack_horse")).rule == "MOUNT-05"


@pytest.mark.rule("INF-01", "INF-04")
def test_every_listed_move_is_lawful_and_costs_what_the_list_says() -> None:
    """Between enemies the list of moves and the check of a declared path agree, for a walker and for a rider."""
    game = drawn(
        """
        .  .  .  .  s  .
        .  N  .  .  .  .
        .  .  A  .  M  .
        .  .  .  .  .  .
        .  .  s  .  .  .
        .  .  .  G  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        A=man("ahmad", "A"), G=rider("ziri", "A", 0), N=man("avray", "B"), M=rider("arthur", "B", 0),
    )  # fmt: skip
    for who in ("ahmad", "ziri"):
        moves = [command for command in game.legal.of(who) if isinstance(command, Move)]
        assert moves
        assert all(game.allowed(command) for command in moves)
