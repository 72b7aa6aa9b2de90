"""What can be read without sitting down: battles, captains, rules, tables, switches, words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.rules import Switches
from hauberk.common.faults import LANGUAGES
from hauberk.common.switches import readings_of
from hauberk.ledger import Rule, citations, ledger, rules_folder
from hauberk.play.battle.balance import Balance, balances
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.deciding import opening
from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files
from hauberk.play.battle.view import person_json, position
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables import base_folder, data_folder
from hauberk.server.encoding import Json
from hauberk.tell.messages import message_files, messages_in

TEMPERS = ("cautious", "steady", "rash")
STRENGTHS = (1, 2, 3, 4, 5)


# -- battles ---------------------------------------------------------------------------------------------------------


_reading = {language: Lock() for language in LANGUAGES}


def battles(language: str) -> list[Json]:
    """Every battle with what its card shows; whoever asks while they are being read waits instead of reading them again."""
    with _reading[language]:
        return _battles(language)


@cache
def _battles(language: str) -> list[Json]:
    return [battle(load_scenario(name), language) for name in scenario_files()]


def battle(scenario: Scenario, language: str) -> Json:
    """The card of a battle."""
    sides: list[Json] = []
    for side, letter in enumerate(SIDES):
        men = scenario.start.people(side)
        sides.append({"side": letter, "name": scenario.sides[side][language], "men": len(men), "leaders": _leaders(scenario, side)})
    return {
        "id": scenario.id,
        "order": scenario.order,
        "chapter": _shelf().get(scenario.id, ""),
        "title": scenario.title[language],
        "story": scenario.story[language],
        "briefing": scenario.briefing[language],
        "teaches": _taught(scenario.teaches, language),
        "turns": scenario.field.turns,
        "minutes": minutes("battle", scenario.field.turns * sum(side["men"] for side in sides)),
        "ruleset": {"id": scenario.ruleset.id, "title": scenario.ruleset.title[language]},
        "editions": [{"id": each.id, "title": each.title[language]} for each in scenario.editions()],
        "sides": sides,
        "favoured": _favoured(scenario, language),
    }


@cache
def _shelf_table() -> Json:
    return tomllib.loads((data_folder() / "shelf.toml").read_text(encoding="utf-8"))


def minutes(kind: str, parts: int) -> int:
    """About how long a game of so many parts takes, in steps of five minutes."""
    return max(1, round(parts * int(_shelf_table()["pace"][kind]) / 300)) * 5


def usual_days() -> int:
    """So many days a siege lasts that has no last day."""
    return int(_shelf_table()["pace"]["siege_days"])


@cache
def _shelf() -> dict[str, str]:
    """The chapter of the learning ladder every battle stands in; the lesson stands in none."""
    chapters = _shelf_table()["chapters"]
    return {name: chapter for chapter, battles in chapters.items() for name in battles}


def _favoured(scenario: Scenario, language: str) -> Json:
    """Who wins this battle more often, and how we know."""
    say = messages_in(language).say
    found = known_balance().get(scenario.id)
    if found is None:
        return {"side": None, "share": None, "games": 0, "how": say("favoured-unknown")}
    side, share = found.favoured, found.percent
    if side is None:
        how = say("favoured-even", games=found.games, share=share)
    else:
        how = say("favoured-side", games=found.games, share=share if side == 0 else 100 - share, side=scenario.sides[side][language])
    return {"side": SIDES[side] if side is not None else None, "share": found.share, "games": found.games, "how": how}


def known_balance() -> dict[str, Balance]:
    """What matches have told about the battles; nothing if none has been played."""
    return balances().battles if (data_folder() / "balance" / "battle.toml").is_file() else {}


def _leaders(scenario: Scenario, side: int) -> list[str]:
    """The faces of a side: nobles first, then knights, then the strongest."""
    men = scenario.start.people(side)
    ranked = sorted(
        men,
        key=lambda man: (
            "noble" not in man.character.traits,
            "knight" not in man.character.traits,
            -man.character.faces["foot"].attack,
        ),
    )
    return [man.id for man in ranked[:3]]


@cache
def battle_in_full(name: str, language: str) -> Json:
    """A battle with its map, its people and how they stand at the beginning."""
    scenario = load_scenario(name)

    class _NoDice:
        def throw(self, sides: int) -> int:
            return 1

    _, state = opening(scenario.field.at(scenario.start), _NoDice())
    people = {who: person_json(being.character, language) for who, being in scenario.start.beings.items()}
    board = board_json(scenario.field, language, scenario.picture)
    more = {"board": board, "people": people, "position": position(scenario.field.at(state))}
    return battle(scenario, language) | more


def _taught(prefixes: tuple[str, ...], language: str) -> list[Json]:
    """The chapters a battle teaches, each once."""
    found: dict[str, Json] = {}
    for prefix in prefixes:
        name = _chapters().get(prefix, {}).get(language, prefix)
        found.setdefault(name, {"chapter": prefix, "name": name})
    return list(found.values())


@cache
def _chapters() -> dict[str, dict[str, str]]:
    """Titles of chapters by the letters their rules begin with."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(rules_folder().glob("*/*.toml"), key=lambda path: (path.parent.name != "tactical", path)):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for rule in table.get("rules", {}):
            found.setdefault(rule.rsplit("-", 1)[0], table.get("title", {}))
    return found


@cache
def _titles() -> dict[tuple[str, str], dict[str, str]]:
    """Titles of chapters by book and chapter."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for path in sorted(rules_folder().glob("*/*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        found.setdefault((path.parent.name, str(table.get("chapter", "rulings"))), table.get("title", {}))
    return found


