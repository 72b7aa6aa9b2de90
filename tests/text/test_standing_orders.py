"""Standing orders typed at the text table."""

from __future__ import annotations

import pytest

from tests.text.seat import Seat


def test_orders_are_left_listed_and_dropped() -> None:
    """Each as a sentence with its number."""
    seat = Seat("the_ford")
    assert seat.answer("standing") == "No standing orders."
    assert seat.type("standing hold_fire")[0] == "1. Everybody: hold fire in the enemy's phase"
    assert seat.type("standing fall_back toward C3")[:2][1] == "2. Everybody: go back toward C3"
    assert seat.type("standing drop 1")[0] == "1. Everybody: go back toward C3"
    assert seat.type("standing none")[0] == "No standing orders."
    assert "sing" in seat.answer("standing sing")
    assert "loudly" in seat.answer("standing shoot loudly")
    assert "nobody_here" in seat.answer("standing hold_fire who nobody_here")


@pytest.mark.rule("DFIRE-01")
def test_what_they_answer_is_not_asked() -> None:
    """With a captain for everything, B is never asked in A's phases; the log says by whose word it went on; the dry run goes over it."""
    plain, ordered = Seat("the_ford", side="B", seed="7"), Seat("the_ford", side="B", seed="7")
    for seat in (plain, ordered):
        if seat is ordered:
            for order in ("shoot", "fall_back", "hold_ground", "stand_fast", "captain"):
                seat.type(f"standing {order}")
        for _ in range(30):
            if seat.game.state.outcome is None and seat.game.side == 1 and seat.game.state.active == 1 and not seat.game.state.pending:
                seat.type("done")
    by_order = [step for step in ordered.game.steps if step.standing]
    assert by_order
    assert not any(step.standing for step in plain.game.steps)
    assert any("(By standing order.)" in line for line in ordered.printed)
    assert ordered.answer("standing dry")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_in_every_language(language: str) -> None:
    """The sentences are the reader's."""
    words = {"fr": ("permanent", "Tous : faire face"), "it": ("permanente", "Tutti: tener testa")}
    verb, text = words[language]
    assert Seat("the_ford", language).type(f"{verb} stand_fast")[0].endswith(text)
