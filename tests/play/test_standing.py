"""How games stand: numbers that are those of the code that decides."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from hauberk.battle.core.being import SIDES
from hauberk.battle.scenario.victory import amount, holds
from hauberk.campaign.objectives import coin, met
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.forecast import breach_odds, choices
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege
from hauberk.play.siege.standing import hungry_on
from hauberk.play.standing import AIM, FOOD, FORCE, Measure
from hauberk.players.anybody import Anybody
from hauberk.players.by_name import seated
from hauberk.players.random_player import BrawlingPlayer
from hauberk.siege.events import FoodChanged, MarkerMoved
from hauberk.siege.place import DOORS, OUTER
from hauberk.siege.state import BESIEGED, BESIEGER, EVENING, Outcome
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.scoring import scored
from hauberk.tell.story import Story


def of(measures: tuple[Measure, ...], part: str) -> list[Measure]:
    return [each for each in measures if each.part == part]


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("name", ["lances_at_cerami", "ladders_at_devizes", "the_kings_ram"])
def test_the_conditions_of_a_battle_are_told_with_what_they_count(name: str) -> None:
    """At every moment: the count of each condition, and whether it holds, are those by which the battle is decided."""
    match = Match(BATTLE, load_scenario(name), "standing")
    players = BrawlingPlayer("a"), BrawlingPlayer("b")
    while match.side is not None:
        match.do(players[match.side].choose(match.legal))
        if len(match.steps) % 25 and match.state.outcome is None:
            continue
        for each in of(BATTLE.standing(match.position, (0, 1)), AIM):
            assert each.met == holds(match.position, each.of)
            assert each.now is None or each.now == amount(match.position, each.of)
            assert each.needed in (None, each.of.number)
    outcome = match.state.outcome
    if outcome is not None and outcome.reason == "victory" and outcome.winner is not None:
        won = [each for each in of(BATTLE.standing(match.position, ()), AIM) if each.way == outcome.condition]
        assert len(won) == len(match.field.victories[outcome.condition].conditions)
        assert all(each.met for each in won)
        assert {each.seat for each in won} <= {SIDES[outcome.winner]}


@pytest.mark.rule("SURR-01", "A-SURR-01")
def test_hunger_is_foretold_for_the_day_on_which_it_opens_the_gate() -> None:
    """The day that is named stays the same until something but a meal touches the stores, and is the one on which a garrison starves."""
    starved = 0
    for seed in range(8):
        match = Match(SIEGE, load_siege("snow_at_oxford"), f"hunger {seed}")
        players = [seated(match, side, name, f"hunger {seed}") for side, name in enumerate(("cautious", "cautious"))]
        told = _hungry(match)
        while match.side is not None:
            last = told
            events = match.do(players[match.side].choose(match))
            told = _hungry(match)
            touched = any(isinstance(each, MarkerMoved) or (isinstance(each, FoodChanged) and each.why != "eaten") for each in events)
            assert touched or told == last or match.state.outcome is not None, events
        if match.state.outcome is not None and match.state.outcome.reason == "starved":
            starved += 1
            assert last == match.state.day
    assert starved


def _hungry(match: SiegeMatch) -> int:
    return hungry_on(match.state.day, match.state.step, match.state.food)


def test_what_was_eaten_this_evening_is_not_counted_again() -> None:
    assert hungry_on(3, EVENING - 1, 4) == 6
    assert hungry_on(3, EVENING, 3) == 6


@pytest.mark.rule("SURR-04", "A-SURR-04")
def test_days_to_a_breach_rest_on_the_odds_of_the_orders() -> None:
    """The chance by which they are reckoned is the one shown where the engines are aimed; a bridge that falls opens no wall."""
    match = Match(SIEGE, load_siege("snow_at_oxford"), "breach")
    offered = choices(match.position, BESIEGER)["bombard"]
    points = str(sum(offered["engines"].values()))
    found = {name: odds for name, odds, _ in breach_odds(match.position)}
    shown = {name: wall["odds"][points] for name, wall in offered["walls"].items() if "odds" in wall}
    assert found.keys() == shown.keys()
    assert all(round(float(found[name]) * 100, 1) == shown[name] for name in found)
    walls = match.field.place.walls
    outer = [each for each in breach_odds(match.position) if walls[each[0]].ring == OUTER and walls[each[0]].kind not in DOORS]
    best = min(Fraction(grades) / odds for _, odds, grades in outer if odds)
    (told,) = [each for each in SIEGE.standing(match.position, (0,)) if each.kind == "breach"]
    assert walls[told.hex].ring == OUTER
    assert told.now is not None
    assert told.now - 1 < best <= max(1, told.now)


@pytest.mark.rule("DEMO-06")
def test_a_broken_door_is_no_breach_and_what_is_over_is_not_foretold() -> None:
    """The church door is down: days to a breach are told as before. When the place is taken nobody is told of unbroken walls or of
    hunger to come."""
    match = Match(SIEGE, load_siege("marmions_ditch"), "doors")
    place = match.field.place
    door, wall = (
        next(each.hex for each in place.walls.values() if each.ring == OUTER and (each.kind in DOORS) == is_) for is_ in (True, False)
    )

    def told(**changed: Any) -> list[str]:
        return [each.kind for each in SIEGE.standing(match.position._replace(state=match.state._replace(**changed)), (0,))]

    assert "breach" in told(down=frozenset({door}))
    assert "breached" not in told(down=frozenset({door}))
    assert "breached" in told(down=frozenset({wall}))
    assert "commanders" in told()
    over = told(outcome=Outcome(0, "assault"))
    assert "progress" not in over
    assert "stores_left" in over
    assert "stores" not in over


@pytest.mark.rule("RULING-G-52")
def test_only_the_garrison_reads_its_stores() -> None:
    match = Match(SIEGE, load_siege("snow_at_oxford"), "stores")
    kinds = {side: [each.kind for each in of(SIEGE.standing(match.position, (side,)), FOOD)] for side in (BESIEGER, BESIEGED)}
    assert kinds == {BESIEGER: ["unknown"], BESIEGED: ["stores"]}


@pytest.mark.rule("RULING-C-VICTORY", "C-CG-08")
@pytest.mark.parametrize("name", ["engines_for_trowbridge", "the_val_demone", "the_harvest_of_oxford"])
def test_the_aims_of_a_campaign_are_told_as_they_are_met(name: str) -> None:
    """Aims, purse and people are those of the position; of others only what a faction has seen."""
    match = Match(CAMPAIGN, load_campaign(name), "aims")
    anybody = Anybody("aims")
    for step in range(240):
        if match.side is None:
            break
        match.do(anybody.choose(match))
        if step % 40:
            continue
        for seat, faction in enumerate(match.field.factions):
            if not faction.played:
                continue
            found = CAMPAIGN.standing(match.position, (seat,))
            assert {each.seat for each in of(found, AIM)} <= {faction.id}
            assert all(each.met for each in of(found, AIM) if met(match.position, each.of)), "what is reached is reached as things stand"
            assert [each.now for each in found if each.kind == "coin"] in ([], [coin(match.state, faction.id)])
            own = sum(len(group.men) for group in match.state.groups.values() if group.faction == faction.id)
            assert [each.now for each in of(found, FORCE) if each.seat == faction.id] in ([], [own])


@pytest.mark.rule("RULING-C-VICTORY")
def test_what_must_hold_to_the_end_is_kept_so_far() -> None:
    """Whoever has to deny, or to hold until the last day, sees a tick as long as nobody has undone it; it counts on the last day only."""
    for name, faction in (("engines_for_trowbridge", "angevin"), ("the_val_demone", "arab")):
        position = Match(CAMPAIGN, load_campaign(name), "kept").position
        seat = [each.id for each in position.field.factions].index(faction)
        aims = [each for each in of(CAMPAIGN.standing(position, (seat,)), AIM) if each.of.at_end or each.kind == "deny"]
        assert aims
        assert all(each.met and not met(position, each.of) for each in aims)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["battle", "siege", "campaign"])
def test_every_measure_has_its_words(name: str, language: str) -> None:
    """In the scenarios of a kind, for every seat; a few words stand beside the date or the turn."""
    game = {"battle": BATTLE, "siege": SIEGE, "campaign": CAMPAIGN}[name]
    for scenario in list(game.files())[:8]:
        position = game.start(game.load(scenario))
        story = Story(game, game.load(scenario), language)
        for seat in range(2):
            found = scored(story.voice.scoring, story.names, position, game.standing(position, (seat,)))
            assert found["rows"]
            assert all(row["text"] and "{" not in row["text"] for row in found["rows"])
