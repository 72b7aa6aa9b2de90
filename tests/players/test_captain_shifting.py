"""Things brought where they are of use, each drawn so that only one answer is good soldiering, and once so that it is not."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from tests.battle.houses import wait
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.battle.storming import front, machine
from tests.battle.test_bridges import moat
from tests.battle.test_grapnels import grapnel
from tests.battle.test_tents import CAMP, SIDES, SIGNS
from tests.kit import Table, drawn, man
from tests.players.test_captain_storming import CRENELS, THINKERS, WALK, YARD, storm, walled, who, works
from tests.players.test_tactics import captain, phase


def done(game: Table, strength: int, task: str) -> list[c.Work]:
    """The works of one kind that a captain orders in a sequence."""
    return [command for command in phase(game, captain(strength)) if isinstance(command, c.Work) and command.task == task]


# -- ladders and ropes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "shifts"), [("D3/2", True), ("F1", False)])
@pytest.mark.parametrize("strength", THINKERS)
def test_a_ladder_under_a_held_top_goes_aside(strength: int, at: str, shifts: bool) -> None:
    """Carlo stands where it leans, or nobody does."""
    game = walled(
        put(FIELD, B3="A", C4="E"), phase=5, ladders=[ladder("C3", 2)], A=man("osmond", "A"), E=man("bernier", "A"),
        men=[who("carlo", at, "B")],
    )  # fmt: skip
    assert bool(done(game, strength, "shift_ladder")) is shifts
    if shifts:
        standing = game.state.works.ladders["ladder"]
        assert game.field.board.neighbours[standing.cells[0]][standing.facing] % game.field.board.plane != game.cell("D3")


@pytest.mark.parametrize("strength", THINKERS)
def test_the_enemys_rope_is_drawn_up(strength: int) -> None:
    """Carlo stands at its top and nobody hangs on it; one man may draw it up where friends play it so."""
    game = walled(
        put(FIELD, A5="A"), active="B", phase=2, switches={"rope_by_one": True},
        A=man("osmond", "A"), things=[grapnel("C3", 2)], men=[who("carlo", "D3/2", "B")],
    )  # fmt: skip
    assert done(game, strength, "take_rope")


@pytest.mark.parametrize("strength", THINKERS)
def test_nobody_draws_up_his_own_rope_while_it_leads_in(strength: int) -> None:
    game = walled(put(FIELD, C3="A"), phase=5, A=man("vladko", "A"), things=[grapnel("C3", 2)], men=[who("carlo", "F1", "B")])
    assert not done(game, strength, "take_rope")


@pytest.mark.rule("GRAP-10", "RULING-G-46")
@pytest.mark.parametrize("strength", THINKERS)
def test_the_enemys_rope_is_cut_from_above(strength: int) -> None:
    """As printed nobody draws it up: Carlo at its top leaves it where it is while men move, and cuts it when they fight."""

    def hooked(sequence: str) -> Table:
        return walled(
            put(FIELD, A5="A"), active="B", phase=2, sequence=sequence,
            A=man("osmond", "A"), things=[grapnel("C3", 2)], men=[who("carlo", "D3/2", "B")],
        )  # fmt: skip

    game = hooked("movement")
    assert not done(game, strength, "take_rope")
    assert game.at("carlo") == "D3/2", "he stays at its top"
    assert works([captain(strength).choose(hooked("combat"))]) == ["cut_rope"]


@pytest.mark.rule("GRAP-10")
@pytest.mark.parametrize("strength", THINKERS)
def test_somebody_goes_to_the_top_of_the_enemys_rope(strength: int) -> None:
    """Carlo stands on the walk two hexes off."""
    game = walled(
        put(FIELD, A5="A"), active="B", phase=2, A=man("osmond", "A"), things=[grapnel("C3", 2)], men=[who("carlo", "D1/2", "B")],
    )  # fmt: skip
    phase(game, captain(strength))
    assert game.at("carlo") == "D3/2"


# -- oil and stones --------------------------------------------------------------------------------------------------


def oil_at(men: dict[str, str]) -> Table:
    """A cauldron at B3 with its two bearers; the foot of the wall is row 4."""
    thing = {"id": "oil", "kind": "cauldron", "at": "B3/2", "side": "B", "men": ["gifford", "godbert"]}
    storeys = [{"storey": 2, "level": 2, "terrain": WALK, "hexsides": {"crenels": CRENELS}}]
    return front(
        men={"B:gifford": "A3/2", "B:godbert": "C3/2", **men}, things=[thing], map={"storeys": storeys}, active="B", areas=YARD,
        victory=storm(), turns=10, phase=2,
    )  # fmt: skip


@pytest.mark.parametrize("strength", THINKERS)
def test_oil_is_carried_to_where_the_enemy_gathers(strength: int) -> None:
    game = oil_at({"wat": "G4", "hob": "F4", "tom": "G5", "alfwin": "F5"})
    assert done(game, strength, "carry_cauldron")
    assert game.field.board.distance(game.state.works.things["oil"].cell, game.cell("G4")) < 5


@pytest.mark.parametrize("strength", THINKERS)
def test_oil_stays_above_the_enemy_who_is_there(strength: int) -> None:
    game = oil_at({"wat": "B4", "hob": "A4", "tom": "B5", "alfwin": "F5"})
    assert not done(game, strength, "carry_cauldron")


@pytest.mark.rule("A-OIL-01", "RULING-A-OIL-01")
@pytest.mark.parametrize(("switches", "carried"), [({}, False), ({"oil_from_the_cauldron": True}, True)])
@pytest.mark.parametrize("strength", THINKERS)
def test_oil_stays_where_the_enemy_is_below_its_bearers(strength: int, switches: dict[str, bool], carried: bool) -> None:
    """Two stand below the bearers and a crowd farther on: it is tipped here, unless only the cauldron's own hex counts."""
    thing = {"id": "oil", "kind": "cauldron", "at": "C3/2", "side": "B", "men": ["gifford", "godbert"]}
    storeys = [{"storey": 2, "level": 2, "terrain": WALK, "hexsides": {"crenels": CRENELS}}]
    game = front(
        men={"B:gifford": "B3/2", "B:godbert": "D3/2", "wat": "A4", "hob": "E4", "tom": "G4", "alfwin": "G5", "lambert": "H5"},
        things=[thing], map={"storeys": storeys}, active="B", areas=YARD, victory=storm(), turns=10, phase=2, switches=switches,
    )  # fmt: skip
    assert bool(done(game, strength, "carry_cauldron")) is carried


