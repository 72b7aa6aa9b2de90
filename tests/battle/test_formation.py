"""Hoplites in formation. Rulebook 7.3.1, 7.3.3."""

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Advance, Attack, Charge, Done, FormUp, HoldFire, HoldGround, Move, Retreat, Shoot
from hauberk.battle.core.events import FormationDissolved, FormationLeft, Fought, Hurt, InfiltrationTested, Moved, PikesChanged
from hauberk.battle.movement import infiltration
from hauberk.battle.people.formation import depth, members
from hauberk.common.term import total
from hauberk.play.battle.legal import Legal
from tests.kit import Table, drawn, man, of_kind, rider

ROW = """
    .  .  .  .  .  .
    .  .  P  .  .  .
    .  .  O  .  .  .
    .  .  L  .  .  .
    .  .  .  .  .  .
"""
"""Palaimon, Okeanos and Leontios side by side, facing right: their right hand points down."""
BLOCK = """
    .  .  .  .  .  .
    .  M  P  .  .  .
    .  A  O  .  .  .
    .  T  L  .  .  .
    .  .  .  .  .  .
"""
"""Two ranks: Manueles, Argyris and Theodoros stand behind them."""
RIGHT = 3

FRONT_RANK = {"P": man("palaimon", "B"), "O": man("okeanos", "B"), "L": man("leontios", "B")}
SECOND_RANK = {"M": man("manueles", "B"), "A": man("argyris", "B"), "T": man("theodoros", "B")}
THREE = ("palaimon", "okeanos", "leontios")
SIX = (*THREE, "manueles", "argyris", "theodoros")


def ranks(picture: str = ROW, **more: object) -> Table:
    """Hoplites of side B in formation, facing right; the Normans are to act in the sequence of combat."""
    men = [who for letter, who in (("P", THREE[0]), ("O", THREE[1]), ("L", THREE[2])) if letter in picture]
    men += [who for letter, who in (("M", SIX[3]), ("A", SIX[4]), ("T", SIX[5])) if letter in picture]
    people = {letter: who for letter, who in {**FRONT_RANK, **SECOND_RANK}.items() if letter in picture}
    formations = [{"men": men, "side": "B", "right": RIGHT}]
    return drawn(picture, **{"sequence": "combat", "active": "A", "formations": formations, **people, **more})


def row(**more: object) -> Table:
    """The three of the row, not yet in formation, in their own sequence of movement."""
    return drawn(ROW, **{"active": "B", "formations": [], **FRONT_RANK, **more})


def marching(picture: str = ROW, **more: object) -> Table:
    """Hoplites in formation at the start of their own movement."""
    both = {**FRONT_RANK, **SECOND_RANK}
    began = {letter: man(who.who, "B", marks=["formed_up"]) for letter, who in both.items() if letter in picture}
    return ranks(picture, **{"sequence": "movement", "active": "B", **began, **more})


def at(who: str, name: str, side: str = "A", **more: object) -> dict[str, object]:
    """Somebody put on a hex."""
    return {"who": who, "side": side, "at": name, **more}


def strike(game: Table, *men: str, target: str, dice: tuple[int, ...] = (5,)) -> Fought:
    """An attack, and its reckoning."""
    found = of_kind(game.do(Attack(men, target), *dice), Fought)[0]
    assert isinstance(found, Fought)
    return found


def formation_shift(fought: Fought) -> int:
    """The columns an attack is shifted for the formation."""
    return sum(term.value for term in fought.shifts if term.reason.startswith("formation"))


# -- forming up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-01")
def test_three_in_a_straight_row_form_up() -> None:
    """Three hoplites side by side take formation, pikes before each of them; two cannot."""
    game = row()
    assert game.refused(FormUp(THREE[:2], RIGHT)).rule == "HOPL-01"
    game.do(FormUp(THREE, RIGHT))
    assert {being.id for being in members(game.state, 1)} == set(THREE)
    assert all(game[who].pikes for who in THREE)


@pytest.mark.rule("HOPL-01")
@pytest.mark.parametrize("right, front", [(3, "D2 D3"), (0, "B2 B3")])
def test_the_owner_chooses_the_front(right: int, front: str) -> None:
    """The same row may face either of its two long sides. [RULING-T-108]"""
    game = row()
    game.do(FormUp(THREE, right))
    assert game.state.formations[1].right == right
    foe = drawn(ROW, sequence="combat", formations=[{"men": list(THREE), "side": "B", "right": right}], **FRONT_RANK,
                men=[at("guy", name) for name in front.split()[:1]])  # fmt: skip
    assert formation_shift(strike(foe, "guy", target="okeanos")) == -1


