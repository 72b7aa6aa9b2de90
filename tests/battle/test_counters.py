"""Scale, counters and states."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Done, Fall, Move, Shoot
from hauberk.battle.core.events import Asked, Fought, Hurt, InfiltrationTested, Recovered, Retreated, Shot, Unhorsed
from hauberk.battle.riding.two_hexes import front_hexes, pose_of
from hauberk.board.board import Board, Piece
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.rulesets.people import load_people
from tests.kit import Table, drawn, man, of_kind, rider

PEOPLE = load_people().characters
BOWS = ("short_bow", "composite_bow", "longbow")


def corner_to_corner(*pieces: Piece) -> int:
    """The longest line on a board; storeys make none longer."""
    board = Board(pieces)
    ends = [cell for cell in board.cell.values() if cell < board.plane and -1 in board.neighbours[cell]]
    return max(board.distance(one, two) for one in ends for two in ends)


# -- scale -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCALE-01")
def test_a_phase_is_one_shot_one_blow_a_few_metres() -> None:
    """Some tens of seconds: one arrow for Olivier, one blow for Raoul, and nobody gets farther than 15 hexes, 30
    metres."""
    game = drawn(
        """
        O  .  .  .  .  K
        .  .  .  .  .  .
        R  U  .  .  .  .
        """,
        O=man("olivier", "A"), R=man("raoul", "A"), U=man("umar", "B"), K=man("kafur", "B"), sequence="fire",
    )  # fmt: skip
    arrow = Shoot("olivier", "kafur", game.cell("F1"), game.cell("A1"), "short_bow")
    game.do(arrow, 1, 10)
    assert game.refused(arrow).reason == "has_shot"
    for _ in range(3):
        game.do(Done())
    blow = Attack(("raoul",), "umar")
    game.do(blow, 7)  # no effect
    assert game.refused(blow).reason == "has_attacked"
    assert max(values.movement for one in PEOPLE.values() for values in one.faces.values()) == 15


@pytest.mark.rule("SCALE-02", "RIDE-07")
def test_a_rider_covers_two_hexes_and_nobody_shares_one() -> None:
    """A man fills one hex, a horseman two; neither hex of Gui can take Osmond, nor Osmond's hex take Turold."""
    game = drawn(
        """
        .  .  .  .
        T  O  G  .
        .  .  .  .
        .  .  .  .
        """,
        T=man("turold", "A"), O=man("osmond", "A", marks=["halted"]), G=rider("gui", "A", 0, marks=["halted"]),
    )  # fmt: skip
    assert game["osmond"].cells == game.cells("B2")
    assert game["gui"].cells == game.cells("C2 C3")
    for path, reason in (("B2", "on_friend"), ("B2 C2", "on_friend"), ("B2 C3", "on_friend"), ("B2 B3", None)):
        refusal = None if game.allowed(Move("turold", game.cells(path))) else game.refused(Move("turold", game.cells(path)))
        assert (refusal and refusal.reason) == reason, path


@pytest.mark.rule("SCALE-03")
def test_long_range_needs_joined_sheets() -> None:
    """On one sheet every bowshot is short or medium; on two joined sheets long range exists and adds its 2."""
    sheets = [sheet(name) for name in sheet_files()]
    game = drawn(
        "G " + ". " * 48 + "A\n" + ". " * 50,
        G=man("godric", "A"), A=man("ahmad", "B"), sequence="fire",
    )  # fmt: skip
    single = max(corner_to_corner(Piece(one)) for one in sheets)
    joined = max(corner_to_corner(Piece(one), Piece(one, of=1, side=2)) for one in sheets)
    for bow in (*BOWS, "crossbow"):
        weapon = game.field.rules.weapons[bow]
        assert single <= weapon.bands[1] < weapon.bands[2], bow
        assert weapon.bands[1] < joined, bow
    shot = Shoot("godric", "ahmad", game["ahmad"].cell, game["godric"].cell, "longbow")
    assert [(term.value, term.reason) for term in game.plan(shot).impact_terms] == [(2, "range_long")]


