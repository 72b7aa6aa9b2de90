"""The lessons as the page gets them: the guide, and every lesson with what he says when."""

from __future__ import annotations

from functools import cache

from hauberk.play.battle.view import person_json
from hauberk.play.games import GAMES
from hauberk.play.lessons import Leaf, Lesson, Step, lessons
from hauberk.rulesets.people import load_people
from hauberk.server.encoding import Json

GUIDE = "enguerrand"


@cache
def shelf(language: str) -> Json:
    """All lessons in the order in which one learns, and who gives them."""
    return {"guide": person_json(load_people().characters[GUIDE], language), "lessons": [_card(each, language) for each in lessons()]}


def _card(lesson: Lesson, language: str) -> Json:
    scenario = GAMES[lesson.game].load(lesson.id)
    return {
        "id": lesson.id, "game": lesson.game, "title": scenario.title[language], "story": scenario.story[language],
        "minutes": lesson.minutes, "seat": lesson.seat, "seed": lesson.seed, "opponent": lesson.opponent,
        "steps": [_step(each) for each in lesson.steps], "leaves": [_leaf(each) for each in lesson.leaves],
    }  # fmt: skip


def _step(step: Step) -> Json:
    return {**step._asdict(), "done": step.done._asdict()}


def _leaf(leaf: Leaf) -> Json:
    return leaf._asdict()
