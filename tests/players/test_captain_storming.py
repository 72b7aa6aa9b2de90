"""A captain before a wall and behind one: ladders, gates, fires, oil and machines, drawn so that only one answer is good soldiering."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import commands as c
from hauberk.lab.bouts import measure
from hauberk.lab.duel import bouts
from hauberk.lab.tally import tally
from hauberk.lab.targets import targets
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS
from tests.battle.houses import legend, round_about
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.battle.storming import CREW, crew, front, machine
from tests.kit import Table, drawn, man
from tests.players.test_tactics import captain, phase

THINKERS = (2, 3)
COURT = [{"id": "court", "hexes": "E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6"}]


def storm(area: str = "court", number: int = 2, kind: str = "inside") -> list[dict[str, Any]]:
    """Side A must get in; if it does not, side B has won."""
    inside = {"kind": kind, "side": "A", "area": area, "at_least": number}
    return [{"side": "A", "at": "once", "all": [inside]}, {"side": "B", "at": "end", "all": []}]


def walled(picture: str, **more: Any) -> Table:
    """The castle wall of the tests, with a court that side A wants."""
    return castle(picture, areas=COURT, victory=storm(), turns=10, **more)


def works(given: list[c.Command]) -> list[str]:
    """The tasks among some commands."""
    return [command.task for command in given if isinstance(command, c.Work)]


# -- ladders ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", THINKERS)
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_who_stands_at_its_top_throws_the_ladder_down(temperament: str, strength: int) -> None:
    """An enemy is on it, and nobody else is there to be struck."""
    game = walled(
        put(FIELD, C3="A", B3="E"), sequence="combat", active="B", phase=2, ladders=[ladder("C3", 2)],
        A=man("osmond", "A"), E=man("bernier", "A"), men=[{"who": "carlo", "side": "B", "at": "D3/2"}],
    )  # fmt: skip
    who = captain(strength, temperament)
    given = [who.choose(game)]
    assert isinstance(given[0], c.Work)
    assert given[0].task == "throw_down_ladder"
    assert "ladder" in who.why("en")


@pytest.mark.parametrize("strength", THINKERS)
def test_somebody_goes_to_where_a_ladder_leans(strength: int) -> None:
    """It stands against D3, whose defender is two hexes off."""
    game = walled(
        put(FIELD, C3="A", B3="E"), active="B", phase=2, ladders=[ladder("C3", 2)], A=man("osmond", "A"), E=man("bernier", "A"),
        men=[{"who": "carlo", "side": "B", "at": "D5/2"}, {"who": "sandro", "side": "B", "at": "F2"}],
    )  # fmt: skip
    moves = [command for command in phase(game, captain(strength)) if isinstance(command, c.Move)]
    assert game.cell("D3/2") in [move.path[-1] for move in moves]


@pytest.mark.parametrize("strength", THINKERS)
def test_carriers_bring_their_ladder_to_the_wall_and_raise_it(strength: int) -> None:
    game = walled(
        put(FIELD, B4="A", A4="E", B5="F", A5="G"), ladders=[ladder("B4 A4", carriers=["osmond", "bernier"])],
        A=man("osmond", "A"), E=man("bernier", "A"), F=man("guy", "A"), G=man("raoul", "A"),
        men=[{"who": "carlo", "side": "B", "at": "F1"}],
    )  # fmt: skip
    given = phase(game, captain(strength))
    assert works(given)[-1] == "raise_ladder"
    assert game.state.works.ladders["ladder"].standing


@pytest.mark.parametrize("strength", THINKERS)
def test_a_ladder_is_not_raised_where_somebody_waits_if_there_is_room_elsewhere(strength: int) -> None:
    """Carlo holds D4; the ladder lies right below him, and the wall is free farther north."""
    game = walled(
        put(FIELD, C4="A", B4="E", B5="F", A5="G"), ladders=[ladder("C4 B4", carriers=["osmond", "bernier"])],
        A=man("osmond", "A"), E=man("bernier", "A"), F=man("guy", "A"), G=man("raoul", "A"),
        men=[{"who": "carlo", "side": "B", "at": "D4/2"}, {"who": "sandro", "side": "B", "at": "D5/2"}],
    )  # fmt: skip
    raised = [command for command in phase(game, captain(strength)) if isinstance(command, c.Work) and command.task == "raise_ladder"]
    tops = {game.cell("D4/2"), game.cell("D5/2")}
    for command in raised:
        beside = game.field.board.neighbours[command.cell][command.facing]
        assert game.field.board.above(beside, 2) not in tops


@pytest.mark.parametrize("strength", THINKERS)
def test_a_free_ladder_is_climbed(strength: int) -> None:
    """Nobody stands above."""
    game = walled(
        put(FIELD, C4="A", B3="E"), phase=5, ladders=[ladder("C3", 2)], A=man("osmond", "A"), E=man("bernier", "A"),
        men=[{"who": "carlo", "side": "B", "at": "F6"}],
    )  # fmt: skip
    phase(game, captain(strength))
    assert any(game.at(who).startswith("D") and game.at(who).endswith("/2") for who in ("osmond", "bernier"))


# -- doors -----------------------------------------------------------------------------------------------------------

SIGNS = legend(interior="i", doorstep="d", flat=".")
HOUSE = """
    .  .  .  .  .  .  .  .
    .  .  .  i  .  .  .  .
    .  .  .  i  .  .  .  .
    .  .  .  d  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def church(state: str, **more: Any) -> Table:
    """A church of three hexes whose door leads from D4 to D5; side A wants it."""
    door = {"id": "west", "kind": "church_door", "state": state, "sides": ["D4/D5"], "posts": "D4 D5"}
    board = {"legend": SIGNS, "hexsides": round_about("D2 D3 D4", door_shut="D4/D5"), "doors": [door]}
    more.setdefault("phase", 7)
    return drawn(
        HOUSE, map=board, areas=[{"id": "church", "hexes": "D2 D3 D4"}], victory=storm("church", 2, "holds"), turns=12, turn=4, **more
    )


