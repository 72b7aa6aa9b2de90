"""Flaming arrows: bows, short range, one die. Guiscard 10.3; the classic siege 2.11.1; The Anarchy 3.2.4, 4.2.9, 5.2.7."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Attack, Done, Move, Shoot, Work
from hauberk.battle.core.works import Fire
from hauberk.common.refusal import Refusal
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import branches
from tests.kit import Table, drawn, fires, man, of_kind, rider

SIGNS = {"T": "tent", "J": "jetty", "K": "castle_wall", "F": "timber_frame", "G": "gate_closed"}


def place(picture: str, **more: Any) -> Table:
    more.setdefault("sequence", "fire")
    return drawn(picture, map={"legend": SIGNS, **more.pop("map", {})}, **more)


def arrow(game: Table, who: str, at: str) -> Work:
    return Work("flaming_arrow", (who,), game.cell(at))


ROW = """
.  .  .  .  .  .  .  .
.  A  .  .  .  T  T  .
.  .  .  .  .  .  .  .
"""


@pytest.mark.rule("FLARROW-01", "FLARROW-03", "FLARROW-04", "RULING-G-30")
@pytest.mark.parametrize(("die", "lit"), [(7, False), (8, True)])
def test_one_die_tells_whether_an_arrow_sets_a_tent_alight(die: int, lit: bool) -> None:
    game = place(ROW, A=man("stephanos", "A"))
    events = game.do(arrow(game, "stephanos", "F2"), die)
    assert fires(game) == ({"F2": Fire(0, 1, "arrow")} if lit else {})
    assert len(of_kind(events, e.Rolled)) == 1
    assert game.refused(arrow(game, "stephanos", "G2")).reason == "has_shot"


@pytest.mark.rule("FLARROW-01", "TURN-05")
def test_who_shoots_fire_has_shot_and_nobody_does_it_beside_an_enemy() -> None:
    far, near = ROW.replace(".  .  .\n", ".  .  B\n", 1), ROW.replace("A  .", "A  B")
    game = place(near, A=man("stephanos", "A"), B=man("osmond", "B"))
    assert game.refused(arrow(game, "stephanos", "F2")).reason == "beside_enemy"
    game = place(far, A=man("stephanos", "A"), B=man("osmond", "B"))
    shot = Shoot("stephanos", "osmond", game.cell("H1"), game.cell("B2"), "composite_bow")
    assert game.allowed(shot)
    game.do(arrow(game, "stephanos", "F2"), 1)
    assert game.refused(shot).reason == "has_shot"
    while game.state.sequence < 4:
        game.do(Done())
    assert game.refused(Attack(("stephanos",), "osmond")).reason == "has_shot_no_attack"


@pytest.mark.rule("FLARROW-01")
def test_they_do_nothing_to_people() -> None:
    game = place(ROW.replace("T  T", "T  BT"), A=man("stephanos", "A"), B=man("osmond", "B"))
    game.do(arrow(game, "stephanos", "G2"), 2)
    assert game["osmond"].face == "foot"
    assert game.refused(arrow(game, "stephanos", "C2")).reason in ("nothing_to_burn", "has_shot")


@pytest.mark.rule("FLARROW-01", "SC-FIRE-03", "RULING-G-80")
def test_bows_on_foot_and_in_the_saddle_and_crossbows_in_the_classic_siege() -> None:
    def allowed(who: Any, ruleset: str) -> bool:
        return place(ROW, ruleset=ruleset, A=who).allowed(Work("flaming_arrow", (who.who,), place(ROW, A=who).cell("F2")))

    assert allowed(man("stephanos", "A"), "guiscard")
    assert allowed(rider("symeon", "A", 2), "guiscard")
    assert not allowed(man("fulbert", "A"), "guiscard")
    assert allowed(man("fulbert", "A"), "siege_classic")
    assert not allowed(man("landry", "A"), "siege_classic")  # a javelin is no arrow


@pytest.mark.rule("FLARROW-02", "SC-FIRE-03")
def test_only_within_short_range() -> None:
    row = " ".join(["A", *["."] * 16, "T", "T", "."])
    game = place(f"""
        {row.replace("A", ".").replace("T", ".")}
        {row}
        {row.replace("A", ".").replace("T", ".")}
        """, A=man("stephanos", "A"))  # fmt: skip
    short = game.field.rules.weapons["composite_bow"].bands[0]
    assert game.refused(arrow(game, "stephanos", "R2")).reason == "out_of_range"
    assert short == 15
    near = place(f"""
        {". " * 20}
        {". " * 2}A {". " * 14}T T .
        {". " * 20}
        """, A=man("stephanos", "A"))  # fmt: skip
    assert near.allowed(arrow(near, "stephanos", "R2"))
    assert near.refused(arrow(near, "stephanos", "S2")).reason == "out_of_range"


@pytest.mark.rule("FLARROW-01", "RULING-G-31")
def test_a_line_of_fire_is_needed_and_cover_is_nothing() -> None:
    game = place(ROW.replace("A  .  .", "A  .  t"), A=man("stephanos", "A"))
    assert game.refused(arrow(game, "stephanos", "F2")).reason == "trees_block"
    game = place(ROW.replace("A  .  .", "A  .  B"), A=man("stephanos", "A"), B=man("osmond", "A"))
    assert game.refused(arrow(game, "stephanos", "F2")).reason == "somebody_in_the_way"


@pytest.mark.rule("SC-FIRE-03", "RULING-S-35")
def test_in_the_classic_siege_the_arrow_must_hit_first() -> None:
    game = place(ROW, ruleset="siege_classic", A=man("stephanos", "A"))
    lit = sum(branch.chance for branch in branches(BATTLE, game.position, arrow(game, "stephanos", "F2")) if branch.state.works.fires)
    assert float(lit) == pytest.approx(0.18)


@pytest.mark.rule("FLARROW-05", "RULING-G-31")
def test_arrows_are_counted_only_where_the_battle_says_so() -> None:
    for counted in (False, True):
        game = place(ROW, A=man("stephanos", "A", thrown=6), switches={"counted_fire_arrows": counted})
        assert game.allowed(arrow(game, "stephanos", "F2")) is not counted
    game = place(ROW, A=man("stephanos", "A", thrown=5), switches={"counted_fire_arrows": True})
    game.do(arrow(game, "stephanos", "F2"), 1)
    assert game["stephanos"].thrown == 6


PALISADE = {"hexsides": {"palisade": ["E2/D1", "E2/D2", "E3/D2", "E3/D3"]}}


@pytest.mark.rule("FLARROW-03", "PALI-05", "RULING-G-30")
def test_the_outside_of_a_palisade_is_a_target_from_outside() -> None:
    game = place(
        """
        .  .  .  .  .  .  .  .
        A  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """,
        A=man("stephanos", "A"), map=PALISADE,
    )  # fmt: skip
    assert {game.field.name(work.cell) for work in game.legal if isinstance(work, Work)} == {"E2", "E3"}
    game.do(arrow(game, "stephanos", "E2"), 8)
    assert fires(game) == {"E2": Fire(0, 1, "arrow")}


GATE = {"doors": [{"id": "gate", "kind": "tilting_gate", "state": "closed", "hexes": "D2", "posts": "E2"}]}


@pytest.mark.rule("GATE-04", "RULING-G-15", "RULING-G-30", "FLARROW-03")
@pytest.mark.parametrize(("die", "lit"), [(9, False), (10, True)])
def test_the_gate_takes_fire_on_ten_alone(die: int, lit: bool) -> None:
    game = place(
        """
        .  .  .  K  .  .
        A  .  .  .  .  .
        .  .  .  K  .  .
        """,
        A=man("stephanos", "A"), map=GATE,
    )  # fmt: skip
    game.do(arrow(game, "stephanos", "D2"), die)
    assert ("D2" in fires(game)) is lit


@pytest.mark.rule("GATE-04", "RULING-G-15", "FIRE-01", "FIRE-11")
def test_the_gate_is_lit_by_hand_too_and_burns_down() -> None:
    game = place(
        """
        .  .  .  K  .  .
        .  .  A  .  .  .
        .  .  .  K  .  .
        """,
        A=man("stephanos", "A"), map=GATE, sequence="combat", phase=3,
    )  # fmt: skip
    game.do(Work("set_fire", ("stephanos",), game.cell("D2")))
    for _ in range(6):
        while game.state.sequence < 4:
            game.do(Done())
        game.do(Done())
    assert game.state.works.doors == {"gate": "broken"}
    assert game.field.now(game.state).board.ground[game.cell("D2")].id == "gate_destroyed"
    assert fires(game) == {}


@pytest.mark.rule("RULING-G-31", "FLARROW-01")
def test_they_are_shot_back_too_when_the_enemy_has_moved() -> None:
    game = place(
        """
        .  .  .  .  .  .  .  .
        A  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """,
        sequence="movement", active="B", A=man("stephanos", "A"),
        machines=[{"id": "engine", "kind": "petraria", "side": "B", "at": "F2", "facing": 0}],
    )  # fmt: skip
    game.do(Done())
    assert (game.asked, game.decides) == ("movement_ending", 0)
    shot = arrow(game, "stephanos", "F2")
    assert shot in list(game.legal)
    game.do(shot, 8)
    assert fires(game) == {"F2": Fire(0, 1, "arrow")}
    assert game["stephanos"].has(Mark.SHOT_BACK)
    assert game.asked == ""  # nobody else can shoot: the phase goes on


@pytest.mark.rule("RULING-G-31", "DFIRE-04")
def test_who_may_not_shoot_back_shoots_no_fire_either() -> None:
    game = place(
        """
        .  .  .  .  .  .  .  .
        A  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """,
        sequence="movement", active="B", A=man("stephanos", "A", marks=["attacked"]),
        machines=[{"id": "engine", "kind": "petraria", "side": "B", "at": "F2", "facing": 0}],
    )  # fmt: skip
    game.do(Done())
    assert game.asked == ""


@pytest.mark.rule("FLARROW-01", "FLARROW-05", "RULING-G-31")
def test_who_shoots_no_fire() -> None:
    """One man with a bow; by the count of a sortie only while he has arrows of that kind left."""
    game = place(
        ROW.replace(".  .  .  .  .  .  .  .\n.  A", ".  B  .  .  .  .  .  .\n.  A", 1), A=man("stephanos", "A"), B=man("osmond", "A")
    )
    shot = arrow(game, "stephanos", "F2")
    assert game.refused(replace(shot, men=("stephanos", "osmond"))).reason == "one_man_shoots"
    assert game.refused(arrow(game, "osmond", "F2")).reason == "no_bow"
    last = game.field.rules.works.fire_arrows
    for thrown, reason in ((last - 1, ""), (last, "no_flaming_arrows_left")):
        counted = place(ROW, A=man("stephanos", "A", thrown=thrown), switches={"counted_fire_arrows": True})
        found = counted.plan(arrow(counted, "stephanos", "F2"))
        assert (found.reason if isinstance(found, Refusal) else "") == reason


PAIR = """
.  .  .  .  .  .
.  A  C  .  D  .
.  .  .  .  .  T
"""


@pytest.mark.rule("CAMP-10", "A-ACT-23", "RULING-G-01")
def test_two_archers_side_by_side_hand_arrows_over() -> None:
    archers = {"A": man("stephanos", "A", thrown=2), "C": man("petros", "A", thrown=6), "D": man("kosmas", "A", thrown=6)}
    game = place(PAIR, **archers, sequence="combat", phase=5, switches={"counted_fire_arrows": True})
    give = Work("hand_arrows", ("stephanos", "petros"), number=3)
    assert game.allowed(give)
    assert replace(give, number=4) in game.legal
    assert game.refused(replace(give, number=5)).reason == "not_so_many_arrows"
    assert game.refused(replace(give, number=0)).reason == "not_so_many_arrows"
    assert game.refused(replace(give, men=("stephanos", "kosmas"))).reason == "not_side_by_side"
    assert game.refused(replace(give, men=("stephanos",))).reason == "two_archers"
    game.do(give)
    assert (game["stephanos"].thrown, game["petros"].thrown) == (5, 3)
    assert game.refused(replace(give, number=1)).reason == "needs_a_full_turn"  # the turn is spent on it


@pytest.mark.rule("CAMP-10", "A-ACT-23")
def test_who_has_moved_or_counts_no_arrows_hands_none_over() -> None:
    archers = {"A": man("stephanos", "A"), "C": man("petros", "A", thrown=6)}
    give = Work("hand_arrows", ("stephanos", "petros"), number=3)
    picture = PAIR.replace("D", ".")
    assert place(picture, **archers, sequence="combat").refused(give).reason == "arrows_are_not_counted"
    game = place(picture, **archers, sequence="movement", switches={"counted_fire_arrows": True})
    game.do(Move("petros", game.cells("D2")))
    game.do(Move("petros", game.cells("C2")))
    game.do(Done())
    assert game.refused(give).reason == "needs_a_full_turn"
