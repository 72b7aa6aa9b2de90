"""Printed examples of infiltration and riding."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Move
from hauberk.battle.core.events import InfiltrationTested, Moved, Rolled
from hauberk.play.cases import load_case
from tests.kit import drawn, man, of_kind

CASES = Path(__file__).parent / "cases"


def ruled(example: str) -> dict[str, Any]:
    """The ruling on a printed example."""
    return load_case(CASES / f"{example}.toml").adjudicate()


def events(ruling: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The events of one kind in a ruling."""
    return [event for event in ruling["events"] if event["event"] == kind]


def prices(ruling: dict[str, Any]) -> list[tuple[int, str]]:
    """What every part of a movement cost, and why."""
    return [(term["value"], term["reason"]) for moved in events(ruling, "moved") for term in moved["costs"]]


def standing(found: dict[str, Any], who: str) -> dict[str, Any]:
    """Somebody as he is in the end."""
    return next(being for being in found["position"]["men"] if being["who"] == who)


# -- infiltration ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-01", "INF-02", "INF-04")
@pytest.mark.example("EX-G-4.3-1")
def test_ahmad_slips_past_two_normans() -> None:
    """Ahmad goes over scrub (2 + 2), past two Normans (1 + 2 and a test) to a last hex (1): 8 points in all."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  .  s  .  .  .
        .  .  .  M  .  .
        .  .  .  .  .  .
        """,
        A=man("ahmad", "B"), N=man("avray", "A"), M=man("arthur", "A"), active="B",
    )  # fmt: skip
    # C3 touches only Avray (D2); C4 touches only Arthur, D3 both.
    told = game.do(Move("ahmad", game.cells("C3 D3 C4")), 1)
    assert of_kind(told, Rolled)
    assert of_kind(told, InfiltrationTested)[0].result == "passes"
    moved = of_kind(told, Moved)
    assert [sum(term.value for event in moved for term in event.costs)] == [8]
    assert game["ahmad"].left == 0
    assert game.at("ahmad") == "C4"


@pytest.mark.rule("INF-01", "INF-02", "INF-03", "INF-04")
@pytest.mark.example("EX-G-4.3-1")
def test_ahmad_reaches_guy() -> None:
    """2 + 2 on the scrub without a test, 1 + 2 and one test between the two, 1 on the last hex beside Guy."""
    case = load_case(CASES / "EX-G-4.3-1.toml")
    found = case.adjudicate()
    (ruling,) = found["rulings"]
    paid = [(2, "terrain"), (2, "infiltration"), (1, "terrain"), (2, "infiltration"), (1, "terrain")]
    assert prices(ruling) == paid
    assert [(test["cell"], test["result"]) for test in events(ruling, "infiltration_tested")] == [("D3", "passes")]
    ahmad = standing(found, "ahmad")
    assert (ahmad["at"], ahmad.get("left", 0)) == ("C4", 0)
    beside = drawn(
        ".  .  .  .\n.  .  .  .\n.  .  .  .\n.  .  A  .\n.  .  G  .",
        A=man("ahmad", "B"), G=man("guy", "A"), active="B", sequence="combat",
    )  # fmt: skip
    assert beside.allowed(Attack(("ahmad",), "guy"))


@pytest.mark.rule("INF-09")
@pytest.mark.example("EX-G-4.3-1")
@pytest.mark.parametrize(("die", "result"), [(5, "stopped"), (7, "stopped"), (8, "wounded")])
def test_ahmad_is_stopped_between_them(die: int, result: str) -> None:
    """If the test stops him he stays on the second hex."""
    case = load_case(CASES / "EX-G-4.3-1.toml")
    case.orders = [(command, (die,)) for command, _ in case.orders]
    found = case.adjudicate()
    assert events(found["rulings"][0], "infiltration_tested")[0]["result"] == result
    assert standing(found, "ahmad")["at"] == "D3"


@pytest.mark.rule("INF-06", "INF-07")
@pytest.mark.example("EX-G-4.3.1.1-1")
def test_an_enemy_behind_an_opening_he_cannot_pass_does_not_count() -> None:
    """No surcharge and no test because of him."""
    (ruling,) = ruled("EX-G-4.3.1.1-1")["rulings"]
    assert prices(ruling) == [(1, "terrain"), (1, "terrain")]
    assert not events(ruling, "infiltration_tested")


