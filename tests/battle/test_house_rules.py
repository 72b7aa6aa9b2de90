"""Rules of one's own, entered into the registries of an edition: nothing else is touched, and everybody asks them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import hauberk
from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Attack, Move, Shoot
from hauberk.battle.core.events import Fought, Shot
from hauberk.battle.core.field import Condition, Position
from hauberk.battle.core.registries import Bar, Ending, Toll
from hauberk.battle.scenario.victory import amount, holds
from hauberk.battle.shooting.line_of_fire import Aim
from hauberk.board.board import Cell, cells_of
from hauberk.common.faults import LANGUAGES
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.play.battle.scenario import load_scenario
from hauberk.rulesets.editions import GUISCARD
from tests.kit import Table, drawn, man, of_kind, rider
from tests.properties.test_reach import listed, walked


def rain(position: Position, aim: Aim) -> tuple[Term, ...]:
    """Wet strings: everybody but slingers shoots worse."""
    return () if aim.weapon.id == "sling" else (Term(2, "rain", "IMPACT-06"),)


def dusk(position: Position, attackers: list[Being], target: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """In the dusk every blow is a column weaker."""
    return (Term(-1, "season", "MELEE-07"),)


def under(game: Table, **entered: Any) -> Table:
    """The same drawn battle with more in some registries of its edition."""
    rules = replace(game.field.rules, **entered)
    game._field = replace(game.field, rules=rules, memo={}, lately={}, layouts={}, recent=[])
    return game


def test_a_rule_of_rain_is_one_line_more_in_an_edition() -> None:
    wet = replace(GUISCARD, id="wet", missile_modifiers=(*GUISCARD.missile_modifiers, rain))
    assert wet.rules().missile_modifiers == (*GUISCARD.rules().missile_modifiers, rain)
    field = load_scenario("the_first_arrows").under(wet).field
    assert field.rules.missile_modifiers[-1] is rain
    assert rain not in GUISCARD.rules().missile_modifiers


def heavy_hail(position: Position, aim: Aim) -> tuple[Term, ...]:
    """Nobody sees far."""
    return (Term(1, "heavy_hail", "IMPACT-06"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_has_no_words_is_told_by_its_name(language: str) -> None:
    """In the forecast and in the story, whatever the language; nothing but the function and its line in the edition is needed."""
    edition = replace(GUISCARD, id="hail", missile_modifiers=(*GUISCARD.missile_modifiers, heavy_hail))
    battle = hauberk.load("the_first_arrows", seed="1066", edition=edition)
    shot = next(iter(battle.legal.of("landry")))
    assert "heavy hail +1 (IMPACT-06)" in str(battle.forecast(shot, lang=language))
    details = [str(detail) for line in battle.do(shot, lang=language) for detail in line.details]
    assert "heavy hail +1 (IMPACT-06)" in details


@pytest.mark.rule("IMPACT-06")
def test_in_the_rain_a_bow_strays_where_it_would_have_struck() -> None:
    """5 strikes at short range; with two more for the rain it does not."""
    picture = "S  .  .  .  .  T"
    shot = {"S": man("stephanos", "A"), "T": man("osmond", "B")}
    for entered, lands in (((), True), ((rain,), False)):
        game = drawn(picture, sequence="fire", **shot)
        game = under(game, missile_modifiers=(*game.field.rules.missile_modifiers, *entered))
        bow = next(command for command in game.legal if isinstance(command, Shoot))
        last = game.field.rules.impact.on_target
        told = of_kind(game.do(bow, *((last, 10) if lands else (last,))), Shot)[0]
        assert (told.impact == told.aim) == lands
        assert (Term(2, "rain", "IMPACT-06") in told.impact_terms) != lands


@pytest.mark.rule("MELEE-07")
def test_a_modifier_of_ones_own_shifts_the_column() -> None:
    columns = []
    for entered in ((), (dusk,)):
        game = drawn("G  .\nC  .", sequence="combat", G=man("guy", "A"), C=man("carlo", "B"))
        game = under(game, melee_modifiers=(*game.field.rules.melee_modifiers, *entered))
        fought = of_kind(game.do(Attack(("guy",), "carlo"), 5), Fought)[0]
        columns.append(fought.column)
        assert (Term(-1, "season", "MELEE-07") in fought.shifts) == bool(entered)
    assert columns[1] == columns[0] - 1


def mud(position: Position) -> tuple[Toll, ...]:
    """Two rows of mud: two points more, whatever lies there."""
    cells = cells_of(cell for name, cell in position.field.board.cell.items() if name[1:] in ("2", "3"))
    return (Toll(cells, 2, lambda points, where: Term(points, "rain", "IMPACT-06", where)),)


def thin_ice(position: Position) -> tuple[Bar, ...]:
    """Nobody goes where the ice is thin."""
    cells = cells_of(position.field.board.cell[name] for name in ("C2", "D3"))
    return (Bar(cells, lambda who, where: Refusal("impassable", "TERR-01", who, where)),)


PICTURE = """
.  .  .  .  .  .
.  O  .  s  .  .
.  .  .  .  .  .
.  s  .  .  G  .
.  .  .  .  .  .
"""


@pytest.mark.rule("MOVE-04")
def test_a_surcharge_is_paid_and_listed_alike_on_foot_and_in_the_saddle() -> None:
    """The list of moves, worked out on whole sets of hexes, prices mud as the walk does, with corpses on top."""
    for who, more in (("osmond", {"O": man("osmond", "A")}), ("gui", {"G": rider("gui", "A", 0)})):
        dead = [{"who": each, "side": "B", "at": "C3", "health": "dead"} for each in ("ahmad", "jemal", "abbas")]
        game = drawn(PICTURE.replace("O" if who == "gui" else "G", "."), men=dead, **more)  # type: ignore[arg-type]
        game = under(game, surcharges=(*game.field.rules.surcharges, mud))
        assert listed(game, who) == walked(game, who)
    game = drawn(PICTURE.replace("G", "."), men=dead, O=man("osmond", "A"))
    game = under(game, surcharges=(*game.field.rules.surcharges, mud))
    plan = game.plan(Move("osmond", game.cells("C3")))
    assert [term.value for term in plan.strides[0].costs] == [1, 1, 2]


@pytest.mark.rule("MOVE-08")
def test_a_barrier_stops_everybody_and_is_named() -> None:
    game = drawn(PICTURE.replace("G", "."), O=man("osmond", "A"))
    game = under(game, barriers=(*game.field.rules.barriers, thin_ice))
    assert listed(game, "osmond") == walked(game, "osmond")
    refusal = game.refused(Move("osmond", game.cells("C2")))
    assert (refusal.reason, refusal.rule, refusal.who, refusal.about) == ("impassable", "TERR-01", "Osmond", "C2")


@pytest.mark.rule("TURN-01")
def test_an_ending_of_ones_own_can_be_named_by_a_scenario() -> None:
    """So many in the saddle: it counts and holds like the printed conditions."""
    mounted = Ending(lambda position, condition: riders(position, condition) >= condition.number, riders)
    game = drawn(".  .\n.  G\n.  .", G=rider("gui", "A", 0))
    game = under(game, endings={**game.field.rules.endings, "riding": mounted})
    asked = Condition("riding", side=0, number=1)
    assert amount(game.position, asked) == 1
    assert holds(game.position, asked)
    assert not holds(game.position, asked._replace(number=2))


def riders(position: Position, condition: Condition) -> int:
    """How many of a side are in the saddle."""
    return sum(being.mounted for being in position.state.people(condition.side))
