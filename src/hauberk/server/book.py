"""The rules as a book: chapters with their texts, drawings and rules. Every figure in a text comes from the tables."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hauberk.board.terrain import terrain_table
from hauberk.ledger import ledger
from hauberk.rulesets.tables import base_folder, data_folder
from hauberk.server.encoding import Json
from hauberk.server.lessons import shelf
from hauberk.tell.messages import messages_in

TOLD = ("battle", "works", "siege", "campaign", "impact", "melee")
"""The tables whose figures the texts may name, each with the name of its table in front: `{ $battle_charge_hexes }`."""


def chapters() -> dict[str, Path]:
    """The chapters by name, in the order in which one reads."""
    return {path.stem.split("_", 1)[1]: path for path in sorted((data_folder() / "book").glob("*.toml"))}


@cache
def figures() -> dict[str, int]:
    """Every single figure of the common tables."""
    found: dict[str, int] = {}
    for table in TOLD:
        found |= _numbers(tomllib.loads((base_folder() / f"{table}.toml").read_text(encoding="utf-8")), table)
    weapons = tomllib.loads((base_folder() / "weapons.toml").read_text(encoding="utf-8"))["weapons"]
    crossing = tomllib.loads((base_folder() / "infiltration.toml").read_text(encoding="utf-8"))["surcharge"]
    window = tomllib.loads((base_folder() / "terrain.toml").read_text(encoding="utf-8"))["hexside"]["window"]
    return found | {"javelins": weapons["javelin"]["ammo"], "infiltration": crossing["points"], "window": window["price"]}


def _numbers(table: Json, name: str) -> dict[str, int]:
    return {f"{name}_{key}": value for key, value in _leaves(table) if isinstance(value, int) and not isinstance(value, bool)}


def _leaves(table: Json) -> Iterator[tuple[str, Any]]:
    """Values with their ways; a line of a figure is its value, and the section of single figures goes without its name."""
    for key, value in table.items():
        if isinstance(value, dict) and "value" in value:
            yield key, value["value"]
        elif isinstance(value, dict):
            yield from ((inner if key == "figures" else f"{key}_{inner}", each) for inner, each in _leaves(value))
        else:
            yield key, value


@cache
def book(language: str) -> Json:
    """The whole book in a language."""
    say = messages_in(language).say
    told = [_chapter(name, path, language) for name, path in chapters().items()]
    return {"title": say("book"), "lead": say("book-lead"), "rules": say("book-rules"), "practise": say("book-practise"), "chapters": told}


def _chapter(name: str, path: Path, language: str) -> Json:
    say, written = messages_in(language).say, tomllib.loads(path.read_text(encoding="utf-8"))
    drawn = written.get("diagrams", [])
    parts: list[Json] = []
    for number in range(1, written["parts"] + 1):
        parts.append({"text": say(f"book-{name}-{number}", **figures())})
        for each in (one for one in drawn if one["after"] == number):
            parts.append({"diagram": _diagram(each), "caption": say(f"book-{name}-fig-{each['id']}", **figures())})
    lessons = {each["id"]: each for each in shelf(language)["lessons"]}
    practised = [{"id": each, "name": say(f"lesson-{each}-name"), "title": lessons[each]["title"]} for each in written["practise"]]
    rules = [{"id": each, "name": ledger()[each].name[language]} for each in written["rules"]]
    return {"id": name, "title": say(f"book-{name}"), "parts": parts, "rules": rules, "practise": practised}


def _diagram(drawn: Json) -> Json:
    """A small position; a label `foot:scrub` is what that ground costs a man on foot."""
    grounds = terrain_table().terrain
    labels = {}
    for place, label in drawn.get("labels", {}).items():
        mover, _, ground = label.partition(":")
        labels[place] = str(grounds[ground].cost(mover != "foot", armoured=False) or "–")
    return {key: value for key, value in drawn.items() if key not in ("after", "id", "labels")} | {"labels": labels}
