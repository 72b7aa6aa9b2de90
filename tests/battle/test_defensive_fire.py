"""Shooting at the enemy while he moves."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Charge, Done, HoldFire, Move, Retreat, RideOn
from hauberk.battle.core.events import AttackDeclared, ChargeVoid, Hurt, MovementCut, Rode
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import opening
from tests.battle.shots import at_the_end, back, cover, flown, lane, plan, put, shot, to_fire_of
from tests.battle.test_shooting import SHEET
from tests.kit import Table, drawn, man, of_kind, rider


def watched(**more: object) -> Table:
    """Olivier and Alphonse watch; Ahmad walks along row 6, Bilal stands behind."""
    return drawn(
        """
        . . O . A .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        M . . . . .
        . . . . . .
        . . U . . .
        """,
        O=man("olivier", "A"), A=man("alphonse", "A"), M=man("ahmad", "B"), U=man("bilal", "B"), active="B", **more,
    )  # fmt: skip


def charging(hexes: int) -> Table:
    """Drogon is about to charge Pandolf along column A while Grimo stands aside with his bow."""
    rows = [". . . . . ." for _ in range(hexes + 4)]
    rows[0] = "P . . . . ."
    rows[4] = ". . . . G ."
    rows[hexes + 1] = "D . . . . ."
    return drawn("\n".join(rows), D=rider("drogon", "A", 0), P=man("pandolf", "B"), G=man("grimo", "B"), sequence="charges")


def way_up(game: Table, hexes: int) -> Charge:
    """The charge straight up column A to the hex before Pandolf."""
    return Charge("drogon", "pandolf", game.cells(" ".join(f"A{row}" for row in range(hexes + 1, 1, -1))))


@pytest.mark.rule("DFIRE-01")
@pytest.mark.parametrize(("step", "place"), [(0, "A6"), (1, "B6"), (2, "C7"), (3, "D6")])
def test_before_during_and_after_a_move(step: int, place: str) -> None:
    """Olivier may shoot at Ahmad before he sets out, on any hex of his way, and where he arrives; then Ahmad goes
    on."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6 C7 D6")))
    assert (game.asked, game.decides) == ("move_watched", 0)
    events = game.do(back(game, "olivier", "ahmad", "short_bow", step=step, aim=place), 1, 10)
    assert (game.at("ahmad"), game.field.name(flown(events).aim)) == (place, place)
    assert game["ahmad"].left == 8 - step
    assert game.decides == 1
    if place != "D6":
        game.do(Move("ahmad", game.cells("B6 C7 D6")[step:]))
        game.do(HoldFire())
    assert game.at("ahmad") == "D6"


@pytest.mark.rule("DFIRE-01")
def test_the_passive_side_may_let_him_pass() -> None:
    """If nobody shoots the move goes on to its end; for this man or only for this path."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6")))
    game.do(HoldFire())
    assert game.at("ahmad") == "B6"
    game.do(Move("ahmad", game.cells("C7")))
    game.do(HoldFire("man"))
    game.do(Move("ahmad", game.cells("D6")))
    assert (game.asked, game.at("ahmad")) == ("", "D6")
    game.do(Move("bilal", game.cells("C7")))
    assert game.asked == "move_watched"


@pytest.mark.rule("DFIRE-01")
def test_at_somebody_who_does_not_move() -> None:
    """While Ahmad moves Olivier may shoot at Bilal instead, who only stands there."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6")))
    events = game.do(back(game, "olivier", "bilal", "short_bow"), 1, 10)
    assert flown(events).victim == "bilal"
    assert game.at("ahmad") == "A6", "he has not set out yet"


