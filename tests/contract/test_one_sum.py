"""A number is summed once: what the story sums is what the table was read with, in random games of all scales and in the written cases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools import golden

from hauberk.battle.core import events as be
from hauberk.board.board import NOWHERE
from hauberk.board.terrain import Cover
from hauberk.campaign import events as ce
from hauberk.common.doing import Rolled
from hauberk.common.term import DIE, Term, total
from hauberk.play.battle.case import Case
from hauberk.play.cases import load_case
from hauberk.play.games import GAMES
from hauberk.play.record import parse, states
from hauberk.play.steps import Undone
from hauberk.play.wire import snake
from hauberk.siege import events as se
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import SIDE_LETTERS
from hauberk.tell.details import plain
from hauberk.tell.messages import messages_in
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from hauberk.tell.voices import VOICES

CASES = Path("docs/cases")
SAFE = {"holds", "parts", "falls", "safe", "strikes", "wakes"}
"""Results of a die of which `needs` says with which sums they come; of all others it says their own."""
OF_ITSELF = {"naphtha", "shoot_siphon", "collapse", "falling_bridge"}
"""Tasks whose `needs` are those of the very result."""


class Books(NamedTuple):
    """The rules of a game by scale; a battle knows only its own."""

    battle: Any
    siege: Any = None
    campaign: Any = None


class Told(NamedTuple):
    """A step of a game: what happened, and how it is told."""

    kind: str
    books: Books
    before: Any
    events: tuple[Any, ...]
    tell: Callable[[], list[Line]]


@cache
def steps() -> tuple[Told, ...]:
    """Every step of the recorded games, which were random, and of the cases of battles."""
    return (*_recorded(), *_written())


def _recorded() -> Iterator[Told]:
    for path in sorted(golden.RECORDS.glob("*.jsonl.gz")):
        record = parse("\n".join(golden.read(path)), path.name)
        game, scenario = GAMES[record.game.kind], record.scenario
        before = game.start(scenario)
        field, state = before.field, before.state
        books, story = _books(game.kind, field, scenario), Story(game, scenario, "en", None, field)
        for entry, after in states(record):
            if not isinstance(entry, Undone):
                yield Told(game.kind, books, state, entry.events, _teller(story, entry.events, state))
            state = after


def _books(kind: str, field: Any, scenario: Any) -> Books:
    if kind == "battle":
        return Books(field.rules)
    return Books(field.battle, field.rules) if kind == "siege" else Books(scenario.ruleset.rules(), field.rules.siege, field.rules)


def _teller(story: Story, events: tuple[Any, ...], state: Any) -> Callable[[], list[Line]]:
    return lambda: story.tell(events, state)


def _written() -> Iterator[Told]:
    for path in sorted(CASES.rglob("*.toml")):
        case = load_case(path)
        assert isinstance(case, Case)
        for ruling in case.rulings():
            names = Names(messages_in("en"), case.field, SIDE_LETTERS)
            yield Told("battle", Books(case.field.rules), ruling.before, ruling.events, _of_case(names, ruling.events, ruling.before))


def _of_case(names: Names, events: tuple[Any, ...], state: Any) -> Callable[[], list[Line]]:
    return lambda: VOICES["battle"].tell(names, events, state, None)


def each_event() -> Iterator[tuple[Books, Any, Any]]:
    """Every event with its rules and the state just before it; events of a siege inside a campaign by themselves."""
    for step in steps():
        state = step.before
        for event in step.events:
            inside = isinstance(event, ce.InSiege)
            yield (step.books, event.of, state.sieges[event.place].days) if inside else (step.books, event, state)
            state = GAMES[step.kind].evolve(state, event)


# -- how each is read ----------------------------------------------------------------------------------------------------


def within(needs: str, score: int) -> bool:
    """Is a sum among those that a table prints: 4, 1–6, ≤ 5, 7+?"""
    if needs.startswith("≤"):
        return score <= int(needs[1:])
    if needs.endswith("+"):
        return score >= int(needs[:-1])
    low, _, high = needs.partition("–")
    return int(low) <= score <= int(high or low)


def fought(books: Books, event: be.Fought, state: Any) -> None:
    table = books.battle.melee
    assert event.column == table.limited(table.column(total(event.differential)) + total(event.shifts))
    assert event.result == table.result(event.column, total(event.die_terms), state.beings[event.target].mounted)


def shot(books: Books, event: be.Shot, state: Any) -> None:
    if event.impact_terms:
        score = total(event.impact_terms)
        assert (event.impact == event.aim) == (score <= books.battle.impact.on_target)
        assert (event.lost == "wide") == (score > books.battle.impact.lost)
    else:
        assert event.impact == event.aim != NOWHERE
    if event.victim:
        hidden = Cover(min(event.cover, Cover.STRONG))
        mounted, column = state.beings[event.victim].mounted, books.battle.weapons[event.weapon].column
        assert (event.result or "-") == books.battle.shots.result(column, total(event.hit_terms), hidden, mounted)
        assert event.cover == max((term.value for term in event.cover_terms), default=0) or len(event.cover_terms) > 1


def by_die(books: Books, event: be.Tested, state: Any) -> None:
    score = total(event.terms)
    if event.needs:
        assert within(event.needs, score) == (event.task in OF_ITSELF or event.result in SAFE), event
    if event.task == "batter":
        table = books.battle.bombardment
        assert int(event.column) == table.column(event.points)
        assert event.letter in {table.blow(material, event.points, score).letter for material in table.blows}
    elif event.task == "oil":
        assert event.letter == books.battle.melee.result(books.battle.melee.labels.index(event.column), score, False)
    elif event.task == "stone" and event.letter:
        hidden = Cover(min(max((term.value for term in event.cover_terms), default=0), Cover.STRONG))
        weapon = books.battle.weapons[event.column]
        assert event.letter == books.battle.shots.result(weapon.column, score, hidden, state.beings[event.man].mounted)
    elif event.column:
        assert event.letter == books.battle.fire.letter(event.column, score)


def yielded(books: Books, event: be.YieldAsked, _: Any) -> None:
    assert event.yields == within(event.needs, total(event.terms)) == (total(event.terms) <= books.battle.figures.capture_yields)
    assert total(event.differential) >= books.battle.figures.capture_differential


def passed(books: Books, event: be.InfiltrationTested, _: Any) -> None:
    assert event.result == books.battle.infiltration.result(total(event.terms))
    assert [event.die] == [term.value for term in event.terms if term.reason == DIE]


def drawn(books: Books, event: se.EventDrawn, state: Any) -> None:
    found = books.siege.event(event.total, state.day)
    assert event.total == total(event.terms)
    assert event.what in ("", found.id if found is not None else "")


def initiative(books: Books, event: se.InitiativeTaken, state: Any) -> None:
    if event.besieger:
        defence = total(event.besieged) > total(event.besieger)
        assert event.side == (state.besieged if defence else state.besieger)


def bombarded(books: Books, event: se.Bombarded, _: Any) -> None:
    table = books.battle.bombardment
    assert event.result in {table.blow(material, event.points, total(event.terms)).letter for material in table.blows}


def fire(books: Books, event: se.FireTried, _: Any) -> None:
    assert event.letter == books.battle.fire.letter(event.column, total(event.terms))
    assert (event.what == "caught") == (event.letter == "F")


def mined(books: Books, event: se.MineSet, __: Any) -> None:
    if event.terms:
        assert within(event.needs, total(event.terms)) == (event.why == "fallen")


def parleyed(books: Books, event: se.Parleyed, __: Any) -> None:
    assert event.total == total(event.terms)
    assert event.yields == (event.total >= event.needs)


def provisions(books: Books, event: se.ProvisionsFound, __: Any) -> None:
    assert event.days == total(event.terms)


def quick(books: Books, event: Any, _: Any) -> None:
    table = books.siege.quick
    attack, defence = total(event.terms[: event.attackers]), total(event.terms[event.attackers :])
    assert event.difference == attack - defence
    faces = range(1, len(table.rows) + 1)
    assert event.letter in {table.letter(event.difference, face + total(event.roll)) for face in faces}


def attitude(books: Books, event: ce.AttitudeTested, _: Any) -> None:
    assert event.result in (total(event.terms), books.campaign.attitude.level(total(event.terms)))
    assert event.what == books.campaign.band(total(event.terms))


def promise(books: Books, event: ce.PromiseTested, _: Any) -> None:
    assert event.result == total(event.terms)
    assert within(event.needs, event.result) == (event.what == "stay")


def slipped(books: Books, event: ce.Slipped, _: Any) -> None:
    assert event.result == books.campaign.refusal.result(total(event.terms))


def capitulated(books: Books, event: ce.Capitulation, _: Any) -> None:
    assert event.score == total(event.terms)
    assert event.percent == books.campaign.capitulation.shares.at(event.score)


def spied(books: Books, event: ce.SpyTried, _: Any) -> None:
    assert event.found == (total(event.terms) <= books.campaign.spies.found)


READ: dict[type, Callable[[Books, Any, Any], None]] = {
    be.Fought: fought, be.Shot: shot, be.Tested: by_die, be.YieldAsked: yielded, be.InfiltrationTested: passed, se.EventDrawn: drawn,
    se.InitiativeTaken: initiative, se.Bombarded: bombarded, se.FireTried: fire, se.MineSet: mined, se.Parleyed: parleyed,
    se.ProvisionsFound: provisions, se.QuickFought: quick, ce.QuickFought: quick, ce.AttitudeTested: attitude, ce.PromiseTested: promise,
    ce.Slipped: slipped, ce.Capitulation: capitulated, ce.SpyTried: spied,
}  # fmt: skip


def sums(event: Any) -> dict[str, tuple[Term, ...]]:
    """The sums of an event by the names of its fields."""
    found = {name: getattr(event, name) for name in type(event).__slots__}
    return {name: value for name, value in found.items() if isinstance(value, tuple) and value and isinstance(value[0], Term)}


def test_every_table_is_read_with_the_sum_that_is_told() -> None:
    seen: Counter[type] = Counter()
    for books, event, state in each_event():
        if type(event) in READ:
            READ[type(event)](books, event, state)
            seen[type(event)] += 1
        else:
            thrown = any(term.reason == DIE for terms in sums(event).values() for term in terms)
            assert not thrown, f"nobody reads {type(event).__name__} a second time"
    assert {kind for kind in READ if not seen[kind]} <= {se.MineSet}, "every table has been read"
    assert sum(seen.values()) > 900


def test_the_story_sums_what_the_table_was_read_with() -> None:
    """Term for term; and what it says they come to is their total."""
    compared = 0
    for step in steps():
        kinds = Counter(type(event) for event in step.events)
        lines = step.tell() if any(kind in READ for kind in kinds) else []
        for event in step.events:
            found = [line for line in lines if line.kind == snake(type(event).__name__) and line.details]
            if type(event) not in READ or kinds[type(event)] > 1 or not sums(event) or not found:
                continue
            (line,) = found
            assert told_terms(line) == Counter(summed(term for terms in sums(event).values() for term in terms) | die_apart(step, event))
            for terms in sums(event).values():
                if len(terms) > 1 and any(term.reason == DIE for term in terms) and not isinstance(event, be.YieldAsked):
                    assert says(line, total(terms)), (line.reckoning, terms)
            compared += 1
    assert compared > 700


def summed(terms: Any) -> dict[tuple[str, str, str], int]:
    """Equal terms are told as one."""
    found: Counter[tuple[str, str, str]] = Counter()
    for term in terms:
        found[(term.reason, term.rule, term.about)] += term.value
    return dict(found)


def told_terms(line: Line) -> Counter[tuple[str, str, str]]:
    """The terms that a line unfolds."""
    return Counter(summed(detail.value for detail in line.details if isinstance(detail.value, Term)))


def die_apart(step: Told, event: Any) -> dict[tuple[str, str, str], int]:
    """The die of a quick fight stands in an event of its own."""
    faces = [each.face for each in step.events if isinstance(each, Rolled) and each.purpose == "quick"]
    return {(DIE, "C-QUICK-07", ""): faces[-1]} if isinstance(event, se.QuickFought | ce.QuickFought) and faces else {}


def says(line: Line, number: int) -> bool:
    """Does a sentence of the reckoning name this number?"""
    texts = [detail.text for detail in line.details if detail.value is None]
    return any(re.search(rf"(?<![\d−]){re.escape(plain(number))}(?!\d)", text) for text in texts)


@pytest.mark.rule("HIT-02")
def test_no_sentence_of_a_reckoning_names_its_rule() -> None:
    """The rule stands beside it, and every term has one."""
    for step in steps():
        for line in step.tell() if any(type(event) in READ for event in step.events) else ():
            for detail in line.details:
                assert not re.search(r"[A-Z]-\d|RULING", detail.text), detail
                assert detail.rule or detail.value is None, detail
