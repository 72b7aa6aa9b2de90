"""What the fights of a siege ask of a battle: ends of their own, groups beside the map, patrols, sallies, tents that somebody pitched."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Attack, CallOff, CallPatrol, Done, Enter, GoRound, Leave, Move, Work
from hauberk.battle.core.events import Asked, BattleEnded, LedIn, Left, StayedBehind, WentRound
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.questions import PatrolAsked
from hauberk.battle.fire.fuel import burns
from hauberk.battle.movement.paths import separated
from hauberk.battle.riding.horses import bridle_hexes, train_of
from hauberk.battle.scenario.victory import holds
from hauberk.board.board import bits
from hauberk.common.dice import ScriptedDice
from hauberk.common.faults import BadInput
from hauberk.play.battle.deciding import opening
from hauberk.play.battle.legal import can_pass
from tests.kit import Table, drawn, man, of_kind

# -- how fights end --------------------------------------------------------------------------------------------------

COURT = """
    .  .  .  .  .  .
    .  #  #  #  #  .
    .  #  B  c  #  .
    .  #  #  #  #  .
    A  .  .  .  .  .
"""
AREAS = [{"id": "court", "hexes": "C3 D3"}, {"id": "corner", "hexes": "A5"}]


def court(condition: dict[str, Any], picture: str = COURT, **more: Any) -> Table:
    """Guy before a walled court, Carlo in it."""
    people = {
        "A": man("guy", "A"),
        "B": man("carlo", "B"),
        **{key: more.pop(key) for key in tuple(more) if isinstance(more[key], type(man("", "")))},
    }
    return drawn(picture, areas=AREAS, victory=[{"side": "A", "at": "once", "all": [condition]}], **people, **more)


def met(game: Table) -> bool:
    return holds(game.position, game.field.victories[0].conditions[0])


@pytest.mark.rule("ASSLT-06", "A-ACT-05", "RULING-G-64", "RULING-A-ACT-01")
@pytest.mark.parametrize(
    ("carlo", "taken"),
    [
        ({}, False),
        ({"health": "wounded"}, False),
        ({"health": "stunned"}, True),
        ({"captive": True}, True),
        ({"health": "dead"}, True),
    ],
)
def test_a_place_is_taken_when_no_free_man_is_on_his_feet_in_it(carlo: dict[str, Any], taken: bool) -> None:
    assert met(court({"kind": "cleared", "side": "B", "area": "court"}, B=man("carlo", "B", **carlo))) == taken


@pytest.mark.rule("ASSLT-06", "A-ACT-05", "CAMP-06", "A-ACT-22", "FORAGE-08", "A-ACT-29")
def test_a_side_is_gone_when_nobody_free_is_left_or_waits() -> None:
    gone = {"kind": "gone", "side": "A"}
    game = court(gone)
    assert not met(game)
    game.state = evolve(game.state, Left("guy", ""))
    assert met(game)
    assert met(court(gone, A=man("guy", "A", captive=True)))
    assert not met(court(gone, A=man("guy", "A", health="stunned")))
    waits = court(gone, entries=[{"id": "late", "side": "A", "turn": 3, "hexes": "A1", "who": ["raoul"]}])
    waits.state = evolve(waits.state, Left("guy", ""))
    assert not met(waits)


@pytest.mark.rule("ASSLT-09", "A-ACT-08")
def test_a_side_is_gathered_when_all_who_are_free_are_in_one_place() -> None:
    assert met(court({"kind": "gathered", "side": "B", "area": "court"}))
    assert not met(court({"kind": "gathered", "side": "B", "area": "corner"}))
    out = COURT.replace(".  .  .  .  .  .", ".  .  .  .  .  C", 1)
    assert not met(court({"kind": "gathered", "side": "B", "area": "court"}, out, C=man("ahmad", "B", health="stunned")))
    assert met(court({"kind": "gathered", "side": "B", "area": "court"}, out, C=man("ahmad", "B", captive=True)))


@pytest.mark.rule("ASSLT-07", "A-ACT-06", "RULING-G-64")
def test_walls_moats_and_closed_doors_part_men() -> None:
    nothing = {"kind": "gone", "side": "A"}
    assert separated(court(nothing).position, 1)
    breach = court(nothing, works={"ground": {"rubble": "C2"}})
    assert not separated(breach.position, 1)
    moat = court(nothing, COURT.replace("#", "o"))
    assert separated(moat.position, 1), "a moat parts them, though one could climb through it"
    filled = court(nothing, COURT.replace("#", "e"))
    assert not separated(filled.position, 1)
    gated = COURT.replace("#  #  #  #", "#  g  #  #", 1)
    door = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C2/C1", "C2/B1", "C2/D1"], "posts": "C2"}
    for state, apart in (("closed", True), ("open", False)):
        game = court(nothing, gated, map={"doors": [{**door, "state": state}]})
        assert separated(game.position, 1) == apart


@pytest.mark.rule("ASSLT-07", "A-ACT-06")
def test_who_waits_beside_the_map_could_still_come() -> None:
    nothing = {"kind": "gone", "side": "A"}
    way = {"id": "late", "side": "A", "turn": 3, "hexes": "D3", "who": ["raoul"]}
    game = court(nothing, entries=[way])
    assert not separated(game.position, 1)


@pytest.mark.rule("ASSLT-07", "A-ACT-06", "RULING-A-ACT-03")
def test_an_assault_ends_after_ten_phases_without_a_blow() -> None:
    stalled = {"kind": "stalled", "side": "B", "phases": 10}
    assert not met(court(stalled, phase=9))
    assert met(court(stalled, phase=10))
    open_court = COURT.replace("#", ".")
    assert not met(court(stalled, open_court, phase=10))
    early = court(stalled, phase=9, sequence="combat")
    early.do(Done())
    assert early.state.outcome is None
    late = court(stalled, phase=10, sequence="combat")
    (ended,) = of_kind(late.do(Done()), BattleEnded)
    assert (ended.winner, ended.reason, ended.condition) == (0, "victory", 0)


@pytest.mark.rule("ASSLT-07", "RULING-A-ACT-03")
def test_a_blow_counts_the_phases_anew() -> None:
    beside = """
        .  .  .  .
        .  A  C  .
        #  #  #  #
        .  B  .  .
        .  .  .  .
    """
    game = court({"kind": "stalled", "side": "B", "phases": 10}, beside, C=man("ahmad", "B"), phase=12, sequence="combat")
    assert game.state.fought == 0
    game.do(Attack(("guy",), "ahmad"), 5)
    assert game.state.fought == 12
    assert not met(game)


def test_ends_of_fights_are_read_strictly() -> None:
    for condition in (
        {"kind": "cleared", "side": "B", "area": "elsewhere"},
        {"kind": "cleared", "area": "court"},
        {"kind": "stalled", "side": "B"},
        {"kind": "gone"},
        {"kind": "gathered", "side": "A"},
    ):
        with pytest.raises(BadInput):
            court(condition)


def test_the_waiting_are_away() -> None:
    game = court({"kind": "gone", "side": "A"}, entries=[{"id": "late", "side": "A", "turn": 3, "hexes": "A1", "who": ["raoul"]}])
    assert game["raoul"].away == Away.WAITING


# -- calling off -----------------------------------------------------------------------------------------------------

REDOUBT = {"side": "A", "when": "gathered", "area": "court", "of": "B"}
RETREAT = [{"side": "A", "when": "any"}, {"side": "B", "when": "any"}]


def fight(picture: str = COURT, **more: Any) -> Table:
    """The court again, without any victory."""
    return drawn(picture, **{"A": man("guy", "A"), "B": man("carlo", "B"), "areas": AREAS, **more})


@pytest.mark.rule("ASSLT-09", "A-ACT-08")
def test_the_besieger_stops_when_all_defenders_are_in_their_redoubt() -> None:
    game = fight(call_off=[REDOUBT])
    assert CallOff() in list(game.legal)
    (ended,) = game.do(CallOff())
    assert ended == BattleEnded(None, "called_off", 0)
    assert game.state.outcome is not None
    out = COURT.replace(".  .  .  .  .  .", ".  .  .  .  .  C", 1)
    not_yet = fight(out, C=man("ahmad", "B"), call_off=[REDOUBT])
    assert not_yet.refused(CallOff()).reason == "not_all_gathered"
    assert CallOff() not in list(not_yet.legal)


@pytest.mark.rule("ASSLT-09", "A-ACT-08")
def test_a_fight_is_called_off_only_in_the_own_phase_and_by_whom_the_scenario_lets() -> None:
    assert fight(call_off=[REDOUBT], active="B").refused(CallOff()).reason == "cannot_call_off"
    assert fight().refused(CallOff()).reason == "cannot_call_off"
    assert fight(call_off=[REDOUBT]).refused(CallOff(1)).reason == "cannot_call_off"
    for sequence in ("fire", "charges", "movement", "combat"):
        assert fight(call_off=[REDOUBT], sequence=sequence).allowed(CallOff())


@pytest.mark.rule("GSORT-05", "GSORT-06", "GSORT-07", "A-ACT-39")
@pytest.mark.parametrize("side", [0, 1])
def test_who_withdraws_from_a_sally_has_lost_it(side: int) -> None:
    game = fight(call_off=RETREAT, active="AB"[side])
    assert [each for each in game.legal if isinstance(each, CallOff)] == [CallOff(side)]
    (ended,) = game.do(CallOff(side))
    assert ended == BattleEnded(1 - side, "withdrew", side)


@pytest.mark.rule("ASSLT-09")
def test_a_sequence_in_which_one_could_only_end_the_fight_is_passed() -> None:
    far = ".  .  A  .\n.  .  .  .\n#  #  #  #\n#  B  #  #"
    areas = [{"id": "court", "hexes": "B4"}]
    assert can_pass(fight(far, call_off=[REDOUBT], areas=areas, sequence="charges").legal)
    assert not can_pass(fight(far, call_off=[REDOUBT], areas=areas, sequence="movement").legal)


@pytest.mark.parametrize(
    "row", [{"side": "A", "when": "never"}, {"side": "A", "when": "gathered", "of": "B"}, {**REDOUBT, "area": "tower"}, {"when": "any"}]
)
def test_rights_to_call_off_are_read_strictly(row: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        fight(call_off=[row])


# -- going round -----------------------------------------------------------------------------------------------------

PLAIN = ".  .  .  .  .  .\n" * 5
WAYS = [{"id": "north", "side_of_map": 1}, {"id": "east", "side_of_map": 2}]


def host(**more: Any) -> Table:
    """Raoul and Osmond wait along the upper edge, Carlo stands in the middle."""
    entry = {"id": "host", "side": "A", "turn": 1, "who": ["raoul", "osmond"], "ways": WAYS, **more.pop("entry", {})}
    entry = {key: value for key, value in entry.items() if value is not None}
    return drawn(PLAIN, men=[{"who": "carlo", "side": "B", "at": "C3"}], entries=[entry], **more)


def names(game: Table, commands: Any) -> set[str]:
    return {game.field.name(each.cell) for each in commands}


def entering(game: Table, who: str) -> set[str]:
    return names(game, [each for each in game.legal if isinstance(each, Enter) and each.man == who])


@pytest.mark.rule("ASSLT-04", "A-ACT-04")
def test_one_comes_in_only_along_the_side_where_one_stands() -> None:
    game = host()
    assert entering(game, "raoul") == {f"{column}1" for column in "ABCDEF"}
    assert game.refused(Enter("raoul", game.cell("F3"))).reason == "not_an_entry_hex"


@pytest.mark.rule("ASSLT-05", "RULING-G-63", "A-ACT-33")
def test_going_round_takes_a_movement_sequence() -> None:
    game = host()
    assert GoRound("raoul", "east") in list(game.legal)
    assert game.do(GoRound("raoul", "east")) == (WentRound("raoul", "east"),)
    assert entering(game, "raoul") == set()
    assert entering(game, "osmond") == {f"{column}1" for column in "ABCDEF"}
    assert game.refused(Enter("raoul", game.cell("F3"))).reason == "still_going_round"
    assert game.refused(GoRound("raoul", "north")).reason == "still_going_round"
    game.state = game.state._replace(phase=game.state.phase + 2)  # his next movement
    assert entering(game, "raoul") == {f"F{row}" for row in range(1, 6)}
    game.do(Enter("raoul", game.cell("F3")))
    assert game.at("raoul") == "F3"
    assert game["raoul"].since == -1


@pytest.mark.rule("A-ACT-04", "RULING-A-ACT-04")
def test_who_has_a_fixed_side_does_not_go_round() -> None:
    game = host(entry={"fixed": True})
    assert game.refused(GoRound("raoul", "east")).reason == "no_way_round"
    assert not [each for each in game.legal if isinstance(each, GoRound)]


@pytest.mark.rule("ASSLT-05")
def test_one_goes_only_where_there_is_a_way_and_while_one_waits() -> None:
    game = host()
    assert game.refused(GoRound("raoul", "north")).reason == "stands_there"
    assert game.refused(GoRound("raoul", "west")).reason == "no_way_round"
    assert game.refused(GoRound("carlo", "east")).reason == "cannot_enter"
    game.do(Enter("raoul", game.cell("A1")))
    assert game.refused(GoRound("raoul", "east")).reason == "cannot_enter"
    late = host(entry={"turn": 4})
    assert entering(late, "raoul") == set()
    assert late.allowed(GoRound("raoul", "east")), "he may go round before his time comes"


@pytest.mark.rule("MOVE-10", "ASSLT-04")
def test_sides_of_the_map_are_the_hexes_a_man_can_enter() -> None:
    game = host(entry={"ways": None, "side_of_map": [4]}, works={"ground": {"castle_wall": "A2"}})
    assert entering(game, "raoul") == {"A1", "A3", "A4", "A5"}
    both = host(entry={"ways": None, "side_of_map": [2, 3], "hexes": "A1"})
    assert entering(both, "raoul") == {"A1", *(f"F{row}" for row in range(1, 5)), *(f"{column}5" for column in "ABCDEF")}
    left = host(exits=[{"id": "out", "side": "B", "side_of_map": 1}])
    assert left.field.exits[0].cells == sum(1 << left.cell(f"{column}1") for column in "ABCDEF")
    spoilt: tuple[dict[str, Any], ...] = (
        {"side_of_map": 5},
        {"side_of_map": []},
        {"side_of_map": 1, "piece": 2},
        {"ways": [*WAYS, WAYS[0]]},
    )
    for bad in spoilt:
        with pytest.raises(BadInput):
            host(entry={"ways": None, **bad})


@pytest.mark.rule("ASSLT-02", "STATE-07")
def test_the_wounded_come_in_wounded_and_slower() -> None:
    game = host(entry={"wounded": ["raoul"]})
    game.do(Enter("raoul", game.cell("A1")))
    raoul = game["raoul"]
    assert raoul.health == Health.WOUNDED
    assert (raoul.allowance, raoul.left) == (
        raoul.character.faces["foot_wounded"].movement,
        raoul.character.faces["foot_wounded"].movement - 1,
    )


# -- patrols ---------------------------------------------------------------------------------------------------------

PATROLS = [{"id": "first", "side": "B", "who": ["carlo", "ahmad"]}, {"id": "second", "side": "B", "who": ["landry"]}]
PATROLLING = {
    "side": "B", "chances": [1, 3, 5, 7], "first": ["south", "east"],
    "ways": [{"id": "north", "side_of_map": 1}, {"id": "east", "side_of_map": 2}, {"id": "south", "side_of_map": 3}],
}  # fmt: skip


def forage(turn: int = 1, **more: Any) -> Table:
    """Guy forages; side A's phase is about to end."""
    table = {"patrols": PATROLS, "patrolling": PATROLLING, "turn": turn, "phase": 2 * turn - 1, **more}
    return drawn(PLAIN, men=[{"who": "guy", "side": "A", "at": "C3"}], sequence="combat", **table)