@pytest.mark.rule("HOPL-01")
@pytest.mark.parametrize(
    "picture, right, straight",
    [
        (". . . . . .\n. P . . . .\n. O . . . .\n. L . . . .\n. . . . . .", 3, True),
        (". . . . . .\n. P . . . .\n. . O L . .\n. . . . . .\n. . . . . .", 2, True),
        (". . . . . .\n. P O L . .\n. . . . . .\n. . . . . .\n. . . . . .", 2, False),
        (". . . . . .\n. P . . . .\n. O . . . .\n. . . . . .\n. L . . . .", 3, False),
        (". . . . . .\n. P . . . .\n. O . . . .\n. L . . . .\n. . . . . .", 2, False),
    ],
)
def test_a_row_is_a_straight_line_of_neighbours(picture: str, right: int, straight: bool) -> None:
    """Neither a zigzag nor a gap makes a row, nor is it one across its own direction. [RULING-T-108]"""
    game = drawn(picture, active="B", **FRONT_RANK)
    assert game.allowed(FormUp(THREE, right)) is straight
    if not straight:
        assert game.refused(FormUp(THREE, right)).rule == "HOPL-01"


@pytest.mark.rule("HOPL-01")
def test_only_hoplites_stand_in_ranks() -> None:
    """A sergeant between two hoplites is no hoplite, and the enemy's hoplites do not form for us."""
    game = row(O=man("milo", "B"))
    assert game.refused(FormUp(("palaimon", "milo", "leontios"), RIGHT)).reason == "not_a_hoplite"
    enemy = row(active="A")
    assert enemy.refused(FormUp(THREE, RIGHT)).reason == "not_a_hoplite"


@pytest.mark.rule("HOPL-01")
def test_only_the_front_rank_lowers_its_pikes() -> None:
    """Two ranks take formation together: the pikes lie before the men of the first. [RULING-T-109]"""
    game = drawn(BLOCK, active="B", **FRONT_RANK, **SECOND_RANK)
    game.do(FormUp(SIX, RIGHT))
    assert {who for who in SIX if game[who].pikes} == set(THREE)
    assert {being.formation for being in members(game.state, 1)} == {1}


@pytest.mark.rule("HOPL-01")
def test_the_pikes_fill_no_hex() -> None:
    """An enemy may stand on the very hexes before the men; the pikes are no obstacle to him. [RULING-T-109]"""
    game = ranks(sequence="movement", men=[at("osmond", "E3")])
    game.do(Move("osmond", game.cells("D3")))
    assert game.at("osmond") == "D3"


@pytest.mark.rule("HOPL-01")
def test_two_rows_apart_are_not_one_formation() -> None:
    """Two rows with open ground between them make two formations, never one."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .
        .  .  P  .  .  .  M  .
        .  .  O  .  .  .  A  .
        .  .  L  .  .  .  T  .
        .  .  .  .  .  .  .  .
        """,
        active="B", **FRONT_RANK, **SECOND_RANK,
    )  # fmt: skip
    assert game.refused(FormUp(SIX, RIGHT)).rule == "HOPL-01"
    game.do(FormUp(THREE, RIGHT))
    game.do(FormUp(SIX[3:], RIGHT))
    assert len(game.state.formations) == 2


@pytest.mark.rule("HOPL-01", "STACK-01")
def test_nobody_forms_up_on_a_hex_he_shares() -> None:
    """While a friend who came by stands with one of them, the row is neither offered nor allowed; it is again when he has gone on."""
    game = row(men=[at("milo", "A3", "B")])
    before = game.legal
    assert FormUp(THREE, RIGHT) in list(before)
    game.do(Move("milo", game.cells("B3 C3")))
    shared = Legal(game.position, before)
    assert game.refused(FormUp(THREE, RIGHT)).rule == "STACK-01"
    assert not [each for each in shared if isinstance(each, FormUp)]
    game.do(Move("milo", game.cells("D3")))
    assert FormUp(THREE, RIGHT) in list(Legal(game.position, shared))


# -- moving in formation ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-02")
def test_a_formation_moves_three_points() -> None:
    """All three go three hexes ahead, one after the other, and stand in formation at the end of the sequence."""
    game = marching("""
        .  .  .  .  .  .  .  .
        .  .  P  .  .  .  .  .
        .  .  O  .  .  .  .  .
        .  .  L  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """)
    for who, path in (("palaimon", "D2 E3 F3"), ("okeanos", "D3 E4 F4"), ("leontios", "D4 E5 F5")):
        game.do(Move(who, game.cells(path)))
    game.do(Done())
    assert {game.at(who) for who in THREE} == {"F3", "F4", "F5"}
    assert all(game[who].formation == 1 for who in THREE)


@pytest.mark.rule("HOPL-02")
def test_who_spends_a_fourth_point_leaves_the_formation() -> None:
    """A hoplite may use all his six points, but then he marches alone. [RULING-T-112]"""
    game = marching(BLOCK)
    events = game.do(Move("theodoros", game.cells("A4 A3 A2")))
    assert not of_kind(events, FormationLeft)
    events = game.do(Move("theodoros", game.cells("A1")))
    assert of_kind(events, FormationLeft) == [FormationLeft("theodoros")]


