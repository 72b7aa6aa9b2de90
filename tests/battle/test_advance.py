"""Advance after combat. Rulebook 6.6."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Advance, Attack, Displaced, Done, Fall, HoldGround, Move, Retreat, TakeHit
from hauberk.battle.core.events import Advanced, Asked, HorseMoved, InfiltrationTested, Rolled
from hauberk.battle.melee.advance import points_of
from tests.kit import Man, Table, drawn, man, of_kind, rider

DUEL = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  G  A  .  .  .  .
    .  .  .  R  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def duel(picture: str = DUEL, **more: object) -> Table:
    """Guy (C3, 6 points) and Raoul (D4) beside Ahmad (D3, 8 points)."""
    people = {"G": man("guy", "A"), "R": man("raoul", "A"), "A": man("ahmad", "B")}
    return drawn(picture, **{"sequence": "combat", **people, **more})


def ends(game: Table, who: str) -> set[str]:
    """Where somebody could follow to."""
    name = game.field.name
    return {name(command.path[-1]) for command in game.legal if isinstance(command, Advance) and command.man == who}


# -- when and who ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ADV-01", "ADV-03", "CTX-09")
@pytest.mark.parametrize(("die", "health"), [(1, Health.DEAD), (5, Health.STUNNED), (7, Health.HEALTHY)])
def test_the_attacker_follows_a_beaten_defender(die: int, health: int) -> None:
    """Ahmad is killed, stunned or driven back: Guy may advance, Raoul beside him had no part in it."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), die)
    if health == Health.HEALTHY:
        game.do(Retreat("ahmad", game.cell("E3")))
    assert game["ahmad"].health == health
    assert (game.asked, game.decides) == ("advance_offered", 0)
    assert game.refused(Advance("raoul", game.cells("D3"))).rule == "ADV-03"
    assert game.refused(Advance("ahmad", game.cells("C3"))).rule == "ADV-03"
    assert {command.man for command in game.legal if isinstance(command, Advance)} == {"guy"}


@pytest.mark.rule("ADV-01", "ADV-03", "CTX-09")
@pytest.mark.parametrize("die", [8, 10])
def test_the_defender_follows_beaten_attackers(die: int) -> None:
    """Osmond is driven back, or stunned, by the man he attacked: Ahmad may advance in the enemy's phase."""
    game = duel(G=man("osmond", "A"))
    game.do(Attack(("osmond",), "ahmad"), die)
    if die == 8:
        game.do(Retreat("osmond", game.cell("B3")))
    assert (game.asked, game.decides) == ("advance_offered", 1)
    assert {command.man for command in game.legal if isinstance(command, Advance)} == {"ahmad"}
    game.do(Advance("ahmad", game.cells("C3 C2")))
    assert (game.at("ahmad"), game.state.active, game.asked) == ("C2", 0, "")


@pytest.mark.rule("ADV-01", "CTX-09")
def test_a_killed_attacker_is_followed() -> None:
    """Osmond was wounded already and dies of the blow: his hex is open to Ahmad."""
    game = duel(G=man("osmond", "A", health="wounded"))
    game.do(Attack(("osmond",), "ahmad"), 10)  # 5 - 5: column 1
    assert game["osmond"].health == Health.DEAD
    game.do(Advance("ahmad", game.cells("C3")))
    assert game.at("ahmad") == "C3"


@pytest.mark.rule("ADV-01", "ADV-03", "CTX-09")
def test_one_of_the_victors_advances() -> None:
    """Guy and Raoul struck together: either may follow, not both."""
    game = duel()
    game.do(Attack(("guy", "raoul"), "ahmad"), 1)
    assert {command.man for command in game.legal if isinstance(command, Advance)} == {"guy", "raoul"}
    game.do(Advance("raoul", game.cells("D3")))
    assert game.asked == ""
    assert game.refused(Advance("guy", game.cells("D4"))).reason == "question_not_open"


@pytest.mark.rule("ADV-01", "CTX-09")
def test_only_the_hex_of_the_fallen_attacker_is_open() -> None:
    """Of two peasants Wat is stunned: Drogon may follow over Wat's hex, not over that of Piers, who stands."""
    game = drawn(
        """
        .  .  .  .
        .  P  D  .
        .  .  W  .
        .  .  .  .
        """,
        sequence="combat", P=man("piers", "A"), W=man("wat", "A"), D=man("drogon", "B"),
    )  # fmt: skip
    game.do(Attack(("piers", "wat"), "drogon"), 10)
    game.do(TakeHit("wat"))
    assert (game.asked, game.decides) == ("advance_offered", 1)
    assert game.refused(Advance("drogon", game.cells("B2"))).rule == "ADV-04"
    assert game.allowed(Advance("drogon", game.cells("C3 C4")))