@pytest.mark.rule("FORAGE-05", "FORAGE-07", "A-ACT-28", "A-ACT-30", "RULING-G-70", "RULING-A-ACT-11")
def test_the_first_patrol_comes_without_a_roll_and_a_second_by_the_die() -> None:
    game = forage()
    assert game.do(Done(), 2)[-1] == Asked(PatrolAsked(1, first=True)), "a two brings no second one in the first turn"
    assert set(game.legal) == {CallPatrol(each, way) for each in ("first", "second") for way in ("east", "south")}
    assert game.refused(CallPatrol("first", "north")).reason == "not_by_this_way"
    assert game.refused(CallPatrol("third", "east")).reason == "no_such_patrol"
    game.do(CallPatrol("first", "south"))
    assert game.asked == ""
    assert {man.way for man in (game["carlo"], game["ahmad"])} == {"south"}
    lucky = forage()
    lucky.do(Done(), 1)
    lucky.do(CallPatrol("first", "south"))
    assert (lucky.asked, game.state.sequence) == ("patrol_asked", 1)
    assert set(lucky.legal) == {CallPatrol("second", way) for way in ("north", "east", "south")}, "a later one by any side"


@pytest.mark.rule("FORAGE-07", "A-ACT-30", "A-ACT-31")
@pytest.mark.parametrize(("turn", "highest"), [(2, 3), (3, 5), (4, 7), (9, 7)])
def test_the_die_for_a_further_patrol(turn: int, highest: int) -> None:
    for roll in (highest, highest + 1):
        game = forage(turn)
        game.do(Done(), roll)
        assert (game.asked == "patrol_asked") == (roll <= highest)


