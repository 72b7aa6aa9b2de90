"""The foulkon, the hoplites' tortoise. Rulebook 7.3.2."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Done, FormUp, Foulkon, Move, Shoot
from hauberk.battle.core.events import FormationLeft, Fought, FoulkonChanged, Shot
from hauberk.board.terrain import Cover
from hauberk.common.term import total
from tests.kit import Table, drawn, man, of_kind

BLOCK = """
    .  .  .  .  .  .  .  .
    .  M  P  .  .  .  .  .
    .  A  O  .  .  .  .  .
    .  T  L  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
"""Two ranks of three, facing right: their right hand points down."""
RIGHT = 3
HOPLITES = {
    "P": man("palaimon", "B"), "O": man("okeanos", "B"), "L": man("leontios", "B"),
    "M": man("manueles", "B"), "A": man("argyris", "B"), "T": man("theodoros", "B"),
}  # fmt: skip


def block(picture: str = BLOCK, foulkon: bool = False, **more: object) -> Table:
    """The hoplites of the picture in formation; it is their own movement unless told otherwise."""
    people = {letter: who for letter, who in HOPLITES.items() if letter in picture}
    formations = [{"men": [who.who for who in people.values()], "side": "B", "right": RIGHT, "foulkon": foulkon}]
    return drawn(picture, **{"active": "B", "formations": formations, **people, **more})


def at(who: str, name: str, **more: object) -> dict[str, object]:
    """One of side A on a hex."""
    return {"who": who, "side": "A", "at": name, **more}


def closed(game: Table) -> bool:
    """Are the shields of the first formation closed?"""
    return game.state.formations[1].foulkon


# -- forming it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FOULK-01")
def test_three_wide_and_two_deep() -> None:
    """Two ranks of three close their shields over themselves."""
    game = block()
    assert of_kind(game.do(Foulkon(1, True)), FoulkonChanged) == [FoulkonChanged(1, True)]
    assert closed(game)


@pytest.mark.rule("FOULK-01")
@pytest.mark.parametrize("missing", ["MAT", "MA", "T"])
def test_a_thin_formation_makes_no_foulkon(missing: str) -> None:
    """A single row, or a row with only one or two men behind it, is not two ranks deep at the width of three."""
    picture = BLOCK
    for letter in missing:
        picture = picture.replace(letter, ".")
    game = block(picture)
    refusal = game.refused(Foulkon(1, True))
    assert (refusal.reason, refusal.rule) == ("foulkon_too_thin", "FOULK-01")


@pytest.mark.rule("FOULK-01")
def test_there_must_be_a_formation() -> None:
    """Men who only stand side by side, and the enemy's formation, close no shields at our word."""
    loose = drawn(BLOCK, active="B", **HOPLITES)
    assert loose.refused(Foulkon(1, True)).rule == "FOULK-01"
    theirs = block(active="A")
    assert theirs.refused(Foulkon(1, True)).rule == "FOULK-02"
    loose.do(FormUp(tuple(who.who for who in HOPLITES.values()), RIGHT))
    assert loose.allowed(Foulkon(1, True))


@pytest.mark.rule("FOULK-01")
def test_a_foulkon_that_has_become_too_thin_opens() -> None:
    """When a man of the second rank walks off, at the end of the movement there is no foulkon any more."""
    game = block(foulkon=True)
    game.do(Move("theodoros", game.cells("B5 A5 A4")))
    game.do(Done())
    assert not closed(game)
    assert game["okeanos"].formation == 1


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FOULK-02")
@pytest.mark.parametrize("foulkon", [True, False])
def test_it_changes_in_the_own_movement_only(foulkon: bool) -> None:
    """The shields close and open in the Byzantines' own movement sequence and in no other."""
    change = Foulkon(1, not foulkon)
    game = block(foulkon=foulkon)
    game.do(change)
    assert closed(game) is not foulkon
    assert game.refused(change).reason == "foulkon_already"
    for sequence in ("fire", "charges", "combat"):
        assert block(foulkon=foulkon, sequence=sequence).refused(change).rule == "TURN-04"
    assert not block(foulkon=foulkon, active="A").allowed(change)


@pytest.mark.rule("FOULK-02")
def test_forming_anew_opens_the_shields() -> None:
    """A formation declared with another front is an open one until it closes again."""
    game = block(foulkon=True)
    game.do(FormUp(tuple(who.who for who in HOPLITES.values()), 0))
    number = game["okeanos"].formation
    assert not game.state.formations[number].foulkon


# -- pace ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FOULK-03")
def test_a_foulkon_moves_two_points() -> None:
    """All six go two hexes ahead and remain a foulkon."""
    game = block(foulkon=True)
    for who, path in (
        ("palaimon", "D2 E3"), ("okeanos", "D3 E4"), ("leontios", "D4 E5"),
        ("manueles", "C3 D3"), ("argyris", "C4 D4"), ("theodoros", "C5 D5"),
    ):  # fmt: skip
        game.do(Move(who, game.cells(path)))
    game.do(Done())
    assert closed(game)
    assert all(game[who.who].formation == 1 for who in HOPLITES.values())
    assert {game.at("palaimon"), game.at("okeanos"), game.at("leontios")} == {"E3", "E4", "E5"}


