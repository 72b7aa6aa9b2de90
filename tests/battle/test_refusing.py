"""Refusal of combat by horse archers. Rulebook 7.4."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Charge, Done, Fall, HoldFire, StandFast, Withdraw
from hauberk.battle.core.events import ChargeVoid, Fought, InfiltrationTested, Rolled, Withdrew
from tests.kit import Man, Table, drawn, man, of_kind, rider

FALLEN = ("turold", "bernier", "olivier", "alphonse", "renouf", "colin")
FIELD = (
    ".  .  .  .  .  .",
    ".  .  .  .  .  .",
    ".  .  .  .  .  .",
    ".  .  S  .  .  .",
    ".  .  .  .  .  .",
    ".  .  .  .  .  .",
    ".  .  .  .  .  .",
    ".  .  .  .  .  .",
)


def field(guy: str = "C3", raoul: str = "", *more_men: dict[str, object], **more: object) -> Table:
    """Salih the horse archer (C4, tail C5; 15 points), Guy and perhaps Raoul on foot where the story wants them."""
    men = [{"who": who, "side": "A", "at": at} for who, at in (("guy", guy), ("raoul", raoul)) if at]
    people = {"S": rider("salih", "B", 0), **more}
    return drawn("\n".join(FIELD), **{"sequence": "combat", "men": [*men, *more_men], **people})


def ways(game: Table) -> set[str]:
    """The ways out on offer."""
    name = game.field.name
    return {" ".join(name(cell) for cell in command.path) for command in game.legal if isinstance(command, Withdraw)}


@pytest.mark.rule("REFUSE-01")
def test_a_horse_archer_slips_away_before_the_die() -> None:
    """Guy has declared, no die has fallen: Salih's side says whether he withdraws, and he goes two hexes."""
    game = field()
    events = game.do(Attack(("guy",), "salih"))
    assert not of_kind(events, Rolled)
    assert (game.asked, game.decides) == ("refusable", 1)
    assert game.refused(Done()).reason == "answer_first"
    game.do(Withdraw(game.cells("C6 C7")))
    assert (game.at("salih"), game.field.name(game["salih"].tail), game["salih"].facing) == ("C6", "C7", 0)
    assert game["salih"].mounted


@pytest.mark.rule("REFUSE-01")
def test_or_stands_and_fights() -> None:
    """Salih may stand fast; then the die falls as in any combat."""
    game = field()
    game.do(Attack(("guy",), "salih"))
    (fought,) = of_kind(game.do(StandFast(), 6), Fought)
    assert (fought.target, fought.result) == ("salih", "-")


@pytest.mark.rule("REFUSE-01")
@pytest.mark.parametrize(
    ("attacker", "target", "may"),
    [
        (man("guy", "A"), rider("salih", "B", 0), True),
        (rider("drogon", "A", 3), rider("salih", "B", 0), True),
        (rider("drogon", "A", 3), rider("salih", "B", 0, health="wounded"), True),
        (rider("joscelin", "A", 3), rider("salih", "B", 0), False),  # as fast as he
        (man("guy", "A"), rider("ziri", "B", 0), False),  # no archer
        (man("guy", "A"), man("salih", "B"), False),  # not in the saddle
        (man("guy", "A"), man("salih", "B", health="stunned"), False),
    ],
)
def test_who_may_refuse_whom(attacker: Man, target: Man, may: bool) -> None:
    """Only a mounted archer, and only an enemy with fewer points than he has."""
    rows = [*FIELD[:2], ".  .  G  .  .  .", *FIELD[3:]]
    game = drawn("\n".join(rows), sequence="combat", G=attacker, S=target)
    game.do(Attack((attacker.who,), target.who), *([] if may else [6]))
    assert (game.asked == "refusable") is may


@pytest.mark.rule("REFUSE-01")
def test_one_swift_attacker_is_enough_to_hold_him() -> None:
    """Guy alone can be refused; with Joscelin, as fast as Salih, beside him he cannot."""
    joscelin = {"who": "joscelin", "side": "A", "at": "D4", "mounted": True, "facing": 0}
    alone = field("C6", "", joscelin)
    alone.do(Attack(("guy",), "salih"))
    assert alone.asked == "refusable"
    game = field("C6", "", joscelin)
    game.do(Attack(("guy", "joscelin"), "salih"), 10)
    assert game.asked != "refusable"


@pytest.mark.rule("REFUSE-01")
@pytest.mark.parametrize(
    ("guy", "out"),
    [
        ("C3", {"C6 C7"}),
        ("D4", {"C6 C7", "C3 B2", "C3 C2", "C3 D2", "B3 A4", "B3 A3", "B3 B2"}),
        ("C6", {"C3 B2", "C3 C2", "C3 D2", "B3 A4", "B3 A3", "B3 B2", "D3 D2", "D3 E3", "D3 E4"}),
    ],
)
def test_the_ways_out(guy: str, out: set[str]) -> None:
    """Two plain steps forward, or two straight back with the facing kept; at the end he touches no attacker."""
    game = field(guy)
    game.do(Attack(("guy",), "salih"))
    assert ways(game) == out
    for wrong in ("C6", "C6 C7 C8", "D4 E4", "D3 E3" if guy != "C6" else "C6 C7"):
        assert game.refused(Withdraw(game.cells(wrong))).rule == "REFUSE-02"


