"""Ballistae: crew, loading, the bolt, carrying. The Anarchy 4.4; Siege 2.6."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Done, HoldFire, Move, Work
from hauberk.battle.core.events import Rolled, Shot, Worked
from hauberk.common.faults import BadInput
from tests.battle.storming import Table, front
from tests.kit import both, drawn, man, of_kind

FIELD = """
    .  .  .  .  .  .
    .  .  .  B  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  W  .  E  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def ballista(picture: str = FIELD, *, loaded: int = 2, ruleset: str = "anarchy", **more: Any) -> Table:
    """A ballista on C8, Waleran the engineer and Wat beside it, and an enemy up the field."""
    more.setdefault("sequence", "fire")
    people = {"E": man("waleran", "A"), "W": man("wat", "A"), "B": man("gwyn", "B")}
    engine = {"id": "ballista", "kind": "ballista", "side": "A", "at": "C8", "facing": 0, "loaded": loaded}
    return drawn(picture, ruleset=ruleset, machines=[engine], **{**people, **more})


def shot(game: Table, men: tuple[str, ...] = ("waleran", "wat"), at: str = "D2") -> Work:
    """The order to shoot."""
    return Work("shoot_ballista", men, game.cell(at), "ballista")


def next_turn(game: Table, sequence: int = 1) -> None:
    """To the next own sequence wanted."""
    game.do(Done())
    while game.state.active or game.state.sequence != sequence or game.state.pending:
        game.do(HoldFire() if game.state.pending else Done())


@pytest.mark.rule("A-BALL-01", "SC-BALL-04", "RULING-S-15", "RULING-A-BALL-02")
@pytest.mark.parametrize("ruleset", ["anarchy", "siege_classic"])
def test_one_shot_every_three_turns(ruleset: str) -> None:
    """Served for two turns it shoots in the third, and then not before the third turn after."""
    game = ballista(loaded=0, ruleset=ruleset)
    for _ in range(2):
        assert game.refused(shot(game)).reason == "engine_not_loaded"
        next_turn(game)
    assert shot(game) in list(game.legal)
    game.do(shot(game), 4, 10)
    for _ in range(3):
        assert not [work for work in game.legal if isinstance(work, Work) and work.task == "shoot_ballista"]
        next_turn(game)
    assert shot(game) in list(game.legal)


@pytest.mark.rule("A-BALL-02", "SC-BALL-03", "RULING-A-BALL-01")
def test_two_men_beside_it_one_of_them_an_engineer() -> None:
    """Two peasants do not shoot it, nor a man two hexes off; a wounded engineer does."""
    assert ballista().allowed(shot(ballista()))
    assert ballista(E=man("hob", "A")).refused(shot(ballista(), ("hob", "wat"))).reason == "engine_not_served"
    assert ballista(E=man("waleran", "A", health="wounded")).allowed(shot(ballista()))
    far = FIELD.replace("W  .  E", ".  .  E").replace(
        ".  .  .  .  .  .\n    .  .  .  .  .  .\n", ".  W  .  .  .  .\n    .  .  .  .  .  .\n", 1
    )
    assert ballista(far).refused(shot(ballista())).reason == "engine_not_served"


@pytest.mark.rule("A-BALL-02", "RULING-A-BALL-02")
def test_a_gap_in_its_service_begins_anew() -> None:
    """Wat walks off for a turn: the count begins again. Hob in his place would have kept it."""
    game = ballista(loaded=1, sequence="movement")
    game.do(Move("wat", game.cells("A8")))
    next_turn(game)
    assert game.state.machines["ballista"].loaded == 0
    other = ballista(loaded=1, sequence="movement", men=[{"who": "hob", "side": "A", "at": "C10"}])
    other.do(Move("wat", other.cells("A8")))
    other.do(Move("hob", other.cells("C9")))
    next_turn(other)
    assert other.state.machines["ballista"].loaded == 2


@pytest.mark.rule("A-BALL-02", "RULING-A-BALL-02", "SC-BALL-03")
@pytest.mark.parametrize("ruleset", ["anarchy", "siege_classic"])
def test_an_engineer_lost_in_the_enemys_phase_begins_it_anew(ruleset: str) -> None:
    """He falls while the enemy plays; another engineer steps to the ballista at once, and begins with the first turn."""
    game = ballista(loaded=1, ruleset=ruleset, sequence="movement", men=[{"who": "lovell", "side": "A", "at": "C10"}])
    while not game.state.active:
        game.do(HoldFire() if game.state.pending else Done())
    game.state = game.state.with_being(game["waleran"]._replace(health=Health.DEAD))
    while game.state.active or game.state.sequence != 3:
        game.do(HoldFire() if game.state.pending else Done())
    game.do(Move("lovell", game.cells("C9")))
    next_turn(game)
    assert game.state.machines["ballista"].loaded == 1


