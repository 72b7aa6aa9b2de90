"""Melee: who may attack whom, the reckoning, the letters of the table. Rulebook 6 to 6.4, 6.7; The Anarchy 1.5."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Advance, Attack, Displaced, Done, Fall, HoldGround, Retreat, TakeHit
from hauberk.battle.core.events import Event, Fought, Retreated, Unhorsed
from hauberk.battle.melee import combat as melee
from hauberk.rulesets.editions import RULESETS
from tests.kit import Table, drawn, man, of_kind, rider

FOOT = """
    C D E F F F F F F
    C D E E F F F F F
    - C D E E F F F F
    - C D E E E F F F
    - - C D E E E F F
    B - C D D E E E F
    B - C C D D E E E
    B B - C C D D E E
    A B B B C C D D E
    A A B B B C C D D
"""
MOUNTED = """
    - C D E E F F F F
    - C C D E E F F F
    - - C D D E E F F
    - - C C D D E E F
    B - - C D D D E E
    B - - C C D D E E
    B B - - C C D D E
    A B B - - C C D D
    A A B B B - C C D
    A A A B B B - C C
"""


def blow(events: tuple[Event, ...]) -> Fought:
    """The reckoning of the one combat among some events."""
    (found,) = of_kind(events, Fought)
    assert isinstance(found, Fought)
    return found


def shift(fought: Fought, reason: str) -> int:
    """The columns shifted for one reason."""
    return sum(term.value for term in fought.shifts if term.reason.startswith(reason))


def sum_of(fought: Fought) -> int:
    """The differential."""
    return sum(term.value for term in fought.differential)


def raised(game: Table, *hexes: str) -> None:
    """Make some hexes ground that favours who stands on it, such as only buildings give."""
    ground = game.field.board.ground
    for name in hexes:
        ground[game.cell(name)] = ground[game.cell(name)]._replace(influence=1)


DUEL = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  G  A  .  J
    .  .  .  R  .  .
    .  .  .  .  .  .
"""


def duel(**more: object) -> Table:
    """Guy (C3) and Raoul (D4) beside Ahmad (D3); Jemal stands farther off (F3)."""
    people = {"G": man("guy", "A"), "R": man("raoul", "A"), "A": man("ahmad", "B"), "J": man("jemal", "B")}
    return drawn(DUEL, **{"sequence": "combat", **people, **more})


# -- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-01")
def test_one_fights_whom_one_touches_in_the_fourth_sequence() -> None:
    """Guy may strike at Ahmad beside him but need not; not at Jemal farther off, not before the fourth sequence."""
    game = duel()
    assert game.allowed(Attack(("guy",), "ahmad"))
    assert game.refused(Attack(("guy",), "jemal")).rule == "MELEE-01"
    assert game.allowed(Done())
    for earlier in ("fire", "charges", "movement"):
        before = duel(sequence=earlier)
        assert before.refused(Attack(("guy",), "ahmad")).rule == "TURN-04"


@pytest.mark.rule("MELEE-01")
def test_a_rider_strikes_from_either_half() -> None:
    """Drogon strikes at men beside his horse's head, flank and tail; on the strict reading only at those before him."""
    picture = """
        .  .  B  .  .  .
        .  .  D  .  .  .
        .  .  .  A  .  .
        .  .  J  .  .  .
    """
    men = {"D": rider("drogon", "A", 0), "A": man("ahmad", "B"), "J": man("jemal", "B"), "B": man("abbas", "B")}
    game = drawn(picture, sequence="combat", **men)
    assert [game.allowed(Attack(("drogon",), who)) for who in ("abbas", "ahmad", "jemal")] == [True, True, True]
    strict = drawn(picture, sequence="combat", switches={"attack_from_front_only": True}, **men)
    assert [strict.allowed(Attack(("drogon",), who)) for who in ("abbas", "ahmad", "jemal")] == [True, False, False]


@pytest.mark.rule("MELEE-02")
def test_only_the_active_side_attacks() -> None:
    """In the Normans' phase Guy attacks Ahmad; in the Arabs' phase it is the other way round."""
    game = duel()
    assert game.refused(Attack(("ahmad",), "guy")).rule == "MELEE-02"
    assert game.allowed(Attack(("guy",), "ahmad"))
    mirrored = duel(active="B")
    assert mirrored.refused(Attack(("guy",), "ahmad")).rule == "MELEE-02"
    assert mirrored.allowed(Attack(("ahmad",), "guy"))


