"""Siege towers: floors, ladders, pushers, the bridge, the collapse. The Anarchy 4.2; Siege 2.8.

The wall runs along row 3. A tower at C7 has its nose on C4, right before the rampart; its front row is B4, C4, D4.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Done, Drive, Fall, HoldFire, Move, PushMachine, Retreat, Work
from hauberk.battle.core.events import Rolled, Shifted
from hauberk.battle.core.works import rested
from hauberk.battle.machines import destroying
from hauberk.battle.machines.footprint import parts, storey_of
from hauberk.battle.machines.pushing import speed
from hauberk.battle.shooting.shots import unsteady
from hauberk.common.term import total
from hauberk.play.battle.deciding import Doing
from tests.battle.storming import CREW, Table, crew, front, machine
from tests.kit import of_kind, step

GROUND = ("C4", "B5", "C5", "D5", "B6", "C6", "D6", "B7", "C7", "D7", "B8", "D8")
"""The twelve places at the ground level of a tower that stands at C7."""


def tower(at: str = "C7", men: dict[str, str] | None = None, **more: Any) -> Table:
    """A tower before the wall."""
    extra = more.pop("tower", {})
    return front(machines=[machine("siege_tower", at, **extra)], men=men or {}, **more)


def to(game: Table, sequence: int, side: int = 0) -> None:
    """End sequences until the next one wanted."""
    game.do(Done())
    while game.state.sequence != sequence or game.state.active != side:
        game.do(Done())


# -- structure ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-01", "A-TOWER-02", "A-TOWER-04", "A-TOWER-07", "A-TOWER-15", "RULING-A-TOWER-01")
def test_four_floors_over_one_front() -> None:
    """Twelve stand at the ground, ten on the first and second floor, six on the third; every front row lies over the same hexes."""
    game = tower()
    kind = game.field.rules.machines["siege_tower"]
    found = parts(game.field.board, kind, game.state.machines["siege_tower"])
    assert [sum(part.floor == floor and part.sign != "#" for part in found) for floor in range(4)] == [12, 10, 10, 6]
    fronts = [
        {game.field.name(part.cell % game.field.board.plane) for part in found if part.floor == floor and part.row == 0}
        for floor in range(4)
    ]
    assert fronts == [{"B4", "C4", "D4"}] * 4
    assert {game.field.name(part.cell) for part in found if part.floor == 0 and part.sign == "."} == set(GROUND)
    assert [game.field.board.storey(part.cell) for part in found if part.place == (0, 0)] == [0, 1, 2, 3]
    assert sum(part.sign == "w" for part in found) == 2


@pytest.mark.rule("A-TOWER-05", "A-TOWER-06", "A-TOWER-07")
def test_lower_and_higher_walls() -> None:
    """Before level-1 ramparts the first floor is not used and the assault floor lies on storey 1; before level 3 it lies on storey 3
    and its ladder costs 6."""
    low = tower(levels=1, tower={"wall": 1, "ladder": True})
    machine_ = low.state.machines["siege_tower"]
    kind = low.field.rules.machines["siege_tower"]
    assert [storey_of(kind, machine_, floor) for floor in range(4)] == [0, None, 1, 2]
    assert low.field.now(low.state).board.ground[low.cell("B4/1")].id == "tower_winch"
    assert step(low, "C7", "C7/1") == 3
    high = tower(levels=3, tower={"wall": 3})
    assert [storey_of(kind, high.state.machines["siege_tower"], floor) for floor in range(4)] == [0, 1, 3, 4]
    assert step(high, "C5/1", "C5/3") == step(high, "C5/3", "C5/1") == 6
    assert step(high, "C5/3", "C5/4") == 3


@pytest.mark.rule("A-TOWER-03", "A-TOWER-16", "A-TOWER-17", "RULING-A-TOWER-02", "RULING-A-TOWER-11")
def test_into_the_tower_and_up() -> None:
    """Two points a hex at the ground, one above; three a ladder. To the first floor a ladder must be set up by two men at the rear."""
    game = tower(men={"wat": "C8", "hob": "B9", "tom": "C9"})
    assert step(game, "C8", "C7") == step(game, "C7", "C6") == 2
    assert step(game, "C7/1", "C6/1") == 1
    assert step(game, "C5/1", "C5/2") == step(game, "C5/2", "C5/1") == step(game, "C5/2", "C5/3") == 3
    assert step(game, "C7", "C7/1") is None
    assert step(game, "A6", "B6") is None
    assert game.refused(Work("set_ladder", ("hob", "tom"), game.cell("B9"), "siege_tower")).reason == "not_at_the_rear"
    game.do(Work("set_ladder", ("wat", "hob"), game.cell("C8"), "siege_tower"))
    assert step(game, "C7", "C7/1") == 3
    assert not game.allowed(Move("wat", game.cells("C7")))


@pytest.mark.rule("A-TOWER-03", "RULING-A-TOWER-11")
def test_the_ladder_goes_before_the_tower_moves() -> None:
    """With the ladder at its rear it stands; once moved no ladder is set up in that turn."""
    game = tower(at="C9", men=crew("C6", "B7", "C7", "D7", "B10", "D10"), tower={"ladder": True})
    assert game.refused(PushMachine(CREW[:6], "siege_tower", 1)).reason == "ladder_at_machine"
    assert Work("take_ladder", ("wulfric", "ailred"), game.cell("B10"), "siege_tower") in list(game.legal)
    game.do(Work("take_ladder", ("wulfric", "ailred"), game.cell("B10"), "siege_tower"))
    game.do(PushMachine(CREW[:4], "siege_tower", 1))
    assert game.refused(Work("set_ladder", ("wulfric", "ailred"), game.cell("B9"), "siege_tower")).reason == "machine_moves"


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-08", "A-TOWER-09")
@pytest.mark.parametrize(("men", "hexes"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 2)])
def test_pushers_at_the_ground_move_it(men: int, hexes: int) -> None:
    """Eight or more: two hexes; four to seven: one; fewer: none. Straight on or back."""
    game = tower(at="C9", men=crew(*("C6", "B7", "C7", "D7", "B8", "C8", "D8", "B9", "C9", "D9", "B10", "D10")[:men]))
    found = [command.hexes for command in game.legal if isinstance(command, PushMachine)]
    assert (max(found, default=0), min(found, default=0)) == (hexes, -hexes)


@pytest.mark.rule("A-TOWER-12")
@pytest.mark.example("EX-A-4.2.4-1")
def test_three_of_ten_pushers_are_attacked_from_the_rear() -> None:
    """Seven remain, and the tower makes one hex in the next turn."""
    places = ("C6", "B7", "C7", "D7", "B8", "C8", "D8", "B9", "C9", "D9")
    game = tower(at="C9", men={**crew(*places), "B:gifford": "B11", "B:thurkil": "C10", "B:godbert": "D11"}, phase=3)
    for who in CREW[7:10]:
        game.state = game.state.with_being(game[who]._replace(fought=2))
    assert game.refused(PushMachine(CREW[:10], "siege_tower", 1)).reason == "pusher_engaged"
    assert game.refused(PushMachine(CREW[:7], "siege_tower", 2)).reason == "crew_too_small"
    assert game.allowed(PushMachine(CREW[:7], "siege_tower", 1))


@pytest.mark.rule("A-TOWER-12", "A-TOWER-30")
def test_an_attack_across_the_rear_engages_a_pusher() -> None:
    """Who stands behind the open rear strikes at those in the last row; the man struck does not push in the next turn."""
    places = ("C6", "B7", "C7", "D7", "B8", "C8", "D8", "C9")
    game = tower(at="C9", men={**crew(*places), "B:gifford": "C10"}, sequence="combat", active="B", phase=2)
    game.do(Attack(("gifford",), "siward"), 10)
    assert game["siward"].fought == 2


@pytest.mark.example("DX-A-11")
@pytest.mark.rule("A-TOWER-08", "A-TOWER-12")
@pytest.mark.parametrize(("fighting", "hexes"), [(5, 1), (9, 0)])
def test_twelve_pushers_some_in_melee(fighting: int, hexes: int) -> None:
    """Five of twelve in melee: seven left, one hex. Nine: three left, none."""
    places = ("C6", "B7", "C7", "D7", "B8", "C8", "D8", "B9", "C9", "D9", "B10", "D10")
    game = tower(at="C9", men=crew(*places), phase=3)
    for who in CREW[:fighting]:
        game.state = game.state.with_being(game[who]._replace(fought=2))
    assert max((command.hexes for command in game.legal if isinstance(command, PushMachine)), default=0) == hexes
    assert speed(game.field, game.state.machines["siege_tower"], 12 - fighting) == hexes


@pytest.mark.rule("A-TOWER-10", "RULING-A-TOWER-06", "A-MOAT-07")
def test_flat_ground_and_filled_ditch_only() -> None:
    """A filled ditch takes it at one hex a hex; scrub or open ditch under any wheel does not."""
    places = ("C7", "B8", "C8", "D8", "B9", "C9", "D9", "C10")
    filled = dict.fromkeys(("B6", "C6", "D6", "B5", "C5", "D5"), "e")
    game = tower(at="C10", men=crew(*places), changed=filled)
    game.do(PushMachine(CREW[:8], "siege_tower", 2))
    assert game.field.name(game.state.machines["siege_tower"].cells[-1]) == "C5"
    blocked = tower(at="C10", men=crew(*places), changed={"D6": "s"})
    assert blocked.refused(PushMachine(CREW[:8], "siege_tower", 1)).about == "D6"


@pytest.mark.rule("A-TOWER-08", "A-TOWER-03")
def test_everybody_in_it_is_carried_along() -> None:
    """Men on the floors come along, a stunned one too; they have not moved by themselves."""
    game = tower(at="C9", men={**crew("C6", "B7", "C7", "D7"), "siward": "C7/3", "rupert": "B6/2"})
    game.state = game.state.with_being(game["rupert"]._replace(health=Health.STUNNED, stunned_in=1))
    events = game.do(PushMachine(CREW[:4], "siege_tower", 1))
    assert (game.at("siward"), game.at("rupert")) == ("C6/3", "B5/2")
    assert {event.man for event in of_kind(events, Shifted)} == {"siward", "rupert"}
    assert not game["siward"].has(Mark.MOVED)
    assert game.field.now(game.state).board.ground[game["siward"].cell].id == "tower_roof"


@pytest.mark.rule("A-TOWER-11", "A-RAM-02", "A-GALL-03")
@pytest.mark.parametrize("kind", ["siege_tower", "ram", "gallery"])
def test_a_machine_can_begin_across_the_edge(kind: str) -> None:
    """Its nose on the map, its rear still off it, with any facing."""
    game = front(machines=[{"id": kind, "kind": kind, "side": "A", "nose": "C13", "facing": 0, "team": []}], rows=14, storeys=4)
    assert [game.field.name(cell) for cell in game.state.machines[kind].cells if cell >= 0] == ["C14", "C13"]
    assert game.field.now(game.state).board.ground[game.cell("B13")].id in ("timber_frame", "ram_hex", "gallery_hex")


@pytest.mark.rule("A-TOWER-14")
def test_oxen_draw_a_tower_with_everybody_in_it() -> None:
    """Two oxen before a tower that stands ready for the assault: four hexes over flat ground, its men along with it."""
    men = {"ox_red": "C8", "ox_white": "D8", "godric": "D7", "siward": "C10/3", "wat": "C11"}
    game = tower(at="C12", men=men, tower={"team": ["ox_red", "ox_white"], "folded": False}, rows=14)
    game.do(Drive("godric", "siege_tower", 2))
    assert game.field.name(game.state.machines["siege_tower"].cells[-1]) == "C7"
    assert (game.at("siward"), game.at("wat"), game.at("ox_red")) == ("C8/3", "C9", "C6")


@pytest.mark.rule("A-TOWER-30")
def test_floor_against_floor_only_at_the_ladder() -> None:
    """Who stands at the foot of a ladder fights who stands at its head; others of two floors do not."""
    game = tower(men={"siward": "C5/1", "rupert": "C6/1", "B:gwyn": "C5/2", "B:rhys": "C6/2"}, sequence="combat")
    assert game.allowed(Attack(("siward",), "gwyn"))
    assert not game.allowed(Attack(("rupert",), "rhys"))
    assert not game.allowed(Attack(("rupert",), "gwyn"))


# -- the bridge --------------------------------------------------------------------------------------------------------


def at_the_wall(**more: Any) -> Table:
    """A tower at the wall, two men at its winches, a knight behind them."""
    men = {"osbert": "B4/2", "siward": "D4/2", "rupert": "C4/2", **more.pop("men", {})}
    return tower(men=men, phase=5, **more)


@pytest.mark.rule("A-TOWER-26", "RULING-A-GEN-01", "RULING-A-TOWER-08", "A-TOWER-13")
@pytest.mark.example("EX-A-4.2.8-1")
def test_two_men_at_the_winches_lower_it_after_a_full_turn() -> None:
    """They come to the winches in one turn; in the next movement sequence, before anybody moves, the bridge comes down. Then the tower
    never moves again."""
    game = tower(men={"osbert": "B5/2", "siward": "D5/2", "rupert": "C4/2", **crew("C5", "B6", "C6", "D6")}, phase=5)
    game.do(Move("osbert", game.cells("B4/2")))
    game.do(Move("siward", game.cells("D4/2")))
    lower = Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower")
    assert game.refused(lower).reason in ("bridge_before_movement", "needs_a_full_turn")
    assert not rested(game.state.phase, game["osbert"])
    to(game, 3)
    assert lower in list(game.legal)
    moved = game.state
    game.do(Move("rupert", game.cells("C5/2")))
    assert game.refused(lower).reason == "bridge_before_movement"
    game.state = moved
    game.do(lower)
    assert [game.field.name(cell) for cell in game.state.machines["siege_tower"].bridge] == ["B3/2", "C3/2", "D3/2"]
    assert game.refused(PushMachine(CREW[:4], "siege_tower", -1)).reason == "bridge_is_down"
    assert game.refused(lower).reason == "bridge_is_down"


@pytest.mark.rule("A-TOWER-26", "RULING-A-GEN-01")
def test_a_blow_in_vain_does_not_keep_them_from_the_winch() -> None:
    """Gifford has got into the tower and strikes at Osbert without effect: Osbert stays at his winch, and the bridge comes down."""
    for die in range(1, 11):
        game = tower(men={"osbert": "B4/2", "siward": "D4/2", "B:gifford": "B5/2"}, phase=4, active="B", sequence="combat")
        game.do(Attack(("gifford",), "osbert"), die)
        if not game.asked and game["osbert"].health == Health.HEALTHY:
            break
    else:
        raise AssertionError("every blow tells")
    to(game, 3)
    assert game.state.active == 0
    assert game.allowed(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"))


@pytest.mark.rule("A-TOWER-28", "A-TOWER-29", "A-TOWER-30", "RULING-A-TOWER-05")
def test_over_the_bridge() -> None:
    """From the tower onto the bridge one point, from the bridge onto the rampart two, and back; men on bridge and rampart fight."""
    game = at_the_wall(men={"B:gifford": "E3/2"})
    assert step(game, "C4/2", "C3/2") is None
    game.do(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"))
    assert step(game, "C4/2", "C3/2") == 1
    assert step(game, "D3/2", "E3/2") == step(game, "E3/2", "D3/2") == 2
    assert step(game, "C3/2", "D3/2") == 1
    assert game.field.now(game.state).board.ground[game.cell("C3/2")].id == "tower_bridge"
    game.do(Move("rupert", game.cells("C3/2 D3/2")))
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("rupert",), "gifford"))


@pytest.mark.rule("A-TOWER-28", "RULING-A-TOWER-07")
@pytest.mark.example("DX-A-13")
@pytest.mark.parametrize(
    ("who", "die", "asked", "health"),
    [
        ("gwyn", 5, True, Health.HEALTHY), ("gwyn", 6, True, Health.STUNNED), ("gwyn", 7, True, Health.STUNNED),
        ("gwyn", 8, True, Health.WOUNDED), ("gwyn", 10, False, Health.DEAD),
        ("gifford", 5, True, Health.STUNNED), ("gifford", 7, True, Health.WOUNDED), ("gifford", 9, False, Health.DEAD),
        ("gifford", 10, False, Health.DEAD),
    ],
)  # fmt: skip
def test_the_falling_bridge(who: str, die: int, asked: bool, health: int) -> None:
    """Whoever stands under it goes back a hex, stunned, wounded or not, or dies; armour makes it worse by one."""
    game = at_the_wall(men={f"B:{who}": "D3/2"})
    assert game[who].character.armoured == (who == "gifford")
    events = game.do(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"), die)
    (told,) = [event for event in events if isinstance(event, e.Tested)]
    assert (told.man, total(told.terms)) == (who, die + (who == "gifford"))
    assert (told.result == "killed") == (health == Health.DEAD)
    assert (game.asked == "retreat_owed") == asked
    if asked:
        game.do(Retreat(who, game.cell("E3/2")))
    assert game[who].health == health
    assert game.at(who) == ("D3/2" if health == Health.DEAD else "E3/2")


@pytest.mark.rule("A-TOWER-26")
def test_no_rampart_no_bridge() -> None:
    """One hex too far away the bridge reaches nothing."""
    game = tower(at="C8", men={"osbert": "B5/2", "siward": "D5/2"}, phase=5)
    assert game.refused(Work("lower_bridge", ("osbert", "siward"), game.cell("C3/2"), "siege_tower")).reason == "no_rampart_ahead"


GAP = {"bridge_gap": True}


def before_a_gap(men: dict[str, str] | None = None, **more: Any) -> Table:
    """A tower one row off the wall, by the other reading: its front is B5, C5, D5, its bridge will hang over B4, C4, D4."""
    men = {"osbert": "B5/2", "siward": "D5/2", "rupert": "C5/2", **(men or {})}
    sides = {"storeys": [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10, "_" * 10, "r" * 10, *["_" * 10] * 11]),
                          "hexsides": {"crenels": ["A3/A4 B3/B4 C3/C4 D3/D4 E3/E4 B3/A4 B3/C4 D3/C4 D3/E4"]}}]}  # fmt: skip
    return tower(at="C8", men=men, phase=5, switches=GAP, map=sides, **more)


def lower(game: Table, *dice: int) -> None:
    """The two at the winches let the bridge down."""
    game.do(next(work for work in game.legal if isinstance(work, Work) and work.task == "lower_bridge"), *dice)


@pytest.mark.rule("RULING-A-TOWER-05", "A-TOWER-26", "A-TOWER-28", "A-TOWER-29", "A-TOWER-30")
def test_by_the_other_reading_the_bridge_hangs_over_an_empty_row() -> None:
    """Three hexes of bridge between tower and wall: one point onto them, two over the crenels, and who stands beyond them can be fought."""
    game = before_a_gap(men={"B:gifford": "F3/2"})
    lower(game)
    bridge = game.state.machines["siege_tower"].bridge
    assert [game.field.name(cell) for cell in bridge] == ["B4/2", "C4/2", "D4/2"]
    board = game.field.now(game.state).board
    assert {board.ground[cell].id for cell in bridge} == {"tower_bridge"}
    assert board.ground[game.cell("C3/2")].id == "rampart"
    assert step(game, "C5/2", "C4/2") == step(game, "C4/2", "D4/2") == 1
    assert step(game, "C4/2", "C3/2") == step(game, "C3/2", "C4/2") == step(game, "C4/2", "B3/2") == 2
    game.do(Move("rupert", game.cells("C4/2 D3/2 E3/2")))
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("rupert",), "gifford"))


@pytest.mark.rule("RULING-A-TOWER-05", "A-TOWER-26")
def test_by_the_other_reading_a_tower_at_the_wall_is_too_near() -> None:
    """No row between: the bridge does not come down; two rows between: it reaches nothing."""
    for at, front_row in (("C7", 4), ("C9", 6)):
        game = tower(at=at, men={"osbert": f"B{front_row}/2", "siward": f"D{front_row}/2"}, phase=5, switches=GAP)
        assert game.refused(Work("lower_bridge", ("osbert", "siward"), game.cell("C3/2"), "siege_tower")).reason == "no_rampart_ahead"


@pytest.mark.rule("RULING-A-TOWER-05", "A-TOWER-27")
def test_by_the_other_reading_hoardings_in_the_gap_are_in_the_way() -> None:
    """A hoarding where the bridge would hang keeps it up; one beside that row does not."""
    work = Work("lower_bridge", ("osbert", "siward"), -1, "siege_tower")
    assert before_a_gap(works={"ground": {"hoarding": "D4/2"}}).refused(work).reason == "hoarding_in_the_way"
    assert before_a_gap(works={"ground": {"hoarding": "F4/2"}}).allowed(work)


@pytest.mark.rule("RULING-A-TOWER-05", "A-TOWER-28")
def test_by_the_other_reading_whoever_is_beside_the_bridge_throws() -> None:
    """Gwyn stands on a rampart hex that it touches and goes back, Gifford a hex farther on and is not troubled."""
    game = before_a_gap(men={"B:gwyn": "B3/2", "B:gifford": "E3/2"})
    lower(game, 8)
    game.do(Retreat("gwyn", game.cell("A3/2")))
    assert (game["gwyn"].health, game["gifford"].health) == (Health.WOUNDED, Health.HEALTHY)


@pytest.mark.rule("RULING-A-TOWER-05", "A-TOWER-36")
def test_by_the_other_reading_who_is_on_the_bridge_falls_with_the_tower() -> None:
    """The bridge hangs on the tower: when a floor below burns out, the man on it dies with those in it; one on the rampart lives."""
    game = before_a_gap(men={"tom": "F3/2"})
    lower(game)
    game.do(Move("rupert", game.cells("C4/2")))
    first = [game.field.name(part.cell) for part in parts(game.field.board, game.field.rules.machines["siege_tower"],
             game.state.machines["siege_tower"]) if part.floor == 1]  # fmt: skip
    lose(game, first)
    assert (game["rupert"].health, game.at("rupert"), game["tom"].health) == (Health.DEAD, "C4", Health.HEALTHY)


@pytest.mark.rule("A-TOWER-27", "A-HOARD-08")
def test_a_tower_does_not_roll_into_a_hoarding() -> None:
    """A hoarding where its front would come keeps it off; so does the rampart itself."""
    places = ("C5", "B6", "C6", "D6", "B7", "C7", "D7", "B8")
    game = tower(at="C8", men=crew(*places), works={"ground": {"hoarding": "D4/2"}})
    assert game.refused(PushMachine(CREW[:8], "siege_tower", 1)).about == "D4/2"
    free = tower(at="C8", men=crew(*places))
    free.do(PushMachine(CREW[:8], "siege_tower", 1))
    assert not free.allowed(PushMachine(CREW[:8], "siege_tower", 1))


# -- shooting from a moving tower --------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-23")
def test_shots_from_a_tower_that_has_moved() -> None:
    """A bowman on the top of a tower that moved in this turn adds one to the die of the result."""
    game = tower(at="C9", men={**crew("C6", "B7", "C7", "D7"), "tovi": "C7/3"})
    assert unsteady(game.position, game["tovi"]) == ()
    game.do(PushMachine(CREW[:4], "siege_tower", 1))
    term = unsteady(game.position, game["tovi"])
    assert [(each.value, each.rule) for each in term] == [(1, "A-TOWER-23")]
    assert unsteady(game.position, game["wat"]._replace(cell=game.cell("A12"))) == ()


# -- lost floors -------------------------------------------------------------------------------------------------------


def lose(game: Table, cells: list[str], *dice: int) -> None:
    """Some hexes of the tower burn out."""
    from hauberk.common.dice import ScriptedDice

    doing = Doing(game.position, ScriptedDice(dice))
    for cell in cells:
        if "siege_tower" in doing.state.machines:
            destroying.smash(doing, "siege_tower", game.cell(cell), "A-TOWER-36")
    game.state = doing.state
    game.told += doing.events


@pytest.mark.rule("A-TOWER-33", "RULING-A-TOWER-09")
def test_a_floor_half_burnt_is_entered_no_more_and_seven_hexes_stop_the_wheels() -> None:
    """Five of ten hexes of a floor gone: nobody steps onto it. Seven at the ground: it is not pushed any more."""
    game = tower(men={**crew(*GROUND[:8]), "rupert": "C5/1"})
    lose(game, ["B4/2", "C4/2", "D4/2", "B5/2"])
    assert step(game, "C5/1", "C5/2") == 3
    lose(game, ["D5/2"])
    assert game.refused(Move("rupert", game.cells("C5/2")))[:2] == ("floor_is_spoilt", "A-TOWER-33")
    assert game.cell("C5/2") not in {command.path[-1] for command in game.legal if isinstance(command, Move) and command.man == "rupert"}
    stuck = tower(at="C8", men=crew("C5", "B6", "C6", "D6", "B7", "C7", "D7", "C8"))
    lose(stuck, ["B9", "D9", "B8", "D8", "B5", "D5"])
    assert stuck.allowed(PushMachine(CREW[:8], "siege_tower", 1))
    lose(stuck, ["C5"])
    assert stuck.refused(PushMachine(CREW[1:8], "siege_tower", 1)).reason == "machine_spoilt"


@pytest.mark.rule("RULING-A-TOWER-09")
def test_who_stays_on_a_floor_that_is_half_gone_dies_with_it() -> None:
    """In their next movement the men on it can still walk over it to the ladder; who is there when it is over dies, stunned or not."""
    game = tower(men={"rupert": "C6/2", "siward": "B6/2", "osbert": "D6/2", "B:gwyn": "C7/2", "fulk": "C5/1"})
    game.state = game.state.with_being(game["osbert"]._replace(health=Health.STUNNED, stunned_in=1))
    lose(game, ["B4/2", "C4/2", "D4/2", "B5/2", "D5/2"])
    game.do(Move("rupert", game.cells("C5/2 C5/3")))
    game.do(Done())
    assert game["rupert"].health == game["fulk"].health == game["gwyn"].health == Health.HEALTHY
    assert game["siward"].health == game["osbert"].health == Health.DEAD
    to(game, 3, 1)
    game.do(Done())
    assert game["gwyn"].health == Health.DEAD


@pytest.mark.rule("A-TOWER-36", "RULING-A-TOWER-10")
def test_a_burnt_out_floor_brings_the_tower_down() -> None:
    """The last hex of the first floor goes: those on the floors die; at the ground one escapes, one is wounded, one killed."""
    game = tower(men={"wat": "C5", "hob": "C6", "tom": "B7", "siward": "C5/3", "rupert": "C4/2"})
    first = [game.field.name(part.cell) for part in parts(game.field.board, game.field.rules.machines["siege_tower"],
             game.state.machines["siege_tower"]) if part.floor == 1]  # fmt: skip
    lose(game, first[:-1])
    assert game["siward"].alive
    lose(game, first[-1:], 6, 4, 3)
    assert "siege_tower" not in game.state.machines
    assert game["siward"].health == game["rupert"].health == Health.DEAD
    while game.asked == "landing_asked":
        game.do(next(command for command in game.legal if isinstance(command, Fall)))
    by_fate = sorted(game[who].health for who in ("wat", "hob", "tom"))
    assert by_fate == [Health.HEALTHY, Health.WOUNDED, Health.DEAD]
    assert [event.sides for event in of_kind(game.told, Rolled)] == [6, 6, 6]
    for who in ("wat", "hob", "tom"):
        if game[who].alive:
            assert game.at(who) in ("B9", "C8", "D9")


# -- the classic tower -------------------------------------------------------------------------------------------------


def classic(at: str = "C5", **more: Any) -> Table:
    """The small tower: nose on C4, a hex beside it on D4, a third behind on C5."""
    extra = more.pop("tower", {})
    men = more.pop("men", {})
    return front(machines=[machine("siege_tower", at, **extra)], men=men, ruleset="siege_classic", levels=1, storeys=3, **more)


@pytest.mark.rule("SC-TOWER-02", "SC-TOWER-03", "RULING-S-19", "RULING-S-20")
def test_three_push_the_classic_tower() -> None:
    """Three pushers make two hexes, two none; if one of them has fought, it stays."""
    game = classic(at="C8", men=crew("C7", "D7", "C8"), phase=3)
    assert max(command.hexes for command in game.legal if isinstance(command, PushMachine)) == 2
    assert game.refused(PushMachine(CREW[:2], "siege_tower", 1)).reason == "crew_too_small"
    game.state = game.state.with_being(game["hob"]._replace(fought=2))
    assert not [command for command in game.legal if isinstance(command, PushMachine)]


@pytest.mark.rule("SC-TOWER-01", "SC-FASC-01", "RULING-S-18")
@pytest.mark.example("TC-S-04")
def test_on_fascines_one_hex_on_open_ground_two() -> None:
    """Two points: two hexes of open ground, one of fascines; an open moat stops it."""
    filled = dict.fromkeys(("C5", "D5", "C6", "D6"), "e")
    game = classic(at="C8", men=crew("C7", "D7", "C8"), changed=filled)
    assert [command.hexes for command in game.legal if isinstance(command, PushMachine)] == [-2, -1, 1]
    assert classic(at="C8", men=crew("C7", "D7", "C8"), changed={"C6": "o"}).refused(PushMachine(CREW[:3], "siege_tower", 1)).about == "C6"


@pytest.mark.rule("SC-TOWER-04", "SC-TOWER-05", "SC-TOWER-06", "RULING-S-17", "RULING-S-21")
@pytest.mark.example("TC-S-05")
def test_six_points_to_the_top() -> None:
    """2 in, 2 up, 2 up: an armoured man with six points reaches the top exactly. Three places above, one over each hex."""
    game = classic(men={"rupert": "C6"})
    assert game["rupert"].allowance == 6
    game.do(Move("rupert", game.cells("C5 C5/1 C4/2")))
    assert game["rupert"].left == 0
    board = game.field.now(game.state).board
    above = [name for name in ("C4/1", "D4/1", "C5/1", "C4/2", "D4/2", "C5/2") if board.all >> game.cell(name) & 1]
    assert above == ["D4/1", "C5/1", "C4/2"]


@pytest.mark.rule("SC-TOWER-05", "RULING-S-22")
def test_the_classic_tower_is_boarded_also_after_it_has_moved() -> None:
    """Print asks for two points and a hex beside it, and for no more."""
    game = classic(at="C8", men={**crew("C7", "D7", "C8"), "rupert": "C9", "reiner": "E7"})
    game.do(PushMachine(CREW[:3], "siege_tower", 1))
    assert {command.man for command in game.legal if isinstance(command, Move) and command.path[-1] == game.cell("D6/1")} == {
        "rupert", "reiner"
    }  # fmt: skip
    left = game["reiner"].left
    game.do(Move("reiner", game.cells("D6 D6/1")))
    assert (game.at("reiner"), game["reiner"].left) == ("D6/1", left - 2 - 2)


@pytest.mark.rule("RULING-S-22")
def test_by_a_switch_nobody_boards_a_tower_after_it_has_moved() -> None:
    """Before it moves one may get in, below or by its floor; afterwards only who is in it goes from floor to floor, and out."""
    men = {**crew("C7", "D7", "C8"), "rupert": "C9", "reiner": "E7", "siward": "D7/1", "fulk": "C8/1"}
    game = classic(at="C8", men=men, switches={"towers_boarded_standing": True})
    before = {command.path[-1] for command in classic(at="C8", men={"reiner": "E7"}).legal if isinstance(command, Move)}
    assert set(game.cells("C8 D7/1")) <= before
    game.do(PushMachine(CREW[:3], "siege_tower", 1))
    free = game.state.with_being(game["tom"]._replace(cell=game.cell("J12")))
    game.state = free
    assert game.at("siward") == "D6/1"
    into = game.cells("C7 C7/1 D6 D6/1 C6/2")
    for who in ("rupert", "reiner"):
        ends = {command.path[-1] for command in game.legal if isinstance(command, Move) and command.man == who}
        assert ends
        assert not ends & set(into)
    assert game.refused(Move("rupert", game.cells("C8 C7")))[:2] == ("machine_just_moved", "RULING-S-22")
    game.do(Move("siward", game.cells("C6/2")))
    ends = {command.path[-1] for command in game.legal if isinstance(command, Move) and command.man == "fulk"}
    assert {game.cell("C7"), game.cell("C8")} <= ends
    game.do(Move("fulk", game.cells("C7 C8")))


@pytest.mark.rule("SC-TOWER-14", "SC-TOWER-15", "RULING-S-23")
def test_from_the_tower_onto_the_wall() -> None:
    """One point more than the wall-walk costs, from the floor or from the top, if the hex is free; else it is fought for."""
    game = classic(men={"rupert": "D4/1", "sibert": "C4/2", "B:gwyn": "C3/1"})
    assert step(game, "D4/1", "D3/1") == step(game, "C4/2", "C3/1") == 2
    game.do(Move("rupert", game.cells("D3/1")))
    assert game.refused(Move("sibert", game.cells("C3/1"))).reason == "enemy_in_the_way"
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("sibert",), "gwyn"))


@pytest.mark.rule("SC-TOWER-16", "RULING-S-24")
def test_those_inside_are_attacked_from_beside_the_tower() -> None:
    """A man beside the foot strikes at the pusher and at the man on the floor, not at the one on top."""
    game = classic(men={"B:gwyn": "E4", "wat": "D4", "rupert": "D4/1", "sibert": "C4/2"}, sequence="combat", active="B")
    assert game.allowed(Attack(("gwyn",), "wat"))
    assert game.allowed(Attack(("gwyn",), "rupert"))
    assert not game.allowed(Attack(("gwyn",), "sibert"))


@pytest.mark.rule("DFIRE-01", "A-TOWER-08")
def test_who_is_seen_on_a_tower_that_sets_out_may_be_shot_at() -> None:
    """The pushers are under cover; the man on the top is not, and the enemy is asked before the tower moves."""
    men = {**crew("C7", "B8", "C8", "D8"), "B:ednyfed": "F3/2"}
    covered = tower(at="C10", men=men)
    covered.do(PushMachine(CREW[:4], "siege_tower", 1))
    assert covered.asked == ""
    game = tower(at="C10", men={**men, "siward": "C7/3"})
    game.do(PushMachine(CREW[:4], "siege_tower", 1))
    assert game.asked == "order_watched"
    game.do(HoldFire())
    assert game.at("siward") == "C6/3"
