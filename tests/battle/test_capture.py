"""Knights and nobles made to yield, their guards, their escapes and their new weapons. The Anarchy 1.4.

Galeran (attack 25, defence 11) fights for side B, the Angevins are side A. C3 touches C2, D2, D3, C4, B3 and B2.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.capture.capturing import may_demand
from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import (
    Advance,
    Attack,
    Done,
    Escort,
    HoldGround,
    Leave,
    Move,
    Rearm,
    Retreat,
    Shoot,
    TakeHit,
)
from hauberk.battle.core.events import (
    BattleEnded,
    Captured,
    Escorted,
    Fought,
    Freed,
    InfiltrationTested,
    Moved,
    Rearmed,
    Rolled,
    WorkBegun,
    YieldAsked,
)
from hauberk.battle.core.state import COMBAT, FIRE, MOVEMENT
from hauberk.common.term import total
from tests.battle.scaled_walls import castle
from tests.kit import Table, changed, drawn, go_to, man, of_kind, rider

THREE = ("robert_of_gloucester", "ranulf", "roscelin")
"""27 + 26 + 18 = 71: against Galeran a differential of exactly 60."""
WEAKER = ("miles", "ranulf", "roscelin")
"""26 + 26 + 18 = 70: 59."""

RING = """
    .  .  .  .  .  .
    .  P  R  .  .  .
    .  .  K  Q  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""

HELD = RING.replace("Q", ".")


def ringed(men: tuple[str, str, str] = THREE, picture: str = RING, ruleset: str = "anarchy", who: str = "galeran", **more: Any) -> Table:
    """Three Angevins around Galeran."""
    people = {letter: man(name, "A") for letter, name in zip("PQR", men, strict=True)}
    return drawn(picture, sequence="combat", ruleset=ruleset, **{"K": man(who, "B"), **people, **more})


def demand(men: tuple[str, ...] = THREE, target: str = "galeran") -> Attack:
    """All of them call on him to yield."""
    return Attack(men, target, demand=True)


def held(picture: str = HELD, sequence: str = "movement", active: str = "A", **more: Any) -> Table:
    """Galeran a prisoner on C3 between two sergeants, Gifford (P, B2) and Bertrand (R, C2)."""
    people = {"K": man("galeran", "B", captive=True), "P": man("gifford", "A"), "R": man("bertrand", "A")}
    return drawn(picture, ruleset="anarchy", sequence=sequence, active=active, **{**people, **more})


GUARDS = ("gifford", "bertrand")


# -- yielding ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAPT-01", "A-CAPT-01", "RULING-A-CAPT-01", "RULING-T-122")
def test_sixty_points_make_a_knight_yield_and_fifty_nine_do_not() -> None:
    """The three reach 60 against Galeran and may demand that he yield; with a point less they may not."""
    game = ringed()
    assert total(game.plan(Attack(THREE, "galeran")).differential) == 60
    assert game.allowed(demand())
    weaker = ringed(WEAKER)
    assert total(weaker.plan(Attack(WEAKER, "galeran")).differential) == 59
    assert weaker.refused(demand(WEAKER)).reason == "not_enough_to_yield"


@pytest.mark.rule("A-CAPT-01", "RULING-A-CAPT-01")
def test_column_shifts_do_not_count_towards_the_sixty() -> None:
    """In scrub the target is worse off and on scrub the attackers are, yet only the bare differential matters."""
    better = ringed(WEAKER, RING.replace("K", "Ks"))
    assert total(better.plan(Attack(WEAKER, "galeran")).shifts) == 2
    assert not better.allowed(demand(WEAKER))
    worse = ringed(THREE, RING.replace("P", "Ps"))
    assert total(worse.plan(Attack(THREE, "galeran")).shifts) == 0
    assert worse.allowed(demand())


@pytest.mark.rule("CAPT-01", "A-CAPT-01")
def test_only_several_together_make_him_yield() -> None:
    """However strong he is, one man alone captures nobody."""
    game = ringed()
    target = game["galeran"]
    alone = may_demand(game.position, THREE[:1], target, 99)
    assert alone is not None
    assert alone.rule == "CAPT-01"
    assert may_demand(game.position, THREE[:2], target, 99) is None


@pytest.mark.rule("CAPT-01", "A-CAPT-01")
@pytest.mark.parametrize(
    "who, worth",
    [("galeran", True), ("eustace", True), ("queen_maud", True), ("payn", False), ("wulfric", False)],
)
def test_only_knights_and_nobles_are_worth_a_capture(who: str, worth: bool) -> None:
    """Knights and nobles can be taken, a lady among them; troopers and sergeants cannot."""
    game = ringed(("robert_of_gloucester", "ranulf", "miles"), who=who)
    assert game.allowed(demand(("robert_of_gloucester", "ranulf", "miles"), who)) is worth


