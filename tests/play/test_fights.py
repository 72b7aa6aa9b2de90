"""Battles that are no files: read from a table, recorded with it, and read for their results."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from hauberk.battle.core.being import NOBODY, Away, Health, Machine
from hauberk.battle.core.events import DamageSet, DoorSet, FireSet, GroundSet, Hurt, Left, MachineSet
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.works import Fire
from hauberk.common.faults import BadInput
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.match import Match
from hauberk.play.record import parse, resume, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.set_ups import digest_of
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.siege.results import FightResult

WORDS = {"en": "The yard", "fr": "La cour", "it": "Il cortile"}
GATE = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["B2/B1"], "posts": "B2"}


def table(**more: Any) -> dict[str, Any]:
    """A small fight in a yard, as a siege would write it."""
    return {
        "id": "yard", "ruleset": "guiscard", "title": WORDS, "story": WORDS, "briefing": WORDS, "turns": 4,
        "sides": {"A": {"name": WORDS}, "B": {"name": WORDS}},
        "map": {"terrain": "......\n......\n..nv..\n......\n......", "doors": [GATE], "areas": {"yard": "B2 B3 C2"}},
        "men": [{"who": "guy", "side": "A", "at": "B2", "health": "wounded"}, {"who": "carlo", "side": "B", "at": "E4"}],
        "exits": [{"id": "far", "side": "A", "hexes": "A1 A2 B1"}],
        "areas": [{"id": "corner", "hexes": "E4 F4"}],
        "victory": [{"side": "A", "at": "once", "all": [{"kind": "dead", "who": "carlo"}]}],
        **more,
    }  # fmt: skip


@cache
def fought() -> Battle:
    """It is fought out."""
    game = Match(BATTLE, scenario_of(table(), "yard"), seed="yard")
    play_out(game, (BrawlingPlayer(3), BrawlingPlayer(4)))
    assert game.state.outcome is not None
    return game


# -- the table -------------------------------------------------------------------------------------------------------


def test_a_table_is_a_battle() -> None:
    before = table()
    scenario = scenario_of(before, "yard")
    assert before == table(), "the table is left as it was"
    assert scenario.id == "yard"
    assert scenario.set_up == table()
    assert scenario.start.beings["guy"].health == Health.WOUNDED
    assert scenario.start.beings["carlo"].health == Health.HEALTHY


@pytest.mark.parametrize(
    ("spoilt", "what"),
    [
        (table(men=[{"who": "nobody_at_all", "side": "A", "at": "B2"}]), "nobody is called"),
        (table(men=[{"who": "guy", "side": "A", "at": "B2", "health": "dead"}]), "no 'dead' here"),
        (table(surplus=1), "unknown field"),
        (table(turns="many"), "should be a whole number"),
        (table(turns={1, 2}), "is no plain table"),
        ({}, "there is no map"),
        ([], "a table is needed"),
    ],
)
def test_all_faults_of_a_table_are_told(spoilt: Any, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        scenario_of(spoilt, "yard")


# -- the record ------------------------------------------------------------------------------------------------------


def test_a_record_carries_its_set_up() -> None:
    game = fought()
    text = "\n".join(lines_of(game))
    record = parse(text)
    assert record.header["set_up"] == table()
    assert verify(record) is None
    assert [state for _, state in states(record)][-1] == game.state
    assert resume(record, "yard").state == game.state


def test_a_changed_set_up_is_found_out() -> None:
    lines = list(lines_of(fought()))
    head = json.loads(lines[0])
    for change in ({"set_up": table(turns=9)}, {"set_up_digest": "0"}, {"set_up": 3}, {"scenario": "elsewhere"}):
        with pytest.raises(BadInput):
            parse("\n".join([json.dumps({**head, **change}), *lines[1:]]))
    for missing in ("set_up", "set_up_digest"):
        with pytest.raises(BadInput):
            parse("\n".join([json.dumps({key: value for key, value in head.items() if key != missing}), *lines[1:]]))
    honest = table(men=[{"who": "guy", "side": "A", "at": "B2"}, {"who": "carlo", "side": "B", "at": "E4"}])
    other = {**head, "set_up": honest, "set_up_digest": digest_of(honest)}
    assert verify(parse("\n".join([json.dumps(other), *lines[1:]]))) is not None, "it was another fight"


# -- the result ------------------------------------------------------------------------------------------------------


def test_the_result_names_the_winner_and_what_became_of_everybody() -> None:
    game = fought()
    found = result_of(game.scenario, game.state)
    assert game.state.outcome is not None
    assert (found.winner, found.reason, found.row) == (game.state.outcome.winner, game.state.outcome.reason, game.state.outcome.condition)
    assert found.turns == game.state.turn
    assert {man.id: man.health for man in found.men} == {who: Health.NAMES[game.state.beings[who].health] for who in ("guy", "carlo")}


def read(*events: Any, areas: tuple[str, ...] = (), centre: str = "", **more: Any) -> FightResult:
    """The result of a fight after some events."""
    scenario = scenario_of(table(**more), "yard")
    state = scenario.start
    cell = scenario.field.board.cell
    for event in events:
        state = evolve(state, event(cell) if callable(event) and not hasattr(event, "__slots__") else event)
    return result_of(scenario, state, areas, centre)


def test_men_are_found_in_areas_of_the_battle_and_of_the_sheet() -> None:
    found = {man.id: man for man in read(areas=("yard", "corner")).men}
    assert found["guy"].areas == ("yard",)
    assert found["guy"].hex == "B2"
    assert found["guy"].health == "wounded"
    assert found["carlo"].areas == ("corner",)


def test_who_left_by_which_exit_is_known() -> None:
    (guy, carlo) = read(Left("guy", "far"), Hurt("carlo", Health.DEAD, "STATE-03")).men
    assert (guy.away, guy.exit, guy.hex) == (Away.EXITED, "far", "")
    assert carlo.health == "dead"


def test_what_is_broken_is_named() -> None:
    found = read(
        lambda cell: GroundSet(cell["A5"], "rubble"), lambda cell: DamageSet(cell["B5"], 2), lambda cell: DoorSet("gate", "broken"),
    )  # fmt: skip
    assert found.ground == (("A5", "rubble"),)
    assert found.grades == (("B5", 2),)
    assert found.doors == (("gate", "broken"),)


@pytest.mark.rule("CAMP-11", "A-ACT-24")
def test_burnt_tents_are_counted_and_burning_ones_named() -> None:
    found = read(lambda cell: GroundSet(cell["C3"], "burnt"), lambda cell: FireSet(cell["D3"], Fire(0, 1, "hand")))
    assert (found.tents, found.tents_burnt) == (2, 1)
    assert found.burning == (("D3", "tent_opening"),)


def test_engines_and_stock_are_listed() -> None:
    machines = [{"id": "stones", "kind": "petraria", "side": "A", "at": "F2", "facing": 0}]
    machines.append({"id": "other", "kind": "petraria", "side": "A", "at": "F5", "facing": 0})
    ladders = [{"id": "ladder", "side": "A", "at": "B4 B5"}]

    def hit(machine: Machine) -> MachineSet:
        return MachineSet("stones", machine._replace(damage=1))

    scenario = scenario_of(table(machines=machines, ladders=ladders), "yard")
    state = evolve(scenario.start, hit(scenario.start.machines["stones"]))
    state = evolve(state, MachineSet("other", None))
    found = result_of(scenario, state, ("yard",))
    assert [(engine.id, engine.destroyed, engine.damage, engine.hexes) for engine in found.engines] == [
        ("stones", False, 1, ("F2", "F1")), ("other", True, 0, ()),
    ]  # fmt: skip
    assert [(each.id, each.kind, each.hex, each.holder) for each in found.stock] == [("ladder", "ladder", "B4", NOBODY)]


@pytest.mark.rule("FORAGE-09", "RULING-A-ACT-12")
def test_beasts_led_off_are_known_by_their_exit() -> None:
    men: list[dict[str, Any]] = [{"who": "guy", "side": "A", "at": "B2"}, {"who": "carlo", "side": "B", "at": "E4"}]
    men += [{"who": "pack_horse", "side": "A", "at": "C2", "facing": 0}, {"who": "pack_horse_grey", "side": "A", "at": "D2", "facing": 0}]
    found = read(Left("guy", "far"), men=men, leads=[{"who": "guy", "beasts": ["pack_horse"]}])
    assert {beast.id: (beast.alive, beast.exit) for beast in found.beasts} == {"pack_horse": (True, "far"), "pack_horse_grey": (True, "")}


CLOISTER: dict[str, Any] = {"terrain": "......\n.####.\n.#..#.\n.####.\n......", "areas": {"centre": "C3 D3"}}


@pytest.mark.rule("ASSLT-08", "A-ACT-07", "RULING-G-64", "RULING-A-ACT-02")
def test_who_has_no_way_to_the_centre_is_cut_off() -> None:
    men = [{"who": "guy", "side": "B", "at": "A1"}, {"who": "carlo", "side": "B", "at": "C3"}]
    gated = {**CLOISTER, "terrain": CLOISTER["terrain"].replace(".####.", ".#g##.", 1)}
    door = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C2/C1", "C2/B1", "C2/D1"], "posts": "C2"}

    def lost(map_: dict[str, Any], *foes: str) -> list[bool]:
        """Are they cut off, with Osmond on guard somewhere?"""
        foe = [{"who": "osmond", "side": "A", "at": place} for place in foes]
        return [man.cut_off for man in read(centre="centre", map=map_, men=[*men, *foe], exits=[], areas=(), victory=[]).men[:2]]

    assert lost(CLOISTER) == [True, False]
    assert lost({**gated, "doors": [door]}, "F5") == [False, False], "his own door is opened to him"
    assert lost({**gated, "doors": [door]}, "C2") == [True, False], "an enemy stands in the door"
