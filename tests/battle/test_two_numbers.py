"""A refusal for a limit says both numbers, how much it takes and how much there is; one for what bars says who or what it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.commands import Charge, ClearHex, Drive, FormUp, Foulkon, GroupCharge, Move, Work
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.battle.scaled_walls import put as placed
from tests.battle.shots import at_the_end, back, lane, put, shot
from tests.battle.test_charge import LISTS, SIX, gui, lists
from tests.battle.test_flaming_arrows import ROW as LANE
from tests.battle.test_flaming_arrows import arrow, place
from tests.battle.test_formation import FRONT_RANK, THREE, row
from tests.battle.test_ladder_refusals import TWO, carried
from tests.battle.test_oil_refusals import carry, yard
from tests.battle.test_oxen import convoy, ram
from tests.kit import Table, both, drawn, man, rider


def said(game: Table, refusal: object, *words: str) -> None:
    """Each language's sentence has these words."""
    for language in LANGUAGES:
        text = refusal_text(messages_in(language), refusal, game.position)  # type: ignore[arg-type]
        assert all(word.lower() in text.lower() for word in words), text


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-02", "SSLING-04")
def test_a_target_out_of_range_and_one_too_near() -> None:
    game = lane("." * 54, people={1: man("osgar", "A"), 3: man("edric", "B", health="stunned")}, ruleset="anarchy")
    assert both(game.refused(shot(game, "osgar", "edric", "staff_sling"))) == ("too_near", 3, 2)
    put(game, "edric", "A52")
    refusal = game.refused(shot(game, "osgar", "edric", "staff_sling"))
    assert both(refusal) == ("out_of_range", 51, 50)
    said(game, refusal, "51", "50")


@pytest.mark.rule("FLARROW-02")
def test_a_flaming_arrow_flies_as_far_as_short_range() -> None:
    line = " ".join(["A", *["."] * 16, "T", "T", "."])
    bare = line.replace("A", ".").replace("T", ".")
    game = place(f"{bare}\n{line}\n{bare}", A=man("stephanos", "A"))
    assert both(game.refused(arrow(game, "stephanos", "R2"))) == ("out_of_range", 17, 15)