@pytest.mark.rule("FORAGE-07", "A-ACT-31")
def test_when_all_patrols_have_come_no_die_is_thrown() -> None:
    game = forage(2, patrols=PATROLS[:1])
    game.do(Done(), 3)
    game.do(CallPatrol("first", "north"))
    for _ in range(8):
        game.do(Done())
    assert game.state.turn == 3
    assert game.asked == ""


@pytest.mark.rule("FORAGE-05")
def test_one_patrol_with_one_way_is_not_asked_about() -> None:
    game = forage(patrols=PATROLS[:1], patrolling={**PATROLLING, "first": ["east"]})
    game.do(Done())
    assert (game.asked, game["carlo"].way) == ("", "east")


@pytest.mark.rule("FORAGE-06", "A-ACT-28", "RULING-G-71")
def test_in_the_first_turn_a_patrol_has_half_its_points() -> None:
    for turn, whole in ((1, False), (2, True)):
        game = forage(turn)
        game.do(Done(), *(() if turn == 9 else (9,) if turn == 1 else (1,)))
        game.do(CallPatrol("first", "south"))
        game.state = game.state._replace(sequence=3)
        game.do(Enter("carlo", game.cell("C5")))
        full = game["carlo"].character.faces["foot"].movement
        assert game["carlo"].left == (full if whole else full // 2) - 1
        assert game["carlo"].spent == 1


@pytest.mark.rule("FORAGE-06", "A-ACT-28")
def test_in_the_first_turn_a_patrol_shoots_at_nobody_who_moves() -> None:
    """A patrol that plays first has archers on the map while the foragers move."""
    patrol: dict[str, Any] = {"patrols": [{"id": "bows", "side": "A", "who": ["alphonse"]}], "patrolling": {**PATROLLING, "side": "A"}}
    for turn, watched in ((1, False), (2, True)):
        game = drawn(PLAIN, men=[{"who": "carlo", "side": "B", "at": "C3"}], active="B", turn=turn, phase=2 * turn, **patrol)
        archer = game["alphonse"]._replace(cell=game.cell("C5"), away="")
        game.state = game.state.with_being(archer)
        game.do(Move("carlo", game.cells("D2")))
        assert (game.asked == "move_watched") == watched


def test_patrols_are_read_strictly() -> None:
    for bad in (
        {"patrolling": {**PATROLLING, "ways": []}},
        {"patrolling": {**PATROLLING, "first": ["west"]}},
        {"patrolling": {**PATROLLING, "side": "A"}},
        {"patrols": [*PATROLS, {"id": "third", "side": "B", "who": ["guy"]}]},
    ):
        with pytest.raises(BadInput):
            forage(**bad)
    with pytest.raises(BadInput):
        drawn(PLAIN, patrols=PATROLS)


# -- beasts led in ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORAGE-02", "A-ACT-26", "HORSE-05")
def test_pack_animals_come_in_by_the_hand_of_their_leader() -> None:
    game = host(entry={"leads": [{"who": "raoul", "beasts": ["pack_horse"]}, {"who": "osmond", "beasts": ["mule_old"]}]})
    assert game["pack_horse"].away == Away.WAITING
    events = game.do(Enter("raoul", game.cell("A1")))
    (led,) = of_kind(events, LedIn)
    horse = game["pack_horse"]
    assert (led.beast, led.man) == ("pack_horse", "raoul")
    assert horse.on_map
    assert horse.tail >= 0
    assert game["raoul"].cell in bridle_hexes(game.field, horse)
    assert train_of(game.state, "raoul") == [horse]
    game.do(Enter("osmond", game.cell("F1")))
    assert game["mule_old"].cell in game.field.board.neighbours[game.cell("F1")]


@pytest.mark.rule("FORAGE-09", "RULING-A-ACT-12")
def test_pack_animals_are_led_off_by_their_exit() -> None:
    leads = [{"who": "raoul", "beasts": ["mule_old"]}]
    game = host(entry={"leads": leads}, exits=[{"id": "far", "side": "A", "side_of_map": 1}])
    game.do(Enter("raoul", game.cell("A1")))
    game.do(Leave("raoul"))
    assert (game["mule_old"].away, game["mule_old"].exit) == (Away.EXITED, "far")


@pytest.mark.rule("HORSE-05", "HORSE-09")
def test_who_has_no_room_for_his_beasts_does_not_come_in() -> None:
    leads = [{"who": "raoul", "beasts": ["pack_horse"]}]
    wall = {"ground": {"castle_wall": "A2 B1 B2"}}
    game = host(entry={"leads": leads}, works=wall)
    assert game.refused(Enter("raoul", game.cell("A1"))).reason == "no_room_for_beasts"
    assert game.allowed(Enter("osmond", game.cell("A1")))
    for bad in ({"who": "raoul", "beasts": ["pack_horse", "mule_old", "mule_grey", "mule_pale"]}, {"who": "guy", "beasts": ["mule_old"]}):
        with pytest.raises(BadInput):
            host(entry={"leads": [bad]})
    with pytest.raises(BadInput, match="is not to be led"):
        host(entry={"leads": [{"who": "raoul", "beasts": ["dog_watch"]}]})


# -- sallies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-ACT-38", "RULING-A-ACT-16")
def test_who_is_not_out_by_the_end_of_the_third_turn_stays_behind() -> None:
    """Carlo is inside, Landry shoots from inside, Ahmad lies stunned in there, Guy is outside."""
    picture = """
        .  .  .  .
        A  B  C  D
        .  .  .  .
    """
    people: dict[str, Any] = {
        "A": man("guy", "B"),
        "B": man("carlo", "B"),
        "C": man("landry", "B"),
        "D": man("ahmad", "B", health="stunned", stunned_in=6),
    }
    sally: dict[str, Any] = {"sally": [{"side": "B", "place": "yard", "turns": 3}], "areas": [{"id": "yard", "hexes": "B2 C2 D2"}]}
    for turn, stays in ((2, []), (3, ["carlo"])):
        game = drawn(picture, **people, **sally, active="B", sequence="combat", turn=turn, phase=2 * turn)
        assert [each.man for each in of_kind(game.do(Done()), StayedBehind)] == stays
        assert (game["carlo"].away, game["carlo"].exit) == ((Away.EXITED, "stayed") if stays else ("", ""))
    halfway = drawn(picture, **people, **sally, active="A", sequence="combat", turn=3, phase=5)
    assert not of_kind(halfway.do(Done()), StayedBehind), "only when the turn is over"


# -- who plays first -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-02", "CAMP-05", "GSORT-04", "RULING-A-ACT-19")
def test_either_side_may_play_first() -> None:
    game = drawn(PLAIN, men=[{"who": "guy", "side": "A", "at": "C3"}, {"who": "carlo", "side": "B", "at": "F5"}], first="B", turns=2)
    _, state = opening(game.field.at(game.state._replace(phase=0)), ScriptedDice(()))
    assert (state.active, state.turn) == (1, 1)
    course = []
    game.state = state
    while game.state.outcome is None:
        course.append((game.state.turn, game.state.active))
        for _ in range(4):
            game.do(Done())
    assert course == [(1, 1), (1, 0), (2, 1), (2, 0)]


# -- tents -----------------------------------------------------------------------------------------------------------


def camp(**more: Any) -> Table:
    """One tent on a meadow, opening upwards at C3."""
    return drawn(".  .  .  .  .  .\n" * 6, tents=[{"at": "C3", "facing": 0}], **more)


@pytest.mark.rule("CAMP-01", "A-ACT-19", "TENT-01", "TENT-03")
def test_a_tent_is_pitched_as_on_the_sheets() -> None:
    game = camp()
    board = game.field.board
    assert {board.names[cell] for cell in bits(game.field.areas["tents"])} == {"C3", "C4", "B3", "D3"}
    assert board.ground[game.cell("C3")].id == "tent_opening"
    assert {board.ground[game.cell(name)].id for name in ("C4", "B3", "D3")} == {"tent"}
    step = game.field.move_graphs[0].step
    assert (game.cell("C2"), game.cell("C3")) in step, "through the opening"
    assert (game.cell("C5"), game.cell("C4")) not in step, "not through the canvas"
    assert (game.cell("C3"), game.cell("C4")) in step, "inside one goes about"


@pytest.mark.rule("CAMP-08", "TENT-04")
def test_a_pitched_tent_is_cut_and_burns_like_any_other() -> None:
    game = camp(men=[{"who": "guy", "side": "A", "at": "C5"}], sequence="combat", phase=9, active="A")
    assert game.allowed(Work("cut_canvas", ("guy",), game.cell("C4")))
    game.do(Work("cut_canvas", ("guy",), game.cell("C4")))
    assert (game.cell("C5"), game.cell("C4")) in game.field.move_graphs[0].step
    assert burns(game.position, game.cell("B3"))
    torch = camp(men=[{"who": "guy", "side": "A", "at": "C5"}], sequence="combat", phase=9, active="A")
    torch.do(Work("set_fire", ("guy",), torch.cell("C4")))
    assert set(torch.state.works.fires) == {torch.cell("C4")}


@pytest.mark.rule("CAMP-01", "A-ACT-19")
@pytest.mark.parametrize(("at", "facing"), [("B2", 3), ("C1", 0), ("F5", 1)])
def test_a_tent_may_touch_the_edge_of_the_map(at: str, facing: int) -> None:
    game = drawn(".  .  .  .  .  .\n" * 6, tents=[{"at": at, "facing": facing}])
    assert game.field.areas["tents"].bit_count() == 4
    assert game.field.board.ground[game.cell(at)].id == "tent_opening"


def test_tents_need_four_open_hexes() -> None:
    for tents in (
        [{"at": "A1", "facing": 3}],
        [{"at": "C3", "facing": 0}, {"at": "C4", "facing": 0}],
        [{"at": "C3"}],
        [{"at": "Z9", "facing": 0}],
    ):
        with pytest.raises(BadInput):
            drawn(".  .  .  .  .  .\n" * 6, tents=tents)
    with pytest.raises(BadInput, match="no room for a tent"):
        drawn(".  .  .  .  .  .\n.  .  #  .  .  .\n" * 3, tents=[{"at": "C3", "facing": 0}])


@pytest.mark.rule("PERR-02", "A-MANG-11")
def test_an_engine_comes_loaded_and_worn() -> None:
    machine = {"id": "stones", "kind": "petraria", "side": "A", "at": "C5", "facing": 0, "loaded": 2, "damage": 1}
    game = drawn(PLAIN, machines=[machine])
    assert (game.state.machines["stones"].loaded, game.state.machines["stones"].damage) == (2, 1)
