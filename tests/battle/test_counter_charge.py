"""Counter-charges and the clash. Rulebook 7.2.2, 7.2.3."""

import pytest

from hauberk.battle.charge.counter_charge import may_counter, settle_clash
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import (
    Attack,
    Charge,
    CounterCharge,
    Done,
    Fall,
    HoldFire,
    HoldGround,
    LetCome,
    Retreat,
    ShootBack,
)
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import (
    AttackDeclared,
    BridleDropped,
    ChargeVoid,
    CounterChargeDeclared,
    Fought,
    Hurt,
    InfiltrationTested,
    Rode,
    SteppedBack,
)
from hauberk.battle.core.questions import AdvanceOffered, Plan
from hauberk.battle.core.sequence import settle
from hauberk.battle.core.state import CHARGES
from hauberk.common.dice import ScriptedDice
from hauberk.common.term import total
from tests.battle.test_charge import gui
from tests.kit import Man, Table, drawn, man, of_kind, rider

LISTS = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
"""Charger and target, six hexes apart; a mounted target faces the charger."""
SIX = "C2 D2 E2 F2 G2 H2"
TO_MEET_HIM = "H2 G2"
"""The way of a mounted target to the last two hexes of the path."""

TO_THE_RESCUE = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  R  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
"""A pikeman is charged, a rider of his side stands off to the right."""
RESCUE = "J3 I3 H2 G2"

PRESSED = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  N  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  M  .  R  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
"""The same, but two Normans press the rescuer on I3."""


def tamim(**more: object) -> Man:
    """A heavy rider of North Africa: 24 against 12 in the saddle, armoured."""
    return rider("tamim", "B", 5, **more)


def joust(picture: str = LISTS, **more: object) -> Table:
    """Gui charges Tamim, who faces him."""
    people = {"G": gui(), "T": tamim(), **more}
    return drawn(picture, sequence="charges", **people)


def rescue(picture: str = TO_THE_RESCUE, **more: object) -> Table:
    """Gui charges Bilal, and Tamim may come to the rescue."""
    people = {"G": gui(), "T": man("bilal", "B"), "R": tamim(), **more}
    return drawn(picture, sequence="charges", **people)


# -- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CCHARGE-01")
def test_the_passive_side_is_asked_at_once() -> None:
    """As soon as the charge is declared, before the charger has moved, the passive player says whether he meets it."""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    assert game.asked == "charge_met"
    assert game.decides == 1
    assert game.at("gui") == "B2"
    assert {type(command) for command in game.legal} == {CounterCharge, LetCome}
    events = game.do(LetCome(), 1)
    assert [fought.men for fought in of_kind(events, Fought)] == [("gui",)]


@pytest.mark.rule("CCHARGE-01")
def test_nobody_waits_for_a_later_charge() -> None:
    """Having let the first charge come, Tamim may meet the second when it is declared, but never again the first."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  U  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), S=rider("serlon", "A", 2), T=man("bilal", "B"), U=man("kafur", "B"), R=tamim(), sequence="charges",
    )  # fmt: skip
    counter = CounterCharge("tamim", game.cells(RESCUE))
    assert game.refused(counter).reason == "question_not_open"  # nothing is declared yet
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    assert game.allowed(counter)
    game.do(LetCome(), 1)
    game.do(HoldGround())
    assert game.refused(counter).reason == "question_not_open"
    game.do(Charge("serlon", "kafur", game.cells("C6 D6 E6 F6 G6 H6")))
    assert game.asked == "charge_met"
    assert game.refused(counter).rule == "CCHARGE-06"
    assert game.allowed(CounterCharge("tamim", game.cells("J4 I5 I6 H6 G6")))


@pytest.mark.rule("CCHARGE-02")
def test_the_target_himself_may_meet_the_charge() -> None:
    """Tamim, charged, rides to meet the charger."""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 8, 7)
    assert of_kind(events, CounterChargeDeclared) == [CounterChargeDeclared("tamim", "gui", game.cells(TO_MEET_HIM))]
    assert game.at("tamim") == "G2"


@pytest.mark.rule("CCHARGE-02")
def test_another_rider_may_meet_the_charge() -> None:
    """Any rider of the passive side may throw himself between the charger and the man on foot he charges."""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)
    assert {fought.target for fought in of_kind(events, Fought)} == {"gui", "tamim"}
    assert game["bilal"].health == Health.HEALTHY


@pytest.mark.rule("CCHARGE-02")
def test_who_cannot_counter_charge() -> None:
    """Nobody on foot and nobody of the charger's own side rides to meet a charge."""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    assert game.refused(CounterCharge("bilal", game.cells(TO_MEET_HIM))).rule == "CCHARGE-02"
    assert game.refused(CounterCharge("gui", game.cells(TO_MEET_HIM))).rule == "CCHARGE-02"
    assert [one.man for one in game.legal if isinstance(one, CounterCharge)] == ["tamim"]


