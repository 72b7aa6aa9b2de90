"""Charges of single riders. Rulebook 7.2.1, 7.2.3."""

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import (
    Advance,
    Attack,
    Charge,
    Done,
    Fall,
    HoldFire,
    HoldGround,
    Move,
    Retreat,
    RideOn,
    Shoot,
    ShootBack,
    StandFast,
    Withdraw,
)
from hauberk.battle.core.events import (
    Advanced,
    BridleDropped,
    ChargeDeclared,
    ChargeVoid,
    Fought,
    Hurt,
    InfiltrationTested,
    MovementCut,
    Rode,
    Unhorsed,
)
from hauberk.battle.core.state import CHARGES, MOVEMENT
from hauberk.battle.riding.two_hexes import front_hexes, in_front_arc, pose_of
from hauberk.board.board import bits
from hauberk.common.term import total
from tests.kit import Man, Table, drawn, man, of_kind, rider

LISTS = """
    .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .
    .  .  .  .  .  .  .  .  .  .
"""
"""A rider with six hexes between him and his target."""
SIX = "C2 D2 E2 F2 G2 H2"

LONG_LISTS = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  .  .  .  .  .  .  T  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""
"""Twelve hexes: the whole allowance of an armoured rider."""
TWELVE = "C2 D2 E2 F2 G2 H2 I2 J2 K2 L2 M2 N2"


GAUNTLET = """
    .  .  .  .  .  K  .  .  .  .
    .  G  .  .  .  .  .  .  T  .
    .  .  .  .  .  U  .  .  .  .
"""
"""Two enemies beside the way: both of them press whoever rides through F2."""
GAUNTLET_WATCHED = """
    .  .  .  .  .  K  .  .  .  .
    .  G  .  .  .  .  .  .  T  .
    .  .  .  .  .  U  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  H
"""

SCREEN = """
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  M  .  .  .  T
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
"""
"""Something stands half-way between rider and target."""
ROUND_THE_SCREEN = "C3 D3 E3 F2 G3 H3 I3"


def lists(charger: Man, target: Man, picture: str = LISTS, **more: object) -> Table:
    """Charger and target facing each other in the sequence of charges."""
    return drawn(picture, G=charger, T=target, sequence="charges", **more)


def gui(**more: object) -> Man:
    """A Norman knight: attack 28 in the saddle, 12 points."""
    return rider("gui", "A", 2, **more)


LISTS_WATCHED = """
    .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  H  .  .  .  .  .
"""


def watched(picture: str = LISTS_WATCHED, **more: object) -> Table:
    """Gui charges Bilal under the eyes of an archer."""
    return lists(gui(), man("bilal", "B"), picture, H=man("hamza", "B"), **more)


def shot(game: Table, aim: str, step: int) -> ShootBack:
    """Hamza's shot at the charger when his head has come to a hex."""
    return ShootBack("hamza", "gui", game.cell(aim), game["hamza"].cell, "composite_bow", step)


# -- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-01")
def test_a_charge_is_finished_before_the_next_is_declared() -> None:
    """While the enemy still owes his retreat from the first charge, nobody declares a second one."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  U  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("bilal", "B"), S=rider("serlon", "A", 2), U=man("kafur", "B"), sequence="charges",
    )  # fmt: skip
    second = Charge("serlon", "kafur", game.cells("C5 D5 E5 F5 G5 H5"))
    assert game.allowed(second)
    game.do(Charge("gui", "bilal", game.cells(SIX)), 9)
    assert game.asked == "retreat_owed"
    assert game.refused(second).reason == "answer_first"
    game.do(Retreat("bilal", game.cell("J2")))
    assert game.asked == "advance_offered"
    assert game.refused(second).reason == "answer_first"
    game.do(HoldGround())
    game.do(second, 1)
    assert game["kafur"].health == Health.DEAD


@pytest.mark.rule("CHARGE-01")
@pytest.mark.parametrize("sequence", ["fire", "movement", "combat"])
def test_charges_have_their_own_sequence(sequence: str) -> None:
    """Nobody charges outside the second sequence of his phase."""
    game = drawn(LISTS, G=gui(), T=man("bilal", "B"), sequence=sequence)
    assert game.refused(Charge("gui", "bilal", game.cells(SIX))).rule == "TURN-04"


@pytest.mark.rule("CHARGE-01")
def test_only_riders_of_the_active_side_charge() -> None:
    """A man on foot has nothing to charge with, and the passive side waits for its own phase."""
    on_foot = lists(man("gui", "A"), man("bilal", "B"))
    assert on_foot.refused(Charge("gui", "bilal", on_foot.cells(SIX))).reason == "not_mounted"
    passive = lists(gui(), man("bilal", "B"), active="B")
    assert passive.refused(Charge("gui", "bilal", passive.cells(SIX))).reason == "not_charge_sequence"


@pytest.mark.rule("CHARGE-02")
def test_nobody_is_charged_twice_in_a_phase() -> None:
    """The hoplite who has been charged cannot be charged by the next rider of the same phase; the man beside him
    can."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  U  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("theodoros", "B"), S=rider("serlon", "A", 2), U=man("kafur", "B"), sequence="charges",
    )  # fmt: skip
    assert game.allowed(Charge("serlon", "theodoros", game.cells("C4 C3 D2 E3 F2 G3 H2")))
    game.do(Charge("gui", "theodoros", game.cells(SIX)), 10)
    game.do(Retreat("theodoros", game.cell("I3")), 1)
    game.do(HoldGround())
    again = game.refused(Charge("serlon", "theodoros", game.cells("C4 D4 E4 F4 G4 H3")))
    assert (again.reason, again.rule) == ("charged_already", "CHARGE-02")
    assert game.allowed(Charge("serlon", "kafur", game.cells("C4 D4 E4 F4 G4 H4")))


