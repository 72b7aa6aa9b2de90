"""Undo: one's own steps without dice may be taken back, and the record remembers that they were."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from hauberk.battle.core.actions import to_decide
from hauberk.battle.core.commands import Done, Move
from hauberk.battle.core.events import Rolled
from hauberk.battle.core.state import MOVEMENT
from hauberk.common.dice import DiceRanOut, ScriptedDice
from hauberk.common.refusal import Refused
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE, Battle, Step
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record import parse, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.steps import Undone
from hauberk.players.by_name import seated
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer, play_out
from hauberk.siege.fights import MAP


def in_movement(name: str = "the_first_arrows") -> Battle:
    """A battle in the movement sequence of side A."""
    game = Match(BATTLE, load_scenario(name), seed="undo")
    while game.state.sequence != MOVEMENT:
        game.do(Done())
    assert game.side == 0
    return game


def quiet_moves(game: Battle, number: int) -> list[Step]:
    """So many moves of side A that nobody shoots at and no die decides."""
    made: list[Step] = []
    for command in list(game.legal):
        if len(made) == number or not isinstance(command, Move) or game.why_not(command):
            continue
        with suppress(DiceRanOut):
            _, after = decide(game.position, command, ScriptedDice([]))
            if to_decide(after) == 0:
                game.do(command)
                made.append(game.steps[-1])
    assert len(made) == number
    return made


def test_one_takes_back_ones_own_steps() -> None:
    """Two moves, two times undone, and the position is what it was."""
    game = in_movement()
    before, steps = game.state, len(game.steps)
    first, second = quiet_moves(game, 2)
    assert game.may_undo(0) is None
    assert game.undo(0) is second
    assert game.undo(0) is first
    assert (game.state, len(game.steps)) == (before, steps)


def test_undone_steps_stay_in_the_record() -> None:
    """What was done and undone is written down in order; loading and verifying give the position after the undo."""
    game = in_movement()
    before = game.state
    (move,) = quiet_moves(game, 1)
    game.undo(0)
    assert game.log[-2:] == [move, Undone(0)]
    lines = list(lines_of(game))
    assert json.loads(lines[-1]) == {"undo": "A"}
    assert json.loads(lines[-2])["command"]["do"] == "move"
    record = parse("\n".join(lines))
    assert record.log == tuple(game.log)
    *_, (_, state) = states(record)
    assert state == before == game.state
    assert verify(record) is None


def test_the_opening_stays() -> None:
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="undo")
    refusal = game.may_undo(0)
    assert refusal is not None
    assert refusal.reason == "nothing_to_undo"
    with pytest.raises(Refused):
        game.undo(0)
    assert len(game.steps) == 1


def test_nobody_takes_back_what_another_did() -> None:
    """Side B may not undo A's move."""
    game = in_movement()
    quiet_moves(game, 1)
    state, log = game.state, list(game.log)
    with pytest.raises(Refused, match="nothing_to_undo"):
        game.undo(1)
    assert (game.state, game.log) == (state, log)


def test_once_the_other_side_decides_it_is_too_late() -> None:
    """A ends his phase; now B decides and A cannot come back."""
    game = in_movement()
    while game.side == 0:
        game.do(Done())
    last = game.steps[-1]
    assert last.side == 0
    refusal = game.may_undo(0)
    assert refusal is not None
    assert refusal.reason == "others_turn"


@pytest.mark.parametrize("name", ["the_first_arrows", "lances_at_cerami", "the_kings_ram"])
def test_undo_never_crosses_a_throw_or_another_choice(name: str) -> None:
    """In a random battle whatever may be undone was one's own and threw nothing; whatever may not says why."""
    game = Match(BATTLE, load_scenario(name), seed=name)
    players = (RandomPlayer("a"), BrawlingPlayer("b"))
    reasons: set[str] = set()
    undone = 0
    for _ in range(300):
        if (side := game.side) is None:
            break
        game.do(players[side].choose(game.legal))
        last, decides = game.steps[-1], game.side
        throws = any(isinstance(event, Rolled) for event in last.events)
        for asker in (0, 1):
            refusal = game.may_undo(asker)
            assert (refusal is None) == (last.side == asker == decides and not throws)
            reasons.add(refusal.reason if refusal else "")
        if decides is not None and undone < 40 and game.may_undo(decides) is None:
            thrown = game.dice.thrown
            game.undo(decides)
            undone += 1
            assert game.dice.thrown == thrown
    assert undone
    assert reasons == {"", "nothing_to_undo", "others_turn", "dice_were_thrown"}
    record = parse("\n".join(lines_of(game)))
    assert sum(isinstance(entry, Undone) for entry in record.log) == undone
    assert verify(record) is None


def test_a_forged_undo_over_a_throw_does_not_verify() -> None:
    """Whoever writes an undo behind a bad throw is found out."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="forged")
    players = (BrawlingPlayer(1), BrawlingPlayer(2))
    while not (any(isinstance(event, Rolled) for event in game.steps[-1].events) and game.steps[-1].side == game.side):
        assert game.side is not None
        game.do(players[game.side].choose(game.legal))
    lines = [*lines_of(game), json.dumps({"undo": "AB"[game.steps[-1].side]})]
    found = verify(parse("\n".join(lines)))
    assert found is not None
    assert (found.line, found.step) == (len(lines), len(lines) - 2)
    assert "dice_were_thrown" in found.what


@pytest.mark.parametrize(("side", "why"), [("A", "nothing_to_undo"), ("B", "in place of side A")])
def test_a_forged_undo_of_the_opening_does_not_verify(side: str, why: str) -> None:
    game = Match(BATTLE, load_scenario("the_first_arrows"), seed="forged")
    found = verify(parse("\n".join([*lines_of(game), json.dumps({"undo": side})])))
    assert found is not None
    assert (found.line, found.step) == (3, 1)
    assert why in found.what


def test_a_fight_that_was_fought_stays_fought() -> None:
    """Whoever has lost a battle inside a campaign does not fight it again until it pleases him, though the dice fell on another table."""
    match = Match(CAMPAIGN, load_campaign("the_harvest_of_oxford"), "undo")
    players = {seat: seated(match, number, "rash", "undo", MAP) for number, seat in enumerate(CAMPAIGN.seats(match.scenario))}
    own_and_thrown_elsewhere = False
    while not own_and_thrown_elsewhere and (match.seat or match.awaits_fight):
        if not match.awaits_fight:
            match.do(players[str(match.seat)].choose(match))
            continue
        fight = match.open_fight()
        play_out(fight, (BrawlingPlayer("a"), BrawlingPlayer("b")))
        match.close_fight(fight)
        last = match.steps[-1]
        own_and_thrown_elsewhere = last.side == match.side and not any(isinstance(event, Rolled) for event in last.events)
        assert all(match.may_undo(side) is not None for side in (0, 1))
    assert own_and_thrown_elsewhere