@pytest.mark.rule("CAPT-01", "A-CAPT-01")
@pytest.mark.parametrize(
    "place, friend, possible",
    [
        ("C4", man("wulfric", "B"), False),
        ("C4", man("wulfric", "B", health="wounded"), False),
        ("C4", man("wulfric", "B", health="stunned"), False),
        ("C4", man("wulfric", "B", health="dead"), True),
        ("C4", man("mule_grey", "B"), True),
        ("C5", man("wulfric", "B"), True),
    ],
)
def test_a_friend_beside_him_keeps_him_from_yielding(place: str, friend: Any, possible: bool) -> None:
    """With anybody living of his side next to him a knight fights on; mule, corpse or far-off friend do not help."""
    game = ringed(picture=changed(RING, **{place: "F"}), F=friend)
    assert game.allowed(demand()) is possible
    if not possible:
        assert game.refused(demand()).reason == "friend_beside_him"


@pytest.mark.rule("CAPT-01", "RULING-T-122")
def test_in_guiscard_nobody_is_captured_unless_the_scenario_says_so() -> None:
    """The older rules know no capture; a scenario can switch it on."""
    game = ringed(ruleset="guiscard")
    assert game.refused(demand()).reason == "no_capture_here"
    assert ringed(ruleset="guiscard", switches={"capture": True}).allowed(demand())


@pytest.mark.rule("CAPT-02", "A-CAPT-02", "A-CAPT-03", "RULING-A-CAPT-02")
@pytest.mark.parametrize("die", [1, 4])
def test_on_one_to_four_he_yields(die: int) -> None:
    """One die before the combat; he yields, and no blow is struck."""
    game = ringed()
    events = game.do(demand(), die)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["yield"]
    assert of_kind(events, YieldAsked)[0].yields
    assert of_kind(events, Captured)
    assert not of_kind(events, Fought)
    assert game["galeran"].captive
    assert not game.state.pending


@pytest.mark.rule("CAPT-02", "A-CAPT-02", "RULING-A-CAPT-02")
@pytest.mark.parametrize("die", [5, 10])
def test_on_five_to_ten_he_fights_on(die: int) -> None:
    """He refuses, and the combat is fought as if nobody had asked."""
    game = ringed()
    events = game.do(demand(), die, 1)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["yield", "melee"]
    assert not of_kind(events, YieldAsked)[0].yields
    fought = of_kind(events, Fought)[0]
    assert total(fought.differential) == 60
    assert game["galeran"].health == Health.DEAD
    assert not game["galeran"].captive


@pytest.mark.rule("RULING-A-CAPT-02")
def test_the_attackers_may_prefer_to_fight() -> None:
    """To demand surrender is their choice: without it no die is thrown for yielding."""
    game = ringed()
    events = game.do(Attack(THREE, "galeran"), 10)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["melee"]
    offered = [command for command in ringed().legal if isinstance(command, Attack) and command.demand]
    assert [set(command.men) for command in offered] == [set(THREE)]


@pytest.mark.rule("CAPT-03", "A-CAPT-03")
def test_a_prisoner_shows_his_wounded_face() -> None:
    """Unhurt as he is, his numbers are those of a wounded man, and he neither fights nor shoots nor threatens."""
    game = ringed()
    game.do(demand(), 2)
    prisoner = game["galeran"]
    assert prisoner.health == Health.HEALTHY
    assert prisoner.face == "foot_wounded"
    assert prisoner.values == prisoner.character.faces["foot_wounded"]
    assert not prisoner.able
    assert not game.allowed(Attack(("robert_of_gloucester",), "galeran"))


