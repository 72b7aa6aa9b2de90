"""Sieges and campaigns at the text table: sentences, answers, reasons, chances, advice, and the fights inside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.record import load, parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.siege.questions import OrdersAsked
from hauberk.tell.messages import LANGUAGES
from hauberk.text.opponent import OPPONENTS
from hauberk.text.tables import table_of

FARM = "the_farm_on_the_gargano_road"


class Sitting:
    """Somebody who types and reads."""

    def __init__(self, kind: str, name: str, sides: set[int], language: str = "en", seed: str = "1066", record: Path | None = None) -> None:
        self.printed: list[str] = []
        self.match = Match(GAMES[kind], GAMES[kind].load(name), seed)
        players = tuple(OPPONENTS[kind]("steady", f"{seed}/{place}") for place in ("enemy", "adviser"))
        self.table: Any = table_of(self.match, frozenset(sides), (players[0], players[1]), language, self.printed.append, record)
        self.table.open()

    def type(self, line: str) -> str:
        """Type a line; what is printed after it."""
        heard = len(self.printed)
        self.table.hear(line)
        return "\n".join(self.printed[heard:])


def go_on(sitting: Sitting) -> None:
    """Answer what is asked in the usual way."""
    question = sitting.match.state.pending[-1]
    if isinstance(question, OrdersAsked):
        sitting.type("orders")
    else:
        choices = getattr(question, "choices", ())
        sitting.type(
            next((f"answer {word}" for word in ("quick", "pass") if word in choices), sitting.table.scene.write(sitting.match.legal.nth(0)))
        )


def at_orders() -> Sitting:
    """A siege on the morning when both sides are to give their orders."""
    for seed in range(20):
        sitting = Sitting("siege", "snow_at_oxford", {0, 1}, seed=str(seed))
        while sitting.match.state.outcome is None and sitting.match.state.day < 5:
            if sum(isinstance(question, OrdersAsked) for question in sitting.match.state.pending) == 2:
                return sitting
            go_on(sitting)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "name"), [("siege", FARM), ("campaign", "the_val_demone")])
def test_it_can_be_played_by_advice_alone(kind: str, name: str, language: str) -> None:
    """Every hint is a sentence that is understood; both sides, many days, and the record holds."""
    sitting = Sitting(kind, name, set(range(len(GAMES[kind].seats(GAMES[kind].load(name))))), language)
    words = sitting.table.scene.words
    for _ in range(60):
        if sitting.match.state.outcome is not None:
            break
        steps = len(sitting.match.steps)
        command = sitting.table._adviser.choose(sitting.match)
        told = sitting.type(words.verb("hint"))
        assert sitting.table.scene.write(command) in told
        assert len(told.splitlines()) == 2, "the reason"
        sitting.type(sitting.table.scene.write(command))
        assert len(sitting.match.steps) > steps, told
    assert verify(parse("\n".join(lines_of(sitting.match)))) is None


def test_orders_are_weighed_given_explained_and_taken_back() -> None:
    sitting = at_orders()
    first = sitting.match.side
    assert "1." in sitting.type("options")
    assert sitting.type("odds orders bridge").startswith("Only")
    before = sitting.match.state
    assert sitting.type("orders")
    assert sitting.match.side != first
    assert "Taken back: orders" in sitting.type("undo")
    assert sitting.match.state == before
    sitting.type("orders")
    told = sitting.type("odds orders")
    assert "±" in told
    assert "Drawn 400 times" in told
    sitting.type("orders")
    assert "1." in sitting.type("log 3") or sitting.type("log 3")
    assert sitting.type("why 1")
    assert "Day" in sitting.type("look")
    assert "SIEGE-01" in sitting.type("rule SIEGE-01")
    assert sitting.type("help bombard") == sitting.type("help bombard")
    assert "do not know the word" in sitting.type("sing")
    assert sitting.type("goal") == sitting.match.scenario.briefing["en"]


def test_a_side_is_told_what_it_may_know() -> None:
    """The besieger hears nothing of the food; an order is weighed as if nobody starved."""
    besieger, castellan = Sitting("siege", FARM, {0}), Sitting("siege", FARM, {1})
    assert "Food for" not in besieger.type("look")
    assert "Food for" in castellan.type("look")
    assert "Food for" in Sitting("siege", FARM, {0, 1}).type("look")
    assert "You lead" not in besieger.printed[3]


def test_a_fight_on_the_map_is_played_at_the_same_table(tmp_path: Path) -> None:
    """An assault: the words of the battle are understood while it lasts, then the day goes on and everything is kept."""
    path = tmp_path / "siege.jsonl"
    sitting = Sitting("siege", FARM, {0, 1}, record=path)
    for _ in range(60):
        if sitting.table._inside is not None:
            break
        choices = getattr(sitting.match.state.pending[-1], "choices", ())
        wanted = next((word for word in ("map", "assault") if word in choices), "")
        if wanted:
            sitting.type(f"answer {wanted}")
        else:
            go_on(sitting)
    inside = sitting.table._inside
    assert inside is not None
    assert "Turn 1" in sitting.type("look")
    steps = len(sitting.match.steps)
    for _ in range(4000):
        if inside.game.side is None:
            break
        inside.game.do(inside._opponent.choose(inside.game))
    sitting.type("look")
    assert sitting.table._inside is None
    assert "The fight is over" in "\n".join(sitting.printed)
    assert len(sitting.match.steps) > steps
    sitting.type("quit")
    assert verify(load(path)) is None


def test_what_may_be_meant_is_asked() -> None:
    """A name that several bear, a word that is none, a list that lacks something."""
    sitting = Sitting("campaign", "the_val_demone", {0, 1})
    assert "lacks something" in sitting.type("morning ransom") or "do not know" in sitting.type("morning ransom")
    assert "do not know nowhere here" in sitting.type("morning load nowhere points 3")
    assert sitting.type("morning split rogers column men Alphonse, Renouf, Colin") is not None
    assert sitting.match.side is not None