@pytest.mark.rule("DFIRE-01")
def test_a_step_of_the_mover_opens_a_line() -> None:
    """Ahmad steps out of the line between Samir and Bilal: at that moment Samir may sling at Bilal. [RULING-T-47]"""
    game = lane(
        "......",
        people={1: man("samir", "A"), 3: man("ahmad", "B"), 6: man("bilal", "B")},
        active="B",
        sequence="movement",
    )
    game.do(Move("ahmad", game.cells("B3 A4")))
    assert game.refused(back(game, "samir", "bilal", "sling")).reason == "somebody_in_the_way"
    events = game.do(back(game, "samir", "bilal", "sling", step=1), 1, 10)
    assert flown(events).victim == "bilal"
    assert game.at("ahmad") == "B3"
    assert game.allowed(Move("ahmad", game.cells("A4"))), "he goes on from where he is"


@pytest.mark.rule("DFIRE-01")
def test_a_last_shot_when_all_have_moved() -> None:
    """Before the movement sequence is over everybody who may shoot is asked once more, even if nobody moved.
    [RULING-T-47]"""
    game = watched()
    at_the_end(game)
    game.do(back(game, "olivier", "bilal", "short_bow"), 1, 10)
    assert game.asked == "movement_ending", "Alphonse may still shoot"
    game.do(HoldFire())
    assert (game.asked, game.state.sequence) == ("", 4)