@pytest.mark.rule("A-CAPT-01", "A-CAPT-03", "RULING-A-CAPT-03")
def test_a_rider_who_yields_stands_beside_his_horse() -> None:
    """A mounted knight can be taken too; he is set down on foot and his horse stays where it was."""
    picture = """
        .  .  .  .  .  .
        .  P  .  .  .  .
        .  .  K  Q  .  .
        .  R  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    men = ("robert_of_gloucester", "ranulf", "miles")
    people = {letter: man(name, "A") for letter, name in zip("PQR", men, strict=True)}
    game = drawn(picture, sequence="combat", ruleset="anarchy", K=rider("galeran", "B", 0), **people)
    assert total(game.plan(Attack(men, "galeran")).differential) == 65
    game.do(demand(men), 1)
    prisoner, horse = game["galeran"], game["galeran.horse"]
    assert not prisoner.mounted
    assert horse.alive
    assert [game.field.name(cell) for cell in horse.cells] == ["C3", "C4"]
    assert game.field.board.around[prisoner.cell] & horse.area
    assert game.state.at[prisoner.cell] == ("galeran",)


@pytest.mark.rule("RULING-A-CAPT-03", "STACK-01")
def test_hemmed_in_on_all_sides_he_still_finds_a_hex_of_his_own() -> None:
    """With every hex around the rider taken, the horse makes room: nobody shares a hex."""
    picture = """
        .  .  .  .  .  .
        .  P  F  T  .  .
        .  G  K  Q  .  .
        .  R  .  U  .  .
        .  .  S  .  .  .
        .  .  .  .  .  .
    """
    names = {"P": "robert_of_gloucester", "Q": "ranulf", "R": "miles", "F": "bertrand", "G": "godbert", "T": "thurkil"}
    people = {letter: man(name, "A") for letter, name in {**names, "S": "ansketil", "U": "sired"}.items()}
    game = drawn(picture, sequence="combat", ruleset="anarchy", K=rider("galeran", "B", 0), **people)
    game.do(demand(("robert_of_gloucester", "ranulf", "miles")), 1)
    assert all(len(who) == 1 for who in game.state.at.values())
    assert game["galeran.horse"].alive


@pytest.mark.rule("RULING-T-87", "A-CAPT-03")
def test_a_prisoner_lets_go_of_the_horses_he_led() -> None:
    """Whoever yields holds no bridle any more."""
    picture = changed(RING, C4="M")
    game = ringed(picture=picture, M=man("mule_grey", "B"), leads=[{"who": "galeran", "beasts": ["mule_grey"]}])
    assert game["mule_grey"].leader == "galeran"
    game.do(demand(), 1)
    assert game["mule_grey"].leader == ""


# -- guards and escort ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CAPT-04", "A-CAPT-04", "A-CAPT-05")
def test_two_guards_take_him_along_beside_them() -> None:
    """The three go on as one body: each guard pays for his ground, and all keep their places to one another."""
    game = held()
    board = game.field.board
    before = {who: board.hex(game[who].cell) for who in ("galeran", *GUARDS)}
    events = game.do(Escort("galeran", GUARDS, game.cells("D3 E4")))
    assert game.at("galeran") == "E4"
    assert len(of_kind(events, Escorted)) == 1
    after = {who: board.hex(game[who].cell) for who in before}
    assert len({(after[who].q - before[who].q, after[who].r - before[who].r) for who in before}) == 1
    for who in GUARDS:
        assert board.around[game["galeran"].cell] & game[who].area
        assert game[who].left == game[who].allowance - 2
        assert game.refused(Move(who, (board.neighbours[game[who].cell][0],))).rule == "MOVE-03"
    assert game["galeran"].captive


LONG = HELD + ".  .  .  .  .  .\n" * 4


@pytest.mark.rule("CAPT-04", "A-CAPT-05")
def test_the_guards_can_lead_him_as_far_as_their_points_go() -> None:
    """Six points take armoured guards six hexes over flat ground, five where one of them is scrub."""
    game = held(LONG)
    down = game.cells("C4 C5 C6 C7 C8 C9 C10")
    assert game.allowed(Escort("galeran", GUARDS, down[:6]))
    assert game.refused(Escort("galeran", GUARDS, down)).reason == "not_enough_points"
    rough = held(changed(LONG, B4="s"))
    assert rough.allowed(Escort("galeran", GUARDS, down[:5]))
    assert rough.refused(Escort("galeran", GUARDS, down[:6])).reason == "not_enough_points"


@pytest.mark.rule("CAPT-04", "A-CAPT-05")
@pytest.mark.parametrize("place", ["B4", "C4", "C5"])
def test_what_stands_in_the_way_of_one_stops_all_three(place: str) -> None:
    """A friend, an enemy, deep water or a heap of corpses before a guard or the prisoner bars the way."""
    two = held(LONG).cells("C4 C5")
    assert held(LONG).allowed(Escort("galeran", GUARDS, two))
    for side, who in (("A", "thurkil"), ("B", "wulfric")):
        game = held(LONG, men=[{"who": who, "side": side, "at": place}])
        assert not game.allowed(Escort("galeran", GUARDS, two))
    assert held(changed(LONG, **{place: "w"})).refused(Escort("galeran", GUARDS, two)).rule == "CAPT-04"


@pytest.mark.rule("CAPT-04", "A-CAPT-04", "A-CAPT-05")
def test_where_it_is_narrow_they_go_in_file() -> None:
    """Along a rampart one guard goes ahead and the other behind; so they come down the stairs, the one who leads first."""

    def taken(leader: str) -> Table:
        places = {"galeran": "D3/2", "gifford": leader, "bertrand": "D2/2"}
        men = [{"who": who, "side": "B" if who == "galeran" else "A", "at": at, "captive": who == "galeran"} for who, at in places.items()]
        return castle(ruleset="anarchy", men=men)

    game = taken("D4/2")
    assert game.cells("D4/2 D5/2") in [command.path for command in game.legal if isinstance(command, Escort)]
    game.do(Escort("galeran", GUARDS, game.cells("D4/2 D5/2")))
    assert [game.at(who) for who in ("galeran", *GUARDS)] == ["D5/2", "D6/2", "D4/2"]
    assert game["gifford"].left == game["gifford"].allowance - 2
    assert taken("D4/2").refused(Escort("galeran", GUARDS, game.cells("D4/2 D5/2 D6/2"))).rule == "CAPT-04"  # the wall ends there
    stairs = taken("E3")
    stairs.do(Escort("galeran", GUARDS, stairs.cells("E3")))
    assert (stairs.at("galeran"), stairs.at("bertrand")) == ("E3", "D3/2")
    assert stairs.field.board.around[stairs["galeran"].cell] & stairs["gifford"].area
    assert len(list(stairs.legal)) == len(set(stairs.legal))


@pytest.mark.rule("CAPT-04", "CORPSE-01")
def test_guards_step_over_corpses_like_anybody() -> None:
    """Three dead on a guard's hex cost him a point more, six bar his way."""
    dead = ["piers", "tom", "edwin", "wat", "hob", "cuthman"]
    way = held(LONG).cells("C4 C5")
    for number, price in ((2, 2), (3, 3)):
        game = held(LONG, men=[{"who": who, "side": "B", "at": "B4", "health": "dead"} for who in dead[:number]])
        game.do(Escort("galeran", GUARDS, way))
        assert game["gifford"].allowance - game["gifford"].left == price
    heap = held(LONG, men=[{"who": who, "side": "B", "at": "B4", "health": "dead"} for who in dead])
    assert heap.refused(Escort("galeran", GUARDS, way)).rule == "CORPSE-01"


