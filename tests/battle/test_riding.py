"""Riders: stepping, turning, stepping back, two hexes. [RIDE-01 to RIDE-07]"""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Dismount, Done, Move, Shoot
from hauberk.battle.core.events import InfiltrationTested, Moved
from hauberk.battle.shooting.shots import may_shoot_defensively
from tests.kit import drawn, man, of_kind, paid, place, rider

OPEN = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  G  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    """
"""Gui's head at C5; facing 0 his tail lies at C6 and his front hexes are B4, C4 and D4."""


# -- stepping ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RIDE-01")
@pytest.mark.parametrize(("to", "facing"), [("B4", 5), ("C4", 0), ("D4", 1)])
def test_the_head_enters_a_front_hex_and_the_tail_follows(to: str, facing: int) -> None:
    """The head goes into one of three hexes, the tail into the hex it left; so he faces now. [RULING-T-30]"""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    game.do(Move("gui", game.cells(to)))
    assert place(game, "gui") == (to, "C5", facing)


@pytest.mark.rule("RIDE-01")
@pytest.mark.parametrize("to", ["C3", "E5", "B6", "C7", "D6", "A4"])
def test_nowhere_else_in_one_step(to: str) -> None:
    """Farther off, behind the tail or beside the tail's far end he cannot put the head at once."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    assert game.refused(Move("gui", game.cells(to))).rule == "RIDE-01"


@pytest.mark.rule("RIDE-01")
def test_a_chain_of_steps_turns_the_horse() -> None:
    """Three steps half right, one after the other, bring him about to face down."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    events = game.do(Move("gui", game.cells("D4 E5 E6")))
    assert place(game, "gui") == ("E6", "E5", 3)
    assert paid(events) == [1, 1, 1]


@pytest.mark.rule("RIDE-02")
@pytest.mark.parametrize(("to", "price"), [("B4", 4), ("C4", 1), ("D4", 2)])
def test_a_step_costs_the_mounted_price_of_the_heads_hex(to: str, price: int) -> None:
    """Scrub 4, flat 1, shallows 2; turning by a step is free."""
    picture = """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  s  .  ~
        .  .  G  .
        .  .  .  .
        """
    game = drawn(picture, G=rider("gui", "A", 0))
    assert paid(game.do(Move("gui", game.cells(to)))) == [price]
    assert game["gui"].left == 12 - price


@pytest.mark.rule("RIDE-02", "RIDE-07")
def test_the_hind_part_pays_nothing() -> None:
    """Out of scrub onto flat ground: 1 point, although the tail comes to stand in the scrub."""
    game = drawn(".  .\n.  .\nGs .\n.  .", G=rider("gui", "A", 0))
    assert paid(game.do(Move("gui", game.cells("A2")))) == [1]
    assert place(game, "gui") == ("A2", "A3", 0)


@pytest.mark.rule("RIDE-03")
def test_a_bank_is_paid_once() -> None:
    """Over a bank one hex deep: 4 points when the head is on it, 1 for the next hex, nothing for the tail."""
    game = drawn(
        """
        .  .
        .  .
        b  b
        .  .
        G  .
        .  .
        """,
        levels="""
        1  1
        1  1
        0  0
        0  0
        0  0
        0  0
        """,
        G=rider("gui", "A", 0),
    )  # fmt: skip
    assert paid(game.do(Move("gui", game.cells("A4 A3 A2 A1")))) == [1, 4, 1, 1]


@pytest.mark.rule("RIDE-01", "RIDE-07")
def test_trees_stop_the_head() -> None:
    """A rider brings his head into no tree."""
    game = drawn(".  .\nt  .\nG  .\n.  .", G=rider("gui", "A", 0))
    assert not game.allowed(Move("gui", game.cells("A2")))
    assert game.allowed(Move("gui", game.cells("B2")))


# -- pivots ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RIDE-04")
@pytest.mark.parametrize(("to", "facing"), [("D5", 1), ("B5", 5)])
def test_a_pivot_swings_the_head_round_the_tail(to: str, facing: int) -> None:
    """The tail stays, the head moves one hex round it: terrain plus 1."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    assert paid(game.do(Move("gui", game.cells(to)))) == [1, 1]
    assert place(game, "gui") == (to, "C6", facing)


@pytest.mark.rule("RIDE-04")
def test_each_hex_of_the_swing_costs_its_terrain_and_one_more() -> None:
    """Through scrub and over flat: 4 + 1 and 1 + 1."""
    game = drawn(OPEN.replace("G  .  .  .", "G  s  .  ."), G=rider("gui", "A", 0))
    events = game.do(Move("gui", game.cells("D5 D6")))
    assert paid(events) == [4, 1, 1, 1]
    assert place(game, "gui") == ("D6", "C6", 2)


@pytest.mark.rule("RIDE-04")
def test_the_head_swings_one_hex_at_a_time() -> None:
    """Two hexes of the swing cannot be taken as one."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    assert not game.allowed(Move("gui", game.cells("D6")))