@pytest.mark.rule("DFIRE-01")
def test_a_move_that_would_silence_the_shooter() -> None:
    """Ahmad, whom Olivier never sees, comes out of the wood right beside him: before that he may shoot at Bilal."""
    game = drawn(
        "..  t.  .  .\nO   t   M  .\n.   .   .  .\n.   .   .  .\n.   .   .  .\nU   .   .  .",
        O=man("olivier", "A"), M=man("ahmad", "B"), U=man("bilal", "B"), active="B",
    )  # fmt: skip
    game.do(Move("ahmad", game.cells("B2")))
    assert game.asked == "move_watched"
    assert game.refused(back(game, "olivier", "ahmad", "short_bow")).rule == "LOF-06"
    assert game.refused(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B2")).rule == "SHOOT-09"
    assert game.refused(back(game, "olivier", "bilal", "short_bow", step=1)).rule == "SHOOT-09"
    assert back(game, "olivier", "bilal", "short_bow") in list(game.legal)
    game.do(back(game, "olivier", "bilal", "short_bow"), 1, 10)


@pytest.mark.rule("DFIRE-01")
def test_nobody_is_asked_where_nobody_can_shoot() -> None:
    """Out of sight of every bow a man simply walks."""
    game = drawn("..  t.  .  .\nO   t   M  .\n.   t   .  .\n.   .   .  .", O=man("olivier", "A"), M=man("ahmad", "B"), active="B")
    game.do(Move("ahmad", game.cells("D1")))
    assert (game.asked, game.at("ahmad")) == ("", "D1")


@pytest.mark.rule("DFIRE-01", "DFIRE-05")
def test_leaving_the_shooter() -> None:
    """Ahmad stands beside Olivier and walks off: too near at first, he is a fair target from his first step on."""
    game = lane("......", people={1: man("olivier", "A"), 2: man("ahmad", "B")}, active="B", sequence="movement")
    game.do(Move("ahmad", game.cells("A3 A4")))
    assert game.asked == "move_watched"
    assert game.refused(back(game, "olivier", "ahmad", "short_bow")).rule == "SHOOT-09"
    shots = [command for command in game.legal if not isinstance(command, HoldFire)]
    assert shots == [back(game, "olivier", "ahmad", "short_bow", step=n, aim=at) for n, at in ((1, "A3"), (2, "A4"))]
    game.do(shots[0], 1, 10)
    assert game.at("ahmad") == "A3"


@pytest.mark.rule("DFIRE-01")
def test_at_a_charging_rider() -> None:
    """A charge is movement too: Grimo shoots at Drogon after three hexes of it, and the charge goes on."""
    game = charging(8)
    game.do(way_up(game, 8))
    assert (game.asked, game.decides) == ("charge_watched", 1)
    events = game.do(back(game, "grimo", "drogon", "short_bow", step=3, aim="A7"), 1, 10, 8)
    assert flown(events).victim == "drogon"
    assert [len(event.path) for event in of_kind(events, Rode)] == [3, 5]
    assert of_kind(events, AttackDeclared)


@pytest.mark.rule("DFIRE-02")
def test_once_in_an_enemy_phase() -> None:
    """DX-T-22: who has shot at one mover is refused at the next; in the following enemy phase he may again."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6")))
    game.do(back(game, "olivier", "ahmad", "short_bow"), 1, 10)
    game.do(Move("bilal", game.cells("C7")))
    assert game.refused(back(game, "olivier", "bilal", "short_bow"))[:2] == ("has_shot_back", "DFIRE-02")
    assert game.allowed(back(game, "alphonse", "bilal", "short_bow"))
    game.do(HoldFire())
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    assert game.allowed(back(game, "olivier", "bilal", "short_bow"))


@pytest.mark.rule("DFIRE-03")
@pytest.mark.parametrize("weapon", SHEET)
@pytest.mark.parametrize("shot_before", [False, True])
def test_which_weapons_shoot_defensively(weapon: str, shot_before: bool) -> None:
    """Short bow, composite bow and sling shoot in both phases, longbow and crossbow in one of the two, the others only
    in their own."""
    who, fires = SHEET[weapon][0], SHEET[weapon][4]
    marks = ["shot"] if shot_before else []
    game = drawn(
        "S . O .\n. . . .\n. . . .\n. . . .\nM . . .",
        S=man(who, "A", marks=marks), O=man("renouf", "A"), M=man("ahmad", "B"), active="B",
    )  # fmt: skip
    at_the_end(game)
    possible = fires == "both" or (fires == "either" and not shot_before)
    assert game.allowed(back(game, who, "ahmad", weapon)) is possible
    if not possible:
        assert game.refused(back(game, who, "ahmad", weapon)).rule == "DFIRE-03"


@pytest.mark.rule("DFIRE-03")
def test_a_longbow_spared_in_the_own_phase() -> None:
    """Ednyfed shoots in his own phase and not in the enemy's; having spared his arrow once, he shoots in the
    enemy's."""
    game = lane("." * 8, people={1: man("ednyfed", "A"), 8: man("guy", "B")})
    game.do(shot(game, "ednyfed", "guy", "longbow"), 1, 10)
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    game.do(Done())
    assert game.state.sequence == 4, "nobody was asked"
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    game.do(back(game, "ednyfed", "guy", "longbow"), 1, 10)


@pytest.mark.rule("DFIRE-04")
@pytest.mark.parametrize(
    ("weapon", "spent", "possible"),
    [("short_bow", 4, True), ("short_bow", 5, False), ("sling", 4, True), ("sling", 5, False), ("longbow", 4, True),
     ("longbow", 5, False), ("crossbow", 0, True), ("crossbow", 1, False)],
)  # fmt: skip
def test_the_limit_of_movement(weapon: str, spent: int, possible: bool) -> None:
    """Whoever went farther in his own phase than his weapon allows does not shoot in the enemy's."""
    who = SHEET[weapon][0]
    game = drawn(
        "S . O .\n. . . .\n. . . .\n. . . .\nM . . .",
        S=man(who, "A", spent=spent), O=man("renouf", "A"), M=man("ahmad", "B"), active="B",
    )  # fmt: skip
    at_the_end(game)
    assert game.allowed(back(game, who, "ahmad", weapon)) is possible
    if not possible:
        assert game.refused(back(game, who, "ahmad", weapon))[:2] == ("moved_too_far_to_shoot", "DFIRE-04")


@pytest.mark.rule("DFIRE-04")
def test_the_limit_binds_the_phase_of_the_shot() -> None:
    """DX-T-21: after an offensive shot Olivier walks 4 hexes, not 5, and may still shoot in the enemy phase; Ednyfed
    may not."""
    game = drawn(
        "O . E .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. G . .",
        O=man("olivier", "A"), E=man("ednyfed", "A"), G=man("guy", "B"), sequence="fire",
    )  # fmt: skip
    for who, weapon in (("olivier", "short_bow"), ("ednyfed", "longbow")):
        game.do(shot(game, who, "guy", weapon), 1, 10)
    game.do(Done())
    game.do(Done())
    assert game.refused(Move("olivier", game.cells("A2 A3 A4 A5 A6"))).reason == "not_enough_points"
    assert game.refused(Move("ednyfed", game.cells("C2 C3 C4 C5 C6"))).reason == "not_enough_points"
    game.do(Move("olivier", game.cells("A2 A3 A4 A5")))
    game.do(Move("ednyfed", game.cells("C2 C3 C4 C5")))
    to_fire_of(game, 1)
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    assert game.allowed(back(game, "olivier", "guy", "short_bow"))
    assert game.refused(back(game, "ednyfed", "guy", "longbow")).rule == "DFIRE-03"


@pytest.mark.rule("DFIRE-04")
def test_who_counter_charged_does_not_shoot() -> None:
    """A horse archer who has met a charge in this phase, or attacked in his own, does not shoot afterwards.
    [RULING-T-05]"""
    for mark in ("countered", "attacked"):
        game = drawn(
            ". . . O\n. S . .\n. . . .\n. . . .\n. . . .\n. M . .",
            O=man("olivier", "A"), S=rider("salih", "A", 0, marks=[mark]), M=man("guy", "B"), active="B",
        )  # fmt: skip
        at_the_end(game)
        refusal = game.refused(back(game, "salih", "guy", "composite_bow", origin="B3"))
        assert refusal[:2] == ("attacked_before", "DFIRE-04")


@pytest.mark.rule("DFIRE-04")
def test_the_first_phase_of_the_battle() -> None:
    """In the very first phase nobody of side B has moved or attacked yet: his bows may shoot. [RULING-T-04]"""
    game = lane("." * 8, people={1: man("olivier", "B"), 8: man("guy", "A")})
    put(game, "olivier", "A1", allowance=0, left=0)
    _, game.state = opening(game.field.at(game.state._replace(sequence=0, phase=0)), ScriptedDice(()))
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    game.do(back(game, "olivier", "guy", "short_bow"), 1, 10)


@pytest.mark.rule("DFIRE-04")
def test_a_retreat_is_no_march() -> None:
    """Olivier marched half his points, is driven back two hexes by an arrow, and may shoot all the same.
    [RULING-T-05]"""
    game = lane("." * 10, people={3: man("olivier", "A", spent=4), 9: man("grimo", "B")}, active="B")
    game.do(shot(game, "grimo", "olivier", "short_bow"), 1, 5)
    game.do(Retreat("olivier", game.cell("A1"), via=game.cell("A2")))
    game.do(Done())
    game.do(Done())
    at_the_end(game)
    assert game.allowed(back(game, "olivier", "grimo", "short_bow"))


@pytest.mark.rule("DFIRE-05")
def test_contact_silences_the_shooter() -> None:
    """Ahmad comes up to Olivier: two hexes away he can be shot at, beside him no more."""
    game = lane("......", people={1: man("olivier", "A"), 5: man("ahmad", "B")}, active="B", sequence="movement")
    game.do(Move("ahmad", game.cells("A4 A3 A2")))
    assert game.allowed(back(game, "olivier", "ahmad", "short_bow", step=2, aim="A3"))
    assert game.refused(back(game, "olivier", "ahmad", "short_bow", step=3, aim="A2")).rule == "SHOOT-09"


@pytest.mark.rule("DFIRE-05")
def test_line_cover_and_impact_hold_as_ever() -> None:
    """A stone is stopped by whoever stands between, scrub hides the mover, and the shot may stray."""
    game = drawn(
        "S . O .\n. . . .\nU . . .\n. . . .\nM s . .\n. . . .",
        S=man("samir", "A"), O=man("olivier", "A"), U=man("bilal", "B"), M=man("ahmad", "B"), active="B",
    )  # fmt: skip
    game.do(Move("ahmad", game.cells("B5 B6")))
    assert game.refused(back(game, "samir", "ahmad", "sling")).rule == "LOF-20"
    assert cover(game, back(game, "olivier", "ahmad", "short_bow", step=1, aim="B5")) == 1
    events = game.do(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B5"), 5)
    assert (flown(events).victim, game.field.name(flown(events).impact)) == ("", "B4")


@pytest.mark.rule("DFIRE-06")
def test_two_points_less() -> None:
    """Result A on the mover: of the 6 points Ahmad has left 4 remain, and he goes on with these."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6 C7 D6")))
    events = game.do(back(game, "olivier", "ahmad", "short_bow", step=2, aim="C7"), 1, 5)
    assert flown(events).result == "A"
    assert (game["ahmad"].left, game["ahmad"].health, game.asked) == (4, Health.HEALTHY, "")
    assert game.refused(Move("ahmad", game.cells("D6 E6 F5 F4 F3"))).reason == "not_enough_points"
    assert game.allowed(Move("ahmad", game.cells("D6 E6 F5 F4")))


@pytest.mark.rule("DFIRE-06")
def test_never_less_than_nothing() -> None:
    """Who has one point left loses only that one, and ends where he is. [RULING-T-49]"""
    game = watched()
    put(game, "ahmad", "A6", left=2)
    game.do(Move("ahmad", game.cells("B6")))
    game.do(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B6"), 1, 5)
    assert game["ahmad"].left == 0
    assert game.refused(Move("ahmad", game.cells("C7"))).reason == "not_enough_points"


@pytest.mark.rule("DFIRE-06")
def test_wounded_on_the_way() -> None:
    """Result B: Ahmad is wounded and may still use half of his 7 points, rounded down. A second wound kills him."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6 C7")))
    game.do(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B6"), 1, 4)
    assert (game["ahmad"].health, game["ahmad"].left) == (Health.WOUNDED, 3)
    game.do(Move("ahmad", game.cells("C7 D6")))
    events = game.do(back(game, "alphonse", "ahmad", "short_bow", step=1, aim="C7"), 1, 4)
    assert [event.health for event in of_kind(events, Hurt)] == [Health.DEAD]
    assert game.at("ahmad") == "C7"


@pytest.mark.rule("DFIRE-06")
def test_killed_on_the_way() -> None:
    """Result C: Ahmad falls on the hex he has reached, and somebody else moves."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6 C7")))
    game.do(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B6"), 1, 1)
    assert (game["ahmad"].health, game.at("ahmad"), game.state.moving) == (Health.DEAD, "B6", "")
    assert game.allowed(Move("bilal", game.cells("C7")))


@pytest.mark.rule("DFIRE-06")
@pytest.mark.parametrize(("die", "result", "left", "health"), [(5, "A", 11, Health.HEALTHY), (3, "C", 6, Health.WOUNDED)])
def test_a_rider_on_the_move(die: int, result: str, left: int, health: int) -> None:
    """A rider hit on his way loses two points, or is wounded in the saddle and keeps half of what he had left."""
    game = drawn(
        "O . . .\n. . . .\n. . . .\n. . . .\n. Z . .\n. . . .\n. . . .",
        O=man("olivier", "A"),
        Z=rider("ziri", "B", 1),
        active="B",
    )
    game.do(Move("ziri", game.cells("C5 D4")))
    events = game.do(back(game, "olivier", "ziri", "short_bow", step=2, aim="D4"), 1, die)
    assert flown(events).result == result
    assert (game["ziri"].left, game["ziri"].health, game["ziri"].mounted) == (left, health, True)


@pytest.mark.rule("DFIRE-06")
def test_who_has_not_moved_yet_has_two_points_less() -> None:
    """Bilal is hit while Ahmad moves: he begins his own movement with 6 points instead of 8. [RULING-T-48]"""
    game = watched()
    game.do(Move("ahmad", game.cells("B6")))
    game.do(back(game, "olivier", "bilal", "short_bow"), 1, 5)
    assert (game["bilal"].left, game["ahmad"].left) == (6, 8)


@pytest.mark.rule("DFIRE-06")
def test_who_has_moved_already_loses_nothing() -> None:
    """Bilal has moved before Ahmad; result A does nothing to him, nor to the stunned. [RULING-T-48]"""
    game = watched()
    game.do(Move("bilal", game.cells("C7")))
    game.do(HoldFire())
    game.do(Move("ahmad", game.cells("B6")))
    events = game.do(back(game, "olivier", "bilal", "short_bow"), 1, 5)
    assert flown(events).result == "A"
    assert not of_kind(events, MovementCut)
    assert game["bilal"].left == 7
    lying = watched()
    put(lying, "bilal", "C8", health=Health.STUNNED)
    lying.do(Move("ahmad", lying.cells("B6")))
    events = lying.do(back(lying, "olivier", "bilal", "short_bow"), 1, 5)
    assert flown(events).result == "A"
    assert not of_kind(events, MovementCut)
    assert lying["bilal"].health == Health.STUNNED


@pytest.mark.rule("DFIRE-06")
def test_a_stray_shot_drives_back_a_friend_of_the_shooter() -> None:
    """Olivier's arrow strays onto Osmond of his own side: he reads the result as in offensive fire and retreats.
    [RULING-T-48]"""
    game = watched(men=[{"who": "osmond", "side": "A", "at": "B5"}])
    game.do(Move("ahmad", game.cells("A7")))
    events = game.do(back(game, "olivier", "ahmad", "short_bow"), 6, 5)
    assert flown(events).victim == "osmond"
    assert (game.asked, game.decides) == ("retreat_owed", 0)


@pytest.mark.rule("DFIRE-06")
@pytest.mark.parametrize(("die", "result", "end"), [(4, "A", "A3"), (2, "C", "A7")])
def test_a_charge_that_is_slowed_does_not_arrive(die: int, result: str, end: str) -> None:
    """Hit before he starts, Drogon has 10 or 6 of his 12 points for a charge of 11 hexes: he rides so far, and it is
    void. [RULING-T-98]"""
    game = charging(11)
    game.do(way_up(game, 11))
    events = game.do(back(game, "grimo", "drogon", "short_bow"), 1, die)
    assert flown(events).result == result
    assert game.asked == "charge_spent"
    farthest = max(command.hexes for command in game.legal if isinstance(command, RideOn))
    events = game.do(RideOn(farthest))
    assert game.at("drogon") == end
    assert of_kind(events, ChargeVoid)
    assert not of_kind(events, AttackDeclared)


@pytest.mark.rule("DFIRE-06")
def test_a_charge_that_is_slowed_and_still_arrives() -> None:
    """With two points less Drogon still covers 8 hexes and strikes."""
    game = charging(8)
    game.do(way_up(game, 8))
    events = game.do(back(game, "grimo", "drogon", "short_bow"), 1, 4, 8)
    assert [event.left for event in of_kind(events, MovementCut)] == [10]
    assert of_kind(events, AttackDeclared)
    assert game.at("drogon") == "A2"


@pytest.mark.rule("DFIRE-05")
def test_a_stone_does_not_fly_past_who_stands_over_the_fallen() -> None:
    """Ahmad was halted on the hex of a stunned comrade: on his feet, he stops a stone slung at Bilal behind him."""
    game = lane(
        "......",
        people={1: man("samir", "A"), 3: man("jemal", "B", health="stunned"), 6: man("bilal", "B")},
        active="B",
        sequence="movement",
        men=[{"who": "ahmad", "side": "B", "at": "B3"}],
    )
    at_the_end(game)
    assert plan(game, back(game, "samir", "bilal", "sling")).cover == 0
    put(game, "ahmad", "A3")
    assert game.refused(back(game, "samir", "bilal", "sling")).rule == "LOF-20"