@pytest.mark.rule("HOPL-02")
def test_who_is_out_of_line_at_the_end_is_out_of_the_formation() -> None:
    """Rows and front must be at the end what they were; who stands elsewhere is out, and with him gone all may be.
    [RULING-T-112]"""
    game = marching(BLOCK)
    game.do(Move("manueles", game.cells("A2 A1")))
    events = game.do(Done())
    assert of_kind(events, FormationLeft) == [FormationLeft("manueles")]
    game = marching()
    game.do(Move("okeanos", game.cells("D3")))
    assert of_kind(game.do(Done()), FormationDissolved)
    assert not any(game[who].formation or game[who].pikes for who in THREE)


@pytest.mark.rule("HOPL-02")
def test_archers_watching_do_not_break_a_marching_formation() -> None:
    """The enemy is asked about every man's path; a row that is out of line only while it marches stays a formation."""
    game = marching(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  P  .  .  .  .  .  .  O
        .  .  K  .  .  .  .  .  .  .
        .  .  L  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        O=man("olivier", "A"), K=man("okeanos", "B", marks=["formed_up"]),
        formations=[{"men": list(THREE), "side": "B", "right": RIGHT}],
    )  # fmt: skip
    for who, path in (("palaimon", "D2"), ("okeanos", "D3"), ("leontios", "D4")):
        game.do(Move(who, game.cells(path)))
        assert game.asked == "move_watched"
        game.do(HoldFire())
    game.do(Done())
    if game.asked:
        game.do(HoldFire())
    assert not of_kind(game.told, FormationDissolved)
    assert all(game[who].formation == 1 and game[who].pikes for who in THREE)


@pytest.mark.rule("HOPL-02")
def test_one_row_breaks_while_another_marches() -> None:
    """A row that has lost a man is dissolved at once; another, out of line only because it marches, is not.
    [RULING-T-117]"""
    game = marching(
        """
        .  .  .  .  .  X  .  .  .  .
        .  .  P  .  .  .  .  .  M  .
        .  .  O  .  .  .  .  .  A  .
        .  .  L  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        """,
        X=man("olivier", "A"),
        formations=[{"men": list(men), "side": "B", "right": RIGHT} for men in (THREE, SIX[3:])],
    )  # fmt: skip
    game.do(Move("palaimon", game.cells("D2")))
    game.do(HoldFire())
    state = game.state
    game.state = state.with_being(state.beings["theodoros"]._replace(formation=0, health=Health.DEAD))
    events = game.do(Move("okeanos", game.cells("D3")))
    assert of_kind(events, FormationDissolved) == [FormationDissolved(2)]
    assert all(game[who].formation == 1 for who in THREE)


@pytest.mark.rule("HOPL-02")
@pytest.mark.parametrize("spent, may", [(3, True), (4, False)])
def test_wheeling_costs_at_most_three_points(spent: int, may: bool) -> None:
    """Who began the phase in ranks may form anew with another front only if he spent three points or fewer.
    [RULING-T-112]"""
    began = {letter: man(who.who, "B", marks=["formed_up"], spent=spent) for letter, who in FRONT_RANK.items()}
    game = row(**began)
    assert game.allowed(FormUp(THREE, 0)) is may
    fresh = row(**{letter: man(who.who, "B", spent=spent) for letter, who in FRONT_RANK.items()})
    assert fresh.allowed(FormUp(THREE, 0))  # who comes up from elsewhere has no such limit


@pytest.mark.rule("HOPL-02")
def test_forming_up_is_free_and_ends_the_movement() -> None:
    """The row is declared at the end of the movement of its men: it costs nothing and they go no farther.
    [RULING-T-112]"""
    game = row()
    game.do(FormUp(THREE, RIGHT))
    assert all(game[who].spent == 0 for who in THREE)
    assert game.refused(Move("okeanos", game.cells("D3"))).reason == "movement_over"
    assert game.refused(FormUp(THREE, RIGHT)).rule == "HOPL-01"  # nothing to change
    combat = row(sequence="combat")
    assert combat.refused(FormUp(THREE, RIGHT)).rule == "TURN-04"


@pytest.mark.rule("HOPL-03")
def test_a_wounded_man_holds_the_formation_in_place() -> None:
    """With a wounded man in the ranks nobody moves in formation: whoever takes a step has left it."""
    wounded = {"M": man("manueles", "B", health="wounded", marks=["formed_up"])}
    game = marching(BLOCK, **wounded)
    events = game.do(Move("okeanos", game.cells("D3")))
    assert of_kind(events, FormationLeft) == [FormationLeft("okeanos")]
    still = marching(BLOCK, **wounded)
    still.do(Done())
    assert all(still[who].formation == 1 for who in SIX)  # standing still it remains whole


@pytest.mark.rule("HOPL-03")
def test_the_formation_re_forms_without_the_wounded() -> None:
    """Declared anew it must consist of healthy men: with the wounded one it is refused, without him it stands."""
    game = marching(BLOCK, M=man("manueles", "B", health="wounded", marks=["formed_up"]))
    refusal = game.refused(FormUp(SIX, 0))
    assert (refusal.reason, refusal.rule) == ("hurt_in_formation", "HOPL-03")
    healthy = tuple(who for who in SIX if who != "manueles")
    game.do(FormUp(healthy, RIGHT))
    game.do(Done())
    assert {being.id for being in members(game.state, game["okeanos"].formation)} == set(healthy)
    assert not game["manueles"].formation