# -- counters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COUNTER-01")
def test_the_faces_of_foot_and_horse() -> None:
    """A foot soldier has the states of two counters, a horseman two more, and his horse lives or dies beside him."""
    assert set(PEOPLE["raoul"].faces) == {"foot", "stunned", "foot_wounded"}
    assert set(PEOPLE["gui"].faces) == {"foot", "stunned", "foot_wounded", "mounted", "mounted_wounded"}
    for health, face in (("healthy", "foot"), ("stunned", "stunned"), ("wounded", "foot_wounded"), ("dead", "dead")):
        assert drawn(". R", R=man("raoul", "A", health=health))["raoul"].face == face
    for health, face in (("healthy", "mounted"), ("wounded", "mounted_wounded")):
        game = drawn("G .\n. .", G=rider("gui", "A", 0, health=health))
        assert game["gui"].face == face
        assert not game["gui.horse"].on_map  # under its rider it has no counter of its own
    assert not PEOPLE["raoul"].rides
    assert PEOPLE["gui"].rides


def unhorsing(die: int) -> Table:
    """Harald strikes Joscelin in the saddle."""
    game = drawn(
        """
        .  .  .  .
        .  .  J  .
        .  H  .  .
        .  .  .  .
        """,
        H=man("harald", "A"), J=rider("joscelin", "B", 0), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("harald",), "joscelin"), die)  # 24 - 8 = 16
    return game


@pytest.mark.rule("COUNTER-02", "COUNTER-01")
def test_nobody_is_stunned_in_the_saddle() -> None:
    """Joscelin is stunned on horseback: he falls beside his horse, which stays where it was, alone and alive."""
    game = unhorsing(3)
    assert [event.result for event in of_kind(game.told, Fought)] == ["D"]
    assert of_kind(game.told, Unhorsed)
    game.do(Fall(game.cell("D1")))
    assert game["joscelin"].face == "stunned"
    assert not game["joscelin"].mounted
    assert game.at("joscelin") == "D1"
    horse = game["joscelin.horse"]
    assert horse.alive
    assert horse.cells == game.cells("C2 C3")


@pytest.mark.rule("COUNTER-01")
def test_the_horse_dies_on_its_own_counter() -> None:
    """The blow kills the horse and wounds Joscelin, who now fights on foot with his wounded numbers."""
    game = unhorsing(2)
    assert [event.result for event in of_kind(game.told, Fought)] == ["E"]
    game.do(Fall(game.cell("D1")))
    assert game["joscelin"].face == "foot_wounded"
    assert game["joscelin.horse"].face == "dead"
    assert game["joscelin.horse"].on_map


@pytest.mark.rule("COUNTER-02")
def test_no_case_can_put_a_stunned_rider_in_the_saddle() -> None:
    """A drawn position with a stunned rider is no position of this game."""
    with pytest.raises(Exception, match="stunned"):
        drawn("G .\n. .", G=rider("gui", "A", 0, health="stunned"))


@pytest.mark.rule("COUNTER-03")
@pytest.mark.parametrize(
    ("who", "mounted", "health", "numbers"),
    [
        ("drogon", False, "healthy", (22, 11, 6)),
        ("drogon", False, "wounded", (11, 6, 3)),
        ("drogon", False, "stunned", (0, 3, 0)),
        ("drogon", True, "healthy", (28, 14, 12)),
        ("drogon", True, "wounded", (14, 7, 12)),
        ("osmond", False, "healthy", (9, 5, 8)),
        ("osmond", False, "stunned", (0, 1, 0)),
    ],
)
def test_three_numbers_for_every_state(who: str, mounted: bool, health: str, numbers: tuple[int, int, int]) -> None:
    """Attack, defence and movement are those of the face that lies up."""
    somebody = rider(who, "A", 0, health=health) if mounted else man(who, "A", health=health)
    assert drawn("S .\n. .", S=somebody)[who].values == numbers


