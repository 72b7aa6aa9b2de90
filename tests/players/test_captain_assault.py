"""When a captain goes in with everybody, and when not: enough for the day now, or the turns run out."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from hauberk.common.dice import DiceRanOut
from hauberk.players.captain import Captain
from tests.battle.scaled_walls import PALISADE, palisade, put
from tests.kit import Table, man
from tests.players.test_captain_storming import THINKERS, storm, works
from tests.players.test_tactics import captain, phase

COURT = [{"id": "court", "hexes": "D4 D5 D6 E4 E5 E6 F4 F5 F6"}]


def stakes(picture: str, number: int, turns: int = 12, turn: int = 2, **more: Any) -> Table:
    """Two ladders stand against stakes without a platform; side A wants so many in the court behind."""
    leaning = [{"id": name, "side": "A", "at": at, "facing": 2} for name, at in (("one", "C4"), ("two", "C5"))]
    more.setdefault("ladders", leaning)
    return palisade(picture, areas=COURT, victory=storm("court", number), turns=turns, turn=turn, phase=2 * turn - 1, **more)


def inside(game: Table, *names: str) -> int:
    """How many of some people are in the court."""
    return sum(bool(game.state.beings[who].area & game.field.areas["court"]) for who in names)


def lucky(game: Table, who: Captain) -> None:
    """A movement in which everybody who jumps lands well."""
    while not isinstance(command := who.choose(game), c.Done):
        try:
            game.do(command)
        except DiceRanOut:
            game.do(command, 1)


ATTACKERS = {"A": man("osmond", "A"), "E": man("bernier", "A", health="wounded"), "G": man("renouf", "A")}
DEFENDERS = [
    {"who": "carlo", "side": "B", "at": "F5"},
    {"who": "sandro", "side": "B", "at": "F6"},
    {"who": "milo", "side": "B", "at": "F3"},
]


@pytest.mark.parametrize("strength", THINKERS)
def test_enough_for_the_day_go_in_at_once(strength: int) -> None:
    """Three are wanted in the court and three can be there: the wounded man and the archer too, whoever waits behind the stakes."""
    game = stakes(put(PALISADE, B5="A", C4="E", B6="G"), 3, men=DEFENDERS, **ATTACKERS)
    lucky(game, captain(strength))
    assert inside(game, "osmond", "bernier", "renouf") == 3


@pytest.mark.parametrize("strength", THINKERS)
def test_too_few_for_the_day_spare_their_wounded(strength: int) -> None:
    """Four are wanted: the wounded man has nothing to do in the court yet."""
    game = stakes(put(PALISADE, B5="A", C4="E", B6="G"), 4, men=DEFENDERS, **ATTACKERS)
    lucky(game, captain(strength))
    assert not inside(game, "bernier")


@pytest.mark.parametrize(("turn", "goes"), [(2, False), (11, True)])
@pytest.mark.parametrize("strength", THINKERS)
def test_when_the_turns_run_out_the_wounded_go_too(strength: int, turn: int, goes: bool) -> None:
    """Three are wanted, and a wounded man is the third: early in the day he is spared, late he climbs."""
    more = [*DEFENDERS, {"who": "okeanos", "side": "B", "at": "E6"}]
    game = stakes(put(PALISADE, B5="A", B3="E", B6="G"), 3, turn=turn, men=more, **ATTACKERS)
    lucky(game, captain(strength))
    assert (game.at("bernier") in ("C4", "C5")) is goes


@pytest.mark.parametrize("strength", THINKERS)
def test_who_has_ladders_does_not_burn_the_palisade_before_them(strength: int) -> None:
    """A man stands beside the stakes with nothing else to do."""
    game = stakes(put(PALISADE, C6="A"), 2, sequence="combat", men=[{"who": "carlo", "side": "B", "at": "F1"}], A=man("osmond", "A"))
    assert "set_fire" not in works(phase(game, captain(strength)))


@pytest.mark.parametrize("strength", THINKERS)
def test_who_storms_lets_the_enemys_palisade_burn(strength: int) -> None:
    """The fire is the enemy's, and so is what it burns."""
    fire = {"at": "D1/1", "side": "B", "age": 1, "origin": "hand"}
    game = stakes(put(PALISADE, C1="A"), 2, sequence="combat", fires=[fire], men=DEFENDERS, A=man("osmond", "A"))
    offered = [command.task for command in game.legal if isinstance(command, c.Work)]
    assert "put_out" in offered
    assert "put_out" not in works(phase(game, captain(strength)))
