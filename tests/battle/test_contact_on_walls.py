"""Contact where heights meet: over the tops of ladders and ropes, onto floors of towers, across parapets; with printed stairs or without.

Guiscard 5.2, 10.6.3; The Anarchy 3.1, 4.2.8; Siege 2.82, 2.83.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Move, Shoot, ShootBack
from hauberk.battle.core.state import COMBAT
from hauberk.battle.movement.infiltration import threatened, threats, zone
from hauberk.board.board import bits
from hauberk.common.term import total
from tests.battle.scaled_walls import FIELD, castle, faces, ladder, put
from tests.battle.storming import Table, front, machine
from tests.kit import drawn, man

STAIRS = pytest.mark.parametrize("stairs", [["E3 D3/2"], []], ids=["with stairs", "without"])
"""A sheet with printed stairs and one without: nothing here depends on them."""


def shot(game: Table, who: str, target: str, weapon: str = "short_bow") -> Shoot:
    """An offensive shot."""
    return Shoot(who, target, game[target].cell, game[who].cell, weapon)


# -- the top of the classic tower ------------------------------------------------------------------------------------


def classic_tower(men: dict[str, str], levels: int = 1, stairs: str = "C2 C3/1", **more: Any) -> Table:
    """The small tower with its nose on C4, beside the wall of row 3; its top is C4/2."""
    links = {"links": [stairs]} if stairs else {}
    return front(
        machines=[machine("siege_tower", "C5")], men=men, ruleset="siege_classic", levels=levels, storeys=3, map=links,
        **{"sequence": "fire", **more},
    )  # fmt: skip


@pytest.mark.rule("SC-TOWER-13")
@pytest.mark.parametrize("stairs", ["C2 C3/1", ""])
@pytest.mark.parametrize("place", ["C3/1", "B3/1", "D3/1"])
def test_from_the_top_at_who_stands_on_the_walk_beside(stairs: str, place: str) -> None:
    """The enemy on the wall beside the tower is lower: he keeps nobody on the top from shooting, at him or at another."""
    game = classic_tower({"tovi": "C4/2", "B:gifford": place, "B:godbert": "C1"}, stairs=stairs)
    assert game.allowed(shot(game, "tovi", "gifford"))
    assert shot(game, "tovi", "gifford") in list(game.legal)


@pytest.mark.rule("SC-TOWER-13", "DFIRE-01")
def test_in_defence_too() -> None:
    """He who steps onto the walk beside the tower is shot at there, and so is another while somebody stands there."""
    game = classic_tower({"tovi": "C4/2", "B:gifford": "E3/1", "B:godbert": "D3/1"}, sequence="movement", active="B")
    game.do(Move("gifford", game.cells("F3/1")))
    assert game.asked == "move_watched"
    assert game.allowed(ShootBack("tovi", "gifford", game.cell("F3/1"), game["tovi"].cell, "short_bow", 1))


@pytest.mark.rule("SC-TOWER-13", "SC-TOWER-15", "SHOOT-09")
def test_who_stands_as_high_as_the_top_keeps_him_from_shooting() -> None:
    """On the walk of a higher wall, level with the top, the enemy is in contact like anybody else; and both still fight hand to hand."""
    game = classic_tower({"tovi": "C4/2", "B:gifford": "C3/2"}, levels=2, stairs="")
    assert game.refused(shot(game, "tovi", "gifford")).reason == "beside_enemy"
    low = classic_tower({"tovi": "C4/2", "B:gifford": "C3/1"}, sequence="combat")
    assert low.allowed(Attack(("tovi",), "gifford"))


@pytest.mark.rule("SHOOT-09", "SC-TOWER-14")
def test_nobody_shoots_from_the_walk_in_contact_with_the_tower() -> None:
    """The exception is for the top alone: whoever on the wall can be struck from the tower does not shoot."""
    game = classic_tower({"rupert": "C4/2", "B:tovi": "C3/1"}, active="B", stairs="")
    assert game.refused(shot(game, "tovi", "rupert")).reason == "beside_enemy"


# -- ladders and ropes -----------------------------------------------------------------------------------------------


def at_the_top(stairs: list[str], **more: Any) -> Table:
    """A ladder at C3 against the wall, somebody on it; somebody behind the crenels."""
    return castle(
        put(FIELD, C3="A", **more.pop("put", {})), map={"links": stairs}, ladders=[ladder("C3", 1)],
        **{"A": man("tovi", "A"), "men": [{"who": "gifford", "side": "B", "at": "D2/2"}], "ruleset": "anarchy", **more},
    )  # fmt: skip


@STAIRS
@pytest.mark.rule("SHOOT-09", "INF-06", "LADDER-07")
def test_contact_over_the_top_of_a_ladder(stairs: list[str]) -> None:
    """Who stands on the ladder and who stands behind its top can strike each other: neither shoots, and each threatens the other's hex."""
    game = at_the_top(stairs, sequence="fire")
    top = game.cell("D2/2")
    assert [foe.id for foe in threats(game.position, game["tovi"].cell, 1)] == ["gifford"]
    assert [foe.id for foe in threats(game.position, top, 0)] == ["tovi"]
    assert game.refused(shot(game, "tovi", "gifford")).reason == "beside_enemy"


