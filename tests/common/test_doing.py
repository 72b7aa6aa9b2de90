"""The core of a command being carried out, with the smallest game there is."""

from __future__ import annotations

from hauberk.battle.core.doing import Doing as BattleDoing
from hauberk.common.dice import ScriptedDice
from hauberk.common.doing import Doing, Rolled
from hauberk.siege.doing import Doing as SiegeDoing


def _count(state: int, event: int | Rolled) -> int:
    return state + (event.face if isinstance(event, Rolled) else event)


def test_the_state_follows_every_event_and_every_throw_is_one() -> None:
    doing: Doing[int, int] = Doing(100, ScriptedDice((4, 9)), _count)
    doing.emit(7)
    assert doing.roll("luck") == 4
    assert doing.roll("height", 20) == 9
    assert doing.events == [7, Rolled("luck", 10, 4), Rolled("height", 20, 9)]
    assert doing.state == 120


def test_battles_and_sieges_share_it() -> None:
    assert BattleDoing.roll is SiegeDoing.roll is Doing.roll