# -- captains --------------------------------------------------------------------------------------------------------


def captains(language: str) -> Json:
    """Temperaments and strengths."""
    say = messages_in(language).say
    return {
        "temperaments": [{"id": each, "name": say(f"captain-{each}"), "about": say(f"captain-{each}-about")} for each in TEMPERS],
        "strengths": [{"id": each, "name": say(f"strength-{each}"), "about": say(f"strength-{each}-about")} for each in STRENGTHS],
    }


def seats_named(seats: Mapping[str, Json], language: str) -> Json:
    """Who sits where, computers by name."""
    return {letter: seat | _captain_named(seat, language) for letter, seat in seats.items()}


def _captain_named(seat: Json, language: str) -> Json:
    if seat["who"] != "captain":
        return {}
    say = messages_in(language).say
    return {"name": say("captain-name", temper=seat["captain"], rank=say(f"strength-{seat.get('strength', STRENGTHS[1])}"))}


# -- rules -----------------------------------------------------------------------------------------------------------


def rules(language: str, query: str = "") -> list[Json]:
    """All rules, or those in which every word of a query is found, in any language; and those that are meant by another word."""
    asked = " ".join(query.casefold().split())
    meant = _meant(asked)
    found = []
    for rule in ledger().values():
        if is_meant := any(rule.id.rsplit("-", 1)[0] in chapters and _has(rule, rest) for chapters, rest in meant):
            found.append(_rule(rule, language) | {"meant": is_meant})
        elif _has(rule, asked):
            found.append(_rule(rule, language))
    return found


def _has(rule: Rule, asked: str) -> bool:
    return all(word in _searched()[rule.id] for word in asked.split())


@cache
def _searched() -> dict[str, str]:
    """What is searched of every rule: its number, its name and its text in all languages."""
    return {rule.id: " ".join((rule.id, *rule.name.values(), *rule.text.values())).casefold() for rule in ledger().values()}


def _meant(asked: str) -> list[tuple[frozenset[str], str]]:
    """The chapters that other games call by a word of this query, and what else it says."""
    padded = f" {asked} "
    return [(chapters, padded.replace(f" {word} ", " ").strip()) for word, chapters in _other_words().items() if f" {word} " in padded]


@cache
def _other_words() -> dict[str, frozenset[str]]:
    """What players of other games call things, in all languages, and the chapters that rule them."""
    table = tomllib.loads((data_folder() / "search.toml").read_text(encoding="utf-8"))
    return {word.casefold(): frozenset(entry["chapters"]) for entry in table["words"] for word in entry["words"]}


OWN = "computer version"
"""What the ledger says of rules that no book prints, for players at a screen have no table."""


def _rule(rule: Rule, language: str) -> Json:
    title = _titles().get((rule.book, rule.chapter), {}).get(language, rule.chapter)
    return {"id": rule.id, "book": rule.book, "chapter": rule.chapter, "title": title, "name": rule.name[language], "state": rule.state}


