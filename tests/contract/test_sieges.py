"""What every siege must do, by the rules of its edition and with each argued point ruled the other way; and what may be taken back."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from hauberk.battle.core.events import Rolled
from hauberk.play.match import Match
from hauberk.play.record import parse, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import SiegeScenario, load_siege, siege_files
from hauberk.play.steps import Undone
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.rules import SiegeSwitches
from tests.siege.kit import CASTLE, FARM, NEST, refusal
from tests.siege.wild import WildCommander
from tests.siege.witness import Witness

SIEGES = tuple(siege_files())
SWITCHES = tuple(each.name for each in fields(SiegeSwitches))
DAYS = 5


def five_days(scenario: SiegeScenario, seed: str) -> SiegeMatch:
    """The first days of a siege, under the eyes of a witness."""
    game = Match(SIEGE, scenario, seed)
    players, witness = (WildCommander(f"{seed} a"), WildCommander(f"{seed} b")), Witness(game)
    while game.side is not None and game.state.day <= DAYS:
        game.do(players[game.side].choose(game))
        witness.see(game.steps[-1], game.state)
    return game


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_argued_point_can_be_ruled_otherwise(switch: str) -> None:
    """With one switch turned a siege of each edition opens and plays five days, and its record says how it was ruled."""
    for name in (FARM, NEST, CASTLE, "the_monk_of_arques"):
        scenario = load_siege(name)
        turned = not getattr(scenario.ruleset.siege_switches, switch)
        game = five_days(scenario.under(scenario.ruleset.with_siege_switches(**{switch: turned})), f"turned {switch}")
        assert getattr(game.field.rules.switches, switch) == turned
        record = parse("\n".join(lines_of(game)))
        assert record.header["siege_switches"][switch] == turned
        assert verify(record) is None


@pytest.mark.parametrize("name", SIEGES)
def test_what_does_not_answer_the_question_is_refused_and_changes_nothing(name: str) -> None:
    """Every kind of command at every question of some days."""
    game = Match(SIEGE, load_siege(name), "refused")
    player = WildCommander("refused")
    wrong: tuple[c.Command, ...] = (
        c.Answer("surrender at once"), c.NamePeople(("nobody",)), c.Muster(("nobody",)), c.Arrange((c.Placed("nobody", "A1"),)),
        c.Orders(bombard=(c.Aim("Z99", ("no engine",)),)), c.Orders(sites=(c.Site("cathedral", ()),)), c.Orders(burn="Z99"),
        c.Orders(digs=(c.Dig("no mine", "nobody", ()),)), c.Orders(repair=("no engine",)), c.Orders(props=("no mine",)),
    )  # fmt: skip
    while game.side is not None and game.state.day <= 3:
        before, steps = game.state, len(game.steps)
        for command in wrong:
            assert refusal(lambda order=command: game.do(order)), f"{command} was accepted at {game.state.pending[-1]}"  # type: ignore[misc]
        assert (game.state, len(game.steps)) == (before, steps)
        game.do(player.choose(game))


# -- taking back -------------------------------------------------------------------------------------------------------


def at_orders(name: str, both: bool = True) -> SiegeMatch:
    """A siege on the morning when orders are asked, of both sides if possible."""
    for number in range(60):
        game = Match(SIEGE, load_siege(name), f"orders {number}")
        while game.side is not None and game.state.day < 4:
            asked = [question for question in game.state.pending if isinstance(question, q.OrdersAsked)]
            if len(asked) == len(game.state.pending) and len(asked) == (2 if both else 1):
                return game
            quiet = c.Answer("pass") if isinstance(game.state.pending[-1], q.ActionAsked) else options(game.position).nth(0)
            if game.awaits_fight or isinstance(game.state.pending[-1], q.ResolveAsked):
                break
            game.do(quiet)
    raise AssertionError("nobody is asked")


def test_sealed_orders_can_be_taken_back_before_the_other_side_answers() -> None:
    """The besieger seals his orders and thinks again; when the besieged have sealed theirs the dice have fallen."""
    game = at_orders(CASTLE)
    before, first = game.state, game.side
    assert first is not None
    game.do(c.Orders())
    assert game.side == 1 - first
    assert refusal(lambda: game.undo(1 - first)) == "nothing_to_undo"
    game.undo(first)
    assert game.state == before
    assert isinstance(game.log[-1], Undone)
    game.do(c.Orders())
    game.do(c.Orders())
    assert any(isinstance(event, Rolled) for event in game.steps[-1].events)
    for side in (0, 1):
        assert refusal(lambda seat=side: game.undo(seat)) != ""  # type: ignore[misc]
    record = parse("\n".join(lines_of(game)))
    assert verify(record) is None
    assert [state for _, state in states(record)][-1] == game.state


def test_a_record_in_which_the_other_side_takes_orders_back_is_found_out() -> None:
    game = at_orders(CASTLE)
    first = game.side
    assert first is not None
    game.do(c.Orders())
    game.undo(first)
    *lines, last = lines_of(game)
    wrong = json.dumps({"undo": "BA"[first]})
    assert json.loads(last) == {"undo": "AB"[first]}
    found = verify(parse("\n".join([*lines, wrong])))
    assert found is not None
    assert "may not be taken back" in found.what or "decides" in found.what
