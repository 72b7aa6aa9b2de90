"""Chances are what the dice do: every forecast of a siege against all faces, thrown through the code that resolves them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.common.dice import D10
from hauberk.play.forecast import every_way
from hauberk.play.siege import forecast as told
from hauberk.play.siege.forecast import choices, event_odds, parley, quick_odds
from hauberk.siege import bombarding_days, events_of_the_day, fights, fires_by_day, mining_days, surrender
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.state import FIRED, OUTER_LOST, WALL, Engine, Mine
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, PRIORY, Siege

ALL = (FARM, NEST, PRIORY, CASTLE, CLASSIC)


def ways(siege: Siege, step: Callable[[Doing], None]) -> list[Any]:
    """Every way in which a part of a day can turn out."""

    def run(dice: Any) -> Any:
        doing = Doing(siege.position, dice)
        step(doing)
        return tuple(doing.events), doing.state

    found = list(every_way(run))
    assert sum(way.chance for way in found) == 1
    return found


def chance(found: Iterable[Any], wanted: Callable[[Any], bool]) -> Fraction:
    """How likely those ways are."""
    return sum((way.chance for way in found if wanted(way)), Fraction(0))


def happened(way: Any, kind: type) -> list[Any]:
    """Events of a kind in one of the ways."""
    return [event for event in way.events if isinstance(event, kind)]


def of_json(row: dict[str, Any]) -> Fraction:
    """A chance as the page gets it."""
    found = Fraction(row["chance"])
    assert row["percent"] == round(float(found) * 100, 1)
    return found


@pytest.mark.rule("A-BOMB-05", "A-BOMB-06", "DEMO-05", "SC-CATA-03", "SC-CATA-04", "SC-CATA-05", "DEMO-01")
@pytest.mark.parametrize("name", ALL)
def test_stones(name: str) -> None:
    """Every kind of wall, three numbers of points: a grade, wear, both or nothing, as likely as the table of chances says."""
    siege = Siege(name)
    kinds = {(wall.kind, wall.material): wall.hex for wall in siege.field.place.walls.values()}
    for hex_ in kinds.values():
        for points in (1, 4, 9):
            siege.change(engines={"e": Engine("e", "petraria", 0, points)})
            found = ways(siege, lambda doing, at=hex_: bombarding_days.throw(doing, 0, (c.Aim(at, ("e",)),)))  # type: ignore[misc]
            said = bombarding_days.chances(siege.position, hex_, points)
            seen: Counter[str] = Counter()
            for way in found:
                seen[happened(way, e.Bombarded)[0].result] += int(way.chance * D10)
            assert said == {word: Fraction(number, D10) for word, number in seen.items()}
            falls = told._falls(siege.position, hex_, points)
            assert falls == round(float(chance(found, lambda way: bool(happened(way, e.GradeLost)))) * 100, 1)
            lost = chance(found, lambda way, at=hex_: way.state.damage.get(at, 0) == siege.state.damage.get(at, 0) + 1)  # type: ignore[misc]
            assert falls == round(float(lost) * 100, 1)


@pytest.mark.rule("SURR-03", "A-SURR-03", "SURR-04", "A-SURR-04", "RULING-G-73")
@pytest.mark.parametrize(("besiegers", "besieged"), [(40, 20), (30, 10), (38, 8), (20, 19)])
@pytest.mark.parametrize("lost", [False, True])
def test_parley(besiegers: int, besieged: int, lost: bool) -> None:
    """The chance that is shown is that of the die; where hunger speaks too it is a lower bound, for the cellars are closed."""
    for name in (NEST, CASTLE):
        for hunger in (False, True):
            siege = Siege(name, ration_bonus=hunger).keep(0, besiegers).keep(1, besieged).change(food=1)
            if lost:
                siege.change(held=OUTER_LOST, redoubt=1)
            shown = parley(siege.position)
            yields = chance(ways(siege, surrender.negotiate), lambda way: way.state.outcome is not None)
            assert of_json(shown) <= yields if hunger else of_json(shown) == yields
            assert shown.get("at_least", False) == hunger
            assert not any(term["reason"] == "rations" for term in shown["terms"])


@pytest.mark.rule("A-FIRE-02", "A-FIRE-03", "A-FIRE-06")
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_fire(number: int) -> None:
    """Timber of every kind, and an engine at the wall."""
    siege = Siege(CASTLE)
    archers = tuple(person.id for person in siege.state.free(0) if fires_by_day.is_archer(person))[:number]
    kinds = {siege.field.place.walls[name].kind: name for name in fires_by_day.targets(siege.position, 0)}
    assert kinds
    for name in kinds.values():
        shown = fires_by_day.chance(siege.position, name, len(archers))
        caught = Fraction(sum(catches(name, archers, die) for die in range(1, D10 + 1)), D10)
        assert shown == caught
        assert choices(siege.position, 0)["burn"]["targets"][name]["by"][len(archers) - 1] == float(100 * caught)


def catches(name: str, archers: tuple[str, ...], die: int) -> bool:
    """Does it burn with that face?"""
    siege = Siege(CASTLE)
    extra = siege.field.rules.fire_terms(len(archers))
    found: list[bool] = []
    column = fires_by_day.column_of(siege.position, name)
    siege.run(lambda doing: found.append(fires_by_day.catches(doing, name, column, extra)), [die])
    return found[0]


@pytest.mark.rule("A-MINE-03", "A-MINE-09", "A-MINE-12")
def test_mines() -> None:
    """Digging the next hex, and the fall of the wall."""
    siege = Siege(CASTLE)
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    hexes = section.hexes
    siege.change(
        engines={"g": Engine("g", "gallery", 0, 0, where=WALL, hexes=("A1", "A2"), facing=0)},
        mines={"m": Mine("m", 0, section.id, "g", dug=hexes[:1])},
    )
    shown = next(mine for mine in choices(siege.position, 0)["mines"])
    men = shown["diggers"][: shown["room"]]
    engineer = next(person.id for person in siege.state.free(0) if "engineer" in person.roles)
    found = ways(siege, lambda doing: mining_days.dig(doing, c.Dig("m", engineer, tuple(men))))
    dug = chance(found, lambda way: len(way.state.mines["m"].dug) == 2)
    assert shown["odds"] == round(float(dug) * 100, 1)
    siege.change(mines={"m": Mine("m", 0, section.id, "g", dug=hexes, state=FIRED, fired=siege.state.day - 1)})
    falls = chance(ways(siege, mining_days.burn_down), lambda way: bool(happened(way, e.GradeLost)))
    assert of_json(shown["falls"]) == falls


@pytest.mark.rule("A-MINE-02", "A-MINE-15", "A-MINE-19")
def test_only_work_below_ground_that_may_be_done_is_offered() -> None:
    """The enemy's mine is filled when it was won, by a third of the garrison; a mine that was lost or has no gallery is not dug."""
    siege = Siege(CASTLE)
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    gallery = Engine("g", "gallery", 0, 0, where=WALL, hexes=("A1", "A2"), facing=0)
    mine = Mine("m", 0, section.id, "g", dug=section.hexes)

    def offered(side: int, mine: Mine, engines: dict[str, Engine]) -> list[dict[str, Any]]:
        siege.change(engines=engines, mines={"m": mine})
        found: list[dict[str, Any]] = choices(siege.position, side)["mines"]
        return [each for each in found if each["next"] and each["room"]]

    assert offered(1, mine, {"g": gallery}) == []
    assert offered(0, mine._replace(lost=True, dug=section.hexes[:1]), {"g": gallery}) == []
    assert offered(0, mine._replace(dug=section.hexes[:1]), {}) == []
    (shown,) = offered(1, mine._replace(lost=True), {"g": gallery})
    assert not shown["own"]
    assert shown["next"] == [section.hexes[-1]]
    assert shown["room"] <= len(siege.state.present(1)) // siege.field.rules.figures.mine_party
    men = tuple(shown["diggers"][: shown["room"]])
    found = ways(siege, lambda doing: mining_days.dig(doing, c.Dig("m", "", men, fill=True)))
    assert shown["odds"] == round(float(chance(found, lambda way: len(way.state.mines["m"].dug) < len(section.hexes))) * 100, 1)


