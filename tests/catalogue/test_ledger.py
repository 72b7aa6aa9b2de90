"""The ledger: every rule in our own words, and none called done without code that cites it and a test that names it."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

from hauberk.basis.faults import LANGUAGES
from hauberk.ledger import citations, ledger

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
        assert len(rule.text) > 10, rule.id


def test_no_rule_is_done_without_code_and_test() -> None:
    done = {rule.id for rule in ledger().values() if rule.state == "done" and not rule.is_ruling}
    assert not done - set(citations()), "done but not cited in the code"
    assert not done - marked(), "done but no test names it"


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


STORMING = {
    "guiscard": ("context", "houses", "castles", "storming", "storming_engines"),
    "anarchy": ("priory", "castle", "storming", "siege_machines", "mines_and_rubble"),
    "classic": ("moat_and_ladders", "field_works", "engines", "fire_and_healing"),
}
DAYS_OF_SIEGE = {
    "GATE-06", "A-ENTR-04", "A-ENTR-09", "A-HOARD-22", "A-HOARD-23", "A-HOARD-25", "A-OIL-15", "A-MANG-01", "A-MANG-02", "A-MANG-11",
    "A-MANG-12", "SC-CATA-02", "SC-CATA-03", "SC-CATA-04", "SC-CATA-05", "SC-CATA-06", "SC-CATA-07", "SC-CATA-08", "SC-HEAL-01",
    "SC-HEAL-02", *(f"A-MINE-{number:02d}" for number in range(1, 20) if number not in (7, 14)),
}  # fmt: skip
"""What these chapters say of the days of a siege, not of an assault: daily bombardment, building, digging, healing."""


def test_houses_castles_and_stormings_are_complete() -> None:
    """Whatever an assault needs is done in all three games."""
    missing = {rule.id for rule in ledger().values() if rule.state != "done" and rule.chapter in STORMING.get(rule.book, ())}
    assert not missing - DAYS_OF_SIEGE