def heap(men: list[dict[str, Any]]) -> Table:
    """Stones on D2 with two men beside them."""
    return castle(
        FIELD, ruleset="anarchy", areas=[{"id": "court", "hexes": "E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6"}], victory=storm(), turns=10,
        things=[{"id": "pile", "kind": "stone_pile", "at": "D2/2"}], sequence="combat", active="B", phase=6, turn=3,
        men=[who("lovell", "D1/2", "B"), who("wigo", "D3/2", "B"), *men],
    )  # fmt: skip


@pytest.mark.parametrize(("places", "moved"), [(("C4", "B4", "B5"), True), (("A1", "A2", "A5"), False), (("C2", "B2", "C3"), False)])
@pytest.mark.parametrize("strength", THINKERS)
def test_stones_are_moved_to_where_the_enemy_stands_below(strength: int, places: tuple[str, ...], moved: bool) -> None:
    """They stand farther along the wall, or nowhere near it, or right below already."""
    game = heap([who(name, at) for name, at in zip(("wat", "hob", "tom"), places, strict=True)])
    assert bool(done(game, strength, "move_stones")) is moved
    if moved:
        assert game.field.name(game.state.works.things["pile"].cell) == "D3/2"


# -- engines and screens ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "carried"), [("B:wigo", True), ("B:tovi", False)])
@pytest.mark.parametrize("strength", THINKERS)
def test_an_engine_with_nobody_to_shoot_at_is_carried_on(strength: int, at: str, carried: bool) -> None:
    """The only enemy is behind the wall, or in plain sight."""
    place = "D1" if carried else "D4"
    game = front(
        machines=[machine("ballista", "D12", loaded=1)], men={at: place, "waleran": "D13", "wat": "C13"}, areas=YARD, victory=storm(),
        turns=12, turn=3, phase=5,
    )  # fmt: skip
    assert bool(done(game, strength, "carry_engine")) is carried