@pytest.mark.rule("A-MINE-03", "A-MINE-12", "RULING-A-MINE-12")
def test_wounded_miners_are_reckoned_as_such() -> None:
    siege = Siege(CASTLE)
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    people = {
        who: person._replace(health=Health.WOUNDED) if "miner" in person.roles else person for who, person in siege.state.people.items()
    }
    gallery = Engine("g", "gallery", 0, 0, where=WALL, hexes=("A1", "A2"), facing=0)
    siege.change(engines={"g": gallery}, mines={"m": Mine("m", 0, section.id, "g", dug=section.hexes[:1])}, people=people)
    (shown,) = choices(siege.position, 0)["mines"]
    engineer = next(person.id for person in siege.state.free(0) if "engineer" in person.roles)
    found = ways(siege, lambda doing: mining_days.dig(doing, c.Dig("m", engineer, tuple(shown["diggers"][: shown["room"]]))))
    assert shown["odds"] == round(float(chance(found, lambda way: len(way.state.mines["m"].dug) == 2)) * 100, 1)


@pytest.mark.rule("EVENT-P1", "EVENT-P2", "EVENT-P3", "A-EVENT-01", "BLOCK-01", "A-SIEGE-19")
@pytest.mark.parametrize(("name", "day"), [(FARM, 2), (NEST, 6), (CASTLE, 3), (CASTLE, 9), (CLASSIC, 7)])
def test_events(name: str, day: int) -> None:
    """What the next morning may bring, against all hundred pairs of dice; what has happened is told as used."""
    siege = Siege(name).change(day=day, events=frozenset({"rain"}))
    shown = {row["event"]: (of_json(row), row["used"]) for row in event_odds(siege.position)}
    seen: dict[str, Fraction] = {}
    rules, state = siege.field.rules, siege.change(day=day + 1).state
    for one in range(1, D10 + 1):
        for other in range(1, D10 + 1):
            drawn = drawn_by(siege, one, other)
            if drawn:
                seen[drawn] = seen.get(drawn, Fraction(0)) + Fraction(1, D10 * D10)
    assert {event: part for event, (part, used) in shown.items() if not used} == seen
    assert {event for event, (_, used) in shown.items() if used} <= {"rain"}
    assert rules.event_chances(state.day, len(state.present(0)), len(state.present(1))) == {
        event: part for event, (part, _) in shown.items()
    }