@pytest.mark.rule("INF-06", "INF-07")
@pytest.mark.example("EX-G-4.3.1.1-2")
def test_a_mounted_enemy_beside_a_tree_does_not_count() -> None:
    """Under the tree Ahmad pays the 2 points of the tree, nothing for Gui."""
    (ruling,) = ruled("EX-G-4.3.1.1-2")["rulings"]
    assert prices(ruling) == [(2, "terrain"), (1, "terrain")]
    assert not events(ruling, "infiltration_tested")


# -- riding ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RIDE-01", "RIDE-02")
@pytest.mark.example("EX-G-4.4.1-1")
@pytest.mark.parametrize(("to", "price", "facing"), [("B4", 1, 5), ("C4", 1, 0), ("D4", 4, 1)])
def test_gui_enters_each_of_his_front_hexes(to: str, price: int, facing: int) -> None:
    """Flat 1, scrub 4, nothing for the change of facing."""
    case = load_case(CASES / "EX-G-4.4.1-1.toml")
    if to != "D4":
        case.orders = [(Move("gui", (case.field.board.cell[to],)), ())]
    found = case.adjudicate()
    assert prices(found["rulings"][0]) == [(price, "terrain")]
    gui = standing(found, "gui")
    assert (gui["at"], gui["tail"], gui["facing"]) == (to, "C5", facing)


@pytest.mark.rule("RIDE-04", "RIDE-05")
@pytest.mark.example("EX-G-4.4.1-2")
def test_gui_pivots_clockwise() -> None:
    """Four flat hexes and four times 1 more: 8 points; the tail has not moved."""
    found = ruled("EX-G-4.4.1-2")
    assert prices(found["rulings"][0]) == [(1, "terrain"), (1, "pivot")] * 4
    gui = standing(found, "gui")
    assert (gui["at"], gui["tail"], gui["facing"], gui["left"]) == ("B6", "C6", 4, 12 - 8)


@pytest.mark.rule("RIDE-04", "RIDE-05")
@pytest.mark.example("EX-G-4.4.1-3")
def test_gui_pivots_counter_clockwise() -> None:
    """Through the scrub 4, then 1, and twice 1 more: 7 points to the same hex."""
    found = ruled("EX-G-4.4.1-3")
    assert sum(price for price, _ in prices(found["rulings"][0])) == 7
    gui = standing(found, "gui")
    assert (gui["at"], gui["tail"], gui["facing"], gui["left"]) == ("B6", "C6", 4, 12 - 7)


@pytest.mark.rule("MOUNT-01", "MOUNT-02", "MOUNT-04")
@pytest.mark.example("EX-G-4.4.2-1")
def test_drogon_mounts() -> None:
    """1 point to the horse, 3 to mount; of 6 points 2 are left and become 4."""
    found = ruled("EX-G-4.4.2-1")
    walk, mount = found["rulings"]
    assert prices(walk) == [(1, "terrain")]
    (up,) = events(mount, "mounted_up")
    assert ([term["value"] for term in up["costs"]], up["left"]) == ([3], 4)
    assert standing(found, "drogon")["face"] == "mounted"


@pytest.mark.rule("MOUNT-01", "MOUNT-03")
@pytest.mark.example("EX-G-4.4.2-2")
def test_arthur_dismounts() -> None:
    """12 − 4 − 3 = 5 points, of which half, rounded down, serve on foot: 2."""
    found = ruled("EX-G-4.4.2-2")
    ride, dismount = found["rulings"]
    assert sum(price for price, _ in prices(ride)) == 4
    (down,) = events(dismount, "dismounted")
    assert ([term["value"] for term in down["costs"]], down["left"]) == ([3], 2)
    assert standing(found, "arthur")["face"] == "foot"


@pytest.mark.rule("RIDE-03")
@pytest.mark.example("EX-G-4.4.4-1")
def test_gui_crosses_a_bank() -> None:
    """4 points when the head is on the bank, nothing when the hind part follows."""
    found = ruled("EX-G-4.4.4-1")
    assert prices(found["rulings"][0]) == [(1, "terrain"), (4, "terrain"), (1, "terrain"), (1, "terrain")]
    assert standing(found, "gui")["at"] == "C1"
