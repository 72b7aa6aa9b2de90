"""Attackers without leaders go. The Anarchy 3.6.3."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Away
from hauberk.battle.core.commands import Attack, Done, HoldFire, Leave, Move, Shoot
from hauberk.battle.core.events import BattleEnded, WithdrawalBegan
from hauberk.battle.shooting.shots import missiles
from hauberk.common.dice import SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.players.random_player import RandomPlayer
from tests.kit import Table, drawn, of_kind, who

MEADOW = "\n".join([".  " * 12] * 12)


def storm(men: list[dict[str, Any]], **more: Any) -> Table:
    """Side A attacks; it may leave at the upper edge."""
    exits = [{"id": "camp", "side": "A", "hexes": "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1"}]
    usual = {"ruleset": "anarchy", "attackers": "A", "exits": exits, "active": "B", "sequence": "combat", "phase": 2}
    return drawn(MEADOW, men=men, **{**usual, **more})


def until(game: Table, sequence: int) -> None:
    """Let sequences pass."""
    while game.state.sequence != sequence:
        game.do(HoldFire() if game.state.pending else Done())


FALLEN = [who("galeran", "F11", health="dead"), who("osmond", "F8"), who("milo", "A12", "B")]


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-01")
def test_with_their_last_knight_dead_they_turn_to_go_in_their_next_phase() -> None:
    game = storm(FALLEN)
    assert game.state.withdrawing == -1
    told = game.do(Done())
    assert of_kind(told, WithdrawalBegan)
    assert game.state.withdrawing == 0


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-02")
@pytest.mark.parametrize(
    "change",
    [{"switches": {"withdraw_leaderless": False}}, {"attackers": "B"}, {"men": [who("galeran", "F11"), *FALLEN[1:]]}, {"men": FALLEN[1:]}],
)
def test_otherwise_they_stay(change: dict[str, Any]) -> None:
    """The switch is off; the others attack; a knight lives; they never had one."""
    game = storm(**{"men": FALLEN, **change})
    game.do(Done())
    assert game.state.withdrawing == -1


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-02")
def test_a_prisoner_on_the_map_is_not_lost() -> None:
    game = storm([who("galeran", "F11", captive=True), *FALLEN[1:]])
    game.do(Done())
    assert game.state.withdrawing == -1


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-02")
@pytest.mark.parametrize(("switches", "goes"), [({}, -1), ({"captured_leaders_lost": True}, 0)])
def test_a_leader_led_off_the_map_is_not_killed(switches: dict[str, bool], goes: int) -> None:
    """The book says killed; by the switch a prisoner who has been taken away is lost too."""
    game = storm([who("galeran", "F11", captive=True), *FALLEN[1:]], switches=switches)
    game.state = game.state.with_being(game["galeran"]._replace(away=Away.CAPTURED))
    game.do(Done())
    assert game.state.withdrawing == goes


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-01")
def test_everybody_goes_as_far_as_he_can_towards_the_exit_and_leaves() -> None:
    game = storm(FALLEN)
    game.do(Done())
    until(game, 3)
    assert game.refused(Done()).reason == "must_withdraw"
    assert Done() not in list(game.legal)
    assert game.refused(Move("osmond", game.cells("F9"))).reason == "must_withdraw"
    ends = {game.field.name(move.path[-1]) for move in game.legal if isinstance(move, Move)}
    assert "F1" in ends  # 7 of his 8 points
    assert all(name[1:] == "1" for name in ends)
    game.do(Move("osmond", game.cells("F7 F6 F5 F4 F3 F2 F1")))
    assert game.refused(Done()).reason == "must_withdraw"
    game.do(Leave("osmond"))
    until(game, 4)
    told = game.do(Done())
    ended = of_kind(told, BattleEnded)[0]
    assert (ended.winner, ended.reason) == (1, "withdrawal")


@pytest.mark.rule("A-MISC-03", "RULING-A-MISC-01")
def test_they_attack_only_who_bars_the_way_and_do_not_shoot() -> None:
    """Milo stands between Guy and the exit, Okeanos behind him."""
    men = [who("galeran", "F11", health="dead"), who("guy", "F6"), who("milo", "F5", "B"), who("okeanos", "F7", "B"), who("alphonse", "A7")]
    game = storm(men)
    game.do(Done())
    bow = missiles(game.field, game["alphonse"])[0].id
    assert game.refused(Shoot("alphonse", "milo", game.cell("F5"), game.cell("A7"), bow)).reason == "withdraws"
    assert not [command for command in game.legal if isinstance(command, Shoot)]
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("guy",), "milo"))
    assert game.refused(Attack(("guy",), "okeanos")).reason == "bars_no_way"


@pytest.mark.rule("A-MISC-03")
def test_without_an_exit_any_edge_will_do() -> None:
    game = storm(FALLEN, exits=[])
    game.do(Done())
    until(game, 3)
    ends = {game.field.name(move.path[-1]) for move in game.legal if isinstance(move, Move)}
    assert ends
    assert all(name[1:] in ("1", "12") or name[0] in "AL" for name in ends)
    game.do(Move("osmond", game.cells("F9 F10 F11 F12")))
    game.do(Leave("osmond"))
    assert game["osmond"].away == "exited"


@pytest.mark.rule("A-MISC-03")
@pytest.mark.parametrize("seed", range(4))
def test_random_players_bring_it_to_an_end(seed: int) -> None:
    men = [
        who("galeran", "F11", health="dead"), who("guy", "F6"), who("osmond", "G7"), who("payn", "D8", mounted=True, facing=0),
        who("milo", "F5", "B"), who("okeanos", "G4", "B"), who("stephanos", "A12", "B"),
    ]  # fmt: skip
    game = storm(men, turns=30)
    players = RandomPlayer(seed), RandomPlayer(seed + 100)
    dice = SeededDice(f"withdrawal {seed}")
    for _ in range(2000):
        if game.state.outcome is not None:
            break
        side = game.decides
        assert side is not None
        assert len(game.legal)
        _, game.state = decide(game.position, players[side].choose(game.legal), dice)
    assert game.state.outcome is not None