@pytest.mark.rule("RIDE-04")
@pytest.mark.parametrize("obstacle", ["t", "w"])
def test_a_pivot_enters_every_hex_it_sweeps(obstacle: str) -> None:
    """A tree or deep water beside the tail stops the swing on that side. [RULING-T-31]"""
    game = drawn(OPEN.replace("G  .  .  .", f"G  {obstacle}  .  ."), G=rider("gui", "A", 0))
    assert not game.allowed(Move("gui", game.cells("D5 D6")))
    assert game.allowed(Move("gui", game.cells("B5 B6 C7 D6")))


@pytest.mark.rule("RIDE-04")
def test_a_pivot_passes_friends_but_no_enemies_and_ends_on_nobody() -> None:
    """The head swings over a friend, not over an enemy, and may not stay on the friend. [RULING-T-31]"""
    picture = OPEN.replace("G  .  .  .", "G  F  .  .")
    friend = drawn(picture, G=rider("gui", "A", 0), F=man("guy", "A", marks=["halted"]))
    assert friend.allowed(Move("gui", friend.cells("D5 D6")))
    assert friend.refused(Move("gui", friend.cells("D5"))).rule == "STACK-01"
    enemy = drawn(picture, G=rider("gui", "A", 0), F=man("ahmad", "B"))
    assert enemy.refused(Move("gui", enemy.cells("D5 D6"))).rule == "MOVE-08"


@pytest.mark.rule("RIDE-05")
def test_pivots_may_be_mixed_and_repeated() -> None:
    """A step, two pivots one way, a step, a pivot the other way: all in one movement."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    events = game.do(Move("gui", game.cells("C4 D4 D5 E6")))  # step up, swing right twice, step on
    assert paid(events) == [1, 1, 1, 1, 1, 1]
    assert place(game, "gui") == ("E6", "D5", 2)
    events = game.do(Move("gui", game.cells("E5")))  # swing left round D5
    assert paid(events) == [1, 1]
    assert place(game, "gui") == ("E5", "D5", 1)


@pytest.mark.rule("RIDE-05")
def test_a_full_circle_on_the_spot() -> None:
    """Six pivots of 2 points turn a knight once round; all his points are gone."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    game.do(Move("gui", game.cells("D5 D6 C7 B6 B5 C5")))
    assert place(game, "gui") == ("C5", "C6", 0)
    assert game["gui"].left == 0


# -- stepping back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RIDE-06")
def test_a_step_straight_back() -> None:
    """One hex back without turning, and nothing else in this phase. [RULING-T-32]"""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    game.do(Move("gui", game.cells("C6")))
    assert place(game, "gui") == ("C6", "C7", 0)
    assert game["gui"].spent == 12
    assert not game.allowed(Move("gui", game.cells("C5")))
    assert not game.allowed(Dismount("gui", game.cell("B5")))
    assert not [command for command in game.legal.of("gui") if isinstance(command, Move)]


@pytest.mark.rule("RIDE-06")
def test_back_only_instead_of_all_other_movement() -> None:
    """Not after a step, not before one, not twice."""
    game = drawn(OPEN, G=rider("gui", "A", 0))
    assert game.refused(Move("gui", game.cells("C6 C7")))[:2] == ("step_back_alone", "RIDE-06")
    assert game.refused(Move("gui", game.cells("C4 C5"))).rule == "RIDE-06"
    game.do(Move("gui", game.cells("C4")))
    assert game.refused(Move("gui", game.cells("C5"))).rule == "RIDE-06"


@pytest.mark.rule("RIDE-06")
def test_back_costs_no_terrain_and_no_infiltration() -> None:
    """Into scrub, from beside an enemy to beside him, between two of them: no surcharge, no test. [RULING-T-32]"""
    picture = """
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  M  .  N
        .  .  s  .
        .  .  .  .
        """
    game = drawn(picture, G=rider("gui", "A", 0), N=man("ahmad", "B"), M=man("jemal", "B"))
    events = game.do(Move("gui", game.cells("C4")))
    assert [term.reason for event in of_kind(events, Moved) for term in event.costs] == ["step_back"]
    assert not of_kind(events, InfiltrationTested)
    assert not game["gui"].debt


