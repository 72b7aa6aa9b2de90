"""Answers to asking words that need nothing but the position: they change nothing and can be asked at any time."""

from __future__ import annotations

from collections.abc import Callable

from hauberk.basis.refusal import Refusal, Refused
from hauberk.battle.core.being import Being, Side
from hauberk.ledger import ledger
from hauberk.tell.battle.reasons import refusal_text
from hauberk.text.helping import help_on
from hauberk.text.looking import USUAL_DISTANCE, Eyes
from hauberk.text.naming import Stuck, Trouble
from hauberk.text.odds import odds
from hauberk.text.parsing import parse_command
from hauberk.text.reading import Sentence
from hauberk.text.words import alike, plain


def answer(word: str, rest: Sentence, first: Side) -> list[str] | None:
    """The lines that answer an asking word; None if it is not one of these. Raises Stuck."""
    eyes = Eyes(rest.scene)
    answers: dict[str, Callable[[], list[str]]] = {
        "look": lambda: eyes.hex(rest.cell()) if rest.word else eyes.table(first),
        "who": lambda: eyes.who(_man(rest)),
        "where": lambda: eyes.reach(_man(rest)),
        "cost": lambda: eyes.cost(_man(rest), _cells(rest)),
        "near": lambda: eyes.near(_man(rest), rest.number() if rest.word else USUAL_DISTANCE),
        "odds": lambda: _odds(rest),
        "rule": lambda: _rule(rest),
        "help": lambda: help_on(rest.scene, plain(rest.rest())),
    }
    return answers[word]() if word in answers else None


def _man(rest: Sentence) -> Being:
    if not rest.word:
        raise Stuck(Trouble("text-missing", "man"))
    return rest.scene.state.beings[rest.being("")]


def _cells(rest: Sentence) -> tuple[int, ...]:
    keywords = rest.scene.words.keywords("move")
    if rest.word in keywords:
        rest.at += 1
    found = []
    while rest.word:
        found.append(rest.cell())
    if not found:
        raise Stuck(Trouble("text-missing", "path"))
    return tuple(found)


def _odds(rest: Sentence) -> list[str]:
    scene = rest.scene
    if not rest.word:
        raise Stuck(Trouble("text-missing", "do"))
    found = parse_command(scene, rest)
    refusal = found if isinstance(found, Refusal) else None
    if not isinstance(found, Refusal):
        try:
            return odds(scene, found.command)
        except Refused as refused:
            refusal = refused.refusal
    assert refusal is not None
    names = scene.roll.names
    return [refusal_text(names.messages, refusal, scene.position, names.sides)]


def _rule(rest: Sentence) -> list[str]:
    """A rule in our own words with the rulings on it; a beginning lists the names."""
    messages, wanted = rest.scene.roll.names.messages, rest.rest().upper().strip()
    rules = ledger()
    if wanted in rules:
        rule = rules[wanted]
        found = [messages.say("text-rule", rule=rule.id, name=messages.pick(rule.name), text=rule.text)]
        found += [messages.say("text-ruled", letter=letter, text=text) for letter, text in rule.options if letter == rule.chosen]
        return [*found, messages.say("text-see-also", rules=", ".join(rule.rulings))] if rule.rulings else found
    named = [f"{rule.id}, {messages.pick(rule.name)}" for rule in rules.values() if wanted and rule.id.startswith(wanted)]
    if not named:
        raise Stuck(Trouble("text-no-rule", wanted, alike(wanted, rules)))
    return named