@pytest.mark.rule("COUNTER-03")
def test_the_ring_round_the_defence_is_armour() -> None:
    """Drogon's defence stands in a ring, Osmond's does not: only against Drogon is 1 added to the die."""
    game = drawn("D  B  O  .", D=man("drogon", "A"), O=man("osmond", "A"), B=man("bilal", "B"), active="B", sequence="combat")
    assert [term.value for term in game.plan(Attack(("bilal",), "drogon")).die_terms] == [1]
    assert game.plan(Attack(("bilal",), "osmond")).die_terms == ()


@pytest.mark.rule("COUNTER-04")
@pytest.mark.parametrize("facing", range(6))
def test_the_triangle_marks_the_head(facing: int) -> None:
    """The head lies on the hex of the triangle, the tail opposite to the facing; the rider steps into the three hexes
    before the head."""
    game = drawn("\n".join([". " * 6] * 6), men=[{"who": "gui", "side": "A", "at": "C3", "mounted": True, "facing": facing}])
    gui, board = game["gui"], game.field.board
    assert game.at("gui") == "C3"
    assert board.neighbours[gui.cell][(facing + 3) % 6] == gui.tail
    assert board.direction(gui.tail, gui.cell) == facing
    front = front_hexes(board, pose_of(gui))
    assert front == tuple(board.neighbours[gui.cell][(facing + turn) % 6] for turn in (-1, 0, 1))
    for cell in front:
        assert [term.reason for term in game.plan(Move("gui", (cell,))).strides[0].costs] == ["terrain"]


@pytest.mark.rule("COUNTER-05")
def test_the_third_letter_names_the_missile() -> None:
    """Three letters on every counter; the third is j for javelins, s for slings and a for bows, and for nobody else."""
    for one in PEOPLE.values():
        assert len(one.code) == 3, one.id
        letter = one.code[2]
        assert (letter == "j") == ("javelin" in one.weapons), one.id
        assert (letter == "s") == bool({"sling", "staff_sling"} & set(one.weapons)), one.id
        assert (letter == "a") == bool(set(BOWS) & set(one.weapons)), one.id


def beast_struck(die: int, who: str = "dog_watch") -> Table:
    """Harald strikes at an animal of the other side: 24 - 1 = 23, column 16-25."""
    game = drawn(
        """
        .  .  .  .
        .  H  D  .
        .  .  .  .
        """,
        H=man("harald", "A"), D=man(who, "B"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("harald",), who), die)
    return game


@pytest.mark.rule("COUNTER-06")
@pytest.mark.parametrize("who", ["dog_watch", "boar_wild", "sheep_bell"])
def test_an_animal_is_healthy_or_dead(who: str) -> None:
    """A stun leaves no trace on an animal, a wound kills it, and where it must give way it goes back like a man on
    foot."""
    stunned = beast_struck(6, who)
    assert [event.result for event in of_kind(stunned.told, Fought)] == ["D"]
    assert stunned[who].health == Health.HEALTHY
    assert not of_kind(stunned.told, Hurt)

    wounded = beast_struck(3, who)
    assert [event.result for event in of_kind(wounded.told, Fought)] == ["E"]
    assert wounded[who].health == Health.DEAD

    driven = beast_struck(9, who)
    assert [event.result for event in of_kind(driven.told, Fought)] == ["C"]
    assert driven.asked == "retreat_owed"
    assert driven.decides == 1
    driven.do(next(iter(driven.legal)))
    assert of_kind(driven.told, Retreated)
    assert driven[who].health == Health.HEALTHY


@pytest.mark.rule("COUNTER-06")
def test_an_animal_has_no_wounded_side() -> None:
    """The one counter of a dog, boar or sheep shows it healthy; its back shows it dead."""
    for who in ("dog_watch", "boar_wild", "sheep_bell"):
        assert set(PEOPLE[who].faces) == {"foot"}, who