@pytest.mark.rule("CHARGE-02")
def test_the_limit_ends_with_the_phase() -> None:
    """In the chargers' next phase the same man may be charged again. [RULING-T-03]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("theodoros", "B"), S=rider("serlon", "A", 2), sequence="charges",
    )  # fmt: skip
    again = Charge("serlon", "theodoros", game.cells("C4 D4 E4 F4 G4 H3"))
    game.do(Charge("gui", "theodoros", game.cells(SIX)), 10)
    game.do(Retreat("theodoros", game.cell("I3")), 1)
    game.do(HoldGround())
    assert game.refused(again).rule == "CHARGE-02"
    for _ in range(8):  # movement and combat, the enemy's phase, the own fire
        game.do(Done())
    assert (game.state.active, game.state.sequence) == (0, CHARGES)
    assert game.allowed(again)


@pytest.mark.rule("CHARGE-03")
def test_the_target_lies_in_the_front_arc() -> None:
    """An enemy beside or behind the horse cannot be charged, one ahead can."""
    game = drawn(
        """
        .  .  .  .  U  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        K  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("bilal", "B"), U=man("kafur", "B"), K=man("rayhan", "B"), sequence="charges",
    )  # fmt: skip
    path = game.cells("C3 D3 E3 F3 G3 H3")
    assert game.allowed(Charge("gui", "bilal", path))
    for aside in ("kafur", "rayhan"):
        refusal = game.refused(Charge("gui", aside, path))
        assert (refusal.reason, refusal.rule) == ("not_in_front_arc", "CHARGE-03")


@pytest.mark.rule("CHARGE-03")
@pytest.mark.parametrize("facing", range(6))
def test_dx_t_12_the_front_arc_widens_by_two_hexes(facing: int) -> None:
    """DX-T-12: 3, 5, 7, 9 and 11 hexes of the front arc lie at distances 1 to 5 from the head. [RULING-T-97]"""
    ground = "  ".join(["."] * 14)
    rows = [ground] * 6 + [ground.replace(".  .  .  .  .  .  .  ", ".  .  .  .  .  .  G  ", 1)] + [ground] * 6
    game = drawn("\n".join(rows), G=rider("gui", "A", facing), sequence="charges")
    pose, board = pose_of(game["gui"]), game.field.board
    arc = [cell for cell in bits(board.all) if in_front_arc(board, pose, cell)]
    assert [sum(board.distance(pose.cell, cell) == far for cell in arc) for far in range(1, 6)] == [3, 5, 7, 9, 11]
    assert set(front_hexes(board, pose)) < set(arc)
    assert pose.cell not in arc
    assert pose.tail not in arc