@pytest.mark.rule("CCHARGE-02")
def test_one_counter_charge_a_phase() -> None:
    """Tamim has met one charge; another rider whom he has ahead of him he can only let come. [RULING-T-99]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  U  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), S=rider("serlon", "A", 2), U=man("bilal", "B"), R=tamim(), sequence="charges",
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)  # both blows miss
    assert (game.at("tamim"), game["tamim"].tail) == ("G2", game.cell("H2"))
    fresh = game.state.with_being(game["tamim"]._replace(marks=0))
    assert may_counter(game.field.at(fresh), fresh.beings["tamim"], game["serlon"]) is None
    refusal = may_counter(game.position, game["tamim"], game["serlon"])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("has_countered", "CCHARGE-02")


@pytest.mark.rule("CCHARGE-03")
@pytest.mark.parametrize("facing, may", [(5, True), (4, True), (0, False), (1, False), (2, False), (3, False)])
def test_the_charger_is_in_the_front_arc_when_the_charge_begins(facing: int, may: bool) -> None:
    """Only a rider who has the charger ahead of him before the charge starts may meet it."""
    game = rescue(R=rider("tamim", "B", facing))
    game.do(Charge("gui", "bilal", game.cells(SIX)), *(() if may else (1,)))
    assert game.asked == ("charge_met" if may else "advance_offered")


@pytest.mark.rule("CCHARGE-03")
def test_the_arc_is_judged_before_the_charger_moves() -> None:
    """A rider who will have the charger ahead only at the end of the ride has not seen him come."""
    game = rescue(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  R  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        R=rider("tamim", "B", 1),
    )  # fmt: skip
    # From G3 facing right: H2 and G2, where the clash would be, are before and beside him, B2 is behind.
    game.do(Charge("gui", "bilal", game.cells(SIX)), 1)
    assert game.asked == "advance_offered"


@pytest.mark.rule("CCHARGE-04")
def test_points_for_the_way_and_no_minimum() -> None:
    """Two hexes suffice for a counter-charge; a way that costs more than the whole allowance does not."""
    near = joust()
    near.do(Charge("gui", "tamim", near.cells(SIX)))
    assert near.allowed(CounterCharge("tamim", near.cells(TO_MEET_HIM)))
    far = joust(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  U  .  .  .  .  .  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        U=man("bilal", "B"),
    )  # fmt: skip
    far.do(Charge("gui", "bilal", far.cells(SIX)), 1)
    assert far.asked == "advance_offered"


@pytest.mark.rule("CCHARGE-04")
def test_no_tight_turn_in_a_counter_charge() -> None:
    """On his way to the clash a rider makes plain steps only: a pivot at the start is refused."""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    pivot = game.refused(CounterCharge("tamim", game.cells("K5 J4 I4 H3 H2 G2")))
    assert (pivot.reason, pivot.rule) == ("tight_turn", "CCHARGE-04")
    assert game.allowed(CounterCharge("tamim", game.cells("J4 I4 H3 H2 G2")))  # bent, but plain


@pytest.mark.rule("CCHARGE-04")
def test_the_full_allowance_whatever_he_did_before() -> None:
    """A rider who spent all his points in his own phase meets the charge with his full allowance. [RULING-T-99]"""
    game = rescue(R=tamim(spent=12, left=0, marks=["moved", "attacked", "charged", "halted"]))
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)
    assert game.at("tamim") == "G2"
    assert game["tamim"].spent == 12  # and it takes nothing from his reckoning


@pytest.mark.rule("CCHARGE-04")
def test_a_dearer_last_hex_does_not_hide_a_way() -> None:
    """The straight way in leads through scrub and costs too much; the bent one beside it is found."""
    game = rescue(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  s  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        R=rider("tamim", "B", 4),
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells("C4 D4 E4 F4 G4 H4")))
    assert game.asked == "charge_met"
    way = next(one.path for one in game.legal if isinstance(one, CounterCharge))
    assert way[-2:] == game.cells("H4 G4")
    assert game.cell("I5") not in way


@pytest.mark.rule("CCHARGE-05")
def test_a_counter_charge_needs_no_sight() -> None:
    """Trees hide the charger from Tamim, who rides out to meet him all the same."""
    game = rescue(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  t  t  t  .  .  .  .  .
        .  .  .  .  t  t  t  t  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """
    )  # fmt: skip
    assert not game.field.sight.sees(game["tamim"].cell, game["gui"].cell)
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)
    assert game.at("tamim") == "G2"


