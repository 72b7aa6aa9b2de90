"""Corpses: how they hinder, and how they are cleared away."""

from typing import Any

import pytest

from hauberk.battle.core.being import Away
from hauberk.battle.core.commands import Attack, ClearHex, Done, HoldGround, Move, Retreat
from hauberk.battle.people.heaps import load
from hauberk.board.board import NOWHERE
from tests.kit import Table, drawn, man, rider

MEN = ("ahmad", "jemal", "abbas", "vladko", "bilal", "kafur", "rayhan", "anbar")
HORSES = ("pack_horse", "pack_horse_grey", "pack_horse_dun")


def dead(men: int, horses: int = 0, at: str = "B1", facing: int = 0) -> list[dict[str, Any]]:
    """Dead men and dead horses on a hex; the horses' tails lie behind it."""
    heap: list[dict[str, Any]] = [{"who": who, "side": "B", "at": at, "health": "dead"} for who in MEN[:men]]
    return heap + [{"who": who, "side": "B", "at": at, "facing": facing, "health": "dead"} for who in HORSES[:horses]]


# -- hindering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORPSE-01", "CORPSE-02")
@pytest.mark.parametrize(
    ("men", "horses", "weight"),
    [
        (0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 0, 1), (5, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 1),
        (6, 0, 2), (0, 2, 2), (3, 1, 2), (5, 1, 2), (8, 0, 2), (0, 3, 3),
    ],
)  # fmt: skip
def test_the_load_of_a_hex(men: int, horses: int, weight: int) -> None:
    """Three dead men or one dead horse: one point more to enter; twice as much: no way through; less: no hindrance.
    (DX-T-08)"""
    game = drawn("O  .  .  .\n.  .  .  .", O=man("osmond", "A"), men=dead(men, horses))
    assert load(game.position, game.cell("B1")) == weight
    step = Move("osmond", game.cells("B1"))
    if weight < 2:
        plan = game.plan(step)
        assert [term.value for term in plan.strides[0].costs] == [1, 1][: 1 + weight]
        game.do(step)
        assert game.at("osmond") == "B1"
    else:
        assert game.refused(step).rule == "CORPSE-01"
        assert game.cell("B1") not in {command.path[-1] for command in game.legal if isinstance(command, Move)}


@pytest.mark.rule("CORPSE-01")
def test_the_load_comes_on_top_of_the_terrain() -> None:
    """Scrub with three dead men costs 3 on foot and 5 on horseback."""
    game = drawn(".  O\n.  s\n.  .", O=man("osmond", "A"), men=dead(3, at="B2"))
    assert game.plan(Move("osmond", game.cells("B2"))).price == 3
    riding = drawn(".  .\n.  G\n.  s\n.  .\n.  .", G=rider("gui", "A", 3), men=dead(3, at="B3"))
    assert riding.plan(Move("gui", riding.cells("B3"))).price == 5


@pytest.mark.rule("CORPSE-01")
def test_a_dead_horse_lies_on_two_hexes() -> None:
    """Its head and its tail both load the hex they lie on; dead animals other than horses count as men."""
    game = drawn("O  .  .  .\n.  .  .  .", O=man("osmond", "A"), men=dead(0, 1))
    assert [load(game.position, game.cell(name)) for name in ("B1", "B2", "A1")] == [1, 1, 0]
    beasts = [{"who": who, "side": "B", "at": "B1", "health": "dead"} for who in ("ahmad", "mule_grey", "dog_watch")]
    other = drawn("O  .", O=man("osmond", "A"), men=beasts)
    assert load(other.position, other.cell("B1")) == 1


@pytest.mark.rule("CORPSE-01")
def test_one_may_leave_a_hex_that_has_become_impassable() -> None:
    """Osmond stands where six dead lie: he gets away, but nobody comes to him or strikes at him there."""
    picture = "O  .\n.  .\nT  .\n.  ."
    people = {"O": man("osmond", "A"), "T": man("turold", "A")}
    game = drawn(picture, men=dead(6, at="A1"), **people)
    assert game.allowed(Move("osmond", game.cells("A2")))
    assert game.refused(Move("turold", game.cells("A2 A1 B1"))).rule == "CORPSE-01"


# -- clearing --------------------------------------------------------------------------------------------------------

PLACE = """
    .  .  .  .  .  .
    .  O  .  .  .  .
    .  .  T  .  .  .
    .  .  .  .  .  .
    """
"""Osmond on B2 and Turold on C3 both touch C2."""


def clearing(men: int = 3, horses: int = 0, **more: Any) -> Table:
    """Two men beside a heap on C2, in the combat sequence."""
    people = {"O": man("osmond", "A"), "T": man("turold", "A"), "sequence": "combat", "men": dead(men, horses, at="C2")}
    return drawn(PLACE, **{**people, **more})