@pytest.mark.rule("A-BALL-05", "A-BALL-06", "A-BALL-07")
@pytest.mark.parametrize(("die", "place"), [(1, "D2"), (4, "D2"), (5, ""), (6, "E2"), (7, "E3"), (8, "D3"), (9, "C3"), (10, "C2")])
def test_where_the_bolt_lands(die: int, place: str) -> None:
    """1 to 4 the hex aimed at, 5 to 10 the hexes round it, clockwise from the one farthest along the flight; behind the man
    it was aimed at it is lost."""
    game = ballista()
    events = game.do(shot(game), *((die, 10) if place == "D2" else (die,)))
    assert [game.field.name(event.impact) for event in of_kind(events, Shot)] == [place]
    assert len(of_kind(events, Rolled)) == (2 if place == "D2" else 1)


@pytest.mark.rule("A-BALL-07")
def test_whoever_is_there_is_struck_friend_or_foe() -> None:
    """The bolt goes wide and kills a friend; in the open a 1 on the ballista's column kills."""
    game = ballista(FIELD.replace(".  .  .  B  .  .", ".  .  .  B  F  .", 1), F=man("tom", "A"))
    game.do(shot(game), 6, 1)
    assert game["tom"].health == Health.DEAD
    assert game["gwyn"].health == Health.HEALTHY
    direct = ballista()
    direct.do(shot(direct), 2, 2)
    assert direct["gwyn"].health == Health.DEAD


@pytest.mark.rule("A-BALL-08", "A-BALL-09", "SC-BALL-02")
def test_nobody_enters_its_hex_and_no_shot_crosses_it() -> None:
    """Wat cannot walk onto it; a bowman behind it has no line over it to the man before it."""
    game = ballista(sequence="movement")
    assert game.refused(Move("wat", game.cells("C8"))).reason == "impassable"
    assert not game.field.now(game.state).sight.sees(game.cell("C10"), game.cell("C6"))


@pytest.mark.rule("A-BALL-03", "RULING-A-BALL-02")
def test_two_men_carry_it() -> None:
    """Two hexes on flat ground, one over scrub; its loading begins anew and the two do nothing else."""
    game = ballista(sequence="movement")
    carry = Work("carry_engine", ("wat", "waleran"), game.cell("C8"), "ballista", 0, 2)
    assert game.allowed(carry)
    assert game.refused(Work("carry_engine", ("wat",), game.cell("C8"), "ballista", 0, 1)).reason == "crew_too_small"
    assert game.refused(Work("carry_engine", ("wat", "waleran"), game.cell("C8"), "ballista", 0, 3)).reason == "engine_too_far"
    (worked,) = [event for event in game.do(carry) if isinstance(event, Worked)]
    assert [(term.value, term.reason) for term in worked.costs] == [(2, "hauling")]
    assert game.asked == ""
    assert game.field.name(game.state.machines["ballista"].cells[0]) == "C6"
    assert (game.at("wat"), game.at("waleran")) == ("B6", "D6")
    assert game.state.machines["ballista"].loaded == 0
    assert not game.allowed(Move("wat", game.cells("A7")))
    scrub = ballista(FIELD.replace(".  .  .  .  .  .\n    .  W", ".  .  s  .  .  .\n    .  W", 1), sequence="movement")
    assert scrub.allowed(Work("carry_engine", ("wat", "waleran"), scrub.cell("C8"), "ballista", 0, 1))
    assert not scrub.allowed(Work("carry_engine", ("wat", "waleran"), scrub.cell("C8"), "ballista", 0, 2))


@pytest.mark.rule("SC-BALL-02")
def test_the_classic_ballista_is_never_moved() -> None:
    """Once placed it stays."""
    game = ballista(sequence="movement", ruleset="siege_classic")
    assert game.refused(Work("carry_engine", ("wat", "waleran"), game.cell("C8"), "ballista", 0, 1)).reason == "engine_not_carried"


@pytest.mark.rule("SC-BALL-01")
def test_the_classic_ballista_shoots_like_a_crossbow() -> None:
    """The same die for where it lands, with the modifier of its range: at short range a 4 is on target."""
    game = ballista(ruleset="siege_classic")
    bolt, crossbow = game.field.rules.weapons["ballista"], game.field.rules.weapons["crossbow"]
    assert all(far > near for far, near in zip(bolt.bands, crossbow.bands, strict=True))
    assert bolt.column < crossbow.column
    events = game.do(shot(game), 4, 10)
    assert [game.field.name(event.impact) for event in of_kind(events, Shot)] == ["D2"]


