"""Printed examples of infiltration and riding."""

import pytest

from hauberk.battle.commands import Move
from hauberk.battle.events import Moved, Rolled, InfiltrationTested
from tests.kit import drawn, man, of_kind


@pytest.mark.rule("INF-01", "INF-02", "INF-04")
@pytest.mark.example("EX-G-4.3-1")
def test_ahmad_slips_past_two_normans() -> None:
    """Ahmad goes over scrub (2 + 2), past two Normans (1 + 2 and a test) to a last hex (1): 8 points in all."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  .  A  N  .  .
        .  .  s  .  .  .
        .  .  .  M  .  .
        .  .  .  .  .  .
        """,
        A=man("ahmad", "B"), N=man("avray", "A"), M=man("arthur", "A"), active="B",
    )  # fmt: skip
    # C3 touches only Avray (D2); C4 touches only Arthur, D3 both.
    events = game.do(Move("ahmad", game.cells("C3 D3 C4")), 1)
    assert of_kind(events, Rolled) and of_kind(events, InfiltrationTested)[0].result == "passes"
    moved = of_kind(events, Moved)
    assert [sum(term.value for event in moved for term in event.costs)] == [8]
    assert game["ahmad"].left == 0 and game.at("ahmad") == "C4"