@pytest.mark.rule("MELEE-03")
def test_one_attack_a_phase() -> None:
    """After one blow Guy has no second, not even at another enemy; in his next own phase he strikes again."""
    game = duel(A=man("umar", "B"))
    umar_at = game.at("umar")
    game.do(Attack(("guy",), "umar"), 7)  # 6: column 2, die 7 + 1: nothing
    assert game.at("umar") == umar_at
    assert game.refused(Attack(("guy",), "umar")).rule == "MELEE-03"
    assert game.refused(Attack(("guy", "raoul"), "umar")).rule == "MELEE-03"
    game.do(Done())
    for _ in range(4):
        game.do(Done())
    assert game.state.active == 0
    for _ in range(3):
        game.do(Done())
    assert game.allowed(Attack(("guy",), "umar"))


@pytest.mark.rule("MELEE-04")
def test_the_same_man_may_be_attacked_again_and_again() -> None:
    """Guy, then Raoul, then Thierry strike at Umar in one phase."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  G  .  .  .
        .  .  U  R  .  .
        .  .  T  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), T=man("thierry", "A"), U=man("umar", "B"),
    )  # fmt: skip
    for who in ("guy", "raoul", "thierry"):
        assert blow(game.do(Attack((who,), "umar"), 7)).men == (who,)
    assert game["umar"].health == Health.HEALTHY


@pytest.mark.rule("MELEE-05")
def test_a_combat_has_one_defender() -> None:
    """Guy and Raoul, both beside Ahmad and Abbas, kill Ahmad together: Abbas is untouched, no blow is left for him."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  .  A  .  .
        .  .  G  R  .  .
        .  .  B  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), A=man("ahmad", "B"), B=man("abbas", "B"),
    )  # fmt: skip
    for enemy in ("ahmad", "abbas"):
        assert game.allowed(Attack(("guy",), enemy))
        assert game.allowed(Attack(("raoul",), enemy))
    assert game.refused(Attack(("guy", "guy"), "ahmad")).rule == "MELEE-01"
    game.do(Attack(("guy", "raoul"), "ahmad"), 1)
    game.do(HoldGround())
    assert game["ahmad"].health == Health.DEAD
    assert game["abbas"].health == Health.HEALTHY
    assert game.refused(Attack(("guy",), "abbas")).rule == "MELEE-03"
    assert game.refused(Attack(("raoul",), "abbas")).rule == "MELEE-03"


@pytest.mark.rule("MELEE-06", "CTX-05")
def test_the_differential_is_attack_less_defence() -> None:
    """Guy (14) against Ahmad (5) is 9, the fourth column; with Raoul (15) beside him 24, the fifth before shifts."""
    game = duel()
    alone = game.plan(Attack(("guy",), "ahmad"))
    assert [term.value for term in alone.differential] == [14, -5]
    assert alone.column == 3
    both = game.plan(Attack(("guy", "raoul"), "ahmad"))
    assert [term.value for term in both.differential] == [14, 15, -5]
    assert both.column == game.field.rules.melee.column(24) + 1 == 5


@pytest.mark.rule("MELEE-06", "CTX-05")
@pytest.mark.parametrize(
    ("differential", "index"),
    [
        (-150, 0), (-1, 0), (0, 1), (4, 1), (5, 2), (8, 2), (9, 3), (15, 3), (16, 4), (25, 4),
        (26, 5), (40, 5), (41, 6), (60, 6), (61, 7), (80, 7), (81, 8), (400, 8),
    ],
)  # fmt: skip
def test_columns_of_the_differential(differential: int, index: int) -> None:
    """DX-T-13: where the columns of the table begin and end."""
    assert RULESETS["guiscard"].rules().melee.column(differential) == index


@pytest.mark.rule("MELEE-06", "MELEE-07", "CTX-05")
def test_the_charging_knight_of_the_check_list() -> None:
    """DX-T-13: 42 against a spearman of defence 5 is 37, column 5; one shift to the right makes it 6."""
    game = drawn(
        """
        .  .  .  .
        .  .  P  .
        .  .  D  .
        .  .  .  .
        """,
        D=rider("drogon", "A", 0), P=man("kafur", "B"),
    )  # fmt: skip
    bonus = (melee.Term(14, "charge", "CHARGE-10"),)
    right = (melee.Term(1, "group_charge", "GCHARGE-04"),)
    plain = melee.reckon(game.position, [game["drogon"]], game["kafur"], bonus)
    assert sum(term.value for term in plain.differential) == 37
    assert plain.column == 5
    assert melee.reckon(game.position, [game["drogon"]], game["kafur"], bonus, right).column == 6


@pytest.mark.rule("MELEE-07")
def test_shifts_are_summed_before_the_table_ends() -> None:
    """DX-T-14: differential 2 with 2 columns left and 1 right is the first column, in whatever order they are named."""
    game = drawn(
        """
        .  .  .  .
        .  Ps B  .
        .  .  Ws .
        """,
        sequence="combat", P=man("piers", "A"), W=man("wat", "A"), B=man("abbas", "B"),
    )  # fmt: skip
    raised(game, "C2")
    fought = blow(game.do(Attack(("piers", "wat"), "abbas"), 4))
    assert sum_of(fought) == 2
    assert (shift(fought, "ground"), shift(fought, "together")) == (-2, 1)
    assert fought.column == 0
    assert fought.result == "-"