@pytest.mark.rule("CHARGE-03")
def test_half_a_rider_in_the_arc_is_enough() -> None:
    """Only the hind part of the enemy's horse lies in the arc; he may be charged all the same. [RULING-T-97]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=rider("tamim", "B", 0), sequence="charges",
    )  # fmt: skip
    board, pose = game.field.board, pose_of(game["gui"])
    assert not in_front_arc(board, pose, game.cell("I1"))
    assert in_front_arc(board, pose, game.cell("I2"))
    assert game.allowed(Charge("gui", "tamim", game.cells("C5 D4 E4 F3 G3 H2")))


@pytest.mark.rule("CHARGE-04")
def test_the_target_is_within_the_allowance() -> None:
    """Twelve points carry an armoured rider over twelve flat hexes, but not if one of them is scrub."""
    game = lists(gui(), man("bilal", "B"), LONG_LISTS)
    assert game.allowed(Charge("gui", "bilal", game.cells(TWELVE)))
    rough = lists(gui(), man("bilal", "B"), LONG_LISTS.replace(".  .  T", "s  .  T"))
    assert rough.refused(Charge("gui", "bilal", rough.cells(TWELVE))).reason == "not_enough_points"
    slower = lists(rider("leon", "A", 2), man("bilal", "B"), LONG_LISTS)  # a cataphract has ten
    assert slower.refused(Charge("leon", "bilal", slower.cells(TWELVE))).reason == "not_enough_points"
    assert not [command for command in slower.legal if isinstance(command, Charge)]


@pytest.mark.rule("CHARGE-04")
def test_the_near_half_of_a_rider_is_enough_to_reach() -> None:
    """Tamim's horse shows its tail twelve hexes away; its head is farther, but the charge is found and allowed."""
    game = lists(gui(), rider("tamim", "B", 2), LONG_LISTS.replace("T  .", ".  T"))
    assert game.cell("O2") == game["tamim"].tail
    charge = Charge("gui", "tamim", game.cells(TWELVE))
    assert game.allowed(charge)
    assert any(isinstance(one, Charge) and one.path[-1] == charge.path[-1] for one in game.legal)


@pytest.mark.rule("CHARGE-04", "CHARGE-12")
@pytest.mark.parametrize("left, enough", [(10, True), (9, False)])
def test_surcharges_count_against_the_reach(left: int, enough: bool) -> None:
    """Six hexes past two enemies, two of them in close contact, cost ten points. [RULING-T-96]"""
    game = lists(gui(left=left), man("bilal", "B"), GAUNTLET, K=man("kafur", "B"), U=man("rayhan", "B"))
    assert game.allowed(Charge("gui", "bilal", game.cells(SIX))) is enough


@pytest.mark.rule("CHARGE-05")
@pytest.mark.parametrize("sign, seen", [("t", False), ("s", True), (".", True)])
def test_trees_hide_the_target_and_scrub_does_not(sign: str, seen: bool) -> None:
    """A tree on the line hides the target from the rider; scrub would cover him from arrows but not from sight.
    [RULING-T-97]"""
    game = lists(gui(), man("bilal", "B"), SCREEN.replace("M", sign))
    command = Charge("gui", "bilal", game.cells(ROUND_THE_SCREEN))
    assert game.allowed(command) is seen
    if not seen:
        assert (game.refused(command).reason, game.refused(command).rule) == ("does_not_see", "CHARGE-05")


@pytest.mark.rule("CHARGE-05")
@pytest.mark.parametrize(
    "between, seen",
    [
        (man("guy", "A"), True),
        (man("kafur", "B"), True),
        (man("pack_horse", "B", facing=0), True),
        (rider("serlon", "A", 0), False),
        (rider("tamim", "B", 0), False),
    ],
)
def test_of_all_beings_only_riders_block_the_sight(between: Man, seen: bool) -> None:
    """One looks over men on foot and past riderless horses, but not past a rider, friend or enemy. [RULING-T-97]"""
    game = lists(gui(), man("bilal", "B"), SCREEN, M=between)
    command = Charge("gui", "bilal", game.cells(ROUND_THE_SCREEN))
    assert game.allowed(command) is seen
    if not seen:
        assert game.refused(command).reason == "does_not_see"


@pytest.mark.rule("CHARGE-06")
def test_a_charge_covers_six_hexes() -> None:
    """Four hexes are no run-up; a detour that makes six of them is one. [RULING-T-96]"""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  G  .  .  .  .  T  .
        .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    straight = game.refused(Charge("gui", "bilal", game.cells("C3 D3 E3 F3")))
    assert (straight.reason, straight.rule) == ("charge_too_short", "CHARGE-06")
    assert game.allowed(Charge("gui", "bilal", game.cells("C3 C2 D1 E2 E3 F3")))
    listed = [command for command in game.legal if isinstance(command, Charge)]
    assert listed
    assert all(len(command.path) >= 6 and game.allowed(command) for command in listed)