# -- the pikes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-04")
def test_the_pikes_go_with_their_man() -> None:
    """The marker belongs to the man: it moves with him, and who leaves the ranks lays it down."""
    game = marching(BLOCK)
    for who, path in (("palaimon", "D2"), ("okeanos", "D3"), ("leontios", "D4")):
        game.do(Move(who, game.cells(path)))
    for who, path in (("manueles", "C2"), ("argyris", "C3"), ("theodoros", "C4")):
        game.do(Move(who, game.cells(path)))
    game.do(Done())
    assert {who for who in SIX if game[who].pikes} == set(THREE)
    alone = marching(BLOCK)
    alone.do(Move("palaimon", alone.cells("D2 E2 E1 D1")))
    assert not alone["palaimon"].pikes


@pytest.mark.rule("HOPL-04")
def test_a_new_front_rank_takes_over_the_pikes() -> None:
    """The second rank marches through the first: those now in front lower their pikes, those behind take them up."""
    game = marching(BLOCK)
    for who, path in (("manueles", "C2 D2"), ("argyris", "C3 D3"), ("theodoros", "C4 D4")):
        game.do(Move(who, game.cells(path)))
    game.do(Done())
    assert {who for who in SIX if game[who].pikes} == {"manueles", "argyris", "theodoros"}
    assert all(game[who].formation == 1 for who in SIX)


@pytest.mark.rule("HOPL-04", "HOPL-05")
@pytest.mark.parametrize("who, hex_, defence", [("okeanos", "D3", 7), ("palaimon", "D1", 6)])
def test_a_frontal_attack_meets_the_pikes(who: str, hex_: str, defence: int) -> None:
    """From a front hex the blow falls on the pikes, which have their man's defence and armour. [RULING-T-109]"""
    game = ranks(men=[at("robert", hex_)])
    fought = strike(game, "robert", target=who, dice=(9,))
    assert fought.pikes
    assert total(fought.differential) == 25 - defence
    assert [term.reason for term in fought.die_terms] == ["die", "armoured"]


@pytest.mark.rule("HOPL-05")
def test_without_pikes_the_man_is_struck() -> None:
    """A man of the second rank has none before him, nor has one whose pikes are broken: the blow goes at the man."""
    game = ranks(
        """
        .  .  .  .  .  .
        .  M  P  .  .  .
        .  A  O  .  .  .
        .  T  L  .  .  .
        .  .  R  .  .  .
        """,
        R=man("robert", "A"),
    )  # fmt: skip
    fought = strike(game, "robert", target="theodoros", dice=(9,))  # C5 lies before him, beside his comrade
    assert not fought.pikes
    assert formation_shift(fought) == -1


@pytest.mark.rule("HOPL-06")
@pytest.mark.parametrize("die, result, broken", [(1, "E", True), (4, "D", False), (6, "C", False)])
def test_only_wounds_break_the_pikes(die: int, result: str, broken: bool) -> None:
    """Wounded or killed removes the marker and leaves the man unhurt; stunned and driven back do nothing at all."""
    game = ranks(men=[at("robert", "D3")])
    fought = strike(game, "robert", target="okeanos", dice=(die,))
    assert fought.result == result
    assert game["okeanos"].pikes is not broken
    assert game["okeanos"].health == Health.HEALTHY
    assert game.at("okeanos") == "C3"
    assert game.asked == ""  # no advance over broken pikes [RULING-T-89]
    assert bool(of_kind(game.told, PikesChanged)) is broken


@pytest.mark.rule("HOPL-06")
def test_a_killing_blow_breaks_the_pikes_only() -> None:
    """Even the best result costs no more than the pikes."""
    game = ranks(men=[at("robert", "D3"), at("tancrede", "D2")])
    fought = strike(game, "robert", "tancrede", target="okeanos", dice=(1,))
    assert fought.result == "F"
    assert not game["okeanos"].pikes
    assert game["okeanos"].health == Health.HEALTHY


@pytest.mark.rule("HOPL-06")
def test_results_against_the_attackers_hold() -> None:
    """Who storms the pikes in vain is driven back or stunned like any attacker."""
    game = ranks(men=[at("robert", "D3")])
    assert strike(game, "robert", target="okeanos", dice=(9,)).result == "B"
    assert game.asked == "retreat_owed"
    assert game.decides == 0
    game = ranks(men=[at("guy", "D3")])
    assert strike(game, "guy", target="okeanos", dice=(9,)).result == "A"
    assert game["guy"].health == Health.STUNNED


