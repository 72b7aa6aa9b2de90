"""Everything the program can say has its message in every language, and all languages say the same things."""

from __future__ import annotations

import ast
import re
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hauberk.battle.chapters import ENDINGS
from hauberk.battle.core.tasks import TASKS
from hauberk.board.doors import door_kinds
from hauberk.common.term import Term
from hauberk.play.battle.set_up_machines import MACHINES
from hauberk.play.battle.set_up_works import THINGS
from hauberk.play.wire import snake
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people
from hauberk.tell.battle.names import SHE_BEASTS, WOMEN
from hauberk.tell.battle.voice import VOICE
from hauberk.tell.details import of_term, signed
from hauberk.tell.grammar import FUNCTIONS, SHE, sentence
from hauberk.tell.messages import LANGUAGES, MessageError, Messages, Name, message_files, messages_in
from tests.tell.source import Place, UnreadableError, calls, lacking, named_by_event, terms, throws, union

WEAVING = {"DE", "QUE", "LES", "DI", "A", "DA", "SU", "ED"}
"""Functions that print their argument; the others only look at it."""

READINGS = RULESETS["anarchy"].rules().readings.values()
EVENTS = union("battle/core/events.py", "Event")
QUESTIONS = union("battle/core/questions.py", "Question")
NAMES = (Name("Drogon"), Name("Ayyub"), Name("Sichelgaita", "she"), Name("le cheval de Drogon", "it"))


FILLED_IN = "battle/people/heaps.py"
"""What bars or slows a hex is written down without name and hex: `hindrances` fills them in for whoever comes."""


def given(place: Place, position: int, name: str) -> tuple[bool, ...]:
    """Whether an argument is given; both if it may be empty."""
    if str(place).startswith(FILLED_IN) and name in ("who", "about"):
        return (True,)
    node = place.argument(position, name)
    if node is None or (isinstance(node, ast.Constant) and node.value == ""):
        return (False,)
    ends = (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,)
    return tuple({not (isinstance(end, ast.Constant) and end.value == "") for end in ends})


# -- every key is there ------------------------------------------------------------------------------------------------


def test_the_source_is_read() -> None:
    reasons = set().union(*(place.texts(0, "reason") for place in calls("Refusal")))
    summed = set().union(*(place.texts(1, "reason") for place in terms()))
    assert {"beside_enemy", "cannot_enter_there", "not_adjacent_enemy", "trees_block"} <= reasons
    assert {"die", "range_short", "range_medium", "range_long", "mounting", "dismounting"} <= summed
    assert len(reasons) > 150
    assert len(EVENTS) > 40
    assert len(QUESTIONS) >= 10


def test_every_refusal_has_its_message() -> None:
    assert lacking({f"refusal-{reason}" for place in calls("Refusal") for reason in place.texts(0, "reason")}) == []


def test_every_term_has_its_message() -> None:
    assert lacking({f"term-{reason}" for place in terms() for reason in place.texts(1, "reason")}) == []


def test_every_throw_has_its_purpose() -> None:
    dice = {event.id for rules in RULESETS.values() for event in rules.siege_rules().events.events.values() if event.die}
    purposes = {purpose for place in throws() for purpose in (dice if named_by_event(place) else place.texts(0, "purpose"))}
    assert lacking({f"roll-{purpose}" for purpose in purposes}) == []


def test_every_question_has_its_message() -> None:
    assert lacking({f"question-{snake(kind)}" for kind in QUESTIONS}) == []


def test_every_event_has_its_teller_and_its_message() -> None:
    silent = {kind.__name__ for kind in VOICE.silent}
    assert {kind.__name__ for kind in VOICE.tellers} == set(EVENTS) - silent
    for language, kind in product(LANGUAGES, set(EVENTS) - silent - {"Worked", "Tested"}):  # these two are told task by task
        key = f"event-{snake(kind)}"
        assert any(each == key or each.startswith(f"{key}-") for each in messages_in(language).keys), (language, key)


def test_every_task_has_its_button_and_its_story() -> None:
    assert lacking({f"{word}-{task}" for task in TASKS for word in ("task", "worked")}) == []