@pytest.mark.rule("MELEE-07")
def test_no_shift_leads_off_the_table() -> None:
    """A peasant in the scrub against a knight on a height: the first column; four lords against a peasant: the last."""
    low = drawn(
        """
        .  .  .  .
        .  Ps D  .
        .  .  .  .
        """,
        sequence="combat", P=man("piers", "A"), D=man("drogon", "B"),
    )  # fmt: skip
    raised(low, "C2")
    fought = blow(low.do(Attack(("piers",), "drogon"), 3))
    assert (shift(fought, "ground"), fought.column) == (-2, 0)
    high = drawn(
        """
        .  .  R  .
        .  G  Ps O
        .  .  T  .
        .  .  .  .
        """,
        sequence="combat", R=man("robert", "A"), G=man("guillaume", "A"), O=man("onfroi", "A"), T=man("roger", "A"),
        P=man("piers", "B"),
    )  # fmt: skip
    fought = blow(high.do(Attack(("robert", "guillaume", "onfroi", "roger"), "piers"), 10))
    assert sum_of(fought) == 25 + 27 + 26 + 26 - 3
    assert (shift(fought, "ground"), shift(fought, "together"), fought.column) == (1, 1, 8)


@pytest.mark.rule("MELEE-07")
def test_the_attacker_reads_one_die() -> None:
    """One die decides a combat: Guy (column 3) kills Ahmad with 1, wounds him with 2 to 4, stuns him with 5."""
    for die, health in ((1, Health.DEAD), (2, Health.WOUNDED), (4, Health.WOUNDED), (5, Health.STUNNED)):
        game = duel()
        game.do(Attack(("guy",), "ahmad"), die)
        assert game["ahmad"].health == health
        assert game.faces() == [die]


# -- terrain ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-08", "CTX-05")
@pytest.mark.parametrize(
    ("mine", "his", "columns"),
    [(-1, 1, -2), (-1, 0, -1), (0, 1, -1), (0, -1, 1), (1, 0, 1), (1, -1, 2), (-1, -1, 0), (0, 0, 0), (1, 1, 0)],
)
def test_ground_shifts_the_column(mine: int, his: int, columns: int) -> None:
    """Good ground for the one, bad for the other: the column moves by the difference."""
    signs = {-1: "s", 0: "", 1: ""}
    game = drawn(
        f"""
        .  .  .  .
        .  .  G{signs[mine]}  A{signs[his]}
        .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), A=man("ahmad", "B"),
    )  # fmt: skip
    raised(game, *(name for name, value in (("C2", mine), ("D2", his)) if value > 0))
    found = game.plan(Attack(("guy",), "ahmad"))
    assert sum(term.value for term in found.shifts if term.rule == "MELEE-08") == columns
    assert found.column == 3 + columns


@pytest.mark.rule("MELEE-08", "CTX-05")
def test_a_low_wall_favours_who_stands_behind_it() -> None:
    """Guy strikes across a low wall: Ahmad counts as on good ground, one column left."""
    game = drawn(
        """
        .  .  .  .
        .  .  G  A
        .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), A=man("ahmad", "B"), map={"hexsides": {"low_wall": ["C2/D2"]}},
    )  # fmt: skip
    assert game.plan(Attack(("guy",), "ahmad")).column == 2


@pytest.mark.rule("MELEE-09", "CTX-06")
def test_a_rider_stands_on_the_worse_of_his_hexes() -> None:
    """One hoof in the scrub is enough, for head or tail, attacking or attacked."""
    for picture in (
        """
        .  .  A  .
        .  .  D  .
        .  .  s  .
        .  .  .  .
        """,
        """
        .  .  A  .
        .  .  Ds .
        .  .  .  .
        .  .  .  .
        """,
    ):
        men = {"D": rider("drogon", "A", 0), "A": man("ahmad", "B")}
        attacking = drawn(picture, sequence="combat", **men)
        assert [term.value for term in attacking.plan(Attack(("drogon",), "ahmad")).shifts] == [-1]
        attacked = drawn(picture, sequence="combat", active="B", **men)
        assert [term.value for term in attacked.plan(Attack(("ahmad",), "drogon")).shifts] == [1]