# -- the place of the clash ------------------------------------------------------------------------------------------


@pytest.mark.rule("CCHARGE-06")
def test_dx_t_20_a_charge_of_six_hexes_is_met_after_four() -> None:
    """DX-T-20: the charger stops on the fourth hex, head to head with the rider on the last two; the charge
    counts. [RULING-T-101]"""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 8, 7)
    rides = of_kind(events, Rode)
    assert [ride.man for ride in rides] == ["gui", "tamim", "tamim"]  # the charger rides first
    assert rides[0].path == game.cells("C2 D2 E2 F2")
    assert (game.at("gui"), game["gui"].tail) == ("F2", game.cell("E2"))
    assert (game.at("tamim"), game["tamim"].tail) == ("G2", game.cell("H2"))
    assert len(of_kind(events, Fought)) == 2
    assert not of_kind(events, ChargeVoid)


@pytest.mark.rule("CCHARGE-06")
def test_he_must_come_in_over_the_last_hex_of_the_path() -> None:
    """The last step of the counter-charge leads from the last hex of the charge to the one before it. [RULING-T-100]"""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    for astray in ("J3 I3 H2", "J3 I3 H3 G3", "J3 I3 H3 G3 G2"):
        refusal = game.refused(CounterCharge("tamim", game.cells(astray)))
        assert (refusal.reason, refusal.rule) == ("not_head_to_head", "CCHARGE-06")
    assert game.allowed(CounterCharge("tamim", game.cells(RESCUE)))


@pytest.mark.rule("CCHARGE-06")
def test_a_place_already_taken_cannot_be_ridden_to() -> None:
    """A charge whose fourth hex holds a friend of the charger leaves no room for a clash; nobody may meet it."""
    game = rescue(TO_THE_RESCUE.replace("G  .  .  .  .", "G  .  .  F  ."), F=man("guy", "A"))
    game.do(Charge("gui", "bilal", game.cells(SIX)), 1)  # nobody is asked
    assert game["bilal"].health == Health.DEAD


