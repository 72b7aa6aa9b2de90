"""The ledger: every rule in our own words; none is done without code that cites it, a test that names it, a game that reaches it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from tools import reached

from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.ledger import Rule, citations, ledger, rules_folder

TESTS = Path(__file__).parents[1]


@lru_cache(maxsize=1)
def marked() -> set[str]:
    """Rule ids named by `@pytest.mark.rule(...)` anywhere in the tests."""
    found: set[str] = set()
    for path in TESTS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def test_every_rule_has_a_name_in_three_languages_and_a_text() -> None:
    assert len(ledger()) > 1800
    for rule in ledger().values():
        assert all(rule.name[language].strip() for language in LANGUAGES), rule.id
        assert all(len(rule.text[language]) > 10 for language in LANGUAGES), rule.id


LANGUAGES_TOLD = ("fr", "it")
"""The languages into which every rule text, every question and every reading of a ruling is translated."""

FIGURE = re.compile(r"(?:[A-Z]+-)+[A-Z0-9]+|\b[a-z]+(?:_[a-z]+)+\b|\d+|§")
"""What a translation must not lose or change: rule ids, names of switches, numbers, sections of a rulebook."""


def told(path: Path) -> Iterator[tuple[str, str, str]]:
    """Id, field and words of every rule and ruling in a file; a reading under its letter."""
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    for rule, entry in (*book.get("rules", {}).items(), *book.get("rulings", {}).items()):
        yield from ((rule, field, entry[field]) for field in ("question", "text") if field in entry)
        yield from ((rule, letter, words) for letter, words in entry.get("options", {}).items())


@pytest.mark.parametrize("language", LANGUAGES_TOLD)
def test_every_rule_is_told_in_the_language(language: str) -> None:
    assert not [rule.id for rule in ledger().values() if rule.text[language] == rule.text["en"]]


@pytest.mark.parametrize("language", LANGUAGES_TOLD)
def test_a_translation_says_the_same_figures_in_the_same_order_of_rules(language: str) -> None:
    for path in sorted(rules_folder().glob("*/*.toml")):
        english, translated = list(told(path)), list(told(path.parent / language / path.name))
        assert [line[:2] for line in translated] == [line[:2] for line in english], path
        for (rule, field, said), (_, _, words) in zip(english, translated, strict=True):
            assert sorted(FIGURE.findall(words)) == sorted(FIGURE.findall(said)), (language, rule, field)


def test_every_reading_is_told_and_every_list_is_kept() -> None:
    """A short reading may be the same word in two languages; a list has its lines in all of them."""
    for rule in ledger().values():
        for words in (rule.text, *(words for _, words in rule.options)):
            assert {words[language].count("\n") for language in LANGUAGES_TOLD} == {words["en"].count("\n")}, rule.id
        for letter, words in rule.options:
            assert len(words["en"]) < 20 or words["en"] not in {words[language] for language in LANGUAGES_TOLD}, (rule.id, letter)


def test_french_signs_stand_apart() -> None:
    """The space before a colon and its like, and inside quotation marks, never breaks a line."""
    for rule in ledger().values():
        assert not re.search(r" [:;?!»%]|« |\w[;?!»]", rule.text["fr"]), rule.id


def test_no_rule_is_done_without_code_and_test() -> None:
    done = {rule.id for rule in ledger().values() if rule.state == "done" and not rule.is_ruling}
    assert not done - set(citations()), "done but not cited in the code"
    assert not done - marked(), "done but no test names it"


TABLES, SAID = "a table of a scenario or of the data, read before a game begins", "a definition"
UNREACHED = {
    "A-OXEN-08": TABLES, "C-MAP-02": TABLES, "C-MAP-03": TABLES, "C-MERC-02": TABLES, "C-NOBLE-03": TABLES,
    "C-SETUP-01": TABLES, "MOVE-02": TABLES, "LOF-04": "lines are worked out when a board is looked over, and kept",
    "SCALE-01": SAID, "SCALE-02": SAID, "SCALE-03": SAID,
    "A-MINE-05": "a day of siege digs, but no recorded siege does: its test carries out the day's digging by itself",
    "C-SIEGE-04": "the fate of a garrison is thrown where a siege ends, but no recorded game throws a 3 or 4",
    "C-SIEGE-05": "the fate of a garrison is thrown where a siege ends, but no recorded game throws 5 to 7",
}  # fmt: skip
"""Rules whose code no game comes to between a command and its events, as far as `tools/reached.py` has looked, and why. The list may only
become shorter."""


def test_what_proves_a_rule_is_reached_in_a_game() -> None:
    """One of the places that cite it is come to in the recorded games, in the cases, or by a command in a test that names it."""
    assert reached.unproved(reached.read()) == UNREACHED.keys()


def test_rules_cited_and_tested_exist() -> None:
    assert not set(citations()) - set(ledger())
    assert not marked() - set(ledger())


def test_rulings_that_rules_cite_exist() -> None:
    wrong = {(rule.id, cited) for rule in ledger().values() for cited in rule.rulings if cited not in ledger()}
    assert not wrong


def test_the_tactical_core_and_the_open_country_are_complete() -> None:
    missing = [
        rule.id
        for rule in ledger().values()
        if rule.state != "done" and (rule.book == "tactical" or (rule.book, rule.chapter) == ("anarchy", "open_terrain"))
    ]
    assert not missing


SIEGE_BOOKS = ("guiscard", "anarchy", "classic")


def test_houses_castles_stormings_and_sieges_are_complete() -> None:
    """Whatever a siege and its assaults need is done in all three games, and so is quick resolution."""
    books = [
        rule for rule in ledger().values() if rule.book in SIEGE_BOOKS or (rule.book, rule.chapter) == ("campaigns", "quick_resolution")
    ]
    assert len(books) > 700
    assert not [rule.id for rule in books if rule.state != "done"]


OWN = """
chapter = "walking"
[rules.WALK-01]
name = { en = "Walking", fr = "La marche", it = "La marcia" }
text = "Whoever walks goes on foot."
source = "ours"
state = "open"
[rulings.RULING-W-01]
name = { en = "Running", fr = "La course", it = "La corsa" }
question = "Does running count as walking?"
options = { a = "yes", b = "no" }
chosen = "b"
text = "No: whoever runs has no foot on the ground."
"""
FRENCH = """
[rules.WALK-01]
text = "Qui marche va à pied."
[rulings.RULING-W-01]
question = "Courir, est-ce marcher ?"
text = "Non : qui court ne touche pas terre."
options = { a = "oui", b = "non" }
"""


def own_ledger(folder: Path, french: str) -> dict[str, Rule]:
    """A book of one chapter, told in French too."""
    (folder / "own" / "fr").mkdir(parents=True)
    (folder / "own" / "01_walking.toml").write_text(OWN, encoding="utf-8")
    (folder / "own" / "fr" / "01_walking.toml").write_text(french, encoding="utf-8")
    return ledger(folder)


def test_a_text_in_another_language_lies_beside_its_rule(tmp_path: Path) -> None:
    """What nobody has translated stands in English."""
    rules = own_ledger(tmp_path, FRENCH)
    assert rules["WALK-01"].text["fr"] == "Qui marche va à pied."
    assert rules["WALK-01"].text["it"] == rules["WALK-01"].text["en"] == "Whoever walks goes on foot."
    assert rules["RULING-W-01"].text["fr"] == "Courir, est-ce marcher ? Non : qui court ne touche pas terre."
    assert [words["fr"] for _, words in rules["RULING-W-01"].options] == ["oui", "non"]


def test_every_fault_of_a_translation_is_told(tmp_path: Path) -> None:
    spoilt = FRENCH.replace("[rules.WALK-01]", "[rules.WALK-02]").replace(', b = "non"', "").replace('text = "Non', 'texte = "Non')
    with pytest.raises(BadInput) as told:
        own_ledger(tmp_path, spoilt)
    faults = [str(fault) for fault in told.value.faults]
    assert len(faults) == 4
    assert all(fault.startswith("own/fr/01_walking.toml:") for fault in faults)
    assert any("WALK-02 is not in own/01_walking.toml (did you mean WALK-01?)" in fault for fault in faults)
    assert any("lacks 'b'" in fault for fault in faults)
    assert any("unknown field 'texte'" in fault for fault in faults)
    assert any("lacks 'text'" in fault for fault in faults)