@pytest.mark.rule("MELEE-10", "CTX-06")
def test_attackers_together_stand_on_the_worst_ground_of_all() -> None:
    """Guy on the flat and Raoul in the scrub strike together: both count as in the scrub. Guy alone would not."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  G  A  .  .
        .  .  .  Rs .  .
        .  .  .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), A=man("ahmad", "B"),
    )  # fmt: skip
    together = game.plan(Attack(("guy", "raoul"), "ahmad"))
    assert [(term.value, term.rule) for term in together.shifts] == [(-1, "MELEE-10"), (1, "MELEE-12")]
    assert game.plan(Attack(("guy",), "ahmad")).shifts == ()


# -- several attackers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-11", "MELEE-12", "CTX-06")
def test_together_or_one_after_the_other() -> None:
    """Guy and Raoul may strike one after the other without shift, or add their attacks and gain a column."""
    game = duel()
    offered = [set(command.men) for command in game.legal if isinstance(command, Attack) and command.target == "ahmad"]
    assert offered == [{"guy"}, {"raoul"}, {"guy", "raoul"}]
    joint = blow(game.do(Attack(("guy", "raoul"), "ahmad"), 10))
    assert (sum_of(joint), shift(joint, "together"), joint.column) == (24, 1, 5)
    apart = duel(A=man("umar", "B"))
    first, second = blow(apart.do(Attack(("guy",), "umar"), 7)), blow(apart.do(Attack(("raoul",), "umar"), 7))
    assert (sum_of(first), sum_of(second)) == (6, 7)
    assert first.shifts == second.shifts == ()


@pytest.mark.rule("MELEE-13", "CTX-06")
@pytest.mark.parametrize(
    ("attackers", "columns"),
    [(("guy", "raoul"), 0), (("guy", "tancrede"), 0), (("tancrede", "avray"), 1), (("tancrede", "avray", "guy"), 1)],
)
def test_against_a_rider_only_riders_gain_by_numbers(attackers: tuple[str, ...], columns: int) -> None:
    """DX-T-15: two on foot, or one rider and one on foot, add their attacks without a shift; two riders have it."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  T  .  .  .
        .  G  H  R  .  .
        .  .  .  .  .  .
        .  .  V  .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", T=rider("tancrede", "A", 3), V=rider("avray", "A", 0), G=man("guy", "A"),
        R=man("raoul", "A"), H=rider("hammad", "B", 0),
    )  # fmt: skip
    found = game.plan(Attack(attackers, "hammad"))
    assert sum(term.value for term in found.differential) == sum(game[who].values.attack for who in attackers) - 12
    assert [(term.value, term.rule) for term in found.shifts] == ([(1, "MELEE-13")] if columns else [])


def two_peasants(**more: object) -> Table:
    """Piers (B2) and Wat (C3) beside the knight Drogon (C2): -3, shifted to the column of 0 to 4."""
    people = {"P": man("piers", "A"), "W": man("wat", "A"), "D": man("drogon", "B")}
    return drawn(
        """
        .  .  .  .
        .  P  D  .
        .  .  W  .
        .  .  .  .
        """,
        sequence="combat", **{**people, **more},
    )  # fmt: skip


@pytest.mark.rule("MELEE-14")
def test_the_side_that_is_hit_says_who_takes_the_blow() -> None:
    """One of two beaten peasants is stunned: their own side says which, and nobody else can be named."""
    game = two_peasants()
    assert blow(game.do(Attack(("piers", "wat"), "drogon"), 10)).result == "A"
    assert (game.asked, game.decides) == ("casualty_asked", 0)
    assert game.refused(TakeHit("drogon"))[:2] == ("did_not_take_part", "MELEE-14")
    assert {command.man for command in game.legal if isinstance(command, TakeHit)} == {"piers", "wat"}
    game.do(TakeHit("wat"))
    assert (game["piers"].health, game["wat"].health) == (Health.HEALTHY, Health.STUNNED)


@pytest.mark.rule("MELEE-14")
def test_the_blow_may_be_given_to_a_wounded_man_who_dies_of_it() -> None:
    """Wat is wounded already; his side may still name him, and then he is dead."""
    game = two_peasants(W=man("wat", "A", health="wounded"))
    assert blow(game.do(Attack(("piers", "wat"), "drogon"), 10)).result == "A"
    game.do(TakeHit("wat"))
    assert (game["piers"].health, game["wat"].health) == (Health.HEALTHY, Health.DEAD)


@pytest.mark.rule("MELEE-14")
def test_a_lone_attacker_takes_the_blow_himself() -> None:
    """Piers alone has nobody to hide behind."""
    game = two_peasants()
    assert blow(game.do(Attack(("piers",), "drogon"), 10)).result == "A"
    assert game["piers"].health == Health.STUNNED


