"""Out of the gate and back into the last place: a captain who defends, drawn so that only one answer is good soldiering."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from tests.battle.storming import crew, front, machine
from tests.kit import Table
from tests.players.test_captain_storming import THINKERS, YARD, church, storm, who, works
from tests.players.test_tactics import captain, phase

GARRISON = {"B:ralf": "D2", "B:walkelin": "E2", "B:bertrand": "C2", "B:gifford": "D1", "B:sired": "E1", "B:tovi": "C1"}
ROUND_THE_RAM = ("B7", "D7", "B8", "D8", "B9", "D9", "C5", "B5", "D5", "E6", "A6", "E8", "A8")
"""Places by the wheels, and more behind them."""


def rammed(guards: int, active: str = "B", **more: Any) -> Table:
    """A ram three hexes before a wall with an open gate at D3, with so many men about it; side A wants six in the yard."""
    men = {**crew(*ROUND_THE_RAM[:guards]), **GARRISON}
    return front(
        changed={"D3": "g"}, legend={"g": "passage"}, machines=[machine("ram", "C9")], men=men, areas=YARD, victory=storm("court", 6),
        turns=14, turn=3, phase=6, active=active, **more,
    )  # fmt: skip


def outside(game: Table) -> list[str]:
    """Those of the garrison who stand before the wall."""
    names = [name.removeprefix("B:") for name in GARRISON]
    return [name for name in names if int(game.at(name)[1:]) > 3]


@pytest.mark.parametrize("strength", THINKERS)
def test_a_ram_with_few_guards_is_sallied_against(strength: int) -> None:
    game, leads = rammed(2), captain(strength)
    reasons = []
    while not isinstance(command := leads.choose(game), c.Done):
        reasons.append(leads.reason.key)
        game.do(command)
    assert outside(game)
    assert {"sally", "gang_up", "go_for"} & set(reasons)


@pytest.mark.parametrize("strength", THINKERS)
def test_nobody_sallies_into_a_host(strength: int) -> None:
    """A dozen stand about the ram: whoever went out would not come back."""
    game = rammed(12)
    phase(game, captain(strength))
    assert not outside(game)


@pytest.mark.parametrize("strength", THINKERS)
def test_who_has_come_to_the_ram_burns_it(strength: int) -> None:
    """He has stood beside it for a turn and nobody is near."""
    men = {"B:ralf": "B8", "B:walkelin": "D8", "B:gifford": "D1", "B:sired": "E1", "wat": "J14", "hob": "I14", "tom": "J13"}
    more: dict[str, Any] = {"areas": YARD, "victory": storm("court", 6), "turns": 14, "turn": 4, "phase": 8, "active": "B"}
    game = front(changed={"D3": "g"}, legend={"g": "passage"}, machines=[machine("ram", "C9")], men=men, **more)
    moved = [command.man for command in phase(game, captain(strength)) if isinstance(command, c.Move)]
    assert "ralf" not in moved
    assert "walkelin" not in moved
    game = front(changed={"D3": "g"}, legend={"g": "passage"}, machines=[machine("ram", "C9")], men=men, sequence="combat", **more)
    assert works([captain(strength).choose(game)]) == ["set_fire"]


@pytest.mark.parametrize("strength", THINKERS)
def test_a_broken_enemy_is_gone_for_in_the_open(strength: int) -> None:
    """Two of them are left before the wall, and six of ours behind it."""
    game = rammed(0, people=[who("wat", "F8"), who("hob", "G9")])
    phase(game, captain(strength))
    assert outside(game)


# -- falling back ----------------------------------------------------------------------------------------------------

MANY = ["guy", "raoul", "hamon", "thierry", "osmond", "turold"]


def in_the_yard(number: int) -> Table:
    """Three of the defenders stand before the church, so many of the enemy before them; the church is lost with its last man."""
    places = ["D7", "C7", "E7", "B6", "F6", "G6"]
    men = [who(name, at) for name, at in list(zip(MANY, places, strict=True))[:number]]
    men += [who("carlo", "C5", "B"), who("sandro", "E5", "B"), who("milo", "D5", "B")]
    return church("open", men=men, active="B", phase=8)


@pytest.mark.parametrize("strength", THINKERS)
def test_when_the_yard_is_lost_everybody_falls_back_into_the_church(strength: int) -> None:
    game = in_the_yard(6)
    leads = captain(strength)
    phase(game, leads)
    assert {game.at(name) for name in ("carlo", "sandro", "milo")} == {"D2", "D3", "D4"}


@pytest.mark.parametrize("strength", THINKERS)
def test_against_as_few_nobody_hides(strength: int) -> None:
    """Two enemies are no reason to leave the yard to them."""
    game = in_the_yard(2)
    phase(game, captain(strength))
    assert {game.at(name) for name in ("carlo", "sandro", "milo")} != {"D2", "D3", "D4"}