@pytest.mark.rule("CCHARGE-06", "CHARGE-13")
def test_if_the_charger_never_arrives_the_counter_charge_lapses() -> None:
    """Gui is stopped on his third hex: Tamim has declared, but does not move. [RULING-T-100]"""
    game = rescue(
        """
        .  .  .  K  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  U  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        K=man("kafur", "B"), U=man("rayhan", "B"),
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(RESCUE)), 7)
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, Fought)
    assert (game.at("gui"), game.at("tamim")) == ("D2", "K4")
    assert game["tamim"].has(Mark.COUNTERED)


@pytest.mark.rule("CCHARGE-06")
def test_a_stopped_counter_charge_fails_and_the_charge_goes_on() -> None:
    """Two Normans stop Tamim on his way; the charger rides on to the man he named and strikes with the half more.
    [RULING-T-99]"""
    game = rescue(PRESSED, N=man("guy", "A"), M=man("raoul", "A"))
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 1)
    assert [(test.man, test.result) for test in of_kind(events, InfiltrationTested)] == [("tamim", "stopped")]
    assert (game.at("tamim"), game["tamim"].tail) == ("I3", game.cell("J3"))
    assert game.at("gui") == "H2"
    fought = of_kind(events, Fought)
    assert [(one.men, one.target) for one in fought] == [(("gui",), "bilal")]
    assert [term.value for term in fought[0].differential] == [28, 14, -5]


@pytest.mark.rule("CCHARGE-06")
def test_stopped_on_a_friend_he_goes_back_along_his_way() -> None:
    """Tamim is stopped while passing a friend and returns to the last free place of this ride, not of an earlier
    one. [RULING-T-29]"""
    game = rescue(PRESSED, N=man("guy", "A"), M=man("raoul", "A"), men=[{"who": "kafur", "side": "B", "at": "I3"}])
    state = game.state
    past = tuple(game.cells("A5 B5 C5"))  # where he rode in his own phase
    game.state = state.with_being(state.beings["tamim"]._replace(trail=past))
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 1)
    assert [back.cell for back in of_kind(events, SteppedBack)] == [game.cell("J3")]
    assert (game.at("tamim"), game["tamim"].tail, game["tamim"].facing) == ("J3", game.cell("K4"), 5)


@pytest.mark.rule("CCHARGE-06")
def test_a_dead_counter_chargers_horse_may_bar_the_charge() -> None:
    """Wounded Tamim dies where the charge should end; his horse stays there, the path is not free, the charge is
    void. [RULING-T-99]"""
    game = rescue(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  N  M  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        R=tamim(health="wounded"), N=man("guy", "A"), M=man("raoul", "A"),
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 10)
    assert game.asked == "fall_asked"
    game.do(Fall(game.cell("H1")))
    assert (game.at("tamim.horse"), game["tamim.horse"].tail) == ("H2", game.cell("I3"))
    assert of_kind(game.told, ChargeVoid)
    assert not of_kind(game.told, Fought)
    assert (game.at("gui"), game["gui"].tail) == ("G2", game.cell("F2"))


@pytest.mark.rule("CCHARGE-06")
def test_no_defensive_fire_at_a_counter_charge() -> None:
    """Norman archers watch the counter-charger ride by; only the charger can be shot at on the way. [RULING-T-99]"""
    game = rescue(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  R  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  O  .  .  .  .  .  .
        """,
        O=man("olivier", "A"),
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)
    assert game.asked == ""