@pytest.mark.rule("CHARGE-07")
def test_no_tight_turn_on_the_way() -> None:
    """A path may bend by plain steps; a pivot, were it the cheapest of manoeuvres, forbids the charge."""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  T  .
        .  G  .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    assert game.allowed(Charge("gui", "bilal", game.cells("C3 D2 E2 F2 G2 H2")))
    pivot = game.refused(Charge("gui", "bilal", game.cells("B2 C2 D2 E2 F2 G2 H2")))
    assert (pivot.reason, pivot.rule) == ("tight_turn", "CHARGE-07")


@pytest.mark.rule("CHARGE-08")
def test_the_path_ends_with_the_target_before_the_head() -> None:
    """The declared path leads hex by hex to where the target lies on one of the three hexes before the horse's head."""
    game = lists(gui(), man("bilal", "B"))
    for astray in ("C3 D3 E3 F3 G3 H3", "C2 D2 E2 F2 G2 H2 I3"):  # beside him, past him
        refusal = game.refused(Charge("gui", "bilal", game.cells(astray)))
        assert (refusal.reason, refusal.rule) == ("target_not_before_head", "CHARGE-08")
    assert game.refused(Charge("gui", "bilal", game.cells("C2 D2 F2 G2 H1 H2"))).rule == "RIDE-01"  # a gap
    events = game.do(Charge("gui", "bilal", game.cells(SIX)), 1)
    assert of_kind(events, ChargeDeclared)[0].path == game.cells(SIX)
    assert (game.at("gui"), game["gui"].tail) == ("H2", game.cell("G2"))


@pytest.mark.rule("CHARGE-08")
def test_the_charger_must_be_able_to_enter_the_targets_hex() -> None:
    """Nobody charges into a tree, nor over a heap of corpses that no horse can cross. [RULING-T-96]"""
    tree = lists(gui(), man("bilal", "B"), LISTS.replace("T", "Tt"))
    assert tree.refused(Charge("gui", "bilal", tree.cells(SIX))).rule == "CHARGE-08"
    fallen = ("raoul", "gautier", "thierry", "hamon", "osmond", "turold")
    corpses = [{"who": who, "side": "A", "at": "I2", "health": "dead"} for who in fallen]
    heap = lists(gui(), man("bilal", "B"), men=corpses)
    assert heap.refused(Charge("gui", "bilal", heap.cells(SIX))).rule == "CHARGE-08"
    assert not [command for command in heap.legal if isinstance(command, Charge)]
    assert lists(gui(), man("bilal", "B"), men=corpses[:5]).allowed(Charge("gui", "bilal", heap.cells(SIX)))


@pytest.mark.rule("CHARGE-09")
@pytest.mark.parametrize(
    "charger, may",
    [
        (rider("salih", "A", 2, marks=["shot"]), False),
        (rider("salih", "A", 2), True),
        (rider("salih", "A", 2, health="wounded"), True),
        (rider("joscelin", "A", 2, marks=["shot"], thrown=1), False),
        (gui(health="wounded"), True),
    ],
)
def test_who_did_not_shoot_may_charge(charger: Man, may: bool) -> None:
    """A rider who shot or threw in this phase cannot charge; every other can, wounded or a horse archer.
    [RULING-T-95]"""
    game = lists(charger, man("bilal", "B"))
    command = Charge(charger.who, "bilal", game.cells(SIX))
    assert game.allowed(command) is may
    if not may:
        assert game.refused(command).rule == "CHARGE-09"


@pytest.mark.rule("CHARGE-09")
def test_a_lance_thrown_in_this_phase_forbids_the_charge() -> None:
    """Joscelin throws his lance in the first sequence and cannot charge in the second."""
    game = drawn(LISTS, G=rider("joscelin", "A", 2), T=man("bilal", "B"), sequence="fire")
    game.do(Shoot("joscelin", "bilal", game.cell("I2"), game.cell("B2"), "lance"), 10)  # +2: lost
    game.do(Done())
    assert game.refused(Charge("joscelin", "bilal", game.cells(SIX))).rule == "CHARGE-09"


