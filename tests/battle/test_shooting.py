"""Who may shoot with what, how often, and when not."""

import pytest

from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Attack, Charge, Done, Move
from hauberk.common.refusal import Refusal
from hauberk.rulesets.people import load_people
from tests.battle.shots import armed, at_the_end, back, flown, lane, plan, put, shot, to_fire_of
from tests.kit import drawn, man, rider

SHEET = {
    # weapon: bearer, short, medium, long, fires, limit, throws, column
    "lance": ("joscelin", 4, 8, 12, "offensive", "free", 1, 2),
    "javelin": ("yani", 5, 12, 25, "offensive", "free", 4, 3),
    "dagger": ("vladko", 2, 4, 7, "offensive", "free", 1, 1),
    "sling": ("samir", 6, 15, 30, "both", "half", 0, 3),
    "short_bow": ("olivier", 12, 30, 70, "both", "half", 0, 3),
    "composite_bow": ("hamza", 15, 40, 90, "both", "half", 0, 2),
    "longbow": ("ednyfed", 15, 45, 100, "either", "half", 0, 2),
    "crossbow": ("fulbert", 15, 40, 80, "either", "none", 0, 1),
    "staff_sling": ("osgar", 12, 25, 50, "offensive", "half", 0, 3),
}


@pytest.mark.rule("SHOOT-01")
@pytest.mark.parametrize("weapon", SHEET)
def test_every_weapon_reaches_as_far_as_its_sheet_says(weapon: str) -> None:
    """Short, medium and long range end where the weapon sheet says, and one hex farther nothing is hit."""
    who, short, medium, far, fires, limit, throws, column = SHEET[weapon]
    game = lane("." * 103, people={1: man(who, "A"), 103: man("guy", "B")})
    for last, band in ((short, 0), (medium, 1), (far, 2)):
        put(game, "guy", f"A{1 + last}")
        assert plan(game, shot(game, who, "guy", weapon)).aim.band == band
        put(game, "guy", f"A{2 + last}")
        if band < 2:
            assert plan(game, shot(game, who, "guy", weapon)).aim.band == band + 1
    assert game.refused(shot(game, who, "guy", weapon)).reason == "out_of_range"
    arm = game.field.rules.weapons[weapon]
    assert (arm.fires, arm.limit, arm.ammo, arm.column) == (fires, limit, throws, column)


@pytest.mark.rule("SHOOT-02")
def test_only_the_right_class_uses_javelin_sling_or_bow() -> None:
    """Whose class code does not end in j, s or a has no use for javelin, sling or bow, even with one in his hands."""
    game = lane("......", people={1: man("osmond", "A"), 6: man("guy", "B")})
    for weapon, letter in (
        ("javelin", "j"),
        ("sling", "s"),
        ("short_bow", "a"),
        ("composite_bow", "a"),
        ("longbow", "a"),
    ):
        armed(game, "osmond", weapon, code="Nil")
        assert game.refused(shot(game, "osmond", "guy", weapon)) == Refusal("no_such_missile", "SHOOT-02", "Osmond", weapon)
        armed(game, "osmond", weapon, code=f"Ni{letter}")
        assert game.allowed(shot(game, "osmond", "guy", weapon))


@pytest.mark.rule("SHOOT-02")
def test_a_bowman_has_no_sling() -> None:
    """Nobody shoots with a weapon he does not carry."""
    game = lane("......", people={1: man("olivier", "A"), 6: man("guy", "B")})
    assert game.refused(shot(game, "olivier", "guy", "sling")).rule == "SHOOT-02"
    assert game.refused(shot(game, "olivier", "guy", "catapult")).rule == "SHOOT-02"
    assert game.allowed(shot(game, "olivier", "guy", "short_bow"))


@pytest.mark.rule("SHOOT-02")
def test_the_people_carry_what_their_code_promises() -> None:
    """Everybody with javelin, sling or bow has the letter for it."""
    letters = {"javelin": "j", "sling": "s", "staff_sling": "s", "short_bow": "a", "composite_bow": "a", "longbow": "a"}
    people = load_people().characters.values()
    bearers = [(one, letters[weapon]) for one in people for weapon in one.weapons if weapon in letters]
    assert len(bearers) > 40
    assert all(one.code[2] == letter for one, letter in bearers)


