"""Refusals say what is needed and what is there, what bars the way, and for how long; in every language, wherever they are made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hauberk
from hauberk.common.refusal import Refusal
from hauberk.tell.messages import LANGUAGES
from tests.tell.source import Place, calls

SOURCE = Path(hauberk.__file__).parent
LACKS = (
    "not_enough_points", "crew_too_small", "machine_too_far", "oxen_too_far", "not_enough_to_yield", "march_too_far", "too_dear",
    "garrison_too_small", "escort_too_small", "army_too_dear", "team_too_small", "too_few_fascines", "no_room_in_the_mine",
    "moved_too_far_to_shoot", "out_of_range", "too_near", "engine_out_of_range", "engine_too_near", "engine_too_far", "charge_too_short",
    "team_incomplete", "row_too_short", "wheeled_too_far", "foulkon_too_thin", "foulkon_moved", "group_too_small", "leads_enough",
    "not_so_many_arrows", "needs_two_guards", "needs_two_men", "needs_a_crew_of_two", "ladder_needs_two", "rope_needs_two",
    "pile_needs_two", "clearing_needs_two", "too_far", "too_many_hexes", "too_many_for_the_mine",
    "too_many_in_the_party", "patrol_too_large", "patrol_of_riders", "patrol_of_shooters", "only_builders_stay_out",
    "two_break_the_bridge", "no_room_in_the_court", "not_dug_enough", "so_many_slip_in", "too_many_engines", "too_few_engines",
    "too_many_of_a_category", "not_so_much_coin", "not_so_much_there", "too_many_points", "not_so_many_men", "would_be_too_few",
    "test_not_won", "place_is_full", "one_point_an_animal", "too_many_convoys", "too_hostile", "too_few_to_attack",
    "too_few_stay", "too_many_builders", "not_so_many_light", "not_so_many_peasants",
)  # fmt: skip
"""Something does not suffice, or is more than may be: what it takes and what there is."""
BARS = (
    "closed_side", "enemy_in_the_way", "machine_in_the_way", "team_blocked", "machine_blocked", "cannot_be_led_there", "occupied",
    "burden_does_not_pass", "somebody_in_the_way", "no_line_of_fire", "engine_no_room", "somebody_at_the_top", "somebody_in_the_door",
    "somebody_on_the_bridge", "not_alone", "horse_crowded", "under_the_roof", "enemy_in_machine", "somebody_on_ladder", "somebody_on_rope",
)  # fmt: skip
"""Something is in the way: what it is."""
WAITS = ("engine_not_loaded", "ram_not_ready", "siphon_not_ready", "they_remember")
"""Something is not ready: how many turns yet."""


def made(reason: str) -> list[Place]:
    """Where the engine makes a refusal."""
    return [place for place in calls("Refusal") if reason in place.texts(0, "reason")]


def without(reason: str, *fields: str) -> list[str]:
    """The places that leave out what the refusal must say."""
    assert made(reason), f"nobody refuses anything for {reason}"
    number = {name: position for position, name in enumerate(Refusal._fields)}
    return [str(place) for place in made(reason) if any(place.argument(number[field], field) is None for field in fields)]


def pattern(language: str, reason: str) -> str:
    """The message of a refusal as it is written, without its help."""
    for path in sorted((SOURCE / "data" / "messages" / language).rglob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if line.startswith(f"refusal-{reason} ="):
                rest = lines[number + 1 :]
                end = next((n for n, more in enumerate(rest) if not more.startswith(" ") or more.lstrip().startswith(".")), len(rest))
                return "\n".join([line, *rest[:end]])
    raise AssertionError(f"no message for {reason} in {language}")


@pytest.mark.rule("MOVE-05")
@pytest.mark.parametrize("reason", LACKS)
def test_what_does_not_suffice_is_said_in_two_numbers(reason: str) -> None:
    """Wherever it is refused, and in the sentence of each language."""
    assert without(reason, "needs", "has") == []
    for language in LANGUAGES:
        for gap in ("$needs", "$has"):
            assert gap in pattern(language, reason)


SPEAKS_OF_A_LIMIT = re.compile(
    r"\b(too (many|few|far|near|short|small|large|thin|weak|dear)|not so (many|much)|not enough|at (the )?most|at least)\b", re.I
)
WITHOUT_A_NUMBER = {
    "no_target_far": "a wall that lies deeper in the place than the breach opens it",
    "out_of_slit_field": "a direction", "too_low_behind": "a proportion of distances, not one of them",
    "too_many_openings": "one, and there is a second", "employer_is_near": "the hexes around",
    "cannot_shoot_so_far_from_machine": "the hexes around",
}  # fmt: skip
"""Limits that are no number of something."""


@pytest.mark.rule("MOVE-05")
def test_whoever_speaks_of_a_limit_says_both_numbers() -> None:
    """Whatever is added later too: each English sentence that speaks of too much or too little has both."""
    reasons = {reason for place in calls("Refusal") for reason in place.texts(0, "reason")}
    found = {reason for reason in reasons if SPEAKS_OF_A_LIMIT.search(pattern("en", reason))}
    assert len(found) > 40
    assert {reason for reason in found if "$needs" not in pattern("en", reason) or "$has" not in pattern("en", reason)} <= {
        *WITHOUT_A_NUMBER
    }


@pytest.mark.rule("PERR-02", "A-RAM-07", "GFIRE-04")
@pytest.mark.parametrize("reason", WAITS)
def test_what_is_not_ready_says_for_how_long(reason: str) -> None:
    assert without(reason, "needs") == []
    assert not [language for language in LANGUAGES if "$needs" not in pattern(language, reason)]


@pytest.mark.rule("MOVE-08", "BLDG-01", "A-OXEN-07")
@pytest.mark.parametrize("reason", BARS)
def test_what_bars_is_named(reason: str) -> None:
    assert without(reason, "by") == []
    assert not [language for language in LANGUAGES if "$by" not in pattern(language, reason)]