# -- states ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STATE-01")
def test_the_stunned_neither_move_nor_attack() -> None:
    """Raoul lies stunned beside Ahmad: he does not crawl away and does not strike."""
    picture = """
        .  .  .  .
        .  R  A  .
        .  .  .  .
        """
    people = {"R": man("raoul", "A", health="stunned"), "A": man("ahmad", "B")}
    moving = drawn(picture, **people)
    assert moving.refused(Move("raoul", moving.cells("B1"))).rule == "STATE-01"
    assert not list(moving.legal.of("raoul"))
    fighting = drawn(picture, sequence="combat", **people)
    assert fighting.refused(Attack(("raoul",), "ahmad")).reason == "stunned_cannot"


@pytest.mark.rule("STATE-01")
@pytest.mark.parametrize(("who", "defence", "armour"), [("raoul", -3, [1]), ("osmond", -1, [])])
def test_only_his_gear_protects_a_stunned_man(who: str, defence: int, armour: list[int]) -> None:
    """Defence 3 in armour, 1 without; the ground he lies on and the armour die still count."""
    game = drawn(
        """
        .  .  .  .
        .  Rs A  .
        .  .  .  .
        """,
        R=man(who, "B", health="stunned"), A=man("bilal", "A"), sequence="combat",
    )  # fmt: skip
    plan = game.plan(Attack(("bilal",), who))
    assert [term.value for term in plan.differential] == [12, defence]
    assert [(term.value, term.reason) for term in plan.shifts] == [(1, "ground_of_defender")]
    assert [term.value for term in plan.die_terms] == armour


@pytest.mark.rule("STATE-02")
def test_the_stunned_do_not_shoot() -> None:
    """Olivier, stunned, lets his bow lie."""
    game = drawn("O  .  .  A", O=man("olivier", "A", health="stunned"), A=man("ahmad", "B"), sequence="fire")
    assert game.refused(Shoot("olivier", "ahmad", game.cell("D1"), game.cell("A1"), "short_bow")).rule == "STATE-02"


@pytest.mark.rule("STATE-02")
@pytest.mark.parametrize(("health", "cost", "tests"), [("stunned", 2, 0), ("healthy", 4, 1)])
def test_the_stunned_threaten_no_hex(health: str, cost: int, tests: int) -> None:
    """Osmond slips past two enemies: on their feet they cost him 2 points and a test, stunned they cost nothing."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  O  .  .  .  .
        .  .  A  .  .  .
        .  .  J  .  .  .
        .  .  .  .  .  .
        """,
        O=man("osmond", "A"), A=man("ahmad", "B", health=health), J=man("jemal", "B", health=health),
    )  # fmt: skip
    events = game.do(Move("osmond", game.cells("B3 B4")), *[1] * tests)
    assert len(of_kind(events, InfiltrationTested)) == tests
    assert game["osmond"].spent == cost


@pytest.mark.rule("STATE-02")
@pytest.mark.parametrize("health", ["stunned", "healthy"])
def test_the_stunned_do_not_block_a_line_of_fire(health: str) -> None:
    """Fulbert shoots over Turold who lies stunned between him and Ahmad; on his feet Turold would be in the way."""
    game = drawn(
        """
        F  .  .  .
        .  .  .  .
        T  .  .  .
        .  .  .  .
        A  .  .  .
        """,
        F=man("fulbert", "A"), T=man("turold", "A", health=health), A=man("ahmad", "B"), sequence="fire",
    )  # fmt: skip
    shot = Shoot("fulbert", "ahmad", game.cell("A5"), game.cell("A1"), "crossbow")
    assert game.allowed(shot) == (health == "stunned")


def struck(health: str, die: int, who: str = "osmond") -> Table:
    """Umar (14) strikes a man in some state."""
    game = drawn(
        """
        .  .  .  .
        .  O  U  .
        .  .  .  .
        """,
        O=man(who, "B", health=health), U=man("umar", "A"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("umar",), who), die)
    return game


@pytest.mark.rule("STATE-03", "CTX-04")
@pytest.mark.parametrize(
    ("health", "die", "result"),
    [("wounded", 5, "D"), ("wounded", 3, "E"), ("stunned", 5, "D"), ("stunned", 3, "E")],
)
def test_a_second_injury_kills(health: str, die: int, result: str) -> None:
    """Stunned or wounded, then stunned or wounded again, in whatever order: dead."""
    game = struck(health, die)
    assert [event.result for event in of_kind(game.told, Fought)] == [result]
    assert game["osmond"].health == Health.DEAD