@pytest.mark.rule("HOPL-06")
def test_once_the_pikes_are_down_the_next_attacker_meets_the_man() -> None:
    """Robert breaks the pikes; Tancrède, in the same phase, strikes the hoplite himself. [RULING-T-110]"""
    game = ranks(men=[at("robert", "D3"), at("tancrede", "D2")])
    strike(game, "robert", target="okeanos", dice=(1,))
    fought = strike(game, "tancrede", target="okeanos", dice=(1,))
    assert not fought.pikes
    assert fought.result == "E"
    assert game["okeanos"].health == Health.WOUNDED


@pytest.mark.rule("HOPL-06")
@pytest.mark.parametrize("stays, again", [(True, False), (False, True)])
def test_the_pikes_come_up_again(stays: bool, again: bool) -> None:
    """In their owner's next movement broken pikes are raised, unless an enemy stands before the man. [RULING-T-110]"""
    game = marching(men=[at("guy", "D3" if stays else "F3")])
    state = game.state
    game.state = state.with_being(state.beings["okeanos"]._replace(pikes=False))
    game.do(Done())
    assert game["okeanos"].pikes is again


@pytest.mark.rule("HOPL-06")
def test_forming_anew_raises_the_pikes() -> None:
    """A formation declared anew has all its pikes, even in the enemy's face. [RULING-T-110]"""
    game = marching(men=[at("guy", "D3")])
    state = game.state
    game.state = state.with_being(state.beings["okeanos"]._replace(pikes=False))
    game.do(FormUp(THREE, 0))
    assert all(game[who].pikes for who in THREE)


# -- depth -----------------------------------------------------------------------------------------------------------

THIRD_RANK = {"Z": man("zenon", "B"), "K": man("prokopios", "B"), "G": man("gregorios", "B")}
DEEP = """
    .  .  .  .  .  .
    Z  M  P  .  .  .
    K  A  O  .  .  .
    G  T  L  .  .  .
    .  .  .  .  .  .
"""


def deep(picture: str, **more: object) -> Table:
    """As many ranks as the picture shows."""
    men = [who.who for letter, who in {**FRONT_RANK, **SECOND_RANK, **THIRD_RANK}.items() if letter in picture]
    third = {letter: who for letter, who in THIRD_RANK.items() if letter in picture}
    return ranks(picture, formations=[{"men": men, "side": "B", "right": RIGHT}], **{**third, **more})


@pytest.mark.rule("HOPL-07")
@pytest.mark.parametrize("picture, shift", [(ROW, -1), (BLOCK, -2), (DEEP, -3)])
def test_depth_shifts_a_frontal_attack_left(picture: str, shift: int) -> None:
    """One rank shifts the attack one column to the left, two ranks two, three ranks three."""
    game = deep(picture, men=[at("robert", "D3")])
    fought = strike(game, "robert", target="okeanos", dice=(5,))
    assert [(term.value, term.rule) for term in fought.shifts] == [(shift, "HOPL-07")]
    assert fought.column == 4 + shift  # 25 against 7


@pytest.mark.rule("HOPL-07")
def test_depth_is_counted_man_by_man() -> None:
    """Only where comrades stand behind is the formation deep; losses thin it where they fall. [RULING-T-111]"""
    thin = BLOCK.replace("M", ".").replace("A", ".")
    game = ranks(thin, men=[at("robert", "D1"), at("tancrede", "D4")])
    assert depth(game.position, game["palaimon"]) == 1
    assert depth(game.position, game["leontios"]) == 2
    assert formation_shift(strike(game, "robert", target="palaimon", dice=(5,))) == -1
    assert formation_shift(strike(game, "tancrede", target="leontios", dice=(5,))) == -2


@pytest.mark.rule("HOPL-07")
def test_by_option_depth_is_that_of_complete_ranks() -> None:
    """Friends who count whole ranks give the thin formation one rank everywhere. [RULING-T-111 a]"""
    thin = BLOCK.replace("M", ".").replace("A", ".")
    game = ranks(thin, men=[at("tancrede", "D4")], switches={"formation_depth_by_ranks": True})
    assert formation_shift(strike(game, "tancrede", target="leontios", dice=(5,))) == -1
    full = ranks(BLOCK, men=[at("tancrede", "D4")], switches={"formation_depth_by_ranks": True})
    assert formation_shift(strike(full, "tancrede", target="leontios", dice=(5,))) == -2


# -- attacks by the formation ----------------------------------------------------------------------------------------


def attacking(picture: str, **more: object) -> Table:
    """The formation's own combat sequence."""
    return deep(picture, **{"active": "B", **more})


@pytest.mark.rule("HOPL-08")
@pytest.mark.parametrize("picture, shift", [(ROW, 1), (BLOCK, 2), (DEEP, 3)])
def test_depth_drives_the_attack_home(picture: str, shift: int) -> None:
    """Hoplites who attack out of their formation strike one, two or three columns further right by its depth."""
    game = attacking(picture, men=[at("guy", "D3")])
    fought = strike(game, "okeanos", target="guy", dice=(8,))
    assert [(term.value, term.rule) for term in fought.shifts] == [(shift, "HOPL-08")]
    assert fought.column == 1 + shift  # 12 against 8


