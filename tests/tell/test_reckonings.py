"""What a reckoning shows is what was reckoned: the terms of a die add up to the row that is read, here and in every forecast."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Advance, Attack, Command, Shoot
from hauberk.battle.shooting.shots import missiles
from hauberk.board.terrain import Cover
from hauberk.common.term import total
from hauberk.play.battle import queries
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.forecast import branches
from hauberk.play.wire import Wire
from hauberk.players.captain.odds import shot_chance
from hauberk.server.battle.odds import forecast
from hauberk.server.battle.speech import Speech
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.battle.shots import flown, lane, plan
from tests.battle.storming import front, machine
from tests.kit import Table, drawn, man, of_kind


def speech(game: Table, language: str = "en") -> Speech:
    """Somebody who reads this table in a language."""
    return Speech(replace(load_scenario("lances_at_cerami"), field=game.field), language)


def story(game: Table, command: Command, *dice: int, language: str = "en") -> list[Line]:
    """What is told of a command."""
    before, field = game.state, game.field
    events = game.do(command, *dice)
    return Story(BATTLE, replace(load_scenario("lances_at_cerami"), field=field), language).tell(events, before)


# -- shots -----------------------------------------------------------------------------------------------------------


def hungry() -> Table:
    """A hungry archer before an armoured man in the scrub."""
    return lane("..s.", people={1: man("stephanos", "A"), 3: man("okeanos", "B")}, hungry=["stephanos"])


ON_TARGET = 1


def from_a_tower() -> Table:
    """An archer on a siege tower that has moved in this turn; his mark is on the wall."""
    game = front(machines=[machine("siege_tower", "C9")], men={"tovi": "C7/3", "B:gwyn": "F12"}, sequence="fire")
    tower = game.state.machines["siege_tower"]
    game.state = game.state._replace(machines={tower.id: tower._replace(moved=1)})
    return game


def _shot(game: Table) -> Shoot:
    return next(command for command in game.legal if isinstance(command, Shoot))


@pytest.mark.rule("HIT-02", "IMPACT-09", "COVER-09")
@pytest.mark.parametrize("face", range(1, 11))
def test_the_terms_of_a_hit_add_up_to_the_row_that_is_read(face: int) -> None:
    """A grade of cover is a column of the table, not a number on the die."""
    game = hungry()
    before = game["okeanos"]
    found = flown(game.do(_shot(game), ON_TARGET, face))
    assert [(term.reason, term.value) for term in found.hit_terms] == [("die", face), ("armoured", 1), ("hungry", 1)]
    assert [(term.reason, term.rule) for term in found.cover_terms] == [("terrain_cover", "COVER-01")]
    column = game.field.rules.weapons[found.weapon].column
    letter = game.field.rules.shots.result(column, total(found.hit_terms), Cover(found.cover), before.mounted)
    assert (found.result or "-") == letter


@pytest.mark.rule("HIT-02", "C-SUPPLY-05")
def test_the_story_of_a_hungry_shot_sums_what_was_thrown() -> None:
    game = hungry()
    (line,) = [line for line in story(game, _shot(game), ON_TARGET, 3) if line.kind == "shot"]
    hit = line.reckoning[line.reckoning.index("die 3 (HIT-02)") - 1 :]
    assert hit[:4] == ("scrub: light cover (COVER-01)", "die 3 (HIT-02)", "armour +1 (HIT-02)", "hunger +1 (C-SUPPLY-05)")
    assert hit[4].startswith("5: ")


@pytest.mark.rule("HIT-02", "C-SUPPLY-05", "A-TOWER-23")
@pytest.mark.parametrize("position", [hungry, from_a_tower])
def test_the_faces_shown_before_a_shot_are_those_that_come(position: Any) -> None:
    game = position()
    command = _shot(game)
    shown = next(each for each in forecast(speech(game), game.state, command).reckoning if each.title == "What it does")
    come: dict[int, str] = {}
    for branch in branches(BATTLE, game.position, command):
        for event in of_kind(branch.events, e.Shot):
            if event.victim == event.target:
                come[event.hit_terms[0].value] = event.result or "-"
    assert {face.face: face.result for face in shown.faces} == come
    assert any(term.reason in ("hungry", "moving_tower") for term in shown.terms)


@pytest.mark.rule("HIT-02", "C-SUPPLY-05", "A-TOWER-23")
@pytest.mark.parametrize("position", [hungry, from_a_tower])
def test_the_field_of_fire_and_the_captain_reckon_with_the_same_die(position: Any) -> None:
    game = position()
    command = _shot(game)
    shooter, target = game[command.man], game[command.target]
    bare = game.state.with_being(target._replace(character=replace(target.character, armoured=False)))
    weapon = next(each for each in missiles(game.field, shooter) if each.id == command.weapon)
    mark = next(each for each in queries.field_of_fire(game.field.at(bare), shooter, weapon) if each.cell == target.cell)
    struck = Fraction(0)
    for branch in branches(BATTLE, game.field.at(bare), command):
        hits = [event for event in of_kind(branch.events, e.Shot) if event.victim == target.id and event.result]
        struck += branch.chance if hits else 0
    assert mark.harm == struck
    hurt = Fraction(0)
    for branch in branches(BATTLE, game.position, command):
        hits = [event for event in of_kind(branch.events, e.Shot) if event.victim == target.id and event.result not in ("", "A")]
        hurt += branch.chance if hits else 0
    assert shot_chance(game.position, plan(game, command)) == round(100 * hurt)


def test_a_shot_of_an_older_record_is_read_with_its_cover_apart() -> None:
    """Records of 0.5.0 have the cover among the terms of the die."""
    game = hungry()
    found = flown(game.do(_shot(game), ON_TARGET, 3))
    wire = Wire(game.field.board)
    old = wire.event(found)
    del old["cover_terms"]
    old["hit_terms"] = [wire.event(found)["hit_terms"][0], *wire.event(found)["hit_terms"][1:], *wire.event(found)["cover_terms"]]
    assert wire.read_event(old) == found


# -- melee -----------------------------------------------------------------------------------------------------------


def shifts_of(game: Table, men: tuple[str, ...], target: str) -> list[tuple[int, str, str, str]]:
    """The terrain among the shifts of an attack."""
    (fought,) = of_kind(game.do(Attack(men, target), 5), e.Fought)
    assert game.field.rules.melee.limited(game.field.rules.melee.column(total(fought.differential)) + total(fought.shifts)) == fought.column
    return [(term.value, term.reason, term.rule, term.about) for term in fought.shifts if term.reason.startswith("ground")]


@pytest.mark.rule("MELEE-08")
def test_two_grounds_are_two_terms() -> None:
    """Out of the marsh against a man behind a low wall: one column for each. Out of the marsh into scrub: both are said, and are even."""
    fort = drawn(". . . .\n. Am . .\n. B . .\n. . . .", map={"hexsides": {"low_wall": ["B2/B3"]}}, sequence="combat",
                 A=man("tancrede", "A"), B=man("okeanos", "B"))  # fmt: skip
    assert shifts_of(fort, ("tancrede",), "okeanos") == [
        (-1, "ground_of_attacker", "MELEE-08", "marsh"), (-1, "ground_of_defender", "LWALL-03", "low_wall"),
    ]  # fmt: skip
    even = drawn(". . . .\n. Am . .\n. Bs . .\n. . . .", sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B"))
    assert shifts_of(even, ("tancrede",), "okeanos") == [
        (-1, "ground_of_attacker", "MELEE-08", "marsh"), (1, "ground_of_defender", "MELEE-08", "scrub"),
    ]  # fmt: skip


@pytest.mark.rule("MELEE-10")
def test_the_worst_ground_of_several_attackers_is_named() -> None:
    game = drawn(". . . .\n. A . .\n. B . .\n. Cs . .\n. . . .", sequence="combat",
                 A=man("tancrede", "A"), B=man("okeanos", "B"), C=man("landry", "A"))  # fmt: skip
    assert shifts_of(game, ("tancrede", "landry"), "okeanos") == [(-1, "ground_of_attacker", "MELEE-10", "scrub")]


@pytest.mark.rule("WIN-09", "DOOR-06")
@pytest.mark.parametrize(
    ("side", "found"),
    [
        ("window", [(-1, "ground_of_attacker", "WIN-09", "window"), (-1, "ground_of_defender", "WIN-09", "window")]),
        ("door", [(-1, "ground_of_defender", "DOOR-06", "door")]),
    ],
)
def test_an_opening_is_worth_what_its_own_rule_says(side: str, found: list[tuple[int, str, str, str]]) -> None:
    game = drawn(". . . .\n. A . .\n. Bi . .\n. . . .", map={"hexsides": {side: ["B3/B2"]}}, sequence="combat",
                 A=man("tancrede", "A"), B=man("okeanos", "B"))  # fmt: skip
    assert shifts_of(game, ("tancrede",), "okeanos") == found


@pytest.mark.parametrize(("language", "said"), [
    ("en", ["ground of the attacker: marsh −1 (MELEE-08)", "low wall between them −1 (LWALL-03)"]),
    ("fr", ["terrain de l'attaquant : marais −1 (MELEE-08)", "muret entre eux −1 (LWALL-03)"]),
    ("it", ["terreno dell'attaccante: palude −1 (MELEE-08)", "muretto tra i due −1 (LWALL-03)"]),
])  # fmt: skip
@pytest.mark.rule("MELEE-08", "LWALL-03")
def test_both_grounds_are_told(language: str, said: list[str]) -> None:
    game = drawn(". . . .\n. Am . .\n. B . .\n. . . .", map={"hexsides": {"low_wall": ["B2/B3"]}}, sequence="combat",
                 A=man("tancrede", "A"), B=man("okeanos", "B"))  # fmt: skip
    details = story(game, Attack(("tancrede",), "okeanos"), 5, language=language)[0].reckoning
    assert [detail for detail in details if detail in said] == said


# -- advances --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ADV-02", "ADV-10")
def test_an_advance_lists_only_what_is_paid() -> None:
    """Over the top of a ladder the advance takes the place of the four points: nothing is paid. Elsewhere the ground is."""
    wall = [{"who": "zenon", "side": "B", "at": "D3/2", "health": "wounded"}]
    game = castle(put(FIELD, C3="A"), A=man("thurkil", "A"), sequence="combat", men=wall, ladders=[ladder("C3", 2, raised=-1)])
    game.do(Attack(("thurkil",), "zenon"), 1)
    (found,) = of_kind(game.do(Advance("thurkil", game.cells("D3/2"))), e.Advanced)
    assert [(term.value, term.rule) for term in found.costs] == [(0, "ADV-10")]
    game = drawn(". . . .\n. A . .\n. Bs . .\n. . . .", sequence="combat", A=man("tancrede", "A"), B=man("okeanos", "B", health="stunned"))
    game.do(Attack(("tancrede",), "okeanos"), 1)
    (found,) = of_kind(game.do(Advance("tancrede", game.cells("B3"))), e.Advanced)
    assert [(term.value, term.reason, term.rule) for term in found.costs] == [(2, "terrain", "MOVE-04")]
