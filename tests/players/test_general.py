"""What a general does in plain situations, where whoever looks at the enemy's answer sees what is right."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from hauberk.lab.bouts import Bout, begun, play_on, players
from hauberk.players.by_name import BUILT_IN, GENERALS, YARDSTICK, check_name
from hauberk.players.captain import TEMPERAMENTS, Captain
from hauberk.players.general.general import General
from hauberk.tell.messages import messages_in
from hauberk.text.opponent import opponent
from tests.kit import Table, drawn, man
from tests.players.test_tactics import phase


def general(strength: int = 4, character: str = "steady") -> General:
    return General(character, strength, "general")


def moved(game: Table, who: General) -> list[str]:
    """Whom he sends elsewhere in a movement."""
    return [command.man for command in phase(game, who) if isinstance(command, c.Move)]


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", GENERALS)
@pytest.mark.parametrize("family", ["", "captain:", "general:"])
def test_from_strength_four_on_a_general_sits_down(family: str, strength: int) -> None:
    seats = players(begun(Bout("battle", "the_ford", "seat")), Bout("battle", "the_ford", "seat", (f"{family}rash:{strength}", "steady:3")))
    assert isinstance(seats[0], General)
    assert (seats[0].temperament, seats[0].strength) == ("rash", strength)
    assert type(seats[1]) is Captain


def test_at_the_text_table_too() -> None:
    leader = opponent("rash:5", "seat")
    assert isinstance(leader, General)
    assert "5" in leader.title(messages_in("en"))


def test_the_yardstick_is_no_general() -> None:
    assert not {word for word in BUILT_IN[YARDSTICK].words if word.endswith(tuple(map(str, GENERALS)))}
    check_name("steady:5")


# -- the answer is seen --------------------------------------------------------------------------------------------

FIELD = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  B  .  .  .
    .  A  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  C  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  D  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""


def out(side: str, number: int) -> dict[str, Any]:
    """A side has won when so many of the other are out of action."""
    return {"side": side, "at": "once", "all": [{"kind": "out", "side": "B" if side == "A" else "A", "at_least": number}]}


@pytest.mark.parametrize("strength", GENERALS)
@pytest.mark.parametrize("character", TEMPERAMENTS)
def test_nobody_walks_alone_into_the_reach_of_three(character: str, strength: int) -> None:
    """He may come nearer, but not so near that they strike first, three against one."""
    game = drawn(
        FIELD,
        A=man("tosto", "A"),
        B=man("drogon", "B"),
        C=man("serlon", "B"),
        D=man("hamon", "B"),
        victory=[out("A", 2), out("B", 1)],
        turns=12,
    )
    who = general(strength, character)
    phase(game, who)
    here, board = game["tosto"].cell, game.field.board
    far = min(board.distance(here, game[foe].cell) - game[foe].values.movement for foe in ("drogon", "serlon", "hamon"))
    assert far > 1


def test_two_go_together_for_one() -> None:
    """Alone each of them would rather not; both at once strike far harder."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  A  .  .  .  .  .  .  .  .
        .  .  .  .  .  T  .  .  .  .
        .  B  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        A=man("alphonse", "A"), B=man("osmond", "A"), T=man("tosto", "B"), victory=[out("A", 1), out("B", 2)], turns=12,
    )  # fmt: skip
    assert set(moved(game, general())) == {"alphonse", "osmond"}
    around = game.field.board.around[game["tosto"].cell]
    assert all(around >> game[who].cell & 1 for who in ("alphonse", "osmond"))


# -- what decides --------------------------------------------------------------------------------------------------

GROUND = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
    .  .  A  .  .  .  .  .  .  .  B  .
    .  .  .  .  .  .  .  .  .  .  C  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""
COURT = [{"id": "court", "hexes": "F2 F3 F4 G2 G3 G4 H3"}]


def held(side: str, at: str, number: int = 1) -> dict[str, Any]:
    return {"side": side, "at": at, "all": [{"kind": "holds", "side": side, "area": "court", "at_least": number}]}


def on_the_ground(game: Table, who: str) -> bool:
    return bool(game.field.areas["court"] >> game[who].cell & 1)


@pytest.mark.parametrize("strength", GENERALS)
def test_in_the_last_turn_one_man_denies_the_ground(strength: int) -> None:
    """The enemy on the ground wins if he is alone there when the turn is over: whatever it costs, somebody must stand there too."""
    picture = GROUND.replace(".  .  A  .  .  .  .  .", ".  .  A  .  .  .  C  D").replace("C  .\n", ".  .\n").replace("B  .\n", ".  .\n")
    game = drawn(
        picture, A=man("tosto", "A"), C=man("drogon", "B"), D=man("serlon", "B"), areas=COURT, victory=[held("B", "end"), out("B", 9)],
        turns=6, turn=6, phase=12, first="B",
    )  # fmt: skip
    phase(game, general(strength))
    assert on_the_ground(game, "tosto")


@pytest.mark.parametrize("strength", GENERALS)
def test_who_can_win_by_standing_there_goes(strength: int) -> None:
    """Two must stand on the ground when the phase is over, and both can."""
    picture = GROUND.replace(".  .  A  .", ".  A  E  .")
    game = drawn(
        picture, A=man("tosto", "A"), E=man("pandolf", "A"), B=man("drogon", "B"), C=man("serlon", "B"), areas=COURT,
        victory=[held("A", "once", 2), out("B", 1)], turns=9,
    )  # fmt: skip
    phase(game, general(strength))
    assert on_the_ground(game, "tosto")
    assert on_the_ground(game, "pandolf")


# -- what he says --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_he_says_why_each_man_goes_where_he_goes(lang: str) -> None:
    """In every battle of a kind, with words for every reason he has."""
    bout = Bout("battle", "the_first_arrows", "why", ("general:steady:4", "captain-0.5:steady:1"))
    match = begun(bout)
    seats = players(match, bout)
    said = set()
    for _ in range(40):
        side = match.side
        assert side is not None
        command = seats[side].choose(match)
        if side == 0:
            said.add(seats[0].why(lang))  # type: ignore[attr-defined]
        assert match.why_not(command) is None
        match.do(command)
    assert len(said) > 5
    assert not any("captain-" in sentence for sentence in said)


def test_a_whole_battle_is_lawful() -> None:
    """His commands go through the rules like everybody's, to the end."""
    bout = Bout("battle", "the_barn", "whole", ("general:rash:4", "captain-0.5:steady:1"))
    match = begun(bout)
    play_on(match, players(match, bout), lambda _fight: None)
    assert match.state.outcome is not None
