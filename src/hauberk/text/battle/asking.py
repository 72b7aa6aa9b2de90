"""Answers to asking words that need nothing but the position: they change nothing and can be asked at any time."""

from __future__ import annotations

from collections.abc import Callable

from hauberk.battle.core.being import Being, Side
from hauberk.text.battle.looking import USUAL_DISTANCE, Eyes
from hauberk.text.battle.reading import BattleSentence
from hauberk.text.battle.scene import BattleScene
from hauberk.text.naming import Stuck, Trouble


def answer(scene: BattleScene, word: str, rest: BattleSentence, first: Side) -> list[str] | None:
    """The lines that answer an asking word; None if it is not one of these. Raises Stuck."""
    eyes = Eyes(scene)
    answers: dict[str, Callable[[], list[str]]] = {
        "look": lambda: eyes.hex(rest.cell()) if rest.word else eyes.table(first),
        "who": lambda: eyes.who(_man(rest)),
        "where": lambda: eyes.reach(_man(rest)),
        "cost": lambda: eyes.cost(_man(rest), _cells(rest)),
        "near": lambda: eyes.near(_man(rest), rest.number() if rest.word else USUAL_DISTANCE),
    }
    return answers[word]() if word in answers else None


def _man(rest: BattleSentence) -> Being:
    if not rest.word:
        raise Stuck(Trouble("text-missing", "man"))
    return rest.scene.state.beings[rest.being("")]


def _cells(rest: BattleSentence) -> tuple[int, ...]:
    keywords = rest.scene.words.keywords("move")
    if rest.word in keywords:
        rest.at += 1
    found = []
    while rest.word:
        found.append(rest.cell())
    if not found:
        raise Stuck(Trouble("text-missing", "path"))
    return tuple(found)