@pytest.mark.rule("CHARGE-09")
def test_contact_with_an_enemy_does_not_keep_a_rider_from_charging() -> None:
    """Gui starts beside an enemy and charges another; he pays for slipping away only as any mover does.
    [RULING-T-95]"""
    game = lists(gui(), man("bilal", "B"), LISTS.replace("G  .", "G  K"), K=man("kafur", "B"))
    around = LISTS.replace(".  .  .  .  .  .  .  .  .  .", ".  K  .  .  .  .  .  .  .  .", 1)
    beside = lists(gui(), man("bilal", "B"), around, K=man("kafur", "B"))
    assert not game.allowed(Charge("gui", "bilal", game.cells(SIX)))  # an enemy stands on the path itself
    assert beside.allowed(Charge("gui", "bilal", beside.cells(SIX)))


@pytest.mark.rule("CHARGE-09")
def test_a_led_horse_is_let_go() -> None:
    """A rider who leads a horse drops the bridle when he declares his charge. [RULING-T-95]"""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  G  .  .  .  .  .  .  T
        .  H  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        H=man("pack_horse", "A", facing=2), leads=[{"who": "gui", "beasts": ["pack_horse"]}],
    )  # fmt: skip
    assert game["pack_horse"].leader == "gui"
    events = game.do(Charge("gui", "bilal", game.cells("D2 E3 F2 G3 H2 I3")), 1)
    assert of_kind(events, BridleDropped) == [BridleDropped("pack_horse")]
    assert game.at("pack_horse") == "B3"
    assert not game["pack_horse"].leader


# -- the blow --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-10")
@pytest.mark.parametrize(
    "who, plain, charging",
    [("gui", 28, 42), ("theophylaktos", 30, 45), ("tamim", 24, 36), ("ziri", 15, 22), ("salih", 11, 16)],
)
def test_dx_t_06_the_charge_adds_half(who: str, plain: int, charging: int) -> None:
    """DX-T-06: attack 28 becomes 42, 30 becomes 45, 24 becomes 36, 15 becomes 22, 11 becomes 16."""
    game = lists(rider(who, "A", 2), man("bilal", "B"))
    assert game[who].values.attack == plain
    events = game.do(Charge(who, "bilal", game.cells(SIX)), 1)
    fought = of_kind(events, Fought)[0]
    assert total(fought.differential) == charging - game.state.beings["bilal"].character.faces["foot"].defence
    assert [(term.value, term.rule) for term in fought.differential if term.reason == "charge"] == [(charging - plain, "CHARGE-10")]


@pytest.mark.rule("CHARGE-11")
def test_after_the_charge_no_movement_and_no_attack() -> None:
    """Gui has charged: in the same phase he neither moves on nor attacks the pikeman he did not fell."""
    game = lists(gui(), man("theodoros", "B"))
    game.do(Charge("gui", "theodoros", game.cells(SIX)), 10)
    game.do(Retreat("theodoros", game.cell("I3")), 1)  # he slips along the front of the horse
    game.do(HoldGround())
    assert game.refused(Charge("gui", "theodoros", game.cells(SIX))).reason == "has_charged"
    game.do(Done())
    assert game.refused(Move("gui", game.cells("I2"))).rule == "MOVE-07"
    game.do(Done())
    assert game.refused(Attack(("gui",), "theodoros")).rule == "MELEE-26"
    game.do(Done())
    for _ in range(5):
        game.do(Done())
    assert game.state.active == 0
    assert not game["gui"].has(Mark.CHARGED)


@pytest.mark.rule("CHARGE-11")
def test_the_advance_after_the_charge_is_allowed() -> None:
    """Having killed the man he charged, Gui may follow into his hex with half his allowance. [RULING-T-107]"""
    game = lists(gui(), man("bilal", "B"))
    game.do(Charge("gui", "bilal", game.cells(SIX)), 1)
    assert game.asked == "advance_offered"
    assert of_kind(game.do(Advance("gui", game.cells("I2 J2"))), Advanced)
    assert game.at("gui") == "J2"


@pytest.mark.rule("CHARGE-11")
@pytest.mark.parametrize("charges", [True, False])
def test_a_charger_does_not_shoot_back_in_the_enemy_phase(charges: bool) -> None:
    """A horse archer who charged has attacked, so he has no defensive shot in the phase that follows. [RULING-T-107]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  T  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  K
        """,
        S=rider("salih", "A", 2), T=man("bilal", "B"), K=man("kafur", "B"), sequence="charges",
    )  # fmt: skip
    if charges:
        game.do(Charge("salih", "bilal", game.cells(SIX)), 1)
        game.do(HoldGround())
    for _ in range(5):
        game.do(Done())
    assert (game.state.active, game.state.sequence) == (1, MOVEMENT)
    game.do(Move("kafur", game.cells("O3")))
    assert game.asked == ("" if charges else "move_watched")