@pytest.mark.rule("CAPT-04", "A-CAPT-04", "RULING-A-CAPT-06")
@pytest.mark.parametrize(
    "second, may",
    [
        (man("bertrand", "A"), True),
        (man("bertrand", "A", health="wounded"), True),
        (man("bertrand", "A", health="stunned"), False),
        (man("ailwin", "A"), True),
        (man("foulque", "A"), True),
        (man("gilbert", "A"), False),
        (man("ox_red", "A"), False),
        (man("wulfric", "B"), False),
    ],
)
def test_any_two_fighters_on_foot_can_be_guards(second: Any, may: bool) -> None:
    """Knight, archer or wounded sergeant will do; not a stunned man, a priest, an ox or the prisoner's own friend."""
    game = held(R=second)
    assert game.allowed(Escort("galeran", ("gifford", second.who), game.cells("D3"))) is may


@pytest.mark.rule("CAPT-04", "RULING-A-CAPT-06")
def test_a_rider_is_no_guard_and_the_strict_reading_asks_for_men_at_arms() -> None:
    """Guards go on foot; where friends read the rule strictly, archers and knights do not count."""
    mounted = held(R=rider("foulque", "A", 3))
    assert not mounted.allowed(Escort("galeran", ("gifford", "foulque"), mounted.cells("D3")))
    strict = {"switches": {"strict_guards": True}}
    assert held(**strict).allowed(Escort("galeran", GUARDS, held().cells("D3")))
    for who in ("ailwin", "foulque"):
        game = held(R=man(who, "A"), **strict)
        assert not game.allowed(Escort("galeran", ("gifford", who), game.cells("D3")))


@pytest.mark.rule("CAPT-04", "A-CAPT-05")
def test_one_guard_leads_nobody() -> None:
    """With a single guard, the same guard twice, or one who stands apart the prisoner stays where he is."""
    game = held()
    way = game.cells("D3")
    assert game.refused(Escort("galeran", ("gifford", "gifford"), way)).reason == "needs_two_guards"
    apart = held(changed(HELD, C2=".", C1="R"))
    assert apart.refused(Escort("galeran", GUARDS, way)).reason == "needs_two_guards"
    assert game.refused(Escort("gifford", GUARDS, game.cells("B3"))).reason == "no_prisoner"
    assert game.refused(Escort("galeran", GUARDS, game.cells("E3"))).reason == "not_adjacent"
    tired = held(P=man("gifford", "A", marks=["moved", "halted"]))
    assert tired.refused(Escort("galeran", GUARDS, way)).rule == "MOVE-03"
    assert held(active="B").refused(Escort("galeran", GUARDS, way)).reason == "no_prisoner"


@pytest.mark.rule("CAPT-04", "INF-01", "INF-02")
@pytest.mark.parametrize("die, end", [(1, "C5"), (7, "C4")])
def test_a_guard_between_two_enemies_may_be_stopped(die: int, end: str) -> None:
    """Bertrand leaves D4 between Wulfric and Osbert: two points more and a test; stopped, all three stop."""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  P  K  R  .  .
        .  .  .  .  W  .
        .  .  .  .  O  .
        .  .  .  .  .  .
    """
    game = held(picture, W=man("wulfric", "B"), O=man("osbert", "B"))
    events = game.do(Escort("galeran", GUARDS, game.cells("C4 C5")), die)
    assert [event.man for event in of_kind(events, InfiltrationTested)] == ["bertrand"]
    assert game.at("galeran") == end
    for who in GUARDS:
        assert game.field.board.around[game["galeran"].cell] & game[who].area
    if die == 1:
        assert game["bertrand"].allowance - game["bertrand"].left == 4
        assert game["gifford"].allowance - game["gifford"].left == 2


@pytest.mark.rule("CAPT-04", "MOVE-03")
def test_leading_a_prisoner_ends_the_movement_of_who_moved_before() -> None:
    """Thurkil has begun to move; once the guards go on with their prisoner he has finished."""
    game = held(men=[{"who": "thurkil", "side": "A", "at": "F5"}])
    game.do(Move("thurkil", game.cells("F6")))
    game.do(Escort("galeran", GUARDS, game.cells("D3")))
    assert game.refused(Move("thurkil", game.cells("F5"))).rule == "MOVE-03"


@pytest.mark.rule("DFIRE-01")
def test_the_enemy_may_shoot_at_the_guards_on_their_way() -> None:
    """An archer of the prisoner's side may shoot at a guard while he leads his friend off."""
    game = held(men=[{"who": "ketel", "side": "B", "at": "F6"}])
    game.do(Escort("galeran", GUARDS, game.cells("D3")))
    assert game.asked


