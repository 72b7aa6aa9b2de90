"""The siege marker moves on: thieves and refugees take days off the calendar of the siege. Guiscard 11.1, 11.6; The Anarchy 7.1, 7.9."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.players.siege.known import guessed
from hauberk.rulesets.editions import RULESETS
from hauberk.siege import day, healing
from hauberk.siege import events as e
from hauberk.siege import events_of_the_day as events
from hauberk.siege.state import EVENT, Project
from hauberk.tell.chronicle import Chronicle
from hauberk.tell.story import Story
from tests.siege.kit import CASTLE, NEST, Siege

STOLEN = "provisions_stolen"


def stolen(siege: Siege) -> Siege:
    """Event 12, in the morning of day 7 with food for twenty days."""
    event = siege.field.rules.events.events[STOLEN]
    return siege.change(step=EVENT).run(lambda doing: events.stolen(doing, event))


@pytest.mark.rule("EVENT-12", "A-EVENT-12", "RULING-G-53", "RULING-A-EVENT-05", "RULING-A-SIEGE-02")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_the_marker_goes_four_spaces_on(name: str) -> None:
    siege = stolen(Siege(name))
    assert (siege.state.day, siege.state.food) == (11, 16)
    assert [(event.day, event.boxes, event.why) for event in siege.happened(e.MarkerMoved)] == [(11, 4, STOLEN)]


@pytest.mark.rule("EVENT-12", "A-EVENT-12", "RULING-A-EVENT-05")
def test_with_the_switch_thieves_take_food_and_no_time() -> None:
    siege = stolen(Siege(CASTLE, marker_moves_food_only=True))
    assert (siege.state.day, siege.state.food) == (7, 16)
    assert not siege.happened(e.MarkerMoved)


@pytest.mark.rule("EVENT-12", "HEAL-02", "A-SIEGE-21", "RULING-A-EVENT-05")
def test_who_is_due_in_the_days_that_are_gone_is_well() -> None:
    siege = Siege(CASTLE)
    soon, later = (siege.state.people[who] for who in siege.men(0)[:2])
    for person, due in ((soon, 10), (later, 12)):
        siege.state = siege.state.with_person(person._replace(health=Health.WOUNDED, heal_day=due))
    stolen(siege).run(healing.recover)
    assert [siege.state.people[person.id].wounded for person in (soon, later)] == [False, True]


@pytest.mark.rule("EVENT-12", "BUILD-01", "A-BUILD-01", "RULING-A-EVENT-05")
def test_days_that_are_gone_are_days_of_work() -> None:
    """A perrière takes eight days. With three behind it the days that are gone are not enough; with four it stands there."""
    for done, ready in ((3, False), (4, True)):
        siege = Siege(NEST)
        workers = tuple(siege.men(0)[:5])
        for who in workers:
            siege.state = siege.state.with_person(siege.state.people[who]._replace(job="site"))
        siege.change(engines={}, projects={"site": Project("site", 0, "petraria", "", workers, done)})
        stolen(siege)
        assert bool(siege.state.engines) == ready
        assert ("site" in siege.state.projects) != ready
        assert siege.state.people[workers[0]].job == ("" if ready else "site")


@pytest.mark.rule("EVENT-12", "BUILD-02", "RULING-A-EVENT-05")
def test_a_site_that_rests_goes_on_resting() -> None:
    siege = Siege(NEST).change(projects={"site": Project("site", 0, "petraria", "", (), 7, paused=True)})
    assert stolen(siege).state.projects["site"].done == 7


@pytest.mark.rule("EVENT-12", "CAMP-11", "A-ACT-24", "RULING-A-EVENT-05")
def test_a_burnt_camp_is_stocked_the_sooner() -> None:
    assert stolen(Siege(CASTLE).change(restock=6, scorched=5)).state.restock == 2
    assert stolen(Siege(CASTLE).change(restock=2, scorched=5)).state.restock == 0


@pytest.mark.rule("A-EVENT-12", "A-EVENT-07", "RULING-A-EVENT-07")
def test_a_pledge_falls_due_the_sooner() -> None:
    """A garrison that yields on day 11 does so on the evening of the day on which the marker comes there."""
    siege = stolen(Siege(CASTLE).change(pledge=11)).run(day.evening)
    assert [ended.reason for ended in siege.happened(e.SiegeEnded)] == ["pledge"]


@pytest.mark.rule("EVENT-12", "PROV-06", "A-SIEGE-07", "RULING-A-SIEGE-03")
def test_who_has_no_food_left_yields_in_the_evening() -> None:
    siege = stolen(Siege(CASTLE).change(food=3))
    assert (siege.state.day, siege.state.food) == (11, 0)
    assert [ended.reason for ended in siege.run(day.evening).happened(e.SiegeEnded)] == ["starved"]


@pytest.mark.rule("EVENT-14", "A-EVENT-14", "RULING-G-53", "RULING-A-EVENT-06")
@pytest.mark.parametrize(("food_only", "today"), [(False, 15), (True, 7)])
def test_refugees_move_the_marker_too(food_only: bool, today: int) -> None:
    """Eighteen in a castle gave four days more, twenty-four give four fewer: eight spaces."""
    siege = Siege(CASTLE, marker_moves_food_only=food_only).keep(1, 18).change(modifier=4, step=EVENT)
    event = siege.field.rules.events.events["refugees"]
    siege.run(lambda doing: events.refugees(doing, event), [6])
    assert (siege.state.day, siege.state.food) == (today, 12)


@pytest.mark.rule("A-EVENT-14", "RULING-A-EVENT-06")
def test_refugees_who_change_no_band_move_nothing() -> None:
    siege = Siege(CASTLE).keep(1, 12).change(modifier=4, step=EVENT)
    event = siege.field.rules.events.events["refugees"]
    siege.run(lambda doing: events.refugees(doing, event), [2])
    assert (siege.state.day, siege.state.food) == (7, 20)


@pytest.mark.rule("EVENT-12", "EVENT-P2", "A-SIEGE-12", "RULING-A-EVENT-05")
def test_the_next_day_is_the_day_after() -> None:
    """On day 3 the marker goes to day 7; what is drawn next is drawn on day 8 and no longer raised by five."""
    siege = stolen(Siege(CASTLE).change(day=3))
    assert siege.state.day == 7
    siege.run(lambda doing: doing.emit(e.DayBegan(doing.state.day + 1))).run(events.draw, [2, 2])
    assert siege.state.day == 8
    assert siege.happened(e.EventDrawn)[0].total == 4


# -- what players are told -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-12", "A-EVENT-12")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The siege marker goes 4 spaces on: it is day 11."),
        ("fr", "Le marqueur de siège avance de 4 cases : on est au jour 11."),
        ("it", "Il segnalino d'assedio avanza di 4 caselle: è il giorno 11."),
    ],
)
def test_both_sides_are_told(language: str, sentence: str) -> None:
    siege = Siege(CASTLE)
    before = siege.state
    stolen(siege)
    for side in (0, 1, None):
        story = Story(SIEGE, load_siege(CASTLE), language, side)
        assert sentence in [line.text for line in story.tell(siege.events, before)]


@pytest.mark.rule("EVENT-12", "A-EVENT-12")
def test_the_chronicle_and_the_besieger_count_by_the_marker() -> None:
    """After the theft the chronicle goes on with the day after; the besieger knows that four days are gone."""
    game = Match(SIEGE, load_siege(CASTLE), seed="marker")
    first = guessed(game)
    step = game.steps[-1].__class__
    game.steps.append(step(None, (e.EventDrawn((), 12, STOLEN), e.MarkerMoved(5, 4, STOLEN), e.DayBegan(6)), 0))
    days = Chronicle(Story(SIEGE, game.scenario, "en")).days([(each.events, game.start) for each in game.steps])
    assert [each.day for each in days] == [1, 6]
    assert sum(guessed(game).values()) == pytest.approx(1)
    mean = {name: sum(days * chance for days, chance in found.items()) for name, found in (("a", first), ("b", guessed(game)))}
    assert mean["a"] - mean["b"] == pytest.approx(5, abs=0.2)


@pytest.mark.rule("RULING-A-EVENT-05")
def test_every_edition_has_the_switch() -> None:
    for edition in RULESETS.values():
        assert not edition.siege_rules().switches.marker_moves_food_only