# -- on the way ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-12")
def test_archers_may_shoot_at_a_charge() -> None:
    """The charge counts as movement: an archer may loose at any step of the declared path, or hold his fire."""
    game = watched()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    assert game.asked == "charge_watched"
    assert game.decides == 1
    steps = {command.step for command in game.legal if isinstance(command, ShootBack)}
    assert steps == {0, 1, 2, 3, 4, 5, 6}
    events = game.do(HoldFire(), 1)
    assert of_kind(events, Fought)
    assert game.at("gui") == "H2"


@pytest.mark.rule("CHARGE-12")
def test_a_shot_that_does_nothing_lets_the_charge_go_on() -> None:
    """Hamza shoots when the rider is half-way; the arrow glances off and the charge strikes home."""
    game = watched()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(shot(game, "E2", 3), 1, 10, 1)
    rides = of_kind(events, Rode)
    assert [ride.path for ride in rides] == [game.cells("C2 D2 E2"), game.cells("F2 G2 H2")]
    assert game["bilal"].health == Health.DEAD


@pytest.mark.rule("CHARGE-12", "CHARGE-13")
def test_infiltration_on_the_way_of_a_charge() -> None:
    """Between two pikemen the charger is tested; if he passes, he goes on and strikes."""
    game = lists(gui(), man("bilal", "B"), GAUNTLET, K=man("kafur", "B"), U=man("rayhan", "B"))
    events = game.do(Charge("gui", "bilal", game.cells(SIX)), 6, 1)
    tested = of_kind(events, InfiltrationTested)
    assert [(test.cell, test.result) for test in tested] == [(game.cell("F2"), "passes")]
    assert sum(total(ride.costs) for ride in of_kind(events, Rode)) == 10
    assert game["bilal"].health == Health.DEAD


@pytest.mark.rule("CHARGE-12")
def test_a_shot_on_the_way_does_not_cancel_the_infiltration() -> None:
    """The archer shoots when the rider is between the two pikemen; going on from there still costs the points and
    the test. [RULING-T-47]"""
    game = watched(GAUNTLET_WATCHED, K=man("kafur", "B"), U=man("rayhan", "B"))
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(shot(game, "F2", 4), 1, 10, 6, 1)
    assert [test.cell for test in of_kind(events, InfiltrationTested)] == [game.cell("F2")]
    assert sum(total(ride.costs) for ride in of_kind(events, Rode)) == 10
    assert game["bilal"].health == Health.DEAD


# -- stopped ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-13")
def test_a_charge_that_is_stopped_is_void() -> None:
    """The test stops Gui between the pikemen: he stays there, attacks nobody and does nothing more, and his target
    may be charged by another. [RULING-T-98]"""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  K  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  U  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  .  .
        """,
        K=man("kafur", "B"), U=man("rayhan", "B"), S=rider("serlon", "A", 2),
    )  # fmt: skip
    events = game.do(Charge("gui", "bilal", game.cells(SIX)), 7)
    assert of_kind(events, ChargeVoid) == [ChargeVoid("gui", "bilal", "stopped")]
    assert not of_kind(events, Fought)
    assert (game.at("gui"), game["gui"].tail) == ("F2", game.cell("E2"))
    assert game.allowed(Charge("serlon", "bilal", game.cells("C5 D5 E5 F4 G4 H3 I3")))
    game.do(Done())
    assert game.refused(Move("gui", game.cells("G2"))).rule == "MOVE-07"
    game.do(Done())
    assert game.refused(Attack(("gui",), "kafur")).rule == "MELEE-26"


@pytest.mark.rule("CHARGE-13")
def test_a_wound_in_the_test_stops_the_charge_too() -> None:
    """Wounded by the test, the charger is stopped where he was tested and the charge is void."""
    game = lists(gui(), man("bilal", "B"), GAUNTLET, K=man("kafur", "B"), U=man("rayhan", "B"))
    events = game.do(Charge("gui", "bilal", game.cells(SIX)), 10)
    assert of_kind(events, ChargeVoid)
    assert game.at("gui") == "F2"
    assert game["gui"].health == Health.WOUNDED
    assert game["gui"].mounted


@pytest.mark.rule("CHARGE-13")
def test_who_is_stopped_before_the_named_hex_is_not_carried_on_by_the_shot() -> None:
    """Hamza waits for the last hex, but the test stops the charger before it: he stays where he is and no arrow
    flies. [RULING-T-98]"""
    game = watched(GAUNTLET_WATCHED, K=man("kafur", "B"), U=man("rayhan", "B"))
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(shot(game, "H2", 6), 7)
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, Fought)
    assert game.at("gui") == "F2"
    assert game.asked == ""


@pytest.mark.rule("CHARGE-13")
def test_slowed_by_a_shot_he_rides_as_far_as_his_points_last() -> None:
    """Two points lost to an arrow leave the last two hexes of a twelve-hex charge out of reach: void, two hexes
    short. [RULING-T-98]"""
    game = watched(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  H  .  .  .  .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(TWELVE)))
    events = game.do(shot(game, "D2", 2), 1, 5)
    assert of_kind(events, MovementCut)[0].left == 8
    assert game.asked == "charge_spent"
    assert game.decides == 0
    assert [command.hexes for command in game.legal if isinstance(command, RideOn)] == list(range(9))
    game.refused(RideOn(9))
    events = game.do(RideOn(8))
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, Fought)
    assert game.at("gui") == "L2"
    assert game["gui"].left == 0


@pytest.mark.rule("CHARGE-13")
def test_his_owner_may_stop_him_earlier() -> None:
    """The charge is lost anyway: Gui's owner reins him in three hexes on, far from the enemy. [RULING-T-98]"""
    game = watched(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  H  .  .  .  .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(TWELVE)))
    game.do(shot(game, "D2", 2), 1, 5)
    events = game.do(RideOn(3))
    assert of_kind(events, ChargeVoid)
    assert game.at("gui") == "G2"
    assert game["gui"].has(Mark.CHARGED)


