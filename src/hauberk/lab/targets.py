"""What is played over: battles, sieges and campaigns by their names, by their class, or all."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache

from hauberk.common.faults import BadInput, Fault, near
from hauberk.lab.watching import kind_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.games import GAMES
from hauberk.play.siege.game import SIEGE
from hauberk.rulesets.tables import data_folder

OPEN, HOUSE, CASTLE = "open", "house", "castle"
CHAPTERS = {"country": OPEN, "houses": HOUSE}
"""Chapters of the shelf by class; all others are castles."""
CLASSES = (OPEN, HOUSE, CASTLE, SIEGE.kind, CAMPAIGN.kind)
WORDS = {"battles": (OPEN, HOUSE, CASTLE), "sieges": (SIEGE.kind,), "campaigns": (CAMPAIGN.kind,), "all": CLASSES}


@cache
def classes() -> dict[str, tuple[str, ...]]:
    """The scenarios of each class, in playing order; lessons are in none."""
    shelf = tomllib.loads((data_folder() / "shelf.toml").read_text(encoding="utf-8"))["chapters"]
    found: dict[str, tuple[str, ...]] = dict.fromkeys(CLASSES, ())
    for chapter, names in shelf.items():
        kind = CHAPTERS.get(chapter, CASTLE)
        found[kind] = (*found[kind], *names)
    for kind in (SIEGE.kind, CAMPAIGN.kind):
        found[kind] = tuple(all_of(kind))
    return found


def all_of(kind: str) -> list[str]:
    """The scenarios of the package in playing order; the lesson is none of them."""
    return [name for name in GAMES[kind].files() if GAMES[kind].load(name).order > 0]


def class_of(kind: str, scenario: str) -> str:
    """The class of a scenario; one that is not of the package counts as open, as a siege or as a campaign."""
    if kind != BATTLE.kind:
        return kind
    return next((name for name, some in classes().items() if scenario in some), OPEN)


def targets(words: Sequence[str]) -> list[tuple[str, str]]:
    """The scenarios that are meant, each with its game. Raises BadInput."""
    found: list[tuple[str, str]] = []
    for word in words:
        names = [each for kind in WORDS.get(word, (word,)) for each in classes().get(kind, ())]
        if not names and word not in CLASSES:
            found.append((_kind(word), word))
        found += [(_kind(name), name) for name in names]
    if not found:
        raise BadInput([Fault("--over", 0, "over what?", ", ".join((*WORDS, *CLASSES)))])
    for kind, name in found:
        GAMES[kind].load(name)  # whatever is wrong with one of them is told before the first is played
    return _mixed(list(dict.fromkeys(found)))


def _mixed(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same, so that the first few of them are of all classes."""
    some: dict[str, list[tuple[str, str]]] = {}
    for kind, name in found:
        some.setdefault(class_of(kind, name), []).append((kind, name))
    places = {each: (number + 0.5) / len(group) for group in some.values() for number, each in enumerate(group)}
    return sorted(found, key=lambda each: places[each])


def _kind(name: str) -> str:
    try:
        return kind_of(name)
    except BadInput as bad:
        known = [*WORDS, *CLASSES, *(each for game in GAMES.values() for each in game.files())]
        raise BadInput([Fault(name[:80], 0, "no such scenario", near(name[:80], known))]) from bad