def test_every_test_of_a_work_tells_what_came_of_it() -> None:
    keys = messages_in(LANGUAGES[0]).keys
    for place in calls("Tested"):
        named = place.argument(0, "task")
        tasks = set() if isinstance(named, ast.Attribute) else place.texts(0, "task")  # `command.task` is one of the tasks above
        for task in tasks:
            assert any(key.startswith(f"tested-{task}-") for key in keys), (str(place), task)
        try:
            results = place.texts(4, "result")
        except UnreadableError as error:
            if ".result(" not in str(error):  # else it is what a table says: one of the tables must be told in full
                raise
            for task in tasks:
                assert any(all(f"tested-{task}-{result}" in keys for result in table.results) for table in READINGS), str(place)
            continue
        for result in results:
            assert any(key.startswith("tested-") and key.endswith(f"-{result}") for key in keys), (str(place), result)


def test_doors_and_things_have_names() -> None:
    kinds = {"ladder", *door_kinds(), *THINGS}
    assert lacking({f"thing-{kind}" for kind in kinds}) == []


def test_every_way_of_being_shifted_is_told() -> None:
    assert lacking({f"event-shifted-{why}" for place in calls("Shifted") for why in place.texts(2, "why")}) == []


def test_conditions_machines_and_sequences_have_names() -> None:
    numbered = {f"{word}-{number}" for word in ("sequence", "ask") for number in range(1, 6)}
    keys = {f"victory-{kind}" for kind in ENDINGS} | {f"machine-{kind}" for kind in MACHINES} | numbered
    assert lacking(keys) == []


def test_women_and_beasts_are_somebody() -> None:
    assert load_people().characters.keys() >= WOMEN | SHE_BEASTS


# -- every message can be said -----------------------------------------------------------------------------------------


def rules_of(place: Place) -> set[str]:
    """The rules a refusal can name; no message asks which one a zone of a fight names."""
    node = place.argument(1, "rule")
    return {"ASSLT-03"} if isinstance(node, ast.Attribute) and ast.unparse(node) == "zone.rule" else place.texts(1, "rule")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_asks_for_what_it_is_not_given(language: str) -> None:
    messages, problems = messages_in(language), set()
    for place in calls("Refusal"):
        about_given, who_given = given(place, 3, "about"), given(place, 2, "who")
        numbers = {gap: 2 for number, gap in ((5, "needs"), (6, "has")) if given(place, number, gap) == (True,)}
        for reason, who, about, by, asked in product(place.texts(0, "reason"), who_given, about_given, given(place, 4, "by"), "yn"):
            for rule, name in product(rules_of(place), NAMES):
                gaps: dict[str, Any] = {"rule": rule, "has_about": "yes" if about else "no", "has_by": "yes" if by else "no", **numbers}
                gaps |= {"has_question": "yes", "question": name} if asked == "y" else {"has_question": "no"}
                gaps |= ({"who": name} if who else {}) | ({"about": name} if about else {}) | ({"by": name} if by else {})
                for key in {f"refusal-{reason}", f"refusal-{reason}.help"} & messages.keys:
                    try:
                        messages.say(key, **gaps)
                    except MessageError as error:
                        problems.add(f"{place}: {error}")
    assert sorted(problems) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_asks_for_what_it_is_not_given(language: str) -> None:
    problems = set()
    for place in terms():
        for reason, rule, about in product(place.texts(1, "reason"), place.texts(2, "rule"), given(place, 3, "about")):
            try:
                text = str(of_term(messages_in(language), Term(2, reason, rule, "K10" if about else "")))
            except MessageError as error:
                problems.add(f"{place}: {error}")
            else:
                assert text.endswith(f" ({rule})")
    assert sorted(problems) == []


# -- all languages alike -----------------------------------------------------------------------------------------------