def who(name: str, at: str, side: str = "A", **more: Any) -> dict[str, Any]:
    return {"who": name, "side": side, "at": at, **more}


@pytest.mark.parametrize("strength", THINKERS)
def test_the_door_is_shut_before_the_enemy_is_there(strength: int) -> None:
    men = [who("guy", "D7"), who("raoul", "E7"), who("carlo", "D4", "B"), who("sandro", "D3", "B")]
    game = church("open", men=men, sequence="combat", active="B")
    assert works([captain(strength).choose(game)]) == ["shut_door"]


@pytest.mark.parametrize("strength", THINKERS)
def test_nobody_shuts_his_own_men_out(strength: int) -> None:
    """Two of three are still outside, a step away."""
    men = [who("guy", "D7"), who("raoul", "E7"), who("carlo", "D4", "B"), who("sandro", "C5", "B"), who("milo", "E5", "B")]
    game = church("open", men=men, sequence="combat", active="B")
    assert "shut_door" not in works(phase(game, captain(strength)))


@pytest.mark.parametrize("strength", THINKERS)
def test_two_who_have_stood_at_a_shut_door_break_it_in(strength: int) -> None:
    """They stay there until it is done, and then do it."""
    men = [who("guy", "D5"), who("raoul", "C5"), who("hamon", "C6"), who("carlo", "D2", "B")]
    game = church("closed", men=men)
    assert not [command for command in phase(game, captain(strength)) if isinstance(command, c.Move) and command.man in ("guy", "raoul")]
    game = church("closed", men=men, sequence="combat")
    assert works([captain(strength).choose(game)]) == ["break_door"]


# -- fire ------------------------------------------------------------------------------------------------------------