AT_EDGE = changed(HELD, B2=".", C2="R", C3=".", B1="P", C1="K")
"""B1 and C2 touch C1."""


@pytest.mark.rule("CAPT-04", "A-CAPT-04", "A-CAPT-10")
def test_at_any_edge_the_guards_bring_him_off_the_map() -> None:
    """Two guards beside him, an edge hex under him, the captors' movement: he leaves the field as captured."""
    assert held().refused(Leave("galeran")).reason == "not_at_the_edge"
    game = held(AT_EDGE)
    assert Leave("galeran") in list(game.legal)
    game.do(Leave("galeran"))
    assert game["galeran"].away == Away.CAPTURED
    assert not game["galeran"].on_map
    assert game["gifford"].on_map
    alone = held(changed(AT_EDGE, B1=".", A1="P"))
    assert alone.refused(Leave("galeran")).reason == "needs_two_guards"
    assert not held(AT_EDGE, active="B").allowed(Leave("galeran"))


@pytest.mark.rule("A-CAPT-10")
def test_what_a_prisoner_is_worth_is_the_scenarios_affair() -> None:
    """A battle for a man's person is won when he is in the enemy's hands."""
    victory = [{"side": "A", "at": "once", "all": [{"kind": "captured", "who": "galeran"}]}]
    game = ringed(victory=victory)
    game.do(demand(), 3)
    assert of_kind(game.do(Done()), BattleEnded)[0].winner == 0
    delivered = held(AT_EDGE, victory=victory)
    delivered.do(Leave("galeran"))
    delivered.do(Done())
    assert of_kind(delivered.do(Done()), BattleEnded)[0].winner == 0


# -- escape --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAPT-05", "A-CAPT-06")
def test_between_two_guards_he_stays() -> None:
    """Neither in his friends' movement nor in the captors' does a guarded prisoner go anywhere by himself."""
    game = held(active="B")
    assert game.refused(Move("galeran", game.cells("C4"))).reason == "guarded"
    assert not list(game.legal.of("galeran"))
    assert not held(active="A").allowed(Move("galeran", game.cells("C4")))


@pytest.mark.rule("CAPT-05", "A-CAPT-06", "RULING-A-CAPT-04")
def test_with_a_guard_gone_he_slips_away_without_a_die() -> None:
    """One guard has walked off: in his side's movement the prisoner goes, on a wounded man's three points."""
    game = held(active="A", sequence="movement")
    game.do(Move("bertrand", game.cells("C1")))
    go_to(game, MOVEMENT, 1)
    assert game["galeran"].left == 3
    assert game.refused(Move("galeran", game.cells("D3 E4 F4 F5"))).rule == "MOVE-05"
    events = game.do(Move("galeran", game.cells("D3 E4 F4")))
    assert of_kind(events, Freed)
    assert not of_kind(events, Rolled)
    assert not game["galeran"].captive
    assert game["galeran"].able
    assert game.at("galeran") == "F4"


@pytest.mark.rule("A-CAPT-06", "RULING-A-CAPT-04", "INF-01")
def test_an_escape_is_subject_to_infiltration() -> None:
    """Along the last guard's side the way out costs two points more, which a prisoner does not have."""
    game = held(changed(HELD, B2=".", C2=".", B3="P"), active="B", R=man("bertrand", "A"))
    assert game.refused(Move("galeran", game.cells("C4 C5"))).reason == "not_enough_points"
    assert game.allowed(Move("galeran", game.cells("D3 D4")))
    moved = of_kind(game.do(Move("galeran", game.cells("C4"))), Moved)
    assert sum(term.value for event in moved for term in event.costs) == 1


@pytest.mark.rule("CAPT-05", "A-CAPT-06")
def test_a_guard_shot_down_opens_the_way() -> None:
    """An arrow cuts the escort from two to one; although the other still stands beside him he may go."""
    game = held(active="B", sequence="fire", R=man("sired", "A"), men=[{"who": "ketel", "side": "B", "at": "F2"}])
    game.do(Shoot("ketel", "sired", game["sired"].cell, game["ketel"].cell, "short_bow"), 1, 1)
    assert game["sired"].health == Health.DEAD
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Move("galeran", game.cells("D3")))