class Gaps(Visitor):
    """Collects the variables that a pattern prints, and the functions it calls."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.functions: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name in WEAVING:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)


def patterns(language: str) -> dict[str, Gaps]:
    """Every key of a language with its gaps."""
    found = {}
    for path in message_files(language).values():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                named = [(entry.id.name, entry.value)]
                named += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
                for key, value in named:
                    found[key] = Gaps()
                    found[key].visit(value)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys_and_gaps(language: str) -> None:
    first, other = patterns(LANGUAGES[0]), patterns(language)
    assert sorted(first.keys() ^ other.keys()) == []
    assert {key: gaps.printed for key, gaps in first.items()} == {key: gaps.printed for key, gaps in other.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_call_only_functions_of_their_language(language: str) -> None:
    called = set().union(*(gaps.functions for gaps in patterns(language).values()))
    assert called <= FUNCTIONS[language].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_and_words(language: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in message_files(language).values())
    assert not set("’\t") & set(text)
    assert not re.search(r"\bunit(s|é|és|à)?\b", text, re.IGNORECASE)


ANY_SPOT = {"question-supply_asked", "victory-holds", "victory-gathered"}
"""Where Italian speaks of a spot, not of a place that is held."""


def test_a_place_that_can_be_held_has_one_name_in_italian() -> None:
    """`piazza`, as the glossary has it, in sieges and campaigns alike."""
    found, key = set(), ""
    for path in message_files("it").values():
        for line in path.read_text(encoding="utf-8").splitlines():
            key = line.partition(" ")[0] if re.match(r"[a-z]", line) else key
            if re.search(r"\bluogh?[oi]\b", line, re.IGNORECASE) and not line.startswith("#"):
                found.add(key)
    assert found == ANY_SPOT


# -- saying ------------------------------------------------------------------------------------------------------------


def test_a_missing_key_is_an_error_with_its_name() -> None:
    with pytest.raises(MessageError, match="'no_such_key' in 'fr'"):
        messages_in("fr").say("no_such_key")


def test_a_missing_gap_is_an_error() -> None:
    with pytest.raises(MessageError, match="event-recovered"):
        messages_in("en").say("event-recovered")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MessageError, match="'de'"):
        Messages("de")


def test_sentences_begin_with_capitals() -> None:
    assert sentence("le cheval tombe. il se relève (RIDE-01). ou non ?") == ("Le cheval tombe. Il se relève (RIDE-01). Ou non ?")


def test_signs() -> None:
    assert [signed(value) for value in (3, 0, -2)] == ["+3", "0", "−2"]


@pytest.mark.parametrize(
    "language, function, name, said",
    [
        ("fr", "DE", "Serlon", "de Serlon"),
        ("fr", "DE", "Ayyub", "d'Ayyub"),
        ("fr", "DE", "Yusuf", "de Yusuf"),
        ("fr", "LES", "Normands", "les Normands"),
        ("fr", "LES", "Angevins et Gallois", "les Angevins et Gallois"),
        ("fr", "LES", "personne", "personne"),
        ("fr", "LES", "d'autres", "d'autres"),
        ("fr", "LES", "Garnison d'Exeter", "Garnison d'Exeter"),
        ("fr", "DE", "le cheval de Drogon", "du cheval de Drogon"),
        ("fr", "A", "le bélier", "au bélier"),
        ("fr", "QUE", "Ayyub", "qu'Ayyub"),
        ("it", "DI", "il cavallo di Drogon", "del cavallo di Drogon"),
        ("it", "DI", "Ayyub", "di Ayyub"),
        ("it", "A", "l'ariete", "all'ariete"),
        ("it", "A", "Ayyub", "ad Ayyub"),
        ("it", "SU", "la galleria", "sulla galleria"),
    ],
)
def test_prepositions_melt_with_articles(language: str, function: str, name: str, said: str) -> None:
    assert FUNCTIONS[language][function](name) == said


@pytest.mark.parametrize(
    "language, key, about, text",
    [
        ("fr", "refusal-crew_fights", "le bélier", "Les servants du bélier combattent"),
        ("fr", "refusal-engine_not_served", "la baliste", "Il manque des servants à la baliste"),
        ("it", "refusal-crew_fights", "l'ariete", "I serventi dell'ariete combattono"),
        ("it", "refusal-not_at_the_winches", "la torre d'assedio", "Servono due uomini agli argani della torre d'assedio"),
    ],
)
def test_prepositions_melt_with_the_articles_of_machines(language: str, key: str, about: str, text: str) -> None:
    assert messages_in(language).say(key, who="", about=about) == text


@pytest.mark.parametrize("language, text", [("fr", "Alice est écrasée par la pierre."), ("it", "Alice è schiacciata dalla pietra.")])
def test_stones_strike_women_in_their_own_gender(language: str, text: str) -> None:
    assert messages_in(language).say("tested-stone-killed", who=Name("Alice", SHE), place="A1") == text