@pytest.mark.rule("CHARGE-13")
def test_a_wounded_charger_who_can_still_get_there_strikes() -> None:
    """Wounded before the first step Gui still covers six hexes and strikes with half again his wounded attack.
    [RULING-T-98]"""
    game = watched()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(shot(game, "B2", 0), 1, 3, 1)
    assert game["gui"].health == Health.WOUNDED
    assert of_kind(events, MovementCut)[0].left == 6
    assert [term.value for term in of_kind(events, Fought)[0].differential] == [14, 7, -5]


@pytest.mark.rule("CHARGE-13")
def test_unhorsed_on_the_way_he_charges_nobody() -> None:
    """His horse is shot under him: thrown and stunned, he lies where the charge ended."""
    game = watched()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(shot(game, "E2", 3), 1, 4)
    assert of_kind(events, Unhorsed)
    assert game.asked == "fall_asked"
    events = game.do(Fall(game.cell("E3")))
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, Fought)
    assert game["gui"].health == Health.STUNNED
    assert game.at("gui") == "E3"
    assert game.asked == ""


# -- ground and friends ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-14")
def test_friends_are_passed_but_nobody_ends_on_them() -> None:
    """A charge may lead through friends and the stunned; its last two hexes must be free of living beings."""
    lying = man("ahmad", "B", health="stunned")
    through = lists(gui(), man("bilal", "B"), LISTS.replace("G  .  .  .", "G  .  M  L"), M=man("guy", "A"), L=lying)
    events = through.do(Charge("gui", "bilal", through.cells(SIX)), 1)
    assert of_kind(events, Fought)
    assert through.at("gui") == "H2"
    for place in ("G2", "H2"):
        onto = lists(gui(), man("bilal", "B"), men=[{"who": "guy", "side": "A", "at": place}])
        refusal = onto.refused(Charge("gui", "bilal", onto.cells(SIX)))
        assert (refusal.reason, refusal.rule) == ("occupied", "CHARGE-14")
    barred = lists(gui(), man("bilal", "B"), LISTS.replace("G  .  .", "G  .  K"), K=man("kafur", "B"))
    assert barred.refused(Charge("gui", "bilal", barred.cells(SIX))).rule == "MOVE-08"


@pytest.mark.rule("CHARGE-14")
@pytest.mark.parametrize("dead, price", [(2, 6), (3, 7), (5, 7), (6, None)])
def test_corpses_slow_or_bar_a_charge(dead: int, price: int | None) -> None:
    """Three dead on the way cost the charger one point more, six bar it."""
    fallen = ("raoul", "gautier", "thierry", "hamon", "osmond", "turold")
    corpses = [{"who": who, "side": "A", "at": "E2", "health": "dead"} for who in fallen[:dead]]
    game = lists(gui(), man("bilal", "B"), men=corpses)
    command = Charge("gui", "bilal", game.cells(SIX))
    if price is None:
        assert game.refused(command).rule == "CORPSE-01"
    else:
        assert game.plan(command).price == price