def screened(facing: int, foe: str, at: str = "D8", **more: Any) -> Table:
    """Wat behind a mantlet, and one enemy."""
    screen = {"id": "mantlet", "kind": "mantlet", "side": "A", "at": at, "facing": facing, "team": []}
    men = {"wat": at, "B:ralf": foe, **more}
    return front(machines=[screen], men=men, areas=YARD, victory=storm(), turns=12, turn=3, phase=5)


@pytest.mark.parametrize("strength", THINKERS)
def test_a_screen_is_turned_to_the_enemy(strength: int) -> None:
    """He stands on the wall, and the screen looks the other way."""
    game = screened(3, "D3/2", "D7")
    assert done(game, strength, "turn_mantlet")
    assert game.state.machines["mantlet"].facing in (0, 1, 5)


@pytest.mark.parametrize("strength", THINKERS)
def test_a_screen_goes_on_while_the_enemy_is_far_and_back_when_he_is_near(strength: int) -> None:
    far = screened(0, "D3/2", "D12")
    assert done(far, strength, "move_mantlet")
    assert int(far.at("wat")[1:]) < 12
    near = screened(0, "D9", "D10")
    assert done(near, strength, "move_mantlet")
    assert near.field.board.distance(near["wat"].cell, near["ralf"].cell) > 1


# -- canvas and bridges ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "cut"), [("D3", True), ("H6", False)])
@pytest.mark.parametrize("strength", THINKERS)
def test_a_tent_is_cut_open_for_who_is_inside(strength: int, at: str, cut: bool) -> None:
    game = drawn(
        CAMP, map={"legend": SIGNS, "hexsides": SIDES}, men=[who("osmond", "C3"), who("milo", at, "B")], sequence="combat", phase=3,
    )  # fmt: skip
    assert bool(done(game, strength, "cut_canvas")) is cut


def bridged(foe: str, **more: Any) -> Table:
    """Two men by a bridge, an enemy beyond it or on their own side; side B wants the ground behind."""
    victory = [
        {"side": "B", "at": "once", "all": [{"kind": "inside", "side": "B", "area": "bank", "at_least": 1}]},
        {"side": "A", "at": "end", "all": []},
    ]
    men = [who("guy", "D3"), who("osmond", "E4"), who("milo", foe, "B")]
    return moat(men, areas=[{"id": "bank", "hexes": "A1 B1 C1 D1 E1 F1"}], victory=victory, turns=10, **more)


@pytest.mark.rule("A-MOAT-01", "RULING-A-MOAT-01")
@pytest.mark.parametrize(
    ("foe", "steep", "down"), [("D6", False, True), ("A6", False, False), ("A6", True, True), ("A2", False, False), ("A2", True, False)]
)
@pytest.mark.parametrize("strength", THINKERS)
def test_a_bridge_is_taken_down_before_the_enemy_is_on_it(strength: int, foe: str, steep: bool, down: bool) -> None:
    """Through the moat he needs half a march more than over the bridge; from A6 hardly more, unless its banks are steep."""
    game = bridged(foe, switches={"steep_moats": steep})
    wait(game, 4)
    assert ("destroy_bridge" in works([captain(strength).choose(game)])) is down