# -- how far ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ADV-02", "CTX-09")
@pytest.mark.parametrize(
    ("who", "points"),
    [
        (rider("salih", "A", 0), 7),
        (rider("drogon", "A", 0), 6),
        (rider("nikephoros", "A", 0), 5),
        (man("osmond", "A"), 4),
        (man("guy", "A"), 3),
        (man("nikephoros", "A"), 2),
        (man("guy", "A", health="wounded"), 1),
        (man("nikephoros", "A", health="wounded"), 1),
    ],
)
def test_half_the_allowance(who: Man, points: int) -> None:
    """DX-T-07: half of what his state gives him, rounded down, whatever he has spent already."""
    for spent in (0, 2):
        more = {**who.more, "spent": spent}
        game = drawn(". .\nG .\n. .", G=Man(who.who, who.side, more))
        assert points_of(game.field, game[who.who]) == points


@pytest.mark.rule("ADV-02", "CTX-09")
def test_terrain_is_paid() -> None:
    """Guy has 3 points: the hex Ahmad left (1) and scrub (2), no farther; wounded he has 1 and cannot enter scrub."""
    picture = DUEL.replace("G  A  .  .", "G  A  s  .")
    game = duel(picture)
    game.do(Attack(("guy",), "ahmad"), 1)
    advanced = of_kind(game.do(Advance("guy", game.cells("D3 E3"))), Advanced)
    assert [term.value for term in advanced[0].costs] == [1, 2]
    again = duel(picture)
    again.do(Attack(("guy",), "ahmad"), 1)
    assert again.refused(Advance("guy", again.cells("D3 E3 F2"))).rule == "ADV-02"
    assert "E3" in ends(again, "guy")
    assert "F2" not in ends(again, "guy")
    hurt = {"G": man("guy", "A", health="wounded"), "A": man("ahmad", "B", health="stunned")}
    thicket = duel(DUEL.replace("G  A", "G  As"), **hurt)
    thicket.do(Attack(("guy",), "ahmad"), 1)
    assert (thicket["ahmad"].health, thicket.asked) == (Health.DEAD, "")


@pytest.mark.rule("ADV-02", "CTX-09")
def test_the_dead_are_paid_for_too() -> None:
    """Three dead on the hex that Ahmad leaves cost Guy a point more."""
    fallen = ("turold", "bernier", "olivier")
    game = duel(men=[{"who": who, "side": "A", "at": "D3", "health": "dead"} for who in fallen])
    game.do(Attack(("guy",), "ahmad"), 7)
    game.do(Retreat("ahmad", game.cell("E3")))
    advanced = of_kind(game.do(Advance("guy", game.cells("D3"))), Advanced)
    assert [(term.value, term.rule) for term in advanced[0].costs] == [(1, "MOVE-04"), (1, "CORPSE-01")]


# -- where to --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ADV-04", "CTX-09")
def test_first_into_the_hex_that_was_left() -> None:
    """Guy must go through D3, which Ahmad left; where Ahmad is now he cannot pass."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 7)
    game.do(Retreat("ahmad", game.cell("E3")))
    assert game.refused(Advance("guy", game.cells("D2"))).rule == "ADV-04"
    assert game.refused(Advance("guy", game.cells("C2 D2"))).rule == "ADV-04"
    assert game.refused(Advance("guy", ())).rule == "ADV-04"
    assert game.refused(Advance("guy", game.cells("D3 E3"))).rule == "MOVE-08"
    game.do(Advance("guy", game.cells("D3 D2")))
    assert game.at("guy") == "D2"


@pytest.mark.rule("ADV-04", "CTX-09")
def test_a_stunned_mans_hex_is_only_passed() -> None:
    """Ahmad lies stunned on D3: Guy may step over him and beyond, not stop on him."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 5)
    assert game.refused(Advance("guy", game.cells("D3"))).rule == "STACK-03"
    assert "D3" not in ends(game, "guy")
    game.do(Advance("guy", game.cells("D3 E3")))
    assert game.at("guy") == "E3"