@pytest.mark.rule("CAPT-05", "A-CAPT-06")
def test_a_guard_driven_back_by_a_shot_opens_the_way() -> None:
    """Sired gives way before an arrow; the escort is no longer complete when the prisoner's side moves."""
    game = held(active="B", sequence="fire", R=man("sired", "A"), men=[{"who": "ketel", "side": "B", "at": "F2"}])
    game.do(Shoot("ketel", "sired", game["sired"].cell, game["ketel"].cell, "short_bow"), 1, 5)
    assert game.asked == "retreat_owed"
    game.do(Retreat("sired", game.cell("A1"), via=game.cell("B1")))
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Move("galeran", game.cells("D3")))


FRIEND = changed(HELD, D1="W")
"""Wulfric on D1 touches Bertrand on C2 but not the prisoner."""


@pytest.mark.rule("CAPT-05", "A-CAPT-06")
def test_a_guard_driven_back_in_combat_opens_the_way() -> None:
    """Wulfric drives Bertrand back and no other guard comes up: Galeran is off in his side's next movement."""
    game = held(FRIEND, active="B", sequence="combat", W=man("wulfric", "B"))
    game.do(Attack(("wulfric",), "bertrand"), 6)  # 15 − 8 = 7, armour makes the die 7: back
    game.do(Retreat("bertrand", game.cell("B1")))
    game.do(HoldGround())
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Move("galeran", game.cells("D3")))


@pytest.mark.rule("CAPT-05", "A-CAPT-06", "RULING-A-CAPT-08")
def test_an_attack_on_a_guard_lets_him_flee_in_the_next_movement() -> None:
    """Wulfric's blow does nothing, yet the guard looked away: one movement long the prisoner may go."""
    game = held(FRIEND, active="B", sequence="combat", W=man("wulfric", "B"))
    game.do(Attack(("wulfric",), "bertrand"), 7)  # armour makes it 8: no effect
    assert not game.state.pending
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Move("galeran", game.cells("D3")))
    go_to(game, MOVEMENT, 1)
    assert game.refused(Move("galeran", game.cells("D3"))).reason == "guarded"


RIDDEN_DOWN = """
    .  .  .  .  .  .
    .  .  P  .  .  .
    .  .  K  .  .  .
    .  .  Q  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    G  .  .  .  .  B
"""


def ridden_down() -> Table:
    """Two mounted earls, 33 each, take a wounded knight of defence 6; their sergeants are far off."""
    game = drawn(
        RIDDEN_DOWN, sequence="combat", ruleset="anarchy", K=man("galeran", "B", health="wounded"),
        P=rider("robert_of_gloucester", "A", 3), Q=rider("ranulf", "A", 0),
        G=man("gifford", "A"), B=man("bertrand", "A"),
    )  # fmt: skip
    game.do(Attack(("robert_of_gloucester", "ranulf"), "galeran", demand=True), 4)
    assert game["galeran"].captive
    return game


@pytest.mark.rule("A-CAPT-04", "A-CAPT-06", "RULING-A-CAPT-07")
def test_the_captors_have_one_movement_to_bring_up_guards() -> None:
    """Riders took him: he waits while they call for guards, and if none have come by then he is free to go."""
    game = ridden_down()
    go_to(game, MOVEMENT, 1)
    assert game.refused(Move("galeran", game.cells("D3"))).rule == "RULING-A-CAPT-07"
    late = ridden_down()
    go_to(late, MOVEMENT, 1)
    go_to(late, MOVEMENT, 1)
    assert late.allowed(Move("galeran", late.cells("D3")))


@pytest.mark.rule("A-CAPT-04", "RULING-A-CAPT-07")
def test_guards_who_come_in_time_hold_him() -> None:
    """Gifford and Bertrand reach his side in their next movement, and Galeran stays."""
    game = ridden_down()
    go_to(game, MOVEMENT, 0)
    game.do(Move("gifford", game.cells("A6 A5 B4 B3")))
    game.do(Move("bertrand", game.cells("F6 F5 E5 D4 D3")))
    go_to(game, MOVEMENT, 1)
    assert game.refused(Move("galeran", game.cells("D2"))).reason == "guarded"


@pytest.mark.rule("A-CAPT-06", "RULING-A-CAPT-07")
def test_an_escort_cut_at_once_gives_him_his_chance_at_once() -> None:
    """Two of his three captors are on foot and guard him from the start; one is shot down, and he may run."""
    game = drawn(
        changed(RING, D2="."), sequence="combat", ruleset="anarchy", K=man("galeran", "B", health="wounded"),
        P=rider("robert_of_gloucester", "A", 3), Q=man("ranulf", "A"), R=man("roscelin", "A", health="wounded"),
        men=[{"who": "ketel", "side": "B", "at": "F2"}],
    )  # fmt: skip
    game.do(demand(), 1)
    go_to(game, FIRE, 1)
    game.do(Shoot("ketel", "roscelin", game["roscelin"].cell, game["ketel"].cell, "short_bow"), 1, 1)
    assert game["roscelin"].health == Health.DEAD
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Move("galeran", game.cells("C4")))