@pytest.mark.rule("STATE-03", "CTX-04")
@pytest.mark.parametrize(("die", "health"), [(5, Health.STUNNED), (3, Health.WOUNDED)])
def test_a_first_injury_does_not_kill(die: int, health: int) -> None:
    """The first stun or wound leaves him alive."""
    assert struck("healthy", die)["osmond"].health == health


@pytest.mark.rule("STATE-03", "CTX-04")
@pytest.mark.parametrize(("health", "end"), [("healthy", Health.WOUNDED), ("wounded", Health.DEAD)])
def test_who_cannot_retreat_is_injured_once_more(health: str, end: int) -> None:
    """With no hex to go back to Osmond is wounded where he stands; if he was wounded before, he dies."""
    game = drawn(
        """
        O  U
        k  .
        """,
        O=man("osmond", "B", health=health, debt=False), U=man("umar", "A"), sequence="combat",
        map={"hexsides": {"wall": ["A1/A2"]}},
    )  # fmt: skip
    game.do(Attack(("umar",), "osmond"), {"healthy": 7, "wounded": 8}[health])
    assert of_kind(game.told, Fought)[0].result == "C"
    assert game["osmond"].health == end


@pytest.mark.rule("STATE-04", "CTX-04")
def test_a_stunned_man_driven_back_dies() -> None:
    """A retreat after melee is the end of a stunned man."""
    game = struck("stunned", 7)
    assert [event.result for event in of_kind(game.told, Fought)] == ["C"]
    assert [(event.health, event.rule) for event in of_kind(game.told, Hurt)] == [(Health.DEAD, "STATE-04")]
    assert not of_kind(game.told, Retreated)


@pytest.mark.rule("STATE-04", "CTX-04")
def test_a_stunned_man_driven_back_by_a_shot_dies() -> None:
    """So is a retreat after a shot."""
    game = drawn("O  .  .  A", O=man("olivier", "A"), A=man("ahmad", "B", health="stunned"), sequence="fire")
    game.do(Shoot("olivier", "ahmad", game.cell("D1"), game.cell("A1"), "short_bow"), 1, 5)
    assert of_kind(game.told, Shot)[0].result == "A"
    assert [(event.health, event.rule) for event in of_kind(game.told, Hurt)] == [(Health.DEAD, "STATE-04")]


WALLS = {"hexsides": {"wall": ["C3/C2", "C3/D2", "C3/D3"]}}


@pytest.mark.rule("STATE-05")
@pytest.mark.parametrize(("third", "end"), [("healthy", Health.DEAD), ("stunned", Health.STUNNED)])
def test_a_stunned_man_among_enemies_only_dies_at_once(third: str, end: int) -> None:
    """Three walls, two enemies and one free hex: Ahmad lives, until Turold steps on it; he lives on if one enemy lies
    stunned. (DX-T-30)"""
    game = drawn(
        """
        .  .  .  .
        T  .  .  .
        .  R  A  .
        .  .  O  .
        """,
        T=man("turold", "A"), R=man("raoul", "A", health=third), O=man("osmond", "A"),
        A=man("ahmad", "B", health="stunned"),
        map=WALLS,
    )  # fmt: skip
    game.do(Move("turold", game.cells("A1")))
    assert game["ahmad"].health == Health.STUNNED
    events = game.do(Move("turold", game.cells("B1 B2")))
    assert game["ahmad"].health == end
    assert [event.rule for event in of_kind(events, Hurt)] == (["STATE-05"] if end == Health.DEAD else [])


@pytest.mark.rule("STATE-05")
def test_passing_through_the_last_free_hex_is_enough() -> None:
    """Turold runs on over the last free hex: whether he stops there or not, Ahmad is dead at once."""
    game = drawn(
        """
        .  .  .  .
        T  .  .  .
        .  R  A  .
        .  .  O  .
        """,
        T=man("turold", "A"), R=man("raoul", "A"), O=man("osmond", "A"), A=man("ahmad", "B", health="stunned"),
        map=WALLS,
    )  # fmt: skip
    game.do(Move("turold", game.cells("B2 B1")))
    assert game.at("turold") == "B1"
    assert game["ahmad"].health == Health.DEAD


