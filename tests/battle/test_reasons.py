"""The rule beside a number or a refusal is the rule that says it: crossings, wounds, limits, and the edition's own book."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Charge, Foulkon, Move, Shoot, Withdraw, Work
from hauberk.battle.movement.walking import Walk
from hauberk.common.dice import DiceRanOut, ScriptedDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import branches
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.battle.shots import lane, shot
from tests.battle.storming import crew, front, machine
from tests.battle.test_charge import LONG_LISTS, TWELVE, gui, lists
from tests.battle.test_foulkon import block
from tests.battle.test_grapnels import grapnel
from tests.battle.test_ram import WHEELS
from tests.battle.test_refusing import field as archers
from tests.battle.test_stone_throwers import mangonel, perriere, stone, throw
from tests.kit import Table, drawn, man, of_kind, rider

# -- crossings -------------------------------------------------------------------------------------------------------


def price(game: Table, who: str, *path: str) -> list[tuple[int, str, str, str]]:
    """What a walk costs: points, reason, rule, what it speaks of."""
    walk = game.plan(Move(who, tuple(game.cell(name) for name in path)))
    assert isinstance(walk, Walk), walk
    return [(term.value, term.reason, term.rule, term.about) for stride in walk.strides for term in stride.costs]


FLAT = (1, "terrain", "MOVE-04", "flat")


@pytest.mark.rule("LWALL-01")
def test_a_low_wall_is_a_term_of_its_own() -> None:
    game = drawn(". . . .\n. A . .\n. . . .", A=man("osmond", "A"), map={"hexsides": {"low_wall": ["B2/B3"]}})
    assert price(game, "osmond", "B3") == [FLAT, (2, "crossing", "LWALL-01", "low_wall")]
    assert price(game, "osmond", "B1") == [FLAT]


@pytest.mark.rule("WIN-07")
def test_a_window_is_paid_as_a_window() -> None:
    game = drawn(". . . .\n. A . .\n. i . .", A=man("osmond", "A"), map={"hexsides": {"window": ["B3/B2"]}})
    assert price(game, "osmond", "B3") == [(4, "crossing", "WIN-07", "window")]


@pytest.mark.rule("LADDER-06", "LADDER-07", "SC-LADDER-07", "SC-LADDER-09")
@pytest.mark.parametrize("ruleset, onto, over", [("guiscard", "LADDER-06", "LADDER-07"), ("siege_classic", "SC-LADDER-07", "SC-LADDER-09")])
def test_a_ladder_and_its_top_are_paid_as_such(ruleset: str, onto: str, over: str) -> None:
    game = castle(put(FIELD, B3="A"), A=man("osmond", "A"), ladders=[ladder("C3", 2, raised=-1)], ruleset=ruleset)
    (walked,) = of_kind(game.do(Move("osmond", game.cells("C3 D3/2"))), e.Moved)
    assert [(term.value, term.reason, term.rule, term.about) for term in walked.costs] == [
        (3, "terrain", onto, "ladder"), (4, "over_top", over, "ladder"),
    ]  # fmt: skip


@pytest.mark.rule("LADDER-06")
def test_stepping_off_a_ladder_is_paid_to_the_ladder() -> None:
    game = castle(put(FIELD, C3="A"), A=man("osmond", "A"), ladders=[ladder("C3", 2, raised=-1)])
    assert price(game, "osmond", "B3") == [(3, "leaving", "LADDER-06", "ladder")]


@pytest.mark.rule("GRAP-04")
def test_over_the_parapet_from_a_rope() -> None:
    """Two points for the parapet, one for the walk."""
    game = castle(put(FIELD, A3="A"), A=man("osmond", "A"), things=[grapnel("C3", 2)])
    game.state = game.state.with_being(game["osmond"]._replace(cell=game.cell("C3/2")))
    assert price(game, "osmond", "D3/2") == [(1, "terrain", "MOVE-04", "rampart"), (2, "over_top", "GRAP-04", "rope")]


@pytest.mark.rule("A-MOAT-01", "SC-MOAT-01", "RULING-A-MOAT-01")
@pytest.mark.parametrize(
    "ruleset, into, out", [("anarchy", "A-MOAT-01", "RULING-A-MOAT-01"), ("siege_classic", "SC-MOAT-01", "SC-MOAT-01")]
)
def test_a_ditch_is_paid_going_in_along_it_and_coming_out(ruleset: str, into: str, out: str) -> None:
    more: dict[str, Any] = {"map": {"legend": {"v": "moat"}}, "ruleset": ruleset, "switches": {"steep_moats": True}}
    game = drawn(". . . .\n. A . .\n. v . .\n. v . .\n. . . .", A=man("osmond", "A"), **more)
    (down,) = of_kind(game.do(Move("osmond", game.cells("B3 B4"))), e.Moved)
    assert [(term.value, term.rule, term.about) for term in down.costs] == [(4, into, "moat"), (1, into, "moat")]
    game = drawn(". . . .\n. v . .\n. Av . .\n. . . .", A=man("osmond", "A"), **more)
    (up,) = of_kind(game.do(Move("osmond", game.cells("B4"))), e.Moved)
    assert [(term.value, term.reason, term.rule, term.about) for term in up.costs] == [(4, "leaving", out, "moat")]


@pytest.mark.rule("A-HOARD-06", "A-TOWER-29")
def test_into_a_hoarding_and_off_the_bridge_of_a_tower() -> None:
    sides = {"crenels_to_hoarding": ["C3/C4"]}
    upper = "\n".join("____" for _ in range(2)) + "\n__r_\n__h_"
    storey = {"storey": 2, "level": 2, "terrain": upper, "hexsides": sides}
    people = [{"who": "osmond", "side": "A", "at": "C3/2"}]
    board = {"legend": {"#": "castle_wall", "r": "rampart", "h": "hoarding"}, "storeys": [storey]}
    game = drawn(". . . .\n. . . .\n. . # .\n. . . .", men=people, map=board, ruleset="anarchy")
    assert price(game, "osmond", "C4/2") == [(1, "terrain", "A-HOARD-05", "hoarding"), (2, "crossing", "A-HOARD-06", "crenels_to_hoarding")]
    storey = {"storey": 2, "level": 2, "terrain": upper.replace("h", "b"), "hexsides": {"bridge_edge": ["C3/C4"]}}
    board = {"legend": {"#": "castle_wall", "r": "rampart", "b": "tower_bridge"}, "storeys": [storey]}
    game = drawn(". . . .\n. . . .\n. . # .\n. . . .", men=people, map=board, ruleset="anarchy")
    assert price(game, "osmond", "C4/2") == [(1, "terrain", "MOVE-04", "tower_bridge"), (1, "crossing", "A-TOWER-29", "bridge_edge")]


# -- wounds ----------------------------------------------------------------------------------------------------------


def struck(health: str) -> e.Hurt:
    """An arrow that wounds a man on foot."""
    game = lane("...", people={1: man("stephanos", "A"), 3: man("osmond", "B", health=health)})
    command = shot(game, "stephanos", "osmond", "composite_bow")
    for branch in branches(BATTLE, game.position, command):
        (flew,) = of_kind(branch.events, e.Shot)
        if flew.result == "B" and flew.victim == "osmond":
            return of_kind(branch.events, e.Hurt)[0]  # type: ignore[no-any-return]
    raise AssertionError("no face of the dice wounds him")


@pytest.mark.rule("HIT-02", "HIT-05", "STATE-03")
def test_a_first_wound_is_read_in_the_table_and_a_second_is_death() -> None:
    first = struck("healthy")
    assert (first.health, first.rule, first.cause) == (Health.WOUNDED, "HIT-02", "")
    second = struck("wounded")
    assert (second.health, second.rule, second.cause) == (Health.DEAD, "STATE-03", "HIT-02")


@pytest.mark.rule("STATE-03", "MELEE-07")
def test_a_second_injury_in_melee_is_death_by_the_same_rule() -> None:
    game = drawn(". . . .\n. A . .\n. B . .", sequence="combat", A=man("tancrede", "A"), B=man("osmond", "B", health="wounded"))
    rules = set()
    for branch in branches(BATTLE, game.position, Attack(("tancrede",), "osmond")):
        letters = [event.result for event in of_kind(branch.events, e.Fought)]
        rules |= {(letters[0], event.rule, event.cause) for event in of_kind(branch.events, e.Hurt)}
    assert ("E", "STATE-03", "MELEE-07") in rules or ("D", "STATE-03", "MELEE-07") in rules
    assert not [each for each in rules if each[0] in "DE" and each[1] != "STATE-03"]


@pytest.mark.rule("REFUSE-03")
def test_the_test_of_a_refused_combat_is_its_own() -> None:
    game = archers("C3", "D5")
    game.do(Attack(("guy",), "salih"))
    tested = of_kind(game.do(Withdraw(game.cells("C6 C7")), 1, 1), e.InfiltrationTested)
    assert {test.terms[0].rule for test in tested} == {"REFUSE-03"}


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-06", "MOVE-05")
def test_who_has_shot_is_told_of_the_limit_of_his_weapon() -> None:
    game = lane("........", people={1: man("stephanos", "A"), 8: man("osmond", "B")}, sequence="movement")
    archer = game["stephanos"]
    game.state = game.state.with_being(archer._replace(left=archer.allowance // 2, marks=archer.marks | Mark.SHOT))
    half = tuple(game.cell(f"A{row}") for row in range(2, archer.allowance // 2 + 3))
    assert game.refused(Move("stephanos", half)).rule == "MOVE-06"
    game.state = game.state.with_being(archer._replace(left=2))
    assert game.refused(Move("stephanos", game.cells("A2 A3 A4"))).rule == "MOVE-05"


@pytest.mark.rule("RIDE-06")
def test_who_has_stepped_back_is_told_so() -> None:
    game = drawn(". . . .\n. . . .\n. A . .\n. . . .\n. . . .\n. . . .", A=rider("drogon", "A", 0))
    back = game["drogon"].tail
    game.do(Move("drogon", (back,)))
    assert game.refused(Move("drogon", game.cells("B3"))).rule == "RIDE-06"


@pytest.mark.rule("CHARGE-04")
def test_a_charge_out_of_reach() -> None:
    rough = lists(gui(), man("bilal", "B"), LONG_LISTS.replace(".  .  T", "s  .  T"))
    assert rough.refused(Charge("gui", "bilal", rough.cells(TWELVE))).rule == "CHARGE-04"


@pytest.mark.rule("ADV-02")
def test_half_the_allowance_of_an_advance() -> None:
    from hauberk.battle.core.commands import Advance

    game = drawn(
        ". . . .\n. A . .\n. B . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .",
        sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B", health="stunned"),
    )  # fmt: skip
    game.do(Attack(("tancrede",), "okeanos"), 1)
    assert game.refused(Advance("tancrede", game.cells("B3 B4 B5 B6 B7 B8"))).rule == "ADV-02"


# -- weapons, formations, work ---------------------------------------------------------------------------------------


@pytest.mark.rule("SHOOT-03", "SHOOT-02")
@pytest.mark.parametrize("who, weapon, reason, rule", [
    ("tancrede", "pennon_lance", "pennon_lance_kept", "SHOOT-03"),
    ("tancrede", "lance", "pennon_lance_kept", "SHOOT-03"),
    ("okeanos", "lance", "hoplite_keeps_spear", "SHOOT-03"),
    ("tancrede", "sword", "no_such_missile", "SHOOT-02"),
    ("tancrede", "short_bow", "no_such_missile", "SHOOT-02"),
])  # fmt: skip
def test_what_is_never_thrown_says_so_and_shows_no_id(who: str, weapon: str, reason: str, rule: str) -> None:
    game = drawn("A . B .", sequence="fire", A=man(who, "A"), B=man("osmond", "B"))
    refusal = game.refused(Shoot(who, "osmond", game.cell("C1"), game.cell("A1"), weapon))
    assert (refusal.reason, refusal.rule) == (reason, rule)
    for language in LANGUAGES:
        assert "_" not in refusal_text(messages_in(language), refusal, game.position)


@pytest.mark.rule("FOULK-02")
def test_the_foulkon_in_the_enemys_phase() -> None:
    refusal = block(active="A").refused(Foulkon(1, True))
    assert (refusal.reason, refusal.rule) == ("foulkon_in_enemy_phase", "FOULK-02")


@pytest.mark.rule("GATE-01", "A-MOAT-01", "A-MANT-07", "WATER-01")
@pytest.mark.parametrize("ground, rule", [
    ("gate_open", "GATE-01"), ("gate_closed", "GATE-02"), ("filled_moat", "A-MOAT-01"), ("moat", "A-MOAT-01"), ("mantlet_hex", "A-MANT-07"),
    ("interior", "BLDG-05"), ("stairs", "STAIR-04"), ("tree", "WATER-01"), ("river", "WATER-01"),
])  # fmt: skip
def test_riders_are_kept_off_by_the_rule_of_the_ground(ground: str, rule: str) -> None:
    game = drawn(". . . .\n. x . .\n. A . .\n. . . .", A=rider("serlon", "A", 0), map={"legend": {"x": ground}})
    refusal = game.refused(Move("serlon", game.cells("B2")))
    armoured = game["serlon"].character.armoured and ground == "river"
    assert (refusal.reason, refusal.rule) == ("impassable", "WATER-03" if armoured else rule)


@pytest.mark.rule("TURN-11")
def test_work_is_not_clearing_corpses() -> None:
    game = drawn("A B . .", sequence="combat", A=man("tancrede", "A", marks=["worked"]), B=man("osmond", "B"))
    assert game.refused(Attack(("tancrede",), "osmond")).rule == "TURN-11"
    game = drawn("A . . .", A=man("tancrede", "A", marks=["worked"]))
    assert game.refused(Move("tancrede", game.cells("B1"))).rule == "TURN-11"


# -- castles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-14", "SC-LADDER-15", "SC-BRIDGE-04")
@pytest.mark.parametrize("ruleset, rule", [("guiscard", "LADDER-14"), ("siege_classic", "SC-LADDER-15")])
def test_a_fall_from_a_ladder_is_no_fall_from_a_bridge(ruleset: str, rule: str) -> None:
    from hauberk.battle.core.commands import Fall

    wall = [{"who": "zenon", "side": "B", "at": "D3/2"}]
    game = castle(
        put(FIELD, C3="A"),
        A=man("osmond", "A"),
        men=wall,
        ladders=[ladder("C3", 2, raised=-1)],
        sequence="combat",
        active="B",
        ruleset=ruleset,
    )
    thrown = [work for work in game.legal if isinstance(work, Work) and work.task == "throw_down_ladder"]
    game.do(thrown[0], 1)
    assert game.asked == "landing_asked"
    assert game.refused(Fall(game.cell("A1"))).rule == rule


def thrown(game: Table, command: Work, dice: tuple[int, ...]) -> list[e.Tested]:
    """The tests of a stone that falls with these dice; whatever is thrown after them shows a 5."""
    while True:
        try:
            return of_kind(decide(game.position, command, ScriptedDice(dice))[0], e.Tested)
        except DiceRanOut:
            dice = (*dice, 5)


@pytest.mark.rule("A-MANG-08", "A-MANG-09", "PERR-07", "PERR-08")
def test_the_dice_of_a_mangonel_are_its_own() -> None:
    """Two dice for the hex, then one for what is struck there: by the rules of the engine that throws."""
    for game, order, rules in (
        (mangonel(men={"B:gwyn": "C6"}), stone, ("A-MANG-08", "A-MANG-09")),
        (perriere(men={"B:gwyn": "C5"}), throw, ("PERR-07", "PERR-08")),
    ):  # fmt: skip
        tested = [event for pair in product(range(1, 11), repeat=2) for event in thrown(game, order(game, "C5"), pair)]
        assert {term.rule for event in tested if event.task == "stone_lands" for term in event.terms} == {rules[0]}
        assert {event.terms[0].rule for event in tested if event.task == "stone" and event.terms} == {rules[1]}


@pytest.mark.rule("PERR-09", "A-MANG-10")
@pytest.mark.parametrize("ruleset, rule", [("guiscard", "PERR-09"), ("anarchy", "A-MANG-10")])
def test_what_a_stone_breaks_is_broken_by_the_rule_of_its_engine(ruleset: str, rule: str) -> None:
    make, order = (perriere, throw) if ruleset == "guiscard" else (mangonel, stone)
    game = make(others=[{"id": "mantlet", "kind": "mantlet", "side": "B", "at": "C5", "facing": 3}])
    (middle,) = game.field.rules.impact.rings[0]
    tested = thrown(game, order(game, "C5"), (middle // 2, middle - middle // 2))
    assert {event.terms[0].rule for event in tested if event.task == "batter"} == {rule}


@pytest.mark.rule("SC-CATA-05", "RULING-S-27", "A-RAM-08", "SC-RAM-04")
@pytest.mark.parametrize("ruleset, die, tower", [("anarchy", "A-RAM-07", "A-RAM-08"), ("siege_classic", "SC-RAM-04", "RULING-S-27")])
def test_an_edition_cites_its_own_book_at_the_foot_of_a_tower(ruleset: str, die: str, tower: str) -> None:
    game = front(changed={"C3": "T"}, machines=[machine("ram", "C7")], men=crew(*WHEELS[:6]), ruleset=ruleset, sequence="combat", phase=3)
    strokes = [work for work in game.legal if isinstance(work, Work) and work.task == "strike_ram"]
    assert strokes
    (tested,) = of_kind(game.do(strokes[0], 5), e.Tested)
    assert [term.rule for term in tested.terms] == [die, tower]