@pytest.mark.rule("HOPL-08")
def test_dx_t_24_two_of_the_front_rank_together() -> None:
    """DX-T-24: two men of the front rank, two ranks deep, attack together: two columns and one, three to the right."""
    game = attacking(BLOCK, men=[at("guy", "D3")])
    fought = strike(game, "okeanos", "leontios", target="guy", dice=(8,))
    assert total(fought.shifts) == 3
    assert {term.rule for term in fought.shifts} == {"HOPL-08", "MELEE-12"}


@pytest.mark.rule("HOPL-08")
def test_the_smallest_depth_counts() -> None:
    """Where one of two attackers has nobody behind him, the attack has the weight of one rank. [RULING-T-118]"""
    game = attacking(BLOCK.replace("T", ".").replace("A", "."), men=[at("guy", "D3")])
    assert depth(game.position, game["okeanos"]) == 2
    assert depth(game.position, game["leontios"]) == 1
    assert formation_shift(strike(game, "okeanos", "leontios", target="guy", dice=(8,))) == 1


@pytest.mark.rule("HOPL-08")
@pytest.mark.parametrize("hex_, who", [("C5", "leontios"), ("C1", "palaimon"), ("B3", "okeanos")])
def test_only_what_stands_before_them_meets_the_weight_of_the_ranks(hex_: str, who: str) -> None:
    """A hoplite who turns on an enemy beside or behind him strikes as a single man. [RULING-T-118]"""
    game = attacking(ROW, men=[at("guy", hex_)])
    assert strike(game, who, target="guy", dice=(5,)).shifts == ()


@pytest.mark.rule("HOPL-08")
def test_a_man_of_the_rear_rank_has_no_ranks_to_his_blow() -> None:
    """Theodoros, of the second rank, strikes at an enemy past the end of the first: only front-rank men have the
    shift. [RULING-T-118]"""
    game = attacking(BLOCK, men=[at("guy", "C5")])
    assert strike(game, "theodoros", target="guy", dice=(5,)).shifts == ()


@pytest.mark.rule("HOPL-08")
def test_others_who_join_in_have_no_depth_to_lend() -> None:
    """A sergeant who attacks together with a hoplite has no ranks behind him; the smallest depth is none.
    [RULING-T-118]"""
    game = attacking(BLOCK, men=[at("guy", "D3"), at("milo", "E4", "B")])
    fought = strike(game, "okeanos", "milo", target="guy", dice=(5,))
    assert [term.rule for term in fought.shifts] == ["MELEE-12"]


@pytest.mark.rule("HOPL-08")
def test_who_advances_leaves_the_formation() -> None:
    """The hoplite who follows his beaten enemy steps out of the ranks. [RULING-T-118]"""
    game = attacking(BLOCK, men=[at("ahmad", "D3")])
    strike(game, "okeanos", target="ahmad", dice=(1,))
    events = game.do(Advance("okeanos", game.cells("D3")))
    assert FormationLeft("okeanos") in events
    assert not game["okeanos"].pikes


# -- sides and rear --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-09", "HOPL-10", "HOPL-11", "HOPL-13")
@pytest.mark.parametrize(
    "hex_, target, shift, rule",
    [
        ("C1", "palaimon", 0, "HOPL-09"),
        ("C5", "leontios", 1, "HOPL-10"),
        ("B3", "okeanos", 2, "HOPL-11"),
        ("B2", "okeanos", 2, "HOPL-11"),
        ("D3", "okeanos", -1, "HOPL-07"),
        ("D2", "okeanos", -1, "HOPL-07"),
    ],
)
def test_where_the_attack_comes_from(hex_: str, target: str, shift: int, rule: str) -> None:
    """No shift from the shield side, one to the right from the open side, two from the rear; and only from the
    front the pikes are met."""
    game = ranks(men=[at("guy", hex_)])
    fought = strike(game, "guy", target=target, dice=(8,))
    assert [(term.value, term.rule) for term in fought.shifts] == [(shift, rule)]
    assert fought.pikes is (rule == "HOPL-07")
    assert fought.column == 2 + shift  # 14 against 6 or 7


@pytest.mark.rule("HOPL-12", "HOPL-13")
@pytest.mark.parametrize(
    "hexes, target, shift",
    [
        ("D2 D3", "okeanos", -1),
        ("D1 C1", "palaimon", 0),
        ("D4 C5", "leontios", 1),
        ("C1 B1", "palaimon", 2),
        ("C5 B4", "leontios", 2),
        ("D3 B3", "okeanos", 2),
    ],
)
def test_the_worst_side_counts_for_the_whole_attack(hexes: str, target: str, shift: int) -> None:
    """From best to worst: front, left, right, rear; one attacker not in front, and the blow goes at the man.
    [RULING-T-113]"""
    one, two = hexes.split()
    game = ranks(men=[at("guy", one), at("raoul", two)])
    fought = strike(game, "guy", "raoul", target=target, dice=(8,))
    assert formation_shift(fought) == shift
    assert fought.pikes is (shift < 0)