@pytest.mark.rule("REFUSE-01")
def test_even_a_charge_can_be_refused() -> None:
    """Drogon charges with 12 points, Salih has 15: he rides off and the charge strikes nobody."""
    rows = [".  .  .  ."] * 2 + [".  .  S  ."] + [".  .  .  ."] * 7 + [".  .  D  ."] + [".  .  .  ."]
    game = drawn("\n".join(rows), sequence="charges", S=rider("salih", "B", 0), D=rider("drogon", "A", 0))
    game.do(Charge("drogon", "salih", game.cells("C10 C9 C8 C7 C6 C5")))
    game.do(HoldFire())
    assert (game.asked, game.decides) == ("refusable", 1)
    events = game.do(Withdraw(game.cells("C2 C1")))
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, Fought)
    assert (game.at("salih"), game.at("drogon")) == ("C1", "C5")


@pytest.mark.rule("REFUSE-02")
@pytest.mark.parametrize(
    "in_the_way",
    [
        [{"who": "jemal", "side": "B", "at": "C7"}],
        [{"who": "jemal", "side": "B", "at": "C6"}],
        [{"who": "jemal", "side": "B", "at": "C7", "health": "stunned"}],
        [{"who": "pack_horse", "side": "B", "at": "C7", "facing": 0}],
        [{"who": who, "side": "A", "at": "C7", "health": "dead"} for who in FALLEN],
    ],
)
def test_only_over_empty_hexes(in_the_way: list[dict[str, object]]) -> None:
    """A friend behind him does not make room for Salih; a horse, or six dead men, bar the way as well."""
    game = field("D4", "", *in_the_way)
    before = game[str(in_the_way[0]["who"])]
    game.do(Attack(("guy",), "salih"))
    assert "C6 C7" not in ways(game)
    assert game.refused(Withdraw(game.cells("C6 C7"))).rule == "REFUSE-02"
    assert game[before.id] == before


@pytest.mark.rule("REFUSE-02")
def test_without_a_way_out_there_is_nothing_to_refuse() -> None:
    """Trees on all sides: Salih is not asked, the combat is fought."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  t  G  t  .  .
        .  t  S  t  .  .
        .  t  .  t  .  .
        .  .  t  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), S=rider("salih", "B", 0),
    )  # fmt: skip
    assert of_kind(game.do(Attack(("guy",), "salih"), 6), Fought)
    assert game.asked == ""


@pytest.mark.rule("REFUSE-03")
def test_each_hex_beside_an_enemy_is_tested() -> None:
    """Backing past Raoul Salih is tested on the hexes beside him; past nobody there is no test."""
    calm = field()
    calm.do(Attack(("guy",), "salih"))
    assert not of_kind(calm.do(Withdraw(calm.cells("C6 C7"))), InfiltrationTested)
    game = field("C3", "D5")
    game.do(Attack(("guy",), "salih"))
    tested = of_kind(game.do(Withdraw(game.cells("C6 C7")), 1, 1), InfiltrationTested)
    assert [(test.man, game.field.name(test.cell)) for test in tested] == [("salih", "C5"), ("salih", "C6")]


@pytest.mark.rule("REFUSE-03", "REFUSE-04")
def test_stopped_beside_an_attacker_he_must_fight() -> None:
    """Stopped beside Raoul, who attacked him, Salih fights after all; stopped clear of the attacker he does not."""
    game = field("", "D4")
    game.do(Attack(("raoul",), "salih"))
    (fought,) = of_kind(game.do(Withdraw(game.cells("C6 C7")), 6, 6), Fought)
    assert (fought.men, fought.target) == (("raoul",), "salih")
    clear = field("C3", "D5")
    clear.do(Attack(("guy",), "salih"))
    events = clear.do(Withdraw(clear.cells("C6 C7")), 6)
    assert not of_kind(events, Fought)
    assert (clear.at("salih"), clear["salih"].health) == ("C5", Health.HEALTHY)


@pytest.mark.rule("REFUSE-03", "REFUSE-04")
def test_wounded_or_killed_on_the_way() -> None:
    """Wounded by the test he stops, in the saddle; killed he falls beside his horse; neither way is there a combat."""
    wounded = field("C3", "D5")
    wounded.do(Attack(("guy",), "salih"))
    assert not of_kind(wounded.do(Withdraw(wounded.cells("C6 C7")), 9), Fought)
    assert (wounded["salih"].health, wounded["salih"].mounted, wounded.at("salih")) == (Health.WOUNDED, True, "C5")
    killed = field("C3", "D5", S=rider("salih", "B", 0, health="wounded"))
    killed.do(Attack(("guy",), "salih"))
    events = killed.do(Withdraw(killed.cells("C6 C7")), 9)
    assert not of_kind(events, Fought)
    killed.do(Fall(killed.cell("B5")))
    assert killed["salih"].health == Health.DEAD
    assert killed["salih.horse"].health == Health.HEALTHY
    assert killed.asked == ""


@pytest.mark.rule("REFUSE-04")
def test_the_combat_does_not_take_place() -> None:
    """No die, no advance; Guy has spent his attack on an empty hex all the same."""
    game = field("C3", "", {"who": "ahmad", "side": "B", "at": "B3"})
    assert game.allowed(Attack(("guy",), "ahmad"))
    game.do(Attack(("guy",), "salih"))
    events = game.do(Withdraw(game.cells("C6 C7")))
    assert of_kind(events, Withdrew)
    assert not of_kind(game.told, Fought)
    assert game.asked == ""
    assert game["guy"].has(Mark.ATTACKED)
    assert game.refused(Attack(("guy",), "ahmad")).rule == "MELEE-03"


@pytest.mark.rule("REFUSE-04")
def test_he_may_refuse_again_and_again() -> None:
    """Raoul waits where Salih withdraws to; attacked a second time in the phase he refuses a second time."""
    game = field("C3", "B6")
    game.do(Attack(("guy",), "salih"))
    game.do(Withdraw(game.cells("C6 C7")), 1)
    game.do(Attack(("raoul",), "salih"))
    assert (game.asked, game.decides) == ("refusable", 1)
