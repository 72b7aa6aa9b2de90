"""What holds for every ruleset and every scenario: the contract between the rules and the world."""

from __future__ import annotations

import random

import pytest

from hauberk.battle.core.actions import refuse
from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Done, Move
from hauberk.battle.core.events import Rolled
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.match import Match
from hauberk.play.record import parse, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer
from hauberk.rulesets.editions import RULESETS
from tests.contract.pairs import IN_THE_OPEN, PAIRS, scenario_of


def test_no_pair_is_left_out() -> None:
    """What is written down is what the scenarios say: by which editions each can be fought, and where there is a wall."""
    found = {name: load_scenario(name) for name in scenario_files()}
    assert set(PAIRS) == {(ruleset.id, name) for name, scenario in found.items() for ruleset in scenario.editions()}
    assert {name for name, scenario in found.items() if not scenario.field.board.built} == IN_THE_OPEN


def rebuilt(state: State) -> State:
    """The look-ups of a state worked out from its beings alone."""
    fresh = State(state.turn, state.active, state.sequence, state.phase, {}, {})
    for being in state.beings.values():
        fresh = fresh.with_being(being)
    return fresh


def check_state(game: Battle) -> None:
    """What must be true of every state."""
    state, fresh = game.state, rebuilt(game.state)
    assert (fresh.ranks, fresh.lying, fresh.beasts, fresh.captives) == (state.ranks, state.lying, state.beasts, state.captives)
    assert {cell: set(who) for cell, who in fresh.at.items()} == {cell: set(who) for cell, who in state.at.items()}
    assert (fresh.dead_men, fresh.dead_horses) == (state.dead_men, state.dead_horses)
    assert fresh.led == state.led
    riding = any(type(question).__name__.startswith("Charge") for question in state.pending)
    if state.sequence != MOVEMENT and not riding:
        for here in state.at.values():  # who fell on somebody lies on him until he moves [RULING-G-25]
            assert sum(state.beings[who].able for who in here) <= 1, "one living being a hex"
            assert len(here) == 1 or state.works.ladders or state.machines, "one living being a hex"
    for being in state.beings.values():
        if being.mount:
            assert state.beings[being.mount].away == Away.RIDDEN
        if being.alive and being.tail >= 0:
            assert game.field.board.neighbours[being.tail][being.facing] == being.cell
        if being.health == Health.STUNNED:
            assert not being.mount, "there is no mounted stunned face"


@pytest.mark.parametrize(("ruleset", "name"), PAIRS)
def test_a_battle_keeps_the_contract(ruleset: str, name: str) -> None:
    """Legal commands are accepted, the input stays as it was, events alone give the same state, nothing is created or lost."""
    game = Match(BATTLE, scenario_of(ruleset, name), seed=f"{ruleset}/{name}")
    chance = random.Random(name)
    players = (BrawlingPlayer(f"{name}a"), BrawlingPlayer(f"{name}b"))
    people = set(game.state.beings)
    for _ in range(220):
        side = game.side
        if side is None:
            break
        legal = game.legal
        before, snapshot = game.state, (game.state.beings.copy(), game.state.at.copy(), game.state.pending)
        for _ in range(3):
            command = legal.nth(chance.randrange(len(legal)))
            assert command in legal, game.why_not(command)
        if before.pending:
            assert Done() not in legal
            assert refuse(game.field.at(before), Move(next(iter(before.beings)), ())) is not None
        events = game.do(players[side].choose(legal))
        assert (before.beings, before.at, before.pending) == snapshot, "decide changed its input"
        state = before
        for event in events:
            state = evolve(state, event)
        assert state == game.state
        assert set(game.state.beings) == people, "people are never created or lost"
        check_state(game)


@pytest.mark.parametrize(("ruleset", "name"), PAIRS)
def test_record_load_verify_are_identical(ruleset: str, name: str) -> None:
    """A battle written down, read and verified is the same battle; undo never crosses a throw."""
    scenario = scenario_of(ruleset, name)
    game = Match(BATTLE, scenario, seed=name)
    players = (RandomPlayer(1), RandomPlayer(2))
    chance = random.Random(5)
    for _ in range(150):
        side = game.side
        if side is None:
            break
        game.do(players[side].choose(game.legal))
        last = game.steps[-1]
        if chance.random() < 0.3 and game.side is not None:
            thrown = any(isinstance(event, Rolled) for event in last.events)
            before = game.state_at(len(game.steps) - 2)
            refusal = game.may_undo(game.side)
            assert (refusal is None) == (not thrown and last.side == game.side)
            if refusal is None:
                game.undo(game.side)
                assert game.state == before
    record = parse("\n".join(lines_of(game)))
    assert verify(record) is None
    *_, (_, state) = states(record)
    assert state == game.state


def test_same_seed_same_game_and_two_games_do_not_touch() -> None:
    """Two editions run side by side, step by step, and each plays as it does alone."""
    alone = []
    for ruleset in RULESETS:
        game = Match(BATTLE, scenario_of(ruleset, "the_ford"), seed="twins")
        players = (RandomPlayer("a"), RandomPlayer("b"))
        for _ in range(80):
            assert game.side is not None
            game.do(players[game.side].choose(game.legal))
        alone.append(game.state)
    together = [Match(BATTLE, scenario_of(ruleset, "the_ford"), seed="twins") for ruleset in RULESETS]
    pairs = [(RandomPlayer("a"), RandomPlayer("b")) for _ in RULESETS]
    for _ in range(80):
        for game, players in zip(together, pairs, strict=True):
            assert game.side is not None
            game.do(players[game.side].choose(game.legal))
    assert [game.state for game in together] == alone