@pytest.mark.rule("SHOOT-03", "CTX-19")
def test_a_lance_without_pennon_is_thrown_on_foot_and_mounted() -> None:
    """Joscelin throws his plain lance from the saddle and on foot; Robert's bears a pennon and stays in his hand."""
    on_foot = lane("......", people={1: man("joscelin", "A"), 4: man("guy", "B")})
    assert on_foot.allowed(shot(on_foot, "joscelin", "guy", "lance"))
    mounted = lane("......", people={2: rider("joscelin", "A", 3), 5: man("guy", "B")})
    assert mounted.allowed(shot(mounted, "joscelin", "guy", "lance"))
    for pennon in (man("robert", "A"), rider("robert", "A", 3)):
        game = lane("......", people={2: pennon, 5: man("guy", "B")})
        assert game.refused(shot(game, "robert", "guy", "lance")).reason == "pennon_lance_kept"
        assert game.refused(shot(game, "robert", "guy", "pennon_lance")).reason == "pennon_lance_kept", "however he calls it"


@pytest.mark.rule("SHOOT-03", "CTX-19")
def test_a_hoplite_never_throws() -> None:
    """A hoplite keeps even a plain lance; a sergeant with the same lance throws it."""
    game = lane("......", people={1: man("okeanos", "A"), 2: man("milo", "A"), 4: man("guy", "B")})
    armed(game, "okeanos", "lance")
    armed(game, "milo", "lance")
    put(game, "okeanos", "B2")
    assert game.refused(shot(game, "okeanos", "guy", "lance")).reason == "hoplite_keeps_spear"
    assert game.allowed(shot(game, "milo", "guy", "lance"))


@pytest.mark.rule("SHOOT-04", "CTX-19")
def test_a_lance_is_thrown_once() -> None:
    """Joscelin throws his lance, fights on with unchanged numbers, and has none left in his next phase."""
    game = lane("......", people={1: man("joscelin", "A"), 4: man("guy", "B")})
    before = game["joscelin"].values
    game.do(shot(game, "joscelin", "guy", "lance"), 1, 10)
    assert (game["joscelin"].thrown, game["joscelin"].values) == (1, before)
    to_fire_of(game, 0)
    assert game.refused(shot(game, "joscelin", "guy", "lance"))[:2] == ("nothing_left_to_throw", "SHOOT-04")


@pytest.mark.rule("SHOOT-04", "CTX-19")
def test_without_his_lance_a_rider_still_charges() -> None:
    """A rider who threw his lance in an earlier turn may charge. [RULING-T-50]"""
    game = drawn(
        "\n".join([".  ."] * 7 + [".  J"] + [".  ."]),
        J=rider("joscelin", "A", 0, thrown=1), men=[{"who": "pandolf", "side": "B", "at": "B1"}], sequence="charges",
    )  # fmt: skip
    assert game.allowed(Charge("joscelin", "pandolf", game.cells("B7 B6 B5 B4 B3 B2")))


@pytest.mark.rule("SHOOT-05", "CTX-19")
def test_four_javelins() -> None:
    """Yani has four throws in a battle, one a phase; the fifth is refused."""
    game = lane("......", people={1: man("yani", "A"), 4: man("guy", "B")})
    for _ in range(4):
        game.do(shot(game, "yani", "guy", "javelin"), 1, 10)
        to_fire_of(game, 0)
    assert game["yani"].thrown == 4
    assert game.refused(shot(game, "yani", "guy", "javelin"))[:2] == ("nothing_left_to_throw", "SHOOT-05")


@pytest.mark.rule("SHOOT-05", "CTX-19")
def test_sling_stones_do_not_use_up_a_dagger() -> None:
    """Khalil slings a stone and can still throw his dagger in the next phase."""
    game = lane("......", people={1: man("khalil", "A"), 3: man("guy", "B")})
    game.do(shot(game, "khalil", "guy", "sling"), 1, 10)
    to_fire_of(game, 0)
    assert game.allowed(shot(game, "khalil", "guy", "dagger"))


@pytest.mark.rule("SHOOT-06")
def test_one_shot_a_sequence_and_many_at_one_target() -> None:
    """Olivier shoots once; Alphonse may choose the same target; neither may shoot again in this sequence."""
    game = drawn("O A . .\n. . . .\n. G . .", O=man("olivier", "A"), A=man("alphonse", "A"), G=man("guy", "B"), sequence="fire")
    game.do(shot(game, "olivier", "guy", "short_bow"), 1, 10)
    assert game.refused(shot(game, "olivier", "guy", "short_bow"))[:2] == ("has_shot", "SHOOT-06")
    game.do(shot(game, "alphonse", "guy", "short_bow"), 1, 10)
    assert game.refused(shot(game, "alphonse", "guy", "short_bow")).rule == "SHOOT-06"