@pytest.mark.rule("DFIRE-04", "MOVE-06")
def test_who_has_moved_too_far_to_shoot() -> None:
    picture = "S . O .\n. . . .\n. . . .\n. . . .\nM . . ."
    game = drawn(picture, S=man("stephanos", "A", spent=5), O=man("renouf", "A"), M=man("ahmad", "B"), active="B")
    at_the_end(game)
    refusal = game.refused(back(game, "stephanos", "ahmad", "composite_bow"))
    assert both(refusal) == ("moved_too_far_to_shoot", 5, game["stephanos"].allowance // 2)


@pytest.mark.rule("CHARGE-06", "GCHARGE-01")
def test_a_charge_that_is_too_short_or_too_small() -> None:
    game = lists(gui(), man("bilal", "B"))
    assert both(game.refused(Charge("gui", "bilal", game.cells(SIX)[:4]))) == ("charge_too_short", 6, 4)
    alone = GroupCharge((Charge("gui", "bilal", game.cells(SIX)),))
    assert both(game.refused(alone)) == ("group_too_small", 3, 1)


@pytest.mark.rule("OXEN-02")
def test_a_team_that_is_not_whole() -> None:
    assert both(convoy(O=man("ox_white", "A", health="dead")).refused(Drive("wat", "ram", 1))) == ("team_incomplete", 2, 1)
    assert both(convoy(machine=ram(team=("ox_red",))).refused(Drive("wat", "ram", 1))) == ("team_incomplete", 2, 1)


@pytest.mark.rule("HOPL-01", "HOPL-02", "FOULK-01")
def test_a_row_that_is_too_short_or_has_wheeled_too_far() -> None:
    game = row()
    assert both(game.refused(FormUp(THREE[:2], 0))) == ("row_too_short", 3, 2)
    assert game.refused(FormUp((*THREE, THREE[0]), 0)).reason == "hands_needed"
    began = {letter: man(who.who, "B", marks=["formed_up"], spent=4) for letter, who in FRONT_RANK.items()}
    assert both(row(**began).refused(FormUp(THREE, 0))) == ("wheeled_too_far", 4, 3)
    game.do(FormUp(THREE, 0))
    (formation,) = game.state.formations
    assert both(game.refused(Foulkon(formation, True))) == ("foulkon_too_thin", 2, 1)


@pytest.mark.rule("CORPSE-03")
def test_the_dead_are_cleared_by_two_and_from_beside() -> None:
    game = drawn(
        ". . . . . .\n. A . . B .\n. . . . . .",
        A=man("osmond", "A"),
        B=man("bernier", "A"),
        sequence="combat",
        map={"hexsides": {"wall": ["B2/B3"]}},
    )
    game.state = game.state._replace(dead_men={game.cell("C3"): 3, game.cell("B3"): 3})
    assert both(game.refused(ClearHex(("osmond",), game.cell("C3"), game.cell("C2")))) == ("clearing_needs_two", 2, 1)
    far = game.refused(ClearHex(("osmond", "bernier"), game.cell("C3"), game.cell("C2")))
    assert (far.who, *both(far)) == ("Bernier", "too_far", 2, 1)
    walled = game.refused(ClearHex(("osmond", "bernier"), game.cell("B3"), game.cell("C2")))
    assert (walled.reason, walled.by) == ("closed_side", "wall")


# -- what bars ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOF-20", "LOF-21")
def test_who_stands_in_the_way_of_a_shot_has_a_name() -> None:
    """The first of them, seen from the shooter."""
    picture = "S . . .\n. . . .\n. . . .\nF . . .\nE . . .\nG . . ."
    game = drawn(
        picture, S=man("samir", "A"), F=man("pandolf", "B"), E=man("osmond", "B"), G=man("tosto", "B"), sequence="fire"
    )  # fmt: skip
    refusal = game.refused(shot(game, "samir", "tosto", "sling"))
    assert (refusal.reason, refusal.by) == ("somebody_in_the_way", "pandolf")
    said(game, refusal, "Pandolf")
    lit = place(LANE.replace("A  .  .", "A  .  B"), A=man("stephanos", "A"), B=man("osmond", "A"))
    assert lit.refused(arrow(lit, "stephanos", "F2")).by == "osmond"


@pytest.mark.rule("CHARGE-14", "RIDE-06", "STACK-01")
def test_who_is_on_the_hex_where_somebody_would_stop_has_a_name() -> None:
    for at in ("G2", "H2"):
        onto = lists(gui(), man("bilal", "B"), LISTS, men=[{"who": "guy", "side": "A", "at": at}])
        refusal = onto.refused(Charge("gui", "bilal", onto.cells(SIX)))
        assert (refusal.reason, refusal.about, refusal.by) == ("occupied", at, "guy")
        said(onto, refusal, "Guy")
    stepping = drawn(". . . .\n. R . .\n. . . .\n. G . .", R=rider("roger", "A", 0), G=man("guy", "A"))
    back_ = stepping.refused(Move("roger", stepping.cells("B3")))
    assert (back_.reason, back_.by) == ("occupied", "guy")


@pytest.mark.rule("LADDER-02", "A-OIL-06", "STACK-01")
def test_what_a_burden_does_not_pass_is_named() -> None:
    """The other bearer, a standing ladder; and who stands where it would be set down."""
    game = carried(placed(TWO, B2="X"), X=man("turold", "A"))
    pair, ladder = ("osmond", "bernier"), next(iter(game.state.works.ladders.values()))
    end, other = (game[who].cell for who in pair)
    through = Work("carry_ladder", pair, ladder.cells[0], "ladder", path=(other,))
    refusal = game.refused(replace(through, cell=other))
    assert (refusal.reason, refusal.by) == ("burden_does_not_pass", "bernier")
    said(game, refusal, "Bernier")
    assert end != other
    oil = yard({"wat": "D3", "hob": "D5", "tom": "D1"})
    refusal = oil.refused(carry(oil, "D1"))
    assert (refusal.reason, refusal.about, refusal.by) == ("occupied", "D1", "tom")