@pytest.mark.rule("RIDE-06")
@pytest.mark.parametrize("behind", ["t", "F", "N", "edge"])
def test_the_hex_behind_must_be_passable_and_free(behind: str) -> None:
    """A tree, a friend, an enemy or the edge behind the tail: no step back. [RULING-T-32]"""
    sign = "" if behind == "edge" else f"\n{behind}  ."
    game = drawn(f".  .\nG  .\n.  .{sign}", G=rider("gui", "A", 0), F=man("guy", "A"), N=man("ahmad", "B"))
    assert not game.allowed(Move("gui", game.cells("A3")))


@pytest.mark.rule("RIDE-06")
def test_back_counts_as_the_whole_allowance_for_shooters() -> None:
    """A horse archer who has stepped back has moved too far to shoot defensively. [RULING-T-32]"""
    game = drawn(OPEN, G=rider("salih", "A", 0))
    bow = game.field.rules.weapons["composite_bow"]
    game.do(Move("salih", game.cells("C6")))
    assert game["salih"].spent == 15
    enemy_phase = game.state._replace(active=1)
    refusal = may_shoot_defensively(game.field.at(enemy_phase), game["salih"], bow)
    assert refusal is not None
    assert refusal.rule == "DFIRE-04"


@pytest.mark.rule("RIDE-06")
def test_back_counts_as_the_whole_allowance_after_a_shot_too() -> None:
    """Also after an offensive shot, which leaves him half his points: a step back is no half movement. [RULING-T-32]"""
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  T  .
        """,
        G=rider("salih", "A", 0), T=man("guy", "B"), sequence="fire",
    )  # fmt: skip
    game.do(Shoot("salih", "guy", game.cell("C8"), game.cell("C4"), "composite_bow"), 1, 10)
    game.do(Done())
    game.do(Done())
    back = Move("salih", game.cells("C4"))
    if game.allowed(back):
        game.do(back)
        bow = game.field.rules.weapons["composite_bow"]
        assert may_shoot_defensively(game.field.at(game.state._replace(active=1)), game["salih"], bow) is not None


# -- two hexes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RIDE-07")
def test_nobody_else_stands_on_either_hex() -> None:
    """Head and tail are both taken: no friend who came after the rider ends on one of them."""
    game = drawn(OPEN, G=rider("gui", "A", 0, marks=["halted"]), men=[{"who": "guy", "side": "A", "at": "B5"}])
    assert game.refused(Move("guy", game.cells("C5"))).rule == "STACK-01"
    assert game.refused(Move("guy", game.cells("C6"))).rule == "STACK-01"


@pytest.mark.rule("RIDE-07")
def test_he_strikes_and_is_struck_on_both_hexes() -> None:
    """An enemy beside his tail alone can attack him and be attacked by him."""
    for active in ("A", "B"):
        game = drawn(
            OPEN,
            G=rider("gui", "A", 0),
            men=[{"who": "ahmad", "side": "B", "at": "C7"}],
            sequence="combat",
            active=active,
        )
        one, two = ("gui", "ahmad") if active == "A" else ("ahmad", "gui")
        assert game.allowed(Attack((one,), two))


@pytest.mark.rule("RIDE-07")
def test_he_can_be_shot_at_on_both_hexes() -> None:
    """An archer may aim at the head or at the tail, and at nothing else."""
    game = drawn(OPEN, G=rider("gui", "B", 0), men=[{"who": "olivier", "side": "A", "at": "F5"}], sequence="fire")
    for aim, lawful in (("C5", True), ("C6", True), ("C4", False)):
        assert game.allowed(Shoot("olivier", "gui", game.cell(aim), game.cell("F5"), "short_bow")) == lawful


@pytest.mark.rule("RIDE-07")
def test_the_worse_of_his_hexes_counts_in_melee() -> None:
    """With his tail in scrub he fights one column worse, though his head stands on flat ground."""
    flat = drawn(OPEN, G=rider("gui", "A", 0), men=[{"who": "ahmad", "side": "B", "at": "C4"}], sequence="combat")
    scrub = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  G  .
        .  .  s  .
        .  .  .  .
        """,
        G=rider("gui", "A", 0), men=[{"who": "ahmad", "side": "B", "at": "C4"}], sequence="combat",
    )  # fmt: skip
    attack = Attack(("gui",), "ahmad")
    assert scrub.plan(attack).column == flat.plan(attack).column - 1


@pytest.mark.rule("RIDE-07")
def test_a_wounded_rider_keeps_his_hexes_and_his_allowance() -> None:
    """A wound leaves a rider on his two hexes with the same movement."""
    game = drawn(OPEN, G=rider("gui", "A", 0, health="wounded"))
    assert game["gui"].health == Health.WOUNDED
    assert (len(game["gui"].cells), game["gui"].left) == (2, 12)