class Enough(Exception):
    """The event is known."""


def drawn_by(siege: Siege, *faces: int) -> str:
    """The event that two dice bring."""
    thrown = list(faces)

    class Two:
        def throw(self, sides: int) -> int:
            if not thrown:
                raise Enough
            return thrown.pop(0)

    doing = Doing(siege.position, Two())
    with suppress(Enough):
        events_of_the_day.draw(doing)
    return next(event.what for event in doing.events if isinstance(event, e.EventDrawn))


@pytest.mark.rule("C-QUICK-01", "C-QUICK-07", "C-QUICK-09", "C-QUICK-10")
@pytest.mark.parametrize(("name", "kind"), [(FARM, fights.ASSAULT), (NEST, fights.CAMP_SORTIE), (CASTLE, fights.ASSAULT)])
def test_quick_resolution(name: str, kind: str) -> None:
    """The letters that are shown before a fight, against every face of its die."""
    siege = Skirmish(name).begin(kind).ready()
    shown = quick_odds(siege.position, siege.state.pending[-1].side)
    assert shown is not None
    sides = len(siege.field.rules.quick.rows)
    seen: Counter[str] = Counter()
    for die in range(1, sides + 1):
        seen[letter_of(siege, die)] += 1
    assert {row["letter"]: of_json(row) for row in shown["letters"]} == {letter: Fraction(n, sides) for letter, n in seen.items()}
    for side in shown["sides"].values():
        assert sum(of_json(row) for row in side["flags"].values()) == 1


def letter_of(siege: Skirmish, die: int) -> str:
    """The result of a fight with that die; what follows is thrown as it comes."""

    class First:
        thrown = 0

        def throw(self, sides: int) -> int:
            self.thrown += 1
            return die if self.thrown == 1 else 1

    doing = Doing(siege.position, First())
    doing.answer()
    question = siege.asked
    fights.settle_how(doing, question, c.Answer(fights.QUICK))  # type: ignore[arg-type]
    return next(event.letter for event in doing.events if isinstance(event, e.QuickFought))
