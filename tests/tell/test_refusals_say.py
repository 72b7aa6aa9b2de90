"""Refusals say what is needed and what is there, what bars the way, and for how long; in every language, wherever they are made."""

from __future__ import annotations

from pathlib import Path

import pytest

import hauberk
from hauberk.basis.refusal import Refusal
from hauberk.tell.messages import LANGUAGES
from tests.tell.source import Place, calls

SOURCE = Path(hauberk.__file__).parent
LACKS = (
    "not_enough_points", "crew_too_small", "machine_too_far", "oxen_too_far", "not_enough_to_yield", "march_too_far", "too_dear",
    "garrison_too_small", "escort_too_small", "army_too_dear", "team_too_small", "too_few_fascines", "no_room_in_the_mine",
)  # fmt: skip
"""Something does not suffice: what it takes and what there is."""
BARS = ("closed_side", "enemy_in_the_way", "machine_in_the_way", "team_blocked", "machine_blocked", "cannot_be_led_there")
"""Something is in the way: what it is."""
WAITS = ("engine_not_loaded", "ram_not_ready", "siphon_not_ready")
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
    for path in sorted((SOURCE / "data" / "messages" / language).glob("*.ftl")):
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