@pytest.mark.rule("ADV-04", "CTX-09")
def test_a_friend_who_made_room_leaves_no_hex_to_follow_into() -> None:
    """Ahmad takes the hex of Jemal, who makes room for him: only Ahmad's own hex counts as left."""
    game = duel(men=[{"who": "jemal", "side": "B", "at": "E4"}])
    game.do(Attack(("raoul",), "ahmad"), 7)
    game.do(Retreat("ahmad", game.cell("E4"), displaced=(Displaced("jemal", game.cell("F4")),)), 1)
    assert game.refused(Advance("raoul", game.cells("E4"))).rule == "ADV-04"
    assert game.allowed(Advance("raoul", game.cells("D3")))


@pytest.mark.rule("ADV-04", "CTX-09")
@pytest.mark.parametrize(
    ("place", "costs"),
    [("C2", [1]), ("D2", [1]), ("D3", [1, 1]), ("B3", [1, 1]), ("D4", None), ("C5", None), ("B4", None)],
)
def test_a_rider_follows_with_his_horses_head(place: str, costs: list[int] | None) -> None:
    """A front hex is a step; a hex at the flank takes a turn and a point more; behind him he cannot follow."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  D  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", D=rider("drogon", "A", 0), men=[{"who": "ahmad", "side": "B", "at": place}],
    )  # fmt: skip
    game.do(Attack(("drogon",), "ahmad"), 1)
    assert game["ahmad"].health == Health.DEAD
    if costs is None:
        assert game.asked == ""
        return
    advanced = of_kind(game.do(Advance("drogon", game.cells(place))), Advanced)
    assert [term.value for term in advanced[0].costs] == costs
    assert game.at("drogon") == place


ZIRI = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  D  Z  .  .  .
    .  A  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


@pytest.mark.rule("ADV-04", "CTX-09")
def test_into_the_hex_of_a_fallen_rider() -> None:
    """Ziri is killed: Drogon steps onto a hex of the riderless horse and the horse gives way."""
    game = drawn(ZIRI, sequence="combat", D=man("drogon", "A"), A=man("arthur", "A"), Z=rider("ziri", "B", 0))
    game.do(Attack(("drogon", "arthur"), "ziri"), 1)
    game.do(Fall(game.cell("D4")))
    assert game.refused(Advance("drogon", game.cells("B2"))).rule == "ADV-04"
    events = game.do(Advance("drogon", game.cells("C3")))
    assert game.at("drogon") == "C3"
    assert of_kind(events, HorseMoved)
    assert not game["ziri.horse"].area & game["drogon"].area


@pytest.mark.rule("ADV-04", "CTX-09")
def test_a_horse_that_cannot_give_way_bars_the_hex() -> None:
    """Between ramps Ziri's horse can only go forward one hex: Drogon may take its tail's place, not its head's."""
    game = drawn(
        """
        .  r  r  r  .  .
        .  Ar .  r  .  .
        .  Dr Z  r  .  .
        .  r  .  r  .  .
        .  .  r  .  .  .
        """,
        sequence="combat", D=man("drogon", "A"), A=man("arthur", "A"), Z=rider("ziri", "B", 0),
        map={"legend": {"r": "ramp"}},
    )  # fmt: skip
    game.do(Attack(("drogon", "arthur"), "ziri"), 1)
    game.do(Fall(game.cell("D4")))
    assert game.refused(Advance("drogon", game.cells("C3"))).rule == "STACK-03"
    assert "C3" not in ends(game, "drogon")
    assert "C4" in ends(game, "drogon")
    game.do(Advance("drogon", game.cells("C4")))
    assert (game.at("drogon"), game.at("ziri.horse"), game.field.name(game["ziri.horse"].tail)) == ("C4", "C2", "C3")


@pytest.mark.rule("ADV-05", "CTX-09")
def test_at_once_or_never() -> None:
    """Guy may stay; but then the chance is gone, and before he has said so nobody else strikes."""
    game = duel(men=[{"who": "jemal", "side": "B", "at": "E4"}])
    game.do(Attack(("guy",), "ahmad"), 1)
    assert game.refused(Attack(("raoul",), "jemal")).reason == "answer_first"
    assert game.refused(Done()).reason == "answer_first"
    game.do(HoldGround())
    assert game.at("guy") == "C3"
    assert game.refused(Advance("guy", game.cells("D3"))).reason == "question_not_open"
    assert game.refused(HoldGround()).reason == "question_not_open"
    assert game.allowed(Attack(("raoul",), "jemal"))