@pytest.mark.rule("CHARGE-14")
def test_terrain_costs_what_it_costs_every_rider() -> None:
    """One hex of scrub costs a rider four points in a charge too."""
    game = lists(gui(), man("bilal", "B"), LISTS.replace("G  .  .", "G  .  s"))
    assert game.plan(Charge("gui", "bilal", game.cells(SIX))).price == 9


# -- the combat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-15")
def test_the_charger_strikes_alone_and_others_strike_later() -> None:
    """Guy beside the target adds nothing to the charge; in the fourth sequence he attacks the same man himself."""
    game = lists(
        gui(),
        man("theodoros", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  F  .
        """,
        F=man("guy", "A"),
    )  # fmt: skip
    events = game.do(Charge("gui", "theodoros", game.cells(SIX)), 5)
    fought = of_kind(events, Fought)[0]
    assert fought.men == ("gui",)
    assert not [term for term in fought.shifts if term.reason == "together"]
    assert game["theodoros"].health == Health.WOUNDED
    game.do(Done())
    game.do(Done())
    assert of_kind(game.do(Attack(("guy",), "theodoros"), 10), Fought)


@pytest.mark.rule("CHARGE-16")
def test_terrain_and_armour_count_in_the_combat_of_a_charge() -> None:
    """Against an armoured man in the scrub the charge is read one column further right and the die one higher."""
    game = lists(gui(), man("theodoros", "B"), LISTS.replace("T", "Ts"))
    fought = of_kind(game.do(Charge("gui", "theodoros", game.cells(SIX)), 4), Fought)[0]
    assert total(fought.differential) == 34  # 42 against 8: the column 26–40
    assert [(term.value, term.rule) for term in fought.shifts] == [(1, "MELEE-08")]
    assert fought.column == 6
    assert total(fought.die_terms) == 5
    assert fought.result == "E"


@pytest.mark.rule("CHARGE-16")
def test_a_horse_archer_may_refuse_a_slower_charger() -> None:
    """The rules of combat hold, so a faster horse archer may withdraw from the charge before the die is thrown.
    [RULING-T-120]"""
    picture = """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  .  T  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .
    """
    for stays in (False, True):
        game = lists(gui(), rider("salih", "B", 2, marks=["shot_back"]), picture)
        game.do(Charge("gui", "salih", game.cells(SIX)))
        assert game.asked == "refusable"
        assert game.decides == 1
        if stays:
            assert of_kind(game.do(StandFast(), 1), Fought)[0].result == "F"
            continue
        events = game.do(Withdraw(game.cells("K2 L2")))
        assert of_kind(events, ChargeVoid)[0].reason == "evaded"
        assert not of_kind(events, Fought)
        assert game.at("gui") == "H2"
        assert game["gui"].has(Mark.CHARGED)


@pytest.mark.rule("CHARGE-17")
def test_a_charger_driven_back_is_wounded() -> None:
    """Joscelin bounces off an armoured man: wounded first, then one hex back, still in the saddle. [RULING-T-104]"""
    game = lists(rider("joscelin", "A", 2), man("umar", "B"))
    events = game.do(Charge("joscelin", "umar", game.cells(SIX)), 8)
    assert of_kind(events, Fought)[0].result == "B"
    assert [(hurt.man, hurt.rule) for hurt in of_kind(events, Hurt)] == [("joscelin", "CHARGE-17")]
    assert game.asked == "retreat_owed"
    assert game["joscelin"].health == Health.WOUNDED
    assert game["joscelin"].mounted
    game.do(Retreat("joscelin", game.cell("G2"), game.cell("F1")))


@pytest.mark.rule("CHARGE-17")
def test_a_wounded_charger_driven_back_dies() -> None:
    """Who was wounded before does not survive being thrown back. [RULING-T-104]"""
    game = lists(rider("tamim", "A", 2, health="wounded"), man("umar", "B"))
    events = game.do(Charge("tamim", "umar", game.cells(SIX)), 8)
    assert of_kind(events, Fought)[0].result == "B"
    assert game["tamim"].health == Health.DEAD
    assert game["tamim.horse"].health == Health.HEALTHY