def clear(game: Table, to: str = "D2", horses: bool = False, men: tuple[str, str] = ("osmond", "turold")) -> ClearHex:
    """The command to clear C2."""
    return ClearHex(men, game.cell("C2"), game.cell(to), horses)


@pytest.mark.rule("CORPSE-03")
@pytest.mark.parametrize(("men", "left"), [(3, 0), (5, 2), (6, 3)])
def test_two_men_clear_three_dead(men: int, left: int) -> None:
    """Osmond and Turold drag three dead men to a hex beside one of them."""
    game = clearing(men)
    game.do(clear(game))
    assert game.state.dead_men == {game.cell("D2"): 3} | ({game.cell("C2"): left} if left else {})
    listed = [command for command in clearing(men).legal if isinstance(command, ClearHex)]
    assert game.cell("D2") in {command.to for command in listed if set(command.men) == {"osmond", "turold"}}


@pytest.mark.rule("CORPSE-03")
def test_two_men_clear_one_dead_horse() -> None:
    """Or one dead horse, which then lies on two other hexes and on no account on the one they cleared."""
    picture = """
        .  .  .  .
        .  O  .  T
        .  .  .  .
        .  .  .  .
        """
    for to in ("C3", "B1", "D3"):
        game = drawn(picture, O=man("osmond", "A"), T=man("turold", "A"), sequence="combat", men=dead(0, 2, at="C2", facing=3))
        assert load(game.position, game.cell("C2")) == 2
        game.do(clear(game, to, horses=True))
        assert load(game.position, game.cell("C2")) == 1, to
        assert load(game.position, game.cell(to)) == 1, to
        assert sum(game.state.dead_horses.values()) == 4, to


@pytest.mark.rule("CORPSE-03")
def test_a_dead_horse_needs_room() -> None:
    """Where the second hex of the horse would have to be the one just cleared, it cannot be dragged there."""
    game = drawn(
        "T  O\n.  .", O=man("osmond", "A"), T=man("turold", "A"), sequence="combat", men=dead(0, 1, at="A2", facing=5),
    )  # fmt: skip
    drag = ClearHex(("osmond", "turold"), game.cell("A2"), game.cell("B2"), horses=True)
    assert game.refused(drag).reason == "no_room_for_horse"


@pytest.mark.rule("CORPSE-03")
def test_it_is_the_work_of_a_whole_phase() -> None:
    """It is done in sequence 4 of a phase in which both do nothing else: no step, no shot, no blow, no second heap."""
    early = clearing(sequence="movement")
    assert early.refused(clear(early)).rule == "TURN-04"
    for mark in ("moved", "shot", "attacked"):
        busy = clearing(T=man("turold", "A", marks=[mark]))
        assert busy.refused(clear(busy)).reason == "clearing_whole_phase", mark
    game = clearing(6)
    game.do(clear(game))
    assert game.refused(clear(game)).reason == "clearing_whole_phase"


@pytest.mark.rule("CORPSE-03")
@pytest.mark.parametrize("worked", [True, False])
def test_who_cleared_does_not_strike(worked: bool) -> None:
    """Guy drives Rashid to Turold's side: Turold, who has cleared the hex, does not attack him in this phase."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  O  .  .  .  .
        .  .  T  .  R  .
        .  .  .  .  G  .
        """,
        O=man("osmond", "A"), T=man("turold", "A"), R=man("rashid", "B"), G=man("guy", "A"), sequence="combat",
        men=dead(3, at="C2"),
    )  # fmt: skip
    if worked:
        game.do(clear(game))
    game.do(Attack(("guy",), "rashid"), 8)
    game.do(Retreat("rashid", game.cell("D3")), 1)
    game.do(HoldGround())
    blow = Attack(("turold",), "rashid")
    assert game.allowed(blow) != worked
    assert not worked or game.refused(blow).reason == "has_worked"


@pytest.mark.rule("CORPSE-03")
def test_who_can_clear() -> None:
    """Two different men on foot, able, of one's own side, on the hex or beside it."""
    game = clearing()
    assert game.refused(clear(game, men=("osmond", "osmond"))).reason == "clearing_needs_two"
    for mate, reason in (
        (man("turold", "A", health="stunned"), "clearing_on_foot"),
        (man("turold", "B", health="stunned"), "clearing_on_foot"),
        (rider("gui", "A", 0), "clearing_on_foot"),
    ):
        other = clearing(T=mate)
        assert other.refused(clear(other, men=("osmond", mate.who))).reason == reason
    far = drawn(PLACE.replace("T", ".").replace(".  .  .  .  .  .\n    .  O", ".  .  .  .  .  T\n    .  O"),
                O=man("osmond", "A"), T=man("turold", "A"), sequence="combat", men=dead(3, at="C2"))  # fmt: skip
    assert far.refused(clear(far)).reason == "too_far"
    on_it = drawn(".  .  .  .\n.  .  O  .\n.  .  T  .", O=man("osmond", "A"), T=man("turold", "A"), sequence="combat",
                  men=dead(3, at="C2"))  # fmt: skip
    assert on_it.allowed(clear(on_it))