@pytest.mark.rule("ADV-06")
def test_movement_is_untouched() -> None:
    """Ahmad follows in the enemy's phase and has all his 8 points in his own; Guy's own account does not change."""
    game = duel(G=man("osmond", "A"))
    game.do(Attack(("osmond",), "ahmad"), 8)
    game.do(Retreat("osmond", game.cell("B3")))
    game.do(Advance("ahmad", game.cells("C3 C2")))
    game.do(Done())
    assert (game.state.active, game["ahmad"].left, game["ahmad"].spent) == (1, 8, 0)
    own = duel(G=man("guy", "A", spent=2))
    own.do(Attack(("guy",), "ahmad"), 1)
    own.do(Advance("guy", own.cells("D3 D2 D1")))
    assert (own.at("guy"), own["guy"].left, own["guy"].spent) == ("D1", 4, 2)


@pytest.mark.rule("ADV-07", "CTX-09")
def test_no_infiltration() -> None:
    """Guy advances past Jemal and Abbas without paying 2 points a hex and without a test."""
    game = duel(
        """
        .  .  .  .  J  .
        .  .  .  .  .  .
        .  .  G  A  .  .
        .  .  .  .  B  .
        .  .  .  .  .  .
        """,
        J=man("jemal", "B"), B=man("abbas", "B"),
    )  # fmt: skip
    game.do(Attack(("guy",), "ahmad"), 1)
    events = game.do(Advance("guy", game.cells("D3 E3 E2")))
    assert [term.value for term in of_kind(events, Advanced)[0].costs] == [1, 1, 1]
    assert not of_kind(events, InfiltrationTested)
    assert not of_kind(events, Rolled)


@pytest.mark.rule("ADV-08")
def test_no_arrow_meets_an_advance() -> None:
    """Hamza the archer sees Guy come and is not asked; the same steps in the third sequence he could answer."""
    archer = [{"who": "hamza", "side": "B", "at": "H3"}]
    game = duel(men=archer)
    game.do(Attack(("guy",), "ahmad"), 1)
    events = game.do(Advance("guy", game.cells("D3 E3")))
    assert not of_kind(events, Asked)
    assert game.asked == ""
    moving = duel(sequence="movement", A=man("ahmad", "B", health="dead"), men=archer)
    moving.do(Move("guy", moving.cells("D3 E3")))
    assert (moving.asked, moving.decides) == ("move_watched", 1)


@pytest.mark.rule("ADV-09")
def test_a_wound_alone_gives_no_advance() -> None:
    """Ahmad is wounded, by the blow or because he cannot go back; he has left no hex and nobody follows."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 2)
    assert (game["ahmad"].health, game.asked) == (Health.WOUNDED, "")
    stuck = drawn(
        """
        U  D  .  .
        w  .  .  .
        .  .  .  .
        """,
        sequence="combat", U=man("umar", "B"), D=man("drogon", "A"),
    )  # fmt: skip
    stuck.do(Attack(("drogon",), "umar"), 7)
    assert (stuck["umar"].health, stuck.asked) == (Health.WOUNDED, "")
    thrown = drawn(ZIRI, sequence="combat", D=man("drogon", "A"), A=man("arthur", "A"), Z=rider("ziri", "B", 0))
    thrown.do(Attack(("drogon", "arthur"), "ziri"), 2)
    thrown.do(Fall(thrown.cell("D4")))
    assert (thrown["ziri"].health, thrown.asked) == (Health.WOUNDED, "")


@pytest.mark.rule("ADV-09")
def test_a_wound_that_kills_gives_one() -> None:
    """Ahmad was wounded before: the second wound kills him, and Guy may follow."""
    game = duel(A=man("ahmad", "B", health="wounded"))
    game.do(Attack(("guy",), "ahmad"), 2)
    assert (game["ahmad"].health, game.asked) == (Health.DEAD, "advance_offered")


@pytest.mark.rule("ADV-05", "CTX-09")
def test_who_advances_lets_go_of_the_horse_he_leads() -> None:
    """Guy on foot leads a horse and follows Ahmad: the horse stays where it is, loose."""
    leads = [{"who": "guy", "beasts": ["pack_horse"]}]
    game = duel(DUEL.replace(".  .  G", ".  H  G"), H=man("pack_horse", "A", facing=0), leads=leads)
    game.do(Attack(("guy",), "ahmad"), 1)
    game.do(Advance("guy", game.cells("D3 E3")))
    assert (game.at("pack_horse"), game["pack_horse"].leader) == ("B3", "")