@pytest.mark.rule("SHOOT-06")
def test_once_more_in_the_enemy_phase() -> None:
    """Who shot in his own phase shoots once more in the enemy's, and no second time."""
    game = lane("." * 8, people={1: man("olivier", "A"), 8: man("guy", "B")})
    game.do(shot(game, "olivier", "guy", "short_bow"), 1, 10)
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    assert game.decides == 0
    game.do(back(game, "olivier", "guy", "short_bow"), 1, 10)
    assert game.state.active == 1
    assert game.asked == "", "nobody else may shoot: the sequence is over"


@pytest.mark.rule("SHOOT-06")
def test_only_in_the_fire_sequence_of_the_own_side() -> None:
    """Offensive fire belongs to sequence 1 of the own phase."""
    people = {1: man("olivier", "A"), 8: man("grimo", "B")}
    for sequence in ("charges", "movement", "combat"):
        later = lane("." * 8, people=people, sequence=sequence)
        assert later.refused(shot(later, "olivier", "grimo", "short_bow")).rule == "TURN-04"
    game = lane("." * 8, people=people)
    assert game.refused(shot(game, "grimo", "olivier", "short_bow")).rule == "TURN-04"
    assert game.allowed(shot(game, "olivier", "grimo", "short_bow"))


@pytest.mark.rule("SHOOT-07")
@pytest.mark.parametrize(
    ("weapon", "letter", "mounted"),
    [
        ("composite_bow", "a", True),
        ("lance", "l", True),
        ("javelin", "j", True),
        ("sling", "s", False),
        ("short_bow", "a", False),
        ("longbow", "a", False),
        ("crossbow", "l", False),
    ],
)
def test_weapons_in_the_saddle(weapon: str, letter: str, mounted: bool) -> None:
    """Composite bow and lance, and javelins where somebody has them, serve in the saddle; the others on foot only.
    [RULING-T-51]"""
    for seat, possible in ((rider("salih", "A", 3), mounted), (man("salih", "A"), True)):
        game = lane("......", people={2: seat, 5: man("guy", "B")})
        armed(game, "salih", weapon, code=f"Ac{letter}")
        assert game.allowed(shot(game, "salih", "guy", weapon)) is possible


@pytest.mark.rule("SHOOT-09", "CTX-13")
def test_no_shot_beside_an_enemy() -> None:
    """With a pikeman beside him Olivier shoots at nobody, near or far."""
    game = lane("........", people={1: man("olivier", "A"), 2: man("bilal", "B"), 6: man("ahmad", "B")})
    assert game.refused(shot(game, "olivier", "bilal", "short_bow"))[:2] == ("beside_enemy", "SHOOT-09")
    put(game, "bilal", "B1")
    assert game.refused(shot(game, "olivier", "ahmad", "short_bow")).rule == "SHOOT-09"
    put(game, "bilal", "B3")
    assert game.allowed(shot(game, "olivier", "ahmad", "short_bow"))


@pytest.mark.rule("SHOOT-09", "CTX-13")
@pytest.mark.parametrize(
    "beside",
    [man("bilal", "B", health="stunned"), man("bilal", "B", captive=True), man("dog_watch", "B")],
    ids=["stunned", "prisoner", "dog"],
)
def test_some_neighbours_do_not_press(beside: object) -> None:
    """A stunned enemy, a prisoner or a dog beside him keeps nobody from shooting. [RULING-T-40]"""
    game = drawn("O E . .\n. . . .\n. . . .\nA . . .", O=man("olivier", "A"), A=man("ahmad", "B"), E=beside, sequence="fire")
    assert game.allowed(shot(game, "olivier", "ahmad", "short_bow"))


@pytest.mark.rule("SHOOT-09", "CTX-13")
def test_an_enemy_who_cannot_come_does_not_press() -> None:
    """A rider cannot attack into a tree hex: the archer under the tree shoots on; a man on foot would stop him."""
    game = drawn(
        ". . . .\n. Ot . .\n. R . .\n. . . .\n. . . .\n. A . .",
        O=man("olivier", "A"), R=rider("hammad", "B", 0), A=man("ahmad", "B"), sequence="fire",
    )  # fmt: skip
    assert game.allowed(shot(game, "olivier", "hammad", "short_bow"))
    put(game, "ahmad", "A2")
    assert game.refused(shot(game, "olivier", "hammad", "short_bow")).rule == "SHOOT-09"


@pytest.mark.rule("SHOOT-09", "CTX-13")
def test_a_rider_is_pressed_at_either_end() -> None:
    """An enemy at the horse's tail keeps a horse archer from shooting as one at its head does. [RULING-T-40]"""
    game = lane(".......", people={3: rider("salih", "A", 0), 7: man("guy", "B"), 1: man("raoul", "B")})
    assert game.allowed(shot(game, "salih", "raoul", "composite_bow"))
    put(game, "guy", "A5")
    assert game.refused(shot(game, "salih", "raoul", "composite_bow")).rule == "SHOOT-09"