@pytest.mark.rule("HOPL-12")
def test_a_rider_uses_the_better_of_his_two_hexes() -> None:
    """Gui's horse stands with its head before Leontios and its tail on his open side: he attacks from there.
    [RULING-T-113]"""
    game = ranks(men=[at("gui", "D4", mounted=True, facing=1)])
    assert game["gui"].tail == game.cell("C5")
    fought = strike(game, "gui", target="leontios", dice=(8,))
    assert formation_shift(fought) == 1
    assert not fought.pikes


@pytest.mark.rule("HOPL-12")
def test_the_sides_hold_for_the_rear_ranks_too() -> None:
    """A man of the second rank is taken from the rear, the side and, past the end of the first rank, the front.
    [RULING-T-113]"""
    for hex_, shift in (("A4", 2), ("B5", 1), ("C5", -1)):
        game = ranks(BLOCK, men=[at("guy", hex_)])
        assert formation_shift(strike(game, "guy", target="theodoros", dice=(8,))) == shift


@pytest.mark.rule("HOPL-14")
def test_shifts_add_up() -> None:
    """Three attackers from scrub on the front of a two-rank formation: −1 for the ground, +1 together, −2 for the
    depth."""
    game = ranks(BLOCK.replace("O  .", "O  s"), men=[at("robert", "D3"), at("tancrede", "D2")])
    fought = strike(game, "robert", "tancrede", target="okeanos", dice=(8,))
    assert sorted((term.value, term.rule) for term in fought.shifts) == [
        (-2, "HOPL-07"), (-1, "MELEE-10"), (1, "MELEE-12"),
    ]  # fmt: skip
    assert fought.column == 3  # 47 − 7 = 40: 5, two to the left


# -- retreat results and losses --------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-19")
@pytest.mark.parametrize("pikes", [True, False])
def test_attacked_from_the_front_they_do_not_give_way(pikes: bool) -> None:
    """Whether his pikes stand or not, a hoplite struck from the front ignores the result that drives the defender
    back."""
    game = ranks(men=[at("robert", "D3")])
    state = game.state
    game.state = state.with_being(state.beings["okeanos"]._replace(pikes=pikes))
    fought = strike(game, "robert", target="okeanos", dice=(6,))
    assert (fought.result, fought.pikes) == ("C", pikes)
    assert game.asked == ""
    assert game.at("okeanos") == "C3"
    assert game["okeanos"].health == Health.HEALTHY


@pytest.mark.rule("HOPL-20")
@pytest.mark.parametrize("hex_, target, die", [("C1", "palaimon", 5), ("C5", "leontios", 7), ("B3", "okeanos", 8)])
def test_attacked_elsewhere_giving_way_is_a_wound(hex_: str, target: str, die: int) -> None:
    """From a side or the rear, being driven back counts as wounded: he stays where he is. [RULING-T-117]"""
    game = ranks(men=[at("guy", hex_)])
    assert strike(game, "guy", target=target, dice=(die,)).result == "C"
    assert game[target].health == Health.WOUNDED
    assert [(hurt.man, hurt.rule) for hurt in of_kind(game.told, Hurt)] == [(target, "HOPL-20")]
    assert game.asked == ""
    assert game[target].formation == 1  # a wounded man may stay in the ranks


@pytest.mark.rule("HOPL-20")
def test_a_wounded_man_driven_from_the_side_dies_and_may_be_followed() -> None:
    """For a hoplite already wounded the wound is his death, and his killer may advance. [RULING-T-89]"""
    game = ranks(P=man("palaimon", "B", health="wounded"), men=[at("guy", "C1")])
    assert strike(game, "guy", target="palaimon", dice=(7,)).result == "C"
    assert game["palaimon"].health == Health.DEAD
    assert game.asked == "advance_offered"


@pytest.mark.rule("HOPL-20")
def test_stunned_and_dead_leave_the_ranks() -> None:
    """With fewer than three left in the front row the formation is dissolved at once, pikes and all. [RULING-T-117]"""
    game = ranks(men=[at("guy", "C5")])
    assert strike(game, "guy", target="leontios", dice=(5,)).result == "D"
    assert of_kind(game.told, FormationDissolved)
    assert not any(game[who].formation or game[who].pikes for who in THREE)
    game.do(HoldGround())


@pytest.mark.rule("HOPL-20")
def test_a_longer_row_survives_the_loss_of_its_end() -> None:
    """Four in a row lose one man and remain three: the formation stands. [RULING-T-117]"""
    game = ranks(
        """
        .  .  .  .  .  .
        .  .  P  .  .  .
        .  .  O  .  .  .
        .  .  L  .  .  .
        .  .  Z  .  .  .
        .  .  .  .  .  .
        """,
        Z=man("zenon", "B"), men=[at("guy", "C6")],
        formations=[{"men": [*THREE, "zenon"], "side": "B", "right": RIGHT}],
    )  # fmt: skip
    strike(game, "guy", target="zenon", dice=(4,))
    assert game["zenon"].health == Health.STUNNED
    assert not game["zenon"].formation
    assert all(game[who].formation == 1 for who in THREE)