@pytest.mark.rule("STATE-05")
@pytest.mark.parametrize(("saviour", "side", "health"), [("jemal", "B", "healthy"), ("jemal", "B", "dead"), ("turold", "A", "dead")])
def test_friends_and_corpses_beside_him_save_a_stunned_man(saviour: str, side: str, health: str) -> None:
    """A friend on his feet, or a hex where only a corpse lies, keeps the ring open."""
    game = drawn(
        """
        .  .  .  .
        .  J  .  .
        .  R  A  .
        .  .  .  .
        .  .  O  .
        """,
        J=man(saviour, side, health=health), R=man("raoul", "A"), O=man("osmond", "A"),
        A=man("ahmad", "B", health="stunned"),
        map=WALLS,
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C4")))
    assert game["ahmad"].health == Health.STUNNED


@pytest.mark.rule("STATE-05")
@pytest.mark.parametrize(("who", "end"), [("umar", Health.DEAD), ("ahmad", Health.STUNNED)])
def test_ground_he_could_not_enter_does_not_save_him(who: str, end: int) -> None:
    """Deep water is no way out for Umar in armour, but it is for Ahmad; both halves of Gui's horse bar a hex."""
    game = drawn(
        """
        .  .  w  w
        .  .  w  w
        .  G  S  w
        .  .  .  w
        .  .  O  w
        """,
        S=man(who, "B", health="stunned"), G=rider("gui", "A", 3), O=man("osmond", "A"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C4")))
    assert game["gui"].cells == game.cells("B3 B2")
    assert game[who].health == end


@pytest.mark.rule("STATE-06", "TURN-08")
def test_who_gets_up_is_healthy() -> None:
    """Raoul, stunned in the enemy's phase, gets up with his full numbers."""
    game = drawn("R  .", R=man("raoul", "A", health="stunned"), sequence="combat")
    events = game.do(Done())
    assert of_kind(events, Recovered) == [Recovered("raoul")]
    assert game["raoul"].face == "foot"
    assert game["raoul"].values == (15, 8, 6)


@pytest.mark.rule("STATE-07", "MOVE-02")
def test_a_wounded_man_fights_moves_and_shoots_with_less() -> None:
    """Wounded, Olivier has half his numbers rounded up and 1 more on the impact die; he still moves, shoots and
    fights."""
    picture = """
        O  .  .  .  .  A
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        """
    people = {"O": man("olivier", "A", health="wounded"), "A": man("ahmad", "B")}
    game = drawn(picture, sequence="fire", **people)
    assert game["olivier"].values == (3, 2, 4)
    shot = Shoot("olivier", "ahmad", game.cell("F1"), game.cell("A1"), "short_bow")
    assert [(term.value, term.reason) for term in game.plan(shot).impact_terms] == [(1, "shooter_wounded")]
    walking = drawn(picture, **people)
    walking.do(Move("olivier", walking.cells("A2 A3 A4")))
    assert walking["olivier"].left == 1
    fighting = drawn("O  A", sequence="combat", **people)
    assert [term.value for term in fighting.plan(Attack(("olivier",), "ahmad")).differential] == [3, -5]


@pytest.mark.rule("STATE-08")
def test_the_dead_stay_where_they_fell() -> None:
    """Killed, Osmond lies on his hex; nothing living holds it any more, and it counts one dead man."""
    game = struck("wounded", 3)
    assert game["osmond"].on_map
    assert game.at("osmond") == "B2"
    assert not game["osmond"].alive
    assert game.state.dead_men == {game.cell("B2"): 1}
    assert not game.state.occupied >> game.cell("B2") & 1
    assert [type(event.question).__name__ for event in of_kind(game.told, Asked)] == ["AdvanceOffered"]