# -- joining -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAPT-06", "A-CAPT-07", "RULING-A-CAPT-08")
def test_he_joins_a_friend_who_attacks_his_guard() -> None:
    """Galeran's thirteen points of a wounded man are added to Wulfric's fifteen, with the column of a joint attack."""
    game = held(FRIEND, active="B", sequence="combat", W=man("wulfric", "B"))
    joint = Attack(("wulfric", "galeran"), "bertrand")
    plan = game.plan(joint)
    assert total(plan.differential) == 15 + 13 - 8
    assert [(term.value, term.reason) for term in plan.shifts] == [(1, "together")]
    game.do(joint, 1)
    assert game["bertrand"].health == Health.DEAD
    assert game["galeran"].captive


@pytest.mark.rule("CAPT-06", "A-CAPT-07")
def test_he_neither_attacks_alone_nor_strikes_at_others() -> None:
    """Only a friend's attack on one of his own guards gives him the chance."""
    game = held(FRIEND, active="B", sequence="combat", W=man("wulfric", "B"))
    assert game.refused(Attack(("galeran",), "bertrand")).rule == "CAPT-06"
    mounted = held(changed(HELD, D3="F", E3="W"), active="B", sequence="combat", W=man("wulfric", "B"), F=rider("foulque", "A", 0))
    assert mounted.allowed(Attack(("wulfric",), "foulque"))
    assert mounted.refused(Attack(("wulfric", "galeran"), "foulque")).rule == "CAPT-06"


@pytest.mark.rule("CAPT-06", "A-CAPT-07")
def test_his_joining_is_offered() -> None:
    """The list of lawful commands holds the attack of friend and prisoner together."""
    game = held(FRIEND, active="B", sequence="combat", W=man("wulfric", "B"))
    offered = [set(command.men) for command in game.legal if isinstance(command, Attack)]
    assert {"wulfric", "galeran"} in offered


@pytest.mark.rule("RULING-A-CAPT-05")
def test_a_stunned_prisoner_does_not_wake_with_a_sword_in_his_hand() -> None:
    """Knocked down in the joint attack he gets up without weapons, with a wounded man's numbers."""
    game = held(changed(HELD, D1="Ws"), active="B", sequence="combat", W=man("ailred", "B"), R=man("brian", "A"))
    game.do(Attack(("ailred", "galeran"), "brian"), 10)  # 2 + 13 − 13 = 2, one column each way: attacker stunned
    game.do(TakeHit("galeran"))
    assert game["galeran"].health == Health.STUNNED
    game.do(HoldGround())
    go_to(game, COMBAT, 1)
    game.do(Done())
    assert game["galeran"].health == Health.HEALTHY
    assert game["galeran"].face == "foot_wounded"


# -- new weapons ---------------------------------------------------------------------------------------------------

FIELD = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  K  .  .  .
    .  .  D  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def escaped(picture: str = FIELD, **more: Any) -> Table:
    """Galeran free but without weapons, Wat dead on C4; side B moves."""
    people = {"K": man("galeran", "B", disarmed=True), "D": man("wat", "A", health="dead")}
    return drawn(picture, ruleset="anarchy", active="B", phase=2, **{**people, **more})


@pytest.mark.rule("CAPT-07", "A-CAPT-08", "RULING-A-CAPT-05", "RULING-A-GEN-01")
def test_a_full_turn_beside_a_dead_man_gives_him_weapons() -> None:
    """Until he has armed himself the escaped knight keeps a wounded man's numbers; then he has his own again."""
    game = escaped()
    assert game["galeran"].face == "foot_wounded"
    assert of_kind(game.do(Rearm("galeran")), WorkBegun)
    assert game.refused(Rearm("galeran")).rule == "RULING-A-GEN-01"
    go_to(game, COMBAT, 1)
    assert game.refused(Rearm("galeran")).rule == "RULING-A-GEN-01"
    go_to(game, COMBAT, 1)
    assert game["galeran"].face == "foot_wounded"
    assert of_kind(game.do(Rearm("galeran")), Rearmed)
    assert game["galeran"].values == game["galeran"].character.faces["foot"]