@pytest.mark.rule("CCHARGE-06", "CHARGE-12")
def test_the_charger_may_be_shot_at_up_to_the_clash() -> None:
    """With a counter-charge declared, archers shoot at the charger on the four hexes he still rides. [RULING-T-100]"""
    game = joust(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  H  .  .  .  .  .  .  .
        """,
        H=man("hamza", "B"),
    )  # fmt: skip
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)))
    assert game.asked == "charge_watched"
    assert {one.step for one in game.legal if isinstance(one, ShootBack)} == {0, 1, 2, 3, 4}
    assert len(of_kind(game.do(HoldFire(), 8, 7), Fought)) == 2


# -- the clash -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CCHARGE-07")
def test_both_strike_at_the_same_time() -> None:
    """Tamim is thrown from his horse and yet his blow, struck in the same moment, drives Gui back."""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 3, 3)
    assert [(fought.men, fought.target, fought.result) for fought in of_kind(events, Fought)] == [
        (("gui",), "tamim", "D"),
        (("tamim",), "gui", "C"),
    ]
    first_hurt = next(number for number, event in enumerate(events) if isinstance(event, Hurt))
    assert all(number < first_hurt for number, event in enumerate(events) if isinstance(event, Fought))
    assert game["tamim"].health == Health.STUNNED
    game.do(Fall(game.cell("H3")))
    assert game.asked == "retreat_owed"
    assert game.decides == 0


MATRIX = {
    ("-", "-"): "nothing", ("-", "A"): "nothing", ("-", "B"): "nothing",
    ("-", "C"): "back", ("-", "D"): "stunned", ("-", "E"): "wounded, horse dead", ("-", "F"): "dead",
    ("C", "C"): "back", ("F", "F"): "dead", ("E", "D"): "stunned",
    ("B", "-"): "wounded, back", ("B", "B"): "wounded, back", ("B", "A"): "wounded, back",
    ("B", "C"): "wounded, back", ("B", "D"): "dead", ("B", "E"): "dead, horse dead", ("B", "F"): "dead",
    ("A", "-"): "stunned", ("A", "A"): "stunned", ("A", "B"): "stunned",
    ("A", "C"): "stunned", ("A", "D"): "dead", ("A", "E"): "dead, horse dead", ("A", "F"): "dead",
}  # fmt: skip
"""What befalls a rider: his own letter, the enemy's letter."""


def after_the_clash(letters: tuple[str, str], **charger: object) -> Table:
    """Two riders head to head, their dice already read."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  G  T  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(**charger), T=tamim(), sequence="charges",
    )  # fmt: skip
    doing = Doing(game.position, ScriptedDice(()))
    plan = Plan("gui", "tamim", game.cells(SIX), "tamim", game.cells(TO_MEET_HIM))
    settle_clash(doing, plan, letters)
    settle(doing)
    game.told, game.state = list(doing.events), doing.state
    return game


def told(game: Table, who: str) -> str:
    """What has befallen a rider, in the words of the matrix."""
    found = {Health.STUNNED: "stunned", Health.WOUNDED: "wounded", Health.DEAD: "dead"}.get(game[who].health, "")
    back = any(who in question.men for question in game.state.pending if hasattr(question, "hexes"))
    horse = game[f"{who}.horse"].health == Health.DEAD
    words = [found, "back" if back else "", "horse dead" if horse else ""]
    if found in ("stunned", "dead") or horse:
        assert not game[who].mounted
    else:
        assert game[who].mounted
    return ", ".join(word for word in words if word) or "nothing"


@pytest.mark.rule("CCHARGE-07", "CCHARGE-08")
@pytest.mark.parametrize("own, enemys", MATRIX)
def test_the_matrix_of_the_clash(own: str, enemys: str) -> None:
    """Every pair of letters does to each of the two riders what the matrix says. [RULING-T-103]"""
    assert told(after_the_clash((own, enemys)), "gui") == MATRIX[own, enemys]
    assert told(after_the_clash((enemys, own)), "tamim") == MATRIX[own, enemys]


@pytest.mark.rule("CCHARGE-07")
@pytest.mark.parametrize("own, enemys", [key for key, what in MATRIX.items() if what not in ("nothing", "back")])
def test_a_rider_wounded_before_dies_of_every_injury(own: str, enemys: str) -> None:
    """Wherever the matrix says wounded or stunned, a rider already wounded dies. [RULING-T-103]"""
    assert after_the_clash((own, enemys), health="wounded")["gui"].health == Health.DEAD


@pytest.mark.rule("CCHARGE-07")
def test_dx_t_29_three_clashes() -> None:
    """DX-T-29: B and C wounds and drives back a hex; A and D kills; two F leave two riderless horses."""
    back = after_the_clash(("B", "C"))
    assert told(back, "gui") == "wounded, back"
    assert back["gui"].mounted
    assert after_the_clash(("A", "D"))["gui"].health == Health.DEAD
    both = after_the_clash(("F", "F"))
    assert both["gui"].health == both["tamim"].health == Health.DEAD
    assert both["gui.horse"].alive
    assert both["tamim.horse"].alive


@pytest.mark.rule("CCHARGE-07")
@pytest.mark.parametrize(
    "letters, victor",
    [
        (("C", "-"), "gui"), (("D", "-"), "gui"), (("F", "-"), "gui"), (("E", "-"), ""),
        (("-", "C"), "tamim"), (("B", "-"), "tamim"), (("A", "-"), "tamim"), (("-", "B"), "gui"),
        (("C", "C"), ""), (("D", "C"), ""), (("-", "-"), ""),
    ],
)  # fmt: skip
def test_only_an_unbeaten_rider_advances(letters: tuple[str, str], victor: str) -> None:
    """One beaten, the other may follow; both beaten, nobody does; a mere wound leaves nobody room. [RULING-T-89]"""
    game = after_the_clash(letters)
    offers = [event.question for event in game.told if hasattr(event, "question")]
    victors = {who for offer in offers if isinstance(offer, AdvanceOffered) for who in offer.men}
    assert victors == ({victor} if victor else set())


@pytest.mark.rule("CCHARGE-07")
def test_killing_a_wounded_rider_lets_the_other_advance() -> None:
    """A wound that kills a rider already wounded is a death like any other: the other may advance. [RULING-T-89]"""
    game = after_the_clash(("-", "E"), health="wounded")
    assert game["gui"].health == Health.DEAD
    offers = [event.question for event in game.told if hasattr(event, "question")]
    assert [offer.men for offer in offers if isinstance(offer, AdvanceOffered)] == [("tamim",)]


@pytest.mark.rule("CCHARGE-08")
def test_thrown_back_in_the_clash_wounds_either_rider() -> None:
    """Both blows fail: both riders are wounded and both give way by a hex. [RULING-T-104]"""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 10, 10)
    assert [fought.result for fought in of_kind(events, Fought)] == ["B", "B"]
    assert game["gui"].health == game["tamim"].health == Health.WOUNDED
    assert {(hurt.man, hurt.rule) for hurt in of_kind(events, Hurt)} == {("gui", "CCHARGE-08"), ("tamim", "CCHARGE-08")}
    game.do(Retreat("tamim", game.cell("H2"), game.cell("I3")))
    game.do(Retreat("gui", game.cell("E2"), game.cell("D1")))
    assert game["gui"].mounted
    assert game["tamim"].mounted
    assert game.asked == ""
    assert game.field.board.distance(game["gui"].cell, game["tamim"].cell) == 3


@pytest.mark.rule("CCHARGE-09")
def test_dx_t_20_the_named_target_meets_the_full_charge() -> None:
    """DX-T-20: against the man he named the charger strikes with 42, the counter-charger with 24. [RULING-T-102]"""
    game = joust()
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    first, second = of_kind(game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 8, 7), Fought)
    assert total(first.differential) == 42 - 12
    assert total(second.differential) == 24 - 13
    assert (first.column, second.column) == (5, 3)


@pytest.mark.rule("CCHARGE-09")
def test_dx_t_20_anybody_else_meets_the_plain_value() -> None:
    """DX-T-20: against a rider he did not name he strikes with 28, the other with 24. [RULING-T-102]"""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    first, second = of_kind(game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6), Fought)
    assert total(first.differential) == 28 - 12
    assert total(second.differential) == 24 - 13


@pytest.mark.rule("CCHARGE-09")
def test_by_option_both_have_the_half_more() -> None:
    """Friends who let both riders profit from their speed strike with 42 and 36. [RULING-T-102 a]"""
    game = rescue(switches={"clash_bonus_for_both": True})
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    first, second = of_kind(game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6), Fought)
    assert total(first.differential) == 42 - 12
    assert total(second.differential) == 36 - 13


# -- what is kept of it ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CCHARGE-10")
def test_the_program_keeps_the_markers() -> None:
    """Charger and counter-charger are marked; the counter-charger's mark goes with the enemy phase."""
    game = rescue()
    game.do(Charge("gui", "bilal", game.cells(SIX)))
    assert game["gui"].has(Mark.CHARGED)
    game.do(CounterCharge("tamim", game.cells(RESCUE)), 7, 6)
    assert game["tamim"].has(Mark.COUNTERED)
    for _ in range(3):
        game.do(Done())
    assert game.state.active == 1
    assert game["tamim"].left == 12  # it takes nothing from his own phase [RULING-T-99]
    game.do(Done())
    assert game.state.sequence == CHARGES
    for _ in range(2):
        game.do(Done())
    assert game.allowed(Attack(("tamim",), "gui"))  # nor from his attack [RULING-T-03]
    for _ in range(1):
        game.do(Done())
    assert game.state.active == 0
    assert not game["tamim"].has(Mark.COUNTERED)


@pytest.mark.rule("CCHARGE-10")
def test_a_counter_charger_lets_go_of_a_led_horse() -> None:
    """Who rides to a clash attacks and is attacked: the horse he led stays behind. [HORSE-11]"""
    game = joust(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .  .  .
        .  .  .  .  .  .  .  .  .  H  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        H=man("pack_horse", "B", facing=5), leads=[{"who": "tamim", "beasts": ["pack_horse"]}],
    )  # fmt: skip
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    events = game.do(CounterCharge("tamim", game.cells(TO_MEET_HIM)), 8, 7)
    assert of_kind(events, BridleDropped) == [BridleDropped("pack_horse")]
    assert game.at("pack_horse") == "J3"
    assert of_kind(events, AttackDeclared)