@pytest.mark.rule("CORPSE-03", "RULING-T-18")
@pytest.mark.parametrize("quiet", [False, True])
def test_an_enemy_beside_them_does_not_keep_them_from_clearing(quiet: bool) -> None:
    """Rashid stands at Turold's side: printed is only that both do nothing else; a switch wants them left alone."""
    game = drawn(PLACE.replace("T  .", "T  K"), O=man("osmond", "A"), T=man("turold", "A"), K=man("rashid", "B"),
                 sequence="combat", men=dead(3, at="C2"), switches={"clearing_in_quiet": quiet})  # fmt: skip
    assert (clear(game) in game.legal) is not quiet
    if quiet:
        assert game.refused(clear(game)).reason == "beside_enemy"
    else:
        game.do(clear(game))
        assert game.state.dead_men == {game.cell("D2"): 3}


@pytest.mark.rule("CORPSE-03")
def test_where_the_dead_go() -> None:
    """To one other hex beside one of the two; a hex with a living being on it may not become impassable."""
    game = clearing()
    assert game.refused(clear(game, "C2")).reason == "clear_beside"
    assert game.refused(clear(game, "F1")).reason == "clear_beside"
    assert game.refused(ClearHex(("osmond", "turold"), game.cell("C2"), NOWHERE)).rule == "CORPSE-03"
    assert game.refused(ClearHex(("osmond", "turold"), NOWHERE, game.cell("D2"))).rule == "CORPSE-03"
    assert game.refused(ClearHex(("osmond", "turold"), game.cell("B3"), game.cell("D2"))).reason == "no_corpses"
    heap = dead(3, at="C2") + [{"who": who, "side": "B", "at": "B3", "health": "dead"} for who in ("hamza", "yusuf", "rashid")]
    for bystander, may in ((True, False), (False, True)):
        picture = PLACE.replace("    .  .  T", "    .  R  T") if bystander else PLACE
        people = {"O": man("osmond", "A"), "T": man("turold", "A"), **({"R": man("raoul", "A")} if bystander else {})}
        other = drawn(picture, sequence="combat", men=heap, **people)
        assert other.allowed(clear(other, "B3")) == may


@pytest.mark.rule("CORPSE-03")
def test_a_cleared_hex_is_open_again() -> None:
    """Six dead barred the hex; after the work of one phase three are left, and it can be entered for one point more."""
    game = clearing(6, R=man("raoul", "A"))
    game.do(clear(game))
    while game.state.sequence != 3 or game.state.active != 0:
        game.do(Done())
    assert game.plan(Move("osmond", game.cells("C2"))).price == 2


@pytest.mark.rule("CORPSE-04")
@pytest.mark.parametrize("horses", [False, True])
def test_corpses_in_the_river_are_gone(horses: bool) -> None:
    """Thrown into the river the dead sink and leave the map, horses too."""
    river = PLACE.replace("T  .  .", "T  w  .")
    game = drawn(river, O=man("osmond", "A"), T=man("turold", "A"), sequence="combat",
                 men=dead(0 if horses else 3, 1 if horses else 0, at="C2", facing=3))  # fmt: skip
    assert game.field.board.ground[game.cell("D3")].id == "river"
    game.do(clear(game, "D3", horses))
    assert not game.state.dead_men
    assert not game.state.dead_horses
    for who in HORSES[:1] if horses else MEN[:3]:
        assert game[who].away == Away.SUNK
        assert not game[who].on_map


@pytest.mark.rule("CORPSE-04")
def test_corpses_on_a_bridge_do_not_sink() -> None:
    """On the bridge over the river they lie like anywhere else."""
    river = PLACE.replace("T  .  .", "T  w  .")
    game = drawn(river, O=man("osmond", "A"), T=man("turold", "A"), sequence="combat", men=dead(3, at="C2"),
                 map={"axes": [{"terrain": "bridge", "hexes": "C3 D3 E4"}]})  # fmt: skip
    game.do(clear(game, "D3"))
    assert game.state.dead_men == {game.cell("D3"): 3}