@pytest.mark.rule("CAPT-07", "A-CAPT-08", "RULING-A-CAPT-05")
def test_from_the_guards_hands_to_a_dead_mans_sword() -> None:
    """The whole way: he slips away to a corpse, begins to search it next turn, and is armed the turn after."""
    game = held(changed(HELD, C2=".", E4="D"), active="B", R=man("bertrand", "A"), D=man("wat", "A", health="dead"))
    game.do(Move("galeran", game.cells("D3")))
    go_to(game, COMBAT, 1)
    assert not game.allowed(Rearm("galeran"))
    go_to(game, MOVEMENT, 1)
    game.do(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    assert not game.allowed(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    game.do(Rearm("galeran"))
    assert game["galeran"].face == "foot"


@pytest.mark.rule("CAPT-07", "A-CAPT-08")
def test_only_a_dead_man_has_weapons_to_take() -> None:
    """Nobody dead beside him, a dead ox, a stunned man: there is nothing to be had."""
    assert escaped(changed(FIELD, C4=".", C5="D")).refused(Rearm("galeran")).reason == "no_dead_beside"
    assert escaped(D=man("ox_red", "A", health="dead")).refused(Rearm("galeran")).reason == "no_dead_beside"
    assert escaped(D=man("wat", "A", health="stunned")).refused(Rearm("galeran")).reason == "no_dead_beside"
    assert escaped(D=man("wulfric", "B", health="dead")).allowed(Rearm("galeran"))
    assert escaped(K=man("galeran", "B")).refused(Rearm("galeran")).reason == "not_disarmed"


@pytest.mark.rule("A-CAPT-08", "RULING-A-GEN-01")
def test_who_walks_off_has_not_armed_himself() -> None:
    """A step away and back in his next phase costs him the turn."""
    game = escaped()
    game.do(Rearm("galeran"))
    go_to(game, MOVEMENT, 1)
    game.do(Move("galeran", game.cells("D3 C3")))
    go_to(game, COMBAT, 1)
    assert not game.allowed(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    assert not game.allowed(Rearm("galeran"))
    go_to(game, MOVEMENT, 1)
    assert game.allowed(Rearm("galeran"))


@pytest.mark.rule("A-CAPT-08", "RULING-A-CAPT-05")
def test_without_weapons_he_throws_nothing() -> None:
    """A light rider who got away has no lance to throw until he finds one."""
    thrower = {"sequence": "fire", "men": [{"who": "wulfric", "side": "A", "at": "C6"}]}
    picture = changed(FIELD, C4=".")
    people = {"K": man("drew", "B"), "D": man("wat", "A", health="dead")}
    armed = drawn(picture, ruleset="anarchy", active="B", **thrower, **people)
    shot = Shoot("drew", "wulfric", armed["wulfric"].cell, armed["drew"].cell, "lance")
    assert armed.allowed(shot)
    people["K"] = man("drew", "B", disarmed=True)
    assert drawn(picture, ruleset="anarchy", active="B", **thrower, **people).refused(shot).reason == "cannot_shoot"


@pytest.mark.rule("A-CAPT-09")
def test_who_was_wounded_before_stays_wounded() -> None:
    """Taken wounded, escaped and armed again, he is a wounded man still."""
    game = ridden_down()
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 1)
    assert game["galeran"].was_hurt
    game.do(Move("galeran", game.cells("D3")))
    hurt = game["galeran"]
    assert hurt.health == Health.WOUNDED
    game.state = game.state.with_being(game["bertrand"]._replace(health=Health.DEAD, cell=game.cell("D4")))
    go_to(game, MOVEMENT, 1)
    game.do(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    go_to(game, COMBAT, 1)
    game.do(Rearm("galeran"))
    assert not game["galeran"].disarmed
    assert game["galeran"].health == Health.WOUNDED
    assert game["galeran"].face == "foot_wounded"


@pytest.mark.rule("A-CAPT-08", "A-CAPT-09")
def test_taken_a_second_time_unhurt_he_is_still_unhurt() -> None:
    """An escaped knight without weapons who is caught again was not wounded, and will not be by finding a sword."""
    game = ringed(K=man("galeran", "B", disarmed=True))
    game.do(demand(), 1)
    assert game["galeran"].health == Health.HEALTHY
    assert not game["galeran"].was_hurt


@pytest.mark.rule("RULING-A-GEN-01", "A-CAPT-08")
def test_arming_himself_is_all_he_does_in_that_phase() -> None:
    """The turn in which he finds a sword is not the turn in which he uses it."""
    game = escaped(changed(FIELD, B3="T"), T=man("tom", "A"))
    game.do(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    go_to(game, COMBAT, 1)
    game.do(Rearm("galeran"))
    assert not game.allowed(Attack(("galeran",), "tom"))


@pytest.mark.rule("RULING-A-GEN-01", "A-CAPT-08")
def test_an_advance_breaks_off_the_search() -> None:
    """He kills Tom and follows into his hex, which lies beside the corpse too: the turn beside it is not full."""
    game = escaped(changed(FIELD, B3="T"), T=man("tom", "A"))
    game.do(Rearm("galeran"))
    go_to(game, COMBAT, 1)
    game.do(Attack(("galeran",), "tom"), 1)
    assert game["tom"].health == Health.DEAD
    game.do(Advance("galeran", game.cells("B3")))
    go_to(game, COMBAT, 1)
    assert not game.allowed(Rearm("galeran"))