@pytest.mark.rule("MELEE-15")
def test_a_retreat_is_for_all_who_took_part() -> None:
    """Beaten back, both peasants must go; beaten himself, Drogon alone must go, not his friend Gui who stood by."""
    game = two_peasants()
    assert blow(game.do(Attack(("piers", "wat"), "drogon"), 8)).result == "B"
    assert game.state.pending[-1].men == ("piers", "wat")
    game.do(Retreat("wat", game.cell("C4")))
    assert game.state.pending[-1].men == ("piers",)
    game.do(Retreat("piers", game.cell("A2")))
    assert {event.man for event in of_kind(game.told, Retreated)} == {"piers", "wat"}
    other = two_peasants(men=[{"who": "gui", "side": "B", "at": "D2"}])
    assert blow(other.do(Attack(("piers", "wat"), "drogon"), 2)).result == "C"
    assert other.state.pending[-1].men == ("drogon",)


# -- special defenders -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-16", "CTX-07")
def test_armour_adds_one_to_the_die() -> None:
    """In the same column a 4 wounds Ahmad in his shirt and stuns Umar in his mail."""
    bare = duel()
    fought = blow(bare.do(Attack(("guy",), "ahmad"), 4))
    assert (fought.column, [term.value for term in fought.die_terms], fought.result) == (3, [4], "E")
    mailed = duel(A=man("umar", "B"), G=man("drogon", "A"))  # 22 - 8 = 14: the same column
    fought = blow(mailed.do(Attack(("drogon",), "umar"), 4))
    assert (fought.column, [term.value for term in fought.die_terms], fought.result) == (3, [4, 1], "D")
    assert fought.die_terms[1].rule == "MELEE-16"


@pytest.mark.rule("MELEE-16", "CTX-07")
def test_more_than_ten_counts_as_ten() -> None:
    """DX-T-23: a 10 against armour reads the last line of the table."""
    game = duel(A=man("umar", "B"), G=man("drogon", "A"))
    fought = blow(game.do(Attack(("drogon",), "umar"), 10))
    assert ([term.value for term in fought.die_terms], fought.result) == ([10, 1], "B")
    table = game.field.rules.melee
    for column in range(9):
        for mounted in (False, True):
            assert table.result(column, 11, mounted) == table.result(column, 10, mounted)


@pytest.mark.rule("MELEE-17")
@pytest.mark.parametrize(("die", "letter"), [(7, "B"), (9, "A")])
def test_a_stunned_man_harms_nobody(die: int, letter: str) -> None:
    """Against one who lies stunned, results against the attacker mean nothing; against a standing man they hurt."""
    for health in ("stunned", "healthy"):
        game = two_peasants(P=man("matilda", "A"), D=man("drogon", "B", health=health))
        fought = blow(game.do(Attack(("matilda",), "drogon"), die))
        assert (fought.column, fought.result) == (0, letter)
        unharmed = game.asked == "" and game["matilda"].health == Health.HEALTHY
        assert unharmed is (health == "stunned")


ZIRI = """
    .  .  .  .
    .  D  Z  .
    .  A  .  .
    .  .  .  .
"""


def ziri_attacked(**more: object) -> Table:
    """Drogon (B2) and Arthur (B3) on foot beside Ziri in the saddle (C2, tail C3): 48 - 8 = 40."""
    people = {"D": man("drogon", "A"), "A": man("arthur", "A"), "Z": rider("ziri", "B", 0)}
    return drawn(ZIRI, sequence="combat", **{**people, **more})


@pytest.mark.rule("MELEE-18")
def test_the_cells_of_both_halves_of_the_table() -> None:
    """Every cell against men on foot and against riders."""
    table = RULESETS["guiscard"].rules().melee
    for mounted, lines in ((False, FOOT), (True, MOUNTED)):
        for die, line in enumerate(lines.strip().splitlines(), start=1):
            assert [table.result(column, die, mounted) for column in range(9)] == line.split()


@pytest.mark.rule("MELEE-18")
@pytest.mark.parametrize(
    ("die", "letter", "rider_is", "horse_is"),
    [
        (1, "F", Health.DEAD, Health.HEALTHY),
        (2, "E", Health.WOUNDED, Health.DEAD),
        (4, "D", Health.STUNNED, Health.HEALTHY),
    ],
)
def test_what_happens_to_a_rider(die: int, letter: str, rider_is: int, horse_is: int) -> None:
    """D throws him stunned, E wounds him and kills the horse, F kills him; in each case he is out of the saddle."""
    game = ziri_attacked()
    events = game.do(Attack(("drogon", "arthur"), "ziri"), die)
    assert (blow(events).column, blow(events).result) == (5, letter)
    assert of_kind(events, Unhorsed)
    assert game.asked == "fall_asked"
    game.do(Fall(game.cell("D1")))
    assert (game["ziri"].health, game["ziri.horse"].health) == (rider_is, horse_is)
    assert not game["ziri"].mounted
    assert game.at("ziri") == "D1"