def rule(name: str, language: str) -> Json | None:
    """One rule in full."""
    found = ledger().get(name)
    if found is None:
        return None
    cited = [other.id for other in ledger().values() if name in other.rulings or re.search(rf"\b{re.escape(name)}\b", other.text["en"])]
    return _rule(found, language) | {
        "text": found.text[language],
        "source": messages_in(language).say("rule-source-own") if found.source == OWN else found.source,
        "ruling": found.is_ruling,
        "options": [{"id": letter, "text": text[language], "chosen": letter == found.chosen} for letter, text in found.options],
        "chosen": found.chosen,
        "rulings": [{"id": each, "name": ledger()[each].name[language]} for each in found.rulings if each in ledger()],
        "cited": [{"id": each, "name": ledger()[each].name[language]} for each in cited if each not in found.rulings],
        "places": list(citations().get(name, ())),
    }


# -- tables ----------------------------------------------------------------------------------------------------------


SAID = ("id", "title", "source", "note")
"""What an entry says of a table besides its content."""
NO_FIGURES = ("machines", "terrain")
"""Tables of things, not of figures."""


@cache
def tables(language: str) -> list[Json]:
    """Every table of figures with its provenance, as it is written in the data: what editions have in common, and what each says itself."""
    found = []
    for path in sorted(path for path in base_folder().glob("*.toml") if path.stem not in NO_FIGURES):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        own = {name: tomllib.loads(file.read_text(encoding="utf-8")) for name, file in _of_editions(path.name)}
        title = table.get("title")
        name = title[language] if isinstance(title, dict) else path.stem
        entry: dict[str, Any] = {"id": path.stem, "title": name}
        entry |= {key: in_language(table.get(key, ""), language) for key in ("source", "note")}
        entry["provenance"] = _provenance({"": table, **own})
        entry["content"] = _content(table, language)
        found.append(entry | {"editions": {name: _content(lines, language) for name, lines in own.items()}})
    return found


def _of_editions(file: str) -> Iterator[tuple[str, Path]]:
    return ((edition.id, path) for edition in RULESETS.values() if (path := edition.folders[-1] / file).is_file())


def _content(table: Mapping[str, Any], language: str) -> Json:
    return {key: in_language(value, language) for key, value in table.items() if key not in SAID}


def _provenance(value: Any) -> list[str]:
    """Every provenance named anywhere in a table, each once."""
    found: dict[str, None] = {}
    if isinstance(value, dict):
        for key, inner in value.items():
            if "provenance" in key:
                words = inner.values() if isinstance(inner, dict) else inner if isinstance(inner, list) else [inner]
                found |= dict.fromkeys(str(word) for word in words)
            else:
                found |= dict.fromkeys(_provenance(inner))
    return list(found)


def in_language(value: Any, language: str) -> Any:
    """A table with its words in one language."""
    if isinstance(value, dict):
        if "en" in value and language in value:
            return value[language]
        return {key: in_language(inner, language) for key, inner in value.items()}
    return [in_language(inner, language) for inner in value] if isinstance(value, list) else value


def switches(language: str) -> list[Json]:
    """The points players argue about, with the ruling each belongs to and the reading it turns on."""
    found = []
    for name, ((rule_id, letter), *_) in readings_of(Switches).items():
        rule = ledger()[rule_id]
        defaults = {ruleset.id: getattr(ruleset.switches, name) for ruleset in RULESETS.values()}
        words = {"name": rule.name[language], "text": rule.reading(letter, language), "rule": rule_id}
        found.append({"id": name, "default": getattr(Switches(), name), "defaults": defaults} | words)
    return found


SPOKEN_HERE = frozenset({
    "battle/captain", "battle/events", "battle/questions", "battle/refusals", "book", "campaign/marshals", "campaign/refusals", "details",
    "names", "ordertable", "server", "siege/commanders", "siege/refusals", "standing_orders", "texttable",
})  # fmt: skip
"""Texts that the page gets ready-made, with the rest of an answer."""


def words(language: str) -> str:
    """The texts of the page as Fluent source."""
    return "\n".join(path.read_text(encoding="utf-8") for name, path in message_files(language).items() if name not in SPOKEN_HERE)