@pytest.mark.rule("FOULK-03")
def test_a_third_point_breaks_out_of_it() -> None:
    """A third point is too much for the tortoise, though the open formation allows it."""
    game = block(foulkon=True)
    assert of_kind(game.do(Move("okeanos", game.cells("D3 E4 F4"))), FormationLeft) == [FormationLeft("okeanos")]
    open_ranks = block()
    assert not of_kind(open_ranks.do(Move("okeanos", open_ranks.cells("D3 E4 F4"))), FormationLeft)


@pytest.mark.rule("FOULK-03")
@pytest.mark.parametrize("spent, may", [(2, True), (3, False)])
def test_who_has_gone_three_hexes_does_not_close(spent: int, may: bool) -> None:
    """A formation that has spent three points in this phase has moved too far for a foulkon."""
    game = block(O=man("okeanos", "B", spent=spent))
    assert game.allowed(Foulkon(1, True)) is may
    if not may:
        assert game.refused(Foulkon(1, True)).rule == "FOULK-03"


# -- cover -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FOULK-04")
@pytest.mark.parametrize("target, hex_", [("okeanos", "J5"), ("argyris", "A5"), ("palaimon", "E1"), ("leontios", "E9")])
def test_medium_cover_from_every_side(target: str, hex_: str) -> None:
    """Every man of a foulkon has medium cover from before, behind and both sides; in open ranks none. [RULING-T-115]"""
    picture = """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  M  P  .  .  .  .  .
        .  .  .  A  O  .  .  .  .  .
        .  .  .  T  L  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
    """
    for foulkon in (True, False):
        game = block(picture, foulkon=foulkon, active="A", sequence="fire", men=[at("olivier", hex_)])
        command = Shoot("olivier", target, game[target].cell, game.cell(hex_), "short_bow")
        shot = of_kind(game.do(command, 1, 10), Shot)[0]
        assert shot.cover == (Cover.MEDIUM if foulkon else Cover.NONE)
        assert ("FOULK-04" in [term.rule for term in shot.cover_terms]) is foulkon


@pytest.mark.rule("FOULK-04")
@pytest.mark.parametrize("foulkon, health", [(False, Health.WOUNDED), (True, Health.HEALTHY)])
def test_the_shields_turn_a_wound_into_nothing_worse_than_a_push(foulkon: bool, health: int) -> None:
    """The arrow that wounds a hoplite in open ranks only drives him back under the shields."""
    game = block(foulkon=foulkon, active="A", sequence="fire", men=[at("olivier", "H3")])
    game.do(Shoot("olivier", "okeanos", game.cell("C3"), game.cell("H3"), "short_bow"), 1, 2)
    assert game["okeanos"].health == health
    assert game.asked == ("retreat_owed" if foulkon else "")


@pytest.mark.rule("FOULK-04")
def test_scrub_adds_nothing_to_the_shields() -> None:
    """Covers do not add up: the better one counts, here the shields. [RULING-T-115]"""
    picture = BLOCK.replace("O  .", "Os s")
    game = block(picture, foulkon=True, active="A", sequence="fire", men=[at("olivier", "H3")])
    shot = of_kind(game.do(Shoot("olivier", "okeanos", game.cell("C3"), game.cell("H3"), "short_bow"), 1, 10), Shot)[0]
    assert shot.cover == Cover.MEDIUM


# -- its combats -----------------------------------------------------------------------------------------------------


def fight(game: Table, man_: str, target: str) -> Fought:
    """A combat with a die that harms nobody much."""
    found = of_kind(game.do(Attack((man_,), target), 7), Fought)[0]
    assert isinstance(found, Fought)
    return found


@pytest.mark.rule("FOULK-05")
@pytest.mark.parametrize(
    "switches, front, rear, own",
    [({}, -3, 1, 1), ({"foulkon_in_every_combat": False}, -2, 2, 1)],
    ids=["print", "its attacks only"],
)  # fmt: skip
def test_dx_t_19_the_combats_of_a_foulkon(switches: dict[str, bool], front: int, rear: int, own: int) -> None:
    """DX-T-19: two ranks in foulkon are attacked with −3 in front and +1 in the rear, and attack with +1: all results are a column further
    left, as printed. [RULING-T-114]"""
    attacked = {"foulkon": True, "active": "A", "sequence": "combat", "switches": switches}
    before = block(men=[at("guy", "D3")], **attacked)
    assert total(fight(before, "guy", "okeanos").shifts) == front
    behind = block(men=[at("guy", "A3")], **attacked)
    assert total(fight(behind, "guy", "argyris").shifts) == rear
    attacks = block(men=[at("guy", "D3")], foulkon=True, sequence="combat", switches=switches)
    fought = fight(attacks, "okeanos", "guy")
    assert total(fought.shifts) == own
    assert sorted((term.value, term.rule) for term in fought.shifts) == [(-1, "FOULK-05"), (2, "HOPL-08")]


@pytest.mark.rule("FOULK-05")
def test_the_column_to_the_left_holds_to_every_side() -> None:
    """Whatever a man of the foulkon strikes at, beside him too, he strikes one column further left."""
    game = block(men=[at("guy", "C5")], foulkon=True, sequence="combat")
    assert [(term.value, term.rule) for term in fight(game, "leontios", "guy").shifts] == [(-1, "FOULK-05")]
    open_ranks = block(men=[at("guy", "C5")], sequence="combat")
    assert fight(open_ranks, "leontios", "guy").shifts == ()