@pytest.mark.rule("MELEE-18")
def test_a_rider_driven_back_keeps_his_seat() -> None:
    """C drives him back one hex, 9 does nothing, 10 drives back the attackers; he stays mounted."""
    for die, letter, asked in ((7, "C", "retreat_owed"), (9, "-", ""), (10, "B", "retreat_owed")):
        game = ziri_attacked()
        assert blow(game.do(Attack(("drogon", "arthur"), "ziri"), die)).result == letter
        assert game.asked == asked
        assert game["ziri"].mounted
        if asked:
            assert game.decides == (1 if letter == "C" else 0)


@pytest.mark.rule("MELEE-18")
def test_a_mounted_attacker_can_be_thrown() -> None:
    """Ziri (15) rides at Drogon (11) and throws a 10: he is stunned beside his horse, which is unhurt."""
    game = ziri_attacked(active="B")
    assert blow(game.do(Attack(("ziri",), "drogon"), 10)).result == "A"
    game.do(Fall(game.cell("D1")))
    assert (game["ziri"].health, game["ziri.horse"].health) == (Health.STUNNED, Health.HEALTHY)
    assert not game["ziri"].mounted


@pytest.mark.rule("MELEE-18")
@pytest.mark.parametrize(("die", "letter", "horse_is"), [(5, "D", Health.HEALTHY), (3, "E", Health.DEAD)])
def test_a_wounded_rider_dies_of_another_wound(die: int, letter: str, horse_is: int) -> None:
    """Ziri, wounded in the saddle, dies of a stun, his horse unhurt, as of a wound, his horse killed with him."""
    game = ziri_attacked(Z=rider("ziri", "B", 0, health="wounded"))  # 48 - 4 = 44: column 6
    assert blow(game.do(Attack(("drogon", "arthur"), "ziri"), die)).result == letter
    game.do(Fall(game.cell("D1")))
    assert (game["ziri"].health, game["ziri.horse"].health) == (Health.DEAD, horse_is)


HORSE = """
    .  .  .  .  .  .
    .  G  H  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


@pytest.mark.rule("MELEE-19")
@pytest.mark.parametrize(("die", "letter", "alive"), [(1, "F", False), (2, "E", False), (5, "D", True), (7, "C", True)])
def test_a_riderless_horse_is_fought_like_a_man_on_foot(die: int, letter: str, alive: bool) -> None:
    """Guy (14) and a horse: defence 1, no armour, the cells of men on foot; a wound kills it, a stun is nothing."""
    game = drawn(HORSE, sequence="combat", G=man("guy", "A"), H=man("pack_horse", "B", facing=0))
    fought = blow(game.do(Attack(("guy",), "pack_horse"), die))
    assert (sum_of(fought), fought.column, len(fought.die_terms), fought.result) == (13, 3, 1, letter)
    assert (game["pack_horse"].health == Health.HEALTHY) is alive
    if letter == "C":  # it gives way along its axis
        assert game.asked == "retreat_owed"
        game.do(Retreat("pack_horse", game.cell("C1"), game.cell("C2")))
        assert (game.at("pack_horse"), game.field.name(game["pack_horse"].tail)) == ("C1", "C2")


@pytest.mark.rule("MELEE-19")
def test_a_cataphracts_horse_is_armoured() -> None:
    """Nikephoros is dead; his barded horse has defence 1 like any other, but Raoul's die counts one more."""
    game = drawn(
        """
        .  T  .  .
        .  D  N  R
        .  A  .  .
        .  .  .  .
        """,
        sequence="combat", D=man("guillaume", "A"), A=man("arthur", "A"), T=man("roger", "A"), R=man("raoul", "A"),
        N=rider("nikephoros", "B", 0),
    )  # fmt: skip
    assert blow(game.do(Attack(("guillaume", "arthur", "roger"), "nikephoros"), 1)).result == "F"
    game.do(Fall(game.cell("D1")))
    game.do(HoldGround())
    assert game["nikephoros.horse"].health == Health.HEALTHY
    fought = blow(game.do(Attack(("raoul",), "nikephoros.horse"), 4))  # 15 - 1 = 14: a 4 would kill a bare horse
    assert (sum_of(fought), fought.column) == (14, 3)
    assert ([term.value for term in fought.die_terms], fought.result) == ([4, 1], "D")
    assert game["nikephoros.horse"].health == Health.HEALTHY


