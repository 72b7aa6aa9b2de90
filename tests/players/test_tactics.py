"""What a captain does in plain situations: each is drawn so that only one answer is good soldiering."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import forecast
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from tests.kit import Table, drawn, man, rider

THINKERS = (2, 3)


def captain(strength: int = 2, temperament: str = "steady") -> Captain:
    return Captain(temperament, strength, "tactics")


def phase(game: Table, who: Captain, limit: int = 40) -> list[c.Command]:
    """Everything a captain commands until he ends the sequence or somebody else decides."""
    side, sequence = game.decides, game.state.sequence
    given: list[c.Command] = []
    while game.decides == side and game.state.sequence == sequence and len(given) < limit:
        command = who.choose(game)
        given.append(command)
        if isinstance(command, c.Done):
            break
        game.do(command)
    return given


# -- shooting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", THINKERS)
def test_the_better_shot_is_taken(strength: int) -> None:
    """Two light men alike, one near in the open, one far off in the scrub."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  A  .  .  B  .  .  .  .  .  .  .  .  .  .  .  .  Cs
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        sequence="fire", A=man("renouf", "A"), B=man("pandolf", "B"), C=man("tosto", "B"),
    )  # fmt: skip
    command = captain(strength).choose(game)
    assert isinstance(command, c.Shoot)
    assert command.target == "pandolf"
    hurt = {target: _hurt(game, target) for target in ("pandolf", "tosto")}
    assert hurt["pandolf"] > hurt["tosto"]


def _hurt(game: Table, target: str) -> float:
    shots = [each for each in game.legal if isinstance(each, c.Shoot) and each.target == target]
    found = forecast(BATTLE, game.position, shots[0])
    return float(found.chance(lambda outcome: any(who == target for who, _ in outcome.changes)))


def test_nobody_shoots_into_his_own_men() -> None:
    """The mark stands among three comrades of the shooter: a stray arrow would do more harm than good."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  D  .  .
        .  A  .  .  .  .  .  .  .  .  .  .  .  .  .  B  F  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  E  G  .  .
        """,
        sequence="fire",
        A=man("renouf", "A"), B=man("carlo", "B"), D=man("colin", "A", health="wounded"), E=man("osmond", "A", health="wounded"),
        F=man("olivier", "A", health="wounded"), G=man("alphonse", "A", health="wounded"),
    )  # fmt: skip
    assert not any(isinstance(command, c.Shoot) and command.man == "renouf" for command in phase(game, captain()))


def watched(target: str, strength: int) -> c.Command:
    """What an archer answers to somebody who walks past at twelve hexes, with a second enemy at four."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  A  .  .  .  B  .  .  .  .  .  .  .  .  C  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        active="B", A=man("renouf", "A"), B=man("pandolf", "B", health=target), C=man("carlo", "B"),
    )  # fmt: skip
    game.do(c.Move("carlo", game.cells("O3")))
    assert game.asked == "move_watched"
    return captain(strength).choose(game)


@pytest.mark.parametrize("strength", THINKERS)
def test_a_shot_is_kept_for_a_better_mark(strength: int) -> None:
    assert watched("wounded", strength) == c.HoldFire()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_shot_that_cannot_come_again_is_taken(strength: int) -> None:
    """The enemy comes up to the archer: beside him nobody shoots any more."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .
        .  A  .  .  .  B  .  .
        .  .  .  .  .  .  .  .
        """,
        active="B", A=man("renouf", "A"), B=man("pandolf", "B"),
    )  # fmt: skip
    game.do(c.Move("pandolf", game.cells("E3 D2 C2")))
    answer = captain(strength).choose(game)
    assert isinstance(answer, c.ShootBack)
    assert answer.target == "pandolf"


# -- charges -------------------------------------------------------------------------------------------------------

LISTS = """
    .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .  .  .
    .  .  .  .  .  .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("strength", THINKERS)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_a_lone_man_in_the_open_is_charged(temperament: str, strength: int) -> None:
    game = drawn(LISTS, sequence="charges", G=rider("gui", "A", 2), T=man("tosto", "B"))
    command = captain(strength, temperament).choose(game)
    assert isinstance(command, c.Charge)
    assert command.target == "tosto"