@pytest.mark.rule("SHOOT-10", "CTX-14")
def test_who_shot_does_not_attack() -> None:
    """Landry throws, walks up to his man and may not strike him; Osmond, who did not throw, may."""
    game = drawn(
        "L . . .\n. . O .\n. . . .\n. G . .",
        L=man("landry", "A"),
        O=man("osmond", "A"),
        G=man("bilal", "B"),
        sequence="fire",
    )
    game.do(shot(game, "landry", "bilal", "javelin"), 1, 10)
    game.do(Done())
    game.do(Done())
    game.do(Move("landry", game.cells("A2 A3 A4")))
    game.do(Move("osmond", game.cells("C3 C4")))
    game.do(Done())
    assert game.refused(Attack(("landry",), "bilal")).reason == "has_shot_no_attack"
    assert game.refused(Attack(("osmond", "landry"), "bilal")).reason == "has_shot_no_attack"
    assert game.allowed(Attack(("osmond",), "bilal"))


@pytest.mark.rule("SHOOT-11", "CTX-14")
def test_who_attacked_does_not_shoot_defensively() -> None:
    """Olivier struck in his own phase and holds his bow in the enemy's; Alphonse, who did not, shoots."""
    game = drawn(
        "O B . . . A\n. . . . . .\n. . . . . .\n. . . . . .\n. . . U . .",
        O=man("olivier", "A"), A=man("alphonse", "A"), B=man("bilal", "B"), U=man("ahmad", "B"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("olivier",), "bilal"), 7)
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    game.do(Move("bilal", game.cells("C2 C3")))
    assert game.asked == "move_watched"
    assert game.refused(back(game, "olivier", "bilal", "short_bow", step=2, aim="C3"))[:2] == (
        "attacked_before",
        "DFIRE-04",
    )
    assert game.allowed(back(game, "alphonse", "bilal", "short_bow", step=2, aim="C3"))


@pytest.mark.rule("SHOOT-12")
def test_swimmers_do_not_shoot() -> None:
    """Nobody shoots from deep water; from the shallows one may. [RULING-T-13]"""
    deep = lane("w....", people={1: man("olivier", "A"), 5: man("guy", "B")})
    assert deep.refused(shot(deep, "olivier", "guy", "short_bow"))[:2] == ("swimmers_do_not_shoot", "SHOOT-12")
    shallow = lane("~....", people={1: man("olivier", "A"), 5: man("guy", "B")})
    assert shallow.allowed(shot(shallow, "olivier", "guy", "short_bow"))


@pytest.mark.rule("SHOOT-13")
def test_each_shot_takes_the_field_as_the_last_one_left_it() -> None:
    """Yani's javelin fells the man in front, then Samir's stone reaches the one behind, whom nobody could hit
    before."""
    game = drawn(
        "S Y . .\n. . . .\n. . . .\nF . . .\n. . . .\nG . . .",
        S=man("samir", "A"), Y=man("yani", "A"), F=man("pandolf", "B"), G=man("tosto", "B"), sequence="fire",
    )  # fmt: skip
    assert game.refused(shot(game, "samir", "tosto", "sling")).reason == "somebody_in_the_way"
    game.do(shot(game, "yani", "pandolf", "javelin"), 1, 1)
    assert not game["pandolf"].alive
    assert game.refused(shot(game, "samir", "pandolf", "sling")).reason == "not_there"
    assert flown(game.do(shot(game, "samir", "tosto", "sling"), 1, 10)).victim == "tosto"


@pytest.mark.rule("SHOOT-14")
def test_the_marks_of_fire() -> None:
    """Off. Fire lasts until the next own phase, Def. Fire until the next enemy phase."""
    game = lane("." * 8, people={1: man("olivier", "A"), 8: man("guy", "B")})
    game.do(shot(game, "olivier", "guy", "short_bow"), 1, 10)
    assert game["olivier"].has(Mark.SHOT)
    to_fire_of(game, 1)
    assert game["olivier"].has(Mark.SHOT)
    assert not game["olivier"].has(Mark.SHOT_BACK)
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    game.do(back(game, "olivier", "guy", "short_bow"), 1, 10)
    assert game["olivier"].has(Mark.SHOT_BACK)
    to_fire_of(game, 0)
    assert not game["olivier"].has(Mark.SHOT)
    assert game.allowed(shot(game, "olivier", "guy", "short_bow"))
    to_fire_of(game, 1)
    assert not game["olivier"].has(Mark.SHOT_BACK)