@STAIRS
@pytest.mark.rule("SHOOT-09", "INF-06", "GRAP-07")
def test_contact_over_the_top_of_a_rope(stairs: list[str]) -> None:
    """So with a rope: the man at its top and the man on the wall are in contact."""
    game = castle(
        map={"links": stairs}, ruleset="anarchy", sequence="fire",
        things=[{"id": "hook", "kind": "grapnel", "at": "C3", "side": "A", "facing": 1, "state": "hung"}],
        men=[{"who": "vladko", "side": "A", "at": "C3/2"}, {"who": "tovi", "side": "B", "at": "D2/2"}], active="B",
    )  # fmt: skip
    assert threatened(game.position, game["tovi"])
    assert threatened(game.position, game["vladko"])
    assert game.refused(shot(game, "tovi", "vladko")).reason == "beside_enemy"


@pytest.mark.rule("SHOOT-09", "INF-06", "A-TOWER-30")
@pytest.mark.parametrize("stairs", [["C2 C3/2"], []])
def test_contact_by_the_ladders_of_a_tower(stairs: list[str]) -> None:
    """Two at the ends of a ladder inside the tower fight, so they do not shoot."""
    game = front(
        machines=[machine("siege_tower", "C7")], men={}, people=[], storeys=4, map={"links": stairs}, sequence="fire",
    )  # fmt: skip
    board = game.field.board
    low, high = next((one, two) for one, two, _ in board.climbs if board.storey(one) == 1 and board.storey(two) == 2)
    men = {"tovi": board.names[low], "B:gifford": board.names[high]}
    game = front(machines=[machine("siege_tower", "C7")], men=men, storeys=4, map={"links": stairs}, sequence="fire")
    assert threatened(game.position, game["tovi"])
    game.state = game.state._replace(sequence=COMBAT)
    assert game.allowed(Attack(("tovi",), "gifford"))


@STAIRS
@pytest.mark.rule("INF-06", "INF-03")
def test_what_threatens_and_what_costs_is_the_same(stairs: list[str]) -> None:
    """On every hex of a stormed wall: it lies in the zone of a side exactly when somebody of that side threatens it."""
    game = at_the_top(stairs, sequence="movement", put={"C5": "B", "E2": "E"}, B=man("wat", "A"), E=man("godbert", "B"))
    for side in (0, 1):
        held = zone(game.position, side)
        for cell in bits(game.field.board.all):
            assert bool(held >> cell & 1) is any(True for _ in threats(game.position, cell, side)), game.field.name(cell)


# -- parapets --------------------------------------------------------------------------------------------------------


def over_a_parapet(side: str, ground: str, **more: Any) -> Table:
    """A man at the top of a rope before a parapet, Gifford behind it."""
    storey = {"storey": 1, "level": 1, "terrain": "\n".join(["___R__"] * 6), "hexsides": {side: faces(range(1, 7))}}
    return drawn(
        FIELD, map={"legend": {"W": "castle_wall", "R": ground}, "storeys": [storey]}, sequence="combat",
        things=[{"id": "hook", "kind": "grapnel", "at": "C3", "side": "A", "facing": 1, "state": "hung"}],
        men=[{"who": "vladko", "side": "A", "at": "C3/1"}, {"who": "gifford", "side": "B", "at": "D2/1"}], **more,
    )  # fmt: skip


@pytest.mark.rule("MELEE-08", "GRAP-08")
@pytest.mark.parametrize(("side", "ground"), [("parapet", "terrace"), ("crenels", "rampart")])
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy"])
def test_a_parapet_helps_only_who_stands_behind_it(side: str, ground: str, ruleset: str) -> None:
    """Struck at from the roof, the man on the rope has nothing of the parapet; striking at the roof, he has it against him."""
    game = over_a_parapet(side, ground, active="B", ruleset=ruleset)
    assert total(game.plan(Attack(("gifford",), "vladko")).shifts) == 2, "for the rope alone"
    other = over_a_parapet(side, ground, active="A", ruleset=ruleset)
    assert total(other.plan(Attack(("vladko",), "gifford")).shifts) == -3, "the rope and the parapet"