def ranks(**more: Any) -> Table:
    """Nine hoplites in three ranks from edge to edge, their pikes towards a rider."""
    return drawn(
        """
        .  .  .  .  .  .  .  .  P  S  V  .
        .  G  .  .  .  .  .  .  Q  T  W  .
        .  .  .  .  .  .  .  .  R  U  X  .
        """,
        P=man("leontios", "B"), Q=man("okeanos", "B"), R=man("palaimon", "B"),
        S=man("philemon", "B"), T=man("manueles", "B"), U=man("argyris", "B"),
        V=man("theodoros", "B"), W=man("zenon", "B"), X=man("prokopios", "B"),
        formations=[{"side": "B", "men": ["leontios", "okeanos", "palaimon", "philemon", "manueles", "argyris", "theodoros", "zenon",
                                          "prokopios"], "right": 0}],
        G=rider("gui", "A", 2), **more,
    )  # fmt: skip


@pytest.mark.parametrize("strength", THINKERS)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_nobody_charges_pikes_in_ranks(temperament: str, strength: int) -> None:
    game = ranks(sequence="charges")
    assert any(isinstance(command, c.Charge) for command in game.legal)
    assert captain(strength, temperament).choose(game) == c.Done()


@pytest.mark.parametrize("strength", THINKERS)
def test_a_knight_rides_to_meet_a_light_rider(strength: int) -> None:
    """An archer is charged; a knight behind him has the charger before him."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  Z  .  .  .  .  .  .  .  .  .  A  .  .  .  .  K  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        sequence="charges", active="B", Z=rider("ziri", "B", 2), A=man("renouf", "A"), K=rider("tancrede", "A", 5),
    )  # fmt: skip
    charges = [command for command in game.legal if isinstance(command, c.Charge) and command.target == "renouf"]
    met = [charge for charge in charges if _asks_to_meet(game, charge)]
    assert met, "nobody could meet the charge"
    game.do(met[0])
    answer = captain(strength).choose(game)
    assert isinstance(answer, c.CounterCharge)
    assert answer.man == "tancrede"


def _asks_to_meet(game: Table, charge: c.Charge) -> bool:
    before = game.state
    game.do(charge)
    asked, game.state = game.asked, before
    return asked == "charge_met"


# -- movement ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", THINKERS)
def test_an_archer_steps_away_from_contact(strength: int) -> None:
    """Out of the sergeant's reach, for the archer is faster."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  A  B  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        A=man("renouf", "A"), B=man("carlo", "B"),
    )  # fmt: skip
    phase(game, captain(strength))
    assert game.field.board.distance(game["renouf"].cell, game["carlo"].cell) > game["carlo"].values.movement + 1


@pytest.mark.parametrize("strength", THINKERS)
def test_a_wounded_man_keeps_out_of_it(strength: int) -> None:
    """Wounded he walks half as far, but out of the reach of the enemy's one slow man."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  A  .  .  .  B  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .
        """,
        A=man("osmond", "A", health="wounded"), B=man("carlo", "B"),
    )  # fmt: skip
    before = game.field.board.distance(game["osmond"].cell, game["carlo"].cell)
    phase(game, captain(strength))
    assert game.field.board.distance(game["osmond"].cell, game["carlo"].cell) > before


@pytest.mark.parametrize("strength", THINKERS)
def test_three_go_for_one(strength: int) -> None:
    """Three sergeants within reach of a knight who stands alone gather round him and strike together."""
    game = drawn(
        """
        .  .  .  A  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  B  .  .  K  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  C  .  .  .  .  .  .
        """,
        A=man("raoul", "A"), B=man("gautier", "A"), C=man("enguerrand", "A"), K=man("ademar", "B"),
    )  # fmt: skip
    player = captain(strength)
    phase(game, player)
    assert game.state.sequence == 3
    game.do(c.Done())
    assert game.state.sequence == 4
    attack = player.choose(game)
    assert isinstance(attack, c.Attack)
    assert len(attack.men) >= 2
    assert attack.target == "ademar"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_way_out_is_taken_when_it_wins(strength: int) -> None:
    game = drawn(
        """
        .  .  .  .  .  .
        .  A  .  .  .  .
        .  .  .  .  .  B
        """,
        A=man("osmond", "A"), B=man("carlo", "B"), turns=9,
        exits=[{"id": "west", "side": "A", "hexes": "A1 A2 A3"}],
        victory=[{"side": "A", "at": "once", "all": [{"kind": "exited", "side": "A", "at_least": 1, "exit": "west"}]},
                 {"side": "B", "at": "end", "all": []}],
    )  # fmt: skip
    given = phase(game, captain(strength))
    assert c.Leave("osmond") in given
    assert game["osmond"].away == "exited"