@pytest.mark.rule("HOPL-20")
def test_a_retreat_after_a_shot_takes_a_man_out_of_the_ranks() -> None:
    """Arrows drive a hoplite back like anybody; he is out of the formation at once. [RULING-T-117]"""
    game = ranks(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  P  .  .  .  .  .  .  .
        .  .  O  .  .  .  .  .  .  .
        .  .  L  .  .  .  .  .  .  .
        .  .  Z  .  .  .  .  X  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        Z=man("zenon", "B"), X=man("olivier", "A"), sequence="fire",
        formations=[{"men": [*THREE, "zenon"], "side": "B", "right": RIGHT}],
    )  # fmt: skip
    game.do(Shoot("olivier", "zenon", game.cell("C5"), game.cell("H5"), "short_bow"), 1, 4)
    assert game.asked == "retreat_owed"
    game.do(Retreat("zenon", game.cell("A5"), via=game.cell("B5")))
    assert game.at("zenon") == "A5"
    assert not game["zenon"].formation
    assert not game["zenon"].pikes
    assert all(game[who].formation == 1 for who in THREE)


# -- charges against the front ---------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-05", "HOPL-06")
@pytest.mark.parametrize("die, result", [(1, "F"), (10, "B")])
def test_a_charge_against_the_pikes(die: int, result: str) -> None:
    """A charge may ride at the front: its blow, half more included, falls on the pikes; thrown back, the charger
    is wounded. [RULING-T-119]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  P  .  .  .  .  .  .  .  .  .
        .  .  O  .  .  .  .  .  .  .  G  .
        .  .  L  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
        """,
        **FRONT_RANK, G=rider("gui", "A", 5), sequence="charges",
        formations=[{"men": list(THREE), "side": "B", "right": RIGHT}],
    )  # fmt: skip
    events = game.do(Charge("gui", "okeanos", game.cells("J3 I3 H3 G3 F3 E3 D3")), die)
    fought = of_kind(events, Fought)[0]
    assert (fought.result, fought.pikes) == (result, True)
    assert [term.value for term in fought.differential] == [28, 14, -7]
    assert formation_shift(fought) == -1
    assert game["okeanos"].health == Health.HEALTHY
    if result == "F":
        assert not game["okeanos"].pikes
        assert game.asked == ""
    else:
        assert game["gui"].health == Health.WOUNDED
        assert game.asked == "retreat_owed"


# -- infiltration ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-22")
@pytest.mark.parametrize("start, path, tests", [("D1", "D2 D3", 1), ("B1", "B2 B3", 0)])
def test_only_the_front_of_a_formation_tests_who_slips_past(start: str, path: str, tests: int) -> None:
    """Along the front an enemy takes the test, along the rear he does not; the two points he pays on either side.
    [RULING-T-116]"""
    game = ranks(sequence="movement", men=[at("osmond", start)])
    events = game.do(Move("osmond", game.cells(path)), *((1,) * tests))
    assert len(of_kind(events, InfiltrationTested)) == tests
    assert sum(total(moved.costs) for moved in of_kind(events, Moved)) == 4


@pytest.mark.rule("HOPL-22")
def test_the_ends_of_the_row_cause_no_test() -> None:
    """Beside the end of the row its last man does not count; a man in no formation does, as he does anywhere."""
    game = ranks(sequence="movement", men=[at("osmond", "E5"), at("milo", "B4", "B")])
    mover = game["osmond"]
    assert infiltration.counting(game.position, mover, game.cell("C5")) == 1  # Milo, not Leontios
    assert infiltration.counting(game.position, mover, game.cell("D4")) == 1  # Leontios' front
    assert infiltration.counting(game.position, mover, game.cell("D3")) == 2  # two fronts


@pytest.mark.rule("HOPL-23")
def test_a_formation_takes_no_test_for_what_is_before_it() -> None:
    """Two enemies before a man of the ranks do not count for him, one at his side does; out of the ranks all
    count. [RULING-T-116]"""
    game = ranks(sequence="movement", active="B", men=[at("guy", "D1"), at("raoul", "D2"), at("hamon", "C1")])
    before = game["palaimon"]
    assert infiltration.counting(game.position, before, before.cell) == 1
    alone = before._replace(formation=0)
    assert infiltration.counting(game.position, alone, before.cell) == 3


@pytest.mark.rule("HOPL-23")
def test_who_leaves_the_ranks_is_tested_like_anybody() -> None:
    """Okeanos steps out past two enemies with all his points: he is no formation any more and takes the test."""
    game = marching(BLOCK, men=[at("guy", "E3"), at("raoul", "D2")])
    events = game.do(Move("okeanos", game.cells("D3 D4")), 1)
    assert FormationLeft("okeanos") in events
    assert of_kind(events, InfiltrationTested)
    assert not game["okeanos"].has(Mark.HALTED)
