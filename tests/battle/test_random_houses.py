"""Random battles among a house, a church, a tent, a palisade with its gate, and a moat with two bridges: they never come to a dead end."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Command, Done, Work
from hauberk.battle.core.state import FIRE, MOVEMENT
from hauberk.common.dice import SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from tests.battle.houses import legend, round_about, together
from tests.kit import Table, drawn

SIGNS = legend(
    interior="i", doorstep="d", tent="n", tent_opening="o", moat="M", timber_frame="T",
    platform="P", stairs="S", passage="p", gate_closed="g",
)  # fmt: skip

# Row 5 is a moat: a fixed bridge over D5, a drawbridge over H5. House B2 B3, church D2 D3, tent F2 F3 G3 G2; below, a palisade
# between rows 8 and 9 with the gate in F8 and a platform over H8.
VILLAGE = """
    .  .  .  .  .  .  .  .  .  .
    .  i  .  i  .  o  n  .  .  .
    .  d  .  d  .  n  n  .  .  .
    .  .  .  .  .  .  .  p  .  .
    M  M  M  M  M  M  M  M  M  M
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  S  .  .
    .  .  .  .  .  g  .  T  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
"""
PALISADE = [
    "A8/A9", "B8/A9", "B8/B9", "B8/C9", "C8/C9", "D8/C9", "D8/D9", "D8/E9", "E8/E9", "G8/G9", "H8/G9", "H8/H9",
    "H8/I9", "I8/I9", "J8/I9", "J8/J9",
]  # fmt: skip
SIDES = together(
    round_about("B2 B3", door="B3/B4", window="B2/B1"),
    round_about("D2 D3", door_shut="D3/D4"),
    round_about("F2 F3 G2 G3", kind="canvas", flap="F2/F1 F2/E2 F2/E3"),
    {"palisade": PALISADE, "gate_leaf": ["H4/H5"]},
)
DOORS: list[dict[str, Any]] = [
    {"id": "church", "kind": "church_door", "sides": ["D3/D4"], "posts": "D3 D4"},
    {"id": "bridge", "kind": "drawbridge", "state": "open", "sides": ["H4/H5"], "hexes": "H5", "posts": "H4 H3"},
    {"id": "gate", "kind": "tilting_gate", "hexes": "F8", "posts": "F7 E8 G8"},
]
PLACE = {
    "legend": SIGNS, "hexsides": SIDES, "doors": DOORS, "axes": [{"terrain": "fixed_bridge", "hexes": "D4 D5 D6"}],
    "storeys": [{"storey": 1, "level": 1, "terrain": "__________\n" * 7 + "_______P__\n", "hexsides": {"stakes": ["H8/H9"]}}],
    "links": ["H7 H8/1"],
}  # fmt: skip


def village(ruleset: str) -> Table:
    """Twelve men, two of them on horseback."""
    spots = {
        "A": {"guy": "B3", "osmond": "D3", "drogon": "F2", "olivier": "H3", "rupert": "H4", "tancrede": "D2"},
        "B": {"milo": "D6", "okeanos": "C6", "stephanos": "H8/1", "petros": "F7", "argyris": "H5"},
    }
    men: list[dict[str, Any]] = [{"who": name, "side": side, "at": at} for side, people in spots.items() for name, at in people.items()]
    men.append({"who": "roger", "side": "A", "at": "C3", "mounted": True, "facing": 0})
    return drawn(VILLAGE, map=PLACE, men=men, ruleset=ruleset, sequence="fire", turns=12, attackers="A")


@pytest.mark.rule("BLDG-01", "GATE-03", "A-DOOR-05", "TENT-04", "A-ENTR-03", "SC-BRIDGE-03", "STACK-01")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
@pytest.mark.parametrize("seed", range(3))
def test_random_play_never_comes_to_a_dead_end(ruleset: str, seed: int) -> None:
    """Every command on offer is accepted, nobody is lost, the living stand where one can stand, alone when a phase begins."""
    game = village(ruleset)
    names = set(game.state.beings)
    players = RandomPlayer(seed), BrawlingPlayer(seed + 50)
    dice = SeededDice(f"village {seed}")
    tasks: set[str] = set()
    phase = 0
    for number in range(4000):
        if game.state.outcome is not None:
            break
        side = game.decides
        assert side is not None
        command = _choose(game, players[side], number)
        tasks |= {command.task} if isinstance(command, Work) else set()
        events, game.state = decide(game.position, command, dice)
        assert [game.wire.read_event(game.wire.event(event)) for event in events] == list(events)
        assert set(game.state.beings) == names
        if game.state.phase != phase and not game.state.pending:
            phase = game.state.phase
            _all_stand(game)
    assert game.state.outcome is not None
    assert tasks & OURS


OURS = frozenset({"open_door", "shut_door", "break_door", "cut_canvas", "destroy_bridge", "lay_gangway"})


def _choose(game: Table, player: RandomPlayer, number: int) -> Command:
    """At random, but men who never stand still never finish a work: mostly they stay, and what they can finish they do."""
    legal = game.legal
    assert len(legal)
    if game.state.pending:
        return player.choose(legal)
    if game.state.sequence == FIRE or (game.state.sequence == MOVEMENT and number % 3):
        return Done() if Done() in legal else player.choose(legal)
    works = [command for command in legal if isinstance(command, Work) and command.task in OURS]
    return works[number % len(works)] if works else player.choose(legal)


def _all_stand(game: Table) -> None:
    """Everybody alive is on a cell that is there, and alone on it."""
    now = game.field.now(game.state)
    for man in game.state.beings.values():
        if man.alive:
            assert now.board.all >> man.cell & 1
            assert man.character.is_beast or now.board.ground[man.cell].foot, (man.id, now.name(man.cell))
            assert len(game.state.at[man.cell]) == 1, (man.id, now.name(man.cell))