# -- restrictions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-25")
def test_nobody_strikes_where_he_could_not_go() -> None:
    """Guy in mail cannot reach Ahmad in deep water, Osmond without mail can; no rider reaches Jemal under a tree."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  G  Aw .  .
        .  .  .  O  .  .
        .  D  Jt .  .  .
        .  .  .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), O=man("osmond", "A"), D=rider("drogon", "A", 0), A=man("ahmad", "B"),
        J=man("jemal", "B"),
    )  # fmt: skip
    assert game.refused(Attack(("guy",), "ahmad")).rule == "MELEE-25"
    assert game.allowed(Attack(("osmond",), "ahmad"))
    assert game.refused(Attack(("osmond", "guy"), "ahmad")).rule == "MELEE-25"
    assert game.refused(Attack(("drogon",), "jemal")).rule == "MELEE-25"
    assert game.allowed(Attack(("osmond",), "jemal"))
    assert Attack(("guy",), "ahmad") not in list(game.legal)


@pytest.mark.rule("MELEE-25")
def test_it_is_the_kind_of_ground_that_counts_not_the_points() -> None:
    """Guy without a point left strikes at Ahmad up on a rock; a wall between them would stop him."""
    for walls, allowed in (([], True), (["C2/D2"], False)):
        game = drawn(
            """
            .  .  .  .
            .  .  G  Ak
            .  .  .  .
            """,
            sequence="combat", G=man("guy", "A", spent=6), A=man("ahmad", "B"), map={"hexsides": {"wall": walls}},
        )  # fmt: skip
        assert game["guy"].left == 0
        assert game.allowed(Attack(("guy",), "ahmad")) is allowed


DEAD = ("turold", "bernier", "olivier", "alphonse", "renouf", "colin")


@pytest.mark.rule("MELEE-25")
def test_one_hex_of_a_rider_within_reach_is_enough() -> None:
    """Ziri's horse has its head over six dead: Guy before it cannot strike, Raoul at its flank strikes at the tail."""
    heap = [{"who": who, "side": "A", "at": "C2", "health": "dead"} for who in DEAD]
    game = drawn(
        """
        .  .  G  .
        .  .  Z  R
        .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), Z=rider("ziri", "B", 0), men=heap,
    )  # fmt: skip
    assert game.refused(Attack(("guy",), "ziri")).rule == "MELEE-25"
    assert game.allowed(Attack(("raoul",), "ziri"))


@pytest.mark.rule("MELEE-26")
@pytest.mark.parametrize(("mark", "rule"), [("shot", "TURN-05"), ("charged", "MELEE-26"), ("attacked", "MELEE-03")])
def test_who_has_acted_does_not_attack(mark: str, rule: str) -> None:
    """Who shot, charged or attacked in this phase has no attack left, alone or with others."""
    game = duel(G=man("guy", "A", marks=[mark]))
    assert game.refused(Attack(("guy",), "ahmad")).rule == rule
    assert game.refused(Attack(("raoul", "guy"), "ahmad")).rule == rule
    assert game.allowed(Attack(("raoul",), "ahmad"))
    assert all("guy" not in command.men for command in game.legal if isinstance(command, Attack))


@pytest.mark.rule("MELEE-27")
@pytest.mark.parametrize("state", [{"health": "stunned"}, {"health": "dead"}, {"captive": True}])
def test_the_stunned_the_dead_and_prisoners_do_not_attack(state: dict[str, object]) -> None:
    """Guy lies stunned or dead, or is a prisoner: he strikes at nobody; only a prisoner may join a friend [CAPT-06]."""
    game = duel(G=man("guy", "A", **state))
    game.refused(Attack(("guy",), "ahmad"))
    joint = {("raoul", "guy")} if "captive" in state else set()
    assert {command.men for command in game.legal if isinstance(command, Attack) and "guy" in command.men} == joint


@pytest.mark.rule("MELEE-28")
def test_whom_one_may_attack() -> None:
    """Enemies standing or stunned, their dogs, loose horses; not the dead, not prisoners, not one's own."""
    game = drawn(
        """
        .  B  .  .  .  .  .  .
        .  J  G  D  .  .  R  L
        .  .  O  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), O=man("osmond", "A"),
        J=man("jemal", "B", health="stunned"), B=man("dog_watch", "B"), D=man("dog_hunt", "A"),
        L=man("pack_horse", "B", facing=0),
    )  # fmt: skip
    assert game.allowed(Attack(("guy",), "jemal"))
    assert game.allowed(Attack(("guy",), "dog_watch"))
    assert game.allowed(Attack(("raoul",), "pack_horse"))
    for own in ("osmond", "dog_hunt", "guy"):
        assert game.refused(Attack(("guy",), own)).rule == "MELEE-28"
    assert duel(A=man("ahmad", "B", health="dead")).refused(Attack(("guy",), "ahmad")).rule == "MELEE-28"
    assert duel(A=man("arthur", "B", captive=True)).refused(Attack(("guy",), "arthur")).rule == "MELEE-28"


@pytest.mark.rule("MELEE-28")
def test_a_horse_is_fair_game_unless_ones_own_side_controls_it() -> None:
    """The horse beside Ahmad is his to lose; led by Raoul it is the Normans' own and nobody's target."""
    picture = """
        .  .  .  .  .  .
        .  R  H  A  .  .
        .  .  .  .  .  .
    """
    men = {"R": man("raoul", "A"), "A": man("ahmad", "B"), "H": man("pack_horse", "B", facing=0)}
    game = drawn(picture, sequence="combat", **men)
    assert game.allowed(Attack(("raoul",), "pack_horse"))
    led = drawn(picture, sequence="combat", leads=[{"who": "raoul", "beasts": ["pack_horse"]}], **men)
    assert led.refused(Attack(("raoul",), "pack_horse")).rule == "MELEE-28"


@pytest.mark.rule("MELEE-29")
def test_one_combat_is_finished_before_the_next() -> None:
    """Ahmad is driven back: Raoul waits until he has gone and Guy has followed; then he finds nobody before him."""
    game = duel()
    assert game.allowed(Attack(("raoul",), "ahmad"))
    game.do(Attack(("guy",), "ahmad"), 7)
    assert game.asked == "retreat_owed"
    assert game.refused(Attack(("raoul",), "ahmad")).reason == "answer_first"
    assert game.refused(Done()).reason == "answer_first"
    game.do(Retreat("ahmad", game.cell("D2")), 1)
    assert game.asked == "advance_offered"
    assert game.refused(Attack(("raoul",), "ahmad")).reason == "answer_first"
    game.do(Advance("guy", game.cells("D3")))
    assert game.refused(Attack(("raoul",), "ahmad")).rule == "MELEE-01"


@pytest.mark.rule("MELEE-29")
def test_who_was_pushed_about_attacks_from_his_new_place() -> None:
    """Guy is driven back and Raoul makes room: he has not struck yet and strikes at Jemal beside his new hex."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  A  .  .  .
        .  .  G  .  .  .
        .  .  R  .  J  .
        .  .  .  .  .  .
        """,
        sequence="combat", G=man("guy", "A"), R=man("raoul", "A"), A=man("ahmad", "B"), J=man("jemal", "B"),
    )  # fmt: skip
    assert game.refused(Attack(("raoul",), "jemal")).rule == "MELEE-01"
    game.do(Attack(("guy",), "ahmad"), 9)
    game.do(Retreat("guy", game.cell("C4"), displaced=(Displaced("raoul", game.cell("D4")),)), 1)
    game.do(HoldGround())
    assert (game.at("guy"), game.at("raoul")) == ("C4", "D4")
    assert game.allowed(Attack(("raoul",), "jemal"))


# -- The Anarchy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CTAB-01", "A-CTAB-01")
def test_the_columns_of_the_anarchy_are_narrower() -> None:
    """Where each column begins; equal strength never reads a worse column than in the older table."""
    old, new = RULESETS["guiscard"].rules().melee, RULESETS["anarchy"].rules().melee
    starts = {-1: 0, 0: 1, 4: 1, 5: 2, 8: 2, 9: 3, 12: 3, 13: 4, 20: 4, 21: 5, 35: 5, 36: 6, 50: 6, 51: 7, 70: 7, 71: 8}
    assert {differential: new.column(differential) for differential in starts} == starts
    assert all(new.column(differential) >= old.column(differential) for differential in range(-10, 120))
    assert [new.labels[index] for index in (3, 4, 7)] == ["9–12", "13–20", "51–70"]


@pytest.mark.rule("CTAB-01", "A-CTAB-01")
def test_two_columns_of_the_anarchy_are_milder_on_the_attacker() -> None:
    """Only a 9 in the column 9 to 12 and a 10 in the column 13 to 20 differ: the attacker no longer goes back."""
    old, new = RULESETS["guiscard"].rules().melee, RULESETS["anarchy"].rules().melee
    cells = [(column, die, mounted) for column in range(9) for die in range(1, 11) for mounted in (False, True)]
    changed = {cell: (old.result(*cell), new.result(*cell)) for cell in cells if old.result(*cell) != new.result(*cell)}
    assert changed == {(3, 9, False): ("B", "-"), (4, 10, False): ("B", "-")}


@pytest.mark.rule("CTAB-01", "A-CTAB-01")
def test_the_same_blow_under_both_editions() -> None:
    """Guy (14) strikes Ahmad (5) and throws a 9: by the older table he goes back, in The Anarchy nothing happens."""
    for ruleset, letter, asked in (("guiscard", "B", "retreat_owed"), ("anarchy", "-", "")):
        game = duel(ruleset=ruleset)
        fought = blow(game.do(Attack(("guy",), "ahmad"), 9))
        assert (fought.column, fought.result, game.asked) == (3, letter, asked)
