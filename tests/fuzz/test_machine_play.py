"""Random play before a castle with tower, ram, gallery, mantlets and engines on both sides: no crash, no dead end, nobody lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from hauberk.battle.core.commands import Command, Done, Drive, PushMachine, Work
from hauberk.battle.core.events import Rolled
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import standing_parts
from hauberk.common.dice import ScriptedDice, SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.view import position
from tests.battle.storming import crew, front, machine
from tests.contract.working import name_of, written
from tests.kit import Table

COMMANDS = 450


def castle(ruleset: str) -> Table:
    """A wall with a hoarding; a tower, a ram, a mantlet and a mangonel before it; a ballista and a mangonel behind it."""
    level = 1 if ruleset == "siege_classic" else 2
    pushers = crew("C8", "C9", "C10", "C11", "D9", "B9", "B10", "D10")
    if ruleset == "siege_classic":
        pushers = crew("C9", "D9", "C10")
    men = {
        **pushers, "rupert": f"C8/{level}" if ruleset != "siege_classic" else f"C10/{level}", "sibert": "H6", "reiner": "H7", "fulk": "J6",
        "waleran": "E13", "tovi": "E12", "galeran": "G13",
        "B:gwyn": f"C3/{level}", "B:rhys": f"D3/{level}", "B:lovell": "H2", "B:gifford": "G1", "B:thurkil": f"F3/{level}",
        "B:ailnoth": "D1", "B:godbert": "F1", "B:foulque": "D2", "B:ednyfed": "F2",
    }  # fmt: skip
    engines = [
        machine("siege_tower", "C11" if ruleset != "siege_classic" else "C10"), machine("ram", "I8"), machine("mantlet", "F8"),
        machine("ballista", "F13", loaded=2),
        {"id": "castle_ballista", "kind": "ballista", "side": "B", "at": "H1", "facing": 3, "loaded": 2},
        {"id": "castle_mangonel", "kind": "mangonel", "side": "B", "at": "E1", "facing": 3, "loaded": 3},
    ]  # fmt: skip
    hoarding = {"works": {"ground": {"hoarding": f"F4/{level} G4/{level}"}}}
    return front(ruleset=ruleset, men=men, machines=engines, levels=level, storeys=4, sequence="fire", rows=15, **hoarding)


def breach(ruleset: str) -> Table:
    """Everything at the wall already: a tower whose bridge can fall, a ram on a wall that is nearly down, a gallery with a mine."""
    men = {
        "wat": "H4", "hob": "H5", "tom": "H6", "alfwin": "J4", "wulfric": "J5", "ailred": "J6",
        "osbert": "B4/2", "siward": "D4/2", "rupert": "C4/2", "sibert": "C7/1", "godric": "F4", "waleran": "F6",
        "dunstan": "C8", "fulk": "B9",
        "B:gwyn": "C3/2", "B:rhys": "I3/2", "B:lovell": "F2", "B:gifford": "E3/2", "B:thurkil": "G2",
    }  # fmt: skip
    mouth = {"id": "mouth", "kind": "mine_mouth", "side": "B", "at": "G2"}
    return front(
        ruleset=ruleset, men=men, machines=[machine("siege_tower", "C7"), machine("ram", "I7"), machine("gallery", "F7")], mines=True,
        works={"ground": {"mine": "F3/-1 G3/-1"}, "damage": {"I3": 3}}, things=[mouth], sequence="movement", phase=5,
    )  # fmt: skip


def siege(ruleset: str) -> Table:
    """Two perrières face each other over a palisade; oxen wait before a ram."""
    men = {"wat": "B10", "hob": "D10", "tom": "C10", "alfwin": "B11", "B:petros": "G2", "B:osmond": "E6", "B:drogon": "I4", "B:gwyn": "F6"}
    men |= {"B:stephanos": "F2", "B:okeanos": "F5", "ox_red": "H11", "ox_white": "I12", "godric": "I11"}
    theirs = {"id": "their_petraria", "kind": "petraria", "side": "B", "at": "G4", "facing": 3, "loaded": 2}
    drawn_ram = {"id": "drawn_ram", "kind": "ram", "side": "A", "at": "H15", "facing": 0, "team": ["ox_red", "ox_white"]}
    return front(
        ruleset=ruleset, men=men, machines=[machine("petraria", "C12", loaded=2), theirs, drawn_ram], rows=16, sequence="fire",
        map={"hexsides": {"palisade": ["D8/D9", "E8/E9", "F8/F9"]}},
    )  # fmt: skip


def choose(legal: Legal, chance: random.Random, done: set[str]) -> Command:
    """Anything lawful: work with machines rather than anything else, that first which nobody has done yet."""
    luck = chance.random()
    works = [each for each in written(legal) if isinstance(each, Work | PushMachine | Drive)] if luck < 0.6 else []
    fresh = [command for command in works if name_of(command) not in done]
    if works:
        return chance.choice(fresh or works)
    return Done() if luck > 0.85 and Done() in legal else legal.nth(chance.randrange(len(legal)))


PLACES: list[tuple[str, Callable[[str], Table], set[str]]] = [
    ("anarchy", castle, {"shoot_ballista", "shoot_engine", "carry_engine", "move_mantlet", "turn_mantlet", "PushMachine"}),
    ("siege_classic", castle, {"shoot_ballista", "PushMachine"}),
    ("anarchy", breach, {"lower_bridge", "strike_ram", "set_ladder"}),
    ("guiscard", siege, {"shoot_engine", "carry_engine", "Drive"}),
]


@pytest.mark.parametrize(("ruleset", "place", "tasks"), PLACES)
def test_machines_roll_strike_and_throw_and_the_game_goes_on(ruleset: str, place: Callable[[str], Table], tasks: set[str]) -> None:
    """Two battles, and up to two more where something was not yet done."""
    done: set[str] = set()
    for seed in range(4):
        if seed < 2 or not tasks <= done:
            done |= play(ruleset, place, seed)
    assert tasks <= done


def play(ruleset: str, place: Callable[[str], Table], seed: int) -> set[str]:
    """One battle; what has been done in it."""
    game = place(ruleset)
    field, state = game.field, game.state
    people, machines = set(state.beings), set(state.machines)
    chance, dice = random.Random(f"{ruleset} {seed}"), SeededDice(f"{seed}")
    done: set[str] = set()
    for _ in range(COMMANDS):
        legal = Legal(field.at(state))
        assert len(legal), f"dead end: {state.pending}"
        command = choose(legal, chance, done)
        assert game.wire.read_command(json.loads(json.dumps(game.wire.command(command)))) == command
        events, after = decide(field.at(state), command, dice)
        folded = state
        for event in events:
            written = json.loads(json.dumps(game.wire.event(event)))
            assert game.wire.read_event(written) == event
            folded = evolve(folded, event)
        assert folded == after
        faces = [event.face for event in events if isinstance(event, Rolled)]
        assert decide(field.at(state), command, ScriptedDice(faces))[0] == events
        state = after
        done.add(name_of(command))
        assert set(state.beings) == people
        assert set(state.machines) <= machines
        assert position(field.at(state))
        _everybody_stands(game, state)
        if state.outcome is not None:
            break
    return done


def _everybody_stands(game: Table, state: State) -> None:
    """Everybody alive is on a cell that is there, and alone; machines stand whole on the map or across its edge."""
    field = game.field.now(state)
    board = field.board
    for being in state.beings.values():
        if being.alive:
            assert all(board.all >> cell & 1 for cell in being.cells), f"{being.id} stands on nothing"
    if state.sequence != 3 and not state.pending:
        crowded = {board.names[cell]: who for cell, who in state.at.items() if len(who) > 1}
        assert not crowded
    for machine_ in state.machines.values():
        if not machine_.away and not machine_.folded:
            assert standing_parts(board, field.rules.machines[machine_.kind], machine_)