@pytest.mark.rule("A-BALL-04", "A-HOARD-21")
def test_defenders_put_theirs_on_the_rampart() -> None:
    """A ballista stands on the rampart, is served from beside it and shoots down into the field."""
    men = {"B:lovell": "D3/2", "B:gwyn": "F3/2", "wat": "E9"}
    engine = {"id": "ballista", "kind": "ballista", "side": "B", "at": "E3/2", "facing": 3, "loaded": 2}
    game = front(men=men, machines=[engine], sequence="fire", active="B")
    assert game.field.now(game.state).board.ground[game.cell("E3/2")].id == "engine"
    assert game.allowed(Work("shoot_ballista", ("lovell", "gwyn"), game.cell("E9"), "ballista"))


@pytest.mark.rule("A-HOARD-21")
def test_none_stands_in_a_hoarding() -> None:
    """From the rampart a ballista is carried along the walk, not out into the hoarding before it; nor does a battle begin so."""
    works = {"ground": {"hoarding": "D4/2 E4/2 F4/2"}}
    engine = {"id": "ballista", "kind": "ballista", "side": "A", "at": "E3/2", "facing": 3}
    game = front(men={"wat": "D3/2", "hob": "F3/2"}, machines=[engine], works=works, sequence="movement")
    out = Work("carry_engine", ("wat", "hob"), game.cell("E3/2"), "ballista", 3, 1)
    assert game.refused(out)[:2] == ("engine_no_room", "A-HOARD-21")
    with pytest.raises(BadInput, match="stands in a hoarding"):
        front(machines=[{**engine, "at": "E4/2"}], works=works)


@pytest.mark.rule("RULING-A-BALL-03")
def test_its_bolts_do_not_run_out() -> None:
    """No number of bolts is given: shot after shot it goes on."""
    assert ballista().field.rules.weapons["ballista"].ammo == 0


# -- by stairs -----------------------------------------------------------------------------------------------------------


STAIRS = {"links": ["E2 E3/2"]}


def at_the_stairs(at: str = "E2", more: dict[str, str] | None = None, ahead: str = "D2", behind: str = "F2", **rest: Any) -> Table:
    """A ballista at the foot of stairs that lead from the court to the walk of the wall, and two men beside it."""
    engine = {"id": "ballista", "kind": "ballista", "side": "A", "at": at, "facing": 3, "loaded": 2}
    men = {"wat": ahead, "hob": behind, **(more or {})}
    return front(men=men, machines=[engine], map=STAIRS, sequence="movement", **rest)


def carry_to(game: Table, place: str, number: int = 1) -> Work:
    return Work("carry_engine", ("wat", "hob"), game.cell(place), "ballista", number=number)


@pytest.mark.rule("A-BALL-03", "PERR-04", "RULING-T-126", "RULING-T-127")
@pytest.mark.parametrize("ruleset", ["anarchy", "guiscard"])
def test_it_is_carried_up_the_stairs(ruleset: str) -> None:
    """One hex in the turn: the first bearer goes ahead of it along the walk, the other comes behind it on the stairs."""
    game = at_the_stairs(ruleset=ruleset)
    up = carry_to(game, "E3/2")
    assert up in list(game.legal)
    game.do(up)
    assert [game.field.name(cell) for cell in game.state.machines["ballista"].cells] == ["E3/2"]
    assert game.at("hob") == "E2"
    assert game.at("wat") in ("D3/2", "F3/2")
    assert game.state.machines["ballista"].loaded == 0
    along = Work("carry_engine", ("wat", "hob"), game.cell("E3/2"), "ballista", 2, 1)
    assert not game.allowed(along), "no farther in this turn"


@pytest.mark.rule("A-BALL-03", "PERR-04")
def test_it_is_carried_down_again() -> None:
    game = at_the_stairs("E3/2", ahead="D3/2", behind="F3/2")
    game.do(carry_to(game, "E2"))
    assert [game.field.name(cell) for cell in game.state.machines["ballista"].cells] == ["E2"]
    assert game.at("hob") == "E3/2"
    assert game.at("wat") in ("D2", "E1", "F2", "D1", "F1")


@pytest.mark.rule("A-BALL-03", "PERR-04", "STACK-01")
def test_what_bars_the_stairs() -> None:
    """Somebody on the walk at their head, no room beside it for him who goes ahead, two hexes at once, another storey without stairs."""
    taken = at_the_stairs(more={"lovell": "E3/2"})
    assert taken.refused(carry_to(taken, "E3/2")).by == "lovell"
    crowded = at_the_stairs(more={"lovell": "D3/2", "gwyn": "F3/2"})
    assert crowded.refused(carry_to(crowded, "E3/2")).reason == "engine_no_room"
    game = at_the_stairs()
    assert both(game.refused(carry_to(game, "E3/2", 2))) == ("engine_too_far", 2, 1)
    assert not game.allowed(carry_to(game, "F3/2"))