TENTS = """
    .  .  .  .  .  .  .  .
    .  .  T  T  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def camp(**more: Any) -> Table:
    """Two hexes of tent that side A wants to burn."""
    victory = [
        {"side": "A", "at": "once", "all": [{"kind": "burnt", "area": "tents", "at_least": 2}]},
        {"side": "B", "at": "end", "all": []},
    ]
    return drawn(
        TENTS, map={"legend": {"T": "tent"}}, areas=[{"id": "tents", "hexes": "C2 D2"}], victory=victory, turns=10, turn=3,
        phase=5, **more,
    )  # fmt: skip


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_must_burn_is_lit(strength: int) -> None:
    game = camp(men=[who("osmond", "B2"), who("okeanos", "H4", "B")], sequence="combat")
    assert works([captain(strength).choose(game)]) == ["set_fire"]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_fire_is_put_out(strength: int) -> None:
    fire = {"at": "C2", "side": "A", "age": 1, "origin": "hand"}
    game = camp(men=[who("osmond", "H1"), who("okeanos", "B2", "B")], sequence="combat", active="B", fires=[fire])
    assert works([captain(strength).choose(game)]) == ["put_out"]


@pytest.mark.parametrize("strength", THINKERS)
def test_who_has_a_torch_to_hold_stands_still(strength: int) -> None:
    """Beside the tent, with an enemy in sight."""
    game = camp(men=[who("osmond", "B2"), who("okeanos", "H4", "B")])
    assert not phase(game, captain(strength))[:-1]


# -- oil and machines ------------------------------------------------------------------------------------------------

CRENELS = ["C3/C4", "B3/B4", "B3/C4", "B3/A4", "D3/D4", "D3/C4", "D3/E4", "E3/E4", "F3/F4", "F3/E4", "F3/G4"]
WALK = "\n".join(["__________"] * 2 + ["rrrrrrrrrr"] + ["__________"] * 11)
YARD = [{"id": "court", "hexes": "A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2"}]


def at_the_foot(men: dict[str, str]) -> Table:
    """A cauldron on C3, set up, with its two bearers; the foot of the wall is row 4."""
    thing = {"id": "oil", "kind": "cauldron", "at": "C3/2", "side": "B", "state": "set", "men": ["gifford", "godbert"]}
    storeys = [{"storey": 2, "level": 2, "terrain": WALK, "hexsides": {"crenels": CRENELS}}]
    return front(
        men={"B:gifford": "B3/2", "B:godbert": "D3/2", **men}, things=[thing], map={"storeys": storeys}, sequence="combat", active="B",
        areas=YARD, victory=storm(), turns=10, phase=2,
    )  # fmt: skip


@pytest.mark.parametrize("strength", THINKERS)
def test_oil_is_poured_on_those_below(strength: int) -> None:
    game = at_the_foot(dict(zip(CREW, ("C4", "C5", "B5"), strict=False)))
    given = [captain(strength).choose(game)]
    assert works(given) == ["tip_oil"]
    assert isinstance(given[0], c.Work)
    assert given[0].cell == game.cell("C4")


@pytest.mark.parametrize("strength", THINKERS)
def test_oil_is_kept_while_nobody_is_below(strength: int) -> None:
    game = at_the_foot({"wat": "C9"})
    assert "tip_oil" not in works(phase(game, captain(strength)))


def pushed(places: tuple[str, ...], kind: str, at: str, more: dict[str, str] | None = None, **extra: Any) -> Table:
    """A machine before the wall, its crew by the wheels, one defender in the court."""
    men = {**crew(*places), "B:wigo": "H1", **(more or {})}
    return front(machines=[machine(kind, at)], men=men, areas=YARD, victory=storm(), turns=12, turn=4, phase=7, **extra)


@pytest.mark.parametrize("strength", THINKERS)
def test_a_ram_is_pushed_up_and_struck(strength: int) -> None:
    beside = ("B9", "D9", "B10", "D10", "B11", "D11")
    game = pushed(beside, "ram", "C11")
    given = phase(game, captain(strength))
    pushes = [command for command in given if isinstance(command, c.PushMachine)]
    assert [push.hexes for push in pushes] == [2]
    at_it = ("B5", "D5", "B6", "D6", "B7", "D7")
    game = pushed(at_it, "ram", "C7", sequence="combat")
    assert works([captain(strength).choose(game)]) == ["strike_ram"]


@pytest.mark.parametrize("strength", THINKERS)
def test_men_at_the_winches_stay_and_lower_the_bridge(strength: int) -> None:
    """They neither walk, strike nor shoot; a turn later the bridge is down before anybody moves."""
    winches = {"siward": "B4/2", "godric": "D4/2", "osbert": "C5/2", "dunstan": "C6/2"}
    game = pushed((), "siege_tower", "C7", winches, sequence="combat")
    assert not [command for command in phase(game, captain(strength)) if isinstance(command, c.Attack | c.Work) and "siward" in command.men]
    game = pushed((), "siege_tower", "C7", winches)
    given = [captain(strength).choose(game)]
    assert works(given) == ["lower_bridge"]


# -- whole battles ---------------------------------------------------------------------------------------------------


def test_captains_beat_chance_at_the_walls() -> None:
    """Eight games over some battles with walls, each seed from both sides: none is lost. One who plays as well as the other does that
    in one match of 256."""
    battles = targets(["the_fort_on_the_strait", "two_ladies_at_lincoln", "the_camp_on_the_ofanto", "the_barn"])
    work = bouts("steady:2", "random", 8, battles, "w")
    assert tally(list(measure(work, 1))).share == 1.0