@pytest.mark.parametrize("strength", THINKERS)
def test_ground_that_decides_is_taken(strength: int) -> None:
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        A  .  .  .  .  .  .  .  .  B
        .  .  .  .  .  .  .  .  .  .
        """,
        A=man("raoul", "A"), B=man("carlo", "B"), turns=9,
        areas=[{"id": "knoll", "hexes": "D1 D2 D3 E2"}],
        victory=[{"side": "A", "at": "once", "all": [{"kind": "holds", "side": "A", "area": "knoll", "at_least": 1}]},
                 {"side": "B", "at": "end", "all": []}],
    )  # fmt: skip
    phase(game, captain(strength))
    assert game.at("raoul") in ("D1", "D2", "D3", "E2")


@pytest.mark.parametrize("strength", THINKERS)
def test_hoplites_in_ranks_stay_in_ranks(strength: int) -> None:
    game = ranks(active="B")
    phase(game, captain(strength))
    assert len(game.state.formations) == 1
    assert all(being.formation for being in game.state.people(1))


# -- combat --------------------------------------------------------------------------------------------------------


def test_the_stunned_are_finished_first() -> None:
    game = drawn(
        """
        .  .  .  .
        .  A  K  .
        .  B  .  .
        """,
        sequence="combat", A=man("raoul", "A"), K=man("carlo", "B"), B=man("sandro", "B", health="stunned"),
    )  # fmt: skip
    attack = captain(3).choose(game)
    assert isinstance(attack, c.Attack)
    assert attack.target == "sandro"


@pytest.mark.parametrize("strength", THINKERS)
def test_a_hopeless_attack_is_not_made(strength: int) -> None:
    """A slinger does not strike at a knight."""
    game = drawn(
        """
        .  .  .  .
        .  A  K  .
        .  .  .  .
        """,
        sequence="combat", A=man("rotari", "A"), K=rider("tancrede", "B", 2),
    )  # fmt: skip
    assert captain(strength).choose(game) == c.Done()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_healthy_man_takes_the_blow(strength: int) -> None:
    """Of two attackers the wounded one would die of being stunned."""
    game = drawn(
        """
        .  .  .  .
        .  A  K  .
        .  .  B  .
        """,
        sequence="combat", A=man("raoul", "A"), B=man("gautier", "A", health="wounded"), K=rider("tancrede", "B", 4),
    )  # fmt: skip
    game.do(c.Attack(("raoul", "gautier"), "tancrede"), 10)
    assert game.asked == "casualty_asked"
    assert captain(strength).choose(game) == c.TakeHit("raoul")


@pytest.mark.parametrize("strength", THINKERS)
def test_who_is_driven_back_goes_where_no_enemy_waits(strength: int) -> None:
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  A  .  .
        C  .  .  B  .  .
        .  .  .  .  D  .
        .  .  .  .  .  .
        """,
        sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B"), C=man("zenon", "B"), D=man("raoul", "A"),
    )  # fmt: skip
    game.do(c.Attack(("tancrede",), "okeanos"), 7)
    if game.asked != "retreat_owed":
        pytest.fail(f"not driven back but {game.asked or game['okeanos'].face}")
    answer = captain(strength).choose(game)
    assert isinstance(answer, c.Retreat)
    assert all(game.field.board.distance(answer.cell, game[foe].cell) > 1 for foe in ("tancrede", "raoul"))
