"""One typed line: a command, a question to the table, or the reason why it is neither. Nothing is changed by reading."""

from __future__ import annotations

import json
from dataclasses import dataclass

from hauberk.basis.refusal import Refusal
from hauberk.battle.core.commands import Command
from hauberk.play.wire import Malformed, Wire
from hauberk.text.allowed import fits
from hauberk.text.completing import complete, out_of_place
from hauberk.text.naming import Scene, Stuck, Trouble, Which
from hauberk.text.reading import Sentence, kind_of
from hauberk.text.words import tokens_of

MOST_SIGNS = 4000
"""A longer line is no sentence."""


@dataclass(frozen=True, slots=True)
class Order:
    """A command that was understood."""

    command: Command
    added: bool = False
    """Something was added to what was said, so it is said in full."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A word that asks the table something, with the rest of the line."""

    word: str
    rest: Sentence


Reading = Order | Asking | Refusal | Trouble | Which


def parse(scene: Scene, text: str) -> Reading:
    """What a line means in this position."""
    if len(text) > MOST_SIGNS:
        return Trouble("text-too-long")
    try:
        if text.lstrip().startswith("{"):
            return _from_wire(scene, text)
        return _from_words(scene, tokens_of(text))
    except Stuck as stuck:
        return stuck.why


def parse_command(scene: Scene, sentence: Sentence) -> Order | Refusal:
    """A command from the rest of a line. Raises Stuck."""
    kind = kind_of(scene, sentence, lambda kind: fits(scene.state, kind))
    if isinstance(kind, str):
        raise Stuck(Trouble("text-no-order", kind))
    return _order(scene, sentence, kind)


def _from_words(scene: Scene, tokens: list[str]) -> Reading:
    sentence = Sentence(scene, tokens)
    kind = kind_of(scene, sentence, lambda kind: fits(scene.state, kind))
    return Asking(kind, sentence) if isinstance(kind, str) else _order(scene, sentence, kind)


def _order(scene: Scene, sentence: Sentence, kind: type) -> Order | Refusal:
    if refusal := out_of_place(scene, kind):
        return refusal
    found = complete(scene, kind, sentence.parts(kind))
    return found if isinstance(found, Refusal) else Order(*found)


def _from_wire(scene: Scene, text: str) -> Order | Trouble:
    """A command as on the wire."""
    try:
        message = json.loads(text)
        return Order(Wire(scene.field.board).read_command(message))
    except Malformed as bad:
        return Trouble("text-bad-json", "; ".join(bad.problems))
    except (ValueError, RecursionError):
        return Trouble("text-bad-json", text.strip()[:60])
