"""What a town has beside it, castles that are built, nobles who go over, factions that are out of play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import night
from hauberk.campaign.field import Objective
from hauberk.campaign.morning import in_play, list_up
from hauberk.campaign.set_up import sheets_for
from hauberk.campaign.state import Battle
from tests.campaign.fighting import GREEN, RED
from tests.campaign.kit import Days, country, place


@pytest.mark.rule("C-PLACE-07")
@pytest.mark.parametrize(("flags", "more"), [((), set()), (("harbour",), {"lagoon"}), (("monastery",), {"chapel"})])
def test_a_harbour_or_a_monastery_brings_its_sheets(flags: tuple[str, ...], more: set[str]) -> None:
    days = Days("anarchy", country(places=[place("town", "0303", "town", GREEN, flags=flags)]))
    battle = Battle("0303", "one", (("one",), ()), (RED, GREEN), reason="settlement", place="town")
    plain = {*days.field.rules.sheets.for_terrain("settlement")}
    assert {*sheets_for(days.field, battle)} == {name for name in plain | more if name in days.field.lands}
    assert more - plain == more, "they would be there without it"


def building(men: int) -> Days:
    """A castle is wanted at 0303: two days' work of six people."""
    days = Days("anarchy", country())
    aim = Objective(RED, "build", hex="0303", number=2, men=6)
    days.field = replace(days.field, objectives=(aim,))
    return days.group("builders", RED, "0303", men)


@pytest.mark.rule("C-PLACE-12")
@pytest.mark.parametrize(("men", "winners"), [(6, (RED,)), (5, None)])
def test_a_castle_is_built_by_enough_hands_in_so_many_days(men: int, winners: tuple[str, ...] | None) -> None:
    days = building(men)
    days.run(night.close)
    assert days.state.outcome is None
    days.run(night.close)
    assert (days.state.outcome.winners if days.state.outcome else None) == winners


@pytest.mark.rule("C-SCOPE-03")
@pytest.mark.parametrize(("switch", "party"), [(True, RED), (False, GREEN)])
def test_a_noble_who_is_won_goes_over_where_that_is_played(switch: bool, party: str) -> None:
    """Loyalty 6 and a king with twenty men before him: a royalist for the day, or for good."""
    days = Days("anarchy", country(), defection=switch)
    days.group("king", RED, "0303", 20, leader=9, attitude=10).group("rebel", GREEN, "0304", 5, leader=2, attitude=6)
    days.march("king", "0304")
    assert days.state.groups["rebel"].faction == party
    assert days.state.groups["rebel"].attitude == 6


@pytest.mark.rule("C-CG-07")
def test_a_faction_without_anybody_is_not_asked_any_more() -> None:
    days = Days("anarchy", country(places=[place("village", "0505", faction=GREEN)])).group("king", RED, "0303", 5, leader=5)
    assert in_play(days.position, RED)
    assert not in_play(days.position, GREEN)
    seen: list[tuple[str, ...]] = []
    days.run(lambda doing: seen.append(list_up(doing)))
    assert seen == [(RED,)]
    days.group("riders", GREEN, "0505", 4)
    assert in_play(days.position, GREEN)
    assert days.state.places["village"].faction == GREEN
