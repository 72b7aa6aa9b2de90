"""People of a campaign who come to a battle hungry, without weapons or in bonds; and a side that yields."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import UNARMED, Health
from hauberk.battle.core.commands import Attack, CallOff, Done, Move, Rearm, Shoot, Work
from hauberk.battle.core.events import BattleEnded, Fought, Freed, Shot
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.battle.scenario.calling_off import plan_calling_off
from hauberk.common.faults import BadInput
from tests.kit import Table, drawn, go_to, man, of_kind, rider

FACING = """
    .  .  .  .
    .  A  .  .
    .  B  .  .
    .  .  .  .
"""


# -- hunger ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SUPPLY-05")
def test_the_hungry_move_half_as_far() -> None:
    game = drawn(FACING, A=man("tancrede", "A"), B=man("okeanos", "B"), hungry=["tancrede"])
    printed = drawn(FACING, A=man("tancrede", "A"), B=man("okeanos", "B"))
    assert game["tancrede"].values.movement == printed["tancrede"].values.movement // 2
    assert game["tancrede"].values.attack == printed["tancrede"].values.attack
    assert game["okeanos"].values == printed["okeanos"].values


@pytest.mark.rule("C-SUPPLY-05")
@pytest.mark.parametrize(("hungry", "added"), [(["tancrede"], [1]), (["okeanos"], []), ([], [])])
def test_the_hungry_strike_with_a_higher_die(hungry: list[str], added: list[int]) -> None:
    game = drawn(FACING, sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B"), hungry=hungry)
    fought = of_kind(game.do(Attack(("tancrede",), "okeanos"), 4), Fought)[0]
    assert [(term.value, term.rule) for term in fought.die_terms if term.reason == "hungry"] == [(one, "C-SUPPLY-05") for one in added]
    face = next(term.value for term in fought.die_terms if term.reason == "die")
    armour = sum(term.value for term in fought.die_terms if term.reason == "armoured")
    assert fought.result == game.field.rules.melee.result(fought.column, face + armour + sum(added), False)


@pytest.mark.rule("C-SUPPLY-05")
def test_the_hungry_shoot_with_higher_dice() -> None:
    picture = """
        .  .  .  .
        .  A  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  B  .  .
        .  .  .  .
    """
    fed = drawn(picture, sequence="fire", A=man("stephanos", "A"), B=man("tancrede", "B"))
    game = drawn(picture, sequence="fire", A=man("stephanos", "A"), B=man("tancrede", "B"), hungry=["stephanos"])
    shots = []
    for each in (fed, game):
        shot = next(command for command in each.legal if isinstance(command, Shoot))
        shots += of_kind(each.do(shot, 2, 5), Shot)
    for terms in ((each.impact_terms, each.hit_terms) for each in shots[1:]):
        assert [sum(term.value for term in part if term.reason == "hungry") for part in terms] == [1, 1]
    assert not any(term.reason == "hungry" for term in (*shots[0].impact_terms, *shots[0].hit_terms))


# -- prisoners of a column ---------------------------------------------------------------------------------------------

COLUMN = """
    .  .  .  .  .  .
    .  A  P  .  .  .
    .  .  .  B  .  .
    .  .  .  .  .  .
    .  .  .  .  B  .
"""


def column(**more: object) -> Table:
    """Tancred stands beside Drogon, whom Okeanos leads along."""
    picture = COLUMN.replace("B", "E", 1).replace("B", ".")
    return drawn(picture, A=man("tancrede", "A"), P=man("drogon", "A"), E=man("okeanos", "B"), bound=["drogon"], **more)  # type: ignore[arg-type]


@pytest.mark.rule("C-PRIS-06")
def test_a_prisoner_of_a_column_has_a_defence_of_one_and_does_not_get_away_by_himself() -> None:
    game = column()
    assert game["drogon"].captive
    assert game["drogon"].face == UNARMED
    assert (game["drogon"].values.attack, game["drogon"].values.defence) == (0, 1)
    assert game.refused(Move("drogon", game.cells("C1"))).reason == "bound"


@pytest.mark.rule("C-PRIS-06")
def test_a_friend_frees_him_by_a_whole_turn_beside_him() -> None:
    game = column()
    free = Work("free_prisoner", ("tancrede",), game["drogon"].cell)
    go_to(game, COMBAT, 0)
    assert game.refused(free).reason == "needs_a_full_turn"  # he has only now stopped beside him
    go_to(game, COMBAT, 0)
    assert free in game.legal
    assert of_kind(game.do(free), Freed)
    assert not game["drogon"].captive
    assert game["drogon"].disarmed
    assert game["drogon"].values.defence == 1  # until he has weapons


@pytest.mark.rule("C-PRIS-06")
def test_his_captors_may_strike_a_bound_prisoner() -> None:
    """Printed: a prisoner who is led along has a defence of 1, so he can be struck; his own side cannot do it."""
    game = drawn(FACING, sequence="combat", A=man("okeanos", "A"), B=man("drogon", "B"), bound=["drogon"])
    blow = Attack(("okeanos",), "drogon")
    assert blow in game.legal
    assert blow in list(game.legal)
    fought = of_kind(game.do(blow, 1), Fought)[0]
    assert [term.value for term in fought.differential] == [game["okeanos"].values.attack, -1]
    assert game["drogon"].health != Health.HEALTHY
    friend = drawn(FACING.replace("B", "P"), sequence="combat", A=man("tancrede", "B"), P=man("drogon", "B"), bound=["drogon"])
    assert friend.refused(Attack(("tancrede",), "drogon")) is not None


@pytest.mark.rule("C-PRIS-06")
@pytest.mark.parametrize("face", range(1, 11))
def test_whatever_the_blow_does_to_him_a_living_prisoner_stays_in_bonds(face: int) -> None:
    game = drawn(FACING, sequence="combat", A=man("okeanos", "A"), B=man("drogon", "B"), bound=["drogon"])
    game.do(Attack(("okeanos",), "drogon"), face)
    for _ in range(12):
        if game.state.pending or game.state.outcome:
            break
        game.do(Done())
    assert game["drogon"].captive == (game["drogon"].health != Health.DEAD)


@pytest.mark.rule("C-PRIS-06")
def test_his_captors_may_shoot_at_a_bound_prisoner() -> None:
    picture = """
        .  .  .  .  .  .
        .  S  .  .  P  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    game = drawn(picture, sequence="fire", S=man("stephanos", "A"), P=man("drogon", "B"), bound=["drogon"])
    shots = [command for command in game.legal if isinstance(command, Shoot) and command.target == "drogon"]
    assert shots
    game.do(shots[0], 1, 1)
    assert game["drogon"].health != Health.HEALTHY


@pytest.mark.rule("C-PRIS-06")
def test_nobody_is_freed_by_who_moves_rides_or_stands_elsewhere() -> None:
    game = column()
    game.do(Move("tancrede", game.cells("B1")))
    go_to(game, COMBAT, 0)
    go_to(game, MOVEMENT, 0)
    game.do(Move("tancrede", game.cells("B2")))
    go_to(game, COMBAT, 0)
    assert game.refused(Work("free_prisoner", ("tancrede",), game["drogon"].cell)).reason == "needs_a_full_turn"
    assert game.refused(Work("free_prisoner", ("tancrede",), game.cell("A1"))).reason == "nobody_to_free"
    far = drawn(COLUMN.replace("A", ".").replace("B", "E", 1).replace("B", "A"), A=man("tancrede", "A"), P=man("drogon", "A"),
                E=man("okeanos", "B"), bound=["drogon"])  # fmt: skip
    go_to(far, COMBAT, 0)
    assert far.refused(Work("free_prisoner", ("tancrede",), far["drogon"].cell)).reason == "not_beside_it"


@pytest.mark.rule("C-PRIS-07")
@pytest.mark.parametrize("health", ["dead", "stunned"])
def test_free_he_takes_the_weapons_of_a_dead_or_stunned_man(health: str) -> None:
    game = drawn(
        """
        .  .  .  .  .  .
        .  P  .  .  .  .
        .  D  .  .  E  .
        .  .  .  .  .  .
        """,
        P=man("drogon", "A"), D=man("okeanos", "B", health=health), E=man("stephanos", "B"), unarmed=["drogon"],
    )  # fmt: skip
    assert game["drogon"].disarmed
    assert game["drogon"].values.defence == 1
    game.do(Rearm("drogon"))
    if health == "stunned":
        state = game.state
        game.state = state.with_being(state.beings["okeanos"]._replace(stunned_in=99))  # he does not get up in the meantime
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    game.do(Rearm("drogon"))
    assert game["drogon"].values == game["drogon"].character.faces["foot"]


@pytest.mark.rule("C-PRIS-06")
def test_a_set_up_names_only_people_who_are_there_and_walk() -> None:
    with pytest.raises(BadInput, match="nobody is called"):
        drawn(FACING, A=man("tancrede", "A"), B=man("okeanos", "B"), hungry=["nobody"])
    with pytest.raises(BadInput, match="sits on a horse"):
        drawn(FACING, A=rider("tancrede", "A", 0), B=man("okeanos", "B"), bound=["tancrede"])


# -- a side yields -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-END-03", "C-END-02")
@pytest.mark.parametrize(("when", "reason"), [("surrender", "surrendered"), ("any", "withdrew")])
def test_a_side_may_flee_or_yield_in_any_own_phase(when: str, reason: str) -> None:
    rights = [{"side": "A", "when": when}, {"side": "B", "when": when}]
    game = drawn(FACING, A=man("tancrede", "A"), B=man("okeanos", "B"), call_off=rights)
    assert game.allowed(CallOff(0))
    assert not game.allowed(CallOff(1))
    assert plan_calling_off(game.position, CallOff(0)) == game.field.calls[0]
    ended = of_kind(game.do(CallOff(0)), BattleEnded)[0]
    assert (ended.winner, ended.reason) == (1, reason)
